"""Tallies of forms: what the mix and the loops count, from how often each form occurs; and what blocks are called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache

from isaview.base.words import CLASSES
from isaview.flow.graph import flow_of
from isaview.flow.nesting import Loop
from isaview.model.form import Access, Form
from isaview.model.kernel import Kernel, SourcePosition

LOOP_WEIGHT = 10
"""How many times the body of a loop of unknown length is taken to run: the usual static guess of compilers."""

_DEEPEST = 8
"""An instruction in more loops than this weighs as much as one in so many: numbers stay small enough to be kept."""

_ORDER = {name: position for position, name in enumerate(CLASSES)}


@lru_cache(maxsize=1)
def block_tallies(kernel: Kernel) -> list[Counter[Form]]:
    """Per basic block, how often each form occurs; the same for all analyses of one kernel."""
    return [Counter(kernel.forms[block.first : block.last]) for block in flow_of(kernel).blocks]


def header_name(kernel: Kernel, block: int) -> str:
    """What a block is called: its first label, else its line."""
    at = flow_of(kernel).blocks[block]
    return at.labels[0] if at.labels else f"line {kernel.lines[at.first]}"


def loop_position(kernel: Kernel, loop: Loop) -> SourcePosition | None:
    """Where a loop stands in the source: its branch back, which compilers leave at the loop's own line, else its entry."""
    flow = flow_of(kernel)
    back = [flow.blocks[block].last - 1 for block in flow.predecessors[loop.header] if block in loop.blocks]
    places = (kernel.position(index) for index in (*back[-1:], flow.blocks[loop.header].first))
    return next((place for place in places if place is not None), None)


def weighted(kernel: Kernel, tallies: list[Counter[Form]]) -> dict[str, int]:
    """Instructions per class, each counted `LOOP_WEIGHT` times for every loop around it."""
    totals: Counter[str] = Counter()
    for tally, depth in zip(tallies, flow_of(kernel).depths, strict=True):
        for form, count in tally.items():
            totals[form.instruction_class] += count * LOOP_WEIGHT ** min(depth, _DEEPEST)
    return _in_class_order(totals)


def classes(tally: Mapping[Form, int]) -> dict[str, int]:
    """Instructions per class, in the order of `CLASSES`, classes that do not occur left out."""
    totals: Counter[str] = Counter()
    for form, count in tally.items():
        totals[form.instruction_class] += count
    return _in_class_order(totals)


def opcodes(tally: Mapping[Form, int]) -> dict[str, int]:
    """Instructions per opcode as written, most frequent first."""
    totals: Counter[str] = Counter()
    for form, count in tally.items():
        totals[form.opcode] += count
    return dict(sorted(totals.items(), key=lambda item: (-item[1], item[0])))


def total(tallies: Iterable[Counter[Form]]) -> Counter[Form]:
    """All tallies in one."""
    together: Counter[Form] = Counter()
    for tally in tallies:
        together.update(tally)
    return together


def traffic(tally: Mapping[Form, int], per: str) -> dict[str, dict[str, int]]:
    """Bytes moved by space and kind of access, of the accesses counted ``per`` lane, wave or group whose size is known."""
    return _by_kind(tally, lambda access: access.bytes if access.per == per else None)


def unsized(tally: Mapping[Form, int]) -> dict[str, dict[str, int]]:
    """Number of accesses by space and kind whose size the text does not say: they are missing from `traffic`."""
    return _by_kind(tally, lambda access: 1 if access.bytes is None else None)


def _by_kind(tally: Mapping[Form, int], amount: Callable[[Access], int | None]) -> dict[str, dict[str, int]]:
    """By space and kind the sum of an amount of accesses, those without one left out."""
    sums: dict[str, dict[str, int]] = {}
    for form, count in tally.items():
        for access in form.accesses:
            each = amount(access)
            if each is not None:
                kinds = sums.setdefault(access.space, {})
                kinds[access.kind] = kinds.get(access.kind, 0) + count * each
    return {space: dict(sorted(kinds.items())) for space, kinds in sorted(sums.items())}


def _in_class_order(totals: Mapping[str, int]) -> dict[str, int]:
    """The same totals in the order of `CLASSES`."""
    return dict(sorted(totals.items(), key=lambda item: _ORDER.get(item[0], len(_ORDER))))
