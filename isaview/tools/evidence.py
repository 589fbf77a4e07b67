"""Exact numbers: what a tool states of a module's kernels, beyond what the dump itself says.

`facts_for` gathers them from the dump's sidecars, saved logs, ptxas and LLVM's own back end; each carries its tool or file
in ``because``, and a rank above the dump's own statements, which stay preferred.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct, field
from msgspec.structs import replace

from isaview.base.measure import Measure
from isaview.base.text import safe
from isaview.model.facts import RANK_LAUNCH, RANK_LOG, RANK_SIDECAR, RANK_TOOL, ExactFact, Log, Stated, matched
from isaview.model.kernel import Kernel, Module, calls_of

if TYPE_CHECKING:
    from isaview.tools.lower import Failed, Lowered
    from isaview.tools.sidecars import TritonSettings

__all__ = (
    "ADVICE",
    "ExactFact",
    "Failed",
    "Found",
    "Lowered",
    "Options",
    "can_be_lowered",
    "facts_for",
    "lowerings",
    "same_target",
)


def __getattr__(name: str) -> Any:
    """What a lowering gives, imported when it is asked for: most dumps are never lowered.

    Raises:
        AttributeError: the package has no such name.
    """
    if name not in ("Failed", "Lowered"):
        raise AttributeError(f"module 'isaview.tools.evidence' has no attribute {name!r}")
    from isaview.tools import lower

    return getattr(lower, name)


class Options(Struct, frozen=True):
    """What may be asked, and for what.

    ``exact`` lets ptxas run. ``lower`` is "auto" (small modules that name an AMD GPU or one of ``gpus``), "always" or
    "never". ``gpus`` are processors (gfx942, sm_90); none: the one a module names. ``logs`` are files that were given: logs,
    binaries, Triton's metadata. ``sidecars`` looks for such files beside the dump; ``provided`` stands in their place, files
    and the names they are told by, where a dump lies elsewhere than its path says. ``level`` is the optimisation level (0 to
    3) that the compiler's back end ran at, where it is known: LLVM IR does not say whether it was 1.
    """

    exact: bool = False
    lower: Literal["auto", "always", "never"] = "auto"
    gpus: tuple[str, ...] = ()
    logs: tuple[str, ...] = ()
    use_cache: bool = True
    sidecars: bool = True
    provided: tuple[tuple[str, str], ...] = ()
    level: int | None = None


class Found(Struct, frozen=True):
    """What was found: facts by kernel name, best rank first; sentences for people; the lowered texts as modules.

    ``lowered`` holds each text with the modules read from it, for the analyzers that need more than facts.
    """

    facts: Mapping[str, tuple[ExactFact, ...]] = field(default_factory=dict)
    messages: tuple[str, ...] = ()
    lowered: tuple[tuple[Lowered, tuple[Module, ...]], ...] = ()

    def of(self, kernel: str, target: str | None = None) -> Mapping[str, ExactFact]:
        """The best fact for each metric of a kernel; with a target, of those that hold for it."""
        best: dict[str, ExactFact] = {}
        for one in self.facts.get(kernel, ()):
            if (target is None or same_target(one.target, target)) and not _of_another_build(one, best):
                best.setdefault(one.name, one)
        return best


_ONE_ALLOCATION = frozenset(
    (
        "vector_registers",
        "accumulator_registers",
        "total_vector_registers",
        "allocated_vector_registers",
        "accumulator_offset",
        "scalar_registers",
        "allocated_scalar_registers",
        "occupancy_waves",
    )
)
"""Metrics that only hold together: registers used and set aside are those of one compilation."""


def _of_another_build(one: ExactFact, better: Mapping[str, ExactFact]) -> bool:
    """Whether a tool states a register figure of its own allocation, where the build itself left behind those of another."""
    return (
        one.rank >= RANK_TOOL
        and one.name in _ONE_ALLOCATION
        and any(name in _ONE_ALLOCATION and fact.rank < RANK_TOOL for name, fact in better.items())
    )


def same_target(one: str | None, other: str | None) -> bool:
    """Whether two targets mean one processor; a target that is not told may be any."""
    return one is None or other is None or _plain(one) == _plain(other)


def _plain(target: str) -> str:
    """``sm_90a`` and ``amdgcn-amd-amdhsa--gfx942:xnack-`` without features, so that spellings can be compared."""
    last = target.partition(":")[0]
    last = last.rpartition("--")[2] if "--" in last else last
    return last.rstrip("af") if last.startswith("sm_") else last


def facts_for(module: Module, options: Options) -> Found:
    """What other tools and files state of a module's kernels; what could not be had is a message, never an error."""
    gathered = _Gathered(module, options)
    gathered.files({path: safe(path) for path in options.logs}, RANK_LOG)
    gathered.files(dict(_sidecars(module, options)), RANK_SIDECAR)
    _WAYS.get(module.dialect, _no_way)(gathered)
    return gathered.found()


def _sidecars(module: Module, options: Options) -> Iterator[tuple[str, str]]:
    """The files beside a module's dump, each with the name it is told by."""
    from isaview.tools.sidecars import beside

    yield from options.provided
    if options.sidecars:
        yield from ((path, safe(Path(path).name)) for path in beside(module.path))


class _Gathered(Struct):
    """One module's facts while they come in."""

    module: Module
    options: Options
    facts: dict[str, list[ExactFact]] = field(default_factory=dict)
    messages: list[str] = field(default_factory=list)
    lowered: list[tuple[Lowered, tuple[Module, ...]]] = field(default_factory=list)

    def files(self, names: Mapping[str, str], rank: int) -> None:
        """Take what files say of kernels of this module; ``names`` gives each path the name it is told by."""
        from isaview.tools.sidecars import read_file

        for path, shown in names.items():
            log = read_file(path, shown)
            self.take(log, rank, self.module.kernels)
            self.messages.extend(log.messages)
            if rank == RANK_LOG:
                self.messages.extend(self._elsewhere(log, shown))

    def _elsewhere(self, log: Log, shown: str) -> Iterator[str]:
        """That a file which was given speaks of these kernels, but for none of the GPUs that are reckoned for."""
        meant = matched({one.name for one in log.stated}, self.module.kernels)
        said = {one.target for one in log.stated if one.name in meant and one.target is not None}
        wanted = [target for target in self.options.gpus or (self.module.target,) if target is not None]
        if said and wanted and not any(same_target(one, target) for one in said for target in wanted):
            about = ", ".join(sorted(map(safe, said)))
            yield f"{shown}: what it says is for {about}, and nothing for {', '.join(map(safe, wanted))}"

    def take(self, log: Log, rank: int, kernels: Sequence[Kernel], names: Mapping[str, str] | None = None) -> None:
        """Take the statements that mean one of ``kernels``; ``names`` leads from them to this module's own."""
        from isaview.tools.logs import as_declared

        meant = matched({one.name for one in log.stated}, kernels)
        wanted = self._wanted()
        for one in log.stated:
            if one.name not in meant or not self._fits(one):
                continue
            kernel = meant[one.name]
            self._add(
                (names or {}).get(kernel, kernel), as_declared(one, self.module.target), RANK_LAUNCH if one.launch else rank
            )
            if not wanted or any(same_target(one.target, target) for target in wanted):
                self.messages.extend(f"{safe(kernel)}: {message}" for message in one.messages)

    def _wanted(self) -> tuple[str, ...]:
        """The processors that are reckoned for, and the one the module names."""
        return (*self.options.gpus, *((self.module.target,) if self.module.target else ()))

    def _fits(self, one: Stated) -> bool:
        """Whether a statement's target can be this module's: code for another processor may be made from one text."""
        wanted = self._wanted()
        if one.target is None or not wanted:
            return True
        return any(same_target(one.target, target) for target in wanted) or self.module.dialect in _PORTABLE

    def _add(self, kernel: str, one: Stated, rank: int) -> None:
        facts = self.facts.setdefault(kernel, [])
        for name, measure in one.facts.items():
            facts.append(ExactFact(name, measure, rank, one.target))

    def lowered_facts(self, lowered: Lowered, modules: tuple[Module, ...]) -> None:
        """Take what a lowered module states of its kernels."""
        names = {new: old for old, new in lowered.names}
        for kernel in (kernel for module in modules for kernel in module.kernels if kernel.name in names):
            facts = self.facts.setdefault(names[kernel.name], [])
            for name, measure in kernel.stated.items():
                writer = ", not the LLVM that wrote the module" if lowered.newer else ""
                because = f"{lowered.tool} for {lowered.target}{writer}: {measure.because}"
                facts.append(ExactFact(name, replace(measure, because=because), RANK_TOOL, lowered.target))

    def modelled(self, lowered: Lowered, modules: tuple[Module, ...]) -> None:
        """Take what the model of their own compiler says of kernels that came out with virtual registers."""
        from isaview.analysis.registers.ptxas.estimate import estimate
        from isaview.gpus.hardware import known

        gpu = known(lowered.target)
        names = {new: old for old, new in lowered.names}
        for kernel in (kernel for module in modules for kernel in module.kernels if kernel.name in names):
            if gpu is None or not kernel.complete or "vector_registers" in kernel.stated:
                continue
            measure = estimate(kernel, gpu)
            if measure.known:
                because = f"of what {lowered.tool} makes for {lowered.target}: {measure.because}"
                fact = ExactFact("vector_registers", replace(measure, because=because), RANK_TOOL + 1, lowered.target)
                self.facts.setdefault(names[kernel.name], []).append(fact)

    def complete(self, gpus: Sequence[str]) -> bool:
        """Whether every kernel's registers are known for the chosen processors, or for the module's own."""
        found = Found({name: tuple(facts) for name, facts in self.facts.items()})
        targets = gpus or (self.module.target,)
        kernels = [kernel.name for kernel in self.module.kernels if kernel.is_entry]
        return all("vector_registers" in found.of(name, target) for name in kernels for target in targets)

    def found(self) -> Found:
        """All of it, in order of rank, with disagreements said."""
        ordered = {name: tuple(sorted(facts, key=lambda one: one.rank)) for name, facts in self.facts.items()}
        stated = {kernel.name: kernel.stated for kernel in self.module.kernels}
        for name, facts in ordered.items():
            self.messages.extend(_disagreements(name, facts, stated.get(name, {}), self.module.target))
        whole = {name: (*facts, *_shared_in_all(facts, stated.get(name, {}))) for name, facts in ordered.items()}
        for kernel in self.module.kernels:
            if kernel.name in whole and not kernel.calls_through_register and not calls_of(self.module).get(kernel.name):
                whole[kernel.name] = (*whole[kernel.name], *_private_in_all(whole[kernel.name]))
        return Found(whole, tuple(dict.fromkeys(self.messages)), tuple(self.lowered))


def _shared_in_all(facts: Sequence[ExactFact], stated: Mapping[str, Measure]) -> Iterator[ExactFact]:
    """The declared shared memory is all of it, unless the dump says that a launch adds to it."""
    in_all = stated.get("shared_bytes")
    if in_all is not None and not in_all.known:
        return
    for one in facts:
        if one.name == "shared_bytes_static":
            yield replace(one, name="shared_bytes")


def _private_in_all(facts: Sequence[ExactFact]) -> Iterator[ExactFact]:
    """The stack of a kernel that calls nothing is all its private memory: arrays that got registers are not on it."""
    for one in facts:
        if one.name == "stack_bytes":
            yield replace(one, name="private_bytes")


def _disagreements(name: str, facts: Sequence[ExactFact], stated: Mapping[str, Measure], target: str | None) -> Iterator[str]:
    """A sentence for each metric that two places state differently for one target."""
    first: dict[str, tuple[str | None, Measure]] = {
        metric: (target, measure) for metric, measure in stated.items() if measure.origin == "stated"
    }
    for one in facts:
        if one.rank == RANK_LAUNCH or one.name in _IN_STEPS or one.measure.origin != "stated":
            continue
        before, measure = first.setdefault(one.name, (one.target, one.measure))
        if same_target(before, one.target) and measure.value != one.measure.value:
            sides = f"{measure.value} ({measure.because}) and {one.measure.value} ({one.measure.because})"
            yield f"{safe(name)}: {one.name} is stated as {sides}"


_IN_STEPS = frozenset(("allocated_vector_registers", "allocated_scalar_registers"))
"""What a descriptor states in steps of several registers and a dump to the register: the two need not be equal."""


def _no_way(gathered: _Gathered) -> None:
    """The dump is what runs: there is no tool to ask."""
    del gathered


def _by_ptxas(gathered: _Gathered) -> None:
    """PTX: ptxas says what it allocates, where that was asked for."""
    if gathered.options.exact:
        from isaview.gpus.targets import assembled_for

        own = gathered.module.target or ""
        chosen = [gpu for gpu in gathered.options.gpus if gpu.startswith("sm_")] or [""]
        for gpu in dict.fromkeys(chosen):
            _ask_ptxas(gathered, gathered.module.source, assembled_for(own, gpu), gathered.module.kernels, None)


def _ask_ptxas(gathered: _Gathered, text: str, target: str, kernels: Sequence[Kernel], names: Mapping[str, str] | None) -> None:
    from isaview.tools.lower import Failed
    from isaview.tools.ptxas import stated_by_ptxas

    answer = stated_by_ptxas(text, target, use_cache=gathered.options.use_cache)
    if isinstance(answer, Failed):
        gathered.messages.append(f"not exact{f' for {target}' if target else ''}: {answer.reason}")
        return
    gathered.take(answer, RANK_TOOL, kernels, names)
    gathered.messages.extend(answer.messages)


def _by_lowering(gathered: _Gathered) -> None:
    """LLVM IR: its own back end makes the text that states the numbers."""
    from isaview.tools.lower import lowered_by_default, machine_prefix, named_processor

    module, options = gathered.module, gathered.options
    if options.lower == "never":
        return
    prefix = machine_prefix(module.source)
    gpus = tuple(gpu for gpu in options.gpus if gpu.startswith(prefix)) if prefix is not None else ()
    settings = _triton(module, options)
    if not gpus and not named_processor(module.source):
        gpus = tuple(dict.fromkeys(one.target for one in settings if one.target.startswith(prefix or "")))
    if prefix is None or (options.lower == "auto" and not lowered_by_default(module.source, gpus)):
        return
    if options.lower == "auto" and gathered.complete(gpus):
        return
    for result in lowerings(module, replace(options, gpus=gpus)):
        _take_lowered(gathered, result)


def _triton(module: Module, options: Options) -> list[TritonSettings]:
    """How Triton compiled the module, from the files beside it."""
    from isaview.tools.sidecars import triton_settings

    return [found for path, _ in _sidecars(module, options) if (found := triton_settings(path))]


def can_be_lowered(module: Module) -> bool:
    """Whether a module is in a language that LLVM's back end reads."""
    return _WAYS.get(module.dialect) is _by_lowering


def lowerings(module: Module, options: Options) -> Iterator[Lowered | Failed]:
    """What LLVM's back end makes of a module for each GPU of the options, or for the one it names; see `lower_module`."""
    from isaview.tools.lower import lower_module

    fuse = all(one.fuse for one in _triton(module, options))
    for gpu in options.gpus or ("",):
        yield lower_module(
            module.source,
            gpu,
            patient=options.lower == "always",
            use_cache=options.use_cache,
            level=options.level,
            fuse=fuse,
        )


def _take_lowered(gathered: _Gathered, result: Lowered | Failed) -> None:
    from isaview.tools.lower import Failed

    if isinstance(result, Failed):
        gathered.messages.append(f"not lowered: {result.reason}")
        return
    from isaview.inputs.load import read_source
    from isaview.inputs.sources import Source

    module = gathered.module
    source = Source(module.path, f"lowered for {result.target}", 1, result.text, result.dialect)
    modules = read_source(source)
    gathered.lowered.append((result, modules))
    gathered.messages.extend(result.messages)
    gathered.lowered_facts(result, modules)
    if result.dialect not in _NEEDS_PTXAS:
        return
    gathered.modelled(result, modules)
    if gathered.options.exact:
        names = {new: old for old, new in result.names}
        kernels = [kernel for one in modules for kernel in one.kernels]
        _ask_ptxas(gathered, result.text, result.target, kernels, names)


_WAYS: Mapping[str, Callable[[_Gathered], None]] = {"ptx": _by_ptxas, "llvm": _by_lowering}
"""By dialect: who can state more than the dump."""
ADVICE: Mapping[str, str] = {
    "ptx": "--exact asks ptxas",
    "llvm": "--lower asks LLVM's own back end, for NVIDIA's GPUs --lower --exact then ptxas",
}
"""By dialect: how to get numbers in place of estimates."""
_NEEDS_PTXAS = frozenset(("ptx",))
_PORTABLE = frozenset(("ptx", "llvm"))
"""Dialects whose text may be compiled for other processors than the one it names."""
