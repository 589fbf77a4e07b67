"""Lowering: LLVM IR text becomes AMDGCN or PTX text by LLVM's own back end, so that its statements replace estimates.

The back end is llvmlite's, or the one that Triton brings for what Triton wrote; it runs in a worker process, because LLVM
does not defend itself against its input.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from isaview.base import cache as kept
from isaview.base import limits
from isaview.base.text import safe
from isaview.base.workers import Worker
from isaview.tools import older_llvm, triton_amd
from isaview.tools.llvm_ir import Outline, outline, with_convention, without_processor
from isaview.tools.older_llvm import subtarget_of

_CONVERSION = "5"
"""Part of every cache key: to be counted up when the text handed to LLVM changes."""
_MOST_REPAIRS = 24
_USUAL_LEVEL = 3
_REVISION = 12
"""So many digits tell one revision of LLVM from another."""
_DECLARED = re.compile(r"^declare [^@\n]*@(llvm\.[\w.]+)\(", re.MULTILINE)
_DEBUG_TARGET = re.compile(r"^(\.target [^\n,]*), debug$", re.MULTILINE)
_MADE = frozenset(("assembly", "llvm", "removed"))
"""What is kept of a lowering: the text, LLVM's version, and the attributes that had to go."""


class Lowered(Struct, frozen=True):
    """What a module became: ``dialect`` names the language of ``text``, ``target`` the processor, ``tool`` who made it.

    ``names`` maps the module's kernels to their names in the text; ``missing`` are kernels that did not come back.
    ``newer`` is True where another LLVM than the one at hand wrote the module, and may allocate otherwise.
    """

    text: str
    dialect: str
    target: str
    tool: str
    names: tuple[tuple[str, str], ...]
    missing: tuple[str, ...] = ()
    messages: tuple[str, ...] = ()
    newer: bool = False


class Failed(Struct, frozen=True):
    """There is no lowered text; ``reason`` reads after "not lowered: "."""

    reason: str


class _Machine(Struct, frozen=True):
    """A back end: what its triples and processors begin with, and what comes out."""

    triples: tuple[str, ...]
    processors: str
    triple: str
    dialect: str
    convention: str
    entry: str
    specific: str
    """The suffix of processors that have instructions of their own, tried when the plain one cannot run the module."""
    named_by_default: bool
    """Whether a small module that names such a processor is lowered without being asked for."""
    triton_flags: tuple[str, ...] = ()
    """The flags of LLVM that Triton sets for this machine."""


_MACHINES = (
    _Machine(("amdgcn", "amdgpu"), "gfx", "amdgcn-amd-amdhsa", "amdgcn", "amdgpu_kernel", r'^"?{name}"?:', "", True),
    _Machine(
        ("nvptx64", "nvptx"),
        "sm_",
        "nvptx64-nvidia-cuda",
        "ptx",
        "ptx_kernel",
        r"\.entry {name}\(",
        "a",
        False,
        ("--nvptx-short-ptr", "--nvptx-mad-wide-opt"),
    ),
)


def _machine_of(triple: str, processor: str) -> _Machine | None:
    for machine in _MACHINES:
        named = triple.startswith(machine.triples) if triple else processor.startswith(machine.processors)
        if named:
            return machine
    return None


@cache
def wheel() -> str:
    """The version of llvmlite, "" where it is not installed."""
    from importlib.metadata import PackageNotFoundError, version  # slow to import, and seldom asked for

    try:
        return version("llvmlite")
    except PackageNotFoundError:
        return ""


@cache
def _worker(patient: bool, flags: tuple[str, ...]) -> Worker:
    """The process for modules lowered by default, or for those that were asked for; one for each set of LLVM's flags."""
    del flags  # part of the key
    if patient:
        return Worker("lower", limits.LOWER_MEMORY_BYTES, limits.LOWER_SECONDS, limits.LOWER_SECONDS)
    return Worker("lower", limits.WORKER_BYTES, limits.WORKER_CPU_SECONDS, limits.WORKER_WALL_SECONDS)


def machine_prefix(text: str) -> str | None:
    """What processors for a module begin with (gfx, sm_); "" where it names no target, None where it is for no GPU."""
    triple = outline(text).triple
    if not triple:
        return ""
    machine = _machine_of(triple, "")
    return machine.processors if machine else None


def named_processor(text: str) -> str:
    """The processor a module was compiled for, "" where it names none."""
    return outline(text).processor


def lowered_by_default(text: str, gpus: Sequence[str]) -> bool:
    """Whether a module is lowered without being asked: it is small, and for a chosen GPU or for one whose compiler LLVM is."""
    if len(text) > limits.LOWER_BYTES:
        return False
    outside = outline(text)
    if gpus:
        return bool(outside.kernels)
    machine = _machine_of(outside.triple, outside.processor)
    return machine is not None and machine.named_by_default and bool(outside.processor and outside.kernels)


def lower_module(
    text: str,
    gpu: str = "",
    *,
    patient: bool = False,
    use_cache: bool = True,
    level: int | None = None,
    fuse: bool = True,
) -> Lowered | Failed:
    """What LLVM makes of a module's text.

    Args:
        text: the module.
        gpu: the processor to lower for (gfx942, sm_90a); "" for the one the module names.
        patient: give it the time and memory of a lowering that was asked for.
        use_cache: look for the result in the cache and keep it there.
        level: how hard LLVM tries, 0 to 3; None for what its text tells: 0 where all is marked not to be optimised, else 3.
        fuse: whether the compiler of a Triton module may fuse multiplications and additions (its own default).
    """
    if "\0" in text:
        return Failed("the text holds a NUL character, behind which LLVM would read nothing")
    outside = outline(text)
    machine = _machine_of(outside.triple, gpu or outside.processor)
    if machine is None:
        return Failed(_no_machine(outside, gpu))
    if gpu and not gpu.startswith(machine.processors):
        return Failed(f"the module is for {safe(outside.triple)}, which {safe(gpu)} does not run")
    processor = gpu or outside.processor
    if not processor:
        return Failed("the module names no processor; give one with --gpu")
    if not outside.kernels:
        return Failed("the module has no kernel")
    level = (0 if outside.unoptimised else 3) if level is None else level
    prepared = _prepared(text, machine, processor, outside, fuse)
    added = prepared.count("\n") - text.count("\n")
    job = _Job(machine, processor, outside, patient, use_cache, level, _newer(text, outside), added)
    own = job.by_triton(older_llvm.with_fusion(text) if fuse else text)
    return own if own is not None else job.run(prepared)


def _no_machine(outside: Outline, gpu: str) -> str:
    if outside.triple:
        return f"the module is for {safe(outside.triple)}, which is no GPU that can be lowered for"
    return f"no GPU is called {safe(gpu)}" if gpu else "the module names no target; give one with --gpu"


def _newer(text: str, outside: Outline) -> bool:
    """Whether a text was written by a newer LLVM than reads it here, as its spelling tells; Triton's always is."""
    return outside.from_triton or older_llvm.down_converted(text) != text


def _prepared(text: str, machine: _Machine, processor: str, outside: Outline, fuse: bool) -> str:
    """The text LLVM gets: older spelling, a triple it knows, and no processor but the chosen one."""
    text = older_llvm.down_converted(text)
    triple = older_llvm.old_triple(outside.triple) or machine.triple
    if triple != outside.named_triple:
        text = older_llvm.with_triple(text, triple)
    if not outside.triple:
        text = with_convention(text, machine.convention)
    if outside.processor and processor != outside.processor:
        text = without_processor(text, _choices(processor))
    if not outside.from_triton:
        return text
    text = older_llvm.without_accumulators(text) if subtarget_of(outside.named_triple) else text
    return older_llvm.with_fusion(text) if fuse else text


def _choices(processor: str) -> tuple[str, ...]:
    """The features that choose what a processor offers, so that they hold for it as for the one a module was compiled for."""
    from isaview.gpus.hardware import known

    gpu = known(processor)
    if gpu is None:
        return ()
    waves = (f"+wavefrontsize{size}" for size in gpu.wave_sizes) if len(gpu.wave_sizes) > 1 else ()
    return (*waves, *(("+cumode", "-cumode") if len(gpu.modes) > 1 else ()))


class _Job(Struct, frozen=True):
    """One module on its way through LLVM."""

    machine: _Machine
    processor: str
    outside: Outline
    patient: bool
    use_cache: bool
    level: int
    newer: bool
    added: int
    """Lines that stand before the module's own."""

    @property
    def flags(self) -> tuple[str, ...]:
        """The flags of LLVM that the module's compiler sets."""
        return self.machine.triton_flags if self.outside.from_triton else ()

    def by_triton(self, text: str) -> Lowered | None:
        """A module of Triton by the back end Triton brings, if it is installed and knows the module's spelling; else None."""
        outside = self.outside
        path = triton_amd.library() if outside.from_triton and subtarget_of(outside.named_triple) else ""
        if not path or self.level != _USUAL_LEVEL or self.processor != outside.processor:
            return None
        key = kept.digest("lower by Triton", triton_amd.identity(path), self.processor, text)
        made = kept.load(key) if self.use_cache else None
        if made is None or made.keys() != _MADE:
            fresh = triton_amd.compiled(path, text, outside.named_triple, self.processor, patient=self.patient)
            if isinstance(fresh, str):
                return None
            made = {**fresh, "removed": ""}
            if self.use_cache:
                kept.store(key, made)
        own = replace(self, newer=False)._checked(made, text, self.processor)
        if isinstance(own, Failed) or own.missing:
            return None
        return replace(own, tool=f"LLVM {safe(made['llvm'])[:_REVISION]} that Triton brings")

    def run(self, text: str) -> Lowered | Failed:
        """The text lowered for the processor, or else for its specific form."""
        first = self._kept(text, self.processor)
        if isinstance(first, Lowered) or not self.machine.specific or self.processor[-1:].isalpha():
            return first
        second = self._kept(text, self.processor + self.machine.specific)
        return second if isinstance(second, Lowered) else first

    def _kept(self, text: str, processor: str) -> Lowered | Failed:
        """The result from the cache or fresh."""
        if not wheel():
            return Failed("llvmlite is not installed")
        key = kept.digest("lower", _CONVERSION, wheel(), processor, str(self.level), *self.flags, text)
        made = kept.load(key) if self.use_cache else None
        if made is None or made.keys() != _MADE:
            fresh = self._asked(text, processor)
            if isinstance(fresh, Failed):
                return fresh
            made = fresh
            if self.use_cache:
                kept.store(key, made)
        return self._checked(made, text, processor)

    def _asked(self, text: str, processor: str) -> Mapping[str, str] | Failed:
        """What `_MADE` names; a text that LLVM cannot read is repaired and handed over again."""
        removed: list[str] = []
        without_debug = False
        for _ in range(_MOST_REPAIRS):
            request = {
                "text": text,
                "triple": older_llvm.triple_of(text),
                "cpu": processor,
                "features": "",
                "level": self.level,
            }
            answer = _worker(self.patient, self.flags).reply({**request, "flags": self.flags})
            if answer.failure:
                return Failed(f"LLVM {answer.failure}")
            if "error" not in answer.value:
                made = answer.value
                return {"assembly": made["assembly"], "llvm": made["llvm"], "removed": " ".join(removed)}
            text, word = older_llvm.without_word(text, answer.value["line"], answer.value["column"])
            if word:
                removed.append(word)
            elif not without_debug and answer.value["line"]:
                text, without_debug = older_llvm.without_debug(text), True
            else:
                return Failed(_read_error(answer.value, self.added))
        return Failed("the text uses too much that this LLVM does not know")

    def _checked(self, made: Mapping[str, str], text: str, processor: str) -> Lowered | Failed:
        """The result with every kernel accounted for."""
        unknown = sorted(name for name in _DECLARED.findall(text) if _calls(made["assembly"], name))
        if unknown:  # LLVM takes an intrinsic it does not know for a function that somebody else defines
            return Failed(f"LLVM {made['llvm']} does not know {safe(', '.join(unknown[:5]))}")
        names = dict(self._found(made["assembly"]))
        missing = tuple(safe(name) for name in self.outside.kernels if name not in names)
        return Lowered(
            text=self._optimised(made["assembly"]),
            dialect=self.machine.dialect,
            target=processor,
            tool=f"LLVM {made['llvm']} (llvmlite {wheel()}) -O{self.level}",
            names=tuple(names.items()),
            missing=missing,
            messages=tuple(self._messages(missing, made, processor)),
            newer=self.newer,
        )

    def _optimised(self, assembly: str) -> str:
        """The text without the word that keeps ptxas from optimising: LLVM writes it where there are but line numbers."""
        return assembly if self.outside.unoptimised else _DEBUG_TARGET.sub(r"\1", assembly)

    def _found(self, assembly: str) -> Iterator[tuple[str, str]]:
        for name in self.outside.kernels:
            # the NVPTX back end spells characters that PTX names cannot hold
            for spelling in (name, re.sub(r"[.@]", "_$_", name)):
                pattern = self.machine.entry.format(name=re.escape(spelling))
                if re.search(pattern, assembly, re.MULTILINE):
                    yield name, spelling
                    break

    def _messages(self, missing: tuple[str, ...], made: Mapping[str, str], processor: str) -> Iterator[str]:
        if missing:
            of = len(self.outside.kernels)
            yield f"LLVM dropped {len(missing)} of {of} kernels for {processor}: {', '.join(missing[:5])}"
        if made["removed"]:
            yield f"lowered without attributes that this LLVM does not know: {safe(made['removed'])}"
        if self.newer:
            yield f"the module was written by another LLVM than {made['llvm']}: its own back end may allocate other registers"
        if self.outside.processor and processor.rstrip("a") != self.outside.processor.rstrip("a"):
            yield f"the module was compiled for {safe(self.outside.processor)} and is lowered for {processor}"


def _calls(assembly: str, name: str) -> bool:
    """Whether the assembly leads to a function of that name: by its address, or as an external PTX function."""
    return f"{name}@" in assembly or f" {name.replace('.', '_$_')}" in assembly or f"\n{name.replace('.', '_$_')}" in assembly


def _read_error(answer: dict[str, Any], added: int) -> str:
    place = f"line {answer['line'] - added}: " if answer["line"] > added else ""
    return f"{place}{safe(str(answer['error']))[: limits.SHOWN_TEXT]}"
