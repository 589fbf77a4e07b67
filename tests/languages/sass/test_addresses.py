"""SASS: how the lanes of a warp spread over memory, followed through machine code as through PTX."""

from __future__ import annotations

import pytest

import isaview

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
