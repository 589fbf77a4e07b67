"""What several rules ask of a kernel: its calls, lanes, threads, registers, waits and the writers of its values."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from functools import lru_cache
from itertools import chain
from typing import Any

from isaview.analysis.addresses.launch_shape import NARROW_WIDTHS, Shape, has_rows
from isaview.analysis.addresses.partial_blocks import running_lanes
from isaview.base.measure import Number
from isaview.base.short_names import short_name
from isaview.base.text import safe
from isaview.flow.nesting import Loop
from isaview.flow.values import ValueGraph, values_of
from isaview.languages.meanings import LONGEST_OPCODE
from isaview.model.form import Form
from isaview.model.kernel import Kernel
from isaview.reports.rule import Condition, View

_LONGEST_NAME = 48
"""Characters of a function's name in a finding."""
_OF_DATA = ("global", "generic", "parameter", "shared", "private")
"""Memory in which data lie, and no addresses that a linker puts there."""
_MOST_WRITERS = 64
"""Instructions looked at for the address that a call goes to."""
_OUTPUT = ("printf", "assert", "_ockl_hostcall", "__ockl_fprintf", "trap_handler", "panic", "rust_begin_unwind")
"""Pieces of the names of functions that print or report an error."""


_ORDERED = frozenset(("acquire", "relaxed", "volatile", "seq_cst", "monotonic", "acq_rel"))


def is_ordered(form: Form) -> bool:
    """Whether an access is volatile, or ordered with those of other threads."""
    return not _ORDERED.isdisjoint((*form.modifiers, *form.opcode.split(".")))


def is_output(name: str) -> bool:
    """Whether a function of this name prints or reports an error."""
    return any(piece in name.lower() for piece in _OUTPUT)


def function_name(view: View, name: str) -> str:
    """A function's short name, no longer than a line holds."""
    demangled = next((kernel.demangled for kernel in view.context.module.kernels if safe(kernel.name) == name), name)
    short = short_name(safe(demangled))
    return short if len(short) <= _LONGEST_NAME else f"{short[: _LONGEST_NAME - 1]}…"


def is_final_call(view: View, name: str) -> bool:
    """Whether nothing inlines a call later: in a text that is still to be linked, only a function of the same text is final."""
    # LLVM IR may be linked with the function's body before anything is compiled
    return "value" not in view.kernel.register_files or any(safe(other.name) == name for other in view.context.module.kernels)


def calls(view: View) -> Iterator[tuple[int, str]]:
    """The calls of an entry kernel: the instruction and the function's name, "" for a call through a register."""
    if not view.kernel.is_entry:
        return
    for index in view.instructions(lambda form: form.flow == "call" and "inline_assembly" not in form.flags):
        form, tokens = view.kernel.forms[index], view.kernel.tokens[index]
        is_named = form.targets and "call_through_register" not in form.flags
        name = form.targets[0].bind(tokens) if is_named else _called_address(view.kernel, index)
        if not _is_artefact(view, index, name):
            yield index, safe(name)


def matches_word(view: View, pattern: re.Pattern[str] | None, index: int) -> bool:
    """Whether an instruction, with single spaces between its words, begins as a pattern of the language's table says."""
    form, tokens = view.kernel.forms[index], view.kernel.tokens[index]
    words = (form.opcode, *form.modifiers, *(text.bind(tokens) for text in form.operands))
    return pattern is not None and pattern.match(" ".join(words)[:LONGEST_OPCODE]) is not None


def _is_artefact(view: View, call: int, name: str) -> bool:
    """Whether only a test whether lanes parted leads to a call."""
    flow = view.flow
    for block in flow.dominating(flow.block_of(call)):
        above = flow.predecessors[block]
        if len(above) != 1 or len(flow.successors[above[0]]) > 1:
            return len(above) == 1 and matches_word(view, view.meanings.special, flow.blocks[above[0]].last - 1)
    return False


def slow_paths(view: View) -> dict[int, tuple[str, str]]:
    """The calls of functions that the compiler adds: the instruction, what it is the slow path of, and the function's name."""
    if not view.meanings.slow_paths:
        return {}
    kernel = view.kernel
    called = view.instructions(lambda form: form.flow == "call" and bool(form.targets))
    names = {index: kernel.forms[index].targets[0].bind(kernel.tokens[index]) for index in called}
    names = {index: name for index, name in names.items() if not _is_artefact(view, index, name)}
    return {index: (operation, safe(name)) for index, name in names.items() if (operation := view.meanings.slow_path(name))}


def _called_address(kernel: Kernel, call: int) -> str:
    """The only function whose address the registers of a call can hold, by its name; "" where that is not known."""
    values = values_of(kernel)
    names: set[str] = set()
    seen: set[int] = set()
    waiting = [(call, register) for register in values.data_read(call)]
    while waiting:
        writes = values.makers_read(*waiting.pop())
        # an argument, or too far: it may be any function
        if not writes or len(seen) > _MOST_WRITERS:
            return ""
        for index in writes - seen:
            seen.add(index)
            symbols = kernel.forms[index].symbols
            if any(access.space in _OF_DATA for access in kernel.forms[index].accesses):
                return ""
            names.update(text.bind(kernel.tokens[index]) for text in symbols[:1])
            waiting += [] if symbols else [(index, register) for register in values.data_read(index)]
    return names.pop() if len(names) == 1 else ""


def has_last_constant(view: View, index: int) -> bool:
    """Whether the last operand of an instruction, a divisor, is a constant of the text."""
    form = view.kernel.forms[index]
    return bool(form.operands) and form.operands[-1] in form.immediates


DEFAULT_LANES = 32
"""Lanes of a wave where the text does not state them."""
_DEFAULT_THREADS = 256
"""Threads of a group where nobody states them; which lanes of a wave pass a branch does not depend on it."""


def lanes_at(view: View) -> Callable[[int], int]:
    """How many lanes of a wave run an instruction at most, by its index; all of them where that is not known."""
    wave, group = view.context.module.wave_size or DEFAULT_LANES, group_size(view)
    # a group smaller than a wave leaves lanes off
    most = wave if group is None else min(wave, group)
    if most == 1:
        return lambda _index: 1
    stated = view.first_stated("required_threads_x")
    width = view.context.launch.width or (int(stated.value or 0) or None if stated is not None else None)
    # where threads count in y as well, lanes of a wave lie in several rows of a narrow group
    widths = (None, *NARROW_WIDTHS) if width is None and has_rows(view.kernel) else (width,)
    shapes = [Shape(wave, width, most=group or _DEFAULT_THREADS) for width in widths]
    running = view.kernel.once((lanes_at, *shapes), lambda: [running_lanes(view.kernel, shape) for shape in shapes])
    # the most of any shape: a rule about many lanes is silent only where no launch has them
    return lambda index: min(most, max(lanes.at(index) for lanes in running))


def wide_groups(view: View) -> Condition:
    """The assumption that the lanes of a wave are neighbours in x, where nobody states how wide a group is."""
    wave = view.context.module.wave_size or DEFAULT_LANES
    return Condition("blocks_are_a_wave_wide", f"{view.words.word('group')}s are {wave} or more threads wide")


def report_in_wide_groups(access: Any) -> Any:
    """The report of an access in groups at least a wave wide, where its pattern depends on that; else as it is."""
    return access if access.addressed.known else access.wide


def combine_conditions(*conditions: Condition | None) -> Condition | None:
    """The condition that all of these hold, with the name of the first; None for none."""
    stated = [condition for condition in conditions if condition is not None]
    return Condition(stated[0].name, " and ".join(condition.text for condition in stated)) if stated else None


def group_size(view: View) -> int | None:
    """The threads of a group: given, required by the text, or the most it was compiled for where that is a bound of its own."""
    launch, gpu = view.context.launch, view.gpu
    if launch.threads_low is not None:
        return launch.threads_low if launch.threads_high in (None, launch.threads_low) else None
    required, most = view.first_stated("required_threads"), view.first_stated("max_threads")
    if required is not None:
        return int(required.value or 0) or None
    # the hardware's own bound is what compilers state where nobody gave one
    if most is None or gpu is None or most.value == gpu.group_threads_max:
        return None
    return int(most.value or 0) or None


def has_default_bound(view: View) -> bool:
    """Whether nobody bounded the threads of a group: no bound is stated, or the default of a compiler."""
    if view.first_stated("min_groups_per_unit") is not None:
        return False
    if view.first_stated("required_threads") is not None or view.context.launch.threads_low is not None:
        return False
    most = view.first_stated("max_threads")
    return most is None or (view.gpu is not None and view.gpu.compiler is not None and most.value == view.gpu.group_threads_max)


def single_change(view: View, resources: Collection[str]) -> tuple[Any, Number, Number] | None:
    """The only change of the next step, the waves it leads to, and the waves now.

    None where the step needs several changes or another resource, where half of the wave slots or more are taken, and where it
    depends on a size of groups that nobody states.
    """
    occupancy = view.need("occupancy")
    # from half of the slots on latency is hidden by what runs: more waves rarely pay for what they cost
    step, now = occupancy.next_step, occupancy.waves.value
    if step is None or len(step.changes) != 1 or not now or occupancy.slots is None or 2 * now > occupancy.slots:
        return None
    threads, gpu = occupancy.assumed_threads, view.gpu
    if gpu is None or (threads is not None and threads > gpu.simds[0] * gpu.wave_sizes[0]):
        return None  # how whole groups fit decides; groups that put a wave on each SIMD fit as single waves do
    change = step.changes[0]
    return (change, step.waves, now) if change.resource in resources else None


def step_text(view: View, waves: Number, now: Number) -> str:
    """``let 8 waves run, not 4, if LDS allows that``."""
    is_open = any(limit.resource == "shared_bytes" for limit in view.need("occupancy").not_modelled)
    memory = f", if {view.words.word('shared')} allows that" if is_open else ""
    return f"let {view.words.plural('wave', waves)} run, not {now:g}{memory}"


def assumed_groups(view: View) -> Condition | None:
    """The size of groups that occupancy assumes, where nobody states it and it decides."""
    threads, group = view.need("occupancy").assumed_threads, view.words.word("group")
    return Condition("blocks_are_as_assumed", f"{group}s have {threads:,} threads") if threads is not None else None


def has_known_registers(view: View) -> bool:
    """Whether the registers are stated or counted, not estimated."""
    allocated = view.need("registers").allocated
    total = allocated.get("total", allocated.get("vector"))
    return total is not None and total.origin in ("stated", "counted")


TWO_OVER_PI = "0.63661974668502807617"
"""2/π as a text has it where the table of its digits has no name."""
_DIGITS = frozenset(("0xfe5163ab", "-0x1ae9c55", "4266746795", "-28220501", "0xFE5163AB", TWO_OVER_PI))
"""The lowest 32 bits of the digits of 2/π, as texts write them."""
_TABLE, _TABLE_SHAPE = "i2opi", "opi"
"""In the name of a library's table of digits, and in the shape of that name, which has no number."""
_REMAINDER_STEP = frozenset(("192937984", "0xb800000", "0xB800000"))
"""23 as the exponent of a float32: the bits by which a step of CUDA's fmodf reduces a number, as texts write them."""
_LONGEST_REDUCTION = 32
"""Instructions of the loop that multiplies an argument with the digits."""


@lru_cache(1)
def digits_of_two_over_pi(kernel: Kernel) -> list[int]:
    """The instructions that name the digits of 2/π or a table of them, in text order; several rules ask in a row."""
    likely = {form for form in kernel.distinct_forms if any(_TABLE_SHAPE in text.pattern for text in form.symbols)}
    some = enumerate(zip(kernel.forms, kernel.tokens, strict=True)) if likely else ()
    uses = {
        index for index, (form, tokens) in some if form in likely and any(_TABLE in text.bind(tokens) for text in form.symbols)
    }
    if not _DIGITS.isdisjoint(chain.from_iterable(kernel.tokens)):
        uses.update(index for index, tokens in enumerate(kernel.tokens) if not _DIGITS.isdisjoint(tokens))
    return sorted(uses)


def is_argument_reduction(view: View, loop: Loop) -> bool:
    """Whether a loop is most likely that in which a library multiplies an argument with the digits, or takes a remainder."""
    inside = view.instructions_in(loop)
    divides = any(not _REMAINDER_STEP.isdisjoint(view.kernel.tokens[index]) for index in inside)
    return len(inside) <= _LONGEST_REDUCTION and (divides or bool(digits_of_two_over_pi(view.kernel)))


def is_linked(view: View, values: ValueGraph, call: int) -> bool:
    """Whether the address that a call goes to is loaded from where a linker puts those of symbols."""
    kernel, linked = view.kernel, view.meanings.linked
    if linked is None:
        return False
    loads = [(index, access.address) for index in values.data_makers(call) for access in kernel.forms[index].accesses]
    return bool(loads) and all(text is not None and linked.fullmatch(text.bind(kernel.tokens[index])) for index, text in loads)
