"""Inputs of a command: files, folders and standard input one after the other, within their limits."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

from isaview.base import limits
from isaview.base.text import safe
from isaview.cli.output import is_terminal
from isaview.inputs.load import Reading, read_file
from isaview.inputs.source_text import SourceFolder, source_folder
from isaview.inputs.sources import Refusal, is_dump, walk
from isaview.reports.report import KernelReport
from isaview.reports.source_lines import source_files
from isaview.runs import Refused
from isaview.runs.messages import progress, refusals
from isaview.runs.patterns import Logs, left_out
from isaview.runs.revisions import repository
from isaview.tools.git import GitError
from isaview.views.format import Format


def source_of(root: str | None, form: Format | None = None, output: str | None = None) -> SourceFolder | None:
    """The folder whose sources are shown: the one named; on a screen what git tracks below this one; else none.

    Raises:
        Refused: the folder that was named is none.
    """
    if root is None:
        is_screen = form is not None and form.people and output is None and is_terminal(sys.stdout)
        return SourceFolder(Path.cwd().resolve(), _is_tracked) if is_screen else None
    try:
        return source_folder(root)
    except OSError as error:
        raise Refused(f"--source-root {safe(root)}: {error.strerror or error}") from None


def page_sources(root: str | None, form: Format) -> Callable[[Iterable[KernelReport]], Mapping[str, tuple[str, ...]]] | None:
    """Gives the sources, of a folder, that a page shows next to its listings; None where no folder is named.

    Raises:
        Refused: it is none, or the format holds no listings.
    """
    if root is not None and form.listings != "always":
        raise Refused(f"--source-root shows sources next to listings here: it goes with html, not {form.name}")
    folder = source_of(root)
    return None if folder is None else partial(source_files, folder=folder)


def _is_tracked(path: str) -> bool:
    """Whether git tracks a file; it is asked once there is a file to ask about."""
    with suppress(GitError):
        around = repository()
        return around is not None and around.is_tracked(around.relative_path(path))
    return False


def named_inputs(paths: Sequence[str], logs: Logs) -> Iterator[tuple[str, Reading]]:
    """The readings of every file named and of every dump in the folders named, each with its path; the others are refused.

    What could not be read is reported on standard error, and ``logs`` are held against what was; unread statements are left to
    the caller.
    """
    files = list(_files_in(paths))
    with progress(len(files)) as advance:
        for count, (path, refusal) in enumerate(files, start=1):
            advance(count)
            reading = Reading(refused=[refusal]) if refusal else read_file(path, limits.READING_SECONDS).with_listings()
            refusals(reading.refused)
            logs.look(reading)
            yield path, reading


def _files_in(paths: Sequence[str]) -> Iterator[tuple[str, Refusal | None]]:
    """The files named and the dumps in the folders named; a folder itself, with the reason, where it is not read whole."""
    for path in paths:
        if path == "-" or not Path(path).is_dir():
            yield path, None
            continue
        # A folder is sniffed file by file: suffixes lie, and most files in a build folder are no dumps.
        listed, dumps = walk(path), 0
        for inner in listed.files:
            if is_dump(inner):
                dumps += 1
                yield inner, None
        refusal = left_out(path, listed, dumps)
        if refusal:
            yield path, refusal
