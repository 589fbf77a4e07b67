"""Output: its format, where it goes, how wide and in which colours; a file is whole or not there at all."""

from __future__ import annotations

import os
import shutil
import sys
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Any, TextIO, TypeVar

from isaview.base import store
from isaview.base.plugins import one_offered
from isaview.base.text import hint
from isaview.runs import Refused, messages
from isaview.settings.configuration import COMMAND_LINE, Configuration
from isaview.views.format import Canvas, Format, formats

if TYPE_CHECKING:
    from isaview.base.figures import Document

PICTURE_SUFFIX = ".svg"
"""The suffix of pictures: some commands draw them, no format does."""
STANDARD_OUTPUT = "-"
_Shown = TypeVar("_Shown")
_GLYPHS = "█▏·─│≤≥×…–→"
"""What pages for people are drawn with."""


def choose_format(
    command: str,
    settings: Configuration,
    output: str | None,
    shows: Callable[[Format], _Shown | None],
    *,
    draws: bool = False,
    configured: bool = True,
) -> tuple[Format, _Shown]:
    """The format of a command's output: the one asked for, else that of the output file's suffix.

    ``shows`` gives what a format shows of the command's results with, None for one that does not; it comes with the format.
    ``draws``: the command writes pictures, too, to files with their suffix. ``configured``: settings choose its format, too.

    Raises:
        Refused: there is no such format, or it does not show this.
    """
    name, on_command_line = settings["format"], settings.origins["format"] == COMMAND_LINE
    name = name if on_command_line or configured else "text"
    if on_command_line or output is None:  # a format's module has its name: the others are not needed
        known: Format | None = one_offered("isaview.views.formats", "FORMAT", name)
        if known is not None and (shown := shows(known)):
            return known, shown
    fitting = {form.name: (form, shown) for form in formats() if (shown := shows(form))}
    if not on_command_line and output is not None and not (draws and is_picture(output)):
        suffix = Path(output).suffix.lower()
        by_suffix = {suffix: chosen for chosen in fitting.values() for suffix in chosen[0].suffixes}
        if suffix in by_suffix:
            return by_suffix[suffix]
        if suffix == PICTURE_SUFFIX:
            raise Refused(f"{command} draws no picture; `isaview pressure`, `occupancy` and `bound` do")
        if suffix and (not configured or settings.origins["format"] == "default"):
            listed = ", ".join([*by_suffix, *([PICTURE_SUFFIX] if draws else ())])
            raise Refused(f"{command} has no format for {suffix}; there are {listed}, and --format NAME writes any file")
    if name not in fitting:
        raise Refused(f"{command} has no format {name!r}; {hint(name, fitting)}")
    return fitting[name]


def shows_sections(form: Format) -> object:
    """What a format shows sections with, for `chosen_format`; JSON shows the data that they are made of."""
    return form.render_document or (form.name == "json" or None)


def render_sections(form: Format, screen: Canvas, document: Callable[[], Document], plain: Callable[[], Any]) -> str:
    """Sections in a format that was chosen by `sections`; ``plain`` gives the data for JSON."""
    if form.render_document is not None:
        return form.render_document(document(), screen)
    from isaview.reports.serial import json_text

    return json_text(plain())


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


def canvas(color: str, details: bool, output: str | None, *, why: bool = False) -> Canvas:
    """The canvas that output goes to: as wide as the terminal, without a bound where there is none."""
    if output not in (None, STANDARD_OUTPUT):
        return Canvas(width=None, color=color == "always", unicode=True, details=details, why=why)
    asked = os.environ.get("COLUMNS", "")
    # A width of 0 from a broken terminal would fold each letter.
    width = int(asked) if asked.isdecimal() and 20 <= int(asked) <= 10_000 else None
    if is_terminal(sys.stdout):
        width = shutil.get_terminal_size((80, 24)).columns
    colored = wants_color(color, sys.stdout, os.environ)
    return Canvas(width=width, color=colored, unicode=_can_encode(sys.stdout, _GLYPHS), details=details, why=why)


def _can_encode(stream: TextIO | None, text: str) -> bool:
    try:
        text.encode(getattr(stream, "encoding", None) or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def wrap_lines(lines: Iterable[str], width: int | None, indent: int) -> list[str]:
    """Lines of text in pieces that fit the page, those that follow moved in; whole where the page has no width."""
    if width is None:
        return list(lines)
    options = {"subsequent_indent": " " * indent, "break_on_hyphens": False}
    room = max(width, 2 * indent)
    return [piece for line in lines for piece in ([line] if len(line) <= width else wrap(line, room, **options))]  # type: ignore[arg-type]


def align_columns(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Lines in which the columns stand under their headings."""
    widths = [max(len(row[place]) for row in [columns, *rows]) for place in range(len(columns))]
    return [
        "  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip()
        for row in [columns, ["─" * width for width in widths], *rows]
    ]


def write_table(columns: Sequence[str], rows: Sequence[Sequence[str]], form: str = "text") -> None:
    """Write rows under their headings, or as a JSON list of objects."""
    if form == "json":
        from isaview.reports.serial import json_text

        write(json_text([dict(zip(columns, row, strict=True)) for row in rows]))
        return
    text = "\n".join(align_columns(columns, rows)) + "\n"
    write(text if _can_encode(sys.stdout, "─") else text.replace("─", "-"))


def write(text: str | Iterable[str], form: Format | None = None, output: str | None = None) -> None:
    """Write to a file (atomically, UTF-8) or to standard output: in its encoding for people, else in UTF-8.

    Pieces of text are written as they come; a file has all of them, or is not there.

    Raises:
        Refused: it cannot be written.
    """
    is_file = output is not None and output != STANDARD_OUTPUT
    encoding = getattr(sys.stdout, "encoding", None) if not is_file and (form is None or form.people) else None
    pieces = (text,) if isinstance(text, str) else text
    # A terminal in another encoding shows escapes instead of failing in the middle.
    encoded = (piece.encode(encoding or "utf-8", "backslashreplace") for piece in pieces)
    try:
        if output is not None and is_file:
            _write_file(Path(output), encoded)
        else:
            deque(map(messages.write, encoded), maxlen=0)
    except BrokenPipeError:  # nobody reads any more, and the exit code is still that of the run
        messages.forget(sys.stdout)
    except OSError as error:
        raise Refused(f"cannot write to {output or 'standard output'}: {error.strerror or error}") from None


def _write_file(path: Path, data: Iterable[bytes]) -> None:
    store.passing()  # a run that is replayed writes no file
    # A pipe or /dev/null cannot be replaced by a rename.
    if path.exists() and not path.is_file():
        with path.open("wb") as stream:
            stream.writelines(data)
        return
    # In the same folder, because a rename is atomic only within a file system.
    import tempfile

    descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
    try:
        with os.fdopen(descriptor, "wb") as stream:
            stream.writelines(data)
            stream.flush()
            # Else a crash after the rename may leave an empty file under the final name.
            os.fsync(stream.fileno())
        # mkstemp makes files that only their owner reads; the umask can only be read by setting it.
        mask = os.umask(0)
        os.umask(mask)
        Path(name).chmod(0o666 & ~mask)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
