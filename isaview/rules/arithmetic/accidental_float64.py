"""Values of 32 bits are widened to float64, computed with, and narrowed again.

What
    Arithmetic in float64 whose inputs are all widened from narrower values or constants, and whose result is narrowed at
    once.
Why
    A literal such as 0.5 or a call of sqrt instead of sqrtf makes C and C++ compute in double. On most GPUs float64 runs at
    1/32 or 1/64 of the rate of float32, takes two registers a value, and the conversions go through a slow pipe as well.
Instead
    Write 0.5f and the functions with an f at their end, compile with a warning for implicit promotion (-Wdouble-promotion),
    or say double where it is meant: keep the value in double to the end.
Silent when
    An input of any float64 operation of the kernel is float64 in memory or an argument, the value is carried from one iteration
    to the next in float64 (a sum that is meant to be exact), or is not narrowed.
"""

from isaview.languages.meanings import meanings_of
from isaview.reports.rule import Rule, Spots, View, count
from isaview.rules.evidence import Values, slow_paths
from isaview.rules.samples import ptx

_MOST_WRITERS = 64
"""Instructions followed back from a result."""


def find(view: View) -> Spots:
    """A spot for each loop, at the first such instruction."""
    wide = set(view.instructions(lambda form: form.instruction_class == "float64"))
    wide.update(at for at in view.instructions(lambda form: form.instruction_class == "transcendental") if view.writes(at) > 32)
    if not wide:
        return
    values = Values(view.kernel)
    sources = {source for at in wide for source in values.sources(at) if source is not None}
    moves = {at for at in sources if view.kernel.forms[at].instruction_class == "move"}
    sources.update(source for at in moves for source in values.sources(at) if source is not None)
    loads = (access for source in sources for access in view.kernel.forms[source].accesses if access.kind == "load")
    if any((load.bytes or 0) >= 8 for load in loads) or any(_takes_an_argument(view, at) for at in wide):
        return  # the kernel means float64
    narrowings = [at for at in view.instructions(lambda form: form.instruction_class == "convert") if view.writes(at) <= 32]
    accidental = {at for narrowing in narrowings for at in _accidental(view, values, narrowing, wide)}
    for loop, inside in view.by_loop(sorted(accidental)).items():
        yield view.spot(loop, inside, f"{count(len(inside), 'float64 operation')} on widened values, narrowed again")


def _takes_an_argument(view: View, at: int) -> bool:
    """Whether an operation reads an argument of the kernel where it lies, so that it is float64."""
    form, tokens = view.kernel.forms[at], view.kernel.tokens[at]
    meanings = meanings_of(view.kernel.module)
    return any(meanings.argument_byte(text.bind(tokens).lstrip("-|")) is not None for text in form.operands)


def _accidental(view: View, values: Values, narrowing: int, wide: set[int]) -> set[int]:
    """The float64 operations behind a conversion, where nothing but widened values and constants goes into them."""
    forms, slow = view.kernel.forms, slow_paths(view)
    waiting = [(narrowing, register) for register in values.data(narrowing)]
    seen: set[int] = set()
    widened = False
    while waiting:
        reader, register = waiting.pop()
        writes = values.reaching(reader, register)
        if not writes or max(writes) >= reader or len(seen) > _MOST_WRITERS:
            return set()  # from the start on, carried around a loop, or too far
        for at in writes - seen:
            seen.add(at)
            converts = at not in wide and forms[at].instruction_class == "convert"
            if converts and view.bits(values.data(at)) <= 32:
                widened = True
            elif converts or (forms[at].accesses and values.data(at)) or (forms[at].flow == "call" and at not in slow):
                return set()
            elif forms[at].flow != "call":
                waiting += [(at, register) for register in values.data(at)]
    return seen & wide if widened else set()


BAD = ptx(
    """\
	cvta.to.global.u64 %rd2, %rd1;
	ld.global.f32 %f1, [%rd2];
	cvt.f64.f32 %fd1, %f1;
	mul.f64 %fd2, %fd1, 0d3FE3333333333333;  // ISA401
	cvt.rn.f32.f64 %f2, %fd2;
	st.global.f32 [%rd2], %f2;
""",
    target="sm_86",
)
GOOD = BAD.replace("cvt.f64.f32 %fd1, %f1;", "ld.global.f64 %fd1, [%rd2+8];").replace("ISA401", "the data is float64")

RULE = Rule("ISA401", "accidental-float64", __doc__, find, BAD, GOOD, relieves="precision")
