"""What tools and files state of a module's kernels, beyond what the dump itself says.

`facts_for` reads the files first, saved logs and then the dump's sidecars. Then it asks the tool that assigns the registers the
language leaves open: an assembler, or a compiler's back end. Each fact names its tool or file in ``because``, and has a rank
that says which is preferred.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from msgspec import Struct, field
from msgspec.structs import replace

from isaview.base import files, limits, store
from isaview.base.measure import Measure, counted_measure, unavailable
from isaview.base.text import safe
from isaview.inputs.sources import dialects
from isaview.model.facts import ExactFact, Log, match_names
from isaview.model.kernel import Kernel, Module, calls_of
from isaview.model.statements import ASKED, COMPANION, LAUNCH, LOG, TOOL
from isaview.tools.companions import mismatch, registers_from, same_target

if TYPE_CHECKING:
    from isaview.tools.lower import Failed, Lowered
    from isaview.tools.sidecars import TritonSettings

_ONE_ALLOCATION = frozenset(
    (
        *("vector_registers", "accumulator_registers", "total_vector_registers", "allocated_vector_registers"),
        *("accumulator_offset", "scalar_registers", "allocated_scalar_registers", "occupancy_waves"),
    )
)
"""Metrics that only hold together: registers used and set aside are those of the same compilation."""
_IN_STEPS = frozenset(("allocated_vector_registers", "allocated_scalar_registers"))
"""What a descriptor states in steps of several registers and a dump to the register: the two need not be equal."""
_WHOLE = {"shared_bytes_static": "shared_bytes", "stack_bytes": "private_bytes"}
"""Amounts of memory, and the sum that each is where nothing else adds to it."""
_NOT_STATED = "the tool that was asked says nothing of this kernel"


class Options(Struct, frozen=True):
    """What may be asked, and for what.

    ``exact`` says when an assembler is asked: False never; "small" for texts within ``exact_bytes``, ``exact_kernels`` and
    ``exact_instructions`` whose registers no file states; True for any; "required" likewise, and where it does not answer
    registers are unavailable, never estimated. ``lower`` is "auto" (small modules that name an AMD GPU, or any with
    ``gpus``), "always" or "never". ``gpus`` are processors (gfx942, sm_90); none: the one a module names. ``logs`` are files
    that were given: logs, binaries, Triton's metadata. ``sidecars`` looks for such files next to the dump; ``provided``
    are those files where a dump lies elsewhere than its path says. ``level`` is
    the optimisation level (0 to 3) that the compiler's back end ran at, where it is known: LLVM IR does not say whether it
    was 1. ``silent`` leaves it to the caller to say that a tool was not asked for its limits.
    """

    exact: bool | Literal["small", "required"] = False
    lower: Literal["auto", "always", "never"] = "auto"
    gpus: tuple[str, ...] = ()
    logs: tuple[str, ...] = ()
    use_cache: bool = True
    sidecars: bool = True
    provided: tuple[files.Held, ...] = ()
    level: int | None = None
    exact_bytes: int = limits.EXACT_BYTES
    exact_kernels: int = limits.EXACT_KERNELS
    exact_instructions: int = limits.EXACT_INSTRUCTIONS
    silent: bool = False


class RankedFacts(Struct, frozen=True):
    """Facts by kernel name, best rank first, and sentences for people."""

    facts: Mapping[str, tuple[ExactFact, ...]] = field(default_factory=dict)
    messages: tuple[str, ...] = ()

    def facts_of(self, kernel: str, target: str | None = None) -> Mapping[str, ExactFact]:
        """The best fact for each metric of a kernel; with a target, of those that hold for it.

        A tool's register figures are left out where the build itself left behind those of its own allocation.
        """
        best: dict[str, ExactFact] = {}
        for fact in self.facts.get(kernel, ()):
            is_another_build = (
                # registers, allocation and occupancy are of one compilation: mixed they would be of none
                fact.rank > ASKED
                and fact.name in _ONE_ALLOCATION
                and any(_is_of_a_tool(best[name].rank) != _is_of_a_tool(fact.rank) for name in _ONE_ALLOCATION & best.keys())
            )
            if (target is None or same_target(fact.target, target)) and not is_another_build:
                best.setdefault(fact.name, fact)
        return best


def _is_of_a_tool(rank: int) -> bool:
    """Whether facts of a rank come from a tool that compiles today, not from the build."""
    return rank == ASKED or rank >= TOOL


def advice_for(name: str) -> str:
    """How to get numbers in place of estimates for a dialect; "" where its dumps are what runs."""
    return next((dialect.advice for dialect in dialects() if dialect.name == name), "")


def can_be_lowered(module: Module) -> bool:
    """Whether a module is in a language that LLVM's back end reads."""
    return registers_from(module.dialect) == "back end"


class _Collection(Struct):
    """One module's facts while they come in."""

    module: Module
    options: Options
    facts: dict[str, list[ExactFact]] = field(default_factory=dict)
    messages: list[str] = field(default_factory=list)

    def add(self, kernel: str, figures: Mapping[str, Measure], rank: int, target: str | None) -> None:
        facts = self.facts.setdefault(kernel, [])
        facts.extend(ExactFact(name, measure, rank, target) for name, measure in figures.items())

    def sort_by_rank(self) -> dict[str, tuple[ExactFact, ...]]:
        return {name: tuple(sorted(facts, key=lambda fact: fact.rank)) for name, facts in self.facts.items()}


def facts_for(module: Module, options: Options) -> RankedFacts:
    """What other tools and files state of a module's kernels; what could not be had is a message, never an error."""
    gathered = _Collection(module, options)
    _read_files(gathered, {path: safe(path) for path in options.logs}, LOG)
    _read_files(gathered, dict(_sidecars(module, options)), COMPANION)
    _read_text(gathered)
    tool = registers_from(module.dialect)
    with store.off(not options.use_cache):
        if tool == "assembler" and options.exact:
            from isaview.gpus.targets import assembler_target

            chosen = [gpu for gpu in options.gpus if gpu.startswith("sm_")] or [""]  # "": the one that the module names
            for gpu in dict.fromkeys(chosen):
                if options.exact == "small" and _has_all_registers(gathered, (gpu,) if gpu else ()):
                    continue  # files of the build state them: nobody asked for more
                _ask_assembler(gathered, module.source, assembler_target(module.target or "", gpu), module.kernels)
        elif tool == "back end" and options.lower != "never":
            _lower(gathered)
    return _rank_facts(gathered)


def _read_text(gathered: _Collection) -> None:
    """Take what the text of machine code declares and the code itself does not say: whether a launch adds shared memory."""
    module, text = gathered.module, gathered.module.made_of
    names = {kernel.name for kernel in module.kernels}
    if text is None:
        return
    for kernel in text.kernels:
        shared = kernel.stated.get("shared_bytes")
        if shared is None and kernel.complete and not kernel.calls_through_register and not calls_of(text).get(kernel.name):
            shared = counted_measure(0, "B", "")  # it declares none
        if kernel.name in names and shared is not None and shared.is_known:
            because = f"as {safe(Path(kernel.module.path).name)} declares it, and nothing is left to the launch"
            gathered.add(kernel.name, {"shared_bytes": replace(shared, because=because)}, COMPANION, module.target)


def _sidecars(module: Module, options: Options) -> Iterator[tuple[str | files.Held, str]]:
    """The files next to a module's dump, each with the name to show for it."""
    from isaview.tools.sidecars import sidecars_of

    yield from ((held, held.name) for held in options.provided)
    if options.sidecars:
        yield from ((path, safe(Path(path).name)) for path in sidecars_of(module.path))


def _read_files(gathered: _Collection, names: Mapping[str | files.Held, str], rank: int) -> None:
    """Take what files say of kernels of this module; ``names`` gives each path the name to show for it."""
    from isaview.tools.sidecars import read_file

    for path, shown in names.items():
        log = read_file(path, shown)
        why = mismatch(log, gathered.module) if rank == COMPANION else ""
        if why:
            gathered.messages.append(f"{shown} is not of this dump: {why}; its figures are not used")
            continue
        _take(gathered, log, rank, gathered.module.kernels)
        gathered.messages.extend(log.messages)
        if rank == LOG:
            # that a file which was given speaks of these kernels, but for none of the GPUs that are asked for
            kernels = match_names({statement.name for statement in log.stated}, gathered.module.kernels)
            targets = {
                statement.target for statement in log.stated if statement.name in kernels and statement.target is not None
            }
            wanted = [target for target in gathered.options.gpus or (gathered.module.target,) if target is not None]
            if targets and wanted and not any(same_target(stated, target) for stated in targets for target in wanted):
                about = ", ".join(sorted(map(safe, targets)))
                gathered.messages.append(
                    f"{shown}: what it says is for {about}, and nothing for {', '.join(map(safe, wanted))}"
                )


def _take(
    gathered: _Collection, log: Log, rank: int, kernels: Sequence[Kernel], names: Mapping[str, str] | None = None
) -> None:
    """Take the statements that mean any of ``kernels``; ``names`` leads from them to this module's own.

    Code for another processor than the module's may be made of a text that leaves registers open.
    """
    from isaview.tools.logs import as_declared

    module = gathered.module
    kernel_of = match_names({statement.name for statement in log.stated}, kernels)
    wanted = (*gathered.options.gpus, *((module.target,) if module.target else ()))
    # one PTX is assembled for many GPUs: each statement counts for its own
    is_portable = bool(registers_from(module.dialect))
    for statement in log.stated:
        is_wanted = not wanted or any(same_target(statement.target, target) for target in wanted)
        if statement.name not in kernel_of or not (is_wanted or is_portable):
            continue
        kernel = kernel_of[statement.name]
        figures = as_declared(statement, module.target).facts
        gathered.add((names or {}).get(kernel, kernel), figures, LAUNCH if statement.launch else rank, statement.target)
        if is_wanted:
            gathered.messages.extend(f"{safe(kernel)}: {message}" for message in statement.messages)


def _ask_assembler(
    gathered: _Collection, text: str, target: str, kernels: Sequence[Kernel], names: Mapping[str, str] | None = None
) -> None:
    """Take what ptxas states of a text; unasked it is asked within the budget alone, and not missed where there is none."""
    from isaview.tools.lower import Failed
    from isaview.tools.ptxas import NO_TOOL, facts_by_ptxas, ptxas_paths

    options = gathered.options
    is_unasked = options.exact == "small"
    if is_unasked and (beyond := _beyond_budget(text, kernels, options)):
        if ptxas_paths() and not options.silent:
            gathered.messages.append(f"registers are estimated, ptxas is not asked for {beyond}: --exact asks it")
        return
    # nobody who did not ask should wait for an assembler
    seconds = limits.EXACT_SECONDS if is_unasked else limits.TOOL_WALL_SECONDS
    answer = facts_by_ptxas(text, target, seconds=seconds)
    if answer == NO_TOOL and is_unasked:
        return
    message = f"not exact{f' for {target}' if target else ''}: {answer.reason if isinstance(answer, Failed) else _NOT_STATED}"
    answered = (
        set()
        if isinstance(answer, Failed)
        else {*match_names({statement.name for statement in answer.stated}, kernels).values()}
    )
    missing = {"vector_registers": unavailable("registers", message)}
    for kernel in kernels if options.exact == "required" else ():
        if kernel.is_entry and kernel.name not in answered:
            gathered.add((names or {}).get(kernel.name, kernel.name), missing, ASKED, target or gathered.module.target)
    if isinstance(answer, Failed):
        gathered.messages.append(message)
        return
    _take(gathered, answer, ASKED if names is None else TOOL, kernels, names)
    gathered.messages.extend(answer.messages)


def _beyond_budget(text: str, kernels: Sequence[Kernel], options: Options) -> str:
    """What of a text is more than an assembler is asked for unasked; "" where all is within the budget."""
    amounts = (
        (sum(map(len, kernels)), options.exact_instructions, "instructions"),
        (sum(kernel.is_entry for kernel in kernels), options.exact_kernels, "kernels"),
        (len(text), options.exact_bytes, "B"),
    )
    return next((f"{amount:,} {unit}, more than {most:,}" for amount, most, unit in amounts if amount > most), "")


def _lower(gathered: _Collection) -> None:
    """Take what LLVM's own back end makes of the module, where that was asked for or is cheap and tells more."""
    from isaview.tools.llvm_ir import outline
    from isaview.tools.lower import is_lowered_by_default, machine_prefix

    module, options = gathered.module, gathered.options
    prefix = machine_prefix(module.source)
    if prefix is None:
        return
    gpus = tuple(gpu for gpu in options.gpus if gpu.startswith(prefix))
    if not gpus and not outline(module.source).processor:
        settings = _triton(module, options)
        gpus = tuple(dict.fromkeys(setting.target for setting in settings if setting.target.startswith(prefix)))
    is_asked_for = options.lower == "always"
    if is_asked_for or (is_lowered_by_default(module.source, gpus) and not _has_all_registers(gathered, gpus)):
        for result in lowerings(module, replace(options, gpus=gpus)):
            _take_lowered(gathered, result)


def _triton(module: Module, options: Options) -> list[TritonSettings]:
    """How Triton compiled the module, from the files next to it."""
    from isaview.tools.sidecars import triton_settings

    candidates = (triton_settings(path) for path, _ in _sidecars(module, options))
    return [settings for settings in candidates if settings is not None and match_names((settings.name,), module.kernels)]


def _has_all_registers(gathered: _Collection, gpus: Sequence[str]) -> bool:
    """Whether every kernel's registers are known for the chosen processors, or for the module's own."""
    known = RankedFacts(gathered.sort_by_rank())
    targets = gpus or (gathered.module.target,)
    kernels = [kernel.name for kernel in gathered.module.kernels if kernel.is_entry]
    return all("vector_registers" in known.facts_of(name, target) for name in kernels for target in targets)


def lowerings(module: Module, options: Options) -> Iterator[Lowered | Failed]:
    """What LLVM's back end makes of a module for each GPU of the options, or for the one it names; see `lower_module`."""
    from isaview.tools.lower import lower_module

    is_patient = options.lower == "always"
    fuse = all(settings.fuse for settings in _triton(module, options))
    for gpu in options.gpus or ("",):
        with store.off(not options.use_cache):
            lowered = lower_module(module.source, gpu, patient=is_patient, level=options.level, fuse=fuse)
        yield lowered


def _take_lowered(gathered: _Collection, result: Lowered | Failed) -> None:
    """Take what a lowered text states, and what its own assembler or the model of it says where it leaves registers open."""
    from isaview.inputs.load import read_source
    from isaview.inputs.sources import Source
    from isaview.tools.lower import Failed

    if isinstance(result, Failed):
        gathered.messages.append(f"not lowered: {result.reason}")
        return
    modules = read_source(Source(gathered.module.path, f"lowered for {result.target}", 1, result.text, result.dialect))
    gathered.messages.extend(result.messages)
    names = {new: old for old, new in result.names}
    kernels = [kernel for module in modules for kernel in module.kernels]
    by = f"{result.tool} for {result.target}{', not the LLVM that wrote the module' if result.newer else ''}"
    for kernel in (kernel for kernel in kernels if kernel.name in names):
        figures = {name: replace(measure, because=f"{by}: {measure.because}") for name, measure in kernel.stated.items()}
        gathered.add(names[kernel.name], figures, TOOL, result.target)
        if registers_from(result.dialect):
            _take_estimate(gathered, result, kernel, names[kernel.name])
    if gathered.options.exact and registers_from(result.dialect):
        _ask_assembler(gathered, result.text, result.target, kernels, names)


def _take_estimate(gathered: _Collection, lowered: Lowered, kernel: Kernel, name: str) -> None:
    """Take the register estimate of a lowered kernel whose registers an assembler will assign."""
    from isaview.analysis.registers.ptxas.estimate import estimate
    from isaview.gpus.hardware import gpu_for

    gpu = gpu_for(lowered.target)
    if gpu is None or not kernel.complete or "vector_registers" in kernel.stated:
        return
    measure = estimate(kernel, gpu)
    if measure.is_known:
        because = f"of what {lowered.tool} makes for {lowered.target}: {measure.because}"
        gathered.add(name, {"vector_registers": replace(measure, because=because)}, TOOL + 1, lowered.target)


def _rank_facts(gathered: _Collection) -> RankedFacts:
    """The facts by rank, with sums that follow from their only summand, and a sentence for each disagreement."""
    module = gathered.module
    kernels = {kernel.name: kernel for kernel in module.kernels}
    complete: dict[str, tuple[ExactFact, ...]] = {}
    for name, facts in gathered.sort_by_rank().items():
        kernel = kernels.get(name)
        stated = {} if kernel is None else kernel.stated
        # a sentence for each metric that two places state differently for one target
        first = {metric: (module.target, measure) for metric, measure in stated.items() if measure.origin == "stated"}
        for fact in facts:
            if fact.rank == LAUNCH or fact.name in _IN_STEPS or fact.measure.origin != "stated":
                continue
            before, measure = first.setdefault(fact.name, (fact.target, fact.measure))
            if same_target(before, fact.target) and measure.value != fact.measure.value:
                sides = f"{measure.value} ({measure.because}) and {fact.measure.value} ({fact.measure.because})"
                gathered.messages.append(f"{safe(name)}: {fact.name} is stated as {sides}")
        shared = stated.get("shared_bytes")
        # where a launch adds shared memory, the static part is not the sum
        only = {"shared_bytes_static"} if shared is None or shared.is_known else set()
        if kernel is not None and not kernel.calls_through_register and not calls_of(module).get(name):
            only.add("stack_bytes")
        complete[name] = (*facts, *(replace(fact, name=_WHOLE[fact.name]) for fact in facts if fact.name in only))
    return RankedFacts(complete, tuple(dict.fromkeys(gathered.messages)))
