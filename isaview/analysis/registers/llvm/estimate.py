"""How many registers LLVM's back end, and ptxas after it, will give each lane of a kernel of SSA values.

A kernel is folded to the words that need a vector register (`isaview.analysis.registers.llvm.fold`). How many are alive at
once in the order written, when loads are started early and when lives are made short are the terms of a formula whose weights
``values.toml`` holds for each back end; they are fitted by ``bench/fit_values.py``. Accuracy: docs/trust/registers.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import ceil, exp, floor, log
from pathlib import Path

from msgspec import Struct, convert, field

from isaview.analysis.registers.llvm.calls import Convention, Numbers, Own, with_calls
from isaview.analysis.registers.llvm.fold import Rules, fold
from isaview.analysis.registers.ptxas.launch_target import LaunchTarget, launch_target
from isaview.analysis.registers.schedule.dependences import dag
from isaview.analysis.registers.schedule.lifetimes import lifetimes
from isaview.analysis.registers.schedule.order import by_latency, shortest
from isaview.base import regex
from isaview.base.measure import Measure, estimated_measure, unavailable
from isaview.base.plugins import read_toml
from isaview.flow.divergence import by_lane, divergence
from isaview.flow.graph import flow_of
from isaview.flow.liveness import liveness_of
from isaview.gpus.hardware import Gpu
from isaview.model.kernel import Kernel

UNIT = "registers"
BUDGET = 12_000  # steps
"""What is put in order for a kernel, blocks of the highest peak first; for the others the order written counts."""
FIRST = 3  # registers
"""What a kernel has before it keeps anything: added to each term, so that small kernels compare."""
SPARE = 6  # registers
"""Between what lives at once and the number at which a compiler stops to start loads early."""
COPIES, LARGEST = 4, 40  # bodies, steps
"""How often a small loop is repeated where the compiler unrolls it, and the longest such loop."""


class Scalars(Struct, frozen=True):
    """The formula for scalar registers: exp(constant) x (words + `FIRST`) to the power of ``weight``, and its interval."""

    constant: float
    weight: float
    low: float
    high: float


class Backend(Struct, frozen=True):
    """A row of ``values.toml``: for which targets it holds, how values are kept, and the fitted formula.

    ``terms`` are weights by the names of `Pressure.terms`; ``low`` and ``high`` what the truth was divided by the estimate for
    the middle of the kernels it was fitted on; ``convention`` how functions share registers. ``scalar`` is the same for
    scalar registers, of the words in the scalar file as written; None where none is known.
    """

    name: str
    targets: tuple[str, ...]
    unoptimised: bool
    unrolls: bool
    rules: Rules
    constant: float
    terms: Mapping[str, float]
    low: float
    high: float
    convention: Convention
    scalar: Scalars | None = None


class Pressure(Struct, frozen=True):
    """Words alive at once: ``written`` in the order written, ``early`` with loads started early, ``short`` with lives short.

    ``place`` is the instruction at the peak as written. ``target`` is what its launch bounds say, ``across`` the words alive
    across each call.
    """

    written: int
    early: int
    short: int
    place: int
    target: LaunchTarget
    across: Mapping[int, int] = field(default_factory=dict)

    def terms(self) -> dict[str, float]:
        """The terms a formula may weigh; those with below and above are 0 on the other side of the register target."""
        target = log(self.target.registers)
        terms = {"target": target}
        for name, words in (("written", self.written), ("early", self.early), ("short", self.short)):
            terms[name] = log(words + FIRST)
            terms[f"below_{name}"] = min(0.0, log(words + SPARE) - target)
            terms[f"above_{name}"] = max(0.0, log(words + SPARE) - target)
        return terms


def estimate(kernel: Kernel, gpu: Gpu) -> Measure:
    """The registers a lane is given, with an interval; unavailable where no formula is known for the target."""
    backend = backend_for(kernel, gpu)
    if backend is None:
        return unavailable(UNIT, f"no formula says how a compiler gives registers to values on {gpu.target}; see --lower")
    words = pressure(kernel, gpu, backend)

    def of_callee(function: Kernel) -> Own:
        """What a function takes itself; the same for every kernel that calls it."""
        return function.once((own_registers, gpu.target), lambda: own_registers(pressure(function, gpu, backend), backend))

    with_callees = with_calls(kernel, own_registers(words, backend), backend.convention, of_callee)
    most = gpu.vector_registers_max if backend.convention.pooled else words.target.cap
    value, low, high = (min(number, most) for number in with_callees.numbers)
    because = (
        f"{words.written} words of vector registers live at once at line {kernel.lines[words.place]} as written, "
        f"{words.early} with loads started early, {words.short} with lives made short; by the formula fitted for {backend.name}"
    )
    return estimated_measure(value, low, high, UNIT, "; ".join((because, *with_callees.reasons)))


def own_registers(words: Pressure, backend: Backend) -> Own:
    """The registers of the formula, without what is called."""
    return Own(registers(words, backend), words.across)


def scalars(kernel: Kernel, gpu: Gpu, wave_size: int) -> Measure:
    """The scalar registers of a wave, with an interval; unavailable where no formula is known."""
    backend = backend_for(kernel, gpu)
    if backend is None or backend.scalar is None or gpu.scalar_registers_max is None:
        return unavailable(UNIT, "no formula says how many scalar registers this kernel is given; see --lower")
    words = scalar_words(kernel, wave_size)
    formula, most = backend.scalar, gpu.scalar_registers_max
    raw = exp(formula.constant + formula.weight * log(words + FIRST))
    value, low, high = _clamp_interval(raw, formula.low, formula.high, most)
    because = f"{words} words equal in all lanes live at once, masks included; by the formula fitted for {backend.name}"
    return estimated_measure(value, low, high, UNIT, because)


def scalar_words(kernel: Kernel, wave_size: int) -> int:
    """The most words of the scalar file alive at once, in the order written."""
    peak = liveness_of(by_lane(kernel, scalar_file=True, wave_size=wave_size)).peak("scalar")
    return peak[0] if peak else 0


def registers(words: Pressure, backend: Backend) -> Numbers:
    """The formula's number, and the interval around it."""
    terms = words.terms()
    raw = exp(backend.constant + sum(weight * terms[name] for name, weight in backend.terms.items()))
    return _clamp_interval(raw, backend.low, backend.high, words.target.cap)


def _clamp_interval(raw: float, low: float, high: float, most: int) -> Numbers:
    """A number of registers, with the interval that two ratios say, within what is allowed."""
    value = min(max(round(raw), 1), most)
    return value, max(min(floor(raw * low), value), 0), max(min(ceil(raw * high), most), value)


def pressure(kernel: Kernel, gpu: Gpu, backend: Backend) -> Pressure:
    """The words of a kernel that are alive at once, in three orders."""
    folded = fold(kernel, divergence(kernel), backend.rules)
    lives = lifetimes(folded, flow_of(kernel))
    target = launch_target(kernel, gpu)
    left = BUDGET
    early = short = 0
    for block in lives.highest_first():
        steps, copies = folded.steps[block], 1
        # Compilers unroll small loops without stores, fences and calls: copies overlap, and more is alive.
        if backend.unrolls and block in flow_of(kernel).successors[block] and len(steps) <= LARGEST:
            copies = 1 if any(step.trait.fence or step.trait.stores for step in steps) else COPIES
        left -= len(folded.steps[block]) * copies
        most = least = lives.peaks[block][0]
        if left >= 0 and folded.steps[block]:
            borders = lives.live_in[block], lives.live_out[block], folded.weight
            once = dag(folded.steps[block], *borders)
            repeated = once if copies == 1 else dag(folded.steps[block], *borders, copies)
            most, least = by_latency(repeated, 2 * target.cap), shortest(once)
        early, short = max(early, most), max(short, least)
    written, place = lives.peak
    return Pressure(written, early, short, max(place, 0), target, lives.across_calls)


def backend_for(kernel: Kernel, gpu: Gpu) -> Backend | None:
    """The first row that holds for a target and a kernel, None where there is none."""
    plain = "unoptimised" in kernel.flags
    fitting = (row for row in backends() if row.unoptimised == plain)
    return next((row for row in fitting if any(regex.fits(gpu.target, pattern) for pattern in row.targets)), None)


@cache
def backends() -> tuple[Backend, ...]:
    """The rows of ``values.toml``."""
    return convert(read_toml(Path(__file__).with_name("values.toml"))["backend"], tuple[Backend, ...])
