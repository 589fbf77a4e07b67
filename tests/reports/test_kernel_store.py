"""What analyses gave of a kernel: what is found again is what would be found anew, wherever the kernel stands, and no more."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import msgpack
from msgspec.structs import replace

from isaview.analysis.contract import Launch
from isaview.base import store
from isaview.base.measure import stated_measure
from isaview.gpus.hardware import all_gpus
from isaview.inputs.load import Reading, read, read_bytes
from isaview.languages.counters import machine_of
from isaview.model.excerpt import excerpt
from isaview.model.kernel import Kernel, Module
from isaview.reports import kernel_store, keys, report
from isaview.reports import made as making
from isaview.reports.report import Report
from isaview.reports.serial import json_text, to_json
from isaview.tools.evidence import Options
from tests.conftest import SAMPLES
from tests.support.varied import varied

pytestmark = pytest.mark.keeps_reports
DUMPS = varied(path for path in SAMPLES.iterdir() if path.suffix in (".ptx", ".s", ".ll", ".sass"))
UNKEPT = Options(sidecars=False, lower="never", use_cache=False)
BARE = ".visible .entry {}()\n{{\n{}}}\n"
TEXT = ".version 8.0\n.target sm_80\n.address_size 64\n" + BARE
COMMENTS = {".ptx": "// ", ".s": "; ", ".ll": "; "}


def found(reading: Reading, **asked: object) -> Report:
    """What is reported of the text alone: files next to a dump are those of its path."""
    return report.report(reading, options=Options(sidecars=False, lower="never"), **asked)  # type: ignore[arg-type]


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The kernels that are analysed, by name."""
    names: list[str] = []
    whole = making._make_results
    monkeypatch.setattr(
        making, "_make_results", lambda analyses, left: names.append(analyses.kernel.name) or whole(analyses, left)
    )
    return names


@pytest.mark.exhaustive
@pytest.mark.parametrize("path", DUMPS, ids=lambda path: path.name)
def test_what_is_kept_is_what_is_found_anew_on_every_line(path: Path, made: list[str]) -> None:
    data = path.read_bytes()
    first = found(read_bytes(data, path.name))
    analysed = len(made)
    assert analysed == len(first.kernels) > 0
    again = found(read_bytes(data, path.name))
    assert json_text(to_json(again)) == json_text(to_json(first))
    assert len(made) == analysed
    assert [one.measures for one in again.kernels] == [one.measures for one in first.kernels]
    if path.suffix in COMMENTS:
        # line numbers of one to four digits become longer
        lower = (COMMENTS[path.suffix] + "moved\n").encode() * 996 + data
        moved = found(read_bytes(lower, path.name))
        assert len(made) == analysed
        anew = report.report(read_bytes(lower, path.name), options=UNKEPT)
        assert json_text(to_json(moved)) == json_text(to_json(anew))


PTX = """.version 8.0
.target sm_80
.address_size 64
.shared .align 4 .b8 tile[1024];
.shared .align 4 .b8 other[512];
.extern .shared .align 16 .b8 launched[];
.file 1 "a.cu"
.func (.param .b32 r) twice(.param .b32 x)
{
	.reg .b32 %r<3>;
	ld.param.u32 %r1, [x];
	add.s32 %r2, %r1, %r1;
	st.param.b32 [r], %r2;
	ret;
}
.visible .entry first(.param .u64 p)
{
	.reg .b32 %r<9>;
	.reg .b64 %rd<3>;
	.loc 1 7 0
	ld.param.u64 %rd1, [p];
	mov.u32 %r1, tile;
	ld.shared.u32 %r2, [%r1];
	{
	.param .b32 a;
	st.param.b32 [a], %r2;
	.param .b32 b;
	call.uni (b), twice, (a);
	ld.param.b32 %r3, [b];
	}
	st.global.u32 [%rd1], %r3;
	ret;
}
.visible .entry second(.param .u64 p)
{
	.reg .b32 %r<9>;
	.reg .b64 %rd<3>;
	ld.param.u64 %rd1, [p];
	mov.u32 %r1, other;
	ld.shared.u32 %r2, [%r1];
	st.global.u32 [%rd1], %r2;
	ret;
}
"""
CHANGES = {
    "an instruction": ("ld.shared.u32 %r2, [%r1];\n\t{", "ld.shared.u32 %r2, [%r1+4];\n\t{"),
    "a register": ("mov.u32 %r1, tile;\n\tld.shared.u32 %r2, [%r1];", "mov.u32 %r4, tile;\n\tld.shared.u32 %r2, [%r4];"),
    "a line within": ("\t.loc 1 7 0\n", "\t.loc 1 7 0\n\n"),
    "a source line": (".loc 1 7 0", ".loc 1 8 0"),
    "a source file": ('"a.cu"', '"b.cu"'),
    "a declaration": (".reg .b32 %r<9>;\n\t.reg .b64 %rd<3>;\n\t.loc", ".reg .b32 %r<8>;\n\t.reg .b64 %rd<3>;\n\t.loc"),
    "a parameter": ("first(.param .u64 p)", "first(.param .u64 p, .param .u32 n)"),
    "a called function": ("add.s32 %r2, %r1, %r1;", "add.s32 %r2, %r1, 1;"),
    "memory of the module that it names": ("tile[1024]", "tile[2048]"),
    "memory that is sized at launch": (".extern .shared .align 16", ".extern .shared .align 32"),
    "the target": (".target sm_80", ".target sm_90"),
    "options of the module": (".target sm_80", ".target sm_80, debug"),
    "its launch": ("first(.param .u64 p)\n", "first(.param .u64 p)\n.maxntid 64, 1, 1\n"),
    "its name": ("entry first", "entry other"),
}
OTHERS = {
    "nothing": ("", ""),
    "an instruction of another kernel": ("[%rd1], %r2;\n\tret", "[%rd1+4], %r2;\n\tret"),
    "memory that another kernel names": ("other[512]", "other[256]"),
    "where it stands": (".version 8.0", "\n\n\n.version 8.0"),
    "another kernel comes": (".visible .entry second", ".visible .entry third()\n{\n\tret;\n}\n.visible .entry second"),
}


@pytest.mark.parametrize("change", CHANGES)
def test_whatever_a_kernel_uses_makes_another_key(made: list[str], change: str) -> None:
    found(read(PTX))
    old, new = CHANGES[change]
    assert old in PTX
    del made[:]
    kernel = read(PTX.replace(old, new))[0].kernels[1]
    found(read(PTX.replace(old, new)))
    assert kernel.name in made


@pytest.mark.parametrize("change", OTHERS)
def test_what_a_kernel_does_not_use_changes_nothing(made: list[str], change: str) -> None:
    found(read(PTX))
    old, new = OTHERS[change]
    assert old in PTX
    del made[:]
    text = PTX.replace(old, new)
    kept = found(read(text))
    assert "first" not in made
    anew = report.report(read(text), options=UNKEPT)
    assert json_text(to_json(kept)) == json_text(to_json(anew))


ASKED = {
    "a GPU": {"gpus": ["sm_90"]},
    "two GPUs": {"gpus": ["sm_80", "sm_90"]},
    "the launch": {"launch": Launch(64, 64)},
    "rules": {"select": ["ISA3"]},
    "no rules": {"ignore": ["ISA3"]},
    "figures alone": {"figures_only": True},
    "an analysis by name": {"asked": ["bound"]},
    "the kernel by name": {"kernel": "first"},
}


@pytest.mark.parametrize("name", ASKED)
def test_what_is_asked_for_makes_another_key(made: list[str], name: str) -> None:
    found(read(PTX))
    del made[:]
    found(read(PTX), **ASKED[name])
    assert "first" in made
    del made[:]
    found(read(PTX), **ASKED[name])
    assert not made


def test_what_a_file_states_makes_another_key(made: list[str], tmp_path: Path) -> None:
    log = tmp_path / "ptxas.log"
    for registers in (10, 12, 12):
        del made[:]
        log.write_text(
            "ptxas info    : Compiling entry function 'first' for 'sm_80'\n"
            f"ptxas info    : Used {registers} registers, 360 bytes cmem[0]\n"
        )
        options = Options(sidecars=False, logs=(str(log),))
        kernels = report.report(read(PTX), options=options).kernels
        assert kernels[1].stated["vector_registers"].value == registers
    assert not made


def test_isaview_itself_is_part_of_the_key(made: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    found(read(PTX))
    del made[:]
    monkeypatch.setattr(kernel_store, "own_files", lambda: "another")
    found(read(PTX))
    assert len(made) == 3
    monkeypatch.undo()
    assert keys.own_files() != "another"


def test_what_a_run_is_not_to_keep_is_neither_kept_nor_found(made: list[str]) -> None:
    for _ in range(2):
        report.report(read(PTX), options=UNKEPT)
        report.report(read(PTX), options=Options(), strict=True)
        report.report(read(PTX))
    assert len(made) == 18 and not store.sizes()


def test_what_failed_is_not_kept(made: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(_context: object) -> None:
        raise KeyError

    broken = tuple(replace(one, analyze=failing) if one.name == "mix" else one for one in report.analyzers())
    for module in ("report", "analyses"):
        monkeypatch.setattr(f"isaview.reports.{module}.analyzers", lambda: broken)
    assert found(read(PTX)).has_failed
    monkeypatch.undo()


def test_results_stay_where_texts_speak_of_lines(made: list[str]) -> None:
    text = PTX.replace('"a.cu"', '"in line 7.cu"')
    found(read(text))
    del made[:]
    found(read("\n" + text))
    assert "first" in made and "second" not in made


@pytest.mark.parametrize("number", [1 << 70, -1])
def test_what_cannot_be_written_is_not_kept(made: list[str], number: int) -> None:
    module = read(PTX)[0]
    kernel = module.kernels[1]
    kernel.stated["stack_bytes"] = stated_measure(number, "B", "\ud800" if number < 0 else "a text")
    for _ in range(2):
        found(Reading([module]))
    assert made.count("first") == 2 and made.count("second") == 1


@pytest.mark.parametrize("target", sorted(gpu.target for gpu in all_gpus() if gpu.target.startswith("gfx")))
def test_every_known_target_tells_the_generation_of_its_counters(target: str) -> None:
    """An excerpt shows no more than its kernel's opcodes; only without a known target do those of others tell a generation."""
    machine = machine_of(Kernel(Module("", "", 1, "amdgcn", target), "k", 1, True))
    assert machine is not None and machine.name


AMD = "".join(
    f"\t.globl {name}\n{name}:\n\ts_swappc_b64 s[30:31], s[4:5]\n\tv_mov_b32_e32 v1, {number}\n\ts_endpgm\n.Lend{number}:\n"
    f"\t.size {name}, .Lend{number}-{name}\n\t.amdhsa_kernel {name}\n\t\t.amdhsa_next_free_vgpr 8\n"
    "\t\t.amdhsa_next_free_sgpr 32\n\t.end_amdhsa_kernel\n"
    for number, name in enumerate(("first", "second"))
)


@pytest.mark.parametrize(("function", "again"), [("", ["second"]), ("callee:\n\ts_setpc_b64 s[30:31]\n", ["first", "second"])])
def test_a_call_by_address_uses_other_kernels_only_where_there_are_functions(
    made: list[str], function: str, again: list[str]
) -> None:
    text = '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n\t.text\n' + AMD
    text += function and f"\t.type callee,@function\n{function}.Lfe:\n\t.size callee, .Lfe-callee\n"
    found(read(text))
    del made[:]
    other = text.replace("v1, 1", "v1, 7")
    kept = found(read(other))
    assert [name for name in made if name != "callee"] == again
    assert json_text(to_json(kept)) == json_text(to_json(report.report(read(other), options=UNKEPT)))


def test_what_is_made_of_a_function_is_made_once_for_all_its_excerpts() -> None:
    call = "call {0};\nret;\n".format
    (module,) = read(
        TEXT.format("f", "ret;\n").replace(".entry", ".func") + "".join(BARE.format(name, call("f")) for name in "ab")
    )
    first, second = (excerpt(kernel).module for kernel in module.kernels[1:])
    assert [len(each.kernels) for each in (first, second)] == [2, 2]
    assert first.kernels[0].once("made", list) is second.kernels[0].once("made", list)


def test_kernels_of_very_many_namesakes_share_one_excerpt() -> None:
    (module,) = read(TEXT.format("a", "ret;\n") + BARE.format("b", "ret;\n") * 65)
    alone, first, second = (excerpt(kernel).module for kernel in module.kernels[:3])
    assert len(alone.kernels) == 1 and first is second and len(first.kernels) == 66


@pytest.mark.parametrize("length", range(8, 130))
def test_a_text_that_begins_with_a_line_speaks_of_it_however_long_it_is(length: int) -> None:
    assert kernel_store.SPEAKS.search(msgpack.encode("line 12".ljust(length, "x")))
