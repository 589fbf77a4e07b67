"""``isaview pressure FILE --kernel K``: the listing with live registers next to every line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Annotated, Any

import typer

from isaview.base.figures import Cell, Document, Row, Section
from isaview.base.picture import svg
from isaview.base.text import selected
from isaview.cli import messages
from isaview.cli.command import FINE, NO_ANSWER, Command, Refused
from isaview.cli.options import ColorOption, FormatOption, KernelOption, OutputOption
from isaview.cli.output import documented, is_picture, page, put, text_or_json, wrapped
from isaview.views.page import Page

if TYPE_CHECKING:
    from isaview.model.kernel import Kernel
    from isaview.reports.listing import Listing, ListingLine, LiveRegister

_BAR = 16
_NAMES = 8
"""Where the names of registers begin below the listing."""
_MOST_GROUPS = 24
"""Groups of registers alive at the peak that are shown; a screen holds no more."""
_PEAK = "   <- peak"

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
    from isaview.cli.inputs import exit_code
    from isaview.inputs.load import read
    from isaview.reports.listing import curve, listing

    form = text_or_json("pressure", form, output, draws=True, documents=True)
    if by not in ("line", "source"):
        raise Refused(f"--by is line or source, not {by!r}")
    reading = read(file)
    messages.refusals(reading.refused)
    messages.diagnostics(reading)
    code = exit_code(reading, None)
    chosen = _chosen([one for module in reading for one in module.kernels if len(one)], kernel)
    if chosen is None:
        return NO_ANSWER
    try:
        found = listing(chosen, registers)
    except ValueError as error:
        raise Refused(str(error)) from None
    if by == "source" and not any(line.source for line in found.sources):
        messages.say(f"{found.demangled}: the dump names no source line; compilers write them with -g or -lineinfo")
    if is_picture(output):
        text = svg(curve(found))
    elif form == "json":
        text = _json(found, by)
    elif form == "text":
        text = "\n".join(_text(found, by, around, page(color or "auto", True, output))) + "\n"
    else:
        text = documented(form, _document(found, by, around), page("never", False, output))
    put(text, None, output)
    return code or FINE


def _chosen(kernels: Sequence[Kernel], pattern: str | None) -> Kernel | None:
    """The kernel that is meant; None where there is none at all."""
    if not kernels:
        return None
    entries = [one for one in kernels if one.is_entry] or list(kernels)
    meant = list(selected(kernels, pattern)) if pattern else entries
    if len(meant) == 1:
        return meant[0]
    names = list(dict.fromkeys(one.demangled for one in meant or entries))
    if meant and len(names) == 1:
        raise Refused(f"{len(meant)} modules have a kernel {names[0]}: give a file of one module")
    some = ", ".join(names[:6]) + (f" and {len(names) - 6:,} more" if len(names) > 6 else "")
    raise Refused(f"{'no kernel matches' if not meant else 'several kernels match'}: say --kernel, one of {some}")


def _text(found: Listing, by: str, around: int | None, page: Page) -> Iterator[str]:
    from isaview.reports.listing import words_of

    where = f"line {found.peak_line:,}" + (f", {found.peak_source}" if found.peak_source else "")
    alive = f"{found.peak:,} {found.words.word(found.file).removesuffix('s' if found.peak == 1 else '')}"
    yield from wrapped([found.demangled, f"{alive} alive at most, at {where}"], page.width, _NAMES)
    yield ""
    lines = _lines(found, by, around)
    columns = found.files[:3]
    yield f"{'line':>7}" + "".join(f"{found.words.word(file)[:10]:>11}" for file in columns)
    for line in lines:
        counts = "".join(f"{line.live.get(file, ''):>11}" for file in columns)
        is_peak = line.live.get(found.file) == found.peak and (by == "source" or line.line == found.peak_line)
        yield _cut(f"{line.line or '':>7}{counts}  {_bar(line, found, page.unicode)}  {line.text}", is_peak, page.width)
    yield ""
    names = f" in {len(found.alive)} names" if len(found.alive) != found.peak else ""
    yield f"alive at the peak: {alive}{names}"
    together: dict[tuple[str, str, int | None, str], list[LiveRegister]] = {}
    for register in found.alive:
        together.setdefault((register.opcode, register.source, register.last_use, register.user), []).append(register)
    groups = iter(sorted(together.values(), key=lambda group: (-words_of(group), group[0].defined)))
    yield from wrapped(map(_group, islice(groups, _MOST_GROUPS)), page.width, _NAMES)
    rest = list(groups)
    if rest:
        words = words_of([register for group in rest for register in group])
        yield f"  {words:>4}  more in {len(rest)} groups; --format json has all of them"


def _lines(found: Listing, by: str, around: int | None) -> Sequence[ListingLine]:
    if around is None or by == "source":
        return found.sources if by == "source" else found.lines
    return tuple(line for line in found.lines if abs(line.line - found.peak_line) <= around)


def _document(found: Listing, by: str, around: int | None) -> Document:
    """The listing as a table: lines, registers alive by file, the text."""
    rows = tuple(
        Row(
            f"{line.line or line.source}",
            (*(Cell(f"{line.live.get(file, '')}") for file in found.files), Cell(line.text.strip())),
        )
        for line in _lines(found, by, around)
    )
    columns = (*(found.words.word(file) for file in found.files), "text")
    title = f"{found.demangled}: {found.peak:,} {found.words.word(found.file)} alive at most, at line {found.peak_line:,}"
    return Document(title, (Section("line", rows, columns),))


def _bar(line: ListingLine, found: Listing, unicode: bool) -> str:
    alive = line.live.get(found.file, 0)
    return (("█" if unicode else "#") * (alive and round(_BAR * alive / found.peak))).ljust(_BAR)


def _cut(row: str, is_peak: bool, width: int | None) -> str:
    mark = _PEAK if is_peak else ""
    if width is None or len(row + mark) <= width:
        return (row + mark).rstrip()
    return (row + mark)[: width - len(mark) - 1].rstrip() + "~" + mark


def _group(registers: Sequence[LiveRegister]) -> str:
    """Registers that one opcode made for one source line and that are last used together."""
    from isaview.reports.listing import words_of

    names, one = [register.name for register in registers], registers[0]
    shown = " ".join(names[:6]) + (f" … {len(names)} in all" if len(names) > 6 else "")
    lines = sorted({line for register in registers for line in register.defined})
    made = "" if not lines else f"{lines[0]:,}" if len(lines) == 1 else f"{lines[0]:,}…{lines[-1]:,}"
    source = f" ({one.source})" if one.source else ""
    origin = f"from {one.opcode} at line {made}{source}" if lines else "alive from the start"
    later = ", in the next round of a loop" if one.is_used_next_round else ""
    used = "not used again" if one.last_use is None else f"last used at line {one.last_use:,} by {one.user}{later}"
    return f"  {words_of(registers):>4}  {shown}: {origin}, {used}"


def _json(found: Listing, by: str) -> str:
    from isaview.reports.serial import dumped

    shown = found.sources if by == "source" else found.lines
    names = ("line", "source", "live", "spills", "loop_depth")
    lines: list[Any] = [{name: getattr(line, name) for name in names} for line in shown if line.live]
    registers: list[Any] = [
        {"register": register.name, "defined": list(register.defined), "last_use": register.last_use}
        for register in found.alive
    ]
    peak = {"line": found.peak_line, "live": found.peak, "registers": registers}
    return dumped({"name": found.name, "file": found.file, "peak": peak, "lines": lines})


COMMAND = Command(name="pressure", help="A kernel's listing with the registers alive at every line.", function=command, order=4)
