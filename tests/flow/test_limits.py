"""Kernels that are too large for their control flow or live registers say so, and no other kernel suffers."""

import json

import pytest

import isaview
from isaview.analysis.addresses.trips import Trips
from isaview.analysis.bound import work
from isaview.base import limits
from isaview.cli import main
from isaview.flow.graph import flow_of

HEAD = ".version 8.0\n.target sm_80\n.address_size 64\n"
SMALL = ".visible .entry small()\n{\n\t.reg .b32 %r<3>;\n\tadd.s32 %r1, %r1, %r2;\n\tret;\n}\n"
LARGE = """.visible .entry large(.param .u64 p)
{
	.reg .b32 %r<9>;
	.reg .pred %p<3>;
	.reg .b64 %rd<3>;
	ld.param.u64 %rd1, [p];
	ld.global.u32 %r1, [%rd1];
	ld.global.u32 %r2, [%rd1+4];
	setp.eq.s32 %p1, %r1, 0;
	@%p1 bra $B;
$A:
	add.s32 %r2, %r2, %r1;
	@%p1 bra $B;
	bra $C;
$B:
	add.s32 %r2, %r2, 1;
	@%p1 bra $A;
	bra $C;
$C:
	st.global.u32 [%rd1], %r2;
	ret;
}
"""


@pytest.mark.parametrize(
    ("name", "most", "analysis"),
    [
        ("FLOW_EDGES", 3, "registers"),
        ("NESTING_STEPS", 1, "loops"),
        ("LIVENESS_BITS", 3, "registers"),
        ("LIVENESS_VALUES", 3, "registers"),
    ],
)
def test_a_kernel_beyond_a_limit_says_so_and_the_others_are_as_they_were(name, most, analysis, monkeypatch):
    small = isaview.report(HEAD + SMALL).kernels[0]
    monkeypatch.setattr(limits, name, most)
    report = isaview.report(HEAD + SMALL + LARGE)
    assert not report.has_failed
    assert report.kernel("small").measures == small.measures
    large = report.kernel("large")
    assert large.left_out[analysis].startswith(f"given up: the kernel needs more than {most} ")
    assert analysis not in large.results
    if analysis == "registers":
        live = large.measure("peak_live_vector")
        assert not live.is_known
        assert f"the kernel needs more than {most} " in live.because


def test_a_command_that_needs_such_a_kernel_gives_no_answer(monkeypatch, tmp_path, capfd):
    monkeypatch.setattr(limits, "LIVENESS_BITS", 3)
    path = tmp_path / "k.ptx"
    path.write_text(HEAD + LARGE)
    assert main(["pressure", str(path)]) == 2
    assert "the kernel needs more than 3 bits for live registers" in capfd.readouterr().err


def test_an_instruction_costs_no_more_where_jumps_make_a_hundred_loops_around_it(monkeypatch):
    """Blocks that jump back to their mirror images are loops inside each other, each with a second entry."""
    size = 120
    jumps = [f"B{n}:\n\tadd.s32 %r1, %r1, 1;\n\tsetp.eq.s32 %p1, %r1, {n};\n\t@%p1 bra B{size - 1 - n};\n" for n in range(size)]
    body = "\t.reg .b32 %r<3>;\n\t.reg .pred %p<3>;\n\t@%p1 bra B60;\n" + "".join(jumps)
    (kernel,) = isaview.read(HEAD + ".visible .entry k()\n{\n" + body + "\tret;\n}\n").kernels()
    loops = flow_of(kernel).loops
    assert any(loop.irreducible for loop in loops)
    assert sum(len(loop.blocks) for loop in loops) <= limits.LOOP_DEPTH * len(flow_of(kernel).blocks)
    looked_at = []
    monkeypatch.setattr(work, "iterations_of", lambda *one: looked_at.append(one))
    work.block_counts(kernel, None, dict.fromkeys(range(len(loops)), Trips()))
    assert 16 <= len(looked_at) <= len(loops)


def test_instructions_in_very_many_loops_have_a_weight_that_can_be_kept(tmp_path, capfd):
    deep, path = limits.LOOP_DEPTH, tmp_path / "k.ptx"
    heads = "".join(f"$L{n}:\n\tadd.s32 %r1, %r1, {n};\n" for n in range(deep))
    backs = "".join(f"\tsetp.lt.s32 %p1, %r1, {n};\n\t@%p1 bra $L{n};\n" for n in reversed(range(deep)))
    body = "\t.reg .b32 %r<3>;\n\t.reg .pred %p<3>;\n" + heads + "\tadd.s32 %r2, %r2, %r1;\n" * 5_000 + backs
    path.write_text(HEAD + ".visible .entry k()\n{\n" + body + "\tret;\n}\n")
    assert main(["show", str(path), "--format", "json"]) == 0
    weighted = json.loads(capfd.readouterr().out)["inputs"][0]["kernels"][0]["mix"]["weighted"]
    assert max(weighted.values()) < 1 << 53
