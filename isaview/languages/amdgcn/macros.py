"""Hand-written AMDGCN with its macros, repetitions, conditions and symbols in register numbers worked out.

Everything is expanded as LLVM's assembler does it, line by line, with a stack of sources instead of recursion. What cannot be
expanded (an unknown condition, too much output) is reported at its line, never guessed. Lines and bytes are counted before they
are made; beyond a limit the rest of the text is not read, and it is reported as cut off.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct, field

from isaview.base import limits, regex
from isaview.languages.amdgcn import macro_arguments as arguments
from isaview.languages.amdgcn.assembler import Numbers, numbers
from isaview.languages.amdgcn.targets import Machine
from isaview.languages.amdgcn.text import Unexpanded

DEEPEST = 200
"""Macros and repetitions inside each other."""

_SIGNS = (
    regex.compile(
        r"\.(?:macro|rept|rep|irpc?|if(?:def|ndef|notdef|eq|ne|g[te]|l[te]|b|nb|c|nc|eqs|nes)?|altmacro)\b(?!:)"
        r"|\.amdgcn\.next_free_|\.kernel\.[vsa]gpr_count"
    ),
    regex.compile(r"\[(?<=[vsacp]\[)[ \t]*[0-9]*[ \t]*(?:[^0-9\s:\]]|:[ \t]*[0-9]*[ \t]*[^0-9\s:\]])"),
    regex.compile(r"\n[ \t]*[0-9]+:(?!:)"),
)
"""What makes expansion necessary; compilers write none of it."""
_HEAD = regex.compile(r"[ \t]*((?:[\w.$@\\]+:(?!:)[ \t]*)*)([A-Za-z_.$\\][\w.$@\\]*)?[ \t]*(.*)", re.DOTALL)
_REPETITIONS = (".rept", ".rep", ".irp", ".irpc")
_COMPARED: Mapping[str, Callable[[int, int], bool]] = {
    ".if": operator.ne,
    ".ifne": operator.ne,
    ".ifeq": operator.eq,
    ".ifgt": operator.gt,
    ".ifge": operator.ge,
    ".iflt": operator.lt,
    ".ifle": operator.le,
}
"""Conditions that compare a value with 0."""


class Expansion(Struct):
    """Lines to read, the line each comes from (from 1), and what could not be expanded."""

    lines: list[str] = field(default_factory=list)
    origins: list[int] = field(default_factory=list)
    reports: list[Unexpanded] = field(default_factory=list)


class _Source(Struct):
    """Lines still to come: those of the text, of a macro's body, or of a repetition."""

    lines: Sequence[str]
    origin: int
    """Line of the text where the first of them stands; for a body the line that calls for it."""
    counts: bool
    at: int = 0
    macro: bool = False
    conditions: int = 0


class _Condition(Struct):
    """An open ``.if``: whether its lines count, whether a branch was taken, whether anything around it counts."""

    active: bool
    taken: bool
    outer: bool


class _Macro(Struct):
    parameters: tuple[arguments.Parameter, ...]
    body: Sequence[str]


class _Line(Struct):
    """One line of a source: where it stands in the text, its first word, and what follows that."""

    number: int
    word: str
    rest: str


class _State(Struct):
    """One text half expanded."""

    numbers: Numbers
    sources: list[_Source]
    output: Expansion = field(default_factory=Expansion)
    macros: dict[str, _Macro] = field(default_factory=dict)
    conditions: list[_Condition] = field(default_factory=list)
    calls: int = 0
    alternate: bool = False
    """Whether the alternate macro language is on."""
    looked_at: int = 0
    made_bytes: int = 0

    def emit(self, number: int, line: str) -> None:
        self.output.lines.append(line)
        self.output.origins.append(number)

    def report(self, number: int, line: str, why: str, *, cut: bool = False) -> None:
        self.emit(number, "")
        self.output.reports.append(Unexpanded(len(self.output.lines), line.strip(), why, cut))

    def affords(self, number: int, lines: Sequence[str], times: int = 1, longest: int = 0, *, is_made: bool = True) -> bool:
        """Whether so many lines can be looked at, or made with arguments of this length; else the rest is not read."""
        self.looked_at += len(lines) * times
        if is_made:
            signs = (len(line) if self.alternate else line.count("\\") for line in lines)
            self.made_bytes += times * (sum(map(len, lines)) + sum(signs) * longest)
        exceeded = self.looked_at > limits.EXPANSION_LINES, self.made_bytes > limits.EXPANSION_BYTES
        if not any(exceeded):
            return True
        most = f"{limits.EXPANSION_LINES:,} lines" if exceeded[0] else f"{limits.EXPANSION_BYTES:,} bytes"
        self.report(number, "", f"expansion gives more than {most}", cut=True)
        self.sources.clear()
        return False

    def refuse(self, line: _Line, why: str) -> None:
        self.report(line.number, f"{line.word} {line.rest}", why)

    def leave(self) -> bool:
        """Leave the innermost source; whether that is a macro's body."""
        source = self.sources.pop()
        if source.macro:
            del self.conditions[source.conditions :]
        return source.macro

    def push(self, number: int, lines: Sequence[str], macro: bool) -> None:
        """Read these lines next."""
        if len(self.sources) > DEEPEST:
            self.report(number, lines[0] if lines else "", f"more than {DEEPEST} expansions inside each other", cut=True)
            self.sources.clear()
            return
        self.sources.append(_Source(lines, number, False, macro=macro, conditions=len(self.conditions)))


def needs_expansion(text: str) -> bool:
    """Whether a text has macros, conditions, computed register numbers or local labels."""
    return any(sign.search(text) is not None for sign in _SIGNS)


def expand(text: str, machine: Machine, version: tuple[int, int, int]) -> Expansion:
    """The text with its macros, repetitions, conditions and register expressions worked out."""
    state = _State(numbers(machine, version), [_Source(text.split("\n"), 1, True)])
    output = state.output
    while state.sources:
        source = state.sources[-1]
        if source.at >= len(source.lines):
            state.leave()
            continue
        number = source.origin + source.at if source.counts else source.origin
        line = source.lines[source.at]
        source.at += 1
        if not state.affords(number, (line,), is_made=False):
            break
        match = _HEAD.match(line)
        labels, word, rest = match.groups("") if match is not None else ("", "", "")
        condition, directive = _CONDITIONALS.get(word), _DIRECTIVES.get(word)
        if condition is not None:
            state.emit(number, "")
            condition(state, _Line(number, word, rest))
        elif state.conditions and not state.conditions[-1].active:
            state.emit(number, "")
        elif directive is not None or word in state.macros:
            if labels:
                state.emit(number, labels)
            (directive or _call)(state, _Line(number, word, rest))
        else:
            state.emit(number, state.numbers.take(line, word))
    if state.conditions:
        state.report(output.origins[-1] if output.origins else 1, "", ".endif is missing")
    return output


def _body(state: _State, line: _Line, opening: Sequence[str], closing: Sequence[str]) -> Sequence[str] | None:
    """The lines up to the matching end, taken from the innermost source; None (reported) where there is no end."""
    source = state.sources[-1]
    depth = 1
    start = source.at
    for index in range(start, len(source.lines)):
        match = _HEAD.match(source.lines[index])
        word = match[2] if match is not None else None
        depth += (word in opening) - (word in closing)
        if depth == 0:
            source.at = index + 1
            if not state.affords(line.number, source.lines[start:index], is_made=False):
                return None
            if source.counts:
                for passed in range(start, index + 1):
                    state.emit(source.origin + passed, "")
            return source.lines[start:index]
    if state.affords(line.number, source.lines[start:], is_made=False):
        state.refuse(line, f"{closing[0]} is missing")
    return None


def _call(state: _State, line: _Line) -> None:
    """A macro's body with its arguments in place."""

    def evaluate_argument(text: str) -> str | None:
        """An argument behind ``%`` of the alternate macro language."""
        value = state.numbers.value(text) if state.alternate else None
        return None if value is None else str(value)

    macro = state.macros[line.word]
    arguments_by_name = arguments.bind(macro.parameters, line.rest, evaluate_argument)
    missing = [
        parameter.name for parameter in macro.parameters if parameter.required and not arguments_by_name.get(parameter.name)
    ]
    if missing:
        state.refuse(line, f"the macro needs an argument for {missing[0]!r}")
        return
    if not state.affords(line.number, macro.body, longest=max(map(len, arguments_by_name.values()), default=0), is_made=True):
        return
    body = arguments.substitute(macro.body, arguments_by_name, state.calls, state.alternate)
    state.calls += 1
    state.push(line.number, body, macro=True)


def _define_macro(state: _State, line: _Line) -> None:
    lines = _body(state, line, (".macro",), (".endm", ".endmacro"))
    name, parameters = arguments.head(line.rest)
    if lines is not None and name:
        state.macros[name] = _Macro(parameters, lines)


def _forget_macro(state: _State, line: _Line) -> None:
    state.macros.pop(line.rest.strip(), None)


def _leave_macro(state: _State, _line: _Line) -> None:
    while len(state.sources) > 1 and not state.leave():
        pass


def _repeat(state: _State, line: _Line) -> None:
    """``.rept``: a body so many times; ``.irp`` and ``.irpc``: for each argument, for each sign."""
    lines = _body(state, line, _REPETITIONS, (".endr",))
    if lines is None:
        return
    text = line.rest.strip()
    name, _, values = text.partition("," if "," in text else " ")
    is_counted = line.word in (".rept", ".rep")
    each = list(values.strip().strip('"')) if line.word == ".irpc" else arguments.split(values)
    count = state.numbers.value(text) if is_counted else len(each)
    if count is None or count < 0:
        state.refuse(line, "the number of repetitions is not known")
        return
    if not state.affords(line.number, lines or ("",), count, 8 if is_counted else max(map(len, each), default=0)):
        return
    expanded: list[str] = []
    for index in range(count):
        if is_counted:
            expanded.extend(body.replace("\\+", str(index)) for body in lines)
        else:
            expanded.extend(arguments.substitute(lines, {name.strip(): each[index]}, state.calls, state.alternate))
    state.push(line.number, expanded, macro=False)


def _begin_kernel(state: _State, line: _Line) -> None:
    state.numbers.begin_kernel()
    state.emit(line.number, f"{line.word} {line.rest}")


def _choose_language(state: _State, line: _Line) -> None:
    state.alternate = line.word == ".altmacro"


def _stray(state: _State, line: _Line) -> None:
    state.refuse(line, f"{line.word} without its beginning")


def _stop(state: _State, line: _Line) -> None:
    if line.word == ".end":
        state.sources.clear()
    else:
        state.refuse(line, "the text asks the assembler to stop here")


def _open_condition(state: _State, line: _Line) -> None:
    if state.conditions and not state.conditions[-1].active:
        state.conditions.append(_Condition(False, True, False))
        return
    holds = _holds(state.numbers, line.word, line.rest)
    if holds is None:
        state.refuse(line, "the condition is not known, so neither branch is read")
    state.conditions.append(_Condition(bool(holds), holds is not False, True))


def _holds(known: Numbers, word: str, rest: str) -> bool | None:
    """Whether a condition holds, None where that is not known."""
    if word in _COMPARED:
        value = known.value(rest)
        return None if value is None else _COMPARED[word](value, 0)
    if word in (".ifdef", ".ifndef", ".ifnotdef"):
        return known.is_defined(rest.strip()) == (word == ".ifdef")
    if word in (".ifb", ".ifnb"):
        return (not rest.strip()) == (word == ".ifb")
    left, _, right = rest.partition(",")
    return (left.strip() == right.strip()) == (word in (".ifc", ".ifeqs"))


def _other_branch(state: _State, line: _Line) -> None:
    if not state.conditions:
        _stray(state, line)
        return
    innermost = state.conditions[-1]
    is_open = innermost.outer and not innermost.taken
    holds: bool | None = True
    if line.word == ".elseif" and is_open:
        holds = _holds(state.numbers, ".if", line.rest)
        if holds is None:
            state.refuse(line, "the condition is not known, so no further branch is read")
    innermost.active = is_open and bool(holds)
    innermost.taken = innermost.taken or line.word == ".else" or (is_open and holds is not False)


def _close_condition(state: _State, line: _Line) -> None:
    if state.conditions:
        state.conditions.pop()
    else:
        _stray(state, line)


_Handler = Callable[[_State, _Line], None]
_CONDITIONALS: Mapping[str, _Handler] = {
    **dict.fromkeys(_COMPARED, _open_condition),
    **dict.fromkeys((".ifdef", ".ifndef", ".ifnotdef", ".ifb", ".ifnb", ".ifc", ".ifnc", ".ifeqs", ".ifnes"), _open_condition),
    **dict.fromkeys((".else", ".elseif"), _other_branch),
    ".endif": _close_condition,
}
_DIRECTIVES: Mapping[str, _Handler] = {
    ".macro": _define_macro,
    ".purgem": _forget_macro,
    ".exitm": _leave_macro,
    ".amdgpu_hsa_kernel": _begin_kernel,
    **dict.fromkeys(_REPETITIONS, _repeat),
    **dict.fromkeys((".altmacro", ".noaltmacro"), _choose_language),
    **dict.fromkeys((".endm", ".endmacro", ".endr"), _stray),
    **dict.fromkeys((".error", ".err", ".end"), _stop),
}
