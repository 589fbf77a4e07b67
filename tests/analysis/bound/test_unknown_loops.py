"""What the bound says of loops whose length the text does not tell."""

import pytest

from isaview import read
from isaview.analysis.contract import Launch
from isaview.cli import main
from isaview.reports.report import report
from isaview.rules.samples import ptx


def nested(depth: int, more: str = "", lengths: int = 1) -> str:
    """Loops in one another, each up to an argument: ``lengths`` different ones."""
    before = "".join(f"\tmov.u32 %r{at}, 0;\n$L{at}:\n" for at in range(depth))
    behind = "".join(
        f"\tadd.s32 %r{at}, %r{at}, 1;\n\tsetp.lt.s32 %p1, %r{at}, %s{at % lengths};\n\t@%p1 bra $L{at};\n"
        for at in reversed(range(depth))
    )
    arguments = "".join(f"\tld.param.u32 %s{at}, [n{at}];\n" for at in range(lengths))
    product = "\tfma.rn.f32 %f1, %f1, %f1, %f1;\n"
    body = f"\t.reg .b32 %s<9>;\n{arguments}{before}{product}{more}{behind}\tst.global.f32 [%rd1], %f1;\n"
    return ptx(body, ", ".join((".param .u64 a", *(f".param .u32 n{at}" for at in range(lengths)))), "sm_90")


@pytest.mark.parametrize(
    ("depth", "lengths", "there"),
    [
        (1, 1, "clocks a wave, loops of unknown length run 1,024 times"),
        (2, 1, "clocks a wave, loops of unknown length run 1,024 times"),  # the inner loop as often as the loop around it
        (2, 2, "clocks a wave, loops of unknown length run 1,024 times, those inside them 32 times"),
        (3, 3, "its clocks depend on 3 loops of unknown length in one another"),
    ],
)
def test_clocks_say_how_often_loops_are_taken_to_run(depth, lengths, there):
    (kernel,) = report(read(nested(depth, lengths=lengths)), gpus=("H100",)).kernels
    bound = kernel.results["bound"]
    assert bound.reasons[0].endswith(there)
    assert bound.intensity.is_known == (depth < 3)
    assert bound.loops[-1].reasons[0].endswith(("clock a wave", "clocks a wave"))  # one iteration of the innermost


@pytest.mark.parametrize(
    ("given", "rounds", "assumed"),
    [
        ({}, 1024 * 32, {"n", "inner"}),
        ({"trips": 100}, 100 * 100, {"n", "inner"}),  # of all loops
        ({"trips": 100, "inner_trips": 7}, 100 * 7, {"n", "inner"}),
        ({"inner_trips": 7}, 1024 * 7, {"n", "inner"}),
    ],
)
def test_inner_loops_run_so_often_for_each_iteration_of_the_loop_around(given, rounds, assumed):
    (kernel,) = report(read(nested(2, lengths=2)), gpus=("H100",), launch=Launch(**given)).kernels
    bound = kernel.results["bound"]
    assert bound.operations["fp32"] == rounds * 2 * 32
    assert assumed <= bound.assumptions.keys()
    (alone,) = report(read(nested(1)), gpus=("H100",)).kernels
    assert "inner" not in alone.results["bound"].assumptions


def row(loads: int, products: int) -> str:
    """A loop over rows, each of which begins with loads, and a loop over what the row holds."""
    before = "\tadd.s64 %rd1, %rd1, 4096;\n" + "".join(f"\tld.global.f32 %f2, [%rd1+{128 * at}];\n" for at in range(loads))
    text = nested(2, products * "\tfma.rn.f32 %f1, %f1, %f2, %f1;\n", lengths=2)
    return text.replace("\tmov.u32 %r1, 0;", f"{before}\tmov.u32 %r1, 0;")


@pytest.mark.parametrize(("loads", "products"), [(8, 0), (8, 1), (16, 1), (16, 4)])
def test_how_often_inner_loops_run_decides(loads, products):
    """A row's loads against what is done with them in an inner loop: the verdict says from how many iterations on."""
    assumed, few, many = (
        report(read(row(loads, products)), gpus=("H100",), launch=Launch(inner_trips=inner)).kernels[0].results["bound"]
        for inner in (None, 1, 1024)
    )
    assert (few.verdict, many.verdict) == ("memory", "compute")
    decision = assumed.decided_by
    assert (assumed.verdict, decision.quantity, decision.below) == ("compute", "inner_loop_trips", "memory")
    assert 2 <= decision.threshold < 32
    assert decision.text == f"memory if inner loops run at most {decision.threshold} times"


def test_a_difference_says_how_many_times_as_many_clocks_where_their_number_says_nothing(tmp_path, capsys):
    load, product = "\tld.global.f32 %f2, [%rd1];\n", "\tfma.rn.f32 %f1, %f1, %f2, %f1;\n"
    for name, more in (("old.ptx", load), ("new.ptx", load + 40 * product)):
        (tmp_path / name).write_text(nested(5, more), encoding="utf-8")
    assert main(["diff", str(tmp_path / "old.ptx"), str(tmp_path / "new.ptx"), "--gpu", "H100", "--no-cache"]) == 0
    printed = capsys.readouterr().out
    assert "times as many clocks a warp for equal work (operations × 41)" in printed
    assert "billion" not in printed
