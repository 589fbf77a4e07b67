"""The library as others use it: their assertions read well, and none passes on a number that is not known."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

import isaview
from isaview.analysis.contract import Analyzer
from isaview.base.measure import (
    Measure,
    UnknownMeasureError,
    counted_measure,
    estimated_measure,
    stated_measure,
    unavailable,
    unread,
)
from isaview.base.metrics import METRICS
from isaview.reports.analyses import analyzers
from isaview.reports.results import Results
from tests.conftest import ROOT, SAMPLES

PAGE = (ROOT / "docs" / "use" / "library.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
UNKNOWN = [unavailable("registers", "nobody says so"), unread("registers", "it is damaged")]
COMPARISONS = {
    "<": lambda one, other: one < other,
    "<=": lambda one, other: one <= other,
    ">": lambda one, other: one > other,
    ">=": lambda one, other: one >= other,
    "==": lambda one, other: one == other,
    "!=": lambda one, other: one != other,
}


def test_the_page_of_examples_holds(monkeypatch):
    monkeypatch.chdir(ROOT)
    assert len(BLOCKS) > 5
    names: dict[str, object] = {}
    for block in BLOCKS:
        exec(compile(block, "docs/use/library.md", "exec"), names)


@pytest.mark.parametrize("sign", COMPARISONS)
@pytest.mark.parametrize("unknown", UNKNOWN, ids=lambda one: one.origin)
@pytest.mark.parametrize("number", [0, 1, -1, 0.0])
def test_no_comparison_with_an_unknown_number_has_an_answer(sign, unknown, number):
    with pytest.raises(UnknownMeasureError, match=unknown.because):
        COMPARISONS[sign](unknown, number)
    with pytest.raises(UnknownMeasureError, match=unknown.because):
        COMPARISONS[sign](number, unknown)


@pytest.mark.parametrize("sign", ["<", "<=", ">", ">="])
@pytest.mark.parametrize("unknown", UNKNOWN, ids=lambda one: one.origin)
def test_nor_has_one_with_another_measure(sign, unknown):
    with pytest.raises(UnknownMeasureError):
        COMPARISONS[sign](counted_measure(1, "registers", "seen"), unknown)
    with pytest.raises(UnknownMeasureError):
        COMPARISONS[sign](unknown, counted_measure(1, "registers", "seen"))
    for limit in (unknown.at_most, unknown.at_least):
        with pytest.raises(UnknownMeasureError):
            limit(0)


@given(st.integers(), st.integers(), st.sampled_from(sorted(COMPARISONS)))
def test_a_known_number_compares_as_it_does(one, other, sign):
    expected = COMPARISONS[sign](one, other)
    assert COMPARISONS[sign](counted_measure(one, "B", "x"), other) == expected
    assert COMPARISONS[sign](one, stated_measure(other, "B", "y")) == expected
    if sign not in ("==", "!="):
        assert COMPARISONS[sign](counted_measure(one, "B", "x"), stated_measure(other, "B", "y")) == expected


def test_an_estimate_is_certain_only_as_a_whole():
    found = estimated_measure(40, 36, 44, "registers", "model")
    assert found <= 40 and not found.at_most(40) and found.at_most(44)
    assert found >= 40 and not found.at_least(40) and found.at_least(36)


def test_units_do_not_mix():
    with pytest.raises(ValueError, match="registers and B cannot be compared"):
        assert counted_measure(1, "registers", "x") < counted_measure(2, "B", "x")


@given(st.integers(-4, 4), st.sampled_from(["B", "registers"]), st.sampled_from(["one", "other"]))
def test_measures_are_equal_in_all_their_parts_and_hash_alike(value, unit, because):
    one = counted_measure(value, unit, because)
    assert one == counted_measure(value, unit, because) and one != stated_measure(value, unit, because)
    assert len({one, counted_measure(value, unit, because)}) == 1
    assert one == value and hash(one) == hash(value)
    assert one != "text" and one is not None


def test_a_word_that_is_no_class_is_an_error_and_no_zero():
    kernel = isaview.report(SAMPLES / "matmul.nvcc.sm_80.ptx").kernel("matmul_wmma")
    for mix in (kernel.mix, kernel.loops[0].mix):
        assert mix["float64"] == 0
        with pytest.raises(KeyError, match="did you mean 'matrix'"):
            mix["matirx"]
    assert dict(kernel.loops[0].mix) == kernel.loops[0].classes


def test_every_analysis_that_results_name_is_one():
    named = set(Results.__annotations__)
    assert len(named) > 10 and named <= {analyzer.name for analyzer in analyzers()}


def test_a_kernel_answers_for_every_metric_by_any_name():
    kernel = isaview.report(SAMPLES / "vector_add.nvcc.sm_80.ptx").kernels[0]
    for metric in METRICS:
        for name in (metric.name, *metric.aliases):
            assert kernel.measure(name) == kernel.measures.get(metric.name, kernel.measure(name))
            assert isinstance(kernel.measure(name), Measure)
    with pytest.raises(KeyError, match="did you mean"):
        kernel.measure("vector_register")


def test_what_an_analysis_did_not_give_says_why(monkeypatch):
    def broken(_context):
        raise RuntimeError("the roof is on fire")

    failing = Analyzer("failing", "failing", int, broken)
    for module in ("report", "analyses"):
        monkeypatch.setattr(f"isaview.reports.{module}.analyzers", lambda: (*analyzers(), failing))
    path = SAMPLES / "vector_add.nvcc.sm_80.ptx"
    kernel = isaview.report(path).kernels[0]
    with pytest.raises(AttributeError, match="the roof is on fire"):
        _ = kernel.failing
    with pytest.raises(AttributeError, match="has no 'nothing'; it has"):
        _ = kernel.nothing
    small = tuple(replace(one, most_instructions=10) if one.name == "bound" else one for one in analyzers())
    for module in ("report", "analyses"):
        monkeypatch.setattr(f"isaview.reports.{module}.analyzers", lambda: small)
    with pytest.raises(AttributeError, match=r"bound of .* was left out: .*asked=\['bound'\]"):
        _ = isaview.report(path).kernels[0].bound
    assert isaview.report(path, asked=["bound"]).kernels[0].bound.verdict


def test_a_report_can_be_asked_of_whatever_can_be_read(tmp_path):
    path = SAMPLES / "vector_add.nvcc.sm_80.ptx"
    text = path.read_text(encoding="utf-8")
    found = [isaview.report(given) for given in (path, str(path), text, text.encode(), isaview.read(path))]
    assert len({tuple(kernel.name for kernel in one.kernels) for one in found}) == 1
    assert isaview.report(tmp_path / "nowhere.ptx").refused[0].message
    with pytest.raises(LookupError, match=r"nowhere\.ptx"):
        isaview.report(tmp_path / "nowhere.ptx").kernel("k")


def test_several_kernels_are_not_one():
    reading = isaview.read(SAMPLES / "matmul.nvcc.sm_80.ptx")
    for side in (reading, isaview.report(reading)):
        with pytest.raises(LookupError, match=r"3 kernels match 'matmul_\*': they are matmul_plain, "):
            side.kernel("matmul_*")


def test_a_gpu_that_no_table_has_is_an_error():
    with pytest.raises(isaview.UnknownGpuError, match="did you mean"):
        isaview.report(SAMPLES / "vector_add.nvcc.sm_80.ptx", gpus=["H1000"])


def test_the_package_is_typed():
    assert Path(isaview.__file__).with_name("py.typed").exists()
    assert set(isaview.__all__) - {"__version__"} == set(isaview._HOMES)
