"""Causes: what a diff says of why figures changed is in the two texts, and what does other work is no improvement."""

import json
import runpy
from collections import Counter
from pathlib import Path

import pytest

from isaview import read
from isaview.compare.changes import compare
from isaview.compare.difference import Difference, to_json
from isaview.reports.serial import json_text, schema
from tests.support.compared import compared
from tests.support.dumps import Needs, amdgcn
from tests.support.schemas import validate

PTX = """//
// Compiler Build ID: CL-33191640
// Cuda compilation tools, release 12.2, V12.2.140
//
.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 k_param_0)
.maxntid 128, 1, 1
{
	.reg .f32 %f<100>;
	.reg .b64 %rd<9>;
	ld.param.u64 %rd1, [k_param_0];
	ld.global.f32 %f1, [%rd1];
	ld.global.f32 %f2, [%rd1+4];
	add.f32 %f3, %f1, %f2;
	bar.sync 0;
	st.global.f32 [%rd1], %f3;
	ret;
}
"""
LLVM = """target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %p) #0 {
  %1 = load float, ptr addrspace(1) %p, align 4
  store float %1, ptr addrspace(1) %p, align 4
  ret void
}
attributes #0 = { nounwind "nvvm.maxntid"="128" }
!llvm.ident = !{!0}
!0 = !{!"clang version 17.0.1"}
"""
AMD = amdgcn(Needs(adds=4))


def changed(old, new):
    (kernel,) = compare(compared(read(old)), compared(read(new))).kernels
    return kernel


def causes(old, new):
    return {(one.kind, one.text) for one in changed(old, new).causes}


WAITING = AMD.replace("s_endpgm", "s_waitcnt vmcnt(0) lgkmcnt(0)\n\ts_endpgm")
NAMED = [
    (PTX, "CL-33191640", "CL-36424714", "compiler", "compiler: CL-33191640 → CL-36424714"),
    (PTX, "12.2, V12.2.140", "13.0, V13.0.88", "compiler", "compiler: release 12.2, V12.2.140 → release 13.0, V13.0.88"),
    (PTX, "bar.sync 0;", "", "barrier", "barrier bar.sync: 1 → 0"),
    (PTX, ".target sm_80", ".target sm_80, debug", "optimisation", "optimisation: optimised → for debugging"),
    (PTX, ".maxntid 128", ".maxntid 256", "launch", "threads at most: 128 → 256"),
    (PTX, ".maxntid 128, 1, 1", ".maxnreg 32", "launch", "registers at most: not given → 32"),
    (LLVM, "version 17.0.1", "version 18.1.8", "compiler", "compiler: clang version 17.0.1 → clang version 18.1.8"),
    (LLVM, "nounwind", "nounwind noinline optnone", "optimisation", "optimisation: optimised → not optimised"),
    (LLVM, '"nvvm.maxntid"="128"', '"amdgpu-num-vgpr"="64"', "launch", "registers at most: not given → 64"),
    (AMD, "", '.ident "AMD clang version 19.0"\n', "compiler", "compiler: not named → AMD clang version 19.0"),
    (AMD, "s_endpgm", "s_waitcnt vmcnt(0)\n\ts_endpgm", "wait", "wait s_waitcnt: 0 → 1"),
    (WAITING, "vmcnt(0) lgkmcnt(0)", "vmcnt(0)", "wait", "wait s_waitcnt: vmcnt(0) lgkmcnt(0) → vmcnt(0)"),
    (
        PTX.replace("bar.sync 0;", "cp.async.wait_group 2;"),
        "wait_group 2",
        "wait_group 0",
        "wait",
        "wait cp.async.wait_group: 2 → 0",
    ),
]


@pytest.mark.parametrize(("text", "was", "now", "kind", "cause"), NAMED, ids=[one[4] for one in NAMED])
def test_what_differs_is_named_with_what_it_was_and_is(text, was, now, kind, cause):
    other = text.replace(was, now, 1) if was else text + now
    assert other != text
    assert (kind, cause) in causes(text, other)
    assert not causes(other, other)


STORE = "	st.global.f32 [%rd1], %f3;\n"
OTHER_WORK = {
    # each lane has a place of its own: a whole wave on one place would be a finding
    "a store made atomic": PTX.replace(STORE, "	cvt.u64.u32 %rd2, %tid.x;\n	red.global.add.f32 [%rd2], %f1;\n")
    .replace("	ld.global.f32 %f2, [%rd1+4];\n", "")
    .replace("	add.f32 %f3, %f1, %f2;\n", ""),
    "a function that is called": LLVM.replace("  %1 = load float, ptr addrspace(1) %p, align 4\n", "").replace(
        "store float %1, ptr addrspace(1) %p, align 4", "call void @helper(ptr addrspace(1) %p)"
    ),
}


@pytest.mark.parametrize("other", OTHER_WORK.values(), ids=OTHER_WORK)
def test_other_work_is_no_improvement_and_is_named(other):
    text = LLVM if "define" in other else PTX
    found = changed(text, other)
    assert any(change.worse is False for change in found.metrics)
    assert found.verdict == "unclear"
    assert {"atomic", "call"} & {one.kind for one in found.causes}
    assert changed(other, text).verdict == "unclear"


def test_spills_are_no_unrolling():
    loop = ".LBB0_1:\n\tglobal_load_dword v1, v[2:3], off\n\tv_add_f32_e32 v4, v1, v4\n{}\ts_cbranch_scc1 .LBB0_1\n\ts_endpgm"
    spills = "\tscratch_store_dword off, v1, off offset:4 ; 4-byte Folded Spill\n" * 27
    spills += "\tscratch_load_dword v1, off, off offset:4 ; 4-byte Folded Reload\n" * 27
    old, new = (AMD.replace("s_endpgm", loop.format(more), 1) for more in ("", spills))
    texts = [text for _, text in causes(old, new)]
    (grown,) = (text for text in texts if text.startswith("loop "))
    assert "unrolled" not in grown and "54 of them spills" in grown
    assert any("inside loops: 0 → 54" in text for text in texts)
    begins = new.split("\n").index("\tglobal_load_dword v1, v[2:3], off") + 1
    for kind in ("loads", "stores"):
        assert f"27 spill {kind} added in the loop at line {begins} of the dump" in texts
    assert not any("spill loads added" in text for _, text in causes(new, old))
    # what was moved to the loop's entry keeps its own line; the branch back has the loop's
    lines = new.replace("\tglobal_load", "\t.loc 1 4 0\n\tglobal_load").replace("\ts_cbranch", "\t.loc 1 6 0\n\ts_cbranch")
    texts = [text for _, text in causes(old, lines.replace("\t.text\n", '\t.text\n\t.file 1 "/src" "gemm.hip"\n', 1))]
    assert "27 spill loads added in the loop at /src/gemm.hip:6" in texts


KNOWN = runpy.run_path(str(Path(__file__).parents[2] / "bench" / "causes.py"))


@pytest.mark.parametrize(
    ("row", "target", "old", "new"),
    [pair for pair in KNOWN["pairs"]() if pair[0]["source"] == "known.cu"],
    ids=lambda one: one if isinstance(one, str) else "",
)
def test_a_known_change_is_named_and_nothing_else_is(row, target, old, new):
    assert KNOWN["judged"](row, KNOWN["changed"](old, new)) == ("named", set()), (row["name"], target)


def test_of_changes_that_no_rule_was_made_on_most_are_named():
    unseen = [pair for pair in KNOWN["pairs"]() if pair[0]["source"] == "unseen.cu"]
    words = Counter(KNOWN["judged"](row, KNOWN["changed"](old, new))[0] for row, _, old, new in unseen)
    assert words["named"] >= 0.8 * len(unseen) and not words["wrong"] and words.total() == 30


def test_the_document_of_causes_fits_its_schema():
    for text, was, now, *_ in NAMED:
        changes = compare(compared(read(text)), compared(read(text.replace(was, now, 1) if was else text + now)))
        validate(json.loads(json_text(to_json(Difference(changes, "a", "b")))), schema("diff"))
