"""Data flow: which value each instruction of a kernel reads, so that two kernels can be compared apart from register names.

Registers are taken as whole words (``v3`` for ``v3.l``). Every write makes a value; every block has a value for each word it
reads before it writes it. A web joins the values that one register holds across blocks because some path carries one to the
other: it is what a register allocator gives a name to.

Order is data flow too: a memory space's state is something that stores change and loads read; barriers, fences and calls
change all states; what reads a loaded value also reads the last wait; nothing moves across a call, whose registers the text
does not say; and what has no result (a message, a priority) keeps its order.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from msgspec import Struct, field

from isaview.base import limits
from isaview.base.words import SYNCHRONISING
from isaview.flow.graph import flow_of
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
    """The values of one kernel.

    ``reads`` and ``writes`` are per instruction the values read and written, a partly written word also being read;
    ``orders`` are the states of memory read and ``changes`` the states written, by state. ``maker`` is the instruction that
    makes a value, or -1 - block for what the block begins with; ``web`` and ``word`` are by value; ``local`` says of a web
    whether all its values are in one block.
    """

    reads: list[tuple[int, ...]]
    writes: list[tuple[int, ...]]
    orders: list[tuple[str, ...]]
    changes: list[tuple[str, ...]]
    maker: list[int]
    word: list[int]
    web: list[int]
    local: list[bool]
    block: list[int]
    """Per instruction its block."""
    given: dict[int, Hashable]
    """Webs that hold what the kernel is given: which register or argument it is; no other kernel may rename these."""
    files: list[str]
    """Per word its register file."""
    sizes: list[int]
    """Per word how many 32-bit words it takes."""
    word_of: list[int]
    """Per register of the kernel its word."""


class _Words(Struct, eq=False):
    """Pieces of registers as words: ``of`` gives each register's word, the others are by word."""

    of: list[int] = field(default_factory=list)
    pieces: list[int] = field(default_factory=list)
    files: list[str] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)


def _words(kernel: Kernel) -> _Words:
    words = _Words()
    numbers: dict[tuple[str, str], int] = {}
    for register in kernel.registers:
        key = (register.file, register.word or register.name)
        if key not in numbers:
            numbers[key] = len(numbers)
            words.files.append(register.file)
            words.names.append(key[1])
            words.sizes.append(max(1, (register.bits + 31) // 32))
            words.pieces.append(0)
        words.of.append(numbers[key])
        words.pieces[numbers[key]] += 1
    return words


def _together(numbers: Iterable[int], of: list[int]) -> tuple[int, ...]:
    """Words of pieces in order; the pieces of one word that stand side by side count once."""
    found: list[int] = []
    last = -1
    for number in numbers:
        word = of[number]
        if word != last:
            found.append(word)
        last = word
    return tuple(found)


class _Maker(Struct, eq=False):
    """Makes the values of a kernel block by block.

    ``split``: some word is several registers. ``empty`` are values that the dump says are defined without an instruction:
    nobody cares what they are.
    """

    kernel: Kernel
    words: _Words
    split: bool
    maker: list[int] = field(default_factory=list)
    word: list[int] = field(default_factory=list)
    parent: list[int] = field(default_factory=list)
    entering: list[dict[int, int]] = field(default_factory=list)
    leaving: list[dict[int, int]] = field(default_factory=list)
    reads: list[tuple[int, ...]] = field(default_factory=list)
    writes: list[tuple[int, ...]] = field(default_factory=list)
    block: list[int] = field(default_factory=list)
    empty: set[int] = field(default_factory=set)

    def value(self, maker: int, word: int) -> int:
        number = len(self.maker)
        self.maker.append(maker)
        self.word.append(word)
        self.parent.append(number)
        return number

    def find(self, value: int) -> int:
        parent = self.parent
        while parent[value] != value:
            parent[value] = parent[parent[value]]
            value = parent[value]
        return value

    def join(self, one: int, other: int) -> None:
        one, other = self.find(one), self.find(other)
        if one != other:
            self.parent[max(one, other)] = min(one, other)

    def run(self, block: int, first: int, last: int) -> None:
        """The values of one block."""
        operands = self.kernel.operands
        current: dict[int, int] = {}
        entering: dict[int, int] = {}
        of = self.words.of
        for index in range(first, last):
            for number in operands.definitions.get(index, ()):
                current[of[number]] = self.value(-1 - block, of[number])
                self.empty.add(current[of[number]])
            reads = operands.reads[index]
            writes = operands.writes[index]
            kills = operands.kills[index]
            read_words = _together(reads, of) if self.split else reads
            write_words = _together(writes, of) if self.split else writes
            if kills == writes and not self.split:
                partial: tuple[int, ...] = ()
            else:
                partial = self.partial(write_words, kills)
            read = []
            for word in (*read_words, *partial):
                at = current.get(word)
                if at is None:
                    at = current[word] = entering[word] = self.value(-1 - block, word)
                read.append(at)
            written = []
            for word in write_words:
                value = self.value(index, word)
                if word in partial:
                    self.join(current[word], value)
                current[word] = value
                written.append(value)
            self.reads.append(tuple(read))
            self.writes.append(tuple(written))
            self.block.append(block)
        self.entering.append(entering)
        self.leaving.append(current)

    def partial(self, words: tuple[int, ...], kills: tuple[int, ...]) -> tuple[int, ...]:
        """The words written of which part of the old value stays."""
        if not self.split:
            killed = set(kills)
            return tuple(word for word in words if word not in killed)
        pieces: dict[int, set[int]] = {}
        for number in kills:
            pieces.setdefault(self.words.of[number], set()).add(number)
        return tuple(word for word in words if len(pieces.get(word, ())) < self.words.pieces[word])

    def join_across_blocks(self) -> None:
        """Join the values that paths carry from block to block; where there are too many, each register is one web."""
        made = [word for word, maker in zip(self.word, self.maker, strict=True) if maker >= 0]
        several = set(made) if len(set(made)) < len(made) else set()
        live = _live_in(self, several)
        work = sum(len(live[edge.target]) for edge in flow_of(self.kernel).edges) if live is not None else 0
        if live is None or work > limits.DIFF_VALUES:
            self.join_words(range(len(self.words.names)))
            return
        self.join_words(word for word in range(len(self.words.names)) if word not in several)
        for edge in flow_of(self.kernel).edges:
            for word in live[edge.target]:
                self.join(self.at_end(edge.source, word), self.at_start(edge.target, word))

    def join_words(self, words: Iterable[int]) -> None:
        """Make one web of each of these words: where every word has one maker at most, and where nobody can tell."""
        first: dict[int, int] = {}
        chosen = set(words)
        for value, word in enumerate(self.word):
            if word in chosen:
                self.join(first.setdefault(word, value), value)

    def at_start(self, block: int, word: int) -> int:
        value = self.entering[block].get(word)
        if value is None:
            value = self.entering[block][word] = self.value(-1 - block, word)
            self.leaving[block].setdefault(word, value)
        return value

    def at_end(self, block: int, word: int) -> int:
        value = self.leaving[block].get(word)
        return self.at_start(block, word) if value is None else value


def _live_in(made: _Maker, several: set[int]) -> list[set[int]] | None:
    """Per block which of these words some path from its start reads before it is written; None beyond the work allowed."""
    flow = flow_of(made.kernel)
    live = [several.intersection(entering) for entering in made.entering]
    kept = [
        several.intersection(leaving) - entering.keys() for entering, leaving in zip(made.entering, made.leaving, strict=True)
    ]
    waiting = [block for block, words in enumerate(live) if words]
    queued = [bool(words) for words in live]
    work = 0
    while waiting:
        block = waiting.pop()
        queued[block] = False
        for before in flow.predecessors[block]:
            work += len(live[block])
            new = live[block] - kept[before] - live[before]
            if new:
                live[before] |= new
                if not queued[before]:
                    queued[before] = True
                    waiting.append(before)
        if work > limits.DIFF_VALUES:
            return None
    return live


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


def _loads(form: Form) -> bool:
    return any(access.kind in ("load", "atomic") for access in form.accesses)


def _orders(kernel: Kernel, made: _Maker, webs: list[int]) -> tuple[list[tuple[str, ...]], list[tuple[str, ...]]]:
    """Per instruction the states read and changed; what reads a loaded value also reads the last wait, where one must wait."""
    known = {form: _ordering(form) for form in kernel.distinct_forms}
    waits = not _declares(kernel) and any("wait" in form.flags for form in known)
    calls = any(_CALL in changes for _, changes in known.values())
    loaded = _loaded(kernel, made, webs) if waits else set()
    orders: list[tuple[str, ...]] = []
    changes: list[tuple[str, ...]] = []
    for form, values in zip(kernel.forms, made.reads, strict=True):
        order, change = known[form]
        if loaded and WAIT not in order and not loaded.isdisjoint(values):
            order = (*order, WAIT)
        if calls and _CALL not in order:
            order = (*order, _CALL)
        orders.append(order)
        changes.append(change)
    return orders, changes


def _loaded(kernel: Kernel, made: _Maker, webs: list[int]) -> set[int]:
    """The values that a load makes, or that a block begins with and a load elsewhere may have made."""
    loading = {form for form in kernel.distinct_forms if _loads(form)}
    found = {value for value, maker in enumerate(made.maker) if maker >= 0 and kernel.forms[maker] in loading}
    origins = {webs[value] for value in found}
    found.update(value for value, maker in enumerate(made.maker) if maker < 0 and webs[value] in origins)
    return found


def _declares(kernel: Kernel) -> bool:
    """Whether the kernel's registers are declared: such are not the machine's own, and it sees to their loads itself."""
    return any(names for _, names in kernel.declarations)


def _given(kernel: Kernel, made: _Maker, webs: list[int]) -> dict[int, Hashable]:
    """What names the webs that hold arguments, or something read that nothing writes: a register's name, an argument's place.

    Declared registers hold nothing at the start.
    """
    if _declares(kernel):
        return {}
    arguments = {made.words.of[number]: place for place, number in enumerate(kernel.operands.arguments)}
    written = {webs[value] for value, maker in enumerate(made.maker) if maker >= 0 or value in made.empty}
    reachable = set(flow_of(kernel).preorder)
    read = {webs[value] for values in made.reads for value in values}
    found: dict[int, Hashable] = {}
    for value, (maker, word) in enumerate(zip(made.maker, made.word, strict=True)):
        web = webs[value]
        if (
            maker >= 0
            or -1 - maker not in reachable
            or web not in read
            or (web in written and (maker != -1 or word not in arguments))
        ):
            continue
        place = arguments.get(word)
        file = made.words.files[word]
        found[web] = ("argument", place) if file == "value" and place is not None else (file, made.words.names[word])
    return found


def trace(kernel: Kernel) -> Values:
    """The values of every instruction of a kernel."""
    words = _words(kernel)
    made = _Maker(kernel, words, len(words.names) != len(kernel.registers))
    for block in flow_of(kernel).blocks:
        made.run(block.index, block.first, block.last)
    made.join_across_blocks()
    webs: dict[int, int] = {}
    numbered = [webs.setdefault(made.find(value), len(webs)) for value in range(len(made.maker))]
    homes: list[int | None] = [None] * len(webs)
    local = [True] * len(webs)
    for value, web in enumerate(numbered):
        maker = made.maker[value]
        home = made.block[maker] if maker >= 0 else -1 - maker
        if homes[web] is None:
            homes[web] = home
        elif homes[web] != home:
            local[web] = False
    given = _given(kernel, made, numbered)
    orders, changes = _orders(kernel, made, numbered)
    return Values(
        made.reads, made.writes, orders, changes, made.maker, made.word, numbered, local, made.block, given,
        words.files, words.sizes, words.of,
    )  # fmt: skip
