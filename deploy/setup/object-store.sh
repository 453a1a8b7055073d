#!/usr/bin/env bash
# Installs moto, which speaks S3, for the tests of release storage: below target/, and once. Prints its Python.
set -euo pipefail
home=$(cd "$(dirname "$0")/../.." && pwd)/target/tools/moto
if [ ! -f "$home/installed" ]; then
  python3 -m venv "$home"
  "$home/bin/pip" install --quiet --disable-pip-version-check 'moto[s3]==5.2.5' flask==3.1.3 flask-cors==6.0.5 >&2
  touch "$home/installed"
fi
echo "$home/bin/python"
