"""What an agent may reach and how much it gets: paths below roots, and answers of a bounded size."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from msgspec import Struct

from isaview.base import limits
from isaview.base.text import safe
from isaview.runs import Refused

_LENGTHS = (64, 32, 16, 8, 4, 2, 1)
"""To so many elements long lists are cut, the first that fits."""
_LEAST_LENGTH = 8
"""Of a list of numbers or words, which is never cut to fewer."""
_LEAST_SHARE = 1 / 64
"""Of the bound: a list that takes less is never cut."""
_NAMED_CUTS = 40
_ROOTS, _LOOKED_AT, _NAMED_FILES = 4, 2_000, 40
"""Roots whose files a refusal names, entries of a folder that are looked at, and those that are named."""
_SERIAL = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode


class Roots(Struct, frozen=True):
    """The folders below which files may be read, their links resolved."""

    folders: tuple[Path, ...]

    def file(self, path: str, *, or_folder: bool = False) -> str:
        """The regular file (``or_folder``) that a path names, links resolved.

        Raises:
            Refused: it is none, or lies outside of the roots.
        """
        shown = safe(path[: limits.SHOWN_TEXT])
        # Resolved, `a/../b` may be inside although it names a link that leads out.
        if ".." in Path(path).parts:
            raise Refused(f"{shown}: a path with '..' is not followed; name the file from a root: {self}")
        for place in self._candidates(path):
            if not any(place.is_relative_to(folder) for folder in self.folders):
                raise Refused(f"{shown}: it lies outside of the roots; a path is below {self}")
            if place.is_dir() and not or_folder:
                raise Refused(f"{shown}: this is not a regular file, but a folder with {_folder_names(place)}")
            if not place.is_file() and not place.is_dir():
                raise Refused(f"{shown}: this is not a regular file{' or a folder' if or_folder else ''}")
            return str(place)
        inside = "; ".join(f"{safe(str(folder))} has {_folder_names(folder)}" for folder in self.folders[:_ROOTS])
        raise Refused(f"{shown}: there is no such file; {inside}")

    def _candidates(self, path: str) -> Iterator[Path]:
        """What a path may name that exists: itself, or a place in each root; links resolved."""
        for folder in self.folders:
            try:
                yield (folder / path).resolve(strict=True)
            except (OSError, ValueError, RuntimeError):  # nothing there, a zero byte, a circle of links
                continue

    def __str__(self) -> str:
        return ", ".join(safe(str(folder)) for folder in self.folders)


def _folder_names(folder: Path) -> str:
    """Some of what is in a folder, a slash behind folders."""
    try:
        with os.scandir(folder) as entries:
            names = sorted(
                f"{entry.name}{'/' if entry.is_dir(follow_symlinks=False) else ''}" for entry in islice(entries, _LOOKED_AT)
            )
    except OSError:
        return "what cannot be listed"
    return ", ".join(map(safe, names[:_NAMED_FILES])) + (" …" if len(names) > _NAMED_FILES else "") or "nothing in it"


def roots_of(paths: Sequence[str]) -> Roots:
    """The roots that were named at the start.

    Raises:
        Refused: one of them is no folder.
    """
    folders = {path: Path(path).resolve() for path in paths}
    for path in (path for path, folder in folders.items() if not folder.is_dir()):
        raise Refused(f"--root {safe(path)}: this is no folder")
    return Roots(tuple(folders.values()))


class Answer(Struct, frozen=True):
    """A document with remarks on it; ``advice`` is how to get what was cut."""

    document: dict[str, Any]
    messages: tuple[str, ...] = ()
    exit_code: int = 0
    advice: str = ""

    def fit(self) -> dict[str, Any]:
        """The answer as plain data of at most `limits.ANSWER_BYTES`: texts first, then long lists are cut, and each is named.

        Raises:
            Refused: it is larger even then.
        """
        messages = [text[: limits.ANSWER_TEXT] for text in self.messages[: limits.DIAGNOSTICS_SHOWN]]
        around = {"messages": messages, "exit_code": self.exit_code}
        room = limits.ANSWER_BYTES - _size(around) - len(self.advice)
        # Each try starts from the whole document, so that no more is cut than has to be.
        for length in (None, *_LENGTHS):
            cuts: list[dict[str, Any]] = []
            document = _shorten(self.document, length, "", cuts)
            others = len(cuts) - _NAMED_CUTS
            named = [*cuts[:_NAMED_CUTS], *([{"place": "other places", "shown": 0, "of": others}] if others > 0 else [])]
            if _size(document) + _size(named) <= room:
                return {"document": document, **around, "cut": named, "advice": self.advice if cuts else ""}
        raise Refused(f"the answer is larger than {limits.ANSWER_BYTES:,} bytes however it is cut; {self.advice}")


def _size(value: Any) -> int:
    return len(_SERIAL(value).encode("utf-8", "surrogatepass"))


def _shorten(value: Any, length: int | None, place: str, cuts: list[dict[str, Any]]) -> Any:
    """The value with long texts cut, and with lists that take much cut to a length."""
    if isinstance(value, str) and len(value) > limits.ANSWER_TEXT:
        cuts.append({"place": place, "shown": limits.ANSWER_TEXT, "of": len(value)})
        return value[: limits.ANSWER_TEXT - 1] + "…"
    if isinstance(value, dict):
        return {key: _shorten(inner, length, f"{place}.{key}" if place else key, cuts) for key, inner in value.items()}
    if not isinstance(value, list):
        return value
    shown = value
    if length is not None and value:
        length_here = length if isinstance(value[0], dict | list) else max(length, _LEAST_LENGTH)
        if len(value) > length_here and _size(value) > limits.ANSWER_BYTES * _LEAST_SHARE:
            shown = value[:length_here]
            cuts.append({"place": place, "shown": length_here, "of": len(value)})
    return [_shorten(inner, length, f"{place}[{number}]", cuts) for number, inner in enumerate(shown)]
