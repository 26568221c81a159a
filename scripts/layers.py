#!/usr/bin/env python3
"""Checks that no file of the engine includes one of a layer above its own (docs/architecture.md).

A layer may include itself and those named with it. Prints every include that is not allowed; exits with 1 if there is one.
"""
import pathlib
import re
import sys

ENGINE = pathlib.Path(__file__).resolve().parent.parent / "engine"

# From the bottom up. `race` is the interface races/race.h alone; the rest of races/ answers it.
ALLOWED = {
    "include": set(),
    "core": {"include"},
    "state": {"include", "core"},
    "race": {"include", "core", "state"},
    "rules": {"include", "core", "state", "race"},
    "races": {"include", "core", "state", "race", "rules", "carnomorphs"},
    "effects": {"include", "core", "state", "race", "rules"},
    "flow": {"include", "core", "state", "race", "rules", "effects"},
    "view": {"include", "core", "state", "rules"},  # a sampled state must allow the offer or recipe at hand
    "text": {"include", "core", "state", "rules", "effects"},
}
INCLUDE = re.compile(r'^\s*#\s*include\s*(?:"([^"]+)"|<([^>]+)>)')


def layer_of(path):
    """Of a file as it is included: "state/play.h", "carno/game.h"."""
    if path == "races/race.h":
        return "race"
    if path == "carno/carnomorphs.h":
        return "carnomorphs"  # the names of one race's creatures: nobody's but its own
    first = path.split("/")[0]
    return "include" if first == "carno" else first


def problems():
    for root in (ENGINE / "include", ENGINE / "src"):
        for file in sorted(root.rglob("*")):
            if file.suffix not in (".h", ".cpp", ".def"):
                continue
            here = "include" if root.name == "include" else layer_of(file.relative_to(root).as_posix())
            if here not in ALLOWED:
                yield f"{file.relative_to(ENGINE.parent)}: is in no layer"
                continue
            for number, line in enumerate(file.read_text().splitlines(), 1):
                match = INCLUDE.match(line)
                if not match:
                    continue
                path = match[1] or match[2]
                if match[2] and "/" not in path:
                    continue  # the standard library
                there = layer_of(path)
                if there != here and there not in ALLOWED[here]:
                    yield f"{file.relative_to(ENGINE.parent)}:{number}: {here} must not include {path}"


def main():
    found = list(problems())
    for problem in found:
        print(problem)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
