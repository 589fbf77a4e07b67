"""What decides between two verdicts: each side of its threshold is judged again, and has the verdict that is stated."""

from __future__ import annotations

from pathlib import Path

import pytest

from isaview import read
from isaview.analysis.bound.costs import Cost, Costs, Place
from isaview.analysis.bound.verdict import Decision, Verdict, verdict_from
from isaview.analysis.contract import Launch
from isaview.base.measure import counted_measure
from isaview.cli import main
from isaview.compare.equal_work import Bound
from isaview.gpus.hardware import find_gpu
from isaview.reports.report import report
from isaview.rules.samples import ptx

DRAM, L1, SHARED, FP32 = ("memory", "dram"), ("memory", "l1"), ("shared", ""), ("compute", "fp32")
ISSUE, LATENCY, DEPENDENT = ("compute", "issue"), ("latency", ""), ("latency", "dependent")
WAVES = (8.0, 32.0, 64.0)

Parts = dict[Place, Cost]


def exactly(clocks: float) -> Cost:
    return Cost.exactly(clocks)


DECIDED: list[tuple[Parts, Place, str, str]] = [
    ({DRAM: Cost(100, 5, 200), FP32: exactly(10)}, DRAM, "cached_share", "compute if caches serve 90 % of its memory traffic"),
    ({FP32: exactly(100), DRAM: Cost(50, 5, 300)}, DRAM, "busy_dram", "memory if its memory traffic is 2 × as large"),
    (
        {FP32: exactly(100), DRAM: Cost(20, 5, 300), L1: exactly(50)},
        DRAM,
        "busy_dram",
        "memory if its memory traffic is 5 × as large",
    ),
    ({FP32: exactly(100), SHARED: Cost(40, 20, 160)}, SHARED, "busy_shared", "shared if shared memory is 2.5 × as busy"),
    ({FP32: exactly(120), LATENCY: Cost(100, 50, 400)}, LATENCY, "waves", "latency below 16 waves in flight"),
    ({LATENCY: Cost(200, 50, 400), SHARED: exactly(80)}, LATENCY, "waves", "shared from 48 waves in flight"),
    (
        {FP32: exactly(120), DEPENDENT: Cost(100, 100, 400)},
        DEPENDENT,
        "busy_dependent",
        "latency if dependent issue is 2 × as busy",
    ),
    ({ISSUE: exactly(100), SHARED: exactly(80)}, ISSUE, "busy_issue", "shared if instruction issue is 0.8 × as busy"),
]


def judged(parts: Parts, waves: tuple[float, float, float] = WAVES) -> Verdict:
    return verdict_from(Costs(dict(parts)), waves=waves)


@pytest.mark.parametrize(("parts", "place", "quantity", "text"), DECIDED, ids=[row[2] + row[3][:4] for row in DECIDED])
def test_both_sides_of_a_threshold_have_the_verdict_that_is_stated(
    parts: Parts, place: Place, quantity: str, text: str
) -> None:
    verdict = judged(parts)
    decision = verdict.decision
    assert decision is not None and decision.threshold is not None
    assert (decision.quantity, decision.text, verdict.confidence) == (quantity, text, "low")
    assert {verdict.word, verdict.other} == {decision.below, decision.above}
    for side, word in ((0.7, decision.below), (1.4, decision.above)):
        amount = decision.threshold * side
        factors = {"cached_share": 1 - min(amount, 0.97), "waves": WAVES[1] / amount}
        factor = factors.get(quantity, amount)
        busy = {**{other: exactly(cost.clocks) for other, cost in parts.items()}, place: exactly(parts[place].clocks * factor)}
        assert judged(busy).word == word, (side, factor)


def test_waves_that_a_unit_cannot_hold_are_not_asked_for() -> None:
    parts = {LATENCY: Cost(200, 50, 400), SHARED: exactly(80)}
    decision = judged(parts, (8.0, 32.0, 32.0)).decision
    assert decision is not None
    assert (decision.quantity, decision.text) == ("busy_latency", "shared if loads wait 0.67 × as long")


def test_a_third_part_within_reach_leaves_the_verdict_unknown() -> None:
    verdict = judged({DRAM: Cost(100, 5, 200), FP32: exactly(70), SHARED: Cost(60, 60, 300)})
    assert (verdict.word, verdict.decision, verdict.where) == ("unknown", None, "")
    assert verdict.threshold


def looped(computed: int) -> str:
    """A kernel that copies 64 words once, and computes in a loop of unknown length."""
    loads = "".join(f"\tld.global.f32 %f{at}, [%rd2+{at * 65536}];\n" for at in range(2, 40))
    stores = "".join(f"\tst.global.f32 [%rd2+{at * 65536}], %f{at};\n" for at in range(2, 40))
    body = (
        "\tld.param.u32 %r20, [n];\n\tld.param.u64 %rd1, [a];\n\tmov.u32 %r1, %tid.x;\n\tmov.u32 %r2, %ctaid.x;\n"
        "\tmad.lo.s32 %r3, %r2, 256, %r1;\n\tmul.wide.s32 %rd3, %r3, 4;\n\tadd.s64 %rd2, %rd1, %rd3;\n"
        f"{loads}\tmov.u32 %r4, 0;\n$L0:\n{chr(9)}"
        + "fma.rn.f32 %f2, %f2, %f3, %f4;\n\t" * computed
        + "add.s32 %r4, %r4, 1;\n\tsetp.lt.s32 %p1, %r4, %r20;\n\t@%p1 bra $L0;\n"
        + stores
    )
    return ptx(body, target="sm_90").replace(".param .u64 a", ".param .u64 a, .param .u32 n")


def bound(text: str, trips: int | None = None):
    launch = Launch(threads_low=256, threads_high=256, trips=trips)
    (kernel,) = report(read(text), gpus=[find_gpu("H100")], launch=launch, strict=True).kernels
    return kernel.results["bound"]


@pytest.mark.parametrize("computed", [4, 8])
def test_how_often_loops_run_decides_where_the_verdict_says_so(computed: int) -> None:
    report_of = bound(looped(computed))
    decision = report_of.decided_by
    assert decision is not None and decision.quantity == "loop_trips" and decision.threshold is not None
    assert (decision.below, decision.above, report_of.verdict) == ("memory", "compute", "compute")
    assert report_of.confidence != "high"
    assert decision.text == f"memory up to n = {decision.threshold:,.0f}"
    assert bound(looped(computed), int(decision.threshold)).verdict == "memory"
    assert bound(looped(computed), int(decision.threshold * 1.5)).verdict in ("compute", "balanced")
    assert bound(looped(computed), 1024).decided_by is None or bound(looped(computed), 1024).verdict == "compute"


def test_the_first_line_says_what_limits_how_sure_that_is_and_what_decides(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "k.ptx"
    path.write_text(looped(8), encoding="utf-8")
    assert main(["bound", str(path), "--gpu", "H100", "-t", "256", "--no-cache"]) == 0
    line = next(line for line in capsys.readouterr().out.splitlines() if line.startswith("  bound"))
    assert "compute, " in line and "; memory up to n = " in line and " · confidence " in line


def test_a_verdict_within_reach_of_the_other_side_is_no_change() -> None:
    clocks = counted_measure(1, "clocks", "")
    memory, latency = (
        Bound("memory", "dram", "low", clocks, other="latency", decided_by="latency below 9 waves in flight"),
        Bound("latency", "", "low", clocks, other="memory", decided_by="memory from 9 waves in flight"),
    )
    assert not memory.is_another(latency) and not latency.is_another(memory)
    assert memory.is_another(Bound("compute", "fp32", "high", clocks)) and not memory.is_another(memory)


def test_a_decision_names_the_other_side() -> None:
    decision = Decision("waves", 9.0, "latency", "memory", "")
    assert (decision.instead_of("latency"), decision.instead_of("memory")) == ("memory", "latency")
