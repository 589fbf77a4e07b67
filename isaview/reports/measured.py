"""How many findings of each rule were true, by readers who had not read the rule, from ``measured.toml``.

`bench/rules.py` draws the findings, reads the answers, and writes the table. A rule with too many that were not true is off the
screen: only who selects it gets its findings.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Literal

from msgspec import Struct

from isaview.base.plugins import make_record, read_toml

READ = 30
"""Findings of a rule that are read, at most."""
TRUE = 27
"""Of these, the findings that have to be true, or the rule leaves the screen."""
Verdict = Literal["holds", "off the screen", "not measured"]


class Measurement(Struct, frozen=True):
    """A rule: of ``hits`` read on a ``date`` on dumps of a ``corpus`` so many were ``true``, others false or unsure.

    ``textbook``: its cases of the textbook are all named, and none of their fixed twins.
    """

    rule: str
    hits: int
    true: int
    date: str
    corpus: str
    textbook: bool = False

    @property
    def verdict(self) -> Verdict:
        """Off the screen once `TRUE` of `READ` cannot be reached any more; not measured where fewer were read.

        A rule of the textbook leaves the screen only where `READ` were read.
        """
        if self.hits - self.true > READ - TRUE and not (self.textbook and self.hits < READ):
            return "off the screen"
        return "holds" if self.hits >= READ else "not measured"

    @property
    def sentence(self) -> str:
        """The verdict as the page of a rule has it."""
        seen = f"{self.true} of {self.hits} findings were true on {self.date}, on {self.corpus}"
        return {
            "holds": f"{seen}.",
            "off the screen": f"{seen}: it is asked only where it is selected.",
            "not measured": f"Not measured: too few findings. {seen[0].upper()}{seen[1:]}.",
        }[self.verdict]


@cache
def measurements() -> Mapping[str, Measurement]:
    """The rows of the table by rule."""
    rows = read_toml(Path(__file__).with_name("measured.toml")).get("row", [])
    return {row["rule"]: make_record(Measurement, row, f"measured.toml: {row.get('rule')}") for row in rows}


def sentence_of(rule: str) -> str:
    """What was measured of a rule, as a sentence."""
    row = measurements().get(rule)
    return "Not measured: too few findings were read." if row is None else row.sentence
