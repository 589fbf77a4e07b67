"""What the place of a thread in its launch is worth in each lane of a wave, for one width of the group.

Lanes are numbered along x first: a group that is at least a wave wide, or one-dimensional, has consecutive x in a wave and the
same y and z; in a narrower one the lanes of a wave lie in several rows. Widths that are no power of two are not followed.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from msgspec import Struct

from isaview.analysis.addresses.affine import Unknown, Value, add, lanes, multiply, number, unknown

_THREADS = 1 << 10
_FEW_WAVES = 4
_REMEMBERED = 1 << 8
"""Shapes whose places are kept: the kernels of a file have few."""
_WAVE_BIT = 25
"""Where the wave's number in its group begins in the word in which gfx12 tells it; 29 is its last bit (LLVM's AMDGPU guide)."""
_PLACES = ("thread_x", "thread_y", "thread_z", "wave", "size_x", "size_y", "size_z", "group_x", "group_y", "group_z")


class Shape(Struct, frozen=True):
    """A wave of ``wave_size`` lanes in a group that is ``width`` threads wide, None for at least a wave.

    ``most`` is how many threads a group has at most, ``assumed`` are values of places that the user gives: size_x, groups_x …
    ``wave`` is the number of the wave in its group where it is one in particular, else what holds for all is told.
    """

    wave_size: int
    width: int | None = None
    assumed: tuple[tuple[str, int], ...] = ()
    most: int = _THREADS
    wave: int | None = None

    @property
    def narrow(self) -> bool:
        """Whether a wave lies in more than one row of the group."""
        return self.width is not None and self.width < self.wave_size

    @property
    def rows(self) -> int:
        """How many rows of the group a wave lies in."""
        return self.wave_size // self.width if self.narrow and self.width else 1

    @property
    def waves(self) -> tuple[int, ...]:
        """The waves of a group: all where they are few, else some on both ends."""
        count = -(-self.most // self.wave_size)
        return tuple(range(count)) if count <= _FEW_WAVES else (0, 1, 2, count - 1)


def unknowns(shape: Shape) -> dict[str, Unknown]:
    """What is known of the unknowns that places are made of: all are small, none is negative."""
    few = Unknown(1, _THREADS)
    across = -(-shape.most // shape.wave_size)
    waves = Unknown(1, across + 1)
    return {
        "wave_x": Unknown(1, across), "wave_y": Unknown(1, across), "waves_x": waves,
        "thread_y": few, "thread_z": few, "wave": Unknown(1, across), "size_x": few, "size_y": few, "size_z": few,
        "wave_flags": Unknown(1, 1 << _WAVE_BIT),
    }  # fmt: skip


def _times(name: str, factor: int) -> Value:
    return Value({(name,): factor})


@lru_cache(_REMEMBERED)
def places(shape: Shape) -> Mapping[str, Value]:
    """The value of every place that is not simply an unknown of its own name."""
    every = tuple(range(shape.wave_size))
    found = {name: unknown(name) for name in _PLACES}
    found["lane"] = lanes(every)
    first = _times("wave_x", shape.wave_size) if shape.wave is None else number(shape.wave * shape.wave_size)
    found["thread_x"] = add(first, lanes(every))
    if shape.wave is not None:
        found["wave"] = number(shape.wave)
    wave_bits = multiply(found["wave"], number(1 << _WAVE_BIT))
    found["wave_word"] = add(wave_bits, unknown("wave_flags")) if wave_bits is not None else unknown("wave_word")
    found["size_x"] = _times("waves_x", shape.wave_size)
    if shape.narrow and shape.width:
        width = shape.width
        found["thread_x"] = lanes(tuple(lane % width for lane in every))
        first = _times("wave_y", shape.rows) if shape.wave is None else number(shape.wave * shape.rows)
        found["thread_y"] = add(first, lanes(tuple(lane // width for lane in every)))
        found["size_x"] = number(width)
    found.update({name: number(value) for name, value in shape.assumed})
    return found
