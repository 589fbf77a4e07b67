"""A loop holds operations of ten or more instructions, as no instruction does what the source asks for.

What
    A loop calls a function that the compiler added: float64 divisions and powers, sines of large arguments, shuffles and votes
    where lanes may have parted, matrix shapes of another generation. Or such an operation is laid out in the loop: a float64
    division, an exponential, logarithm or power of float32 that is right in nearly all of its bits; powers without loops too.
Why
    Around each call stand ten to forty instructions: the usual way, the test whether it suffices, and the values that the
    function takes and gives in fixed registers. Lanes that need the slow path stop the rest of their wave. In line it is ten
    instructions for an exponential, twenty for a logarithm or division, fifty for a power, where the hardware has one or two.
Instead
    Divide once and multiply in the loop; float32 in place of float64 where its precision suffices; __expf, __logf, __powf or
    -use_fast_math where the last bits do not matter; x * x for powers of small integers. Let all lanes reach a shuffle or vote:
    take it out of the branch. Compile matrix code for this generation's own shapes.
Silent when
    The operation is in no loop of a kernel that has some, the listing does not name what is called (cuobjdump prints
    addresses), the text asks for an approximation, more than 200 instructions of an iteration stand for each operation that is
    laid out, or other rules are about it: ISA402 about divisions of integers, ISA404 about exact ones of float32.
"""

from itertools import chain

from isaview.base.figures import count
from isaview.base.grouping import group_by
from isaview.flow.graph import flow_of
from isaview.flow.values import values_of
from isaview.reports.rule import Rule, Spots, View
from isaview.rules.arithmetic.exact_division_in_loops import APPROXIMATE, RARE
from isaview.rules.evidence import has_last_constant, slow_paths
from isaview.rules.samples import sass_loop

_OTHERS = ("integer division", "exact division")
"""What other rules are about."""


def find(view: View) -> Spots:
    """A spot for each loop and operation, at the first call, or at the first place of what is laid out."""
    called = {index: operation for index, (operation, _) in slow_paths(view).items() if operation not in _OTHERS}
    for loop, inside in view.group_in_loops(called).items():
        for operation, calls in group_by(inside, called.__getitem__).items():
            what = f"{count(len(calls), 'call')} of the slow path of {'an' if operation[0] in 'aeiou' else 'a'} {operation}"
            yield view.spot(loop, calls, what)
    laid_out = _slow_operations(view)
    for loop, inside in view.group_in_loops(laid_out).items():
        if view.is_innermost(loop) and len(view.instructions_in(loop)) < RARE * len(inside):
            for operation, places in group_by(inside, laid_out.__getitem__).items():
                yield view.spot(loop, places, f"{count(len(places), 'operation')} of ten or more instructions: {operation}")
    powers = [index for index, operation in laid_out.items() if operation.startswith("power")]  # the longest
    if powers and view.kernel.is_entry and not view.flow.loops and len(view.kernel) < RARE:
        yield view.spot(
            None, powers, f"{count(len(powers), 'power')} of float32 in a kernel of {len(view.kernel)} instructions"
        )


def _slow_operations(view: View) -> dict[int, str]:
    """The operations that are or become many instructions, each at one of these; a constant stands where it is read."""
    kernel, meanings = view.kernel, view.meanings
    places: dict[int, str] = {}
    long = {form for form in kernel.distinct_forms if meanings.long_operation(form)}
    for index in view.instructions(long.__contains__) if long else ():
        form = kernel.forms[index]
        if APPROXIMATE.isdisjoint(form.modifiers) and not has_last_constant(view, index):
            places[index] = meanings.long_operation(form)
    library = meanings.library.keys()
    has_names = not library.isdisjoint(chain.from_iterable(kernel.tokens))
    named = [index for index, tokens in enumerate(kernel.tokens) if has_names and not library.isdisjoint(tokens)]
    reading, values = values_of(kernel).readers if named else {}, values_of(kernel)
    for index in named:
        operation = next(meanings.library[token] for token in kernel.tokens[index] if token in meanings.library)
        read = [(reader, register) for register in kernel.operands.writes[index] for reader in reading.get(register, ())]
        uses = [reader for reader, register in read if view.loop(reader) and index in values.makers_read(reader, register)]
        # a constant of a library is often loaded before the loop: its readers there are the operations
        places.update(dict.fromkeys([index] if view.loop(index) or not flow_of(kernel).loops else uses, operation))
    return places


DIVISION = "CALL.REL.NOINC `($__internal_0_$__cuda_sm20_div_rn_f64_full) ;"
BAD = sass_loop(f"""\
MUFU.RCP64H R3, R5 ;
@!P1 BRA `(.L_x_1) ;
{DIVISION}  // ISA707
.L_x_1:
STG.E.64 desc[UR4][R6.64], R2 ;
""")
GOOD = sass_loop("DMUL R2, R4, R8 ;\nSTG.E.64 desc[UR4][R6.64], R2 ;\n", before=f"{DIVISION}\n")

NO_GAIN = "it depends on how many lanes need the slow path"
RULE = Rule("ISA707", "slow-paths-in-loops", __doc__, find, BAD, GOOD, relieves=NO_GAIN)
