"""Logs of neuronx-cc and neuron-cc: statistics are stated facts of the graph they are given with, by our names or the log's."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from isaview import cli, read
from isaview.model.facts import OF_A_GRAPH, match_names
from isaview.tools.logs import saved_log
from tests.conftest import ROOT

GRAPH = ROOT / "samples" / "attention.jax.hlo"
OLD = """\
06/16/2021 08:47:18 AM INFO [Statistics]:                0  MemoryProfiler    Estimated peak psum utilization
06/16/2021 08:47:18 AM INFO [Statistics]:              245  PartialLoopFusion  Number of loops fused
"""
"""Lines as neuron-cc wrote them in 2021: without the number of a process."""
LOG = "".join(
    f"{line}\n"
    for line in (
        "08/25/2022 01:57:20 PM INFO 65636 [root]: /opt/neuronx-cc compile --framework=XLA m.pb --output m.neff --target=trn1",
        "08/25/2022 01:57:26 PM INFO 65636 [Statistics]:        3574.8519  StaticProfiler    Arithmetic intensity",
        "08/25/2022 01:57:26 PM INFO 65636 [Statistics]:          84.3543  StaticProfiler    Average partition utilization",
        "08/25/2022 01:57:26 PM INFO 65636 [Statistics]:          87.5463  StaticProfiler    "
        "Average pe (systolic array) utilization",
        "08/25/2022 01:57:26 PM INFO 65636 [Statistics]:         73400320  StaticProfiler    "
        "Number of bytes transfer between ddr and local memory",
        "2023-05-02T03:25:51Z WARNING 25325 [StaticProfiler]: "
        "matmul-based transposes inserted by penguin takes up 97.12 percent of all matmul computation",
    )
)


def facts(text):
    (statement,) = saved_log(text, "n.log").stated
    return {name: measure.value for name, measure in statement.facts.items()}


def test_statistics_have_our_names_or_the_words_of_the_log():
    (statement,) = saved_log(LOG, "n.log").stated
    assert facts(LOG) == {
        "StaticProfiler: Arithmetic intensity": 3574.8519,
        "partition_utilization": 84.3543,
        "matrix_unit_utilization": 87.5463,
        "transferred_bytes": 73400320,
    }
    assert statement.target == "trn1"
    assert statement.name == OF_A_GRAPH
    assert statement.facts["partition_utilization"].because == "n.log:3: neuronx-cc"
    assert {measure.origin for measure in statement.facts.values()} == {"stated"}
    assert statement.facts["partition_utilization"].unit == "%"
    assert statement.facts["StaticProfiler: Arithmetic intensity"].unit == ""
    assert "97.12 percent" in statement.messages[0]


def test_lines_without_a_process_are_read():
    assert facts(OLD) == {
        "MemoryProfiler: Estimated peak psum utilization": 0,
        "PartialLoopFusion: Number of loops fused": 245,
    }


def test_what_several_graphs_of_a_log_say_differently_is_left_out():
    log = saved_log(LOG + LOG.replace("84.3543", "12.5"), "n.log")
    assert "partition_utilization" not in log.stated[0].facts
    assert log.stated[0].facts["matrix_unit_utilization"].value == 87.5463
    assert log.messages == ("1 statistics of several graphs in one log; left out",)


@pytest.mark.parametrize(
    "line",
    [
        "INFO [Statistics]: many  StaticProfiler  Average partition utilization",
        "INFO [Statistics]: 1e400  StaticProfiler  Average partition utilization",
        f"INFO [Statistics]: {'9' * 4000}  StaticProfiler  Average partition utilization",
        "INFO [Statistics]: 84.3543  StaticProfiler",
        "[Statistic]: 84.3543  StaticProfiler  Average partition utilization",
        "see [SQL statistics]: 5 Average partition utilization",
    ],
)
def test_what_is_no_statistic_states_nothing(line):
    assert saved_log(line, "n.log").stated == ()


@given(st.text(alphabet="[]Statistics: /0123456789.\n AaE()WARNINGStaticProfiler", max_size=300))
def test_other_lines_change_no_statistic(text):
    assert facts(f"{text}\n{LOG}{text}\n") == facts(LOG)


@pytest.mark.parametrize(("gpu", "code"), [("trn1", 0), ("trn2", 0)])
def test_a_log_given_with_a_graph_states_facts_of_its_entry(tmp_path, capsys, gpu, code):
    log = tmp_path / "n.log"
    log.write_text(LOG, encoding="utf-8")
    assert cli.main(["show", str(GRAPH), "--gpu", gpu, "--log", str(log), "--format", "json"]) == code
    printed = capsys.readouterr()
    (kernel,) = json.loads(printed.out)["inputs"][0]["kernels"]
    assert ("partition_utilization" in kernel["stated"]) == (gpu == "trn1")
    assert ("97.12 percent" in printed.err, "what it says is for trn1" in printed.err) == (gpu == "trn1", gpu == "trn2")


def test_the_screen_shows_what_has_a_name(tmp_path, capsys):
    log = tmp_path / "n.log"
    log.write_text(LOG, encoding="utf-8")
    cli.main(["show", str(GRAPH), "--log", str(log)])
    (line,) = (line for line in capsys.readouterr().out.splitlines() if line.startswith("  compiler"))
    assert "partition utilization 84.4 %" in line
    assert "matrix unit utilization 87.5 %" in line
    assert "transferred bytes 70 MiB" in line


def test_such_a_log_means_no_kernel_of_instructions(tmp_path, capsys):
    log = tmp_path / "n.log"
    log.write_text(LOG, encoding="utf-8")
    assert cli.main(["show", str(ROOT / "samples" / "reduce.nvcc.sm_90.ptx"), "--log", str(log)]) == 2
    assert "tells of a graph, and of no kernel that was read" in capsys.readouterr().err


def test_it_means_no_graph_of_several():
    (module,) = read(GRAPH)
    assert match_names([OF_A_GRAPH], module.kernels) == {
        OF_A_GRAPH: next(kernel.name for kernel in module.kernels if kernel.is_entry)
    }
    assert match_names([OF_A_GRAPH], (*module.kernels, *module.kernels)) == {}
