"""Memory of the arrays of a graph that runs in the order of its text.

Arguments are there all the time, results from where they are made to the end, any other array from where it is made to its last
use. A result lends its place before it is made. What writes into an array, or makes one of its type elementwise of it where it
is used for the last time, takes its place. What loops and calls need inside comes on top of what is alive around them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from itertools import islice
from typing import NamedTuple

from msgspec import Struct

from isaview.analysis.graphs.traffic import donated_arguments
from isaview.analysis.graphs.work import callee_names, callers_first
from isaview.base.measure import round_up
from isaview.model.keeper import once_for_each
from isaview.model.kernel import Kernel, Module

_BYTE = 8  # bits of a byte
_IN_PLACE = frozenset(("elementwise", "updates"))
"""Flags of what makes each element of its result of the same element of an operand, or writes into its first."""
# Results, and arguments whose memory one takes, that may lend their place: each array is compared with each of them.
_LENT = 16
# Pairs of arrays in a function that may share a place: of machine-made graphs more would take seconds.
_PAIRS = 1_000_000


class PeakMemory(Struct, frozen=True):
    """What is alive where most is: the ``index`` of the instruction and the bytes of arguments and of what is ``made``.

    ``arrays`` are those alive there with their bytes, largest first, ``inside`` what a call or loop needs beyond them.
    ``placed`` is what a run takes in all: arguments, results, and the rest in turn at the places that are free.
    """

    index: int
    arguments: int
    made: int
    placed: int
    arrays: tuple[tuple[str, int], ...]
    inside: int

    @property
    def bytes(self) -> int:
        """All that is alive."""
        return self.arguments + self.made


class _Needs(Struct, frozen=True):
    """What a function needs beyond arguments and results, and with those results that are in no argument's place.

    ``places`` has for each result the argument in whose place it is, None for none; ``same`` says that it is that argument.
    """

    bytes: int
    looped: int
    places: tuple[int | None, ...]
    same: tuple[bool, ...]


class _Pair(NamedTuple):
    """What an instruction reads, and what it may write in the same place; ``same`` says that it is that.

    ``is_bound``: a call or loop says where its results lie.
    """

    instruction: int
    source: int
    result: int
    same: bool
    is_bound: bool


def peak_memory(module: Module, kernel: Kernel, fused: Mapping[str, frozenset[int]], step: int = 1) -> PeakMemory:
    """The peak of a graph and of what it calls; of each function the registers in ``fused`` take nothing.

    ``step``: the bytes to which the place of what is neither argument nor result is rounded up.
    """
    inside: dict[str, _Needs] = {}
    for name in callers_first(module, kernel)[:0:-1]:
        function = module.by_name[name]
        lives = _Lives(function, inside, fused.get(name, frozenset()), step, entry=False)
        bare, looped = (lives.peak(left_out)[0] for left_out in (frozenset(lives.results), frozenset[int]()))
        same = tuple(lives.number.get(name) in lives.unchanged for name in lives.root)
        # For each result the argument in whose place it is.
        order = {lives.number.get(argument): position for position, (argument, _) in enumerate(function.arguments)}
        numbers = [lives.number.get(result) for result in lives.root]
        places = tuple(None if number is None else order.get(lives.place[number]) for number in numbers)
        inside[name] = _Needs(bare, looped, places, same)
    lives = _Lives(kernel, inside, fused.get(kernel.name, frozenset()), step, entry=True)
    most, index, within = lives.peak(frozenset())
    arguments = sum(bits // _BYTE for _, bits in kernel.arguments)
    placed = sum(lives.size[number] for number in lives.results) + lives.temporaries
    return PeakMemory(index, arguments, most, arguments + placed, lives.arrays(index), within)


@once_for_each
def elementwise_arguments(fusion: Kernel) -> frozenset[str]:
    """The arguments of a fusion of which each element is read for the same element of its results alone."""
    spread: set[int] = set()
    for index in reversed(range(len(fusion))):
        flags, reads = fusion.forms[index].flags, fusion.operands.reads[index]
        operation = fusion.forms[index].tensors
        kinds = () if operation is None else (*operation.operands, *operation.results)
        # Another shape moves elements to other places, but a tuple has no shape of its own.
        is_reshaped = not any(kind.tuple_of for kind in kinds) and len({kind.shape for kind in kinds}) > 1
        is_view = "renames" in flags and not is_reshaped
        if not is_view and (_IN_PLACE.isdisjoint(flags) or not spread.isdisjoint(fusion.operands.writes[index])):
            spread.update(reads)
        elif "updates" in flags:
            spread.update(reads[1:])
    return frozenset(fusion.registers[number].name for number in fusion.operands.arguments if number not in spread)


def _names(kernel: Kernel, index: int, role: str) -> list[str]:
    """What an instruction reads or writes, literals too."""
    tokens = kernel.tokens[index]
    return [slot.text.bind(tokens) for slot in kernel.forms[index].slots if slot.role == role]


def root_names(kernel: Kernel, index: int) -> list[str]:
    """What a root gives; a member that it takes out of a tuple, not the tuple."""
    names, operation = _names(kernel, index, "write") or _names(kernel, index, "read"), kernel.forms[index].tensors
    if operation is None or _names(kernel, index, "write") or not any(kind.tuple_of for kind in operation.operands):
        return names
    member = operation.attribute("index")
    return names[int(member) : int(member) + 1] if member is not None and member.isdecimal() else names


class _Lives:
    """The lives of the arrays of a function; arrays that lie in the same place are one, named by the first."""

    def __init__(self, kernel: Kernel, inside: Mapping[str, _Needs], fused: frozenset[int], step: int, *, entry: bool) -> None:
        self.kernel, self.inside, self.step, self.is_entry = kernel, inside, step, entry
        self.number = {register.name: number for number, register in enumerate(kernel.registers)}
        self.size = [0 if number in fused else register.bits // _BYTE for number, register in enumerate(kernel.registers)]
        self.given = set(kernel.operands.arguments)
        self.unchanged = set(self.given)
        self.donated = donated_arguments(kernel)
        self.first: dict[int, int] = {}
        self.last: dict[int, int] = {}
        self.root: list[str] = []
        for index, form in enumerate(kernel.forms):
            for number in (*kernel.operands.reads[index], *kernel.operands.writes[index]):
                self.first.setdefault(number, index)
                # What the end of a loop writes is of the next iteration: the array does not live up to there.
                is_carried = form.flow == "jump" and number in kernel.operands.writes[index]
                self.last[number] = self.last.get(number, index) if is_carried else index
            if "root" in form.flags or form.flow == "return":
                self.root = root_names(kernel, index)
        self.last.update((self.number[name], len(kernel)) for name in self.root if name in self.number)
        self.place = list(range(len(self.size)))
        self.again: dict[int, int] = {}
        """Argument → the instruction that makes the result which takes its memory."""
        self._alias_outputs()
        self.taken: set[tuple[int, int]] = set()
        """Instructions, and the places that a result of theirs takes."""
        pairs = list(islice(self._sharing_pairs(), _PAIRS))
        for pair in pairs:
            if pair.is_bound or self.place[pair.source] in self.given:
                self._join(pair)
        self.temporaries = self._peak_of_temporaries(pairs) if entry else 0
        for pair in pairs:
            self._join(pair)
        if not entry and len(self.root) == len(kernel.arguments):
            for result_name, (argument, _) in zip(self.root, self.kernel.arguments, strict=True):
                result, source = self.number.get(result_name), self.number.get(argument)
                if result is None or source is None or self.place[result] != result or result in self.given:
                    continue
                if self.size[result] == self.size[source] and self.last.get(source, 0) <= self.first[result]:
                    self.place[result] = source

    @property
    def results(self) -> set[int]:
        """The places of results that are in no argument's."""
        return {self.place[self.number[name]] for name in self.root if name in self.number} - self.given

    def _pairs(self, index: int) -> Iterator[tuple[str, str, bool]]:
        """What an instruction reads, what it may write in the same place, and whether that is the same."""
        form = self.kernel.forms[index]
        reads, writes = _names(self.kernel, index, "read"), _names(self.kernel, index, "write")
        names = callee_names(self.kernel, index)
        if "calls" in form.flags or "loops" in form.flags:
            within = self.inside.get(names[-1]) if names else None
            places = range(len(reads)) if "loops" in form.flags else () if within is None else within.places
            same = (False,) * len(writes) if within is None else within.same
            for place, write, is_same in zip(places, writes, same, strict=False):
                if place is not None and place < len(reads):
                    yield reads[place], write, is_same
        elif "sorts" in form.flags or "loop" in form.flags or ("collective" in form.flags and names):
            yield from ((read, write, False) for read, write in zip(reads, writes, strict=False))
        elif "updates" in form.flags or "elementwise" in form.flags:
            reads = reads[:1] if "updates" in form.flags else reads
            yield from ((read, write, False) for write in writes for read in reads)
        elif "fused" in form.flags and names and names[0] in self.kernel.module.by_name:
            fusion = self.kernel.module.by_name[names[0]]
            own = [
                read for read, (name, _) in zip(reads, fusion.arguments, strict=False) if name in elementwise_arguments(fusion)
            ]
            yield from ((read, write, False) for write in writes for read in own)

    def _sharing_pairs(self) -> Iterator[_Pair]:
        for index, form in enumerate(self.kernel.forms):
            is_bound = not form.flags.isdisjoint(("calls", "loops"))
            kinds: dict[str, tuple[object, ...]] = {}
            if not is_bound and form.tensors is not None:
                # One array in a tuple has the shape and element of that array.
                results = [member for kind in form.tensors.results for member in kind.tuple_of or (kind,)]
                pairs = [*zip(_names(self.kernel, index, "read"), form.tensors.operands, strict=False)]
                pairs += zip(_names(self.kernel, index, "write"), results, strict=False)
                kinds = {name: (kind.shape, kind.element) for name, kind in pairs}
            for read, write, same in self._pairs(index):
                source, result = self.number.get(read), self.number.get(write)
                if source is None or result is None or not (same or self.last.get(source, 0) <= index):
                    continue
                if self.size[source] == self.size[result] and kinds.get(read, ()) == kinds.get(write, ()):
                    yield _Pair(index, source, result, same, is_bound)

    def _join(self, pair: _Pair) -> None:
        """Put a result in the place of what it is made of, where that is needed no more."""
        index, source, result, same, _ = pair
        if self.place[result] != result:
            return
        if same and source in self.unchanged:
            self.unchanged.add(result)
        source = self.place[source]
        is_foreign = source in self.given and self.is_entry and source not in self.donated
        is_taken = (index, source) in self.taken or self.last[result] > self.again.get(source, len(self.kernel))
        if same or not (is_taken or is_foreign or self.last.get(source, 0) > index):
            self.taken.add((index, source))
            self.last[source] = max(self.last.get(source, 0), self.last[result])
            self.place[result] = source

    def _peak_of_temporaries(self, pairs: Sequence[_Pair]) -> int:
        """The most bytes alive of what is in no result's place; results lend theirs before other arrays share one."""
        before = self.place.copy(), self.last.copy(), self.taken.copy()
        lent = _lenders(self, {(self.place[pair.source], pair.result) for pair in pairs})
        for pair in pairs:
            if lent.isdisjoint((self.place[pair.source], self.place[pair.result])):
                self._join(pair)
        most = self.peak(lent)[0]
        self.place, self.last, self.taken = before
        return most

    def _alias_outputs(self) -> None:
        """Say of results that they take the memory of an argument, where the text says so."""
        for name, key, place in self.kernel.argument_facts if self.is_entry else ():
            source, result = self.number.get(name), self.number.get(self.root[place]) if place < len(self.root) else None
            if key != "aliasing_output" or source is None or result is None or self.place[result] != result:
                continue
            if self.size[result] == self.size[source] and result not in self.given:
                self.place[result], self.again[source] = source, self.first[result]

    def peak(self, left_out: frozenset[int]) -> tuple[int, int, int]:
        """The most bytes alive besides arguments and what is left out, the instruction, and what is inside of it."""
        alive = most = place = within = 0
        ending: dict[int, list[int]] = {}
        beginning: dict[int, list[int]] = {}
        for number, own in enumerate(self.place):
            if own == number and number in self.first and number not in self.given and number not in left_out:
                beginning.setdefault(self.first[number], []).append(round_up(self.size[number], self.step))
                ending.setdefault(self.last[number], []).append(round_up(self.size[number], self.step))
        for index, form in enumerate(self.kernel.forms):
            alive += sum(beginning.get(index, ()))
            names = callee_names(self.kernel, index) if "fused" not in form.flags else ()
            needs = [self.inside[name] for name in names if name in self.inside]
            inside = max((need.looped if "loops" in form.flags else need.bytes for need in needs), default=0)
            if alive + inside > most:
                most, place, within = alive + inside, index, inside
            alive -= sum(ending.get(index, ()))
        return most, place, within

    def arrays(self, index: int) -> tuple[tuple[str, int], ...]:
        """The arrays that are alive at an instruction, largest first."""
        alive = [
            (register.name, self.size[number])
            for number, register in enumerate(self.kernel.registers)
            if self.place[number] == number
            and (number in self.given or self.first.get(number, index + 1) <= index <= self.last.get(number, index))
        ]
        return tuple(sorted(alive, key=lambda array: -array[1]))


def _lenders(lives: _Lives, touching: Set[tuple[int, int]]) -> frozenset[int]:
    """The results, and what lies where one of them will be, the largest first.

    Of two that are ``touching`` the second may begin where the first ends.
    """
    taken = {number: [(lives.first[number], lives.last[number], number)] for number in lives.results}
    for number, made in lives.again.items():
        taken[number] = [(0, lives.last.get(number, 0), number), (made, len(lives.kernel), number)]
    lenders = sorted(taken, key=lambda number: -lives.size[number])[:_LENT]
    own = (number for number, place in enumerate(lives.place) if place == number and number in lives.first)
    waiting = [number for number in own if number not in lives.given and number not in lives.results]
    lent = set(lives.results)
    for number in sorted(waiting, key=lambda number: -lives.size[number]):
        first, last = lives.first[number], lives.last[number]
        for lender in reversed(lenders):
            if lives.size[number] <= lives.size[lender] and all(
                last < begin + ((number, other) in touching) or end - ((other, number) in touching) < first
                for begin, end, other in taken[lender]
            ):
                taken[lender].append((first, last, number))
                lent.add(number)
                break
    return frozenset(lent)
