"""Accesses of private memory through buffer instructions, which name a descriptor and no memory.

Until gfx90a and gfx10 a wave begins with the descriptor of its private memory in s[0:3]. No other can stand there before
it is written, so what goes through these registers, or through copies of them, is private. Copies are followed in the order of
the text.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from isaview.base import regex
from isaview.model.form import Form
from isaview.model.statements import Begin, Item, Operation

_SCALARS = regex.compile(r"s(?:(\d{1,3})|\[(\d{1,3}):(\d{1,3})\])")
_ENTERING = {2: 2, 3: 3}
"""Scalar register → the word of the descriptor that it holds; the first two words are added to, and not followed."""
_COPIES = ("s_mov_b32", "s_mov_b64")
_WORDS = 4


def in_frames(items: Iterator[Item]) -> Iterator[Item]:
    """The items of a module, with accesses through the descriptor of private memory as such."""
    frame_addresses: dict[int, int] = {}
    privates: dict[Form, Operation] = {}
    for item in items:
        statement = item[1]
        if isinstance(statement, Begin):
            frame_addresses = dict(_ENTERING)
        elif frame_addresses and isinstance(statement, Operation):
            form = statement.form
            if form.accesses:
                if _is_private(form, item[2], frame_addresses):
                    item = item[0], privates.setdefault(form, Operation(private(form))), item[2]
                elif form.mnemonic.startswith("s_"):
                    _follow(form, item[2], frame_addresses)
            elif form.operands:
                _follow(form, item[2], frame_addresses)
        yield item


def private(form: Form) -> Form:
    """The form with its accesses as those of private memory, whatever instruction makes them."""
    accesses = tuple(replace(access, space="private") for access in form.accesses)
    kind = f"private_{accesses[0].kind}" if accesses else form.instruction_class
    return replace(form, accesses=accesses, instruction_class=kind)


def _is_private(form: Form, tokens: Sequence[str], frame_addresses: dict[int, int]) -> bool:
    """Whether an access names a descriptor whose last two words are those of private memory."""
    if not form.mnemonic.startswith("buffer_") or form.accesses[0].space != "global":
        return False
    # Words 0 and 1 are the base, to which frames add; 2 and 3 are size and format, which stay.
    ranges = [_numbers(text.bind(tokens)) for text in form.operands[1:]]
    return any(len(each) == _WORDS and [frame_addresses.get(number) for number in each[2:]] == [2, 3] for each in ranges)


def _follow(form: Form, tokens: Sequence[str], frame_addresses: dict[int, int]) -> None:
    """Take note of what an instruction writes: its first operand, or the second behind a vector register."""
    first, second, *_ = (*(_numbers(text.bind(tokens)) for text in form.operands[:2]), range(0), range(0))
    is_copy = form.mnemonic in _COPIES
    copied = (
        {goal: frame_addresses[number] for goal, number in zip(first, second, strict=False) if number in frame_addresses}
        if is_copy
        else {}
    )
    for number in (*first, *(() if is_copy else second)):
        frame_addresses.pop(number, None)
    frame_addresses.update(copied)


def _numbers(text: str) -> range:
    """The scalar registers that an operand names."""
    match = _SCALARS.fullmatch(text)
    if match is None:
        return range(0)
    return range(int(match[1]), int(match[1]) + 1) if match[1] else range(int(match[2]), int(match[3]) + 1)
