"""What a program holds of its kernels: objects of compilers with the texts of their stages, and mappings of names to texts."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from msgspec.structs import replace

from isaview.base import regex
from isaview.base.text import safe
from isaview.inputs.compilations import BESIDES, HELD, STAGES
from isaview.inputs.load import Reading, read_bytes, read_folder
from isaview.inputs.load import read as read_plain
from isaview.inputs.sources import Refusal
from isaview.model.facts import preferred_measures
from isaview.model.kernel import Module, StatedFact
from isaview.tools.companions import stage_of
from isaview.tools.evidence import Options, facts_for
from isaview.tools.stages import with_stages

_STAGE = regex.compile(r"[a-z_]{1,16}")
"""The name of a stage, which becomes a suffix."""
_NO_NAME = regex.compile(r"[^\w$+-]")
_LONGEST_NAME = 80
_ASKING_NOBODY = Options(lower="never")
"""Files next to a dump count, and no tool is asked."""
_READ = (
    "a path, a folder, bytes, a text, a mapping of names to texts or bytes, an object with such a mapping as .asm or a method "
    "as_text, or a list of these"
)
_TEXTS_OF = ("inspect_asm", "as_text")
"""Methods that give texts: of Numba's dispatchers, of what JAX lowers and compiles."""


def read(given: object) -> Reading:
    """Read a file, every dump in a folder, standard input ("-"), bytes, a text, or what a compiler gave to the program.

    That is an object with a mapping ``asm`` of stages (Triton's compiled kernels) or a method ``inspect_asm`` (Numba's
    dispatchers) or ``as_text`` (JAX), a mapping of names to texts or code, or a list of any of these. What cannot be read is no
    error: it is in ``refused`` of what is given back, and unread statements are counted in each module's ``diagnostics``.

    Raises:
        TypeError: it is nothing of the kind; the message says what is.
        ValueError: it holds no text yet; the message says what gives one.
    """
    if isinstance(given, str | bytes | os.PathLike):
        return read_plain(given if given != "" else b"")
    if isinstance(given, list | tuple):
        return given if isinstance(given, Reading) else _read_parts(given)
    texts, kind = texts_in(given), f"an object of type {safe(type(given).__name__)}"
    if texts is None:
        returned = "; give what compiling it returns, or the file that its compiler writes" if callable(given) else ""
        raise TypeError(f"{kind} is nothing that isaview reads{returned}; it reads {_READ}")
    if not texts:
        raise ValueError(f"{kind} holds no compiled code yet: launch it, or compile it for the types of its arguments")
    stages = {f".{name}": text for name, text in texts.items()}
    return _read_stages(given, stages) if stages.keys() & {*STAGES} else _read_texts(texts)


def modules_of(given: object) -> Iterable[Module]:
    """Modules as they are, and what else is given read."""
    if isinstance(given, str | bytes | os.PathLike) or not isinstance(given, Iterable) or texts_in(given) is not None:
        return read(given)
    return read(given if isinstance(given, Reading) else list(given))


def _read_parts(parts: Sequence[object]) -> Reading:
    """What is read of each part; of several that a program holds each has its number."""
    modules: list[Module] = []
    refused: list[Refusal] = []
    for number, part in enumerate(parts, start=1):
        try:
            reading = Reading([part]) if isinstance(part, Module) else read(part)
        except (TypeError, ValueError) as error:
            raise type(error)(f"{error} (element {number} of {len(parts)})") from None
        for module in () if isinstance(part, Module) else reading:
            module.path = _numbered_path(module.path, number)
        modules += reading
        refused += (replace(refusal, path=_numbered_path(refusal.path, number)) for refusal in reading.refused)
    return Reading(modules, refused)


def _numbered_path(path: str, number: int) -> str:
    return f"{HELD}{number}: {path.removeprefix(HELD)}" if path.startswith(HELD) else path


def texts_in(given: object) -> Mapping[Any, Any] | None:
    """The texts and code that an object holds, by their names; None where it is no such object."""
    texts = given if isinstance(given, Mapping) else getattr(given, "asm", None)
    # Triton keeps texts as an attribute, Numba and JAX make them when asked
    methods = filter(callable, (getattr(given, name, None) for name in _TEXTS_OF))
    texts = next((method() for method in methods), None) if texts is None else texts
    texts = {getattr(given, "__name__", type(given).__name__): texts} if isinstance(texts, str) else texts
    return texts if isinstance(texts, Mapping) else None


def _bytes(text: object) -> bytes | None:
    if isinstance(text, str):
        return text.encode("utf-8", "surrogatepass")
    return bytes(text) if isinstance(text, bytes | bytearray) else None


def _read_texts(texts: Mapping[Any, Any]) -> Reading:
    """Texts and code that stand for themselves; a name, or the types of a signature, is the path of each."""
    modules: list[Module] = []
    refused: list[Refusal] = []
    for name, text in texts.items():
        path = f"<{safe(', '.join(map(str, name)) if isinstance(name, tuple | list) else str(name))}>"
        data = _bytes(text)
        if data is None:
            refused.append(Refusal(path, "", f"it is a {safe(type(text).__name__)}", "give texts or bytes"))
        else:
            reading = read_bytes(data, path)
            modules += reading
            refused += reading.refused
    return Reading(modules, refused)


def _read_stages(given: object, stages: Mapping[str, Any]) -> Reading:
    """The stages of one compilation by suffix, what runs first before the text that it was made of, with what metadata states.

    They lie in a folder for as long as they are read, as in a compiler's cache: so the same is found that is found there.
    """
    metadata = _metadata(given)
    full = str(metadata.get("name") or getattr(given, "name", "") or "kernel")
    name = _NO_NAME.sub("_", full)[:_LONGEST_NAME]
    with TemporaryDirectory(prefix="isaview-") as folder:
        for suffix, text in stages.items():
            data = _bytes(text)
            if data is not None and _STAGE.fullmatch(suffix[1:]) and suffix not in BESIDES:
                Path(folder, name + suffix).write_bytes(data)
        if metadata:
            document = json.dumps({**metadata, "name": full}, default=lambda value: getattr(value, "__dict__", str(value)))
            Path(folder, f"{name}.json").write_text(document, encoding="utf-8")
        reading = read_folder(folder)
        # what runs first: people who ask for one kernel get the machine code
        modules = sorted(with_stages(reading, _ASKING_NOBODY)[0], key=lambda module: stage_of(module.dialect))
        begin = f"{safe(folder)}{os.sep}{name}"
        for module in modules:
            evidence = facts_for(module, _ASKING_NOBODY)
            for kernel in module.kernels:
                stated = evidence.facts_of(kernel.name, module.target)
                kernel.stated = preferred_measures(kernel, stated)
                further = (StatedFact(fact.name, fact.measure, fact.rank) for fact in stated.values())
                kernel.facts = tuple(sorted((*kernel.facts, *further), key=lambda fact: fact.rank))
            module.path = module.path.replace(begin, f"<{name}>", 1)
        lost = (*reading.refused, *reading.skipped)
    return Reading(modules, [replace(refusal, path=refusal.path.replace(begin, f"<{name}>", 1)) for refusal in lost])


def _metadata(given: object) -> dict[str, Any]:
    """What a compiler says of a kernel by name: a named tuple, a mapping, or an object's attributes."""
    metadata = getattr(given, "metadata", {})
    content = metadata._asdict() if hasattr(metadata, "_asdict") else getattr(metadata, "__dict__", metadata)
    return {str(name): value for name, value in content.items()} if isinstance(content, Mapping) else {}
