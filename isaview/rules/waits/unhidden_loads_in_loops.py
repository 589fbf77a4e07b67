"""A loop waits for its loads from memory right after it has issued them.

What
    Every load from global memory of a loop is waited for within a few instructions, with no arithmetic between, though the
    loop does arithmetic. Or a short loop issues one load, waits for it, and only then issues the next.
Why
    A load from memory takes hundreds of clocks. The wave stops for all of them in each iteration; only other waves of the
    CU can use the time, and there are rarely enough of them. Memory is busy only while enough bytes are on their way.
Instead
    Issue the loads of the next iteration before the arithmetic of this one (double buffering), load several elements before
    the first is used, or unroll so that independent loads stand together; __restrict__ where a store keeps loads from that.
Silent when
    The address of the load comes from what it loaded before, the loop meets other threads, is unrolled later or runs at most
    four times, or some load of the loop is issued early. In PTX and LLVM IR a store between two loads alone keeps them apart.
    How many waves run is a condition of what is found in short loops, and nothing is found where occupancy has enough of them,
    but for kernels all whose groups would access the same places: one group does the work.
"""

from collections.abc import Iterable
from math import ceil

from isaview.analysis.addresses.launch_shape import Shape
from isaview.analysis.addresses.trips import trips_of
from isaview.analysis.addresses.walk import HIDDEN
from isaview.analysis.bound.throughput import machine_of
from isaview.analysis.bound.unrolling import unrollings_of
from isaview.analysis.tally import source_of
from isaview.analysis.waits.buffering import NEAR, leads_to_itself, nearest_wait
from isaview.base import regex
from isaview.base.figures import count
from isaview.flow.nesting import Loop
from isaview.languages.meanings import meanings_of
from isaview.model.form import Form
from isaview.reports.rule import Condition, Rule, Spot, Spots, View
from isaview.rules.deciding import feeds_itself, is_remainder
from isaview.rules.evidence import DEFAULT_LANES, group_size, is_argument_reduction
from isaview.rules.samples import amdgcn_loop

_FAR = ("global", "generic", "texture")
_LEAST_WORK = 8
"""Instructions of arithmetic that could hide something of a load."""
_LONGEST = 64
"""Instructions of a short loop for each of its loads."""
_FEW_TRIPS = 4
_OF_GROUPS = regex.compile(f"group|{HIDDEN}")
"""Unknowns of an address that may differ between groups."""


def find(view: View) -> Spots:
    """A spot for each loop, at the load that is waited for soonest; for short loops one for each place in the source."""
    known = set()
    for spot in _loop_spots(view):
        known.add(view.loop(spot.index or 0))
        yield spot
    sources: set[str] = set()
    trips = trips_of(view.kernel, Shape(view.context.module.wave_size or DEFAULT_LANES))
    copies, meeting = unrollings_of(view.kernel, trips), view.meetings
    for loop in filter(view.is_innermost, view.flow.loops if view.kernel.is_entry else ()):
        most = trips[loop.index].exact or trips[loop.index].most
        is_short = most is not None and most <= _FEW_TRIPS
        loads = [] if is_short or loop in known else _serial_loads(view, loop, meeting)
        if (
            not loads
            or is_remainder(view, loop)
            or is_argument_reduction(view, loop)
            or (len(loads) == 1 and loop.index in copies and copies[loop.index].copies > 1)
        ):
            continue
        source, condition = source_of(view.kernel, loads[0]) or str(loop.index), _few_waves(view, loads)
        if condition is not None and source not in sources:
            sources.add(source)
            what = f"{count(len(loads), 'load')} in each iteration, never two in flight"
            yield Spot(loads[0], what + view.where(loop), tuple(loads), condition=condition)


def _loop_spots(view: View) -> Spots:
    """A spot for each loop with arithmetic, at the load that is waited for soonest."""
    kernel_waits = view.waits
    if kernel_waits is None:
        return
    far = (distance for distance in kernel_waits.distances if distance.space in _FAR and distance.to == "wait")
    for loop, loads in view.group_in_loops(dict.fromkeys(distance.load for distance in far)).items():
        body = kernel_waits.bodies[loop.index]
        forms = [view.kernel.forms[index] for index in body.instructions(inner=True)]
        work = sum(form.instruction_class in kernel_waits.machine.work for form in forms)
        ends = {load: end[1] for load in loads if (end := nearest_wait(body, kernel_waits.flight, load)) is not None}
        # NEAR instructions with no arithmetic hide a few clocks of hundreds
        near = {load: size[0] for load, size in ends.items() if size[0] < NEAR and not size[1]}
        # one load that is issued early hides the others behind it
        if len(near) < len(loads) or work < _LEAST_WORK or any(leads_to_itself(body, load) for load in near):
            continue
        fewest, first = min((size, load) for load, size in near.items())
        after = f"waited for {count(fewest, 'instruction')} later" if fewest else "waited for at once"
        yield view.spot(loop, [first], f"{count(len(loads), 'load')} from memory {after}, nothing is computed meanwhile")


def _serial_loads(view: View, loop: Loop, meeting: frozenset[int]) -> list[int]:
    """The loads of a loop where each is waited for before the next is issued; none where not."""
    kernel, body = view.kernel, view.instructions_in(loop)
    loads: list[int] = []
    # registers that wait for a load, and registers whose value was stored since: a store may change what is loaded next
    awaited: set[int] = set()
    stored: set[int] = set()
    reads, is_ssa = kernel.operands.reads, "value" in kernel.register_files  # which does not show what may overlap
    is_final = meanings_of(kernel.module).is_machine_code
    for index in body if meeting.isdisjoint(body) else ():
        form = kernel.forms[index]
        if _accesses_far(form, "load"):
            is_free = not view.meanings.read_only.isdisjoint(form.opcode.split(".")) or is_ssa or stored & {*reads[index]}
            if awaited or (loads and is_free and not is_final):
                return []
            loads.append(index)
            awaited.update(kernel.operands.writes[index])
        elif not awaited.isdisjoint(reads[index]):
            awaited.update(kernel.operands.writes[index])
            if is_final or _accesses_far(form, "store"):
                awaited.clear()
                stored.update(reads[index])
    is_short = len(body) <= _LONGEST * len(loads)
    if not is_short or any(feeds_itself(view, loop, load) for load in loads) or (awaited and is_final):
        return []
    return loads


def _accesses_far(form: Form, kind: str) -> bool:
    return any(access.kind == kind and access.space in _FAR for access in form.accesses)


def _few_waves(view: View, loads: Iterable[int]) -> Condition | None:
    """So few waves that what they have on its way does not keep memory busy; None where as many run by all that is known."""
    wave, unit, gpu = view.words.word("wave"), view.words.word("unit"), view.gpu
    product = "" if gpu is None else machine_of(gpu)
    if gpu is None or isinstance(product, str):
        return Condition("few_waves_run", f"few {wave}s run on a {unit}")
    lanes, slots = view.context.module.wave_size or DEFAULT_LANES, gpu.waves_per_simd * gpu.simds[-1]
    each = max(sum(access.bytes or 4 for access in view.kernel.forms[load].accesses) for load in loads)
    # Little's law: bytes in flight = bandwidth × latency, divided by the bytes of one load of a wave
    enough = min(slots, ceil(product.levels["dram"] * product.latency / (lanes * each)))
    occupancy = view.need("occupancy")
    running = (occupancy.waves.value or 0) / (occupancy.slots or 1) * slots
    alone = ""
    far = [access.addressed for access in view.need("accesses") if access.space in _FAR]
    if all(address.followed and not any(map(_OF_GROUPS.match, address.depends)) for address in far):
        # all groups would access the same places of global memory
        running = min(running, (group_size(view) or gpu.group_threads_max) / lanes)
        alone = f", as where one {view.words.word('group')} does the work (its number is in no address)"
    return Condition("few_waves_run", f"fewer than {enough} {wave}s run on a {unit}{alone}") if running < enough else None


WORK = "".join(f"	v_fmac_f32_e32 v{10 + index}, v4, v4\n" for index in range(8))
BAD = amdgcn_loop(f"	global_load_dword v4, v[0:1], off       ; ISA502\n	s_waitcnt vmcnt(0)\n{WORK}")
GOOD = amdgcn_loop(f"""\
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v5
	global_load_dword v5, v[0:1], off
{WORK}""")

RULE = Rule("ISA502", "unhidden-loads-in-loops", __doc__, find, BAD, GOOD, relieves="waiting")
