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

from isaview.base.figures import count
from isaview.reports.rule import Rule, Spots, View
from isaview.rules.evidence import slow_paths
from isaview.rules.samples import ptx

_MOST_WRITERS = 64
"""Instructions followed back from a result."""


def find(view: View) -> Spots:
    """A spot for each loop, at the first such instruction."""
    wide = set(view.instructions(lambda form: form.instruction_class == "float64"))
    wide.update(
        index for index in view.instructions(lambda form: form.instruction_class == "transcendental") if view.writes(index) > 32
    )
    if not wide:
        return
    if _has_float64_data(view, wide):
        return
    conversions = view.instructions(lambda form: form.instruction_class == "convert")
    narrowings = [index for index in conversions if view.writes(index) <= 32]
    accidental = {index for narrowing in narrowings for index in _unneeded_operations(view, narrowing, wide)}
    for loop, inside in view.group_by_loop(sorted(accidental)).items():
        yield view.spot(loop, inside, f"{count(len(inside), 'float64 operation')} on widened values, narrowed again")


def _has_float64_data(view: View, wide: set[int]) -> bool:
    """Whether an input of a float64 operation is float64 in memory or an argument: then the kernel means it."""
    kernel, values = view.kernel, view.values
    sources = {source for index in wide for source in values.sole_data_makers(index)}
    moves = {index for index in sources if kernel.forms[index].instruction_class == "move"}
    sources.update(source for index in moves for source in values.sole_data_makers(index))
    loads = (access for source in sources for access in kernel.forms[source].accesses if access.kind == "load")
    # machine code reads arguments where they lie, as operands in constant memory; "-" and "|" are its signs of operands
    operands = (text.bind(kernel.tokens[index]).lstrip("-|") for index in wide for text in kernel.forms[index].operands)
    arguments = (view.meanings.argument_byte(operand) for operand in operands)
    return any((load.bytes or 0) >= 8 for load in loads) or any(byte is not None for byte in arguments)


def _unneeded_operations(view: View, narrowing: int, wide: set[int]) -> set[int]:
    """The float64 operations behind a conversion, where nothing but widened values and constants goes into them."""
    forms, values, slow = view.kernel.forms, view.values, slow_paths(view)
    waiting = [(narrowing, register) for register in values.data_read(narrowing)]
    seen: set[int] = set()
    widened = False
    while waiting:
        reader, register = waiting.pop()
        writes = values.makers_read(reader, register)
        # a write below its reader comes round a loop: a sum in float64 is most likely meant
        if not writes or max(writes) >= reader or len(seen) > _MOST_WRITERS:
            return set()  # from the start on, carried around a loop, or too far
        for index in writes - seen:
            seen.add(index)
            converts = index not in wide and forms[index].instruction_class == "convert"
            if converts and view.bits(values.data_read(index)) <= 32:
                widened = True
            elif (
                converts
                or (forms[index].accesses and values.data_read(index))
                or (forms[index].flow == "call" and index not in slow)
            ):
                return set()
            elif forms[index].flow != "call":
                waiting += [(index, register) for register in values.data_read(index)]
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
