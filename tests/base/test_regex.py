"""Expressions from kept programs are those that `re` compiles; what is no sound program is made anew."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import isaview
from isaview.base import regex, store, tables

EXPRESSIONS = (
    (r"(?P<name>[a-z_]\w*)(?:\s*=\s*(?P<value>\d++))?", 0),
    (r"^\.(?:c|cc|cu)$", re.IGNORECASE | re.MULTILINE),
    ("é|[à-ü]+", re.ASCII),
    ("", re.DOTALL),
)


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """A package without programs, and a store without entries."""
    monkeypatch.setattr(tables, "FOLDER", tmp_path / "tables")
    monkeypatch.setattr("isaview.base.store.folder", lambda: tmp_path / "store")
    monkeypatch.setattr(regex, "_NEW", {})
    forget()
    yield tmp_path
    forget()


def forget() -> None:
    """Begin as a new process does."""
    regex._NEW.clear()
    for table in (regex._load_shipped, regex._load_kept):
        table.cache_clear()


def compiled() -> list[re.Pattern[str]]:
    return [regex.compile(*expression) for expression in EXPRESSIONS]


def whole() -> list[re.Pattern[str]]:
    """Patterns of `re` are equal where their flags and their programs are."""
    return [re.compile(*expression) for expression in EXPRESSIONS]


def write(folder: Path) -> Path:
    compiled()
    (folder / "tables").mkdir()
    with tables.written_to(folder / "tables"):
        regex.write_programs()
    forget()
    (path,) = (folder / "tables").iterdir()
    return path


def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The expressions that are compiled from here on."""
    patterns: list[str] = []
    make = regex._make_program
    monkeypatch.setattr(regex, "_make_program", lambda pattern, flags: patterns.append(pattern) or make(pattern, flags))
    return patterns


def test_expressions_of_a_table_are_those_of_re(folder, monkeypatch):
    write(folder)
    patterns = made(monkeypatch)
    assert compiled() == whole() and [one.groupindex for one in compiled()] == [one.groupindex for one in whole()]
    assert not patterns


def test_expressions_of_no_table_are_kept_for_the_next_process(monkeypatch):
    assert compiled() == whole()
    regex.keep_programs()
    forget()
    patterns = made(monkeypatch)
    assert compiled() == whole() and not patterns
    assert regex.compile("another") == re.compile("another") and patterns == ["another"]
    regex.keep_programs()
    forget()
    assert regex.compile("another") == re.compile("another") and compiled() == whole() and patterns == ["another"]


DAMAGES = {
    "no file": lambda path: path.unlink(),
    "an end": lambda path: path.write_bytes(path.read_bytes()[:-1]),
    "another byte": lambda path: path.write_bytes(path.read_bytes()[:-1] + b"\0"),
    "no programs": lambda path: sealed(path, {f"{int(flags)} {pattern}": 7 for pattern, flags in EXPRESSIONS}),
    "other code": lambda path: sealed(path, {f"{int(flags)} {pattern}": (0, [9999], 0, {}) for pattern, flags in EXPRESSIONS}),
}


def sealed(path: Path, value: object) -> None:
    body = regex.msgpack.encode(value)
    path.write_bytes(store.seal(path.name.encode(), body) + body)


@pytest.mark.parametrize("damage", DAMAGES)
def test_what_is_no_sound_program_is_compiled(folder, damage):
    DAMAGES[damage](write(folder))
    assert compiled() == whole()


@pytest.mark.parametrize("part", range(len(regex._sources())))
def test_programs_of_another_python_are_not_used(folder, monkeypatch, part):
    write(folder)
    sources = regex._sources()
    monkeypatch.setattr(regex, "_sources", lambda: (*sources[:part], "another", *sources[part + 1 :]))
    patterns = made(monkeypatch)
    assert compiled() == whole() and len(patterns) == len(EXPRESSIONS)


def test_a_python_that_keeps_programs_to_itself_compiles(monkeypatch):
    def refuse(*_: object) -> None:
        raise AttributeError

    monkeypatch.setattr(regex, "_make_program", refuse)
    assert compiled() == whole()


@pytest.mark.parametrize("place", [None, "file/store"])
def test_without_a_store_expressions_are_compiled(folder, monkeypatch, place):
    (folder / "file").touch()
    monkeypatch.setattr("isaview.base.store.folder", lambda: place and folder / place)
    assert compiled() == whole()
    regex.keep_programs()
    forget()
    assert compiled() == whole()


def test_what_is_no_expression_says_so():
    with pytest.raises(re.error, match="unterminated"):
        regex.compile("(")


@pytest.mark.parametrize(("text", "pattern"), [("sm_90a", "sm_9*"), ("gfx942", "gfx9[04]?"), ("sm_80", "sm_9*"), ("", "*")])
def test_patterns_of_tables_fit_as_those_of_fnmatch(text, pattern):
    from fnmatch import fnmatchcase

    assert regex.fits(text, pattern) is fnmatchcase(text, pattern)


def test_modules_take_their_expressions_from_tables():
    """What a module compiles while it is imported costs each run; those of worker processes stand alone."""
    root = Path(isaview.__file__).parent
    for path in (path for path in root.rglob("*.py") if path.parent.name != "workers" and path.name != "regex.py"):
        statements = ast.parse(path.read_text(encoding="utf-8")).body
        outer = [one for one in statements if not isinstance(one, (ast.FunctionDef, ast.ClassDef))]
        calls = [ast.unparse(call) for one in outer for call in ast.walk(one) if isinstance(call, ast.Call)]
        assert not [call for call in calls if re.match(r"re\.compile\((?!b)", call)], path
