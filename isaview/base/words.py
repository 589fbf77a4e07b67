"""Each vendor's words for isaview's neutral names, and the classes of instructions and memory spaces."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from msgspec import Struct, field
from msgspec.structs import replace

from isaview.base import regex
from isaview.base.plugins import make_record, read_toml
from isaview.base.text import hint

SPACES = ("global", "shared", "private", "constant", "parameter", "generic", "texture")
KINDS = ("load", "store", "atomic")
CLASSES = (
    *("matrix", "float64", "float32", "float16", "float8", "integer", "logic", "convert", "compare", "transcendental"),
    *("move", "cross_lane", *(f"{space}_{kind}" for space in SPACES for kind in KINDS)),
    *("async_copy", "barrier", "wait", "branch", "scalar", "unknown"),
)
"""Classes of instructions, in the order of reports: each instruction has exactly one."""
SYNCHRONISING = ("barrier", "wait")
"""Classes of instructions that other accesses to memory do not pass."""


class Counts(Mapping[str, int]):
    """Instructions by class; only the classes that occur are iterated over."""

    __slots__ = ("_counts",)

    def __init__(self, counts: Mapping[str, int]) -> None:
        self._counts = counts

    def __getitem__(self, name: str) -> int:
        """Instructions of a class, 0 where there are none; a KeyError that offers the nearest where there is no such class."""
        if name not in self._counts and name not in CLASSES:
            raise KeyError(f"no class of instructions is called {name!r}; {hint(name, CLASSES, 'see `isaview list classes`')}")
        return self._counts.get(name, 0)

    def __iter__(self) -> Iterator[str]:
        return iter(self._counts)

    def __len__(self) -> int:
        return len(self._counts)


class Words(Struct, frozen=True):
    """A vendor's words: neutral name → the word on screen; what is not in the table is shown as it is."""

    name: str
    terms: Mapping[str, str] = field(default_factory=dict)

    def word(self, name: str) -> str:
        """The word for a neutral name: of a metric, a memory space, of "wave" or "group"."""
        if name.startswith(_PEAK):
            return f"peak live {self.word(name.removeprefix(_PEAK))}"
        return self.terms.get(name) or NEUTRAL.get(name) or name.replace("_", " ")

    def of_files(self, both: bool) -> Words:
        """The words where vector registers are counted together with those of a second file, or are not."""
        terms = {**self.terms, "vector_registers": self.word("total_vector_registers")}
        return replace(self, terms=terms) if both else self

    def limit(self, name: str) -> str:
        """The word for a resource that limits occupancy: "waves" are slots there, "shared_bytes" shared memory."""
        slots = f"{name}_limit"
        return self.word(slots if slots in NEUTRAL else name)

    def instruction_class(self, name: str) -> str:
        """The title of an instruction class: ``shared_load`` is "LDS load" for AMD."""
        space, _, kind = name.partition("_")
        return f"{self.word(space)} {kind}" if kind and space in SPACES else name.replace("_", " ")

    def use_vendor_words(self, sentence: str) -> str:
        """A sentence with the vendor's words for "a wave", "the group", "a unit" and several of them."""

        def vendors(match: re.Match[str]) -> str:
            article, name, ending = match.groups()
            word = self.word(name)
            return f"{'an ' if article == 'a ' and word in _AN else article}{word}{ending}"

        return _NEUTRAL_WORDS.sub(vendors, sentence)

    def quantity(self, name: str) -> str:
        """The word for something that is counted: "warps" for "waves"."""
        return f"{self.word(name[:-1])}s" if name in ("waves", "groups") else name

    def plural(self, name: str, count: float) -> str:
        """The word with its count: "1 warp", "4 warps"."""
        return f"{count:,} {self.word(name)}{'' if count == 1 else 's'}"


_NEUTRAL_WORDS = regex.compile(r"(?<![\w-])(a |the |of |all |\d )(wave|group|unit)(s?)\b")
_PEAK = "peak_live_"
"""How figures of the most registers of a file alive begin."""
_AN = ("SM",)
"""Words that begin with the sound of a vowel."""


class Vocabulary(Struct, frozen=True):
    """A table of ``words.toml``: the words, and the targets and languages whose readers use them."""

    terms: Mapping[str, str]
    targets: tuple[str, ...]
    languages: tuple[str, ...]


_TABLES = {
    name: make_record(Vocabulary, table, f"words: {name}")
    for name, table in read_toml(Path(__file__).with_name("words.toml")).items()
}
NEUTRAL = _TABLES["neutral"].terms
VOCABULARIES = {name: Words(name, table.terms if table.targets else {}) for name, table in _TABLES.items()}
"""By the name that GPU tables use for a vendor's words."""


def words_for(dialect: str, target: str | None) -> Words:
    """The words of a module's readers: by its target where that decides, else by its language."""
    by_target = (name for name, table in _TABLES.items() if target is not None and target.startswith(table.targets))
    by_language = (name for name, table in _TABLES.items() if dialect in table.languages)
    return VOCABULARIES[next(by_target, None) or next(by_language, "neutral")]
