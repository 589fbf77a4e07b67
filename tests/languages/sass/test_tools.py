"""Every form in which NVIDIA's tools print machine code, of one fresh kernel: each says the same instructions."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from isaview import read, report
from isaview.base.measure import Measure
from isaview.flow.graph import flow_of
from isaview.flow.liveness import liveness_of
from isaview.model.kernel import Module
from tests.conftest import SAMPLES
from tests.support.tools import assembled, of_cuda

PTX = """.version 7.0
.target sm_75
.address_size 64
.file 1 "/src/k.cu"
.func (.reg .f32 %r) f(.reg .f32 %x) {
	.loc 1 3 0
	mul.f32 %r, %x, %x;
	rcp.rn.f32 %r, %r;
	ret;
}
.visible .entry k(.param .u64 p, .param .u32 n) {
	.reg .pred %p<3>; .reg .b32 %n<4>; .reg .b64 %a<3>; .reg .f32 %f<4>;
	.shared .align 4 .f32 tile[64];
	.loc 1 9 0
	ld.param.u64 %a1, [p];
	ld.param.u32 %n1, [n];
	mov.u32 %n2, %tid.x;
	ld.global.f32 %f1, [%a1];
	and.b32 %n3, %n2, 3;
	ts: .branchtargets ONE, TWO, REST, LOOP;
	brx.idx %n3, ts;
ONE:
	add.f32 %f1, %f1, 0f40000000;
	bra LOOP;
TWO:
	sin.approx.f32 %f1, %f1;
	bra LOOP;
REST:
	call (%f1), f, (%f1);
LOOP:
	.loc 1 12 0
	st.shared.f32 [tile], %f1;
	bar.sync 0;
	ld.shared.f32 %f2, [tile+4];
	fma.rn.f32 %f1, %f1, %f2, %f2;
	sub.u32 %n1, %n1, 1;
	setp.ne.u32 %p1, %n1, 0;
	@%p1 bra LOOP;
	st.global.f32 [%a1], %f1;
	ret;
}
"""
SAYS_REGISTERS, SAYS_ENCODINGS, SAYS_LINES = "registers", "encodings", "lines"
FORMS = {
    "plain": (("nvdisasm",), {SAYS_REGISTERS}),
    "-c": (("nvdisasm", "-c"), set()),
    "-g": (("nvdisasm", "-c", "-g"), {SAYS_LINES}),
    "-gi": (("nvdisasm", "-gi"), {SAYS_REGISTERS, SAYS_LINES}),
    "-hex": (("nvdisasm", "-hex"), {SAYS_REGISTERS, SAYS_ENCODINGS}),
    "-plr": (("nvdisasm", "-c", "-plr"), set()),
    "-plr narrow": (("nvdisasm", "-plr", "-lrm", "narrow"), {SAYS_REGISTERS}),
    "-json": (("nvdisasm", "-json"), set()),
    "cuobjdump": (("cuobjdump", "-sass"), {SAYS_ENCODINGS}),
}


def printed(tool: str, *arguments: str) -> bytes:
    return subprocess.run([of_cuda(tool), *arguments], check=True, capture_output=True, timeout=120).stdout


@pytest.fixture(scope="module", params=["sm_75", "sm_90a", "sm_120a"])
def cubin(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Module, Measure]:
    """A cubin, what isaview reads of it, and the registers it states."""
    path = assembled(PTX, request.param, tmp_path_factory.mktemp("tools"), "-lineinfo").path
    of_cuda("nvdisasm")
    (module,) = read(path)
    return path, module, registers(module)


def registers(module: Module) -> Measure:
    return report([module], options=None).kernels[0].measures["vector_registers"]


def opcodes(module: Module) -> list[str]:
    return [form.opcode for kernel in module.kernels for form in kernel.forms]


@pytest.mark.parametrize("form", FORMS)
def test_each_form_is_read_whole_and_says_the_same(cubin: tuple[Path, Module, Measure], form: str) -> None:
    (command, says), (path, whole, exact) = FORMS[form], cubin
    (module,) = read(printed(*command, str(path)))
    assert not module.diagnostics and module.target == whole.target
    assert opcodes(module) == opcodes(whole) != []
    kernel, own = module.kernels[0], whole.kernels[0]
    assert kernel.name == own.name == "k"
    assert bool(kernel.encodings) == (SAYS_ENCODINGS in says)
    assert any(kernel.position(index) for index in range(len(kernel))) == (SAYS_LINES in says)
    count = registers(module)
    if SAYS_REGISTERS in says or (count.origin == "stated" and "sectioninfo" in count.because):
        assert count.value == exact.value and count.origin == "stated"
    else:
        assert count.low <= exact.value <= count.high


@pytest.mark.parametrize("target", ["sm_80", "sm_90", "sm_120"])
def test_live_registers_of_each_instruction_are_those_of_life_ranges(target: str, tmp_path: Path) -> None:
    """Life ranges count what is alive before or behind an instruction; pressure is the larger of the two."""
    made = assembled((SAMPLES / "vector_add.nvcc.sm_80.ptx").read_text(encoding="utf-8"), target, tmp_path).path
    text = printed("nvdisasm", "-c", "-plr", "-lrm", "narrow", str(made)).decode()
    ((module,), lines) = read(text), text.split("\n")
    for kernel in module.kernels:
        assert len(kernel) > 10
        live, flow = liveness_of(kernel).pressure["vector"], flow_of(kernel)
        for index in flow.inside(flow.preorder):
            line = lines[kernel.lines[index] - 1]
            found, written = re.search(r"// \|\s*(\d*)", line), len(kernel.operands.writes[index])
            assert found is not None and live[index] <= int(found[1] or 0) <= live[index] + written, line


def test_code_of_several_processors_in_one_text(tmp_path: Path) -> None:
    """What cuobjdump prints of a program: a module for each processor, whatever its members are packed in."""
    targets = ("sm_75", "sm_90")
    listings = [printed("cuobjdump", "-sass", str(assembled(PTX, target, tmp_path).path)) for target in targets]
    modules = read(b"".join(listings))
    assert [module.target for module in modules] == list(targets)
    assert all(opcodes(module) and not module.diagnostics for module in modules)
