"""The table of many kernels: what its columns say of the GPUs that were named and of what only a launch tells."""

import pytest

import isaview
from isaview.base.plugins import modules
from isaview.reports.analyses import analyzers
from isaview.reports.columns import check_choice
from isaview.rules.samples import ptx
from isaview.views.overview import entries, sections, table

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
    assert found.columns[len(headings)] in ("limited by", "registers", "instr.")
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


ROWS = """\
	.shared .align 4 .b8 tile[4096];
	mov.u32 %r1, %tid.x;
	mov.u32 %r2, %tid.y;
	mov.u32 %r3, tile;
	mad.lo.s32 %r4, %r1, 128, %r3;
	mad.lo.s32 %r4, %r2, 4, %r4;
	ld.shared.f32 %f1, [%r4];
	st.global.f32 [%rd1], %f1;
"""


ALONG = ROWS.replace("%r1, 128,", "%r1, 4,").replace("%r2, 4,", "%r2, 128,")


@pytest.mark.parametrize(
    ("rows", "width", "found", "open_"),
    [(ROWS, None, True, False), (ROWS, 32, True, False), (ALONG, None, False, True), (ALONG, 32, False, False)],
    ids=["conflicts at every width", "conflicts", "conflicts at some widths", "none"],
)
def test_what_depends_on_the_width_of_a_block_is_not_judged_and_says_what_states_it(rows, width, found, open_):
    launch = isaview.Launch(threads_low=1024, threads_high=1024, width=width)
    (module,) = isaview.report(isaview.read(ptx(rows)), launch=launch).inputs
    (kernel,) = module.kernels
    shown = [one for one in sections(kernel, module) if one.title == "findings"]
    texts = [cell.content for one in shown for row in one.rows for cell in row.cells]
    assert ("ISA305" in {one.code for one in kernel.findings}) == found
    assert any("-t 32x8" in text for text in texts if isinstance(text, str)) == open_
    assert any("8 to 32 turns, which the width of the block decides" in one.message for one in kernel.findings) == (
        found and width is None
    )


def many(gpus=()):
    """Three kernels by name: 8, 300 and 40 instructions more, no, 64 and 16 bytes of shared memory."""
    bodies = [
        (f".shared .align 4 .b8 tile[{size}];\n\tst.shared.u32 [tile], %r1;\n" if size else "")
        + "\tadd.s32 %r1, %r1, 1;\n" * count
        for count, size in ((8, 0), (300, 64), (40, 16))
    ]
    kernels = (KERNEL.format(name=name, shared=body) for name, body in zip("abc", bodies, strict=True))
    return isaview.report(isaview.read(HEAD.format(target="sm_90a") + "".join(kernels)), gpus=gpus).inputs


@pytest.mark.parametrize(
    ("sort", "order"), [("", "b c a"), ("name", "a b c"), ("file", "a b c"), ("instructions", "b c a"), ("shared", "b c a")]
)
def test_rows_stand_in_the_order_asked_for(sort, order):
    assert [entry.kernel.name for entry in entries(many(), check_choice(sort, None, ()))] == order.split()


def test_columns_are_those_asked_for():
    modules = many(gpus=("H100",))
    asked = check_choice("name", 2, ("shared", "limited by", "bound", "instr."))
    found = table(entries(modules, asked), modules[0].words, asked)
    assert found.columns == ("shared", "limited by", "bound", "instr.")
    assert [row.cells[0].content for row in found.rows] == ["", "64 B", "16 B"]
    assert all(row.cells[1].content == "warp slots" and row.cells[2].content for row in found.rows)


@pytest.mark.parametrize(("sort", "columns"), [("vgprz", ()), ("", ("shared", "shraed"))])
def test_a_name_that_is_no_column_is_refused(sort, columns):
    with pytest.raises(KeyError, match="did you mean"):
        check_choice(sort, None, columns)


def test_every_view_of_an_analysis_has_the_name_of_its_analyzer():
    assert set(modules("isaview.views.analyses")) <= {analyzer.name for analyzer in analyzers()}
