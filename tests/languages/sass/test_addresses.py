"""SASS: how the lanes of a warp spread over memory, followed through machine code as through PTX."""

from __future__ import annotations

import pytest

import isaview
from isaview.analysis.contract import Launch

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
    ("a minus is not left out", "IMAD R2, -R0, 0x4, RZ", "unknown", None),
]


@pytest.mark.parametrize(("what", "line", "pattern", "stride"), BODIES, ids=[row[0] for row in BODIES])
def test_where_the_lanes_of_a_load_are(what: str, line: str, pattern: str, stride: int | None) -> None:
    lines = ["S2R R0, SR_TID.X", line, "LDG.E R4, desc[UR4][R2.64]", "EXIT"]
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
    assert access.found.depends <= {"group_x", "wave_x", "waves_x", f"start:{pointer}"}


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
