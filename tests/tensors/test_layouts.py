import pytest
from hypothesis import given
from hypothesis import strategies as st

from isaview.tensors.banks import SharedAccess, bank_conflicts
from isaview.tensors.layouts import contiguous_per_lane, lane_elements, linear_layout, shared_bytes
from isaview.tensors.memory_layouts import MEMORY_LAYOUTS
from isaview.tensors.register_layouts import REGISTER_LAYOUTS
from isaview.tensors.types import Encoding, Parameter, TensorType

BLOCKED = Encoding(
    "blocked", (("sizePerThread", (1, 8)), ("threadsPerWarp", (4, 8)), ("warpsPerCTA", (8, 1)), ("order", (1, 0)))
)
WGMMA = Encoding(
    "nvidia_mma", (("versionMajor", 3), ("versionMinor", 0), ("warpsPerCTA", (8, 1)), ("instrShape", (16, 128, 16)))
)


@pytest.mark.parametrize(
    ("shape", "encoding", "elements"),
    [
        ((128, 64), BLOCKED, 32),
        ((128, 128), WGMMA, 64),
        ((128,), Encoding("slice", (("dim", 1),), WGMMA), 2),
        ((32, 8), BLOCKED, 8),  # what further lanes repeat counts once a lane all the same
        ((1, 1), BLOCKED, 1),
        ((128, 64), Encoding("unheard_of", (("order", (1, 0)),)), None),
        ((128, 96), BLOCKED, None),
        ((None, 64), BLOCKED, None),
        ((1 << 60, 8), BLOCKED, 1 << 58),
        ((1 << 70, 8), BLOCKED, None),
        ((), None, 1),
        ((1024,), None, 8),
        ((64,), None, 1),
    ],
)
def test_elements_of_a_lane(shape: tuple[int | None, ...], encoding: Encoding | None, elements: int | None) -> None:
    assert lane_elements(TensorType(shape, "f32", 32, encoding), warps=4, lanes=32) == elements


@pytest.mark.parametrize(
    ("shape", "encoding", "dimension", "elements"),
    [
        ((128, 64), BLOCKED, None, 8),
        ((128, 64), BLOCKED, 1, 8),
        ((128, 64), BLOCKED, 0, 1),
        ((128, 4), BLOCKED, None, 4),
        ((128, 128), WGMMA, None, 2),
        ((256,), Encoding("linear", (("register", ((1,), (2,))), ("lane", tuple((4 << bit,) for bit in range(5))))), 0, 4),
    ],
)
def test_contiguous_elements_of_a_lane(
    shape: tuple[int, ...], encoding: Encoding, dimension: int | None, elements: int
) -> None:
    layout = linear_layout(encoding, shape)
    assert layout is not None
    assert contiguous_per_lane(layout, dimension) == elements


def test_rows_that_rotate() -> None:
    """The second example of the dialect's documentation: the number of the element at each place."""
    rotating = Encoding("amd_rotating_shared", (("vec", 1), ("perPhase", 1), ("maxPhase", 4), ("order", (1, 0))))
    layout = linear_layout(rotating, (8, 4))
    assert layout is not None
    rows = [[row * 4 + column for row, column in (layout(offset=4 * at + each) for each in range(4))] for at in range(8)]
    assert rows == [
        [0, 1, 2, 3],
        [5, 4, 7, 6],
        [10, 11, 8, 9],
        [15, 14, 13, 12],
        [17, 16, 19, 18],
        [20, 21, 22, 23],
        [27, 26, 25, 24],
        [30, 31, 28, 29],
    ]


@pytest.mark.parametrize("blocks", [(2, 1), (1, 2), (2, 2), (4, 1)])
@pytest.mark.parametrize("split", [True, False])
def test_clusters_in_the_words_of_older_releases(blocks: tuple[int, int], split: bool) -> None:
    """CTAsPerCGA, CTASplitNum and CTAOrder say what the bases of CGALayout say."""
    bases, extents = [], [1, 1]
    for dimension in (1, 0):
        for _ in range(blocks[dimension].bit_length() - 1):
            bases.append(tuple(extents[dimension] * (index == dimension) * split for index in (0, 1)))
            extents[dimension] *= 2
    older = (("CTAsPerCGA", blocks), ("CTASplitNum", blocks if split else (1, 1)), ("CTAOrder", (1, 0)))
    own = Encoding("blocked", (*BLOCKED.parameters, *older))
    assert linear_layout(own, (64, 256)) == linear_layout(
        Encoding("blocked", (*BLOCKED.parameters, ("CGALayout", tuple(bases)))), (64, 256)
    )


def test_warps_of_wmma_in_the_words_of_older_releases() -> None:
    """The example of the dialect's documentation: warpsPerCTA and tilesPerWarp as bases."""
    parameters = (("version", 2), ("isTranspose", False))
    older = Encoding("amd_wmma", (*parameters, ("warpsPerCTA", (2, 2)), ("tilesPerWarp", (2, 2))))
    bases = (("register", ((0, 1), (1, 0))), ("warp", ((0, 2), (2, 0))))
    assert linear_layout(older, (128, 128)) == linear_layout(
        Encoding("amd_wmma", (*parameters, ("ctaLayout", bases))), (128, 128)
    )


def shared(name: str, *parameters: tuple[str, Parameter], shape: tuple[int, ...], bits: int = 16) -> int | None:
    return shared_bytes(TensorType(shape, f"i{bits}", bits, Encoding(name, parameters), "shared"))


def test_bytes_of_buffers() -> None:
    plain = (("vec", 1), ("perPhase", 1), ("maxPhase", 1), ("order", (1, 0)))
    assert shared("swizzled_shared", *plain, shape=(3, 128, 64)) == 3 * 128 * 64 * 2
    assert shared("swizzled_shared", *plain, shape=(128, 64), bits=1) == 128 * 64
    padded = (("intervals", (64,)), ("paddings", (8,)), ("order", (1, 0)), ("shape", (128, 64)))
    assert shared("padded_shared", *padded, shape=(128, 64)) == (128 * 64 + 127 * 8) * 2
    assert shared("swizzled_shared", *plain, shape=(3, 96, 64)) is None
    assert shared("blocked", *BLOCKED.parameters, shape=(128, 64)) is None


def test_tensor_memory_in_the_words_of_older_releases_is_unknown() -> None:
    block = (("blockM", 128), ("blockN", 64))
    assert linear_layout(Encoding("tensor_memory_encoding", (*block, ("unpacked", True))), (128, 64)) is None
    assert linear_layout(Encoding("tensor_memory_encoding", (*block, ("colStride", 1))), (128, 64)) is not None


def test_padding_takes_conflicts_away() -> None:
    """Sixteen bytes down a column of rows of 64: eight lanes at once meet in one bank, or none with 16 bytes of padding."""
    column = Encoding("linear", (("register", ((0, 1), (0, 2), (0, 4))), ("lane", tuple((1 << bit, 0) for bit in range(5)))))
    registers = linear_layout(column, (32, 64))
    rows = linear_layout(Encoding("padded_shared", (("intervals", (64,)), ("paddings", (8,)), ("order", (1, 0)))), (32, 64))
    assert registers is not None and rows is not None
    assert bank_conflicts(registers, rows, 16, SharedAccess(), True) == 7
    assert bank_conflicts(registers, rows, 16, SharedAccess(), True, [(64, 8)]) == 0
    assert bank_conflicts(registers, rows, 16, SharedAccess(), True, [(64, 16)]) == 1


NAMES = [*REGISTER_LAYOUTS, *MEMORY_LAYOUTS]
WORDS = [
    *("sizePerThread", "threadsPerWarp", "warpsPerCTA", "order", "CGALayout", "CTAsPerCGA", "CTASplitNum", "CTAOrder"),
    *("versionMajor", "version", "instrShape", "isTransposed", "isTranspose", "tilesPerWarp", "ctaLayout", "opIdx", "kWidth"),
    *("dim", "register", "lane", "warp", "block", "offset", "vec", "perPhase", "maxPhase", "swizzlingByteWidth", "transposed"),
    *("elementBitWidth", "fp4Padded", "rank", "intervals", "paddings", "blockM", "blockN", "colStride", "twoCTAs"),
]
NUMBERS = st.one_of(st.sampled_from((0, 1, 2, 3, 4, 8, 16, 32, 64, 128, -1, 2**40, 2**63, 2**64, 10**30)), st.booleans())
VALUES = st.recursive(st.one_of(NUMBERS, st.just("a")), lambda inner: st.lists(inner, max_size=3).map(tuple), max_leaves=8)
BASES = {"register", "offset", "ctaLayout"}
PARAMETERS = st.lists(st.tuples(st.sampled_from(WORDS), VALUES), max_size=12).map(tuple)


def check_fit(encoding: Encoding, shape: tuple[int, ...]) -> bool:
    """Whether a layout is known. One that is has the shape's sizes, no coordinate beyond them, and leaves no element out.

    Bases that are written out may leave some out.
    """
    layout = linear_layout(encoding, shape)
    if layout is None:
        return False
    sizes = [size for _, size in layout.outputs]
    assert sizes == list(shape[len(shape) - len(sizes) :])
    for _, bases in layout.inputs:
        assert all(0 <= coordinate < size for basis in bases for coordinate, size in zip(basis, sizes, strict=True))
    assert layout.is_surjective or not BASES.isdisjoint(name for name, _ in encoding.parameters)
    return True


@given(
    st.sampled_from(NAMES),
    PARAMETERS,
    st.one_of(st.none(), st.builds(Encoding, st.sampled_from(NAMES), PARAMETERS)),
    st.lists(st.one_of(st.sampled_from((0, 1, 2, 16, 64, 3, 2**60)), st.none()), max_size=4).map(tuple),
)
def test_what_makes_no_sense_is_unknown(
    name: str, parameters: tuple[tuple[str, Parameter], ...], parent: Encoding | None, shape: tuple[int | None, ...]
) -> None:
    encoding = Encoding(name, parameters, parent)
    known = None not in shape and check_fit(encoding, shape)
    for place in ("value", "shared"):
        tensor = TensorType(shape, "f16", 16, encoding, place)
        elements, size = lane_elements(tensor, 4, 32), shared_bytes(tensor)
        assert (elements is not None) == (known or not shape)
        assert (size is not None) == (known and name in MEMORY_LAYOUTS)
        assert size is None or size >= 2 * (tensor.elements or 0)


@pytest.mark.parametrize("name", REGISTER_LAYOUTS)
@given(data=st.data())
def test_each_parameter_of_a_layout_may_be_wrong(name: str, data: st.DataObject) -> None:
    parents = [WGMMA, BLOCKED, Encoding("amd_mfma", MFMA), Encoding("amd_wmma", WMMA)]
    base = {
        "blocked": BLOCKED.parameters, "nvidia_mma": WGMMA.parameters, "amd_mfma": MFMA, "amd_wmma": WMMA,
        "slice": (("dim", 1),), "dot_op": (("opIdx", 0), ("kWidth", 2)),
    }.get(name, (("register", ((1, 0),)), ("lane", ((0, 1),)), ("warp", ()), ("block", ())))  # fmt: skip
    parent = data.draw(st.sampled_from(parents))
    assert linear_layout(Encoding(name, base, parent), (64,) if name == "slice" else (64, 64)) is not None
    changed = data.draw(st.sampled_from([pair[0] for pair in (*base, *parent.parameters)]))
    value = data.draw(VALUES)
    parameters, others = (
        tuple((key, value if key == changed else old) for key, old in pairs) for pairs in (base, parent.parameters)
    )
    shape = data.draw(st.sampled_from(((64, 64), (64,), (2, 64, 64), (2**60, 2), (1, 1), ())))
    check_fit(Encoding(name, parameters, Encoding(parent.name, others)), shape)


MFMA = (("version", 3), ("warpsPerCTA", (2, 2)), ("instrShape", (32, 32, 8)), ("isTransposed", True))
WMMA = (("version", 2), ("isTranspose", True), ("ctaLayout", (("warp", ((0, 1), (1, 0))),)))
