"""The listing of waits: golden pages, every language, and laws that hold on every sample."""

import csv
import io
import json

import pytest

from isaview import read
from isaview.analysis.waits.places import KINDS
from isaview.analysis.waits.waits import waits_of
from isaview.base.plugins import collect_offers
from isaview.cli import main
from isaview.flow.graph import flow_of
from isaview.reports.wait_listing import wait_listing
from isaview.views.format import Canvas
from tests.conftest import SAMPLES
from tests.support.varied import varied

FORMS = {form.name: form for form in collect_offers("isaview.views.formats", "FORMAT") if form.render_waits is not None}
GOLDEN = [
    ("waits.sass.txt", "text", Canvas(width=140), "reduce.cuobjdump.sm_80.sass", "sum"),
    ("waits.sass.80.txt", "text", Canvas(width=80), "reduce.cuobjdump.sm_80.sass", "sum"),
    ("waits.amdgcn.txt", "text", Canvas(width=160), "matmul.triton.gfx942.s", ""),
    ("waits.ptx.md", "markdown", Canvas(), "softmax.triton.sm_80.ptx", ""),
    ("waits.csv", "csv", Canvas(), "reduce.cuobjdump.sm_80.sass", "sum"),
]


def listings(name, pattern=""):
    modules = read(SAMPLES / name)
    for module in modules:
        module.path = module.path.removeprefix(f"{SAMPLES}/")
    return [one for one in map(wait_listing, modules.kernels(pattern)) if one is not None]


@pytest.mark.parametrize(("name", "form", "page", "sample", "kernel"), GOLDEN, ids=[row[0] for row in GOLDEN])
def test_golden(name, form, page, sample, kernel, golden):
    golden(name, FORMS[form].render_waits(listings(sample, kernel), page))


SUFFIXES = (".sass", ".s", ".ptx", ".ll")
DUMPS = varied(path for path in SAMPLES.iterdir() if path.suffix in SUFFIXES and not path.name.startswith("host"))


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", [path.name for path in DUMPS])
def test_a_wait_stands_behind_what_it_waits_for_and_holds_no_more_than_its_counters(name):
    for kernel in (kernel for kernel in read(SAMPLES / name).kernels() if len(kernel)):
        one, found = wait_listing(kernel), waits_of(kernel)
        lines = set(kernel.lines)
        assert [wait.place.line for wait in one.waits] == sorted(wait.place.line for wait in one.waits)
        assert {wait.kind for wait in one.waits} <= set(KINDS)
        for wait in one.waits:
            assert {wait.place.line, *(load.place.line for load in wait.loads)} <= lines
            nearest = min((load.instructions for load in wait.loads), default=0)
            assert wait.instructions.is_known == bool(wait.loads) and (
                not wait.loads or wait.instructions.value >= nearest >= 0
            )
            assert not wait.cycles.is_known or wait.cycles.value > wait.instructions.value
        held = {part.index: 0 for part in found.flight.waits}
        if found.machine.grouped or found.machine.scoreboards:
            continue
        for index, most in found.flight.under_way.items():
            ranges = [held for name, held in found.most_in_flight(range(len(flow_of(found.kernel).blocks))).items()]
            assert any(high is None for _, high in ranges) or most <= sum(high for _, high in ranges), kernel.lines[index]
        assert held.keys() == found.flight.under_way.keys() or found.flight.gave_up


def test_loads_behind_conditions_may_all_be_on_their_way():
    """Each may be skipped, so that each may be the last: they are three all the same."""
    (kernel,) = read(SAMPLES / "matmul.triton.gfx942.s").kernels()
    waits = {wait.place.line: wait for wait in wait_listing(kernel).waits}
    assert [(waits[line].counters["vmcnt"]["most"], waits[line].in_flight.value) for line in (338, 469)] == [(3, 3), (4, 4)]


def test_stalls_are_what_issue_takes_beyond_an_instruction_a_clock():
    for one in listings("reduce.cuobjdump.sm_80.sass"):
        kernel = next(kernel for kernel in read(SAMPLES / "reduce.cuobjdump.sm_80.sass").kernels() if kernel.name == one.name)
        assert one.issue_cycles.value == len(kernel) + one.stalled.value
        assert one.stalled.value == sum(stall.clocks for stall in one.stalls)
    (stall,) = (stall for stall in one.stalls if stall.place.line == 410)  # ISETP, and the branch on its predicate behind it
    assert (stall.clocks, stall.dependent) == (12, True)


@pytest.mark.parametrize("name", ["spill.nvdisasm.sm_120.sass", "softmax.triton.sm_80.ptx", "matmul.triton.gfx942.ll"])
def test_without_scoreboards_first_uses_stand_for_waits_and_no_stall_is_shown(name):
    for one in listings(name):
        assert not one.issue_cycles.is_known and not one.stalls and one.issue_cycles.because
        assert any(wait.kind == "first use" for wait in one.waits)
        assert not any(wait.cycles.is_known for wait in one.waits)


def test_the_command_prints_each_format(capsys, tmp_path):
    file = str(SAMPLES / "reduce.cuobjdump.sm_80.sass")
    assert main(["waits", file, "-k", "sum", "-f", "json"]) == 0
    document = json.loads(capsys.readouterr().out)
    (kernel,) = document["kernels"]
    assert (document["schema"], kernel["name"], len(kernel["waits"])) == ("isaview/waits", "sum", 10)
    assert main(["waits", file, "-k", "sum", "-o", str(tmp_path / "w.csv")]) == 0
    rows = list(csv.DictReader(io.StringIO((tmp_path / "w.csv").read_text())))
    assert sum(row["kind"] == "stall" for row in rows) == len(kernel["stalls"])
    assert main(["waits", file, "-k", "nothing of this name"]) == 2
    assert "no kernel matches" in capsys.readouterr().err
    assert main(["waits", file, "-f", "html"]) == 2
