"""How many findings of each rule are true: draws them for a reader who has not read the rule, and counts the answers.

    python bench/rules.py sample FOLDER… -o findings.md --split final --hits 30 --seed 1
    python bench/rules.py table findings.md
    python bench/rules.py table findings.md --write --corpus "final sources of …"

`sample` takes the dumps of folders, by their manifest*.csv (file or folder, source, split) where they have one. For each rule
it draws up to `--hits` findings, source by source in turn, and sentences that a source has not had first. The reader looks at
the lines, and at the dump where these do not suffice, and writes true, false or unsure behind ``verdict:``. `table` prints what
follows; `--write` makes it the table of isaview/reports/measured.toml.
"""

import argparse
import csv
import datetime
import random
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import isaview
from isaview.base.figures import figure
from isaview.reports.measured import READ, Measurement, measurements
from isaview.reports.rule import Finding, rules

SUFFIXES = (".ptx", ".sass", ".s", ".ll", ".amdgcn", ".llir")
MOST_BYTES = 2_000_000
AROUND = 12
TABLE = Path(isaview.__file__).parent / "reports" / "measured.toml"
ANSWERS = ("true", "false", "unsure")
ENTRY = re.compile(r"^## \d+\. (ISA\d+)")
ANSWER = re.compile(r"^- verdict: *(\w*)")
FIGURES = ("max_threads", "required_threads", "vector_registers", "scalar_registers", "shared_bytes", "spilled_bytes")


class Hit(NamedTuple):
    """A finding, its kernel with the figures that a reader may want, and where it is."""

    source: str
    path: Path
    kernel: str
    figures: str
    finding: Finding


def dumps(folder: Path, split: str) -> list[tuple[Path, str]]:
    """The dumps of a split with their sources; without a manifest all of them, a source being the first folder."""
    rows: list[dict[str, str]] = []
    for manifest in folder.glob("manifest*.csv"):
        with manifest.open(encoding="utf-8", newline="") as opened:
            rows += csv.DictReader(opened)
    if not rows:
        found = (path for path in sorted(folder.rglob("*")) if path.suffix in SUFFIXES)
        return [(path, path.relative_to(folder).parts[0]) for path in found]
    chosen = [(folder / (row.get("file") or row["folder"]), row["source"]) for row in rows if split in ("", row["split"])]
    return sorted((path, source) for at, source in chosen for path in (at.iterdir() if at.is_dir() else (at,)))


def hits(chosen: list[tuple[Path, str]], codes: tuple[str, ...]) -> Iterator[Hit]:
    """All findings of rules, those off the screen too."""
    for path, source in chosen:
        if path.suffix not in SUFFIXES or not path.exists() or path.stat().st_size > MOST_BYTES:
            continue
        print(path, file=sys.stderr)
        for kernel in isaview.report(str(path), select=codes or ("all",)).kernels:
            known = {name: one for name, one in kernel.measures.items() if name in FIGURES and one.is_known}
            waves = kernel.results.get("occupancy")
            texts = [f"{name} {figure(one)}" for name, one in known.items()]
            texts += [f"occupancy {figure(waves.waves)} limited by {', '.join(waves.limited_by)}"] if waves else []
            yield from (Hit(source, path, kernel.demangled, ", ".join(texts), one) for one in kernel.findings or ())


def drawn(found: list[Hit], most: int, chance: random.Random) -> list[Hit]:
    """Up to so many findings of one rule, source by source in turn, sentences that a source has not had first."""
    by_source: dict[str, list[Hit]] = defaultdict(list)
    for hit in chance.sample(found, len(found)):
        by_source[hit.source].append(hit)
    for of_source in by_source.values():
        seen: Counter[str] = Counter()
        order: list[tuple[int, int, Hit]] = []
        for hit in of_source:
            key = re.sub(r"\d+", "", hit.finding.message)
            seen[key] += 1
            order.append((seen[key], len(order), hit))
        of_source[:] = [hit for *_, hit in sorted(order, key=lambda one: one[:2])]
    chosen: list[Hit] = []
    sources = chance.sample(sorted(by_source), len(by_source))
    while len(chosen) < min(most, len(found)):
        chosen += [by_source[source].pop(0) for source in sources if by_source[source]]
    return chosen[:most]


def shown(number: int, hit: Hit) -> str:
    """One finding for the reader, its line marked among those around it."""
    one, lines = hit.finding, hit.path.read_text(encoding="utf-8", errors="replace").split("\n")
    first, last = max(1, one.line - AROUND), min(len(lines), one.line + AROUND)
    text = "\n".join(f"{'>' if at == one.line else ' '}{at:6d}  {lines[at - 1][:140]}" for at in range(first, last + 1))
    return (
        f"## {number}. {one.code} {one.name}\n\n- says: {one.message}\n- kernel: {hit.kernel}\n"
        f"- at: {hit.path}:{one.line}{f' ({one.source})' if one.source else ''}\n- figures: {hit.figures}\n"
        f"- verdict: \n- note: \n\n```\n{text}\n```\n"
    )


def sample(given: argparse.Namespace) -> None:
    """Write the file for the reader."""
    chance = random.Random(given.seed)
    by_rule: dict[str, list[Hit]] = defaultdict(list)
    chosen = [dump for folder in given.folders for dump in dumps(folder, given.split)]
    for hit in hits(chosen, tuple(given.rule)):
        by_rule[hit.finding.code].append(hit)
    read = [hit for code in sorted(by_rule) for hit in drawn(by_rule[code], given.hits, chance)]
    head = "For each finding: is what it says true of the kernel? Write true, false or unsure behind `verdict:`.\n"
    text = "\n".join([head, *(shown(number, hit) for number, hit in enumerate(read, 1))])
    given.output.write_text(text, encoding="utf-8")
    counts = "  ".join(f"{code} {min(len(found), given.hits)}/{len(found)}" for code, found in sorted(by_rule.items()))
    print(f"{len(read)} of {sum(map(len, by_rule.values())):,} findings in {given.output}\n{counts}")


def answers(text: str) -> dict[str, Counter[str]]:
    """The answers by rule; what has none counts for nothing."""
    found: dict[str, Counter[str]] = defaultdict(Counter)
    code = ""
    for line in text.split("\n"):
        entry, answer = ENTRY.match(line), ANSWER.match(line)
        code = entry[1] if entry else code
        if code and answer and answer[1]:
            if answer[1].lower() not in ANSWERS:
                raise SystemExit(f"{code}: the verdict is {', '.join(ANSWERS)}, not {answer[1]!r}")
            found[code][answer[1].lower()] += 1
    return found


def table(given: argparse.Namespace) -> None:
    """Print the table, and write it where that is asked for."""
    found = answers(given.file.read_text(encoding="utf-8"))
    print(f"{'rule':8}{'hits':>6}{'true':>6}{'false':>7}{'unsure':>8}{'share':>8}  verdict")
    rows = []
    for rule in rules():
        counts = found.get(rule.code, Counter())
        textbook = rule.code in measurements() and measurements()[rule.code].textbook
        row = Measurement(rule.code, counts.total(), counts["true"], given.date, given.corpus, textbook)
        rows += [row] if row.hits else []
        share = f"{row.true / row.hits:.0%}" if row.hits else "–"
        print(f"{row.rule:8}{row.hits:6}{row.true:6}{counts['false']:7}{counts['unsure']:8}{share:>8}  {row.verdict}")
    every = sum(row.hits for row in rows)
    print(f"{'all':8}{every:6}{sum(row.true for row in rows):6}")
    if given.write:
        head = next(line for line in TABLE.read_text(encoding="utf-8").splitlines() if line.startswith("#"))
        texts = [
            f'\n[[row]]\nrule = "{row.rule}"\nhits = {row.hits}\ntrue = {row.true}\ndate = "{row.date}"\n'
            f'corpus = "{row.corpus}"\n{"textbook = true" * row.textbook}{chr(10) * row.textbook}'
            for row in rows
        ]
        TABLE.write_text("".join([f"{head}\n", *texts]), encoding="utf-8")


def main() -> None:
    """Run one of the two."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    modes = parser.add_subparsers(required=True)
    drawing, counting = modes.add_parser("sample"), modes.add_parser("table")
    drawing.add_argument("folders", type=Path, nargs="+")
    drawing.add_argument("-o", "--output", type=Path, default=Path("findings.md"))
    drawing.add_argument("--split", default="", help="of the manifest: final, choose or fit")
    drawing.add_argument("--rule", action="append", default=[])
    drawing.add_argument("--hits", type=int, default=READ)
    drawing.add_argument("--seed", type=int, default=1)
    drawing.set_defaults(run=sample)
    counting.add_argument("file", type=Path)
    counting.add_argument("--write", action="store_true")
    counting.add_argument("--corpus", default="kernels of sources left out")
    counting.add_argument("--date", default=datetime.date.today().isoformat())
    counting.set_defaults(run=table)
    given = parser.parse_args()
    given.run(given)


if __name__ == "__main__":
    main()
