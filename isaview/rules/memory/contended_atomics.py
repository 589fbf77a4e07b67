"""All lanes of a wave change one place in memory by atomic operations.

What
    The lanes of a wave, of every block unless the place depends on the block, go to one address with an atomic operation. So
    does a loop that tries a compare-and-swap on one address until it succeeds, as a lock does; or a loop counts items in a
    small table of global memory, at places that it loaded.
Why
    Operations on one address are served one after the other: a wave takes as many turns as it has lanes, and waves and blocks
    queue up behind each other. The throughput is that of one address, whatever the GPU has.
Instead
    Reduce first: in the wave by shuffles (__reduce_add_sync, DPP), in the block through shared memory; then one lane of a block
    does one atomic operation. For counters, add the number of lanes (a ballot) and give each its place. For histograms, keep a
    copy a wave, or several a block.
Silent when
    The address differs between lanes or cannot be followed, or one lane of a wave alone gets there. Where a branch on data
    leads there, the finding says so. Operations that the compiler joins for a wave are named in loops alone, and not before it
    does so. An arrival at a barrier, and code for pointers of another space, are none.
"""

from typing import Any

from isaview.analysis.addresses.addressed import COMPUTED, LOADED
from isaview.analysis.addresses.index import literal
from isaview.base.figures import count
from isaview.base.grouping import group_by
from isaview.reports.rule import Condition, Rule, Spot, Spots, View
from isaview.rules.deciding import LOADED as DATA
from isaview.rules.deciding import (
    MASKING,
    data_decides,
    deciding_comparisons,
    guards,
    is_elected,
    is_elected_by_compiler,
    origins,
)
from isaview.rules.evidence import combine_conditions, lanes_at, matches_word, report_in_wide_groups, wide_groups
from isaview.rules.samples import ptx

_MEMORY = ("global", "shared", "generic")
_FLOATS = ("float16", "float32", "float64")
_MOST_STEPS = 5
"""Instructions between the mask of an index and the atomic operation."""
_MOST_PLACES, _BYTES = 1 << 12, 1 << 8
"""Places of a table that fits into shared memory, and what a byte chooses from."""
_MOST_TO_TRY = 24
"""Instructions of a loop that does nothing but try."""


def find(view: View) -> Spots:
    """A spot for each space and kind, at the first such operation, in a loop where one is."""
    if not view.kernel.is_entry or not view.instructions(lambda form: any(access.kind == "atomic" for access in form.accesses)):
        return
    atomics = view.accesses(lambda access: access.kind == "atomic" and access.space in _MEMORY)
    in_wide_groups = {index: report_in_wide_groups(access) for index, access in atomics.items()}
    tables = {index: places for index, access in in_wide_groups.items() if (places := _places(view, index, access))}
    for loop, inside in view.group_in_loops(tables).items():
        places = max(tables[index] for index in inside)
        what = f"{count(len(inside), 'atomic operation')} for each item, on one of {places:,} places in global memory"
        yield view.spot(loop, inside, what)
    uniform = {index: access for index, access in in_wide_groups.items() if access.pattern == "uniform"}
    if uniform:
        yield from _uniform_spots(view, atomics, uniform)


def _uniform_spots(view: View, atomics: dict[int, Any], uniform: dict[int, Any]) -> Spots:
    """Spots for operations by which all lanes change one address."""
    lanes = lanes_at(view)
    uniform = {index: access for index, access in uniform.items() if not _is_joined(view, index, access)}
    joined = {index for index in uniform if view.loop(index) is not None and is_elected_by_compiler(view, index)}
    by_many = {index for index in uniform if lanes(index) > 1 and not is_elected(view, index)}
    contended = [index for index in uniform if index in joined | by_many or _only_retries(view, index)]
    contended.sort(key=lambda index: view.loop(index) is None)
    kinds = {index: (_kind(view, atomics, index), index in by_many) for index in contended}
    for ((space, tries, is_assumed, by_data), is_by_many), alike in group_by(contended, kinds.__getitem__).items():
        who = _threads_text(view, uniform[alike[0]], lanes(alike[0]) if is_by_many else 1)
        others = f", and {len(alike) - 1} more" if len(alike) > 1 else ""
        verb = "tries a compare-and-swap on" if tries else "changes"
        what = f"{who} {verb} one address of {view.words.word(space)} memory, one after the other"
        reached = Condition("lanes_meet", "many lanes get there") if by_data else None
        condition = combine_conditions(reached, wide_groups(view) if is_assumed else None)
        yield Spot(alike[0], f"{what}{view.where(view.loop(alike[0]))}{others}", tuple(alike), condition=condition)


def _is_joined(view: View, index: int, access: Any) -> bool:
    """Whether a later stage joins the operations of a wave, or one is an arrival at a barrier or of another space's code."""
    makers = (
        (comparison for guard in guards(view, index) for comparison in deciding_comparisons(view, guard))
        if access.space == "shared"
        else ()
    )
    other = any("asks_space" in view.kernel.forms[comparison].flags for comparison in makers)
    return other or matches_word(view, view.meanings.joined, index)


def _places(view: View, index: int, access: Any) -> int:
    """Of how many places in global memory an operation in a loop chooses one by what was loaded; 0 for many or for one."""
    if access.space != "global" or access.because not in (LOADED, COMPUTED) or view.loop(index) is None:
        return 0
    if access.addressed.table:
        return _BYTES
    kernel, values = view.kernel, view.values
    waiting, seen = {index}, set[int]()
    for _ in range(_MOST_STEPS):
        makers = {maker for reader in waiting for maker in values.data_makers(reader)} - seen
        waiting = {maker for maker in makers if not kernel.forms[maker].accesses}
        seen |= waiting
    for maker in sorted(seen):
        # a mask 0xff0 leaves 256 places, 16 apart: its lowest bit is their step
        places = max((mask // (mask & -mask) + 1 for mask in _masks_of(view, maker) if mask > 0), default=0)
        is_table = 1 < places <= _MOST_PLACES and places & (places - 1) == 0
        if is_table and DATA in origins(view, maker):
            return places
    return 0


def _masks_of(view: View, index: int) -> list[int]:
    """The constant operands of an instruction that keeps some bits of a value."""
    form, words = view.kernel.forms[index], view.meanings.low(view.kernel.forms[index])
    if not words or words[-1] not in MASKING:
        return []
    # words of a meaning are in reverse Polish notation: numbers are places of operands, "~" inverts
    positions = [int(word.rstrip("~")) for word in words if word.rstrip("~").lstrip("-").isdecimal()]
    size = len(form.operands)
    texts = [form.operands[place] for place in positions[: MASKING[words[-1]]] if -size <= place < size]
    return [literal(text.bind(view.kernel.tokens[index])) or 0 for text in texts]


def _kind(view: View, atomics: dict[int, Any], index: int) -> tuple[str, bool, bool, bool]:
    """The space of an operation, whether a loop tries it, and whether its address and its being reached are conditions."""
    access = atomics[index]
    return (
        access.space,
        _only_retries(view, index),
        not access.addressed.known,
        not _only_retries(view, index) and data_decides(view, index),
    )


def _threads_text(view: View, access: Any, lanes: int) -> str:
    group = view.words.word("group")
    own = access.space == "shared" or any(name.startswith("group_") for name in access.addressed.depends)
    waves = f"every {view.words.word('wave')} of a {group}" if own else f"every {group}"
    return f"every lane of {waves}" if lanes > 1 else f"a lane of {waves}"


def _only_retries(view: View, index: int) -> bool:
    """Whether a loop does nothing but try a compare-and-swap; ISA306 has those that compute with floats."""
    loop = view.loop(index)
    if loop is None or "compare_and_swap" not in view.kernel.forms[index].flags:
        return False
    body = view.instructions_in(loop)
    computes = any(view.kernel.forms[place].instruction_class in _FLOATS for place in body)
    return len(body) <= _MOST_TO_TRY and not computes


BAD = ptx("""\
	cvta.to.global.u64 %rd2, %rd1;
	mov.u32 %r1, %tid.x;
	mul.wide.u32 %rd3, %r1, 4;
	add.s64 %rd4, %rd2, %rd3;
	ld.global.f32 %f1, [%rd4];
	atom.global.add.f32 %f2, [%rd2], %f1;  // ISA311
""")
GOOD = BAD.replace("[%rd2], %f1;  // ISA311", "[%rd4], %f1;")

NO_GAIN = "how many lanes wait for one address at a time is known when it runs"
RULE = Rule("ISA311", "contended-atomics", __doc__, find, BAD, GOOD, relieves=NO_GAIN)
