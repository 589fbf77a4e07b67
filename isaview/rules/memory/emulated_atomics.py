"""An atomic operation on floats is a loop around a compare-and-swap.

What
    A loop reads a word, computes with it in floating point, and tries to put the result back with a compare-and-swap.
Why
    Every lane that loses the race goes around again: with n lanes on one address a wave takes n round trips to the L2,
    where a native atomic takes one request and no result.
Instead
    AMD: -munsafe-fp-atomics (or unsafeAtomicAdd) allows the native instructions on ordinary memory. NVIDIA: atomicAdd is
    native for float and, from sm_60, double; half2 and bfloat162 have their own. Else reduce within the wave and the block
    first, so that one lane in many does the atomic; for minimum and maximum of floats use the integer atomics on the bits.
Silent when
    The swap is in no loop, or what it puts there was not computed in floating point (a lock, a hash table).
"""

from isaview.flow.nesting import Loop
from isaview.reports.rule import Rule, Spot, Spots, View, count
from isaview.rules.evidence import Values
from isaview.rules.samples import ptx

_FLOATS = frozenset(("float16", "float32", "float64"))
_MOST_INSTRUCTIONS = 64
"""Instructions of a loop that does nothing but try; a longer loop has other work."""


def find(view: View) -> Spots:
    """A spot for each kernel, at its first such compare-and-swap."""
    values = Values(view.kernel)
    retries: dict[int, Loop] = {}
    for loop, swaps in view.in_loops(view.instructions(lambda form: "compare_and_swap" in form.flags)).items():
        body = set(view.inside(loop))
        if len(body) <= _MOST_INSTRUCTIONS and any(_puts_float(view, values, swap, body) for swap in swaps):
            retries[swaps[0]] = loop
    if retries:
        first, loop = next(iter(retries.items()))
        others = f", and in {count(len(retries) - 1, 'more loop')}" if len(retries) > 1 else ""
        # of no named type: halves are computed in float32
        yield Spot(first, f"an atomic on floats retried with compare-and-swap{view.where(loop)}{others}", tuple(retries))


def _puts_float(view: View, values: Values, swap: int, body: set[int]) -> bool:
    """Whether a swap takes what the loop computed in floating point."""
    seen: set[int] = set()
    waiting = [swap]
    while waiting:
        for at in (values.makers(waiting.pop()) & body) - seen:
            seen.add(at)
            if view.kernel.forms[at].instruction_class in _FLOATS:
                return True
            if not view.kernel.forms[at].accesses:
                waiting.append(at)
    return False


BAD = ptx("""\
	ld.global.u32 %r1, [%rd1];
$L__BB0_1:
	mov.b32 %f1, %r1;
	max.f32 %f2, %f1, 0f3F800000;
	mov.b32 %r2, %f2;
	atom.global.cas.b32 %r3, [%rd1], %r1, %r2;  // ISA306
	setp.ne.s32 %p1, %r1, %r3;
	mov.u32 %r1, %r3;
	@%p1 bra $L__BB0_1;
""")
GOOD = BAD.replace("max.f32 %f2, %f1, 0f3F800000;", "mov.f32 %f2, 0f3F800000;").replace("ISA306", "a lock")

NO_GAIN = "it depends on how many lanes meet at one address"
RULE = Rule("ISA306", "emulated-atomics", __doc__, find, BAD, GOOD, relieves=NO_GAIN)
