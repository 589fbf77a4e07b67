"""Frontier: what each step of occupancy costs a kernel in registers and spills, and the attribute that asks for it.

For PTX every step is asked of ptxas: the text with the bound of that step is compiled, and its registers, spills and occupancy
are ptxas's own. LLVM IR is lowered for every step by LLVM's own back end, or once where ptxas assigns registers. For machine
code the model says how many registers are alive beyond what a step allows, and no more. `isaview.compare.step_bounds` judges
what came of each step.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace

from isaview.analysis.contract import Context
from isaview.analysis.private_accesses import private_accesses
from isaview.base.measure import Measure, Number, counted
from isaview.base.words import VOCABULARIES
from isaview.compare.step_bounds import StepBound, compared, of_step, of_text, unknown
from isaview.gpus.hardware import Gpu
from isaview.gpus.occupancy import Resources, occupancy, sweep
from isaview.gpus.targets import assembled_for
from isaview.inputs.compilations import settings_of
from isaview.inputs.load import read_source
from isaview.inputs.sources import Source
from isaview.model.facts import Stated
from isaview.reports.analyses import Analyses
from isaview.reports.columns import Entry
from isaview.reports.report import Analysed
from isaview.tools.companions import registers_from
from isaview.tools.lower import Failed, Lowered, lower_module
from isaview.tools.ptxas import stated_by_ptxas

_FEWEST = 16
"""Registers below which no step is tried: addresses and the launch's own values take as many."""
_LEFT_OUT = "; looser bounds that give the same code are left out"
_OF_PTXAS = f"each step is compiled by ptxas{_LEFT_OUT}"
_BOUNDS = re.compile(r"\.(?:minnctapersm|maxnreg|maxnctapersm)[ \t]+\d+")
_WAVES = re.compile(r' ?"amdgpu-(?:waves-per-eu|num-vgpr)"="[^"]*"')
_UNNAMED = re.compile(r"(?: (?:local_)?unnamed_addr)?(?: addrspace\(\d+\))?")
_SIZED = re.compile(r"\.(?:maxntid|reqntid)[ \t]+\d")


class Point(Struct, frozen=True):
    """One step: at most ``cap`` registers allow ``waves`` of ``groups``; ``registers`` and spilled bytes are what came of it.

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
    def spilled(self) -> int | None:
        """Bytes that spill code moves, None where that is not known."""
        known = [one.value for one in (self.stores, self.loads) if one is not None and one.value is not None]
        return int(sum(known)) if known else None

    @property
    def loss(self) -> int | None:
        """Spilled bytes, or registers alive beyond the cap where nobody was asked."""
        return self.spilled if self.over is None else self.over


class Frontier(Struct, frozen=True):
    """The steps of one kernel on one GPU, most waves first; ``source`` says whose figures they are."""

    kernel: str
    gpu: str
    threads: int | None
    points: tuple[Point, ...]
    source: str


class _Step(Struct, frozen=True):
    """A point, and the text that a compiler made for it, in which the kernel has this name."""

    point: Point
    text: Source | None = None
    name: str = ""


class _Asked(Struct, frozen=True):
    """Whose steps are asked for: the kernel in its whole text, what it takes apart from vector registers, and its threads."""

    context: Context
    gpu: Gpu
    taken: Resources
    threads: int | None
    use_cache: bool


def frontier(entry: Entry, analysed: Analysed, gpu: Gpu, taken: Resources, *, use_cache: bool = True) -> Frontier:
    """The steps of a kernel that takes these resources.

    Raises:
        ValueError: the occupancy of the kernel on this GPU cannot be computed, or its text is neither PTX nor machine code.
    """
    kernel, analyses = analysed.kernel, analysed.analyses
    context = replace(analyses.context(), kernel=kernel, module=kernel.module)  # the whole text is asked about
    taken = replace(taken, vector_registers=None)
    asked = _Asked(context, gpu, taken, taken.threads if isinstance(taken.threads, int) else taken.likely_threads, use_cache)
    steps = _steps(gpu, taken)
    if not steps:
        why = context.need("occupancy").cannot_launch(VOCABULARIES[gpu.words])
        raise ValueError(f"no number of registers lets it launch on {gpu.name}{why and f': {why}'}")
    assigned = registers_from(kernel.module.dialect)
    if assigned == "back end":
        return _of_lowered(asked, steps)
    if assigned == "assembler":
        return _made(asked, [_of_ptxas(asked, step) for step in steps], _OF_PTXAS)
    live = context.need("registers").peak_live.get("vector")
    if assigned or live is None or live.value is None:
        raise ValueError("nothing is known of its registers")
    source = f"registers alive, counted in the text ({int(live.value)} at most); no compiler was asked"
    return _made(asked, [_of_model(entry, analyses, gpu, step, int(live.value)) for step in steps], source)


def _made(asked: _Asked, steps: Sequence[_Step], source: str) -> Frontier:
    """The steps that differ, each judged, with their times compared and the best of them marked."""
    points = [_judged(asked, step) for step in _different(steps)]
    bounds = iter(compared([one.bound for one in points if one.bound is not None]))
    points = [one if one.bound is None else replace(one, bound=next(bounds)) for one in points]
    return Frontier(asked.context.kernel.demangled, asked.gpu.name, asked.threads, tuple(_marked(points)), source)


def _judged(asked: _Asked, step: _Step) -> Point:
    """The point of a step with its bound, where a compiler made a text for it that can be launched."""
    if step.text is None or not step.point.groups:
        return step.point
    bound = of_text(step.text, step.name, asked.gpu, asked.context.launch, use_cache=asked.use_cache)
    return replace(step.point, bound=bound)


def _steps(gpu: Gpu, asked: Resources) -> list[tuple[int, Number, int]]:
    """(most registers, waves, groups) of every step, most waves first."""
    rows = sweep(gpu, replace(asked, vector_registers=_FEWEST), "registers")
    last = [before for before, after in pairwise(rows) if after.groups < before.groups and before.amount >= _FEWEST]
    ends = [one for one in (*last, rows[-1]) if one.groups]
    most = gpu.named_registers_max or gpu.vector_registers_max
    return [(min(one.amount, most), one.waves, one.groups) for one in ends]


def _of_model(entry: Entry, analyses: Analyses, gpu: Gpu, step: tuple[int, Number, int], live: int) -> _Step:
    cap, waves, groups = step
    asks = f"__attribute__((amdgpu_waves_per_eu({int(waves)})))" if gpu.waves_per == "simd" and waves >= 1 else f"maxnreg {cap}"
    over = max(live - cap, 0)
    bound = (
        unknown(f"{over} registers are alive beyond it: what is spilled is not known")
        if over
        else of_step(entry, analyses, gpu, cap)
    )
    return _Step(Point(cap, waves, groups, over=over, asks=asks, bound=bound))


def _is_tuned(context: Context) -> bool:
    """Whether a kernel was compiled with settings that a launch names, and not with attributes of its source."""
    return "num_warps" in settings_of(context.kernel.module.path)


def _of_ptxas(asked: _Asked, step: tuple[int, Number, int]) -> _Step:
    cap, waves, groups = step
    kernel, gpu, threads = asked.context.kernel, asked.gpu, asked.threads
    by_cap = not threads or _is_tuned(asked.context)
    asks = f"maxnreg={cap}" if threads and by_cap else f"maxnreg {cap}" if by_cap else f"__launch_bounds__({threads}, {groups})"
    target = assembled_for(kernel.module.target or gpu.target, gpu.target)
    text = bounded(kernel.module.source, kernel.name, threads, f".maxnreg {cap}" if by_cap else f".minnctapersm {groups}")
    failed = Point(cap, waves, groups, asks=asks, failed="its head was not found")
    if text is None:
        return _Step(failed)
    log = stated_by_ptxas(text, target, use_cache=asked.use_cache)
    if isinstance(log, Failed):
        return _Step(replace(failed, failed=log.reason))
    facts = _facts(log.stated, kernel.name)
    registers = facts.get("vector_registers")
    if registers is None:
        return _Step(replace(failed, failed="ptxas does not name it"))
    made = Source(kernel.module.path, "", 1, text, kernel.module.dialect)
    spills = facts.get("spilled_store_bytes"), facts.get("spilled_load_bytes")
    return _Step(_reached(asked, cap, asks, registers, spills), made, kernel.name)


def _reached(asked: _Asked, cap: int, asks: str, registers: Measure, spills: tuple[Measure | None, Measure | None]) -> Point:
    """The point of a step for which a compiler takes these registers."""
    reached = occupancy(asked.gpu, replace(asked.taken, vector_registers=registers))
    return Point(cap, reached.waves.value or 0, int(reached.groups.value or 0), registers, *spills, asks=asks)


def _of_lowered(asked: _Asked, steps: Sequence[tuple[int, Number, int]]) -> Frontier:
    """The steps of LLVM IR, each lowered with its own bound, or assembled with it where LLVM leaves registers open."""
    kernel = asked.context.kernel
    first = _lowered(asked, None)
    if isinstance(first, Failed):
        raise ValueError(f"not lowered: {first.reason}")
    if registers_from(first.dialect) != "assembler":
        source = f"each step is lowered by {first.tool}{_LEFT_OUT}"
        return _made(asked, [_of_back_end(asked, step) for step in steps], source)
    text = Source(kernel.module.path, "", 1, first.text, first.dialect)
    name = dict(first.names).get(kernel.name)
    made = next((one for module in read_source(text) for one in module.kernels if one.name == name), None)
    if made is None:
        raise ValueError("the lowered text has no such kernel")
    lowered = replace(asked, context=replace(asked.context, kernel=made, module=made.module))
    found = _made(lowered, [_of_ptxas(lowered, step) for step in steps], f"lowered by {first.tool}, then {_OF_PTXAS}")
    return replace(found, kernel=kernel.demangled)


def _lowered(asked: _Asked, waves: int | None) -> Lowered | Failed:
    """What a module becomes, for at least so many waves of the kernel on a SIMD where that is asked for."""
    kernel = asked.context.kernel
    text: str | None = kernel.module.source
    text = text if waves is None or text is None else for_waves(text, kernel.name, waves)
    if text is None:
        return Failed("its head was not found")
    return lower_module(text, asked.gpu.target, patient=True, use_cache=asked.use_cache)


def _of_back_end(asked: _Asked, step: tuple[int, Number, int]) -> _Step:
    cap, waves, groups = step
    own, least = asked.context.kernel, max(int(waves), 1)
    asks = f"waves_per_eu={least}" if _is_tuned(asked.context) else f"__attribute__((amdgpu_waves_per_eu({least})))"
    lowered = _lowered(asked, least)
    if isinstance(lowered, Failed):
        return _Step(Point(cap, waves, groups, asks=asks, failed=lowered.reason))
    name = dict(lowered.names).get(own.name, own.name)
    text = Source(own.module.path, "", 1, lowered.text, lowered.dialect)
    kernel = next((one for module in read_source(text) for one in module.kernels if one.name == name), None)
    facts = {} if kernel is None else kernel.stated
    total = facts.get("allocated_vector_registers", facts.get("total_vector_registers", facts.get("vector_registers")))
    if kernel is None or total is None:
        return _Step(Point(cap, waves, groups, asks=asks, failed="the lowered text does not name it"))
    spills = [one.access for one in private_accesses(kernel) if one.kind == "spill"]
    stores, loads = (
        counted(sum(access.bytes or 0 for access in spills if access.kind == kind), "B", "accesses that the compiler marked")
        for kind in ("store", "load")
    )
    return _Step(_reached(asked, cap, asks, total, (stores, loads)), text, name)


def for_waves(source: str, name: str, waves: int) -> str | None:
    """LLVM IR in which a function asks for at least so many waves on a SIMD in place of what it asked for.

    None where the text has no such function.
    """
    text = _WAVES.sub("", source)
    head = re.search(rf'^define\b[^@\n]*@"?{re.escape(name)}"?\(', text, re.MULTILINE)
    if head is None:
        return None
    depth, at, quoted = 1, head.end(), False
    while depth and at < len(text):
        quoted ^= text[at] == '"'
        depth += 0 if quoted else (text[at] == "(") - (text[at] == ")")
        at += 1
    behind = _UNNAMED.match(text, at)
    at = behind.end() if behind else at
    return f'{text[:at]} "amdgpu-waves-per-eu"="{waves}"{text[at:]}'


def _facts(stated: Sequence[Stated], name: str) -> dict[str, Measure]:
    return next((dict(one.facts) for one in stated if one.name == name), {})


def bounded(source: str, name: str, threads: int | None, directive: str) -> str | None:
    """A PTX text in which an entry has this bound in place of its own, and a size where it states none.

    None where the text has no such entry.
    """
    head = re.search(rf"\.entry\s+{re.escape(name)}(?![\w$])[^{{;]*(?=\{{)", source)
    if head is None:
        return None
    stated = _BOUNDS.sub("", head[0]).rstrip()
    size = f".maxntid {threads}\n" if threads and not _SIZED.search(stated) else ""
    return f"{source[: head.start()]}{stated}\n{size}{directive}\n{source[head.end() :]}"


def _different(steps: Sequence[_Step]) -> list[_Step]:
    """The steps without those whose looser bound gave the same code as one before."""
    kept: list[_Step] = []
    for one in steps:
        if one.point.registers is None or all(_came_of(one.point) != _came_of(other.point) for other in kept):
            kept.append(one)
    return kept


def _came_of(one: Point) -> tuple[Number | None, ...]:
    return tuple(None if measure is None else measure.value for measure in (one.registers, one.stores, one.loads))


def _marked(points: Sequence[Point]) -> Iterator[Point]:
    """The points with those marked that no other one beats in waves and spilled bytes."""
    for one in points:
        mine = one.loss
        theirs = [(other.waves, other.loss) for other in points if other is not one]
        beaten = mine is None or any(
            loss is not None and waves >= one.waves and loss <= mine and (waves > one.waves or loss < mine)
            for waves, loss in theirs
        )
        yield replace(one, best=not beaten)
