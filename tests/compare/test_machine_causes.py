"""Causes in machine code: what two versions of ptxas make of a known change, with the kernels paired and the change named."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from isaview import read
from isaview.compare.changes import KernelChange, compare
from isaview.tools.ptxas import tools
from tests.support.compared import compared
from tests.support.tools import assembled, newest_ptxas, of_cuda

MANY = 60
HEAD = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 p, .param .u64 q, .param .u32 n){0}
{{
	.reg .b32 %n<9>; .reg .b64 %a<9>; .reg .f32 %f<99>; .reg .pred %p<9>;
	ld.param.u64 %a1, [p];
	ld.param.u64 %a2, [q];
	ld.param.u32 %n1, [n];
	cvta.to.global.u64 %a1, %a1;
	cvta.to.global.u64 %a2, %a2;
	mov.u32 %n2, %tid.x;
	mul.wide.u32 %a3, %n2, 256;
	add.s64 %a1, %a1, %a3;
	add.s64 %a2, %a2, %a3;
"""


def kernel(*body: str, bound: str = "") -> str:
    return HEAD.format(bound) + "".join(f"\t{line}\n" for line in body) + "\tret;\n}\n"


def loop(pragma: str = "", times: int = 1) -> list[str]:
    """Loads and a chain of sums; the loop is written once, and its body so often."""
    body = ["ld.global.f32 %f1, [%a1];", "fma.rn.f32 %f2, %f1, %f1, %f2;", "add.s64 %a1, %a1, 4096;"] * times
    turn = [f"sub.u32 %n1, %n1, {times};", "setp.ne.u32 %p1, %n1, 0;", "@%p1 bra L;"]
    return ["mov.f32 %f2, 0f00000000;", "L:", pragma, *body, *turn, "st.global.f32 [%a2], %f2;"]


def alive(bound: str = "") -> str:
    """All that is loaded is used once everything is there."""
    loads = [f"ld.volatile.global.f32 %f{at}, [%a1+{4 * at}];" for at in range(MANY)]
    sums = [f"fma.rn.f32 %f{at}, %f{at}, %f{(at * 7 + 5) % MANY}, %f{(at + MANY // 2) % MANY};" for at in range(MANY)]
    return kernel(*loads, *sums, *(f"st.volatile.global.f32 [%a2+{4 * at}], %f{at};" for at in range(MANY)), bound=bound)


WIDE = kernel("ld.global.v4.f32 {%f1, %f2, %f3, %f4}, [%a1];", "st.global.v4.f32 [%a2], {%f4, %f3, %f2, %f1};")
NARROW = kernel(
    *(f"ld.volatile.global.f32 %f{at}, [%a1+{4 * at}];" for at in range(4)),
    *(f"st.volatile.global.f32 [%a2+{4 * at}], %f{3 - at};" for at in range(4)),
)
NOUNROLL = '.pragma "nounroll";'
RENAMED = kernel(*loop(NOUNROLL)).replace("%f2", "%f77").replace("%n2", "%n8").replace("%a3", "%a7")
CHANGES = {
    "spills": (alive(), alive(" .maxnreg 24"), "spill", "spilled"),
    "fewer spills": (alive(" .maxnreg 24"), alive(), "spill", "spilled"),
    "unrolled": (kernel(*loop(NOUNROLL)), kernel(*loop(NOUNROLL, times=4)), "unrolling", "4 rounds of loop"),
    "unrolled less": (kernel(*loop(NOUNROLL, times=4)), kernel(*loop(NOUNROLL)), "unrolling", "before, 4 rounds of loop"),
    "narrower": (WIDE, NARROW, "width", "width of global load: 1 × 16 B → 4 × 4 B"),
    "wider": (NARROW, WIDE, "width", "width of global store: 4 × 4 B → 1 × 16 B"),
    "renamed": (kernel(*loop(NOUNROLL)), RENAMED, "", ""),
}
MEASURING = {"live", "loop", "occupancy", "launch", "compiler"}


@pytest.fixture
def changed(tmp_path: Path) -> Callable[[str, str], KernelChange]:
    """What became of the kernel: the old text by the oldest ptxas on this machine, the new one by the newest."""
    newest, _ = newest_ptxas(), of_cuda("nvdisasm")
    oldest = min(tools(), key=lambda tool: tuple(map(int, tool.release.split("."))))

    def change(old: str, new: str) -> KernelChange:
        sides = [assembled(text, "sm_80", tmp_path, tool=tool).code for text, tool in ((old, oldest), (new, newest))]
        (one,) = compare(*(compared(read(side)) for side in sides)).kernels
        return one

    return change


@pytest.mark.parametrize(("old", "new", "kind", "says"), CHANGES.values(), ids=CHANGES)
def test_machine_code_names_what_changed(
    old: str, new: str, kind: str, says: str, changed: Callable[[str, str], KernelChange]
) -> None:
    one = changed(old, new)
    causes = [cause for cause in one.causes if cause.kind not in MEASURING]
    assert {cause.kind for cause in causes} == ({kind} if kind else set())
    assert not says or any(says in cause.text for cause in causes)
    assert bool(one.alignment.counts.real) == bool(kind)


FUNCTION = ".func f() {\n\tbar.sync 0;\n\tret;\n}\n"


def test_a_build_for_the_debugger_is_the_cause_and_not_what_it_adds(tmp_path: Path) -> None:
    """It has fences of its own, and calls functions that hold what the kernel itself did before."""
    of_cuda("nvdisasm")
    body = [*loop(NOUNROLL), "call.uni f;", "st.volatile.global.f32 [%a2], %f2;"]
    own = kernel(*body).replace("call.uni f;", "bar.sync 0;")
    called = kernel(*body).replace(".visible", f"{FUNCTION}.visible")
    sides = assembled(own, "sm_80", tmp_path).code, assembled(called, "sm_80", tmp_path, "-O0").code
    for old, new in (sides, sides[::-1]):
        changes = compare(*(compared(read(side)) for side in (old, new))).kernels
        kinds = {cause.kind for one in changes for cause in one.causes} - MEASURING
        assert "optimisation" in kinds and "call" in kinds and "barrier" not in kinds
