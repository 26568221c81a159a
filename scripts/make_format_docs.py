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


# --- events ---

def ref(name):
    return {"$ref": f"#/$defs/{name}"}


def words(*list_):
    return {"enum": list(list_)}


def number(least, most=None):
    return {"type": "integer", "minimum": least} | ({"maximum": most} if most else {})


ACTOR = {"anyOf": [ref("CarnomorphId"), ref("Seat")]}
TEXT, FLAG, NULL = {"type": "string"}, {"type": "boolean"}, {"type": "null"}
# How each form of events.def looks in JSON; those with WORDS are added to them.
FORMS = {
    "seat": ref("Seat"), "carnomorph": ref("CarnomorphId"), "actor": ACTOR, "opponent": ACTOR, "type": ref("CarnomorphType"),
    "room": ref("Slot"), "corridor": ref("Corridor"), "pod": number(1, 4), "engine": number(1, 3), "slot": ref("Id"),
    "destination": words("A", "B", "C", "D"), "tile": ref("Id"), "phase": ref("Phase"),
    "planet": words("earth", "mars", "venus", "deep_space"),
    "number": number(0), "number_or_null": number(1), "track": number(0), "flag": FLAG, "cost": {"const": True},
    "attack_card": ref("Id"), "event_card": ref("Id"), "wound_card": {"anyOf": [ref("Id"), NULL]},
    "mutation_card": ref("Id"), "adaptation_card": ref("Id"), "objective_card": ref("Id"), "coordinates_card": ref("Id"),
    "character": ref("Id"), "own_card": ref("Id"), "own_cards": {"type": "array", "items": ref("Id")},
    "token": words("blank", "blue", "red", "shambler", "fleshbeast", "butcher"), "exploration": TEXT,
    "thing": ref("Thing"), "things_given": {"type": "array", "items": TEXT}, "things_got": {"type": "array", "items": TEXT},
    "meal": TEXT, "notation": TEXT,
    "noise_face": words("1", "2", "3", "4", "silence", "danger"),
    "combat_face": words("blank", "creeper", "adult", "one", "two"),
    "reaction": words("interruption", "nerves_of_steel", "armor", "motion_scanner", "reroll", "not_attacked", "ignore_wounds",
                      "soften_wound"),
}
SEEN = {"all": "all", "others": "all", "owner": "`seat`", "some": "see there"}


class Event:
    def __init__(self, chapter, name, icon, seen, when, fields):
        self.chapter, self.name, self.icon, self.seen, self.when = chapter, name, icon, seen, when
        self.fields = re.findall(r'(FIELD|NULLABLE|OPTIONAL|FIXED)\((\w+), (?:"(\w+)"|(\w+), \w+)\)', fields)


def read_events():
    """The events of the table in order, and its lists of words."""
    text = re.sub(r"^(//|#).*$", "", (TABLES / "events.def").read_text(encoding="utf-8"), flags=re.M)
    string = r'((?:\s*"(?:[^"\\]|\\.)*")+)'
    lists = {name: re.findall(r'"([^"]*)"', rest) for name, rest in re.findall(r"^WORDS\((\w+), (.*)\)$", text, flags=re.M)}
    events, chapter = [], ""
    entry = rf'^CHAPTER\("([^"]*)"\)$|^EVENT\((\w+), (\w+), (\w+), (\w+),{string},(.*?)\)$(?=\s*(?:EVENT|CHAPTER|\Z))'
    for title, kind, name, icon, seen, when, fields in re.findall(entry, text, flags=re.M | re.S):
        if title:
            chapter = title
            continue
        when = "".join(json.loads(part) for part in re.findall(r'"(?:[^"\\]|\\.)*"', when))
        events.append(Event(chapter, name, icon, seen, when, fields))
    declared = len(re.findall(r"^EVENT\(", text, flags=re.M))
    if declared != len(events):
        raise ValueError(f"events.def: {declared} events, {len(events)} understood")
    return events, lists


def field_schema(macro, word, form, lists):
    if macro == "FIXED":
        return {"const": word}
    schema = FORMS[form] if form in FORMS else words(*lists[form][1 if macro == "OPTIONAL" else 0:])
    return {"anyOf": [schema, NULL]} if macro == "NULLABLE" and "anyOf" not in schema else (
        {"anyOf": schema["anyOf"] + [NULL]} if macro == "NULLABLE" and NULL not in schema["anyOf"] else schema)


def told(events, lists):
    """One alternative for each event: its name and its fields."""
    lines = []
    for event in events:
        fields = {key: field_schema(macro, word, form, lists) for macro, key, word, form in event.fields}
        data = {"type": "object", "properties": fields, "required": [f[1] for f in event.fields if f[0] != "OPTIONAL"],
                "additionalProperties": False}
        line = {"type": "object", "properties": {"event": {"const": event.name}, "data": data}, "required": ["event", "data"]}
        lines.append(" " * 8 + json.dumps(line))
    return '{\n      "anyOf": [\n' + ",\n".join(lines) + "\n      ]\n    }"


def event_tables(events, lists):
    out, chapter = [], None
    for event in events:
        if event.chapter != chapter:
            chapter = event.chapter
            out.append(f"\n## {chapter}\n\n| event | fields | seen by | when |\n| --- | --- | --- | --- |\n")
        fields = ", ".join(f"*`{f[1]}`*" if f[0] == "OPTIONAL" else f"`{f[1]}`" + (f" = `{f[2]}`" if f[0] == "FIXED" else "")
                           for f in event.fields)
        when = event.when
        for macro, key, _, form in event.fields:
            if form in lists:
                named = [word for word in lists[form][1 if macro == "OPTIONAL" else 0:] if word != "none"]
                when += f". `{key}`: " + ", ".join(f"`{word}`" for word in named)
        out.append(f"| `{event.name}` | {fields} | {SEEN[event.seen]} | {when} |\n")
    return "".join(out) + "\n"


# --- the files ---

def unique(names):
    return list(dict.fromkeys(names))


def make_files():
    """The text of every file that has such a list."""
    schema_path, protocol_path, events_path = (FORMATS / name for name in ("protocol.schema.json", "protocol.md", "events.md"))
    schema, protocol, events_page = (path.read_text(encoding="utf-8") for path in (schema_path, protocol_path, events_path))
    purposes = [(name, meaning) for name, meaning in entries("purposes.def", "PURPOSE") if name != "none"]
    schema = with_definition(schema, "Purpose", enum(name for name, _ in purposes))
    rows = "".join(f"| `{name}` | {meaning} |\n" for name, meaning in purposes)
    protocol = with_list(protocol, "purposes", "| purpose | what the answer decides |\n| --- | --- |\n" + rows)
    events, lists = read_events()
    schema = with_definition(schema, "Icon", enum(unique(event.icon for event in events)))
    schema = with_definition(schema, "EventName", enum(unique(event.name for event in events)))
    schema = with_definition(schema, "Told", told(events, lists))
    events_page = with_list(events_page, "events", event_tables(events, lists))
    return {schema_path: schema, protocol_path: protocol, events_path: events_page}


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
