"""Waits: every way through a kernel stays inside what is told of it."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from isaview import read
from isaview.analysis.waits.waits import waits_of
from isaview.flow.graph import flow_of
from tests.support.waiting import SAMPLES, amdgcn, samples

TOY = {
    "load": ("global_load_dword v{0}, v[0:1], off", "vmcnt"),
    "store": ("global_store_dword v[0:1], v9, off", "vmcnt"),
    "shared": ("ds_read_b32 v{0}, v8", "lgkmcnt"),
    "scalar": ("s_load_dword s{0}, s[0:1], 0x0", "lgkmcnt"),
    "vm": ("s_waitcnt vmcnt({0})", ""),
    "lgkm": ("s_waitcnt lgkmcnt({0})", ""),
    "none": ("v_add_f32_e32 v30, 1.0, v30", ""),
}
STEPS = st.lists(st.tuples(st.sampled_from(sorted(TOY)), st.integers(0, 3)), min_size=1, max_size=6)
BLOCKS = st.lists(st.tuples(STEPS, st.integers(0, 5), st.booleans()), min_size=2, max_size=6)


def program(blocks):
    """Blocks that fall through or branch to any other, as text for gfx900."""
    lines = []
    for number, (steps, target, branches) in enumerate(blocks):
        lines.append(f".LBB0_{number}:")
        lines.extend(f"\t{TOY[name][0].format(amount + (10 if name not in ('vm', 'lgkm') else 0))}" for name, amount in steps)
        if branches:
            lines.append(f"\ts_cbranch_scc1 .LBB0_{target % len(blocks)}")
    return amdgcn("gfx900", "\n".join([*lines, "\ts_endpgm"]))


def walk(kernel, waits, chance, length):
    """Go one way through a kernel and hold every wait against what is really on its way there.

    Nothing returns unless a wait makes it: what the model calls done must be done even then, and its range must hold the count.
    """
    machine, flow = waits.machine, flow_of(kernel)
    told_at = {(wait.index, part.counter): part for wait in waits.waits for part in wait.parts}
    going = {counter: [] for counter in range(len(machine.counters))}
    block = 0
    for _ in range(length):
        at = flow.blocks[block]
        for index in range(at.first, at.last):
            effect = machine.effect(kernel.forms[index])
            for queue in effect.raises:
                counter = machine.queues[queue].counter
                going[counter] = [*kept(going[counter], machine.most[counter] - 1, machine, chance), (queue, index)]
            counts = machine.counts(effect, kernel.instruction(index).operands) if effect.waits else ()
            for counter, leaves in counts:
                part = told_at.get((index, counter))
                assert part is None or part.before[0] <= len(going[counter]) <= part.before[1]
                left = kept(going[counter], leaves, machine, chance)
                if part is not None:
                    assert not {end.load for end in part.ends if not end.older} & {load for _, load in left}
                going[counter] = left
        if not flow.successors[block]:
            return
        block = chance.choice(flow.successors[block])


def kept(entries, leaves, machine, chance):
    """One of the things that may still be on their way after a wait: ordered queues lose their oldest, others any."""
    left = list(entries)
    while len(left) > leaves:
        queues = dict.fromkeys(queue for queue, _ in left)
        oldest = [next(one for one in left if one[0] == queue) for queue in queues if machine.queues[queue].ordered]
        left.remove(chance.choice([*oldest, *(one for one in left if not machine.queues[one[0]].ordered)]))
    return left


@given(BLOCKS, st.integers(0, 2**32))
def test_every_way_through_a_kernel_stays_inside_what_is_told(blocks, seed):
    (module,) = read(program(blocks))
    (kernel,) = module.kernels
    assert kernel.complete
    waits = waits_of(kernel)
    chance = random.Random(seed)
    for _ in range(6):
        walk(kernel, waits, chance, 12)
    assert not waits.flight.gave_up


@pytest.mark.parametrize("name", [name for name in samples() if "calls" not in name and "constructs" not in name])
def test_ways_through_what_compilers_wrote_stay_inside_what_is_told(name):
    chance = random.Random(name)
    for module in read(str(SAMPLES / name)):
        for kernel in module.kernels:
            waits = waits_of(kernel)
            if kernel.is_entry and not any(form.flow == "call" for form in set(kernel.forms)):
                for _ in range(3):
                    walk(kernel, waits, chance, 60)
