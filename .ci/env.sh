# Sourced by the scripts beside it: where the checkout and the tools are, and which versions are pinned.
# shellcheck shell=bash disable=SC2034

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)

# A service account may have no HOME; cargo and npm then ask the system who we are, and so do we.
if [ -z "${HOME:-}" ]; then
  HOME=$(getent passwd "$(id -u)" 2>/dev/null | cut -d: -f6 || true)
  [ -n "$HOME" ] && [ -w "$HOME" ] || HOME=$ROOT/target/home
  mkdir -p "$HOME"
  export HOME
fi

# Kept between runs and shared by all clones; safe to delete at any time.
TOOLS=${POUND_RECKONER_TOOLS:-${XDG_CACHE_HOME:-$HOME/.cache}/pound-reckoner}
DIST=${POUND_RECKONER_DIST:-$ROOT/dist}
CARGO_HOME_DIR=${CARGO_HOME:-$HOME/.cargo}

RUST_VERSION=$(sed -n 's/^channel *= *"\(.*\)"/\1/p' "$ROOT/rust-toolchain.toml")
TRUNK_VERSION=0.21.14
# wasm-bindgen's program and library must be of one version, and the library's stands in the lock file.
BINDGEN_VERSION=$(awk -F'"' '/^name = "wasm-bindgen"$/ { getline; print $2; exit }' "$ROOT/Cargo.lock")
# Drives Firefox in `make matrix`.
GECKODRIVER_VERSION=0.37.1
# Cuts the page's module in two; its other end is a macro of Leptos' (src/app/late.rs).
SPLIT_VERSION=0.2.4
NPM_TOOLS=$TOOLS/npm-$(cksum < "$ROOT/.ci/tools/package-lock.json" | cut -d' ' -f1)

PATH=$TOOLS/trunk-$TRUNK_VERSION/bin:$TOOLS/wasm-bindgen-$BINDGEN_VERSION/bin:$TOOLS/wasm-split-$SPLIT_VERSION/bin:$NPM_TOOLS/node_modules/.bin:$PATH
# rustup's own folder is not yet on PATH in a shell opened before rustup was installed.
[ -x "$CARGO_HOME_DIR/bin/cargo" ] && PATH=$PATH:$CARGO_HOME_DIR/bin
export PATH

# Written by .ci/setup only where the pinned toolchain goes by another name.
[ -f "$TOOLS/toolchain" ] && RUSTUP_TOOLCHAIN=$(cat "$TOOLS/toolchain") && export RUSTUP_TOOLCHAIN

say() { printf '%s\n' "pound-reckoner: $*"; }
fail() { printf '\n%s\n' "pound-reckoner: FAILED: $1" >&2; shift; printf '  %s\n' "$@" >&2; exit 1; }
have() { command -v "$1" >/dev/null 2>&1; }

find_chromium() {
  local name
  for name in ${CHROMIUM:+"$CHROMIUM"} chromium chromium-browser google-chrome google-chrome-stable; do
    if have "$name"; then command -v "$name"; return 0; fi
  done
  return 1
}
