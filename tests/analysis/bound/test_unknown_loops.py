"""What the bound says of loops whose length the text does not tell."""

import pytest

from isaview import read
from isaview.cli import main
from isaview.reports.report import report
from isaview.rules.samples import ptx


def nested(depth: int, more: str = "") -> str:
    before = "".join(f"\tmov.u32 %r{at}, 0;\n$L{at}:\n" for at in range(depth))
    behind = "".join(
        f"\tadd.s32 %r{at}, %r{at}, 1;\n\tsetp.lt.s32 %p1, %r{at}, %r20;\n\t@%p1 bra $L{at};\n" for at in reversed(range(depth))
    )
    body = f"\tld.param.u32 %r20, [n];\n{before}\tfma.rn.f32 %f1, %f1, %f1, %f1;\n{more}{behind}\tst.global.f32 [%rd1], %f1;\n"
    return ptx(body, target="sm_90").replace(".param .u64 a", ".param .u64 a, .param .u32 n")


@pytest.mark.parametrize(
    ("depth", "there"),
    [
        (1, "clocks a wave, loops of unknown length run 1,024 times"),
        (2, "clocks a wave, loops of unknown length run 1,024 times"),
        (3, "its clocks depend on 3 loops of unknown length in one another"),
    ],
)
def test_clocks_say_how_often_loops_are_taken_to_run(depth, there):
    (kernel,) = report(read(nested(depth)), gpus=("H100",)).kernels
    bound = kernel.results["bound"]
    assert bound.reasons[0].endswith(there)
    assert bound.intensity.known == (depth < 3)
    assert bound.loops[-1].reasons[0].endswith(("clock a wave", "clocks a wave"))  # one iteration of the innermost


def test_a_difference_says_how_many_times_as_many_clocks_where_their_number_says_nothing(tmp_path, capsys):
    load, product = "\tld.global.f32 %f2, [%rd1];\n", "\tfma.rn.f32 %f1, %f1, %f2, %f1;\n"
    for name, more in (("old.ptx", load), ("new.ptx", load + 40 * product)):
        (tmp_path / name).write_text(nested(5, more), encoding="utf-8")
    assert main(["diff", str(tmp_path / "old.ptx"), str(tmp_path / "new.ptx"), "--gpu", "H100", "--no-cache"]) == 0
    printed = capsys.readouterr().out
    assert "times as many clocks a warp for equal work (operations × 41)" in printed
    assert "billion" not in printed
