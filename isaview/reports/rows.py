"""Which kernels are stages of the same compilation, and what distinguishes kernels of the same name."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import cache
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from isaview.base.grouping import group_by
from isaview.gpus.hardware import gpu_for
from isaview.inputs.compilations import distinguish_variants, is_unoptimised_graph, of_one_compilation
from isaview.reports.columns import Entry
from isaview.reports.report import KernelReport, ModuleReport, with_short_titles
from isaview.tools.companions import registers_from

_PATH, _COUNT = "path", "num_"
_PLAIN = (_PATH, "tile", "block")
"""What needs no name where there is little room."""
_Kind = tuple[str, str | None, int, str]
"""The path, target and stage of a module, and whose words its readers use."""
Item = TypeVar("Item")


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


_ENTRY = ""
"""The name of a graph in all its stages: languages name its entry differently."""
_COMPILED = 2
"""The stage from which on the text leaves the processor open."""


def rows(modules: Iterable[ModuleReport]) -> list[Entry]:
    """An entry for each kernel of a compilation, of the stage that runs first, with titles that distinguish them."""
    stages = [Entry(kernel, module) for module in modules for kernel in module.kernels]
    entries = [replace(first, earlier=tuple(others)) for first, *others in join_stages(stages, _place)]
    kernels = add_titles([(entry.kernel, entry.module) for entry in entries])
    return [replace(entry, kernel=kernel) for entry, kernel in zip(entries, kernels, strict=True)]


def _place(entry: Entry) -> Place:
    kernel, module = entry.kernel, entry.module
    is_graph = kernel.is_entry and registers_from(module.dialect) == "graph compiler"
    name = _ENTRY if is_graph else kernel.name
    return Place(module.path, module.target, module.stage, module.words.name, name, bool(kernel.unlisted))


def join_stages(kernels: Iterable[Item], placed: Callable[[Item], Place]) -> list[list[Item]]:
    """Kernels with the same kernel in earlier stages of its compilation, the stage that runs first before the others."""
    stem = cache(of_one_compilation)
    places = [(placed(kernel), kernel) for kernel in kernels]
    alike = group_by(places, lambda pair: (stem(pair[0].path), pair[0].name))
    return [row for named in alike.values() for row in _join_compilation(named)]


def _join_compilation(named: Sequence[tuple[Place, Item]]) -> list[list[Item]]:
    """Kernels of a name and compilation with those that are earlier stages of each; parts of the same file are none.

    Rows whose stages are of the same kinds are asked about once: a file may have thousands of kernels of the same name.
    """
    compilations: list[list[Item]] = []
    rows_of: dict[tuple[_Kind, ...], deque[int]] = {}
    for place, kernel in sorted(named, key=lambda pair: (pair[0].unlisted, pair[0].stage, is_unoptimised_graph(pair[0].path))):
        kind = place.path, place.target, place.stage, place.words
        fitting = [kinds for kinds, numbers in rows_of.items() if numbers and all(_can_become(kind, later) for later in kinds)]
        # the row that has waited longest: kernels of a name come in the same order in each stage
        own = min(fitting, key=lambda kinds: rows_of[kinds][0], default=())
        number = rows_of[own].popleft() if own else len(compilations)
        if not own:
            compilations.append([])
        compilations[number].append(kernel)
        rows_of.setdefault((*own, kind), deque()).append(number)
    return compilations


def _can_become(earlier: _Kind, later: _Kind) -> bool:
    """Whether a module may be an earlier stage of another of its name: of another file, for the same processor or any."""
    (path, target, stage, words), (later_path, later_target, later_stage, later_words) = earlier, later
    # tiles and graphs before lowering name no target and speak no vendor's words
    is_tiles = stage > _COMPILED and target is None
    if path == later_path or (words != later_words and not is_tiles):
        return False
    gpu, later_gpu = gpu_for(target), gpu_for(later_target)
    is_open = later_gpu is None and later_stage >= _COMPILED
    return gpu is None or (later_stage < stage < _COMPILED) or gpu == later_gpu or is_open


def add_titles(*sides: Sequence[tuple[KernelReport, ModuleReport]]) -> list[KernelReport]:
    """The kernels of a table, one side after the other, with short names.

    Kernels of the same name, language and target on a side have what distinguishes them.
    """
    kernels = []
    for side in sides:
        named = [((kernel.demangled, module.dialect, module.target), module.settings, module.path) for kernel, module in side]
        kernels += [replace(kernel, label=label) for (kernel, _), label in zip(side, labels(named), strict=True)]
    return with_short_titles(kernels)


def labels(named: Sequence[tuple[Hashable, Mapping[str, str], str]]) -> list[tuple[str, str]]:
    """What distinguishes each of several kernels from those of its name, by settings and path, in full and in short."""
    texts = [("", "")] * len(named)
    for numbers in group_by(range(len(named)), lambda number: named[number][0]).values():
        if len(numbers) > 1:
            _, settings, paths = zip(*(named[number] for number in numbers), strict=True)
            for number, label in zip(numbers, distinguish_variants(settings, [""] * len(numbers), paths), strict=True):
                # in full and in short: "num_warps 4, tile 64x64x32" and "w4 64x64x32"
                known = [(name, value) for name, value in label.items() if value]
                full = (value if name == _PATH else f"{name} {value}" for name, value in known)
                names = (
                    "" if name in _PLAIN else name[len(_COUNT)] if name.startswith(_COUNT) else f"{name} " for name, _ in known
                )
                texts[number] = ", ".join(full), " ".join(name + value for name, (_, value) in zip(names, known, strict=True))
    return texts


def group_by_language(entries: Iterable[Entry]) -> list[tuple[str, list[ModuleReport], list[Entry]]]:
    """Rows by what their readers call things: languages as a title, the modules they stand in, the rows.

    What runs stands first, functions of languages without a kernel last.
    """
    entries = list(entries)
    launched = {entry.module.title for entry in entries if entry.kernel.is_entry}
    groups = []
    by_title = group_by(
        entries,
        lambda entry: (entry.module.title not in launched, entry.module.stage, entry.module.title, entry.module.words.name),
    )
    for _, rows_alike in sorted(by_title.items()):
        stages = [stage.module for entry in rows_alike for stage in (entry, *entry.earlier)]
        modules = list({id(module): module for module in sorted(stages, key=lambda module: module.stage)}.values())
        groups.append((", ".join(dict.fromkeys(module.title for module in modules)), modules, rows_alike))
    return groups
