"""Both reckoners over cases made at random: `python3 random_cases.py [NUMBER] [SEED]`. Not part of the checks; for a search.

Every difference is counted by name, with the first case that shows it; the cases stay in a folder of their own.
"""

import collections
import datetime
import random
import sys
import tempfile
from pathlib import Path

import compare
import law

KINDS = ["cow", "calf", "goat", "kid", "buffalo", "lamb", "pig", "bull", "elephant", "fowl"]
PLACES = [(place, None) for place in sorted(law.PLACES)] + [
    ("kerala", "1961"),
    ("central", "scale-of-1871"),
    ("central", "section-12-coorg"),
    *((place, "central-reading") for place in ("haryana", "chandigarh", "chhattisgarh", "gujarat")),
]
# Days on both sides of whatever changes, to start a case within a week of
TURNS = ["1891-01-01", "1910-01-01", "1921-09-30", "1922-04-28", "1924-05-01", "1927-01-01", "1928-04-01", "1938-01-20", "1950-01-26"]
TURNS += ["1957-01-01", "1958-01-01", "1959-01-01", "1960-05-01", "1961-01-01", "1966-11-01", "1974-04-01", "2000-01-01"]
TURNS += ["1937-04-01", "1938-04-01", "1938-12-31", "2000-11-05", "2000-11-15", "2001-01-01", "2014-06-02"]
OTHERS = [("catching", "per-head"), ("maintenance", "per-head-per-day"), ("transport", "per-head")]
CHOICES = {
    "feeding-days": ["nights", "blocks"],
    "feeding-from": ["seizure"],
    "first-day": ["counted"],
    "refusal-wait": ["as-unclaimed"],
    "month-end": ["runs-over"],
    "how-many": ["least-value"],
    "round-at": ["total"],
    "closed-day": ["next-open"],
    "daily-from": ["sooner", "later"],
}


def toml(value):
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(part)}" for key, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    return str(value) if isinstance(value, int) else f'"{value}"'


def amount(r):
    return r.choice([str(r.randint(0, 3000)), f"{r.randint(0, 900)}.{r.randint(0, 99):02}", f"{r.randint(1, 15)} as"])


def rates(r, kinds):
    seen = []
    for head, unit in [("fine", "per-head"), ("feeding", "per-head-per-day"), *r.sample(OTHERS, r.choice([0, 0, 1, 2]))]:
        for group in [kinds] if r.random() < 0.5 else [[kind] for kind in kinds]:
            line = {"head": head, "kinds": group, "amount": amount(r), "unit": unit}
            if unit == "per-head-per-day" and r.random() < 0.2:
                line["unit"] = "per-head-per-24-hours"
            if unit == "per-head-per-day" and r.random() < 0.3:
                line["from-day"] = r.randint(1, 5)
            if head == "fine" and r.random() < 0.1:
                growth = r.choice([{"growth": "simple"}, {"growth": "compound"}] * 2 + [{}])
                line["repeat"] = {"percent": r.choice(["50", "12.5", "100"])} | growth
            elif head == "fine" and r.random() < 0.2:
                line["unit"] = r.choice(["per-lot", "per-kilogram", "per-head-per-day"])
            elif head == "fine" and r.random() < 0.05:
                line |= {"unit": "times-actual-cost", "amount": r.choice(["2", "1.5"])}
            if r.random() < 0.95:
                seen += split(r, line)
    return {"seen": seen}


def split(r, line):
    """The line as it is, or as two that stand for captures, ages, or numbers at a time; sometimes with a gap or an overlap."""
    way, at = r.choice([None] * 12 + ["captures", "age", "number"]), r.randint(1, 4)
    if way is None:
        return [line]
    if way == "age":
        ends = [{"age": "under-three"}, {"age": "over-three"}]
    else:
        ends = [{way: {"from": 1, "to": at}}, {way: {"from": at + r.choice([1, 1, 1, 1, 2, 0])}}]
    return [line | ends[0], line | {"amount": amount(r)} | ends[1]]


def made(r):
    base = datetime.date(r.choice([2001, 2024, 2026, 2027, 2028]), 1, 1) + datetime.timedelta(r.randrange(365))
    if r.random() < 0.4:
        base = datetime.date.fromisoformat(r.choice(TURNS)) + datetime.timedelta(r.randint(-7, 7))

    def day(first, last, hour=False):
        text = (base + datetime.timedelta(r.randint(first, last))).isoformat()
        return f"{text}T{r.randint(0, 23):02}:{r.randint(0, 59):02}" if hour and r.random() < 0.4 else text

    place, text = r.choice(PLACES)
    given = {"place": place} | ({"text": text} if text else {}) | {"impounded": day(0, 0, True)}
    for name, chance, first, last, hour in [
        ("seized", 0.5, -2, 0, False),
        ("claimed", 0.8, 1, 20, True),
        ("notice", 0.4, 1, 15, False),
        ("deposited", 0.4, 10, 60, False),
    ]:
        if r.random() < chance:
            given[name] = day(first, last, hour)
    if r.random() < 0.4:
        given["ask"] = sorted({day(0, 40), day(0, 40)})
    kinds, priced = r.sample(KINDS, r.randint(1, 4)), r.random() < 0.5
    rows = [{"kind": kind, "heads": r.randint(1, 3)} for kind in kinds]
    for row in rows:
        if r.random() < 0.3:
            row["condition"] = r.choice(["unattached", "weak", "ordinary"])
        if priced:
            row["price"] = r.choice(["100", "250", "700.55", "1000", "1234.56", "5000"])
        if r.random() < 0.2:
            row["capture"] = r.randint(1, 4)
        if r.random() < 0.7:
            row["age"] = r.choice(["under-three", "over-three"])
        if r.random() < 0.6:
            row["kilograms"] = r.randint(1, 200)
    given["animals"] = rows
    if r.random() < 0.5:
        given["expenses"] = [
            r.choice([{"amount": amount(r)}, {"percent": r.choice(["2.5", "5", "1.25"])}]) for _ in range(r.randint(1, 3))
        ]
    given["rates"] = rates(r, kinds) if r.random() < 0.9 else "not-seen"
    chosen = {name: r.choice(ways) for name, ways in CHOICES.items() if r.random() < 0.12}
    if r.random() < 0.8:
        chosen["bands"] = r.choice(["whole-lot", "whole-herd", "marginal"])
    if chosen:
        given["choices"] = chosen
    if r.random() < 0.1:
        given["terms"] = {"not-returned-from": r.randint(2, 4)}
    if r.random() < 0.1:
        given.setdefault("terms", {})["or-from-day"] = r.randint(1, 6)
    if r.random() < 0.2:
        given["situation"] = r.choice(["by-law", "by-law-under-act", "forest", "police"])
    if r.random() < 0.3:
        here = [area for area, places in law.AREAS.items() if place in places.split()] if r.random() < 0.9 else [*law.AREAS]
        given |= {"area": r.choice(here)} if here else {}
    if r.random() < 0.7:
        given["actual-cost"] = amount(r)
    if r.random() < 0.3:
        given["demand"] = [{"head": r.choice(["fine", "feeding", "catching"]), "amount": amount(r)}, {"amount": amount(r)}]
    if r.random() < 0.3:
        given["security"] = {"rates": [{"kinds": kinds, "amount": amount(r)}]} | (
            {"day": day(0, 20), "again": day(21, 250), "again-illegal": r.random() < 0.3} if r.random() < 0.7 else {}
        )
    if r.random() < 0.3:
        switches = ("security", "removal", "trespass-all-cattle", "trespass-fifty")
        given["notified"] = {name: True for name in switches if r.random() < 0.6}
    if r.random() < 0.2:
        given["suit"] = {"claimed": amount(r), "paid": amount(r)}
    if r.random() < 0.2:
        given["order-day"] = day(0, 60)
    if r.random() < 0.5:
        all_of_them = r.random() < 0.5
        lots = [
            {"row": i, "heads": heads if all_of_them else r.randint(1, heads), "price": r.choice(["120", "2500.25"])}
            for i, heads in enumerate(row["heads"] for row in rows)
        ]
        given["sale"] = {"sold-as": "unclaimed" if all_of_them else "refused", "day": day(0, 40), "lots": lots}
        for name in ("sold-as", "day"):
            if r.random() < 0.1:
                del given["sale"][name]
    return given


def main():
    number, seed = (int(a) for a in (sys.argv[1:] + ["500", "1"][len(sys.argv) - 1 :]))
    r, folder = random.Random(seed), Path(tempfile.mkdtemp(prefix="cases-"))
    paths = [folder / f"{i:05}.toml" for i in range(number)]
    for path in paths:
        path.write_text("[expect]\n[given]\n" + "".join(f"{k} = {toml(v)}\n" for k, v in made(r).items()))
    engines = {}
    for i in range(0, number, 500):
        engines |= compare.engine(paths[i : i + 500])
    count, first, failed = collections.Counter(), {}, 0
    for path in paths:
        found, _ = compare.differences(path, engines[path])
        failed += bool(found)
        for line in found:
            name = line.split(":")[0].split(".")[0]
            count[name] += 1
            first.setdefault(name, f"{path.name}: {line}")
    for name, times in count.most_common():
        print(f"{times:6} {name}    {first[name]}")
    print(f"{number - failed} passed, {failed} failed; the cases are in {folder}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
