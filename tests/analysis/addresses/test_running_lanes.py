"""Which lanes run a block or an instruction: branches on several comparisons, guards, switches of lanes, LLVM IR."""

import pytest

from isaview import read
from isaview.analysis.addresses.launch_shape import Shape
from isaview.analysis.addresses.partial_blocks import running_lanes
from isaview.rules.samples import amdgcn, llvm, ptx, sass

FIRST, SMALL, ANY = "setp.eq.s32 %p1, %r1, 0;", "setp.lt.u32 %p2, %r1, 8;", "setp.gt.s32 %p3, %r5, 7;"
STORE, SKIP = "st.global.u32 [%rd1], %r1;", "@{0} bra $L1;\nst.global.u32 [%rd1], %r1;\n$L1:"
PTX = [
    (f"{SMALL}\n@%p2 {STORE}", 8),
    (f"{SMALL}\n@!%p2 {STORE}", 32),  # all lanes of other waves
    (f"{ANY}\n@%p3 {STORE}", 32),
    (f"ld.param.u32 %r6, [n];\nsetp.eq.s32 %p4, %r1, %r6;\n@%p4 {STORE}", 1),
    (f"mov.pred %p4, 0;\n@%p4 {STORE}", 0),
    (f"mov.pred %p4, 0;\n@!%p4 {STORE}", 32),
    (f"mov.pred %p4, 1;\n{SKIP.format('%p4')}", 0),
    (f"{FIRST}\n{ANY}\nand.pred %p4, %p1, %p3;\n@%p4 {STORE}", 1),
    (f"{FIRST}\n{SMALL}\nand.pred %p4, %p2, %p1;\n@%p4 {STORE}", 1),
    (f"{FIRST}\n{SMALL}\nor.pred %p4, %p2, %p1;\n@%p4 {STORE}", 32),
    (f"{FIRST}\n{ANY}\nand.pred %p4, %p1, %p3;\n{SKIP.format('!%p4')}", 1),
    (f"setp.ne.s32 %p1, %r1, 0;\n{ANY}\nor.pred %p4, %p1, %p3;\n{SKIP.format('%p4')}", 1),
    (f"{SMALL}\n{SKIP.format('!%p2').replace('st.', '@%p1 st.')}".replace(SMALL, f"{SMALL}\n{FIRST}"), 1),
]


def lanes(text, opcode, shape):
    (module,) = read(text)
    assert not module.diagnostics
    kernel = module.kernels[0]
    at = next(at for at, form in enumerate(kernel.forms) if form.opcode.startswith(opcode))
    return running_lanes(kernel, shape).at(at)


@pytest.mark.parametrize(("body", "most"), PTX)
def test_guards_and_branches_of_ptx(body, most):
    text = ptx(f"mov.u32 %r1, %tid.x;\nld.global.u32 %r5, [%rd1];\n{body}\n")
    assert lanes(text, "st.global", Shape(32, most=256)) == most


OF_X = "\tv_cmp_gt_u32_e32 vcc, 4, v0\n"
OF_DATA = "\tv_cmp_gt_u32_e64 s[2:3], v5, v6\n"
SAVE, WRITE = "\ts_and_saveexec_b64 s[4:5], {0}\n", "\tglobal_store_dword v0, v0, s[0:1]\n"
AMDGCN = [
    (OF_X + SAVE.format("vcc") + WRITE, 4),
    (f"{OF_X}{OF_DATA}\ts_and_b64 s[6:7], vcc, s[2:3]\n" + SAVE.format("s[6:7]") + WRITE, 4),
    (f"{OF_X}{OF_DATA}\ts_or_b64 s[6:7], vcc, s[2:3]\n" + SAVE.format("s[6:7]") + WRITE, 64),
    (OF_X + SAVE.format("vcc") + "\ts_or_b64 exec, exec, s[4:5]\n" + WRITE, 64),
]


@pytest.mark.parametrize(("body", "most"), AMDGCN)
def test_switches_of_lanes_without_a_branch(body, most):
    descriptor = "\t.amdhsa_kernel k\n\t\t.amdhsa_next_free_vgpr 8\n\t\t.amdhsa_next_free_sgpr 8\n\t.end_amdhsa_kernel\n"
    assert lanes(amdgcn(body, descriptor=descriptor), "global_store", Shape(64, most=256)) == most


HEAD = """\
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %first = icmp ult i32 %x, 4
  %other = icmp ugt i32 %n, 7
"""
TAIL = """\
  br i1 %{0}, label %then, label %end
then:
  store i32 %n, ptr addrspace(1) %a
  br label %end
end:
"""
IR = [
    ("", "first", 4),
    ("", "other", 32),
    ("  %both = and i1 %first, %other\n", "both", 4),
    ("  %both = select i1 %other, i1 %first, i1 false\n", "both", 4),
    ("  %either = select i1 %other, i1 true, i1 %first\n", "either", 32),
]


@pytest.mark.parametrize(("joined", "name", "most"), IR)
def test_branches_of_llvm_ir(joined, name, most):
    text = llvm(HEAD + joined + TAIL.format(name), ", i32 %n", "declare i32 @llvm.amdgcn.workitem.id.x()\n")
    assert lanes(text, "store", Shape(32, most=256)) == most


PLACE = "S2R R0, SR_TID.X ;\nS2UR UR4, SR_CTAID.X ;\nUSHF.L.U32 UR4, UR4, 0x6, URZ ;\nLOP3.LUT R2, R0, 0x7, RZ, 0xc0, !PT ;\n"
FIRST_COLUMN = "LOP3.LUT P2, RZ, R2, UR4, RZ, 0xfc, !PT ;\n"
LOAD = "@P1 LDG.E R4, [R6.64] ;\n"
SASS = [
    (f"{FIRST_COLUMN}ISETP.LT.AND P1, PT, R8, R9, !P2 ;\nISETP.GT.AND P1, PT, R9, RZ, P1 ;\n{LOAD}", 4),
    (f"{FIRST_COLUMN}ISETP.LT.AND P1, PT, R8, R9, P2 ;\n{LOAD}", 32),  # in all blocks but the first column of the grid
    (f"ISETP.GE.AND P2, PT, R2, 0x1, PT ;\nISETP.LT.AND P1, PT, R8, R9, !P2 ;\n{LOAD}", 4),
    (f"ISETP.GE.AND P2, PT, R2, 0x1, PT ;\nISETP.LT.AND P1, PT, R8, R9, !P2 ;\n{LOAD.replace('@P1', '@!P1')}", 32),
    (
        f"LOP3.LUT R3, R2, UR4, RZ, 0xfc, !PT ;\nISETP.EQ.AND P1, PT, R3, R9, PT ;\n{LOAD}",
        32,
    ),  # R9 is any number
    (f"LOP3.LUT R3, R2, UR4, RZ, 0xfc, !PT ;\nISETP.EQ.AND P1, PT, R3, 0x45, PT ;\n{LOAD}", 4),
    (f"LOP3.LUT R3, R2, UR4, RZ, 0xfc, !PT ;\nISETP.GE.AND P1, PT, R3, 0x2, PT ;\n{LOAD}", 32),
    (f"LOP3.LUT R3, R2, UR4, RZ, 0xfc, !PT ;\nISETP.LT.AND P1, PT, R3, 0x2, PT ;\n{LOAD}", 8),
]


@pytest.mark.parametrize(("body", "most"), SASS)
def test_predicates_that_follow_from_others(body, most):
    assert lanes(sass(PLACE + body), "LDG", Shape(32, most=256)) == most


def test_what_a_mask_clears_is_known_below():
    """The group's part of a column is a multiple of 64, so that only lanes of column 0 are below 1; with 1 set, no lane."""
    place = "\ts_and_b32 s4, s9, 0x3fffc0\n\tv_lshlrev_b32_e32 v4, 3, v0\n\tv_and_b32_e32 v4, 56, v4\n"
    for join, most in (("v_or_b32_e32 v8, s4, v4", 8), ("v_or3_b32 v8, v4, s4, 1", 0)):
        body = f"{place}\t{join}\n\tv_cmp_gt_i32_e64 s[2:3], 1, v8\n" + SAVE.format("s[2:3]") + WRITE
        descriptor = "\t.amdhsa_kernel k\n\t\t.amdhsa_next_free_vgpr 9\n\t\t.amdhsa_next_free_sgpr 10\n\t.end_amdhsa_kernel\n"
        assert lanes(amdgcn(body, descriptor=descriptor), "global_store", Shape(64, most=256)) == most


WORD = 1 << 32
CLAMPS = [
    (operation, start, bound, relation, limit)
    for operation in ("max.s32", "min.s32", "max.u32", "min.u32")
    for start in (5, 40)
    for bound in (-25, 0, 3)
    for relation in ("gt.s32", "lt.s32", "gt.u32", "le.u32")
    for limit in (-26, 0, 4)
]


def without_sign(number):
    return number % WORD


def with_sign(number):
    return (number + WORD // 2) % WORD - WORD // 2


@pytest.mark.parametrize("operation", ["max.s32", "min.s32", "max.u32", "min.u32"])
def test_least_and_most_of_numbers_with_and_without_a_sign(operation):
    for clamp, start, bound, relation, limit in CLAMPS:
        if clamp != operation:
            continue
        body = f"mov.u32 %r1, %tid.x;\nmov.u32 %r5, {start};\nsub.s32 %r6, %r5, %r1;\n{operation} %r6, %r6, {bound};\n"
        text = ptx(f"{body}setp.{relation} %p1, %r6, {limit};\n@%p1 {STORE}")
        order = with_sign if operation.endswith("s32") else without_sign
        least = [(max if operation[:3] == "max" else min)(start - lane, bound, key=order) for lane in range(32)]
        meant = with_sign if relation.endswith("s32") else without_sign
        passes = {"gt": lambda left, right: left > right, "lt": lambda left, right: left < right}
        passes["le"] = lambda left, right: left <= right
        running = sum(passes[relation[:2]](meant(each), meant(limit)) for each in least)
        expected = {running, running or 32}  # a branch that nobody takes says nothing
        assert lanes(text, "st.global", Shape(32, most=32)) in expected, (clamp, running)
