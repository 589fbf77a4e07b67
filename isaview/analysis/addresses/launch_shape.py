"""Launch shape: what the place of a thread in its launch is worth in each lane of a wave, for one width of the group.

Lanes are numbered along x first: a group that is at least a wave wide, or one-dimensional, has consecutive x in a wave and the
same y and z; in a narrower one the lanes of a wave lie in several rows. Widths that are no power of two are not followed.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from isaview.analysis.addresses.affine import Unknown, Value, add, multiply, number, unknown
from isaview.analysis.addresses.index import literal
from isaview.flow.liveness import liveness_of
from isaview.languages.meanings import load, meanings_of
from isaview.model.kernel import Kernel

_THREADS = 1 << 10
_FEW_WAVES = 4
_SHAPES_KEPT = 1 << 8
_KERNELS_KEPT = 4
_WAVE_BIT = 25
"""The first bit of the wave's number in the word that holds it on gfx12; the last is 29 (LLVM's AMDGPU guide)."""
_PLACES = ("thread_x", "thread_y", "thread_z", "wave", "size_x", "size_y", "size_z", "group_x", "group_y", "group_z")
_ROWS = ("thread_y", "thread_z")
_FIELDS = {"thread_y": 10, "thread_z": 20}
"""The first bit of y and z in a register that holds three places of ten bits each."""
_FIELD_BITS = 10


class Shape(Struct, frozen=True):
    """A wave of ``wave_size`` lanes in a group that is ``width`` threads wide, None for at least a wave.

    ``most`` is how many threads a group has at most, ``assumed`` are values of places that the user gives: size_x, groups_x …
    ``wave`` is the number of one wave in its group; None asks for what holds for all of them.
    """

    wave_size: int
    width: int | None = None
    assumed: tuple[tuple[str, int], ...] = ()
    most: int = _THREADS
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
    """The launches to judge addresses by: the one that is known, else a wide group and, where rows matter, two narrow ones."""
    most = next((kernel.stated[name] for name in ("required_threads", "max_threads") if name in kernel.stated), None)
    wide = Shape(wave_size, width, assumed)
    if most is not None and most.value:
        wide = replace(wide, most=min(int(most.value), wide.most))
    if width is not None or not has_rows(kernel):
        return (wide,)
    return (wide, replace(wide, width=16), replace(wide, width=8))


@lru_cache(_SHAPES_KEPT)
def unknowns(shape: Shape) -> Mapping[str, Unknown]:
    """What is known of the unknowns that places are made of: all are small, none is negative."""
    across = -(-shape.most // shape.wave_size)
    limits = {"wave_x": across, "wave_y": across, "wave": across, "waves_x": across + 1, "wave_flags": 1 << _WAVE_BIT}
    limits.update(dict.fromkeys((*_ROWS, "size_x", "size_y", "size_z"), _THREADS))
    return {name: Unknown(1, limit) for name, limit in limits.items()}


@lru_cache(_SHAPES_KEPT)
def places(shape: Shape) -> Mapping[str, Value]:
    """The value of every place that is not simply an unknown of its own name."""
    every = tuple(range(shape.wave_size))
    found = {name: unknown(name) for name in _PLACES}
    found["lane"] = number(every)
    found["thread_x"] = _behind_waves(shape, "wave_x", shape.wave_size, every)
    if shape.wave is not None:
        found["wave"] = number(shape.wave)
    wave_bits = multiply(found["wave"], number(1 << _WAVE_BIT))
    found["wave_word"] = add(wave_bits, unknown("wave_flags")) if wave_bits is not None else unknown("wave_word")
    found["size_x"] = Value({("waves_x",): shape.wave_size})
    if shape.rows > 1 and shape.width:
        width = shape.width
        found["thread_x"] = number(tuple(lane % width for lane in every))
        found["thread_y"] = _behind_waves(shape, "wave_y", shape.rows, tuple(lane // width for lane in every))
        found["size_x"] = number(width)
    found.update({name: number(value) for name, value in shape.assumed})
    return found


def _behind_waves(shape: Shape, name: str, each: int, own: tuple[int, ...]) -> Value:
    """A place in the group: ``each`` for every wave before, and a lane's own."""
    before = Value({(name,): each}) if shape.wave is None else number(shape.wave * each)
    return add(before, number(own))


def has_rows(kernel: Kernel) -> bool:
    """Whether the kernel asks where its threads are beyond x."""
    meanings = meanings_of(kernel.module)
    rows = {name for name, place in meanings.registers.items() if place in _ROWS}
    if any(register.name in rows for register in kernel.registers):
        return True
    if meanings.typed and any(f"${place}" in meanings.low(form) for form in kernel.distinct_forms for place in _ROWS):
        return True
    return bool(meanings.entry) and (_takes_fields(kernel) or len(_separate(kernel)) > 1)


def entering(kernel: Kernel, places: Mapping[str, Value], numbers: Mapping[str, int]) -> dict[int, Value]:
    """Register → its value when the kernel starts, where the hardware says it; ``numbers`` are registers by name."""
    entry = load(kernel.module.dialect).entry
    if not entry or not kernel.is_entry or not kernel.operands.arguments:
        return {}
    separate = _separate(kernel)
    if len(separate) > 1:
        found = {name: places[place] for name, place in zip(separate, ("thread_x", *_ROWS), strict=False)}
    else:
        found = {entry["packed"]: _packed(kernel, places)}
    before = kernel.stated.get(entry["groups_after"])
    if before is not None and before.value is not None:
        for at, place in enumerate(("group_x", "group_y", "group_z")):
            found[f"{entry['groups_file']}{int(before.value) + at}"] = places[place]
    return {numbers[name]: value for name, value in found.items() if name in numbers}


def _separate(kernel: Kernel) -> list[str]:
    """The registers that hold x, y and z apart when a kernel starts, as far as it reads them."""
    return kernel.once(_separate, lambda: _apart(kernel))


def _apart(kernel: Kernel) -> list[str]:
    entry = load(kernel.module.dialect).entry
    if not entry or not any(text.startswith(entry["packed"][0]) for text, _ in kernel.arguments):
        return []
    used = liveness_of(kernel).live_in(0)  # what lists no launch says of any register that it may be set
    arguments = {kernel.registers[at].name.removesuffix(".l") for at in kernel.operands.arguments if at in used}
    return [name for name in entry["separate"].split() if name in arguments]


def _packed(kernel: Kernel, places: Mapping[str, Value]) -> Value:
    """x, and y and z above it where the kernel takes fields out of the register."""
    value = places["thread_x"]
    if _takes_fields(kernel) or _masks_a_field(kernel):
        for place, bit in _FIELDS.items():
            part = multiply(places[place], number(1 << bit))
            value = add(value, part) if part is not None else value
    return value


@lru_cache(_KERNELS_KEPT)
def _takes_fields(kernel: Kernel) -> bool:
    """Whether a kernel takes y or z out of a register that holds three places."""
    takes = load(kernel.module.dialect).entry["takes_field"]
    fields = {(str(first), str(_FIELD_BITS)) for first in _FIELDS.values()}
    return any(
        form.mnemonic.startswith(takes) and tuple(text.bind(tokens) for text in form.immediates)[-2:] in fields
        for form, tokens in zip(kernel.forms, kernel.tokens, strict=True)
    )


@lru_cache(_KERNELS_KEPT)
def _masks_a_field(kernel: Kernel) -> bool:
    """Whether a kernel masks x out of a register that holds three places."""
    mask = (1 << _FIELD_BITS) - 1
    return any(
        literal(text.bind(tokens)) == mask
        for form, tokens in zip(kernel.forms, kernel.tokens, strict=True)
        for text in form.immediates
    )
