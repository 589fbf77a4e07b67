"""The command ``bound``: launches and texts that cannot run, the roofline's points, and the schema of its JSON."""

import json
from xml.etree import ElementTree

import pytest

from isaview.cli import main
from isaview.reports.serial import schema
from isaview.views.pictures import text_width
from isaview.views.roofline import Point, Roofline, draw_text, svg
from tests.analysis.bound.test_verdict import ROOT, SAMPLES
from tests.support.schemas import ValidationError, validate
from tests.support.tools import assembled

PRODUCTS = ROOT / "tests" / "fixtures" / "bounds"


def told(capsys, *arguments):
    """The JSON of one call, checked against its schema."""
    assert main(["bound", *map(str, arguments), "-f", "json"]) == 0
    found = json.loads(capsys.readouterr().out)
    validate(found, schema("bound"))
    return found


@pytest.mark.parametrize(
    ("file", "gpu", "threads", "why"),
    [
        ("products.gfx942.s", "MI300X", "16x1000", "1,024 threads that a workgroup can have"),
        ("products.sm_90.ptx", "H200", "2048", "1,024 threads that a block can have"),
        ("products.sm_90.ptx", "MI300X", "256", "the text is for sm_90 and cannot run on MI300X"),
        ("products.gfx942.s", "H200", "256", "the text is for gfx942 and cannot run on H200"),
    ],
)
def test_what_cannot_run_has_no_verdict_and_says_why(file, gpu, threads, why, capsys):
    for one in told(capsys, PRODUCTS / file, "--gpu", gpu, "--assume", f"threads={threads}"):
        bound = one["bound"]
        assert (bound["gpu"], bound["verdict"], bound["confidence"]) == (gpu, "unknown", "low")
        assert why in bound["reasons"][0] and why in bound["intensity"]["because"]


def test_the_largest_group_has_a_verdict(capsys):
    (one,) = told(capsys, PRODUCTS / "products.sm_90.ptx", "-k", "small", "--gpu", "H200", "--assume", "threads=1024")
    assert one["bound"]["verdict"] != "unknown"


def test_the_text_of_another_target_is_an_assumption(capsys):
    own, other = told(capsys, PRODUCTS / "products.sm_90.ptx", "-k", "small", "--gpu", "H200,RTX 5090")
    assert "text" not in own["bound"]["assumptions"]
    assert other["bound"]["assumptions"]["text"] == "for sm_90, taken as it stands"


@pytest.mark.parametrize("name", ["attention.triton.gfx1100.s", "reduce.triton.sm_80.ll", "calls.nvcc.sm_80.ptx"])
def test_json_fits_its_schema(name, capsys):
    assert told(capsys, SAMPLES / name)


def test_the_schema_knows_every_key_and_no_other(capsys):
    assert main(["schema", "bound"]) == 0
    printed = json.loads(capsys.readouterr().out)
    (one, *_) = told(capsys, SAMPLES / "calls.nvcc.sm_80.ptx")
    del one["bound"]["verdict"]
    with pytest.raises(ValidationError):
        validate([one], printed)
    one["bound"] |= {"verdict": "memory", "more": 1}
    with pytest.raises(ValidationError):
        validate([one], printed)


def test_pipes_that_work_together_lift_no_point_over_the_roof(capsys):
    assert main(["bound", str(SAMPLES / "attention.triton.gfx1100.s"), "--gpu", "RX 7900 XTX"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "matrix fp16: 123 T/s" in lines[-2] and lines[-1].endswith("operations per byte, 123 T/s")


def test_no_point_on_the_roof_is_drawn_above_it():
    slope, peak = 4e12, 6e13
    for count in range(200):
        intensity = 0.3 * 1.03**count
        point = Point("k", intensity, min(peak, intensity * slope))
        picture = Roofline("X", slope, (("fp32", peak),), (point, Point("far", 300.0, 1e9)))
        for width in (40, 80, 133):
            rows = [line.partition("│")[2].ljust(width) for line in draw_text(picture, width) if "│" in line]
            row = next(at for at, line in enumerate(rows) if "1" in line)
            column = rows[row].index("1")
            assert not any(line[column] in "─╱" for line in rows[row + 1 :]), "\n".join(rows)


def test_the_picture_holds_points_and_roofs_at_the_same_heights():
    picture = Roofline("X", 4e12, (("fp32", 6e13),), (Point("k", 100.0, 6e13),))
    drawn = ElementTree.fromstring(svg(picture))
    (circle,) = drawn.iter("{http://www.w3.org/2000/svg}circle")
    roof = next(one.get("d") for one in drawn.iter("{http://www.w3.org/2000/svg}path") if one.get("class") == "r")
    assert float(circle.get("cy")) == float(roof.partition("L")[2].split()[1].partition("H")[0])


def test_a_long_name_stays_on_the_page():
    name = "cub::detail::reduce::DeviceReduceKernel<" + ", ".join(f"cub::policy_hub<float, {n}>" for n in range(20)) + ">"
    picture = Roofline("X", 4e12, (("fp32", 6e13),), (Point(name, 2.0, 1e12),))
    lines = list(draw_text(picture, 80))
    assert max(map(len, lines)) <= 80
    drawn = ElementTree.fromstring(svg(picture))
    texts = [one.text or "" for one in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert max(map(text_width, texts)) <= 860 - 76 - 20
    for told in (lines, texts):
        assert name.replace(" ", "") in "".join(told).replace(" ", "")


def test_the_threads_of_a_group_are_said_as_elsewhere(capsys):
    path = str(SAMPLES / "matmul.nvcc.sm_80.ptx")
    answers = []
    for said in (["-t", "16x16"], ["--assume", "threads=16x16"]):
        assert main(["bound", path, "-k", "matmul_plain", "-g", "A100", *said]) == 0
        answers.append(capsys.readouterr().out)
    assert answers[0] == answers[1]
    assert main(["bound", path, "-t", "256", "--assume", "threads=256"]) == 2


def test_the_verdicts_are_those_of_show_with_what_lies_next_to_the_text(capsys, tmp_path):
    text = (SAMPLES / "spill.nvcc.sm_80.ptx").read_text()
    (tmp_path / "spill.ptx").write_text(text)
    assembled(text, "sm_80", tmp_path).path.rename(tmp_path / "spill.cubin")
    assert main(["show", str(tmp_path / "spill.ptx"), "-k", "spill", "-f", "json"]) == 0
    modules = json.loads(capsys.readouterr().out)["inputs"]
    shown = [(one["dialect"], kernel["bound"]["verdict"]) for one in modules for kernel in one["kernels"]]
    found = told(capsys, tmp_path / "spill.ptx", "-k", "spill")
    assert [(one["dialect"], one["bound"]["verdict"]) for one in found] == shown
    assert any("spilled" in reason for reason in found[-1]["bound"]["reasons"])


@pytest.mark.keeps_reports
def test_a_picture_is_drawn_of_kernels_that_are_known(tmp_path):
    command = ["bound", str(SAMPLES / "matmul.nvcc.sm_80.ptx"), "--gpu", "A100", "--assume", "threads=16x16", "-o"]
    for name in ("first.svg", "again.svg"):
        assert main([*command, str(tmp_path / name)]) == 0
    assert (tmp_path / "first.svg").read_text() == (tmp_path / "again.svg").read_text()
