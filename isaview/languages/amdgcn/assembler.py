"""The symbols, register numbers and local labels that the assembler works out while it reads hand-written text."""

from __future__ import annotations

import re

from msgspec import Struct, field

from isaview.base import regex
from isaview.languages.amdgcn.expressions import evaluate
from isaview.languages.amdgcn.targets import Machine

_ASSIGNED = regex.compile(r"[ \t]*([A-Za-z_.$][\w.$]*)[ \t]*=(?!=)(.*)", re.DOTALL)
_REGISTER = regex.compile(r"(?<![\w.$@])(v|s|a|acc|ttmp)\[([^\[\]]*)\]")
_PLAIN_INDEX = regex.compile(r"\d+(?::\d+)?\Z")
_LOCAL_LABEL = regex.compile(r"[ \t]*(\d+):(?!:)")
_LOCAL_USE = regex.compile(r"(?<![\w.])(\d+)([bf])(?![\w.])")
_NUMBERED = regex.compile(r"(?<![\w.$@])([vsa])(?:(\d+)|\[(?:\d+:)?(\d+)\])(?![\w$@])")
_COUNTED = {
    "v": (".amdgcn.next_free_vgpr", ".kernel.vgpr_count"),
    "s": (".amdgcn.next_free_sgpr", ".kernel.sgpr_count"),
    "a": (".kernel.agpr_count",),
}
"""Symbols the assembler keeps: the number behind the highest register named so far, of the text or of the kernel."""


class Numbers(Struct):
    """What is known at a place of a text: symbols with a number, symbols with a text, how often each local label stood."""

    machine: Machine
    symbols: dict[str, int]
    texts: set[str] = field(default_factory=set)
    local_labels: dict[str, int] = field(default_factory=dict)

    def value(self, text: str) -> int | None:
        """The value of an expression here, None where a name in it has none."""
        return evaluate(text, self.symbols.get, self.machine)

    def is_defined(self, name: str) -> bool:
        """Whether a symbol has a number or a text."""
        return name in self.symbols or name in self.texts

    def define(self, name: str, text: str) -> None:
        """Give a symbol the value of an expression, or its text where the value is not known."""
        value = self.value(text)
        name = name.strip('"')
        if value is None:
            self.symbols.pop(name, None)
            self.texts.add(name)
        else:
            self.symbols[name] = value

    def begin_kernel(self) -> None:
        """Count the registers of a kernel anew."""
        self.symbols.update((name, 0) for names in _COUNTED.values() for name in names if name.startswith(".kernel"))

    def take(self, line: str, word: str) -> str:
        """A line that is no directive of macros, with its numbers worked out; ``word`` is its first, "" for none."""
        assigned = _ASSIGNED.match(line)
        if assigned is not None:
            self.define(assigned[1], assigned[2])
        elif word in (".set", ".equ", ".equiv"):
            name, _, value = line.partition(word)[2].partition(",")
            self.define(name.strip(), value)
        elif word.startswith(".amdhsa_") and word != ".amdhsa_kernel":
            head, _, text = line.partition(word)
            number = self.value(text)
            return line if number is None else f"{head}{word} {number}"
        elif not word.startswith("."):
            # LLVM's .amdgcn.next_free_vgpr and _sgpr follow the highest register that a line names.
            local = _LOCAL_LABEL.match(line)
            if local is not None:
                count = self.local_labels[local[1]] = self.local_labels.get(local[1], 0) + 1
                line = f".Llocal_{local[1]}_{count}:{line[local.end() :]}"
            if "[" in line:
                line = _REGISTER.sub(self._number_register, line)
            line = _LOCAL_USE.sub(self._local, line)
            for letter, single, last in _NUMBERED.findall(line):
                for name in _COUNTED[letter]:
                    self.symbols[name] = max(self.symbols[name], int((single or last)[:6]) + 1)
            return line
        return line

    def _number_register(self, match: re.Match[str]) -> str:
        if _PLAIN_INDEX.match(match[2]):
            return match[0]
        values = [self.value(part) for part in match[2].split(":")]
        return match[0] if None in values else f"{match[1]}[{':'.join(map(str, values))}]"

    def _local(self, match: re.Match[str]) -> str:
        return f".Llocal_{match[1]}_{self.local_labels.get(match[1], 0) + (match[2] == 'f')}"


def numbers(machine: Machine, version: tuple[int, int, int]) -> Numbers:
    """What the assembler knows before the first line; ``version`` is the processor's, zeros where it is unknown."""
    symbols = {name: 0 for names in _COUNTED.values() for name in names}
    if version != (0, 0, 0):
        for name, older, part in zip(("number", "minor", "stepping"), ("major", "minor", "stepping"), version, strict=True):
            symbols[f".amdgcn.gfx_generation_{name}"] = symbols[f".option.machine_version_{older}"] = part
    return Numbers(machine, symbols)
