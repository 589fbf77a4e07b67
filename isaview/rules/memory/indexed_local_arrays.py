"""An array of each thread is indexed by what is known only at run time, so it lives in memory.

What
    Private memory is read or written at an address that depends on a loop, an argument or data.
Why
    Registers cannot be indexed: an array whose index is no constant after unrolling lies in private memory, which is global
    memory behind the caches. What was meant to be a register access becomes a load with its latency and its traffic.
Instead
    Unroll the loops over the array completely (#pragma unroll, constant bounds), so that every index is a constant; choose
    with a chain of selects where the array is small; put it into shared memory, with the thread as the fastest index; or
    exchange values between lanes.
Silent when
    Every index is a constant (then the array, or the spill, is not in memory because of its index), PTX declares no array
    (the access is one of a pointer to any memory), the access is marked as spill code, or a binary, a log or --exact states a
    frame of 0. In PTX the assembler may still unroll a loop.
"""

from collections.abc import Iterable

from isaview.base.figures import count
from isaview.flow.origins import ExhaustedError, fixed_places, private_places
from isaview.model.kernel import Storage
from isaview.reports.rule import Rule, Spots, View
from isaview.rules.evidence import TWO_OVER_PI, digits_of_two_over_pi
from isaview.rules.samples import ptx

_REDUCTION_BYTES = 40
"""Bytes of the array of a library's slow path, in float32 or float64; a kernel with a larger array has its own."""
_REDUCTION_ACCESSES = 8
"""The accesses of that array whose index is not constant, where its size is not known."""


def find(view: View) -> Spots:
    """A spot for each loop, at the first access with such an index."""
    if _is_without_arrays(view):
        return
    frame = view.first_stated("stack_bytes", "private_bytes")
    if frame is not None and not frame.value:
        return  # the assembler kept the array in registers
    spills = view.spills
    accesses = view.instructions(lambda form: any(access.space == "private" for access in form.accesses))
    places = tuple(place for index in accesses if index not in spills for place in private_places(view.kernel, index))
    if not places:
        return
    try:
        fixed = fixed_places(view.kernel, places, view.meanings.stack)
    except ExhaustedError:
        return  # the kernel is too large to follow its addresses
    indexed = dict.fromkeys(index for (index, _), is_fixed in zip(places, fixed, strict=True) if not is_fixed)
    for loop, inside in view.group_by_loop(_drop_reductions(view, list(indexed))).items():
        what = f"{count(len(inside), 'access')} of an array in {view.words.word('private')} memory, its index not constant"
        yield view.spot(loop, inside, what)


def _is_without_arrays(view: View) -> bool:
    """Whether no array is declared in a language that declares each: its private accesses are of pointers to any memory."""
    kernel, module = view.kernel, view.context.module
    if "private" not in view.meanings.declared or _have_arrays((*kernel.storage, *module.storage.values())):
        return False
    # an array of any kernel may be handed to a function
    others = (storage for other in module.kernels for storage in other.storage)
    return kernel.is_entry or not module.once(_have_arrays, lambda: _have_arrays(others))


def _have_arrays(storages: Iterable[Storage]) -> bool:
    return any(storage.space == "private" for storage in storages)


def _drop_reductions(view: View, indexed: list[int]) -> list[int]:
    """The accesses without those of the slow path of sine and its like, whose array nobody can unroll."""
    digits = digits_of_two_over_pi(view.kernel) if indexed else []
    arrays = sum(storage.bytes or 0 for storage in view.kernel.storage if storage.space == "private")
    unnamed = sum(TWO_OVER_PI in view.kernel.tokens[index] for index in digits)
    frame = view.first_stated("stack_bytes", "private_bytes")
    if unnamed and frame is None:
        return [] if len(indexed) <= _REDUCTION_ACCESSES * unnamed else indexed
    if unnamed and frame is not None:
        arrays = int(frame.value or 0)
    return [] if 0 < arrays <= _REDUCTION_BYTES * len(digits) else indexed


BAD = ptx(
    """\
	.local .align 16 .b8 array[64];
	ld.param.u32 %r1, [n];
	mov.u64 %rd2, array;
	st.local.f32 [%rd2+4], 0f3F800000;
	mul.wide.s32 %rd3, %r1, 4;
	add.s64 %rd4, %rd2, %rd3;
	ld.local.f32 %f1, [%rd4];  // ISA304
	st.global.f32 [%rd1], %f1;
""",
    ".param .u64 a, .param .u32 n",
)
GOOD = BAD.replace("add.s64 %rd4, %rd2, %rd3;", "add.s64 %rd4, %rd2, 8;").replace("ISA304", "a constant place")

RULE = Rule("ISA304", "indexed-local-arrays", __doc__, find, BAD, GOOD, relieves="instructions")
