"""Kernels side by side: what is one kernel, what can be compared, and how it is shown."""

from __future__ import annotations

import csv
import io
import json
import re
from itertools import permutations
from pathlib import Path
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from isaview import cli, read, report
from isaview.base.measure import counted_measure, estimated_measure, interval, stated_measure, unavailable
from isaview.compare.pivot import judge
from isaview.reports.serial import schema
from isaview.views.cutting import display_width
from tests.conftest import SAMPLES
from tests.support.schemas import validate

STAGES = ("matmul.triton.gfx942.ll", "matmul.triton.gfx942.s", "matmul.triton.sm_90.ptx")
HEAD = ".version 8.0\n.target {target}\n.address_size 64\n"
KERNEL = ".visible .entry {name}(.param .u32 p)\n{{\n.reg .b32 %r<9>;\nld.param.u32 %r1, [p];\n{body}ret;\n}}\n"


def paths(*names: str) -> list[str]:
    return [str(SAMPLES / name) for name in names]


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = cli.main(["across", *arguments])
    out = capsys.readouterr()
    return code, out.out, out.err


def document(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    code, out, err = run(capsys, *arguments, "--no-lower", "--format", "json")
    assert code == 0, err
    found: dict[str, object] = json.loads(out)
    validate(found, schema("across"))
    return found


def rows(table: dict) -> dict[str, dict]:
    return {row["name"]: row for row in table["rows"]}


def ptx(folder: Path, name: str, target: str, **bodies: str) -> str:
    path = folder / name
    kernels = (KERNEL.format(name=kernel, body=body) for kernel, body in bodies.items())
    path.write_text(HEAD.format(target=target) + "".join(kernels), encoding="utf-8")
    return str(path)


def test_the_stages_of_one_kernel_stand_side_by_side(capsys):
    (table,) = document(capsys, *paths(*STAGES))["kernels"]
    assert [column["dialect"] for column in table["columns"]] == ["llvm", "amdgcn", "ptx"]
    assert [column["matched_by"] for column in table["columns"]] == [None, "name", "name"]
    assert len({column["label"] for column in table["columns"]}) == 3
    by_name = rows(table)
    for name, reason in (
        ("peak_live_vector", "virtual registers, before allocation"),
        ("occupancy_waves", "waves per SM of 32 lanes"),
        ("vector_registers", "what is the same in all lanes"),
        ("instructions", "PTX instructions of 32 lanes"),
        ("mix.matrix", "AMDGCN instructions of 64 lanes"),
        ("findings", "rules on AMDGCN"),
    ):
        assert not by_name[name]["comparable"] and reason in by_name[name]["because"], name
        assert by_name[name]["best"] == []
    for name in ("occupancy_percent", "threads", "loops", "bound"):
        assert by_name[name]["comparable"], name
    shared = by_name["shared_bytes"]["cells"][2]
    assert shared["value"] is None and shared["origin"] == "unavailable" and shared["because"]


def test_one_dump_on_several_gpus_is_a_column_for_each(capsys):
    (table,) = document(capsys, *paths("vector_add.nvcc.sm_80.ptx"), "-k", "vector_add_wide", "--gpu", "A100,H100,L40S")[
        "kernels"
    ]
    assert [column["label"] for column in table["columns"]] == ["A100", "H100", "L40S"]
    assert [column["gpu"] for column in table["columns"]] == ["A100", "H100", "L40S"]
    assert "computed as on H100" in table["columns"][1]["note"] and not table["columns"][0]["note"]
    assert rows(table)["occupancy_waves"]["comparable"]
    slots = [cell["value"] for cell in rows(table)["occupancy_waves"]["cells"]]
    assert slots[2] < slots[1], "an L40S holds fewer warps than an H100"
    assert len({json.dumps(cell) for cell in rows(table)["instructions"]["cells"]}) == 1


def test_each_dump_gets_the_gpus_that_could_run_it(capsys):
    (table,) = document(capsys, *paths(*STAGES), "--gpu", "H100,MI300X,gfx1100")["kernels"]
    found = [(column["dialect"], column["gpu"]) for column in table["columns"]]
    assert found == [("llvm", "MI300X"), ("llvm", "gfx1100"), ("amdgcn", "MI300X"), ("amdgcn", "gfx1100"), ("ptx", "H100")]


def test_a_dump_for_none_of_the_gpus_is_shown_for_its_own_and_says_so(capsys):
    code, out, err = run(capsys, *paths("matmul.triton.sm_80.ptx", "matmul.triton.sm_90.ptx"), "--gpu", "MI300X", "--why")
    assert code == 0 and "MI300X" not in out
    assert err.count("meant for none of the GPUs that were named") == 2


def test_what_cannot_be_told_apart_is_shown_and_in_no_table(capsys, tmp_path):
    one = ptx(tmp_path, "one.ptx", "sm_80", _Z1kPf="add.u32 %r2, %r1, 1;\n", _Z1kPi="add.u32 %r2, %r1, 2;\n")
    two = ptx(tmp_path, "two.ptx", "sm_90", _Z1kPd="add.u32 %r2, %r1, 3;\n", _Z1kPc="add.u32 %r2, %r1, 4;\n")
    code, out, err = run(capsys, one, two, "--format", "json")
    found = json.loads(out)
    validate(found, schema("across"))
    assert code == 2 and found["kernels"] == [] and len(found["ambiguous"]) == 1
    assert sorted(kernel["name"] for kernel in found["ambiguous"][0]["kernels"]) == ["_Z1kPc", "_Z1kPd", "_Z1kPf", "_Z1kPi"]
    assert "cannot be distinguished" in err
    code, out, _ = run(capsys, one, two)
    assert "k is ambiguous" in out


def test_a_kernel_that_some_dumps_lack_says_which(capsys, tmp_path):
    body = "add.u32 %r2, %r1, 1;\n"
    one = ptx(tmp_path, "one.ptx", "sm_80", both=body, alone=body)
    two = ptx(tmp_path, "two.ptx", "sm_90", both=body)
    tables = {table["name"]: table for table in document(capsys, one, two)["kernels"]}
    assert tables["both"]["missing"] == [] and len(tables["both"]["columns"]) == 2
    assert tables["alone"]["missing"] == [two] and len(tables["alone"]["columns"]) == 1


def test_modules_of_one_file_are_columns(capsys, tmp_path):
    path = tmp_path / "both.ptx"
    one = Path(ptx(tmp_path, "one.ptx", "sm_80", k="")).read_text(encoding="utf-8")
    two = Path(ptx(tmp_path, "two.ptx", "sm_90", k="")).read_text(encoding="utf-8")
    path.write_text(one + two, encoding="utf-8")
    (table,) = document(capsys, str(path))["kernels"]
    assert [column["target"] for column in table["columns"]] == ["sm_80", "sm_90"]


NO_ANSWER = [
    ([], "nothing to compare with"),
    (["--gpu", "H1000"], "no GPU is called 'H1000'"),
    (["--kernel", "nothing*"], "no kernel matches 'nothing*'"),
    (["--format", "sarif"], "across has no format 'sarif'"),
    (["/nowhere/at/all.ptx"], "all.ptx"),
]


@pytest.mark.parametrize(("arguments", "message"), NO_ANSWER, ids=[row[1] for row in NO_ANSWER])
def test_without_a_trustworthy_answer_the_exit_code_is_2(capsys, arguments, message):
    code, _, err = run(capsys, *paths("vector_add.nvcc.sm_80.ptx"), *arguments)
    assert code == 2 and message in err


@pytest.mark.parametrize("width", [60, 80, 120, 200])
def test_no_line_is_wider_than_the_page_and_no_column_is_lost(capsys, monkeypatch, width):
    monkeypatch.setenv("COLUMNS", str(width))
    gpus = "V100,T4,A100,H100,B200,L4,L40S,RTX 4090,RTX 5090"
    code, out, _ = run(capsys, *paths("softmax.nvcc-lineinfo.sm_90.ptx"), "-k", "softmax<128>", "--gpu", gpus)
    assert code == 0
    assert max(map(display_width, out.splitlines())) <= width
    heads = [line for line in out.splitlines() if line.startswith(" " * 20)]
    shown = " ".join(heads)
    assert all(gpu in shown for gpu in gpus.split(","))


def test_notes_lead_to_reasons(capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "100")
    _, out, _ = run(capsys, *paths(*STAGES), "--no-lower", "--details")
    lines = out.splitlines()
    (row,) = [line for line in lines if line.lstrip().startswith("peak live registers")]
    mark = row[row.index("[") : row.index("]") + 1]
    assert row.endswith("not compared")
    reason = next(place for place, line in enumerate(lines) if line.strip().startswith(f"{mark} "))
    assert "virtual registers, before allocation" in " ".join(line.strip() for line in lines[reason : reason + 3])


def test_what_differs_comes_first_and_the_rest_is_asked_for(capsys):
    _, short, _ = run(capsys, *paths(*STAGES), "--no-lower")
    _, whole, _ = run(capsys, *paths(*STAGES), "--no-lower", "--details")
    titles = [{line[4:22].strip() for line in out.splitlines() if line.startswith("    ")} for out in (short, whole)]
    assert {"occupancy %", "bound"} <= titles[0] < titles[1] and "peak live registers" not in titles[0]
    assert re.search(r"^  more +\d+ figures .*--details$", short, re.MULTILINE) and "  more  " not in whole


def test_csv_has_a_row_for_each_cell(capsys):
    code, out, _ = run(capsys, *paths(*STAGES), "--no-lower", "--format", "csv")
    found = list(csv.DictReader(io.StringIO(out)))
    assert code == 0
    registers = [row for row in found if row["figure"] == "vector_registers"]
    assert [row["dialect"] for row in registers] == ["llvm", "amdgcn", "ptx"]
    assert registers[1]["value"] == "130" and registers[1]["origin"] == "stated"
    shared = [row for row in found if row["figure"] == "shared_bytes"]
    assert shared[2]["value"] == "" and shared[2]["origin"] == "unavailable"


@pytest.mark.parametrize(("suffix", "sign"), [("md", "| registers | "), ("html", "<td class"), ("txt", "matmul")])
def test_the_suffix_chooses_the_format(capsys, tmp_path, suffix, sign):
    target = tmp_path / f"table.{suffix}"
    code, out, _ = run(capsys, *paths(*STAGES), "--no-lower", "-o", str(target))
    assert code == 0 and out == "" and sign in target.read_text(encoding="utf-8")


def test_hostile_names_stay_text(capsys, tmp_path):
    text = 'target triple = "nvptx64-nvidia-cuda"\ndefine ptx_kernel void @"{}"() {{\n  ret void\n}}\n'
    hostile = "<script>|`x`](http://e)"
    path = tmp_path / "k.ll"
    path.write_text(text.format(hostile), encoding="utf-8")
    _, page, _ = run(capsys, str(path), "--gpu", "A100,H100", "--no-lower", "--format", "html")
    assert hostile not in page and "&lt;script&gt;|`x`](http://e)" in page
    _, text, _ = run(capsys, str(path), "--gpu", "A100,H100", "--no-lower", "--format", "markdown")
    assert "](http" not in text.replace("`` <script>\\|`x`](http://e) ``", "")


MEASURES = st.one_of(
    st.integers(0, 40).map(lambda value: counted_measure(value, "registers", "seen")),
    st.integers(0, 40).map(lambda value: stated_measure(value, "registers", "said")),
    st.tuples(st.integers(0, 40), st.integers(0, 9), st.integers(0, 9)).map(
        lambda drawn: estimated_measure(drawn[0], drawn[0] - drawn[1], drawn[0] + drawn[2], "registers", "model")
    ),
    st.just(unavailable("registers", "nobody knows")),
)


def judged_cells(cells, worse="more"):
    because, best = judge(tuple(cells), [str(place) for place in range(len(cells))], [""] * len(cells), worse)
    return SimpleNamespace(comparable=not because, because=because, best=best)


@given(st.lists(MEASURES, min_size=2, max_size=4), st.sampled_from(["more", "less"]))
def test_the_best_is_never_certainly_worse_than_another(cells, worse):
    found = judged_cells(cells, worse)
    known = [place for place, cell in enumerate(cells) if cell.is_known]
    assert set(found.best) <= set(known) and len(found.best) < max(len(known), 1)
    for best in found.best:
        low, high = interval(cells[best])
        for other in known:
            least, most = interval(cells[other])
            assert not (most < low if worse == "more" else least > high)
    if not found.comparable:
        assert found.because and not found.best


@given(st.lists(MEASURES, min_size=2, max_size=3))
def test_the_order_of_columns_does_not_matter(cells):
    seen = set()
    for order in permutations(range(len(cells))):
        found = judged_cells([cells[place] for place in order])
        seen.add((found.comparable, frozenset(order[place] for place in found.best)))
    assert len(seen) == 1


ESTIMATES = [
    (estimated_measure(40, 36, 44, "registers", "m"), stated_measure(42, "registers", "s"), False, ()),
    (estimated_measure(40, 36, 44, "registers", "m"), stated_measure(50, "registers", "s"), True, (0,)),
    (estimated_measure(40, 36, 44, "registers", "m"), estimated_measure(42, 38, 46, "registers", "m"), True, ()),
    (stated_measure(40, "registers", "s"), counted_measure(40, "registers", "s"), True, ()),
    (stated_measure(40, "registers", "s"), unavailable("registers", "why"), False, ()),
]


@pytest.mark.parametrize(("one", "other", "comparable", "best"), ESTIMATES)
def test_an_estimate_is_compared_as_far_as_its_interval_decides(one, other, comparable, best):
    found = judged_cells([one, other])
    assert (found.comparable, found.best) == (comparable, best)


def test_many_kernels_are_a_row_each_until_they_are_asked_for(capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    arguments = (*paths("attention.nvcc.sm_120.ptx", "layer_norm.nvcc.sm_120.ptx"), "--gpu", "B200,RTX 5090,H200")
    code, out, _ = run(capsys, *arguments)
    assert code == 0 and "column 1" not in out and "--kernel NAME shows one of them in full" in out
    assert max(map(display_width, out.splitlines())) <= 80
    assert out.count("layer_norm<float>") == 2, "a block more for the GPU that does not fit beside the others"
    _, whole, _ = run(capsys, *arguments, "--details")
    assert whole.count("column 1") == 6
    _, one, _ = run(capsys, *arguments, "--kernel", "layer_norm<float>")
    assert one.count("column 1") == 1


PORTABLE = """define spir_kernel void @scale(ptr addrspace(1) %p, float %x) {
  %v = load float, ptr addrspace(1) %p
  %y = fmul float %v, %x
  store float %y, ptr addrspace(1) %p
  ret void
}
"""


def test_the_stages_of_llvm_ir_are_columns_behind_it(capsys, tmp_path, monkeypatch):
    monkeypatch.setattr("isaview.base.store.folder", lambda: tmp_path / "cache")
    path = tmp_path / "k.ll"
    path.write_text(PORTABLE, encoding="utf-8")
    code, out, err = run(capsys, str(path), "--gpu", "gfx942,H100", "--stages", "--format", "json")
    assert code == 0, err
    (table,) = json.loads(out)["kernels"]
    found = [(column["dialect"], column["gpu"]) for column in table["columns"]]
    assert found == [("llvm", "gfx942"), ("llvm", "H100"), ("amdgcn", "gfx942"), ("ptx", "H100")]
    assert {column["matched_by"] for column in table["columns"][2:]} <= {"identity", "name"}
    registers = rows(table)["vector_registers"]["cells"]
    assert registers[0]["value"] == registers[2]["value"], "the IR's registers are those of its lowering"


def test_a_stage_that_cannot_be_made_is_a_reason(capsys, tmp_path):
    path = tmp_path / "k.ll"
    path.write_text(PORTABLE.replace("%v, %x", "%v, %nothing"), encoding="utf-8")
    code, out, err = run(capsys, str(path), "--gpu", "gfx942,gfx90a", "--stages", "--format", "json")
    assert code == 2 and "not lowered: line 3" in err
    assert [column["gpu"] for column in json.loads(out)["kernels"][0]["columns"]] == ["gfx942", "gfx90a"]


def test_what_is_assumed_is_told_once_or_by_column(capsys):
    kernel = (*paths("matmul.nvcc.sm_80.ptx"), "--kernel", "matmul_plain", "--gpu", "H200,B200")
    (table,) = document(capsys, *kernel, "--assume", "n=64,threads=16x16,grid=132", "--peak", "memory=1e12")["kernels"]
    first, second = (column["assumptions"] for column in table["columns"])
    assert first["n"].startswith("64 iterations") and first["threads"] == "256 of a group" and first["grid"] == "132 groups"
    assert first["peaks"] == second["peaks"] == "memory 1e+12 a second, as given"
    assert "figures" not in first and "B200" in second["figures"]
    code, out, _ = run(capsys, *kernel, "--assume", "n=64", "--details")
    assert code == 0
    told = out[out.index("  assumed ") :]
    assert told.count("n: 64 iterations") == 1 and told.count("of B200 are estimates") == 1


def test_an_assumption_moves_the_verdict_as_it_does_for_bound(capsys):
    kernel = (*paths("matmul.nvcc.sm_80.ptx"), "--kernel", "matmul_plain", "--gpu", "H200,A100")
    (before,) = document(capsys, *kernel)["kernels"]
    (after,) = document(capsys, *kernel, "--peak", "memory=1e9")["kernels"]
    assert rows(before)["bound"]["cells"] == ["shared", "shared"]
    assert rows(after)["bound"]["cells"] == ["memory", "memory"]
    assert rows(after)["bound_by"]["cells"] == ["dram", "dram"]


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (["--assume", "m=3"], "what can be assumed is n, inner, threads, grid, width, not 'm'"),
        (["--assume", "n=x"], "n is a number, not 'x'"),
        (["--assume", "n"], "say NAME=VALUE, not 'n'"),
        (["--assume", "n=4x4"], "n is a number, not '4x4'"),
        (["--peak", "memory=-1"], "the peak memory is a rate a second, not '-1'"),
        (["--peak", "speed=1e12"], "a peak is memory, l2, fp64, fp32, fp16, int32, matrix_"),
    ],
)
def test_assumptions_that_make_no_sense_are_refused_as_by_bound(options, reason, capsys):
    sample = str(SAMPLES / "matmul.nvcc.sm_80.ptx")
    told = []
    for command in ("across", "bound"):
        assert cli.main([command, sample, "--gpu", "H200,A100", *options]) == 2
        told.append(capsys.readouterr().err)
    assert told[0] == told[1] and reason in told[0]


def test_threads_are_said_once(capsys):
    code, _, err = run(
        capsys, *paths("matmul.nvcc.sm_80.ptx"), "--gpu", "H200,A100", "--threads", "128", "--assume", "threads=256"
    )
    assert code == 2 and "the threads are given twice" in err


def test_a_gpu_that_no_dump_is_meant_for_is_told(capsys):
    code, out, err = run(capsys, *paths("matmul.nvcc.sm_80.ptx"), "--kernel", "matmul_plain", "--gpu", "H200,MI300X,A100")
    assert code == 0 and "no column for MI300X: none of the dumps is meant for it" in err
    assert out.count("\n  fix ") == out.count("keep operands in registers") == 1, "the same of all columns is told once"
    both = paths("matmul.triton.gfx942.s", "matmul.triton.sm_90.ptx")
    assert "no column" not in run(capsys, *both, "--gpu", "MI300X,H100")[2]


TILE = "ld.param.u64 %rd1, [k_param_0]; {loads} {adds} st.global.f32 [%rd1], %f1; bar.sync 0; ret;"


def tile(count):
    loads = " ".join(f"ld.global.f32 %f{place}, [%rd1+{4 * place}];" for place in range(count))
    adds = " ".join(f"fma.rn.f32 %f1, %f{place}, %f{place}, %f1;" for place in range(count))
    return TILES.format(body=TILE.format(loads=loads, adds=adds))


TILES = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 k_param_0)
.reqntid 128, 1, 1
{{ .reg .f32 %f<200>; .reg .b64 %rd<2>; {body} }}
"""


@pytest.mark.parametrize(
    ("threads", "sizes", "has_best"), [(128, (8, 120), False), (64, (120, 120), False), (128, (120, 120), True)]
)
def test_what_a_group_takes_has_no_best_where_groups_do_other_work(capsys, tmp_path, threads, sizes, has_best):
    files = []
    for place, count in enumerate(sizes):
        path = tmp_path / f"{place}.ptx"
        text = tile(count) if place else tile(count).replace("128", str(threads))
        waste = " ".join(f"mov.b32 %f{number}, 0f00000000;" for number in range(130, 180))
        used = " ".join(f"st.shared.f32 [%rd1], %f{number};" for number in range(130, 180))
        path.write_text(text.replace("ld.param", f"{waste} ld.param").replace("bar.sync 0;", used) if place else text)
        files.append(str(path))
    (table,) = document(capsys, *files)["kernels"]
    found = {name: row["best"] for name, row in rows(table).items()}
    assert bool(found["peak_live_vector"]) == has_best or bool(found["vector_registers"]) == has_best
    if not has_best:
        assert not any(row["best"] for row in rows(table).values() if row["group"] in ("occupancy", "registers", "memory"))


def matrix_ir(body):
    return f"""target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %p, i32 %a) {{
  %v = load float, ptr addrspace(1) %p, align 4
  %w = fmul float %v, %v
{body}
  store float %w, ptr addrspace(1) %p, align 4
  ret void
}}
"""


PRODUCT = '  %r{} = tail call {{ float, float, float, float }} asm sideeffect "{}", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"'
PRODUCT += "(i32 %a, i32 %a, i32 %a, i32 %a, i32 %a, i32 %a, float 0.0, float 0.0, float 0.0, float 0.0)"
MMA = "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};"


def work_of(text):
    (kernel,) = report(read(text), gpus=["A100"]).kernels
    return kernel.results["work"].kernel.flops, kernel.results["bound"].intensity


def test_matrix_instructions_in_inline_assembly_of_llvm_ir_are_counted():
    flops, intensity = work_of(matrix_ir(PRODUCT.format(0, MMA)))
    assert flops.value == 32 + 2 * 16 * 8 * 16
    assert intensity.value > 10 * work_of(matrix_ir(""))[1].value
    for unknown in (PRODUCT.format(0, MMA + MMA), PRODUCT.format(0, MMA.replace("m16n8k16", "m16n8k17x"))):
        flops, intensity = work_of(matrix_ir(unknown))
        assert not flops.is_known and not intensity.is_known and intensity.because, unknown
