"""Regions of operations as control flow: labels, what a loop hands on, and where the end of a region leads.

A loop runs at least once: its head writes what it hands on, its ``yield`` writes that again and leads back. The regions of a
choice write its results. What the region of a reduction computes is marked as ``combining`` and runs in line.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec import Struct, field

from isaview.languages.mlir.facts import launched_with, sharing
from isaview.languages.mlir.forms import CHOICE, COMBINE, FLOWING, LOOP, WHILE, Line, Surroundings
from isaview.languages.mlir.naming import Names
from isaview.languages.mlir.variants import Variants
from isaview.model.form import HOLE, FlowKind, Form, Text
from isaview.model.statements import Declare, Defined, Item, Label, Note, Operation, Table

_LABEL, _DEFINED = Label(Text(HOLE, 0, 1)), Defined(Text(HOLE, 0, 1))
_HOLDING = "ttg.warp_specialize"
"""Its partitions stand in an operation of their own, which the text leaves out."""
Handed = list[tuple[str, int]]
"""Names of values with their bits."""


class Owner(Struct):
    """An operation with regions: its line, its tokens as they are known, and what its regions have in common.

    ``bound`` are the values that a loop hands on, ``bounds`` what decides how often it runs. ``deferred``: its types stand
    behind its regions, where it is given. ``combining``: it, or what it is a part of, combines two elements at a time.
    """

    line: Line
    tokens: list[str]
    number: int = 0
    combining: bool = False
    bound: Handed = field(default_factory=list)
    bounds: list[str] = field(default_factory=list)
    results: Handed = field(default_factory=list)
    regions: int = 0
    warps: int = 0
    """Warps of the parts of a group that its regions are for, besides those of the group."""

    @property
    def role(self) -> str:
        """Its role where control flows through its regions, "" where they run in line."""
        return "" if self.combining and self.line.role in FLOWING else self.line.role

    @property
    def is_deferred(self) -> bool:
        return self.line.tree.opens == "({" and self.line.role not in FLOWING

    def label(self, name: str | int) -> str:
        """A label of its own."""
        return f"{self.number}.{name}"


class Region(Struct):
    """A region that is open; ``warps`` are those outside of it where it has its own, ``ended`` says that its end was met."""

    owner: Owner
    ended: bool = False
    first: bool = True
    warps: int | None = None
    sharing: int = 0
    """The chips that share what it does, 0 for those around it."""


def _forwarded_values(region: Region) -> list[str]:
    """What the arguments of a region's first block are other names of."""
    owner = region.owner
    if not region.first:
        return []
    if "specializes" in owner.line.row.flags and owner.line.form is not None:
        return [owner.tokens[text.first] for text in owner.line.form.operands]
    if owner.role == WHILE and owner.regions > 1:
        return [name for name, _ in (owner.results if owner.line.name == "scf.while" else owner.bound)]
    return []


def _sharing(line: Line, around: Surroundings) -> int:
    return sharing(line.tree.text, around.axes, around.chips) if "manual" in line.row.flags else 0


def _sharing_note(chips: int) -> Note:
    return Note("sharing", str(chips))


class Flow(Struct):
    """The regions that are open; ``waiting`` is an operation of which a further region may follow."""

    around: Surroundings
    names: Names = field(default_factory=Names)
    open: list[Region] = field(default_factory=list)
    waiting: Owner | None = None
    owners: int = 0
    variants: Variants = field(default_factory=Variants)

    def enter(self, owner: Owner) -> None:
        """A region of an operation begins."""
        self.open.append(Region(owner, sharing=_sharing(owner.line, self.around)))
        self.names.enter()
        owner.regions += 1

    def begin(self, number: int, line: Line, raw: Sequence[str], tail: tuple[Line, Sequence[str]] | None) -> Iterator[Item]:
        """An operation that opens a region, or is followed by its regions; ``tail`` is what stands behind them."""
        self.owners += 1
        own = self.names.resolve_tokens(raw)
        owner = Owner(line, own, self.owners, self.open[-1].owner.combining or line.role == COMBINE)
        assert line.form is not None
        read_first = [own[text.first] for text in line.form.operands]
        if not owner.is_deferred:
            self.define(line, raw, own)
            owner.results = [(text.bind(own), self.around.bits(type)) for text, type in line.results]
        self.enter(owner)
        for text, type in line.bound if line.role in (LOOP, WHILE) else ():
            own[text.first] = self.names.define(raw[text.first])
            owner.bound.append((own[text.first], self.around.bits(type)))
        if line.role == LOOP:
            owner.bounds = read_first[: len(read_first) if not line.bound and line.tree.opens != "({" else 3]
        if not owner.is_deferred:
            form, own, variants = owner.line.form, owner.tokens, self.variants
            assert form is not None
            if tail is not None:
                form, own = variants.with_tail(form, tail[0], len(own)), [*own, *tail[1]]
            if owner.role == CHOICE:
                form, own = variants.choosing(form, len(own)), [*own, owner.label(1), owner.label("regions")]
            if owner.line.name == _HOLDING and owner.line.tree.opens != "({":
                yield number, Operation(variants.implied_form(f"{_HOLDING}.partitions", self.around)), own
            yield number, Operation(variants.mark_combining(form) if owner.combining else form), own
        if line.tree.opens:
            yield from self.region(number)
        else:
            self.names.leave()
            self.open.pop()
            owner.regions = 0
            self.waiting = owner

    def define(self, line: Line, raw: Sequence[str], own: list[str]) -> None:
        """Name the results of a line among its tokens."""
        for token, count in enumerate(line.tree.results):
            own[token] = self.names.define(raw[token], count)

    def region(self, number: int) -> Iterator[Item]:
        """The label of the region that is open now."""
        owner = self.open[-1].owner
        if owner.role in FLOWING:
            yield number, _LABEL, (owner.label(owner.regions - 1),)
        if self.open[-1].sharing:
            yield number, _sharing_note(self.open[-1].sharing), ()

    def partition(self, number: int, line: Line) -> Iterator[Item]:
        """The warps of a part of the group, where the region is for one."""
        pairs = pairwise(line.tree.pieces)
        warps = next((group.inner[0].text for word, group in pairs if word.text == "num_warps" and group.inner), "")
        if warps.isdecimal():
            self.open[-1].warps, self.around.warps = self.around.warps, int(warps[:4])
            self.open[-1].owner.warps += self.around.warps
            yield number, Note("num_warps", warps), ()

    def arguments(self, number: int, line: Line, raw: Sequence[str]) -> Iterator[Item]:
        """The arguments of a block: they hold a value from here on, or mean what the operation hands on."""
        region = self.open[-1]
        owner = region.owner
        shared = _forwarded_values(region) if line.bound else []
        for index, (text, type) in enumerate(line.bound):
            if index < len(shared):
                self.names.rename(raw[text.first], shared[index])
                continue
            own, bits = self.names.define(raw[text.first]), self.around.bits(type)
            yield number, Declare(own, self.around.file, bits), ()
            yield number, _DEFINED, (own,)
            if owner.role in (LOOP, WHILE) and region.first and owner.regions == 1:
                owner.bound.append((own, bits))
        region.first = region.first and not line.bound

    def block(self, name: str) -> str:
        """The label of a block of the region that is open."""
        owner = self.open[-1].owner
        return owner.label(name) if owner.number else name

    def leave(self, number: int) -> Iterator[Item]:
        """The innermost region ends; the ``yield`` that printers leave out where nothing is handed on is put in."""
        region = self.open[-1]
        if not region.ended and region.owner.role in (LOOP, CHOICE):
            yield self.hand_on(number, self.variants.implied_form("scf.yield", self.around), [])
        if region.warps is not None:
            self.around.warps = region.warps
            yield number, Note("num_warps", str(region.warps)), ()
        self.open.pop()
        if region.sharing:
            yield number, _sharing_note(max((outer.sharing for outer in self.open), default=0) or self.around.chips), ()
        self.names.leave()

    def finish(self, number: int) -> Iterator[Item]:
        """No further region of the operation that waits follows."""
        owner, self.waiting = self.waiting, None
        # The warps of all parts are known only when the last part has been read.
        if owner is not None and owner.warps:
            yield number, launched_with(owner.warps, self.around.warps, self.around.lanes), ()
        if owner is None or owner.role not in FLOWING:
            return
        if owner.role == CHOICE:
            if owner.regions == 1:
                yield number, _LABEL, (owner.label(1),)
            yield number, Table(owner.label("regions"), tuple(map(owner.label, range(owner.regions)))), ()
        elif owner.line.name != "scf.while":
            for (result, _), (name, _) in zip(owner.results, owner.bound[owner.role == LOOP :], strict=False):
                self.names.rename(result, name)
        yield number, _LABEL, (owner.label("end"),)

    def hand_on(self, number: int, form: Form, own: list[str]) -> Item:
        """The end of a region that leads to the head of its loop, or behind its operation."""
        owner = self.open[-1].owner
        if owner.role == WHILE and owner.regions == 1:
            return self.test(number, form, own, [])
        if owner.role == CHOICE:
            reads = [slot.bits for slot in form.slots if slot.role == "read"] + [0] * len(owner.results)
            results = [(name, bits or known) for (name, bits), known in zip(owner.results, reads, strict=False)]
            return self._ending(number, form, own, results, (), owner.label("end"), "jump")
        if owner.role == WHILE:
            return self._ending(number, form, own, owner.bound, (), owner.label(0), "jump")
        counter = [name for name, _ in owner.bound[:1]]
        return self._ending(number, form, own, owner.bound, (*owner.bounds, *counter), owner.label(0), "branch")

    def test(self, number: int, form: Form, own: list[str], written: Handed) -> Item:
        """What decides whether a loop goes on."""
        return self._ending(number, form, own, written, (), self.open[-1].owner.label("end"), "branch")

    def _ending(
        self, number: int, form: Form, own: list[str], written: Handed, read_too: Sequence[str], label: str, flow: FlowKind
    ) -> Item:
        """The last statement of a region, with what it writes, what it reads too, and where it leads."""
        self.open[-1].ended = True
        ending = self.variants.ending(form, len(own), tuple(bits for _, bits in written), len(read_too), flow)
        return number, Operation(ending), [*own, *(name for name, _ in written), *read_too, label]
