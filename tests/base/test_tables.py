"""Tables and grammars are the same from the cache as from their files; a broken entry is as good as none."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import isaview
from isaview.base import cache
from isaview.base.plugins import parsed
from isaview.languages import grammar
from isaview.languages.ptx.tree import _Builder

TABLES = sorted(Path(isaview.__file__).parent.rglob("*.toml"))
STATEMENTS = ("add.s32 %r1, %r2, 3", "@!%p1 bra $L", "ld.global.v2.f32 {%f1, %f2}, [%rd1+8]", ".reg .b32 %r<5>")


@pytest.fixture
def shelf(tmp_path, monkeypatch):
    monkeypatch.setattr("isaview.base.cache.folder", lambda: tmp_path / "exact")
    return tmp_path


def _broken(folder: Path) -> None:
    for path in folder.iterdir():
        path.write_bytes(path.read_bytes()[:-3] + b"}}}")


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_a_table_from_the_cache_is_that_of_the_file(shelf, path):
    document = tomllib.loads(path.read_text(encoding="utf-8"))
    assert parsed(path) == document
    assert len(list((shelf / "tables").iterdir())) == 1
    assert parsed(path) == document
    _broken(shelf / "tables")
    assert parsed(path) == document


def test_a_parser_from_the_cache_reads_what_a_new_one_reads(shelf):
    new = grammar.parser("ptx", _Builder())
    assert len(list((shelf / "grammars").iterdir())) == 1
    kept = grammar.parser("ptx", _Builder())
    _broken(shelf / "grammars")
    again = grammar.parser("ptx", _Builder())
    for statement in STATEMENTS:
        assert new(statement) == kept(statement) == again(statement)


def test_an_entry_that_this_lark_cannot_use_is_not_used(shelf, monkeypatch):
    monkeypatch.setattr(cache, "load", lambda *_: {"tables": '[{"options": {}}, {}]'})
    assert grammar.parser("ptx", _Builder())(STATEMENTS[0]).kind == "operation"
