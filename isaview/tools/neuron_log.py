"""What a saved log of neuronx-cc or neuron-cc, the compilers for Trainium and Inferentia, states of a graph.

A line of statistics has a number, the pass that counted it, and what it is: ``08/25/2022 01:57:26 PM INFO 65636 [Statistics]:
84.3543  StaticProfiler  Average partition utilization``. The log names no function: what it says is of the graph of a file.
Numbers that nobody has a name for are kept by the words of the log.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct, field

from isaview.base import regex
from isaview.base.measure import Measure
from isaview.base.text import safe
from isaview.model.facts import OF_A_GRAPH, Log, Stated, fact

_STATISTIC = regex.compile(
    r"\[(?:[\w/]{1,80}/)?Statistics\]: {1,40}(-?\d{1,18}(?:\.\d{1,18})?) {1,40}(\w{1,80}) {1,40}(\S[^\n]{0,200})"
)
_REMARK = regex.compile(r"\b(?:WARNING|ERROR)(?: \d{1,9})? \[StaticProfiler\]: (\S[^\n]{0,400})")
_COMMAND = regex.compile(r"\bneuronx?-cc\b.{0,2000}--target[= ](\w{1,20})")
_NAMED = {
    "Average partition utilization": "partition_utilization",
    "Average pe (systolic array) utilization": "matrix_unit_utilization",
    "Number of bytes transfer between ddr and local memory": "transferred_bytes",
}
_MOST = 2048
"""Different statistics of a log; those behind are not read."""


class NeuronLog(Struct):
    """Reads a log line by line; ``because`` names the place of a line."""

    because: Callable[[int], str]
    facts: dict[str, Measure] = field(default_factory=dict)
    several: set[str] = field(default_factory=set)
    remarks: list[str] = field(default_factory=list)
    target: str | None = None

    def take_line(self, number: int, line: str) -> None:
        """Take a line; those of other programs are passed over."""
        if statistic := _STATISTIC.search(line):
            digits, maker, words = statistic[1], statistic[2], safe(statistic[3].strip())
            name = _NAMED.get(words) or f"{maker}: {words}"
            measure = fact(name, float(digits) if "." in digits else int(digits), self.because(number))
            if len(self.facts) < _MOST and self.facts.setdefault(name, measure).value != measure.value:
                self.several.add(name)
        elif remark := _REMARK.search(line):
            self.remarks.append(f"neuronx-cc: {safe(remark[1].strip())}")
        elif command := _COMMAND.search(line):
            self.target = command[1]

    def to_log(self) -> Log:
        """All that was stated; what several graphs of a log say differently is left out."""
        facts = {name: measure for name, measure in self.facts.items() if name not in self.several}
        left = (f"{len(self.several):,} statistics of several graphs in one log; left out",) if self.several else ()
        remarks = tuple(dict.fromkeys(self.remarks))
        return Log((Stated(OF_A_GRAPH, self.target, facts, remarks),) if facts else (), left if facts else (*left, *remarks))
