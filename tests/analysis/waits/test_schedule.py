"""The schedule of one wave: stalls and what they are for, waits with published latencies, and the bound that follows."""

import pytest

from isaview import read
from isaview.analysis.contract import Launch
from isaview.analysis.waits.hazards import hazards
from isaview.analysis.waits.schedule import iteration_of, schedule_of
from isaview.analysis.waits.waits import waits_of
from isaview.flow.graph import flow_of
from isaview.gpus.hardware import find_gpu
from isaview.languages.latencies import latencies
from isaview.reports.report import report
from tests.conftest import SAMPLES

NONE = 7
"""No scoreboard."""


def listing(*lines, target="sm_90"):
    """A listing of (text, stall count, scoreboard that its result holds, scoreboards that it waits for)."""
    text = f"\tcode for {target}\n\t\tFunction : k\n"
    for at, (instruction, stall, written, *waits) in enumerate((*lines, ("EXIT", 5, NONE))):
        high = stall << 41 | 1 << 45 | written << 46 | NONE << 49 | sum(1 << 52 + board for board in waits)
        text += f"        /*{16 * at:04x}*/ {instruction} ; /* 0x{0:016x} */\n        /* 0x{high:016x} */\n"
    return text


def followed(*lines, target="sm_90"):
    (kernel,) = (one for module in read(listing(*lines, target=target)) for one in module.kernels)
    found = waits_of(kernel)
    return found, schedule_of(found)


NEXT = ("FFMA R21, R2, R3, R21", 4, NONE), ("FFMA R4, R21, R3, R4", 2, NONE)
EARLIER = ("FMUL R21, R2, R3", 1, NONE), ("FMUL R5, R2, R3", 3, NONE), ("FFMA R4, R21, R3, R4", 2, NONE)
OLD = *(("FMUL R21, R2, R3", 1, NONE),), *((f"FMUL R{at}, R2, R3", 1, NONE) for at in range(5, 12)), ("MOV R12, R2", 4, NONE)
STALLS = [
    (NEXT, {0: (0, 3)}),
    (EARLIER, {1: (0, 2)}),
    ((*OLD, ("FADD R13, R21, R2", 1, NONE)), {}),
    ((("LDG.E R21, desc[UR4][R2.64]", 6, 0), ("IADD3 R5, R21, R2, RZ", 1, NONE, 0)), {}),
    ((("ISETP.NE.AND P0, PT, R0, R21, PT", 13, NONE), ("@P0 MOV R2, R3", 1, NONE)), {0: (0, 12)}),
]


@pytest.mark.parametrize(("lines", "wanted"), STALLS, ids=["next", "earlier", "there long ago", "scoreboard", "predicate"])
def test_a_stall_names_the_result_that_the_next_instruction_reads(lines, wanted):
    assert followed(*lines)[1].needed == wanted


OPPOSED = ("@!P0 LDL.U8 R8, [R12]", 4, 5), ("@P0 LDL.U8 R8, [R11]", 4, 5)
GUARDS = [
    (OPPOSED, 0),
    ((OPPOSED[0], OPPOSED[0]), 1),
    ((OPPOSED[0], ("ISETP.NE.AND P0, PT, R0, R21, PT", 13, NONE), OPPOSED[1]), 1),
    ((("LDL.U8 R8, [R12]", 4, 5), OPPOSED[1]), 1),
]


@pytest.mark.parametrize(("lines", "number"), GUARDS, ids=["opposed", "alike", "set anew", "always"])
def test_two_loads_of_which_no_lane_runs_both_need_no_wait(lines, number):
    found, _ = followed(*lines)
    assert len(hazards(found.kernel, found.flight)) == number


LATENCIES = [
    ("sm_80", (23, 29)),
    ("sm_86", (23, 24)),
    ("sm_89", (30, 30)),
    ("sm_90a", (29, 29)),
    ("sm_75", None),
    ("sm_120", None),
]


@pytest.mark.parametrize(("target", "clocks"), LATENCIES)
def test_waits_take_what_was_published_for_the_target_and_nothing_else(target, clocks):
    """LDS issues, an instruction of two clocks stands between, and what reads the result waits for the rest."""
    known = latencies("sass", target).of_result("LDS.U.32")
    assert (known and (known.low, known.high)) == clocks and (known is None or known.source)
    lines = (("LDS R21, [R2]", 1, 0), ("FADD R4, R3, R3", 2, NONE), ("FADD R5, R21, R3", 4, NONE, 0), ("@P0 BRA 0x0", 5, NONE))
    found, schedule = followed(*lines, target=target)
    (loop,) = flow_of(found.kernel).loops
    waited = iteration_of(found, schedule, loop).waited
    if clocks is None:
        assert not waited.is_known and "nobody published how long LDS takes" in waited.because
        return
    assert (waited.low, waited.high) == (clocks[0] - 3, clocks[1] - 3)
    assert known.source in waited.because


def test_what_an_iteration_loads_for_the_next_one_is_waited_for_there():
    """The load stands behind its use: the first iteration knows nothing of it, the second waits."""
    lines = (("FADD R5, R21, R3", 4, NONE, 0), ("LDS R21, [R2]", 1, 0), ("@P0 BRA 0x0", 5, NONE))
    _, schedule = followed(*lines)
    assert schedule.waited == {0: (29 - 6, 29 - 6)}


def test_loads_from_memory_are_left_to_its_latency():
    lines = (("LDG.E R21, desc[UR4][R2.64]", 1, 0), ("FADD R5, R21, R3", 4, NONE, 0), ("@P0 BRA 0x0", 5, NONE))
    found, schedule = followed(*lines)
    (loop,) = flow_of(found.kernel).loops
    figures = iteration_of(found, schedule, loop)
    assert schedule.waited == {} and (figures.waited.value, figures.waited.origin) == (0, "counted")
    assert (figures.issue_cycles.value, figures.stalled.value, figures.in_flight.value) == (10, 7, 1)


@pytest.mark.parametrize("name", ["reduce.cuobjdump.sm_80.sass", "vector_add.cuobjdump.sm_75-sm_100.sass"])
def test_what_is_late_is_no_more_than_the_stalls(name):
    for kernel in (kernel for module in read(SAMPLES / name) for kernel in module.kernels if len(kernel)):
        found = waits_of(kernel)
        for index, (maker, clocks) in schedule_of(found).needed.items():
            assert 0 < clocks < found.flight.effects[index].clocks and maker <= index


CHAIN = (
    ("MOV R0, RZ", 4, NONE),
    *(("FFMA R21, R21, R2, R3", 4, NONE),) * 60,
    ("IADD3 R0, R0, 0x1, RZ", 4, NONE),
    ("ISETP.GE.AND P0, PT, R0, 0x64, PT", 13, NONE),
    ("@!P0 BRA 0x10", 5, NONE),
)


@pytest.mark.parametrize(("threads", "groups", "word"), [(128, 132, "latency"), (1024, 1320, "compute")])
def test_few_waves_are_bound_by_what_each_waits_for_its_own_results(threads, groups, word):
    """Four clocks from one FFMA to the next: one wave on each scheduler fills a quarter of the issue slots, eight fill all."""
    launch = Launch(threads_low=threads, threads_high=threads, groups=groups)
    (shown,) = report(listing(*CHAIN), gpus=[find_gpu("H100")], launch=launch, strict=True).kernels
    found = shown.results["bound"]
    assert found.verdict == word
    dependent = found.judged.costs["latency", "dependent"]
    assert dependent.clocks == pytest.approx(100 * 262 / (threads / 32 * min(groups // 132, 2)), rel=0.01)
    if word == "latency":
        assert found.reasons[0].startswith("dependent issue: ") and "several accumulators" in found.change
