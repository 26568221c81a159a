#!/usr/bin/env bash
# Tells one whole game per mode and player count as text, into the directory named (default: this one).
# The games are those of the random policy with fixed seeds; `./check` compares them byte for byte.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
out=${1:-$here}
carno=$here/../../build/release/bin/carno
record=$(mktemp)
trap 'rm -f "$record"' EXIT
mkdir -p "$out"
tell() {
  "$carno" sim --mode "$1" --players "$2" --seed "$3" --record "$record"
  "$carno" replay show "$record" > "$out/$1_$2.txt"
}
tell solo 1 11
for players in 2 3 4 5; do
  tell semi "$players" "2$players"
  tell coop "$players" "3$players"
done
