"""What each instruction says, apart from the registers and labels it says it with.

Two instructions that differ in register numbers, label names or the name of their own kernel are spelled alike. A different
opcode, modifier, immediate or symbol is a different spelling. A number is spelled alike in hexadecimal and decimal.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cached_property

from msgspec import Struct

from isaview.base import regex
from isaview.flow.graph import label_of
from isaview.flow.origins import names_in
from isaview.model.form import HOLE, Form, Text
from isaview.model.kernel import Kernel

_REGISTER = "\x03"
_LABEL = "\x04"
_OWN_NAME = "\x05"
_NAMED = "\x06"
_VIRTUAL = regex.compile(rf"%[A-Za-z_.$]*{_REGISTER}")
"""A virtual register with the beginning of its name, which nobody is bound to."""
_LITERAL = regex.compile(r"(?<![\w.$%@])0(?:[xX]([0-9a-fA-F]{1,32})U?|[fFdD][0-9a-fA-F]{8,16})(?!\w)")
"""A number in hexadecimal, or the bits of a floating-point number."""


class _Plan(Struct, frozen=True):
    """How the instructions of a form are spelled.

    ``pattern`` has a hole for each token of ``spelled``, then another for each operand of ``named``: those name a symbol,
    so that they are bound as a whole. ``labels`` are the texts that name places in the kernel.
    """

    pattern: str
    spelled: tuple[int, ...]
    named: tuple[tuple[Text, tuple[Text, ...]], ...]
    key: tuple[int, ...]
    registers: frozenset[int]
    labels: tuple[Text, ...]


def _plain(text: str) -> str:
    """A text with its numbers in decimal, bits of floating-point ones in lower case."""
    return _LITERAL.sub(lambda number: str(int(number[1], 16)) if number[1] else number[0].lower(), text)


def _covered_columns(texts: Iterable[Text]) -> set[int]:
    return {text.first + index for text in texts for index in range(text.count)}


def _slots(form: Form) -> list[Text]:
    return [slot.text for slot in (*form.slots, *filter(None, [form.guard]))]


def _mark_operand(
    text: Text, registers: frozenset[int], spelled: list[int], literals: tuple[str, ...], places: frozenset[int] = frozenset()
) -> str:
    """The pattern of an operand with its registers and labels marked; tokens that stay holes are added to ``spelled``."""
    pieces = text.pattern.split(HOLE) if text.count else [text.pattern]
    pattern = pieces[0]
    for token, piece in enumerate(pieces[1:], text.first):
        mark = _REGISTER if token in registers else _LABEL if token in places else HOLE
        if mark is HOLE:
            spelled.append(token)
        pattern += mark + piece
    for literal in literals:
        if literal in pattern:
            pattern = re.sub(rf"(?<![\w.$%@]){re.escape(literal)}(?![\w$])", _REGISTER, pattern)
    return _VIRTUAL.sub(_REGISTER, pattern)


def _names(operand: Text, symbol: Text) -> bool:
    """Whether a symbol stands in an operand."""
    if symbol.count and not (operand.first <= symbol.first and symbol.first + symbol.count <= operand.first + operand.count):
        return False
    return symbol.pattern in operand.pattern


def _literals(form: Form, renamable: frozenset[str]) -> tuple[str, ...]:
    """Registers that stand in the pattern itself: names without a token, or lines read on their own."""
    patterns = {text.pattern for text in _slots(form) if not text.count and text.pattern}
    registers = (pattern for pattern in patterns if renamable.issuperset(names_in(pattern)))
    return tuple(sorted(registers, key=lambda name: (-len(name), name)))  # the longest first: %r12 begins with %r1


def _plan(form: Form, renamable: frozenset[str]) -> _Plan:
    """How instructions of a form are spelled, whatever registers they name."""
    literals = _literals(form, renamable)
    calls = form.flow == "call"
    labels = () if calls else _labels(form)
    symbols = tuple(symbol for symbol in form.symbols if symbol not in labels)
    registers = frozenset(_covered_columns(_slots(form)) - _covered_columns(symbols))
    places = frozenset(_covered_columns(labels))
    # tokens that stay holes are added here, in the order in which they are spelled
    spelled: list[int] = []
    symbols_of_operands: list[tuple[Text, tuple[Text, ...]]] = []
    targets = form.targets if calls else ()
    shown = form.operands or tuple(text for text in _slots(form) if text.count)
    operands = []
    for operand in (*shown, *(target for target in targets if target not in shown)):
        own = tuple(symbol for symbol in symbols if _names(operand, symbol))
        if operand in labels:
            operands.append(_LABEL)
        elif own or operand in targets:
            operands.append(_NAMED)
            symbols_of_operands.append((operand, own or (operand,)))
        else:
            pattern = _mark_operand(operand, registers, spelled, literals, places)
            operands.append(_mark_labels(pattern, operand, labels))
    guard = "" if form.guard is None else _mark_operand(form.guard.text, registers, [], literals)
    roles = " ".join(f"{slot.role}{slot.bits}" for slot in form.slots)
    pattern = "|".join((form.opcode, guard, roles, ",".join(operands), " ".join(form.modifiers), " ".join(sorted(form.flags))))
    key = (*spelled, *sorted(_covered_columns(operand for operand, _ in symbols_of_operands) - registers))
    return _Plan(_plain(pattern), tuple(spelled), tuple(symbols_of_operands), key, registers, (*labels, *symbols))


def _labels(form: Form) -> tuple[Text, ...]:
    """The texts that name places in the kernel: what it branches to, and where a phi's values come from."""
    table = () if form.table is None else (form.table,)
    return (*form.targets, *table, *(label for _, label in form.incoming))


def _mark_labels(pattern: str, operand: Text, labels: tuple[Text, ...]) -> str:
    """A phi's operand names the block a value comes from: ``[ %x, %block ]``; labels with a token are marked already."""
    for label in labels:
        if label.pattern and not label.count and _names(operand, label):
            pattern = pattern.replace(label.pattern, _LABEL)
    return pattern


class Spelling:
    """The instructions of a kernel as they are spelled, their ``texts``; what recurs is spelled once."""

    def __init__(self, kernel: Kernel) -> None:
        self.kernel = kernel
        self.plans: dict[Form, _Plan] = {}
        self.known: dict[tuple[Form, tuple[str, ...]], str] = {}
        stem = kernel.name.removeprefix("_Z")
        self.own_names = (f"{len(stem)}{stem}", stem) if len(stem) > 1 else ()
        self.declared = {register.name.partition("@")[0] for register in kernel.registers}
        self.renamable = frozenset(
            register.name.partition("@")[0] for register in kernel.registers if register.file != "special"
        )
        self.texts = [self._text(form, tokens) for form, tokens in zip(kernel.forms, kernel.tokens, strict=True)]

    @cached_property
    def places(self) -> dict[int, tuple[int, ...]]:
        """The indices of the instructions before which the labels of an instruction stand, in the order written.

        -1 stands for a label that is nowhere in the kernel.
        """
        kernel = self.kernel
        places: dict[int, tuple[int, ...]] = {}
        for index, form in enumerate(kernel.forms) if kernel.labels else ():
            plan = self.plans[form]
            if plan.labels:
                names = [text.bind(kernel.tokens[index]) for text in plan.labels]
                names = [target for name in names for target in kernel.tables.get(name, (name,))]
                labels = [label_of(kernel, name, kernel.scopes[index]) for name in names]
                if any(labels):
                    places[index] = tuple(-1 if label is None else kernel.labels[label] for label in labels)
        return places

    def _text(self, form: Form, tokens: Sequence[str]) -> str:
        plan = self.plans.get(form)
        if plan is None:
            plan = self.plans[form] = _plan(form, self.renamable)
        if not plan.key and not plan.named:
            return plan.pattern
        key = (form, tuple([tokens[token] for token in plan.key]))
        known = self.known.get(key)
        if known is None:
            pieces = plan.pattern.split(HOLE)
            bound = [pieces[0]]
            for token, piece in zip(plan.spelled, pieces[1:], strict=True):
                bound.append(tokens[token])
                bound.append(piece)
            text = "".join(bound)
            masked = (
                [_REGISTER if token in plan.registers else value for token, value in enumerate(tokens)] if plan.named else ()
            )
            for operand, symbols in plan.named:
                shown = operand.bind(masked)
                for symbol in symbols:
                    name = symbol.bind(tokens)
                    shown = shown.replace(name, self._name(name), 1)
                text = text.replace(_NAMED, shown, 1)
            known = self.known[key] = _plain(text)
        return known

    def _name(self, name: str) -> str:
        """A symbol as it is spelled: a register and a place by its mark, the kernel's own name in it left out."""
        if name in self.kernel.labels:
            return _LABEL
        if name in self.declared:
            return _REGISTER
        for own in self.own_names:
            name = name.replace(own, _OWN_NAME)
        return name


def spell(kernel: Kernel) -> Spelling:
    """The spelling of every instruction of a kernel; kept with it."""
    return kernel.once(spell, lambda: Spelling(kernel))
