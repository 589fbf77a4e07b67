"""Kept pieces: a changed file says what it says when it is read whole, and only where that is certain less of it is read."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from isaview.base import limits, store
from isaview.cli.answers import FileRequest, Task, answer_to
from isaview.inputs.sources import dialects
from isaview.model.pieces import Cut
from isaview.reports import kept_kernels, kept_pieces
from isaview.reports.serial import dumped, to_json
from isaview.tools.evidence import Options
from tests.conftest import SAMPLES

pytestmark = pytest.mark.keeps_reports
ASKED = FileRequest(options=Options(sidecars=False, lower="never", exact_bytes=0))
CUTTERS = {suffix: dialect.cutter() for dialect in dialects() if dialect.cutter for suffix in dialect.suffixes}
HOPPER, RDNA = "reduce.nvcc.sm_90.ptx", "reduce.clang.gfx1201.s"
NAMES = re.findall(r"\.entry (\w+)", (SAMPLES / HOPPER).read_text(encoding="utf-8"))
Change = Callable[[str], str]


def cut(path: Path, text: str) -> Cut:
    return Cut(text, CUTTERS[path.suffix].ranges(text))


DUMPS = [path for path in sorted(SAMPLES.iterdir()) if path.suffix in CUTTERS and len(cut(path, path.read_text()).ranges) > 1]
READ_WHOLE = frozenset(
    (
        "calls.nvcc.sm_80.ptx",  # calls by address
        "constructs.llc.gfx1030.s",  # assembly by hand in one kernel
        "constructs.llc.gfx90a.s",
        "layer_norm.clang.gfx942.s",  # memory operands that were folded, in one kernel
        "reduce.nvcc-debug.sm_80.ptx",  # sections of debug data
        "softmax.nvcc-lineinfo.sm_90.ptx",
    )
)


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The kernels that are not read, by name."""
    names: list[str] = []
    take = kept_pieces.KnownKernel.take
    monkeypatch.setattr(
        kept_pieces.KnownKernel, "take", lambda kernel, *given: names.append(kernel.name) or take(kernel, *given)
    )
    return names


def said(path: Path, text: str, **options: object) -> tuple[str, tuple[str, ...], int, tuple[str, ...]]:
    path.write_text(text, encoding="utf-8")
    request = replace(ASKED, options=replace(ASKED.options, **options))  # type: ignore[arg-type]
    answer = answer_to(Task(str(path)), request)
    return dumped(to_json(answer.report)), answer.said, answer.code, answer.names


def twice(text: str) -> str:
    """The piece with one of its instructions twice."""
    lines = text.split("\n")
    number = next(
        at for at, line in enumerate(lines) if line.startswith(("\tmov.", "\tadd.", "\tv_", "\ts_l", "\ts_m", "\tret"))
    )
    return "\n".join([*lines[: number + 1], *lines[number:]])


@pytest.mark.parametrize("dump", DUMPS, ids=lambda path: path.name)
def test_a_file_with_one_kernel_changed_says_what_it_says_read_whole(dump: Path, taken: list[str], tmp_path: Path) -> None:
    path, text = tmp_path / dump.name, dump.read_text(encoding="utf-8")
    said(path, text)
    assert not taken
    whole = cut(dump, text)
    for ranges in whole.ranges:
        begin, end = ranges[0]
        changed = text[:begin] + twice(text[begin:end]) + text[end:]
        taken.clear()
        assert said(path, changed) == said(path, changed, use_cache=False)
        assert len(taken) == (0 if dump.name in READ_WHOLE else len(whole.ranges) - 1)


CHANGES: dict[str, tuple[str, Change]] = {
    "the target": (HOPPER, lambda text: text.replace(".target sm_90", ".target sm_80")),
    "the version": (HOPPER, lambda text: text.replace(".version 9.0", ".version 8.6")),
    "memory of the module": (HOPPER, lambda text: text.replace(".address_size 64", ".address_size 64\n.shared .b8 lone[64];")),
    "a function": (HOPPER, lambda text: text + "\n.func lone()\n{\n\tret;\n}\n"),
    "a kernel that goes": (HOPPER, lambda text: text[: text.rindex(".visible .entry")]),
    "a comment that is not closed": (HOPPER, lambda text: twice(text).replace("\tret;", "\tret; /*", 1)),
    "a brace in a comment": (HOPPER, lambda text: twice(text).replace("\tret;", "\tret; // }", 1)),
    "a brace too many": (HOPPER, lambda text: twice(text).replace("\tret;", "\tret; {", 1)),
    "a line that cannot be read": (HOPPER, lambda text: twice(text).replace("\tret;", "\tret; ?;", 1)),
    "two kernels of one name": (HOPPER, lambda text: text.replace(NAMES[1], NAMES[0])),
    "lines above": (HOPPER, lambda text: "// above\n" + text),
    "the target of AMD": (RDNA, lambda text: text.replace("gfx1201", "gfx1200")),
    "assembly by hand": (RDNA, lambda text: text.replace("\ts_endpgm", "\t;;#ASMSTART\n\t;;#ASMEND\n\ts_endpgm", 1)),
    "the lanes of one wave": (RDNA, lambda text: text.replace("wavefront_size32 1", "wavefront_size32 0", 1)),
    "a definition": (RDNA, lambda text: text.replace("\ts_endpgm", "\t.set lone, 4\n\ts_endpgm", 1)),
    "a macro": (RDNA, lambda text: text.replace("\ts_endpgm", "\t.macro lone\n\t.endm\n\ts_endpgm", 1)),
    "another section": (RDNA, lambda text: text.replace("\ts_endpgm", "\ts_endpgm\n\t.data", 1)),
    "metadata of one kernel": (RDNA, lambda text: text.replace(".vgpr_count:     ", ".vgpr_count:     1", 1)),
    "a version of the metadata": (
        RDNA,
        lambda text: text.replace("amdhsa.version:\n  - 1\n  - 2", "amdhsa.version:\n  - 1\n  - 1"),
    ),
}


@pytest.mark.parametrize("name", CHANGES)
def test_whatever_a_kernel_may_depend_on_is_seen(name: str, tmp_path: Path) -> None:
    sample, change = CHANGES[name]
    path, text = tmp_path / sample, (SAMPLES / sample).read_text(encoding="utf-8")
    said(path, text)
    for changed in (change(text), text, twice(change(text))):
        assert said(path, changed) == said(path, changed, use_cache=False)
    assert change(text) != text


@pytest.mark.parametrize("sample", [HOPPER, RDNA])
@pytest.mark.parametrize("limit", ["FILE_INSTRUCTIONS", "FILE_STEPS"])
def test_kernels_that_are_not_read_take_from_the_budget(
    sample: str, limit: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, taken: list[str]
) -> None:
    path, text = tmp_path / sample, (SAMPLES / sample).read_text(encoding="utf-8")
    said(path, text)
    changed = twice(text)
    for most in (10, 100, 200, 400, 800, 1600, 3200):
        monkeypatch.setattr(limits, limit, most)
        assert said(path, changed + "\n" * most) == said(path, changed + "\n" * most, use_cache=False)
        said(path, text)


def test_results_that_are_no_longer_kept_are_made_again(tmp_path: Path, taken: list[str]) -> None:
    path, text = tmp_path / HOPPER, (SAMPLES / HOPPER).read_text(encoding="utf-8")
    said(path, text)
    kept = [entry.path for entry in store.entries() if entry.kind == kept_kernels._KIND]
    for lost in kept[1:]:
        Path(lost).unlink()
    assert said(path, twice(text)) == said(path, twice(text), use_cache=False)
    assert len(taken) <= 1 < len(kept) - 1
