"""How many registers ptxas will give each lane of a kernel of virtual registers, with an interval.

The kernel is folded to the values that need registers. Their number alive at once is set against the *target*: the most
registers at which an SM still holds all its warps. Below the target a compiler starts loads early and lets the pressure rise;
at the target it stops; above it, it shortens lives. `allocation` walks through these steps.
"""

from __future__ import annotations

from bisect import bisect_left

from msgspec import Struct

from isaview.analysis.registers.ptxas import debugging
from isaview.analysis.registers.ptxas.calls import by_convention, find_callees
from isaview.analysis.registers.ptxas.fold import fold
from isaview.analysis.registers.ptxas.intervals import span
from isaview.analysis.registers.ptxas.launch_target import LaunchTarget, launch_target
from isaview.analysis.registers.ptxas.prepare import undeclared_instructions
from isaview.analysis.registers.schedule.dependences import dag
from isaview.analysis.registers.schedule.lifetimes import Lifetimes, lifetimes
from isaview.analysis.registers.schedule.order import by_latency, shortest
from isaview.analysis.registers.schedule.steps import Folded
from isaview.base.measure import Measure, estimated_measure, unavailable
from isaview.flow.graph import flow_of
from isaview.gpus.hardware import Gpu
from isaview.model.kernel import Kernel

BUDGET = 3000  # steps
"""What is scheduled for a kernel, or a quarter of its instructions where that is more; counted, never timed."""
SHORTENED_BUDGET = 8000  # steps
"""What may be put in the shortest order where the order written does not fit the target."""
RESERVED = 4  # registers
"""What a kernel that does nothing is given."""
EVEN_BELOW = 20  # registers
"""Below, pairs leave gaps, and counts are even."""
GAPS, GAPS_MOST = 6, 5  # registers
"""Of so many, a register is lost to pairs and quads that must stand aligned, and at most so many in all."""
SAVED = 2  # registers
"""Of so many that starting early would cost, a compiler saves a register."""
AS_WRITTEN, SHORTENED, EARLY = 0.3, 0.6, 0.05  # registers a register alive
"""Above the target: the weights of the order written, of lives made short, and of loads started early, in the result."""
EARLIEST = 3  # times
"""Above the target: loads are started early at most until so many times the shortened lives are alive."""
SPARE = 2  # registers
"""The order written fits the target where the slack and so many registers fit too."""
CALLED_UNKNOWN = 2  # times
"""A kernel that calls functions nobody knows may be given so many times what it takes itself."""
UNIT = "registers"


class Allocation(Struct, frozen=True):
    """The estimate with its parts.

    ``written`` is the peak in the order written, ``scheduled`` in the order that starts loads early, ``shortened`` in the
    order that shortens lives; None where it was not needed. ``across_calls`` is what lives across a call by the calling
    convention. ``complete`` says that the budget sufficed.
    """

    registers: int
    low: int
    high: int
    target: LaunchTarget
    state: str
    reasons: tuple[str, ...]
    written: int = 0
    scheduled: int | None = None
    shortened: int | None = None
    across_calls: int | None = None
    complete: bool = True

    @property
    def because(self) -> str:
        """The reasons in a line."""
        return "; ".join(self.reasons)


class Body(Struct, frozen=True):
    """A folded kernel with its lifetimes; ``slack`` is what the compiler gives on top, ``budget`` the steps to schedule."""

    kernel: Kernel
    folded: Folded
    lives: Lifetimes
    target: LaunchTarget
    slack: int
    budget: int

    @property
    def written_peak(self) -> int:
        """The peak in the order written."""
        return self.lives.peak[0]

    @property
    def room(self) -> int:
        """The highest peak at which the order written fits the target."""
        return self.target.registers - self.slack - SPARE


class Peak(Struct, frozen=True):
    """A peak of an order, the instruction it is at, and whether the budget sufficed."""

    registers: int
    place: int
    complete: bool


class Pressed(Struct, frozen=True):
    """The registers that pressure alone asks for, with the peaks they follow from."""

    registers: int
    state: str
    reason: str
    scheduled: int | None = None
    shortened: int | None = None
    complete: bool = True


def estimate(kernel: Kernel, gpu: Gpu, budget: int = BUDGET) -> Measure:
    """The registers a compiler will allocate per lane, with an interval; unavailable where the target's rules are not known."""
    if gpu.allocation_slack is None or gpu.named_registers_max is None:
        return unavailable(UNIT, f"how registers are allocated on {gpu.target} from virtual ones is not known")
    unknown = undeclared_instructions(kernel)
    if unknown:
        return unavailable(UNIT, f"line {kernel.lines[unknown[0]]} names registers that the text does not declare")
    allocated = allocation(kernel, gpu, budget)
    return estimated_measure(allocated.registers, allocated.low, allocated.high, UNIT, allocated.because)


def allocation(kernel: Kernel, gpu: Gpu, budget: int = BUDGET) -> Allocation:
    """The estimate with its parts; see `estimate`."""
    target = launch_target(kernel, gpu)
    if target.fixed is not None:
        reason = f"the kernel moves registers between its waves: each thread starts with {target.fixed}"
        return Allocation(target.fixed, target.fixed, target.fixed, target, "fixed", (reason, target.reason))
    if not len(kernel):
        return Allocation(RESERVED, RESERVED, RESERVED, target, "empty", ("the kernel does nothing",))
    if debugging.is_for_debugging(kernel):
        registers, why = debugging.registers(kernel)
        registers = min(registers, target.cap)
        low, high, how_often = _interval("debug", registers, 0, target)
        return Allocation(registers, low, high, target, "debug", (why, target.reason, how_often), written=registers)
    uniform = bool(gpu.uniform_file)
    callees = find_callees(kernel, uniform=uniform)
    folded = fold(kernel, uniform=uniform, taken_by_callees=callees.taken)
    lives = lifetimes(folded, flow_of(kernel))
    steps = max(budget, len(kernel) // 4) if budget else 0
    body = Body(kernel, folded, lives, target, gpu.allocation_slack or 0, steps)
    pressed = _above(body) if body.written_peak > body.room else _below(body)
    across, taken_by_callees = body.lives.across_calls, callees.taken
    registers, reasons = pressed.registers, [pressed.reason]
    if taken_by_callees:
        name = max(taken_by_callees, key=taken_by_callees.__getitem__)
        reasons.append(f"{name} and what it calls take {taken_by_callees[name]} of them on top of what lives across its call")
    if across:
        reasons.append(f"{max(across.values())} live across a call and are preserved by the calling convention")
        registers = max(registers, by_convention(body.kernel, body.lives), *callees.own.values())
    state = "call" if taken_by_callees or across else pressed.state
    if registers >= body.target.cap:
        registers, state = body.target.cap, "cap"
    total = Pressed(registers, state, "; ".join(reasons))
    target, registers = body.target, total.registers
    hoisted = max(0, (pressed.scheduled or body.written_peak) - body.written_peak)
    low, high, how_often = _interval(total.state, registers, hoisted, target)
    reasons = [total.reason, target.reason]
    if callees.unknown:
        high = max(high, min(target.cap, CALLED_UNKNOWN * registers))
        reasons.append("what is called through a register may take more")
    elif pressed.complete:
        reasons.append(how_often)
    if not pressed.complete:
        low = min(low, max(RESERVED, (pressed.shortened or body.written_peak) // 2))
        high = max(high, min(target.cap, 2 * registers))
        reasons.append(f"the budget of {body.budget} steps to schedule is used up, so the interval is from lifetimes alone")
    return Allocation(
        registers=registers,
        low=low,
        high=high,
        target=target,
        state=total.state,
        reasons=tuple(reasons),
        written=body.written_peak,
        scheduled=pressed.scheduled,
        shortened=pressed.shortened,
        across_calls=max(body.lives.across_calls.values(), default=None),
        complete=pressed.complete,
    )


def _below(body: Body) -> Pressed:
    """The estimate where the order written fits the target."""
    target, written = body.target.registers, body.written_peak
    full = written + bisect_left(range(written, 2 * target), target, key=lambda peak: _allocated_registers(body, peak))
    early = _started_early(body, written, full)
    line = body.kernel.lines[early.place]
    if early.registers >= full:
        reason = f"the code at line {line} has work enough to start early until {target} registers are full"
        return Pressed(target, "at", reason, scheduled=early.registers, complete=early.complete)
    registers = _allocated_registers(body, early.registers)
    reason = f"{early.registers} live at once in the code at line {line}, for which a compiler gives {registers}"
    return Pressed(registers, "below", reason, scheduled=early.registers, complete=early.complete)


def _allocated_registers(body: Body, peak: int) -> int:
    """The registers a compiler gives a kernel with this peak."""
    registers = peak + body.slack + min(peak // GAPS, GAPS_MOST) - (peak - body.written_peak) // SAVED
    return registers + (registers % 2 if registers < EVEN_BELOW else 0)


def _above(body: Body) -> Pressed:
    """The estimate where the order written does not fit the target: between it and orders that shorten lives."""
    # The highest blocks come first: below the peak of one that does not fit, others decide nothing.
    folded, lives = body.folded, body.lives
    most, left, complete = min(body.room, body.written_peak), max(body.budget, SHORTENED_BUDGET) if body.budget else 0, True
    for block in lives.highest_first():
        peak = lives.peaks[block][0]
        if peak <= most:
            break
        steps = folded.steps[block]
        if len(steps) <= left:
            left -= len(steps)
            peak = min(peak, shortest(dag(steps, lives.live_in[block], lives.live_out[block], folded.weight)))
        else:
            complete = False
        most = max(most, peak)
    short = most
    limit = EARLIEST * short
    early = _started_early(body, short, limit)
    most = early.registers if early.complete else max(early.registers, min(body.written_peak, limit))
    mixed = AS_WRITTEN * min(body.written_peak, most) + SHORTENED * short + EARLY * min(most, limit)
    registers = round(mixed) + body.slack
    line = body.kernel.lines[max(body.lives.peak[1], 0)]
    reason = f"{body.written_peak} live at once at line {line} as written, {short} with lives made short"
    state = "above" if registers > body.target.registers else "at"
    registers = max(registers, body.target.registers)
    return Pressed(registers, state, reason, shortened=short, complete=complete and early.complete)


def _started_early(body: Body, most: int, full: int) -> Peak:
    """The peak with loads started early, and where it is.

    Only blocks that can be above ``most`` are looked at, and none once ``full`` is reached.
    """
    lives, weight = body.lives, body.folded.weight
    place, left, complete = max(lives.peak[1], 0), body.budget, True
    for block in lives.highest_first():
        steps = body.folded.steps[block]
        makes = sum([weight[piece] for step in steps for piece in step.makes])
        if min(lives.peaks[block][0], sum(weight[piece] for piece in lives.live_in[block])) + makes <= most:
            continue
        if len(steps) > left:
            complete = False
            continue
        left -= len(steps)
        peak = by_latency(dag(steps, lives.live_in[block], lives.live_out[block], weight), full - 1)
        if peak > most:
            most, place = peak, steps[0].index
        if most >= full:
            break
    return Peak(most, place, complete)


def _interval(state: str, registers: int, hoisted: int, target: LaunchTarget) -> tuple[int, int, str]:
    """The interval around an estimate, within what its state allows, and how often such intervals held."""
    row = span(state, registers, hoisted)
    low, high = row.ends(registers, *interval_limits(state, target))
    return low, high, f"intervals like {low} to {high} held {100 * row.held:.0f} of 100 kernels of other sources"


def interval_limits(state: str, target: LaunchTarget) -> tuple[int, int]:
    """The least and the most that an interval may reach to: what the state says of the target, and the cap."""
    return target.registers if state == "above" else RESERVED, target.registers if state == "below" else target.cap
