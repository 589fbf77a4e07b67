"""What a unit of a product does in a clock, from its peaks and from ``throughput.toml``.

``matrix_instructions.toml`` holds instructions that run on later targets without reaching the rate of their matrix units.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct, field

from isaview.base import regex
from isaview.base.plugins import read_toml, refuse
from isaview.gpus.hardware import Gpu, Product, find_gpu, products

_PER_MULTIPLY_ADD = 2
_LONGEST_OPCODE = 160
_PIPES = ("fp64", "fp32", "fp16", "int32")
_COLUMNS = ("targets", "issue", "special", "shared", "l1", "l2", "latency", "cited")  # every row has these
PEAKS = ("memory", "l2", *_PIPES)
"""What a product may state a second, besides operations of its matrix units by type."""


class Machine(Struct, frozen=True):
    """A product as a kernel meets it; rates are per clock and unit.

    ``lanes`` are vector lanes by pipe (fp16 counts packed pairs as two), ``matrix`` operations by type, ``memory``, ``l2``,
    ``l1`` and ``shared`` bytes; ``latency`` is that of memory in clocks. ``peaks`` are the product's own figures per second,
    ``sources`` says by name where each comes from, ``assumed`` which of them are guesses, ``measured`` which no vendor
    states but somebody measured. ``broadcasts_cost`` says that shared memory answers so many bytes a clock also where lanes
    ask for the same ones.
    """

    name: str
    units: int
    clock_hz: float
    lanes: Mapping[str, float]
    matrix: Mapping[str, float]
    levels: Mapping[str, float]
    latency: float
    wave_size: int
    peaks: Mapping[str, float]
    sources: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    assumed: frozenset[str] = frozenset()
    measured: frozenset[str] = frozenset()
    broadcasts_cost: bool = False


@cache
def _table() -> dict[str, Any]:
    table = read_toml(Path(__file__).with_name("throughput.toml"))
    for row in table["row"]:
        refuse(row, f"throughput.toml: {row.get('targets')}", (*_COLUMNS, "fp64", "broadcasts_cost"), _COLUMNS)
    return table


@cache
def _row(target: str) -> dict[str, Any] | None:
    rows = _table()["row"]
    return next((row for row in rows if any(regex.fits(target, pattern) for pattern in row["targets"].split())), None)


def product_for(gpu: Gpu) -> Product | None:
    """The product a GPU is, else the first that carries its target or one that it covers, else a neighbour's.

    A neighbour (`is_neighbours`) has the same architecture and row of rates: of some targets no product has published peaks.
    """
    row = _row(gpu.target)
    near = (product for product in products() if find_gpu(product.target).architecture == gpu.architecture)
    own = (product for product in products() if not is_neighbours(product, gpu))
    return gpu.product or next(own, None) or next((product for product in near if _row(product.target) == row), None)


def is_neighbours(product: Product, gpu: Gpu) -> bool:
    """Whether a product stands for a GPU whose target it does not carry."""
    return product.target not in (gpu.target, *gpu.covers)


def borrowed_peaks(gpu: Gpu) -> str:
    """Whose peaks stand for a GPU that has none of its own, "" where it has."""
    product = product_for(gpu)
    if product is None or not is_neighbours(product, gpu):
        return ""
    return f"{product.name}, of the same architecture: no product of {gpu.target} has published peaks"


def machine_of(gpu: Gpu, peaks: Mapping[str, float] | None = None, wave_size: int | None = None) -> Machine | str:
    """The machine of a GPU, with ``peaks`` in place of the product's; a text that says what is missing where there is none."""
    product = product_for(gpu)
    if product is None:
        return f"no product with published peaks carries {gpu.target} or has its architecture; name one with --gpu"
    row = _row(product.target)
    if row is None:
        return f"what a unit of {product.target} does in a clock is not known: it has no row in throughput.toml"
    if product.units is None:
        return f"how many units {product.name} has is not known"
    every = {**product.peaks, **(peaks or {})}
    missing = [name for name in ("memory", "fp32") if not every.get(name)]
    if missing:
        return f"the {' and '.join(missing)} peak of {product.name} is not known; give it with --peak {missing[0]}=…"
    real = find_gpu(product.target) if gpu.target != product.target else gpu
    units = product.units
    # The peak of fp32 is units × clock × lanes × 2.
    clock = product.clock_hz or every["fp32"] / (units * _PER_MULTIPLY_ADD * real.rates.get("fp32", row["issue"]))
    each = units * clock
    rates = {name: rate / (_PER_MULTIPLY_ADD * each) for name, rate in every.items()}
    lanes = lanes_by_pipe(rates, real, row, frozenset(peaks or ()))
    l2 = every.get("l2", row["l2"] * each) / each
    levels = {"dram": every["memory"] / each, "l2": l2, "l1": float(row["l1"]), "shared": float(row["shared"])}
    sources = {name: tuple(product.sources[source] for source in cited) for name, cited in product.cited.items()}
    table = _table()
    tabled = {name: source for name, source in row["cited"].items() if name not in every}
    spellings = {**table["sources"], **{name: f"measured: {text}" for name, text in table["measurements"].items()}}
    cited = {name: (spellings[source],) for name, source in tabled.items()}
    return Machine(
        name=product.name,
        units=units,
        clock_hz=clock,
        lanes=lanes,
        matrix={name[7:]: rate / each for name, rate in every.items() if name.startswith("matrix_")},
        levels=levels,
        latency=float(row["latency"]),
        wave_size=wave_size or real.wave_sizes[0],
        peaks=every,
        sources={**cited, **sources, **dict.fromkeys(peaks or {}, ("given with --peak",))},
        assumed=frozenset(name for name, source in tabled.items() if source == "assumed"),
        measured=frozenset(name for name, source in tabled.items() if source in table["measurements"]),
        broadcasts_cost=row.get("broadcasts_cost", False),
    )


def lanes_by_pipe(rates: Mapping[str, float], gpu: Gpu, row: Mapping[str, Any], given: frozenset[str]) -> dict[str, float]:
    """Vector lanes by pipe: as ``given``, else as the vendor tables them for a clock, else by peaks, else by neighbours.

    A product may state peaks of its pipes at different clocks, so what is tabled for a clock goes first.
    """
    issue = float(row["issue"])
    tabled = {name: float(rate) for name, rate in gpu.rates.items() if name in _PIPES and name not in given}
    lanes = {**{name: rates[name] for name in _PIPES if rates.get(name)}, **tabled}
    lanes.setdefault("fp16", 2 * min(lanes["fp32"], issue))  # a packed pair in each lane that issues
    lanes.setdefault("fp64", float(row.get("fp64", lanes["fp32"] / 32)))
    lanes.setdefault("int32", issue)
    return {**lanes, "issue": issue, "special": float(row["special"])}


class Older(Struct, frozen=True):
    """An instruction of an earlier generation: the ``share`` of the peak it reaches (0: not known) and what reaches more.

    ``rows`` are those that a tile has to have for that, 0 for any.
    """

    pattern: re.Pattern[str]
    targets: tuple[str, ...]
    share: float
    instead: str
    rows: int
    source: str


@cache
def _older_rows() -> tuple[Older, ...]:
    table = read_toml(Path(__file__).with_name("matrix_instructions.toml"))
    rows = (
        {**row, "targets": tuple(row["targets"].split()), "source": table["sources"][row["source"]]} for row in table["row"]
    )
    return tuple(Older(**{**row, "pattern": regex.compile(row["pattern"])}) for row in rows)


def older_instruction(opcode: str, target: str) -> Older | None:
    """The row of an opcode on a target, None where the instruction is the target's own."""
    rows = _older_rows() if len(opcode) <= _LONGEST_OPCODE else ()
    fitting = (row for row in rows if any(regex.fits(target, pattern) for pattern in row.targets))
    return next((row for row in fitting if row.pattern.fullmatch(opcode)), None)
