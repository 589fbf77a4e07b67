"""Conversions between layouts, against what each lane and warp holds, element by element."""

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from isaview.tensors.banks import SharedAccess, bank_conflicts
from isaview.tensors.conversions import conversion
from isaview.tensors.linear_map import LinearMap

ACCESSES = st.sampled_from(
    (SharedAccess(), SharedAccess(matrix_loads=True, matrix_stores=True), SharedAccess(banks=64, load_span=(1, 2, 12, 20)))
)


@st.composite
def layouts(draw: st.DrawFn) -> tuple[LinearMap, LinearMap]:
    """Two layouts of 16 elements, in as many lanes and warps, most bits of which move along a dimension."""
    units = [(1, 0), (2, 0), (0, 1), (0, 2)]
    counts = {"lane": draw(st.integers(0, 3)), "warp": draw(st.integers(0, 2)), "block": draw(st.integers(0, 1))}
    pair = []
    for _ in range(2):
        bits = draw(st.permutations([*units, *[(0, 0)] * 5]))
        bits = bits if draw(st.booleans()) else [draw(st.sampled_from([*units, (0, 0), (3, 1)])) for _ in bits]
        inputs, at = [], 0
        for name, count in counts.items():
            inputs.append((name, tuple(bits[at : at + count])))
            at += count
        pair.append(LinearMap((("register", tuple(bits[at:])), *inputs), (("dim0", 4), ("dim1", 4))))
    return pair[0], pair[1]


def held(layout: LinearMap, *names: str) -> dict[tuple[int, ...], set[tuple[int, ...]]]:
    """The elements that each place of these names holds."""
    inputs = [name for name, _ in layout.inputs]
    places: dict[tuple[int, ...], set[tuple[int, ...]]] = {}
    for at in product(*(range(1 << len(bases)) for _, bases in layout.inputs)):
        by_name = dict(zip(inputs, at, strict=True))
        places.setdefault(tuple(by_name[name] for name in names), set()).add(layout(**by_name))
    return places


@given(layouts(), st.sampled_from((8, 16, 32, 64)), ACCESSES)
def test_a_conversion_finds_all_elements_where_it_looks(
    pair: tuple[LinearMap, LinearMap], bits: int, access: SharedAccess
) -> None:
    source, target = pair
    result = conversion(source, target, bits, access)
    wanted, had = held(target), held(source)
    assert (result is None) == (not wanted[()] <= had[()])
    names = {
        "none": ("register", "lane", "warp", "block"),
        "registers": ("lane", "warp", "block"),
        "shuffles": ("warp", "block"),
    }
    if result is not None and result.kind in names:
        before, after = held(source, *names[result.kind]), held(target, *names[result.kind])
        assert all(elements <= before[place] for place, elements in after.items())
        assert result.scratch_bytes == 0
    elif result is not None:
        assert 0 < result.scratch_bytes <= 16 * bits // 8


@given(layouts(), st.sampled_from((8, 16, 32, 64)), st.sampled_from(((), ((4, 4),), ((8, 2), (4, 1)))))
def test_conflicts_are_fewer_than_lanes(
    pair: tuple[LinearMap, LinearMap], bits: int, paddings: tuple[tuple[int, int], ...]
) -> None:
    registers, memory = pair
    offsets = tuple(basis for name, bases in memory.inputs if name != "block" for basis in bases)
    shared = LinearMap((("offset", offsets), ("block", memory.bases("block"))), memory.outputs)
    conflicts = bank_conflicts(registers, shared, bits, SharedAccess(), True, paddings)
    reached = held(registers)[()] <= held(memory)[()]
    assert (conflicts is None) == (not reached)
    assert conflicts is None or 0 <= conflicts < 1 << len(registers.bases("lane"))
    assert bank_conflicts(registers, registers, bits, SharedAccess(), True) is None
    assert bank_conflicts(registers, shared, 24, SharedAccess(), True) is None
