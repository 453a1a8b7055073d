#!/usr/bin/env bash
# Installs the system packages a verb needs: through apt when root, otherwise says the one line to run.
set -euo pipefail
verb=${1:-run}

need=()
command -v cc    >/dev/null || need+=(build-essential)
command -v cmake >/dev/null || need+=(cmake)
if [ "$verb" = test ]; then
  command -v chromium-headless-shell >/dev/null || need+=(chromium-headless-shell)
  command -v pebble >/dev/null || need+=(pebble)
  # promtool comes with it; nothing of ours starts the server.
  command -v promtool >/dev/null || need+=(prometheus)
  command -v redis-server >/dev/null || need+=(redis-server)
  python3 -c 'import ensurepip, venv' 2>/dev/null || need+=(python3-venv)
  compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || need+=(postgresql)
fi
# An object store to test against; it needs Python, so it comes when packages are there.
object_store() {
  [ "$verb" = test ] && "$(dirname "$0")/object-store.sh" >/dev/null
  return 0
}
[ ${#need[@]} -eq 0 ] && { object_store; exit 0; }

line="apt-get install -y ${need[*]}"
if [ "$(id -u)" != 0 ]; then
  echo "jetway: some system packages are missing. Run this line, then try again:" >&2
  echo "  sudo apt-get update && sudo $line" >&2
  exit 1
fi
echo "jetway: installing ${need[*]}"
apt-get update -qq
DEBIAN_FRONTEND=noninteractive $line -qq >/dev/null
object_store
