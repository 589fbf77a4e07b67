"""Lanes side by side reach for places far apart in memory.

What
    The lanes of a wave access global memory with a stride, so that one request touches more than twice the 32-byte sectors
    that its bytes need.
Why
    Memory moves in sectors: where each lane takes four bytes of another sector, seven eighths of the traffic is thrown
    away, and one request takes as many cycles in the cache as it touches lines. Bandwidth falls by the same factor.
Instead
    Let the fastest index follow the lane (swap the loops, lay structures out as arrays of each field), or go through shared
    memory: read rows coalesced, then take columns from there. The fix under a finding has the sectors counted anew.
Silent when
    Nothing is known of the stride, the access is in no loop and its stride is no number, terms of it may cancel, or later
    accesses use the rest of the sectors (a lane that walks along its own row through the cache). A stride that is an argument
    is named, as it may be small.
    One lane alone has no neighbour: blocks of one thread, and code that a comparison leaves to one lane.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from isaview.analysis.addresses.spread import SECTOR_BYTES
from isaview.base.text import safe
from isaview.languages.meanings import meanings_of
from isaview.model.kernel import Kernel
from isaview.reports.rule import Rule, Spot, View, count
from isaview.rules.evidence import DEFAULT_LANES, lanes_at
from isaview.rules.samples import ptx, ptx_loop

_FACTOR = 2
"""An access is strided if it touches more than so many times the sectors it needs."""
_USED = 0.75
"""An access that needs a smaller share of its sectors has neighbours that use the rest."""


def find(view: View) -> Iterator[Spot]:
    """One finding a loop and one outside of loops, at the worst; in loops another where the distance is not known."""
    if not view.places(lambda form: any(access.space in ("global", "generic") for access in form.accesses)):
        return
    wave = view.context.module.wave_size or DEFAULT_LANES
    accesses = view.need("accesses")
    strided = {
        access.found.index: access
        for access in accesses
        if _wasteful(access, wave, wave) and not _shared(view, access, accesses, wave)
    }
    if not strided:
        return
    lanes = lanes_at(view)
    among_many = [index for index, access in strided.items() if _wasteful(access, lanes(index), wave)]
    for loop, inside in view.by_loop(among_many).items():
        known = [index for index in inside if strided[index].stride.known]
        others = [index for index in inside if loop is not None and index not in known and _parts(view.kernel, strided[index])]
        for group in filter(None, (known, others)):
            worst = max(group, key=lambda index: strided[index].sectors.value)
            access = strided[worst]
            sectors = f"{access.sectors.value:,} sectors a request"
            apart = f"lanes {access.stride.value:,} B apart: {sectors}" if group is known else _far_apart(view, access, sectors)
            alike = sum(lanes(other.found.index) > 1 for other in _alike(view, access, accesses)) - 1
            more = f", and {count(alike, 'more access')}" if alike else ""
            what = f"{access.space} {access.kind} with {apart}{more}"
            why = "" if group is known else "how far the lanes are apart is not in the text"
            yield Spot(worst, what + view.where(loop), tuple(group), why)


def _alike(view: View, access: Any, accesses: Sequence[Any]) -> list[Any]:
    """The strided accesses of a loop whose lanes are as far apart, this one among them."""
    loop, apart = view.loop(access.found.index), (access.stride.value, access.found.symbolic_strides)
    return [
        other
        for other in accesses
        if other.pattern == "strided"
        and (other.space, other.stride.value, other.found.symbolic_strides) == (access.space, *apart)
        and view.loop(other.found.index) == loop
    ]


def _parts(kernel: Kernel, access: Any) -> bool:
    """Whether what keeps the lanes apart has names, and its terms cannot cancel each other: one sign, and nothing in common."""
    partings = {product: step for product, step in access.found.symbolic_strides if product}
    names = [name for product in partings for name in product]
    signs = {(step or 0) > 0 for step in partings.values()}
    return all(_name(kernel, name) for name in names) and len(set(names)) == len(names) and len(signs) < 2


def _far_apart(view: View, access: Any, sectors: str) -> str:
    """How far the lanes are apart in what the text names, and from where on they touch so many sectors."""
    partings = dict(access.found.symbolic_strides)
    if not partings:
        return f"lanes unevenly apart: {sectors}"
    rest, names = partings.pop((), 0), [_name(view.kernel, name) for product in partings for name in product]
    (step, *others) = partings.values()
    if others or not step or rest is None or rest % step:
        return f"lanes far apart if {' or '.join(names)} is large: up to {sectors}"
    factor, by = " × ".join(names), rest // step
    shifted = f"({factor} {'-' if by < 0 else '+'} {abs(by):,})" if by else factor
    return f"lanes {shifted} × {abs(step):,} B apart: {sectors} if that is {SECTOR_BYTES} B or more"


def _name(kernel: Kernel, unknown: str) -> str:
    """What the text calls an unknown of an address, empty where it has no name for it."""
    kind, _, rest = unknown.partition(":")
    if kind != "loaded":
        return _at_start(kernel, rest) if kind == "start" else ""
    at = int(rest.partition(":")[0])
    form, tokens = kernel.forms[at], kernel.tokens[at]
    address = next((one.address.bind(tokens) for one in form.accesses if one.space == "parameter" and one.address), "")
    if form.symbols and address:
        return safe(address.strip("[]").removeprefix(f"{kernel.name}_"))
    return f"what line {kernel.lines[at]} loads"


def _at_start(kernel: Kernel, name: str) -> str:
    """What holds a value from the start on: an argument, or a constant in memory that is none."""
    meanings = meanings_of(kernel.module)
    byte = meanings.argument_byte(name)
    if byte is not None:
        return f"argument at byte {byte} ({safe(name)})"
    return f"{'constant' if meanings.is_constant(name) else 'argument'} {safe(name)}"


def _wasteful(access: Any, lanes: int, wave: int) -> bool:
    """Whether so many lanes of a wave touch too many sectors; some of them touch their share of all lanes'."""
    found = access.found
    if (
        access.space != "global"
        or access.pattern != "strided"
        or not access.bytes
        or access.sectors.value is None
        or found.own < _USED
    ):
        return False
    if found.step is not None and 0 < abs(found.step) < 32:
        return False  # the next iterations find the rest of the sector in the cache
    return bool(access.sectors.value * lanes > wave * _FACTOR * -(-lanes * access.bytes // 32) * found.requests)


def _shared(view: View, access: Any, accesses: Sequence[Any], wave: int) -> bool:
    """Whether accesses with the same stride in its loop move half of what lies between lanes, or use half of their sectors."""
    stride, loop = access.stride.value, view.loop(access.found.index)
    apart = access.space, access.kind, stride, access.found.symbolic_strides
    alike = [
        other
        for other in accesses
        if (other.space, other.kind, other.stride.value, other.found.symbolic_strides) == apart
        and view.loop(other.found.index) == loop
    ]
    moved = sum(other.bytes or 0 for other in alike)
    touched = sum((other.sectors.value or 0) * other.found.own for other in alike)
    return bool((stride is not None and 2 * moved >= abs(stride)) or 2 * moved * wave >= touched * SECTOR_BYTES)


BAD = ptx_loop(
    """\
	ld.global.f32 %f2, [%rd4];  // ISA301
	add.f32 %f1, %f1, %f2;
	add.s64 %rd4, %rd4, 1048576;
""",
    """\
	cvta.to.global.u64 %rd2, %rd1;
	mov.u32 %r1, %tid.x;
	mul.wide.u32 %rd3, %r1, 4096;
	add.s64 %rd4, %rd2, %rd3;
	mov.f32 %f1, 0f00000000;
""",
    "	st.global.f32 [%rd2], %f1;\n",
)
ONCE = ptx("""\
	cvta.to.global.u64 %rd2, %rd1;
	mov.u32 %r1, %tid.x;
	mul.wide.u32 %rd3, %r1, 128;
	add.s64 %rd4, %rd2, %rd3;
	ld.global.f32 %f1, [%rd4];  // ISA301
	mul.wide.u32 %rd3, %r1, 4;
	add.s64 %rd4, %rd2, %rd3;
	st.global.f32 [%rd4], %f1;
""")
GOOD = BAD.replace("%r1, 4096", "%r1, 4").replace("ISA301", "lanes side by side")
ALONE = BAD.replace("a)\n{", "a)\n.maxntid 1, 1, 1\n{").replace("ISA301", "one thread a block")
ONE_LANE = (
    BAD.replace("$L__BB0_1:", "	setp.ne.s32 %p2, %r1, 0;\n	@%p2 bra $L__BB0_2;\n$L__BB0_1:", 1)
    .replace("	st.global", "$L__BB0_2:\n	st.global")
    .replace("ISA301", "one lane of a block")
)
GUARDED = BAD.replace("	ld.global", "	setp.eq.s32 %p1, %r1, 0;\n	@%p1 ld.global").replace("ISA301", "one lane")

RULE = Rule("ISA301", "strided-accesses", __doc__, find, (BAD, ONCE), (GOOD, ALONE, ONE_LANE, GUARDED), relieves="sectors")
