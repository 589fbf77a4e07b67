"""Proposals hold: applied to the source and compiled again, no conflicts of shared memory are left.

The best published swizzle is found or beaten. That is counted by isaview from the new code, and by a simulator of banks that
knows the sources' own addresses and nothing of isaview. Which lanes are served together is from the vendors' papers anew.
"""

import json
import re
import subprocess
import tempfile
from functools import cache
from pathlib import Path

import pytest

from isaview.cli import main
from isaview.rules.memory.bank_conflicts import BAD as CONFLICT
from isaview.rules.memory.narrow_accesses import BAD as NARROW
from tests.conftest import ROOT, SAMPLES
from tests.rules.further_memory import ISA301_ONCE as STRIDED
from tests.support.tools import program

SOURCES = ROOT / "tests" / "fixtures" / "layouts"
ROW = re.compile(r"KERNEL\((\w+), (\w+), \w+, (\d+), (\d+), (.+), (\d+), (.+)\)$")
WIDTHS = {"float": 4, "double": 8, "float2": 8, "float4": 16}
THREADS = 256


def in_python(expression):
    return re.sub(r"(?<!/)/(?!/)", "//", expression)


def kernels():
    """Kernel → its width, the bytes of its tile, and (kind, how often, where) of its stores and loads."""
    found = {}
    for line in (SOURCES / "table.inc").read_text(encoding="utf-8").splitlines():
        row = ROW.match(line)
        if row:
            name, kind, size, stores, store, loads, load = row.groups()
            found[name] = (WIDTHS[kind], int(size), (("store", int(stores), store), ("load", int(loads), load)))
    return found


KERNELS = kernels()

HIP = ["--cuda-device-only", "--offload-arch=gfx942", "-nogpuinc", "-nogpulib", "-O3", "-S", "-x", "hip"]
COMPILERS = {
    "sm_90": (("nvcc",), ["-arch=sm_90", "-ptx"], "ptx", 32),
    "gfx942": (("clang-22", "clang"), HIP, "s", 64),
}


def served_together(target, kind, width):
    """The lanes of a wave that are served together, by group."""
    if target == "gfx942" and (kind, width) == ("load", 16):
        quarter = [[0, 1, 2, 3, 20, 21, 22, 23], [4, 5, 6, 7, 16, 17, 18, 19], [8, 9, 10, 11, 28, 29, 30, 31]]
        quarter.append([12, 13, 14, 15, 24, 25, 26, 27])
        return quarter + [[lane + 32 for lane in group] for group in quarter]
    size, wave = {4: 32, 8: 16, 16: 8}[width], COMPILERS[target][3]
    return [list(range(first, first + size)) for first in range(0, wave, size)]


def simulated(target, name, place):
    """(turns, fewest turns) of the worst request of a kernel whose bytes lie at ``place`` of the byte in the source."""
    width, _, accesses = KERNELS[name]
    worst = (0, 1)
    for kind, often, where in accesses:
        code, groups = compile(in_python(where), name, "eval"), served_together(target, kind, width)
        for k in range(often):
            for first in range(0, THREADS, COMPILERS[target][3]):
                turns = 0
                for group in groups:
                    banks = {}
                    for lane in group:
                        byte = place(eval(code, {"t": first + lane, "k": k}))
                        assert byte % width == 0
                        for word in range(byte // 4, (byte + width) // 4):
                            banks.setdefault(word % 32, set()).add(word)
                    turns += max(map(len, banks.values()))
                worst = max(worst, (turns, len(groups)), key=lambda one: one[0] / one[1])
    return worst


@cache
def compiler_for(target):
    """The command that compiles for a target, where there is one that makes code for it."""
    names, flags, *_ = COMPILERS[target]
    command = [program(*names), *flags]
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "empty.cu").touch()
        if subprocess.run([*command, "empty.cu", "-o", "empty"], cwd=folder, capture_output=True, check=False).returncode:
            pytest.skip(f"{command[0]} makes no code for {target}")
    return command


def compile_for(target, *arguments):
    subprocess.run([*compiler_for(target), *arguments], capture_output=True, check=True)


def compiled(folder, target, places, more, capsys):
    """What isaview finds in the kernels, by name, with their tiles' bytes at these places."""
    suffix = COMPILERS[target][2]
    defined = [f"-DPLACE_{name}(b)={places.get(name, '(b)')}" for name in KERNELS]
    defined += [f"-DMORE_{name}={more.get(name, 0)}" for name in KERNELS]
    made = folder / f"made.{suffix}"
    compile_for(target, *defined, "-o", str(made), str(SOURCES / "kernels.cu"))
    return {kernel["name"]: kernel for kernel in shown(made, capsys)}


def shown(path, capsys, rule="ISA305"):
    assert main(["show", str(path), "--format", "json", "--estimate", "--no-cache", "--select", rule]) in (0, 2)
    return json.loads(capsys.readouterr().out)["inputs"][0]["kernels"]


@cache
def expression(fix_text):
    """A proposal's place as C, and as a function."""
    index, element = json.loads(fix_text)
    text = re.sub(r"\bi\b", f"((b) / {element})", index)
    moved = compile(in_python(index), "fix", "eval")
    return f"(({text}) * {element} + (b) % {element})", lambda b: eval(moved, {"i": b // element}) * element + b % element


def proposals(found):
    """Kernel → its proposals for its worst finding."""
    return {name: kernel["findings"][0]["fixes"] for name, kernel in found.items() if kernel["findings"]}


PUBLISHED = {
    # CUTLASS: Swizzle<3, 4, 3> of bytes for rows of 128, <2, 4, 3> for 64; Triton: vec 8 halves, maxPhase 8
    "gemm_rows_128": (3, 4, 3),
    "gemm_rows_64": (2, 4, 3),
    "mfma16_rows_128": (3, 4, 3),
    "mfma32_rows_64": (2, 4, 3),
    "attention_keys": (3, 4, 3),
    "gemm_rows_256": (3, 4, 4),
    "transpose32": (5, 2, 5),
}


@pytest.mark.parametrize("target", COMPILERS)
def test_what_is_proposed_removes_the_conflicts_of_the_code_compiled_with_it(tmp_path, target, capsys):
    found = proposals(compiled(tmp_path, target, {}, {}, capsys))
    assert len(found) >= 20, sorted(set(KERNELS) - set(found))
    for kind in ("padding", "swizzle"):
        chosen = {name: one for name, fixes in found.items() for one in fixes if one["kind"] == kind}
        assert len(chosen) >= 15, f"{kind}: {sorted(set(found) - set(chosen))}"
        made = {name: expression(json.dumps([one["index"], one["element_bytes"]])) for name, one in chosen.items()}
        extra = {name: one["parameters"].get("pad_bytes", 0) * (KERNELS[name][1] // 16) for name, one in chosen.items()}
        again = compiled(tmp_path, target, {name: text for name, (text, _) in made.items()}, extra, capsys)
        for name, one in chosen.items():
            before, least = simulated(target, name, lambda byte: byte)
            after, fewest = simulated(target, name, made[name][1])
            assert before >= 4 * least, name
            assert after == fewest, f"{name} {kind}: {before} → {after}"
            assert again[name]["findings"] == [], f"{name} {kind}"
            assert (one["before"], one["after"]) == (before, after), name
    for name, (bits, base, shift) in PUBLISHED.items():
        mask = (1 << bits) - 1 << base
        own = next((fix for fix in found.get(name, ()) if fix["kind"] == "swizzle"), None)
        assert own is not None, name
        assert own["after"] <= simulated(target, name, lambda byte, shift=shift, mask=mask: byte ^ (byte >> shift & mask))[0]
        assert own["parameters"]["bits"] <= bits, f"{name}: a larger swizzle than the published one"
    assert all(fixes for fixes in found.values()), [name for name, fixes in found.items() if not fixes]


def only_finding(tmp_path, text, capsys, rule):
    path = tmp_path / "one.ptx"
    path.write_text(text, encoding="utf-8")
    (kernel,) = shown(path, capsys, rule)
    return kernel["findings"][0]


def test_an_access_that_cannot_be_followed_leaves_its_buffer_without_a_proposal(tmp_path, capsys):
    def proposed(text):
        return [fix["code"] for fix in only_finding(tmp_path, text, capsys, "ISA305")["fixes"]]

    assert proposed(CONFLICT)[0] == "__shared__ float tile[32][33];"
    lost = "ld.shared.u32 %r5, [%r4];\n\tadd.s32 %r6, %r2, %r5;\n\tst.shared.f32 [%r6], %f1;\n\tst.global"
    assert proposed(CONFLICT.replace("st.global", lost)) == []
    elsewhere = lost.replace("add.s32 %r6, %r2", "mov.u32 %r7, other;\n\tadd.s32 %r6, %r7")
    assert proposed(CONFLICT.replace("\t.shared", "\t.shared .b8 other[64];\n\t.shared", 1).replace("st.global", elsewhere))


def test_strided_and_narrow_accesses_are_counted_anew(tmp_path, capsys):
    (fix,) = only_finding(tmp_path, STRIDED, capsys, "ISA301")["fixes"]
    assert (fix["unit"], fix["before"], fix["after"]) == ("sectors", 32, 4)
    (fix,) = only_finding(tmp_path, NARROW, capsys, "ISA302")["fixes"]
    assert (fix["code"], fix["before"], fix["after"]) == ("float4 v = *reinterpret_cast<const float4*>(p);", 64, 16)


LOG = """ptxas info    : Compiling entry function 'spill' for 'sm_80'
ptxas info    : Function properties for spill
    0 bytes stack frame, 1136 bytes spill stores, 1432 bytes spill loads
ptxas info    : Used 32 registers, 400 bytes cmem[0]
"""


def test_spills_name_what_is_alive_beyond_the_registers_and_the_line_that_adds_it(tmp_path, capsys):
    (tmp_path / "log").write_text(LOG, encoding="utf-8")
    path = SAMPLES / "spill.nvcc.sm_80.ptx"
    arguments = ["-k", "spill", "--estimate", "--log", str(tmp_path / "log"), "--select", "ISA101", "--no-cache", "-f", "json"]
    assert main(["show", str(path), *arguments]) == 0
    (kernel,) = json.loads(capsys.readouterr().out)["inputs"][0]["kernels"]
    (finding,) = kernel["findings"]
    alive = kernel["registers"]["peak_live"]["vector"]["value"]
    assert f"; {alive - 32} registers too many are alive at line {kernel['registers']['peak']['line']}: " in finding["message"]
    assert "made by global load (most at line " in finding["message"]


HEAD = """
#ifdef __HIP__
#define __global__ __attribute__((global))
#define LANE __builtin_amdgcn_workitem_id_x()
#else
#define LANE threadIdx.x
#endif
extern "C" __global__ void k(float* __restrict__ out, const float* __restrict__ in, int n) {
    int t = LANE;
"""
APPLIED = [
    ("ISA301", "sm_90", "out[t] = in[t * 8 + 3];", "out[t] = in[t];", 32, 4),
    ("ISA301", "gfx942", "out[t] = in[t * 8 + 3];", "out[t] = in[t];", 32, 4),
    ("ISA301", "sm_90", "out[t] = in[t * 1024];", "out[t] = in[1024 + t];", 4096, 4),
    ("ISA301", "gfx942", "out[t] = in[t * 1024];", "out[t] = in[1024 + t];", 4096, 4),
    (
        "ISA302",
        "sm_90",
        "const float* p = in + 4 * t; out[t] = p[0] * p[1] + p[2] * p[3];",
        "float4 v = *reinterpret_cast<const float4*>(in + 4 * t); out[t] = v.x * v.y + v.z * v.w;",
        16,
        16,
    ),
]


def sectors(lanes, apart, width):
    return len({(lane * apart + byte) // 32 for lane in range(lanes) for byte in range(width)})


@pytest.mark.parametrize(("rule", "target", "before", "after", "apart", "then"), APPLIED)
def test_layouts_and_widths_that_are_proposed_have_their_sectors_when_compiled(
    rule, target, before, after, apart, then, tmp_path, capsys
):
    *_, suffix, lanes = COMPILERS[target]

    def found(name, body):
        source, dump = tmp_path / f"{name}.{'hip' if suffix == 's' else 'cu'}", tmp_path / f"{name}.{suffix}"
        source.write_text(f"{HEAD}{body}\n}}\n", encoding="utf-8")
        compile_for(target, str(source), "-o", str(dump))
        assert main(["show", str(dump), "-t", "256", "--select", rule, "--estimate", "-f", "json"]) == 0
        (kernel,) = json.loads(capsys.readouterr().out)["inputs"][0]["kernels"]
        return kernel["findings"], [one["sectors"]["value"] for one in kernel["accesses"] if one["kind"] == "load"]

    ((finding,), loads) = found("before", before)
    (fix,) = finding["fixes"]
    times = 4 if rule == "ISA302" else 1
    assert fix["before"] == times * sectors(lanes, apart, 4) == sum(loads)
    assert fix["after"] == sectors(lanes, then, then) < fix["before"] and finding["unfixed"] == ""
    assert found("after", after) == ([], [fix["after"]])


def test_what_nothing_is_proposed_for_says_why(tmp_path, capsys):
    unknown = CONFLICT.replace(
        "st.global", "ld.shared.u32 %r5, [%r4];\n\tadd.s32 %r6, %r2, %r5;\n\tst.shared.f32 [%r6], %f1;\n\tst.global"
    )
    finding = only_finding(tmp_path, unknown, capsys, "ISA305")
    assert finding["fixes"] == [] and finding["unfixed"].startswith("other places for its bytes are not tried: ")
