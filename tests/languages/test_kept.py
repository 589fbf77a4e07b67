"""Statements of earlier runs are those that a parser makes; a broken or foreign entry is as good as none."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from msgspec.msgpack import Encoder

import isaview
from isaview.base import limits, store
from isaview.base.measure import stated
from isaview.languages import grammar
from isaview.languages import kept as kept_statements
from isaview.languages.amdgcn import lines
from isaview.languages.amdgcn.survey import survey
from isaview.languages.amdgcn.targets import Target
from isaview.languages.amdgcn.text import HOLES as AMDGCN_HOLES
from isaview.languages.kept import SOURCES, KeptStatements
from isaview.languages.llvm import opening
from isaview.languages.llvm.dialect import normal
from isaview.languages.llvm.lines import known_shapes
from isaview.languages.llvm.module import items
from isaview.languages.llvm.parser import StatementParser
from isaview.languages.ptx import reader as _ptx_reader
from isaview.languages.ptx.lines import HOLES, prepare
from isaview.languages.shapes import read_shapes
from isaview.model.statements import Debug, Fact, Label, Note, Operation
from tests.conftest import SAMPLES
from tests.languages.llvm.test_laws import NAMED

PACKAGE = Path(isaview.__file__).parent
encode = Encoder(order="deterministic").encode
PTX = (SAMPLES / "calls.nvcc.sm_80.ptx").read_text(encoding="utf-8")
AMDGCN = (SAMPLES / "calls.clang.gfx942.s").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("cache")


@pytest.fixture(autouse=True)
def shelf(folder, tmp_path, monkeypatch):
    """Where this test's statements lie; grammars, which take long to build, are kept for all tests."""
    monkeypatch.setattr("isaview.base.store.folder", lambda: folder)
    monkeypatch.setattr("isaview.languages.kept._KIND", tmp_path.name)
    monkeypatch.setattr("atexit.register", lambda _save: None)
    return folder / tmp_path.name


def read_ptx(kept):
    reader = _ptx_reader.LineReader(remember=True)
    reader.kept = kept
    return [(line, encode(said), tokens) for line, said, tokens in read_shapes(prepare(PTX), HOLES, reader, {})]


def read_amdgcn(kept, monkeypatch):
    monkeypatch.setattr(lines, "_kept", lambda _target: kept)
    reader = lines.reader(Target())
    return [(line, encode(said), tokens) for line, said, tokens in read_shapes(survey(AMDGCN).text, AMDGCN_HOLES, reader, {})]


def no_parser(*_):
    raise AssertionError("a parser was asked for what is known")


def test_what_ptx_was_read_as_is_found_by_the_next_run(monkeypatch):
    first = KeptStatements("ptx")
    read = read_ptx(first)
    first.save()
    monkeypatch.setattr(_ptx_reader, "parse", no_parser)
    assert read_ptx(KeptStatements("ptx")) == read
    assert {statement.__class__ for statements in first.met.values() for statement in statements} > {Operation, Label, Note}


def test_what_amdgcn_was_read_as_is_found_by_the_next_run(monkeypatch):
    first = KeptStatements("amdgcn", "64 0", (lines.Mark,))
    read = read_amdgcn(first, monkeypatch)
    first.save()
    monkeypatch.setattr(lines, "parse_line", no_parser)
    again = KeptStatements("amdgcn", "64 0", (lines.Mark,))
    assert read_amdgcn(again, monkeypatch) == read
    assert any(isinstance(statement, lines.Mark) for statements in again.met.values() for statement in statements)


def read_llvm(text, keep=False):
    """The items, and the lines that were parsed; as if this were another run."""
    known_shapes.cache_clear()
    parsed = []
    source = opening.opened(normal(text))
    reader = source.reader
    read = reader.parser.read
    reader.parser.read = lambda line: [parsed.append(line.text), read(line)][1]
    found = [(line, encode(said), tuple(tokens)) for line, said, tokens in items(source) if not isinstance(said, Debug)]
    if keep:
        reader.known.kept.save()
    return found, parsed


@pytest.fixture(params=[NAMED, *SAMPLES.glob("*.ll")], ids=lambda text: getattr(text, "name", "named types"))
def llvm(request, monkeypatch):
    monkeypatch.setattr(opening, "statement_parser", StatementParser)
    yield request.param if isinstance(request.param, str) else request.param.read_text(encoding="utf-8")
    known_shapes.cache_clear()


def test_what_llvm_ir_was_read_as_is_found_by_the_next_run(llvm):
    read, parsed = read_llvm(llvm, keep=True)
    again, still = read_llvm(llvm)
    assert parsed
    assert again == read
    assert len(still) < len(parsed) / 4 or "%S" in llvm


def test_sizes_of_named_types_are_those_of_the_module_at_hand():
    read_llvm(NAMED, keep=True)
    other = NAMED.replace("{ i8, [2 x i64] }", "{ i8, [4 x i64] }")
    assert read_llvm(other)[0] != read_llvm(NAMED)[0]


def kept_once(said="a"):
    first = KeptStatements("ptx")
    first.keep(said, (Note("read"),))
    first.save()


def test_another_target_dialect_or_grammar_is_another_entry(monkeypatch):
    kept_once()
    assert KeptStatements("ptx").find("a") == (Note("read"),)
    assert KeptStatements("ptx", "sm_80").find("a") is None
    assert KeptStatements("amdgcn").find("a") is None
    monkeypatch.setattr(grammar, "text", lambda _name: "another")
    assert KeptStatements("ptx").find("a") is None


def test_a_broken_entry_is_none_and_is_written_anew(shelf):
    kept_once()
    (path,) = shelf.iterdir()
    path.write_bytes(path.read_bytes()[:-1] + b"\xff")
    assert KeptStatements("ptx").find("a") is None
    kept_once()
    assert KeptStatements("ptx").find("a") == (Note("read"),)


def keep_as(content):
    store.save(kept_statements._KIND, KeptStatements("ptx")._key, content)


def test_an_entry_of_other_types_is_none():
    keep_as({"a": [["Note", 1, 2]], "b": [["Strange"]]})
    assert KeptStatements("ptx").find("a") is None
    assert KeptStatements("ptx").find("b") is None
    keep_as(["a"])
    assert KeptStatements("ptx").find("a") is None


def test_lines_met_last_stay_where_there_is_no_room_for_all(monkeypatch):
    monkeypatch.setattr(limits, "KEPT_STATEMENTS_BYTES", 3 * len(b"a" + encode((Note("read"),))))
    for said in "abcd":
        kept_once(said)
    assert [KeptStatements("ptx").find(said) is not None for said in "abcd"] == [False, True, True, True]


def test_a_text_that_cannot_be_written_is_left_out():
    first = KeptStatements("ptx")
    first.keep("\ud800", (Note("read"),))
    first.keep("a", (Note("\ud800"),))
    first.keep("b", (Note("read"),))
    first.save()
    again = KeptStatements("ptx")
    assert [again.find(said) for said in ("\ud800", "a", "b")] == [None, None, (Note("read"),)]


def test_a_number_that_cannot_be_written_is_left_out():
    first = KeptStatements("ptx")
    first.keep("a", (Fact("shared_bytes", stated(1 << 65, "bytes", "said")),))
    first.keep("b", (Note("read"),))
    first.save()
    again = KeptStatements("ptx")
    assert [again.find(said) for said in "ab"] == [None, (Note("read"),)]


@pytest.mark.parametrize("dialect", ["ptx", "amdgcn", "llvm"])
def test_all_that_statements_follow_from_is_in_the_name_of_the_entry(dialect):
    """Of what a dialect's modules import, the rest only reads files and keeps them, or is the same for every line."""
    apart = {"base.store", "base.names", "base.plugins", "languages.grammar", "languages.kept", "version"}
    own = f"languages.{dialect}."
    waiting = {f"{own}{path.stem}" for path in (PACKAGE / "languages" / dialect).glob("*.py") if path.stem != "__init__"}
    assert len(waiting) > 3
    met = set()
    while waiting:
        name = waiting.pop()
        met.add(name)
        tree = ast.parse(PACKAGE.joinpath(*name.split(".")).with_suffix(".py").read_text(encoding="utf-8"))
        imports = [node for node in tree.body if isinstance(node, ast.ImportFrom) and node.module]
        found = {node.module.removeprefix("isaview.") for node in imports}
        found |= {f"{node.module.removeprefix('isaview.')}.{alias.name}" for node in imports for alias in node.names}
        waiting |= {one for one in found if (PACKAGE / f"{one.replace('.', '/')}.py").is_file()} - met - apart
    assert {name.replace(".", "/") for name in met if not name.startswith(own)} - set(SOURCES) == set()
