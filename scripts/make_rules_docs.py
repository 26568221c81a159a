#!/usr/bin/env python3
"""Makes docs/rules/*.md from the rule records in content/rules/*.json.

    scripts/make_rules_docs.py            write the pages
    scripts/make_rules_docs.py --check    say which pages are out of date (exit 1), write nothing

Records: an array of {id, title, text, see, source, chapter} per file. chapters.json gives the order and the
titles of the chapters, intros.json a text that opens a chapter's page ("index": the README).
"""

import argparse
import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "content" / "rules"
DOCS = ROOT / "docs" / "rules"
FIELDS = {"id": str, "title": str, "text": str, "see": list, "source": str, "chapter": str}
NOT_RECORDS = ("chapters.json", "intros.json", "titles.")
LANGUAGES = ("pl", "fr", "it")

# A rule id in running text: B4.17, C14.FEED-D2-no-next-miniature, U19b, E7, A6.
ID = re.compile(r"(?<![\w.`/-])(?:[BC]\d{1,2}\.(?:\d{1,2}|FEED-[\w-]+)|U\d{1,2}b?|E\d{1,2}|A[1-8])(?![\w])")


class Problem(Exception):
    """The records contradict each other or the format."""


def read(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def load_records():
    """All records by id in reading order, and the page (file stem) of each chapter."""
    records, pages = {}, {}
    for path in sorted(RULES.glob("*.json")):
        if path.name.startswith(NOT_RECORDS):
            continue
        for record in read(path):
            if set(record) != set(FIELDS) or any(not isinstance(record[k], t) for k, t in FIELDS.items()):
                raise Problem(f"{path.name}: {record.get('id')}: fields must be {', '.join(FIELDS)}")
            if record["id"] in records:
                raise Problem(f"{path.name}: {record['id']} is there twice")
            if pages.setdefault(record["chapter"], path.stem) != path.stem:
                raise Problem(f"{path.name}: chapter {record['chapter']} has two files")
            records[record["id"]] = record
    return records, pages


def check_references(records, pages, chapters, intros):
    for record in records.values():
        for target in record["see"]:
            if target not in records:
                raise Problem(f"{record['id']}: see {target}: no such rule")
        for target in ID.findall(record["text"]):
            if target not in records:
                raise Problem(f"{record['id']}: its text names {target}: no such rule")
    known = [chapter["id"] for chapter in chapters]
    if sorted(known) != sorted(pages):
        raise Problem("chapters.json and the chapters of the records differ")
    if not set(intros) <= set(known) | {"index"}:
        raise Problem("intros.json opens a chapter that does not exist")
    for language in LANGUAGES:
        titles = read(RULES / f"titles.{language}.json")
        differ = set(titles) ^ (set(records) | set(known))
        if differ:
            raise Problem(f"titles.{language}.json: missing or unknown: {', '.join(sorted(differ))}")


def link(target, records, pages, here):
    page = pages[records[target]["chapter"]]
    return f"[{target}]({'' if page == here else page + '.md'}#{target})"


def with_links(text, records, pages, here):
    """Rule ids become links, except in code."""
    def replace(match):
        return link(match.group(), records, pages, here) if match.group() in records else match.group()

    parts = re.split(r"(```.*?```|`[^`\n]*`)", text, flags=re.S)
    return "".join(part if part.startswith("`") else ID.sub(replace, part) for part in parts)


def rule(record, cited_by, records, pages, here):
    foot = [f"Source: {record['source']}."]
    for label, targets in (("See", record["see"]), ("Cited by", cited_by)):
        if targets:
            foot.append(f"{label}: {', '.join(link(t, records, pages, here) for t in targets)}.")
    return (
        f'<a id="{record["id"]}"></a>\n\n### {record["id"]} {record["title"]}\n\n'
        f"{with_links(record['text'], records, pages, here)}\n\n<sub>{' '.join(foot)}</sub>\n"
    )


def make_pages():
    """The text of every page by file name."""
    records, pages = load_records()
    chapters, intros = read(RULES / "chapters.json"), read(RULES / "intros.json")
    check_references(records, pages, chapters, intros)

    cited_by = {id: [] for id in records}
    for record in records.values():
        for target in record["see"]:
            if record["id"] not in records[target]["see"]:
                cited_by[target].append(record["id"])

    out, index = {}, []
    for chapter in chapters:
        here = pages[chapter["id"]]
        members = [r for r in records.values() if r["chapter"] == chapter["id"]]
        heading = f"{chapter['id']} {chapter['title']}"
        blocks = [f"# {heading}\n", "[All chapters](README.md)\n"]
        if chapter["id"] in intros:
            blocks.append(with_links(intros[chapter["id"]], records, pages, here) + "\n")
        blocks += [rule(r, cited_by[r["id"]], records, pages, here) for r in members]
        out[here + ".md"] = "\n".join(blocks)
        index.append(f"| [{heading}]({here}.md) | {members[0]['id']} – {members[-1]['id']} | {len(members)} |")

    out["README.md"] = "\n".join(
        ["# Rules\n", with_links(intros["index"], records, pages, ""), "\n## Chapters\n"]
        + ["| Chapter | Ids | Rules |", "| --- | --- | --- |"] + index
        + ["", f"{len(records)} records. Made by `scripts/make_rules_docs.py`.", ""]
    )
    return out


def main():
    parser = argparse.ArgumentParser(
        description="Make docs/rules from content/rules.", epilog="example: scripts/make_rules_docs.py --check"
    )
    parser.add_argument("--check", action="store_true", help="only say whether the pages are up to date (exit 1 if not)")
    check_only = parser.parse_args().check
    try:
        wanted = make_pages()
    except (Problem, OSError, json.JSONDecodeError) as problem:
        print(f"content/rules: {problem}", file=sys.stderr)
        return 2

    present = {path.name: path for path in DOCS.glob("*.md")}
    stale = [name for name, text in wanted.items()
             if name not in present or present[name].read_text(encoding="utf-8") != text]
    extra = sorted(set(present) - set(wanted))
    if check_only:
        for name in stale + extra:
            print(f"docs/rules/{name} is out of date", file=sys.stderr)
        return 1 if stale or extra else 0

    DOCS.mkdir(parents=True, exist_ok=True)
    for name in stale:
        (DOCS / name).write_text(wanted[name], encoding="utf-8")
    for name in extra:
        print(f"docs/rules/{name} is not made from any chapter: remove it", file=sys.stderr)
    print(f"docs/rules: {len(stale)} of {len(wanted)} pages written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
