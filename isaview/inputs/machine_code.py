"""The kernels of each member of a binary with their facts and, where a disassembler is installed, their text.

Code stands before text that it was made of. What a file has of code beyond the limits has its facts and no text, and says so.
"""

from __future__ import annotations

import os
import time
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from functools import lru_cache
from glob import escape
from itertools import islice, takewhile
from pathlib import Path

from msgspec import Struct, field
from msgspec.structs import replace

from isaview.base import limits
from isaview.base.measure import stated_measure
from isaview.base.names import demangle
from isaview.base.text import safe, selects
from isaview.binaries.containers import Member, error_message, members
from isaview.binaries.elf import machine_of
from isaview.binaries.window import BinaryError, Window
from isaview.gpus.hardware import Gpu, gpu_for
from isaview.inputs.recognition import decode_text, normalise_text
from isaview.model.facts import Stated
from isaview.model.statements import COMPANION, DIRECTIVE, Begin, Dialect, End, Fact, Item, Target, Unread

_MIB = 1 << 20
_NAMED = 3
_LEAST_TEXT = 1 << 10
"""Bytes that a shorter text counts for."""
_LIKELY = 0.5
"""A disassembler's text is believed from here on."""


class Choice(Struct, frozen=True):
    """What of a binary is asked for: targets, none for all, and a pattern of kernels, "" for all."""

    targets: tuple[str, ...] = ()
    kernel: str = ""

    def fits(self, target: str | None) -> bool:
        """Whether code for a target is asked for; where none is known it may be."""
        row = gpu_for(target)
        return not self.targets or target is None or target in self.targets or (row is not None and row.target in self.targets)


ALL = Choice()
SIDECARS = ("{stem}.json", "{stem}.cubin", "{stem}.sm_*.cubin", "{stem}.hsaco", "{stem}.co", "{stem}.out", "{stem}.fatbin")
"""Names of files that compilers leave next to a dump."""


def is_sidecar(name: str, dump: str) -> bool:
    """Whether a file of this name is a sidecar of the dump of that name; both in the same folder, neither with a path."""
    stem = escape(dump.removesuffix(Path(dump).suffix))
    return name != dump and any(fnmatchcase(name, pattern.format(stem=stem)) for pattern in SIDECARS)


def names_beginning(folder: Path, start: str) -> list[str]:
    """The names in a folder that begin so, in order. Raises OSError: the folder cannot be listed."""
    names = _names(folder, folder.stat().st_mtime_ns)
    first = bisect_left(names, start)
    return list(takewhile(lambda name: name.startswith(start), islice(names, first, None)))


@lru_cache(maxsize=64)
def _names(folder: Path, _time: int) -> list[str]:
    """The names in a folder, in order; its time is part of the key, so that a folder that changed is listed again."""
    return sorted(os.listdir(folder))  # noqa: PTH208  a Path each would take longer than the rest


class Coded(Struct, frozen=True):
    """One member of a binary: its own text, or what a disassembler made of its code, then with its ``language``.

    ``stated`` is what the code says of its kernels, for a text the code of the same target.
    """

    member: Member
    text: str = ""
    language: str = ""
    stated: tuple[Stated, ...] = ()
    target: str = ""
    unlisted: str = ""
    is_failure: bool = False


class _Budget(Struct):
    """What may still be disassembled of a file, and how many bytes of its ``texts`` may still be read."""

    texts: int
    bytes: int = field(default_factory=lambda: limits.LISTED_BYTES)
    members: int = field(default_factory=lambda: limits.LISTED_MEMBERS)
    seconds: float = field(default_factory=lambda: limits.FILE_WALL_SECONDS)

    def spend(self, size: int, seconds: float) -> None:
        """Take note of what a member took."""
        self.bytes, self.members, self.seconds = self.bytes - size, self.members - 1, self.seconds - seconds

    def refusal(self, size: int) -> str:
        """Why code of so many bytes is not disassembled, "" where it is; the first member of a file always is."""
        is_first = self.members == limits.LISTED_MEMBERS
        if self.seconds <= 0:
            return f"disassembling took longer than {limits.FILE_WALL_SECONDS} s"
        if self.members <= 0 or (size > self.bytes and not is_first):
            return (
                f"the file has more machine code than {limits.LISTED_MEMBERS} members or {limits.LISTED_BYTES // _MIB} MiB;"
                " -g TARGET and -k KERNEL choose"
            )
        return ""


def code_members(window: Window, path: str, choice: Choice, dialects: Sequence[Dialect]) -> tuple[list[Coded], list[str]]:
    """The members of a binary with code or text, code first, and what could not be read."""
    from isaview.binaries.unpack import Unpacker  # as what follows: most inputs are texts

    messages: list[str] = []
    most = max(limits.TEXT_BYTES, window.size)
    unpacker, budget = Unpacker(), _Budget(most)
    read: list[Coded] = []
    unread = 0
    for member in members(Member(window), messages, unpacker.unpack):
        if member.kind not in ("code", "text") or not choice.fits(member.target):
            continue
        is_text = member.kind == "text"
        if is_text and budget.texts <= 0:
            unread += 1
            continue
        try:
            opened = unpacker.unpack(member)
        except BinaryError as error:
            messages.append(error_message(member.place, error))
            continue
        budget.texts -= max(opened.size, _LEAST_TEXT) if is_text else 0
        code = _text(opened) if is_text else _code(opened, path, choice, dialects, budget, messages)
        read.extend([code] if code is not None else [])
    if unread:
        messages.append(f"{unread:,} more texts are not read: those before have {most // _MIB} MiB; -g TARGET chooses")
    # PTX in a binary is stated on by the code for the same GPU, which the driver would run.
    of_gpu: dict[Gpu | None, tuple[Stated, ...]] = {}
    for code in read:
        of_gpu[gpu_for(code.target)] = of_gpu.get(gpu_for(code.target), ()) + code.stated
    of_gpu[None] = ()
    read.sort(key=lambda code: code.member.kind)
    return [code if code.language else replace(code, stated=of_gpu.get(gpu_for(code.target), ())) for code in read], messages


def _text(member: Member) -> Coded:
    data = member.window.read(0, min(member.size, limits.INPUT_BYTES))
    return Coded(member, decode_text(data.rstrip(b"\0")), target=member.target or "")


def _code(
    member: Member, path: str, choice: Choice, dialects: Sequence[Dialect], budget: _Budget, messages: list[str]
) -> Coded | None:
    """The kernels of a member of code, None where it has none."""
    from isaview.binaries.facts import kernels_of
    from isaview.binaries.listing import DISASSEMBLERS, disassemble
    from isaview.binaries.unpack import Unpacker

    stated = kernels_of(member, path, Unpacker(), messages)
    if not stated:
        return None
    machine = machine_of(member.window)
    language = DISASSEMBLERS[machine].language
    coded = Coded(member, "", language, stated, stated[0].target or member.target or "")
    if choice.kernel and not any(selects(choice.kernel, kernel.name, demangle(kernel.name)) for kernel in stated):
        return replace(coded, unlisted="its kernels were not asked for")
    size = sum(int(kernel.facts["code_bytes"].value or 0) for kernel in stated if "code_bytes" in kernel.facts)
    why = budget.refusal(size)
    if why:
        return replace(coded, unlisted=why)
    dialect = next((dialect for dialect in dialects if dialect.name == language), None)
    if dialect is None:
        return replace(coded, unlisted="isaview does not read this machine code yet")
    begun = time.monotonic()
    data = member.window.read(0, member.size)
    listing = disassemble(
        data, machine, size, lambda text: dialect.sniff(normalise_text(text[: limits.SNIFFED_BYTES])) >= _LIKELY
    )
    budget.spend(size, time.monotonic() - begun)
    return replace(coded, text=normalise_text(listing.text), unlisted=listing.reason, is_failure=listing.is_failure)


def with_facts(dialect: Dialect | None, code: Coded) -> Iterator[Item]:
    """What a binary states of its kernels, then the items of their listing; without a dialect the kernels alone."""
    lanes = {kernel.facts["wave_size"].value for kernel in code.stated if "wave_size" in kernel.facts}
    wave_size = int(lanes.pop() or 0) if len(lanes) == 1 else None
    if code.language:
        yield 1, Target(code.target, wave_size), ()
        options = [kernel.debugged for kernel in code.stated if kernel.debugged]
        yield from ((1, Fact("for_debugging", stated_measure(1, "", each), module=True), ()) for each in options[:1])
    rank = DIRECTIVE if code.language else COMPANION
    for kernel in code.stated:
        yield from ((1, Fact(name, measure, kernel.name, rank), ()) for name, measure in kernel.facts.items())
        if dialect is None:
            yield 1, Begin(kernel.name, is_entry=True), ()
            yield 1, End(), ()
    if dialect is None:
        return
    items = dialect.statements(code.text)
    if dialect.listing is not None and code.language:
        items = dialect.listing(code.text, code.target, wave_size)
    missing, last = {kernel.name for kernel in code.stated} if code.language else set(), 1
    for item in items:
        last = item[0]
        if isinstance(item[1], Begin):
            missing.discard(item[1].name)
        yield item
    if missing:
        names = ", ".join(map(safe, sorted(missing)[:_NAMED])) + (
            f" and {len(missing) - _NAMED:,} more" if len(missing) > _NAMED else ""
        )
        yield last, Unread(1, "", f"the disassembler lists nothing of {names}", structural=True, cut=True), ()


def textless_dialect(language: str) -> Dialect:
    """A language of kernels without text."""
    return Dialect(language, language, (), lambda _text: 0.0, lambda _text: iter(()), lambda _text, _bits, _known: ())
