"""How often loops of HLO run: as the compiler states it, else by a counter that the condition compares with a literal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct, field

from isaview.base import regex

if TYPE_CHECKING:
    from isaview.languages.hlo.nodes import Node

_STATED = regex.compile(r'known_trip_count\\?":\s*\{\\?"n\\?":\s*\\?"?(\d{1,15})')
_NUMBER = regex.compile(r"-?\d{1,15}")


class _Computation(Struct):
    """What decides of a loop in a computation: what adds a literal, what compares with one, and what it gives."""

    parameter: tuple[str, ...] = ()
    steps: dict[str, tuple[str, int]] = field(default_factory=dict)
    tests: dict[str, tuple[str, str, int]] = field(default_factory=dict)
    root: tuple[str, ...] = ()


class Trips(Struct):
    """The computations of a module so far."""

    computations: dict[str, _Computation] = field(default_factory=dict)
    name: str = ""

    def begin_computation(self, name: str) -> None:
        """A computation begins."""
        self.name = name
        self.computations[name] = _Computation()

    def note_instruction(
        self, node: Node, name: str, written: Sequence[str], read: Sequence[str], called: Sequence[str], configuration: str
    ) -> int | None:
        """Note an instruction of the computation that is open; gives the trips of a loop, None where they are not known."""
        own = self.computations.get(self.name)
        if own is None:
            return None
        if node.opcode == "parameter":
            own.parameter = (*own.parameter, *written) if own.parameter else tuple(written)
        elif node.opcode in ("add", "compare") and len(read) == 2:
            number = next((int(each) for each in read[::-1] if _NUMBER.fullmatch(each)), None)
            if number is not None and node.opcode == "add":
                own.steps[name] = next((each for each in read if not _NUMBER.fullmatch(each)), ""), number
            elif number is not None and _NUMBER.fullmatch(read[1]):
                own.tests[name] = read[0], node.setting("direction"), number
        if node.is_root:
            own.root = tuple(written)
        return self._of_loop(read, called, configuration) if "loops" in node.row.flags else None

    def _of_loop(self, read: Sequence[str], called: Sequence[str], configuration: str) -> int | None:
        if stated := _STATED.search(configuration):
            return int(stated[1])
        condition, body = (self.computations.get(each) for each in (*called, "", "")[:2])
        if condition is None or body is None or len(condition.root) != 1:
            return None
        counter, direction, limit = condition.tests.get(condition.root[0], ("", "", 0))
        if counter not in condition.parameter or not len(condition.parameter) == len(body.parameter) == len(body.root) == len(
            read
        ):
            return None
        place = condition.parameter.index(counter)
        source, step = body.steps.get(body.root[place], ("", 0))
        if source != body.parameter[place] or step <= 0 or not _NUMBER.fullmatch(read[place]) or direction not in ("LT", "LE"):
            return None
        return max(0, -(-(limit + (direction == "LE") - int(read[place])) // step))
