"""Software pipelining: how many iterations the loads of each loop run ahead of their use, and why others do not.

A load runs ahead where the text shows it: a copy into a buffer of several stages, or into one that was filled before the loop;
a tile that is carried to the next iteration in registers, or stored into such a buffer. Reasons are given where certain.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct

from isaview.analysis.tiles.axis_info import constant_of
from isaview.analysis.tiles.operations import Operation, TileLoop
from isaview.analysis.tiles.program import Program, once_for_each_program
from isaview.analysis.tiles.records import LEAST_COPY, LoopLoad, Pipeline, Reason, TileAccess
from isaview.analysis.tiles.tables import layout_of
from isaview.base.measure import Measure, stated_measure, unavailable
from isaview.tensors.banks import vector_elements

_STAGES = "tt.num_stages"
_STOPS = {
    "synchronizes": ("barrier", "it holds a barrier: such loops are not pipelined"),
    "output": ("output", "it holds an assertion or a print: such loops are not pipelined, but by Triton 3.4 for NVIDIA"),
}
# The last extent and the element of an mbarrier, which lies in shared memory as tiles do.
_BARRIER = (1, "i64")
_STORED = "stored_address"
# Values that are followed from a load: beyond, a body of machine-made code is taken to use what it loads for anything.
_DEEPEST = 2000
# Sums of sums that bounds of a loop are made of.
_DEEPEST_SUM = 8


def pipelines(program: Program, accesses: tuple[TileAccess, ...], requested: Measure | None) -> tuple[Pipeline, ...]:
    """The pipeline of each loop that loads from global memory itself, in order. ``asked`` holds where a loop asks nothing."""
    by_line = {access.place.line: access for access in accesses}
    return tuple(_pipeline(follower, ahead, by_line, requested) for follower, ahead in loop_loads(program))


LoopLoads = tuple["Follower", Mapping[Operation, int]]
"""A loop, and by how many iterations each of its loads runs ahead, 0 for none."""


@once_for_each_program
def loop_loads(program: Program) -> tuple[LoopLoads, ...]:
    """The loops that load from global memory themselves, in text order; none before layouts are chosen."""
    if not program.has_layouts:
        return ()
    buffers: dict[int, frozenset[str]] = {}
    for operation in program.operations:
        types = ((value, program.type_of(value)) for value in operation.operands)
        tiles = [
            value
            for value, type in types
            if type is not None and type.place == "shared" and (type.shape[-1], type.element) != _BARRIER
        ]
        buffers[operation.index] = frozenset(origin for value in tiles for origin in program.origins(value))
    found: list[LoopLoads] = []
    for loop in program.loops:
        follower = Follower(program, loop, buffers)
        own = (operation for operation in program.operations if operation.loop == loop.index)
        loads = [operation for operation in own if _is_load(operation) and not follower.is_before_inner(operation)]
        # A loop whose bounds are one step apart runs a single time: nothing can run ahead in it.
        terms: Counter[str] = Counter()
        for name, times in ((loop.upper, 1), (loop.lower, -1), (loop.step, -1)) if loop.induction else ():
            _add_term(program, terms, name, times)
        runs_once = bool(loop.induction) and not any(terms.values())
        if loads and loop.head is not None and not runs_once:
            found.append((follower, {load: follower.ahead(load) for load in loads}))
    return tuple(found)


def _pipeline(
    follower: Follower, ahead: Mapping[Operation, int], by_line: Mapping[int, TileAccess], requested: Measure | None
) -> Pipeline:
    program, loop = follower.program, follower.loop
    assert loop.head is not None
    if number := loop.head.number(_STAGES):
        measure = stated_measure(number, "stages", f"{_STAGES} of the loop")
    elif loop.index not in program.loops_with_products:
        measure = unavailable("stages", "a loop without a matrix product asks for stages itself (num_stages of tl.range)")
    else:
        # Copies that the source waits for at once are placed by it: the stages of the compilation say nothing of them.
        is_several = requested is not None and (requested.value or 0) > 1
        if is_several and not any(ahead.values()) and any(_mechanism(load) != "registers" for load in ahead):
            measure = unavailable("stages", "the source places the copies of this loop itself")
        else:
            measure = requested or unavailable("stages", "the text does not say how many; the file of metadata next to it does")
    reasons = tuple(_loop_reasons(follower, ahead, measure)) if not any(ahead.values()) else ()
    stored = tuple(reason for reason in reasons if reason.name == _STORED)
    loads = tuple(
        LoopLoad(
            program.place(load),
            bool(iterations),
            _mechanism(load) if iterations else "",
            () if iterations else stored or tuple(_load_reasons(follower, load, by_line, measure)) or reasons,
        )
        for load, iterations in ahead.items()
    )
    return Pipeline(program.place(loop.head, loop.induction), measure, 1 + max(ahead.values()), loads, reasons)


def _add_term(program: Program, terms: Counter[str], name: str, times: int, depth: int = 0) -> None:
    """Adds a whole number to a sum of terms, so many times; "" is the term of constants."""
    number, maker = constant_of(name), program.definition(name)
    word, sides = ("", ()) if maker is None or depth > _DEEPEST_SUM else (maker.word, maker.operands)
    factors = {constant_of(side): side for side in sides}
    if number is not None:
        terms[""] += number * times
    elif word in ("add", "sub"):
        for side, sign in zip(sides, (1, 1 if word == "add" else -1), strict=True):
            _add_term(program, terms, side, times * sign, depth + 1)
    elif word == "mul" and None in factors and len(factors) == 2:
        _add_term(program, terms, factors.pop(None), times * next(iter(factors)), depth + 1)  # type: ignore[operator]
    else:
        terms[name] += times


def _is_load(operation: Operation) -> bool:
    access = operation.access
    return access is not None and access.space == "global" and access.kind in ("load", "async_copy")


def _mechanism(load: Operation) -> str:
    """The mechanism by which a load runs ahead."""
    is_copy = load.access is not None and load.access.kind == "async_copy"
    return "descriptor copies" if "descriptor" in load.flags else "asynchronous copies" if is_copy else "registers"


def _loop_reasons(follower: Follower, loads: Iterable[Operation], asked: Measure) -> Iterator[Reason]:
    """Why nothing of a loop runs ahead, as far as the loop decides it."""
    program, loop = follower.program, follower.loop
    line = loop.head.line if loop.head is not None else 0
    if asked.value == 1:
        yield Reason("one_stage", "a single stage is asked for", line=line)
    kept = {loop.induction, *(each.name for each in loop.carried)}
    older = next((each for each in loop.carried if each.following in kept), None)
    if older is not None:
        called = program.place(loop.head, older.following).name if loop.head is not None else ""
        text = f"it hands a value of the iteration before on as it is ({called}): such loops are not pipelined"
        yield Reason("distance", text, line=line)
    held = (each for each in program.operations if loop.has(each.index) and not each.flags.isdisjoint(_STOPS))
    if asked.value != 1 and (stop := next(held, None)) is not None:
        name, text = next(reason for flag, reason in _STOPS.items() if flag in stop.flags)
        yield Reason(name, text, line=stop.line)
    copies = (load for load in loads if load.access is not None and load.access.kind == "async_copy")
    if (store := next(filter(None, map(follower.stored_address, copies)), None)) is not None:
        called = program.place(store).name
        text = (
            f"a store of each iteration ({called}) takes the address from which the next one loads, which is computed after it"
        )
        yield Reason(_STORED, text, line=store.line)
    if any(other.parent == loop.index for other in program.loops):
        yield Reason("outer_loop", "it holds another loop: only innermost loops are pipelined", line=line)
    elif loop.index not in program.loops_with_products and loop.head is not None and loop.head.number(_STAGES) is None:
        text = "the loop has no matrix product: it is pipelined where it asks for stages itself (num_stages of tl.range)"
        yield Reason("no_product", text, line=line)


class Follower(Struct, frozen=True):
    """Follows what a loop loads to its uses; ``buffers`` are those that each operation names, by index."""

    program: Program
    loop: TileLoop
    buffers: Mapping[int, frozenset[str]]

    def ahead(self, load: Operation) -> int:
        """By how many iterations a load runs ahead of its use, 0 for none."""
        if load.access is not None and load.access.kind == "async_copy":
            first = self.loop.first
            fills_before, fills_inside = self._alike(load, 0, first), self._alike(load, first, self.loop.last)
            stages = 1
            for name in self.buffers[load.index]:
                type = self.program.type_of(name)
                stages = max(stages, (type.shape[0] or 1) if type is not None and len(type.shape) > 2 else 1)
            if not fills_before:
                return stages - 1 if any(self.program.operations_with("specializes")) else 0
            return min(fills_before // max(1, fills_inside), stages)
        return self._handed_on(load)

    def is_before_inner(self, operation: Operation) -> bool:
        """Whether it fills a buffer that a loop inside goes on filling."""
        inner = (loop for loop in self.program.loops if loop.parent == self.loop.index)
        return bool(self.buffers[operation.index]) and any(self._alike(operation, loop.first, loop.last) for loop in inner)

    def _alike(self, operation: Operation, first: int, end: int) -> int:
        """How many operations like this one use the same buffers in a range of operations."""
        buffers = self.buffers[operation.index]
        alike = (other for other in self.program.operations if other.form.opcode == operation.form.opcode)
        return sum(first <= other.index < end and not buffers.isdisjoint(self.buffers[other.index]) for other in alike)

    def _handed_on(self, load: Operation) -> int:
        """By how many iterations a tile in registers is ahead: handed on as it is, or through a buffer that is read before."""
        following = {carried.following: carried.name for carried in self.loop.carried}
        for name in self._recasts(load):
            count = 0
            while name in following and count < _DEEPEST:
                name, count = following[name], count + 1
            if count:
                return count
            stores = (
                user for user in self.program.users.get(name, ()) if user.access is not None and "shared_memory" in user.flags
            )
            if ahead := max((self._iterations_stored(user) for user in stores), default=0):
                return ahead
        return 0

    def _recasts(self, load: Operation) -> Iterator[str]:
        """The values of a loaded tile: itself, and with other layouts or types of elements."""
        waiting, seen = list(load.results), set[str]()
        while waiting and len(seen) < _DEEPEST:
            name = waiting.pop()
            if name not in seen:
                seen.add(name)
                yield name
                for user in self.program.users.get(name, ()):
                    recast = user.form.instruction_class in ("convert", "move") or "converts_layout" in user.flags
                    waiting += user.results if recast and self.loop.has(user.index) else ()

    def _iterations_stored(self, store: Operation) -> int:
        """How far a store into a buffer is ahead of the loads from it: they stand in front of it in the loop."""
        buffers = self.buffers[store.index]
        reads = any(
            self.loop.first <= other.index < store.index
            and not buffers.isdisjoint(self.buffers[other.index])
            and (other.access is not None and other.access.kind == "load")
            for other in self.program.operations
        )
        return self._alike(store, 0, self.loop.first) if reads else 0

    def stored_address(self, load: Operation) -> Operation | None:
        """A store of the loop that takes an address from which the next iteration loads."""
        following = {carried.name: carried.following for carried in self.loop.carried}
        waiting, seen = list(load.operands[:1]), set[str]()
        while waiting and len(seen) < _DEEPEST:
            name = waiting.pop()
            if name in seen:
                continue
            seen.add(name)
            for user in self.program.users.get(following.get(name, ""), ()):
                access = user.access
                if user.loop == self.loop.index and access is not None and access.kind in ("store", "atomic"):
                    return user
            maker = self.program.definition(name)
            waiting += maker.operands if maker is not None and self.loop.has(maker.index) else ()
        return None

    def stalled_address_load(self, load: Operation) -> Operation | None:
        """A load that does not run ahead, where a loaded tile gives addresses or masks of loads and nothing else."""
        waiting, seen, loads = list(load.results), set[str](), dict[Operation, None]()
        while waiting and len(seen) < _DEEPEST:
            name = waiting.pop()
            users = self.program.users.get(name, ()) if name not in seen else ()
            seen.add(name)
            for user in users:
                if _is_load(user) and user.loop == self.loop.index:
                    loads[user] = None
                elif not user.results or "contracts" in user.flags:
                    return None
                else:
                    waiting += user.results
        return next((dependent for dependent in loads if not self.ahead(dependent)), None)

    def uses(self, load: Operation) -> tuple[set[str], list[Operation]]:
        """What a loaded tile becomes in the loop (factor, sum, address), and where it is stored into shared memory."""
        roles, stores = set[str](), []
        waiting, seen = list(load.results), set[str]()
        while waiting and len(seen) < _DEEPEST:
            name = waiting.pop()
            if name in seen:
                continue
            seen.add(name)
            for user in self.program.users.get(name, ()):
                if user.loop != self.loop.index:
                    continue
                positions = [position for position, operand in enumerate(user.operands) if operand == name]
                if "contracts" in user.flags:
                    roles.update("sum" if position == 2 else "factor" for position in positions)
                elif _is_load(user):
                    roles.add("address")
                if user.access is not None and user.access.space == "shared" and user.access.kind == "store":
                    stores.append(user)
                waiting += user.results if positions != [2] or "contracts" not in user.flags else ()
        return roles, stores


def _load_reasons(
    follower: Follower, load: Operation, by_line: Mapping[int, TileAccess], requested: Measure
) -> Iterator[Reason]:
    """What keeps a load from running ahead, besides what its loop decides."""
    access = by_line.get(load.line)
    if requested.value == 1:
        yield Reason("one_stage", "a single stage is asked for", line=load.line)
        return
    if load.access is not None and load.access.kind == "async_copy":
        yield Reason("waited_at_once", "the copy is waited for in the iteration that starts it", line=load.line)
        return
    if load.type is not None and not load.type.shape:
        yield Reason("scalar", "it loads a single element, not a tile", line=load.line)
        return
    if (dependent := follower.stalled_address_load(load)) is not None and requested.value != 2:
        name = follower.program.place(dependent).name
        text = f"it gives only addresses of another load ({name}), which does not run ahead itself"
        yield Reason("address_of_load", text, line=load.line)
        return
    is_narrow = access is not None and access.lane_bytes is not None and access.lane_bytes < LEAST_COPY
    if access is not None and is_narrow:
        cause = access.forbids[0] if access.forbids else Reason("", "")
        because = f": {cause.text}" if cause.text else ""
        text = f"a lane loads {access.lane_bytes} B at a time, and less than {LEAST_COPY} B are not loaded ahead{because}"
        yield Reason("narrow_load", text, cause.argument, load.line)
    has_product = follower.loop.index in follower.program.loops_with_products
    uses, stores = follower.uses(load) if has_product or requested.value == 2 else (set(), [])
    if has_product and "factor" not in uses:
        text = "no factor of a matrix product of the loop follows from it"
        if "sum" in uses:
            text = "it is added to the sum of a product, and only factors are loaded ahead"
        yield Reason("no_factor", text, line=load.line)
    if "address" in uses and requested.value == 2:
        yield Reason("address_of_load", "it gives the address of another load: two stages leave none for it", line=load.line)
    if not is_narrow:
        yield from _by_order(follower, load, stores)
        elements = (load.type.elements if load.type is not None else None) or 0
        threads = follower.program.warps * follower.program.lanes
        if load.type is not None and 0 < elements <= threads and load.type.bits < LEAST_COPY * 8:
            text = f"{elements} elements for {threads} lanes: spread over them, one is less than the {LEAST_COPY} B"
            yield Reason("narrow_load", f"{text} that are loaded ahead", line=load.line)


def _by_order(follower: Follower, load: Operation, stores: list[Operation]) -> Iterator[Reason]:
    """Why no copy takes a tile to the buffer that the product reads: another order of elements, or several buffers."""
    users = follower.program.users.get(load.results[0], ()) if load.results else ()
    changed = {
        user.type.encoding
        for user in (*stores, *users)
        if user.type is not None and ("converts_layout" in user.flags or "allocates" in user.flags)
    }
    if len(changed) > 1:
        yield Reason("two_layouts", "products need it in two layouts, and a copy fills a buffer of one", line=load.line)
        return
    for store in stores[:1]:
        registers, shared = layout_of(load.type), layout_of(store.type)
        offsets = registers.through_inverse(shared) if registers is not None and shared is not None else None
        if offsets is None or load.type is None:
            continue
        copied_bytes = vector_elements(offsets, load.type.bits) * load.type.bits // 8
        if copied_bytes < LEAST_COPY:
            text = (
                f"the buffer that the product reads has another order of elements: a copy would move {copied_bytes} B of a lane"
            )
            yield Reason("other_order", text, line=load.line)
