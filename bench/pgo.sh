#!/bin/sh
# For those who play millions of games: build/pgo/bin/carno, compiled with what the compiler learned from 4,000 games
# of the same code. Prints an error if its games are not the same as those of the plain release build.
set -eu
cd "$(dirname "$0")/.."
learn="-fprofile-generate -fprofile-update=prefer-atomic"
use="-fprofile-use -fprofile-correction -Wno-missing-profile -Wno-coverage-mismatch"

build() {
  cmake --preset release -B build/pgo -DCARNO_TESTS=OFF -DCARNO_SERVER=OFF -DCARNO_BENCH=OFF \
    -DCMAKE_CXX_COMPILER_LAUNCHER= -DCMAKE_CXX_FLAGS="$1" > /dev/null
  cmake --build build/pgo --target carno
}
signature() { "$1" sim --games 1000 --players 4 --seed 1 --json | sed 's/.*"signature":"\([0-9a-f]*\)".*/\1/'; }

rm -rf build/pgo
build "$learn"
build/pgo/bin/carno sim --games 4000 --players 4 --seed 7 --json > /dev/null
build "$use"
if [ -x build/release/bin/carno ] && [ "$(signature build/pgo/bin/carno)" != "$(signature build/release/bin/carno)" ]; then
  echo "pgo.sh: build/pgo plays other games than build/release; do not use it." >&2
  exit 1
fi
echo "build/pgo/bin/carno plays the games of signature $(signature build/pgo/bin/carno)."
