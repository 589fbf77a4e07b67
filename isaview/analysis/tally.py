"""How often each form of instruction occurs, by block, class, opcode and bytes; what loops are called, and their source."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache

from isaview.base.words import CLASSES
from isaview.flow.graph import flow_of
from isaview.flow.nesting import Loop
from isaview.model.form import Access, Form
from isaview.model.kernel import Kernel, SourcePosition

LOOP_WEIGHT = 10  # iterations
"""How many times the body of a loop of unknown length is taken to run: the usual static guess of compilers."""

_DEEPEST = 8  # loops
"""An instruction in more nested loops weighs as much as in so many: numbers stay small enough to be kept."""

_ORDER = {name: position for position, name in enumerate(CLASSES)}


@lru_cache(maxsize=1)
def block_tallies(kernel: Kernel) -> list[Counter[Form]]:
    """Per basic block, how often each form occurs; the same for all analyses of a kernel."""
    return [Counter(kernel.forms[block.first : block.last]) for block in flow_of(kernel).blocks]


def header_name(kernel: Kernel, block: int) -> str:
    """What a block is called: its first label, else its line."""
    header = flow_of(kernel).blocks[block]
    return header.label or f"line {kernel.lines[header.first]}"


def loop_name(kernel: Kernel, index: int) -> str | None:
    """What the innermost loop around an instruction is called, None where there is none."""
    loop = flow_of(kernel).loop_of(index)
    return None if loop is None else header_name(kernel, loop.header)


def source_of(kernel: Kernel, index: int) -> str | None:
    """Where an instruction stands in the source, None where the dump does not say."""
    position = kernel.position(index)
    return None if position is None else str(position)


def offset_of(kernel: Kernel, index: int) -> str:
    """Where an instruction stands in its function (``+0x1f0``); "" where its line is one of a file, or no address is known."""
    known = kernel.module.is_disassembled and kernel.addresses
    return f"+0x{kernel.addresses[index] - kernel.addresses[0]:x}" if known else ""


def callers(position: SourcePosition | None) -> Iterator[SourcePosition]:
    """A position and those that its code was inlined into, the outermost last."""
    while position is not None:
        yield position
        position = position.inlined_at


def loop_source(kernel: Kernel, loop: Loop) -> str | None:
    """Where a loop stands in the source: its branch back, which compilers leave at the loop's own line, else its entry."""
    flow = flow_of(kernel)
    branches = [flow.blocks[latch].last - 1 for latch in flow.latches(loop)]
    sources = (source_of(kernel, index) for index in (*branches[-1:], flow.blocks[loop.header].first))
    return next((source for source in sources if source is not None), None)


def weighted_classes(kernel: Kernel, tallies: list[Counter[Form]]) -> dict[str, int]:
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


def sum_tallies(tallies: Iterable[Counter[Form]]) -> Counter[Form]:
    """The sum of tallies."""
    totals: Counter[Form] = Counter()
    for tally in tallies:
        totals.update(tally)
    return totals


def traffic(tally: Mapping[Form, int], per: str) -> dict[str, dict[str, int]]:
    """Bytes moved by space and kind of access, of the accesses counted ``per`` lane, wave or group whose size is known."""
    return _by_kind(tally, lambda access: access.bytes if access.per == per else None)


def unsized_accesses(tally: Mapping[Form, int]) -> dict[str, dict[str, int]]:
    """Number of accesses by space and kind whose size the text does not say: they are missing from `traffic`."""
    return _by_kind(tally, lambda access: 1 if access.bytes is None else None)


def _by_kind(tally: Mapping[Form, int], amount: Callable[[Access], int | None]) -> dict[str, dict[str, int]]:
    """By space and kind the sum of an amount of accesses, those without an amount left out."""
    sums: dict[str, dict[str, int]] = {}
    for form, count in tally.items():
        for access in form.accesses:
            number = amount(access)
            if number is not None:
                kinds = sums.setdefault(access.space, {})
                kinds[access.kind] = kinds.get(access.kind, 0) + count * number
    return {space: dict(sorted(kinds.items())) for space, kinds in sorted(sums.items())}


def _in_class_order(totals: Mapping[str, int]) -> dict[str, int]:
    """The same totals in the order of `CLASSES`."""
    return dict(sorted(totals.items(), key=lambda item: _ORDER.get(item[0], len(_ORDER))))
