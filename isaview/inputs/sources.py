"""Sources: the border where bytes from strangers come in.

A path, standard input or a text becomes `Source`s, one per module found in it, each with the language it is in; or a
`Refusal`, which is a value like any other: what the input is, and what to do about it.
"""

from __future__ import annotations

import os
import re
import stat
import sys
from collections.abc import Callable, Collection
from functools import cache, lru_cache
from operator import itemgetter
from pathlib import Path
from typing import IO, Literal

from msgspec import Struct
from msgspec.structs import replace

from isaview.base import files, limits
from isaview.base.plugins import collect_offers
from isaview.base.text import safe
from isaview.binaries.containers import is_binary, is_device_code
from isaview.binaries.window import Window, window_of, window_of_file
from isaview.inputs.machine_code import ALL, Choice, Coded, code_members, is_sidecar, names_beginning
from isaview.inputs.parts import Part, split
from isaview.inputs.recognition import BINARY, binary, decode_text, normalise_text, other_text
from isaview.model.kernel import Diagnostic
from isaview.model.statements import Dialect

STANDARD_INPUT = "-"
CERTAIN = 0.8
"""A dialect this sure of a text is believed before anything else is considered."""
LIKELY = 0.2
"""A dialect less sure than this is not believed, unless the file's suffix says the same."""

_NO_CODE = "compile it with the PTX inside (`-gencode arch=compute_90,code=compute_90`), or give `nvcc -ptx` output"
_EXPECTED = "PTX begins with .version, AMDGCN names its target with .amdgcn_target, LLVM IR and MLIR define functions"
_CHUNK, _HEAD = 1024 * 1024, 64
_SKIPPED_FOLDERS = frozenset((".git", ".hg", ".svn", ".venv", "venv", "node_modules", "__pycache__"))


class Source(Struct, frozen=True):
    """The text of a module: ``kind`` is its dialect's name, ``line`` the number its first line has in the file.

    ``path`` is as the user gave it, ``part`` says which piece of the file it is ("" for all of it). ``damaged`` are lines that
    were taken out because they are longer than `limits.LINE_BYTES`; they count as unread.
    """

    path: str
    part: str
    line: int
    text: str
    kind: str
    damaged: tuple[Diagnostic, ...] = ()
    code: Coded | None = None
    """The member of a binary that it is the listing of."""


class Refusal(Struct, frozen=True):
    """An input that is not read: what it is, and what its owner can do."""

    path: str
    part: str
    message: str
    advice: str = ""

    def __str__(self) -> str:
        place = f"{self.path} [{self.part}]" if self.part else self.path
        return f"{place}: {self.message}" + (f"; {self.advice}" if self.advice else "")


class Opened(Struct, frozen=True):
    """What a file, stream or text gave: ``damaged`` parts are refused too, ``skipped`` ones are in languages not read."""

    path: str
    sources: tuple[Source, ...] = ()
    refusal: Refusal | None = None
    skipped: tuple[Refusal, ...] = ()
    damaged: tuple[Refusal, ...] = ()


def from_path(path: str | os.PathLike[str], choice: Choice = ALL) -> Opened:
    """The sources in a file, or in standard input for ``-``; of a binary those that are chosen."""
    name = os.fspath(path)
    return from_content(content_of(name), name, choice)


class LargeBinary(Struct, frozen=True):
    """A binary that is not held whole, but read by seeking."""

    path: str


Content = bytes | LargeBinary | Refusal


def content_of(path: str) -> Content:
    """The bytes of a file, or of standard input for ``-``; a binary of more than `limits.INPUT_BYTES` stays where it is."""
    if path == STANDARD_INPUT:
        if sys.stdin is None or sys.stdin.closed:
            return Refusal("<stdin>", "", "standard input is closed", "pipe a dump in, or name a file")
        try:
            return _read_capped(sys.stdin.fileno(), "<stdin>")
        except (OSError, ValueError) as error:
            return Refusal("<stdin>", "", f"cannot be read: {safe(str(error))}")
    stream = open_input(path)
    if isinstance(stream, Refusal):
        return stream
    with stream:
        try:
            if os.fstat(stream.fileno()).st_size <= limits.INPUT_BYTES:
                return _read_capped(stream.fileno(), path)
            return LargeBinary(path) if is_binary(stream.read(_HEAD)) else _too_large(path)
        except OSError as error:
            return _unreadable(path, error)


def from_content(content: Content, path: str, choice: Choice = ALL) -> Opened:
    """The sources in what `content_of` gave for a path; of a binary those that are chosen."""
    if isinstance(content, LargeBinary):
        stream = open_input(content.path)
        if isinstance(stream, Refusal):
            return Opened(safe(path), refusal=stream)
        with stream:
            return _from_binary(window_of_file(stream), path, choice)
    if isinstance(content, Refusal):
        return Opened(safe(path), refusal=content)
    return from_bytes(content, "<stdin>" if path == STANDARD_INPUT else path, choice)


def _from_binary(window: Window, path: str, choice: Choice) -> Opened:
    """The sources of a binary: a text for each member with code or text that is chosen."""
    name = safe(path)
    codes, messages = code_members(window, Path(path).name, choice, dialects())
    sources: list[Source] = []
    refused = [Refusal(name, "", message, "`isaview contents` lists what is whole") for message in messages]
    for code in codes:
        part = f"{code.member.number} {code.target or code.member.title}" if len(codes) > 1 else ""
        if code.language:
            sources.append(Source(name, part, 1, code.text, code.language, code=code))
            refused.extend([Refusal(name, part, code.unlisted, "`isaview show` says its facts")] if code.is_failure else [])
            continue
        source = _source(Part(part, 1, code.text), name)
        if isinstance(source, Source):
            sources.append(replace(source, code=code))
        else:
            refused.append(source)
    if not sources and not refused:
        kind = binary(window.head(limits.SNIFFED_BYTES)) or BINARY
        refused.append(
            Refusal(
                name, "", f"this is {kind.what}; no kernel{'' if choice == ALL else ' that was chosen'} is in it", kind.advice
            )
        )
    return Opened(name, tuple(sources), refused[0] if refused else None, damaged=tuple(refused[1:]))


def from_bytes(data: bytes, path: str, choice: Choice = ALL) -> Opened:
    """The sources in bytes; ``path`` names them in messages, and its suffix is a hint."""
    if len(data) > limits.INPUT_BYTES:
        return Opened(safe(path), refusal=_too_large(path))
    if is_binary(data[:_HEAD]):
        return _from_binary(window_of(data), path, choice)
    kind = binary(data[: limits.SNIFFED_BYTES])
    if kind is not None:
        return Opened(safe(path), refusal=Refusal(safe(path), "", f"this is {kind.what}", kind.advice))
    text = decode_text(data)
    return (_from_small_text if len(text) <= limits.SNIFFED_BYTES else _from_normal_text)(text, path)


def from_text(text: str, path: str = "<text>") -> Opened:
    """The sources in a text."""
    if len(text) > limits.INPUT_BYTES:
        return Opened(safe(path), refusal=_too_large(path))
    return _from_normal_text(normalise_text(text), path)


def _from_normal_text(text: str, path: str) -> Opened:
    name = safe(path)
    if not text.strip():
        refusal = Refusal(
            name, "", "there is nothing in it", "give a compiler's dump: PTX, SASS, AMDGCN assembly, LLVM IR or MLIR"
        )
        return Opened(name, refusal=refusal)
    outcomes = [_source(piece, name) for piece in split(text) if piece.text.strip()]
    sources = tuple(outcome for outcome in outcomes if isinstance(outcome, Source))
    refused = tuple(outcome for outcome in outcomes if isinstance(outcome, Refusal))
    if sources:
        return Opened(name, sources, skipped=refused)
    # every part of a listing may be a header alone: a program without PTX gives that
    nothing = Refusal(name, "", "there is nothing in it but headers: the program holds no such code", _NO_CODE)
    return Opened(name, refusal=replace(refused[0], part="") if refused else nothing)


_from_small_text = lru_cache(maxsize=1)(_from_normal_text)
"""The same for a file of a folder, whose text is asked for twice: whether it is a dump, and what is in it."""


def _source(piece: Part, path: str) -> Source | Refusal:
    head = piece.text[: limits.SNIFFED_BYTES]
    # Languages that look closer stand behind: none is asked after a certain answer.
    surest = (0.0, dialects()[0])
    for dialect in dialects():
        surest = max(surest, (dialect.sniff(head), dialect), key=itemgetter(0))
        if surest[0] >= 1:
            break
    sureness, dialect = surest
    if sureness < CERTAIN:
        recognised = other_text(head)
        if recognised is not None:
            return Refusal(path, safe(piece.name), f"this is {recognised.what}", recognised.advice)
    if sureness < LIKELY:
        hinted = next((dialect for dialect in dialects() if path.endswith(dialect.suffixes) and dialect.sniff(head) > 0), None)
        if hinted is None:
            return Refusal(path, safe(piece.name), "no PTX, AMDGCN, LLVM IR or MLIR is found in it", _EXPECTED)
        dialect = hinted
    text, damaged = _without_long_lines(replace(piece, text=dialect.unfolded(piece.text)))
    return Source(path, safe(piece.name), piece.line, text, dialect.name, damaged)


def dialects() -> tuple[Dialect, ...]:
    """Every language that can be read."""
    return collect_offers("isaview.languages", "DIALECT", "*/dialect")


def without_encoding(line: str, dialect: str) -> str:
    """A line of a disassembler without the address and the words of the instruction, which nobody reads for its meaning."""
    encoding = _encodings().get(dialect)
    shorter = line if encoding is None else encoding.sub("", line)
    return line if shorter == line else f"    {shorter.strip()}".rstrip()


@cache
def _encodings() -> dict[str, re.Pattern[str]]:
    return {dialect.name: dialect.encoding for dialect in dialects() if dialect.encoding is not None}


def _without_long_lines(piece: Part) -> tuple[str, tuple[Diagnostic, ...]]:
    text = piece.text
    pieces: list[str] = []
    damaged: list[Diagnostic] = []
    offset = 0
    begin = 0
    # Lines are not split: only a stretch without a line end that is longer than allowed is looked for.
    while len(text) - offset > limits.LINE_BYTES:
        end = text.rfind("\n", offset, offset + limits.LINE_BYTES + 1)
        if end >= 0:
            offset = end + 1
            continue
        after = text.find("\n", offset)
        after = len(text) if after < 0 else after
        number = piece.line + text.count("\n", 0, offset)
        message = f"a line of {after - offset:,} characters is not read: the limit is {limits.LINE_BYTES:,}"
        damaged.append(Diagnostic(number, 1, message, safe(text[offset : offset + 60])))
        pieces.append(text[begin:offset])
        begin = offset = after
    if not damaged:
        return text, ()
    return "".join([*pieces, text[begin:]]), tuple(damaged)


def open_input(path: str) -> IO[bytes] | Refusal:
    """A regular file, open for reading, or why it is not read."""
    try:
        return files.open_file(path)
    except files.SpecialFileError as error:
        advice = "pipe it in: `… | isaview -`" if error.kind == "a pipe" else "give a file"
        return Refusal(safe(path), "", error.message, advice)
    except OSError as error:
        return _unreadable(path, error)


def _unreadable(path: str, error: OSError) -> Refusal:
    return Refusal(safe(path), "", f"cannot be read: {safe(error.strerror or str(error))}")


def _read_capped(descriptor: int, path: str) -> bytes | Refusal:
    """Everything a descriptor gives, a refusal as soon as that is more than `limits.INPUT_BYTES`."""
    chunks: list[bytes] = []
    total = 0
    while chunk := os.read(descriptor, _CHUNK):
        chunks.append(chunk)
        total += len(chunk)
        if total > limits.INPUT_BYTES:
            return _too_large(path)
    return b"".join(chunks)


def _too_large(path: str) -> Refusal:
    mebibytes = limits.INPUT_BYTES // (1024 * 1024)
    return Refusal(safe(path), "", f"it is larger than {mebibytes} MiB", "give one module at a time")


_EARLIER = ".source"
"""Suffix of what Triton makes of the source before any pass."""


class Folder(Struct, frozen=True):
    """The regular files below a folder, in the order of their names.

    ``passed_over`` counts links that lead out of it, links to folders, and pipes, devices and sockets. ``refusal`` says that
    there are more files than were asked for, None where all were listed.
    """

    files: tuple[str, ...]
    passed_over: int = 0
    refusal: Refusal | None = None


def walk(folder: str | os.PathLike[str], most: int | None = None) -> Folder:
    """List a folder and those below it, ``most`` files (`limits.FILES_PER_FOLDER`); hidden and tools' folders are left out."""
    paths: list[str] = []
    most = limits.FILES_PER_FOLDER if most is None else most
    passed_over, root = 0, Path(folder).resolve()
    for place, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if not is_skipped(name))
        passed_over += sum(Path(place, name).is_symlink() for name in folders)
        for name in sorted(names):
            path = os.path.join(place, name)  # noqa: PTH118  a Path would drop the ./ the user wrote
            if not _is_inside(Path(path), root):
                passed_over += 1
                continue
            if len(paths) == most:
                message = f"it holds more than {most:,} files, and the rest is not looked at"
                refusal = Refusal(safe(os.fspath(folder)), "", message, "give the folders in it one by one")
                return Folder(tuple(paths), passed_over, refusal)
            paths.append(path)
    return Folder(tuple(paths), passed_over)


def is_skipped(folder: str) -> bool:
    """Whether a folder of this name is hidden, or a tool's, and no dump is looked for in it."""
    return folder in _SKIPPED_FOLDERS or (folder.startswith(".") and folder not in (".", ".."))


def _is_inside(path: Path, root: Path) -> bool:
    """Whether a path is a regular file, and no link that leads out of a folder."""
    try:
        return stat.S_ISREG(path.lstat().st_mode) or (path.is_file() and path.resolve().is_relative_to(root))
    except OSError:
        return False


def is_dump(path: str | os.PathLike[str]) -> bool:
    """Whether a file is an input of its own: a text, or code for GPUs alone that does not belong to the text next to it.

    What Triton made of the source before any pass is none where a later stage stands next to it.
    """
    kind, own = what_is(path), Path(path)
    if kind != "code" and own.suffix != _EARLIER:
        return bool(kind)
    stems = (own.name[:offset] for offset, letter in enumerate(own.name) if letter == "." and offset)
    others = [name for stem in stems for name in names_beginning(own.parent, stem + ".")]
    return is_dump_among(others, own.name, kind, lambda name: what_is(own.with_name(name)))


Kind = Literal["text", "code", ""]


def is_dump_among(others: Collection[str], name: str, kind: Kind, kind_of: Callable[[str], Kind]) -> bool:
    """The same for a file of a kind, by the names of files next to it, and what gives the kind of each."""
    if kind != "code":
        later = {Path(name).with_suffix(suffix).name for suffix in (".ttir", ".ttgir")}
        return bool(kind) and not (name.endswith(_EARLIER) and later.intersection(others))
    return not any(is_sidecar(name, other) and kind_of(other) == "text" for other in others)


def what_is(path: str | os.PathLike[str]) -> Kind:
    """What isaview reads a file as, by its first `limits.SNIFFED_BYTES`; "code" is a file of code for GPUs alone."""
    try:
        return kind_of(files.beginning(path, limits.SNIFFED_BYTES), os.fspath(path))
    except OSError:
        return ""


def kind_of(head: bytes, path: str) -> Kind:
    """The same of the beginning of a file; the suffix of its path is a hint."""
    if is_device_code(head):
        return "code"
    if not head or binary(head) is not None:
        return ""
    return "text" if _from_small_text(decode_text(head), path).sources else ""
