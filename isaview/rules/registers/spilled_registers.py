"""Registers are spilled: values that fit in no register are kept in private memory.

What
    The compiler says that it stored registers of this kernel to private memory, or the text marks such stores. Where the text
    is the one before registers were assigned, how many more are alive than there are, made by what, and on which line.
Why
    Every spill is a store and a load through the caches for every lane: a wave moves 128 or 256 bytes where it would have
    moved none. In hot code that competes with the kernel's own traffic and adds the latency of a load to a dependent chain.
Instead
    Give the compiler more registers (fewer threads of a block in the launch bounds, a smaller minimum of waves or blocks),
    keep fewer values alive at once (a smaller tile, less unrolling, recompute cheap values), or split the kernel.
Silent when
    The dump states no spills. For PTX that is decided by the assembler: give its log, a cubin, or --exact. Spills that save
    the registers of a caller around a function count in the stated figure too. It counts the bytes of stores: a
    value that is stored in three places counts three times, though its slot is one.
"""

from collections import Counter

from isaview.base.figures import figure
from isaview.flow.liveness import liveness_of
from isaview.flow.ranges import choose_maker, ranges_at
from isaview.reports.rule import Rule, Spot, Spots, View
from isaview.rules.samples import amdgcn

_NAMED = 3
"""Kinds of instructions that a finding names."""


def find(view: View) -> Spots:
    """A spot for each kernel, at its first spill where the text shows it."""
    if not view.kernel.is_entry:
        return
    stored, total = view.first_stated("spilled_store_bytes"), view.first_stated("spilled_bytes")
    # nobody states bytes: marked spill stores in the text are counted
    if stored is None and total is None:
        stored = view.need("private").stores
    if stored is not None and stored.value:
        amount = f"{figure(stored)} of spill stores"
    else:
        amount = f"{figure(total)} of spills" if total is not None and total.value else ""
    spills = view.spills
    if amount:
        what = f"{amount} a lane, to {view.words.word('private')} memory"
        yield Spot(spills[0] if spills else None, f"{what}{_over_budget(view)}", spills)


def _over_budget(view: View) -> str:
    """How many vector registers are alive beyond those there are, by what makes them; "" where there are as many."""
    kernel, live = view.kernel, liveness_of(view.kernel)
    allocated, peak = view.need("registers").allocated.get("vector"), live.peak("vector")
    if allocated is None or not allocated.value or peak is None or peak[0] <= allocated.value:
        return ""
    words: Counter[str] = Counter()
    lines: dict[str, Counter[str]] = {}
    for live_range in ranges_at(kernel, peak[1]):
        by = choose_maker(kernel, live_range)
        if live_range.register.file == "vector" and by is not None:
            name = view.words.instruction_class(kernel.forms[by].instruction_class)
            line = str(kernel.position(by) or f"line {kernel.lines[by]}")
            for counter, key in ((words, name), (lines.setdefault(name, Counter()), line)):
                # registers are 32 bits a lane: a pair counts twice
                counter[key] += -(-live_range.register.bits // 32)
    makers = [f"{n:,} made by {name} (most at {lines[name].most_common(1)[0][0]})" for name, n in words.most_common(_NAMED)]
    over = f"{peak[0] - int(allocated.value):,} registers too many are alive at line {kernel.lines[peak[1]]}"
    return f"; {over}: {', '.join(makers)}"


BAD = amdgcn(
    """\
	scratch_store_dword off, v1, off        ; 4-byte Folded Spill  ISA101
	v_add_u32_e32 v2, 1, v0
	scratch_load_dword v1, off, off         ; 4-byte Folded Reload
""",
    metadata="""\
.vgpr_count:     3
.vgpr_spill_count: 1
.sgpr_count:     8
.sgpr_spill_count: 0
.private_segment_fixed_size: 4
""",
)
GOOD = (
    BAD.replace(".vgpr_spill_count: 1", ".vgpr_spill_count: 0")
    .replace("; 4-byte Folded Spill  ISA101", "")
    .replace("; 4-byte Folded Reload", "")
)

RULE = Rule("ISA101", "spilled-registers", __doc__, find, BAD, GOOD, relieves="spills")
