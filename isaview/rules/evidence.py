"""Evidence: what several rules ask of a kernel: its calls, lanes, groups, spills, waits and the makers of its values."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import chain
from typing import Any

from msgspec import Struct

from isaview.analysis.addresses.launch_shape import Shape, has_rows
from isaview.analysis.addresses.partial_blocks import partial_blocks
from isaview.analysis.waits.waits import Waits, waits_of
from isaview.base.figures import figure
from isaview.base.measure import Number
from isaview.base.text import safe
from isaview.flow.graph import flow_of
from isaview.flow.nesting import Loop
from isaview.flow.origins import writers
from isaview.model.form import Form
from isaview.model.kernel import Kernel
from isaview.reports.rule import View

_LONGEST_NAME = 48
_OUTPUT = ("printf", "assert", "_ockl_hostcall", "__ockl_fprintf", "trap_handler", "panic", "rust_begin_unwind")
"""Pieces of the names of functions that print or report an error."""


def is_output(name: str) -> bool:
    """Whether a function of this name prints or reports an error."""
    return any(piece in name.lower() for piece in _OUTPUT)


def readable(view: View, name: str) -> str:
    """A function's name without its arguments, not longer than a line holds."""
    demangled = next((one.demangled for one in view.context.module.kernels if safe(one.name) == name), name)
    short = safe(demangled).partition("(")[0]
    return short if len(short) <= _LONGEST_NAME else f"{short[: _LONGEST_NAME - 1]}…"


def stays(view: View, name: str) -> bool:
    """Whether a call stays one: of values, whose text is not yet linked, only those of functions in the same text do."""
    if "value" not in view.kernel.register_files:
        return True
    return any(safe(other.name) == name for other in view.context.module.kernels)


def _calls(form: Form) -> bool:
    return form.flow == "call" and "inline_assembly" not in form.flags


def called(view: View) -> Iterator[tuple[int, str]]:
    """The calls of a kernel that is launched: the instruction and the function's name, "" for one through a register."""
    if not view.kernel.is_entry:
        return
    for index in view.places(_calls):
        tokens = view.kernel.tokens[index]
        names = [safe(text.bind(tokens)) for text in view.kernel.forms[index].targets]
        yield index, "" if "call_through_register" in view.kernel.forms[index].flags or not names else names[0]


WAVE = 32
"""Lanes where the text does not say how many a wave has."""
_THREADS = 256
"""Threads of a group where nobody says: which lanes of a wave pass a branch does not hang on it."""


def lanes_at(view: View) -> Callable[[int], int]:
    """The most lanes of a wave that run an instruction, by its index; all of them where that is not known."""
    wave, group = view.context.module.wave_size or WAVE, group_size(view)
    most = wave if group is None else min(wave, group)
    width = _width(view)
    if most == 1 or (width is None and has_rows(view.kernel)):
        return lambda _index: most
    few = partial_blocks(view.kernel, Shape(wave, width, most=group or _THREADS))
    block_of = flow_of(view.kernel).block_of
    return lambda index: min(most, few[block_of(index)].lanes) if block_of(index) in few else most


def _width(view: View) -> int | None:
    stated = view.stated("required_threads_x")
    return view.context.launch.width or (int(stated.value or 0) or None if stated is not None else None)


def group_size(view: View) -> int | None:
    """The threads of a group: given, required by the text, or the most it was compiled for where that is a bound of its own."""
    launch, gpu = view.context.launch, view.gpu
    if launch.threads_low is not None:
        return launch.threads_low if launch.threads_high in (None, launch.threads_low) else None
    required, most = view.stated("required_threads"), view.stated("max_threads")
    if required is not None:
        return int(required.value or 0) or None
    if most is None or gpu is None or most.value == gpu.group_threads_max:
        return None
    return int(most.value or 0) or None


def wave_size(view: View) -> int | None:
    """The lanes of a wave, None where neither the text nor the GPU says it."""
    if view.context.module.wave_size:
        return view.context.module.wave_size
    return view.gpu.wave_sizes[0] if view.gpu is not None else None


def default_bound(view: View) -> bool:
    """Whether nobody bounded the threads of a group: no bound is stated, or the largest there is."""
    if view.stated("required_threads") is not None or view.context.launch.threads_low is not None:
        return False
    most = view.stated("max_threads")
    return most is None or (view.gpu is not None and most.value == view.gpu.group_threads_max)


def spilled(view: View) -> str:
    """How much each lane stores to memory for want of registers, "" where nothing is or nobody says so."""
    stored, in_all = (view.stated(name) for name in ("spilled_store_bytes", "spilled_bytes"))
    if stored is None and in_all is None:
        stored = view.need("private").stores
    if stored is not None and stored.value:
        return f"{figure(stored)} of spill stores"
    return f"{figure(in_all)} of spills" if in_all is not None and in_all.value else ""


_SURE = ("stated", "counted")


def single_change(view: View, resources: Collection[str]) -> tuple[Any, Number, Number] | None:
    """The only change of the next step with the waves it leads to and those there are.

    None where the step needs several changes or another resource, and where half of the slots are taken or more.
    """
    found = view.need("occupancy")
    step, now = found.next_step, found.waves.value
    if step is None or len(step.changes) != 1 or not now or found.slots is None or 2 * now >= found.slots:
        return None
    change = step.changes[0]
    return (change, step.waves, now) if change.resource in resources else None


def known_registers(view: View) -> bool:
    """Whether the registers are stated or counted, no estimate."""
    allocated = view.need("registers").allocated
    total = allocated.get("total", allocated.get("vector"))
    return total is not None and total.origin in _SURE


_DIGITS = frozenset(("0xfe5163ab", "-0x1ae9c55", "4266746795", "-28220501", "0xFE5163AB"))
"""The lowest 32 of the digits of 2/π, as texts write the number."""
_TABLE, _PART = "i2opi", "opi"
"""What libraries call the table of digits, and what is left of that where a number was taken out."""
_LONGEST = 12
"""Instructions of the loop that multiplies an argument with the table."""


def digits_of_two_over_pi(view: View) -> list[int]:
    """The instructions that name the table or its digits, in text order."""
    return _naming(view.kernel)


@lru_cache(1)
def _naming(kernel: Kernel) -> list[int]:
    """The same; several rules ask of one kernel after the other."""
    likely = {form for form in kernel.distinct_forms if any(_PART in text.pattern for text in form.symbols)}
    some = enumerate(kernel.forms) if likely else ()
    named = {index for index, form in some if form in likely and _names_table(kernel, index)}
    if not _DIGITS.isdisjoint(chain.from_iterable(kernel.tokens)):
        named.update(index for index, tokens in enumerate(kernel.tokens) if not _DIGITS.isdisjoint(tokens))
    return sorted(named)


def _names_table(kernel: Kernel, index: int) -> bool:
    tokens = kernel.tokens[index]
    names = [text.bind(tokens) for text in kernel.forms[index].symbols]
    return any(_TABLE in name for name in names)


def reduces(view: View, loop: Loop) -> bool:
    """Whether a loop is most likely the library's own, which multiplies an argument with the digits."""
    return len(view.inside(loop)) <= _LONGEST and bool(digits_of_two_over_pi(view))


_STATE = ("special", "predicate")


class Values(Struct, dict=True):
    """The writers of each register of a kernel, in text order."""

    kernel: Kernel

    @cached_property
    def writers(self) -> Mapping[int, Sequence[int]]:
        """The writes of each register."""
        return writers(self.kernel)

    def maker(self, index: int, register: int) -> int | None:
        """What wrote a register that an instruction reads: the last write above it in its block, else the only one at all."""
        written = self.writers.get(register, ())
        if len(written) == 1:
            return written[0]
        flow = flow_of(self.kernel)
        first = flow.blocks[flow.block_of(index)].first
        return max((at for at in written if first <= at < index), default=None)

    def makers(self, index: int) -> Iterator[int | None]:
        """What made each register that holds data and that an instruction reads, None where it is not told."""
        registers = self.kernel.registers
        for number in self.kernel.operands.reads[index]:
            if registers[number].file not in _STATE:
                yield self.maker(index, number)

    def is_constant(self, index: int) -> bool:
        """Whether an instruction makes something of nothing: it reads no register that holds data."""
        return next(self.makers(index), index) == index


def waits(view: View) -> Waits | None:
    """What is told of a kernel's waits; None for a kernel without any, or a language without a table of them."""
    if view.need("waits") is None:
        return None
    return waits_of(view.kernel)


def computes(found: Waits, loop: int) -> int:
    """How many instructions of a loop could hide a load."""
    forms, classes = found.kernel.forms, found.machine.work
    return sum(forms[index].instruction_class in classes for index in found.bodies[loop].instructions(inner=True))
