"""Dumps grouped by the compilation that they are stages of, and the settings that distinguish compilations of a kernel.

Stages are files of the same name in a folder, as in Triton's cache and from ``nvcc --keep``. Settings are those that compilers
leave next to dumps, the tile in Triton's intermediate code, the arguments of a template, or, where these are the same, paths.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from isaview.base import files, limits, regex
from isaview.base.text import safe

STAGES = (".amdgcn", ".s", ".ptx", ".sass", ".cubin", ".hsaco", ".fatbin", ".ll", ".llir", ".ttgir", ".ttir")
"""Suffixes of dumps, those whose reports say most first: text with the binary next to it, a binary, LLVM IR, then tiles."""
BESIDES = (".json", ".source", ".out")
"""Suffixes of what compilers leave next to them."""
HELD = "<"
"""What paths begin with that stand for what a program held, in no file."""
_TIERS = ((".amdgcn", ".s", ".ptx", ".sass"), (".ll", ".llir"), (".ttgir",), (".ttir",))
"""Suffixes of texts, what is nearest to what runs first."""
PATH = "path"
"""The label of variants that nothing but their path distinguishes."""
_FOLLOWED = ("num_warps", "num_stages", "num_ctas", "maxnreg", "waves_per_eu", "matrix_instr_nonkdim", "kpack", "tile", "block")
"""Settings in the order of their columns; others follow by name."""
_RESULTS = frozenset(
    [
        "hash",
        "name",
        "shared",
        "tmem_size",
        "global_scratch_size",
        "global_scratch_align",
        "profile_scratch_size",
        "profile_scratch_align",
        "target",
        "triton_version",
        "backend_name",
        "warp_size",
        "ptx_version",
        "debug",
    ]
)
"""What Triton's metadata says besides settings: what came of them, and what is the same for a whole cache."""
_TELLING = (".json", ".ttir", ".ttgir")
"""Suffixes of files with settings; the later of the two stages may have cut products into slices."""
_TEXT_BYTES = 4 * 1024 * 1024
_HASH = regex.compile(r"[0-9A-Za-z_-]{16,}")
_LONGEST = 40
_FEW = 8
"""Compilations up to which machine code is disassembled where nobody named it."""
_OF_A_GRAPH = regex.compile(r"\.(?:sm_\d+\.\d+_)?(?:\w+_)?(before|after)_optimizations(?=\.(?:txt|hlo)\Z)")
"""What XLA writes behind the name of a module for its graph before and after optimisation."""
_DUMPED = regex.compile(r"module_\d{4}\.")
"""The beginning of the names that XLA gives to what it dumps of a module: files, and a folder with what JAX gave it."""
_PROCESSOR = regex.compile(r"\.sm_\d{1,4}[af]?(?=\.cubin\Z)")
"""The end of a name that says for which processor a text was assembled."""
_DOT = regex.compile(r"dot\b[^\n]*?<(\d+)x(\d+)x\w+[^*\n]*\*[^<\n]*<(\d+)x(\d+)x")
_TENSOR = regex.compile(r"tensor<(\d{1,9}(?:x\d{1,9})*)x[a-z]")


class Compilation(Struct, frozen=True):
    """One compilation: ``path`` is the dump that is reported, ``stages`` all its files."""

    path: str
    stages: tuple[str, ...]


def compilations(files: Iterable[str]) -> list[Compilation]:
    """Files by folder and name as compilations, in the order of their first files; those without a dump are left out."""
    stages_of: dict[tuple[str, str], list[str]] = {}
    for path in files:
        stages_of.setdefault((str(Path(path).parent), _stem(Path(path).name)), []).append(path)
    groups = []
    for stages in stages_of.values():
        dumps = sorted((stage for stage in stages if _place(stage) >= 0), key=_place)
        if dumps or (len(stages) == 1 and Path(stages[0]).suffix not in BESIDES):
            groups.append(Compilation((dumps or stages)[0], tuple(stages)))
    return groups


def of_one_compilation(path: str) -> tuple[str, str]:
    """What the paths of all stages of a compilation share: the folder, and the name without what names a stage."""
    file = Path(path)
    file = file.parent if file.name == "module.mlir" and _DUMPED.match(file.parent.name) else file
    return str(file.parent), _stem(_PROCESSOR.sub("", file.name))


def is_unoptimised_graph(path: str) -> bool:
    """Whether XLA wrote a file before it optimised the graph."""
    graph = _OF_A_GRAPH.search(Path(path).name)
    return graph is not None and graph[1] == "before"


def same_compilation(paths: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """For each of several files the others that are stages of its compilation."""
    together: dict[tuple[str, str], list[str]] = {}
    for path in paths:
        together.setdefault(of_one_compilation(path), []).append(path)
    return {
        path: tuple(str(Path(other)) for other in stages if other != path) for stages in together.values() for path in stages
    }


def are_few(paths: Iterable[str]) -> bool:
    """Whether files are of so few compilations that the machine code next to each text is disassembled."""
    stems: set[tuple[str, str]] = set()
    for path in paths:
        if Path(path).suffix not in BESIDES:
            stems.add(of_one_compilation(path))
        if len(stems) > _FEW:
            return False
    return True


def _place(path: str) -> int:
    """Which stages say most: smaller is more; -1 for what is no stage."""
    name = Path(path)
    if graph := _OF_A_GRAPH.search(name.name):
        return len(STAGES) + (graph[1] == "before")
    return STAGES.index(name.suffix) if name.suffix in STAGES else -1


def is_last_stage(name: str, others: Iterable[str]) -> bool:
    """Whether no text next to a dump is a later stage of its compilation; by their names."""
    own = Path(name)
    tier = next((tier for tier, suffixes in enumerate(_TIERS) if own.suffix in suffixes), 0)
    later = {own.with_suffix(suffix).name for suffixes in _TIERS[:tier] for suffix in suffixes}
    return later.isdisjoint(others)


def _stem(name: str) -> str:
    """A file's name without what names a stage."""
    suffix = Path(name).suffix
    if graph := _OF_A_GRAPH.search(name):
        return name[: graph.start()]
    return name.removesuffix(suffix) if suffix in (*STAGES, *BESIDES) else name


def texts_with_settings(path: str) -> tuple[str, ...]:
    """The files next to a dump that say how it was compiled; regular files only."""
    if not path or path.startswith("<"):
        return ()
    candidates = map(Path(path).with_name, settings_names(Path(path).name))
    return tuple(str(file) for file in candidates if file.is_file() and not file.is_symlink())


def settings_names(dump: str) -> list[str]:
    """The names of the files next to a dump that say how it was compiled."""
    name = Path(dump)
    return [name.with_suffix(suffix).name for suffix in _TELLING] if name.suffix in (*STAGES, *BESIDES) else []


def settings_of(path: str, companions: Sequence[files.Held] | None = None) -> dict[str, str]:
    """How a dump was compiled, as far as the files next to it say, or those that are given in their place."""
    by_suffix: dict[str, dict[str, str]] = {}
    for file in texts_with_settings(path) if companions is None else companions:
        suffix = Path(file.name if isinstance(file, files.Held) else file).suffix
        if suffix == ".json":
            by_suffix[suffix] = _metadata(_text(file, limits.CONFIG_BYTES))
        else:
            # The tile of the products, M x N x K, tells variants of a Triton kernel; without products the largest block.
            text = _text(file, _TEXT_BYTES)
            dots = {f"{m}x{n}x{k}" for m, k, _, n in _DOT.findall(text)}
            if dots:
                by_suffix[suffix] = {"tile": " ".join(sorted(dots))[:_LONGEST]}
            else:
                sizes = {shape: _elements(shape) for shape in _TENSOR.findall(text)}
                by_suffix[suffix] = {"block": max(sizes, key=lambda shape: (sizes[shape], shape))} if sizes else {}
    return (by_suffix.get(".ttir") or by_suffix.get(".ttgir", {})) | by_suffix.get(".json", {})


def _text(path: files.File, most: int) -> str:
    """The beginning of a regular file, "" where it cannot be read."""
    try:
        return files.beginning(path, most).decode("utf-8", "replace")
    except OSError:
        return ""


def _metadata(text: str) -> dict[str, str]:
    """The settings in Triton's metadata; nothing where the text is none."""
    try:
        content = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    if not isinstance(content, dict) or "num_warps" not in content:
        return {}
    return {safe(name): _word(value) for name, value in content.items() if name not in _RESULTS and _is_plain(value)}


def _is_plain(value: Any) -> bool:
    plain = value is None or isinstance(value, bool | int | str)
    return plain or (isinstance(value, list) and all(isinstance(item, int | str) for item in value))


def _word(value: Any) -> str:
    """A setting as it stands in a cell: lists as 1x2x1, what is not set as –."""
    if value is None:
        return "–"
    return safe("x".join(map(str, value)) if isinstance(value, list) else str(value))[:_LONGEST]


def _elements(shape: str) -> int:
    product = 1
    for size in shape.split("x"):
        product *= int(size)
    return product


def distinguish_variants(
    settings: Sequence[Mapping[str, str]], names: Sequence[str], paths: Sequence[str]
) -> list[dict[str, str]]:
    """For each of several variants what distinguishes it: settings that differ, else arguments of its name, else its path."""
    known = {key for variant in settings for key in variant}
    keys = {key for key in known if len({variant.get(key, "–") for variant in settings}) > 1}
    ordered = sorted(keys, key=lambda key: (_FOLLOWED.index(key) if key in _FOLLOWED else len(_FOLLOWED), key))
    labels = [{key: variant.get(key, "–") for key in ordered} for variant in settings]
    for title, texts in (("template", [_arguments(name) for name in names]), (PATH, _differing_parts(paths))):
        if len({*map(_key, labels)}) == len(labels):
            break
        if len(set(texts)) > 1:
            labels = [{**label, title: text} for label, text in zip(labels, texts, strict=True)]
    return labels


def _key(label: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    return tuple(label.items())


def _arguments(name: str) -> str:
    """The template arguments in a name: ``128, 64`` of ``gemm<128, 64>(float*)``."""
    head = name.partition("(")[0]
    return head[head.find("<") + 1 : head.rfind(">")] if "<" in head and ">" in head else head


def _differing_parts(paths: Sequence[str]) -> list[str]:
    """The parts of paths that differ, hashes cut to what still distinguishes them."""
    parts = [Path(path).parts for path in paths]
    most = max(map(len, parts), default=0)
    padded = [(*row, *[""] * (most - len(row))) for row in parts]
    differing = [position for position in range(most) if len({row[position] for row in padded}) > 1]
    chosen = next(([position] for position in differing if len({row[position] for row in padded}) == len(padded)), differing)
    texts = ["/".join(filter(None, (row[position] for position in chosen))) for row in padded]
    for length in (8, 16, _LONGEST) if all(map(_HASH.fullmatch, texts)) else (_LONGEST,):
        short = [text[:length] for text in texts]
        if len(set(short)) == len(set(texts)):
            return short
    return texts
