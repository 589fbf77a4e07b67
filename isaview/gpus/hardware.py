"""The GPUs and products of ``gpus/*.toml`` by name, with the source of every cell.

This module knows no vendor, only columns. Vector registers are counted per lane in 32 bits.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from isaview.base.plugins import make_record, read_toml
from isaview.base.text import hint


class UnknownGpuError(ValueError):
    """A name that is neither a target nor a product; the message offers the nearest names."""


class Product(Struct, frozen=True, kw_only=True):
    """A product that carries a target: its units and its peaks, each with its source.

    ``peaks`` maps a name to a rate per second or a size in bytes, dense figures, for a device as a kernel sees it; what has
    no source is absent. ``cited`` maps a column or peak to the name of its source, ``sources`` spells the names out.
    """

    name: str
    target: str
    also: tuple[str, ...] = ()
    units: int | None = None
    clock_hz: float | None = None
    matrix_unit: tuple[int, ...] = ()
    """Rows and columns of the array that multiplies matrices, where a document states them."""
    peaks: Mapping[str, float] = field(default_factory=dict)
    cited: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    sources: Mapping[str, str] = field(default_factory=dict)


class Gpu(Struct, frozen=True, kw_only=True, eq=False):
    """A target: limits of a unit, granules of allocation, and where each figure comes from; compared by identity.

    ``*_total`` is what a unit has (vector and scalar registers: what a SIMD has for each lane), ``*_max`` the most a wave or
    group may take, ``*_granule`` the step in which it is handed out, ``*_reserved`` what every group pays on top. None: no such
    limit. A tuple has an entry per wave size (``vector_*``) or per mode (``simds``, ``shared_total``, ``group_barriers_max``),
    or a single entry for all. ``groups_max`` counts every group, ``group_barriers_max`` only groups of several waves.
    Kernels of virtual registers: an instruction can name ``named_registers_max`` registers, the compiler allocates about
    ``allocation_slack`` more than live at once, ``uniform_file`` says that values equal in a whole wave have their own file.
    ``shared_vector_block`` is the block of vector registers that the halves of a wave of 64 can share.
    ``reach`` says by the suffix of a target how far text made for it runs, ``family`` which targets share what is peculiar to
    them, ``covers`` the targets that a generic target stands for; see `isaview.gpus.targets`.
    ``compiler_shared_granule`` is the step in which a newer compiler counts shared memory, where it is not ``shared_granule``.
    ``rates`` is results per clock and unit. ``waves_per`` says whether waves are shown per ``unit`` or per ``simd``.
    """

    target: str
    architecture: str
    words: str
    modes: tuple[str, ...]
    waves_per: str
    wave_sizes: tuple[int, ...]
    waves_per_simd: int
    simds: tuple[int, ...]
    vector_registers_total: tuple[int, ...]
    vector_granule: tuple[int, ...]
    vector_registers_max: int
    accumulators: str
    shared_total: tuple[int, ...]
    shared_group_max: int
    shared_reserved: int
    shared_granule: int
    group_threads_max: int
    dynamic_vector_blocks: tuple[int, ...] = ()
    shared_vector_block: int | None = None
    scalar_registers_total: int | None = None
    scalar_granule: int | None = None
    scalar_registers_max: int | None = None
    scalar_registers_fixed: int | None = None
    groups_max: int | None = None
    group_barriers_max: tuple[int, ...] = ()
    barriers_total: int | None = None
    cluster_max: int | None = None
    tensor_columns_total: int | None = None
    tensor_columns_granule: int | None = None
    virtual_resources_total: int | None = None
    named_barriers_max: int | None = None
    named_registers_max: int | None = None
    allocation_slack: int | None = None
    uniform_file: bool | None = None
    compiler: str | None = None
    compiler_scalar_steps: tuple[tuple[int, int], ...] = ()
    compiler_shared_granule: int | None = None
    rates: Mapping[str, int] = field(default_factory=dict)
    not_modelled: Mapping[str, str] = field(default_factory=dict)
    aliases: tuple[str, ...] = ()
    suffixes: tuple[str, ...] = ()
    reach: Mapping[str, str] = field(default_factory=dict)
    family: str | None = None
    covers: tuple[str, ...] = ()
    cited: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    sources: Mapping[str, str] = field(default_factory=dict)
    product: Product | None = None
    is_accelerator: bool = False
    """Whether it is no GPU: only graphs are judged for it, and limits of instructions mean nothing."""

    @property
    def name(self) -> str:
        """The product's name if it was asked for, else the target."""
        return self.product.name if self.product else self.target

    def cells(self) -> tuple[tuple[str, object, tuple[str, ...]], ...]:
        """Every column of the row as (name, value, sources spelled out), for ``isaview list gpus`` and the tests."""
        left_out = ("target", "cited", "sources", "product", "is_accelerator")
        names = (name for name in self.__struct_fields__ if name not in left_out)
        return tuple(
            (name, value, tuple(self.sources[source] for source in self.cited.get(name, ())))
            for name, value in ((name, getattr(self, name)) for name in names)
            if value is not None and value not in ((), {})
        )


def combine_register_files(gpu: Gpu, vector: int, accumulator: int = 0) -> int:
    """The vector registers per lane that occupancy counts, from those of both files as the target allocates them.

    ``unified`` (gfx90a and on): the second file starts at the next multiple of four; ``separate`` (gfx908): files of equal
    size are handed out together, so the larger counts; ``none``: there is no second file.

    Raises:
        ValueError: accumulators are asked for where the target has none.
    """
    if not accumulator:
        return vector
    if gpu.accumulators == "unified":
        # COMPUTE_PGM_RSRC3.ACCUM_OFFSET counts in fours: the second file begins at a multiple of four
        return -(-vector // 4) * 4 + accumulator
    if gpu.accumulators == "separate":
        return max(vector, accumulator)
    raise ValueError(f"{gpu.target} has no accumulator registers, {accumulator} were given")


@cache
def all_gpus() -> tuple[Gpu, ...]:
    """Every target of the tables, in the order of the tables."""
    return tuple(gpu for table in _tables() for row in table.get("gpu", ()) for gpu in _gpus(table, row))


@cache
def products() -> tuple[Product, ...]:
    """Every product of the tables, in the order of the tables."""
    return tuple(_product(table, row) for table in _tables() for row in table.get("product", ()))


def products_with(target: str) -> tuple[str, ...]:
    """The names of the products that carry a GPU."""
    return tuple(product.name for product in products() if product.target == target)


@cache
def accelerators() -> tuple[Gpu, ...]:
    """Every accelerator of the tables, in the order of the tables."""
    return tuple(_accelerator(table, row) for table in _tables() for row in table.get("accelerator", ()))


@lru_cache(maxsize=256)
def find_gpu(name: str) -> Gpu:
    """The row for a target or product, whatever its case and spacing.

    Accepted: ``sm_90a``, ``compute_90``, ``9.0``, ``H100``, ``Radeon RX 7900 XTX``, ``gfx942:sramecc+:xnack-``,
    ``amdgcn-amd-amdhsa--gfx90a``, ``4090``, and a generation of a single target: ``hopper``.

    Raises:
        UnknownGpuError: no target or product has that name, or a generation of that name has several targets; the message
            names these or the nearest ones, or where all are listed.
    """
    index = _index()
    # looked up best first: itself, without triple and features, without brand words
    bare = name.strip().rsplit("--", 1)[-1].split(":", 1)[0]
    brands = {brand for table in _tables() for brand in table.get("brands", ())}
    unbranded = " ".join(word for word in bare.split() if word.casefold() not in brands)
    for candidate in (_fold_spelling(name), _fold_spelling(bare), _fold_spelling(unbranded)):
        if candidate in index:
            return index[candidate]
    # a generic target covers several GPUs of a generation: it is no answer to the generation's name
    generation = [gpu for gpu in all_gpus() if _fold_spelling(name) in _generation(gpu) and not gpu.covers]
    if len(generation) == 1:
        return generation[0]
    if generation:
        targets = ", ".join(gpu.target for gpu in generation)
        raise UnknownGpuError(f"{name!r} is a generation of several targets; name one of {targets}")
    named = (
        *(gpu.target for gpu in all_gpus()),
        *(product.name for product in products()),
        *(gpu.name for gpu in accelerators()),
    )
    shown = {_fold_spelling(label): label for label in named}
    shown |= {word: word for gpu in all_gpus() for word in _generation(gpu)[1:]}
    near = hint(_fold_spelling(name), shown, "`isaview list gpus` names them all", 3, shown)
    raise UnknownGpuError(f"no GPU is called {name!r}; {near}")


@lru_cache(maxsize=256)
def gpu_for(target: str | None) -> Gpu | None:
    """The row for a target or product, None where there is none."""
    try:
        return find_gpu(target) if target else None
    except UnknownGpuError:
        return None


def _fold_spelling(name: str) -> str:
    """The name as the index keeps it: lower case, no spaces, hyphens or underscores."""
    return name.casefold().translate({ord(mark): None for mark in " -_\t"})


def _generation(gpu: Gpu) -> tuple[str, str]:
    """A generation's name, whole (``adalovelace``) and its first word (``ada``), both plain."""
    return _fold_spelling(gpu.architecture), _fold_spelling(gpu.architecture.split()[0])


@cache
def _index() -> Mapping[str, Gpu]:
    """Every accepted spelling, plain, to its row."""
    index: dict[str, Gpu] = {}
    series = {word for table in _tables() for word in table.get("series", ())}

    def also(name: str) -> tuple[str, ...]:
        first, _, rest = name.partition(" ")
        return (name, rest) if first.casefold() in series else (name,)

    for gpu in all_gpus():
        names = [spelling for name in (gpu.target, *gpu.aliases) for spelling in also(name)]
        index.update({_fold_spelling(name + suffix): gpu for name in names for suffix in ("", *gpu.suffixes)})
    targets = {gpu.target: gpu for gpu in all_gpus()}
    for product in products():
        row = replace(targets[product.target], product=product)
        index.update({_fold_spelling(spelling): row for name in (product.name, *product.also) for spelling in also(name)})
    for gpu in accelerators():
        index.update(
            {_fold_spelling(spelling): gpu for spelling in (gpu.target, gpu.name, *(gpu.product.also if gpu.product else ()))}
        )
    return index


@cache
def _tables() -> tuple[dict[str, Any], ...]:
    """The parsed tables, in the order of their file names."""
    return tuple(read_toml(file) for file in sorted(Path(__file__).parent.glob("*.toml")))


def _gpus(table: dict[str, Any], row: dict[str, Any]) -> list[Gpu]:
    """A ``Gpu`` for each target of a table row, with the table's defaults and sources filled in."""
    columns = {**table.get("every", {}), **row}
    # what was measured here overrides a document, and its source says so
    targets, aliases, measured = (columns.pop(name, {}) for name in ("targets", "aliases", "measured"))
    cited = {**table.get("cited", {}), **columns.pop("cited", {}), **dict.fromkeys(measured, "measured")}
    shared = {**columns, **measured, "cited": _source_tuples(cited), "sources": table["sources"]}
    gpus = []
    for target in targets:
        own = [alias for alias, carrier in aliases.items() if carrier == target]
        names = [*own, *table.get("carried", {}).get(target, ())]
        row = {**shared, "target": target, "aliases": names, "covers": table.get("covers", {}).get(target, ())}
        gpus.append(make_record(Gpu, row, f"gpus: {target}"))
    return gpus


_NO_LIMITS = {
    **dict.fromkeys(("waves_per_simd", "vector_registers_max", "shared_group_max", "shared_reserved", "group_threads_max"), 0),
    **dict.fromkeys(("modes", "wave_sizes", "simds", "vector_registers_total", "vector_granule", "shared_total"), ()),
    "words": "neutral",
    "waves_per": "unit",
    "accumulators": "none",
    "shared_granule": 1,
    "is_accelerator": True,
}
"""What a row of a GPU has and that of an accelerator has not."""


def _accelerator(table: dict[str, Any], row: dict[str, Any]) -> Gpu:
    """The row of an accelerator: its product alone says something."""
    columns = dict(row)
    own = {"target": columns["target"], "architecture": columns.pop("architecture"), "product": _product(table, columns)}
    return Gpu(**{**_NO_LIMITS, **own})


def _product(table: dict[str, Any], row: dict[str, Any]) -> Product:
    """A product with every column and peak cited: by the row's ``source`` unless its ``cited`` names another."""
    columns = dict(row)
    source, own = columns.pop("source", None), columns.pop("cited", {})
    names = (*(name for name in ("target", "units", "clock_hz", "matrix_unit") if name in columns), *columns.get("peaks", {}))
    cited = _source_tuples({**(dict.fromkeys(names, source) if source else {}), **own})
    return make_record(
        Product, {**columns, "cited": cited, "sources": table["sources"]}, f"gpus: {row.get('name', 'a product')}"
    )


def _source_tuples(entries: Mapping[str, str | list[str]]) -> dict[str, tuple[str, ...]]:
    """Citations, always as tuples of sources."""
    return {name: (source,) if isinstance(source, str) else tuple(source) for name, source in entries.items()}
