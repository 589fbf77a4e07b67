"""A loop of matrix instructions does not load ahead.

What
    A loop with matrix instructions brings its operands from memory and waits for them, or passes them through shared
    memory, in the iteration that uses them.
Why
    Matrix units are the fastest part of the machine and the easiest to starve. While a wave waits for its tile they are
    idle; with the next tile on its way during the products of this one, latency costs nothing.
Instead
    Load the next tile before the products of this one: into other registers, into the other half of a double buffer in
    shared memory, or with asynchronous copies of several stages (cp.async groups, TMA with mbarriers, loads to LDS). In
    Triton that is num_stages, in CUTLASS the stages of the pipeline.
Silent when
    Whether it loads ahead is not known; matrix instructions stand between each load and what waits for it in the same
    iteration (a loop that was unrolled, its buffers taking turns); or the operands go straight from loads into registers in
    a language without waits (PTX, LLVM IR): the assembler decides there.
"""

from collections.abc import Iterator

from isaview.analysis.waits.buffering import Body, far_loads
from isaview.analysis.waits.waits import Waits
from isaview.reports.rule import Rule, Spot, View, count
from isaview.rules.evidence import waits
from isaview.rules.samples import amdgcn_loop

_SHARED = ("shared",)


def find(view: View) -> Iterator[Spot]:
    """One finding a loop, at its first load from memory."""
    found = waits(view)
    if found is None:
        return
    kernel = view.kernel
    ended = {distance.load for distance in found.distances if distance.to == "wait"}
    for body, buffering in zip(found.bodies, found.buffered, strict=True):
        loads = far_loads(body)
        own = list(body.instructions())
        products = sum(kernel.forms[index].instruction_class == "matrix" for index in own)
        staged = any(
            access.kind == "store" and access.space in _SHARED for index in own for access in kernel.forms[index].accesses
        )
        behind = products and loads and not _overlapped(found, body, loads)
        if buffering.verdict == "not seen" and behind and (staged or ended.issuperset(loads)):
            what = f"{count(len(loads), 'load')} for {count(products, 'matrix instruction')}, none of them ahead"
            yield Spot(loads[0], f"{what}: {buffering.because}{view.where(body.loop)}")


def _overlapped(found: Waits, body: Body, loads: list[int]) -> bool:
    """Whether matrix instructions stand between each load and its wait, or first use, and most of the loop's do in all."""
    products = [body.place(index) for index in body.instructions() if found.kernel.forms[index].instruction_class == "matrix"]
    hiding: set[tuple[int, int]] = set()
    for load in loads:
        use = found.uses.first.get(load)
        end = found.found.ended_by.get(load, None if use is None else use[2])
        between = [] if end is None else [at for at in products if body.place(load) < at < body.place(end)]
        if not between:
            return False
        hiding.update(between)
    return 2 * len(hiding) > len(products)


PRODUCT = "	v_mfma_f32_32x32x8_f16 v[16:31], v[6:7], v[8:9], v[16:31]\n"
STAGE = """\
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[6:7], v3
"""
BAD = amdgcn_loop(f"""\
	global_load_dwordx2 v[6:7], v[0:1], off  ; ISA504
	s_waitcnt vmcnt(0)
{PRODUCT}""")
GOOD = amdgcn_loop(f"""\
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v10
	v_mov_b32_e32 v7, v11
	global_load_dwordx2 v[10:11], v[0:1], off
{PRODUCT}""")
UNROLLED = amdgcn_loop(f"""\
	global_load_dwordx2 v[10:11], v[0:1], off
{2 * PRODUCT}	s_waitcnt vmcnt(0)
	ds_write_b64 v2, v[10:11]
{STAGE}	global_load_dwordx2 v[12:13], v[0:1], off offset:64
	s_waitcnt lgkmcnt(0)
{2 * PRODUCT}	s_waitcnt vmcnt(0)
	ds_write_b64 v2, v[12:13] offset:4096
{STAGE}	s_waitcnt lgkmcnt(0)
""")

RULE = Rule("ISA504", "no-double-buffering", __doc__, find, (BAD,), (GOOD, UNROLLED), relieves="waiting")
