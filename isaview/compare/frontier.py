"""What each step of occupancy costs a kernel in registers and spills, and the attribute that asks for it.

For PTX every step is asked of ptxas: the text with the bound of that step is compiled, and its registers, spills and occupancy
are ptxas's own. LLVM IR is lowered for every step by LLVM's own back end, or once where ptxas assigns registers. For machine
code the model says how many registers are alive beyond what a step allows, and no more. `isaview.compare.step_bounds` judges
what came of each step.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace

from isaview.analysis.contract import Context
from isaview.analysis.private_accesses import private_accesses
from isaview.base import regex
from isaview.base.measure import Measure, Number, counted_measure
from isaview.base.words import VOCABULARIES
from isaview.compare.step_bounds import StepBound, bound_of_step, bound_of_text, compare_bounds, unknown_bound
from isaview.gpus.hardware import Gpu
from isaview.gpus.occupancy import Resources, occupancy, sweep
from isaview.gpus.targets import assembler_target
from isaview.inputs.compilations import settings_of
from isaview.inputs.load import read_source
from isaview.inputs.sources import Source
from isaview.model.kernel import Kernel
from isaview.reports.analyses import Analyses
from isaview.reports.columns import Entry
from isaview.reports.report import Analysed
from isaview.tools.companions import registers_from
from isaview.tools.lower import Failed, Lowered, lower_module
from isaview.tools.ptxas import facts_by_ptxas

_FEWEST = 16
"""Registers below which no step is tried: addresses and the launch's own values take as many."""
_LEFT_OUT = "; looser bounds that give the same code are left out"
_OF_PTXAS = f"each step is compiled by ptxas{_LEFT_OUT}"
_BOUNDS = regex.compile(r"\.(?:minnctapersm|maxnreg|maxnctapersm)[ \t]+\d+")
_WAVES = regex.compile(r' ?"amdgpu-(?:waves-per-eu|num-vgpr)"="[^"]*"')
_UNNAMED = regex.compile(r"(?: (?:local_)?unnamed_addr)?(?: addrspace\(\d+\))?")
_SIZED = regex.compile(r"\.(?:maxntid|reqntid)[ \t]+\d")


class Point(Struct, frozen=True):
    """A step: at most ``cap`` registers allow ``waves`` of ``groups``; ``registers`` and spilled bytes are what came of it.

    ``over`` is how many registers are alive beyond the cap where nobody was asked. ``asks`` is what to write in the source for
    it, ``best`` that no other step has as many waves and as few spilled bytes. ``failed`` says why a tool gave no answer.
    ``bound`` is what limits the kernel then, None where nothing was made.
    """

    cap: int
    waves: Number
    groups: int
    registers: Measure | None = None
    stores: Measure | None = None
    loads: Measure | None = None
    over: int | None = None
    asks: str = ""
    best: bool = False
    failed: str = ""
    bound: StepBound | None = None

    @property
    def loss(self) -> int | None:
        """Bytes that spill code moves, None where that is not known; registers alive beyond the cap where nobody was asked."""
        known = [end.value for end in (self.stores, self.loads) if end is not None and end.value is not None]
        return self.over if self.over is not None else int(sum(known)) if known else None


class Frontier(Struct, frozen=True):
    """The steps of a kernel on a GPU, most waves first; ``source`` says whose figures they are."""

    kernel: str
    gpu: str
    threads: int | None
    points: tuple[Point, ...]
    source: str


class _Made(Struct, frozen=True):
    """What a compiler made for a step: its figures, and the text in which the kernel has this name."""

    registers: Measure
    stores: Measure | None
    loads: Measure | None
    text: Source
    name: str


class _Asked(Struct, frozen=True):
    """Whose steps are asked for: the kernel in its whole text, what it takes apart from vector registers, and its threads."""

    context: Context
    gpu: Gpu
    taken: Resources
    threads: int | None

    @property
    def is_tuned(self) -> bool:
        """Whether the kernel was compiled with settings that a launch names, and not with attributes of its source."""
        return "num_warps" in settings_of(self.context.kernel.module.path)


def frontier(entry: Entry, analysed: Analysed, gpu: Gpu, taken: Resources) -> Frontier:
    """The steps of a kernel that takes these resources.

    Raises:
        ValueError: the occupancy of the kernel on this GPU cannot be computed, or its text is neither PTX nor machine code.
    """
    kernel, analyses = analysed.kernel, analysed.analyses
    context = replace(analyses.context(), kernel=kernel, module=kernel.module)  # the whole text is asked about
    taken = replace(taken, vector_registers=None)
    asked = _Asked(context, gpu, taken, taken.threads if isinstance(taken.threads, int) else taken.likely_threads)
    # every step by its cap, most waves first
    rows = sweep(gpu, replace(taken, vector_registers=_FEWEST), "registers")
    # the most registers of each step: fewer would spill more for the same waves
    last = [before for before, after in pairwise(rows) if after.groups < before.groups and before.amount >= _FEWEST]
    most = gpu.named_registers_max or gpu.vector_registers_max
    steps = [Point(min(row.amount, most), row.waves, row.groups) for row in (*last, rows[-1]) if row.groups]
    if not steps:
        why = context.need("occupancy").cannot_launch(VOCABULARIES[gpu.words])
        raise ValueError(f"no number of registers lets it launch on {gpu.name}{why and f': {why}'}")
    assigned = registers_from(kernel.module.dialect)
    if assigned == "back end":
        points, source = _lowered_points(asked, steps)
    elif assigned == "assembler":
        points, source = _compiled_points(asked, steps, _ptxas), _OF_PTXAS
    else:
        live = context.need("registers").peak_live.get("vector")
        if assigned or live is None or live.value is None:
            raise ValueError("nothing is known of its registers")
        points = [_modelled_point(entry, analyses, gpu, step, int(live.value)) for step in steps]
        source = f"registers alive, counted in the text ({int(live.value)} at most); no compiler was asked"
    bounds = iter(compare_bounds([point.bound for point in points if point.bound is not None]))
    points = [point if point.bound is None else replace(point, bound=next(bounds)) for point in points]
    return Frontier(kernel.demangled, gpu.name, asked.threads, tuple(_mark_best(points)), source)


def _compiled_points(
    asked: _Asked, steps: Sequence[Point], compile_step: Callable[[_Asked, Point], _Made | str]
) -> list[Point]:
    """The steps as a compiler answers them, without those whose looser bound gave the same code as an earlier step."""
    points: list[Point] = []
    codes: set[tuple[Number | None, ...]] = set()
    for step in steps:
        step = replace(step, asks=_asks(asked, step, by_ptxas=compile_step is _ptxas))
        made = compile_step(asked, step)
        if isinstance(made, str):
            points.append(replace(step, failed=made))
            continue
        code = tuple(None if figure is None else figure.value for figure in (made.registers, made.stores, made.loads))
        # a looser bound that gives the same code is no step of its own
        if code not in codes:
            codes.add(code)
            reached = occupancy(asked.gpu, replace(asked.taken, vector_registers=made.registers))
            waves, groups = reached.waves.value or 0, int(reached.groups.value or 0)
            judged = (made.text, made.name, asked.gpu, asked.context.launch)
            bound = bound_of_text(*judged) if groups else None
            figures = {"registers": made.registers, "stores": made.stores, "loads": made.loads}
            points.append(replace(step, waves=waves, groups=groups, bound=bound, **figures))
    return points


def _asks(asked: _Asked, step: Point, *, by_ptxas: bool) -> str:
    """What to write in the source, or in the launch of a tuned kernel, for a step."""
    if not by_ptxas:
        waves = max(int(step.waves), 1)
        return f"waves_per_eu={waves}" if asked.is_tuned else f"__attribute__((amdgpu_waves_per_eu({waves})))"
    if not asked.threads:
        return f"maxnreg {step.cap}"
    return f"maxnreg={step.cap}" if asked.is_tuned else f"__launch_bounds__({asked.threads}, {step.groups})"


def _ptxas(asked: _Asked, step: Point) -> _Made | str:
    """What ptxas makes of a PTX text with the bound of a step, or why nothing."""
    kernel, module = asked.context.kernel, asked.context.kernel.module
    by_cap = not asked.threads or asked.is_tuned
    directive = f".maxnreg {step.cap}" if by_cap else f".minnctapersm {step.groups}"
    text = with_bound(module.source, kernel.name, asked.threads, directive)
    if text is None:
        return "its head was not found"
    target = assembler_target(module.target or asked.gpu.target, asked.gpu.target)
    log = facts_by_ptxas(text, target)
    if isinstance(log, Failed):
        return log.reason
    facts = next((dict(stated.facts) for stated in log.stated if stated.name == kernel.name), {})
    registers = facts.get("vector_registers")
    if registers is None:
        return "ptxas does not name it"
    source = Source(module.path, "", 1, text, module.dialect)
    return _Made(registers, facts.get("spilled_store_bytes"), facts.get("spilled_load_bytes"), source, kernel.name)


def _modelled_point(entry: Entry, analyses: Analyses, gpu: Gpu, step: Point, live: int) -> Point:
    waves = step.waves if gpu.waves_per == "simd" else 0
    asks = f"__attribute__((amdgpu_waves_per_eu({int(waves)})))" if waves >= 1 else f"maxnreg {step.cap}"
    over = max(live - step.cap, 0)
    why = f"{over} registers are alive beyond it: what is spilled is not known"
    bound = unknown_bound(why) if over else bound_of_step(entry, analyses, gpu, step.cap)
    return replace(step, over=over, asks=asks, bound=bound)


def _lowered_points(asked: _Asked, steps: Sequence[Point]) -> tuple[list[Point], str]:
    """The steps of LLVM IR, each lowered with its own bound, or assembled with it where LLVM leaves registers open."""
    kernel = asked.context.kernel
    first = _lower_text(asked, kernel.module.source)
    if isinstance(first, Failed):
        raise ValueError(f"not lowered: {first.reason}")
    if registers_from(first.dialect) != "assembler":
        return _compiled_points(asked, steps, _back_end), f"each step is lowered by {first.tool}{_LEFT_OUT}"
    _, lowered = _kernel_in(first, kernel, dict(first.names).get(kernel.name, ""))
    if lowered is None:
        raise ValueError("the lowered text has no such kernel")
    asked = replace(asked, context=replace(asked.context, kernel=lowered, module=lowered.module))
    return _compiled_points(asked, steps, _ptxas), f"lowered by {first.tool}, then {_OF_PTXAS}"


def _lower_text(asked: _Asked, text: str) -> Lowered | Failed:
    return lower_module(text, asked.gpu.target, patient=True)


def _kernel_in(lowered: Lowered, of: Kernel, name: str) -> tuple[Source, Kernel | None]:
    """The text that a kernel's module became, and the kernel of that name in it."""
    text = Source(of.module.path, "", 1, lowered.text, lowered.dialect)
    return text, next((kernel for module in read_source(text) for kernel in module.kernels if kernel.name == name), None)


def _back_end(asked: _Asked, step: Point) -> _Made | str:
    """What LLVM's back end makes of a kernel that asks for at least the waves of a step on a SIMD, or why nothing."""
    own = asked.context.kernel
    source = with_waves(own.module.source, own.name, max(int(step.waves), 1))
    lowered = Failed("its head was not found") if source is None else _lower_text(asked, source)
    if isinstance(lowered, Failed):
        return lowered.reason
    name = dict(lowered.names).get(own.name, own.name)
    text, kernel = _kernel_in(lowered, own, name)
    facts = {} if kernel is None else kernel.stated
    total = facts.get("allocated_vector_registers", facts.get("total_vector_registers", facts.get("vector_registers")))
    if kernel is None or total is None:
        return "the lowered text does not name it"
    spills = [spill.access for spill in private_accesses(kernel) if spill.kind == "spill"]
    stores, loads = (
        counted_measure(
            sum(access.bytes or 0 for access in spills if access.kind == kind), "B", "accesses that the compiler marked"
        )
        for kind in ("store", "load")
    )
    return _Made(total, stores, loads, text, name)


def with_waves(source: str, name: str, waves: int) -> str | None:
    """LLVM IR in which a function asks for at least so many waves on a SIMD in place of what it asked for.

    None where the text has no such function.
    """
    text = _WAVES.sub("", source)
    head = re.search(rf'^define\b[^@\n]*@"?{re.escape(name)}"?\(', text, re.MULTILINE)
    if head is None:
        return None
    depth, index, quoted = 1, head.end(), False
    while depth and index < len(text):
        quoted ^= text[index] == '"'
        depth += 0 if quoted else (text[index] == "(") - (text[index] == ")")
        index += 1
    behind = _UNNAMED.match(text, index)
    index = behind.end() if behind else index
    return f'{text[:index]} "amdgpu-waves-per-eu"="{waves}"{text[index:]}'


def with_bound(source: str, name: str, threads: int | None, directive: str) -> str | None:
    """A PTX text in which an entry has this bound in place of its own, and a size where it states none.

    None where the text has no such entry.
    """
    head = re.search(rf"\.entry\s+{re.escape(name)}(?![\w$])[^{{;]*(?=\{{)", source)
    if head is None:
        return None
    stated = _BOUNDS.sub("", head[0]).rstrip()
    size = f".maxntid {threads}\n" if threads and not _SIZED.search(stated) else ""
    return f"{source[: head.start()]}{stated}\n{size}{directive}\n{source[head.end() :]}"


def _mark_best(points: Sequence[Point]) -> Iterator[Point]:
    """The points; ``best`` marks those that no other point beats in waves and spilled bytes."""
    for point in points:
        loss = point.loss
        beaten = loss is None or any(
            other.loss is not None
            and other.waves >= point.waves
            and other.loss <= loss
            and (other.waves > point.waves or other.loss < loss)
            for other in points
        )
        yield replace(point, best=not beaten)
