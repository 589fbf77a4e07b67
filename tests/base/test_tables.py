"""Tables and grammars are the same from the cache as from their files; a broken entry is as good as none."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import tomllib
from importlib import import_module
from importlib.util import spec_from_file_location
from pathlib import Path

import pytest

import isaview
from isaview.base import store
from isaview.base.plugins import TableError, read_toml
from isaview.languages import grammar, opcode_table

TABLES = sorted(Path(isaview.__file__).parent.rglob("*.toml"))


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
    assert read_toml(path) == document
    assert store.sizes()["tool"][0] == 1
    assert read_toml(path) == document
    _broken(shelf)
    assert read_toml(path) == document


def test_tables_of_a_grammar_from_the_cache_are_those_that_lark_makes(shelf):
    made = grammar.tables_of("ptx")
    assert store.sizes()["tool"][0] == 1
    assert grammar.tables_of("ptx") == made
    _broken(shelf)
    assert grammar.tables_of("ptx") == made


@pytest.mark.parametrize("change", ["grammar", "lark"])
def test_tables_of_another_grammar_or_of_another_lark_are_not_used(shelf, monkeypatch, tmp_path, change):
    grammar.tables_of("sass")
    monkeypatch.setattr(grammar, "make_tables", lambda _: "made anew")
    assert grammar.tables_of("sass") != "made anew"
    if change == "grammar":
        text = grammar.grammar_text("sass")
        monkeypatch.setattr(grammar, "grammar_text", lambda _: text + "\n")
    else:
        (tmp_path / "lark.py").write_text("__version__ = '9'")
        monkeypatch.setattr(grammar, "find_spec", lambda name: spec_from_file_location(name, tmp_path / "lark.py"))
    assert grammar.tables_of("sass") == "made anew"


def test_a_run_that_finds_the_tables_imports_no_lark(tmp_path):
    code = "import sys; from isaview.languages.sass.tree import parse; parse('NOP'); print('lark' in sys.modules)"
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}
    runs = [
        subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
        for _ in range(2)
    ]
    assert runs[1].stdout.strip() == "False"


WRONG_ROWS = [
    ("isaview.languages.meanings", lambda module: module.load("ptx"), "value", "lov", "meanings.toml: value .*'lov'"),
    ("isaview.languages.counters", lambda module: module._table("ptx"), "raise", "queue", "waiting.toml: raise .*'queue'"),
    ("isaview.analysis.bound.throughput", lambda module: module._table(), "row", "l3", "throughput.toml: .*'l3'"),
]


@pytest.mark.parametrize(("module", "load", "rows", "column", "message"), WRONG_ROWS, ids=[row[0] for row in WRONG_ROWS])
def test_a_column_that_nobody_reads_is_refused_by_table_row_and_column(monkeypatch, module, load, rows, column, message):
    module = import_module(module)
    reader = module if hasattr(module, "read_toml") else opcode_table
    read = reader.read_toml

    def wrong(file):
        table = read(file)
        return {**table, rows: [{**table[rows][0], column: 1}, *table[rows][1:]]} if rows in table else table

    monkeypatch.setattr(reader, "read_toml", wrong)
    loaders = [getattr(module, name) for name in ("load", "_table") if hasattr(getattr(module, name, None), "cache_clear")]
    for loader in loaders:
        loader.cache_clear()
    with pytest.raises(TableError, match=message):
        load(module)
    for loader in loaders:
        loader.cache_clear()
