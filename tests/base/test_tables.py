"""Tables and grammars are the same from the cache as from their files; a broken entry is as good as none."""

from __future__ import annotations

import sqlite3
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

import isaview
from isaview.base import store
from isaview.base.plugins import TableError, parsed
from isaview.languages import grammar, opcode_table
from isaview.languages.ptx.tree import _Builder

TABLES = sorted(Path(isaview.__file__).parent.rglob("*.toml"))
STATEMENTS = ("add.s32 %r1, %r2, 3", "@!%p1 bra $L", "ld.global.v2.f32 {%f1, %f2}, [%rd1+8]", ".reg .b32 %r<5>")


@pytest.fixture
def shelf(tmp_path, monkeypatch):
    monkeypatch.setattr("isaview.base.store.folder", lambda: tmp_path / "store")
    return tmp_path / "store"


def _broken(folder: Path) -> None:
    with sqlite3.connect(folder / "store.sqlite") as file:
        file.execute("UPDATE entries SET content = substr(content, 4)")


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_a_table_from_the_cache_is_that_of_the_file(shelf, path):
    document = tomllib.loads(path.read_text(encoding="utf-8"))
    assert parsed(path) == document
    assert store.sizes()["tool"][0] == 1
    assert parsed(path) == document
    _broken(shelf)
    assert parsed(path) == document


def test_a_parser_from_the_cache_reads_what_a_new_one_reads(shelf):
    new = grammar.parser("ptx", _Builder())
    assert store.sizes()["tool"][0] == 1
    kept = grammar.parser("ptx", _Builder())
    _broken(shelf)
    again = grammar.parser("ptx", _Builder())
    for statement in STATEMENTS:
        assert new(statement) == kept(statement) == again(statement)


def test_an_entry_that_this_lark_cannot_use_is_not_used(shelf, monkeypatch):
    monkeypatch.setattr(store, "load", lambda *_: '[{"options": {}}, {}]')
    assert grammar.parser("ptx", _Builder())(STATEMENTS[0]).kind == "operation"


WRONG_ROWS = [
    ("isaview.languages.meanings", lambda module: module.load("ptx"), "value", "lov", "meanings.toml: value .*'lov'"),
    ("isaview.languages.counters", lambda module: module._table("ptx"), "raise", "queue", "waiting.toml: raise .*'queue'"),
    ("isaview.analysis.bound.throughput", lambda module: module._table(), "row", "l3", "throughput.toml: .*'l3'"),
]


@pytest.mark.parametrize(("module", "load", "rows", "column", "message"), WRONG_ROWS, ids=[row[0] for row in WRONG_ROWS])
def test_a_column_that_nobody_reads_is_refused_by_table_row_and_column(monkeypatch, module, load, rows, column, message):
    module = import_module(module)
    reader = module if hasattr(module, "parsed") else opcode_table
    read = reader.parsed

    def wrong(file):
        table = read(file)
        return {**table, rows: [{**table[rows][0], column: 1}, *table[rows][1:]]} if rows in table else table

    monkeypatch.setattr(reader, "parsed", wrong)
    loaders = [getattr(module, name) for name in ("load", "_table") if hasattr(getattr(module, name, None), "cache_clear")]
    for loader in loaders:
        loader.cache_clear()
    with pytest.raises(TableError, match=message):
        load(module)
    for loader in loaders:
        loader.cache_clear()
