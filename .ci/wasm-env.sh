# Sourced before every build for wasm32: the compiler flags, in one place for both modules.
# They are set in the environment and not in .cargo/config.toml, because they name this machine's
# folders (to take them out of the result), and because one of the two silently hides the other.
# shellcheck shell=bash disable=SC2034,SC2054

# Only where rustup could not bring the wasm32 target (second road of .ci/setup).
[ -f "$TOOLS/wasm-toolchain" ] && RUSTUP_TOOLCHAIN=$(cat "$TOOLS/wasm-toolchain") && export RUSTUP_TOOLCHAIN

wasm_flags=(
  # Chromium 80 knows no reference types. Turning the feature off for our own code is not enough:
  # the prebuilt std declares it, and the linker would carry it over; hence the linker's explicit list.
  -Ctarget-feature=-reference-types,-multivalue
  -Clink-arg=--no-check-features
  -Clink-arg=--features=bulk-memory,bulk-memory-opt,mutable-globals,nontrapping-fptoint,sign-ext
)

# Panic messages carry source paths. Renamed, they tell nothing of the builder, and two clones in
# different folders give the same bytes. The last matching prefix wins, so the narrow ones come last.
sysroot=$(rustc --print sysroot)
commit=$(rustc -vV | sed -n 's/^commit-hash: //p')
wasm_flags+=(
  "--remap-path-prefix=$CARGO_HOME_DIR=/cargo"
  "--remap-path-prefix=$sysroot=/rust"
  "--remap-path-prefix=$sysroot/lib/rustlib/src/rust=/rustc/$commit"
  "--remap-path-prefix=$ROOT=/pound-reckoner"
)
# The folder below registry/src is named after the registry or mirror in use. It may not be there yet
# (crates are unpacked only when they are compiled), but the downloads' folder of the same name is.
for crates in "$CARGO_HOME_DIR"/registry/cache/*/; do
  wasm_flags+=("--remap-path-prefix=$CARGO_HOME_DIR/registry/src/$(basename "$crates")=/crates")
done

# The encoded form keeps folders with spaces whole.
CARGO_ENCODED_RUSTFLAGS=$(IFS=$'\x1f'; printf '%s' "${wasm_flags[*]}")
export CARGO_ENCODED_RUSTFLAGS
unset RUSTFLAGS RUSTC_WORKSPACE_WRAPPER
export RUSTC_WRAPPER=$ROOT/.ci/rustc-wrapper
# A user's own settings must not change the bytes.
unset CARGO_BUILD_TARGET CARGO_PROFILE_RELEASE_LTO CARGO_PROFILE_RELEASE_OPT_LEVEL CARGO_PROFILE_RELEASE_DEBUG

WASM_OPT_FEATURES=(--enable-bulk-memory --enable-bulk-memory-opt --enable-nontrapping-float-to-int --enable-sign-ext --enable-mutable-globals)
# What Trunk does to the page's first half (index.html), done to modules that it does not see.
WASM_OPT_SMALL=(-Oz "${WASM_OPT_FEATURES[@]}" --low-memory-unused --reorder-functions-by-name)

# lean FILE...: module scripts without remarks, space and long names, as the oldest browser reads them.
lean() { local file; for file in "$@"; do esbuild --minify --format=esm --target=chrome80 --log-level=warning --allow-overwrite --outfile="$file" "$file"; done; }
