"""What a group takes by a kernel's text: its named barriers and its columns of tensor memory.

Barriers are numbered from 0, and a group holds all up to the highest number named. A number in a register is followed to a
constant that is moved there; where there is none a compiler sets all of them aside, for any may be meant. The barrier of a
cluster takes the group's first barrier, unless the kernel says that it is always launched in clusters. So does ptxas on sm_90
to sm_121.

An allocation of tensor memory names its columns as its last operand. What is freed in between is not followed: of several
allocations at least the largest is held at once, and at most all of them.
"""

from __future__ import annotations

from collections.abc import Iterator

from isaview.analysis.contract import Context
from isaview.base import regex
from isaview.base.measure import Measure, counted_measure, estimated_measure
from isaview.base.text import integer
from isaview.flow.graph import flow_of
from isaview.flow.values import values_of
from isaview.gpus.hardware import Gpu
from isaview.model.form import Form
from isaview.model.kernel import Kernel, reachable_functions

_BARRIERS, _COLUMNS = "barriers", "columns"
_NAMING = {"barrier_first": 0, "barrier_second": 1}
"""Flag → the operand that holds the number."""
_NO_OPERAND = -1
_IN_ASSEMBLY = regex.compile(r"\bbar(?:rier)?\.[\w.:]+\s+(\w+)")


def named_barriers(context: Context, gpu: Gpu) -> Measure | None:
    """The barriers of a group by the text, None where it names none or the GPU does not hand them out from a pool."""
    most = gpu.named_barriers_max
    if gpu.barriers_total is None or most is None:
        return None
    always = bool(context.kernel.stated.get("explicit_cluster"))
    numbers = [number for kernel in _reachable_kernels(context.kernel) for number in _barrier_numbers(kernel, always)]
    known = [number for number in numbers if number is not None and 0 <= number < most]
    least = max(known, default=0) + 1
    if None in numbers and least < most:
        because = (
            f"the number of a barrier is in a register, so a compiler sets all {most} aside unless it finds out which are meant"
        )
        return estimated_measure(most, least, most, _BARRIERS, because)
    return counted_measure(least, _BARRIERS, "the highest number of a barrier in the text, plus one") if known else None


def _reachable_kernels(kernel: Kernel) -> Iterator[Kernel]:
    """A kernel and the functions of its text that it may call: those nobody calls by name too where it calls by address."""
    functions = kernel.module.functions
    within = dict.fromkeys(reachable_functions(kernel.module, kernel.name))
    if kernel.calls_through_register:
        unnamed = functions.keys() - kernel.module.called_by_name
        within.update(dict.fromkeys(callee for name in unnamed for callee in reachable_functions(kernel.module, name)))
    yield kernel
    yield from (functions[name] for name in within if name in functions)


def _barrier_numbers(kernel: Kernel, always_in_clusters: bool) -> Iterator[int | None]:
    """The number of each barrier that control reaches, None where that is not known."""
    operands: dict[Form, int | None] = {}
    for form in kernel.distinct_forms:
        # A cluster's barrier takes barrier 0, unless the kernel always runs in clusters.
        is_zero = "barrier_zero" in form.flags or ("barrier_cluster" in form.flags and not always_in_clusters)
        named = next((operand for flag, operand in _NAMING.items() if flag in form.flags), None)
        operands[form] = _NO_OPERAND if is_zero else named
    if set(operands.values()) <= {None}:
        return
    flow = flow_of(kernel)
    reached = range(len(flow.blocks)) if flow.unknown_jumps else frozenset(flow.preorder)
    for index, form in enumerate(kernel.forms):
        operand = operands[form]
        if operand is None or flow.block_of(index) not in reached:
            continue
        if operand == _NO_OPERAND:
            yield 0
        elif operand >= len(form.operands):
            yield None
        elif "inline_assembly" in form.flags:
            texts = _IN_ASSEMBLY.findall(form.operands[0].bind(kernel.tokens[index]))
            yield from map(_constant, texts) if texts else (None,)
        else:
            yield _constant_in(kernel, index, form.operands[operand].bind(kernel.tokens[index]))


def _constant_in(kernel: Kernel, index: int, text: str) -> int | None:
    """What an operand holds: a constant, or a register that a single move fills with a constant."""
    seen: set[int] = set()
    while index not in seen:
        seen.add(index)
        number = _constant(text)
        if number is not None:
            return number
        # Only a register with a single writer holds the same number on every path.
        maker = None
        for register in kernel.operands.reads[index]:
            makers = values_of(kernel).writers.get(register, ())
            if kernel.registers[register].name.partition("@")[0] == text and len(makers) == 1:
                maker = makers[0]
                break
        if maker is None:
            return None
        form = kernel.forms[maker]
        if form.instruction_class != "move" or form.guard is not None or len(form.operands) != 2:
            return None
        index, text = maker, form.operands[1].bind(kernel.tokens[maker])
    return None


def _allocations(kernel: Kernel) -> Iterator[int | None]:
    """The columns of each allocation in the text, None where a register holds them."""
    forms = {form for form in kernel.distinct_forms if "allocates" in form.flags}
    for index, form in enumerate(kernel.forms) if forms else ():
        if form in forms:
            last = form.operands[-1].bind(kernel.tokens[index]) if form.operands else ""
            yield _constant(last)


def allocated_columns(kernel: Kernel) -> Measure | None:
    """The columns of a group by the constants of its allocations, None where there is none."""
    known = [columns for columns in _allocations(kernel) if columns is not None and columns > 0]
    if not known:
        return None
    if len(known) == 1:
        return counted_measure(known[0], _COLUMNS, "the constant of its one allocation")
    because = f"{len(known)} allocations: the largest at least, all of them at most"
    return estimated_measure(sum(known), max(known), sum(known), _COLUMNS, because)


def why_columns_unknown(kernel: Kernel) -> str:
    """Why the text does not say how many columns a kernel takes, "" where it does or takes none."""
    if any(columns is None for columns in _allocations(kernel)):
        return "it is allocated by a number that a register holds, so how many columns that are is not known"
    uses = any("tensor_memory" in form.flags for form in kernel.distinct_forms)
    if uses and allocated_columns(kernel) is None:
        return "the kernel uses it and allocates none itself, so how many columns it holds is not known"
    return ""


def _constant(text: str) -> int | None:
    """A constant as C and PTX write it, None for anything else."""
    return integer(text.removesuffix("U"))
