#!/usr/bin/env python3
"""The figures of carno_bench as a Markdown table.

  bench/table.py                  prints it
  bench/table.py --write          puts it into docs/performance.md, between the two marks there

Every figure is the median of several repetitions. Wants a quiet machine.
"""
import argparse
import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
BEGIN, END = "<!-- bench/table.py -->", "<!-- end of bench/table.py -->"
WHAT = {
    "clone": "a copy of `Game`",
    "decide": "the options of the pending question",
    "clone_and_play": "a copy, and a choice known to be legal carried out up to the next question",
    "clone_and_apply": "the same with the choice checked first",
    "observe": "one seat's `View`",
    "resample": "a possible `Game` behind a `View`",
    "hash": "the state hash",
    "wire_view": "a `View` as the server sends it",
    "wire_changes": "what changed from one decision to the next, for one seat",
    "wire_decision": "a decision as the server sends it",
    "wire_story": "the sentences of one choice for four seats",
    "wire_forecast": "who would feed and attack if nothing changes",
}


def measure(program, repetitions, only):
    command = [program, "--benchmark_format=json", f"--benchmark_repetitions={repetitions}",
               "--benchmark_report_aggregates_only=true", f"--benchmark_filter={only}"]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if done.returncode != 0:
        sys.exit(f"table.py: {program} failed: {done.stderr.strip()}")
    rows = json.loads(done.stdout)["benchmarks"]
    return [row for row in rows if row.get("aggregate_name") == "median"]


def time_of(row):
    scale = {"ns": 1, "us": 1e3, "ms": 1e6, "s": 1e9}[row["time_unit"]]
    ns = row["cpu_time"] * scale
    for limit, divisor, unit in ((1e3, 1, "ns"), (1e6, 1e3, "µs"), (1e9, 1e6, "ms")):
        if ns < limit:
            return f"{ns / divisor:.3g} {unit}"
    return f"{ns / 1e9:.3g} s"


def line_of(row):
    name, *arguments = row["run_name"].split("/")
    if name != "games":
        return f"| `{row['run_name']}` | {WHAT.get(name, '')} | {time_of(row)} |"
    players, observing = arguments
    what = f"whole random games, {players} player{'' if players == '1' else 's'}"
    if observing != "0":
        what += ", with the acting seat's `View` at every decision"
    speed = f"{row['decisions/s'] / 1e6:.2f} million decisions/s, {row['games/s']:,.0f} games/s"
    return f"| `{row['run_name']}` | {what} | {speed} |"


def table(rows):
    return "\n".join(["| benchmark | what | figure |", "|---|---|---|", *map(line_of, rows)])


def write(text):
    path = ROOT / "docs" / "performance.md"
    page = path.read_text()
    if BEGIN not in page or END not in page:
        sys.exit(f"table.py: {path} lacks the marks {BEGIN} and {END}.")
    before, rest = page.split(BEGIN, 1)
    after = rest.split(END, 1)[1]
    path.write_text(f"{before}{BEGIN}\n{text}\n{END}{after}")


def main():
    parser = argparse.ArgumentParser(description="The figures of carno_bench as a Markdown table.")
    parser.add_argument("--program", default=str(ROOT / "build/release/bin/carno_bench"))
    parser.add_argument("--repetitions", type=int, default=5)
    parser.add_argument("--only", default=".", help="a regular expression of benchmark names")
    parser.add_argument("--write", action="store_true", help="put the table into docs/performance.md")
    options = parser.parse_args()
    text = table(measure(options.program, options.repetitions, options.only))
    write(text) if options.write else print(text)


if __name__ == "__main__":
    main()
