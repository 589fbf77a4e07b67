"""Parameters that a loop adds to wide addresses: on targets without constant operands they live in registers as it runs."""

import pytest

import isaview
from isaview.analysis.registers.ptxas.estimate import allocation
from isaview.analysis.registers.ptxas.folding import fold
from isaview.analysis.registers.ptxas.hoisting import hoisted
from isaview.analysis.registers.schedule.lifetimes import lifetimes
from isaview.flow.graph import flow_of
from isaview.gpus.hardware import find

TEXT = """.version 8.6
.target {target}
.address_size 64
.visible .entry k(.param .u64 a, .param .u64 b, .param .u32 n)
{{
.reg .pred %p<4>; .reg .b32 %r<9>; .reg .f32 %f<9>; .reg .b64 %rd<19>;
ld.param.u64 %rd1, [a]; ld.param.u64 %rd2, [b]; ld.param.u32 %r1, [n];
cvta.to.global.u64 %rd3, %rd1; cvta.to.global.u64 %rd4, %rd2;
mov.u32 %r2, %tid.x; {before}
$L1:
mul.wide.s32 %rd5, %r2, 4; {body}
add.s32 %r2, %r2, 256; setp.lt.s32 %p1, %r2, %r1;
@%p1 bra $L1;
ret;
}}
"""
TWO_BASES = (
    "add.s64 %rd6, %rd3, %rd5; ld.global.f32 %f1, [%rd6]; add.s64 %rd7, %rd4, %rd5; ld.global.f32 %f2, [%rd7];\n"
    "fma.rn.f32 %f3, %f1, %f2, %f2; st.global.f32 [%rd7], %f3;"
)
ONE_BASE_TWICE = (
    "add.s64 %rd6, %rd3, %rd5; ld.global.f32 %f1, [%rd6]; mul.wide.s32 %rd8, %r2, 8; add.s64 %rd7, %rd3, %rd8;\n"
    "st.global.f32 [%rd7], %f1;"
)
BRANCH = "setp.gt.s32 %p2, %r2, 7; @%p2 bra $L2; bar.sync 0; $L2:\n"


def kernel(body, target, before=""):
    (module,) = isaview.read(TEXT.format(target=target, body=body, before=before))
    assert not module.diagnostics
    return module.kernels[0]


def written(one, folded):
    return max(peak for peak, _ in lifetimes(folded, flow_of(one)).peaks)


@pytest.mark.parametrize(("body", "bases"), [(TWO_BASES, 2), (ONE_BASE_TWICE, 1)])
def test_each_base_is_brought_once_before_the_loop_and_lives_in_it(body, bases):
    one = kernel(body, "sm_90")
    folded = fold(one, uniform=True)
    early = hoisted(one, folded)
    assert early is not None
    (loop,) = flow_of(one).loops
    assert not any(piece in folded.brought for step in early.steps[loop.header] for piece in step.makes)
    lives = lifetimes(early, flow_of(one))
    assert sum(early.weight[piece] for piece in lives.live_out[loop.header] if piece in early.brought) == 2 * bases
    assert written(one, early) >= written(one, folded)


@pytest.mark.parametrize(
    ("body", "target", "uniform"),
    [(TWO_BASES, "sm_80", False), (BRANCH + TWO_BASES, "sm_90", True), ("st.global.f32 [%rd5], 0f00000000;", "sm_90", True)],
    ids=["constants are operands there", "a loop of several blocks", "nothing is brought"],
)
def test_other_loops_keep_what_they_bring(body, target, uniform):
    one = kernel(body, target)
    assert hoisted(one, fold(one, uniform=uniform)) is None


def test_the_estimate_counts_bases_of_loops_where_no_instruction_takes_a_constant():
    older, newer = (allocation(kernel(TWO_BASES, target), find(target)).registers for target in ("sm_80", "sm_90"))
    assert newer >= older + 2
