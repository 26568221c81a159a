#!/bin/sh
# Games per second on one thread and on two, in turns, and the median of the ratios. Wants a quiet machine.
#   bench/threads.sh [pairs] [games]        CARNO=path/to/carno for another binary
set -eu
pairs=${1:-5}
games=${2:-40000}
carno=${CARNO:-build/release/bin/carno}

speed() { "$carno" sim --games "$games" --players 4 --seed 1 --threads "$1" --json | sed 's/.*"games_per_second":\([0-9.]*\).*/\1/'; }

speed 1 > /dev/null # the first run only warms up
i=0
while [ "$i" -lt "$pairs" ]; do
  echo "$(speed 1) $(speed 2)"
  i=$((i + 1))
done | awk '
  { ratio[NR] = $2 / $1; printf "1 thread %8.0f games/s, 2 threads %8.0f games/s: %.3f times\n", $1, $2, ratio[NR] }
  END {
    for (i = 2; i <= NR; ++i) for (j = i; j > 1 && ratio[j] < ratio[j - 1]; --j) {
      swap = ratio[j]; ratio[j] = ratio[j - 1]; ratio[j - 1] = swap
    }
    middle = int((NR + 1) / 2)
    printf "median %.3f\n", NR % 2 ? ratio[middle] : (ratio[middle] + ratio[middle + 1]) / 2
  }'
