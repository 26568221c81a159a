#!/usr/bin/env bash
# Makes the Debian package from the release build (or another: scripts/package.sh debug) and the page, and names it:
# build/package/carno_VERSION_ARCHITECTURE.deb
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

readonly preset="${1:-release}"
scripts/setup.sh package
cmake --preset "$preset" > /dev/null
cmake --build --preset "$preset" --target carno >&2
scripts/page.sh
rm -rf build/package
cpack --config "build/$preset/CPackConfig.cmake" >&2
rm -rf build/package/_CPack_Packages
ls build/package/*.deb
