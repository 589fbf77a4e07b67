"""SASS: how the lanes of a warp spread over memory, followed through machine code as through PTX."""

from __future__ import annotations

import pytest

import isaview
from isaview.analysis.contract import Launch

HALVES, WIDE = "HFMA2.MMA", "IMAD.WIDE R2, R0, R3, c[0x0][0x160]"
INDEXED = "IMAD.WIDE R2, R0, 0x4, c[0x0][0x160]"
FRAMES = "; ".join(["IADD3 R1, R1, -0x10, RZ"] * 3)
BODIES = [
    ("a pointer and the index of the lane", "IMAD.WIDE R2, R0, 0x4, c[0x0][0x160]", "coalesced", 4),
    ("eight bytes apart", "IMAD.WIDE R2, R0, 0x8, c[0x0][0x160]", "strided", 8),
    ("the same in all lanes", "MOV R2, c[0x0][0x160]", "uniform", 0),
    ("a register kept for the next instruction is the register", "IMAD.WIDE R2, R0.reuse, 0x4, c[0x0][0x160]", "coalesced", 4),
    ("a shift", "LEA R2, P0, R0, c[0x0][0x160], 0x2", "coalesced", 4),
    ("a sum", "IADD3 R2, P0, R0, c[0x0][0x160], RZ", "coalesced", 1),
    ("bits of the lane", "LOP3.LUT R2, R0, 0x1f, RZ, 0xc0, !PT", "coalesced", 1),
    ("the upper bits of lanes, four of them the same", "LEA.HI R2, R0, c[0x0][0x160], RZ, 0x1e", "coalesced", 0),
    ("what no row says is not known", "LEA.HI.X R2, R0, c[0x0][0x160], RZ, 0x2, P0", "unknown", None),
    ("half of a register is another number", "IMAD R2, R0.H0, 0x4, RZ", "unknown", None),
    ("a number moved as two halves", f"{HALVES} R3, -RZ, RZ, 0, 2.384185791015625e-07; {WIDE}", "coalesced", 4),
    ("both halves of the number", "HFMA2 R2, -RZ, RZ, -2, 0.0; IADD3 R2, R2, R0, RZ", "coalesced", 1),
    ("halves that are multiplied", f"{HALVES} R3, R0, RZ, 0, 2.384185791015625e-07; {WIDE}", "unknown", None),
    ("halves in bfloat16 are other numbers", f"HFMA2.BF16_V2 R3, -RZ, RZ, 0, 3.67342e-40; {WIDE}", "strided", None),
    ("what was spilled is what comes back", f"STL [R1+0x4], R0; MOV R0, RZ; LDL R0, [R1+0x4]; {INDEXED}", "coalesced", 4),
    ("from the other half of a wide store", f"STL.64 [R1], R8; STL [R1+0x4], R0; LDL R0, [R1+0x4]; {INDEXED}", "coalesced", 4),
    ("a number that was spilled", f"STL [R1+0x4], RZ; LDL R0, [R1+0x4]; {INDEXED}", "uniform", 0),
    ("another place is another register", f"STL [R1+0x4], R0; STL [R1], R8; LDL R0, [R1]; {INDEXED}", "unknown", None),
    ("a store that may not run", f"STL [R1+0x4], RZ; @P0 STL [R1+0x4], R0; LDL R0, [R1+0x4]; {INDEXED}", "unknown", None),
    ("a place in another frame", f"STL [R1+0x4], R0; {FRAMES}; LDL R0, [R1+0x4]; {INDEXED}", "unknown", None),
    ("the lanes below are other lanes for each", "S2R R0, SR_LTMASK; POPC R0, R0; IMAD.WIDE R2, R0, 0x4, RZ", "unknown", None),
    ("a minus is followed", "IMAD R2, -R0, 0x4, RZ", "coalesced", -4),
]


@pytest.mark.parametrize(("what", "line", "pattern", "stride"), BODIES, ids=[row[0] for row in BODIES])
def test_where_the_lanes_of_a_load_are(what: str, line: str, pattern: str, stride: int | None) -> None:
    lines = ["S2R R0, SR_TID.X", *line.split("; "), "LDG.E R4, desc[UR4][R2.64]", "EXIT"]
    body = "".join(f"        /*{16 * index:04x}*/                   {each} ;\n" for index, each in enumerate(lines))
    (access,) = isaview.report(isaview.read(f"\n\t.target\tsm_90\n{body}"), strict=True).kernels[0].accesses
    assert (access.pattern, access.stride.value) == (pattern, stride)


def test_a_load_that_is_switched_off_is_none() -> None:
    (kernel,) = isaview.read("\n\t.target\tsm_90\n        /*0000*/              @!PT LDS RZ, [RZ] ;\n")[0].kernels
    assert kernel.forms[0].accesses == () and kernel.forms[0].instruction_class == "scalar"


PLACES = [("sm_80", "c[0x0][0x0]", "c[0x0][0x160]"), ("sm_90a", "c[0x0][RZ]", "c[0x0][0x210]")]
PLACES += [(target, "c[0x0][0x360]", "c[0x0][0x380]") for target in ("sm_100a", "sm_103", "sm_110", "sm_120", "sm_121a")]


@pytest.mark.parametrize(("target", "size", "pointer"), PLACES, ids=[row[0] for row in PLACES])
def test_the_size_of_a_group_stands_where_the_generation_keeps_it(target: str, size: str, pointer: str) -> None:
    """As ptxas 13.0 compiles ``a[blockIdx.x * blockDim.x + threadIdx.x]``: the group's start depends on nothing unknown."""
    lines = [
        "S2R R0, SR_TID.X",
        "S2R R3, SR_CTAID.X",
        f"LDC R5, {size}",
        "IMAD R0, R3, R5, R0",
        f"IMAD.WIDE R2, R0, 0x4, {pointer}",
        "LDG.E R4, desc[UR4][R2.64]",
        "EXIT",
    ]
    body = "".join(f"        /*{16 * index:04x}*/                   {each} ;\n" for index, each in enumerate(lines))
    launch = Launch(threads_low=256, threads_high=256)
    made = isaview.report(isaview.read(f"\n\t.target\t{target}\n{body}"), launch=launch, strict=True)
    (access,) = made.kernels[0].accesses
    assert access.pattern == "coalesced"
    assert access.addressed.depends <= {"group_x", "wave_x", "waves_x", f"start:{pointer}"}


NAMES = [
    ("sm_75", "c[0x0][0x360]", "argument at byte 512 (c[0x0][0x360])"),
    ("sm_80", "c[0x0][0x174]", "argument at byte 20 (c[0x0][0x174])"),
    ("sm_90a", "c[0x0][0x210]", "argument at byte 0 (c[0x0][0x210])"),
    ("sm_100a", "c[0x0][0x394]", "argument at byte 20 (c[0x0][0x394])"),
    ("sm_120", "c[0x0][0x37c]", "constant c[0x0][0x37c]"),
    ("sm_90", "c[0x3][0x8]", "constant c[0x3][0x8]"),
]


@pytest.mark.parametrize(("target", "constant", "name"), NAMES, ids=[f"{row[0]} {row[1]}" for row in NAMES])
def test_a_stride_is_named_as_the_argument_it_is(target: str, constant: str, name: str) -> None:
    lines = [
        "S2R R0, SR_TID.X",
        f"IMAD R0, R0, {constant}, RZ",
        "IMAD.WIDE R2, R0, 0x4, c[0x0][0x3f8]",
        "LDG.E R4, desc[UR4][R2.64]",
        "ISETP.NE.AND P0, PT, R4, RZ, PT",
        "@P0 BRA `(.L_x_0)",
        "EXIT",
    ]
    numbered = (f"        /*{16 * index:04x}*/                   {each} ;\n" for index, each in enumerate(lines))
    body = "".join((".L_x_0:\n" if "LDG" in each else "") + each for each in numbered)
    (kernel,) = isaview.report(isaview.read(f"\n\t.target\t{target}\n{body}"), strict=True).kernels
    (finding,) = (one for one in kernel.findings if one.code == "ISA301")
    assert f"lanes {name} × 4 B apart" in finding.message


def test_what_adds_numbers_to_nothing_moves_them() -> None:
    (kernel,) = isaview.read("\n\t.target\tsm_90\n        /*0000*/                   HFMA2 R0, -RZ, RZ, 0, 1 ;\n")[0].kernels
    assert kernel.forms[0].instruction_class == "move"
    assert isaview.report([kernel.module]).kernels[0].results["work"].kernel.operations == {}


TESTS = [
    ("IADD3 R0, R0, 0x1, RZ", "ISETP.NE.AND P0, PT, R0, 0x4, PT", "@P0 BRA `(.L_x_0)", 4),
    ("IADD3 R0, R0, 0x1, RZ", "ISETP.GE.U32.AND P0, PT, R0, 0x7, PT", "@!P0 BRA `(.L_x_0)", 7),
    ("UIADD3 UR4, UPT, UPT, UR4, 0x2, URZ", "UISETP.NE.AND UP0, UPT, UR4, 0x8, UPT", "BRA.U UP0, `(.L_x_0)", 4),
    ("UIADD3 UR4, UR4, 0x2, URZ", "UISETP.GE.AND UP0, UPT, UR4, 0x9, UPT", "BRA.U !UP0, `(.L_x_0)", 5),
    ("IADD3 R0, R0, 0x1, RZ", "ISETP.NE.AND P0, PT, R0, 0x4, P1", "@P0 BRA `(.L_x_0)", None),
    ("IADD3 R0, R0, 0x1, RZ", "ISETP.GE.U32.AND.EX P0, PT, R0, 0x4, PT, P1", "@!P0 BRA `(.L_x_0)", None),
]


@pytest.mark.parametrize(("step", "test", "back", "trips"), TESTS, ids=[row[1] for row in TESTS])
def test_how_often_a_loop_runs(step: str, test: str, back: str, trips: int | None) -> None:
    lines = ["MOV R0, RZ", "UMOV UR4, URZ", ".L_x_0:", step, "LDG.E R4, [R2]", test, back, "EXIT"]
    places = iter(range(0, 1 << 10, 16))
    body = "".join(f"{each}\n" if each[0] == "." else f"        /*{next(places):04x}*/    {each} ;\n" for each in lines)
    (loop,) = isaview.report(isaview.read(f"\n\t.target\tsm_90\n{body}"), strict=True).kernels[0].results["work"].loops
    assert loop.trips.value == trips
