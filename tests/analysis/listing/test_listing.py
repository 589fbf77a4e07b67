"""Listings say of every line what `pressure`, `mix` and `private` say of the kernel, and cost nothing where nobody asks."""

import subprocess
import sys
from collections import Counter

import pytest
from msgspec.structs import replace

import isaview
from isaview.analysis.private_accesses import spills_of
from isaview.analysis.tally import classes, traffic
from isaview.base import limits
from isaview.flow.graph import flow_of
from isaview.flow.liveness import liveness_of, spans_of
from isaview.reports.listing import listing as pressure_listing
from tests.conftest import SAMPLES
from tests.support.toy import kernel as toy
from tests.support.varied import varied

DUMPS = varied(path for path in SAMPLES.iterdir() if path.is_file() and path.suffix not in (".py", ".md"))


def listed(name, pattern="", **asked):
    """The kernels of a sample that have instructions, each with its listing."""
    modules = isaview.read(SAMPLES / name)
    report = isaview.report(modules, only=(), asked=["listing"], kernel=pattern, strict=True, **asked)
    models = {(module.line, kernel.line): kernel for module in modules for kernel in module.kernels}
    for module in report.inputs:
        for kernel in module.kernels:
            if kernel.instructions:
                yield models[module.line, kernel.line], kernel.results["listing"]


def columns(found):
    """The columns that have an element for each row."""
    names = ("numbers", "text", "offsets", "class_", "source", "depth", "space", "bytes", "per", "cycles")
    return [getattr(found, name) for name in names] + [*found.live.values()]


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", [path.name for path in DUMPS])
def test_the_rows_of_a_listing_say_what_other_analyses_say_of_the_kernel(name):
    for kernel, found in listed(name):
        assert {len(column) for column in columns(found)} == {len(found.text)} and not found.left_out
        pressure = pressure_listing(kernel)
        assert found.numbers == tuple(line.line for line in pressure.lines)
        assert [text.removesuffix("…") for text in found.text] == [
            line.text.removesuffix("   <- spill")[: limits.LISTING_TEXT - text.endswith("…")]
            for line, text in zip(pressure.lines, found.text, strict=True)
        ]
        assert tuple(found.live) == (pressure.files if max(pressure.counts) else ())
        for file, column in found.live.items():
            assert column == tuple(line.live.get(file, -1) for line in pressure.lines)
        assert Counter(" ".join(found.class_).split()) == classes(Counter(kernel.forms))
        assert len(found.spills) == len({kernel.lines[index] for index in spills_of(kernel)})
        moved = Counter()
        for space, size, per in zip(found.space, found.bytes, found.per, strict=True):
            moved[space] += size if per == "lane" and size > 0 else 0
        lane = {space: sum(kinds.values()) for space, kinds in traffic(Counter(kernel.forms), "lane").items()}
        assert all(size <= lane.get(space, 0) for space, size in moved.items())  # copies access two memories on a line


@pytest.mark.parametrize("name", ["spill.clang.gfx1030.s", "loops.nvdisasm.sm_89.sass", "softmax.triton.gfx942.ttgir"])
def test_where_registers_are_alive_adds_up_to_the_registers_alive(name):
    """A register is alive, or written, on each row of its spans: the words of all are never fewer than the pressure."""
    for _, found in listed(name):
        for file, column in found.live.items():
            words = [0] * len(column)
            for register in (register for register in found.registers if register.file == file):
                assert register.spans and all(first <= last for first, last in register.spans)
                rows = {row for first, last in register.spans for row in range(first, last + 1)}
                assert rows >= {*register.defined}
                for row in rows:
                    words[row] += register.words
            pairs = [(live, number) for live, number in zip(column, words, strict=True) if live >= 0]
            assert all(live <= number for live, number in pairs)
            assert sum(live == number for live, number in pairs) > len(pairs) / 2


LOOP = """
    a r1 <-
    b r2 <-
    L0:
    c r3 <- r1
    d r2 <- r2 r3
    e <- r2 ; branch L0
    f <- r2
"""


def test_spans_end_at_the_last_use_and_go_around_a_loop():
    subject = toy(LOOP)
    names = {register.name: spans for number, register in enumerate(subject.registers) for spans in [spans_of(subject)[number]]}
    assert names == {"r1": [(0, 4)], "r2": [(1, 5)], "r3": [(2, 3)]}
    assert liveness_of(subject).pressure["vector"][2] == 3 == sum(first <= 2 <= last for [(first, last)] in names.values())


def test_blocks_loops_and_waits_stand_on_the_rows_of_their_instructions():
    for kernel, found in listed("reduce.cuobjdump.sm_80.sass"):
        flow = flow_of(kernel)
        assert len(found.blocks) == len(flow.blocks) and len(found.edges) == len(flow.edges)
        starts = [found.numbers[block.first_row] for block in found.blocks]
        assert starts == [kernel.lines[block.first] for block in flow.blocks]
        assert [loop.depth for loop in found.loops] == [loop.depth for loop in flow.loops]
        for loop, rows in zip(flow.loops, found.loops, strict=True):
            inside = [found.depth[row] for row in range(rows.first_row, rows.last_row + 1) if found.depth[row] >= 0]
            assert loop.depth <= max(inside) and rows.trips.unit == "iterations"
        assert all(found.class_[wait.row] and all(row < len(found.text) for row in wait.loads) for wait in found.waits)
        assert sum(filter(None, found.cycles)) == found.issue_cycles.value and found.issue_cycles.origin == "counted"


def test_what_a_limit_cuts_is_named(monkeypatch):
    monkeypatch.setattr(limits, "LISTING_ROWS", 20)
    monkeypatch.setattr(limits, "LISTING_PLACES", 30)
    [(kernel, found)] = listed("reduce.cuobjdump.sm_80.sass", "sum")
    assert len(found.text) == 20 and found.left_out.startswith("60 lines, of which the first 20 are here; ")
    assert "registers, of which" in found.left_out and all(block.last_row < 20 for block in found.blocks)
    assert len(kernel) > 20 and all(last < 20 for register in found.registers for _, last in register.spans)


def test_nothing_of_a_listing_is_imported_or_reported_where_nobody_asks():
    code = (
        "import sys, json, isaview; report = isaview.report(sys.argv[1]); "
        "from isaview.reports.serial import to_json; kernel = to_json(report)['inputs'][0]['kernels'][0]; "
        "print(any('listing' in key for key in (*kernel, *kernel.get('left_out', ()))))"
        "; print('isaview.analysis.listing.build' in sys.modules)"
    )
    run = subprocess.run(
        [sys.executable, "-c", code, str(SAMPLES / "vector_add.nvcc.sm_80.ptx")], capture_output=True, text=True, check=True
    )
    assert run.stdout.split() == ["False", "False"]


def test_a_listing_does_not_change_what_else_is_said():
    path = SAMPLES / "vector_add.nvcc.sm_80.ptx"
    plain, asked = isaview.report(path), isaview.report(path, asked=["listing"])
    results = [{name: result for name, result in kernel.results.items() if name != "listing"} for kernel in asked.kernels]
    assert results == [dict(kernel.results) for kernel in plain.kernels]
    assert [replace(kernel, results={}) for kernel in asked.kernels] == [
        replace(kernel, results={}) for kernel in plain.kernels
    ]
