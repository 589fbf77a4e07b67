"""What decides a branch: what lanes loaded each for itself, the numbers of lanes, or what is the same for a whole wave."""

from __future__ import annotations

from collections.abc import Iterable

from isaview.flow.graph import flow_of
from isaview.flow.nesting import Loop
from isaview.languages.meanings import meanings_of
from isaview.model.kernel import Kernel
from isaview.reports.rule import View
from isaview.rules.evidence import Values

_LANE = ("thread_x", "lane")
_MEMORY = ("global", "shared", "generic", "texture")
_MOST_STEPS = 256
"""Instructions looked at for what a value comes from."""
LOADED, NUMBERED = "loaded", "numbered"
"""A value that a lane loaded from a place of its own, and one that follows from the number of the lane alone."""


def values_of(view: View) -> Values:
    """The writers of each register of a kernel, made once."""
    return view.kernel.once(Values, lambda: Values(view.kernel))


def origins(view: View, index: int, registers: Iterable[int] | None = None, within: Loop | None = None) -> frozenset[str]:
    """Where what an instruction reads differs between lanes: `LOADED`, `NUMBERED`, both, or none where it is not seen to.

    Only these ``registers`` where they are given, and only writes of a loop where that is given.
    """
    kernel, values = view.kernel, values_of(view)
    names = _lane_registers(kernel)
    start = kernel.operands.reads[index] if registers is None else registers
    seen: set[tuple[int, bool]] = set()
    waiting = [(index, register, False) for register in start]
    differing: set[str] = set()
    inside = None if within is None else set(view.inside(within))
    while waiting and len(seen) < _MOST_STEPS:
        at, register, loaded = waiting.pop()
        name = kernel.registers[register].name
        writes = values.reaching(at, register)
        if name in names and (not writes or kernel.registers[register].file == "special"):
            differing.add(LOADED if loaded else NUMBERED)
            continue
        for write in writes:
            if (write, loaded) in seen or (inside is not None and write not in inside):
                continue
            seen.add((write, loaded))
            form = kernel.forms[write]
            if f"${_LANE[0]}" in meanings_of(kernel.module).low(form) or "per_lane" in form.flags:
                differing.add(LOADED if loaded else NUMBERED)
            loads = loaded or any(access.kind != "store" and access.space in _MEMORY for access in form.accesses)
            waiting += [(write, read, loads) for read in kernel.operands.reads[write]]
    return frozenset(differing)


def _lane_registers(kernel: Kernel) -> frozenset[str]:
    """The registers that hold the number of a lane when a kernel starts, or at any time."""
    meanings = meanings_of(kernel.module)
    special = {name for name, place in meanings.registers.items() if place in _LANE}
    return frozenset(special | set(meanings.entry.get("separate", "").split()[:1]))


def data_decides(view: View, index: int) -> bool:
    """Whether a branch on what lanes loaded leads to an instruction, in its innermost loop or in the kernel."""
    flow, kernel = flow_of(view.kernel), view.kernel
    loop, block = view.loop(index), flow.block_of(index)
    guard = kernel.forms[index].guard
    if guard is not None and LOADED in origins(view, index):
        return True
    for branch in branches(view, loop):
        sides = one_sided(view, branch, loop)
        if block in sides and LOADED in origins(view, branch):
            return True
    return False


def branches(view: View, loop: Loop | None) -> list[int]:
    """The conditional branches of a loop, or of the whole kernel."""
    flow, kernel = flow_of(view.kernel), view.kernel
    blocks = range(len(flow.blocks)) if loop is None else sorted(loop.blocks)
    lasts = [flow.blocks[block].last - 1 for block in blocks if len(flow.successors[block]) > 1]
    return [last for last in lasts if kernel.forms[last].flow in ("branch", "switch", "jump", "return", "stop")]


def one_sided(view: View, branch: int, loop: Loop | None) -> frozenset[int]:
    """The blocks on one of a branch's ways alone, before the loop's next iteration; none where a way leaves it."""
    flow = flow_of(view.kernel)
    home = flow.block_of(branch)
    ways = []
    for successor in flow.successors[home]:
        if loop is not None and successor not in loop.blocks:
            return frozenset()
        seen: set[int] = set()
        waiting = [successor]
        while waiting:
            block = waiting.pop()
            if block in seen or block == home or (loop is not None and (block not in loop.blocks or block == loop.header)):
                continue
            seen.add(block)
            waiting += flow.successors[block]
        ways.append(seen)
    return frozenset(set().union(*ways) - set(ways[0]).intersection(*ways[1:])) if ways else frozenset()
