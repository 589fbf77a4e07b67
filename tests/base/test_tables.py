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
from isaview.base import store, tables
from isaview.base.plugins import TableError, read_toml
from isaview.languages import grammar, opcode_table

TABLES = sorted(Path(isaview.__file__).parent.rglob("*.toml"))


@pytest.fixture
def shelf(tmp_path, monkeypatch):
    monkeypatch.setattr("isaview.base.store.folder", lambda: tmp_path / "store")
    return tmp_path / "store"


@pytest.fixture
def unshipped(tmp_path, monkeypatch):
    monkeypatch.setattr(tables, "FOLDER", tmp_path / "none")


def _broken(folder: Path) -> None:
    with sqlite3.connect(folder / "store.sqlite") as file:
        file.execute("UPDATE entries SET content = substr(content, 4)")


def _make(made: list[str]) -> dict[str, list[str]]:
    made.append("made")
    return {"value": ["made"]}


@pytest.fixture
def shipped(tmp_path, monkeypatch):
    """A table that came with the package."""
    (tmp_path / "tables").mkdir()
    monkeypatch.setattr(tables, "FOLDER", tmp_path / "tables")
    with tables.written_to(tmp_path / "tables"):
        tables.table("test", ("text",), dict, lambda: {"value": ["shipped"]})
    (path,) = (tmp_path / "tables").iterdir()
    return path


@pytest.mark.parametrize("cache", ["true", "false"])
def test_a_table_that_came_with_the_package_is_not_made(shelf, shipped, monkeypatch, cache):
    monkeypatch.setenv("ISAVIEW_CACHE", cache)
    assert tables.table("test", ("text",), dict, lambda: pytest.fail("it was made")) == {"value": ["shipped"]}


DAMAGES = {
    "nothing": lambda path: path.unlink(),
    "an end": lambda path: path.write_bytes(path.read_bytes()[:-1]),
    "a start": lambda path: path.write_bytes(path.read_bytes()[:7]),
    "another byte": lambda path: path.write_bytes(path.read_bytes()[:-2] + b"A" + path.read_bytes()[-1:]),
    "another type": lambda path: path.write_bytes(store.seal(path.name.encode(), b"\x01") + b"\x01"),
    "another table": lambda path: path.write_bytes(store.seal(b"other", b"\x80") + b"\x80"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_what_is_no_sound_table_is_made_anew_and_kept(shelf, shipped, damage):
    DAMAGES[damage](shipped)
    made = []
    for _ in range(2):
        assert tables.table("test", ("text",), dict, lambda: _make(made)) == {"value": ["made"]}
    assert len(made) == 1


@pytest.mark.parametrize("other", [("test", ("text2",)), ("other", ("text",)), ("test", ("te", "xt"))], ids=str)
def test_a_table_of_other_sources_is_not_used(shelf, shipped, other):
    assert tables.table(*other, dict, lambda: _make([])) == {"value": ["made"]}


def test_tables_are_made_where_there_is_no_folder_for_the_store(shipped, monkeypatch):
    shipped.unlink()
    monkeypatch.setattr("isaview.base.store.folder", lambda: None)
    made = []
    for _ in range(2):
        assert tables.table("test", ("text",), dict, lambda: _make(made)) == {"value": ["made"]}
    assert len(made) == 2


def test_tables_are_made_where_the_store_cannot_be_written(shipped, monkeypatch, tmp_path):
    shipped.unlink()
    (tmp_path / "file").touch()
    monkeypatch.setattr("isaview.base.store.folder", lambda: tmp_path / "file" / "store")
    assert tables.table("test", ("text",), dict, lambda: _make([])) == {"value": ["made"]}


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_a_table_from_the_cache_is_that_of_the_file(shelf, unshipped, path):
    document = tomllib.loads(path.read_text(encoding="utf-8"))
    assert read_toml(path) == document
    assert store.sizes()["tool"][0] == 1
    assert read_toml(path) == document
    _broken(shelf)
    assert read_toml(path) == document


def test_tables_of_a_grammar_from_the_cache_are_those_that_lark_makes(shelf, unshipped):
    made = grammar.tables_of("ptx")
    assert store.sizes()["tool"][0] == 1
    assert grammar.tables_of("ptx") == made
    _broken(shelf)
    assert grammar.tables_of("ptx") == made


@pytest.mark.parametrize("change", ["grammar", "lark"])
def test_tables_of_another_grammar_or_of_another_lark_are_not_used(shelf, unshipped, monkeypatch, tmp_path, change):
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
