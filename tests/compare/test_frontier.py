"""The frontier of occupancy and spills: equal to ptxas's own answer at each step, and what a text is given for a step."""

import json
import re
import subprocess

import pytest

from isaview.cli import main
from isaview.compare.frontier import with_bound, with_waves
from isaview.reports.serial import schema
from tests.conftest import SAMPLES
from tests.support.schemas import validate
from tests.support.tools import assembled, newest_ptxas, of_cuda, of_llvm

HEAD = ".version 8.0\n.target sm_80\n.visible .entry k2(.param .u64 a)\n{\n\tret;\n}\n.visible .entry k(.param .u64 a)"
BOUNDS = [
    ("", 256, ".minnctapersm 2", ".maxntid 256 .minnctapersm 2"),
    ("\n.maxntid 128, 1, 1\n.minnctapersm 4\n", 128, ".minnctapersm 2", ".maxntid 128, 1, 1 .minnctapersm 2"),
    ("\n.reqntid 128\n.maxnreg 40\n", 128, ".minnctapersm 2", ".reqntid 128 .minnctapersm 2"),
    ("", None, ".maxnreg 64", ".maxnreg 64"),
]


@pytest.mark.parametrize(("stated", "threads", "directive", "expected"), BOUNDS)
def test_an_entry_is_given_a_bound_in_place_of_its_own(stated, threads, directive, expected):
    text = with_bound(f"{HEAD}{stated}{{\n\tret;\n}}\n", "k", threads, directive)
    head = text.partition(".entry k(")[2].partition("{")[0]
    assert " ".join(head.partition(")")[2].split()) == expected
    assert text.count("ret;") == 2 and ".entry k2(.param .u64 a)\n{" in text


def test_a_text_without_the_entry_is_given_nothing():
    assert with_bound(HEAD + ";", "other", 256, ".maxnreg 64") is None


def frontier(capsys, *arguments):
    assert main(["frontier", *map(str, arguments), "-f", "json"]) == 0
    document = json.loads(capsys.readouterr().out)
    validate(document, schema("frontier"))
    return document["points"]


ASKED = [
    ("spill.nvcc.sm_80.ptx", "spill", ()),
    ("matmul.nvcc.sm_80.ptx", "matmul_wmma", ()),
    ("matmul.nvcc.sm_80.ptx", "matmul_plain", ("-t", "256")),
    ("softmax.nvcc-lineinfo.sm_90.ptx", "_Z7softmaxILi1024EEvPKfPfi", ()),
    ("layer_norm.nvcc.sm_120.ptx", "_Z10layer_normIfEvPKT_S2_S2_PS0_if", ()),
    ("reduce.nvcc.sm_90.ptx", "dot", ("-t", "512")),
]


@pytest.mark.parametrize(("name", "kernel", "options"), ASKED, ids=[f"{name} {kernel}" for name, kernel, _ in ASKED])
def test_each_step_is_what_ptxas_says_of_that_bound(name, kernel, options, capsys, tmp_path):
    newest_ptxas()
    source = (SAMPLES / name).read_text()
    found = frontier(capsys, SAMPLES / name, "-k", kernel, *options)
    assert found and any(point["best"] for point in found)
    for point in found:
        bounds = re.fullmatch(r"__launch_bounds__\((\d+), (\d+)\)", point["asks"])
        threads = int(bounds[1]) if bounds else None
        text = with_bound(source, kernel, threads, f".minnctapersm {bounds[2]}" if bounds else f".maxnreg {point['cap']}")
        said = assembled(text, re.search(r"\.target (\w+)", text)[1], tmp_path).said
        own = said.partition(f"Compiling entry function '{kernel}'")[2]
        numbers = re.search(r"(\d+) bytes spill stores, (\d+) bytes spill loads\n[^\n]*Used (\d+) registers", own).groups()
        assert [point[part]["value"] for part in ("stores", "loads", "registers")] == list(map(int, numbers)), point["asks"]


def test_a_kernel_that_was_tuned_is_told_the_setting_of_its_launch(capsys, tmp_path):
    newest_ptxas()
    text = (SAMPLES / "spill.nvcc.sm_80.ptx").read_text()
    (tmp_path / "spill.ptx").write_text(text)
    (tmp_path / "spill.json").write_text(json.dumps({"name": "spill", "num_warps": 4, "warp_size": 32, "shared": 0}))
    found = frontier(capsys, tmp_path / "spill.ptx", "-k", "spill", "-t", "128")
    assert len(found) > 1
    for point in found:
        assert point["asks"] == f"maxnreg={point['cap']}"
        said = assembled(with_bound(text, "spill", 128, f".maxnreg {point['cap']}"), "sm_80", tmp_path).said
        own = said.partition("Compiling entry function 'spill'")[2]
        assert int(re.search(r"Used (\d+) registers", own)[1]) == point["registers"]["value"]


SOURCE = """
#define __global__ __attribute__((global))
extern "C" __global__ __attribute__((amdgpu_flat_work_group_size(256, 256))) BOUND void k(float* out, const float* in, int n) {
    float sums[COUNT];
    int t = __builtin_amdgcn_workitem_id_x();
    for (int i = 0; i < COUNT; i++) sums[i] = in[t + i * 256];
    for (int j = 0; j < n; j++) {
        float x = in[j * 256 + t];
        for (int i = 0; i < COUNT; i++) sums[i] = sums[i] * x + sums[(i + 1) % COUNT];
    }
    for (int i = 0; i < COUNT; i++) out[t + i * 256] = sums[i];
}
"""


@pytest.mark.parametrize(("target", "count"), [("gfx1030", 110), ("gfx1030", 180), ("gfx90a", 120), ("gfx942", 200)])
def test_each_step_is_what_clang_makes_of_that_attribute(target, count, capsys, tmp_path):
    """The LLVM that lowers is 22's: no other one is compared with."""
    clang = of_llvm("clang", 22)
    (tmp_path / "k.hip").write_text(SOURCE)
    flags = ["-x", "hip", "--cuda-device-only", f"--offload-arch={target}", "-nogpuinc", "-nogpulib", "-O3", f"-DCOUNT={count}"]

    def compiled(*more, name):
        command = [clang, *flags, *more, "-S", str(tmp_path / "k.hip"), "-o", str(tmp_path / name)]
        subprocess.run(command, check=True, capture_output=True)
        return (tmp_path / name).read_text()

    compiled("-DBOUND=", "-emit-llvm", name="k.ll")
    found = frontier(capsys, tmp_path / "k.ll", "-k", "k")
    assert len(found) >= 2 and any(point["best"] for point in found)
    for point in found:
        text = compiled(f"-DBOUND={point['asks']}", name="k.s")
        registers = int(re.search(r"; (?:NumVGPRsForWavesPerEU|TotalNumVgprs): (\d+)", text)[1])
        moved = [sum(map(int, re.findall(rf"; (\d+)-byte Folded {kind}", text))) for kind in ("Spill", "Reload")]
        assert [point[part]["value"] for part in ("registers", "stores", "loads")] == [registers, *moved], point["asks"]


def test_a_function_is_given_an_attribute_in_place_of_its_own():
    text = "define amdgpu_kernel void @k(ptr byref(i8) %a, i32 %b) local_unnamed_addr #0 {\n}\n"
    text += 'attributes #0 = { "amdgpu-waves-per-eu"="2,4" nounwind }\n'
    given = with_waves(text, "k", 5)
    assert '%b) local_unnamed_addr "amdgpu-waves-per-eu"="5" #0 {' in given and '"2,4"' not in given
    assert with_waves(text, "b", 5) is None


def test_steps_are_drawn(capsys, tmp_path):
    newest_ptxas()
    picture = tmp_path / "k.svg"
    assert main(["frontier", str(SAMPLES / "spill.nvcc.sm_80.ptx"), "-k", "spill", "-o", str(picture)]) == 0
    text = picture.read_text()
    assert text.startswith("<svg") and "__launch_bounds__" in text and "<script" not in text


@pytest.mark.parametrize("form", ["terminal", "json", "svg"])
def test_without_a_ptxas_no_step_has_an_answer_and_each_form_says_what_to_install(form, capsys, monkeypatch, tmp_path):
    monkeypatch.setattr("isaview.tools.ptxas.ptxas_paths", lambda: ())
    output = {"terminal": [], "json": ["-f", "json"], "svg": ["-o", str(tmp_path / "k.svg")]}[form]
    assert main(["frontier", str(SAMPLES / "spill.nvcc.sm_80.ptx"), "-k", "spill", *output]) == 2
    said = capsys.readouterr()
    advice = "no ptxas on this machine; `pip install isaview[nvidia]` brings one"
    if form == "json":
        assert {(point["failed"], point["registers"]) for point in json.loads(said.out)["points"]} == {(advice, None)}
    else:
        assert advice in (said.err if form == "svg" else said.out)


def test_steps_of_machine_code_count_what_is_alive_beyond_them(capsys):
    found = frontier(capsys, SAMPLES / "spill.clang.gfx1030.s", "-k", "spill", "-g", "gfx1030")
    live = found[0]["cap"] + found[0]["over"]
    assert [point["over"] for point in found] == [max(live - point["cap"], 0) for point in found]
    (best,) = [point for point in found if point["best"] and not point["over"]]
    assert all(point["waves"] <= best["waves"] for point in found if not point["over"])


REFUSED = [
    (["host.rustc.x86-64.ll", "-g", "A100"], "there is no kernel"),
    (["reduce.nvcc.sm_90.ptx"], "4 kernels: they are"),
    (["reduce.nvcc.sm_90.ptx", "-k", "nothing"], "no kernel matches"),
    (["spill.clang.gfx1030.s", "-k", "spill", "-g", "gfx1030", "--shared", "96KiB"], "launch on gfx1030: LDS 96 KiB > 64 KiB"),
]


@pytest.mark.parametrize(("arguments", "words"), REFUSED)
def test_what_has_no_frontier_is_refused(arguments, words, capsys):
    name, *options = arguments
    assert main(["frontier", str(SAMPLES / name), *options]) == 2
    assert words in capsys.readouterr().err


def test_what_to_write_is_there_on_a_narrow_page(capsys, monkeypatch):
    newest_ptxas(), of_cuda("nvdisasm")
    monkeypatch.setenv("COLUMNS", "80")
    assert main(["frontier", str(SAMPLES / "spill.nvcc.sm_80.ptx"), "-k", "spill"]) == 0
    lines = capsys.readouterr().out.splitlines()
    steps = [place for place, line in enumerate(lines) if re.match(r" +[\d.]+ ", line)]
    assert steps and all(re.search(r"__launch_bounds__\(\d+, \d\)$", " ".join(lines[place : place + 2])) for place in steps)
    assert all(len(line) <= 80 and (place not in steps or "bandwidth" in line) for place, line in enumerate(lines))


def accumulating(count: int) -> str:
    """PTX of a loop that keeps so many sums in registers."""
    sums = range(count)
    lines = [
        ".version 8.0\n.target sm_80\n.address_size 64",
        ".visible .entry k(.param .u64 out, .param .u64 in, .param .u32 n)\n.maxntid 256\n{",
        f".reg .f32 %f<{count + 1}>;\n.reg .b64 %rd<6>;\n.reg .b32 %r<3>;\n.reg .pred %p<2>;",
        "ld.param.u64 %rd1, [out];\nld.param.u64 %rd2, [in];\nld.param.u32 %r1, [n];\nmov.u32 %r2, %tid.x;",
        "mul.wide.u32 %rd3, %r2, 4;\nadd.s64 %rd4, %rd1, %rd3;\nadd.s64 %rd5, %rd2, %rd3;",
        *(f"ld.global.f32 %f{one}, [%rd4+{4096 * one}];" for one in sums),
        f"LOOP:\nld.global.f32 %f{count}, [%rd5];",
        *(f"fma.rn.f32 %f{one}, %f{one}, %f{count}, %f{(one + 1) % count};" for one in sums),
        "add.s64 %rd5, %rd5, 4096;\nadd.s32 %r1, %r1, -1;\nsetp.ne.s32 %p1, %r1, 0;\n@%p1 bra LOOP;",
        *(f"st.global.f32 [%rd4+{4096 * one}], %f{one};" for one in sums),
        "ret;\n}\n",
    ]
    return "\n".join(lines)


def verdicts(points):
    return [(point["bound"]["verdict"], point["bound"]["level"] or point["bound"]["pipe"]) for point in points]


def test_what_ptxas_spills_at_a_step_is_its_bound(capsys, tmp_path):
    """At 64 warps the sums are spilled in the loop and the L2 is the limit; where they fit, arithmetic is."""
    newest_ptxas(), of_cuda("nvdisasm")
    (tmp_path / "k.ptx").write_text(accumulating(100))
    points = frontier(capsys, tmp_path / "k.ptx")
    first, *_, last = points
    assert first["stores"]["value"] and not last["stores"]["value"]
    assert verdicts([first, last]) == [("memory", "l2"), ("compute", "fp32")]
    times = [point["bound"]["time"]["value"] for point in points]
    assert times == sorted(times, reverse=True) and times[0] > 4 and times[-1] == 1 and last["bound"]["close"]
    assert {point["bound"]["stage"] for point in points} == {"SASS"}


def test_each_step_has_the_bound_of_what_was_made_for_it(capsys, tmp_path):
    newest_ptxas(), of_cuda("nvdisasm")
    text = accumulating(100)
    (tmp_path / "k.ptx").write_text(text)
    for point in frontier(capsys, tmp_path / "k.ptx"):
        groups = re.search(r", (\d+)\)", point["asks"])[1]
        step = assembled(with_bound(text, "k", 256, f".minnctapersm {groups}"), "sm_80", tmp_path, "-lineinfo").path
        assert main(["bound", str(step), "-f", "json"]) == 0
        (own,) = json.loads(capsys.readouterr().out)
        step.unlink()
        assert verdicts([point]) == [(own["bound"]["verdict"], own["bound"]["level"] or own["bound"]["pipe"])], point["asks"]


def test_spills_that_no_listing_places_make_a_time_a_lower_bound(capsys, tmp_path, monkeypatch):
    newest_ptxas()
    monkeypatch.setattr("isaview.compare.step_bounds.with_stages", lambda modules, *_: (modules, []))
    (tmp_path / "k.ptx").write_text(accumulating(100))
    first, *_, last = frontier(capsys, tmp_path / "k.ptx")
    assert any("spilled, where is not known" in reason for reason in first["bound"]["reasons"])
    assert "without its spills" in first["bound"]["time"]["because"] and not first["bound"]["close"]
    assert last["bound"]["time"]["value"] == 1


def test_the_bound_of_a_lowered_step_is_that_of_its_text(capsys, tmp_path):
    clang = of_llvm("clang", 22)
    (tmp_path / "k.hip").write_text(SOURCE)
    flags = ["-x", "hip", "--cuda-device-only", "--offload-arch=gfx90a", "-nogpuinc", "-nogpulib", "-O3", "-DCOUNT=110"]

    def compiled(*more, name):
        command = [clang, *flags, *more, "-S", str(tmp_path / "k.hip"), "-o", str(tmp_path / name)]
        subprocess.run(command, check=True, capture_output=True)
        return tmp_path / name

    points = frontier(capsys, compiled("-DBOUND=", "-emit-llvm", name="k.ll"), "-k", "k")
    for point in points:
        text = compiled(f"-DBOUND={point['asks']}", name="k.s")
        assert main(["bound", str(text), "-f", "json"]) == 0
        (own,) = json.loads(capsys.readouterr().out)
        assert verdicts([point]) == [(own["bound"]["verdict"], own["bound"]["level"] or own["bound"]["pipe"])], point["asks"]
    assert verdicts(points)[0] == ("memory", "l2") and verdicts(points)[-1] == ("compute", "fp32")


def test_machine_code_has_a_bound_where_its_registers_fit(capsys):
    """Below that what a compiler would spill is not known, and no time is given."""
    points = frontier(capsys, SAMPLES / "spill.clang.gfx1030.s", "-k", "spill", "-g", "gfx1100")
    assert {bool(point["over"]) for point in points} == {True, False}
    for point in points:
        assert (point["bound"]["verdict"] == "unknown") == bool(point["over"])
        assert (point["bound"]["time"]["value"] is None) == bool(point["over"])


BY_WAVES = [
    ("matmul.clang.gfx942.s", "matmul_plain", "MI300X", ("shared", "latency")),
    ("reduce.cuobjdump.sm_80.sass", "sum", "A100", ("memory", "latency")),
]


@pytest.mark.parametrize(("name", "kernel", "gpu", "expected"), BY_WAVES)
def test_with_few_waves_latency_is_the_limit(name, kernel, gpu, expected, capsys):
    """The bound of a step is that of the text with its waves: at the kernel's own waves it is what `bound` says."""
    points = frontier(capsys, SAMPLES / name, "-k", kernel, "-g", gpu)
    assert (verdicts(points)[0][0], verdicts(points)[-1][0]) == expected
    assert main(["bound", str(SAMPLES / name), "-k", kernel, "-g", gpu, "-f", "json"]) == 0
    (own,) = json.loads(capsys.readouterr().out)
    assert main(["show", str(SAMPLES / name), "-k", kernel, "-g", gpu, "-f", "json"]) == 0
    (shown,) = [one for module in json.loads(capsys.readouterr().out)["inputs"] for one in module["kernels"]]
    (there,) = [point for point in points if point["waves"] == shown["occupancy"]["waves"]["value"]]
    assert there["bound"]["verdict"] == own["bound"]["verdict"] and there["bound"]["reasons"] == own["bound"]["reasons"]


def test_several_kernels_have_a_table_each(capsys):
    newest_ptxas()
    sample = str(SAMPLES / "reduce.nvcc.sm_90.ptx")
    assert main(["frontier", sample, "-k", "dot", "-k", "largest", "-t", "256"]) == 0
    text = capsys.readouterr().out
    assert text.startswith("2 kernels on ") and "dot, 256 threads" in text and "largest, 256 threads" in text
    assert main(["frontier", sample, "-k", "dot", "-k", "largest", "-t", "256", "-f", "json"]) == 0
    documents = json.loads(capsys.readouterr().out)
    assert [one["kernel"] for one in documents] == ["dot", "largest"]
    for one in documents:
        validate(one, schema("frontier"))
