#!/usr/bin/env python3
"""Line coverage of engine/src after the programs of a --coverage build have run.

    scripts/coverage.py BUILD_DIR [--least PERCENT] [--lines]

Prints a line per file that is not wholly covered, with --lines the uncovered lines themselves, and the total. Exits
with 1 if the total is below PERCENT. A line with nothing but a closing brace is not counted: what gcov sees there is
the clean-up after an exception.
"""
import argparse
import collections
import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def gcov(data_file):
    """What gcov says about one object file: {source path: {line number: times run}}."""
    output = subprocess.run(["gcov", "--json-format", "--stdout", str(data_file)], capture_output=True, check=True).stdout
    lines = collections.defaultdict(dict)
    for document in output.decode().splitlines():
        for file in json.loads(document)["files"]:
            for line in file["lines"]:
                number = line["line_number"]
                lines[file["file"]][number] = max(lines[file["file"]].get(number, 0), line["count"])
    return lines


def engine_coverage(build):
    covered = collections.defaultdict(dict)
    for data_file in sorted(pathlib.Path(build).rglob("*.gcda")):
        for source, lines in gcov(data_file).items():
            path = pathlib.Path(source).resolve()
            if not path.is_relative_to(ROOT / "engine"):
                continue
            known = covered[str(path.relative_to(ROOT))]
            for number, count in lines.items():
                known[number] = max(known.get(number, 0), count)
    return covered


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build")
    parser.add_argument("--least", type=float, default=0.0)
    parser.add_argument("--lines", action="store_true")
    options = parser.parse_args()
    covered = engine_coverage(options.build)
    if not covered:
        sys.exit(f"coverage: nothing of the engine has run in {options.build}")
    total = run = 0
    for source, lines in sorted(covered.items()):
        text = (ROOT / source).read_text().splitlines()
        lines = {number: count for number, count in lines.items() if text[number - 1].strip() != "}"}
        missed = sorted(number for number, count in lines.items() if count == 0)
        total += len(lines)
        run += len(lines) - len(missed)
        if not missed:
            continue
        print(f"{source}: {len(missed)} of {len(lines)} lines never ran: {' '.join(map(str, missed))}")
        if options.lines:
            for number in missed:
                print(f"    {number:4}  {text[number - 1]}")
    percent = 100.0 * run / total
    print(f"engine: {run} of {total} lines ran, {percent:.2f} %")
    if percent < options.least:
        sys.exit(f"coverage: less than {options.least} %")


main()
