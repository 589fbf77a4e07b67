"""How many registers the launch bounds of a kernel let a compiler aim at, and how many they allow."""

from __future__ import annotations

from msgspec import Struct

from isaview.analysis.hardware import stated_number, stated_threads
from isaview.analysis.registers.ptxas.calls import LEAST
from isaview.base.text import integer
from isaview.base.words import VOCABULARIES
from isaview.gpus.hardware import Gpu
from isaview.model.kernel import Kernel


class LaunchTarget(Struct, frozen=True):
    """What the launch bounds say.

    ``registers`` are aimed at: the most at which all waves are resident that can be. ``cap`` is the most that is allowed.
    ``fixed`` is the number where the kernel itself sets it, None otherwise.
    """

    registers: int
    cap: int
    fixed: int | None
    reason: str


def launch_target(kernel: Kernel, gpu: Gpu) -> LaunchTarget:
    """What a kernel's stated launch bounds say for a GPU."""
    granule, wave, simds = gpu.vector_granule[0], gpu.wave_sizes[0], gpu.simds[0]
    total, slots = gpu.vector_registers_total[0] * simds, gpu.waves_per_simd * simds
    nameable = gpu.named_registers_max or gpu.vector_registers_max
    threads = stated_threads(kernel.stated)
    groups, most = stated_number(kernel.stated, "min_groups_per_unit"), stated_number(kernel.stated, "max_registers")
    waves = -(-(threads or gpu.group_threads_max) // wave)
    # Without a stated group size ptxas aims at full occupancy of the unit.
    resident = _resident(gpu, slots, waves) if threads else slots
    full = min(total // resident // granule * granule, nameable)
    words = VOCABULARIES[gpu.words]
    group, unit = words.word("group"), words.word("unit")
    target, cap, reason = full, nameable, f"{full} registers keep every {words.word('wave')} of {gpu.target} resident"
    if threads and resident < slots:
        reason = f"{full} registers keep all {group}s of {threads} threads resident that an {unit} of {gpu.target} holds"
    if threads and groups and waves * groups <= resident:
        # .minnctapersm is a promise: the registers of so many groups have to fit.
        target = cap = min(cap, total // (waves * groups) // granule * granule)
        reason = f"at most {cap} for {words.plural('group', groups)} of {threads} threads on each {unit}, as stated"
    elif threads:
        cap = min(cap, total // waves // granule * granule)
    if most:
        # .maxnreg overrides what threads alone would allow; fewer than the convention needs are not given.
        target = cap = min(cap if groups else nameable, max(most, LEAST))
        reason = f"at most {cap}, as stated"
    fixed = _share(kernel, cap) if most or (threads and groups) else None
    return LaunchTarget(min(target, cap), cap, fixed, reason)


def _resident(gpu: Gpu, slots: int, waves: int) -> int:
    """The waves a unit holds of groups of so many: whole groups, and no more of them than it has room for."""
    if gpu.groups_max is None or waves > slots:
        return slots
    return waves * min(slots // waves, gpu.groups_max)


def _share(kernel: Kernel, cap: int) -> int | None:
    """What each thread starts with where the kernel changes its registers as it runs (the most it asks for), else None."""
    changes = [index for index, form in enumerate(kernel.forms) if form.mnemonic == "setmaxnreg"]
    if not changes:
        return None
    increases = [kernel.instruction(index).operands[0] for index in changes if "inc" in kernel.forms[index].modifiers]
    return min(cap, max((number for count in increases if (number := integer(count)) is not None), default=cap))
