"""The pressure listing, the ranges behind its peak, pictures, and the two commands as a user calls them."""

import json
import re
import xml.etree.ElementTree as ElementTree
from itertools import combinations

import pytest
from msgspec.structs import replace

import isaview
from isaview.analysis.private_accesses import spills_of
from isaview.base.figures import Curve, Mark
from isaview.base.text import common_folder
from isaview.cli import main
from isaview.flow.liveness import liveness_of
from isaview.flow.ranges import ranges_at
from isaview.reports.listing import curve, listing, words_of
from isaview.reports.offsets import Steps
from isaview.views.format import Canvas
from isaview.views.pictures import draw_text, svg, text_width
from isaview.views.pressure import document, render
from tests.conftest import ROOT
from tests.support.toy import kernel

SAMPLES = ROOT / "samples"
MATMUL = str(SAMPLES / "matmul.triton.gfx942.s")
LOOP = """
    a r1 <-
    b r2 <-
    L0:
    c r3 <- r1
    d r2 <- r2 r3
    e <- r2 ; branch L0
    f <- r2
"""


def test_ranges_follow_the_control_flow():
    subject = kernel(LOOP)
    most, index = liveness_of(subject).peak("vector")
    assert most == 3
    found = {one.register.name: one for one in ranges_at(subject, index)}
    assert found["r1"].defined == (0,)
    assert found["r2"].defined == (1, 3), "made before the loop and by the loop itself"
    assert found["r3"].defined == (2,)
    assert found["r1"].last_use == 2 and found["r3"].last_use == 3


@pytest.mark.parametrize("name", ["matmul.triton.gfx942.s", "softmax.nvcc-lineinfo.sm_90.ptx", "reduce.clang-debug.gfx1201.ll"])
def test_the_ranges_at_the_peak_are_as_many_as_the_pressure(name):
    for module in isaview.read(SAMPLES / name):
        for one in filter(len, module.kernels):
            found = listing(one)
            assert sum(register.words for register in found.alive) == words_of(found.alive) == found.peak
            assert max(line.live.get(found.file, 0) for line in found.lines) == found.peak
            assert max(line.live.get(found.file, 0) for line in found.sources) == found.peak


def run(capsys, *arguments):
    code = main(arguments)
    return code, capsys.readouterr()


def test_the_listing_marks_the_peak_and_names_who_is_alive(capsys):
    code, shown = run(capsys, "pressure", MATMUL, "--around", "3")
    assert code == 0
    assert sum("<- peak" in line for line in shown.out.splitlines()) == 1
    assert "alive at the peak: 130 VGPRs" in shown.out
    code, shown = run(capsys, "pressure", MATMUL, "--format", "json")
    document = json.loads(shown.out)
    assert document["peak"]["live"] == 130 == len(document["peak"]["registers"])


@pytest.mark.parametrize("by", ["line", "source"])
@pytest.mark.parametrize("name", ["spill.clang.gfx1030.s", "spill.nvdisasm.sm_120.sass"])
def test_spills_stand_by_line_with_their_depth_in_loops(capsys, name, by):
    """They add up to all there are, and those of loops to what the report says of loops."""
    path = str(SAMPLES / name)
    (kernel,) = (one for one in isaview.report(path).kernels if one.name == "spill")
    wanted = [one for one in kernel.private.lines if one.kind == "spill"]
    _, shown = run(capsys, "pressure", path, "-k", "spill", "--by", by, "-f", "json")
    lines = json.loads(shown.out)["lines"]
    assert sum(line["spills"] for line in lines) == sum(one.loads + one.stores for one in wanted) > 0
    in_loops = sum(line["spills"] for line in lines if line["loop_depth"])
    assert (in_loops > 0) == any(one.depth for one in wanted)


PLACED = """.version 8.0
.target sm_80
.address_size 64
.file 1 "/build/of/somebody/kernels/a.cu"
.file 2 "/build/of/somebody/common/b.cuh"
.visible .entry k()
{
\t.reg .b32 %r<4>;
\tmov.u32 %r1, %tid.x;
\t.loc 1 3 0
\tadd.s32 %r2, %r1, 1;
\t.loc 2 7 0
\tadd.s32 %r3, %r2, %r1;
\tst.global.u32 [%r3], %r3;
\tret;
}
"""


def test_by_source_names_files_shortly_and_says_where_there_are_none(capsys, tmp_path):
    path = tmp_path / "k.ptx"
    path.write_text(PLACED, encoding="utf-8")
    code, shown = run(capsys, "pressure", str(path), "--by", "source")
    assert code == 0 and not shown.err
    table = [line.split() for line in shown.out.split("\n\n")[1].splitlines()]
    assert table[:1] == [["registers", "instr.", "B/lane", "line"]]
    peak = ["<-", "peak"]
    assert table[1:5] == [["common/b.cuh"], ["2", "3", "4", "7", *peak], ["kernels/a.cu"], ["2", "1", "3", *peak]]
    assert table[5:] == [["no", "source", "line"], ["1", "1"]]
    path.write_text(PLACED.replace("\t.loc", "\t// "), encoding="utf-8")
    code, shown = run(capsys, "pressure", str(path), "--by", "source", "--format", "json")
    assert code == 0 and "the dump names no source line" in shown.err
    assert [line["source"] for line in json.loads(shown.out)["lines"]] == [None]


INLINED = """.version 8.0
.target sm_80
.address_size 64
.file 1 "src/k.cu"
.file 2 "src/lib.h"
.visible .entry k(.param .u64 p)
{
\t.reg .b32 %r<4>;
\t.reg .f32 %f<4>;
\t.reg .b64 %rd<3>;
\t.loc 1 3 0
\tld.param.u64 %rd1, [p];
\tcvta.to.global.u64 %rd2, %rd1;
\t.loc 2 2 0, function_name $L__info0, inlined_at 1 6 0
\tld.global.f32 %f1, [%rd2];
\tdiv.rn.f32 %f2, %f1, %f1;
\t.loc 1 6 0
\tst.global.f32 [%rd2], %f2;
\t.loc 1 7 0
\tret;
}
"""


@pytest.fixture
def inlined(tmp_path):
    (tmp_path / "src").mkdir()
    lines = "void k(float *p)\n{\n    p += 0;\n    // nothing\n\n    *p = ratio(*p);\n}\n"
    (tmp_path / "src" / "k.cu").write_text(lines, encoding="utf-8")
    (tmp_path / "src" / "lib.h").write_text("float ratio(float x)\n{ return x / x; }\n", encoding="utf-8")
    (tmp_path / "k.ptx").write_text(INLINED, encoding="utf-8")
    return tmp_path


def test_by_source_is_annotated_source_with_inlined_code_on_the_line_of_its_caller(inlined, capsys):
    command = ["pressure", str(inlined / "k.ptx"), "--by", "source", "--source-root", str(inlined), "--format", "json"]
    code, shown = run(capsys, *command)
    lines = {line["source"]: line for line in json.loads(shown.out)["lines"]}
    assert code == 0 and list(lines) == ["src/k.cu:3", "src/k.cu:6", "src/k.cu:7"]
    asked = lines["src/k.cu:6"]
    assert (asked["instructions"], asked["bytes"], asked["spills"]) == (3, {"global": 8}, 0)
    assert asked["text"].strip() == "*p = ratio(*p);"
    code, shown = run(capsys, *command[:-2])
    table = shown.out.split("\n\n")[1].splitlines()
    ends = [line.removesuffix("   <- peak").split()[-1] for line in table[2:]]
    assert ends == ["0;", "nothing", "5", "ratio(*p);", "}"], "lines between two are shown"


@pytest.mark.parametrize("form", ["text", "markdown", "html", "csv"])
def test_every_format_has_the_annotated_source(inlined, form, capsys):
    command = ["pressure", str(inlined / "k.ptx"), "--by", "source", "--format", form]
    assert "ratio(" not in run(capsys, *command)[1].out
    assert "ratio(" in run(capsys, *command, "--source-root", str(inlined))[1].out.replace("\\", "")


@pytest.mark.parametrize("place", ["k.cu:6", "src/k.cu:6", "/build/src/k.cu:6", "lib.h:2"])
def test_a_line_shows_what_it_became_in_each_stage(inlined, place, capsys):
    (inlined / "other.ptx").write_text(INLINED.replace("\t.loc", "\t// "), encoding="utf-8")
    files = [str(inlined / name) for name in ("k.ptx", "other.ptx")]
    code, shown = run(capsys, "pressure", *files, "--at", place, "--source-root", str(inlined), "--format", "json")
    document = json.loads(shown.out)
    (stage,) = document["stages"]
    opcodes = [text.split()[0] for _, text, _ in stage["instructions"]]
    assert code == 0 and opcodes[:2] == ["ld.global.f32", "div.rn.f32"] and len(opcodes) == (2 if "lib" in place else 3)
    assert document["text"] and "other.ptx: this PTX names no source line" in shown.err


def test_stages_stand_from_source_to_machine(capsys):
    files = [str(SAMPLES / f"matmul.triton.{name}") for name in ("gfx942.s", "sm_90.ptx", "gfx942.ll")]
    code, shown = run(capsys, "pressure", *files, "--at", "src/kernels.py:66")
    assert code == 0
    heads = [line.split(" · ")[0].strip() for line in shown.out.splitlines() if " · " in line]
    assert heads == ["LLVM IR", "PTX", "AMDGCN"]


ROLE_SAMPLES = {
    "matmul.triton.sm_90.ptx": ("accumulator", 64),
    "matmul.triton.sm_80.ptx": ("operand", 72),
    "matmul.triton.gfx942.ll": ("operand", 48),
    "matmul.objdump.gfx942.s": ("accumulator", 128),
    "attention.triton.gfx1100.s": ("operand", 104),
    "spill.nvcc.sm_80.ptx": ("accumulator", 95),
    "loops.nvdisasm.sm_89.sass": ("accumulator", 32),
}
"""What most registers at the peak of a kernel are there for, and how many: read in the samples."""


@pytest.mark.parametrize("name", ROLE_SAMPLES)
def test_registers_are_grouped_by_what_they_are_there_for(name, capsys):
    pattern = {"loops.nvdisasm.sm_89.sass": "starved_mended*", "matmul.objdump.gfx942.s": "matmul_matrix"}.get(name, "*")
    entries = [one.demangled for one in isaview.read(SAMPLES / name).kernels() if one.is_entry]
    chosen = ["--kernel", pattern if pattern != "*" else entries[0]]
    code, shown = run(capsys, "pressure", str(SAMPLES / name), *chosen, "--format", "json")
    groups = json.loads(shown.out)["peak"]["groups"]
    assert code == 0 and (groups[0]["role"], groups[0]["registers"]) == ROLE_SAMPLES[name]
    assert sum(group["registers"] for group in groups) == json.loads(shown.out)["peak"]["live"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["pressure", str(SAMPLES / "calls.nvcc.sm_80.ptx")], "2 kernels: they are calls, collatz (--kernel NAME)"),
        (["pressure", MATMUL, "--kernel", "nothing"], "no kernel matches"),
        (["pressure", MATMUL, "--registers", "predicate"], "uses no predicate"),
        (["pressure", MATMUL, "--by", "colour"], "--by is line or source"),
        (["occupancy", "--gpu", "gfx94"], "say how many registers"),
        (["occupancy", "--gpu", "gfx94", "--registers", "4"], "did you mean 'gfx942'"),
        (["occupancy", "--gpu", "sm_90", "--registers", "4", "--threads", "x"], "threads are N, XxY, XxYxZ or MIN-MAX"),
        (["occupancy", "--gpu", "sm_90", "--registers", "4", "--shared", "much"], "no amount of bytes"),
        (["occupancy", "--gpu", "sm_90", "--registers", "4", "--sweep", "time"], "a sweep goes over"),
        (["occupancy", "--gpu", "gfx942", "--registers", "4", "--wave-size", "32"], "waves of 64"),
    ],
)
def test_what_cannot_be_answered_is_2_and_says_why(capsys, arguments, says):
    code, shown = run(capsys, *arguments)
    assert code == 2
    assert says in shown.err


def test_the_calculator_prints_the_object_of_the_report(capsys):
    code, shown = run(capsys, "occupancy", "--gpu", "H100", "--registers", "96", "--threads", "128", "--format", "json")
    found = json.loads(shown.out)
    assert code == 0
    assert (found["waves"]["value"], found["limited_by"]) == (20, ["vector_registers"])
    assert found["next_step"] == {
        "waves": 24,
        "changes": [{"resource": "vector_registers", "from": 96, "to": 80, "waves": None, "alive": None}],
    }
    code, shown = run(capsys, "occupancy", "--gpu", "gfx942,sm_90", "--registers", "64", "--format", "json")
    assert [one["gpu"] for one in json.loads(shown.out)["by_gpu"]] == ["gfx942", "sm_90"]


@pytest.mark.parametrize("command", [["pressure", MATMUL], ["occupancy", "--gpu", "gfx942", "--registers", "64"]])
def test_pictures_are_whole_documents(tmp_path, capsys, command):
    path = tmp_path / "x.svg"
    code, _ = run(capsys, *command, "-o", str(path))
    assert code == 0
    root = ElementTree.parse(path).getroot()
    assert root.tag.endswith("svg") and len(list(root.iter())) > 10


def test_a_picture_escapes_what_it_is_told():
    curve = Curve('<script>&"', "x", "y", [0, 1], [1, 2], (Mark(1, 2, "<b>"),))
    assert "<script>" not in svg(curve) and "<b>" not in svg(curve)
    ElementTree.fromstring(svg(curve))


@pytest.mark.parametrize("width", [20, 80, 200])
@pytest.mark.parametrize("unicode", [True, False])
def test_a_plot_keeps_to_its_width(width, unicode):
    curve = Curve("title", "x", "y", range(1000), [step % 7 for step in range(1000)])
    lines = list(draw_text(curve, width, unicode=unicode))
    assert all(len(line) <= width for line in lines[1:])
    assert unicode or all(line.isascii() for line in lines[1:])


def test_a_value_may_hold_up_to_its_place_and_not_from_it():
    """Threads of a group: 33 to 64 are two waves, so the value at 64 begins behind 32, and the axis where the first begins."""
    curve = Curve("t", "x", "y", [32, 64, 96], [1, 3, 2], top=3, up_to=True)
    path = next(one for one in ElementTree.fromstring(svg(curve)).iter() if one.get("class") == "c").get("d") or ""
    across = [float(one) for one in re.findall(r"H([\d.]+)", path)]
    assert across[:3] == pytest.approx([64 + 776 / 3, 64 + 776 * 2 / 3, 840], abs=0.01)
    bars = [line.partition("│")[2] for line in draw_text(curve, 40, height=3)][1:4]
    assert [len(bar) for bar in bars] == [25, 36, 36]
    assert list(draw_text(curve, 40))[-1].split() == ["0", "x", "96"]


def test_pictures_have_whole_ticks_inside_the_page_and_several_stand_below_each_other():
    curve = Curve("c", "x", "y", range(1, 257), [max(1, 64 - x // 4) for x in range(256)], (Mark(200, 4, "a long label " * 3),))
    drawn = svg(curve, curve)
    tree = ElementTree.fromstring(drawn)
    assert tree.get("viewBox") == "0 0 860 640"
    space = "{http://www.w3.org/2000/svg}"
    first = next(tree.iter(f"{space}g"))
    texts = [
        one for one in first.iter(f"{space}text") if one.get("class") == "q" and (one.text or "").replace(",", "").isdigit()
    ]
    numbers = [int((one.text or "").replace(",", "")) for one in texts]
    assert {0, 16, 32, 48, 64}.issubset(numbers) and {1, 64, 128, 192, 256}.issubset(numbers)
    right = [one for one in first.iter(f"{space}text") if float(one.get("x") or 0) > 700 and one.get("text-anchor") != "end"]
    assert not [one.text for one in right if one.text != "192"]


def test_the_suffix_chooses_json(tmp_path, capsys):
    code, _ = run(capsys, "occupancy", "--gpu", "H100,gfx942", "--registers", "40", "-o", str(tmp_path / "x.json"))
    assert code == 0 and json.loads((tmp_path / "x.json").read_text())["by_gpu"][1]["gpu"] == "gfx942"
    code, _ = run(capsys, "pressure", MATMUL, "-o", str(tmp_path / "y.json"))
    assert code == 0 and json.loads((tmp_path / "y.json").read_text())["peak"]["live"] == 130


def test_a_value_needed_in_the_next_round_says_so(tmp_path, capsys):
    body = (
        "v_mov_b32 v1, 7|L0:|v_add_u32 v2, v1, v0|v_mov_b32 v3, v2|v_mov_b32 v4, v2|v_add3_u32 v5, v2, v3, v4|s_cbranch_scc1 L0"
    )
    dump = '.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n.text\nk:\n' + body.replace("|", "\n") + "\n"
    (tmp_path / "k.s").write_text(dump)
    code, shown = run(capsys, "pressure", str(tmp_path / "k.s"))
    assert (
        code == 0 and "v1: from v_mov_b32 at line 4, last used at line 6 by v_add_u32, in the next round of a loop" in shown.out
    )
    assert "v2: from v_add_u32 at line 6, last used at line 9 by v_add3_u32\n" in shown.out


def test_the_reason_of_an_occupancy_has_its_arithmetic(capsys):
    for arguments, says in (
        (("gfx90a", "--registers", "97"), "VGPRs (97, taken as 104 of 512)"),
        (
            ("H100", "--registers", "8", "--threads", "128", "--shared", "50000"),
            "shared memory (50,000, taken as 51,072 of 233,472)",
        ),
        (("H100", "--registers", "8", "--threads", "2048"), "the 1,024 threads that a block can have"),
        (("H100", "--registers", "8", "--shared", "300KiB"), "no blocks of 1 to 1024 threads can start"),
        (("gfx942", "--registers", "8", "--threads", "64"), "each alone: VGPRs 8, wave slots 8"),
    ):
        code, shown = run(capsys, "occupancy", "--gpu", *arguments)
        assert code == 0 and says in " ".join(shown.out.split()), (says, shown.out)


def boxes(drawn):
    """The places that the labels of a picture take, about."""
    space = "{http://www.w3.org/2000/svg}"
    for one in ElementTree.fromstring(drawn).iter(f"{space}text"):
        left = float(one.get("x")) - (len(one.text) * 7 if one.get("text-anchor") == "end" else 0)
        if one.get("class") is None and one.get("text-anchor") != "middle":
            yield left, left + len(one.text) * 7, float(one.get("y")) - 10, float(one.get("y"))


@pytest.mark.parametrize("count", [2, 6, 12])
def test_labels_do_not_lie_on_each_other(count):
    marks = tuple(Mark(10 + 2 * at, 30 - at % 2, "limited by registers and warp slots") for at in range(count))
    drawn = svg(Curve("t", "x", "y", range(100), [32] * 100, marks))
    found = list(boxes(drawn))
    for one, other in combinations(found, 2):
        assert one[1] <= other[0] or other[1] <= one[0] or one[3] <= other[2] or other[3] <= one[2]
    assert drawn.count("<circle") == drawn.count("<title>") == count and found
    assert all(left >= 0 and right <= 860 for left, right, _, _ in found)


def test_a_label_leaves_the_numbers_of_the_axis_alone():
    marks = tuple(Mark(10 + 2 * at, 30 - at % 2, "limited by registers and warp slots") for at in range(12))
    assert all(left >= 64 for left, *_ in boxes(svg(Curve("t", "x", "y", range(100), [32] * 100, marks))))


def test_a_plot_names_the_limiter_where_it_is_another_one(capsys):
    asked = ["occupancy", "--gpu", "H100", "--registers", "96", "--threads", "128", "--sweep", "registers"]
    assert main(asked) == 0
    told = [line for line in capsys.readouterr().out.splitlines() if line.startswith("◆")]
    assert told[:3] == [
        "◆ 32: 64 warps, limited by registers and warp slots",
        "◆ 40: 48 warps, limited by registers",
        "◆ 48: 40 warps",
    ]


def test_a_long_name_above_a_picture_is_seen_to_be_cut():
    text = f".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry {'k' * 99}()\n{{\n.reg .b32 %r<3>;\n"
    one = isaview.read(text + "mov.u32 %r1, %tid.x;\nst.shared.u32 [%r1], %r1;\nret;\n}\n")[0].kernels[0]
    assert curve(listing(one)).title == "k" * 79 + "…"


@pytest.mark.parametrize(
    ("paths", "folder"),
    [
        (["/a/b/one.cu", "/a/b/two.cu"], "/a/b/"),
        (["/a/one.cu", "/usr/two.h"], ""),
        (["a/one.cu", "a/two.cu"], "a/"),
        (["one.cu", "two.cu"], ""),
        ([], ""),
    ],
)
def test_the_root_alone_is_no_common_folder(paths, folder):
    assert common_folder(paths) == folder


def counts(text):
    """What is told of the registers alive at the peak: their number in all, and by the lines below."""
    head, *lines = text[text.index("alive at the peak: ") :].splitlines()
    return int(head.split()[4]), [int(line.split()[0]) for line in lines if line[:6].strip()]


@pytest.mark.parametrize("sample", ["matmul.nvcc.sm_80.ptx", "matmul.triton.gfx942.s", "matmul.triton.gfx942.ll"])
def test_what_is_alive_adds_up_to_the_peak(sample, capsys):
    assert main(["pressure", str(SAMPLES / sample), "--kernel", "matmul" if "triton" in sample else "matmul_plain"]) == 0
    out = capsys.readouterr().out
    whole, each = counts(out)
    assert whole == sum(each) == int(out.splitlines()[1].split()[0])


@pytest.mark.parametrize("sample", ["matmul.triton.gfx942.ll", "reduce.clang-debug.gfx1201.ll", "matmul.triton.gfx942.s"])
def test_the_peak_is_that_of_show(sample, capsys):
    """Values of LLVM IR stand in the files of their GPU in both; all of them together are told where they are asked for."""
    for module in isaview.read(SAMPLES / sample):
        for one in isaview.report([module]).kernels:
            assert main(["pressure", str(SAMPLES / sample), "--kernel", one.name, "--format", "json"]) == 0
            told = json.loads(capsys.readouterr().out)
            assert (told["file"], told["peak"]["line"]) == ("vector", one.registers.peak.line)
            assert told["peak"]["live"] == one.registers.peak_live["vector"].value


def test_values_that_are_asked_for_are_not_parted(capsys):
    sample = SAMPLES / "matmul.triton.gfx942.ll"
    assert main(["pressure", str(sample), "--registers", "value"]) == 0
    assert " values alive at most" in capsys.readouterr().out
    assert main(["pressure", str(sample), "--registers", "scalar"]) == 0
    assert " SGPRs alive at most" in capsys.readouterr().out


def test_one_name_in_several_modules_is_told(tmp_path, capsys):
    for name in ("a.ptx", "b.ptx"):
        (tmp_path / name).write_text((SAMPLES / "vector_add.nvcc.sm_80.ptx").read_text())
    both = tmp_path / "both.ptx"
    both.write_text((tmp_path / "a.ptx").read_text() + (tmp_path / "b.ptx").read_text())
    names = {kernel.demangled for module in isaview.read(str(both)) for kernel in module.kernels}
    assert main(["pressure", str(both), "--kernel", sorted(names)[0]]) == 2
    assert "2 modules have a kernel" in capsys.readouterr().err


NO_REGISTER = {
    "ptx": (".version 8.5\n.target sm_80\n.address_size 64\n.visible .entry k()\n{\n\tret;\n}\n", "0 registers"),
    "s": ('.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n.type k,@function\nk:\n\ts_endpgm\n', "0 VGPRs"),
    "ll": ("define void @k() {\n  ret void\n}\n", "0 registers"),
}


@pytest.mark.parametrize("suffix", NO_REGISTER)
def test_a_kernel_without_registers_is_listed(suffix, tmp_path, capsys):
    text, alive = NO_REGISTER[suffix]
    dump = tmp_path / f"k.{suffix}"
    dump.write_text(text, encoding="utf-8")
    code, shown = run(capsys, "pressure", str(dump))
    assert code == 0 and f"{alive} alive at most" in shown.out and "<- peak" in shown.out
    assert run(capsys, "pressure", str(dump), "--by", "source")[0] == 0
    assert run(capsys, "pressure", str(dump), "-o", str(tmp_path / "k.svg"))[0] == 0
    code, shown = run(capsys, "pressure", str(dump), "--format", "json")
    (line,) = json.loads(shown.out)["lines"]
    assert code == 0 and set(line["live"].values()) == {0}


def test_one_register_is_no_plural(tmp_path, capsys):
    path = tmp_path / "k.ptx"
    body = ".reg .b32 %r<2>;\nmov.u32 %r1, 5;\nst.shared.u32 [0], %r1;\nret;"
    path.write_text(f".version 8.0\n.target sm_80\n.visible .entry k()\n{{\n{body}\n}}\n")
    shown = run(capsys, "pressure", str(path))[1].out
    assert "1 register alive at most" in shown and "alive at the peak: 1 register\n" in shown


@pytest.mark.parametrize(
    "command", [["show", MATMUL], ["pressure", MATMUL], ["occupancy", "--gpu", "H100", "--registers", "4"], ["across", MATMUL]]
)
def test_what_cannot_be_written_is_named(command, tmp_path, capsys):
    where = str(tmp_path / "nowhere" / "x.json")
    assert main([*command, "-o", where]) == 2
    assert f"cannot write to {where}: No such file or directory" in capsys.readouterr().err


def test_a_long_path_of_the_peak_is_wrapped(tmp_path, capsys, monkeypatch):
    path, folder = tmp_path / "k.ptx", "/".join(["", *(f"folder{number}" for number in range(12)), "k.cu"])
    body = ".reg .b32 %r<2>;\n.loc 1 7 1\nmov.u32 %r1, 5;\nst.shared.u32 [0], %r1;\nret;"
    path.write_text(f'.version 8.0\n.target sm_80\n.visible .entry k()\n{{\n{body}\n}}\n.file 1 "{folder}"\n')
    monkeypatch.setenv("COLUMNS", "80")
    shown = run(capsys, "pressure", str(path))[1].out
    assert f"{folder}:7" in shown.replace("\n", "").replace(" ", "") and "alive at most" in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_lines_that_spill_say_so_and_source_lines_say_how_many():
    spilling = next(one for one in isaview.read(SAMPLES / "spill.nvdisasm.sm_120.sass")[0].kernels if one.name == "spill")
    found = listing(spilling)
    marked = [line for line in found.lines if line.text.endswith("<- spill")]
    assert len(marked) == len(spills_of(spilling)) > 0
    assert sum(line.spills for line in found.sources) == len(marked)


def test_a_sweep_over_two_resources_is_the_calculator_point_by_point(capsys, tmp_path):
    from isaview.gpus.hardware import find_gpu
    from isaview.gpus.occupancy import Resources, occupancy

    asked = ["occupancy", "--gpu", "H100", "--sweep", "registers,threads"]
    assert main([*asked, "-f", "json"]) == 0
    points = json.loads(capsys.readouterr().out)["sweep"]
    assert {point["second"] for point in points} == {32, 64, 128, 256, 512, 1024}
    waves = {(point["amount"], point["second"]): point["waves"] for point in points}
    for (registers, threads), found in list(waves.items())[::37]:
        assert found == occupancy(find_gpu("H100"), Resources(vector_registers=registers, threads=threads)).waves.value
    assert main(asked) == 0
    rows = {line.split()[0]: line.split()[1:] for line in capsys.readouterr().out.splitlines() if line[:1].isdigit()}
    assert rows["64"] == [f"{waves[64, threads]:g}" for threads in (32, 64, 128, 256, 512, 1024)]
    assert main([*asked, "-o", str(tmp_path / "both.svg")]) == 0
    assert (tmp_path / "both.svg").read_text().count("occupancy of H100") >= 6


def test_a_picture_has_a_ground_that_every_viewer_draws(tmp_path):
    path = tmp_path / "k.svg"
    assert main(["pressure", str(SAMPLES / "spill.clang.gfx1030.s"), "-k", "spill", "-o", str(path)]) == 0
    assert '<rect class="b" width="100%" height="100%" fill="#fff"/>' in path.read_text(encoding="utf-8")


def test_several_kernels_are_listed_one_after_another(capsys):
    dump = str(SAMPLES / "reduce.nvcc.sm_90.ptx")
    alone = []
    for name in ("sum", "dot"):
        assert main(["pressure", dump, "-k", name]) == 0
        alone.append(capsys.readouterr().out)
    assert main(["pressure", dump, "-k", "sum", "-k", "dot", "-k", "s*m"]) == 0
    assert capsys.readouterr().out == "\n".join(alone)
    assert main(["pressure", dump, "-k", "sum", "-k", "dot", "--format", "json"]) == 2
    assert "one --kernel" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["spill.nvdisasm.sm_120.sass", "matmul.objdump.gfx942.s"])
def test_a_narrow_listing_of_machine_code_shows_its_instructions(capsys, monkeypatch, name):
    monkeypatch.setenv("COLUMNS", "80")
    (kernel, *_) = [one for module in isaview.read(SAMPLES / name) for one in module.kernels if len(one)]
    code, shown = run(capsys, "pressure", str(SAMPLES / name), "-k", kernel.demangled)
    listed = [line for line in shown.out.split("\n") if re.match(r" {1,6}\d+ {2,10}\d+  ", line)]
    assert code == 0 and len(listed) > 50 and max(map(len, listed)) <= 80
    opcodes = [form.opcode for form in kernel.forms]
    assert [line for line in listed if not any(f" {opcode[:20]}" in line for opcode in opcodes)] == []


def test_narrow_source_lines_keep_their_numbers(capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "60")
    name = SAMPLES / "calls.nvdisasm.sm_90.sass"
    code, shown = run(capsys, "pressure", str(name), "-k", "calls", "--by", "source")
    assert code == 0, shown.err
    (head,) = [line for line in shown.out.split("\n") if line.endswith("  line")]
    assert len(head) + 20 <= 60


@pytest.mark.parametrize("beside", ["waves", "bytes that spills store and load"])
def test_a_long_title_ends_before_the_text_beside_it(beside):
    """`frontier -o x.svg` of a C++ name wrote one over the other."""
    curve = Curve("void kernel<" + "long, " * 40 + "0>(float)", "x", beside, [1, 2], [3, 4])
    root = ElementTree.fromstring(svg(curve))
    title = next(one for one in root.iter() if one.get("class") == "t")
    assert title.text is not None and title.text.endswith("…")
    assert 64 + text_width(title.text, 15 * 1.13) < 840 - text_width(beside, 12)
    assert root.get("aria-label") == curve.title


def test_a_listing_that_is_in_no_file_has_offsets():
    modules = isaview.read(SAMPLES / "loops.nvdisasm.sm_89.sass")
    subject = next(kernel for module in modules for kernel in module.kernels)
    listed = replace(listing(subject), steps=(Steps(0, 0, 1, 16, len(subject)),))
    page = document(listed, None, None)
    assert page.sections[0].title == "offset" and {row.title[:3] for row in page.sections[0].rows} == {"", "+0x"}
    assert ", at +0x" in page.title
    drawn = ["".join(text for text, _ in line.spans) for line in render(listed, None, {}, None, Canvas())]
    alive = [line for line in drawn if "last used at" in line]
    assert alive and all("last used at +0x" in line for line in alive) and any("offset" in line for line in drawn)
