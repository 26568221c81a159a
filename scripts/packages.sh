#!/usr/bin/env bash
# Fetches the npm packages of a folder if they are not there or its lock file is newer: scripts/packages.sh FOLDER
set -euo pipefail
cd "$1"

[[ ! -e node_modules/.package-lock.json || package-lock.json -nt node_modules/.package-lock.json ]] || exit 0
echo "packages: fetching those of ${PWD##*/}" >&2
npm install --no-save --no-audit --no-fund --omit-lockfile-registry-resolved --loglevel=error >&2
touch node_modules/.package-lock.json
