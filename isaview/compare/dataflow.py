"""Which value each instruction of a kernel reads and writes, so that two kernels compare apart from register names.

Registers are taken as whole words (``v3`` for ``v3.l``). Every write makes a value; every block has a value for each word it
reads before it writes it. A web joins the values that a register carries from block to block: a register allocator gives each
web a name.

Order is data flow too: stores change the state of a memory space and loads read it. Barriers, fences and calls change all
states. What reads a loaded value also reads the last wait. Nothing moves across a call, whose registers the text does not say.
What has no result (a message, a priority) keeps its order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from itertools import groupby, pairwise

from msgspec import Struct, field

from isaview.base import limits
from isaview.base.words import SYNCHRONISING
from isaview.flow.equations import each_members, needed
from isaview.flow.graph import flow_of
from isaview.flow.values import ValueGraph, build_values, values_of
from isaview.model.form import Form
from isaview.model.kernel import Kernel

_SPACES = ("global", "shared", "private", "other")
_GENERIC = ("global", "shared", "private")
_EFFECT = "effect"
_CALL = "call"
_CHANGING = frozenset(("store", "atomic", "async_copy"))
_FENCES = frozenset(("fence", "barrier", "volatile"))
WAIT = "wait"


class Values(Struct, eq=False):
    """The values of a kernel.

    ``word_of`` is by register its word; ``names`` (file and name) and ``sizes`` (in 32 bits) are by word. ``reads`` and
    ``writes`` are by instruction the values read and written, a partly written word also being read; ``orders`` are the
    states of memory read, ``changes`` those written, ``block`` is its block. ``maker`` is the
    instruction that makes a value, or -1 - block for what the block begins with; ``word`` and ``web`` are by value, too.
    ``local`` says of a web whether all its values are in the same block. ``given`` are webs that hold what the kernel is given,
    with which register or argument it is: no other kernel may rename these.
    """

    word_of: list[int]
    names: list[tuple[str, str]]
    sizes: list[int]
    reads: list[tuple[int, ...]] = field(default_factory=list)
    writes: list[tuple[int, ...]] = field(default_factory=list)
    orders: list[tuple[str, ...]] = field(default_factory=list)
    changes: list[tuple[str, ...]] = field(default_factory=list)
    block: list[int] = field(default_factory=list)
    maker: list[int] = field(default_factory=list)
    word: list[int] = field(default_factory=list)
    web: list[int] = field(default_factory=list)
    local: list[bool] = field(default_factory=list)
    given: dict[int, Hashable] = field(default_factory=dict)


def trace(kernel: Kernel) -> Values:
    """The values of every instruction of a kernel."""
    registers = kernel.registers
    numbers: dict[tuple[str, str], int] = {}
    word_of = [numbers.setdefault((register.file, register.word or register.name), len(numbers)) for register in registers]
    # A word has the size of its first register, so that is entered last.
    bits = dict(zip(reversed(word_of), (register.bits for register in reversed(registers)), strict=True))
    graph = _graph_of_words(kernel, word_of)
    values = Values(
        word_of=word_of,
        names=list(numbers),
        sizes=[max(1, (bits[word] + 31) // 32) for word in range(len(numbers))],
        reads=[tuple(graph.read[first:end]) for first, end in pairwise(graph.first_read)],
        writes=[tuple(graph.written[first:end]) for first, end in pairwise(graph.first_written)],
        block=graph.block,
        maker=graph.maker[: graph.size],
        word=graph.register[: graph.size],
    )
    entering, leaving = ([dict(words) for words in column] for column in (graph.entering, graph.leaving))
    webs = _Webs(kernel, values, list(range(graph.size)), entering, leaving)
    for value, kept in enumerate(graph.kept[: graph.size]):
        if kept >= 0:
            values.reads[graph.maker[value]] += (kept,)
            webs.join(kept, value)
    webs.join_across_blocks()
    webs_by_root: dict[int, int] = {}
    values.web = [webs_by_root.setdefault(webs.find(value), len(webs_by_root)) for value in range(len(values.maker))]
    homes: list[set[int]] = [set() for _ in webs_by_root]
    for web, maker in zip(values.web, values.maker, strict=True):
        homes[web].add(values.block[maker] if maker >= 0 else -1 - maker)
    values.local = [len(blocks) == 1 for blocks in homes]
    _order(kernel, values)
    entries = {value for block in graph.entering for value in block.values()}
    undefined = {value for value, maker in enumerate(graph.maker[: graph.size]) if maker < 0 and value not in entries}
    values.given = _given(kernel, values, undefined)
    return values


def _graph_of_words(kernel: Kernel, word_of: Sequence[int]) -> ValueGraph:
    """The value graph over words, and with the registers that comments define: the kernel's own where it has neither.

    A word of which a part is not killed keeps that part, so it is killed only where all its registers are.
    """
    operands, parts = kernel.operands, Counter(word_of)
    has_parts = len(parts) < len(word_of)
    if not has_parts and not operands.definitions:
        return values_of(kernel)
    reads, writes, kills = operands.reads, operands.writes, operands.kills
    if has_parts:
        reads, writes = ([_words_of(registers, word_of) for registers in column] for column in (reads, writes))
        killed = [Counter(word_of[register] for register in set(registers)) for registers in kills]
        kills = [
            tuple(word for word in words if counts[word] >= parts[word]) for words, counts in zip(writes, killed, strict=True)
        ]
    defined = {index: tuple(word_of[register] for register in registers) for index, registers in operands.definitions.items()}
    return build_values(flow_of(kernel), reads, writes, kills, undefined=defined)


def _words_of(registers: Iterable[int], word_of: Sequence[int]) -> tuple[int, ...]:
    """The words of registers in order; neighbours of the same word count once."""
    return tuple(word for word, _ in groupby(registers, word_of.__getitem__))


class _Webs(Struct, eq=False):
    """Joins values to webs; ``parent`` is a union-find forest over values, whose trees are the webs.

    ``entering`` and ``leaving`` are by block the values of words at its start and end.
    """

    kernel: Kernel
    values: Values
    parent: list[int]
    entering: list[dict[int, int]]
    leaving: list[dict[int, int]]

    def find(self, value: int) -> int:
        parent = self.parent
        while parent[value] != value:
            parent[value] = parent[parent[value]]
            value = parent[value]
        return value

    def join(self, first: int, second: int) -> None:
        first, second = self.find(first), self.find(second)
        self.parent[max(first, second)] = min(first, second)

    def join_across_blocks(self) -> None:
        """Join the values that paths carry from block to block.

        Each register is a single web where no register is made twice, as in SSA form, and where too many values are carried.
        """
        makers = Counter(word for word, maker in zip(self.values.word, self.values.maker, strict=True) if maker >= 0)
        carried = list(makers) if makers.total() > len(makers) else []
        flow, bits = flow_of(self.kernel), {word: 1 << place for place, word in enumerate(carried)}
        entering, leaving = ([sum(bits.get(word, 0) for word in block) for block in of] for of in (self.entering, self.leaving))
        live = each_members(needed(flow, entering, leaving)[0], carried)  # per block: what a path reads before it is written
        if sum(len(live[edge.target]) for edge in flow.edges) > limits.DIFF_VALUES:
            carried = []
        first: dict[int, int] = {}
        for value, word in enumerate(self.values.word):
            if not carried or word not in makers:
                self.join(first.setdefault(word, value), value)
        for edge in flow.edges if carried else ():
            for word in live[edge.target]:
                self.join(self.at_end(edge.source, word), self.at_start(edge.target, word))

    def at_start(self, block: int, word: int) -> int:
        value = self.entering[block].get(word)
        if value is None:
            value = self.entering[block][word] = len(self.parent)
            self.values.maker.append(-1 - block)
            self.values.word.append(word)
            self.parent.append(value)
            self.leaving[block].setdefault(word, value)
        return value

    def at_end(self, block: int, word: int) -> int:
        value = self.leaving[block].get(word)
        return self.at_start(block, word) if value is None else value


def _ordering(form: Form) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The states of memory an instruction reads and those it changes."""
    if form.flow == "call":
        return (*_SPACES, WAIT, _EFFECT, _CALL), (*_SPACES, WAIT, _EFFECT, _CALL)
    if "wait" in form.flags:
        return (*_SPACES, WAIT, _EFFECT), (*_SPACES, WAIT, _EFFECT)
    if _FENCES & form.flags or form.instruction_class in SYNCHRONISING:
        return (*_SPACES, _EFFECT), (*_SPACES, _EFFECT)
    if not form.accesses and not form.implicit_writes and all(slot.role == "read" for slot in form.slots):
        return ((), ()) if "hint" in form.flags else ((_EFFECT,), (_EFFECT,))
    reads: dict[str, None] = {}
    changes: dict[str, None] = {}
    for access in form.accesses:
        if access.space in ("constant", "parameter"):
            continue
        spaces = _GENERIC if access.space == "generic" else (access.space if access.space in _SPACES else "other",)
        reads.update(dict.fromkeys(spaces))
        if access.kind in _CHANGING:
            changes.update(dict.fromkeys(spaces))
    return tuple(reads), tuple(changes)


def _order(kernel: Kernel, values: Values) -> None:
    """Say which states each instruction reads and changes; what reads a loaded value also reads the last wait, if there is."""
    ordering = {form: _ordering(form) for form in kernel.distinct_forms}
    waits = not _has_declared_registers(kernel) and any("wait" in form.flags for form in ordering)
    call = (_CALL,) if any(_CALL in changes for _, changes in ordering.values()) else ()
    loaded = _loaded(kernel, values) if waits else set()
    for form, read in zip(kernel.forms, values.reads, strict=True):
        order, change = ordering[form]
        if loaded and WAIT not in order and not loaded.isdisjoint(read):
            order = (*order, WAIT)
        values.orders.append(order if _CALL in order else order + call)
        values.changes.append(change)


def _loaded(kernel: Kernel, values: Values) -> set[int]:
    """The values that a load makes, or that a block begins with and a load elsewhere may have made."""
    loads = {form for form in kernel.distinct_forms if any(access.kind in ("load", "atomic") for access in form.accesses)}
    loaded = {value for value, maker in enumerate(values.maker) if maker >= 0 and kernel.forms[maker] in loads}
    loaded_webs = {values.web[value] for value in loaded}
    return loaded | {value for value, maker in enumerate(values.maker) if maker < 0 and values.web[value] in loaded_webs}


def _has_declared_registers(kernel: Kernel) -> bool:
    """Whether registers are declared: such are not the machine's own, and whoever assigns them adds the waits for loads."""
    return any(names for _, names in kernel.declarations)


def _given(kernel: Kernel, values: Values, undefined: set[int]) -> dict[int, Hashable]:
    """What names the webs that hold arguments, or something read that nothing writes: a register's name, an argument's place.

    Declared registers hold nothing at the start.
    """
    if _has_declared_registers(kernel):
        return {}
    arguments = {values.word_of[register]: place for place, register in enumerate(kernel.operands.arguments)}
    written = {web for value, web in enumerate(values.web) if values.maker[value] >= 0 or value in undefined}
    reachable = set(flow_of(kernel).preorder)
    read = {values.web[value] for used in values.reads for value in used}
    given: dict[int, Hashable] = {}
    for web, maker, word in zip(values.web, values.maker, values.word, strict=True):
        if maker >= 0 or -1 - maker not in reachable or web not in read:
            continue
        if web not in written or (maker == -1 and word in arguments):
            is_argument = values.names[word][0] == "value" and word in arguments
            given[web] = ("argument", arguments[word]) if is_argument else values.names[word]
    return given
