#!/usr/bin/env bash
# Runs the browser tests, all or those named: scripts/browser.sh [NAME…]. Needs build/release/bin/carno and build/page.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../tests/browser"
../../scripts/packages.sh .
exec node run.mjs "$@"
