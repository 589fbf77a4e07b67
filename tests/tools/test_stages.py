"""Stages: machine code next to a text, in one binary with it, or made of it, and the text next to machine code."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import isaview
from isaview.base import programs
from isaview.binaries import listing
from isaview.cli import main
from isaview.tools import ptxas
from isaview.tools.evidence import Options
from isaview.tools.sidecars import texts_of
from isaview.tools.stages import with_stages
from tests.support.made_binaries import cubin, fat_binary

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="stand-ins are shell scripts")
TEXT = """.version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 a)
{
	.reg .b64 %rd<3>;
	ld.param.u64 %rd1, [a];
	st.global.u64 [%rd1], %rd1;
	ret;
}
"""
LISTED = """
\t.target\tsm_90
\t.section\t.text.k
\t.type\tk,@function
\t.other\tk,@"STO_CUDA_ENTRY"
k:
        /*0000*/                   LDC.64 R2, c[0x0][0x210] ;
        /*0010*/                   STG.E.64 desc[UR4][R2.64], R2 ;
        /*0020*/                   EXIT ;
"""
NVDISASM = """#!/bin/sh
[ "$1" = --version ] && echo "nvdisasm: release 99.1, V99.1.1" && exit
cat {listing}
"""
PTXAS = """#!/bin/sh
[ "$1" = --version ] && echo "Cuda compilation tools, release 99.1, V99.1.1" && exit
echo "$@" >> {log}
cp {code} module.cubin
echo "ptxas info    : Compiling entry function 'k' for 'sm_90'"
echo "ptxas info    : Used 40 registers, used 0 barriers, 536 bytes cmem[0]"
"""


def program(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    path.chmod(0o755)
    return path


@pytest.fixture
def tools(tmp_path, monkeypatch):
    """A disassembler and an assembler, the only ones there are; what they are told stands in ``log``."""
    monkeypatch.setenv("ISAVIEW_CACHE", "false")
    folder = tmp_path / "tools"
    folder.mkdir()
    (folder / "listing").write_text(LISTED, encoding="utf-8")
    (folder / "code").write_bytes(cubin(registers=40))
    shown = program(folder / "nvdisasm", NVDISASM.format(listing=folder / "listing"))
    assembler = program(folder / "ptxas", PTXAS.format(log=folder / "log", code=folder / "code"))
    tool = listing.DISASSEMBLERS[190]
    changed = listing.Disassembler(tool.name, tool.options, lambda _name: (str(shown),), tool.version, tool.language, "")
    monkeypatch.setitem(listing.DISASSEMBLERS, 190, changed)
    monkeypatch.setattr(ptxas, "ptxas_paths", lambda: (str(assembler),))
    for cache in (listing._installed_tools, programs.version_of):
        cache.cache_clear()
    yield folder
    for cache in (listing._installed_tools, programs.version_of):
        cache.cache_clear()


def written(folder, **files):
    folder.mkdir(exist_ok=True)
    for name, content in files.items():
        (folder / name.replace("_", ".")).write_bytes(content.encode() if isinstance(content, str) else content)
    return folder


def stages(path, **options):
    return with_stages(isaview.read(path), Options(**options))[0]


def shape(modules):
    return [(module.dialect, module.made_of.dialect if module.made_of else None) for module in modules]


BOTH = [("sass", "ptx"), ("ptx", None)]


def test_the_machine_code_next_to_a_text_stands_first(tools, tmp_path):
    folder = written(tmp_path / "d", k_ptx=TEXT, k_cubin=cubin())
    assert shape(stages(folder / "k.ptx")) == BOTH
    assert shape(stages(folder / "k.ptx", sidecars=False)) == [("ptx", None)]
    assert shape(stages(folder / "k.cubin")) == [("sass", "ptx")]
    assert not (tools / "log").exists()


def test_machine_code_of_another_text_is_left_alone(tools, tmp_path):
    folder = written(tmp_path / "d", k_ptx=TEXT.replace("entry k(", "entry other("), k_cubin=cubin())
    assert shape(stages(folder / "k.ptx")) == [("ptx", None)]
    assert shape(stages(folder / "k.cubin")) == [("sass", None)]


def test_a_binary_of_both_is_linked(tools):
    data = fat_binary((1, TEXT.encode()), (2, cubin()))
    assert shape(stages(data)) == BOTH
    later = fat_binary((1, TEXT.replace("sm_90", "sm_100").encode()), (2, cubin()))
    assert shape(isaview.read(later)) == [("sass", None), ("ptx", None)]


def test_the_assembler_makes_it_where_it_is_asked_for_any_size(tools, tmp_path):
    path = written(tmp_path / "d", k_ptx=TEXT) / "k.ptx"
    assert shape(stages(path)) == shape(stages(path, exact="small")) == [("ptx", None)]
    code, text = stages(path, exact=True)
    assert (code.path, code.part, code.made_of) == (str(path), "ptxas 99.1", text)
    assert "-lineinfo -arch=sm_90" in (tools / "log").read_text(encoding="utf-8")
    assert code.kernels[0].stated["vector_registers"].because.startswith("ptxas 99.1: ")


def test_without_a_disassembler_only_the_facts_are_taken(tools, tmp_path, monkeypatch):
    tool = listing.DISASSEMBLERS[190]
    none = listing.Disassembler(tool.name, (), lambda _name: (), tool.version, tool.language, "get one")
    monkeypatch.setitem(listing.DISASSEMBLERS, 190, none)
    listing._installed_tools.cache_clear()
    folder = written(tmp_path / "d", k_ptx=TEXT, k_cubin=cubin())
    assert shape(stages(folder / "k.ptx")) == [("ptx", None)]
    (tmp_path / "d" / "k.cubin").unlink()
    modules, messages = with_stages(isaview.read(folder / "k.ptx"), Options(exact=True))
    assert shape(modules) == [("ptx", None)]
    assert messages == [f"{folder / 'k.ptx'}: its machine code is not listed: no nvdisasm on this machine; get one"]


def test_an_assembler_that_fails_leaves_the_text(tools, tmp_path):
    program(tools / "ptxas", PTXAS.format(log=tools / "log", code=tools / "code") + "exit 3\n")
    path = written(tmp_path / "d", k_ptx=TEXT) / "k.ptx"
    assert shape(stages(path, exact=True)) == [("ptx", None)]


@pytest.mark.parametrize("name", ["k.ptx", "k.fatbin"])
def test_show_puts_what_runs_first(tools, tmp_path, capsys, name):
    both = fat_binary((1, TEXT.encode()), (2, cubin()))
    folder = written(tmp_path / "d", **({"k_ptx": TEXT, "k_cubin": cubin()} if name == "k.ptx" else {"k_fatbin": both}))
    assert main(["show", str(folder / name), "--color", "never"]) == 0
    shown = capsys.readouterr().out
    assert shown.index("SASS · sm_90") < shown.index("compiled from") < shown.index("PTX · sm_90")
    assert "3 instructions became 3" in shown
    assert main(["show", str(folder / name), "-f", "json"]) == 0
    inputs = json.loads(capsys.readouterr().out)["inputs"]
    assert [module["dialect"] for module in inputs] == ["sass", "ptx"]
    assert inputs[0]["kernels"][0]["compiled"]["text_instructions"] == 3 and "compiled" not in inputs[1]["kernels"][0]


def test_a_folder_of_few_compilations_is_shown_as_its_files_are(tools, tmp_path, capsys):
    """What runs comes first whichever way it is named, each stage once."""
    folder = written(tmp_path / "d", k_ptx=TEXT, k_cubin=cubin())
    shown = []
    for named in ([folder], [folder / "k.ptx"], [folder / "k.ptx", folder / "k.cubin"], [folder / "k.cubin", folder / "k.ptx"]):
        assert main(["show", *map(str, named), "-f", "json"]) == 0
        shown.append(sorted(module["dialect"] for module in json.loads(capsys.readouterr().out)["inputs"]))
        assert main(["bound", *map(str, named), "-f", "json"]) == 0
        assert sorted(one["dialect"] for one in json.loads(capsys.readouterr().out)) == shown[-1]
        assert main(["show", *map(str, named), "--columns", "instr."]) == 0
        text = capsys.readouterr().out
        assert text.count("\n    k ") == 1 and "SASS, PTX · " in text
    assert shown == [["ptx", "sass"]] * 4


def test_a_folder_of_many_compilations_is_not_disassembled(tools, tmp_path, capsys):
    """Somebody who names it wants an overview: a disassembler would take half a second for each of its files."""
    names = "abcdefghi"
    folder = written(tmp_path / "d", **{f"{name}_ptx": TEXT for name in names}, a_cubin=cubin(), a_json="{}")
    for command in ("show", "bound"):
        assert main([command, str(folder), "-f", "json"]) == 0
        found = json.loads(capsys.readouterr().out)
        assert [one["dialect"] for one in (found["inputs"] if command == "show" else found)] == ["ptx"] * len(names)


LLVM_IR = """target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %a) #0 {
  store ptr addrspace(1) %a, ptr addrspace(1) %a
  ret void
}
attributes #0 = { "target-cpu"="sm_90" }
"""
TILES = """module attributes {"ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @k(%a: !tt.ptr<f32>) {
    tt.return
  }
}
"""
STAGES = {"k_llir": LLVM_IR, "k_ptx": TEXT, "k_cubin": cubin(), "k_ttgir": TILES, "k_json": "{}"}
FOLDERS = [
    (STAGES, ["sass", "ptx", "llvm", "mlir"]),
    ({"k_fatbin": fat_binary((1, TEXT.encode()), (2, cubin()))}, ["sass", "ptx"]),
    ({"k_ll": LLVM_IR, "k_cubin": cubin()}, ["sass", "llvm"]),
    ({"a_ptx": TEXT, "a_cubin": cubin(), "b_ptx": TEXT}, ["sass", "ptx", "ptx"]),
]


def test_bound_and_waits_have_one_row_for_each_compilation(tools, tmp_path, capsys):
    """The stage that runs first, whatever the order of the files; a stage that is named alone is what is judged."""
    one = written(tmp_path / "one", **STAGES)
    other = written(tmp_path / "other", k_llir=LLVM_IR, k_ptx=TEXT)
    files = [one / "k.llir", one / "k.ptx", one / "k.cubin"]
    for named, count in ((["one"], 1), (["one", "other"], 2)):
        paths = [str(tmp_path / name) for name in named]
        assert main(["bound", *paths]) == 0
        text = capsys.readouterr().out
        assert text.count("  bound    ") == count and text.count("  earlier  ") == count
        assert main(["bound", *paths, "-f", "markdown"]) == 0
        assert len(capsys.readouterr().out.split("\n\n")[1].splitlines()) == 2 + count
        assert main(["waits", *paths]) == 0
        text = capsys.readouterr().out
        assert text.count("· line ") == count and "nvptx64" not in text
    assert main(["bound", *map(str, files)]) == 0
    text = capsys.readouterr().out
    assert text.count("  bound    ") == 1 and "  earlier       PTX: " in text and "LLVM IR: " in text
    assert main(["waits", *map(str, files)]) == 0
    assert capsys.readouterr().out.count("1 wait\n") == 1
    assert main(["bound", str(other), "-f", "json"]) == 0
    assert sorted(found["dialect"] for found in json.loads(capsys.readouterr().out)) == ["llvm", "ptx"]
    assert main(["bound", str(one / "k.ptx")]) == 0
    text = capsys.readouterr().out
    assert text.index("SASS of k") < text.index("PTX of k") and "earlier" not in text
    assert main(["bound", str(one / "k.llir")]) == 0
    assert capsys.readouterr().out.count("  bound    ") == 1


@pytest.mark.parametrize("named", [["k.cubin"], ["k.ptx"], ["k.ptx", "k.cubin"], ["k.cubin", "k.ptx"]], ids=" ".join)
def test_across_shows_each_stage_once_whichever_is_named(tools, tmp_path, capsys, named):
    folder = written(tmp_path / "d", k_ptx=TEXT, k_cubin=cubin())
    assert main(["across", *(str(folder / name) for name in named), "--estimate", "-f", "json"]) == 0
    (table,) = json.loads(capsys.readouterr().out)["kernels"]
    assert sorted(column["dialect"] for column in table["columns"]) == ["ptx", "sass"]


@pytest.mark.parametrize(("files", "stages"), FOLDERS, ids=["Triton's cache", "fat binary", "without PTX", "two compilations"])
def test_across_puts_the_stages_in_a_folder_side_by_side(tools, tmp_path, capsys, files, stages):
    """What runs stands first, then the text it was made of; what is no dump and says no more is passed over."""
    folder = written(tmp_path / "d", **files)
    assert main(["across", str(folder), "--no-lower", "--estimate", "-f", "json"]) == 0
    (table,) = json.loads(capsys.readouterr().out)["kernels"]
    assert [column["dialect"] for column in table["columns"]] == stages
    shared = next(row for row in table["rows"] if row["name"] == "shared_bytes")["cells"]
    assert shared[0]["value"] == (0 if "ptx" in stages else None), "PTX that declares none leaves none to the launch"


def test_what_the_text_declares_completes_what_the_code_states(tools, tmp_path):
    shared = TEXT.replace("{\n", "{\n\t.shared .align 4 .b8 tile[512];\n", 1)
    folder = written(tmp_path / "d", k_ptx=shared, k_cubin=cubin(sections={".nv.shared.k": bytes(512)}))
    found = isaview.report(stages(folder / "k.ptx"), options=Options()).inputs
    (code,), (text,) = (module.kernels for module in found)
    assert text.measures["shared_bytes"].value == 512
    assert code.measures["shared_bytes"].value == 512 and "as k.ptx declares it" in code.measures["shared_bytes"].because


def test_an_answer_that_is_kept_depends_on_the_text_next_to_the_code(tools, tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("ISAVIEW_CACHE", "true")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    folder = written(tmp_path / "d", k_ptx=TEXT, k_cubin=cubin())

    def counted():
        assert main(["show", str(folder / "k.cubin"), "-f", "json"]) == 0
        return json.loads(capsys.readouterr().out)["inputs"][0]["kernels"][0]["compiled"]["text_instructions"]

    assert [counted(), counted()] == [3, 3]
    written(folder, k_ptx=TEXT.replace("\tret;", "\tst.global.u64 [%rd1], %rd1;\n\tret;"))
    assert counted() == 4


@pytest.mark.parametrize(
    ("code", "text"), [("k.cubin", "k.ptx"), ("k.sm_90.cubin", "k.ptx"), ("k.ptx.cubin", None), ("j.cubin", None)]
)
def test_the_name_says_which_text_may_belong_to_machine_code(tmp_path, code, text):
    (tmp_path / code).write_bytes(cubin())
    (tmp_path / "k.ptx").write_text(TEXT, encoding="utf-8")
    assert [Path(path).name for path in texts_of(str(tmp_path / code))] == ([text] if text else [])
