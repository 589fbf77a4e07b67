"""What blocks of a text of AMDGCN state, its functions and the lanes of its waves, before any statement is read."""

from __future__ import annotations

import re
from collections.abc import Container, Mapping
from functools import cached_property

from msgspec import Struct, field

from isaview.base import regex
from isaview.languages.amdgcn.expressions import Symbols
from isaview.languages.amdgcn.metadata import KernelMetadata, kernels
from isaview.languages.amdgcn.targets import generation, isa, machine
from isaview.languages.amdgcn.text import QUIET, Unexpanded, cut_blocks, missing, whole_lines, without_comments

OLD_DESCRIPTOR = ".amd_kernel_code_t"
"""The descriptor of code object version 2, which is not read."""

_TARGET = regex.compile(r"\.amdgcn_target[ \t]+\"([^\"\n]*)\"")
_OLD_TARGET = regex.compile(r"\.hsa_code_object_isa[ \t]+(\d+),[ \t]*(\d+),[ \t]*(\d+)")
_DEFINITION = regex.compile(r"\.(?:set|equ)[ \t]+([^\s,]+)[ \t]*,([^\n;]*)")
_ASSIGNMENT = regex.compile(r"^[ \t]*([\w.$]+)[ \t]*=(?!=)([^\n;]*)", re.MULTILINE)
_KERNEL_NAME = regex.compile(r"[ \t]+([^\s;/]+)")
_SETTING = regex.compile(r"\.amdhsa_(\w+)[ \t]+([^\n;]*)")
_OBJECT = regex.compile(r"\.type[ \t]+(\"[^\"\n]*\"|[^\s,]+)[ \t]*,?[ \t]*[@%\"]?object")
_FUNCTION = regex.compile(r"\.type[ \t]+(\"[^\"\n]*\"|[^\s,]+)[ \t]*,?[ \t]*[@%\"]?function")
_LOCAL_NAME = regex.compile(r"\.L(.+)\$local")
_GLOBAL = regex.compile(r"\.globa?l[ \t]+(\"[^\"\n]*\"|[^\s,;]+)")
_OLD_KERNEL = regex.compile(r"\.amdgpu_hsa_kernel[ \t]+([^\s;]+)")
_ENTRY_POINT = regex.compile(r"\.entry_point_symbol:[ \t]*([^\s;]+)")
_CALLED = regex.compile(r"^[ \t]*\.set (?:\.L)?([^\s,]+)\.has_indirect_call,[^\n]*\n[^\n]*\n; Function info:", re.MULTILINE)
_LABEL_OR_END = regex.compile(r"^(\"[^\"\n]*\"|[\w.$@]+):|\b(s_endpgm)\b", re.MULTILINE)
_ACCUMULATOR = regex.compile(r"^[ \t]*+[a-z][\w.]*+[ \t][^;/\n]*\ba(?:cc)?(?:\d+\b|\[)", re.MULTILINE)
"""An accumulation register among the operands of an instruction: ``a3``, ``acc3``, ``a[0:15]``."""
_LIKE_ACCUMULATOR = regex.compile(r"a(?<!\w.)(?:cc)?[\d\[]")
"""What each of them has; the search for it is many times as fast."""
_CONFIGURATION = regex.compile(
    r"\.section[ \t]++\.AMDGPU\.config\b[^\n]*+\n((?:[ \t]*+\.long[ \t]++\d++[ \t]*+\n)++)|\.type[ \t]++([^\s,]++),"
)
"""The hardware registers a program is set up with, number and value by turns; or the program, which comes behind them."""
_WORD = regex.compile(r"\d+")
_COMPUTE_RESOURCES = 0xB84C
_RESOURCES = {
    "user_sgpr_count": (1, 0x1F),
    "system_sgpr_workgroup_id_x": (7, 1),
    "system_sgpr_workgroup_id_y": (8, 1),
    "system_sgpr_workgroup_id_z": (9, 1),
    "system_sgpr_workgroup_info": (10, 1),
    "system_sgpr_private_segment_wavefront_offset": (0, 1),
    "system_vgpr_workitem_id": (11, 3),
}
"""Directive → where its bits stand in COMPUTE_PGM_RSRC2: shift and mask."""
_MASKS = {
    lanes: regex.compile(
        rf"^[ \t]*v_cmpx?_\w+[ \t]+(?:{vcc}|{pair}),|_saveexec_b{lanes}\b|^[ \t]*v_cndmask_[^\n]*, {vcc}[ \t]*$", re.MULTILINE
    )
    for lanes, vcc, pair in ((32, "vcc_lo", r"s\d+"), (64, "vcc", r"s\[\d+:\d+\]"))
}
"""By lanes of a wave: masks of lanes in registers of that width, where comparisons write them and choices read them."""


class Survey(Struct, dict=True):
    """What is known of a text before its first statement is read."""

    text: str
    """The lines that are left to read."""
    target: str
    symbols: Symbols
    missing: str = ""
    """What the text began and does not end."""
    metadata: list[list[KernelMetadata]] = field(default_factory=list)
    descriptors: list[tuple[str, Mapping[str, str]]] = field(default_factory=list)
    configured: Mapping[str, Mapping[str, str] | None] = field(default_factory=dict)
    """Functions that a `.AMDGPU.config` stands before, as directives would have it; None for stages of graphics."""
    shaders: set[str] = field(default_factory=set)
    """What the metadata of pipelines names."""
    called: set[str] = field(default_factory=set)
    """Functions that the compiler reports as such rather than as a kernel or a stage of graphics."""
    functions: set[str] = field(default_factory=set)
    entries: set[str] = field(default_factory=set)
    origins: list[int] = field(default_factory=list)
    """Line each line to read comes from, from 1; empty where none was expanded."""
    reports: list[Unexpanded] = field(default_factory=list)
    """What could not be expanded."""
    guessed_length: bool = False
    """Whether the compiler only guesses how long code is: it does not assemble what people wrote inline."""
    shortens_numbers: bool = False
    """Whether registers may be named by the low bits of their numbers alone: no comment gives a number in full."""
    wave_size: int | None = None
    implicit_wave_size: int = 64
    """Lanes that implicit registers are named for, by the registers used where nothing states it."""

    @cached_property
    def kernels(self) -> Mapping[str, KernelMetadata]:
        """The metadata of every kernel."""
        return {kernel.name: kernel for block in self.metadata for kernel in block}

    @cached_property
    def settings(self) -> Mapping[str, Mapping[str, str]]:
        """The `.amdhsa_` directives of every kernel, or what stands for them."""
        return {name: values for name, values in self.configured.items() if values is not None} | dict(self.descriptors)

    @cached_property
    def described_kernels(self) -> set[str]:
        """The kernels that have a block of `.amdhsa_` directives."""
        return {name for name, _ in self.descriptors}

    @cached_property
    def _names_accumulators(self) -> bool:
        return names_accumulators(self.text)

    def has_accumulators(self, kernel: str) -> bool:
        """Whether a kernel may have accumulation registers that its metadata does not count: it has code, or room, for them."""
        values = self.settings.get(kernel, {})
        first, end = (self.symbols.value(values.get(key, "")) for key in ("accum_offset", "next_free_vgpr"))
        return self._names_accumulators or (first is not None and end is not None and first < end)

    def uses_what_it_names(self, name: str) -> bool:
        """Whether all registers of a program are counted that it names: stages of graphics have those besides that they get."""
        return name in self.called or name in self.described_kernels or self.configured.get(name) is not None

    def lanes(self, kernel: str) -> int | None:
        """Lanes of a kernel's wave where its directives or its metadata state them."""
        directive = self.settings.get(kernel, {}).get("wavefront_size32", "")
        if directive in ("0", "1"):
            return 32 if directive == "1" else 64
        metadata = self.kernels[kernel].keys.get(".wavefront_size", "") if kernel in self.kernels else ""
        return int(metadata) if metadata in ("32", "64") else None

    def is_stage(self, name: str) -> bool:
        """Whether a function is an entry of a graphics pipeline, which gets what the stage before it and the driver give."""
        return name in self.shaders or (name in self.configured and self.configured[name] is None)


def survey(text: str, target: str = "") -> Survey:
    """Take a text apart: what it states in blocks, its names, and the lines that are left to read.

    ``target`` is what is known of the processor from elsewhere; what the text says itself wins.
    """
    cut_off = missing(text)
    text, blocks = cut_blocks(whole_lines(text), ".amdgpu_metadata")
    text, older_blocks = cut_blocks(text, ".amd_amdgpu_hsa_metadata")
    text, pipelines = cut_blocks(text, ".amdgpu_pal_metadata")
    metadata = [kernels(block) for block in (*blocks, *older_blocks)]
    shaders = {name for block in pipelines for name in _ENTRY_POINT.findall(block)}
    guessed_length = "#ASMSTART" in text
    called = {name.strip('"') for name in _CALLED.findall(text)} if "; Function info:" in text else set()
    shortens_numbers = "s_set_vgpr_msb" in text and "/*v" not in text
    text = without_comments(text)
    target = _target(text) or isa(next((isa_name for _, isa_name in metadata if isa_name), "")) or target
    origins: list[int] = []
    reports: list[Unexpanded] = []
    from isaview.languages.amdgcn import macros  # hand-written sources alone have macros

    if macros.needs_expansion(text):
        expansion = macros.expand(text, machine(target), generation(target))
        text, origins, reports = "\n".join(expansion.lines), expansion.origins, expansion.reports
    text, directives = cut_blocks(text, ".amdhsa_kernel")
    text, _ = cut_blocks(text, OLD_DESCRIPTOR)
    definitions = _DEFINITION.findall(text)
    if text.count("=") > text.count("codeLenInByte ="):
        definitions.extend(_ASSIGNMENT.findall(text))
    known = Survey(
        text,
        target,
        Symbols({name.strip('"'): value.strip() for name, value in definitions}, machine(target)),
        cut_off,
        [listed for listed, _ in metadata],
        [_descriptor(block) for block in directives],
        _configuration(text) if ".AMDGPU.config" in text else {},
        shaders,
        called,
        origins=origins,
        reports=reports,
        guessed_length=guessed_length,
        shortens_numbers=shortens_numbers,
    )
    known.functions, known.entries = _names(known)
    lanes, is_stated = _wave_size(known)
    known.wave_size = lanes if is_stated else None
    known.implicit_wave_size = lanes or 64
    known.text = QUIET.sub(r"\1", text)
    return known


def _target(text: str) -> str:
    match = _TARGET.search(text)
    if match is not None:
        return isa(match[1]) or match[1]
    old = _OLD_TARGET.search(text)
    return f"gfx{old[1][:2]}{int(old[2][:2]):x}{int(old[3][:2]):x}" if old is not None else ""


def _descriptor(block: str) -> tuple[str, Mapping[str, str]]:
    name = _KERNEL_NAME.match(block)
    settings = {setting: value.strip() for setting, value in _SETTING.findall(block)}
    return name[1].strip('"') if name is not None else "", settings


def _configuration(text: str) -> dict[str, Mapping[str, str] | None]:
    """What the hardware sets, by the second of the registers a compute program is set up with; graphics has others.

    A function that is called has that register too, with nothing in it.
    """
    configured: dict[str, Mapping[str, str] | None] = {}
    words: list[int] = []
    for match in _CONFIGURATION.finditer(text):
        if match[1] is not None:
            words = [int(word[:20]) for word in _WORD.findall(match[1])]
            continue
        bits = dict(zip(words[::2], words[1::2], strict=False)).get(_COMPUTE_RESOURCES)
        if words and bits != 0:
            settings = {name: str((bits or 0) >> shift & mask) for name, (shift, mask) in _RESOURCES.items()}
            configured[match[2].strip('"')] = None if bits is None else settings
        words = []
    return configured


def names_accumulators(text: str) -> bool:
    """Whether an instruction of a text names an accumulation register."""
    return _LIKE_ACCUMULATOR.search(text) is not None and _ACCUMULATOR.search(text) is not None


def own_name(name: str, functions: Container[str]) -> str:
    """The function's own name for the second name that LLVM gives what cannot be replaced: ``.Lf$local`` is ``f``."""
    local = _LOCAL_NAME.fullmatch(name)
    return local[1] if local is not None and local[1] in functions else name


def _names(known: Survey) -> tuple[set[str], set[str]]:
    """The functions of a text, and those of them that are kernels."""
    entries = {
        *known.described_kernels,
        *known.kernels,
        *known.configured,
        *_OLD_KERNEL.findall(known.text),
        *known.shaders,
    } - {""}
    functions = {name.strip('"') for name in _FUNCTION.findall(known.text)}
    if not functions | entries:
        objects = set(_OBJECT.findall(known.text))
        functions.update(name.strip('"') for name in _GLOBAL.findall(known.text) if name not in objects)
    functions |= entries
    functions -= {name for name in functions if own_name(name, functions) != name}
    return functions, entries or _ending_programs(known.text, functions)


def _ending_programs(text: str, functions: set[str]) -> set[str]:
    """Functions that end the program: where nothing names the kernels, these are the kernels."""
    entries = set()
    name = None
    for match in _LABEL_OR_END.finditer(text):
        if not match[2] and (not functions or match[1].strip('"') in functions):
            name = match[1].strip('"')
        elif match[2] and name is not None:
            entries.add(name)
    return entries


def _wave_size(known: Survey) -> tuple[int | None, bool]:
    """Lanes of a wave where all kernels agree or the masks of lanes are of the same width, and whether that is certain."""
    directives = (values["wavefront_size32"] for _, values in known.descriptors if "wavefront_size32" in values)
    stated = {"32" if value == "1" else "64" for value in directives}
    stated |= {kernel.keys.get(".wavefront_size", "").strip() for kernel in known.kernels.values()}
    sizes = {int(size) for size in stated if size in ("32", "64")}
    if sizes:
        return (sizes.pop(), True) if len(sizes) == 1 else (64, False)
    major, minor, _ = generation(known.target)
    if 0 < major < 10:
        return 64, True
    if (major, minor) >= (12, 5):
        return 32, True
    seen = [size for size, masks in _MASKS.items() if masks.search(known.text)]
    return (seen[0] if seen else None), len(seen) == 1
