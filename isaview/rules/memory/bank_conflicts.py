"""Lanes of a wave ask one bank of shared memory for different words.

What
    The addresses of a shared access, or of the rows of a matrix, put four times as many words on one bank as there need be.
Why
    Shared memory has 32 or 64 banks of four bytes; each gives one word a clock. Lanes that want different words of one bank are
    served one after the other, so that an access with n-fold conflicts takes n times as long and holds up the others.
Instead
    Pad the rows of the tile ([32][33] in place of [32][32]), swizzle the column with the row (column ^ row), or let the
    lanes run along a row.
Silent when
    The address cannot be followed, conflicts are twofold (padding seldom pays), or all lanes read the same word.
"""

from collections.abc import Iterator
from typing import Any

from isaview.reports.rule import Rule, Spot, View
from isaview.rules.samples import ptx

_FACTOR = 4


def find(view: View) -> Iterator[Spot]:
    """One finding a loop and kind of access, at the worst."""
    if not view.places(lambda form: any(access.space in ("shared", "generic") for access in form.accesses)):
        return
    found = {access.found.index: access for access in view.need("accesses") if _conflicting(access)}
    for loop, indices in view.by_loop(found).items():
        for kind in sorted({found[index].kind for index in indices}):
            inside = [index for index in indices if found[index].kind == kind]
            worst = max(inside, key=lambda index: found[index].conflicts.value)
            times = found[worst].conflicts.value
            apart = found[worst].stride.value
            why = f", lanes {apart:,} B apart" if apart else ""
            more = f", and {len(inside) - 1} more" if len(inside) > 1 else ""
            what = f"{view.words.word('shared')} {kind} served in {times} turns{why}{more}{view.where(loop)}"
            yield Spot(worst, what, tuple(inside))


def _conflicting(access: Any) -> bool:
    if access.space != "shared" or not access.conflicts.known or access.kind == "atomic":
        return False
    joined = access.found.joined
    if joined is not None and (joined.turns or 0) < _FACTOR * joined.least_turns:
        return False
    return bool(access.conflicts.value >= _FACTOR * access.found.least_turns)


BAD = ptx("""\
	.shared .align 4 .b8 tile[4096];
	mov.u32 %r1, %tid.x;
	mov.u32 %r2, tile;
	shl.b32 %r3, %r1, 7;
	add.s32 %r4, %r2, %r3;
	ld.shared.f32 %f1, [%r4];  // ISA305
	st.global.f32 [%rd1], %f1;
""")
GOOD = BAD.replace("shl.b32 %r3, %r1, 7;", "mul.lo.s32 %r3, %r1, 132;").replace("ISA305", "rows of 33 words")

RULE = Rule("ISA305", "bank-conflicts", __doc__, find, (BAD,), (GOOD,), relieves="conflicts")
