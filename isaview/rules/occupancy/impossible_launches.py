"""No block of this kernel fits on the GPU: the launch will fail.

What
    With the registers, the shared memory and the threads it takes, not one block (workgroup) fits on an SM (CU) of this GPU.
Why
    The launch returns an error (too many resources requested), and a program that does not check errors goes on as if the
    kernel had run. It often shows up late: in a debug build, on another GPU, or with a larger block than was tried before.
Instead
    State the launch bounds, so that the compiler keeps within them; launch smaller blocks; use less shared memory; or
    request the larger amount of shared memory that this GPU offers on request.
Silent when
    The registers are an estimate, or the size of a block is not known and a smaller block would fit.
"""

from isaview.reports.rule import Rule, Spot, Spots, View
from isaview.rules.evidence import has_known_registers
from isaview.rules.samples import ptx


def find(view: View) -> Spots:
    """A spot for each kernel."""
    occupancy = view.need("occupancy")
    most = occupancy.waves.value if occupancy.waves.high is None else occupancy.waves.high
    if most != 0 or not view.kernel.is_entry:
        return
    words = occupancy.display_words(view.words)
    if has_known_registers(view) or "vector_registers" not in occupancy.limited_by:
        launch = f"no {view.words.word('group')} of {occupancy.threads:,} threads fits on {occupancy.gpu}"
        yield Spot(None, f"{launch}: not enough {' and '.join(map(words.limit, occupancy.limited_by))}")


BAD = ptx(
    "	.shared .align 4 .b8 tile[200000];\n	st.shared.u64 [tile], %rd1;\n",
    directives=".reqntid 128, 1, 1\n",
    comment="  // ISA203",
)
GOOD = BAD.replace("tile[200000]", "tile[20000]").replace("ISA203", "")

RULE = Rule("ISA203", "impossible-launches", __doc__, find, BAD, GOOD, relieves="correctness")
