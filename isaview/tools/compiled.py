"""What a program holds of its kernels: objects of compilers with the texts of their stages, and mappings of names to texts."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from isaview.base.text import safe
from isaview.inputs import load
from isaview.inputs.compilations import BESIDES, STAGES
from isaview.inputs.load import Reading
from isaview.inputs.sources import Refusal
from isaview.model.facts import preferred
from isaview.model.kernel import Module, StatedFact
from isaview.tools.companions import stage_of
from isaview.tools.evidence import Options, facts_for
from isaview.tools.stages import with_stages

_STAGE = re.compile(r"[a-z_]{1,16}")
"""The name of a stage, which becomes a suffix."""
STAGES_BY_NAME = frozenset(suffix.removeprefix(".") for suffix in STAGES)
"""The keys by which a mapping is one of stages."""
_NO_NAME = re.compile(r"[^\w$+-]")
_LONGEST_NAME = 80
_ASKING_NOBODY = Options(lower="never")
"""Files next to a dump count, and no tool is asked."""
_READ = "a path, a folder, bytes, a text, a mapping of names to texts or bytes, or an object with such a mapping as .asm"


class Compiled(Struct, frozen=True):
    """A compiled kernel: its name, the text or code of each stage, and what its compiler says of it."""

    name: str
    stages: Mapping[str, str | bytes]
    metadata: Mapping[str, Any] = {}


def read(given: object) -> Reading:
    """Read a file, every dump in a folder, standard input ("-"), bytes, a text, or what a compiler gave to the program.

    That is an object with a mapping ``asm`` of stages (Triton's compiled kernels) or a method ``inspect_asm`` (Numba's
    dispatchers), or a mapping of names to texts or code. What cannot be read is no error: it is in ``refused`` of what is given
    back, and unread statements are counted in each module's ``diagnostics``.

    Raises:
        TypeError: it is nothing of the kind; the message says what is.
        ValueError: it holds no text yet; the message says what gives one.
    """
    if isinstance(given, str | bytes | os.PathLike):
        return load.read(given)
    held = held_by(given)
    if held is None:
        raise TypeError(f"isaview reads {_READ}, not {_kind(given)}{_advice(given)}")
    return _of_stages(held) if isinstance(held, Compiled) else _by_name(held)


def held_by(given: object) -> Compiled | Mapping[Any, Any] | None:
    """What an object holds of compiled kernels, None where it is no such object.

    Raises:
        ValueError: it holds no text yet.
    """
    texts: object = given
    if not isinstance(given, Mapping):
        texts = getattr(given, "asm", None)
        inspect = getattr(given, "inspect_asm", None)
        texts = inspect() if texts is None and callable(inspect) else texts
    if isinstance(texts, str):
        texts = {getattr(given, "__name__", "kernel"): texts}
    if not isinstance(texts, Mapping):
        return None
    if not texts:
        raise ValueError(f"{_kind(given)} holds no compiled code yet: launch it, or compile it for the types of its arguments")
    if STAGES_BY_NAME.isdisjoint(map(str, texts)):
        return texts
    metadata = _plain(getattr(given, "metadata", {}))
    name = metadata.get("name") or getattr(given, "name", "") or "kernel"
    return Compiled(str(name), texts, {**metadata, "name": str(name)} if metadata else {})


def _kind(given: object) -> str:
    return f"an object of type {safe(type(given).__name__)}"


def _advice(given: object) -> str:
    return "; give what launching or compiling it returns" if callable(given) else ""


def _plain(metadata: object) -> Mapping[str, Any]:
    """Metadata by name: of a named tuple, a mapping, or an object's attributes."""
    by_name = getattr(metadata, "_asdict", lambda: getattr(metadata, "__dict__", {}))
    content = metadata if isinstance(metadata, Mapping) else by_name()
    return {str(name): value for name, value in content.items()} if isinstance(content, Mapping) else {}


def _by_name(texts: Mapping[Any, Any]) -> Reading:
    """Texts and code that stand for themselves; each has its name as its path."""
    readings = []
    for key, text in texts.items():
        path = f"<{safe(_name_of(key))}>"
        data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
        if isinstance(data, bytes | bytearray):
            readings.append(load.read_bytes(bytes(data), path))
        else:
            readings.append(Reading(refused=[Refusal(path, "", f"this is {_kind(text)}", "give texts or bytes")]))
    return _joined(readings)


def _name_of(key: object) -> str:
    """A name, or a signature: the types in it."""
    return ", ".join(map(str, key)) if isinstance(key, tuple | list) else str(key)


def _joined(readings: Sequence[Reading]) -> Reading:
    return Reading(
        (module for reading in readings for module in reading),
        (refusal for reading in readings for refusal in reading.refused),
        (refusal for reading in readings for refusal in reading.skipped),
    )


def _of_stages(compiled: Compiled) -> Reading:
    """The stages of one compilation, what runs first before the text that it was made of, with what its metadata states.

    They lie in a folder for as long as they are read, as in a compiler's cache: so the same is found that is found there.
    """
    name = _NO_NAME.sub("_", compiled.name)[:_LONGEST_NAME] or "kernel"
    with TemporaryDirectory(prefix="isaview-") as folder:
        for stage, text in compiled.stages.items():
            if not _STAGE.fullmatch(str(stage)) or f".{stage}" in BESIDES or not isinstance(text, str | bytes | bytearray):
                continue
            data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else bytes(text)
            Path(folder, f"{name}.{stage}").write_bytes(data)
        if compiled.metadata:
            Path(folder, f"{name}.json").write_text(json.dumps(compiled.metadata, default=_as_json), encoding="utf-8")
        reading = load.read_folder(folder)
        stages, _ = with_stages(reading, _ASKING_NOBODY)
        modules = sorted(stages, key=lambda module: stage_of(module.dialect))
        for module in modules:
            _state(module)
        begin = f"{safe(folder)}{os.sep}{name}"
        for module in modules:
            module.path = module.path.replace(begin, f"<{name}>", 1)
        refused, skipped = (
            [replace(refusal, path=refusal.path.replace(begin, f"<{name}>", 1)) for refusal in refusals]
            for refusals in (reading.refused, reading.skipped)
        )
    return Reading(modules, refused, skipped)


def _as_json(value: object) -> object:
    return getattr(value, "__dict__", None) or str(value)


def _state(module: Module) -> None:
    """Tell the kernels of a module what the files next to it state of them."""
    found = facts_for(module, _ASKING_NOBODY)
    for kernel in module.kernels:
        facts = found.of(kernel.name, module.target)
        kernel.stated = preferred(kernel, facts)
        further: Iterable[StatedFact] = (StatedFact(fact.name, fact.measure, fact.rank) for fact in facts.values())
        kernel.facts = tuple(sorted((*kernel.facts, *further), key=lambda fact: fact.rank))
