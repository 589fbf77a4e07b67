"""PTX: laws that hold for every text, and the samples read whole."""

import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from isaview.languages.ptx import structure
from isaview.languages.ptx.lines import HOLES, prepare
from isaview.languages.ptx.reader import LineReader
from isaview.model.statements import Debug, Item, Label, Operation, singly
from tests.conftest import SAMPLES
from tests.languages.ptx.test_structure import check_items, modules, read

DUMPS = sorted(SAMPLES.glob("*.ptx"))


@pytest.mark.parametrize("path", DUMPS, ids=lambda path: path.name)
def test_samples_are_read_whole(path: Path) -> None:
    for module in modules(path.read_text(encoding="utf-8")):
        assert module.diagnostics == ()
        for kernel in module.kernels:
            assert {form.opcode for form in kernel.forms if form.recognised != "table"} == set()
            unbound = {
                text.bind(tokens)
                for form, tokens in zip(kernel.forms, kernel.tokens, strict=True)
                for text in (slot.text for slot in form.slots)
                if text.pattern.startswith("%")
            } - {register.name.partition("@")[0] for register in kernel.registers}
            assert unbound == set()


def comparable(items: list[Item]) -> list[tuple[int, str]]:
    """Items with their forms spelt out, each `Text` bound to its tokens."""
    found = []
    for line, statement, tokens in items:
        if isinstance(statement, Operation):
            form = statement.form
            slots = [(slot.text.bind(tokens), slot.role) for slot in form.slots]
            accesses = [(a.space, a.kind, a.bytes, a.per, a.address and a.address.bind(tokens)) for a in form.accesses]
            texts = [text.bind(tokens) for text in (*form.operands, *form.targets, *form.symbols, *form.immediates)]
            guard = form.guard and form.guard.text.bind(tokens)
            found.append((line, repr((form.opcode, form.instruction_class, slots, accesses, texts, guard, sorted(form.flags)))))
        elif isinstance(statement, Label):
            found.append((line, statement.name.bind(tokens)))
        else:
            found.append((line, repr(statement)))
    return found


@pytest.mark.parametrize("path", [path for path in DUMPS if path.stat().st_size < 40_000], ids=lambda path: path.name)
def test_the_cache_changes_nothing(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    anew = singly(structure.read(text, None, LineReader(remember=False)))
    assert comparable(read(text)) == comparable([item for item in anew if not isinstance(item[1], Debug)])


@pytest.mark.parametrize("path", DUMPS, ids=lambda path: path.name)
def test_operands_are_the_text(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    lines = text.split("\n")
    for line, statement, tokens in read(text):
        if isinstance(statement, Operation) and lines[line - 1].rstrip().endswith((";", "}")):
            for operand in statement.form.operands:
                assert operand.bind(tokens).split()[0] in lines[line - 1]


def test_shapes_are_few() -> None:
    text = (SAMPLES / "attention.nvcc.sm_120.ptx").read_text(encoding="utf-8")
    shapes = set(HOLES.sub("#", prepare(text)).split("\n"))
    assert len(shapes) < text.count("\n") / 8


@pytest.mark.parametrize("path", DUMPS[::3], ids=lambda path: path.name)
def test_damaged_dumps_are_read_without_an_exception(path: Path) -> None:
    text = path.read_text(encoding="utf-8")[:20_000]
    chance = random.Random(path.name)
    for _ in range(30):
        at, length = chance.randrange(len(text)), chance.choice((1, 1, 2, 40, 4000))
        put = chance.choice(("", "{", "}", ";", '"', "/*", "\n", "(", text[at : at + 80], "\0", "%", "é"))
        damaged = text[:at] + put + text[at + length :]
        check_items(damaged)


PIECES = [*"{};:.,()[]<>@!%_$\"'/*-+=| \n\t0af", ".reg ", ".entry k", "add.s32 ", "ld.global.u32 %r1, [", ".section x"]


@given(st.lists(st.sampled_from(PIECES), max_size=60).map("".join))
def test_any_text_is_read(text: str) -> None:
    check_items(text)


@given(st.permutations(range(8)), st.integers(0, 1000))
def test_renaming_registers_changes_no_form(order: list[int], base: int) -> None:
    lines = [
        "ld.global.u32 %r{0}, [%rd{1}+{2}];",
        "mad.lo.s32 %r{3}, %r{0}, %r{4}, %r{5};",
        "@%p{6} st.shared.u32 [%r{3}], %r{7};",
    ]
    renamed = "\n".join(lines).format(*(base + number for number in order))
    plainly = "\n".join(lines).format(*range(8))
    shapes = [[item[1] for item in read(f".entry k()\n{{\n{text}\n}}")] for text in (renamed, plainly)]
    assert shapes[0] == shapes[1]
