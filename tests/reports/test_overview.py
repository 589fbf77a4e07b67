"""The table of many kernels: what its columns say of the GPUs that were named and of what only a launch tells."""

import pytest

import isaview
from isaview.reports.overview import entries, table

HEAD = ".version 8.0\n.target {target}\n.address_size 64\n.extern .shared .align 16 .b8 dynamic[];\n"
KERNEL = """.visible .entry {name}(.param .u64 out)
{{
	.reg .b32 %r<2>;
	.reg .b64 %rd<2>;
	ld.param.u64 %rd1, [out];
	{shared}
	st.global.u32 [%rd1], %r1;
	ret;
}}
"""
USES = "ld.shared.u32 %r1, [dynamic];"
NONE = "mov.u32 %r1, %tid.x;"


def shown(*bodies, target="sm_90a", gpus=()):
    text = HEAD.format(target=target) + "".join(KERNEL.format(name=f"k{place}", shared=one) for place, one in enumerate(bodies))
    report = isaview.report(isaview.read(text), gpus=gpus)
    return table(entries(report.inputs), report.inputs[0].words)


@pytest.mark.parametrize(
    ("gpus", "headings", "cells"),
    [
        ((), ["warps/SM"], 1),
        (("sm_90",), ["warps/SM"], 1),
        (("H100",), ["warps/SM H100"], 1),
        (("H100", "sm_86", "MI300X"), ["warps/SM H100", "sm_86", "MI300X"], 3),
        (("MI300X", "H100"), ["warps/SM MI300X", "H100"], 2),
    ],
)
def test_the_table_says_for_which_gpu_its_occupancy_is(gpus, headings, cells):
    found = shown(NONE, NONE, gpus=gpus)
    assert list(found.columns[: len(headings)]) == headings
    assert found.columns[len(headings)] in ("registers", "instr.")
    assert {len(row.cells) for row in found.rows} == {len(found.columns)}
    waves = [cell.content for cell in found.rows[0].cells if cell.metric == "occupancy_waves"]
    assert len(waves) == cells
    assert [content == "n/a" for content in waves] == [gpu.startswith("MI") for gpu in gpus or ("",)]


def test_a_column_that_goes_first_where_there_is_little_room_is_found_behind_several_gpus():
    found = shown(NONE, NONE, gpus=("H100", "sm_86"))
    assert [found.columns[place] for place in found.spare] == ["instr."]


def test_shared_memory_that_the_launch_sets_is_not_left_out_as_if_there_were_none():
    found = shown(USES, NONE)
    cells = {row.title: row.cells[found.columns.index("shared")].content for row in found.rows}
    assert cells == {"k0": "n/a", "k1": ""}
    assert "shared" not in shown(NONE, NONE).columns
