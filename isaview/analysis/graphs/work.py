"""The work of operations on tensors: a multiply-add is two operations, each element of a result of any other kind one.

Operations are known by neutral flags alone. Bytes are those of operands and results of what is not fused, each once: an
operation that takes a part of an array reads as much as it gives, one that writes into an array moves what it writes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise

from msgspec import Struct, field

from isaview.analysis.graphs.folding import folded_instructions
from isaview.model.form import Form
from isaview.model.keeper import once_for_each
from isaview.model.kernel import Kernel, Module
from isaview.tensors.types import TensorOperation

CALLING = frozenset(("loops", "chooses", "calls"))
"""Flags of what runs the operations of functions, each by itself."""
_APPLIED = "combining"
"""The flag of an instruction in a region that an operation applies."""
_AMOUNTS = ("transcendental", "read", "written", "exchanged")
"""Fields of work that are numbers."""
_NOTHING = frozenset(("no_code", "constant"))


class Work(Struct):
    """Work: ``matrix`` by the type that is multiplied and ``vector`` by class, in operations; bytes; ``unknown`` by name."""

    matrix: Counter[str] = field(default_factory=Counter)
    vector: Counter[str] = field(default_factory=Counter)
    transcendental: int = 0
    read: int = 0
    written: int = 0
    exchanged: int = 0
    unknown: Counter[str] = field(default_factory=Counter)
    at_least: bool = False
    """Whether a loop of unknown length is in it, of which one iteration counts."""

    @property
    def flops(self) -> int:
        """All operations but transcendental functions."""
        return self.matrix.total() + self.vector.total()

    @property
    def bytes(self) -> int:
        """What is read and written."""
        return self.read + self.written

    def add(self, other: Work, times: int = 1, moved: bool = True) -> None:
        """Add other work so many times; what it moves only where that is asked for."""
        for own, more in ((self.matrix, other.matrix), (self.vector, other.vector)):
            for name, amount in more.items():
                own[name] += amount * times
        self.transcendental += other.transcendental * times
        self.exchanged += other.exchanged * times
        self.unknown.update(other.unknown)
        self.at_least = self.at_least or other.at_least
        if moved:
            self.read += other.read * times
            self.written += other.written * times

    def chip_share(self, chips: int) -> Work:
        """What each of some chips does at least that share this work."""
        if chips == 1:
            return self
        share = Work(unknown=self.unknown, at_least=self.at_least)
        for name in ("matrix", "vector"):
            getattr(share, name).update({kind: -(-amount // chips) for kind, amount in getattr(self, name).items()})
        for name in _AMOUNTS:
            setattr(share, name, -(-getattr(self, name) // chips))
        return share


def works(module: Module, looped: bool = True) -> Mapping[str, list[Work]]:
    """Function → the work of each of its instructions, callees included. Recursive functions are left out.

    Where ``looped``, the trips of loops multiply their work.
    """
    done: dict[str, list[Work]] = {}
    totals: dict[str, Work] = {}
    for start in module.by_name.values():
        waiting: list[tuple[Kernel, bool]] = [(start, False)]
        begun: set[str] = set()
        while waiting:
            kernel, ready = waiting.pop()
            if kernel.name in done or (kernel.name in begun and not ready):
                continue
            begun.add(kernel.name)
            if not ready:
                waiting.append((kernel, True))
                names = {name for index in range(len(kernel)) for name in callee_names(kernel, index)}
                waiting.extend((module.by_name[name], False) for name in names if name in module.by_name)
                continue
            done[kernel.name] = _instruction_works(kernel, totals, looped)
            totals[kernel.name] = function_work(kernel, done[kernel.name])
    return done


def function_work(kernel: Kernel, parts: Sequence[Work]) -> Work:
    """The work of a function by that of its instructions: of alternatives the most that any of them does, of each kind."""
    return _range_work(parts, alternatives(kernel), 0, len(parts))


def _range_work(parts: Sequence[Work], ways: Mapping[int, Sequence[range]], index: int, end: int) -> Work:
    whole = Work()
    while index < end:
        whole.add(parts[index])
        if index in ways:
            whole.add(largest_work([_range_work(parts, ways, way.start, way.stop) for way in ways[index]]))
        index = ways[index][-1].stop if index in ways else index + 1
    return whole


@once_for_each
def alternatives(kernel: Kernel) -> Mapping[int, Sequence[range]]:
    """Instruction that chooses among regions of its own function → the instructions of each region."""
    found: dict[int, Sequence[range]] = {}
    for index, form in enumerate(kernel.forms):
        if form.flow not in ("branch", "switch"):
            continue
        table = (
            kernel.tables.get(form.table.bind(kernel.tokens[index]), ())
            if form.table is not None
            else callee_names(kernel, index)
        )
        starts = sorted({index + 1, *(kernel.labels[name] for name in table if name in kernel.labels)})
        jump = kernel.forms[starts[-1] - 1] if len(starts) > 1 else None
        ends = [kernel.labels.get(name, 0) for name in callee_names(kernel, starts[-1] - 1)] if jump is not None else []
        if jump is not None and jump.flow == "jump" and ends and ends[0] >= starts[-1] and starts[0] == index + 1:
            found[index] = [range(*pair) for pair in pairwise((*starts, ends[0]))]
    return found


def skipped_instructions(kernel: Kernel, parts: Sequence[Work]) -> frozenset[int]:
    """The instructions of alternatives that do less than another one."""
    less: set[int] = set()
    for ways in alternatives(kernel).values():
        by_work = sorted(ways, key=lambda way: busiest_first(sum_work(parts[way.start : way.stop])))
        less.update(index for way in by_work[1:] for index in way)
    return frozenset(less)


def busiest_first(work: Work) -> tuple[int, int, int]:
    """Sorts works: the one that does most stands first."""
    return -work.flops, -work.transcendental, -work.bytes


def sum_work(parts: Sequence[Work]) -> Work:
    """The sum of works."""
    whole = Work()
    for part in parts:
        whole.add(part)
    return whole


def largest_work(parts: Sequence[Work]) -> Work:
    """The most that any of several does, of each kind of work."""
    busiest, whole = max(parts, key=lambda part: part.flops), Work()
    whole.add(busiest)
    for part in parts:
        whole.unknown |= part.unknown
        whole.at_least = whole.at_least or part.at_least
    for name in _AMOUNTS:
        setattr(whole, name, max(getattr(part, name) for part in parts))
    return whole


def callee_names(kernel: Kernel, index: int) -> list[str]:
    """The functions that an instruction names."""
    return [target.bind(kernel.tokens[index]) for target in kernel.forms[index].targets]


def callers_first(module: Module, entry: Kernel) -> list[str]:
    """The functions that a run reaches, each before those that it names; those that name each other in some order."""
    done: dict[str, None] = {}
    waiting: list[tuple[str, bool]] = [(entry.name, False)]
    begun: set[str] = set()
    while waiting:
        name, ready = waiting.pop()
        if ready:
            done[name] = None
        elif name not in begun:
            begun.add(name)
            kernel = module.by_name[name]
            waiting.append((name, True))
            for index, form in enumerate(kernel.forms):
                if not CALLING.isdisjoint(form.flags):
                    waiting.extend((callee, False) for callee in callee_names(kernel, index) if callee in module.by_name)
    return list(done)[::-1]


def trips_at(kernel: Kernel, index: int) -> int | None:
    """How often a loop at an instruction runs, None where nothing says."""
    return next((int(value) for name, value in kernel.notes.get(index, ()) if name == "trips"), None)


def _instruction_works(kernel: Kernel, totals: Mapping[str, Work], looped: bool) -> list[Work]:
    inner, nothing = _Inner(), folded_instructions(kernel)
    works: list[Work] = []
    for index, form in enumerate(kernel.forms):
        work = _own_work(form) if index not in nothing else Work()
        works.append(work)
        if inner.takes(form, work):
            works[-1] = Work()
            continue
        _add_callees(kernel, index, totals, work, looped)
        if "fused" in form.flags and form.tensors is not None and len(form.targets) == 1:
            callee = kernel.module.by_name.get(callee_names(kernel, index)[0])
            if callee is not None:
                work.read, work.written = _fusion_traffic(callee, form.tensors)
    return works


def _fusion_traffic(callee: Kernel, tensors: TensorOperation) -> tuple[int, int]:
    """The bytes that a fusion reads and writes: parts alone of arguments that it slices, and of arrays that it updates."""
    whole = sum(bits // 8 for _, bits in callee.arguments)
    writers = {register.name: instruction.form for instruction in callee.instructions for register in instruction.writes}
    root = next((instruction for instruction in callee.instructions if "root" in instruction.form.flags), None)
    results = () if root is None else root.reads if "renames" in root.form.flags else root.writes
    written = 0
    for register in results:
        writer, size = writers.get(register.name), register.bits // 8
        changed = traffic(writer.flags, writer.tensors)[1] if writer and writer.tensors and "updates" in writer.flags else size
        written += min(size, changed)
    # Literals are operands of the fusion that are none of its arguments.
    literals = sum(kind.bytes or 0 for kind in tensors.operands) - whole
    return sum(reads_of(callee).values()) + max(literals, 0), written


class _Inner(Struct):
    """The regions that stand in a function, before or behind the operation that applies them."""

    owner: Work | None = None
    count: int = 1
    region: Work = field(default_factory=Work)
    regions: list[Work] = field(default_factory=list)

    def takes(self, form: Form, work: Work) -> bool:
        """Whether an instruction is a part of a region; what the region does is added to the operation."""
        applications = () if form.tensors is None else form.tensors.applications
        if _APPLIED in form.flags and not applications:
            if form.instruction_class != "branch":
                self.region.add(work, moved=False)
                return True
            if self.owner is None:
                self.regions.extend([self.region] if form.operands else ())
            else:
                self.owner.add(self.region, self.count, moved=False)
            self.owner, self.region = None, Work()
            return True
        is_sorted = "sorts" in form.flags
        if form.tensors is not None and form.tensors.regions and applications and not self.regions:
            self.owner, self.count = Work() if is_sorted else work, _count_or_once(applications[0])
        elif applications and not is_sorted:
            for region, count in zip(self.regions, applications, strict=False):
                work.add(region, _count_or_once(count), moved=False)
            self.regions = []
        elif applications:
            self.regions = []
        return False


def _count_or_once(count: int | None) -> int:
    """How often something runs, once where that is not known."""
    return 1 if count is None else count


def _add_callees(kernel: Kernel, index: int, totals: Mapping[str, Work], work: Work, looped: bool) -> None:
    """Add what an instruction's functions do, or what it applies without one: an operation each time."""
    form = kernel.forms[index]
    applications = () if form.tensors is None else form.tensors.applications
    padded = (*applications, *(1 for _ in form.targets))
    parts = [(totals[name], count) for name, count in zip(callee_names(kernel, index), padded, strict=False) if name in totals]
    if "chooses" in form.flags and parts:
        parts = [(largest_work([part for part, _ in parts]), 1)]
    elif applications and ("sorts" in form.flags or not (form.targets or (form.tensors and form.tensors.regions))):
        parts = []
        work.vector[form.instruction_class] += applications[0] or 0
    trips = trips_at(kernel, index) if looped and form.targets and "loops" in form.flags else 1
    for part, count in parts:
        work.add(part, trips if "loops" in form.flags and trips is not None else _count_or_once(count), _moves(form))
    work.at_least = work.at_least or trips is None


def reads_of(callee: Kernel) -> Mapping[str, int]:
    """Argument of a fusion → the bytes that it reads of it: parts alone of what it slices and updates."""
    whole = {name: bits // 8 for name, bits in callee.arguments}
    partly = dict.fromkeys(whole, 0)
    for index, form in enumerate(callee.forms):
        if ("renames" in form.flags and "root" not in form.flags) or form.tensors is None:
            continue
        _, written = traffic(form.flags, form.tensors)
        combined = written if form.tensors.applications else 0
        part = written if "slices" in form.flags else combined if "updates" in form.flags else None
        for position, register in enumerate(callee.instruction(index).reads):
            if register.name in partly:
                partly[register.name] += part if part is not None and position == 0 else whole[register.name]
    return {name: min(part, whole[name]) for name, part in partly.items()}


def _moves(form: Form) -> bool:
    """Whether what an operation names moves bytes of its own: inside of a fusion nothing passes through memory."""
    return not form.flags.isdisjoint(CALLING)


def _own_work(form: Form) -> Work:
    """The work of an operation without what it names."""
    work = Work()
    tensors, flags = form.tensors, form.flags
    if tensors is None or not flags.isdisjoint(_NOTHING) or (form.instruction_class == "branch" and not _moves(form)):
        return work
    elements = tensors.results[0].first_array.elements if tensors.results else 0
    if elements is None or form.recognised != "table" or form.instruction_class == "unknown":
        work.unknown[form.mnemonic] += 1
    if "contracts" in flags:
        # Each product is a multiply and an add.
        if tensors.contraction is None:
            work.unknown[form.mnemonic] += 1
        else:
            work.matrix[tensors.operands[0].element] += 2 * tensors.contraction.products
    elif tensors.contraction is not None:
        work.vector[form.instruction_class] += 2 * tensors.contraction.products
    if tensors.expansion is not None:
        operations, functions = tensors.expansion
        work.vector[tensors.results[0].arithmetic] += operations * (elements or 0)
        work.transcendental += functions * (elements or 0)
    elif "transcendental" in flags:
        work.transcendental += elements or 0
    elif "elementwise" in flags and not tensors.applications:
        work.vector[form.instruction_class] += elements or 0
    if not _moves(form):
        work.read, work.written = traffic(flags, tensors)
    if "collective" in flags:
        work.exchanged = work.written
    return work


def traffic(flags: frozenset[str], tensors: TensorOperation) -> tuple[int, int]:
    """The bytes that an operation reads and writes."""
    reads = [kind.bytes or 0 for kind in tensors.operands]
    written = sum(kind.bytes or 0 for kind in tensors.results)
    if "slices" in flags and reads:
        return written + sum(reads[1:]), written
    # What combines with the array (scatter-add) reads the part it changes, too.
    if "updates" in flags and len(reads) > 1:
        changed = reads[-1] if tensors.applications else reads[1]
        return sum(reads[1:]) + (changed if tensors.applications else 0), changed
    return sum(reads), written
