"""A group of this kernel fits on no unit: the launch will fail.

What
    With the registers, the shared memory and the threads of its group, not one group fits on a unit of this GPU.
Why
    The launch returns an error (too many resources requested), which programs that do not check errors take for a kernel
    that ran. It often shows up late: in a debug build, on another GPU, or with a larger group than the one that was tried.
Instead
    State the launch bounds, so that the compiler keeps within them; launch smaller groups; use less shared memory; or ask
    for the larger share of shared memory that must be opted into on this GPU.
Silent when
    The registers are an estimate, or the group size is not known and a smaller group would fit.
"""

from collections.abc import Iterator

from isaview.reports.rule import Rule, Spot, View
from isaview.rules.evidence import known_registers


def find(view: View) -> Iterator[Spot]:
    """One finding a kernel."""
    found = view.need("occupancy")
    most = found.waves.value if found.waves.high is None else found.waves.high
    if most != 0 or not view.kernel.is_entry:
        return
    names = [found.spoken(view.words).word(name) for name in found.limited_by]
    if known_registers(view) or "vector_registers" not in found.limited_by:
        yield Spot(None, f"no group of {found.threads:,} threads fits on {found.gpu}: {' and '.join(names)} do not suffice")


BAD = """
.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 a)  // ISA203
.reqntid 128, 1, 1
{
	.shared .align 4 .b8 tile[200000];
	.reg .b64 %rd<9>;
	ld.param.u64 %rd1, [a];
	st.shared.u64 [tile], %rd1;
	ret;
}
"""
GOOD = BAD.replace("tile[200000]", "tile[20000]").replace("ISA203", "")

RULE = Rule("ISA203", "impossible-launches", __doc__, find, (BAD,), (GOOD,))
