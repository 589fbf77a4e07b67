"""The terminal view, driven by Textual's own pilot: what is shown, where keys lead, what a user gets without the package."""

import asyncio
from contextlib import asynccontextmanager, nullcontext
from types import SimpleNamespace

from isaview.cli import main
from isaview.inputs.source_text import source_folder
from isaview.runs import NO_ANSWER
from isaview.runs.answers import FileRequest
from isaview.tools.evidence import Options
from tests.conftest import SAMPLES
from tests.support.extras import needs

pytestmark = needs("textual")
PTX = ".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry {name}()\n{{\n\tret;\n}}\n"
LINES = str(SAMPLES / "softmax.nvcc-lineinfo.sm_90.ptx")
SPILLS = str(SAMPLES / "layer_norm.clang.gfx942.s")


def reader(*paths, against="", **request):
    from isaview.serve.tui_reading import Reader

    return Reader(paths, FileRequest(options=Options(), **request), against)


@asynccontextmanager
async def running(own, size=(80, 24), folder=None):
    from isaview.serve.tui import TerminalView

    app = TerminalView(own, folder)
    async with app.run_test(size=size) as pilot:

        async def settled():
            await pilot.pause()
            while any(worker.is_running for worker in app.workers):
                await pilot.pause(0.01)
            await pilot.pause()
            await pilot.pause()

        async def press(*keys):
            for key in keys:
                await pilot.press(key)
                await settled()

        await settled()
        yield SimpleNamespace(app=app, pilot=pilot, press=press, lines=app.detail.lines, table=app.table, settled=settled)


def texts(view):
    return [line.plain for line in view.lines.page.lines]


def of(view, name):
    return str(view.app.query_one(f"#{name}").render())


def shown(view):
    """What stands on the screen, without styles."""
    width, height = view.app.size
    rows = view.app.screen._compositor.render_strips()
    assert len(rows) == height and all(row.cell_length == width for row in rows)
    return [row.text for row in rows]


def test_kernels_stand_worst_first_and_each_has_its_tabs():
    async def look():
        async with running(reader(LINES), folder=source_folder(SAMPLES)) as view:
            assert view.table.row_count == 2 and "2 kernels" in of(view, "title")
            assert "softmax<1024>" in shown(view)[2]
            assert any("limited by" in line for line in texts(view))
            await view.press("2")
            at = view.lines.cursor
            assert at in view.lines.page.stops and " P" in texts(view)[at] and "registers" in of(view, "says")
            assert of(view, "head").endswith(" live")
            assert "softmax.cu:" in of(view, "says") and view.lines.scroll_offset.y <= at < view.lines.scroll_offset.y + 12
            await view.press("3")
            assert any("for (int w = 0" in line for line in texts(view)) and "PFWS" in of(view, "head")
            await view.press("4")
            assert "alive at the peak" in texts(view)[0] and any("softmax.cu:30" in line for line in texts(view))
            await view.press("5")
            assert "What:" in "".join(texts(view)) and "Instead:" in "".join(texts(view))
            assert len(view.lines.page.stops) == len(view.app.table.selected_entry.kernel.findings)
            await view.press("6")
            assert "--against" in texts(view)[0]

    asyncio.run(look())


def test_keys_lead_from_peak_to_finding_and_search_from_hit_to_hit():
    async def look():
        async with running(reader(SPILLS, kernel="__clang_ocl_kern_imp_layer_norm_half"), size=(200, 50)) as view:
            await view.press("2", "home")
            stops, seen = view.lines.page.stops, [view.lines.cursor]
            assert len(stops) > 2
            for _ in stops[:3]:
                await view.press("n")
                seen.append(view.lines.cursor)
            assert seen == [0, *[stop for stop in stops if stop][:3]]
            await view.press("p")
            assert view.lines.cursor == seen[-2]
            lines = texts(view)
            (listed,) = view.app.detail.listings.values()
            assert sum("S" in line[8:12] for line in lines) == len(listed.rows.spills) > 9
            await view.press("slash", *"waitcnt", "enter")
            assert view.lines.hits and all("waitcnt" in lines[row] for row in view.lines.hits)
            assert view.lines.cursor in view.lines.hits
            await view.press("n")
            await view.press("escape")
            assert not view.lines.hits
            await view.press("end")
            assert view.lines.cursor == len(view.lines.page.lines) - 1
            await view.pilot.click("#lines", offset=(20, 3))
            assert view.lines.cursor == view.lines.scroll_offset.y + 3
            await view.press("c")
            depths, places = listed.rows.depth, view.lines.page.places
            assert [place.line for place in places.values()] == [
                number for number, depth in zip(listed.rows.numbers, depths, strict=True) if depth >= 0
            ]
            assert [texts(view)[row] for row in view.lines.page.stops] == [lines[stop] for stop in stops if depths[stop] >= 0]
            assert view.lines.page.says(view.lines.cursor).startswith(f"line {places[view.lines.cursor].line:,}")
            await view.press("c")
            assert texts(view) == lines

    asyncio.run(look())


def test_kernels_are_filtered_ordered_and_hidden():
    async def look():
        async with running(reader(str(SAMPLES / "matmul.nvcc.sm_80.ptx")), size=(160, 45)) as view:
            assert view.table.row_count == 3
            await view.press("slash", *"wmma")
            assert view.table.row_count == 1 and "1 kernel of 3" in of(view, "title")
            await view.press("escape")
            assert view.table.row_count == 3
            assert view.app.table.selected_entry.kernel.name == "matmul_wmma", "the chosen kernel stays"
            await view.press("s")
            assert "name first" in of(view, "title")
            assert [entry.kernel.name for entry in view.table.shown] == ["matmul_pipelined", "matmul_plain", "matmul_wmma"]
            await view.press("f")
            assert not view.table.display and view.lines.size.width > 150
            await view.press("question_mark")
            assert "next and previous peak" in "\n".join(shown(view))
            await view.press("escape")
            assert "limited by" in "\n".join(shown(view))
            await view.press("q")

    asyncio.run(look())


def test_what_changed_since_the_old_side_is_a_tab(tmp_path):
    old = tmp_path / "old.ptx"
    text = (SAMPLES / "matmul.nvcc.sm_80.ptx").read_text(encoding="utf-8")
    old.write_text(text.replace("\tbar.sync \t0;\n", "", 1), encoding="utf-8")
    assert old.read_text(encoding="utf-8") != text

    async def look():
        new = reader(str(SAMPLES / "matmul.nvcc.sm_80.ptx"), against=str(old), kernel="matmul_wmma\nmatmul_plain")
        async with running(new) as view:
            changed = []
            for _ in range(2):
                await view.press("6")
                changed += [line for line in texts(view) if line.lstrip().startswith("+ ")]
                view.table.focus()
                await view.press("down")
            assert [line for line in changed if "bar.sync" in line]
        async with running(reader(SPILLS, against=str(old))) as view:
            await view.press("6")
            assert "different targets" in "".join(texts(view))

    asyncio.run(look())


def test_names_and_texts_of_strangers_are_shown_as_they_are(tmp_path):
    dump = tmp_path / "[bold].ptx"
    dump.write_text(PTX.format(name="k_[red]x[/red]").replace("ret;", "ret; // \x1b[31m[blink]"), encoding="utf-8")

    async def look():
        async with running(reader(str(dump))) as view:
            await view.press("2")
            assert "\x1b" not in "\n".join(shown(view)) and any("[blink]" in line for line in texts(view))
        async with running(reader(str(tmp_path / "nothing.ptx"))) as view:
            assert "nothing.ptx" in "".join(texts(view))
            assert view.app.reader.code == NO_ANSWER

    asyncio.run(look())


def test_an_editor_opens_the_line_and_no_source_that_may_not_be_shown(monkeypatch):
    from isaview.serve import tui

    opened = []
    monkeypatch.setattr(tui.subprocess, "run", lambda command, check: opened.append(command))
    monkeypatch.setattr(tui.TerminalView, "suspend", lambda _self: nullcontext())
    monkeypatch.setenv("EDITOR", "vim -R")
    monkeypatch.delenv("VISUAL", raising=False)

    async def look():
        async with running(reader(LINES), folder=source_folder(SAMPLES)) as view:
            await view.press("2", "o")
            number = texts(view)[view.lines.cursor].split()[0]
            assert opened.pop() == ["vim", "-R", f"+{number}", LINES]
            await view.press("3", "o")
            assert opened.pop()[3] == str(SAMPLES / "src" / "softmax.cu")
            view.app.detail.folder = None
            await view.press("o")
            assert not opened

    asyncio.run(look())
    monkeypatch.setenv("VISUAL", "/usr/bin/code -w")
    assert tui.editor_command(SAMPLES / "x.s", 7) == ["/usr/bin/code", "-w", "--goto", f"{SAMPLES / 'x.s'}:7"]


def test_without_a_terminal_the_command_says_what_to_do(capsys):
    assert main(["tui", LINES]) == NO_ANSWER
    assert "`isaview show` writes the same" in capsys.readouterr().err
