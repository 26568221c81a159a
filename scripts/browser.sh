#!/usr/bin/env bash
# Runs the browser tests, all or those named: scripts/browser.sh [NAME…]. Needs build/release/bin/carno and build/page.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../tests/browser"

if [[ ! -e node_modules/.package-lock.json || package-lock.json -nt node_modules/.package-lock.json ]]; then
  echo "browser: fetching what drives it" >&2
  npm install --no-save --no-audit --no-fund --omit-lockfile-registry-resolved --loglevel=error >&2
  touch node_modules/.package-lock.json
fi
exec node run.mjs "$@"
