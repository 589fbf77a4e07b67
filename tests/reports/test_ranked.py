"""Ranked advice: findings of all kernels by gain, weighted by a profile whose names mean kernels as they do in a diff."""

import csv
import io
import json
from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from isaview.base.measure import counted_measure, estimated_measure, unavailable
from isaview.cli import main
from isaview.reports.columns import Entry
from isaview.reports.ranked import rank_findings
from isaview.reports.rule import Finding
from isaview.tools.profiles import Profile
from isaview.views.ranking import document
from isaview.views.screen import section
from tests.conftest import SAMPLES

DUMPS = [str(SAMPLES / name) for name in ("softmax.nvcc-lineinfo.sm_90.ptx", "matmul.nvcc.sm_80.ptx")]


def subject(demangled, *gains, name=""):
    findings = [Finding(f"ISA30{at}", "rule", at, None, "message", gain) for at, gain in enumerate(gains)]
    own = {"demangled": demangled, "findings": findings, "label": ("", ""), "offset": lambda _line: None}
    kernel = SimpleNamespace(name=name or demangled, **own)
    return Entry(kernel, SimpleNamespace(path="k.ptx", part="", target="sm_80"))


TEN, HALF = counted_measure(10, "%", "bound"), estimated_measure(50, 40, 60, "%", "bound")
WAVES, NONE = counted_measure(8, "warps/SM", "steps"), unavailable("%", "not known")


def test_findings_stand_by_their_gain_of_the_whole_run():
    found = rank_findings([subject("a", HALF), subject("b", TEN)], Profile("p", {"a": 100.0, "b": 900.0}))
    assert [(one.kernel, one.weight.value, one.total.value) for one in found.advice] == [("b", 90, 9), ("a", 10, 5)]
    assert (found.advice[1].total.low, found.advice[1].total.high) == (4, 6)
    unweighted = rank_findings([subject("a", HALF), subject("b", TEN)], None)
    assert [one.kernel for one in unweighted.advice] == ["a", "b"] and "unweighted" in unweighted.remarks[0]
    assert {one.weight.origin for one in unweighted.advice} == {"unavailable"}, "not known, never 0"


def test_gains_of_other_units_come_after_and_unknown_ones_last():
    found = rank_findings([subject("a", NONE, WAVES), subject("b", TEN, None)], Profile("p", {"a": 99.0, "b": 1.0}))
    assert [(one.kernel, one.gain.unit, one.gain.value) for one in found.advice] == [
        ("b", "%", 10),
        ("a", "warps/SM", 8),
        ("a", "%", None),
        ("b", "%", None),
    ]


MATCHED = [
    ("void f<int, 3>(int const*)", ["void f<int, 3>(int const*)"], [0]),
    ("_Z1fv", ["void f<int, 3>(int const*)"], [0]),
    ("void f<int,3>(int const *)", ["void f<int, 3>(int const*)"], [0]),
    ("f<int, 3>", ["void f<int, 3>(int const*)", "void f<int, 4>(int const*)"], [0]),
    ("f", ["void f<int, 3>(int const*)"], [0]),
    ("f(int*) [clone .kd]", ["f(int*)", "f(float*)"], [0]),
    ("f.kd", ["f"], [0]),
    ("f", ["f", "f"], [0, 1]),
    ("void f<int, 4>(int const*)", ["void f<int, 3>(int const*)"], []),
    ("ff", ["f"], []),
    ("f(float*)", ["f(int*)", "f(float*)"], [1]),
]


MATCHED += [  # Nsight writes literals with their types, and const in front
    (
        "void f<(int)64, (bool)1>(const __half *, float *)",
        ["void f<64, true>(__half const*, float*)", "void f<32, true>()"],
        [0],
    ),
    ("f<(unsigned int)4, const float *, (bool)0>", ["f<4u, float const*, false>(int)", "f<4u, float const*, true>(int)"], [0]),
    ("f<(cutlass::Kind)1, (long)-2>", ["f<(cutlass::Kind)1, -2l>()", "f<(cutlass::Kind)1, -3l>()"], [0]),
    ("f<(int)4>", ["f<8>()"], []),
]


@pytest.mark.parametrize(("name", "kernels", "meant"), MATCHED)
def test_a_name_of_a_profile_means_a_kernel(name, kernels, meant):
    subjects = [subject(one, TEN, name="_Z1fv" if len(kernels) == 1 else "") for one in kernels]
    found = rank_findings(subjects, Profile("p", {name: 3.0, "another": 1.0}))
    weights = [one.weight.value for one in found.advice]
    assert sum(value is not None for value in weights) == len(meant)
    assert {value for value in weights if value is not None} == ({75} if meant else set())
    if len(meant) > 1:
        assert {(one.weight.origin, one.weight.low) for one in found.advice} == {("estimated", 0)}
    assert any("not given: another" in remark or "not given: f" in remark or "given" in remark for remark in found.remarks)


@pytest.mark.parametrize("form", ["text", "json", "csv", "markdown", "html"])
def test_every_format_ranks_and_says_whether_it_weighs(form, tmp_path, capsys):
    profile = tmp_path / "p.csv"
    profile.write_text('"Name","TotalDurationNs"\n"softmax<1024>",25\n"matmul_plain",50\n"other",25\n')
    command = ["show", *DUMPS, "--sort", "gain", "--format", form]
    assert main(command) == 0
    alone = capsys.readouterr().out
    assert main([*command, "--profile", str(profile)]) == 0
    weighted = capsys.readouterr().out
    if form == "json":
        document = json.loads(weighted)
        assert document["profile"] == str(profile) and json.loads(alone)["profile"] is None
        assert {one["weight"]["value"] for one in document["findings"]} == {25, 50, None}
    elif form == "csv":
        rows = list(csv.DictReader(io.StringIO(weighted)))
        assert {row["weight"] for row in rows} == {"25 %", "50 %", "n/a"} and "weight" not in alone
    else:
        assert "unweighted" in alone and "unweighted" not in weighted
        assert "25 % of its time is in kernels that were not given: other" in weighted.replace("\\", "")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--profile", "p"], "--sort gain"),
        (["--sort", "gain", "--columns", "threads"], "--columns"),
        (["--sort", "gain", "--format", "jsonl"], "not 'jsonl'"),
        (["--sort", "gain", "--profile", "nowhere"], "nowhere"),
    ],
)
def test_what_makes_no_sense_is_refused(arguments, says, capsys):
    assert main(["show", DUMPS[0], *arguments]) == 2
    assert says in capsys.readouterr().err


def test_kernels_that_a_profile_does_not_name_come_last():
    """One with a gain in time that never ran stood before those that take the run."""
    found = rank_findings([subject("a", NONE), subject("b", TEN), subject("c", WAVES)], Profile("p", {"a": 50.0, "c": 50.0}))
    assert [one.kernel for one in found.advice] == ["c", "a", "b"]


def test_a_narrow_ranking_keeps_names_gains_and_places():
    rows = rank_findings([subject("attention_forward<64, 32>", HALF), subject("attention_forward<128, 32>", NONE)], None)
    rows = replace(
        rows, advice=tuple(replace(one, name="a-long-name-of-a-rule", source="kernels/a.cu:4") for one in rows.advice)
    )
    text = "".join(text for line in section(document(rows, None).sections[0], 80) for text, _ in line.spans)
    assert "attention_forward<128, 32>" in text and "ISA300" in text and "a.cu:4" in text and "a-long-name" not in text
