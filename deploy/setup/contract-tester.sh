#!/usr/bin/env bash
# Installs Schemathesis, which tries the contract against a running portal: below target/, and once.
set -euo pipefail
home=$(cd "$(dirname "$0")/../.." && pwd)/target/tools/schemathesis
if [ ! -f "$home/installed" ]; then
  python3 -m venv "$home"
  "$home/bin/pip" install --quiet --disable-pip-version-check schemathesis==4.32.5 >&2
  touch "$home/installed"
fi
