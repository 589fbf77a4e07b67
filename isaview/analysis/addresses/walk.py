"""Walk: the state of one walk back through a kernel for one shape of launch, and what the operands of instructions are.

`isaview.analysis.addresses.follow` runs the walk, `isaview.analysis.addresses.meaning` says what an instruction makes. Each
question is a generator that yields the questions it depends on. Whatever cannot be followed is an unknown of its own.
"""

from __future__ import annotations

import re
from collections.abc import Generator, Mapping, Sequence

from msgspec import Struct, field

from isaview.analysis.addresses import affine
from isaview.analysis.addresses.affine import VARYING, Bits, Unknown, Value
from isaview.analysis.addresses.index import Index, Notes, Question, index_of, literal
from isaview.analysis.addresses.launch_shape import Shape, entering, places, unknowns
from isaview.model.form import Text
from isaview.model.kernel import Kernel

NAME = re.compile(r"[%$.@]*[A-Za-z_][\w.$@]*(?:\[\d+(?::\d+)?\]|(?:\[0x[0-9a-f]+\])+)?")
_VALUE = re.compile(r"[%@].+")
"""A name in a language whose names may hold any character, or only digits."""
_LARGEST = 1 << 31
_NEGATIVE = (1 << 64) - _LARGEST
"""From here on a number of 64 bits stands for a small negative one."""
SYMBOL, START = "symbol:", "start:"
HIDDEN = "place:"
"""Begins the names of what a register holds at the start that may be the place of the group, in a way nobody follows."""
PLACED = 1
"""The bit of answers that depend on the launch: all others hold for every walk through the kernel."""
_ORIGINS = ("group_", "loop:", HIDDEN)
_LOADED = f"{VARYING}loaded:"
_WHOLE = ("product:", "factor:", "wide:", "loaded:")
DIVIDED = "divided"
"""The origin of what is no sum of products of groups and loops, but a part of one, or a choice among several."""
DATA = "data"
"""The origin of what each lane makes of data that it loaded."""
IN_MEMORY = "memory"
"""The origin of what was loaded from a place that changes with groups or loops."""
_NOWHERE, _DIVIDED = frozenset[str](), frozenset((DIVIDED,))

Asking = Generator[Question, Value, Value]
Asked = Value | Question


class Opened(Struct, frozen=True, eq=False):
    """A loop register being solved: the unknown that stands for it meanwhile, and its bit among those that are open."""

    value: Value
    bit: int


class Walk(Notes, eq=False, kw_only=True):
    """The values of one kernel for one shape of launch, as far as they were asked for; `walk_of` begins one.

    ``entering`` are registers with their values when the kernel starts, ``known`` what is known of unknowns.
    """

    kernel: Kernel
    shape: Shape
    index: Index
    shared: Notes
    bits: Bits
    places: Mapping[str, Value]
    entering: Mapping[int, Value]
    open: dict[tuple[str | int, ...], Opened] = field(default_factory=dict)
    """Loop registers being solved, by their question; the first one of several is also found by all but ``restored``.

    Lanes that the loop's body switches off are on again at its header."""
    journals: list[list[Question]] = field(default_factory=list)
    """For each open register the answers that follow from it, and from none that was opened later: good until it is solved."""
    uses: dict[Question, int] = field(default_factory=dict)
    """Answer → what it follows from, as bits: `PLACED`, and the open registers."""
    touched: int = 0
    """The same of the answer that is being made, as far as it did not ask for it."""
    steps: int = 0

    def held(self, asked: Question) -> Value | None:
        """The answer to a question that was asked before, or the unknown that stands for it while it is being found."""
        answer = self.answers.get(asked)
        if answer is not None:
            self.touched |= self.uses.get(asked, 0)
            return answer
        if asked in self.shared.answers:
            return self.take(asked, self.shared)
        opened = self.open and (self.open.get(asked) or self.open.get(asked[:3]))
        if not opened:
            return None
        self.touched |= opened.bit
        return opened.value

    def opaque(self, name: str, uniform: bool, known: Unknown | None = None, of: Sequence[Value] = ()) -> Value:
        """An unknown of its own, made ``of`` other values: it changes with the groups and loops that those change with."""
        full = name if uniform else VARYING + name
        if known is not None:
            self.known[full] = known
        made_of = frozenset[str]().union(*map(self.origins, of)) if of else _NOWHERE
        if made_of:
            cut = _NOWHERE if name.startswith(_WHOLE) else _DIVIDED
            self.made_of[full] = self.made_of.get(full, _NOWHERE) | made_of | cut
        return affine.unknown(full)

    def origins(self, value: Value) -> frozenset[str]:
        """The groups and loops a value changes with, as far as it is made of them."""
        found: set[str] = set()
        for product in value.terms:
            for name in product:
                behind = self.made_of.get(name)
                if behind is not None:
                    found |= behind
                if name.startswith(_ORIGINS):
                    found.add(name)
                elif name.startswith(_LOADED):
                    found.add(DATA)
        return frozenset(found) if found else _NOWHERE


def walk_of(kernel: Kernel, shape: Shape) -> Walk:
    """The begin of a walk through a kernel for a shape of launch."""
    index = index_of(kernel)
    known = {**unknowns(shape), **index.known}
    here = places(shape)
    return Walk(
        known=known,
        kernel=kernel,
        shape=shape,
        index=index,
        shared=index.notes.setdefault(shape.wave_size, Notes()),
        bits=Bits(known),
        places=here,
        entering=entering(kernel, here, index.number),
    )


def parsed(walk: Walk, index: int, text: str) -> Asked:
    """An operand as a value, or as the question that gives it: a number, the first register it names, or a symbol."""
    text = text.strip().lstrip("{")
    meanings = walk.index.meanings
    typed = meanings.typed
    constant = meanings.constants.get(text, literal(text))
    if constant is not None and (constant >= _NEGATIVE or -_LARGEST <= constant < (_LARGEST if typed else 2 * _LARGEST)):
        return affine.number(constant)
    if constant is not None:
        name = f"beyond:{constant}"
        walk.index.known[name] = walk.known[name] = Unknown(constant & -constant)
        return affine.unknown(name)
    match = (_VALUE if typed else NAME).match(text)
    if match is None:
        return walk.opaque(f"text:{text}" if typed else f"text:{index}:{text}", typed)
    register = walk.index.register(index, match[0])
    if register is None:
        return affine.unknown(f"{SYMBOL}{match[0].lstrip('@') if typed else match[0]}")
    return walk.index.before(index, register)


def piece(walk: Walk, index: int, text: Text) -> Asked:
    """An operand as `parsed` gives it, or the value of an expression of constants."""
    form, tokens = walk.kernel.forms[index], walk.kernel.tokens[index]
    added = next((made for one, made in form.expressions if one == text), None) if form.expressions else None
    if added is None:
        return parsed(walk, index, text.bind(tokens))
    total = Value()
    for part, factor in added:
        value = parsed(walk, index, part.bind(tokens))
        scaled = affine.multiply(value, affine.number(factor)) if isinstance(value, Value) else None
        if scaled is None:
            return walk.opaque(f"text:{text.bind(tokens)}", True)
        total = affine.add(total, scaled)
    return total


def answer(walk: Walk, asked: Asked) -> Asking:
    """The value of an operand, asked for where it is a question."""
    return walk.held(asked) or (yield asked) if isinstance(asked, tuple) else asked


_ORDER = ("shared", "private", "parameter", "global")


def proven_space(kernel: Kernel, value: Value) -> str:
    """The space that a generic address can only be in, "" where that is not known.

    It is that of the memory that the address names, or that an argument it begins at points to.
    """
    storage = {**kernel.module.storage, **{stored.name: stored for stored in kernel.storage}}
    named = {name.removeprefix(SYMBOL) for name in value.names if name.startswith(SYMBOL)}
    begun = {product[0].removeprefix(START) for product, one in value.terms.items() if len(product) == 1 and one == 1}
    spaces = {storage[name].space for name in named | begun if name in storage}
    return next((space for space in _ORDER if space in spaces), "")
