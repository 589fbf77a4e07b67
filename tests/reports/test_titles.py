"""Titles of kernels in a table: values that a table makes, which change no report that stands in another table, too."""

import pytest

from isaview import read, report
from isaview.base.short_names import short_names
from isaview.compare.changes import with_titles
from isaview.reports.report import with_short_titles
from isaview.reports.rows import add_titles, rows
from tests.conftest import SAMPLES
from tests.support.compared import compared

PATHS = ("matmul.clang.gfx942.s", "matmul.clang.gfx90a.s", "matmul.clang.gfx942.s", "softmax.triton.gfx942.s")
TABLES = {
    "rows": lambda modules: rows(modules),
    "titled": lambda modules: add_titles([(kernel, module) for module in modules for kernel in module.kernels]),
    "shortly_named": lambda modules: with_short_titles([kernel for module in modules for kernel in module.kernels]),
}


@pytest.fixture(scope="module")
def modules():
    return tuple(module for path in PATHS for module in report(read(SAMPLES / path), figures_only=True).inputs)


def names(modules):
    return [(kernel.short_name, kernel.label) for module in modules for kernel in module.kernels]


@pytest.mark.parametrize("table", TABLES)
def test_a_table_changes_no_report_that_it_is_made_of(table, modules):
    before = names(modules)
    made = TABLES[table](modules)
    assert len(made) >= len(PATHS) and names(modules) == before


def test_the_names_of_a_report_tell_its_kernels_apart(modules):
    for module in modules:
        assert [short for short, _ in names([module])] == short_names([kernel.demangled for kernel in module.kernels])


def test_a_side_is_labelled_alone_and_named_with_the_other():
    old, new = (compared(read(SAMPLES / path)) for path in ("matmul.clang.gfx942.s", "softmax.triton.gfx942.s"))
    twice = [*old, *old]
    before = [(kernel.report.short_name, kernel.report.label) for kernel in (*old, *new)]
    sides = with_titles(twice, new)
    assert list(map(len, sides)) == [len(twice), len(new)]
    together = short_names([kernel.report.demangled for kernel in (*twice, *new)])
    assert [kernel.report.short_name for side in sides for kernel in side] == together
    assert all(kernel.report.label == ("", "") for kernel in sides[1])
    assert [(kernel.report.short_name, kernel.report.label) for kernel in (*old, *new)] == before
