"""Symbolic figures: LLVM leaves resource figures as expressions over symbols where calls are involved.

The functions are those of LLVM's AMDGPUMCExpr; what they give depends on the target's generation. Evaluation is iterative
(a stack of values and one of operators), so that depth of nesting and of definitions is bounded by memory alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct, field

from isaview.base.measure import up

_TOKEN = re.compile(
    r"\s*(?:(?P<number>0[xX][0-9a-fA-F]+|0[bB][01]+|\d+)|(?P<name>\"[^\"]*\"|[A-Za-z_.$\\@][\w.$\\@]*)"
    r"|(?P<sign>\|\||&&|<<|>>|==|!=|<>|<=|>=|[-+*/%&|^<>()~!,]))"
)
_PRECEDENCE = {
    **dict.fromkeys(("||",), 1),
    **dict.fromkeys(("&&",), 2),
    **dict.fromkeys(("==", "!=", "<>", "<", "<=", ">", ">="), 3),
    **dict.fromkeys(("+", "-"), 4),
    **dict.fromkeys(("|", "^", "&"), 5),
    **dict.fromkeys(("*", "/", "%", "<<", ">>"), 6),
}
"""LLVM's assembler, GNU style: a larger number binds closer."""
_UNARY = 7
LONGEST = 1 << 16
"""Characters of an expression that are looked at, and evaluation steps for one question."""


def _truth(value: bool) -> int:
    """The assembler's true is minus one."""
    return -1 if value else 0


def _shift(value: int, places: int, left: bool) -> int:
    if not 0 <= places < 64:
        return 0
    return value << places if left else value >> places


def _quotient(left: int, right: int) -> int:
    if right == 0:
        raise ValueError("division by zero")
    magnitude = abs(left) // abs(right)
    return magnitude if (left < 0) == (right < 0) else -magnitude


_BINARY: Mapping[str, Callable[[int, int], int]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "/": _quotient,
    "%": lambda a, b: a - b * _quotient(a, b),
    "&": lambda a, b: a & b,
    "|": lambda a, b: a | b,
    "^": lambda a, b: a ^ b,
    "<<": lambda a, b: _shift(a, b, True),
    ">>": lambda a, b: _shift(a, b, False),
    "==": lambda a, b: _truth(a == b),
    "!=": lambda a, b: _truth(a != b),
    "<>": lambda a, b: _truth(a != b),
    "<": lambda a, b: _truth(a < b),
    "<=": lambda a, b: _truth(a <= b),
    ">": lambda a, b: _truth(a > b),
    ">=": lambda a, b: _truth(a >= b),
    "&&": lambda a, b: int(bool(a) and bool(b)),
    "||": lambda a, b: int(bool(a) or bool(b)),
}
_PREFIX: Mapping[str, Callable[[int], int]] = {
    "-": lambda a: -a,
    "+": lambda a: a,
    "~": lambda a: ~a,
    "!": lambda a: int(not a),
}


class Machine(Struct, frozen=True):
    """What the functions need to know of the target: generation (0: unknown) and how it counts registers."""

    generation: int = 0
    unified_accumulators: bool = False
    flat_scratch_in_hardware: bool = False
    xnack: bool = False
    fixed_scalars: bool = False
    wide_vector_blocks: bool = False


def align(value: int, step: int) -> int:
    """The next multiple of ``step``."""
    return up(value, step) if step > 0 else value


def extra_scalars(machine: Machine, values: Sequence[int]) -> int:
    """Scalar registers reserved beyond those named, given whether vcc, flat_scratch and xnack_mask are used."""
    vcc, flat_scratch, xnack = (*values, 0, 0, 0)[:3]
    extra = 2 if vcc else 0
    if machine.generation >= 10:
        return extra
    if machine.generation and machine.generation < 8:
        return 4 if flat_scratch else extra
    if flat_scratch or machine.flat_scratch_in_hardware:
        return 6
    return 4 if xnack else extra


def total_vectors(machine: Machine, values: Sequence[int]) -> int:
    """Vector registers that occupancy counts, given accumulation and vector registers."""
    accumulators, vectors = (*values, 0, 0)[:2]
    if machine.unified_accumulators and accumulators:
        return align(vectors, 4) + accumulators
    return max(accumulators, vectors)


_SCALAR_STEPS = {
    "from gfx8": ((80, 10), (88, 9), (100, 8), (1 << 30, 7)),
    "before": ((48, 10), (56, 9), (64, 8), (72, 7), (80, 6), (1 << 30, 5)),
}
_GFX8, _GFX10 = 7, 9
"""Numbers LLVM's own enumeration of generations gives these."""


def _occupancy(_machine: Machine, values: Sequence[int]) -> int:
    most, granule, total, generation, start, scalars, vectors = values
    waves = start
    if scalars and generation < _GFX10:
        steps = _SCALAR_STEPS["from gfx8" if generation >= _GFX8 else "before"]
        waves = min(waves, next(step for limit, step in steps if scalars <= limit))
    if vectors >= granule > 0:
        waves = min(waves, max(total // align(vectors, granule), 1), most)
    return waves


def _union(_machine: Machine, values: Sequence[int]) -> int:
    result = 0
    for value in values:
        result |= value
    return result


_FUNCTIONS: Mapping[str, Callable[[Machine, Sequence[int]], int]] = {
    "max": lambda _machine, values: max(values),
    "min": lambda _machine, values: min(values),
    "or": _union,
    "alignto": lambda _machine, values: align(values[0], values[1]),
    "extrasgprs": extra_scalars,
    "totalnumvgprs": total_vectors,
    "occupancy": _occupancy,
    "instprefsize": lambda _machine, values: -(-values[0] // 128),
}


class Unknown(Exception):
    """The expression has no value here; the text says which name or sign is to blame."""


class _Stacks(Struct):
    """One expression half evaluated: values, waiting operators, and where each open call's arguments begin."""

    values: list[int] = field(default_factory=list)
    waiting: list[str] = field(default_factory=list)
    arguments: list[int] = field(default_factory=list)

    def reduce(self, machine: Machine) -> None:
        sign = self.waiting.pop()
        if sign.startswith("unary"):
            self.values.append(_PREFIX[sign[-1]](self.values.pop()))
            return
        right, left = self.values.pop(), self.values.pop()
        self.values.append(_wrapped(_BINARY[sign](left, right)))

    def close(self, machine: Machine) -> None:
        """Work off what stands between the last open parenthesis and here; call the function it belongs to."""
        self.flush(machine)
        opened = self.waiting.pop()
        start = self.arguments.pop()
        if opened == "(":
            return
        given = self.values[start:]
        del self.values[start:]
        self.values.append(_wrapped(_FUNCTIONS[opened[:-1]](machine, given)))

    def flush(self, machine: Machine) -> None:
        while self.waiting and not self.waiting[-1].endswith("("):
            self.reduce(machine)


def _wrapped(value: int) -> int:
    """Values are 64-bit."""
    return value if -(1 << 63) <= value < 1 << 64 else (value + (1 << 63)) % (1 << 64) - (1 << 63)


def _binds(sign: str) -> int:
    return _UNARY if sign.startswith("unary") else _PRECEDENCE[sign]


def _take_sign(stacks: _Stacks, sign: str, operand_next: bool, machine: Machine) -> bool:
    """One sign; returns whether an operand must follow."""
    if sign == "(":
        if not (stacks.waiting and stacks.waiting[-1] in _FUNCTIONS):
            stacks.waiting.append("")
        stacks.waiting[-1] += "("
        stacks.arguments.append(len(stacks.values))
        return True
    if operand_next and sign in _PREFIX:
        stacks.waiting.append(f"unary{sign}")
        return True
    if sign == ")":
        stacks.close(machine)
        return False
    if sign == ",":
        stacks.flush(machine)
        return True
    while stacks.waiting and not stacks.waiting[-1].endswith("(") and _binds(stacks.waiting[-1]) >= _binds(sign):
        stacks.reduce(machine)
    stacks.waiting.append(sign)
    return True


def evaluate(text: str, names: Callable[[str], int | None], machine: Machine) -> int:
    """The value of one expression.

    Raises:
        Unknown: a name has no value, or the text is no expression.
    """
    stacks = _Stacks()
    at = 0
    operand_next = True
    text = text.strip()
    if not text or len(text) > LONGEST:
        raise Unknown("no expression")
    try:
        while at < len(text):
            match = _TOKEN.match(text, at)
            if match is None:
                raise Unknown(text[at : at + 20])
            at = match.end()
            operand_next = _take(stacks, match, text, operand_next, names, machine)
        stacks.flush(machine)
    except (IndexError, KeyError, ValueError, TypeError) as error:
        raise Unknown(str(error)) from None
    if len(stacks.values) != 1 or stacks.waiting:
        raise Unknown(text[:20])
    return stacks.values[0]


def _take(
    stacks: _Stacks, match: re.Match[str], text: str, operand_next: bool, names: Callable[[str], int | None], machine: Machine
) -> bool:
    if match["sign"]:
        return _take_sign(stacks, match["sign"], operand_next, machine)
    if not operand_next:
        raise Unknown(match[0])
    if match["number"]:
        digits = match["number"][:40]
        stacks.values.append(_wrapped(int(digits, 0) if digits[:2].lower() in ("0x", "0b") else int(digits)))
        return False
    name = match["name"].strip('"')
    if name in _FUNCTIONS and text[match.end() : match.end() + 1] == "(":
        stacks.waiting.append(name)
        return True
    value = names(name)
    if value is None:
        raise Unknown(name)
    stacks.values.append(value)
    return False


_NAME = re.compile(r"\"[^\"]*\"|[A-Za-z_.$][\w.$]*")


class Symbols(Struct):
    """Symbols of a text, defined anywhere in it; each is evaluated once, what it needs before it."""

    definitions: Mapping[str, str]
    machine: Machine
    known: dict[str, int | None] = field(default_factory=dict)

    def value(self, text: str) -> int | None:
        """The value of an expression, None where a name in it has none."""
        text = text.strip()
        if text.isdecimal() and len(text) < 20:
            return int(text)
        for name in self._needed(text):
            definition = self.definitions[name]
            self.known[name] = self._evaluated(definition)
        return self._evaluated(text)

    def _evaluated(self, text: str) -> int | None:
        try:
            return evaluate(text, self.known.get, self.machine)
        except Unknown:
            return None

    def _needed(self, text: str) -> list[str]:
        """Defined names the expression depends on and that have no value yet, what is needed first coming first."""
        order: list[str] = []
        state: dict[str, bool] = {}
        waiting = [(name, False) for name in self._names(text)]
        while waiting and len(state) < LONGEST:
            name, ready = waiting.pop()
            if ready:
                if not state[name]:
                    state[name] = True
                    order.append(name)
                continue
            if name in state or name in self.known:
                continue
            state[name] = False
            waiting.append((name, True))
            waiting.extend((inner, False) for inner in self._names(self.definitions[name]))
        return order

    def _names(self, text: str) -> list[str]:
        found = (name.strip('"') for name in _NAME.findall(text[:LONGEST]))
        return [name for name in found if name in self.definitions]
