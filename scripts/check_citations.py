#!/usr/bin/env python3
"""A rule id is a citation for people to read and never steers: says where one is compared or looked up.

    scripts/check_citations.py    names every such line (exit 1 if there is one)

What a question is for is its Purpose, what happened is its event's kind; a rule that is cited wrongly must be mended
without changing play.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ID = r"""['"][BCEU]\d+(?:\.\d+)?['"]"""
CPP = re.compile(
    r"""[=!]=\s*(?:carno::)?rule\("|\brule\("[^"]*"\)\s*[=!]=   # rule("B6.12")
      |(?:\.|->)rule\s*[=!]=|[=!]=\s*[\w.()>-]+(?:\.|->)rule\b(?!\s*\()  # event.rule
      |rule_text\([^)]*\)\s*[=!]=|[=!]=\s*rule_text\(|\bpacked\s*[=!]=(?!\s*0\b)|switch\s*\([^)]*\brule\b""",
    re.X,
)
PAGE = re.compile(
    rf"""\.rule\s*[=!]={1,2}(?!=|\s*(?:null|undefined)\b)|[=!]==?\s*{ID}|{ID}\s*[=!]==?   # line.rule === 'B6.12'
      |\[[^\]]*\.rule\b|^\s*(?:case\s+)?{ID}\s*:|[{{,]\s*{ID}\s*:               # table[line.rule], a key of a table
      |\.rule\??\.(?:startsWith|endsWith|includes|match)\(|switch\s*\([^)]*\.rule\b""",
    re.X,
)
PLACES = {
    CPP: [(folder, suffix) for folder in ("engine", "bots", "codec", "cli", "server", "session", "sim", "wasm")
          for suffix in ("*.h", "*.cpp")],
    PAGE: [("web/src", suffix) for suffix in ("*.ts", "*.svelte")],
}
# A scenario says which rule a refusal cites: there the citation is what is looked at.
MAY = {"codec/src/scenario/run.cpp"}


def main():
    found = 0
    for pattern, places in PLACES.items():
        for folder, suffix in places:
            for path in sorted((ROOT / folder).rglob(suffix)):
                name = path.relative_to(ROOT).as_posix()
                if name in MAY:
                    continue
                for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                    if pattern.search(line.split("//")[0] if pattern is CPP else line):
                        print(f"{name}:{number}: a rule id steers: {line.strip()}", file=sys.stderr)
                        found += 1
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
