#!/usr/bin/env bash
# 200 tables with four scripted players each keep a human pace for ten seconds: tests/server/load.sh
#
# Judged is what does not depend on how busy the machine is: every choice is taken, the pace of 500 a second is kept, and a live
# table needs at most 64 KB. The latencies are printed; bench/compare_servers.sh measures them. Wants build/release/bin/carno and carno_load.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

readonly tables=200 pace=500 seconds=10 most_kb=64
data="$(mktemp -d)"
server_pid=
finish() {
  [[ -z "$server_pid" ]] || kill "$server_pid" 2> /dev/null || true
  rm -rf "$data"
}
trap finish EXIT
resident() { awk '/^VmRSS/ { print $2 }' "/proc/$server_pid/status"; }
number() { sed -nE "s/.*\"$1\":([0-9.]+).*/\\1/p" "$data/load.json"; }

build/release/bin/carno serve --port 0 --per-address 0 --rate 0 --log error --data "$data" > "$data/said" &
server_pid=$!
until grep -q http "$data/said"; do
  kill -0 "$server_pid" || { echo "load: the server did not start"; exit 1; }
  sleep 0.05
done
port="$(grep -oE '[0-9]+$' "$data/said")"
sleep 0.5  # until it has settled
before="$(resident)"
build/release/bin/carno_load --port "$port" --tables "$tables" --players 4 --seconds "$seconds" --pace "$pace" > "$data/load.json" &
load_pid=$!
after=$before
while kill -0 "$load_pid" 2> /dev/null; do
  after="$(resident)"
  sleep 0.2
done
wait "$load_pid"

kb=$(((after - before) / tables))
echo "$tables tables x 4 players: $(number moves_per_second) choices/s of $pace, $(number refused) refused, p50 $(number p50_ms) ms, p99 $(number p99_ms) ms, $kb KB a table"
[[ "$(number refused)" == 0 ]] || { echo "load: a choice was refused"; exit 1; }
[[ "$(number moves_per_second)" -ge $((pace * 9 / 10)) ]] || { echo "load: the pace was not kept"; exit 1; }
[[ $kb -le $most_kb ]] || { echo "load: more than $most_kb KB a table"; exit 1; }
