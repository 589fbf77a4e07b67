"""Rows: which kernels are stages of one compilation, and what distinguishes those of one name."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import force_setattr, replace

from isaview.gpus.hardware import known
from isaview.inputs.compilations import distinguished, of_one_compilation
from isaview.reports.columns import Entry
from isaview.reports.report import KernelReport, ModuleReport

_PATH, _COUNT = "path", "num_"
_PLAIN = (_PATH, "tile", "block")
"""What needs no name where there is little room."""
_Kind = tuple[str, str | None, int]
"""The path, target and stage of a module."""
One = TypeVar("One")


class Place(Struct, frozen=True):
    """Where a kernel stands: the file, target and stage of its module, and what it is called by whose words.

    ``unlisted``: only facts are known of it.
    """

    path: str
    target: str | None
    stage: int
    words: str
    name: str
    unlisted: bool = False


_COMPILED = 2
"""The stage from which on the text leaves the processor open."""


def rows(modules: Iterable[ModuleReport]) -> list[Entry]:
    """One entry for each kernel of a compilation, of the stage that runs first, with titles that distinguish them."""
    entries = [Entry(kernel, module) for module in modules for kernel in module.kernels]
    found = [replace(first, earlier=tuple(others)) for first, *others in joined(entries, _place)]
    distinguish((row.kernel, row.module) for row in found)
    return found


def _place(entry: Entry) -> Place:
    kernel, module = entry.kernel, entry.module
    return Place(module.path, module.target, module.stage, module.words.name, kernel.name, bool(kernel.unlisted))


def joined(found: Iterable[One], placed: Callable[[One], Place]) -> list[list[One]]:
    """Kernels with the same kernel in earlier stages of its compilation, the stage that runs first before the others."""
    alike: dict[tuple[tuple[str, str], str, str], list[tuple[Place, One]]] = {}
    stems: dict[str, tuple[str, str]] = {}
    for one in found:
        place = placed(one)
        stem = stems.setdefault(place.path, of_one_compilation(place.path))
        alike.setdefault((stem, place.words, place.name), []).append((place, one))
    return [row for named in alike.values() for row in _joined(named)]


def _joined(named: Sequence[tuple[Place, One]]) -> list[list[One]]:
    """Kernels of one name and compilation with those that are earlier stages of each; parts of one file are none.

    Rows whose stages are of the same kinds are asked about once: a file may have thousands of kernels of one name.
    """
    found: list[list[One]] = []
    alike: dict[tuple[_Kind, ...], deque[int]] = {}
    for at, entry in sorted(named, key=lambda pair: (pair[0].unlisted, pair[0].stage)):
        kind = at.path, at.target, at.stage
        fitting = [kinds for kinds, places in alike.items() if places and all(_can_become(kind, one) for one in kinds)]
        own = min(fitting, key=lambda kinds: alike[kinds][0], default=())
        place = alike[own].popleft() if own else len(found)
        if own:
            found[place].append(entry)
        else:
            found.append([entry])
        alike.setdefault((*own, kind), deque()).append(place)
    return found


def _can_become(earlier: _Kind, later: _Kind) -> bool:
    """Whether a module may be an earlier stage of another one of its name: of another file, for the same processor or any."""
    (path, target, stage), (later_path, later_target, later_stage) = earlier, later
    if path == later_path:
        return False
    one, other = known(target), known(later_target)
    return one is None or (later_stage < stage < _COMPILED) or one == other


def distinguish(found: Iterable[tuple[KernelReport, ModuleReport]]) -> None:
    """Give kernels of one name, language and target titles that distinguish them."""
    known = list(found)
    named = [((one.demangled, module.dialect, module.target), module.settings, module.path) for one, module in known]
    for (kernel, _), label in zip(known, labels(named), strict=True):
        force_setattr(kernel, "label", label)


def labels(named: Sequence[tuple[Hashable, Mapping[str, str], str]]) -> list[tuple[str, str]]:
    """What distinguishes each of several kernels from those of its name, by settings and path, in full and in short."""
    alike: dict[Hashable, list[int]] = {}
    for place, (name, _, _) in enumerate(named):
        alike.setdefault(name, []).append(place)
    made = [("", "")] * len(named)
    for places in (same for same in alike.values() if len(same) > 1):
        own = [named[place] for place in places]
        words = distinguished([settings for _, settings, _ in own], [""] * len(own), [path for *_, path in own])
        for place, label in zip(places, words, strict=True):
            made[place] = _in_words(label)
    return made


def _in_words(label: Mapping[str, str]) -> tuple[str, str]:
    """A label in full and in short: ``num_warps 4, tile 64x64x32`` and ``w4 64x64x32``."""
    known = {name: value for name, value in label.items() if value}
    full = (value if name == _PATH else f"{name} {value}" for name, value in known.items())
    return ", ".join(full), " ".join(map(_in_short, known, known.values()))


def _in_short(name: str, value: str) -> str:
    if name.startswith(_COUNT):
        return name.removeprefix(_COUNT)[:1] + value
    return value if name in _PLAIN else f"{name} {value}"


def grouped(found: Iterable[Entry]) -> list[tuple[str, list[ModuleReport], list[Entry]]]:
    """Rows by what their readers call things, what runs first: languages as a title, the modules they stand in, the rows."""
    groups: dict[tuple[int, str, str], list[Entry]] = {}
    for entry in found:
        groups.setdefault((entry.module.stage, entry.module.title, entry.module.words.name), []).append(entry)
    made = []
    for _, entries in sorted(groups.items()):
        stages = [stage for entry in entries for stage in (entry, *entry.earlier)]
        modules = {id(one.module): one.module for one in sorted(stages, key=lambda one: one.module.stage)}
        made.append((", ".join(dict.fromkeys(one.title for one in modules.values())), list(modules.values()), entries))
    return made
