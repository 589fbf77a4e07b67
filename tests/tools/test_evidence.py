"""All ways to exact numbers together: facts by kernel and target, ranked, with disagreements said."""

from __future__ import annotations

import json
import re
import shutil
import sys
import tempfile
from pathlib import Path

import pytest

import isaview
from isaview.base import store
from isaview.base.programs import run
from isaview.cli import main
from isaview.inputs.load import read
from isaview.model.facts import fact, match_names
from isaview.model.kernel import Module
from isaview.model.statements import COMPANION, TOOL
from isaview.tools.evidence import ExactFact, Options, RankedFacts, facts_for, same_target
from isaview.tools.lower import Failed
from isaview.tools.ptxas import facts_by_ptxas, target_of, tools
from tests.conftest import ROOT
from tests.support.tools import assembled, newest_ptxas

TESTS = ROOT / "tests"
SAMPLES = ROOT / "samples"
needs_ptxas = pytest.mark.usefixtures("ptxas")


@pytest.fixture
def ptxas() -> None:
    """Skip a test where there is no ptxas."""
    newest_ptxas()


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "folder", lambda: tmp_path / "store")


def module(name: str) -> Module:
    return read(SAMPLES / name)[0]


def figures(found_facts: RankedFacts, kernel: str, *names: str, target: str | None = None) -> list[float | int | None]:
    facts = found_facts.facts_of(kernel, target)
    return [facts[name].measure.value if name in facts else None for name in names]


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("sm_90", "sm_90a", True),
        ("sm_90", "sm_80", False),
        (None, "sm_80", True),
        ("gfx942", "amdgcn-amd-amdhsa--gfx942:sramecc+:xnack-", True),
        ("gfx942", "gfx90a", False),
        ("gfx9-4-generic", "amdgcn-amd-amdhsa--gfx9-4-generic", True),
        ("gfx90a", "gfx90", False),
    ],
)
def test_targets_in_several_spellings(one: str | None, other: str | None, same: bool) -> None:
    assert same_target(one, other) is same


def test_names_are_matched_by_the_surest_spelling() -> None:
    kernels = read(SAMPLES / "softmax.nvcc-lineinfo.sm_90.ptx")[0].kernels
    wide, narrow = "_Z7softmaxILi1024EEvPKfPfi", "_Z7softmaxILi128EEvPKfPfi"
    names = [
        narrow,
        "void softmax<1024>(float const*, float*, int)",
        "softmax<128>",
        "void softmax<1024>(float const *, float *, int)",
    ]
    assert match_names(names, kernels) == {names[0]: narrow, names[1]: wide, names[2]: narrow, names[3]: wide}
    assert match_names(["softmax", "softmax<256>"], kernels) == {}


def test_nothing_is_asked_that_was_not_asked_for() -> None:
    for name in ("spill.nvcc.sm_80.ptx", "matmul.triton.gfx942.s", "host.clang.x86-64.ll"):
        assert facts_for(module(name), Options()) == RankedFacts()


@needs_ptxas
def test_ptxas_for_the_own_target_and_another() -> None:
    found_facts = facts_for(module("spill.nvcc.sm_80.ptx"), Options(exact=True, gpus=("sm_80", "sm_90")))
    names = ("vector_registers", "spilled_store_bytes", "private_bytes", "shared_bytes", "barriers")
    assert figures(found_facts, "spill", *names, target="sm_80")[3:] == [0, 0]
    assert figures(found_facts, "spill", "vector_registers", target="sm_80") == [32]
    one, other = (found_facts.facts_of("private_array", target)["vector_registers"] for target in ("sm_80", "sm_90"))
    assert one.measure.because.endswith("-v for sm_80")
    assert other.measure.because.endswith("-v for sm_90")
    assert found_facts.messages == ()


@needs_ptxas
@pytest.mark.parametrize("name", sorted(path.name for path in SAMPLES.glob("*.ptx")))
def test_ptxas_states_registers_of_every_kernel(name: str) -> None:
    one = module(name)
    found_facts = facts_for(one, Options(exact=True))
    for kernel in (kernel for kernel in one.kernels if kernel.is_entry):
        assert found_facts.facts_of(kernel.name)["vector_registers"].measure.origin == "stated"


@needs_ptxas
def test_the_cache_answers_instead_of_ptxas(monkeypatch: pytest.MonkeyPatch) -> None:
    text = (SAMPLES / "vector_add.nvcc.sm_80.ptx").read_text(encoding="utf-8")
    first = facts_by_ptxas(text)
    assert not isinstance(first, Failed)
    monkeypatch.setattr("isaview.tools.ptxas._run", None)
    assert facts_by_ptxas(text) == first


@needs_ptxas
@store.off()
def test_a_version_too_new_and_functions_elsewhere_are_said() -> None:
    head = ".version 99.9\n.target sm_80\n.address_size 64\n"
    newer = facts_by_ptxas(head + ".visible .entry k() { ret; }")
    assert not isinstance(newer, Failed)
    assert "the newest it knows" in newer.messages[-1]
    elsewhere = ".extern .func f ();\n.visible .entry k() { call f, (); ret; }"
    unlinked = facts_by_ptxas(head.replace("99.9", "8.0") + elsewhere)
    assert not isinstance(unlinked, Failed)
    assert "did not link" in unlinked.messages[-1]
    assert "shared_bytes_static" not in unlinked.stated[0].facts


@needs_ptxas
@pytest.mark.parametrize(
    ("text", "words"),
    [
        (".version 8.0\n.target sm_80\n.visible .entry k() { nonsense; }", "ptxas"),
        (".version 8.0\n.target sm_999\n", "sm_999"),
        ("", "names no target"),
    ],
)
@store.off()
def test_an_error_of_ptxas_is_a_reason(text: str, words: str) -> None:
    result = facts_by_ptxas(text)
    assert isinstance(result, Failed)
    assert words in result.reason


def test_without_ptxas_the_reason_names_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("isaview.tools.ptxas.tools", lambda: ())
    messages = facts_for(module("spill.nvcc.sm_80.ptx"), Options(exact=True)).messages
    assert messages == ("not exact: no ptxas on this machine; `pip install isaview[nvidia]` brings one",)


def test_the_target_of_ptx() -> None:
    assert target_of("// c\n.version 8.0\n.target sm_90a, debug\n") == "sm_90a"
    assert target_of("") == ""


def test_programs_end_with_a_reason(tmp_path: Path) -> None:
    folder = str(tmp_path)
    assert run((sys.executable, "-c", "import os; print(os.getcwd())"), folder).output.strip() == str(tmp_path.resolve())
    assert run((sys.executable, "-c", "import time; time.sleep(600)"), folder, 1).failure == "took longer than 1 s"
    assert run((sys.executable, "-c", "import os; os.kill(os.getpid(), 11)"), folder).failure == "was ended by signal 11"
    assert run((str(tmp_path / "absent"),), folder).code == 127


def test_lowered_facts_and_modules() -> None:
    one = module("calls.clang.gfx942.ll")
    found_facts = facts_for(one, Options())
    assert figures(found_facts, "calls", "total_vector_registers", target="gfx942") == [58]
    because = found_facts.facts_of("calls")["total_vector_registers"].measure.because
    assert because.startswith("LLVM ")
    assert "for gfx942" in because
    assert facts_for(one, Options(lower="never")) == RankedFacts()


def test_lowering_equals_what_the_compiler_wrote() -> None:
    found_facts = facts_for(module("calls.clang.gfx942.ll"), Options())
    for kernel in (kernel for kernel in module("calls.clang.gfx942.s").kernels if kernel.is_entry):
        for name in ("total_vector_registers", "scalar_registers", "private_bytes", "code_bytes"):
            assert figures(found_facts, kernel.name, name) == [kernel.stated[name].value], (kernel.name, name)


def test_several_gpus_of_two_vendors() -> None:
    found_facts = facts_for(module("calls.clang.gfx942.ll"), Options(gpus=("gfx942", "gfx90a", "sm_80")))
    assert {fact.target for fact in found_facts.facts["calls"]} == {"gfx942", "gfx90a"}
    assert found_facts.facts_of("calls", "gfx90a").keys() == found_facts.facts_of("calls", "gfx942").keys()


@needs_ptxas
def test_llvm_ir_for_nvidia_goes_on_to_ptxas(tmp_path: Path) -> None:
    copy = tmp_path / "k.ll"
    shutil.copy(SAMPLES / "reduce.triton.sm_80.ll", copy)
    one = read(copy)[0]
    assert facts_for(one, Options(exact=True)) == RankedFacts()
    (tmp_path / "k.json").write_text(json.dumps({"name": "reduce", "num_warps": 4, "target": {"arch": 80}, "warp_size": 32}))
    found_facts = facts_for(one, Options(exact=True, lower="always"))
    assert figures(found_facts, "reduce", "required_threads") == [128]
    assert "vector_registers" in found_facts.facts_of("reduce", "sm_80")


def test_a_log_that_was_given_is_matched_by_name_and_target() -> None:
    options = Options(logs=(str(TESTS / "fixtures" / "exact" / "build.nvcc.log"), "absent.log"))
    found_facts = facts_for(module("spill.nvcc.sm_80.ptx"), options)
    assert figures(found_facts, "private_array", "vector_registers", target="sm_80") == [168]
    assert figures(found_facts, "private_array", "vector_registers", target="sm_90") == [200]
    assert found_facts.messages == ("absent.log: No such file or directory",)


def test_a_sidecar_is_told_by_its_name_and_the_launch_wins(tmp_path: Path) -> None:
    shutil.copy(SAMPLES / "softmax.triton.gfx942.s", tmp_path / "k.amdgcn")
    metadata = {"name": "softmax", "num_warps": 8, "shared": 32, "target": {"arch": "gfx942", "warp_size": 64}}
    (tmp_path / "k.json").write_text(json.dumps(metadata), encoding="utf-8")
    one = read(tmp_path / "k.amdgcn")[0]
    shared = facts_for(one, Options()).facts_of("softmax")["shared_bytes"]
    assert (shared.measure.value, shared.measure.because) == (32, "k.json: shared")
    assert shared.rank < min(stated.rank for stated in one.kernels[0].facts)
    assert facts_for(one, Options(sidecars=False)) == RankedFacts()
    (tmp_path / "k.json").write_text(json.dumps(metadata | {"target": {"arch": "gfx90a"}}), encoding="utf-8")
    assert facts_for(one, Options()).facts == {}


def test_disagreement_is_said(tmp_path: Path) -> None:
    one = module("spill.nvcc.sm_80.ptx")
    log = tmp_path / "x.log"
    line = "ptxas info    : Compiling entry function 'spill' for 'sm_80'\nptxas info    : Used {} registers\n"
    log.write_text(line.format(32) + line.format(40), encoding="utf-8")
    (message,) = facts_for(one, Options(logs=(str(log),))).messages
    assert message.startswith("spill: vector_registers is stated as 32 (")


def test_the_best_rank_comes_first() -> None:
    facts = tuple(ExactFact("a", fact("a", value, ""), rank, target) for value, rank, target in ((1, 5, "sm_90"), (2, 7, None)))
    both = RankedFacts({"k": facts})
    assert both.facts_of("k")["a"].measure.value == 1
    assert both.facts_of("k", "sm_80")["a"].measure.value == 2
    assert both.facts_of("absent") == {}


def test_the_gpu_is_that_of_the_files_beside_a_text_that_names_none(tmp_path: Path) -> None:
    """Triton's LLVM IR for NVIDIA names no processor; its metadata does."""
    import isaview

    head = 'target triple = "nvptx64-nvidia-cuda"\n'
    text = head + "define ptx_kernel void @k(ptr addrspace(1) %p) {\n  store i32 1, ptr addrspace(1) %p\n  ret void\n}\n"
    (tmp_path / "k.llir").write_text(text, encoding="utf-8")
    options = Options()
    (alone,) = isaview.report(tmp_path / "k.llir", options=options).kernels
    assert alone.occupancy.gpu is None
    settings = {"name": "k", "num_warps": 4, "warp_size": 32, "shared": 1024, "target": {"backend": "cuda", "arch": 90}}
    (tmp_path / "k.json").write_text(json.dumps(settings), encoding="utf-8")
    (kernel,) = isaview.report(tmp_path / "k.llir", options=options).kernels
    assert (kernel.occupancy.gpu, kernel.occupancy.threads) == ("sm_90", 128)
    assert kernel.occupancy.waves.is_known


def test_a_log_for_another_gpu_says_so_though_functions_name_no_target(tmp_path: Path) -> None:
    """ptxas names the target with kernels only; what it says of functions fits any."""
    log = tmp_path / "v.log"
    kernel, function = (
        one.name for one in sorted(module("calls.nvcc.sm_80.ptx").kernels, key=lambda one: not one.is_entry)[:2]
    )
    log.write_text(
        f"ptxas info    : Compiling entry function '{kernel}' for 'sm_90'\n"
        "ptxas info    : Used 32 registers, used 0 barriers, 380 bytes cmem[0]\n"
        f"ptxas info    : Function properties for {function}\n"
        "    8 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads\n",
        encoding="utf-8",
    )
    foreign = facts_for(module("calls.nvcc.sm_80.ptx"), Options(logs=(str(log),)))
    assert [one for one in foreign.messages if "what it says is for sm_90, and nothing for sm_80" in one]


def test_a_log_for_another_gpu_says_so(tmp_path: Path) -> None:
    log = tmp_path / "v.log"
    name = module("spill.nvcc.sm_80.ptx").kernels[0].name
    head = f"ptxas info    : Compiling entry function '{name}' for 'sm_90'\n"
    log.write_text(head + "ptxas info    : Used 32 registers, used 0 barriers, 380 bytes cmem[0]\n", encoding="utf-8")
    foreign = facts_for(module("spill.nvcc.sm_80.ptx"), Options(logs=(str(log),)))
    assert [one for one in foreign.messages if "what it says is for sm_90, and nothing for sm_80" in one]
    assert not facts_for(module("spill.nvcc.sm_80.ptx"), Options(logs=(str(log),), gpus=("sm_90",))).messages
    log.write_text(log.read_text().replace("sm_90", "sm_80"), encoding="utf-8")
    assert not facts_for(module("spill.nvcc.sm_80.ptx"), Options(logs=(str(log),))).messages


def test_steps_of_a_descriptor_are_no_disagreement(tmp_path: Path) -> None:
    """A code object beside its assembly: 97 registers are asked for, the descriptor has 104."""
    from tests.binaries.test_binaries import KERNEL, made

    code, assembly = made(KERNEL.replace('"amdgpu-flat', '"amdgpu-waves-per-eu"="2,2" "amdgpu-flat'), "gfx90a")
    (tmp_path / "k.s").write_text(assembly, encoding="utf-8")
    (tmp_path / "k.hsaco").write_bytes(code)
    found_facts = facts_for(read(tmp_path / "k.s")[0], Options())
    assert figures(found_facts, "k", "allocated_vector_registers")[0]
    assert found_facts.messages == ()


def test_registers_of_two_compilations_are_not_put_together() -> None:
    def stated(name: str, value: int, rank: int) -> ExactFact:
        return ExactFact(name, fact(name, value, "told"), rank, "gfx942")

    build = (stated("vector_registers", 102, COMPANION), stated("scalar_registers", 26, COMPANION))
    today = tuple(
        stated(name, 86, TOOL)
        for name in (
            "vector_registers",
            "allocated_vector_registers",
            "total_vector_registers",
            "occupancy_waves",
            "code_bytes",
        )
    )
    assert {name: one.measure.value for name, one in RankedFacts({"k": (*build, *today)}).facts_of("k", "gfx942").items()} == {
        "vector_registers": 102,
        "scalar_registers": 26,
        "code_bytes": 86,
    }
    assert len(RankedFacts({"k": today}).facts_of("k", "gfx942")) == len(today)


def test_what_is_stated_beside_the_dump_comes_before_what_is_counted_in_it(tmp_path: Path) -> None:
    text = PTX_WITH_ARRAY
    (tmp_path / "build.log").write_text(ARRAY_LOG, encoding="utf-8")
    report = isaview.report(text, options=Options(logs=(str(tmp_path / "build.log"),)))
    assert report.kernel("k").measure("private_bytes") == 40
    assert isaview.report(text).kernel("k").measure("private_bytes") == 16


PTX_WITH_ARRAY = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k()
{
	.local .align 4 .b8 array[16];
	.reg .b64 %rd<2>;
	mov.u64 %rd1, array;
	st.local.u32 [%rd1], 1;
	ret;
}
"""
ARRAY_LOG = """ptxas info    : Compiling entry function 'k' for 'sm_80'
ptxas info    : Function properties for k
    40 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
ptxas info    : Used 8 registers, used 0 barriers, 40 bytes cumulative stack size
"""


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-in is a shell script")
def test_triton_brings_a_newer_ptxas_of_another_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, release in (("ptxas", "12.9"), ("ptxas-blackwell", "13.4")):
        (tmp_path / name).write_text(f"#!/bin/sh\necho 'Cuda compilation tools, release {release}, V{release}.1'\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setattr("isaview.tools.ptxas.find_tool", lambda name: (str(tmp_path / name),))
    assert [tool.release for tool in tools()] == ["12.9", "13.4"]


def test_what_could_not_be_asked_names_the_target(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("isaview.tools.ptxas.tools", lambda: ())
    messages = facts_for(module("spill.nvcc.sm_80.ptx"), Options(exact=True, gpus=("sm_90",))).messages
    assert [message.partition(":")[0] for message in messages] == ["not exact for sm_90"]


STACKED = """\
.version 8.0
.target sm_80
.address_size 64
.extern .func other();
.visible .entry k()
{{
	.local .align 8 .b8 depot[64];
	.reg .b64 %rd<2>;
	st.local.u32 [depot], 1;
	{call}
	ret;
}}
"""
NO_STACK = """\
ptxas info    : Compiling entry function 'k' for 'sm_80'
ptxas info    : Function properties for k
    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
ptxas info    : Used 10 registers, 352 bytes cmem[0]
"""


@pytest.mark.parametrize(
    ("call", "private"),
    [
        pytest.param("", 0, id="the array got registers"),
        pytest.param("call.uni other;", 64, id="what another function's stack takes is not stated"),
        pytest.param("p: .callprototype _ ();\n\tcall %rd1, (), p;", 64, id="nor that of one in a register"),
    ],
)
def test_the_stack_of_a_kernel_that_calls_nothing_is_all_its_private_memory(call: str, private: int, tmp_path: Path) -> None:
    log = tmp_path / "build.log"
    log.write_text(NO_STACK)
    (kernel, *_) = isaview.report(isaview.read(STACKED.format(call=call)), options=Options(logs=(str(log),))).kernels
    assert kernel.measure("stack_bytes") == 0
    assert kernel.measure("private_bytes") == private


SHARING = """\
.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 p, .param .u32 n{more})
{launch}
{{
	.shared .align 4 .b8 tile[{shared}];
	.reg .b64 %rd<3>;
	.reg .b32 %r<4>;
	ld.param.u64 %rd1, [p];
	ld.param.u32 %r1, [n];
	mov.u32 %r2, tile;
	st.shared.u32 [%r2], %r1;
	st.global.u32 [%rd1], %r1;
	ret;
}}
"""


def sharing(shared: int = 12288, more: str = "", launch: str = "") -> str:
    return SHARING.format(shared=shared, more=more, launch=launch)


def cubin_of(text: str, path: Path, target: str = "sm_80") -> None:
    with tempfile.TemporaryDirectory() as folder:
        path.write_bytes(assembled(text, target, Path(folder)).code)


@needs_ptxas
@pytest.mark.parametrize(
    ("text", "target", "why"),
    [
        pytest.param(sharing(), "sm_80", "", id="its own"),
        pytest.param(sharing(), "sm_90", "", id="for a newer processor"),
        pytest.param(sharing(16384), "sm_80", "shared 16,384 B there, 12,288 B declared here", id="shared"),
        pytest.param(
            sharing(more=", .param .u32 m"), "sm_80", "parameters of 8 + 4 + 4 B there, 8 + 4 B here", id="parameters"
        ),
        pytest.param(sharing(launch=".maxntid 64, 1, 1"), "sm_80", "", id="what one of them alone says"),
        pytest.param(sharing().replace(" k(", " other("), "sm_80", "kernels other there, k here", id="names"),
        pytest.param(sharing() + sharing().partition("64\n")[2].replace(" k(", " l("), "sm_80", "kernels l there", id="more"),
        pytest.param(sharing().replace("sm_80", "sm_75"), "sm_75", "sm_75 there, sm_80 here", id="target"),
    ],
)
def test_a_binary_next_to_a_dump_is_believed_only_where_it_fits(text: str, target: str, why: str, tmp_path: Path) -> None:
    (tmp_path / "k.ptx").write_text(sharing())
    cubin_of(text, tmp_path / "k.cubin", target)
    one = facts_for(read(tmp_path / "k.ptx")[0], Options())
    assert bool(one.facts) == (not why)
    refused = [message for message in one.messages if message.startswith("k.cubin is not of this dump: ") and why in message]
    assert len(refused) == bool(why), one.messages


@needs_ptxas
def test_the_file_stands_where_its_figure_does(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "k.ptx").write_text(sharing())
    cubin_of(sharing(), tmp_path / "k.cubin")
    assert main(["show", str(tmp_path / "k.ptx"), "--why"]) == 0
    out = capsys.readouterr().out
    assert "(k.cubin)   live at most" in out and "stated     k.cubin: EIATTR_REGCOUNT" in out
    cubin_of(sharing(16384), tmp_path / "k.cubin")
    assert main(["show", str(tmp_path / "k.ptx"), "--why"]) == 0
    out, err = capsys.readouterr()
    assert "EIATTR" not in out and "k.cubin is not of this dump: shared 16,384 B there" in err


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({}, ""),
        ({"name": "other"}, "kernels other there, k here"),
        ({"shared": 4096}, "shared 4,096 B there, 12,288 B declared here"),
        ({"shared": 16384}, ""),
        ({"num_warps": 8}, "required_threads 256 there, 128 here"),
    ],
)
def test_metadata_of_another_compilation_is_refused(changed: dict[str, object], why: str, tmp_path: Path) -> None:
    target = {"backend": "cuda", "arch": 80, "warp_size": 32}
    settings = {"name": "k", "target": target, "num_warps": 4, "shared": 12288, **changed}
    (tmp_path / "k.ptx").write_text(sharing(launch=".reqntid 128"))
    (tmp_path / "k.json").write_text(json.dumps(settings))
    one = facts_for(read(tmp_path / "k.ptx")[0], Options())
    assert bool(one.facts) == (not why)
    assert one.messages == ((f"k.json is not of this dump: {why}; its figures are not used",) if why else ())


def test_a_code_object_of_another_compilation_is_refused(tmp_path: Path) -> None:
    from tests.binaries.test_binaries import KERNEL, made

    code, assembly = made(KERNEL, "gfx90a")
    (tmp_path / "k.hsaco").write_bytes(code)
    text = re.sub(r"\.vgpr_count: +(\d+)", lambda found: f".vgpr_count: {int(found[1]) + 8}", assembly)
    for changed, kept in ((assembly, True), (text, False), (assembly.replace("gfx90a", "gfx942"), False)):
        (tmp_path / "k.s").write_text(changed, encoding="utf-8")
        one = facts_for(read(tmp_path / "k.s")[0], Options())
        assert bool(one.facts) == kept and any("is not of this dump" in message for message in one.messages) != kept
