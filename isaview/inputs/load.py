"""Reading: a path, bytes or a text becomes modules."""

from __future__ import annotations

import gc
import math
import os
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from isaview.base import limits, store
from isaview.base.text import safe, select_kernels, the_one
from isaview.flow.callees import with_callees
from isaview.flow.register_arrays import with_arrays
from isaview.gpus.hardware import Gpu
from isaview.inputs.machine_code import ALL, Choice, textless_dialect, with_facts
from isaview.inputs.sources import (
    STANDARD_INPUT,
    Content,
    Opened,
    Refusal,
    Source,
    content_of,
    dialects,
    from_bytes,
    from_content,
    from_path,
    from_text,
    is_dump,
    walk,
)
from isaview.model import excerpt
from isaview.model.assemble import assemble
from isaview.model.kernel import Kernel, Module
from isaview.model.statements import Dialect, Item, Operations, Statement, Unread

_USUAL_BYTES = 32 << 20
"""A larger file has more time, in proportion."""
_COLLECTED = 4 << 20
"""Models hold each other: they are collected each time so much text was read, which takes some thirty times as much memory."""
_TAKEN_APART = 512 << 10
"""Models of so much text at most are taken apart at once; this takes 3 % of the time that all analyses of a large one take."""
_LEFT_SHARE = 16
"""One part in so many of what is taken apart counts as left."""
_ONE = "give one module at a time"
_CLOCKED = 64
"""The clock is looked at once in so many statements: on some machines that takes longer than a statement."""


class Reading(tuple[Module, ...]):
    """The modules that were read, in order; a tuple that also knows what was not read.

    ``refused`` are the inputs nothing could be read of, ``skipped`` parts next to others that were read, and
    ``skipped_files`` counts the files of folders that are no dumps, and links and special files that are not opened.
    """

    refused: tuple[Refusal, ...]
    skipped: tuple[Refusal, ...]
    skipped_files: int

    def __new__(
        cls,
        modules: Iterable[Module] = (),
        refused: Iterable[Refusal] = (),
        skipped: Iterable[Refusal] = (),
        skipped_files: int = 0,
    ) -> Reading:
        """Modules, and what was not read."""
        reading = super().__new__(cls, tuple(modules))
        reading.refused = tuple(refused)
        reading.skipped = tuple(skipped)
        reading.skipped_files = skipped_files
        return reading

    def on(self, machines: Sequence[Gpu]) -> Reading:
        """The same with the modules refused of which a machine that is named runs nothing: accelerators run graphs."""
        names = ", ".join(machine.name for machine in machines if machine.is_accelerator)
        foreign = [module for module in self if names and module.level != "graph"]
        message, advice = f"no instructions of {names} are read, only graphs for it", "give StableHLO or HLO, or name a GPU"
        refused = [Refusal(module.path, module.part, message, advice) for module in foreign]
        left = (module for module in self if module not in foreign)
        return Reading(left, (*self.refused, *refused), self.skipped, self.skipped_files) if foreign else self

    def kernels(self, pattern: str = "") -> tuple[Kernel, ...]:
        """The kernels and functions of all modules that a pattern means, in order: ``reading.kernels("attn*")``; "" for all."""
        return select_kernels([kernel for module in self for kernel in module.kernels], pattern)

    def with_listings(self) -> Reading:
        """The same with the modules refused whose code nothing lists: most questions are about instructions."""
        unlisted = [module for module in self if module.unlisted]
        known = {(refusal.path, refusal.part, refusal.message) for refusal in (*self.refused, *self.skipped)}
        refused = [
            Refusal(module.path, module.part, f"its code is not listed: {module.unlisted}", "`isaview show` says its facts")
            for module in unlisted
            if (module.path, module.part, module.unlisted) not in known
        ]
        listed = (module for module in self if not module.unlisted)
        return Reading(listed, (*self.refused, *refused), self.skipped, self.skipped_files) if unlisted else self

    def kernel(self, pattern: str) -> Kernel:
        """The one kernel that a name or pattern means.

        Raises:
            LookupError: none or several are meant; the message names those there are, and what could not be read.
        """
        refusals = "; ".join(f"{refusal.path}: {refusal.message}" for refusal in self.refused)
        return the_one(self.kernels(), pattern, refusals)


def read_bytes(data: bytes, path: str) -> Reading:
    """Read bytes; ``path`` names them in messages, and its suffix is a hint at the language."""
    return _reading([from_bytes(data, path)])


class _TooSlowError(Exception):
    """Reading takes longer than it may."""


class _Read:
    """How much text this process read since models were collected."""

    length = 0


def read(source: str | os.PathLike[str] | bytes) -> Reading:
    """Read a file, every dump in a folder, standard input ("-"), bytes, or a text (a string with a line end in it).

    What cannot be read is no error: it is in ``refused`` of what is given back, and unread statements are counted in each
    module's ``diagnostics``.
    """
    if isinstance(source, bytes):
        return read_bytes(source, "<bytes>")
    if isinstance(source, str) and "\n" in source:
        return _reading([from_text(source)])
    if Path(source).is_dir():
        return read_folder(source)
    return _reading([from_path(source)])


def read_file(
    path: str,
    seconds: float,
    content: Content | None = None,
    choice: Choice = ALL,
) -> Reading:
    """Read one file, or standard input for "-"; it is refused when reading takes more than ``seconds`` of processor time.

    A file of more than 32 MiB has more, in proportion. How busy the machine is decides nothing.

    ``content`` is what `isaview.inputs.sources.content_of` gave, where that is known already; of a binary ``choice`` is read.
    """
    try:
        opened = from_content(content_of(path) if content is None else content, path, choice)
        length = sum(len(source.text) for source in opened.sources)
        # The command switches collecting off: models that nobody needs any more would add up from file to file.
        if _Read.length > _COLLECTED and not gc.isenabled():
            gc.collect()
            _Read.length = 0
        _Read.length += length
        return _reading([opened], 0, time.thread_time() + seconds * max(1, length / _USUAL_BYTES))
    except _TooSlowError:
        message = f"reading took more than {seconds:g} s of processor time for each 32 MiB and was given up"
    except (MemoryError, RecursionError) as error:
        message = f"reading was given up: {type(error).__name__}"
    store.passing()
    name = "<stdin>" if path == STANDARD_INPUT else safe(path)
    return Reading(refused=[Refusal(name, "", message, _ONE)])


def release(modules: Sequence[Module]) -> None:
    """Take modules apart that nobody needs any more: hardly anything of them is left to be collected.

    Large ones are left as they are: mostly nothing is read behind them, and the process ends with them sooner.
    """
    length = sum(len(module.source) for module in modules)
    if length <= _TAKEN_APART:
        excerpt.release(modules)
        _Read.length = max(0, _Read.length - length + length // _LEFT_SHARE)


def read_folder(folder: str | os.PathLike[str]) -> Reading:
    """Read every dump below a folder; other files are counted in ``skipped_files``."""
    listed = walk(folder)
    opened = [Opened(listed.refusal.path, refusal=listed.refusal)] if listed.refusal is not None else []
    dumps = [path for path in listed.files if is_dump(path)]
    opened.extend(map(from_path, dumps))
    return _reading(opened, len(listed.files) - len(dumps) + listed.passed_over)


def _reading(opened: Iterable[Opened], skipped_files: int = 0, deadline: float = math.inf) -> Reading:
    modules: list[Module] = []
    refused: list[Refusal] = []
    skipped: list[Refusal] = []
    for each in opened:
        most = len(modules) + limits.PARTS_PER_FILE
        for source in each.sources:
            if len(modules) >= most:
                refused.append(Refusal(each.path, "", f"only the first {limits.PARTS_PER_FILE:,} modules are read", _ONE))
                break
            modules.extend(read_source(source, deadline))
        refused.extend([each.refusal] if each.refusal else [])
        refused.extend(each.damaged)
        skipped.extend(each.skipped)
    return Reading(modules, refused, skipped, skipped_files)


def read_source(source: Source, deadline: float = math.inf) -> tuple[Module, ...]:
    """The modules of one source, line numbers counted from the beginning of its file.

    ``deadline`` is the processor time of this thread after which reading is given up: checked at each kernel, too.
    """
    dialect, items = _read(source)
    if deadline < math.inf:
        items = _in_time(items, deadline)
    if source.damaged:
        items = _with_damage(items, source)
    modules = assemble(items, dialect, path=source.path, source=source.text, part=source.part, line=source.line)
    for module in modules:
        with suppress(limits.BeyondLimitError):
            with_callees(module)
        module.is_disassembled = source.code is not None
        module.unlisted = source.code.unlisted if source.code is not None else ""
    for kernel in (kernel for module in modules for kernel in module.kernels):
        if time.thread_time() > deadline:
            raise _TooSlowError
        with suppress(limits.BeyondLimitError):  # what needs the flow of such a kernel says that it is too large
            kernel.operands = with_arrays(kernel, dialect.registers)
    return modules


def _read(source: Source) -> tuple[Dialect, Iterator[Item]]:
    """The language of a source and its items: of a binary with its facts, and with those alone where nothing lists the code."""
    dialect = next((dialect for dialect in dialects() if dialect.name == source.kind), None)
    if dialect is not None and source.code is None:
        return dialect, _shift_items(dialect.statements(source.text), source.line - 1)
    assert source.code is not None
    if dialect is None or source.code.unlisted:
        return textless_dialect(source.kind), with_facts(None, source.code)
    return dialect, with_facts(dialect, source.code)


def _in_time(items: Iterator[Item], deadline: float) -> Iterator[Item]:
    clock = time.thread_time
    for number, item in enumerate(items):
        if not number % _CLOCKED and clock() > deadline:
            raise _TooSlowError
        yield item


def _shift_items(items: Iterator[Item], offset: int) -> Iterator[Item]:
    if not offset:
        return items
    return ((number + offset, _shift_statement(statement, offset), tokens) for number, statement, tokens in items)


def _shift_statement(statement: Statement, offset: int) -> Statement:
    """A statement so many lines further down, where it says itself on which lines it stands."""
    if not isinstance(statement, Operations):
        return statement
    return Operations(statement.forms, [line + offset for line in statement.lines], statement.tokens)


def _with_damage(items: Iterator[Item], source: Source) -> Iterator[Item]:
    """The items with an unread statement for each line that was taken out, at its place."""
    waiting = list(source.damaged[: limits.DIAGNOSTICS_KEPT])
    for item in items:
        while waiting and waiting[0].line < item[0]:
            diagnostic = waiting.pop(0)
            yield diagnostic.line, Unread(diagnostic.column, diagnostic.text, diagnostic.message, structural=True), ()
        yield item
    for diagnostic in waiting:
        yield diagnostic.line, Unread(diagnostic.column, diagnostic.text, diagnostic.message, structural=True), ()
