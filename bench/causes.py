"""How often `isaview diff` names the cause of a known change: named, not seen and wrong, for each table of pairs.

    python bench/causes.py [-v]

`changes/pairs.toml` says what was changed in each pair and which causes are true of it; `changes/make.py` made the texts.
"""

from __future__ import annotations

import sys
import tarfile
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from isaview import read, report
from isaview.compare.changes import KernelChange, compare
from isaview.compare.models import Models, body_of
from isaview.compare.pairing import Subject, subjects
from isaview.reports.report import Analysed

HERE = Path(__file__).parent / "changes"
MEASURING = {"live", "loop", "occupancy"}
"""Kinds that say how much, and name no change."""


def pairs() -> Iterator[tuple[dict[str, Any], str, bytes, bytes]]:
    """Every pair: its row, its target and both texts."""
    with tarfile.open(HERE / "texts.tar.xz") as archive:
        texts = {member.name: archive.extractfile(member).read() for member in archive}  # type: ignore[union-attr]
    for row in tomllib.loads((HERE / "pairs.toml").read_text(encoding="utf-8"))["pair"]:
        for target in row["targets"]:
            old, new = (texts[f"{row['name']}.{target}.{side}"] for side in ("old", "new"))
            yield row, target, old, new


def side(text: bytes) -> list[Subject]:
    """The kernels of a text with their models."""
    analysed: list[Analysed] = []
    made = report(read(text), analysed=analysed)
    return subjects(made, bodies=list(map(body_of, analysed)), models=Models(lambda: analysed))


def changed(old: bytes, new: bytes) -> KernelChange:
    """What became of the kernel of a pair."""
    changes = compare(side(old), side(new))
    return next(change for change in changes.kernels if change.subject.report.is_entry)


def judged(row: dict[str, Any], one: KernelChange) -> tuple[str, set[str]]:
    """Whether the cause is named, not seen or wrong, and the kinds that are wrong."""
    kinds = {cause.kind for cause in one.causes} - MEASURING
    wrong = kinds - {*row["cause"], *row.get("also", ())}
    if kinds & {*row["cause"]}:
        return ("wrong" if wrong else "named"), wrong
    return ("wrong" if wrong - {"unseen"} else "not seen"), wrong - {"unseen"}


def main(verbose: bool) -> None:
    """Print the score of each table; with `verbose` what is not named, but for the pairs that nothing is adjusted to."""
    scores: dict[str, Counter[str]] = {}
    for row, target, old, new in pairs():
        one = changed(old, new)
        word, wrong = judged(row, one)
        scores.setdefault(row["source"], Counter())[word] += 1
        if verbose and word != "named" and row["source"] != "unseen.cu":
            print(f"{word}: {row['name']} {target}: wanted {' or '.join(row['cause'])}, wrong {sorted(wrong)}")
            print(*(f"    {cause.kind}: {cause.text}" for cause in one.causes), sep="\n")
    for source, tally in scores.items():
        words = ", ".join(f"{word} {tally[word]}" for word in ("named", "not seen", "wrong"))
        print(f"{source:12} {tally.total()} pairs: {words} ({100 * tally['named'] / tally.total():.0f} % named)")


if __name__ == "__main__":
    main("-v" in sys.argv[1:])
