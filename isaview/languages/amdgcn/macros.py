"""The assembler's own language in hand-written AMDGCN: macros, repetition, conditions, symbols in register numbers.

Everything is expanded as LLVM's assembler does it, line by line, with a stack of sources instead of recursion. What cannot be
expanded (an unknown condition, too much output) is reported at its line, never guessed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from msgspec import Struct, field

from isaview.languages.amdgcn import macro_arguments as arguments
from isaview.languages.amdgcn.expressions import Unknown, evaluate
from isaview.languages.amdgcn.targets import Machine

MOST_LINES = 1_000_000
"""Lines an expansion may give."""
DEEPEST = 200
"""Macros and repetitions inside each other."""

_SIGNS = (
    re.compile(
        r"\.(?:macro|rept|rep|irpc?|if(?:def|ndef|notdef|eq|ne|g[te]|l[te]|b|nb|c|nc|eqs|nes)?|altmacro)\b(?!:)"
        r"|\.amdgcn\.next_free_|\.kernel\.[vsa]gpr_count"
    ),
    re.compile(r"\[(?<=[vsacp]\[)[ \t]*[0-9]*[ \t]*(?:[^0-9\s:\]]|:[ \t]*[0-9]*[ \t]*[^0-9\s:\]])"),
    re.compile(r"\n[ \t]*[0-9]+:(?!:)"),
)
"""What makes expansion necessary; compilers write none of it."""


def needed(text: str) -> bool:
    """Whether a text has macros, conditions, computed register numbers or local labels."""
    return any(sign.search(text) is not None for sign in _SIGNS)


_HEAD = re.compile(r"[ \t]*((?:[\w.$@\\]+:(?!:)[ \t]*)*)([A-Za-z_.$\\][\w.$@\\]*)?[ \t]*(.*)", re.DOTALL)
_SYMBOL_ASSIGNED = re.compile(r"[ \t]*([A-Za-z_.$][\w.$]*)[ \t]*=(?!=)(.*)", re.DOTALL)
_REGISTER = re.compile(r"(?<![\w.$@])(v|s|a|acc|ttmp)\[([^\[\]]*)\]")
_PLAIN_INDEX = re.compile(r"\d+(?::\d+)?\Z")
_LOCAL_LABEL = re.compile(r"[ \t]*(\d+):(?!:)")
_LOCAL_USE = re.compile(r"(?<![\w.])(\d+)([bf])(?![\w.])")
_NUMBERED = re.compile(r"(?<![\w.$@])([vsa])(?:(\d+)|\[(?:\d+:)?(\d+)\])(?![\w$@])")
_COUNTED = {
    "v": (".amdgcn.next_free_vgpr", ".kernel.vgpr_count"),
    "s": (".amdgcn.next_free_sgpr", ".kernel.sgpr_count"),
    "a": (".kernel.agpr_count",),
}
"""Symbols the assembler keeps: one more than the highest register named so far, of the text or of the kernel."""

_COMPARED: dict[str, Callable[[int], bool]] = {
    ".if": lambda value: value != 0,
    ".ifne": lambda value: value != 0,
    ".ifeq": lambda value: value == 0,
    ".ifgt": lambda value: value > 0,
    ".ifge": lambda value: value >= 0,
    ".iflt": lambda value: value < 0,
    ".ifle": lambda value: value <= 0,
}


class Expansion(Struct):
    """Lines to read, the line each comes from (from 1), and what could not be expanded: (number of lines before, text, why)."""

    lines: list[str] = field(default_factory=list)
    origins: list[int] = field(default_factory=list)
    reports: list[tuple[int, str, str]] = field(default_factory=list)


class _Source(Struct):
    """Lines still to come: those of the text, of a macro's body, or of a repetition."""

    lines: list[str]
    origin: int
    """Line of the text where the first of them stands; for a body the line that calls for it."""
    counts: bool
    at: int = 0
    macro: bool = False
    conditions: int = 0

    def line(self) -> int:
        """The line of the text the next line belongs to."""
        return self.origin + self.at if self.counts else self.origin


class _Condition(Struct):
    """An open ``.if``: whether its lines count, whether a branch was taken, whether anything around it counts."""

    active: bool
    taken: bool
    outer: bool


class _Macro(Struct):
    parameters: tuple[arguments.Parameter, ...]
    body: list[str]


class Expander:
    """One text being expanded."""

    def __init__(self, text: str, machine: Machine, version: tuple[int, int, int]) -> None:
        self.machine = machine
        self.output = Expansion()
        self.macros: dict[str, _Macro] = {}
        self.sources = [_Source(text.split("\n"), 1, True)]
        self.conditions: list[_Condition] = []
        self.calls = 0
        self.alternate = False
        self.local_labels: dict[str, int] = {}
        self.symbols: dict[str, int] = {name: 0 for names in _COUNTED.values() for name in names}
        self.texts: set[str] = set()
        if version != (0, 0, 0):
            names = ("number", "minor", "stepping")
            self.symbols.update((f".amdgcn.gfx_generation_{name}", part) for name, part in zip(names, version, strict=True))
            major = ("major", "minor", "stepping")
            self.symbols.update((f".option.machine_version_{name}", part) for name, part in zip(major, version, strict=True))

    def expand(self) -> Expansion:
        """The whole text."""
        while self.sources:
            source = self.sources[-1]
            if source.at >= len(source.lines):
                self.leave()
                continue
            number = source.line()
            line = source.lines[source.at]
            source.at += 1
            if len(self.output.lines) >= MOST_LINES:
                self.report(number, line, f"expansion gives more than {MOST_LINES} lines; the rest is not read")
                break
            self.take(number, line)
        if self.conditions:
            self.report(self.output.origins[-1] if self.output.origins else 1, "", ".endif is missing")
        return self.output

    def leave(self) -> None:
        """The innermost source is at its end."""
        source = self.sources.pop()
        if source.macro:
            del self.conditions[source.conditions :]

    def emit(self, number: int, line: str) -> None:
        self.output.lines.append(line)
        self.output.origins.append(number)

    def report(self, number: int, line: str, why: str) -> None:
        self.emit(number, "")
        self.output.reports.append((len(self.output.lines), line.strip(), why))

    @property
    def active(self) -> bool:
        """Whether lines count here."""
        return not self.conditions or self.conditions[-1].active

    def take(self, number: int, line: str) -> None:
        """One line."""
        match = _HEAD.match(line)
        labels, word, rest = match.groups("") if match is not None else ("", "", "")
        if word in _CONDITIONALS:
            self.emit(number, "")
            _CONDITIONALS[word](self, number, word, rest)
        elif not self.active:
            self.emit(number, "")
        elif word in _DIRECTIVES:
            if labels:
                self.emit(number, labels)
            _DIRECTIVES[word](self, number, word, rest)
        elif word in self.macros:
            if labels:
                self.emit(number, labels)
            self.call(number, word, rest)
        else:
            self.plain(number, line, word)

    def plain(self, number: int, line: str, word: str | None) -> None:
        """A line that stays, its register numbers worked out."""
        assigned = _SYMBOL_ASSIGNED.match(line)
        if assigned is not None:
            self.define(assigned[1], assigned[2])
        elif word in (".set", ".equ", ".equiv"):
            name, _, value = line.partition(word)[2].partition(",")
            self.define(name.strip(), value)
        elif word is not None and word.startswith(".amdhsa_") and word != ".amdhsa_kernel":
            line = self.settled(line, word)
        elif word is None or not word.startswith("."):
            line = self.instruction(line)
        self.emit(number, line)

    def instruction(self, line: str) -> str:
        """Register numbers as numbers, local labels by names of their own; what is used is kept count of."""
        local = _LOCAL_LABEL.match(line)
        if local is not None:
            self.local_labels[local[1]] = self.local_labels.get(local[1], 0) + 1
            line = f".Llocal_{local[1]}_{self.local_labels[local[1]]}:{line[local.end() :]}"
        if "[" in line:
            line = _REGISTER.sub(self.numbered, line)
        if self.local_labels or _LOCAL_USE.search(line):
            line = _LOCAL_USE.sub(self.local, line)
        for letter, single, last in _NUMBERED.findall(line):
            for name in _COUNTED[letter]:
                self.symbols[name] = max(self.symbols[name], int((single or last)[:6]) + 1)
        return line

    def numbered(self, match: re.Match[str]) -> str:
        if _PLAIN_INDEX.match(match[2]):
            return match[0]
        values = [self.value(part) for part in match[2].split(":")]
        if any(value is None for value in values):
            return match[0]
        return f"{match[1]}[{':'.join(map(str, values))}]"

    def local(self, match: re.Match[str]) -> str:
        count = self.local_labels.get(match[1], 0) + (match[2] == "f")
        return f".Llocal_{match[1]}_{count}"

    def settled(self, line: str, word: str) -> str:
        """A directive of a kernel's descriptor, its expression worked out where it stands."""
        head, _, text = line.partition(word)
        value = self.value(text)
        return line if value is None else f"{head}{word} {value}"

    def value(self, text: str) -> int | None:
        """The value of an expression here, None where a name in it has none."""
        try:
            return evaluate(text, self.symbols.get, self.machine)
        except Unknown:
            return None

    def define(self, name: str, text: str) -> None:
        value = self.value(text)
        name = name.strip('"')
        if value is None:
            self.symbols.pop(name, None)
            self.texts.add(name)
        else:
            self.symbols[name] = value

    def push(self, number: int, lines: list[str], macro: bool) -> None:
        """Read these lines next."""
        if len(self.sources) > DEEPEST:
            self.report(number, lines[0] if lines else "", f"more than {DEEPEST} expansions inside each other")
            return
        self.sources.append(_Source(lines, number, False, macro=macro, conditions=len(self.conditions)))

    def call(self, number: int, name: str, rest: str) -> None:
        """A macro's body with its arguments in place."""
        macro = self.macros[name]
        given = arguments.bind(macro.parameters, rest, self.evaluated)
        missing = [parameter.name for parameter in macro.parameters if parameter.required and not given.get(parameter.name)]
        if missing:
            self.report(number, f"{name} {rest}", f"the macro needs an argument for {missing[0]!r}")
            return
        body = arguments.substitute(macro.body, given, self.calls, self.alternate)
        self.calls += 1
        self.push(number, body, macro=True)

    def evaluated(self, text: str) -> str | None:
        """An argument behind ``%`` of the alternate macro language."""
        value = self.value(text) if self.alternate else None
        return None if value is None else str(value)

    def body(self, number: int, opening: Iterable[str], closing: str, head: str) -> list[str] | None:
        """The lines up to the matching end, taken from the innermost source; None (reported) where there is no end."""
        source = self.sources[-1]
        depth = 1
        start = source.at
        opened = tuple(opening)
        for index in range(start, len(source.lines)):
            match = _HEAD.match(source.lines[index])
            word = match[2] if match is not None else None
            if word in opened:
                depth += 1
            elif word == closing or (closing == ".endm" and word == ".endmacro"):
                depth -= 1
            if depth == 0:
                source.at = index + 1
                if source.counts:
                    for passed in range(start, index + 1):
                        self.emit(source.origin + passed, "")
                return source.lines[start:index]
        self.report(number, head, f"{closing} is missing")
        return None

    # Directives. Each takes the line, its word, and what follows.

    def macro(self, number: int, word: str, rest: str) -> None:
        lines = self.body(number, (".macro",), ".endm", f"{word} {rest}")
        name, parameters = arguments.head(rest)
        if lines is not None and name:
            self.macros[name] = _Macro(parameters, lines)

    def forget(self, _number: int, _word: str, rest: str) -> None:
        self.macros.pop(rest.strip(), None)

    def leave_macro(self, _number: int, _word: str, _rest: str) -> None:
        while len(self.sources) > 1:
            macro = self.sources[-1].macro
            self.leave()
            if macro:
                return

    def repeat(self, number: int, word: str, rest: str) -> None:
        lines = self.body(number, (".rept", ".rep", ".irp", ".irpc"), ".endr", f"{word} {rest}")
        count = self.value(rest)
        if lines is None:
            return
        if count is None or count < 0:
            self.report(number, f"{word} {rest}", "the number of repetitions is not known")
        elif count * max(len(lines), 1) > MOST_LINES:
            self.report(number, f"{word} {rest}", f"expansion gives more than {MOST_LINES} lines")
        else:
            self.push(number, [line.replace("\\+", str(index)) for index in range(count) for line in lines], macro=False)

    def repeat_for(self, number: int, word: str, rest: str) -> None:
        lines = self.body(number, (".rept", ".rep", ".irp", ".irpc"), ".endr", f"{word} {rest}")
        if lines is None:
            return
        name, _, values = rest.strip().partition(",") if "," in rest else rest.strip().partition(" ")
        each = list(values.strip().strip('"')) if word == ".irpc" else arguments.split(values)
        if len(each) * max(len(lines), 1) > MOST_LINES:
            self.report(number, f"{word} {rest}", f"expansion gives more than {MOST_LINES} lines")
            return
        expanded: list[str] = []
        for value in each:
            expanded.extend(arguments.substitute(lines, {name.strip(): value}, self.calls, self.alternate))
        self.push(number, expanded, macro=False)

    def kernel(self, number: int, word: str, rest: str) -> None:
        self.symbols.update((name, 0) for names in _COUNTED.values() for name in names if name.startswith(".kernel"))
        self.emit(number, f"{word} {rest}")

    def alternate_language(self, _number: int, word: str, _rest: str) -> None:
        self.alternate = word == ".altmacro"

    def stray(self, number: int, word: str, rest: str) -> None:
        self.report(number, f"{word} {rest}", f"{word} without its beginning")

    def error(self, number: int, word: str, rest: str) -> None:
        self.report(number, f"{word} {rest}", "the text asks the assembler to stop here")

    def finish(self, _number: int, _word: str, _rest: str) -> None:
        self.sources.clear()

    # Conditions.

    def condition(self, number: int, word: str, rest: str) -> None:
        if not self.active:
            self.conditions.append(_Condition(False, True, False))
            return
        held = self.holds(word, rest)
        if held is None:
            self.report(number, f"{word} {rest}", "the condition is not known, so neither branch is read")
            self.conditions.append(_Condition(False, True, True))
            return
        self.conditions.append(_Condition(held, held, True))

    def holds(self, word: str, rest: str) -> bool | None:
        compared = _COMPARED.get(word)
        if compared is not None:
            value = self.value(rest)
            return None if value is None else compared(value)
        if word in (".ifdef", ".ifndef", ".ifnotdef"):
            name = rest.strip()
            return (name in self.symbols or name in self.texts) == (word == ".ifdef")
        if word in (".ifb", ".ifnb"):
            return (not rest.strip()) == (word == ".ifb")
        left, _, right = rest.partition(",")
        return (left.strip() == right.strip()) == (word in (".ifc", ".ifeqs"))

    def otherwise(self, number: int, word: str, rest: str) -> None:
        if not self.conditions:
            self.stray(number, word, rest)
            return
        innermost = self.conditions[-1]
        if word == ".else":
            innermost.active = innermost.outer and not innermost.taken
            innermost.taken = True
            return
        innermost.active = False
        if innermost.outer and not innermost.taken:
            held = self.holds(".if", rest)
            if held is None:
                self.report(number, f"{word} {rest}", "the condition is not known, so no further branch is read")
            innermost.active = bool(held)
            innermost.taken = held is not False

    def end_condition(self, number: int, word: str, rest: str) -> None:
        if not self.conditions:
            self.stray(number, word, rest)
            return
        self.conditions.pop()


_Handler = Callable[[Expander, int, str, str], None]

_CONDITIONALS: dict[str | None, _Handler] = {
    **dict.fromkeys(_COMPARED, Expander.condition),
    **dict.fromkeys(
        (".ifdef", ".ifndef", ".ifnotdef", ".ifb", ".ifnb", ".ifc", ".ifnc", ".ifeqs", ".ifnes"),
        Expander.condition,
    ),
    ".else": Expander.otherwise,
    ".elseif": Expander.otherwise,
    ".endif": Expander.end_condition,
}
_DIRECTIVES: dict[str | None, _Handler] = {
    ".macro": Expander.macro,
    ".purgem": Expander.forget,
    ".exitm": Expander.leave_macro,
    ".rept": Expander.repeat,
    ".rep": Expander.repeat,
    ".irp": Expander.repeat_for,
    ".irpc": Expander.repeat_for,
    ".amdgpu_hsa_kernel": Expander.kernel,
    ".altmacro": Expander.alternate_language,
    ".noaltmacro": Expander.alternate_language,
    ".endm": Expander.stray,
    ".endmacro": Expander.stray,
    ".endr": Expander.stray,
    ".error": Expander.error,
    ".err": Expander.error,
    ".end": Expander.finish,
}


def expand(text: str, machine: Machine, version: tuple[int, int, int]) -> Expansion:
    """The text with its macros, repetitions, conditions and register expressions worked out."""
    return Expander(text, machine, version).expand()
