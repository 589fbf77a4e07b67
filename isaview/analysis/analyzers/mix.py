"""A kernel's instructions by class and opcode, and the bytes they move, counted from the text.

Counts are exact and sum to the number of instructions. ``weighted`` assumes that each loop runs `LOOP_WEIGHT` times and every
branch is taken equally: it says where the work is likely to be, not how much there is. Bytes are those of each instruction
executed once: per lane, and apart from those, per wave (scalar loads) and per group (bulk copies).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from msgspec import Struct

from isaview.analysis.contract import Analyzer, Context
from isaview.analysis.tally import LOOP_WEIGHT, block_tallies, classes, opcodes, traffic, unsized_accesses, weighted_classes
from isaview.base.measure import Measure, counted_measure
from isaview.base.words import Counts


class Mix(Struct, frozen=True):
    """Instructions by class and opcode, and bytes moved by space and kind of access.

    ``bytes`` is per lane, ``wave_bytes`` per wave, ``group_bytes`` per group; ``unsized`` counts the accesses whose size the
    text does not say, which are in none of them. ``recognised`` says how many instructions have a table row of their own
    ("table"), a fallback row ("family") or none ("unknown").
    """

    classes: Mapping[str, int]
    opcodes: Mapping[str, int]
    weighted: Mapping[str, int]
    loop_weight: int
    bytes: Mapping[str, Mapping[str, int]]
    wave_bytes: Mapping[str, Mapping[str, int]]
    group_bytes: Mapping[str, Mapping[str, int]]
    unsized: Mapping[str, Mapping[str, int]]
    recognised: Mapping[str, int]

    def __getitem__(self, name: str) -> int:
        """Instructions of a class: ``mix["matrix"]``; a class that does not occur is 0.

        Raises:
            KeyError: it is no class; the message offers the nearest.
        """
        return Counts(self.classes)[name]

    @property
    def instructions(self) -> int:
        """How many instructions there are in all."""
        return sum(self.classes.values())


def analyze(context: Context) -> Mix:
    """The mix of a kernel."""
    tallies = block_tallies(context.kernel)
    tally = Counter(context.kernel.forms)
    recognised: dict[str, int] = {"table": 0, "family": 0, "unknown": 0}
    for form, count in tally.items():
        recognised[form.recognised] += count
    return Mix(
        classes=classes(tally),
        opcodes=opcodes(tally),
        weighted=weighted_classes(context.kernel, tallies),
        loop_weight=LOOP_WEIGHT,
        bytes=traffic(tally, "lane"),
        wave_bytes=traffic(tally, "wave"),
        group_bytes=traffic(tally, "group"),
        unsized=unsized_accesses(tally),
        recognised=recognised,
    )


def measures(mix: Mix) -> Mapping[str, Measure]:
    """The number of instructions."""
    return {"instructions": counted_measure(mix.instructions, "instructions", "instructions in the text")}


ANALYZER = Analyzer("mix", "instruction mix", Mix, analyze, measures, order=60)
