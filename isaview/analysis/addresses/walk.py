"""The state of a walk back through a kernel for a shape of launch, and what the operands of instructions are.

`isaview.analysis.addresses.follow` runs the walk, `isaview.analysis.addresses.meaning` says what an instruction makes. Each
definition is solved by a generator that yields the definitions it depends on. Whatever cannot be followed is an unknown of its
own.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from functools import lru_cache

from msgspec import field

from isaview.analysis.addresses import affine
from isaview.analysis.addresses.affine import VARYING, KnownBits, Unknown, Value
from isaview.analysis.addresses.index import Definition, Index, Operand, Parsed, Solutions, index_of, literal, without_regions
from isaview.analysis.addresses.launch_shape import Shape, coordinates, entering, unknowns
from isaview.base import limits, regex
from isaview.languages.meanings import Meanings
from isaview.model.form import Text
from isaview.model.kernel import Kernel

NAME = regex.compile(r"[%$.@]*[A-Za-z_][\w.$@]*(?:\[\d+(?::\d+)?\]|(?:\[0x[0-9a-f]+\])+)?")
_VALUE_NAME = regex.compile(r"[%@].+")
"""A name in a language whose names may hold any character, or only digits."""
_LARGEST = 1 << 31
_NEGATIVE = (1 << 64) - _LARGEST
"""From here on a number of 64 bits stands for a small negative number."""
SYMBOL, START = "symbol:", "start:"
HIDDEN = "place:"
"""Begins the names of what a register holds at the start that may be the group's coordinate, in a way nobody follows."""
BY_LAUNCH = 1
"""The bit of values that depend on the launch: all others hold for every walk through the kernel."""
_ORIGINS = ("group_", "loop:", HIDDEN)
_LOADED = f"{VARYING}loaded:"
_UNDIVIDED = ("product:", "factor:", "wide:", "loaded:")
DIVIDED = "divided"
"""The origin of what is no sum of products of groups and loops, but a part of such a sum, or a choice among several."""
DATA = "data"
"""The origin of what each lane makes of data that it loaded."""
IN_MEMORY = "memory"
"""The origin of what was loaded from an address that changes with groups or loops."""
_CACHED_TEXTS = 1 << 13
"""Operand texts: kernels number their registers alike."""
_FEW_STEPS, _FEW_STEPS_EACH = 1 << 12, 4
"""Steps of a walk that only some kernels need: at least, and for each instruction beyond that."""
_NO_ORIGINS, _DIVIDED = frozenset[str](), frozenset((DIVIDED,))

Solving = Generator[Definition, Value, Value]


class Walk(Solutions, eq=False, kw_only=True):
    """The values of a kernel for a shape of launch, as far as they were asked for; `walk_of` begins one.

    ``entering`` are registers with their values when the kernel starts, ``shared`` the solutions for every launch. A ``strict``
    walk takes nothing for granted, as counting needs. ``dead`` are edges between blocks that no lane takes, ``guards``
    says of instructions whether all lanes run them or none. ``finished`` are the counters of loops when they are left.
    Beyond ``most`` steps nothing is followed.
    """

    kernel: Kernel
    shape: Shape
    index: Index
    shared: Solutions
    bits: KnownBits
    coordinates: Mapping[str, Value]
    entering: Mapping[int, Value]
    strict: bool = False
    dead: frozenset[tuple[int, int]] = frozenset()
    guards: Mapping[int, bool] = field(default_factory=dict)
    finished: dict[str, int] = field(default_factory=dict)
    open: dict[Definition, tuple[Value, int]] = field(default_factory=dict)
    """By the definition of a loop header's phi the unknown that stands for it while it is being solved, and its bit.

    The first of several also stands under the complement of its definition without regions that are restored: lanes that the
    body switches off are on at the header."""
    provisional: list[list[Definition]] = field(default_factory=list)
    """For each open phi what depends on it, and on none that was opened later: valid until it is solved."""
    dependencies: dict[Definition, int] = field(default_factory=dict)
    """What a value depends on, as bits: `BY_LAUNCH`, and the open phis."""
    touched: int = 0
    """The same of the definition that is being solved, as far as it did not ask for it."""
    steps: int = 0
    most: int = limits.ADDRESS_STEPS

    def solved(self, definition: Definition) -> Value | None:
        """The value of a definition that was solved before, or the unknown that stands for it while it is being solved."""
        value = self.values.get(definition)
        if value is not None:
            self.touched |= self.dependencies.get(definition, 0)
            return value
        if definition in self.shared.values:
            return self.take(definition, self.shared)
        phi = self.open and (self.open.get(definition) or self.open.get(~without_regions(definition)))
        if not phi:
            return None
        self.touched |= phi[1]
        return phi[0]

    def opaque(self, name: str, uniform: bool, known: Unknown | None = None, of: Sequence[Value] = ()) -> Value:
        """An unknown made ``of`` other values: it changes with the groups and loops that those change with."""
        full = name if uniform else VARYING + name
        if known is not None:
            self.known[full] = known
        origins = frozenset[str]().union(*map(self.origins_of, of)) if of else _NO_ORIGINS
        if origins:
            divided = _NO_ORIGINS if name.startswith(_UNDIVIDED) else _DIVIDED
            self.origins[full] = self.origins.get(full, _NO_ORIGINS) | origins | divided
        return affine.unknown(full)

    def origins_of(self, value: Value) -> frozenset[str]:
        """The groups and loops a value changes with, as far as it is made of them."""
        origins: set[str] = set()
        for product in value.terms:
            for name in product:
                if name in self.origins:
                    origins |= self.origins[name]
                if name.startswith(_ORIGINS):
                    origins.add(name)
                elif name.startswith(_LOADED):
                    origins.add(DATA)
        return frozenset(origins) if origins else _NO_ORIGINS


def walk_of(
    kernel: Kernel,
    shape: Shape,
    *,
    strict: bool = False,
    dead: frozenset[tuple[int, int]] = frozenset(),
    guards: Mapping[int, bool] | None = None,
    most: int | None = None,
) -> Walk:
    """The begin of a walk through a kernel for a shape of launch."""
    index, by_name = index_of(kernel), coordinates(shape)
    known = {**unknowns(shape), **index.known}
    return Walk(
        known=known,
        kernel=kernel,
        shape=shape,
        index=index,
        shared=index.solutions.setdefault((shape.wave_size, strict), Solutions()),
        bits=KnownBits(known),
        coordinates=by_name,
        entering=entering(kernel, by_name, index.number),
        strict=strict,
        dead=dead,
        guards=guards or {},
        most=limits.ADDRESS_STEPS if most is None else most,
    )


def few_steps(kernel: Kernel) -> int:
    """How many steps a walk may take that only refines what others say; most kernels need fewer."""
    return min(limits.ADDRESS_STEPS, _FEW_STEPS + _FEW_STEPS_EACH * len(kernel))


def resolve_text(walk: Walk, index: int, text: str) -> Operand:
    """What an operand text stands for: a number, the first register it names, or a symbol."""
    text = text.strip().lstrip("{")
    typed = walk.index.meanings.typed
    parsed = _parse(walk.index.meanings, text)
    if isinstance(parsed, Value):
        return parsed
    if isinstance(parsed, int):
        name = f"beyond:{parsed}"
        walk.index.known[name] = walk.known[name] = Unknown(parsed & -parsed)
        return affine.unknown(name)
    if not parsed:
        return walk.opaque(f"text:{text}" if typed else f"text:{index}:{text}", typed)
    register = walk.index.register(index, parsed)
    if register is None:
        return affine.unknown(f"{SYMBOL}{parsed.lstrip('@') if typed else parsed}")
    return walk.index.definition(index, register)


@lru_cache(_CACHED_TEXTS)
def _parse(meanings: Meanings, text: str) -> Parsed:
    """What an operand text is, whatever instruction it stands in; "" where it is no number and names nothing."""
    typed = meanings.typed
    constant = meanings.constants.get(text, literal(text))
    if constant is not None:
        # Untyped text writes a word with its top bit set as a number without a sign, or as the 64 bits of a negative number.
        is_followed = constant >= _NEGATIVE or -_LARGEST <= constant < (_LARGEST if typed else 2 * _LARGEST)
        return affine.number(constant) if is_followed else constant
    match = (_VALUE_NAME if typed else NAME).match(text)
    return "" if match is None else match[0]


def resolve(walk: Walk, index: int, text: Text) -> Operand:
    """What an operand stands for, as `resolve_text` gives it, or the value of an expression of constants."""
    form, tokens = walk.kernel.forms[index], walk.kernel.tokens[index]
    terms = next((terms for expression, terms in form.expressions if expression == text), None) if form.expressions else None
    if terms is None:
        return resolve_text(walk, index, text.bind(tokens))
    total = Value()
    for name, factor in terms:
        value = resolve_text(walk, index, name.bind(tokens))
        if not isinstance(value, Value):
            return walk.opaque(f"text:{text.bind(tokens)}", True)
        total = affine.add(total, affine.scale(value, factor))
    return total


def solve(walk: Walk, operand: Operand) -> Solving:
    """The value of an operand, asked for where a definition gives it."""
    return walk.solved(operand) or (yield operand) if isinstance(operand, int) else operand


_SPACES = ("shared", "private", "parameter", "global")


def proven_space(kernel: Kernel, value: Value) -> str:
    """The space that a generic address can only be in, "" where that is not known.

    It is that of the memory that the address names, or that an argument it begins at points to.
    """
    storage = {**kernel.module.storage, **{stored.name: stored for stored in kernel.storage}}
    symbols = {name.removeprefix(SYMBOL) for name in value.names if name.startswith(SYMBOL)}
    bases = {product[0].removeprefix(START) for product, factor in value.terms.items() if len(product) == 1 and factor == 1}
    spaces = {storage[name].space for name in symbols | bases if name in storage}
    return next((space for space in _SPACES if space in spaces), "")
