"""Large and nasty inputs: what each command costs on them, in processor time and memory, and how it ends.

    python bench/large.py FOLDER [--bytes N] [--only NAME…] [--commands show,check,diff] [--more FILE…]

Inputs are made into FOLDER, each of about N bytes, 32 MiB where none is given; files of your own follow with ``--more``.
``check`` holds a limit that needs an analysis; ``diff`` compares an input with itself under another name. Processor time and
memory are those of isaview's own processes: asked tools (ptxas, LLVM) have limits of their own and are not asked.
"""

from __future__ import annotations

import argparse
import os
import re
import resource
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from pathlib import Path
from runpy import run_path
from types import SimpleNamespace

ROOT = Path(__file__).parent.parent
SAMPLES = ROOT / "samples"
SECONDS, BYTES = 20, 1_500_000_000
NAMED = re.compile(r"(?:Function : |^[0-9a-f]{16} <|\.globl\s+|\.type\s+)([\w$.]+)", re.MULTILINE)
"""What names a kernel in the samples that are copied."""
MOST_BYTES = 6 << 30
WIDTH = 150
"""Characters of what a run says that are printed."""
SETTINGS = '[check]\nrules = ["ISA3"]\n[check.limits]\nvector_registers = 255\noccupancy_percent = ">= 1"\n'

PTX = ".version 8.7\n.target sm_90a\n.address_size 64\n"
REGISTERS = "\t.reg .b32 %r<100>;\n\t.reg .b64 %rd<20>;\n\t.reg .pred %p<9>;\n\t.reg .f32 %f<9000>;\n"
LLVM = 'target triple = "nvptx64-nvidia-cuda"\n'
AMDGCN = '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n\t.text\n'
KERNEL = "\t.globl k{0}\n\t.type k{0},@function\nk{0}:\n{1}\ts_endpgm\n.Lfunc_end{0}:\n\t.size k{0}, .Lfunc_end{0}-k{0}\n"


def entry(name: object, body: str, params: str = ".param .u64 p") -> str:
    """A PTX kernel."""
    return f".visible .entry k{name}({params})\n{{\n{REGISTERS}{body}\tret;\n}}\n"


def until(size: int, parts: Iterator[str], head: str = "", tail: str = "") -> str:
    """Parts until the text is as long as wanted."""
    made, length = [head], len(head) + len(tail)
    while length < size:
        made.append(next(parts))
        length += len(made[-1])
    return "".join([*made, tail])


def kernels(size: int, body: Callable[[int], str], most: int = 1 << 30) -> str:
    """Kernels of one body under many names."""
    return until(size, (entry(n, body(n)) if n < most else "//\n" * 99 for n in count()), PTX)


def one(size: int, parts: Iterator[str], before: str = "", after: str = "") -> str:
    """One PTX kernel of many parts."""
    return until(size, parts, f"{PTX}.visible .entry k(.param .u64 p)\n{{\n{REGISTERS}{before}", f"{after}\tret;\n}}\n")


def copies(size: int, name: str, start: str, *, head: bool = True) -> str:
    """A sample's kernels again and again, each copy with names of its own."""
    text = (SAMPLES / name).read_text()
    at = text.index(start)
    named = sorted({name for name in NAMED.findall(text) if not name.startswith((".L", "$"))})

    def copy(n: int) -> str:
        body = text[at:]
        for word in named:
            body = body.replace(word, f"{word}_{n}")
        return body.replace("$L__", f"$L{n}__").replace(".LBB", f".LBB{n}_").replace(".Lfunc", f".Lfunc{n}_")

    return until(size, map(copy, count()), text[:at] if head else "")


def loop(n: int, body: str) -> str:
    return f"$L{n}:\n{body}\tadd.s32 %r1, %r1, 1;\n\tsetp.lt.s32 %p1, %r1, {n + 9};\n\t@%p1 bra $L{n};\n"


def nested(size: int, deep: int = 400) -> str:
    """Values made before loops in loops and used behind them."""

    def nest(n: int) -> str:
        heads = "".join(f"$N{n}_{d}:\n\tadd.f32 %f{d}, %f{d}, %f{d + 1};\n" for d in range(deep))
        backs = "".join(f"\tsetp.lt.s32 %p1, %r{d % 90}, %r1;\n\t@%p1 bra $N{n}_{d};\n" for d in reversed(range(deep)))
        return heads + backs

    many = "".join(f"\tld.global.f32 %f{n}, [%rd1+{4 * n}];\n" for n in range(8000))
    return one(size, map(nest, count()), many, "".join(f"\tadd.f32 %f0, %f0, %f{n};\n" for n in range(8000)))


def targets(size: int, width: int) -> str:
    """Jumps through tables, each to all the labels."""
    labels = "".join(f"$T{n}:\n\tadd.s32 %r1, %r1, {n};\n" for n in range(width))
    table = "\tts: .branchtargets " + ", ".join(f"$T{n}" for n in range(width)) + ";\n"
    return one(size, (f"\tadd.s32 %r2, %r2, {n};\n\tbrx.idx %r2, ts;\n" for n in count()), table, labels)


def crossing(n: int, width: int) -> str:
    """Jumps to mirror images: loops that cross."""
    blocks = (f"$X{n}_{b}:\n\tadd.s32 %r1, %r1, 1;\n\t@%p1 bra $X{n}_{width - 1 - b};\n" for b in range(width))
    return f"\t@%p1 bra $X{n}_{width // 2};\n{''.join(blocks)}"


def function(n: int, blocks: int) -> str:
    """An LLVM kernel whose blocks jump to two others each: no loop of it has one way in."""
    lines = (
        f"b{b}:\n  %c{b} = icmp slt i32 %n, {b}\n"
        f"  br i1 %c{b}, label %b{(b * 7 + 3) % blocks}, label %b{(b * 5 + 1) % blocks}\n"
        for b in range(1, blocks)
    )
    start = "  %c = icmp slt i32 %n, 9\n  br i1 %c, label %b1, label %b2\n"
    body = "".join(lines).replace("label %b0", "label %b1")
    return f"define ptx_kernel void @k{n}(i32 %n) {{\nb0:\n{start}{body}}}\n"


def llvm(size: int, parts: Iterator[str]) -> str:
    return until(size, parts, LLVM + "define ptx_kernel void @k(ptr %p, i32 %n) {\n", "  ret void\n}\n")


def merged(size: int) -> str:
    """A switch with very many cases, whose blocks meet in values of as many sources."""
    cases = size // 90
    table = "".join(f"    i32 {n}, label %b{n}\n" for n in range(cases))
    blocks = "".join(f"b{n}:\n  br label %end\n" for n in range(cases))
    values = ", ".join(f"[ {n}, %b{n} ]" for n in range(cases))
    body = f"  switch i32 %n, label %end2 [\n{table}  ]\n{blocks}end:\n  %v = phi i32 {values}\n  br label %end2\nend2:\n"
    return f"{LLVM}define ptx_kernel void @k(i32 %n) {{\n{body}  ret void\n}}\n"


def metadata(size: int) -> str:
    """Positions in functions that were inlined into each other without end."""
    nodes = (f"!{n} = !DILocation(line: {n}, scope: !2, inlinedAt: !{n + 1})\n" for n in count(9))
    body = "".join(f"  %x{n} = add i32 {n}, 1, !dbg !{n + 9}\n" for n in range(2_000))
    program = '!2 = distinct !DISubprogram(name: "k", file: !3)\n!3 = !DIFile(filename: "a.cu", directory: "/")\n'
    return until(size, nodes, f"{LLVM}define ptx_kernel void @k() {{\n{body}  ret void\n}}\n{program}")


def sass(n: int, lines: int) -> str:
    code = "".join(f"        /*{16 * at:04x}*/                   IADD3 R{at % 250}, R1, R2, RZ ;\n" for at in range(lines))
    section = f'\t.section\t.text.k{n},"ax",@progbits\n        .global         k{n}\n        .type           k{n},@function\n'
    head = f"{section}        .size           k{n},(.L_{n} - k{n})\nk{n}:\n.text.k{n}:\n"
    return f"{head}{code}        /*{16 * lines:04x}*/                   EXIT ;\n.L_{n}:\n"


def waiting(n: int) -> str:
    """A part of an AMDGCN kernel with loads whose waits stand behind jumps."""
    loads = "".join(f"\tglobal_load_dword v{at}, v[0:1], off offset:{4 * at}\n" for at in range(16))
    return (
        f".LBB0_{n}:\n{loads}\ts_cbranch_scc1 .LBB0_{max(n - 3, 0)}\n\ts_waitcnt vmcnt({n % 16})\n\tv_add_f32_e32 v0, v1, v2\n"
    )


def amdgcn(size: int, parts: Iterator[str]) -> str:
    return until(
        size, parts, f"{AMDGCN}\t.globl k\n\t.type k,@function\nk:\n", "\ts_endpgm\n.Lfunc_end0:\n\t.size k, .Lfunc_end0-k\n"
    )


def macros(size: int) -> str:
    inner = ".macro add count\n.rept \\count\n\tv_add_u32 v1, v1, v2\n.endr\n.endm\n"
    return until(size, (f"\tadd {n % 40}\n" for n in count()), f"{AMDGCN}{inner}k:\n", "\ts_endpgm\n")


def shared(n: int) -> str:
    tile = "".join(f"\tld.shared.f32 %f{at}, [%r1+{at * 128}];\n\tst.shared.f32 [%r1+{at * 4}], %f{at};\n" for at in range(64))
    return loop(n, tile)


def tall(n: int) -> str:
    """A kernel of just under as many instructions as are analysed without being asked for."""
    return "".join(shared(at) for at in range(145)).replace("$L", f"$L{n}_")


def binary(name: str, size: int) -> bytes:
    """A binary of one kind."""
    made = SimpleNamespace(**run_path(str(ROOT / "tests" / "support" / "made_binaries.py")))
    image = made.elf({".text": bytes(size // 2)}, 224)
    if name == "overlapping":
        members = [f"hip-amdgcn-amd-amdhsa--gfx90a-{n}" for n in range(4_000)]
        return bytes(made.bundle(dict.fromkeys(members, image), len(image) - 8))
    if name == "claim":
        claim = b"\0" * 24 + bytes(size), 1, 0x800, 0, 0, 1_500_000_000
        return bytes(made.elf({".nv_fatbin": claim, ".text": bytes(size)}, 62))
    if name == "archive":
        return bytes(made.archive({f"{n:07}.o": made.cubin() for n in range(size // 1_000)}))
    return bytes(made.fat_binary(*[(1, made.PTX * 40, "zstd")] * (size // 250)))


def baseline(size: int) -> str:
    return until(size, (f'"k{n}":{{"vector_registers":{n}}},' for n in count()), '{"files":{"a.ptx":{', '"z":{}}}}')


TEXTS: dict[str, tuple[str, Callable[[int], str | bytes]]] = {
    "small-kernels.ptx": ("30,000 small kernels", lambda size: kernels(size, lambda n: "\tadd.s32 %r1, %r1, 1;\n" * 35)),
    "straight.ptx": (
        "one kernel, 90 registers",
        lambda s: one(s, (f"\tadd.s32 %r{n % 90}, %r1, %r{n % 7};\n" for n in count())),
    ),
    "values.ptx": (
        "one kernel, a register each",
        lambda s: one(s, (f"\tadd.s32 %v{n + 9}, %v{n}, %v{n + 5};\n" for n in count()), "\t.reg .b32 %v<3000000>;\n"),
    ),
    "loops.ptx": ("one kernel of loops", lambda size: one(size, (loop(n, "\tadd.s32 %r2, %r2, 1;\n") for n in count()))),
    "nested.ptx": ("loops in loops, live values", nested),
    "nested-small.ptx": ("833 kB of that", lambda _size: nested(833_000)),
    "indexed.ptx": ("brx.idx to 7,000 labels", lambda size: targets(size, 7_000)),
    "indexed-small.ptx": ("208 kB of that", lambda _size: targets(208_000, 3_000)),
    "crossing.ptx": ("one kernel, crossing jumps", lambda size: one(size, iter([crossing(0, size // 50)]))),
    "crossing-many.ptx": ("kernels of 120 crossing jumps", lambda size: kernels(size, lambda n: crossing(n, 120))),
    "shared.ptx": ("one kernel, shared accesses", lambda size: one(size, map(shared, count()))),
    "tall.ptx": ("kernels of 19,000 instructions", lambda size: kernels(size, tall)),
    "modules.ptx": ("modules", lambda size: until(size, (PTX + entry(n, "\tadd.s32 %r1, %r1, 1;\n" * 99) for n in count()))),
    "calls.ptx": (
        "functions that call the next",
        lambda s: until(
            s,
            (f".func f{n}()\n{{\n\tcall f{n - 1};\n\tcall f{n // 2};\n\tret;\n}}\n" for n in count(1)),
            PTX + ".func f0()\n{\n\tret;\n}\n",
        ),
    ),
    "calls-with-arrays.ptx": (
        "18,000 functions with arrays that call the next",
        lambda _size: until(
            700_000,
            (f".func f{n}()\n{{\n.local .b8 a[4];\ncall f{n + 1};\nret;\n}}\n" for n in count()),
            f"{PTX}.visible .entry k()\n{{\ncall f0;\nret;\n}}\n",
        ),
    ),
    "unread.ptx": ("nothing that is read", lambda s: one(s, (f"\tnonsense.{n} ((%r1;\n" for n in count()))),
    "a-line.ptx": ("one line", lambda s: one(s, (f"add.s32 %r{n % 90}, %r1, 1; " for n in count()))),
    "matmul.ptx": ("a Triton kernel again and again", lambda s: copies(s, "matmul.triton.sm_80.ptx", "\t// .globl")),
    "attention.ptx": ("an nvcc kernel likewise", lambda s: copies(s, "attention.nvcc.sm_120.ptx", "\t// .globl")),
    "irreducible.ll": ("80 irreducible kernels", lambda _s: LLVM + "".join(function(n, 120) for n in range(80))),
    "irreducible-many.ll": ("very many of them", lambda s: until(s, (function(n, 120) for n in count()), LLVM)),
    "wide.ll": ("wide vectors", lambda s: llvm(s, (f"  %x{n} = load <{1 << n % 33} x i32>, ptr %p\n" for n in count()))),
    "switch.ll": ("a switch of very many cases", merged),
    "metadata.ll": ("metadata without end", metadata),
    "values.ll": ("one function", lambda s: llvm(s, (f"  %x{n} = add i32 %n, {n}\n" for n in count()))),
    "functions.ll": (
        "small functions",
        lambda s: until(s, (f"define void @k{n}(ptr %p) {{\n  store i32 {n}, ptr %p\n  ret void\n}}\n" for n in count()), LLVM),
    ),
    "functions.sass": ("100,000 functions", lambda s: until(s, (sass(n, 1) for n in count()), "\t.target\tsm_90\n")),
    "straight.sass": ("one function", lambda s: "\t.target\tsm_90\n" + sass(0, s // 68)),
    "reduce.sass": ("as cuobjdump prints it", lambda s: copies(s, "reduce.cuobjdump.sm_80.sass", "\t\tFunction")),
    "matmul.objdump.s": ("as llvm-objdump prints it", lambda s: copies(s, "matmul.objdump.gfx942.s", "0000000000")),
    "spill.sass": ("a kernel again and again", lambda s: copies(s, "spill.nvdisasm.sm_120.sass", "//---")),
    "straight.s": ("one kernel", lambda s: amdgcn(s, (f"\tv_add_u32_e32 v{n % 250}, v1, v2\n" for n in count()))),
    "kernels.s": (
        "small kernels",
        lambda s: until(s, (KERNEL.format(n, "\tv_mov_b32_e32 v1, v2\n" * 40) for n in count()), AMDGCN),
    ),
    "waiting.s": ("loads in loops that cross", lambda s: amdgcn(s, map(waiting, count()))),
    "macros.s": ("macros", macros),
    "attention.s": ("a Triton kernel again and again", lambda s: copies(s, "attention.triton.gfx942.s", "\t.text")),
    "overlapping.hsaco": ("members that overlap", lambda _s: binary("overlapping", 100_000)),
    "claim.o": ("a section said to be of 1.5 GB", lambda size: binary("claim", size // 2)),
    "archive.a": ("an archive of cubins", lambda size: binary("archive", size)),
    "packed.fatbin": ("packed members", lambda size: binary("packed", size)),
    "baseline.json": ("a baseline", baseline),
}


def spent(arguments: Sequence[str], folder: Path, most: int) -> tuple[float, int, int, str]:
    """Processor seconds, peak memory in bytes, exit code, and what was given up, else the first line."""
    command = [sys.executable, "-m", "isaview", *arguments]

    def bounded() -> None:
        resource.setrlimit(resource.RLIMIT_CPU, (most, most))
        resource.setrlimit(resource.RLIMIT_AS, (MOST_BYTES, MOST_BYTES))

    environment = {**os.environ, "ISAVIEW_EXACT": "never", "ISAVIEW_CACHE": "false"}
    with (folder / "said").open("wb") as said, (folder / "shown").open("wb") as shown:
        started = subprocess.Popen(command, cwd=folder, env=environment, stdout=shown, stderr=said, preexec_fn=bounded)
        _, status, usage = os.wait4(started.pid, 0)
        started.returncode = os.waitstatus_to_exitcode(status)
    lines = [
        line
        for name in ("said", "shown")
        for line in (folder / name).read_bytes()[:60_000].decode("utf-8", "replace").split("\n")
    ]
    left_out = [line.strip() for line in lines if "not looked at" in line or "given up" in line or "limit" in line]
    told = (left_out or [line for line in lines if line.strip()] or [""])[0]
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024, started.returncode, told


def arguments(command: str, path: Path) -> list[str]:
    """The command line for an input."""
    if path.name == "baseline.json":
        return [command, str(SAMPLES / "vector_add.nvcc.sm_80.ptx"), "--baseline", str(path)]
    if command != "diff":
        return [command, str(path), *(["--unread-allowed"] if command == "show" else [])]
    return ["diff", str(path), str(path)]


def main() -> int:
    """Make, run and print; the exit code is 1 where something is beyond the limits."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--bytes", type=int, default=32 << 20)
    parser.add_argument("--most", type=int, default=200, help="seconds after which a run is ended (exit -24)")
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--commands", default="show,check,diff")
    parser.add_argument("--more", type=Path, nargs="*", default=[])
    given = parser.parse_args()
    given.folder = given.folder.resolve()
    given.folder.mkdir(parents=True, exist_ok=True)
    (given.folder / "isaview.toml").write_text(SETTINGS)
    names = [name for name in TEXTS if not given.only or name in given.only]
    beyond = 0
    for path, title in [
        *((given.folder / name, TEXTS[name][0]) for name in names),
        *((path.resolve(), "") for path in given.more),
    ]:
        if title and not path.exists():
            made = TEXTS[path.name][1](given.bytes)
            path.write_bytes(made.encode() if isinstance(made, str) else made)
        commands = ["check"] if path.name == "baseline.json" else given.commands.split(",")
        for command in commands:
            seconds, memory, code, said = spent(arguments(command, path), given.folder, given.most)
            most = max(1, path.stat().st_size / (32 << 20))
            bad = seconds > SECONDS * most or memory > BYTES * most or code not in (0, 1, 2)
            beyond += bad
            size = path.stat().st_size / 1e6
            cost = f"{seconds:7.2f} s {memory / 1e6:6.0f} MB exit {code:3} {'!' * bad:1}"
            print(f"{path.name:22} {size:5.1f} MB {command:5} {cost} {said[:WIDTH]}", flush=True)
    return 1 if beyond else 0


if __name__ == "__main__":
    sys.exit(main())
