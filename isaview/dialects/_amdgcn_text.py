"""Preparing AMDGCN text: whole-text substitutions that keep line numbers, and what must be known before reading.

Blocks that are no code (metadata, kernel descriptors) become one directive and empty lines; comments that mean nothing go;
directives whose arguments mean nothing here lose them, so that names of kernels make no shapes.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from isaview.dialects._amdgcn_expressions import Machine, Symbols
from isaview.dialects._amdgcn_facts import REMARKS, KernelMetadata, kernels

HOLES = re.compile(
    r"[0-9](?:(?<=[ \t(|+-].)(?<!s_trap .)[0-9A-Za-z.]*"  # immediates, also in expressions
    r"|(?<=[^\w.$@][vsa].)[0-9]*(?!\w)"  # v12
    r"|(?<=[vsacp]\[.)[0-9]*(?::[0-9]+)?"  # v[4:7], acc[..], ttmp[..]
    r"|(?<=BB.)[0-9_]*"  # .LBB0_2
    r"|(?<=set:.)\w*|(?<=set[01]:.)\w*"  # offset:, offset0:
    r"|(?<=gpr.)[0-9]*"  # $vgpr3_vgpr4
    r"|(?<=tmp.)[0-9]*|(?<=_begin.)[0-9]*|(?<=_end.)[0-9]*|(?<=_string.)[0-9]*|(?<=getpc.)[0-9]*|(?<=label_.)\w*"
    r"|(?<=[a-z]:.)[0-9]*:[0-9]+)"  # file.py:12:5 after .loc
)
"""Numbers that become tokens; none of them changes what a statement means."""

_TRUE_REGISTER = re.compile(
    r"\b[vsa](?:\[[0-9:]+\]|[0-9]+)(?:\.[lh])?[ \t]*/\*[ \t]*([vsa](?:\[[0-9:]+\]|[0-9]+)(?:\.[lh])?)[ \t]*\*/"
)
_BLOCK_COMMENT = re.compile(r'"(?:[^"\\\n]|\\.)*"|(?:;|//)[^\n]*|/\*(?:[^*]|\*(?!/))*(?:\*/|\Z)')
_KEPT = rf"(?: implicit-def:|[^\n]*byte Folded| (?:{'|'.join(REMARKS)})(?::| =) |[^\n]*@\[ )"
_COMMENT = re.compile(rf'(?://|;(?!{_KEPT}))[^\n"]*$', re.MULTILINE)
"""Comments that say nothing; one with a quote is left to the grammar, which cannot take it for a string's end."""
_HASH_LINE = re.compile(r"^[ \t]*#[^\n]*", re.MULTILINE)
_QUIET = re.compile(
    r"^([ \t]*\.(?:set|equ|type|globl|global|weak|hidden|protected|internal|local|ascii|asciz|string|ident|size|comm|lcomm))\b"
    r"(?!:)[^\n]*",
    re.MULTILINE,
)
"""Directives of which only the presence matters; definitions were read before."""

_DEFINITION = re.compile(r"^[ \t]*(?:\.(?:set|equ)[ \t]+([^\s,]+)[ \t]*,|([\w.$]+)[ \t]*=(?!=))([^\n;]*)", re.MULTILINE)
_METADATA = re.compile(
    r"^([ \t]*\.(?:amdgpu_metadata|amd_amdgpu_hsa_metadata))\b[^\n]*\n(.*?)^[ \t]*\.end_\w+", re.MULTILINE | re.DOTALL
)
_CODE_BLOCK = re.compile(r"^[ \t]*\.amd_kernel_code_t\b(.*?)^[ \t]*\.end_amd_kernel_code_t\b", re.MULTILINE | re.DOTALL)
_PAL = re.compile(r"^[ \t]*\.amdgpu_pal_metadata[ \t]*\n(.*?)^[ \t]*\.end_amdgpu_pal_metadata\b", re.MULTILINE | re.DOTALL)
_KERNEL = re.compile(
    r"^[ \t]*\.amdhsa_kernel[ \t]+([^\s;/]+)([^\n]*\n.*?)^[ \t]*\.end_amdhsa_kernel\b", re.MULTILINE | re.DOTALL
)
_SETTING = re.compile(r"^[ \t]*\.amdhsa_(\w+)[ \t]+([^\n;]*)", re.MULTILINE)
_FUNCTION = re.compile(r"^[ \t]*\.type[ \t]+(\"[^\"\n]*\"|[^\s,]+)[ \t]*,?[ \t]*[@%\"]?function", re.MULTILINE)
_GLOBAL = re.compile(r"^[ \t]*\.globa?l[ \t]+(\"[^\"\n]*\"|[^\s,;]+)", re.MULTILINE)
_OLD_KERNEL = re.compile(r"^[ \t]*\.amdgpu_hsa_kernel[ \t]+([^\s;]+)|^[ \t]*\.entry_point_symbol:[ \t]*([^\s;]+)", re.MULTILINE)
_LABEL_OR_END = re.compile(r"^(\"[^\"\n]*\"|[\w.$@]+):|\b(s_endpgm)\b", re.MULTILINE)
_ISA = re.compile(r"(gfx[0-9][0-9a-f]*(?:-[0-9]*-?generic|-generic)?(?:[:+\-\w]*)?)")
_WAVE_HINT = re.compile(r"\bexec_lo\b|\bvcc_lo, v\d|_saveexec_b32\b")


def isa(target: str) -> str:
    """The processor with its features, out of a target triple: ``gfx90a:sramecc+:xnack-``."""
    match = re.search(r"gfx[0-9]\w*(?:-[0-9]+)*(?:-generic)?(?::[\w+:-]*)?", target)
    return match[0] if match is not None else ""


def generation(processor: str) -> tuple[int, int, int]:
    """Major, minor and stepping of a processor's name; zeros where it has none."""
    name = processor.split(":")[0]
    generic = re.match(r"gfx(\d+)-(?:(\d+)-)?generic", name)
    if generic is not None:
        return int(generic[1][:3]), int((generic[2] or "0")[:3]), 0
    match = re.match(r"gfx(\d{1,2})([0-9a-f])([0-9a-f])$", name)
    if match is None:
        return 0, 0, 0
    return int(match[1]), int(match[2], 16), int(match[3], 16)


def machine(processor: str) -> Machine:
    """What expressions need to know of a processor."""
    major, minor, stepping = generation(processor)
    unified = major == 9 and (minor >= 4 or (minor, stepping) == (0, 10))
    return Machine(major, unified, major == 9 and minor >= 4, "xnack+" in processor)


@dataclass
class Survey:
    """What is known of a text before its first statement is read."""

    text: str
    target: str = ""
    wave_size: int | None = None
    symbols: Symbols = field(default_factory=lambda: Symbols({}, Machine()))
    metadata: list[list[KernelMetadata]] = field(default_factory=list)
    descriptors: list[tuple[str, Mapping[str, str]]] = field(default_factory=list)
    functions: set[str] = field(default_factory=set)
    entries: set[str] = field(default_factory=set)
    implicit_wave_size: int = 64
    """Lanes that implicit registers are named for, told by the registers used where nothing states it."""

    @property
    def by_name(self) -> Mapping[str, KernelMetadata]:
        """The metadata of every kernel."""
        return {kernel.name: kernel for block in self.metadata for kernel in block}


def blank(text: str) -> str:
    """Only the line ends of a text."""
    return "\n" * text.count("\n")


def _take_blocks(survey: Survey) -> None:
    text = survey.text

    def metadata(match: re.Match[str]) -> str:
        found, target = kernels(match[2])
        survey.metadata.append(found)
        survey.target = survey.target or (target or "")
        return ".amdgpu_metadata" + blank(match[0])

    def descriptor(match: re.Match[str]) -> str:
        survey.descriptors.append((match[1].strip('"'), {name: value.strip() for name, value in _SETTING.findall(match[2])}))
        return ".amdhsa_kernel" + blank(match[0])

    if ".amdgpu_metadata" in text or ".amd_amdgpu_hsa_metadata" in text:
        text = _METADATA.sub(metadata, text)
    if ".amdhsa_kernel" in text:
        text = _KERNEL.sub(descriptor, text)
    if ".amd_kernel_code_t" in text:
        text = _CODE_BLOCK.sub(lambda match: blank(match[0]), text)
    if ".amdgpu_pal_metadata" in text:
        survey.entries.update(match[2] for match in _OLD_KERNEL.finditer(text) if match[2])
        text = _PAL.sub(lambda match: blank(match[0]), text)
    survey.text = text


def _without_comments(text: str) -> str:
    if "/*" in text:
        text = _TRUE_REGISTER.sub(r"\1", text)
    if "/*" in text:
        text = _BLOCK_COMMENT.sub(lambda match: (" " + blank(match[0])) if match[0].startswith("/*") else match[0], text)
    text = _COMMENT.sub("", text)
    if "#" in text:
        text = _HASH_LINE.sub("", text)
    return text


def _names(survey: Survey) -> None:
    text = survey.text
    survey.entries.update(name for name, _ in survey.descriptors)
    survey.entries.update(survey.by_name)
    survey.entries.update(match[1] for match in _OLD_KERNEL.finditer(text) if match[1])
    survey.functions.update(name.strip('"') for name in _FUNCTION.findall(text))
    if not survey.functions | survey.entries:
        survey.functions.update(name.strip('"') for name in _GLOBAL.findall(text))
    survey.functions |= survey.entries
    if not survey.entries:
        survey.entries = _ending_programs(text, survey.functions)


def _ending_programs(text: str, functions: set[str]) -> set[str]:
    """Functions that end the program: where nothing names the kernels, these are the kernels."""
    entries = set()
    name = None
    for match in _LABEL_OR_END.finditer(text):
        if match[2]:
            if name is not None:
                entries.add(name)
        elif not functions or match[1].strip('"') in functions:
            name = match[1].strip('"')
    return entries


def _wave_size(survey: Survey) -> tuple[int | None, bool]:
    """Lanes of a wave where all kernels agree, and whether the text says so (else it is told by the registers used)."""
    stated = {
        "32" if values["wavefront_size32"].strip() == "1" else "64"
        for _, values in survey.descriptors
        if "wavefront_size32" in values
    }
    stated |= {kernel.keys[".wavefront_size"].strip() for kernel in survey.by_name.values() if ".wavefront_size" in kernel.keys}
    known = {int(size) for size in stated if size in ("32", "64")}
    if len(known) == 1:
        return known.pop(), True
    if known:
        return 64, False
    return (32 if _WAVE_HINT.search(survey.text) else None), False


_TARGET = re.compile(r"^[ \t]*\.amdgcn_target[ \t]+\"([^\"\n]*)\"", re.MULTILINE)
_OLD_TARGET = re.compile(r"^[ \t]*\.hsa_code_object_isa[ \t]+(\d+),[ \t]*(\d+),[ \t]*(\d+)", re.MULTILINE)


def _target(text: str) -> str:
    match = _TARGET.search(text)
    if match is not None:
        return isa(match[1]) or match[1]
    old = _OLD_TARGET.search(text)
    return f"gfx{old[1][:2]}{int(old[2][:2]):x}{int(old[3][:2]):x}" if old is not None else ""


def survey(text: str, target: str = "") -> Survey:
    """Take a text apart: what it states in blocks, its names, and the lines that are left to read.

    ``target`` is what is known of the processor from elsewhere; what the text says itself wins.
    """
    found = Survey(text)
    _take_blocks(found)
    found.text = _without_comments(found.text)
    found.target = _target(text) or isa(found.target) or target
    definitions = {}
    if ".set" in found.text or "=" in found.text or ".equ" in found.text:
        for name, assigned, value in _DEFINITION.findall(found.text):
            definitions[(name or assigned).strip('"')] = value.strip()
    found.symbols = Symbols(definitions, machine(found.target))
    _names(found)
    size, stated = _wave_size(found)
    found.wave_size = size if stated else None
    found.implicit_wave_size = size or 64
    found.text = _QUIET.sub(r"\1", found.text)
    return found
