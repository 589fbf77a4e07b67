"""Output: its format, where it goes, how wide and in which colours; a file is whole or not there at all."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, TextIO

from isaview.base.plugins import one_offered
from isaview.base.text import hint, meant
from isaview.cli import messages
from isaview.cli.command import Refused
from isaview.views.page import Format, Page, formats

if TYPE_CHECKING:
    from isaview.base.figures import Document
    from isaview.gate.config import Configuration

PICTURE_SUFFIX = ".svg"
"""The suffix of pictures: some commands draw them, no format does."""
_OF_TEXT = (".txt", ".log")
STANDARD_OUTPUT = "-"
_GLYPHS = "█▏·─│≤≥×…–→"
"""What pages for people are drawn with."""


def chosen_format(command: str, settings: Configuration, output: str | None, shows: Callable[[Format], object]) -> Format:
    """The format of a command's output: the one asked for, else that of the output file's suffix.

    ``shows`` gives what a format shows of the command's results with, None for one that does not.

    Raises:
        Refused: there is no such format, or it does not show this.
    """
    name, on_command_line = settings["format"], settings.origins["format"] == "the command line"
    if on_command_line or output is None:  # a format's module has its name: the others are not needed
        own: Format | None = one_offered("isaview.views.formats", "FORMAT", name)
        if own is not None and shows(own):
            return own
    shown = {form.name: form for form in formats() if shows(form)}
    if not on_command_line and output is not None:
        suffix = Path(output).suffix.lower()
        by_suffix = next((one for one in shown.values() if suffix in one.suffixes), None)
        if by_suffix is not None:
            return by_suffix
        if suffix == PICTURE_SUFFIX:
            raise Refused(f"{command} draws no picture; `isaview pressure`, `occupancy` and `bound` do")
        if suffix and settings.origins["format"] == "default":
            raise Refused(_no_format(command, suffix, (one for form in shown.values() for one in form.suffixes)))
    if name not in shown:
        raise Refused(f"{command} has no format {name!r}; {hint(name, shown)}")
    return shown[name]


def text_or_json(command: str, asked: str | None, output: str | None, *, draws: bool = False, documents: bool = False) -> str:
    """The format of a command that writes text for people or JSON: the one asked for, else by the suffix of the output.

    ``draws``: it writes pictures too, where the suffix is theirs. ``documents``: it writes every format that shows sections.

    Raises:
        Refused: the command does not write that format.
    """
    shown = {one.name: one.suffixes for one in formats() if one.render_document} if documents else {"text": _OF_TEXT}
    suffixes = {suffix: name for name, own in (*shown.items(), ("json", (".json",))) for suffix in own}
    if draws:
        suffixes[PICTURE_SUFFIX] = "text"
    suffix = Path(output or "").suffix.lower()
    if asked is None and suffix and suffix not in suffixes:
        raise Refused(_no_format(command, suffix, suffixes))
    form = asked or suffixes.get(suffix, "text")
    if form not in suffixes.values():
        names = list(dict.fromkeys(suffixes.values()))
        raise Refused(f"{command} writes {', '.join(names)}, not {form!r}{meant(form, names)}")
    return form


def documented(form: str, found: Document, screen: Page) -> str:
    """Sections in a format that `text_or_json` chose."""
    own: Format | None = one_offered("isaview.views.formats", "FORMAT", form)
    assert own is not None
    assert own.render_document is not None
    return own.render_document(found, screen)


def arranges(form: str) -> bool:
    """Whether a format that `text_or_json` chose shows kernels as tables, and does not list everything there is."""
    own: Format | None = one_offered("isaview.views.formats", "FORMAT", form)
    return own is not None and own.tables


def _no_format(command: str, suffix: str, known: Iterable[str]) -> str:
    return f"{command} has no format for {suffix}; there are {', '.join(known)}, and --format NAME writes any file"


def is_picture(output: str | None) -> bool:
    """Whether the output is a file for a picture."""
    return output is not None and output.endswith(PICTURE_SUFFIX)


def wants_color(choice: str, stream: TextIO | None, environment: Mapping[str, str]) -> bool:
    """Whether to colour: as chosen, else by NO_COLOR and FORCE_COLOR, else where a terminal that can is at the other end."""
    if choice != "auto":
        return choice == "always"
    if environment.get("NO_COLOR"):
        return False
    if environment.get("FORCE_COLOR"):
        return True
    return is_terminal(stream) and environment.get("TERM") != "dumb"


def is_terminal(stream: TextIO | None) -> bool:
    """Whether a person looks at the other end."""
    try:
        return stream is not None and stream.isatty()
    except ValueError:
        return False


def page(color: str, details: bool, output: str | None, *, why: bool = False) -> Page:
    """The page that output goes to: as wide as the terminal, without a bound where there is none."""
    if output not in (None, STANDARD_OUTPUT):
        return Page(width=None, color=color == "always", unicode=True, details=details, why=why)
    asked = os.environ.get("COLUMNS", "")
    width = int(asked) if asked.isdecimal() and 20 <= int(asked) <= 10_000 else None
    if is_terminal(sys.stdout):
        width = shutil.get_terminal_size((80, 24)).columns
    colored = wants_color(color, sys.stdout, os.environ)
    return Page(width=width, color=colored, unicode=_can_encode(sys.stdout, _GLYPHS), details=details, why=why)


def _can_encode(stream: TextIO | None, text: str) -> bool:
    try:
        text.encode(getattr(stream, "encoding", None) or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def wrapped(lines: Iterable[str], width: int | None, indent: int) -> list[str]:
    """Lines of text in pieces that fit the page, those that follow moved in; whole where the page has no width."""
    if width is None:
        return list(lines)
    options = {"subsequent_indent": " " * indent, "break_on_hyphens": False}
    room = max(width, 2 * indent)
    return [piece for line in lines for piece in ([line] if len(line) <= width else wrap(line, room, **options))]  # type: ignore[arg-type]


def aligned(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Lines in which the columns stand under their headings."""
    widths = [max(len(row[place]) for row in [columns, *rows]) for place in range(len(columns))]
    return [
        "  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip()
        for row in [columns, ["─" * width for width in widths], *rows]
    ]


def write_table(columns: Sequence[str], rows: Sequence[Sequence[str]], form: str = "text") -> None:
    """Write rows under their headings, or as a JSON list of objects."""
    if form == "json":
        from isaview.reports.serial import dumped

        write(dumped([dict(zip(columns, row, strict=True)) for row in rows]))
        return
    text = "\n".join(aligned(columns, rows)) + "\n"
    write(text if _can_encode(sys.stdout, "─") else text.replace("─", "-"))


def write(text: str | Iterable[str], form: Format | None = None, output: str | None = None) -> None:
    """Write to a file (atomically, UTF-8) or to standard output: in its encoding for people, else in UTF-8.

    Pieces of text are written as they come; a file has all of them, or is not there.

    Raises:
        OSError: it cannot be written.
    """
    pieces = (text,) if isinstance(text, str) else text
    if output is not None and output != STANDARD_OUTPUT:
        _write_file(Path(output), (piece.encode("utf-8", "backslashreplace") for piece in pieces))
        return
    people = form is None or form.people
    encoding = getattr(sys.stdout, "encoding", None) if people else None
    try:
        for piece in pieces:
            messages.write(piece.encode(encoding or "utf-8", "backslashreplace"))
    except BrokenPipeError:  # nobody reads any more, and the exit code is still that of the run
        messages.forget(sys.stdout)


def put(text: str | Iterable[str], form: Format | None = None, output: str | None = None) -> None:
    """`write`, with a refusal where it cannot be done.

    Raises:
        Refused: it cannot be written.
    """
    try:
        write(text, form, output)
    except OSError as error:
        raise Refused(f"cannot write to {output or 'standard output'}: {error.strerror or error}") from None


def _write_file(path: Path, data: Iterable[bytes]) -> None:
    if path.exists() and not path.is_file():
        with path.open("wb") as stream:
            stream.writelines(data)
        return
    descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
    try:
        with os.fdopen(descriptor, "wb") as stream:
            stream.writelines(data)
            stream.flush()
            os.fsync(stream.fileno())
        mask = os.umask(0)
        os.umask(mask)
        Path(name).chmod(0o666 & ~mask)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
