"""Where isaview and nvdisasm's life ranges name other registers, fields of the encoding say who is right.

One field of an instruction is given several values in a cubin. What the text and isaview name follows the field; life ranges
leave it out, or show the same whatever it holds.
"""

from __future__ import annotations

import re
import runpy
import subprocess
from pathlib import Path
from typing import NamedTuple

import pytest

from isaview import read
from isaview.binaries.elf import elf_of
from isaview.binaries.window import window_of
from tests.conftest import ROOT
from tests.support.tools import assembled, of_cuda

SASS = runpy.run_path(str(ROOT / "bench" / "sass.py"))
CALL, COPY, STORE = (
    0x000FE20003C00000_000000100000E944,
    0x000FE20008121856_0000000020587FAE,
    0x0041E8000C115904_0000000502007986,
)
LOAD, SET, KEPT, CONSTANT = (
    0x0000A6000C1E1500_000000040C108981,
    0x040FE20000000000_0000000903007804,
    0x000FD40000000000_00000001FF047803,
    0x000E2E0008000A00_00006B00FF0477AC,
)
SHOWS_DESCRIPTOR = 1 << 101
"""With this bit nvdisasm writes the descriptor that it hides on sm_80 to sm_89."""


class Line(NamedTuple):
    """One instruction: its text, what isaview reads and writes, what life ranges show."""

    text: str
    reads: set[str]
    writes: set[str]
    shown_reads: set[str]
    shown_writes: set[str]


def listed(target: str, words: list[int], folder: Path) -> list[Line]:
    """These instructions, put in place of the first of a kernel."""
    nvdisasm = of_cuda("nvdisasm")
    body = "ld.volatile.global.u32 %r1, [%a]; st.volatile.global.u32 [%a], %r1;\n" * len(words)
    head = f".version 8.7\n.target {target}\n.address_size 64\n.visible .entry k(.param .u64 p) {{\n"
    source = f"{head}.reg .b64 %a; .reg .b32 %r<2>; ld.param.u64 %a, [p];\n{body}ret;\n}}\n"
    made, code, _ = assembled(source, target, folder)
    at = next(section.offset for section in elf_of(window_of(code)).sections if section.name == ".text.k")
    made.write_bytes(code[:at] + b"".join(word.to_bytes(16, "little") for word in words) + code[at + 16 * len(words) :])
    command = [nvdisasm, "-plr", "-lrm", "narrow", "-hex", "-c", str(made)]
    text = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120).stdout
    shown, lines, (kernel,) = SASS["life_ranges"](text), text.split("\n"), read(text)[0].kernels
    return [
        Line(
            re.sub(r".*?\*/\s*(.*?)\s*;.*", r"\1", lines[line - 1]),
            SASS["names"](kernel, kernel.operands.reads[index]),
            SASS["names"](kernel, kernel.operands.writes[index]),
            shown[line].reads,
            shown[line].writes,
        )
        for index, line in enumerate(kernel.lines[: len(words)])
    ]


def with_field(word: int, first: int, width: int, value: int) -> int:
    return word & ~(((1 << width) - 1) << first) | value << first


@pytest.mark.parametrize("number", [0, 7, 30, 61])
def test_the_hidden_descriptor_of_a_load_is_the_field_that_later_text_names(number: int, tmp_path: Path) -> None:
    hidden = with_field(LOAD, 32, 6, number)
    one, named = listed("sm_80", [hidden, hidden | SHOWS_DESCRIPTOR], tmp_path)
    assert "UR" not in one.text and f"desc[UR{number}]" in named.text
    assert one.reads == named.reads >= {f"UR{number}", f"UR{number + 1}"}


@pytest.mark.parametrize(("word", "target"), [(KEPT, "sm_75"), (SET, "sm_90")])
def test_each_bit_of_a_mask_is_a_predicate_that_life_ranges_leave_out(word: int, target: str, tmp_path: Path) -> None:
    masks = [*(1 << bit for bit in range(7)), 0, 0x80, 0x55, 0x7F]
    for mask, one in zip(masks, listed(target, [with_field(word, 32, 8, mask) for mask in masks], tmp_path), strict=True):
        assert one.text.endswith(f" {mask:#x}")
        assert {name for name in one.reads | one.writes if name[0] == "P"} == {f"P{bit}" for bit in range(7) if mask >> bit & 1}
        assert not any(name.startswith("P") for name in one.shown_reads | one.shown_writes)


def test_the_predicate_of_a_copy_is_read_alone_as_it_can_be_negated(tmp_path: Path) -> None:
    fields = [(number, negated) for number in range(7) for negated in (0, 1)]
    lines = listed("sm_90", [with_field(COPY, 87, 4, number | negated << 3) for number, negated in fields], tmp_path)
    for (number, negated), one in zip(fields, lines, strict=True):
        assert one.text.endswith(f", {'!' * negated}P{number}")
        assert f"P{number}" in one.reads and not one.writes and one.shown_writes == {f"P{number}"}


@pytest.mark.parametrize(("word", "first", "target"), [(CONSTANT, 16, "sm_120"), (STORE, 64, "sm_120")])
def test_scalars_from_63_on_are_in_the_field_and_not_in_life_ranges(word: int, first: int, target: str, tmp_path: Path) -> None:
    numbers = [8, 60, 62, 63, 64, 70, 76]
    for number, one in zip(
        numbers, listed(target, [with_field(word, first, 8, number) for number in numbers], tmp_path), strict=True
    ):
        pair = {f"UR{number}", f"UR{number + 1}"}
        assert f"UR{number}" in one.text and pair <= one.reads | one.writes
        assert (one.shown_reads | one.shown_writes) & pair == {name for name in pair if int(name[2:]) < SASS["SHOWN_UNIFORM"]}


def test_life_ranges_of_a_call_are_the_same_whatever_its_fields_hold(tmp_path: Path) -> None:
    """Bits 16 to 31 name the registers of other instructions; here neither text nor isaview has any."""
    words = [CALL, *(CALL ^ 1 << bit for bit in range(16, 32))]
    lines = listed("sm_80", words, tmp_path)
    assert {(one.text.partition("`")[0], *one.reads, *one.writes) for one in lines} == {("@!P6 CALL.REL.NOINC ", "P6")}
    assert all({"R0", "R1"} <= one.shown_reads and {"R0", "R3", "R15"} <= one.shown_writes for one in lines)
