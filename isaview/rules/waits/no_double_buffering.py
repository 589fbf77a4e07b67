"""A loop of matrix instructions does not load ahead.

What
    A loop with matrix instructions loads operands from memory, and waits for them or stores them to shared memory with no
    matrix instruction between.
Why
    Matrix units are the fastest part of the machine and the easiest to starve. While a wave waits for its tile they are
    idle; with the next tile on its way during the products of this one, latency costs nothing.
Instead
    Load the next tile before the products of this one: into other registers, into the other half of a double buffer in
    shared memory, or with asynchronous copies of several stages (cp.async groups, TMA with mbarriers, loads to LDS). In
    Triton that is num_stages, in CUTLASS the stages of the pipeline.
Silent when
    Whether it loads ahead is not known; matrix instructions stand between each load and what waits for it (a loop that was
    unrolled, its buffers taking turns); or nothing of what is loaded is stored to shared memory in a language without waits
    (PTX, LLVM IR): the assembler decides there.
"""

from isaview.analysis.waits.buffering import Body, far_loads, nearest_wait, staged_tiles
from isaview.analysis.waits.waits import Waits
from isaview.base.figures import count
from isaview.reports.rule import Rule, Spot, Spots, View
from isaview.rules.samples import amdgcn_loop


def find(view: View) -> Spots:
    """A spot for each loop, at its first load from memory."""
    kernel_waits = view.waits
    if kernel_waits is None:
        return
    forms = view.kernel.forms
    ended = {distance.load for distance in kernel_waits.distances if distance.to == "wait"}
    for body, buffering in zip(kernel_waits.bodies, kernel_waits.buffered, strict=True):
        products = [index for index in body.instructions() if forms[index].instruction_class == "matrix"]
        loads = far_loads(body) if products and buffering.verdict == "not seen" else []
        is_waited = ended.issuperset(loads)
        if not (is_waited or any(forms[load].instruction_class == "async_copy" for load in loads) or staged_tiles(body, loads)):
            continue  # it passes through shared memory neither by copies nor by stores
        bare = _uncovered_loads(kernel_waits, body, loads, products)
        if bare:
            some = "" if bare == len(loads) else f"{bare:,} of them "
            what = f"{count(len(loads), 'load')} for {count(len(products), 'matrix instruction')}"
            how = f"{some}{'waited for' if is_waited else 'used'} with none of these between"
            yield Spot(loads[0], f"{what}, {how}: {buffering.because}{view.where(body.loop)}")


def _uncovered_loads(kernel_waits: Waits, body: Body, loads: list[int], products: list[int]) -> int:
    """How many loads have no matrix instruction between them and their wait or first use in the loop."""
    places = [body.place(index) for index in products]
    bare = 0
    for load in loads:
        end, use = nearest_wait(body, kernel_waits.flight, load), kernel_waits.uses.first.get(load)
        last = end[0] if end is not None else None if use is None else use[2]
        bare += last is None or not any(body.place(load) < product < body.place(last) for product in places)
    return bare


PRODUCT = "	v_mfma_f32_32x32x8_f16 v[16:31], v[6:7], v[8:9], v[16:31]\n"
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

RULE = Rule("ISA504", "no-double-buffering", __doc__, find, BAD, GOOD, relieves="waiting")
