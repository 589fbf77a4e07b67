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

from collections.abc import Sequence
from typing import Any

from isaview.analysis.addresses.spread import SECTOR_BYTES
from isaview.base.text import safe
from isaview.languages.meanings import meanings_of
from isaview.model.kernel import Kernel
from isaview.reports.rule import Rule, Spot, Spots, View, count
from isaview.rules.evidence import DEFAULT_LANES, lanes_at
from isaview.rules.samples import ptx_loop

_FACTOR = 2
"""Sectors that a strided access touches, as a multiple of those that its bytes need."""
_USED = 0.75
"""Share of its sectors that no neighbour of an access uses."""


def find(view: View) -> Spots:
    """A spot for each loop and for what is in none, at the worst; in loops another where the distance is not known."""
    if not view.instructions(lambda form: any(access.space in ("global", "generic") for access in form.accesses)):
        return
    wave = view.context.module.wave_size or DEFAULT_LANES
    accesses = view.need("accesses")
    strided = view.accesses(lambda access: _wasteful(access, wave, wave) and not _shared(view, access, accesses, wave))
    if not strided:
        return
    lanes = lanes_at(view)
    in_waves = [index for index, access in strided.items() if _wasteful(access, lanes(index), wave)]
    for loop, inside in view.by_loop(in_waves).items():
        known = [index for index in inside if strided[index].stride.known]
        named = [
            index for index in inside if loop is not None and index not in known and _is_named(view.kernel, strided[index])
        ]
        for group in filter(None, (known, named)):
            worst = max(group, key=lambda index: strided[index].sectors.value)
            access = strided[worst]
            sectors = f"{access.sectors.value:,} sectors a request"
            apart = f"lanes {access.stride.value:,} B apart: {sectors}" if group is known else _far_apart(view, access, sectors)
            alike = [other.addressed.index for other in _alike(view, access, accesses) if other.pattern == "strided"]
            number = sum(lanes(index) > 1 for index in alike)
            others = f", and {count(number - 1, 'more access')}" if number > 1 else ""
            what = f"{access.space} {access.kind} with {apart}{others}"
            why = "" if group is known else "how far the lanes are apart is not in the text"
            yield Spot(worst, what + view.where(loop), tuple(group), why)


def _alike(view: View, access: Any, accesses: Sequence[Any]) -> list[Any]:
    """The accesses of a space and loop whose lanes are as far apart as this access's, itself among them."""

    def stride(other: Any) -> tuple[Any, ...]:
        return other.space, other.stride.value, other.addressed.symbolic_strides

    own, loop = stride(access), view.loop(access.addressed.index)
    return [other for other in accesses if stride(other) == own and view.loop(other.addressed.index) == loop]


def _is_named(kernel: Kernel, access: Any) -> bool:
    """Whether the terms of a lane stride have names and cannot cancel each other: of equal sign, with no factor in common."""
    terms = {product: step for product, step in access.addressed.symbolic_strides if product}
    names = [name for product in terms for name in product]
    signs = {(step or 0) > 0 for step in terms.values()}
    return all(_name(kernel, name) for name in names) and len(set(names)) == len(names) and len(signs) < 2


def _far_apart(view: View, access: Any, sectors: str) -> str:
    """How far the lanes are apart in what the text names, and from where on they touch so many sectors."""
    terms = dict(access.addressed.symbolic_strides)
    if not terms:
        return f"lanes unevenly apart: {sectors}"
    rest, names = terms.pop((), 0), [_name(view.kernel, name) for product in terms for name in product]
    (step, *others) = terms.values()
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
    parameters = (access.address for access in form.accesses if access.space == "parameter")
    address = next((text.bind(tokens) for text in parameters if text), "")
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
    address = access.addressed
    if access.space != "global" or access.pattern != "strided" or not access.bytes or access.sectors.value is None:
        return False
    if address.own < _USED or (address.step is not None and 0 < abs(address.step) < SECTOR_BYTES):
        return False  # neighbours or the next iterations find the rest of the sector in the cache
    needed = -(-lanes * access.bytes // SECTOR_BYTES) * address.requests
    return bool(access.sectors.value * lanes > wave * _FACTOR * needed)


def _shared(view: View, access: Any, accesses: Sequence[Any], wave: int) -> bool:
    """Whether accesses with the same stride in its loop move half of what lies between lanes, or use half of their sectors."""
    stride, alike = access.stride.value, [other for other in _alike(view, access, accesses) if other.kind == access.kind]
    moved = sum(other.bytes or 0 for other in alike)
    touched = sum((other.sectors.value or 0) * other.addressed.own for other in alike)
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
GOOD = BAD.replace("%r1, 4096", "%r1, 4").replace("ISA301", "lanes side by side")

RULE = Rule("ISA301", "strided-accesses", __doc__, find, BAD, GOOD, relieves="sectors")
