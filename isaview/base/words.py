"""Words: inside isaview every vendor's things have one neutral name; on screen stands the reader's own.

Neutral words: vector register, shared memory, private memory, wave (warp, wavefront), group (block, work-group), unit (SM, CU).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from difflib import get_close_matches

from msgspec import Struct, field
from msgspec.structs import replace

SPACES = ("global", "shared", "private", "constant", "parameter", "generic", "texture")
KINDS = ("load", "store", "atomic")
CLASSES = (
    "matrix",
    "float64",
    "float32",
    "float16",
    "float8",
    "integer",
    "logic",
    "convert",
    "compare",
    "transcendental",
    "move",
    "cross_lane",
    *(f"{space}_{kind}" for space in SPACES for kind in KINDS),
    "async_copy",
    "barrier",
    "branch",
    "scalar",
    "unknown",
)
"""Every instruction belongs to one; the order is the order of reports."""


class Counts(Mapping[str, int]):
    """Instructions by class; only the classes that occur are iterated over."""

    __slots__ = ("_counts",)

    def __init__(self, counts: Mapping[str, int]) -> None:
        self._counts = counts

    def __getitem__(self, name: str) -> int:
        """Instructions of a class, 0 where there are none.

        Raises:
            KeyError: it is no class; the message offers the nearest.
        """
        if name not in self._counts and name not in CLASSES:
            near = get_close_matches(name, CLASSES, n=1)
            raise KeyError(f"no class of instructions is called {name!r}" + (f"; did you mean {near[0]!r}?" if near else ""))
        return self._counts.get(name, 0)

    def __iter__(self) -> Iterator[str]:
        return iter(self._counts)

    def __len__(self) -> int:
        return len(self._counts)

    def __repr__(self) -> str:
        return f"Counts({dict(self._counts)!r})"


class Words(Struct, frozen=True):
    """One vendor's words: neutral name → the word on screen; what is not in the table is shown as it is."""

    name: str
    terms: Mapping[str, str] = field(default_factory=dict)

    def word(self, name: str) -> str:
        """The word for a neutral name: of a metric, a memory space, of "wave" or "group"."""
        return self.terms.get(name) or NEUTRAL.get(name) or name.replace("_", " ")

    def of_files(self, both: bool) -> Words:
        """The words where vector registers are counted together with those of a second file, or are not."""
        terms = {**self.terms, "vector_registers": self.word("total_vector_registers")}
        return replace(self, terms=terms) if both else self

    def limit(self, name: str) -> str:
        """The word for a resource that limits occupancy: "waves" are slots there."""
        slots = f"{name}_limit"
        return self.word(slots if slots in NEUTRAL else name)

    def instruction_class(self, name: str) -> str:
        """The title of an instruction class: ``shared_load`` is "LDS load" for AMD."""
        space, _, kind = name.partition("_")
        return f"{self.word(space)} {kind}" if kind and space in SPACES else name.replace("_", " ")

    def plural(self, name: str, count: float) -> str:
        """The word with its count: "1 warp", "4 warps"."""
        word = self.word(name)
        return f"{count:,} {word}" if count == 1 else f"{count:,} {word}s"


NEUTRAL: Mapping[str, str] = {
    "vector": "registers",
    "scalar": "scalar registers",
    "accumulator": "accumulators",
    "predicate": "predicates",
    "value": "values",
    "vector_registers": "registers",
    "accumulator_registers": "accumulators",
    "scalar_registers": "scalar registers",
    "total_vector_registers": "vector registers in all",
    "shared_bytes": "shared",
    "private_bytes": "private",
    "spilled_bytes": "spilled",
    "spilled_store_bytes": "stored",
    "spilled_load_bytes": "loaded",
    "shared_bytes_static": "declared shared",
    "private_bytes_static": "declared private",
    "allocated_vector_registers": "allocated",
    "stack_bytes": "stack",
    "array_bytes": "arrays",
    "indexed_accesses": "computed addresses",
    "code_bytes": "code",
    "kernarg_bytes": "arguments",
    "max_threads": "threads at most",
    "required_threads": "threads",
    "simd": "SIMD",
    "waves_limit": "wave slots",
    "groups_limit": "group slots",
}

_AMD: Mapping[str, str] = {
    "vector": "VGPRs",
    "scalar": "SGPRs",
    "accumulator": "AGPRs",
    "shared": "LDS",
    "private": "scratch",
    "parameter": "kernarg",
    "generic": "flat",
    "group": "workgroup",
    "groups_limit": "workgroup slots",
    "unit": "CU",
    "vector_registers": "VGPRs",
    "accumulator_registers": "AGPRs",
    "scalar_registers": "SGPRs",
    "total_vector_registers": "VGPRs + AGPRs",
    "allocated_vector_registers": "allocated VGPRs",
    "allocated_scalar_registers": "allocated SGPRs",
    "shared_vector_registers": "shared VGPRs",
    "spilled_vector_registers": "spilled VGPRs",
    "spilled_scalar_registers": "spilled SGPRs",
    "lane_copies": "SGPR-lane moves",
    "accumulator_copies": "VGPR-AGPR moves",
    "shared_bytes": "LDS",
    "shared_bytes_static": "declared LDS",
    "private_bytes": "scratch",
    "private_bytes_static": "declared scratch",
    "occupancy_waves": "waves/SIMD",
    "min_waves": "waves/EU at least",
    "max_waves": "waves/EU at most",
    "max_registers": "VGPRs at most",
}

_NVIDIA: Mapping[str, str] = {
    "vector": "registers",
    "predicate": "predicates",
    "scalar": "uniform registers",
    "private": "local",
    "parameter": "param",
    "wave": "warp",
    "waves_limit": "warp slots",
    "groups_limit": "block slots",
    "simd": "partition",
    "group": "block",
    "unit": "SM",
    "vector_registers": "registers",
    "spilled_vector_registers": "spilled registers",
    "shared_bytes": "shared",
    "private_bytes": "local",
    "private_bytes_static": "declared local",
    "occupancy_waves": "warps/SM",
    "min_groups_per_unit": "blocks/SM at least",
    "max_registers": "registers at most",
}

VOCABULARIES: Mapping[str, Words] = {
    words.name: words for words in (Words("neutral"), Words("amd", _AMD), Words("nvidia", _NVIDIA))
}
"""By the name that GPU tables and the rows below use."""

_BY_TARGET = (("gfx", "amd"), ("amdgcn", "amd"), ("amdgpu", "amd"), ("sm_", "nvidia"), ("nvptx", "nvidia"))
_BY_DIALECT = {"ptx": "nvidia", "amdgcn": "amd"}


def words_for(dialect: str, target: str | None) -> Words:
    """The words of a module's readers: by its target where that tells, else by its dialect."""
    for prefix, name in _BY_TARGET:
        if target is not None and target.startswith(prefix):
            return VOCABULARIES[name]
    return VOCABULARIES[_BY_DIALECT.get(dialect, "neutral")]
