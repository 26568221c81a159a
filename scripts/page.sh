#!/usr/bin/env bash
# Builds the page into build/page if it is not there or a source is newer. Needs node and npm (scripts/setup.sh).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../web"

if [[ ! -e node_modules/.package-lock.json || package-lock.json -nt node_modules/.package-lock.json ]]; then
  echo "page: fetching what it is built with" >&2
  npm install --no-save --no-audit --no-fund --omit-lockfile-registry-resolved --loglevel=error >&2
  touch node_modules/.package-lock.json
fi
newer() { find . -path ./node_modules -prune -o -type f -newer ../build/page/index.html -print -quit; }
if [[ ! -e ../build/page/index.html || -n "$(newer)" ]]; then
  echo "page: building" >&2
  npm run --silent build >&2
fi
