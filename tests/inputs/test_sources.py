import gzip
import os
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from isaview.base import limits
from isaview.inputs import sources
from isaview.inputs.load import read
from isaview.inputs.parts import split
from isaview.inputs.sources import from_bytes, from_path, from_text, is_dump, walk, without_encoding

PTX = """//
// Generated
//
.version 8.0
.target sm_80
.address_size 64

.visible .entry {name}()
{{
	ret;
}}
"""
AMDGCN = """	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.globl	{name}
	.p2align	8
	.type	{name},@function
{name}:
	s_endpgm
.Lfunc_end0:
	.size	{name}, .Lfunc_end0-{name}
	.amdhsa_kernel {name}
		.amdhsa_next_free_vgpr 1
		.amdhsa_next_free_sgpr 1
	.end_amdhsa_kernel
"""


def elf(machine: int) -> bytes:
    return b"\x7fELF\x02\x01\x01" + bytes(9) + b"\x02\x00" + machine.to_bytes(2, "little") + bytes(44)


UNREADABLE = [
    (elf(62), "host processor"),
    (elf(190), "cubin"),
    (elf(224), "AMD GPU code object"),
    (b"\x50\xed\x55\xba" + bytes(60), "fat binary"),
    (b"BC\xc0\xde" + bytes(60), "LLVM bitcode"),
    (b"\x03\x02\x23\x07" + bytes(60), "SPIR-V"),
    (b"ML\xefR" + bytes(60), "MLIR bytecode"),
    (b"__CLANG_OFFLOAD_BUNDLE__" + bytes(60), "offload bundle"),
    (gzip.compress(b"x", mtime=0), "gzip"),
    (b"PK\x03\x04" + bytes(30), "zip"),
    (b"MZ" + bytes(60), "host processor"),
    (bytes(range(32)) * 4, "binary data"),
    (b"", "nothing in it"),
    (b" \n\t\n", "nothing in it"),
    (b"\n\tcode for sm_80\n\t.target\tsm_80\n\n", "SASS"),
    (b'\n\t.target\tsm_90\n\n\t.elftype\t@"ET_EXEC"\n', "SASS without an instruction"),
    (
        b"\nFatbin elf code:\n================\narch = sm_80\ncode version = [1,8]\nhost = linux\n\n",
        "nothing in it but headers",
    ),
    (b"main:\n\tpushq\t%rbp\n\tmovq\t%rsp, %rbp\n\tretq\n", "x86"),
    (b"\t.intel_syntax noprefix\nmain:\n\tpush\trbp\n", "host processor"),
    (b"main:\n\tstp\tx29, x30, [sp, #-16]!\n\tret\n", "ARM"),
    (b"{ lambda ; a:f32[4]. let\n    b:f32[4] = sin a\n  in (b,) }\n", "jaxpr"),
    (b"graph():\n    %x : [num_users=1] = placeholder[target=x]\n    return x\n", "graph of PyTorch"),
    (b"graph(%x.1 : Tensor):\n  %2 : int = prim::Constant[value=1]()\n  return (%2)\n", "graph of PyTorch"),
    (b"def @main(%x: Tensor[(1, 8), float32]) {\n  add(%x, %x)\n}\n", "TVM"),
    (b'{"num_warps": 4}', "JSON"),
    (b'{"schema": "isaview/report", "inputs": []}', "isaview saved"),
    (b"import triton\n@triton.jit\ndef k(): pass\n", "Triton kernels"),
    (b"__global__ void k(float *p) {}\n", "CUDA or HIP source"),
    (b"ptxas info    : 0 bytes gmem\n", "log of ptxas"),
    (b"\nResource usage:\n Common:\n  GLOBAL:0\n Function k:\n  REG:10 STACK:0 SHARED:0\n", "log of `cuobjdump -res-usage`"),
    (b"<!DOCTYPE html><html></html>", "web page"),
    (b"hello world\n", "no PTX, AMDGCN, LLVM IR or MLIR"),
]


@pytest.mark.parametrize(("data", "words"), UNREADABLE)
def test_what_cannot_be_read_is_named_with_what_to_do(data, words):
    opened = from_bytes(data, "k.bin")
    assert opened.refusal is not None and not opened.sources
    assert words in opened.refusal.message
    assert opened.refusal.advice


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (b"#blocked = #ttg.blocked<{}>\nmodule {\n  tt.func public @k() {\n", "mlir"),
        (b"module {\n  tt.func public @k() {\n    tt.return\n", "mlir"),
        (b"tt.func public @k() {\n  tt.return\n}\n", "mlir"),
        (b"module {\n  func.func @k() {\n", "mlir"),
        (b"module @jit_f {\n  func.func public @main() {\n    %0 = stablehlo.constant dense<0> : tensor<i32>\n", "stablehlo"),
        (b'"builtin.module"() ({\n  "func.func"() <{sym_name = "f"}> ({\n    "stablehlo.return"() : () -> ()\n', "stablehlo"),
    ],
)
def test_mlir_is_known_by_its_content(data, kind):
    assert [source.kind for source in from_bytes(data, "k.txt").sources] == [kind]


@given(st.binary(max_size=400))
def test_any_bytes_give_sources_or_a_refusal(data):
    opened = from_bytes(data, "k")
    assert bool(opened.sources) != (opened.refusal is not None)


@pytest.mark.parametrize("suffix", [".ptx", ".s", ".ll", ".txt", ""])
def test_content_decides_and_not_the_suffix(suffix):
    assert from_bytes(PTX.format(name="k").encode(), f"k{suffix}").sources[0].kind == "ptx"
    assert from_bytes(AMDGCN.format(name="k").encode(), f"k{suffix}").sources[0].kind == "amdgcn"


def names(text: str) -> list[list[str]]:
    return [[kernel.name for kernel in module.kernels] for module in read(text)]


FATBIN = "\nFatbin ptx code:\n================\narch = sm_{arch}\ncode version = [8,0]\nhost = linux\ncompressed\n\n"
LOG = "[12:00] compiling\nwarning: unused\n"
SEVERAL = {
    "two modules one after the other": (PTX.format(name="a") + PTX.format(name="b"), [["a"], ["b"]]),
    "cuobjdump -ptx": (
        FATBIN.format(arch=80) + PTX.format(name="a") + FATBIN.format(arch=90) + PTX.format(name="b"),
        [["a"], ["b"]],
    ),
    "a log around it": (LOG + PTX.format(name="a") + "done in 3 s\nbye\n", [["a"]]),
    "a log with words before colons": (LOG + PTX.format(name="a") + "warning: foo\nDone (3 s)\nnote:\twhat: now\n", [["a"]]),
    "one line": (PTX.format(name="a").replace("\n", " ") + "\n", [["a"]]),
    "a logger's prefix on each line": (
        "".join(f"[12:{n % 60:02}:00] w-{n % 3} | {line}\n" for n, line in enumerate(PTX.format(name="a").split("\n"))),
        [["a"]],
    ),
    "Triton's dumps": (
        "// -----// NVPTX Dump //----- //\n"
        + PTX.format(name="a")
        + "// -----// AMDGCN Dump //----- //\n"
        + AMDGCN.format(name="b"),
        [["a"], ["b"]],
    ),
    "a bundle": (
        "# __CLANG_OFFLOAD_BUNDLE____START__ host-x86_64-unknown-linux--\nmain:\n\tpushq\t%rbp\n\tretq\n"
        "# __CLANG_OFFLOAD_BUNDLE____END__ host-x86_64-unknown-linux--\n\n"
        "# __CLANG_OFFLOAD_BUNDLE____START__ hip-amdgcn-amd-amdhsa--gfx942\n"
        + AMDGCN.format(name="a")
        + "# __CLANG_OFFLOAD_BUNDLE____END__ hip-amdgcn-amd-amdhsa--gfx942\n",
        [["a"]],
    ),
    "two languages": (PTX.format(name="a") + AMDGCN.format(name="b"), [["a"], ["b"]]),
    "CRLF": (PTX.format(name="a").replace("\n", "\r\n"), [["a"]]),
    "lone CR": (PTX.format(name="a").replace("\n", "\r") + "\n", [["a"]]),
}


@pytest.mark.parametrize("title", SEVERAL)
def test_each_module_of_a_text_is_read(title):
    text, expected = SEVERAL[title]
    assert names(text) == expected
    assert not any(module.diagnostics for module in read(text))


@pytest.mark.parametrize("title", SEVERAL)
def test_lines_are_counted_from_the_beginning_of_the_file(title):
    text = SEVERAL[title][0].replace("\r\n", "\n").replace("\r", "\n")
    lines = text.split("\n")
    for module in read(SEVERAL[title][0]):
        for kernel in module.kernels:
            assert kernel.name in lines[kernel.line - 1]


def test_a_function_before_the_version_is_damage_and_no_log():
    head, body = PTX.format(name="a").split(".visible ")
    (module,) = read(f"{LOG}.visible {body}{head}.visible {body.replace('a()', 'b()')}")
    assert [kernel.name for kernel in module.kernels] == ["a", "b"]


def test_parts_are_named():
    text = FATBIN.format(arch=80) + PTX.format(name="a") + FATBIN.format(arch=90) + PTX.format(name="b")
    assert [part.name for part in split(text)] == ["sm_80", "sm_90"]


def test_modules_beyond_the_limit_are_not_read_and_the_run_says_so(monkeypatch):
    monkeypatch.setattr(limits, "PARTS_PER_FILE", 2)
    text = ".version 8.0\n.target sm_80\n.visible .entry k()\n{\nret;\n}\n"
    for many, refused in ((2, []), (3, ["only the first 2 modules are read"])):
        reading = read(text * many)
        assert len(reading) == 2 and [each.message for each in reading.refused] == refused


def test_a_bundle_tells_what_it_skipped():
    reading = read(SEVERAL["a bundle"][0])
    assert [refusal.message for refusal in reading.skipped] == ["this is assembly for x86 processors"]
    assert not reading.refused


def test_special_files_are_refused(tmp_path):
    assert "folder" in str(from_path(tmp_path).refusal)
    assert "No such file" in str(from_path(tmp_path / "nothing").refusal)
    if sys.platform != "win32":
        os.mkfifo(tmp_path / "pipe")
        assert "a pipe" in str(from_path(tmp_path / "pipe").refusal)
        assert "a device" in str(from_path("/dev/zero").refusal)
    assert from_path("a\0b").refusal is not None


def test_size_is_capped_before_and_while_reading(tmp_path, monkeypatch):
    path = tmp_path / "large.ptx"
    path.write_text(PTX.format(name="k"))
    monkeypatch.setattr(limits, "INPUT_BYTES", 20)
    assert "larger than" in str(from_path(path).refusal)
    assert "larger than" in str(from_text("x" * 21).refusal)
    with path.open("rb") as stream:
        assert not isinstance(sources._read_capped(stream.fileno(), "large.ptx"), bytes)


def test_a_line_over_the_limit_is_counted_and_the_rest_is_read():
    text = PTX.format(name="a").replace("\tret;", '\t.pragma "' + "x" * (limits.LINE_BYTES + 5) + '";\n\tret;')
    (module,) = read(text)
    assert [kernel.name for kernel in module.kernels] == ["a"]
    assert module.diagnostics[0].line == 10
    assert "characters is not read" in module.diagnostics[0].message
    assert module.statements_read < module.statements_total


def test_folders_are_walked_in_order_and_other_files_counted(tmp_path):
    for name in ("b.ptx", "a.ptx", "sub/c.s", ".git/d.ptx", "node_modules/e.ptx", "notes.txt"):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text("notes" if name == "notes.txt" else PTX.format(name="k"))
    found = [str(Path(path).relative_to(tmp_path)) for path in walk(tmp_path).files]
    assert found == ["a.ptx", "b.ptx", "notes.txt", os.path.join("sub", "c.s")]  # noqa: PTH118
    reading = read(tmp_path)
    assert len(reading) == 3 and reading.skipped_files == 1
    assert not is_dump(tmp_path / "notes.txt")


def test_hostile_paths_are_shown_safely(tmp_path):
    path = tmp_path / "k\x1b[31m.ptx"
    path.write_text(PTX.format(name="k"))
    (module,) = read(path)
    assert "\x1b" not in module.path and "\\x1b" in module.path


LINES = [
    ("sass", "        /*0120*/                   IADD3 R2, R3, RZ ;        /* 0x0000000403027810 */", "    IADD3 R2, R3, RZ ;"),
    ("sass", "                                                                   /* 0x000fc80007ffe0ff */", ""),
    ("sass", ".L_x_1:", ".L_x_1:"),
    ("amdgcn", "\ts_waitcnt lgkmcnt(0)   // 000000001A1C: BF8CC07F", "    s_waitcnt lgkmcnt(0)"),
    ("amdgcn", "\tv_mov_b32 v0, 0x42 // a comment: 1", "\tv_mov_b32 v0, 0x42 // a comment: 1"),
    ("amdgcn", "\tv_mov_b32 v0, 0x42 /*0120*/", "\tv_mov_b32 v0, 0x42 /*0120*/"),
    ("ptx", "\tmov.b32 %r1, 0; /* 0120 */", "\tmov.b32 %r1, 0; /* 0120 */"),
]


@pytest.mark.parametrize(("dialect", "line", "shown"), LINES)
def test_addresses_and_words_of_instructions_are_not_shown(dialect, line, shown):
    assert without_encoding(line, dialect) == shown
