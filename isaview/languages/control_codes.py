"""What the encoding of an instruction says of its issue, by the fields of ``[control]`` in ``waiting.toml``.

A field is (first bit, bits) of an instruction of 128 bits, above the lower 64: ``stall`` clocks until the next instruction may
issue, ``stays`` (0: another wave may go first), ``written`` and ``read``: the scoreboard that its results, or its operands,
hold until they are there, none where there is no scoreboard of that number; ``waits``: a bit for each scoreboard that has to
be free before it issues. ``scoreboards`` are their
names, ``missing`` says which texts have no encodings, and what gives them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from isaview.base.plugins import refuse
from isaview.model.kernel import Kernel

_FIELDS = ("stall", "stays", "written", "read", "waits")
_WORD = 64  # bits


class Control(Struct, frozen=True):
    """The fields of an instruction; ``written`` and ``read`` are None where no scoreboard is held, ``waits`` are numbers."""

    stall: int
    stays: bool
    written: int | None
    read: int | None
    waits: tuple[int, ...]

    @property
    def clocks(self) -> int:
        """Issue cycles: from this instruction of a wave to its next."""
        return max(1, self.stall)


def fields_of(table: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    """The control codes of a language's table, checked; empty where it has none."""
    control: Mapping[str, Any] = table.get("control", {})
    if control:
        refuse(control, f"{name}: control", (*_FIELDS, "scoreboards", "missing"))
    return control


def decode(high: int, fields: Mapping[str, Sequence[int]]) -> Control:
    """The control codes in the upper word of an encoding."""
    values = {name: high >> fields[name][0] - _WORD & (1 << fields[name][1]) - 1 for name in _FIELDS}
    scoreboards = range(fields["waits"][1])
    return Control(
        stall=values["stall"],
        stays=bool(values["stays"]),
        written=values["written"] if values["written"] in scoreboards else None,
        read=values["read"] if values["read"] in scoreboards else None,
        waits=tuple(number for number in scoreboards if values["waits"] >> number & 1),
    )


def control_of(kernel: Kernel, fields: Mapping[str, Any]) -> Sequence[Control]:
    """The control codes of every instruction; empty where the text has no encodings or the language no control codes."""
    return kernel.once(control_of, lambda: _decode_fields(kernel, fields)) if fields and kernel.encodings else ()


def _decode_fields(kernel: Kernel, fields: Mapping[str, Any]) -> Sequence[Control]:
    known: dict[int, Control] = {}
    first = min(fields[name][0] for name in _FIELDS) - _WORD
    controls = []
    for high in kernel.encodings[1::2]:
        control = known.get(high >> first)
        if control is None:
            control = known[high >> first] = decode(high, fields)
        controls.append(control)
    return controls
