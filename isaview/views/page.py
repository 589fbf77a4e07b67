"""What the interactive page, the terminal view and notebooks show of kernels: typed data, without a layout.

`isaview.views.page_data` makes it of reports. A field that holds its default is left out of the page's JSON.
"""

from __future__ import annotations

from collections.abc import Mapping
from shlex import quote
from typing import Literal

from msgspec import Struct

from isaview.analysis.listing.records import KernelListing
from isaview.base.figures import Section
from isaview.base.measure import Number
from isaview.gpus.hardware import Gpu
from isaview.views.roofline import Roofline

VERSION = 1
"""Of the page's data; it grows when a field changes its meaning."""


def command_for(path: str, symbol: str) -> str:
    """What to run for a page of a kernel alone, safe to paste into a shell."""
    return f"isaview show {quote(path)} -k {quote(symbol)} -o page.html"


class PageCell(Struct, frozen=True, omit_defaults=True):
    """A cell of the table of kernels: its text, and for sorting the ``value`` behind it, None for words and what is not known.

    ``why`` says where the figure comes from.
    """

    text: str
    value: Number | None = None
    why: str = ""


class PageColumn(Struct, frozen=True, omit_defaults=True):
    """A column: its heading, the ``metric`` by its name in the metric table ("" for words), and which direction is worse."""

    heading: str
    metric: str = ""
    worse: str = ""


class PageGroup(Struct, frozen=True):
    """Kernels of a kind: a table with these columns, and the kernels by id, in the order of its rows."""

    title: str
    columns: tuple[PageColumn, ...]
    kernels: tuple[str, ...]


class PageFix(Struct, frozen=True, omit_defaults=True):
    """What to write in place of what a finding is about.

    ``before`` and ``after`` are ``unit`` of a request, ``cost`` is its price in words.
    """

    what: str
    code: str
    before: int
    after: int
    unit: str
    cost: str = ""


class PageFinding(Struct, frozen=True, omit_defaults=True):
    """A finding: the ``code`` of its lesson, where it is, and its fixes.

    ``place`` is in words, ``row`` counts in the listing, -1 without one. ``gain`` says what a fix gains at most, "" where that
    was not asked.
    """

    code: str
    message: str
    place: str
    line: int
    row: int = -1
    source: str = ""
    gain: str = ""
    fixes: tuple[PageFix, ...] = ()
    unfixed: str = ""


class PageLesson(Struct, frozen=True):
    """What `isaview explain` teaches of a rule: its name, its first sentence, and paragraphs as (heading, text)."""

    name: str
    title: str
    paragraphs: tuple[tuple[str, str], ...]


class PageShare(Struct, frozen=True, omit_defaults=True):
    """A class of instructions: how many there are, how many where every loop runs so often as the mix says, what they move."""

    name: str
    label: str
    count: int
    weighted: int
    bytes: int = 0


class PageOccupancy(Struct, frozen=True, omit_defaults=True):
    """The occupancy of a kernel, and all that its arithmetic is made of.

    ``gpu`` is a key of the page's ``gpus``, ``name`` what the report calls it. ``amounts`` are what a group takes by the names
    of `isaview.gpus.launch.LIMITS`, with ``threads``. ``limits`` are the waves that each resource alone would allow,
    ``limited_by`` those that set the limit. ``next_step`` and ``cliff`` are sentences.
    """

    gpu: str
    name: str
    waves: PageCell
    percent: PageCell
    groups: PageCell
    amounts: Mapping[str, int]
    wave_size: int
    limits: Mapping[str, Number]
    limited_by: tuple[str, ...]
    cu_mode: bool = False
    dynamic_vector_block: int | None = None
    both_files: bool = False
    next_step: str = ""
    cliff: str = ""


class PageKernel(Struct, frozen=True, omit_defaults=True):
    """A kernel, or an earlier stage of its compilation (``stages`` has their ids, in the order of the page).

    ``name`` is short, ``full`` the demangled name, ``symbol`` that of the linker. ``place`` says where it stands. ``limits``
    is a sentence on what limits it, ``advice`` on what to do, "" where nothing is known. ``words`` is a key of the page's.
    ``no_listing`` says why it has no ``listing`` and how to get it, "" where it has, ``no_roofline`` why it is no point of one.
    In a page's file the listing stands by itself, and ``sections``, which every format shows, stand as HTML alone.
    """

    id: str
    name: str
    full: str
    symbol: str
    place: str
    path: str
    language: str
    target: str
    is_entry: bool
    instructions: int | None
    limits: str
    advice: str
    words: str
    cells: tuple[PageCell, ...] = ()
    stages: tuple[str, ...] = ()
    findings: tuple[PageFinding, ...] = ()
    occupancy: PageOccupancy | None = None
    mix: tuple[PageShare, ...] = ()
    loop_weight: int = 0
    no_listing: str = ""
    no_roofline: str = ""
    listing: KernelListing | None = None
    sections: tuple[Section, ...] = ()


class PagePair(Struct, frozen=True, omit_defaults=True):
    """Two versions of a kernel called ``name`` by id, "" where a side has none, and where the page holds no more than the row.

    ``what`` says what became of it, ``cells`` are those of its row in the table of changes. ``rows`` stand opposite each other:
    old, new (-1 for none), and a kind of `isaview.compare.aligned_listings.RowPair`; there are none where nothing aligned them.
    """

    id: str
    old: str
    new: str
    name: str
    what: str
    cells: tuple[PageCell, ...] = ()
    rows: tuple[tuple[int, int, str], ...] = ()


class PageVariant(Struct, frozen=True, omit_defaults=True):
    """A variant: its ``label``, its kernel's id, and figures by metric name; ``is_best`` where no other is better in all."""

    label: str
    kernel: str
    figures: Mapping[str, PageCell]
    is_best: bool = False


class PageData(Struct, frozen=True, omit_defaults=True):
    """All that a page shows.

    ``sources`` are lines of source by the file that listings name. ``gpus`` are those of the vendors of its kernels, by target,
    without where their figures are from; ``products`` are names of what carries them, ``words`` these vendors' words by
    neutral name. Points of ``rooflines`` have ids of kernels as labels. ``remarks`` are what has to be known of the page first.
    """

    kind: Literal["report", "diff", "variants", "across", "document"]
    title: str
    isaview: str
    groups: tuple[PageGroup, ...] = ()
    kernels: tuple[PageKernel, ...] = ()
    lessons: Mapping[str, PageLesson] = {}
    gpus: Mapping[str, Gpu] = {}
    products: Mapping[str, tuple[str, ...]] = {}
    words: Mapping[str, Mapping[str, str]] = {}
    rooflines: tuple[Roofline, ...] = ()
    sources: Mapping[str, tuple[str, ...]] = {}
    pairs: tuple[PagePair, ...] = ()
    variants: tuple[PageVariant, ...] = ()
    remarks: tuple[str, ...] = ()
    version: int = VERSION
