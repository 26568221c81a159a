#!/usr/bin/env python3
"""Makes the lists in docs/formats/ from the tables of the engine (engine/include/carno/*.def).

    scripts/make_format_docs.py            write them
    scripts/make_format_docs.py --check    say which files are out of date (exit 1), write nothing

In Markdown a list stands between <!-- name --> and <!-- /name -->; in the schema it is a definition of that name.
"""

import argparse
import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TABLES = ROOT / "engine" / "include" / "carno"
FORMATS = ROOT / "docs" / "formats"
WIDTH = 150


def entries(table, macro):
    """The arguments of every MACRO("…", name, …) of a table, in order; strings without their quotes."""
    text = re.sub(r"^//.*$", "", (TABLES / table).read_text(encoding="utf-8"), flags=re.M)
    for line in re.findall(rf"^{macro}\((.*?)\)$", text, flags=re.M | re.S):
        parts = re.findall(r'((?:"(?:[^"\\]|\\.)*"\s*)+|[^,"]+)(?:,|$)', line)
        yield ["".join(json.loads(s) for s in re.findall(r'"(?:[^"\\]|\\.)*"', p)) if '"' in p else p.strip() for p in parts]


def wrapped(words, indent):
    lines, line = [], ""
    for word in words:
        if line and len(indent) + len(line) + len(word) + 2 > WIDTH:
            lines.append(indent + line.rstrip())
            line = ""
        line += word + ", "
    return "\n".join(lines + [indent + line.rstrip(", ")])


def enum(words):
    return '{\n      "enum": [\n' + wrapped([json.dumps(word) for word in words], " " * 8) + "\n      ]\n    }"


def with_definition(schema, name, text):
    """The schema's text with one definition put in the place of the one there is."""
    key = f'\n    "{name}": '
    begin = schema.index(key) + len(key)
    _, length = json.JSONDecoder().raw_decode(schema[begin:])
    return schema[:begin] + text + schema[begin + length:]


def with_list(page, name, text):
    head, rest = page.split(f"<!-- {name} -->\n", 1)
    return head + f"<!-- {name} -->\n" + text + f"<!-- /{name} -->\n" + rest.split(f"<!-- /{name} -->\n", 1)[1]


def make_files():
    """The text of every file that has such a list."""
    schema_path, protocol_path = FORMATS / "protocol.schema.json", FORMATS / "protocol.md"
    schema, protocol = schema_path.read_text(encoding="utf-8"), protocol_path.read_text(encoding="utf-8")
    purposes = [(name, meaning) for name, meaning in entries("purposes.def", "PURPOSE") if name != "none"]
    schema = with_definition(schema, "Purpose", enum(name for name, _ in purposes))
    rows = "".join(f"| `{name}` | {meaning} |\n" for name, meaning in purposes)
    protocol = with_list(protocol, "purposes", "| purpose | what the answer decides |\n| --- | --- |\n" + rows)
    return {schema_path: schema, protocol_path: protocol}


def main():
    parser = argparse.ArgumentParser(
        description="Make the lists in docs/formats from the engine's tables.",
        epilog="example: scripts/make_format_docs.py --check",
    )
    parser.add_argument("--check", action="store_true", help="only say whether they are up to date (exit 1 if not)")
    check_only = parser.parse_args().check
    stale = {path: text for path, text in make_files().items() if path.read_text(encoding="utf-8") != text}
    for path, text in stale.items():
        name = path.relative_to(ROOT)
        if check_only:
            print(f"{name} is out of date: run scripts/make_format_docs.py", file=sys.stderr)
        else:
            path.write_text(text, encoding="utf-8")
            print(f"{name} written")
    return 1 if check_only and stale else 0


if __name__ == "__main__":
    sys.exit(main())
