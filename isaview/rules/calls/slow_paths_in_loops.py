"""A loop holds operations for which the compiler calls a slow path.

What
    A loop calls a function that the compiler added, because no instruction does what the source asks for: float64 divisions and
    powers, sines of large arguments, shuffles and votes where lanes may have parted, matrix shapes of another generation.
Why
    Around each call stand ten to forty instructions: the usual way, the test whether it suffices, and the values that the
    function takes and gives in fixed registers. Lanes that need the slow path stop the rest of their wave.
Instead
    Divide once and multiply in the loop; float32 in place of float64 where its precision suffices; x * x for powers of small
    integers; an argument that is reduced beforehand. Let all lanes reach a shuffle or vote: take it out of the branch. Compile
    matrix code for this generation's own shapes.
Silent when
    The call is in no loop, the listing does not name what is called (cuobjdump prints addresses), or other rules are about it:
    ISA402 about divisions of integers, ISA404 about exact ones of float32.
"""

from isaview.reports.rule import Rule, Spots, View, by_key, count
from isaview.rules.evidence import slow_paths
from isaview.rules.samples import sass_loop

_OTHERS = ("integer division", "exact division")
"""What other rules are about."""


def find(view: View) -> Spots:
    """A spot for each loop and operation, at the first call."""
    called = {index: operation for index, (operation, _) in slow_paths(view).items() if operation not in _OTHERS}
    for loop, inside in view.in_loops(called).items():
        for operation, calls in by_key(inside, called.__getitem__).items():
            what = f"{count(len(calls), 'call')} of the slow path of {'an' if operation[0] in 'aeiou' else 'a'} {operation}"
            yield view.spot(loop, calls, what)


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
