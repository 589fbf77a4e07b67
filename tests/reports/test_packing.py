"""Reports and answers that are kept: what is found again is what would be made anew; all it follows from is in its key."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path

import pytest
from msgspec import msgpack
from msgspec.structs import replace

from isaview.analysis.contract import Launch
from isaview.base import store
from isaview.gpus.hardware import products
from isaview.inputs.load import read_file
from isaview.reports import keys
from isaview.reports.analyses import analyzers
from isaview.reports.columns import Choice, check_choice
from isaview.reports.joining import join_for_table, join_reports
from isaview.reports.packing import pack_report, unpack_report
from isaview.reports.report import Report, report
from isaview.runs.answering import answer, look_up
from isaview.runs.answers import PACKED, FileAnswer, FileRequest, Task, decode_answer, encode_answer
from isaview.tools.evidence import Options
from isaview.views.format import Canvas, formats
from tests.conftest import ROOT, SAMPLES
from tests.support.varied import varied

DUMPS = sorted(path for path in SAMPLES.iterdir() if path.suffix in (".ptx", ".s", ".ll"))
TENSORS = [
    *sorted(path for path in SAMPLES.iterdir() if path.suffix in (".ttgir", ".mlir", ".hlo")),
    ROOT / "tests" / "fixtures" / "textbook" / "unknown_step.triton.sm_90.ttgir",
]
"""Tiles and graphs."""
pytestmark = pytest.mark.keeps_reports
H100 = next(product.name for product in products() if product.target == "sm_90")


def kept_and_found(made: Report) -> Report:
    return unpack_report(pack_report(made))


def shown(found: Report) -> dict[str, str]:
    page = Canvas(details=True, why=True)
    return {form.name: form.render(found, page) for form in formats() if form.render is not None}


@pytest.mark.exhaustive
@pytest.mark.parametrize("path", [*varied(DUMPS), *TENSORS], ids=lambda path: path.name)
def test_every_format_shows_a_kept_report_as_a_new_one(path: Path) -> None:
    reading = read_file(str(path), 60)
    made = report(reading, refused=reading.refused, options=Options(), gpus=())
    again = kept_and_found(made)
    assert shown(again) == shown(made)
    assert [one.measures for one in again.kernels] == [one.measures for one in made.kernels]
    assert kept_and_found(again) == again == made


@cache
def on_two_gpus() -> list[Report]:
    return [report(str(path), gpus=(H100, "A100")) for path in varied(DUMPS)[::2]]


@pytest.mark.parametrize(
    "asked", [None, check_choice("registers", 5, []), check_choice("name", None, ["shared", "findings", "bound"])]
)
def test_a_table_of_rows_shows_what_one_of_reports_shows(asked: Choice | None) -> None:
    made = on_two_gpus()
    rows = join_for_table(made, asked)
    own = next(form for form in formats() if form.people)
    assert own.render is not None
    assert own.render(rows, Canvas(table=asked)) == own.render(join_reports(made), Canvas(table=asked))
    whole, short = (len(bytes(pack_report(found))) for found in (join_reports(made), rows))
    assert short * 4 < whole and all(len(one.measures) <= 16 for one in rows.kernels)


def known_answer(task: Task, request: FileRequest) -> FileAnswer | None:
    found = look_up(task, request)
    return found if isinstance(found, FileAnswer) else None


@pytest.fixture
def dump(tmp_path: Path) -> Path:
    path = tmp_path / "k.ptx"
    shutil.copy(SAMPLES / "softmax.triton.sm_80.ptx", path)
    return path


def test_an_answer_is_found_again_and_is_the_same(dump: Path) -> None:
    task, request = Task(str(dump)), FileRequest()
    assert known_answer(task, request) is None
    made = answer(task, request)
    assert known_answer(task, request) == made == answer(task, request)
    assert made.report.kernels and made.names and made.code == 0
    assert known_answer(task, replace(request, options=Options(use_cache=False))) is None


REQUESTS = {
    "kernel": FileRequest(kernel="softmax"),
    "gpu": FileRequest(gpus=("sm_90",)),
    "product": FileRequest(gpus=(H100,)),
    "launch": FileRequest(launch=Launch(256, 256)),
    "peaks": FileRequest(launch=Launch(peaks=(("memory", 1e12),))),
    "select": FileRequest(select=("ISA3",)),
    "ignore": FileRequest(ignore=("ISA3",)),
    "unread": FileRequest(unread_allowed=True),
    "stages": FileRequest(stages=True),
    "gate": FileRequest(gate=True),
    "asked": FileRequest(asked=("bound",)),
    "listed": FileRequest(listed=True),
    "apart": FileRequest(apart=True),
    "across": FileRequest(apart=True, across=True),
    "lowered": FileRequest(apart=True, lowered=True),
    "compared": FileRequest(compared=True),
    "form": FileRequest(form="jsonl"),
    **{
        name: FileRequest(options=Options(**{name: value}))  # type: ignore[arg-type]
        for name, value in {
            "exact": True,
            "lower": "always",
            "gpus": ("sm_90",),
            "logs": ("x.log",),
            "sidecars": False,
            "level": 1,
            "exact_bytes": 1,
            "exact_kernels": 1,
            "exact_instructions": 1,
            "silent": True,
        }.items()
    },
}


@pytest.mark.parametrize("name", REQUESTS)
def test_what_is_asked_for_makes_another_key(dump: Path, name: str) -> None:
    (dump.parent / "x.log").write_text("")
    made = answer(Task(str(dump)), FileRequest())
    assert known_answer(Task(str(dump)), REQUESTS[name]) != made


@pytest.mark.parametrize("name", sorted(REQUESTS.keys() - {"logs"}))
def test_an_answer_is_the_same_from_the_store_and_from_another_process(dump: Path, name: str) -> None:
    task, request = Task(str(dump)), REQUESTS[name]
    made = answer(task, request)
    assert decode_answer(msgpack.decode(msgpack.encode(encode_answer(made)), type=PACKED)) == made
    assert known_answer(task, request) == made
    anew = answer(task, replace(request, options=replace(request.options, use_cache=False)))
    bodies = tuple(replace(body, key="") for body in made.bodies)  # where nothing is kept it has no key
    assert anew == replace(made, bodies=bodies)


def test_what_has_no_kernel_is_not_kept(dump: Path) -> None:
    answer(Task(str(dump)), FileRequest())
    before = store.sizes()["report"]
    for text in ("", ".version 8.0\n.target sm_80\n.address_size 64\n", "no dump"):
        dump.write_text(text)
        for named in (True, False):
            answer(Task(str(dump), named), FileRequest())
    assert store.sizes()["report"] == before


def test_what_only_lists_is_not_kept(dump: Path) -> None:
    assert known_answer(Task(str(dump)), FileRequest(only=())) is None
    answer(Task(str(dump)), FileRequest(only=()))
    assert known_answer(Task(str(dump)), FileRequest(only=())) is None


def test_every_field_of_a_request_and_of_its_options_is_tried() -> None:
    assert set(FileRequest.__struct_fields__) <= {*REQUESTS, "gpus", "launch", "options", "unread_allowed", "only"}
    assert set(Options.__struct_fields__) <= {*REQUESTS, "use_cache", "provided"}


def _touched(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Files that look changed: of the package, of a library, of a tool."""
    whole = keys._stamp
    monkeypatch.setattr(keys, "_stamp", lambda path: f"{whole(path)}{'!' if name in path else ''}")


CHANGES = {
    "a byte": lambda dump, _: dump.write_text(dump.read_text(encoding="utf-8") + "\n", encoding="utf-8"),
    "a companion that came": lambda dump, _: dump.with_suffix(".json").write_text("{}"),
    "another name": lambda dump, _: None,
    "the version": lambda _, monkeypatch: monkeypatch.setattr(store, "VERSION", "9.9"),
    "a library": lambda _, monkeypatch: _touched(monkeypatch, "lark"),
    "a tool": lambda _, monkeypatch: monkeypatch.setattr(keys, "find_tool", lambda name: ("/bin/sh",)),
    "Python": lambda _, monkeypatch: monkeypatch.setattr(keys.sys, "version", "4"),
}


@pytest.mark.parametrize("change", CHANGES)
def test_whatever_a_report_follows_from_makes_another_key(dump: Path, monkeypatch: pytest.MonkeyPatch, change: str) -> None:
    answer(Task(str(dump)), FileRequest())
    CHANGES[change](dump, monkeypatch)
    keys.own_files.cache_clear()
    keys.tools.cache_clear()
    if change == "another name":
        dump = dump.rename(dump.with_name("l.ptx"))
    assert known_answer(Task(str(dump)), FileRequest()) is None
    monkeypatch.undo()
    keys.own_files.cache_clear()
    keys.tools.cache_clear()


@pytest.mark.parametrize("suffix", [".toml", ".py", ".lark"])
def test_every_file_of_ours_is_part_of_the_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, suffix: str) -> None:
    package = tmp_path / "isaview" / "isaview"
    shutil.copytree(keys._PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    (package.parent / "grammars").mkdir()
    (package.parent / "grammars" / "ptx.lark").write_text("")
    monkeypatch.setattr(keys, "_PACKAGE", package)
    seen = set()
    files = sorted(package.parent.rglob(f"*{suffix}"))
    for file in files[:: max(1, len(files) // 10)]:
        keys.own_files.cache_clear()
        seen.add(keys.own_files())
        file.write_text(file.read_text(encoding="utf-8") + "#", encoding="utf-8")
    keys.own_files.cache_clear()
    seen.add(keys.own_files())
    assert len(seen) == len(files[:: max(1, len(files) // 10)]) + 1
    monkeypatch.undo()
    keys.own_files.cache_clear()


def test_a_companion_that_changed_makes_another_key(dump: Path) -> None:
    dump.with_suffix(".json").write_text("{}")
    answer(Task(str(dump)), FileRequest())
    assert known_answer(Task(str(dump)), FileRequest()) is not None
    dump.with_suffix(".json").write_text("[]")
    assert known_answer(Task(str(dump)), FileRequest()) is None


@pytest.mark.parametrize("error", [MemoryError, RecursionError, KeyError])
def test_what_a_crash_or_a_lack_of_memory_decided_is_not_kept(
    dump: Path, monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    def failing(_context: object) -> None:
        raise error

    whole = analyzers()
    broken = tuple(replace(one, analyze=failing) if one.name == "mix" else one for one in whole)
    for module in ("report", "analyses"):
        monkeypatch.setattr(f"isaview.reports.{module}.analyzers", lambda: broken)
    answer(Task(str(dump)), FileRequest())
    for module in ("report", "analyses"):
        monkeypatch.setattr(f"isaview.reports.{module}.analyzers", lambda: whole)
    assert known_answer(Task(str(dump)), FileRequest()) is None
    assert answer(Task(str(dump)), FileRequest()).report.kernels[0].results["mix"]


def test_what_took_too_long_is_not_kept(dump: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("isaview.base.limits.READING_SECONDS", 0)
    assert answer(Task(str(dump)), FileRequest()).code == 2
    monkeypatch.undo()
    assert answer(Task(str(dump)), FileRequest()).code == 0


def test_a_foreign_entry_is_absent(dump: Path) -> None:
    task, request = Task(str(dump)), FileRequest()
    made = answer(task, request)
    key = store.digest(keys.key_of(dump.read_bytes(), f"{dump} True", request, []), "")
    assert store.load("report", key, PACKED) is not None
    store.save("report", key, {"content": 1})
    assert known_answer(task, request) is None
    assert answer(task, request) == made


def nest(depth: int, trips: int) -> str:
    """A PTX kernel of loops inside loops that all run so often."""
    counters = "\n".join(f"\tmov.u32 %r{at}, 0;\nL{at}:" for at in range(depth))
    ends = "\n".join(
        f"\tadd.s32 %r{at}, %r{at}, 1;\n\tsetp.lt.s32 %p1, %r{at}, {trips};\n\t@%p1 bra L{at};" for at in reversed(range(depth))
    )
    body = f"{counters}\n\tfma.rn.f64 %fd1, %fd1, %fd1, %fd1;\n\tld.global.f64 %fd2, [%rd1];\n{ends}"
    registers = "\t.reg .b32 %r<20>;\n\t.reg .b64 %rd<2>;\n\t.reg .f64 %fd<3>;\n\t.reg .pred %p<2>;\n"
    head = ".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry k(.param .u64 a)\n{\n"
    return f"{head}{registers}\tld.param.u64 %rd1, [a];\n{body}\n\tst.global.f64 [%rd1], %fd1;\n\tret;\n}}\n"


@pytest.mark.parametrize("depth", [1, 7, 16])
def test_what_no_kernel_ends_with_is_a_number_that_can_be_kept(depth: int) -> None:
    made = report(nest(depth, 4096), gpus=("H100",))
    json = next(form for form in formats() if form.name == "json").render
    assert json is not None
    assert json(kept_and_found(made), Canvas()) == json(made, Canvas())
    assert made.kernels[0].results["bound"].operations["fp64"] >= 4096.0**depth
