"""The allocation estimate for kernels of virtual registers: how many registers a compiler will give each lane.

The kernel is folded to the values that need registers (`isaview.analysis.registers.ptxas.folding`). Their number alive at once,
in the order written and in the order a scheduler would make, is set against the *target*: the most registers at which the unit
still holds all its waves. Below the target a compiler starts loads early and lets the pressure rise; at the target it stops;
above it, it shortens lives. Rules, constants and measured accuracy: docs/trust/registers.md.
"""

from __future__ import annotations

from bisect import bisect_left

from msgspec import Struct

from isaview.analysis.registers.ptxas import calls, debugging
from isaview.analysis.registers.ptxas.behind_calls import described, opaque
from isaview.analysis.registers.ptxas.folding import folded
from isaview.analysis.registers.ptxas.hoisting import hoisted
from isaview.analysis.registers.ptxas.intervals import span
from isaview.analysis.registers.ptxas.listing import as_listed
from isaview.analysis.registers.ptxas.prepared import Prepared
from isaview.analysis.registers.ptxas.regions import Region, regions
from isaview.analysis.registers.ptxas.skipped import skipped
from isaview.analysis.registers.ptxas.spilling import hopeless
from isaview.analysis.registers.ptxas.spreading import needed, spread
from isaview.analysis.registers.ptxas.undeclared import undeclared
from isaview.analysis.registers.ptxas.unrolling import unrolled
from isaview.analysis.registers.schedule.dependences import FAR, dag
from isaview.analysis.registers.schedule.lifetimes import lifetimes
from isaview.analysis.registers.schedule.schedule import by_latency, shortest
from isaview.analysis.registers.schedule.step import Folded
from isaview.base.measure import Measure, estimated, unavailable
from isaview.base.words import VOCABULARIES
from isaview.flow.graph import flow_of
from isaview.flow.liveness import liveness_of
from isaview.gpus.hardware import Gpu
from isaview.model.kernel import Kernel

BUDGET = 3000
"""Steps that are scheduled for one kernel, and at most so many more than a quarter of it; counted, never timed."""
SHORTENED_BUDGET = 8000
"""Steps that may be put in the shortest order where the order written does not fit the target."""
RESERVED = 4
"""What a kernel that does nothing is given."""
CALLED_UNKNOWN = 2
"""A kernel that calls functions nobody knows may be given so many times what it takes itself."""
EVEN_BELOW = 20
"""Below so many registers pairs leave gaps, and counts are even."""
GAPS = 7
"""One register of so many is lost to pairs and quads that must stand aligned,"""
GAPS_MOST = 5
"""but no more than so many: what is far apart fills the gaps of the others."""
WASTED = 2
"""Of so many registers that starting early would cost, a compiler saves one."""
AS_WRITTEN, SHORTENED, EARLY = 0.3, 0.6, 0.05
"""Above the target: the shares of the order written, of lives made short, and of loads started early, in the result."""
EARLIEST = 3
"""Above the target: loads are started early at most until so many times the shortened lives are alive."""
ABOVE = 1
"""Above the target: what a compiler gives beside the slack."""
SPARE = 2
"""The order written fits the target where the slack and so many registers fit beside it."""
NEAR_BELOW, NEAR_ABOVE = 0.90, 1.03
"""Above the target: from this share of a step of occupancy to that one, the step itself is taken for the result."""
LIKELY_ABOVE = 1.4
"""Of kernels whose text has so many times more registers alive than fit, 94 of 100 instructions are in some that do not fit,"""
CERTAINLY_ABOVE = 1.15
"""and none of 3213 kernels fits of which so many times more are alive with what counts above the target."""
SMALL = 1000
"""Below the target: in kernels of so many instructions at most, what is equal in a wave counts; of more it is one of many."""
AHEAD_OF_LIST = 8
"""Below the target: so many registers more than in the order of a list scheduler, early loads take at most."""
EXCHANGED = 3
"""Below the target, where a file for the wave is: an exchange between lanes that some may skip is made again with its
mask, lane and range in registers."""
UNIT = "registers"


class Bounds(Struct, frozen=True):
    """What the launch bounds say: the registers aimed at, the most allowed, and why.

    ``fixed`` is the number where the kernel itself sets it, None otherwise. ``steps`` are the numbers beyond which fewer
    waves are resident, ascending.
    """

    target: int
    cap: int
    fixed: int | None
    steps: tuple[int, ...]
    reasons: tuple[str, ...]


class Allocation(Struct, frozen=True):
    """The estimate with its parts.

    ``written`` is the peak in the order written, ``scheduled`` in the order that starts loads early, ``shortened`` in the
    order that shortens lives; None where it was not needed. ``slack`` is what the compiler gives on top. ``across_calls``
    is what lives across a call. ``complete`` says that the budget sufficed.
    """

    registers: int
    low: int
    high: int
    written: int
    scheduled: int | None
    shortened: int | None
    slack: int
    across_calls: int | None
    bounds: Bounds
    state: str
    complete: bool
    reasons: tuple[str, ...]

    @property
    def because(self) -> str:
        """The reasons in one line."""
        return "; ".join(self.reasons)


def estimate(kernel: Kernel, gpu: Gpu, budget: int = BUDGET) -> Measure:
    """The registers a compiler will allocate per lane, with an interval; unavailable where the target's rules are not known."""
    if gpu.allocation_slack is None or gpu.named_registers_max is None:
        return unavailable(UNIT, f"how registers are allocated on {gpu.target} from virtual ones is not known")
    unknown = undeclared(kernel)
    if unknown:
        return unavailable(UNIT, f"line {kernel.lines[unknown[0]]} names registers that the text does not declare")
    found = allocation(kernel, gpu, budget)
    return estimated(found.registers, found.low, found.high, UNIT, found.because)


def bounds(kernel: Kernel, gpu: Gpu) -> Bounds:
    """Target and cap of a kernel from its stated launch bounds."""
    granule, wave, simds = gpu.vector_granule[0], gpu.wave_sizes[0], gpu.simds[0]
    total, slots = gpu.vector_registers_total[0] * simds, gpu.waves_per_simd * simds
    named = gpu.named_registers_max or gpu.vector_registers_max
    threads = _stated(kernel, "required_threads") or _stated(kernel, "max_threads")
    groups, most = _stated(kernel, "min_groups_per_unit"), _stated(kernel, "max_registers")
    waves = -(-(threads or gpu.group_threads_max) // wave)
    resident = _resident(gpu, slots, waves) if threads else slots
    full = min(total // resident // granule * granule, named)
    words = VOCABULARIES[gpu.words]
    group, unit = words.word("group"), words.word("unit")
    target, cap, reasons = full, named, [f"{full} registers keep every {words.word('wave')} of {gpu.target} resident"]
    if threads and resident < slots:
        reasons = [f"{full} registers keep all {group}s of {threads} threads resident that an {unit} of {gpu.target} holds"]
    if threads and groups and waves * groups <= resident:
        target = cap = min(cap, total // (waves * groups) // granule * granule)
        reasons = [f"at most {cap} for {words.plural('group', groups)} of {threads} threads on each {unit}, as stated"]
    elif threads:
        cap = min(cap, total // waves // granule * granule)
    if most:
        target = cap = min(cap if groups else named, max(most, calls.LEAST))
        reasons = [f"at most {cap}, as stated"]
    fixed = _share(kernel, cap) if most or (threads and groups) else None
    steps = {total // (waves * simds) // granule * granule for waves in range(1, gpu.waves_per_simd + 1)}
    return Bounds(min(target, cap), cap, fixed, tuple(sorted(steps)), tuple(reasons))


def _resident(gpu: Gpu, slots: int, waves: int) -> int:
    """The waves a unit holds of groups of so many: whole groups, and no more of them than it has room for."""
    if gpu.groups_max is None or waves > slots:
        return slots
    return waves * min(slots // waves, gpu.groups_max)


def _stated(kernel: Kernel, name: str) -> int:
    """A stated number, 0 where there is none."""
    measure = kernel.stated.get(name)
    return int(measure.value) if measure is not None and measure.value is not None else 0


def _share(kernel: Kernel, cap: int) -> int | None:
    """What each thread starts with where the kernel changes its registers as it runs (the most it asks for), else None."""
    changes = [index for index, form in enumerate(kernel.forms) if form.mnemonic == "setmaxnreg"]
    if not changes:
        return None
    more = [kernel.instruction(index).operands[0] for index in changes if "inc" in kernel.forms[index].modifiers]
    return min(cap, max((int(count) for count in more if count.isdigit()), default=cap))


def allocation(kernel: Kernel, gpu: Gpu, budget: int = BUDGET) -> Allocation:
    """The estimate with its parts; see `estimate`."""
    bound = bounds(kernel, gpu)
    slack = gpu.allocation_slack or 0
    if bound.fixed is not None:
        reasons = (f"the kernel moves registers between its waves: each thread starts with {bound.fixed}", *bound.reasons)
        return Allocation(bound.fixed, bound.fixed, bound.fixed, 0, None, None, 0, None, bound, "fixed", True, reasons)
    if not len(kernel):
        return Allocation(
            RESERVED, RESERVED, RESERVED, 0, None, None, RESERVED, None, bound, "empty", True, ("the kernel does nothing",)
        )
    if debugging.for_debugging(kernel):
        return _unoptimised(kernel, bound)
    return _Estimate(kernel, gpu, bound, slack, max(budget, len(kernel) // 4) if budget else 0).allocation()


def _unoptimised(kernel: Kernel, bound: Bounds) -> Allocation:
    """The estimate for text that a compiler leaves as it stands."""
    registers, why = debugging.registers(kernel)
    registers = min(registers, bound.cap)
    low, high, held = _interval("debug", registers, 0, bound)
    return Allocation(
        registers, low, high, registers, None, None, 0, None, bound, "debug", complete=True, reasons=(why, *bound.reasons, held)
    )


class _Estimate:
    """One kernel being estimated."""

    def __init__(self, kernel: Kernel, gpu: Gpu, bound: Bounds, slack: int, budget: int) -> None:
        self.kernel = kernel
        self.bound = bound
        self.slack = slack
        self.named = gpu.named_registers_max or gpu.vector_registers_max
        self.budget = budget
        self.uniform = bool(gpu.uniform_file)
        self.exchanged = EXCHANGED if self.uniform and skipped(kernel) else 0
        self.room = bound.target - slack - SPARE
        self.called = calls.called(kernel, uniform=self.uniform)
        behind = opaque(kernel) if self.uniform else frozenset()
        self.fold(bool(behind))
        if behind:
            self.take(described(kernel, self.folded, behind))
        early = hoisted(kernel, self.folded) if self.written <= self.room else None
        if early is not None:
            self.take(early)
        self.reasons: list[str] = []
        self.scheduled: int | None = None
        self.shortened: int | None = None
        self.complete = True

    def fold(self, behind: bool) -> None:
        """Fold with what counts where the plain folding fits the target, and with what counts where it does not.

        Plain, fewest values count. That folding is left out where another one tells that it would fit, or that it would not.
        """
        prepared = Prepared(self.kernel, self.called.taken)
        plain, below, above = (False, False), (behind or (self.uniform and len(self.kernel) <= SMALL), False), (behind, True)
        made: dict[tuple[bool, bool], Folded] = {}

        def take(way: tuple[bool, bool]) -> None:
            if way not in made:
                made[way] = folded(prepared, uniform=self.uniform, lanes=way[0], shared=way[1])
            self.take(made[way])

        peak = liveness_of(self.kernel).peak("vector")
        if peak is not None and peak[0] > LIKELY_ABOVE * self.room:
            take(above)
            if self.written > CERTAINLY_ABOVE * self.room:
                return
        elif below != plain:
            take(below)
            if self.written <= self.room:
                return
        take(plain)
        if self.written > self.room:
            take(above)
        elif below != plain:
            take(below)

    def take(self, folded: Folded) -> None:
        """Estimate with these steps from here on."""
        self.folded = folded
        self.lives = lifetimes(folded, flow_of(self.kernel))
        self.written = max(peak for peak, _ in self.lives.peaks)

    def allocation(self) -> Allocation:
        registers, state = self.above() if self.written > self.room else self.below()
        registers, state = self.with_calls(*self.spread_over(registers, state))
        if registers >= self.bound.cap:
            registers, state = self.bound.cap, "cap"
        low, high, held = _interval(state, registers, self.hoisted, self.bound)
        self.reasons.extend(self.bound.reasons)
        if self.called.unknown:
            high = max(high, min(self.bound.cap, CALLED_UNKNOWN * registers))
            self.reasons.append("what is called through a register may take more")
        elif self.complete:
            self.reasons.append(held)
        if not self.complete:
            low = min(low, max(RESERVED, (self.shortened or self.written) // 2))
            high = max(high, min(self.bound.cap, 2 * registers))
            self.reasons.append(
                f"the budget of {self.budget} steps to schedule is spent, so the interval is from lifetimes alone"
            )
        return Allocation(
            registers=registers,
            low=low,
            high=high,
            written=self.written,
            scheduled=self.scheduled,
            shortened=self.shortened,
            slack=self.slack,
            across_calls=max(self.lives.across_calls.values(), default=None),
            bounds=self.bound,
            state=state,
            complete=self.complete,
            reasons=tuple(self.reasons),
        )

    def with_calls(self, registers: int, state: str) -> tuple[int, str]:
        """The estimate with what the calling convention asks for, and with the functions that keep to it."""
        taken, own = self.called.taken, self.called.own
        if taken:
            name = max(taken, key=taken.__getitem__)
            self.reasons.append(f"{name} and what it calls take {taken[name]} of them beside what lives across its call")
        if self.lives.across_calls:
            across = max(self.lives.across_calls.values())
            self.reasons.append(f"{across} live across a call and are preserved by the calling convention")
            registers = max(registers, calls.given(self.kernel, self.lives), *own.values())
        return registers, "call" if taken or self.lives.across_calls else state

    def spread_over(self, registers: int, state: str) -> tuple[int, str]:
        """The estimate with what is stored alone in odd registers, within the bound to which a compiler spreads it."""
        bound, folded, out = self.bound, self.folded, self.lives.live_out
        reached = registers
        if bound.target < bound.cap:
            need = max(registers, self.slack + needed(folded, out))
            step = max(bound.target, next((step for step in bound.steps if step >= need), need))
            reached = max(reached, min(step, self.slack + spread(folded, out)))
        if self.lives.across_calls:
            reached = max(reached, min(bound.cap, self.slack + spread(folded, out, helped=True)))
        if reached == registers:
            return registers, state
        self.reasons.append(f"what lives across divisions, roots and shuffles is spread over {reached}")
        return reached, "above" if reached > bound.target else state

    @property
    def hoisted(self) -> int:
        """Registers that starting loads early costs."""
        return max(0, (self.scheduled or self.written) - self.written)

    def below(self) -> tuple[int, str]:
        """The estimate where the order written fits the target."""
        target = self.bound.target
        full = self.written + bisect_left(range(self.written, 2 * target), target, key=self.given)
        most, place, repeated = self.started_early(self.written, full, plenty=self.bound.target < self.bound.cap, listed=True)
        self.scheduled = most
        where = f"line {self.kernel.lines[place]}"
        loop = f"the loop at {where}, repeated {repeated} times," if repeated else f"the code at {where}"
        if most >= full:
            self.reasons.append(f"{loop} has work enough to start early until {self.bound.target} registers are full")
            return self.bound.target, "at"
        registers = self.given(most)
        self.reasons.append(f"{most} live at once in {loop.rstrip(',')}, for which a compiler gives {registers}")
        return registers, "below"

    def started_early(self, most: int, full: int, *, plenty: bool = False, listed: bool = False) -> tuple[int, int, int]:
        """The peak with loads started early, where it is, and how often a loop there is repeated (0: no loop).

        Only blocks that can be above ``most`` are looked at, and none once ``full`` is reached. With ``plenty`` of registers
        they are reused later, and stored values spread over them. ``listed``: no block is far above what is alive in it in the
        order of a list scheduler.
        """
        place, repeated = self.place(), 0
        weight, lives = self.folded.weight, self.lives
        for region in self.by_peak(regions(self.kernel, self.folded.steps, lives)):
            first, steps = region.blocks[0], region.steps
            copies, induction = unrolled(self.kernel, region.blocks, steps)
            makes = sum([weight[piece] for step in steps for piece in step.makes])
            if lives.peaks[first][0] + makes * copies <= most:
                continue
            live_in = lives.live_in(first)
            entering = sum(weight[piece] for piece in live_in)
            if entering + makes * copies <= most or not self.afford(len(steps) * copies):
                continue
            made = dag(steps, live_in, lives.live_out[region.blocks[-1]], weight, copies, induction)
            region.guard(made)
            ahead = as_listed(made, full - 1, plenty=plenty) + AHEAD_OF_LIST if listed else FAR
            peak = min(ahead, by_latency(made, min(full - 1, ahead), plenty=plenty)) if ahead > most else most
            if peak > most:
                most, place, repeated = peak, steps[0].index, copies if copies > 1 else 0
            if most >= full:
                break
        return most, place, repeated

    def given(self, peak: int) -> int:
        """The registers a compiler gives a kernel with this peak."""
        registers = peak + self.exchanged + self.slack + min(peak // GAPS, GAPS_MOST) - (peak - self.written) // WASTED
        return registers + (registers % 2 if registers < EVEN_BELOW else 0)

    def above(self) -> tuple[int, str]:
        """The estimate where the order written does not fit the target: between it and orders that shorten lives."""
        more = max(0, SHORTENED_BUDGET - self.budget) if self.budget else 0
        self.budget += more
        shortened = self.shortened = self.shortest()
        self.budget = max(0, self.budget - more)
        line = self.kernel.lines[self.place()]
        self.reasons.append(f"{self.written} live at once at line {line} as written, {shortened} with lives made short")
        if hopeless(self.kernel, self.folded, self.lives, shortened, self.named):
            self.reasons.append("so much goes to memory that a compiler stays at what keeps the unit full")
            return self.bound.target, "at"
        early = self.earliest(shortened)
        mixed = AS_WRITTEN * min(self.written, early) + SHORTENED * shortened + EARLY * min(early, EARLIEST * shortened)
        registers = self.at_a_step(round(mixed) + self.slack + ABOVE)
        return (registers, "above") if registers > self.bound.target else (self.bound.target, "at")

    def earliest(self, shortened: int) -> int:
        """The peak with loads started early, at most a multiple of the shortened one; beyond the budget as written."""
        afforded, self.complete = self.complete, True
        early, _, _ = self.started_early(shortened, EARLIEST * shortened)
        if not self.complete:
            early = max(early, min(self.written, EARLIEST * shortened))
        self.complete = self.complete and afforded
        return early

    def at_a_step(self, registers: int) -> int:
        """The step of occupancy near a number of registers, or that number: a compiler uses what costs no waves."""
        near = (step for step in self.bound.steps if NEAR_BELOW * step <= registers <= NEAR_ABOVE * step)
        return next(near, registers)

    def shortest(self) -> int:
        """The peak with lives made as short as can be, in the blocks that do not fit as written."""
        folded, lives = self.folded, self.lives
        most = min(self.room, self.written)
        for block in sorted(range(len(lives.peaks)), key=lambda block: -lives.peaks[block][0]):
            peak = lives.peaks[block][0]
            if peak <= most:
                break
            if self.afford(len(folded.steps[block])):
                made = dag(folded.steps[block], lives.live_in(block), lives.live_out[block], folded.weight)
                peak = min(peak, shortest(made))
            most = max(most, peak)
        return most

    def afford(self, steps: int) -> bool:
        """Whether so many steps may still be scheduled; takes them from the budget."""
        if steps > self.budget:
            self.complete = False
            return False
        self.budget -= steps
        return True

    def by_peak(self, found: list[Region]) -> list[Region]:
        """Regions, those of the highest peak in the order written first."""
        peaks = self.lives.peaks
        return sorted(found, key=lambda region: -max(peaks[block][0] for block in region.blocks))

    def place(self) -> int:
        """The instruction at the peak in the order written."""
        return max(max(self.lives.peaks, key=lambda peak: peak[0])[1], 0)


def _interval(state: str, registers: int, hoisted: int, bound: Bounds) -> tuple[int, int, str]:
    """The interval around an estimate, within what its state allows, and how often such intervals held."""
    row = span(state, registers, hoisted)
    low, high = row.ends(registers, *allowed(state, bound))
    return low, high, f"intervals like {low} to {high} held {100 * row.held:.0f} of 100 kernels of other sources"


def allowed(state: str, bound: Bounds) -> tuple[int, int]:
    """The least and the most that an interval may reach to: what the state says of the target, and the cap."""
    return bound.target if state == "above" else RESERVED, bound.target if state == "below" else bound.cap
