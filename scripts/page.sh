#!/usr/bin/env bash
# Builds the page into build/page if it is not there or a source is newer. Needs node and npm (scripts/setup.sh).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../web"
../scripts/packages.sh .
newer() { find . -path ./node_modules -prune -o -type f -newer ../build/page/index.html -print -quit; }
if [[ ! -e ../build/page/index.html || -n "$(newer)" ]]; then
  echo "page: building" >&2
  npm run --silent build >&2
fi
