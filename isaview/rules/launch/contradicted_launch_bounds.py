"""What is stated about the launch contradicts itself, or the launch that is given.

What
    More threads are given than the kernel was compiled for, more are required than a block (workgroup) of this GPU can
    have, or more blocks or waves are asked to run at once than fit.
Why
    A launch beyond its bound fails. A minimum of blocks or waves that shared memory or the size of a block rules out makes
    the compiler save registers, and spill, for nothing.
Instead
    Let the bound and the launch agree, and request only as many waves as the other resources allow.
Silent when
    The text states no bound, or the occupancy is not known well enough to say that the request cannot be met.
"""

from isaview.reports.rule import Rule, Spot, Spots, View
from isaview.rules.samples import ptx


def find(view: View) -> Spots:
    """A spot for each contradiction of a kernel."""
    if not view.kernel.is_entry:
        return
    given, most, required = (
        view.context.launch.threads_low,
        view.first_stated("max_threads"),
        view.first_stated("required_threads"),
    )
    group, gpu, stated = view.words.word("group"), view.gpu, required or most
    if given is not None and most is not None and given > most.number:
        yield Spot(None, f"{group}s of {given:,} threads are given, and it was compiled for {most.value:,} at most")
    if given is not None and required is not None and given != required.number:
        yield Spot(None, f"{group}s of {given:,} threads are given, and it requires {required.value:,}")
    if gpu is not None and stated is not None and stated.number > gpu.group_threads_max:
        yield Spot(None, f"{group}s of {stated.value:,} threads are stated, and {gpu.name} has {gpu.group_threads_max:,}")
    wanted = view.first_stated("min_groups_per_unit")
    if wanted is None:
        return
    occupancy = view.need("occupancy")
    waves = occupancy.limits.get("waves")
    if not waves or not occupancy.groups.value or not occupancy.waves.value:
        return
    waves_of_a_group = occupancy.waves.value / occupancy.groups.value
    # registers are left out: the compiler chose them to meet the request
    for name in ("waves", "groups", "shared_bytes"):
        possible = occupancy.limits.get(name, waves) / waves_of_a_group
        if possible < wanted.number:
            groups, limit = view.words.plural("group", wanted.number), view.words.limit(name)
            yield Spot(None, f"{groups} are asked to run at once, and there is room for {possible:g} ({limit})")
            return


BAD = ptx("	st.global.u64 [%rd1], %rd1;\n", directives=".maxntid 1024, 1, 1\n.minnctapersm 4\n", comment="  // ISA802")
GOOD = BAD.replace("minnctapersm 4", "minnctapersm 2").replace("ISA802", "")

RULE = Rule("ISA802", "contradicted-launch-bounds", __doc__, find, BAD, GOOD, relieves="correctness")
