#!/usr/bin/env bash
# Carno's server beside a boardgame.io server: the same scripted players (carno_load) at both, in turns, on this machine.
#
#   bench/compare_servers.sh            3 pairs of 10 seconds each
#   bench/compare_servers.sh 5 20       5 pairs of 20 seconds
#
# Builds nothing. Wants build/release/bin/carno and carno_load (cmake --build --preset release --target carno carno_load)
# and boardgame.io itself (npm ci in bench/boardgame). Prints a Markdown table; what each run gave is in
# build/compare/runs.jsonl. Carno plays the whole game and writes every choice to the disk before it says so; boardgame.io
# counts to one and keeps it in memory, as it comes.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

readonly pairs="${1:-3}" seconds="${2:-10}" tables=200
readonly carno=build/release/bin/carno load=build/release/bin/carno_load out=build/compare
for needed in "$carno" "$load" bench/boardgame/node_modules/boardgame.io; do
  [[ -e "$needed" ]] || { echo "compare_servers: $needed is missing; the top of this file says how to get it" >&2; exit 1; }
done
mkdir -p "$out"
: > "$out/runs.jsonl"

server_pid=
stop_server() {
  [[ -n "$server_pid" ]] || return 0
  kill "$server_pid" 2> /dev/null || true
  wait "$server_pid" 2> /dev/null || true
  server_pid=
  rm -rf "$out/data"
}
trap stop_server EXIT

resident() { awk '/^VmRSS/ { print $2 }' "/proc/$server_pid/status"; }

start_server() {  # carno|boardgame: sets port and start_ms, the time until it takes connections
  local began
  port=$((20000 + RANDOM % 12000))
  began="$(date +%s%N)"
  if [[ $1 == carno ]]; then
    "$carno" serve --port "$port" --per-address 0 --rate 0 --log error --data "$out/data" > /dev/null &
  else
    NODE_ENV=production node bench/boardgame/server.js "$port" > /dev/null &
  fi
  server_pid=$!
  until (: < "/dev/tcp/127.0.0.1/$port") 2> /dev/null; do
    kill -0 "$server_pid"
    sleep 0.002
  done
  start_ms=$((($(date +%s%N) - began) / 1000000))
}

measure() {  # carno|boardgame RUN LOAD-OPTION...
  local server=$1 run=$2 before after load_pid figures kind=()
  shift 2
  start_server "$server"
  sleep 0.3
  before="$(resident)"
  [[ $server == carno ]] || kind=(--boardgame)
  "$load" --port "$port" --tables "$tables" --seconds "$seconds" "${kind[@]}" "$@" > "$out/load.json" &
  load_pid=$!
  while kill -0 "$load_pid" 2> /dev/null; do
    after="$(resident)"
    sleep 0.1
  done
  wait "$load_pid"
  figures="$(cat "$out/load.json")"
  echo "{\"server\":\"$server\",\"run\":\"$run\",\"start_ms\":$start_ms,\"kb_per_table\":$(((after - before) / tables)),${figures#\{}" \
    | tee -a "$out/runs.jsonl" >&2
  stop_server
}

for ((pair = 1; pair <= pairs; ++pair)); do
  echo "pair $pair of $pairs" >&2
  for server in carno boardgame; do
    spare=0  # Carno's games come to an end: there must be a next one
    [[ $server != carno ]] || spare=$((80 * seconds))
    measure "$server" flat4 --players 4 --pace 0 --spare "$spare"
    measure "$server" flat5 --players 5 --pace 0 --spare "$spare"
    measure "$server" pace4 --players 4 --pace 500
  done
  measure carno bots --players 4 --bots 3 --pace 500
done
node bench/boardgame/table.js "$out/runs.jsonl"
