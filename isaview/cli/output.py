"""Output: where text goes, how wide and in which colours; a file is whole or not there at all."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, TextIO

from isaview.cli.command import Refused

if TYPE_CHECKING:
    from isaview.views.format import Format, Page

_GLYPHS = "█▏·─≤≥×…–→"
"""What pages for people are drawn with."""
STANDARD_OUTPUT = "-"


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


def page(color: str, details: bool, output: str | None, environment: Mapping[str, str], *, why: bool = False) -> Page:
    """The page that output goes to: as wide as the terminal, without a bound where there is none."""
    from isaview.views.format import Page

    if output not in (None, STANDARD_OUTPUT):
        return Page(width=None, color=color == "always", unicode=True, details=details, why=why)
    width = shutil.get_terminal_size((80, 24)).columns if is_terminal(sys.stdout) else _columns(environment)
    colored = wants_color(color, sys.stdout, environment)
    return Page(width=width, color=colored, unicode=_can_encode(sys.stdout, _GLYPHS), details=details, why=why)


def _columns(environment: Mapping[str, str]) -> int | None:
    """A width that was asked for although no terminal is there."""
    asked = environment.get("COLUMNS", "")
    return int(asked) if asked.isdecimal() and 20 <= int(asked) <= 10_000 else None


def wrapped(line: str, width: int | None, indent: int) -> list[str]:
    """A line of text in pieces that fit the page, those that follow moved in; whole where the page has no width."""
    if width is None or len(line) <= width:
        return [line]
    return wrap(line, max(width, 2 * indent), subsequent_indent=" " * indent, break_on_hyphens=False)


def _can_encode(stream: TextIO | None, text: str) -> bool:
    try:
        text.encode(getattr(stream, "encoding", None) or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def write(text: str, form: Format | None, output: str | None) -> None:
    """Write to a file (atomically, UTF-8) or to standard output: in its encoding for people, else in UTF-8.

    Raises:
        OSError: it cannot be written.
    """
    if output not in (None, STANDARD_OUTPUT):
        _write_file(Path(str(output)), text.encode("utf-8", "backslashreplace"))
        return
    stream = sys.stdout
    if stream is None:
        raise OSError("standard output is closed")
    people = form is None or form.people
    encoding = (stream.encoding or "utf-8") if people else "utf-8"
    stream.flush()
    buffer = getattr(stream, "buffer", None)
    if buffer is None:
        stream.write(text)
        return
    buffer.write(text.encode(encoding, "backslashreplace"))
    buffer.flush()


def put(text: str, form: Format | None, output: str | None) -> None:
    """`write`, with a refusal where it cannot be done.

    Raises:
        Refused: it cannot be written.
        BrokenPipeError: nobody reads any more.
    """
    try:
        write(text, form, output)
    except BrokenPipeError:
        raise
    except OSError as error:
        raise Refused(f"cannot write to {output or 'standard output'}: {error.strerror or error}") from None


def _write_file(path: Path, data: bytes) -> None:
    if path.exists() and not path.is_file():
        with path.open("wb") as stream:
            stream.write(data)
        return
    descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
    try:
        with os.fdopen(descriptor, "wb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        mask = os.umask(0)
        os.umask(mask)
        Path(name).chmod(0o666 & ~mask)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
