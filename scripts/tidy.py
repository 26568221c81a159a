#!/usr/bin/env python3
"""Runs clang-tidy over every source: scripts/tidy.py [FOLDER...] (only what lies in these). Prints what it finds.

It reads the files as they are compiled together (preset "tidy", CARNO_UNITY). What was clean before is not looked at again as long
as its preprocessed text, the settings and the tool are the same: build/tidy/clean holds an empty file for each.
"""
import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUILD = ROOT / "build/tidy"
CLEAN = BUILD / "clean"
TIDY = "clang-tidy-19"


def run(command, **options):
    return subprocess.run(command, cwd=BUILD, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **options)


def sources(folders):
    """The compile commands by what they compile: a unity file stands for the sources it includes."""
    for entry in json.loads((BUILD / "compile_commands.json").read_text()):
        file = pathlib.Path(entry["file"])
        if file.suffix not in (".cpp", ".cxx") or BUILD / "generated" in file.parents:
            continue
        included = re.findall(r'#include "(/[^"]+)"', file.read_text()) if BUILD in file.parents else [str(file)]
        names = [os.path.relpath(name, ROOT) for name in included]
        if not folders or any(name.startswith(folder) for name in names for folder in folders):
            yield file, shlex.split(entry["command"]), names


def fingerprint(command, settings):
    compiler = command[1:] if "ccache" in command[0] else command
    output = compiler.index("-o")
    preprocess = compiler[:output] + compiler[output + 2 :]
    text = run([*(word for word in preprocess if word != "-c"), "-E", "-C", "-dD"])
    if text.returncode != 0:
        return None
    return hashlib.sha256(settings + text.stdout).hexdigest()


def look(file, command, settings):
    """What clang-tidy has to say, or None where nothing has changed since it had nothing to say."""
    key = fingerprint(command, settings)
    if key and (CLEAN / key).exists():
        return None
    # A unity file includes sources by its nature.
    tidy = run([TIDY, "-p", str(BUILD), "--quiet", "--checks=-bugprone-suspicious-include", str(file)])
    if tidy.returncode != 0:
        return (tidy.stdout + tidy.stderr).decode()
    if key:
        (CLEAN / key).touch()
    return ""


def main():
    CLEAN.mkdir(parents=True, exist_ok=True)
    settings = (ROOT / ".clang-tidy").read_bytes() + run([TIDY, "--version"]).stdout
    found, read, known = 0, 0, 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = {pool.submit(look, file, command, settings): names for file, command, names in sources(sys.argv[1:])}
        for job in concurrent.futures.as_completed(jobs):
            text = job.result()
            names = jobs[job]
            if text is None:
                known += len(names)
                continue
            read += len(names)
            if text:
                found += 1
                print(text)
            print(f"{'FOUND' if text else 'clean'}: {' '.join(names)}", flush=True)
    print(f"clang-tidy: {read} sources read, {known} unchanged since they were clean, {found} groups with findings")
    return 1 if found or read + known == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
