"""The promise: any bytes in; no traceback, no hang, no signal, exit 0, 1 or 2, and every unread line counted."""

import random
import re
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest

import isaview
from isaview import cli
from isaview.inputs.load import Reading
from isaview.reports.serial import json_text, to_json
from isaview.views.format import Canvas
from isaview.views.formats.text import FORMAT as SCREEN
from tests.conftest import PATIENCE, SAMPLES, TIMES
from tests.support.varied import varied

DUMPS = sorted(
    path for path in SAMPLES.iterdir() if path.suffix in (".ptx", ".s", ".ll", ".sass", ".ttgir", ".ttir", ".mlir", ".hlo")
)
WAYS = 8 * TIMES
"""Mutations of each sample: each kind once."""
LARGEST = 4_000
"""Bytes of a sample that are mutated: a window of it, with its head."""
SMALL = sorted(DUMPS, key=lambda path: path.stat().st_size)[:3]


def window(data: bytes, chance: random.Random) -> bytes:
    if len(data) <= LARGEST:
        return data
    start = chance.randrange(LARGEST // 2, len(data) - LARGEST // 2)
    return data[: LARGEST // 2] + data[start : start + LARGEST // 2]


def truncated(data, chance):
    return data[: chance.randrange(len(data))]


def flipped(data, chance):
    changed = bytearray(data)
    for _ in range(chance.randrange(1, 20)):
        changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
    return bytes(changed)


def deleted(data, chance):
    start = chance.randrange(len(data))
    return data[:start] + data[start + chance.randrange(1, 200) :]


def doubled(data, chance):
    start = chance.randrange(len(data))
    end = start + chance.randrange(1, 400)
    return data[:end] + data[start:end] + data[end:]


def spliced(data, chance):
    start, other = chance.randrange(len(data)), chance.randrange(len(data))
    return data[:start] + data[other : other + chance.randrange(1, 2_000)] + data[start:]


def shuffled(data, chance):
    lines = data.split(b"\n")
    first = chance.randrange(len(lines))
    part = lines[first : first + 12]
    chance.shuffle(part)
    return b"\n".join([*lines[:first], *part, *lines[first + 12 :]])


def unbalanced(data, chance):
    bracket = chance.choice(
        [b"{", b"}", b"(", b")", b"[", b"]", b'"', b";", b",", b":", b"\x00", b"\xff", b"\x1b[", b"/*", b"*/"]
    )
    at = chance.randrange(len(data))
    return data[:at] + bracket * chance.choice([1, 1, 1, 50, 5_000]) + data[at:]


def lengthened(data, chance):
    numbers = [found.span() for found in re.finditer(rb"\d+", data)] or [(0, 0)]
    start, end = chance.choice(numbers)
    return data[:start] + chance.choice([b"9" * 5_000, b"999999999", b"9999"]) + data[end:]


MUTATIONS = (truncated, flipped, deleted, doubled, spliced, shuffled, unbalanced, lengthened)


def readable(data: bytes) -> Reading:
    """Read in this process; anything raised fails the test."""
    reading = isaview.read(data)
    assert reading or reading.refused
    for module in reading:
        assert 0 <= module.statements_read <= module.statements_total
        assert module.diagnostic_count >= len(module.diagnostics)
    return reading


def survive(data: bytes) -> None:
    """Read and report in this process; anything raised fails the test."""
    reading = readable(data)
    report = isaview.report(reading, strict=True)
    text = json_text(to_json(report)) + SCREEN.render(report, Canvas(width=80, details=True))
    assert all(line.isprintable() for line in text.split("\n"))


@pytest.mark.exhaustive
@pytest.mark.parametrize("path", varied(DUMPS), ids=lambda path: path.name)
def test_mutated_samples(path):
    data = path.read_bytes()
    chance = random.Random(path.name)
    for way in range(WAYS):
        mutated = MUTATIONS[way % len(MUTATIONS)](window(data, chance), chance)
        try:
            survive(mutated)
        except Exception as error:
            error.add_note(f"way {way} ({MUTATIONS[way % len(MUTATIONS)].__name__}) of {path.name}")
            raise


LINE = {"ptx": "\tadd.s32 %r1, %r1, 1;\n", "amdgcn": "\ts_nop 0\n", "llvm": "  %x{n} = add i32 1, 1\n"}
HEADS = {
    "ptx": (
        ".version 8.0\n.target sm_80\n.address_size 64\n",
        ".visible .entry k{n}()\n{{\n\t.reg .b32 %r<9>;\n",
        "\tret;\n}\n",
    ),
    "amdgcn": ('\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n\t.text\n', "\t.type k{n},@function\nk{n}:\n", "\ts_endpgm\n"),
    "llvm": ('target triple = "nvptx64-nvidia-cuda"\n', "define void @k{n}() {{\n", "  ret void\n}\n"),
}


def dump(dialect, kernels, lines):
    head, begin, end = HEADS[dialect]
    bodies = (begin.format(n=k) + "".join(LINE[dialect].format(n=n) for n in range(lines)) + end for k in range(kernels))
    return head + "".join(bodies)


@pytest.mark.parametrize("dialect", HEADS)
def test_many_kernels_and_long_ones(dialect):
    many = isaview.read(dump(dialect, 2_000, 1))
    assert sum(len(module.kernels) for module in many) == 2_000
    (long,) = isaview.read(dump(dialect, 1, 50_000))
    assert len(long.kernels[0]) >= 50_000


@pytest.mark.parametrize("dialect", HEADS)
def test_a_small_dump_cut_at_every_byte(dialect):
    data = dump(dialect, 2, 3).encode()
    for end in range(len(data)):
        survive(data[:end])


@pytest.mark.exhaustive
@pytest.mark.skipif(TIMES == 1, reason="long; EXHAUSTIVE=8 runs it")
@pytest.mark.parametrize("path", SMALL, ids=lambda path: path.name)
def test_samples_cut_at_every_byte(path):
    """Read wherever it is cut, and reported where every seventh byte is: several times within each statement."""
    data = path.read_bytes()[:6_000]
    for end in range(len(data)):
        survive(data[:end]) if end % 7 == 0 else readable(data[:end])


DEEP = 100_000
DIGITS = "9" * 5_000
SIZES_OF_LLVM = {
    "a vector just below 2^32": "%x = load <4294967295 x i32>, ptr %p\n  %y = add <4294967295 x i32> %x, %x",
    "a vector of 2^32": "%x = load <4294967296 x i32>, ptr %p",
    "a vector of many digits": f"%x = load <{DIGITS} x i32>, ptr %p",
    "an array of vectors": f"%x = load [{2**40} x <4294967296 x i32>], ptr %p",
    "a structure": "%x = load {" + ", ".join([f"[{2**48} x i32]"] * 50) + "}, ptr %p",
    "arrays in arrays": "%x = alloca " + f"[{2**48} x " * 3_000 + "i32" + "]" * 3_000,
    "elements of an alloca": f"%x = alloca i32, i32 {DIGITS}\n  %y = alloca i32, i32 {DIGITS[:400]}",
    "an alloca of two types": "%x = alloca i32, i32",
    "an integer type": f"%x = load i{DIGITS}, ptr %p",
    "types of nothing": "%x = load i0, ptr %p\n  %y = load <0 x i32>, ptr %p\n"
    "  %z = load [0 x i32], ptr %p\n  %w = load {}, ptr %p",
    "indices": f"%x = getelementptr [{DIGITS[:400]} x i32], ptr %p, i64 0, i64 {DIGITS}\n"
    f"  %y = extractvalue [3 x i32] %q, {DIGITS}",
    "steps": f"%x = getelementptr [{2**48} x [{2**48} x [{2**48} x i32]]], ptr %p, i64 1, i64 2\n  store i32 0, ptr %x",
    "constants": f"store i32 0, ptr getelementptr ([{DIGITS[:18]} x [{DIGITS[:18]} x i32]], ptr @g, i64 {DIGITS[:18]}, i64 9)",
    "bytes that are copied": f"call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 {DIGITS[:15]}, i1 false)",
    "the name of a tile": f"call void @llvm.nvvm.tcgen05.cp.{DIGITS}x{DIGITS}b.cg1(ptr %p, i64 1)",
}
SIZES_OF_PTX = {
    "a version": f".version 9æ4\n.version {DIGITS}.4\n",
    "a file": f'.file {DIGITS} "a.cu"\n.file 0x1 "a.cu"\n.loc {DIGITS} 1 1\n',
    "dimensions": f".shared .align 4 .b8 s[{DIGITS[:400]}][{DIGITS[:400]}];\nld.shared.b32 %r1, [s];",
    "bytes that are copied": f"cp.async.bulk.global.shared::cta.bulk_group [%rd1], [%r1], {DIGITS[:400]};\n"
    f"cp.async.bulk.global.shared::cta.bulk_group [%rd1], [%r1], {DIGITS[:15]};",
    "a matrix": f"mma.sync.aligned.m{DIGITS}n8k16.row.col.f32.f16.f16.f32 {{%f1}}, {{%r1}}, {{%r1}}, {{%f1}};",
    "rows": f"ldmatrix.sync.aligned.m8n8.x{DIGITS}.shared.b16 {{%r1}}, [%r1];",
    "cells": f"tcgen05.cp.cta_group::1.{DIGITS}x{DIGITS}b [%r1], %rd1;",
    "a type": f".reg .b{DIGITS} %q<5>;\nadd.s{DIGITS} %q1, %q2, %q3;",
}


def llvm_body(lines):
    return f'target triple = "amdgcn-amd-amdhsa"\ndefine amdgpu_kernel void @k(ptr %p, ptr %q) {{\n  {lines}\n  ret void\n}}\n'


def ptx_body(lines):
    return dump("ptx", 1, 1).replace("\tret;", f"\t{lines}\n\tret;")


HOSTILE = {
    "braces in PTX": dump("ptx", 1, 1) + "{" * DEEP,
    "parentheses in PTX": dump("ptx", 1, 0).replace("\tret;", "\tmov.u32 %r1, " + "(" * DEEP + ";\n\tret;"),
    "brackets in AMDGCN": dump("amdgcn", 1, 0) + "\tv_mov_b32 v0, v" + "[" * DEEP + "\n",
    "expressions in AMDGCN": dump("amdgcn", 1, 0) + "\t.set x, " + "-(" * DEEP + "1\n",
    "types in LLVM IR": dump("llvm", 1, 0) + "@g = global " + "{" * DEEP + "\n",
    "arrays in LLVM IR": dump("llvm", 1, 0) + "@g = global " + "[1 x " * DEEP + "i8" + "]" * DEEP + " zeroinitializer\n",
    "a number of many digits": dump("ptx", 1, 0).replace("\tret;", "\tmov.u32 %r1, " + "9" * DEEP + ";\n\tret;"),
    "digits in AMDGCN": dump("amdgcn", 1, 0)
    + "\t.set x, "
    + "9" * DEEP
    + "\n\t.amdhsa_kernel k0\n\t.amdhsa_next_free_vgpr x\n\t.end_amdhsa_kernel\n",
    "an integer type in LLVM IR": dump("llvm", 1, 0) + f"@g = global i{'9' * DEEP} 0\n",
    "labels": dump("ptx", 1, 0).replace(
        "\tret;", "".join(f"L{n}:\n\tbra L{n + 1};\n" for n in range(5_000)) + "L5000:\n\tret;"
    ),
    "a chain of calls": ".version 8.7\n.target sm_90\n.visible .entry k()\n{\ncall f0;\nret;\n}\n"
    + "".join(f".func f{n}()\n{{\n.local .b8 a[4];\ncall f{n + 1};\nret;\n}}\n" for n in range(200)),
    "metadata in circles": dump("llvm", 1, 1).replace("ret void", "ret void, !dbg !1")
    + "!1 = !DILocation(line: 1, scope: !2, inlinedAt: !1)\n!2 = !{!2, !1}\n",
    "metadata in AMDGCN": dump("amdgcn", 1, 0)
    + "\t.amdgpu_metadata\n---\na: &a [x]\nb: [*a, *a]\n"
    + "c: "
    + "[" * 5_000
    + "\n\t.end_amdgpu_metadata\n",
    "configurations in AMDGCN": dump("amdgcn", 1, 0) + '\t.section .AMDGPU.config,"",\n\t.long 1\n' * 40_000,
    "annotations in LLVM IR": "".join(
        [
            dump("llvm", 1, 0),
            "!nvvm.annotations = !{" + ", ".join(f"!{n}" for n in range(20_000)) + "}\n",
            *(f'!{n} = !{{ptr @k{n}, !"kernel", i32 1}}\n' for n in range(20_000)),
        ]
    ),
    "a long line": dump("ptx", 1, 0) + "x" * 3_000_000,
    "one line of many statements": dump("ptx", 1, 0).replace("\tret;", "add.s32 %r1, %r1, 1; " * 2_000 + "ret;"),
    "blanks": " " * 2_000_000 + dump("ptx", 1, 0),
    "comments that never end": dump("ptx", 1, 0) + "/*" * 50_000,
    "quotes that never end": dump("llvm", 1, 0) + '@"' * 50_000,
    **{f"{title} in LLVM IR": llvm_body(line) for title, line in SIZES_OF_LLVM.items()},
    **{f"{title} in PTX": ptx_body(line) for title, line in SIZES_OF_PTX.items()},
    "a data layout of many digits": f'target datalayout = "p:{DIGITS}:64-p3:999999999999:32-A{DIGITS}"\n' + dump("llvm", 1, 1),
    "a processor of many digits": dump("llvm", 1, 1).replace("nvptx64-nvidia-cuda", f"amdgpu{DIGITS}.{DIGITS}-amd"),
    "a processor of other digits": 'target triple = "amdgcn--"\nattributes #0 = { "target-cpu"="gfx²²²" }\n'
    + dump("llvm", 1, 1)[45:],
    "digits in TTGIR": (SAMPLES / "matmul.triton.sm_90.ttgir")
    .read_text(encoding="utf-8")
    .replace("start = 0", f"start = {DIGITS}")
    .replace('num-warps" = 8', f'num-warps" = {DIGITS}'),
    "a choice of nothing in StableHLO": "module {\n  func.func public @main(%p: tensor<i1>) -> tensor<f32> {\n"
    "    %0 = stablehlo.select %p : (tensor<i1>) -> tensor<f32>\n    return %0 : tensor<f32>\n  }\n}\n",
    "a permutation of many digits in HLO": "HloModule m\nENTRY e {\n  a = f32[2,3]{1,0} parameter(0)\n"
    f"  ROOT t = f32[3,2]{{0,1}} transpose(a), dimensions={{1,{DIGITS}}}\n}}\n",
    "separators of other kinds": dump("ptx", 1, 3).replace("\n", "\n\x0b\x0c\x1c\x85\u2028"),
}


@pytest.mark.parametrize("title", HOSTILE)
def test_hostile_texts(title):
    survive(HOSTILE[title].encode())


def test_the_process_itself_keeps_the_promise(tmp_path):
    for path in SMALL:
        chance = random.Random(f"process {path.name}")
        for way, mutation in product(range(2), MUTATIONS):
            (tmp_path / f"{mutation.__name__}{way}{path.name}").write_bytes(mutation(path.read_bytes(), chance))
    root = str(Path(cli.__file__).parent.parent.parent)
    for names in (sorted(str(one) for one in tmp_path.iterdir()), [str(tmp_path)]):
        done = subprocess.run(
            [sys.executable, "-m", "isaview", *names],
            capture_output=True,
            check=False,
            timeout=PATIENCE,
            env={"PYTHONPATH": root, "PATH": ""},
        )
        assert done.returncode in (0, 1, 2), done.stderr
        assert b"Traceback" not in done.stderr and b"bug in isaview" not in done.stderr


@pytest.mark.parametrize(
    "statement",
    [
        "ds_read_b32 v1, v2 offset:{}",
        "s_mov_b64 s[10:{}], s[2:3]\n\tbuffer_load_dword v1, off, s[0:3], 0",
        "s_mov_b64 s[0:1], s[999999998:999999999]\n\tbuffer_load_dword v1, off, s[0:3], 0",
        "global_load_dword v1, v[2:3], off offset:{}",
        "image_load v[0:3], v[4:5], s[0:7] dmask:{}",
        "s_set_gpr_idx_on s0, {}",
        "s_waitcnt vmcnt({})",
        "scratch_store_dword off, v1, s33 offset:{} ; 4-byte Folded Spill",
        "v_mfma_f32_{0}x{0}x{0}_f32 v1, v2, v3",
        "v_mov_b32 v[{0}:{0}], v1",
    ],
)
def test_numbers_of_thousands_of_digits_break_no_analysis(statement):
    """Python refuses to read such a number; every reader of numbers has to expect that."""
    text = f'\t.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"\nk:\n\t{statement.format("9" * 5_000)}\n\ts_endpgm\n'
    assert not isaview.report(text).has_failed


def test_a_number_of_thousands_of_digits_in_a_position_breaks_no_analysis():
    place = f"\t.loc 1 {'9' * 5_000} 3, function_name $s, inlined_at 1 {'9' * 5_000} 3\n"
    text = f".version 8.0\n.target sm_90\n.visible .entry k()\n{{\n{place}\tret;\n}}\n"
    assert not isaview.report(text).has_failed


def test_a_digit_that_is_no_number_in_a_position_breaks_no_analysis():
    head = '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"\n\t.file 1 "k.hip"\n'
    text = f"{head}k:\n\t.loc 1 80 1²\n\ts_nop 0\n\t.loc 1 8² 1\n\ts_endpgm\n"
    ((kernel,),) = (module.kernels for module in isaview.read(text))
    assert [kernel.position(at) and kernel.position(at).line for at in range(len(kernel))] == [80, None]
