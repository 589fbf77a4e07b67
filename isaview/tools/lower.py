"""AMDGCN or PTX text that LLVM's own back end makes of LLVM IR, so that its statements replace estimates.

The back end is llvmlite's, or the one that Triton brings for what Triton wrote, see `back_ends`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from isaview.base import limits, regex, store
from isaview.base.text import safe
from isaview.tools import back_ends, older_llvm
from isaview.tools.llvm_ir import Outline, outline, with_convention, without_processor
from isaview.tools.older_llvm import subtarget_of

_CONVERSION = "lowered 5"
"""Part of every cache key: to be counted up when the text handed to LLVM changes."""
_MOST_REPAIRS = 24
"""Times that a text is repaired and handed to LLVM again."""
_USUAL_LEVEL = 3
_REVISION = 12
"""Digits that distinguish revisions of LLVM."""
_DECLARED = regex.compile(r"^declare [^@\n]*@(llvm\.[\w.]+)\(", re.MULTILINE)
_DEBUG_TARGET = regex.compile(r"^(\.target [^\n,]*), debug$", re.MULTILINE)


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
    if triple:
        return next((machine for machine in _MACHINES if triple.startswith(machine.triples)), None)
    return next((machine for machine in _MACHINES if processor.startswith(machine.processors)), None)


def machine_prefix(text: str) -> str | None:
    """What processors for a module begin with (gfx, sm_); "" where it names no target, None where it is for no GPU."""
    triple = outline(text).triple
    machine = _machine_of(triple, "") if triple else None
    return machine.processors if machine else None if triple else ""


def is_lowered_by_default(text: str, gpus: Sequence[str]) -> bool:
    """Whether a module is lowered without being asked: it is small, and for a chosen GPU or for one whose compiler LLVM is."""
    if len(text) > limits.LOWER_BYTES:
        return False
    outside = outline(text)
    if gpus:
        return bool(outside.kernels)
    machine = _machine_of(outside.triple, outside.processor)
    return machine is not None and machine.named_by_default and bool(outside.processor and outside.kernels)


def lower_module(
    text: str, gpu: str = "", *, patient: bool = False, level: int | None = None, fuse: bool = True
) -> Lowered | Failed:
    """What LLVM makes of a module's text.

    Args:
        text: the module.
        gpu: the processor to lower for (gfx942, sm_90a); "" for the one the module names.
        patient: give it the time and memory of a lowering that was asked for.
        level: how hard LLVM tries, 0 to 3; None for what its text tells: 0 where all is marked not to be optimised, else 3.
        fuse: whether the compiler of a Triton module may fuse multiplications and additions (its own default).
    """
    if "\0" in text:
        return Failed("the text holds a NUL character, behind which LLVM would read nothing")
    outside = outline(text)
    machine = _machine_of(outside.triple, gpu or outside.processor)
    if machine is None:
        if outside.triple:
            return Failed(f"the module is for {safe(outside.triple)}, which is no GPU that can be lowered for")
        return Failed(f"no GPU is called {safe(gpu)}" if gpu else "the module names no target; give one with --gpu")
    if gpu and not gpu.startswith(machine.processors):
        return Failed(f"the module is for {safe(outside.triple)}, which {safe(gpu)} does not run")
    processor = gpu or outside.processor
    if not processor:
        return Failed("the module names no processor; give one with --gpu")
    if not outside.kernels:
        return Failed("the module has no kernel")
    level = (0 if outside.unoptimised else _USUAL_LEVEL) if level is None else level
    prepared = _prepare_text(text, machine, processor, outside, fuse)
    # Triton pins an LLVM of its own; other texts show their version by their spelling
    is_newer = outside.from_triton or older_llvm.down_convert(text) != text
    added = prepared.count("\n") - text.count("\n")
    job = _Job(machine, processor, outside, patient, level, is_newer, added)
    own = _lower_with_triton(job, older_llvm.with_fusion(text) if fuse else text)
    if own is not None:
        return own
    # sm_90 first: what does not ask for the suffix's instructions runs on every sm_90
    first = _lower_with_llvmlite(job, prepared, processor)
    if isinstance(first, Lowered) or not machine.specific or processor[-1:].isalpha():
        return first
    second = _lower_with_llvmlite(job, prepared, processor + machine.specific)
    return second if isinstance(second, Lowered) else first


def _prepare_text(text: str, machine: _Machine, processor: str, outside: Outline, fuse: bool) -> str:
    """The text LLVM gets: older spelling, a triple it knows, and no processor but the chosen one."""
    text = older_llvm.down_convert(text)
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
    from isaview.gpus.hardware import gpu_for

    gpu = gpu_for(processor)
    if gpu is None:
        return ()
    waves = (f"+wavefrontsize{size}" for size in gpu.wave_sizes) if len(gpu.wave_sizes) > 1 else ()
    return (*waves, *(("+cumode", "-cumode") if len(gpu.modes) > 1 else ()))


class _Job(Struct, frozen=True):
    """One module on its way through LLVM; ``added`` lines stand before the module's own."""

    machine: _Machine
    processor: str
    outside: Outline
    patient: bool
    level: int
    newer: bool
    added: int


class _Made(Struct, frozen=True):
    """What is kept of a lowering: the text, LLVM's version, and the attributes that had to go."""

    assembly: str
    llvm: str
    removed: str = ""


def _lower_with_triton(job: _Job, text: str) -> Lowered | None:
    """A module of Triton by the back end Triton brings, if it is installed and knows the module's spelling; else None."""
    outside, processor = job.outside, job.processor
    path = back_ends.triton_library() if outside.from_triton and subtarget_of(outside.named_triple) else ""
    if not path or job.level != _USUAL_LEVEL or processor != outside.processor:
        return None

    def make() -> _Made | Failed:
        fresh = back_ends.compile_with_triton(path, text, outside.named_triple, processor, patient=job.patient)
        return Failed(fresh) if isinstance(fresh, str) else _Made(fresh["assembly"], fresh["llvm"])

    status = Path(path).stat()
    # the wheel does not say which LLVM it has: another file is another compiler
    identity = f"{path} {status.st_size} {status.st_mtime_ns}"
    made = store.answer(store.digest("by Triton", identity, processor, text), _Made, make)
    if isinstance(made, Failed):
        return None
    own = _check_kernels(replace(job, newer=False), made, text, processor)
    if isinstance(own, Failed) or own.missing:
        return None
    return replace(own, tool=f"LLVM {safe(made.llvm)[:_REVISION]} that Triton brings")


def _lower_with_llvmlite(job: _Job, text: str, processor: str) -> Lowered | Failed:
    wheel = back_ends.llvmlite_version()
    if not wheel:
        return Failed("llvmlite is not installed")
    flags = job.machine.triton_flags if job.outside.from_triton else ()
    key = store.digest(_CONVERSION, wheel, processor, str(job.level), *flags, text)
    made = store.answer(key, _Made, lambda: _make_with_repairs(job, text, processor, flags))
    return made if isinstance(made, Failed) else _check_kernels(job, made, text, processor)


def _make_with_repairs(job: _Job, text: str, processor: str, flags: tuple[str, ...]) -> _Made | Failed:
    """What llvmlite makes; a text that it cannot read is repaired and handed over again."""
    removed: list[str] = []
    without_debug = False
    for _ in range(_MOST_REPAIRS):
        triple = older_llvm.triple_of(text)
        request = {"text": text, "triple": triple, "cpu": processor, "features": "", "level": job.level, "flags": flags}
        answer = back_ends.llvm_worker("lower", job.patient, flags).reply(request)
        if answer.failure:
            return Failed(f"LLVM {answer.failure}")
        made = answer.value
        if "error" not in made:
            return _Made(made["assembly"], made["llvm"], " ".join(removed))
        text, word = older_llvm.without_word(text, made["line"], made["column"])
        if word:
            removed.append(word)
        elif not without_debug and made["line"]:
            text, without_debug = older_llvm.without_debug(text), True
        else:
            place = f"line {made['line'] - job.added}: " if made["line"] > job.added else ""
            return Failed(f"{place}{safe(str(made['error']))[: limits.SHOWN_TEXT]}")
    return Failed("the text uses too much that this LLVM does not know")


def _check_kernels(job: _Job, made: _Made, text: str, processor: str) -> Lowered | Failed:
    """The result with every kernel accounted for."""
    assembly, kernels = made.assembly, job.outside.kernels
    unknown = sorted(name for name in _DECLARED.findall(text) if _names_function(assembly, name))
    if unknown:  # LLVM takes an intrinsic it does not know for a function that somebody else defines
        return Failed(f"LLVM {made.llvm} does not know {safe(', '.join(unknown[:5]))}")
    names = {}
    for name in kernels:
        # the NVPTX back end spells characters that PTX names cannot hold
        for spelling in (name, re.sub(r"[.@]", "_$_", name)):
            if re.search(job.machine.entry.format(name=re.escape(spelling)), assembly, re.MULTILINE):
                names[name] = spelling
                break
    missing = tuple(safe(name) for name in kernels if name not in names)
    messages: list[str] = []
    if missing:
        total = len(job.outside.kernels)
        messages.append(f"LLVM dropped {len(missing)} of {total} kernels for {processor}: {', '.join(missing[:5])}")
    if made.removed:
        messages.append(f"lowered without attributes that this LLVM does not know: {safe(made.removed)}")
    if job.newer:
        messages.append(
            f"the module was written by another LLVM than {made.llvm}: its own back end may allocate other registers"
        )
    compiled_for = job.outside.processor
    if compiled_for and processor.rstrip("a") != compiled_for.rstrip("a"):
        messages.append(f"the module was compiled for {safe(compiled_for)} and is lowered for {processor}")
    return Lowered(
        # LLVM writes the word that keeps ptxas from optimising where there are but line numbers
        text=assembly if job.outside.unoptimised else _DEBUG_TARGET.sub(r"\1", assembly),
        dialect=job.machine.dialect,
        target=processor,
        tool=f"LLVM {made.llvm} (llvmlite {back_ends.llvmlite_version()}) -O{job.level}",
        names=tuple(names.items()),
        missing=missing,
        messages=tuple(messages),
        newer=job.newer,
    )


def _names_function(assembly: str, name: str) -> bool:
    """Whether the assembly leads to a function of that name: by its address, or as an external PTX function."""
    spelled = name.replace(".", "_$_")
    return f"{name}@" in assembly or f" {spelled}" in assembly or f"\n{spelled}" in assembly
