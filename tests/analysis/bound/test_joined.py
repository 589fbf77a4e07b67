"""Neighbouring accesses of shared memory that ptxas may join: an interval in the bound, no advice that it follows itself."""

import pytest

from isaview import read
from isaview.analysis.contract import Launch
from isaview.rules.samples import llvm, ptx_loop
from tests.support.whole_results import report

TILE = ".shared .align 16 .b8 tile[8192];\nmov.u32 %r1, %tid.x;\nmov.u32 %r2, tile;\n"
NEXT_TO_EACH_OTHER = "".join(f"ld.shared.f32 %f{at}, [%r3+{4 * at}];\n" for at in range(4))
FOUR_WORDS_APART = "shl.b32 %r4, %r1, 4;\nadd.s32 %r3, %r2, %r4;\n"
PLACE = "shl.b32 %r4, %r1, {shift};\nadd.s32 %r3, %r2, %r4;\n"
SUM = "add.f32 %f5, %f0, %f1;\nadd.f32 %f5, %f5, %f2;\nadd.f32 %f5, %f5, %f3;\n"


def kernel(body, before=FOUR_WORDS_APART):
    text = ptx_loop(body + SUM, TILE + before, "st.global.f32 [%rd1], %f5;\n")
    found = report(read(text), gpus=["A100"], launch=Launch(threads_low=256, threads_high=256), strict=True)
    return found.kernels[0]


def joined(found):
    return [access.addressed.joined.bytes if access.addressed.joined else None for access in found.results["accesses"]][:4]


@pytest.mark.parametrize(
    ("body", "before", "bytes_"),
    [
        (NEXT_TO_EACH_OTHER, FOUR_WORDS_APART, 16),
        (NEXT_TO_EACH_OTHER, PLACE.format(shift=3), 8),
        (NEXT_TO_EACH_OTHER, PLACE.format(shift=2), None),
        (NEXT_TO_EACH_OTHER, "mov.u32 %r3, tile;\n", 16),
        (NEXT_TO_EACH_OTHER, "ld.global.u32 %r4, [%rd1];\nadd.s32 %r3, %r2, %r4;\n", None),
        (NEXT_TO_EACH_OTHER.replace("\n", "\nbar.sync 0;\n"), FOUR_WORDS_APART, None),
        (NEXT_TO_EACH_OTHER.replace("\n", "\nst.shared.f32 [%r2+4096], %f6;\n"), FOUR_WORDS_APART, None),
        (NEXT_TO_EACH_OTHER.replace("+12", "+16"), FOUR_WORDS_APART, None),
    ],
)
def test_what_is_aligned_and_side_by_side_may_be_joined(body, before, bytes_):
    places = joined(kernel(body, before))
    if "+16" in body:
        assert places == [8, 8, None, None]
    elif "st.shared" in body:
        assert not any(places)
    else:
        assert places == [bytes_] * 4


def test_conflicts_are_an_interval_and_no_rule_gives_advice_that_ptxas_follows():
    """Lanes 16 B apart: four turns for each of four loads, or four turns for all of them."""
    found = kernel(NEXT_TO_EACH_OTHER)
    loads = [access for access in found.results["accesses"] if access.space == "shared"]
    assert {(access.conflicts.value, access.conflicts.low, access.conflicts.high) for access in loads} == {(4, 1, 4)}
    assert all(access.wider is None for access in loads)
    assert not {"ISA302", "ISA305"} & {finding.code for finding in found.findings}


def test_where_joining_decides_the_verdict_is_unsure_and_gives_no_advice():
    muls = "".join(f"fma.rn.f32 %f{6 + at % 3}, %f7, %f8, %f6;\n" for at in range(20))
    found = kernel(NEXT_TO_EACH_OTHER + muls).results["bound"].loops[0]
    assert (found.verdict, found.confidence, found.change) == ("compute", "low", "")
    assert found.reasons[-1] == "shared memory: 4 clocks if its neighbouring accesses are joined, 16 if not"


def test_where_both_ends_agree_wider_loads_are_no_advice():
    found = kernel(NEXT_TO_EACH_OTHER).results["bound"].loops[0]
    assert found.verdict == "shared" and "wider loads" not in found.change and "larger tile" in found.change


WORD = """\
  %p{at} = getelementptr [4 x float], ptr addrspace(3) @tile, i32 %lane, i32 {at}
  %x{at} = load float, ptr addrspace(3) %p{at}, align {align}
  %q{at} = getelementptr float, ptr addrspace(1) %a, i32 {at}
  store float %x{at}, ptr addrspace(1) %q{at}, align 4
"""
LANE = "  %lane = call i32 @llvm.amdgcn.workitem.id.x()\n"
FUNCTIONS = "@tile = internal addrspace(3) global [1024 x float] undef, align 16\ndeclare i32 @llvm.amdgcn.workitem.id.x()\n"


@pytest.mark.parametrize(("stated", "words", "found"), [(16, 4, False), (16, 1, True)])
def test_neighbours_in_llvm_ir_are_an_interval_too(stated, words, found):
    """Lanes 16 B apart: four words of a lane are one access without conflicts, one word alone has fourfold ones."""
    text = llvm(LANE + "".join(WORD.format(at=at, align=stated if not at else 4) for at in range(words)), functions=FUNCTIONS)
    kernel = report(read(text), strict=True).kernels[0]
    loads = [access for access in kernel.results["accesses"] if access.space == "shared"]
    ends = {(access.conflicts.low, access.conflicts.high) for access in loads}
    assert loads[0].conflicts.value == 4 and ends == ({(None, None)} if found else {(1, 4)})
    assert ("ISA305" in {one.code for one in kernel.findings}) == found


def test_accesses_of_machine_code_are_those_of_its_text():
    """Nothing joins them any more: four narrow loads are four, with advice, and one wide load is one."""
    head = "\tcode for sm_80\n\t\tFunction : k\n\t/*0000*/ S2R R0, SR_TID.X ;\n\t/*0010*/ IMAD.SHL.U32 R0, R0, 0x10, RZ ;\n"
    tail = "\t/*0100*/ EXIT ;\n\t\t.....\n"
    narrow = "".join(f"\t/*{0x20 + 16 * at:04x}*/ LDS R{4 + at}, [R0+{4 * at:#x}] ;\n" for at in range(4))
    wide = "\t/*0020*/ LDS.128 R4, [R0] ;\n"
    apart, one = (report(read(head + loads + tail), gpus=["A100"], strict=True).kernels[0] for loads in (narrow, wide))
    places = [found.results["accesses"] for found in (apart, one)]
    assert [(len(accesses), {access.addressed.joined for access in accesses}) for accesses in places] == [
        (4, {None}),
        (1, {None}),
    ]
    assert [{access.wider for access in accesses} for accesses in places] == [{16}, {None}]


NEXT_LANE = "shl.b32 %r4, %r1, 4;\nadd.s32 %r4, %r4, 16;\nand.b32 %r4, %r4, 4080;\nadd.s32 %r3, %r2, %r4;\n"


def test_neighbours_are_joined_where_only_a_wave_alone_is_followed():
    """The next lane's words, and the first lane's for the last: which lane that is depends on the wave."""
    found = kernel(NEXT_TO_EACH_OTHER, NEXT_LANE)
    assert joined(found) == [16] * 4 and "ISA305" not in {finding.code for finding in found.findings}


def test_what_conflicts_as_one_wide_access_counts_as_one():
    found = kernel(NEXT_TO_EACH_OTHER, PLACE.format(shift=7))
    (finding,) = (one for one in found.findings if one.code == "ISA305")
    assert finding.message == "shared load with bank conflicts: 32 turns, lanes 128 B apart in loop $L__BB0_1"
    found = kernel(NEXT_TO_EACH_OTHER.replace("+12", "+16"), PLACE.format(shift=7))
    (finding,) = (one for one in found.findings if one.code == "ISA305")
    expected = (
        "shared load with bank conflicts: 32 turns, lanes 128 B apart, and 2 more, if neighbours are joined in loop $L__BB0_1"
    )
    assert finding.message == expected


PIECES = """\
  %p = getelementptr [4 x float], ptr addrspace(3) %tile, i32 %lane
  %x0 = load float, ptr addrspace(3) %p, align {align}
  %p1 = getelementptr i8, ptr addrspace(3) %p, i32 4
  %x1 = load <2 x float>, ptr addrspace(3) %p1, align 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i32 12
  %x2 = load float, ptr addrspace(3) %p2, align 4
  store float %x0, ptr addrspace(1) %a, align 4
  store <2 x float> %x1, ptr addrspace(1) %a, align 4
  store float %x2, ptr addrspace(1) %a, align 4
"""
HALVES = "".join(
    f"  %p{at} = getelementptr [8 x half], ptr addrspace(3) %tile, i32 %lane, i32 {at}\n"
    f"  %x{at} = load half, ptr addrspace(3) %p{at}, align {2 if at else '{align}'}\n"
    f"  store half %x{at}, ptr addrspace(1) %a, align 2\n"
    for at in range(8)
)


@pytest.mark.parametrize("body", [PIECES, HALVES])
@pytest.mark.parametrize(("align", "found"), [(16, False), (2, True)])
def test_pieces_of_any_width_are_joined_in_llvm_ir_where_the_text_states_their_alignment(body, align, found):
    text = llvm(LANE + body.replace("{align}", str(align)), ", ptr addrspace(3) %tile", FUNCTIONS)
    (one,) = report(read(text), strict=True).kernels
    assert ("ISA305" in {finding.code for finding in one.findings}) == found
