"""Addresses and values: kernels whose lanes lie at known places must be told rightly, or not at all."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from isaview import read
from isaview.analysis.addresses import affine
from isaview.analysis.addresses.addresses import accesses
from isaview.analysis.addresses.affine import KnownBits, Unknown, Value
from isaview.analysis.addresses.launch_shape import Shape
from tests.conftest import ROOT

FIXTURES = ROOT / "tests" / "fixtures" / "addresses"
SAMPLES = ROOT / "samples"
FILES = (
    ("strides.sm_80.ptx", 32),
    ("strides.gfx90a.s", 64),
    ("strides.gfx1100.s", 32),
    ("strides.sm_80.ll", 32),
    ("strides-O1.sm_80.ll", 32),
    ("strides.gfx90a.ll", 64),
    ("strides.gfx1100.ll", 32),
)


def words(places):
    """What a load of four bytes at these places (in words) is: its stride and sectors."""
    steps = {after - before for before, after in pairwise(places)}
    sectors = {place * 4 // 32 for place in places}
    return (steps.pop() * 4 if len(steps) == 1 else None), len(sectors)


LOADS = {
    "plain": lambda lane: lane,
    "in_group": lambda lane: lane,
    "two": lambda lane: 2 * lane,
    "three": lambda lane: 3 * lane + 7,
    "four": lambda lane: 4 * lane,
    "row_of_32": lambda lane: 32 * lane,
    "row_of_33": lambda lane: 33 * lane,
    "same": lambda lane: 0,
    "same_wave": lambda lane: 0,
    "backwards": lambda lane: 255 - lane,
    "next": lambda lane: lane + 1,
    "wrapped": lambda lane: lane,
    "wrapped_16": lambda lane: lane % 16,
    "halved": lambda lane: lane // 2,
    "neighbour": lambda lane: lane ^ 1,
    "across": lambda lane: lane ^ 16,
    "swizzled": lambda lane: lane % 8 * 32 + lane // 8 % 4,
    "argument_base": lambda lane: lane,
    "rows_in_loop": lambda lane: lane,
    "columns_in_loop": lambda lane: 64 * lane,
    "sixteen_times": lambda lane: lane,
}
"""Kernel → the word each lane of the first wave loads, up to what all lanes share."""

MAY_BE_UNKNOWN = {"swizzled"}


@pytest.fixture(scope="module", params=FILES, ids=lambda file: file[0])
def told(request):
    name, size = request.param
    found = {}
    for module in read(str(FIXTURES / name)):
        for kernel in module.kernels:
            found[kernel.name] = accesses(kernel, module.wave_size or size)
            assert (module.wave_size or size) == size
    return found, size


@pytest.mark.parametrize("name", LOADS)
def test_known_places_are_told_rightly_or_not_at_all(told, name):
    found, size = told
    load = next((one for one in found[name] if one.kind == "load" and one.space == "global"), None)
    if load is None:
        # A load that is the same for all lanes of a wave may be a scalar one.
        assert name == "same"
        return
    stride, sectors = words([LOADS[name](lane) for lane in range(size)])
    if load.pattern == "unknown":
        assert name in MAY_BE_UNKNOWN
        assert load.because and load.stride is None and load.sectors is None
        return
    assert load.sectors == (sectors, sectors)
    if stride is not None:
        assert load.stride == stride
    pattern = "uniform" if sectors == 1 and stride == 0 else "coalesced" if sectors <= size * 4 // 32 + 1 else "strided"
    assert load.pattern == pattern


@pytest.mark.parametrize(
    ("name", "pattern"),
    [("argument_rows", "strided"), ("by_group", "unknown"), ("indirect", "unknown")],
)
def test_what_the_text_does_not_say_is_not_guessed(told, name, pattern):
    found, _ = told
    load = [one for one in found[name] if one.kind == "load" and one.space == "global"][-1]
    assert (load.pattern, load.stride) == (pattern, None)


def test_places_that_differ_from_wave_to_wave_are_told_as_a_range(told):
    found, size = told
    load = [one for one in found["squared"] if one.kind == "load" and one.space == "global"][-1]
    waves = [words([lane * lane for lane in range(first, first + size)])[1] for first in range(0, 1024, size)]
    assert (load.pattern, load.stride) == ("strided", None)
    assert load.sectors == (min(waves), max(waves))


def test_lanes_that_a_branch_sends_elsewhere_are_unknown(told):
    found, _ = told
    loads = [one for one in found["some_lanes"] if one.kind == "load"]
    assert [load.pattern for load in loads] == ["coalesced", "unknown"]


@pytest.mark.parametrize(("name", "step"), [("rows_in_loop", 1024), ("columns_in_loop", 4), ("sixteen_times", 3072)])
def test_the_step_of_a_loop_is_told(told, name, step):
    found, _ = told
    assert next(one for one in found[name] if one.kind == "load").step == step


@pytest.mark.parametrize(("name", "width"), [("bytes", 1), ("doubles", 8)])
def test_other_widths(told, name, width):
    found, size = told
    for one in found[name]:
        assert (one.pattern, one.stride, one.sectors) == ("coalesced", width, (size * width // 32,) * 2)


@pytest.mark.parametrize(
    ("name", "conflicts"), [("bank_plain", 1), ("bank_two", 2), ("bank_32", 32), ("bank_33", 1), ("bank_same", 1)]
)
def test_bank_conflicts(told, name, conflicts):
    found, size = told
    store = next(one for one in found[name] if one.space == "shared" and one.kind == "store")
    assert store.conflicts == conflicts * size // 32, "32 lanes at a time"


PRIVATE_ARRAY = """.version 8.3
.target sm_80
.address_size 64
.visible .entry k() {
.local .align 4 .b8 depot[64];
.shared .align 4 .b8 tile[64];
.reg .b64 %d<9>; .reg .b32 %r<9>;
mov.u64 %d1, depot;
cvta.local.u64 %d2, %d1;
st.u32 [%d2+4], %r1;
mov.u64 %d3, tile;
cvta.shared.u64 %d4, %d3;
mov.u32 %r2, %tid.x;
mul.wide.u32 %d5, %r2, 4;
add.s64 %d6, %d4, %d5;
ld.u32 %r3, [%d6];
ret;
}
"""


UNREACHED_CIRCLE = """.version 8.3
.target sm_80
.address_size 64
.visible .entry k() {
.reg .b64 %d<9>; .reg .b32 %r<9>;
bra.uni $end;
$round:
ld.global.u32 %r1, [%d1];
bra.uni $round;
$end:
ret;
}
"""


@pytest.mark.parametrize("wide", ["", "@%p1 bra $next;\nmov.u32 %r2, 1;\n$next:\n"])
def test_code_that_nothing_reaches_is_not_followed_round_and_round(wide):
    (module,) = read(UNREACHED_CIRCLE.replace("ld.global", f"{wide}ld.global"))
    (found,) = accesses(module.kernels[0], 64)
    assert found.pattern == "unknown"


def test_generic_addresses_are_placed_where_their_symbol_is(tmp_path):
    path = tmp_path / "k.ptx"
    path.write_text(PRIVATE_ARRAY, encoding="utf-8")
    found = accesses(read(str(path))[0].kernels[0], 32)
    assert [(one.space, one.pattern, one.conflicts) for one in found] == [
        ("private", "unknown", None),
        ("shared", "coalesced", 1),
    ]


PLACE_AMONG_LANES = """
.version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 p)
{
.reg .b32 %r<3>;
.reg .b64 %d<4>;
ld.param.u64 %d1, [p];
mov.u32 %r1, %lanemask_RELATION;
popc.b32 %r2, %r1;
mul.wide.s32 %d2, %r2, 4;
add.s64 %d3, %d1, %d2;
st.global.u32 [%d3], %r1;
ret;
}
"""


@pytest.mark.parametrize("relation", ["eq", "le", "lt", "ge", "gt"])
def test_masks_of_the_lanes_around_one_differ_from_lane_to_lane(relation):
    (module,) = read(PLACE_AMONG_LANES.replace("RELATION", relation))
    (store,) = accesses(module.kernels[0], 32)
    assert store.pattern == "unknown"


KNOWN = {"p": Unknown(1, 8), "q": Unknown(4, 13), "thread_y": Unknown(1, 16)}
LANES = 8
coefficients = st.one_of(st.integers(-64, 64), st.tuples(*[st.integers(0, 64)] * LANES))
values = st.dictionaries(st.sampled_from([(), ("p",), ("q",), ("p", "q")]), coefficients, max_size=4)
settings = st.fixed_dictionaries({"p": st.integers(0, 7), "q": st.sampled_from([0, 4, 8, 12]), "thread_y": st.integers(0, 15)})


def worth(value, setting, lane):
    """What a value is in a lane, with numbers for its unknowns."""
    total = 0
    for product, coefficient in value.terms.items():
        part = coefficient if isinstance(coefficient, int) else coefficient[lane]
        for name in product:
            part *= setting[name]
        total += part
    return total % (1 << 32)


@given(values, values, settings)
def test_sums_and_products_hold_in_every_lane(left, right, setting):
    one, other = affine.add(Value(), Value(left)), affine.add(Value(), Value(right))
    product = affine.multiply(one, other)
    for lane in range(LANES):
        a, b = worth(one, setting, lane), worth(other, setting, lane)
        assert worth(affine.add(one, other), setting, lane) == (a + b) % (1 << 32)
        assert worth(affine.subtract(one, other), setting, lane) == (a - b) % (1 << 32)
        assert product is None or worth(product, setting, lane) == a * b % (1 << 32)


@given(values, settings, st.integers(0, 12), st.integers(0, (1 << 16) - 1))
def test_shifts_and_masks_hold_where_they_are_told(terms, setting, bits, mask):
    value = affine.add(Value(), Value(terms))
    known = KnownBits(KNOWN)
    shifted, kept, below = known.shifted(value, bits), known.masked(value, mask), known.below(value)
    for lane in range(LANES):
        whole = worth(value, setting, lane)
        assert kept is None or worth(kept, setting, lane) == whole & mask
        assert below is None or whole < below
        if below is not None and shifted is not None:
            assert worth(shifted, setting, lane) == whole >> bits


TWO_PLACES = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 p, .param .u32 n)
{{
	.reg .b32 %r<20>; .reg .b64 %rd<20>;
	ld.param.u64 %rd1, [p];
	ld.param.u32 %r1, [n];
	mov.u32 %r2, %tid.x;
	mul.lo.s32 %r3, %r1, {one};
	mul.lo.s32 %r4, %r1, {other};
	shr.s32 %r5, %r3, 3;
	shr.s32 %r6, %r4, 3;
	add.s32 %r7, %r5, %r2;
	add.s32 %r8, %r6, %r2;
	mul.wide.s32 %rd2, %r7, 4;
	mul.wide.s32 %rd3, %r8, 4;
	add.s64 %rd4, %rd1, %rd2;
	add.s64 %rd5, %rd1, %rd3;
	ld.global.f32 %r9, [%rd4];
	ld.global.f32 %r10, [%rd5];
	ret;
}}
"""


@pytest.mark.parametrize(("one", "other", "own"), [(-1, -1, 0), (-1, -2, 1), (3, 5, 1)])
def test_a_load_elsewhere_moves_sectors_of_its_own(one, other, own):
    """Also where Python has one hash for both factors."""
    (kernel,) = read(TWO_PLACES.format(one=one, other=other))[0].kernels
    assert [load.own for load in accesses(kernel, 32)] == [1, own]


def test_a_narrow_group_lies_in_rows():
    shape = Shape(32, 8)
    assert shape.rows == 4
    assert Shape(32, 64).rows == Shape(32).rows == 1


BASED = """	.amdgcn_target "amdgcn-amd-amdhsa--gfx1250"
	.text
	.globl k
	.type k,@function
k:
	s_load_b128 s[0:3], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b32 s4, 0
.LBB0_1:
	{access}
	s_add_nc_u64 s[2:3], s[2:3], 0x400
	s_add_co_i32 s4, s4, 1
	s_cmp_lg_u32 s4, 64
	s_cbranch_scc1 .LBB0_1
	s_endpgm
.Lend:
	.size k, .Lend-k
	.amdhsa_kernel k
	.end_amdhsa_kernel
"""


@pytest.mark.parametrize(
    ("access", "stride"),
    [
        ("global_load_b32 v2, v1, s[2:3]", 4),
        ("global_store_b32 v1, v2, s[2:3]", 4),
        ("global_store_b64 v1, v[2:3], s[2:3] offset:16", 4),
        ("global_atomic_add_u32 v1, v2, s[2:3]", 4),
        ("global_store_b32 v0, v2, s[2:3] scale_offset", 4),
        ("global_load_b64 v[2:3], v0, s[2:3] scale_offset", 8),
    ],
)
def test_the_scalar_base_of_an_address_moves_it(tmp_path, access, stride):
    path = tmp_path / "k.s"
    path.write_text(BASED.format(access=access), encoding="utf-8")
    kernel = read(str(path))[0].kernels[0]
    (one,) = (one for one in accesses(kernel, 32) if one.space == "global")
    assert (one.stride, one.step) == (stride, 0x400)


PARTS = """	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.text
	.globl k
	.type k,@function
k:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, {shift}, v0
	v_mov_b32_e32 v2, {by}
	{made}
	global_load_dword v3, v1, s[0:1]
	s_endpgm
.Lend:
	.size k, .Lend-k
	.amdhsa_kernel k
	.end_amdhsa_kernel
"""
SELECTED = "dst_sel:{} dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:{}"


@pytest.mark.parametrize(
    ("shift", "by", "made"),
    [
        (8, 2, f"v_lshlrev_b32_sdwa v1, v2, v1 {SELECTED.format('DWORD', 'BYTE_1')}"),
        (18, -1, f"v_and_b32_sdwa v1, v2, v1 {SELECTED.format('DWORD', 'WORD_1')}"),
        (2, 0, f"v_or_b32_sdwa v1, v2, v1 {SELECTED.format('WORD_1', 'DWORD')}"),
        (2, 0, "v_mov_b32_dpp v1, v1 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf"),
    ],
)
def test_parts_of_registers_and_other_lanes_values_are_not_followed(tmp_path, shift, by, made):
    path = tmp_path / "k.s"
    path.write_text(PARTS.format(shift=shift, by=by, made=made), encoding="utf-8")
    (one,) = (one for one in accesses(read(str(path))[0].kernels[0], 64) if one.space == "global")
    assert (one.pattern, one.stride, one.sectors) == ("unknown", None, None)


@pytest.mark.parametrize(
    ("shift", "by", "made", "sectors"),
    [
        (2, 0, f"v_or_b32_sdwa v1, v2, v1 {SELECTED.format('DWORD', 'DWORD')}", (8, 8)),
        (11, 1, "v_lshlrev_b16_e32 v1, v2, v1", (16, 16)),
    ],
)
def test_whole_registers_and_shifts_of_16_bits_are_followed(tmp_path, shift, by, made, sectors):
    path = tmp_path / "k.s"
    path.write_text(PARTS.format(shift=shift, by=by, made=made), encoding="utf-8")
    (one,) = (one for one in accesses(read(str(path))[0].kernels[0], 64) if one.space == "global")
    assert one.sectors == sectors


def test_the_second_axis_of_a_grid_is_known_on_gfx12(tmp_path):
    text = PARTS.replace("gfx90a", "gfx1201").replace("s_load_dwordx2 s[0:1], s[4:5], 0x0", "s_lshl_b32 s3, ttmp7, 10")
    path = tmp_path / "k.s"
    path.write_text(
        text.replace("global_load_dword", "global_load_b32").format(shift=2, by=0, made="v_add_nc_u32_e32 v1, s3, v1")
    )
    (one,) = (one for one in accesses(read(str(path))[0].kernels[0], 32) if one.space == "global")
    assert "group_y" in one.depends and one.stride == 4


def test_the_wave_of_a_group_is_known_on_gfx12(tmp_path):
    text = PARTS.replace("gfx90a", "gfx1201").replace("s_load_dwordx2 s[0:1], s[4:5], 0x0", "s_bfe_u32 s3, ttmp8, 0x50019")
    path = tmp_path / "k.s"
    made = "v_add_nc_u32_e32 v1, s3, v1"
    path.write_text(text.replace("global_load_dword", "global_load_b32").format(shift=2, by=0, made=made))
    (one,) = (one for one in accesses(read(str(path))[0].kernels[0], 32) if one.space == "global")
    assert "wave" in one.depends and one.stride == 4


def test_an_access_of_very_many_bytes_a_lane_is_not_followed():
    """The turns of its words would be counted one by one: gigabytes for a damaged size."""
    text = (
        ".version 8.0\n.target sm_80\n.address_size 64\n.shared .align 16 .b8 tile[4096];\n"
        ".visible .entry k(.param .u64 p)\n{\n\t.reg .b32 %r<4>;\n\t.reg .b64 %rd<2>;\n\tld.param.u64 %rd1, [p];\n"
        "\tmov.u32 %r1, %tid.x;\n\tmov.u32 %r2, tile;\n\tshl.b32 %r3, %r1, 4;\n\tadd.s32 %r2, %r2, %r3;\n"
        "\tcp.async.ca.shared.global [%r2], [%rd1], {size};\n\tret;\n}\n"
    )
    for size, followed in ((16, True), (4294967296, False)):
        ((kernel,),) = (module.kernels for module in read(text.replace("{size}", str(size))))
        (copied,) = (one for one in accesses(kernel, 32) if one.space == "shared")
        assert copied.known == followed and ("more bytes" in copied.because) != followed


def test_a_bulk_copy_of_many_bytes_keeps_its_own_reason():
    text = (
        ".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry k(.param .u64 p)\n{\n\t.reg .b32 %r<4>;\n"
        "\t.reg .b64 %rd<2>;\n\tld.param.u64 %rd1, [p];\n"
        "\tcp.async.bulk.global.shared::cta.bulk_group [%rd1], [%r1], 4096;\n\tret;\n}\n"
    )
    ((kernel,),) = (module.kernels for module in read(text))
    (copied,) = (one for one in accesses(kernel, 32) if one.space == "global")
    assert copied.because == "one address for the whole group"
