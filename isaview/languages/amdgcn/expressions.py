"""The values of expressions over symbols, as which LLVM leaves resource figures where calls are involved.

The functions are those of LLVM's AMDGPUMCExpr; what they give depends on the target's generation. Evaluation is iterative
(with stacks of values and of operators), so that depth of nesting and of definitions is bounded by memory alone.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from functools import reduce

from msgspec import Struct, field

from isaview.base import regex
from isaview.base.measure import round_up
from isaview.languages.amdgcn.targets import Machine

_TOKEN = regex.compile(
    r"\s*(?:(?P<number>0[xX][0-9a-fA-F]+|0[bB][01]+|\d+)|(?P<name>\"[^\"]*\"|[A-Za-z_.$\\@][\w.$\\@]*)"
    r"|(?P<sign>\|\||&&|<<|>>|==|!=|<>|<=|>=|[-+*/%&|^<>()~!,]))"
)
_NAME = regex.compile(r"\"[^\"]*\"|[A-Za-z_.$][\w.$]*")
LONGEST = 1 << 16
"""Characters of an expression that are looked at, and names that its value may need."""


def _quotient(left: int, right: int) -> int:
    if right == 0:
        raise ValueError("division by zero")
    magnitude = abs(left) // abs(right)
    return magnitude if (left < 0) == (right < 0) else -magnitude


_BINARY: Mapping[str, tuple[int, Callable[[int, int], int]]] = {
    "||": (1, lambda a, b: int(bool(a) or bool(b))),
    "&&": (2, lambda a, b: int(bool(a) and bool(b))),
    "==": (3, lambda a, b: -(a == b)),
    "!=": (3, lambda a, b: -(a != b)),
    "<>": (3, lambda a, b: -(a != b)),
    "<": (3, lambda a, b: -(a < b)),
    "<=": (3, lambda a, b: -(a <= b)),
    ">": (3, lambda a, b: -(a > b)),
    ">=": (3, lambda a, b: -(a >= b)),
    "+": (4, operator.add),
    "-": (4, operator.sub),
    "&": (5, operator.and_),
    "|": (5, operator.or_),
    "^": (5, operator.xor),
    "*": (6, operator.mul),
    "/": (6, _quotient),
    "%": (6, lambda a, b: a - b * _quotient(a, b)),
    "<<": (6, lambda a, b: a << b if 0 <= b < 64 else 0),
    ">>": (6, lambda a, b: a >> b if 0 <= b < 64 else 0),
}
"""Operators of LLVM's assembler, GNU style: a larger number binds closer; a comparison that holds is minus one."""
_PREFIX: Mapping[str, Callable[[int], int]] = {
    "-": operator.neg,
    "+": operator.pos,
    "~": operator.invert,
    "!": lambda a: int(not a),
}


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
        return round_up(vectors, 4) + accumulators
    return max(accumulators, vectors)


_SCALAR_STEPS = {
    "from gfx8": ((80, 10), (88, 9), (100, 8), (1 << 30, 7)),
    "before": ((48, 10), (56, 9), (64, 8), (72, 7), (80, 6), (1 << 30, 5)),
}
_GFX8, _GFX10 = 7, 9
"""Numbers LLVM's own enumeration of generations gives these."""


def _occupancy(_machine: Machine, values: Sequence[int]) -> int:
    most, granule, total, generation, waves, scalars, vectors = values
    if scalars and generation < _GFX10:
        steps = _SCALAR_STEPS["from gfx8" if generation >= _GFX8 else "before"]
        waves = min(waves, next(step for limit, step in steps if scalars <= limit))
    if vectors >= granule > 0:
        waves = min(waves, max(total // round_up(vectors, granule), 1), most)
    return waves


_FUNCTIONS: Mapping[str, Callable[[Machine, Sequence[int]], int]] = {
    "max": lambda _machine, values: max(values),
    "min": lambda _machine, values: min(values),
    "or": lambda _machine, values: reduce(operator.or_, values, 0),
    "alignto": lambda _machine, values: round_up(values[0], values[1]) if values[1] > 0 else values[0],
    "extrasgprs": extra_scalars,
    "totalnumvgprs": total_vectors,
    "occupancy": _occupancy,
    "instprefsize": lambda _machine, values: -(-values[0] // 128),
}


class _Evaluation(Struct):
    """One expression half evaluated: values, waiting operators, and where each open call's arguments begin.

    Waiting are binary signs, ``unary-`` and its like, ``(`` and ``max(``; a name alone is a function before its parenthesis.
    """

    names: Callable[[str], int | None]
    machine: Machine
    values: list[int] = field(default_factory=list)
    waiting: list[str] = field(default_factory=list)
    arguments: list[int] = field(default_factory=list)

    def apply(self, least: int = 0) -> None:
        """Work off the operators behind the last open parenthesis that bind at least as close."""
        while self.waiting and not self.waiting[-1].endswith("("):
            sign = self.waiting[-1]
            if sign.startswith("unary"):
                value = _PREFIX[sign[-1]](self.values.pop())
            elif _BINARY[sign][0] < least:
                return
            else:
                right, left = self.values.pop(), self.values.pop()
                value = _wrap(_BINARY[sign][1](left, right))
            self.waiting.pop()
            self.values.append(value)

    def take_operand(self, number: str, name: str, is_call: bool) -> bool:
        """A number or name; returns whether an operand must follow."""
        if number:
            self.values.append(_wrap(int(number[:40], 0 if number[:2].lower() in ("0x", "0b") else 10)))
            return False
        if name in _FUNCTIONS and is_call:
            self.waiting.append(name)
            return True
        value = self.names(name)
        if value is None:
            raise KeyError(name)
        self.values.append(value)
        return False

    def take_sign(self, sign: str, operand_next: bool) -> bool:
        """A sign; returns whether an operand must follow."""
        if sign == "(":
            function = self.waiting.pop() if self.waiting and self.waiting[-1] in _FUNCTIONS else ""
            self.waiting.append(f"{function}(")
            self.arguments.append(len(self.values))
        elif operand_next and sign in _PREFIX:
            self.waiting.append(f"unary{sign}")
        elif sign == ")":
            self.apply()
            function, start = self.waiting.pop()[:-1], self.arguments.pop()
            if function:
                self.values[start:] = [_wrap(_FUNCTIONS[function](self.machine, self.values[start:]))]
            return False
        elif sign == ",":
            self.apply()
        else:
            self.apply(_BINARY[sign][0])
            self.waiting.append(sign)
        return True


def _wrap(value: int) -> int:
    """Values are 64-bit."""
    return value if -(1 << 63) <= value < 1 << 64 else (value + (1 << 63)) % (1 << 64) - (1 << 63)


def evaluate(text: str, names: Callable[[str], int | None], machine: Machine) -> int | None:
    """The value of an expression; None where a name in it has none, or the text is no expression."""
    state = _Evaluation(names, machine)
    offset = 0
    operand_next = True
    text = text.strip()
    if not text or len(text) > LONGEST:
        return None
    try:
        while offset < len(text):
            match = _TOKEN.match(text, offset)
            if match is None or not (match["sign"] or operand_next):
                return None
            offset = match.end()
            if match["sign"]:
                operand_next = state.take_sign(match["sign"], operand_next)
            else:
                is_call = text[offset : offset + 1] == "("
                operand_next = state.take_operand(match["number"], (match["name"] or "").strip('"'), is_call)
        state.apply()
    except (IndexError, KeyError, ValueError, TypeError):
        return None
    return state.values[0] if len(state.values) == 1 and not state.waiting else None


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
        # Definitions may be nested as deep as a text likes: a list stands for Python's stack, inner names come first.
        order: dict[str, None] = {}
        seen: set[str] = set()
        waiting = [(name, False) for name in self._names(text)]
        while waiting and len(seen) < LONGEST:
            name, is_ready = waiting.pop()
            if is_ready:
                order[name] = None
            elif name not in seen and name not in self.known:
                seen.add(name)
                waiting.append((name, True))
                waiting.extend((inner, False) for inner in self._names(self.definitions[name]))
        for name in list(order):
            self.known[name] = evaluate(self.definitions[name], self.known.get, self.machine)
        return evaluate(text, self.known.get, self.machine)

    def _names(self, text: str) -> list[str]:
        names = (name.strip('"') for name in _NAME.findall(text[:LONGEST]))
        return [name for name in names if name in self.definitions]
