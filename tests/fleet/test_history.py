"""Figures over the commits of a dataset: totals, changes, goals."""

from pathlib import Path

import pytest

from isaview.base import limits
from isaview.cli import main
from isaview.fleet import history
from isaview.views.trend import trend_document
from tests.support.datasets import answered, commit, kernel, refused, write
from tests.support.dumps import Needs
from tests.support.extras import needs
from tests.support.gating import check, committed, config, git, in_a_folder, told
from tests.support.gating import write as write_dump

__all__ = ["in_a_folder"]
pytestmark = [needs("duckdb"), needs("pyarrow")]
DAYS = (
    {"a.s": [kernel("gemm", vector_registers=64, spilled_bytes=0), kernel("copy", 5, vector_registers=10, spilled_bytes=0)]},
    {"a.s": [kernel("gemm", vector_registers=128, spilled_bytes=0), kernel("copy", 5, vector_registers=10, spilled_bytes=0)]},
    {"a.s": [kernel("gemm", vector_registers=96, spilled_bytes=32), kernel("copy", 5, vector_registers=20, spilled_bytes=0)]},
    {
        "a.s": [kernel("gemm", vector_registers=96, spilled_bytes=32), kernel("copy", 5, vector_registers=(25, "estimated"))],
        "b.s": [kernel("new", vector_registers=8, spilled_bytes=(None, "unavailable"))],
    },
)


@pytest.fixture(scope="module")
def dataset(tmp_path_factory):
    return write(tmp_path_factory.mktemp("history") / "dataset", *DAYS)


POINTS = [
    # sum, kernels, known, estimated, affected, largest increase, geometric mean of what changed
    (74, 2, 2, 0, 0, None, None),
    (138, 2, 2, 0, 1, ("gemm", 64, 128), 2.0),
    (116, 2, 2, 0, 2, ("copy", 10, 20), (2 * 96 / 128) ** 0.5),
    (129, 3, 3, 1, 0, None, None),
]


def test_a_trend_counts_what_changed_between_figures_of_one_origin(dataset, capfd):
    found = answered(capfd, "history", "trend", dataset, "vgprs")
    for point, (value, kernels, known, estimated, affected, worst, ratio) in zip(found["points"], POINTS, strict=True):
        assert (point["value"], point["kernels"], point["known"]) == (value, kernels, known)
        assert (point["estimated"], point["affected"]) == (estimated, affected)
        assert (point["worst"], point["worst_before"], point["worst_value"]) == (worst or (None,) * 3)
        assert point["ratio"] == pytest.approx(ratio) if ratio else point["ratio"] is None
    assert [point["commit"] for point in found["points"]] == [commit(day) for day in range(4)]


@pytest.mark.parametrize(
    "aggregate, value", [("sum", 138), ("mean", 69), ("median", 69), ("max", 128), ("min", 10), ("count", 2)]
)
def test_aggregates_are_what_their_names_say(dataset, capfd, aggregate, value):
    found = answered(capfd, "history", "trend", dataset, "vgprs", "--aggregate", aggregate)
    assert found["points"][1]["value"] == value


def test_the_geometric_mean_leaves_out_zero(dataset, capfd):
    found = answered(capfd, "history", "trend", dataset, "spilled_bytes", "--aggregate", "geomean")
    assert [point["value"] for point in found["points"]] == [None, None, pytest.approx(32), pytest.approx(32)]


@pytest.mark.parametrize(
    "arguments, lines",
    [
        (("--by", "kernel"), {"gemm": 4, "copy": 4, "new": 1}),
        (("--by", "file", "--kernel", "gemm"), {"a.s": 4}),
        (("--by", "kernel", "--kernel", "?e?", "--target", "sm_*"), {"new": 1}),
        (("--by", "kernel", "--kernel", "[g]emm"), {"gemm": 4}),
    ],
)
def test_kernels_are_chosen_and_grouped(dataset, capfd, arguments, lines):
    points = answered(capfd, "history", "trend", dataset, "vgprs", *arguments)["points"]
    assert {line: sum(point["group"] == line for point in points) for line in lines} == lines


@pytest.mark.parametrize("command", ["trend", "blame"])
@pytest.mark.parametrize(
    "arguments, message",
    [
        (("-k", "gem_m"), "no kernel matches 'gem_m'; did you mean gemm?"),
        (("-k", "nosuch"), "no kernel matches 'nosuch'; there is copy, gemm, new"),
        (("--target", "gfx*"), "no kernel that is meant is for 'gfx*'; targets are sm_90"),
    ],
)
def test_what_means_no_kernel_is_refused_with_those_there_are(dataset, capfd, command, arguments, message):
    assert message in refused(capfd, "history", command, dataset, "vgprs", *arguments)


@pytest.mark.parametrize("word, near", [("vgrps", "vgprs"), ("spilled_byte", "spilled_bytes")])
def test_a_misspelt_metric_is_refused(dataset, capfd, word, near):
    assert near in refused(capfd, "history", "trend", dataset, word)


def test_a_trend_is_drawn(dataset, tmp_path):
    picture = tmp_path / "trend.svg"
    assert main(["history", "trend", str(dataset), "vgprs", "-o", str(picture)]) == 0
    assert "0003aaaaaaaa" in picture.read_text(encoding="utf-8")
    page = tmp_path / "trend.html"
    assert main(["history", "trend", str(dataset), "vgprs", "--by", "kernel", "-o", str(page)]) == 0
    assert page.read_text(encoding="utf-8").count('<img src="data:image/svg+xml;base64,') == 3


def test_blame_names_the_commits_that_changed_a_kernel_latest_first(dataset, capfd):
    found = answered(capfd, "history", "blame", dataset, "vgprs", "--kernel", "gemm")
    steps = [(change["commit"], change["before"], change["value"]) for change in found["changes"]]
    assert steps == [(commit(2), 128, 96), (commit(1), 64, 128)]


def test_blame_reads_dumps_out_of_revisions(capfd, monkeypatch):
    names = []
    for vgprs, name in ((9, "k.s"), (27, "k.s"), (27, "other.s"), (20, "k.s")):
        write_dump("k.s", Needs("gemm", vgprs), Needs("same", 8))
        Path("other.s").write_text(name + str(len(names)), encoding="utf-8")
        committed("k.s", "other.s")
        names.append(git("rev-parse", "HEAD").strip())
    found = answered(capfd, "history", "blame", "k.s", "vgprs", "--revisions", f"{names[0]}..HEAD")
    steps = [(change["kernel"], change["commit"], change["before"], change["value"]) for change in found["changes"]]
    assert steps == [("gemm", names[3], 27, 20), ("gemm", names[1], 9, 27)]
    monkeypatch.setattr(limits, "BLAMED_COMMITS", 1)  # what commits before changed is not that commit's
    (change,) = answered(capfd, "history", "blame", "k.s", "vgprs", "--revisions", f"{names[0]}..HEAD")["changes"]
    assert (change["commit"], change["before"]) == (names[3], 27)
    of_revisions = ("--revisions", f"{names[0]}..HEAD")
    message = "no kernel matches 'gem_m'; did you mean gemm?"
    assert message in refused(capfd, "history", "blame", "k.s", "vgprs", "-k", "gem_m", *of_revisions)
    assert "other.s has no kernel" in refused(capfd, "history", "blame", "other.s", "vgprs", *of_revisions)


GOALS = [
    # metric, aggregate, kernels, goal, verdict, value, since
    ("vgprs", "max", "gemm", "<= 96", "met", 96, ""),
    ("vgprs", "max", "", "<= 64", "missed", 96, f"{commit(1)[:12]} 2026-03-02"),
    ("vgprs", "sum", "gemm", "<= 100", "met", 96, ""),
    ("vgprs", "min", "", ">= 9", "missed", 8, f"{commit(3)[:12]} 2026-03-04"),
    ("spilled_bytes", "max", "", "<= 0", "missed", 32, f"{commit(2)[:12]} 2026-03-03"),
    ("spilled_bytes", "max", "", "<= 64", "unknown", 32, ""),
    ("spilled_bytes", "max", "new", "<= 0", "unknown", None, ""),
    ("occupancy", "mean", "", ">= 1", "unknown", None, ""),
]


@pytest.mark.parametrize("metric, aggregate, kernels, goal, verdict, value, since", GOALS)
def test_goals_are_met_missed_or_not_known(dataset, capfd, metric, aggregate, kernels, goal, verdict, value, since):
    config(f"[[kpi]]\nname = 'goal'\nmetric = '{metric}'\naggregate = '{aggregate}'\nkernels = '{kernels}'\ngoal = '{goal}'\n")
    code = {"met": 0, "missed": 1, "unknown": 2}[verdict]
    (found,) = answered(capfd, "history", "kpi", dataset, code=code)["goals"]
    assert (found["verdict"], found["value"], found["since"]) == (verdict, value, since)


@pytest.mark.parametrize(
    "table, message",
    [
        ("name = 'a'", "needs a metric"),
        ("name = 'a'\nmetric = 'vgprs'", "has no goal"),
        ("name = 'a'\nmetric = 'vgprs'\ngoal = 'few'", "the amount"),
        ("name = 'a'\nmetric = 'vgprs'\ngoal = 1\naggregate = 'maximum'", "no aggregate"),
        ("name = 'a'\nmetric = 'instructions.matrix'\ngoal = 1", "datasets have no figure"),
        ("name = 'a'\nmetric = 'vgprs'\ngoal = 1\nkernel = 'x'", "no key"),
        ("name = 'a'\nmetric = 'vgprs'\ngoal = 1\n[[kpi]]\nname = 'a'\nmetric = 'vgprs'\ngoal = 1", "two goals"),
    ],
)
def test_a_goal_that_makes_no_sense_is_refused(dataset, capfd, table, message):
    config(f"[[kpi]]\n{table}\n")
    assert message in refused(capfd, "history", "kpi", dataset)


def test_goals_as_a_table_for_a_pull_request(dataset, capfd):
    config("[[kpi]]\nname = 'no spills'\nmetric = 'spilled_bytes'\naggregate = 'max'\ngoal = '<= 0'\n")
    assert main(["history", "kpi", str(dataset), "--format", "markdown"]) == 1
    assert "| no spills | missed | max of spilled\\_bytes | 32&nbsp;B | \\<= 0 | 2 |" in capfd.readouterr().out


def test_without_goals_there_is_no_answer(dataset, capfd):
    assert "[[kpi]]" in refused(capfd, "history", "kpi", dataset)


def test_rows_without_commit_are_counted_and_left_out(tmp_path, capfd):
    from isaview.fleet import dataset as datasets
    from isaview.fleet.pieces import Outcome, Place

    folder = write(tmp_path / "dataset", *DAYS)
    writer = datasets.Writer(datasets.open_dataset(str(folder)))
    writer.add(Place("dumps", "z.s"), Outcome(key="k", rows=(kernel("loose", vector_registers=1),)))
    writer.close()
    found = history.trend(folder, history.find_metric("vgprs"), history.Selection())
    assert (found.without_commit, len(found.points)) == (1, 4)
    assert "1 rows were scanned without a commit" in trend_document(found).remarks[0]


def test_a_ratchet_wants_what_improved_recorded(capfd):
    base = ["--baseline", "base.json"]
    write_dump("k.s", Needs("gemm", 40))
    check(capfd, "k.s", *base, "--update-baseline", code=0)
    write_dump("k.s", Needs("gemm", 20))
    assert any("better than the baseline" in note for note in check(capfd, "k.s", *base, code=0)["notes"])
    found = check(capfd, "k.s", *base, "--ratchet", code=1)
    assert told(found, "unrecorded") == [("gemm", "vector_registers")]
    config("[check]\nratchet = true\n")
    check(capfd, "k.s", *base, code=1)
    check(capfd, "k.s", *base, "--update-baseline", code=0)
    check(capfd, "k.s", *base, code=0)
