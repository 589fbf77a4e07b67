"""An atomic operation is a loop around a compare-and-swap.

What
    A loop reads a word, computes with it in floating point or by one addition, minimum or maximum of integers, and tries to put
    the result back with a compare-and-swap; or it tries to put another number there if that is smaller or larger.
Why
    Every lane that loses the race goes around again: with n lanes on one address a wave takes n round trips to the L2,
    where a native atomic takes one request and no result.
Instead
    AMD: -munsafe-fp-atomics (or unsafeAtomicAdd) allows the native instructions on ordinary memory. NVIDIA: atomicAdd is
    native for float and, from sm_60, double; half2 and bfloat162 have their own. Else reduce within the wave and the block
    first, so that one lane in many does the atomic; atomicAdd, atomicMin and atomicMax of integers are native, and those of the
    bits serve floats that are not negative.
Silent when
    The swap is in no loop, or what it puts there does not follow from what it saw (a lock, a hash table), or several
    instructions made it of integers.
"""

from isaview.flow.nesting import Loop
from isaview.reports.rule import Rule, Spot, Spots, View, count
from isaview.rules.deciding import values_of
from isaview.rules.evidence import Values
from isaview.rules.samples import ptx

_FLOATS = frozenset(("float16", "float32", "float64"))
_MOST_INSTRUCTIONS = 64
"""Instructions of a loop that does nothing but try; a longer loop has other work."""

_COMPARED = 2
"""Values that an instruction compares."""
_NATIVE = ({"add"}, {"min"}, {"max"})
"""Words of meanings for what is atomic as well."""


def find(view: View) -> Spots:
    """A spot for each kernel, at its first such compare-and-swap."""
    values = values_of(view)
    retries: dict[int, Loop] = {}
    kind = ""
    for loop, swaps in view.in_loops(view.instructions(lambda form: "compare_and_swap" in form.flags)).items():
        body = set(view.inside(loop))
        if len(body) <= _MOST_INSTRUCTIONS and (retried := _retried(view, values, swaps, body)):
            retries[swaps[0]] = loop
            kind = kind or retried
    if retries:
        first, loop = next(iter(retries.items()))
        others = f", and in {count(len(retries) - 1, 'more loop')}" if len(retries) > 1 else ""
        # of no named type: halves are computed in float32
        yield Spot(first, f"an atomic {kind} retried with compare-and-swap{view.where(loop)}{others}", tuple(retries))


def _retried(view: View, values: Values, swaps: list[int], body: set[int]) -> str:
    """What the swaps of a loop try that one instruction could do; "" for none."""
    if any(_puts_float(view, values, swap, body) for swap in swaps):
        return "on floats"
    if any(_puts_smaller(view, values, swap, body) for swap in swaps):
        return "minimum or maximum"
    return "on integers" if any(_puts_integer(view, values, swap, body) for swap in swaps) else ""


def _roots(view: View, values: Values, index: int, register: int) -> frozenset[int]:
    """What made a value that an instruction reads, on each path, before it was moved."""
    seen: set[int] = set()
    roots: set[int] = set()
    waiting = [(index, register)]
    while waiting:
        for at in values.reaching(*waiting.pop()) - seen:
            seen.add(at)
            if view.kernel.forms[at].instruction_class == "move" and len(data := values.data(at)) == 1:
                waiting.append((at, data[0]))
            else:
                roots.add(at)
    return frozenset(roots)


def _puts_smaller(view: View, values: Values, swap: int, body: set[int]) -> bool:
    """Whether a loop compares what it expects, the value it saw, with what it puts there, made before the loop."""
    of_swap = {_roots(view, values, swap, register) for register in values.data(swap)}
    expected = {roots for roots in of_swap if swap in roots and all(view.kernel.forms[at].accesses for at in roots)}
    put = {roots for roots in of_swap if roots and body.isdisjoint(roots)}
    computing = [at for at in body if not view.kernel.forms[at].accesses]
    pairs = ([_roots(view, values, at, register) for register in values.data(at)] for at in computing)
    return any(len(pair) == _COMPARED and not expected.isdisjoint(pair) and not put.isdisjoint(pair) for pair in pairs)


def _puts_integer(view: View, values: Values, swap: int, body: set[int]) -> bool:
    """Whether a swap puts what one instruction made of the value that the loop saw, of which nothing else is made."""
    kernel = view.kernel
    for register in values.data(swap):
        for made in _roots(view, values, swap, register) & body:
            if {word for word in view.meanings.low(kernel.forms[made]) if word.isalpha()} not in _NATIVE:
                continue
            seen = {roots for of in values.data(made) if swap in (roots := _roots(view, values, made, of))}
            uses = {at for at in body - {swap, made} for of in values.data(at) if _roots(view, values, at, of) in seen}
            tests = {at for at in uses if any(_roots(view, values, at, of) == {swap} for of in values.data(at))}
            moves = {at for at in uses if kernel.forms[at].instruction_class == "move"}
            if seen and uses == tests | moves:
                return True
    return False


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
