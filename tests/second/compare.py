"""Checks both reckoners: the second against what each case expects, and the whole outline of one against the other's.

`python3 compare.py` takes every case; `python3 compare.py CASE.toml …` those. Exit code 1 when any case differs.
Cases in `disputed/` are not among the every: there the engine and the facts differ, and each moves to `tests/cases` once
they agree (its name says the law, the difference shows with `python3 compare.py disputed/*.toml`).
"""

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import reckon

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
CASES = ROOT / "tests" / "cases"


def engine(paths):
    """The engine's outlines, by path. Cargo says nothing unless it fails."""
    build = ["cargo", "build", "--quiet", "--no-default-features", "--example", "outlines"]
    built = subprocess.run(build, cwd=ROOT, stderr=subprocess.PIPE, text=True)
    if built.returncode:
        sys.exit(built.stderr)
    target = Path(os.environ.get("CARGO_TARGET_DIR") or "target")
    program = ROOT / target / "debug" / "examples" / "outlines"
    told = subprocess.run([program, *map(str, paths)], stdout=subprocess.PIPE, text=True, check=True).stdout
    pairs = (line.split("\t", 1) for line in told.splitlines())
    return {Path(path): json.loads(names) for path, names in pairs}


def left_out(name):
    """Names that the second reckoner does not make: the engine's own row ids, its notices, what it
    assumed (switching each is the work of tests/reasons.rs), and its words for refused
    input beyond those that the README spells out. A case that expects one is checked against the engine alone."""
    return name == "notices" or name.startswith(("law.", "problem.", "assumed."))


def differences(path, engines):
    with path.open("rb") as file:
        case = tomllib.load(file)
    try:
        mine = reckon.reckon(case["given"])
    except Exception as error:  # one bad case must not hide the others
        return [f"the second reckoner stops: {error!r}"], 0
    out = []
    for name, worked in case["expect"].items():
        if left_out(name) and name not in mine:
            if engines.get(name, "") != worked:
                out.append(f"{name}: worked {worked}, engine {engines.get(name, 'nothing')}")
        elif mine.get(name, "") != worked:  # an empty value says that there is none
            out.append(f"{name}: worked {worked}, second {mine.get(name, 'nothing')}")
    names = {name for name in mine.keys() | engines.keys() if name in mine or not left_out(name)}
    for name in sorted(names):
        if mine.get(name) != engines.get(name):
            out.append(f"{name}: engine {engines.get(name, 'nothing')}, second {mine.get(name, 'nothing')}")
    return out, len(names)


def main():
    paths = [Path(p).resolve() for p in sys.argv[1:]] or sorted(CASES.rglob("*.toml"))
    engines = engine(paths)
    failed = compared = 0
    for path in paths:
        found, names = differences(path, engines[path])
        compared += names
        if found:
            failed += 1
            print(path.relative_to(CASES) if path.is_relative_to(CASES) else path)
            for line in found:
                print(f"  {line}")
    print(f"{compared} names compared in {len(paths)} cases")
    print(f"{len(paths) - failed} passed, {failed} failed")
    if failed:
        print("Where a change of law has just come in, whoever reviews it writes it into tests/second/law.py, from the source and not from the row (CONTRIBUTING.md).", file=sys.stderr)
    return 1 if failed or not paths else 0


if __name__ == "__main__":
    sys.exit(main())
