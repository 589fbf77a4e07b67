"""The frontier of occupancy and spills: equal to ptxas's own answer at each step, and what a text is given for a step."""

import json
import re
import subprocess

import jsonschema
import pytest

from isaview.cli import main
from isaview.compare.frontier import bounded
from isaview.reports.serial import schema
from tests.conftest import SAMPLES, newest_ptxas

HEAD = ".version 8.0\n.target sm_80\n.visible .entry k2(.param .u64 a)\n{\n\tret;\n}\n.visible .entry k(.param .u64 a)"
BOUNDS = [
    ("", 256, ".minnctapersm 2", ".maxntid 256 .minnctapersm 2"),
    ("\n.maxntid 128, 1, 1\n.minnctapersm 4\n", 128, ".minnctapersm 2", ".maxntid 128, 1, 1 .minnctapersm 2"),
    ("\n.reqntid 128\n.maxnreg 40\n", 128, ".minnctapersm 2", ".reqntid 128 .minnctapersm 2"),
    ("", None, ".maxnreg 64", ".maxnreg 64"),
]


@pytest.mark.parametrize(("stated", "threads", "directive", "expected"), BOUNDS)
def test_an_entry_is_given_a_bound_in_place_of_its_own(stated, threads, directive, expected):
    text = bounded(f"{HEAD}{stated}{{\n\tret;\n}}\n", "k", threads, directive)
    head = text.partition(".entry k(")[2].partition("{")[0]
    assert " ".join(head.partition(")")[2].split()) == expected
    assert text.count("ret;") == 2 and ".entry k2(.param .u64 a)\n{" in text


def test_a_text_without_the_entry_is_given_nothing():
    assert bounded(HEAD + ";", "other", 256, ".maxnreg 64") is None


def frontier(capsys, *arguments):
    assert main(["frontier", *map(str, arguments), "-f", "json"]) == 0
    document = json.loads(capsys.readouterr().out)
    jsonschema.Draft202012Validator(schema("frontier")).validate(document)
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
    ptxas, source = newest_ptxas(), (SAMPLES / name).read_text()
    found = frontier(capsys, SAMPLES / name, "-k", kernel, *options)
    assert found and any(point["best"] for point in found)
    for point in found:
        bounds = re.fullmatch(r"__launch_bounds__\((\d+), (\d+)\)", point["asks"])
        threads = int(bounds[1]) if bounds else None
        text = bounded(source, kernel, threads, f".minnctapersm {bounds[2]}" if bounds else f".maxnreg {point['cap']}")
        (tmp_path / "k.ptx").write_text(text)
        target = re.search(r"\.target (\w+)", text)[1]
        command = [ptxas, "-v", f"-arch={target}", str(tmp_path / "k.ptx"), "-o", str(tmp_path / "k.cubin")]
        said = subprocess.run(command, capture_output=True, text=True, check=True).stderr
        own = said.partition(f"Compiling entry function '{kernel}'")[2]
        numbers = re.search(r"(\d+) bytes spill stores, (\d+) bytes spill loads\n[^\n]*Used (\d+) registers", own).groups()
        assert [point[part]["value"] for part in ("stores", "loads", "registers")] == list(map(int, numbers)), point["asks"]


def test_steps_of_machine_code_count_what_is_alive_beyond_them(capsys):
    found = frontier(capsys, SAMPLES / "spill.clang.gfx1030.s", "-k", "spill", "-g", "gfx1030")
    live = found[0]["cap"] + found[0]["over"]
    assert [point["over"] for point in found] == [max(live - point["cap"], 0) for point in found]
    (best,) = [point for point in found if point["best"] and not point["over"]]
    assert all(point["waves"] <= best["waves"] for point in found if not point["over"])


REFUSED = [
    (["reduce.triton.sm_80.ll", "-g", "A100"], "lower LLVM IR first"),
    (["reduce.nvcc.sm_90.ptx"], "4 kernels match"),
    (["reduce.nvcc.sm_90.ptx", "-k", "nothing"], "no kernel matches"),
]


@pytest.mark.parametrize(("arguments", "words"), REFUSED)
def test_what_has_no_frontier_is_refused(arguments, words, capsys):
    name, *options = arguments
    assert main(["frontier", str(SAMPLES / name), *options]) == 2
    assert words in capsys.readouterr().err
