"""What SASS instructions read and write: a line for each kind, as nvdisasm's life ranges show it."""

from __future__ import annotations

import pytest

from isaview.inputs.load import read
from isaview.model.kernel import Kernel


def kernel_of(line: str, target: str = "sm_90") -> Kernel:
    return read(f"\n\t.target\t{target}\n        /*0000*/                   {line} ;\n")[0].kernels[0]


OPERANDS = [
    ("FADD R0, R1, -R2", "R1 R2", "R0"),
    ("FFMA R8, |R2|.reuse, c[0x0][0x160], R9", "R2 R9", "R8"),
    ("@!P3 MOV R4, RZ", "P3", "R4"),
    ("IADD3 R4, P0, P1, R2, R3, RZ", "R2 R3", "P0 P1 R4"),
    ("IADD3.X R5, R3, R7, RZ, P0, !P1", "P0 P1 R3 R7", "R5"),
    ("IMAD.WIDE.U32 R4, R2, 0x4, R6", "R2 R6 R7", "R4 R5"),
    ("IMAD.WIDE R4, R2, R3, c[0x0][0x160]", "R2 R3", "R4 R5"),
    ("IMAD.HI.U32 R4, R2, R3, R6", "R2 R3 R6 R7", "R4"),
    ("LEA.HI.X R5, R2, UR7, R3, 0x2, P0", "P0 R2 R3 UR7", "R5"),
    ("LOP3.LUT P0, RZ, R2, R3, RZ, 0xc0, !PT", "R2 R3", "P0"),
    ("PLOP3.LUT P0, P2, P1, PT, PT, 0x80, 0x0", "P1", "P0 P2"),
    ("ISETP.GE.AND P0, P1, R2, R3, P4", "P4 R2 R3", "P0 P1"),
    ("ISETP.GE.S64.AND P0, PT, R2, R4, PT", "R2 R3 R4 R5", "P0"),
    ("DFMA R2, R4, -R6, R8", "R4 R5 R6 R7 R8 R9", "R2 R3"),
    ("DSETP.MAX.AND P0, P1, R2, R4, PT", "R2 R3 R4 R5", "P0 P1"),
    ("F2F.F64.F32 R2, R4", "R4", "R2 R3"),
    ("F2I.F64.TRUNC R0, R4", "R4 R5", "R0"),
    ("I2F.S64 R0, R4", "R4 R5", "R0"),
    ("MUFU.RCP64H R3, R5", "R5", "R3"),
    ("FADD2 R2, R4.F32, R6", "R4 R6 R7", "R2 R3"),
    ("FFMA2 R4, R6.F32x2.HI_LO, R3.reuse.F32, R0.F32", "R0 R3 R6 R7", "R4 R5"),
    ("UMOV UR7, 32@lo(_10_kernels_cu_5e928d8b)", "", "UR7"),
    ("MOV R7, 32@hi((kernel + .L_x_0@srel))", "", "R7"),
    ("HMMA.16816.F32 R4, R8, R12, R4", "R10 R11 R12 R13 R4 R5 R6 R7 R8 R9", "R4 R5 R6 R7"),
    ("HMMA.SP.16832.F16 R4, R8, R12, R4, R16, 0x0", "R10 R11 R12 R13 R14 R15 R16 R4 R5 R8 R9", "R4 R5"),
    ("HMMA.884.F16.F16.STEP0 R4, R2.ROW, R20.reuse.ROW, R8", "R2 R20 R21 R3 R8 R9", "R4 R5"),
    ("HMMA.884.F32.F32.STEP3 R4, R2.ROW, R20.COL, R4", "R2 R20 R21 R3 R4 R5", "R4 R5"),
    ("LDS.U R44, [`((_ZZ1kvE4tile + 0x24))]", "", "R44"),
    ("STS.U16 [R53.X4+`((_ZZ1kvE4tile + 0x2))], R4", "R4 R53", ""),
    ("IMMA.8816.S8.S8 R4, R8.ROW, R9.COL, R4", "R4 R5 R8 R9", "R4 R5"),
    ("DMMA.8x8x4 R8, R2, R4, R8", "R10 R11 R2 R3 R4 R5 R8 R9", "R10 R11 R8 R9"),
    ("LDG.E.128 R4, desc[UR4][R2.64+0x10]", "R2 R3 UR4 UR5", "R4 R5 R6 R7"),
    ("LDG.E.ENL2.256 R8, R4, desc[UR4][R2.64]", "R2 R3 UR4 UR5", "R10 R11 R4 R5 R6 R7 R8 R9"),
    ("LDG.E.SYS R2, [R4]", "R4 R5", "R2"),
    ("STG.E.64 desc[UR4][R2.64], R6", "R2 R3 R6 R7 UR4 UR5", ""),
    ("LDS.64 R2, [R4.X4+UR5+0x10]", "R4 UR5", "R2 R3"),
    ("LDG.E.SYS R0, [R10.64+UR4]", "R10 R11 UR4 UR5", "R0"),
    ("LDSM.16.MT88.4 R4, [R9+0x400]", "R9", "R4 R5 R6 R7"),
    ("LDGSTS.E.BYPASS.128 [R11], desc[UR16][R6.64], P1", "P1 R11 R6 R7 UR16 UR17", ""),
    ("ATOMG.E.ADD.64.STRONG.GPU PT, R4, desc[UR4][R2.64], R6", "R2 R3 R6 R7 UR4 UR5", "R4 R5"),
    ("REDG.E.MAX.S64.STRONG.GPU desc[UR4][R4.64], R2", "R2 R3 R4 R5 UR4 UR5", ""),
    ("SHFL.BFLY PT, R3, R2, 0x10, 0x1f", "R2", "R3"),
    ("VOTE.ANY R5, P2, P0", "P0", "P2 R5"),
    ("VOTE.ANY P1, P0", "P0", "P1"),
    ("VOTE.ANY P3, !P2", "P2", "P3"),
    ("FCHK P0, R2, R3", "R2 R3", "P0"),
    ("P2R R0, PR, RZ, 0x6", "P1 P2", "R0"),
    ("R2P PR, R0, 0x5", "R0", "P0 P2"),
    ("ELECT P1, URZ, PT", "", "P1"),
    ("UTMALDG.2D [UR8], [UR4], desc[UR12]", "UR10 UR11 UR12 UR13 UR4 UR5 UR8 UR9", ""),
    ("UTMALDG.2D.GATHER4.2CTA [UR8], [UR4], desc[UR16]", "UR10 UR11 UR12 UR13 UR14 UR16 UR17 UR4 UR5 UR8 UR9", ""),
    ("SYNCS.PHASECHK.TRANS64.TRYWAIT P0, [R3+URZ], R4", "R3 R4", "P0"),
    ("LDTM.x4 R4, tmem[UR6]", "UR6", "R4 R5 R6 R7"),
    ("CS2R R2, SRZ", "", "R2 R3"),
    ("EXIT", "R1", ""),
]
"""A statement, the registers it reads and those it writes, in the order of their names."""


@pytest.mark.parametrize(("line", "reads", "writes"), OPERANDS)
def test_registers_of_an_instruction(line: str, reads: str, writes: str) -> None:
    kernel = kernel_of(line)
    one = kernel.instruction(0)
    assert kernel.complete
    assert kernel.forms[0].recognised == "table"

    def told(registers):
        return " ".join(sorted(register.name for register in registers if register.file != "special"))

    assert (told(one.reads), told(one.writes)) == (reads, writes)


FORMS = [
    ("LDG.E.128 R4, desc[UR4][R2.64+0x10]", "global_load", "global load 16 lane"),
    ("LDS.U8 R4, [R2]", "shared_load", "shared load 1 lane"),
    ("STL.64 [R1+0x8], R4", "private_store", "private store 8 lane"),
    ("LDSM.16.M88.4 R4, [R9]", "shared_load", "shared load 512 wave"),
    ("LDGSTS.E.64 [R11], desc[UR16][R6.64]", "async_copy", "shared store 8 lane, global load 8 lane"),
    ("LDC.64 R2, c[0x0][0x380]", "constant_load", "constant load 8 lane"),
    ("IMAD.MOV.U32 R2, RZ, RZ, 0x4", "move", ""),
    ("IMAD R2, R3, R4, R5", "integer", ""),
    ("BAR.SYNC.DEFER_BLOCKING 0x0", "barrier", ""),
    ("HMMA.16816.F32 R4, R8, R12, R4", "matrix", ""),
]


@pytest.mark.parametrize(("line", "kind", "accesses"), FORMS)
def test_class_and_accesses(line: str, kind: str, accesses: str) -> None:
    form = kernel_of(line).forms[0]
    assert form.instruction_class == kind
    assert ", ".join(f"{one.space} {one.kind} {one.bytes} {one.per}" for one in form.accesses) == accesses


FLOW = [
    ("BRA 0x0", "jump", ["0x0"]),
    ("BRA P1, 0x0", "branch", ["0x0"]),
    ("BRA.U !UP0, 0x0", "branch", ["0x0"]),
    ("@P0 BRA `(.L_x_3)", "branch", [".L_x_3"]),
    ("@P0 CALL.REL.NOINC `(.L_x_3)", "branch", [".L_x_3"]),
    ("CALL.REL.NOINC `($__internal_0_$slow)", "call", ["$__internal_0_$slow"]),
    ("CALL.ABS.NOINC R14", "call", []),
    ("CALL.REL.NOINC R8 `(k)", "call", []),
    ("RET.REL.NODEC R20 `(k)", "return", []),
    ("BSSY B0, `(.L_x_3)", "next", []),
    ("EXIT", "stop", []),
]


@pytest.mark.parametrize(("line", "flow", "targets"), FLOW)
def test_where_control_goes(line: str, flow: str, targets: list[str]) -> None:
    kernel = kernel_of(line)
    form = kernel.forms[0]
    assert (form.flow, [text.bind(kernel.tokens[0]) for text in form.targets]) == (flow, targets)
    assert ("call_through_register" in form.flags) == (flow == "call" and not targets)


def test_an_unknown_opcode_is_said() -> None:
    kernel = kernel_of("FROB.X R0, R1")
    assert [one.message for one in kernel.unread] == ["no row of the opcode table knows FROB.X: what it does is not known"]
