"""The coordinates of a launch (thread, wave, group …) as affine forms in the lanes of a wave, for a width of the group.

Lanes are numbered along x first: a group that is at least a wave wide, or has x alone, has consecutive x in a wave and the
same y and z; in a narrower group the lanes of a wave lie in several rows. Widths that are no power of two are not followed.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from isaview.analysis.addresses.affine import Unknown, Value, add, number, scale, unknown
from isaview.analysis.addresses.index import literal
from isaview.flow.liveness import liveness_of
from isaview.languages.meanings import load, meanings_of
from isaview.model.kernel import Kernel

MOST_THREADS = 1 << 10
"""Threads of a group."""
_FEW_WAVES = 4
_CACHED_SHAPES = 1 << 8
_CACHED_KERNELS = 4
NARROW_WIDTHS = (16, 8)
"""Threads along x of the groups that are looked at besides those of at least a wave, where rows matter."""
_WAVE_BIT = 25
"""The first bit of the wave's number in the word that holds it on gfx12; the last is 29 (LLVM's AMDGPU guide)."""
_COORDINATES = ("thread_x", "thread_y", "thread_z", "wave", "size_x", "size_y", "size_z", "group_x", "group_y", "group_z")
_ROWS = ("thread_y", "thread_z")
_FIELDS = {"thread_y": 10, "thread_z": 20}
"""The first bit of y and z in a register that holds three coordinates of ten bits each."""
_FIELD_BITS = 10


class Shape(Struct, frozen=True):
    """A wave of ``wave_size`` lanes in a group that is ``width`` threads wide, None for at least a wave.

    ``most`` is how many threads a group has at most, ``assumed`` are coordinates that the user gives: size_x, groups_x …
    ``wave`` is the number of a wave in its group; None asks for what holds for all of them.
    """

    wave_size: int
    width: int | None = None
    assumed: tuple[tuple[str, int], ...] = ()
    most: int = MOST_THREADS
    wave: int | None = None

    @property
    def rows(self) -> int:
        """How many rows of the group a wave lies in."""
        return self.wave_size // self.width if self.width is not None and self.width < self.wave_size else 1

    @property
    def waves(self) -> tuple[int, ...]:
        """The waves of a group: all where they are few, else some on both ends."""
        count = -(-self.most // self.wave_size)
        return tuple(range(count)) if count <= _FEW_WAVES else (0, 1, 2, count - 1)


def shapes(kernel: Kernel, wave_size: int, width: int | None, assumed: tuple[tuple[str, int], ...]) -> tuple[Shape, ...]:
    """The launches to look at: the known launch, else that of a wide group and, where rows matter, those of narrow groups."""
    most = next((kernel.stated[name] for name in ("required_threads", "max_threads") if name in kernel.stated), None)
    wide = Shape(wave_size, width, assumed)
    if most is not None and most.value:
        wide = replace(wide, most=min(int(most.value), wide.most))
    if width is not None or not has_rows(kernel):
        return (wide,)
    return (wide, *(replace(wide, width=narrow) for narrow in NARROW_WIDTHS))


@lru_cache(_CACHED_SHAPES)
def unknowns(shape: Shape) -> Mapping[str, Unknown]:
    """What is known of the unknowns in coordinates: all are small, none is negative."""
    waves = -(-shape.most // shape.wave_size)
    limits = {"wave_x": waves, "wave_y": waves, "wave": waves, "waves_x": waves + 1, "wave_flags": 1 << _WAVE_BIT}
    limits.update(dict.fromkeys((*_ROWS, "size_x", "size_y", "size_z"), MOST_THREADS))
    return {name: Unknown(1, limit) for name, limit in limits.items()}


@lru_cache(_CACHED_SHAPES)
def coordinates(shape: Shape) -> Mapping[str, Value]:
    """The value of every coordinate by name; those that are absent are unknowns of their own name."""
    lanes = tuple(range(shape.wave_size))
    values = {name: unknown(name) for name in _COORDINATES}
    values["lane"] = number(lanes)
    values["thread_x"] = _behind_waves(shape, "wave_x", shape.wave_size, lanes)
    if shape.wave is not None:
        values["wave"] = number(shape.wave)
    values["wave_word"] = add(scale(values["wave"], 1 << _WAVE_BIT), unknown("wave_flags"))
    values["size_x"] = Value({("waves_x",): shape.wave_size})
    if shape.rows > 1 and shape.width:
        width = shape.width
        values["thread_x"] = number(tuple(lane % width for lane in lanes))
        values["thread_y"] = _behind_waves(shape, "wave_y", shape.rows, tuple(lane // width for lane in lanes))
        values["size_x"] = number(width)
    values.update({name: number(value) for name, value in shape.assumed})
    return values


def _behind_waves(shape: Shape, name: str, each: int, own: tuple[int, ...]) -> Value:
    """A coordinate of threads: ``each`` for every wave before, and a lane's own."""
    before = Value({(name,): each}) if shape.wave is None else number(shape.wave * each)
    return add(before, number(own))


def has_rows(kernel: Kernel) -> bool:
    """Whether the kernel reads coordinates of its threads beyond x."""
    return kernel.once(has_rows, lambda: _has_rows(kernel))


def _has_rows(kernel: Kernel) -> bool:
    meanings = meanings_of(kernel.module)
    rows = {name for name, coordinate in meanings.registers.items() if coordinate in _ROWS}
    if any(register.name in rows for register in kernel.registers):
        return True
    if meanings.typed and any(f"${row}" in meanings.low(form) for form in kernel.distinct_forms for row in _ROWS):
        return True
    return bool(meanings.entry) and (_uses_of_fields(kernel)[0] or len(_separate_registers(kernel)) > 1)


def entering(kernel: Kernel, by_name: Mapping[str, Value], numbers: Mapping[str, int]) -> dict[int, Value]:
    """Register → its value when the kernel starts, where the hardware says it; ``numbers`` are registers by name."""
    entry = load(kernel.module.dialect).entry
    if not entry or not kernel.is_entry or not kernel.operands.arguments:
        return {}
    separate = _separate_registers(kernel)
    if len(separate) > 1:
        values = {name: by_name[axis] for name, axis in zip(separate, ("thread_x", *_ROWS), strict=False)}
    else:
        values = {entry["packed"]: _packed(kernel, by_name)}
    before = kernel.stated.get(entry["groups_after"])
    if before is not None and before.value is not None:
        for at, axis in enumerate(("group_x", "group_y", "group_z")):
            values[f"{entry['groups_file']}{int(before.value) + at}"] = by_name[axis]
    return {numbers[name]: value for name, value in values.items() if name in numbers}


def _separate_registers(kernel: Kernel) -> list[str]:
    """The registers that hold x, y and z apart when a kernel starts, as far as it reads them."""

    def registers() -> list[str]:
        entry = load(kernel.module.dialect).entry
        if not entry or not any(text.startswith(entry["packed"][0]) for text, _ in kernel.arguments):
            return []
        used = liveness_of(kernel).live_in(0)  # what lists no launch says of any register that it may be set
        arguments = {kernel.registers[at].name.removesuffix(".l") for at in kernel.operands.arguments if at in used}
        return [name for name in entry["separate"].split() if name in arguments]

    return kernel.once(_separate_registers, registers)


def _packed(kernel: Kernel, by_name: Mapping[str, Value]) -> Value:
    """x, and y and z above it where the kernel takes fields out of the register, or masks x."""
    value = by_name["thread_x"]
    if any(_uses_of_fields(kernel)):
        for axis, bit in _FIELDS.items():
            value = add(value, scale(by_name[axis], 1 << bit))
    return value


@lru_cache(_CACHED_KERNELS)
def _uses_of_fields(kernel: Kernel) -> tuple[bool, bool]:
    """Whether a kernel takes y or z out of a register that holds three coordinates, and whether it masks x."""
    takes, mask = load(kernel.module.dialect).entry["takes_field"], (1 << _FIELD_BITS) - 1
    fields = {(str(bit), str(_FIELD_BITS)) for bit in _FIELDS.values()}
    immediates = {
        (form.mnemonic, tuple(text.bind(tokens) for text in form.immediates))
        for form, tokens in zip(kernel.forms, kernel.tokens, strict=True)
        if form.immediates
    }
    return (
        any(mnemonic.startswith(takes) and texts[-2:] in fields for mnemonic, texts in immediates),
        any(literal(text) == mask for _, texts in immediates for text in texts),
    )
