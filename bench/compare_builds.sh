#!/usr/bin/env bash
# Random play by two builds of carno, in turns: decisions per second of processor time, the ratio of every pair, the median and its spread.
#   bench/compare_builds.sh OLD NEW [PAIRS] [GAMES]
# Processor time, not the clock's, so that a busy machine disturbs little; rates, not times, so that builds with other rules compare.
set -euo pipefail
[[ $# -ge 2 ]] || { sed -n 's/^# \{0,2\}//p' "$0" | sed -n 2,4p >&2; exit 2; }
readonly old=$1 new=$2 pairs=${3:-5} games=${4:-20000}
TIMEFORMAT='%U %S'

speed() {  # CARNO
  { time "$1" sim --games "$games" --players 4 --seed 1 --json; } 2>&1 |
    awk '/"decisions"/ { match($0, /"decisions": *[0-9]+/); split(substr($0, RSTART, RLENGTH), part, ": *"); decisions = part[2] }
         END { printf "%.0f\n", decisions / ($1 + $2) }'
}

speed "$old" > /dev/null  # the first runs only warm up
speed "$new" > /dev/null
for ((pair = 0; pair < pairs; ++pair)); do
  if ((pair % 2)); then
    after="$(speed "$new")" before="$(speed "$old")"
  else
    before="$(speed "$old")" after="$(speed "$new")"
  fi
  echo "$before $after"
done | awk '
  { ratio[NR] = $2 / $1; printf "old %9d decisions/s, new %9d decisions/s: %.3f times\n", $1, $2, ratio[NR] }
  END {
    for (i = 2; i <= NR; ++i) for (j = i; j > 1 && ratio[j] < ratio[j - 1]; --j) {
      swap = ratio[j]; ratio[j] = ratio[j - 1]; ratio[j - 1] = swap
    }
    middle = int((NR + 1) / 2)
    median = NR % 2 ? ratio[middle] : (ratio[middle] + ratio[middle + 1]) / 2
    printf "median %.3f (%.3f to %.3f in %d pairs)\n", median, ratio[1], ratio[NR], NR
  }'
