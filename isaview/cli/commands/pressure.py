"""``isaview pressure FILE --kernel K``: the listing with live registers beside every line."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from isaview.cli.codes import FINE, NO_ANSWER
from isaview.cli.command import Command, Refused
from isaview.cli.options import ColorOption, FormatOption, KernelOption, OutputOption

if TYPE_CHECKING:
    from isaview.base.words import Words
    from isaview.flow.ranges import LiveRange
    from isaview.model.kernel import Kernel
    from isaview.reports.pressure import Pressure, PressureLine
    from isaview.views.format import Page

_BAR = 16
_NAMES = 8
"""Where the names of registers begin below the listing."""
_MOST_GROUPS = 24
"""Groups of registers alive at the peak that are told; a screen holds no more."""


FileArgument = Annotated[str, typer.Argument(metavar="FILE", help="A dump, or - for standard input.")]
RegistersOption = Annotated[
    str, typer.Option("--registers", metavar="FILE", help="vector, accumulator, scalar, predicate or value.")
]
ByOption = Annotated[str, typer.Option("--by", metavar="WHAT", help="line, or source to fold the listing onto source lines.")]
AroundOption = Annotated[
    int | None, typer.Option("--around", min=0, metavar="N", help="Only so many lines on either side of the peak.")
]


def command(
    file: FileArgument,
    kernel: KernelOption = None,
    registers: RegistersOption = "",
    by: ByOption = "line",
    around: AroundOption = None,
    form: FormatOption = None,
    output: OutputOption = None,
    color: ColorOption = "auto",
) -> int:
    """Run the command; gives the exit code."""
    from isaview.cli import messages
    from isaview.cli import output as _output
    from isaview.cli.formats import text_or_json
    from isaview.cli.inputs import judged
    from isaview.inputs.load import read
    from isaview.reports.pressure import pressure

    chosen_form = text_or_json(form, output)
    if by not in ("line", "source") or chosen_form not in ("text", "json"):
        raise Refused("--by is line or source, --format text or json")
    reading = read(file)
    messages.refusals(reading.refused)
    messages.diagnostics(reading)
    code = judged(reading, None)
    chosen = _one([one for module in reading for one in module.kernels if len(one)], kernel)
    if chosen is None:
        return NO_ANSWER
    try:
        found = pressure(chosen, registers)
    except ValueError as error:
        raise Refused(str(error)) from None
    if by == "source" and not any(chosen.position(index) for index in range(len(chosen))):
        messages.say(f"{chosen.demangled}: the dump names no source line; compilers write them with -g or -lineinfo")
    page = _output.page(color or "auto", True, output, os.environ)
    _output.put(_rendered(found, chosen_form, by, around, output, page), None, output)
    return code or FINE


def _rendered(found: Pressure, form: str, by: str, around: int | None, output: str | None, page: Page) -> str:
    from isaview.base.picture import svg
    from isaview.base.words import words_for
    from isaview.cli.formats import PICTURE_SUFFIX
    from isaview.reports.pressure import curve

    module = found.kernel.module
    words = words_for(module.dialect, module.target)
    if output is not None and output.endswith(PICTURE_SUFFIX):
        return svg(curve(found, words.word(found.file)))
    if form == "json":
        return _json(found, by)
    return "\n".join(_text(found, by, around, words, page.width, page.unicode)) + "\n"


def _one(kernels: Sequence[Kernel], pattern: str | None) -> Kernel | None:
    """The kernel that is meant.

    Raises:
        Refused: several are, or none.
    """
    from isaview.base.text import selected

    if not kernels:
        return None
    entries = [one for one in kernels if one.is_entry] or list(kernels)
    meant = list(selected(kernels, pattern)) if pattern else entries
    if len(meant) == 1:
        return meant[0]
    names = list(dict.fromkeys(one.demangled for one in meant or entries))
    if meant and len(names) == 1:
        raise Refused(f"{len(meant)} modules have a kernel {names[0]}: give a file of one module")
    told = ", ".join(names[:6]) + (f" and {len(names) - 6:,} more" if len(names) > 6 else "")
    raise Refused(f"{'no kernel matches' if not meant else 'several kernels match'}: say --kernel, one of {told}")


def _text(found: Pressure, by: str, around: int | None, words: Words, width: int | None, unicode: bool) -> Iterator[str]:
    from isaview.cli.output import wrapped
    from isaview.reports.pressure import by_source

    kernel = found.kernel
    place = kernel.position(found.index)
    where = f"line {kernel.lines[found.index]:,}" + (f", {place}" if place else "")
    yield from wrapped(kernel.demangled, width, _NAMES)
    alive = f"{found.peak:,} {words.word(found.file).removesuffix('s' if found.peak == 1 else '')}"
    yield from wrapped(f"{alive} alive at most, at {where}", width, _NAMES)
    yield ""
    lines = by_source(found) if by == "source" else found.lines
    peak_line = kernel.lines[found.index]
    if around is not None and by == "line":
        lines = tuple(one for one in lines if abs(one.line - peak_line) <= around)
    columns = found.files[:3]
    heads = "".join(f"{words.word(file)[:10]:>11}" for file in columns)
    yield f"{'line':>7}{heads}"
    for one in lines:
        marked = one.live.get(found.file) == found.peak and (by == "source" or one.line == peak_line)
        row = f"{one.line or '':>7}{_counts(one, columns)}  {_bar(one, found, unicode)}  {one.text}"
        yield _cut(row + ("   <- peak" if marked else ""), width, marked)
    yield ""
    together = f" in {len(found.ranges)} names" if len(found.ranges) != found.peak else ""
    yield f"alive at the peak: {alive}{together}"
    for line in _ranges(found):
        yield from wrapped(line, width, _NAMES)


def _counts(one: PressureLine, columns: Sequence[str]) -> str:
    return "".join(f"{one.live[file]:>11}" if file in one.live else " " * 11 for file in columns)


def _bar(one: PressureLine, found: Pressure, unicode: bool) -> str:
    alive = one.live.get(found.file, 0)
    return (("█" if unicode else "#") * (alive and round(_BAR * alive / found.peak))).ljust(_BAR)


def _cut(row: str, width: int | None, marked: bool) -> str:
    if width is None or len(row) <= width:
        return row.rstrip()
    tail = "   <- peak" if marked else ""
    return row[: width - len(tail) - 1].rstrip() + "~" + tail


def _ranges(found: Pressure) -> Iterator[str]:
    """The registers alive at the peak; those made by one opcode for one source line and last used together share a line."""
    kernel = found.kernel
    together: dict[tuple[str, str, int | None], list[LiveRange]] = {}
    for one in found.ranges:
        first = one.defined[0] if one.defined else None
        source = "" if first is None else str(kernel.position(first) or "")
        opcode = "" if first is None else kernel.forms[first].opcode
        together.setdefault((opcode, source, one.last_use), []).append(one)
    ranked = sorted(together.items(), key=lambda item: (-_words(item[1]), item[1][0].defined))
    for (opcode, source, last), ranges in ranked[:_MOST_GROUPS]:
        names = [one.register.name for one in ranges]
        shown = " ".join(names[:6]) + (f" … {len(names)} in all" if len(names) > 6 else "")
        lines = sorted({kernel.lines[index] for one in ranges for index in one.defined})
        made = f"{lines[0]:,}" if len(lines) == 1 else f"{lines[0]:,}…{lines[-1]:,}" if lines else ""
        origin = f"from {opcode} at line {made}{f' ({source})' if source else ''}" if lines else "alive from the start"
        used = "not used again"
        if last is not None:
            later = ", in the next round of a loop" if last < found.index else ""
            used = f"last used at line {kernel.lines[last]:,} by {kernel.forms[last].opcode}{later}"
        yield f"  {_words(ranges):>4}  {shown}: {origin}, {used}"
    if len(ranked) > _MOST_GROUPS:
        rest = _words([one for _, ranges in ranked[_MOST_GROUPS:] for one in ranges])
        yield f"  {rest:>4}  more in {len(ranked) - _MOST_GROUPS} groups; --format json has all of them"


def _words(ranges: Sequence[LiveRange]) -> int:
    """The words of 32 bits that registers take; halves of one word are one."""
    return sum({one.register.word or one.register.name: one.register.words for one in ranges}.values())


def _json(found: Pressure, by: str) -> str:
    from isaview.reports.pressure import by_source
    from isaview.reports.serial import dumped

    kernel = found.kernel
    lines: list[Any] = [
        {"line": one.line, "source": one.source, "live": dict(one.live)}
        for one in (by_source(found) if by == "source" else found.lines)
        if one.live
    ]
    ranges: list[Any] = [
        {
            "register": one.register.name,
            "defined": [kernel.lines[index] for index in one.defined],
            "last_use": None if one.last_use is None else kernel.lines[one.last_use],
        }
        for one in found.ranges
    ]
    peak = {"line": kernel.lines[found.index], "live": found.peak, "registers": ranges}
    return dumped({"name": kernel.name, "file": found.file, "peak": peak, "lines": lines})


COMMAND = Command(name="pressure", help="A kernel's listing with the registers alive at every line.", function=command, order=4)
