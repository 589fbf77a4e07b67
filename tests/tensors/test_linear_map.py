"""Linear maps against all their elements, counted one by one."""

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from isaview.tensors.linear_map import LinearMap, eliminate

SIZES = st.tuples(st.sampled_from((1, 2, 4, 8)), st.sampled_from((1, 2, 4)))


@st.composite
def maps(
    draw: st.DrawFn, inputs: tuple[str, ...] = ("register", "lane"), outputs: tuple[str, ...] = ("dim0", "dim1")
) -> LinearMap:
    sizes = draw(SIZES)
    basis = st.tuples(*(st.integers(0, size - 1) for size in sizes))
    bases = tuple((name, tuple(draw(st.lists(basis, max_size=3)))) for name in inputs)
    return LinearMap(bases, tuple(zip(outputs, sizes, strict=True)))


def elements(layout: LinearMap) -> dict[tuple[int, ...], tuple[int, ...]]:
    """The coordinates of every element, by its inputs."""
    names = [name for name, _ in layout.inputs]
    places = product(*(range(1 << len(bases)) for _, bases in layout.inputs))
    return {place: layout(**dict(zip(names, place, strict=True))) for place in places}


@given(maps())
def test_rank_kernel_and_repetitions_are_those_of_all_elements(layout: LinearMap) -> None:
    coordinates = elements(layout)
    reached = set(coordinates.values())
    assert 1 << layout.rank == len(reached)
    assert layout.is_injective == (len(reached) == len(coordinates))
    assert layout.is_surjective == (len(reached) == layout.outputs[0][1] * layout.outputs[1][1])
    assert all(not any(layout(**place)) for place in layout.kernel())
    zeros = sum(not any(coordinate) for coordinate in coordinates.values())
    assert 1 << len(layout.kernel()) == zeros
    masks = tuple(layout.free_masks().values())
    own = {coordinate for place, coordinate in coordinates.items() if not any(a & b for a, b in zip(place, masks, strict=True))}
    assert own == reached and 1 << sum(mask.bit_count() for mask in masks) == zeros


@given(maps(), maps(inputs=("dim0", "dim1"), outputs=("x", "y")))
def test_one_map_then_another(first: LinearMap, second: LinearMap) -> None:
    wide = tuple((name, (*bases, *[(0, 0)] * 3)[:3]) for name, bases in second.inputs)
    second = LinearMap(wide, second.outputs)
    both = elements(first.then(second))
    for place, (x, y) in elements(first).items():
        assert both[place] == second(dim0=x, dim1=y)


@given(maps(), maps())
def test_a_direct_sum_has_the_elements_of_both(first: LinearMap, second: LinearMap) -> None:
    both, lows, highs = first * second, elements(first), elements(second)
    shifts = [len(bases) for _, bases in first.inputs]
    for place, other in [*product(lows, highs)][::7]:
        there = dict(zip(("register", "lane"), (a | b << s for a, b, s in zip(place, other, shifts, strict=True)), strict=True))
        low, high = lows[place], highs[other]
        assert both(**there) == tuple(a + b * size for a, b, (_, size) in zip(low, high, first.outputs, strict=True))


@given(maps(), maps(inputs=("warp", "block")))
def test_the_way_back_leads_to_the_same_coordinates(layout: LinearMap, outer: LinearMap) -> None:
    sizes = [max(pair) for pair in zip((s for _, s in layout.outputs), (s for _, s in outer.outputs), strict=True)]
    layout, outer = (LinearMap(each.inputs, tuple(zip(("dim0", "dim1"), sizes, strict=True))) for each in (layout, outer))
    way = layout.through_inverse(outer)
    reached = set(elements(outer).values())
    assert (way is None) == any(coordinate not in reached for coordinate in elements(layout).values())
    if way is not None:
        coordinates, masks = elements(layout), outer.free_masks()
        for place, (warp, block) in elements(way).items():
            assert outer(warp=warp, block=block) == coordinates[place]
            assert not warp & masks["warp"] and not block & masks["block"]


@given(maps())
def test_the_inverse_is_one_where_every_coordinate_is_reached(layout: LinearMap) -> None:
    inverse = layout.inverse()
    assert (inverse is None) == (not layout.is_surjective)
    if inverse is not None:
        assert all(layout(register=register, lane=lane) == place for place, (register, lane) in elements(inverse).items())


@given(st.lists(st.integers(0, 255), max_size=10), st.integers(0, 255))
def test_what_stays_of_a_vector(columns: list[int], vector: int) -> None:
    rest, mask = eliminate(columns).remainder(vector)
    total = 0
    for place, column in enumerate(columns):
        total ^= column * (mask >> place & 1)
    assert total ^ rest == vector
    sums = {0}
    for column in columns:
        sums |= {column ^ other for other in sums}
    assert (rest == 0) == (vector in sums)
