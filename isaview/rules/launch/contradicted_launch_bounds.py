"""What is stated of the launch contradicts itself, or the launch that is given.

What
    More threads are given than the kernel was compiled for, more are required than the GPU has in a group, or more groups
    or waves are asked to run at once than fit.
Why
    A launch beyond its bound fails. A minimum of groups or waves that cannot be reached, because of shared memory or the
    size of the group, makes the compiler save registers (and spill) for nothing.
Instead
    Let the bound and the launch say the same, and ask for the waves that the other resources allow.
Silent when
    The text states no bound, or the occupancy is not known well enough to say that the request cannot be met.
"""

from collections.abc import Iterator

from isaview.reports.rule import Rule, Spot, View


def find(view: View) -> Iterator[Spot]:
    """One finding for each contradiction of a kernel."""
    if not view.kernel.is_entry:
        return
    given, most, required = view.context.launch.threads_low, view.stated("max_threads"), view.stated("required_threads")
    if given is not None and most is not None and most.value is not None and given > most.value:
        yield Spot(None, f"groups of {given:,} threads are given, and it was compiled for {most.value:,} at most")
    if given is not None and required is not None and required.value is not None and given != required.value:
        yield Spot(None, f"groups of {given:,} threads are given, and it requires {required.value:,}")
    largest = view.gpu.group_threads_max if view.gpu is not None else None
    stated = required or most
    if largest is not None and stated is not None and stated.value is not None and stated.value > largest:
        yield Spot(
            None, f"groups of {stated.value:,} threads are stated, and {view.gpu.name if view.gpu else ''} has {largest:,}"
        )
    yield from _unreachable(view)


def _unreachable(view: View) -> Iterator[Spot]:
    """A minimum of groups that shared memory or wave slots forbid."""
    wanted = view.stated("min_groups_per_unit")
    if wanted is None or wanted.value is None:
        return
    found = view.need("occupancy")
    waves = found.limits.get("waves")
    if not found.groups.known or not waves or not found.groups.value or not found.waves.value:
        return
    each = found.waves.value / found.groups.value
    for name in ("waves", "groups", "shared_bytes"):
        possible = found.limits.get(name, waves) / each
        if possible < wanted.value:
            asked, limit = view.words.plural("group", wanted.value), view.words.limit(name)
            yield Spot(None, f"{asked} are asked to run at once, and there is room for {possible:g} ({limit})")
            return


BAD = """
.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 a)  // ISA802
.maxntid 1024, 1, 1
.minnctapersm 4
{
	.reg .b64 %rd<9>;
	ld.param.u64 %rd1, [a];
	st.global.u64 [%rd1], %rd1;
	ret;
}
"""
GOOD = BAD.replace("minnctapersm 4", "minnctapersm 2").replace("ISA802", "")

RULE = Rule("ISA802", "contradicted-launch-bounds", __doc__, find, (BAD,), (GOOD,))
