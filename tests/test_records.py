"""Classes made by `isaview.records` do what those of ``dataclasses`` do; their methods are made when they are first called."""

from __future__ import annotations

import dataclasses
import pickle
from dataclasses import FrozenInstanceError, field, replace

import pytest

from isaview import records

MAKERS = {"standard": dataclasses.dataclass, "lazy": records.dataclass}


def _kinds(make):
    @make(frozen=True, slots=True)
    class Point:
        """A point."""

        x: int
        y: int = 2
        tags: list[str] = field(default_factory=list, compare=False)
        hidden: int = field(default=7, repr=False)
        total: int = field(init=False, default=0)

        def __post_init__(self):
            object.__setattr__(self, "total", self.x + self.y)

    @make
    class Open:
        """Not frozen."""

        a: int = 1
        b: dict[str, int] = field(default_factory=dict)

    @make(eq=False)
    class Alone:
        """Equal to itself only."""

        a: int = field(default=3, kw_only=True)

    return Point, Open, Alone


@pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS)
def test_the_methods_of_a_data_class(make):
    Point, Open, Alone = _kinds(make)  # noqa: N806 - classes
    one, same, other = Point(1), Point(x=1, y=2, tags=["a"]), Point(1, 3)
    assert (one == same, one == other, one != other) == (True, False, True)
    assert hash(one) == hash(same) and one.total == 3 and other.total == 4
    assert repr(one).endswith("Point(x=1, y=2, tags=[], total=3)")
    assert replace(one, y=5).total == 6 and Point(1).tags is not Point(1).tags
    with pytest.raises(FrozenInstanceError):
        one.x = 4
    with pytest.raises(FrozenInstanceError):
        del one.x
    with pytest.raises(TypeError):
        Point()
    with pytest.raises(TypeError):
        hash(Open())
    assert Open() == Open(1, {}) and Open() != Open(2) and (Open() == 1) is False
    assert Alone() != Alone() and Alone(a=4).a == 4
    with pytest.raises(TypeError):
        Alone(4)


@records.dataclass(frozen=True, slots=True)
class Kept:
    """Its home is a module, so it can be pickled."""

    name: str
    size: int = 0


def test_frozen_slots_can_be_pickled():
    assert pickle.loads(pickle.dumps(Kept("a", 2))) == Kept("a", 2)


def test_methods_are_made_when_they_are_first_called():
    Point = _kinds(records.dataclass)[0]  # noqa: N806 - a class
    before = Point.__eq__
    one = Point(1)
    assert Point.__eq__ is before
    assert one == Point(1)
    assert Point.__eq__ is not before
