"""Preparing AMDGCN text: whole-text substitutions that keep line numbers, and what must be known before reading.

Blocks that are no code (metadata, kernel descriptors) become one directive and empty lines; comments that mean nothing go;
directives whose arguments mean nothing here lose them, so that names of kernels make no shapes.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Mapping
from functools import cached_property

from msgspec import Struct, field

from isaview.languages.amdgcn import code_object, ends
from isaview.languages.amdgcn.expressions import Machine, Symbols
from isaview.languages.amdgcn.facts import KernelMetadata, kernels
from isaview.languages.amdgcn.repeated import ALL_REMARKS

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
_KEPT = rf"(?: implicit-def:|[^\n]*byte Folded| (?:{'|'.join(ALL_REMARKS)})(?::| =) |[^\n]*@\[ )"
_COMMENT = re.compile(rf'(?://|;(?!{_KEPT}))[^\n"]*$', re.MULTILINE)
"""Comments that say nothing; one with a quote is left to the grammar, which cannot take it for a string's end."""
_HASH_LINE = re.compile(r"^([ \t]*(?:[\w.$@]+:[ \t]*)*)#[^\n]*", re.MULTILINE)
_SECTION_WORDS = re.compile(r"^([ \t]*\.(?:push)?section[ \t]+[^\n#;]*),[ \t]*(#\w+(?:[ \t]*,[ \t]*#\w+)*)", re.MULTILINE)
"""A section with its flags as words: ``.section .text.k,#alloc,#execinstr``."""
_QUIET = re.compile(
    r"(\.(?:set|equ|type|globl|global|weak|hidden|protected|internal|local|size|comm|lcomm|ascii|asciz|string|ident))"
    r"(?=[ \t])[^\n]*"
)
"""Directives of which only the presence matters; definitions were read before."""

_DEFINITION = re.compile(r"\.(?:set|equ)[ \t]+([^\s,]+)[ \t]*,([^\n;]*)")
_ASSIGNMENT = re.compile(r"^[ \t]*([\w.$]+)[ \t]*=(?!=)([^\n;]*)", re.MULTILINE)
UNENDED, CUT = ".unended", ".cut_off"
"""Stand for the directive that opens a block which nothing ends: one that text goes on behind, and the last of a text."""
_KERNEL_NAME = re.compile(r"[ \t]+([^\s;/]+)")
_SETTING = re.compile(r"\.amdhsa_(\w+)[ \t]+([^\n;]*)")
_FUNCTION = re.compile(r"\.type[ \t]+(\"[^\"\n]*\"|[^\s,]+)[ \t]*,?[ \t]*[@%\"]?function")
_LOCAL_NAME = re.compile(r"\.L(.+)\$local")
_GLOBAL = re.compile(r"\.globa?l[ \t]+(\"[^\"\n]*\"|[^\s,;]+)")
_OLD_KERNEL = re.compile(r"\.amdgpu_hsa_kernel[ \t]+([^\s;]+)")
_CONFIGURATION = re.compile(
    r"\.section[ \t]++\.AMDGPU\.config\b[^\n]*+\n((?:[ \t]*+\.long[ \t]++\d++[ \t]*+\n)++)|\.type[ \t]++([^\s,]++),"
)
"""The hardware registers a program is set up with, number and value by turns; or the program, which comes behind them."""
_WORD = re.compile(r"\d+")
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
_ENTRY_POINT = re.compile(r"\.entry_point_symbol:[ \t]*([^\s;]+)")
_CALLED = re.compile(r"^[ \t]*\.set (?:\.L)?([^\s,]+)\.has_indirect_call,[^\n]*\n[^\n]*\n; Function info:", re.MULTILINE)
_LABEL_OR_END = re.compile(r"^(\"[^\"\n]*\"|[\w.$@]+):|\b(s_endpgm)\b", re.MULTILINE)
_ISA = re.compile(r"(gfx[0-9][0-9a-f]*(?:-[0-9]*-?generic|-generic)?(?:[:+\-\w]*)?)")
_MASKS = {
    lanes: re.compile(
        rf"^[ \t]*v_cmpx?_\w+[ \t]+(?:{vcc}|{pair}),|_saveexec_b{lanes}\b|^[ \t]*v_cndmask_[^\n]*, {vcc}[ \t]*$", re.MULTILINE
    )
    for lanes, vcc, pair in ((32, "vcc_lo", r"s\d+"), (64, "vcc", r"s\[\d+:\d+\]"))
}
"""By lanes of a wave: masks of lanes in registers of that width, where comparisons write them and choices read them."""


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
    replays = major == 9 or (major, minor, stepping) in ((8, 0, 1), (8, 1, 0))
    return Machine(
        major,
        unified,
        flat_scratch_in_hardware=major == 9 and minor >= 4,
        xnack=replays and "xnack-" not in processor,
        fixed_scalars=(major, minor, stepping) in ((8, 0, 2), (8, 0, 5)),
        wide_vector_blocks=(major, minor) >= (12, 5),
    )


def packed_identifiers(processor: str) -> bool:
    """Whether the three identifiers of a work-item stand in one register at a kernel's start (gfx90a, gfx94x, gfx11 on)."""
    major, minor, stepping = generation(processor)
    return major >= 11 or (major == 9 and (minor >= 4 or (minor, stepping) == (0, 10)))


_ACCUMULATOR = re.compile(r"^[ \t]*+[a-z][\w.]*+[ \t][^;/\n]*\ba(?:cc)?(?:\d+\b|\[)", re.MULTILINE)
"""An accumulation register among the operands of an instruction: ``a3``, ``acc3``, ``a[0:15]``."""


class Survey(Struct, dict=True):
    """What is known of a text before its first statement is read."""

    text: str
    target: str = ""
    wave_size: int | None = None
    symbols: Symbols = field(default_factory=lambda: Symbols({}, Machine()))
    metadata: list[list[KernelMetadata]] = field(default_factory=list)
    descriptors: list[tuple[str, Mapping[str, str]]] = field(default_factory=list)
    code_objects: list[tuple[str, Mapping[str, str]]] = field(default_factory=list)
    """The descriptors of code object version 2: kernel and fields."""
    configured: dict[str, Mapping[str, str] | None] = field(default_factory=dict)
    """Functions that a `.AMDGPU.config` stands before, as directives would have it; None for stages of graphics."""
    functions: set[str] = field(default_factory=set)
    entries: set[str] = field(default_factory=set)
    origins: list[int] = field(default_factory=list)
    """Line each line to read comes from, from 1; empty where none was expanded."""
    shaders: set[str] = field(default_factory=set)
    """What the metadata of pipelines names."""
    reports: list[tuple[int, str, str]] = field(default_factory=list)
    """What could not be expanded: line to read, text, reason."""
    called: set[str] = field(default_factory=set)
    """Functions that the compiler tells of as such rather than as a kernel or a stage of graphics."""
    guessed_length: bool = False
    """Whether the compiler only guesses how long code is: it does not assemble what people wrote inline."""
    shortens_numbers: bool = False
    """Whether registers may be named by the low bits of their numbers alone: no comment tells a number in full."""
    missing: str = ""
    """What the text began and does not end."""
    implicit_wave_size: int = 64
    """Lanes that implicit registers are named for, told by the registers used where nothing states it."""

    @cached_property
    def kernels(self) -> Mapping[str, KernelMetadata]:
        """The metadata of every kernel."""
        return {kernel.name: kernel for block in self.metadata for kernel in block}

    @cached_property
    def settings(self) -> Mapping[str, Mapping[str, str]]:
        """The `.amdhsa_` directives of every kernel, or what stands for them."""
        stated = {name: values for name, values in self.configured.items() if values is not None}
        older = {name: code_object.settings(values) for name, values in self.code_objects}
        return stated | older | dict(self.descriptors)

    @cached_property
    def described(self) -> set[str]:
        """The kernels that a block of `.amdhsa_` directives tells of."""
        return {name for name, _ in self.descriptors}

    @cached_property
    def names_accumulators(self) -> bool:
        """Whether an instruction of the text names an accumulation register."""
        return _ACCUMULATOR.search(self.text) is not None

    def has_accumulators(self, kernel: str) -> bool:
        """Whether a kernel may have accumulation registers that its metadata does not count: it has code, or room, for them."""
        values = self.settings.get(kernel, {})
        first, end = (self.symbols.value(values.get(key, "")) for key in ("accum_offset", "next_free_vgpr"))
        return self.names_accumulators or (first is not None and end is not None and first < end)

    def uses_what_it_names(self, name: str) -> bool:
        """Whether all registers of a program are counted that it names: stages of graphics have those besides that they get."""
        return name in self.called or name in self.described or self.configured.get(name) is not None

    def lanes(self, kernel: str) -> int | None:
        """Lanes of a kernel's wave where its directives or its metadata state them."""
        directive = self.settings.get(kernel, {}).get("wavefront_size32", "")
        if directive in ("0", "1"):
            return 32 if directive == "1" else 64
        metadata = self.kernels[kernel].keys.get(".wavefront_size", "") if kernel in self.kernels else ""
        return int(metadata) if metadata in ("32", "64") else None

    @property
    def stages(self) -> set[str]:
        """Entry points of graphics pipelines, which get what the stage before them and the driver give."""
        return self.shaders | {name for name, values in self.configured.items() if values is None}


def blank(text: str) -> str:
    """Only the line ends of a text."""
    return "\n" * text.count("\n")


def _cut(text: str, opening: str, closing: str, take: Callable[[str], None], marker: str) -> str:
    """The text with every block from ``opening`` to ``closing`` handed to ``take`` and replaced by a marker.

    A block that the next one or code comes before its own end is left where it is, behind the marker `UNENDED`. The last one
    that the text's end cuts off is replaced by `CUT`, and its whole lines are handed over.
    """
    pieces = []
    at = 0
    while True:
        start = text.find(opening, at)
        if start < 0:
            break
        inside = start + len(opening)
        end, another = text.find(closing, inside), text.find(opening, inside)
        pieces.append(text[at:start])
        if end < 0 and another < 0 and not ends.goes_on(text[inside:]):
            take(text[inside : text.rfind("\n", inside) + 1])
            pieces.append(f"{CUT} {opening}{blank(text[inside:])}")
            at = len(text)
            break
        if end < 0 or 0 <= another < end:
            pieces.append(f"{UNENDED} ")
            at = inside
            continue
        block = text[inside:end]
        take(block)
        pieces.append(marker)
        pieces.append(blank(block))
        at = end + len(closing)
    pieces.append(text[at:])
    return "".join(pieces)


def _take_blocks(survey: Survey) -> None:
    def metadata(block: str) -> None:
        found, target = kernels(block)
        survey.metadata.append(found)
        survey.target = survey.target or (target or "")

    def program_metadata(block: str) -> None:
        survey.shaders.update(_ENTRY_POINT.findall(block))
        survey.entries |= survey.shaders

    for opening, take in (
        (".amdgpu_metadata", metadata),
        (".amd_amdgpu_hsa_metadata", metadata),
        (".amdgpu_pal_metadata", program_metadata),
    ):
        if opening in survey.text:
            survey.text = _cut(survey.text, opening, f".end_{opening[1:]}", take, opening)


def _take_descriptors(survey: Survey) -> None:
    def descriptor(block: str) -> None:
        name = _KERNEL_NAME.match(block)
        settings = {setting: value.strip() for setting, value in _SETTING.findall(block)}
        survey.descriptors.append((name[1].strip('"') if name is not None else "", settings))

    def old_descriptor(block: str) -> None:
        survey.code_objects.append((next(owners, ""), code_object.fields(block)))

    owners = iter(code_object.owners(survey.text) if code_object.OPENING in survey.text else ())
    for opening, take in ((".amdhsa_kernel", descriptor), (code_object.OPENING, old_descriptor)):
        if opening in survey.text:
            survey.text = _cut(survey.text, opening, f".end_{opening[1:]}", take, opening)


def _take_configuration(survey: Survey) -> None:
    """What the hardware sets, told by the second of the registers a compute program is set up with; graphics has others.

    A function that is called has that register too, with nothing in it.
    """
    if ".AMDGPU.config" not in survey.text:
        return
    words: list[int] = []
    for match in _CONFIGURATION.finditer(survey.text):
        if match[1] is not None:
            words = [int(word[:20]) for word in _WORD.findall(match[1])]
            continue
        found = dict(zip(words[::2], words[1::2], strict=False)).get(_COMPUTE_RESOURCES)
        if words and found != 0:
            survey.configured[match[2].strip('"')] = None if found is None else _settings(found)
        words = []


def _settings(resources: int) -> dict[str, str]:
    """The directives that make the bits of COMPUTE_PGM_RSRC2."""
    return {name: str(resources >> shift & mask) for name, (shift, mask) in _RESOURCES.items()}


def _expand(survey: Survey) -> None:
    """Work macros and register expressions out where the text has any."""
    from isaview.languages.amdgcn import macros

    if not macros.needed(survey.text):
        return
    expansion = macros.expand(survey.text, machine(survey.target), generation(survey.target))
    survey.text = "\n".join(expansion.lines)
    survey.origins = expansion.origins
    survey.reports = expansion.reports


def _without_comments(text: str) -> str:
    if "/*" in text:
        text = _TRUE_REGISTER.sub(r"\1", text)
    if "/*" in text:
        text = _BLOCK_COMMENT.sub(lambda match: (" " + blank(match[0])) if match[0].startswith("/*") else match[0], text)
    text = _COMMENT.sub("", text)
    if "#" in text:
        text = _SECTION_WORDS.sub(lambda found: f'{found[1]},"{"ax" if "#execinstr" in found[2] else "a"}"', text)
        text = _HASH_LINE.sub(r"\1", text)
    return text


def own_name(name: str, functions: Container[str]) -> str:
    """The function's own name for the second one that LLVM gives what cannot be replaced: ``.Lf$local`` is ``f``."""
    found = _LOCAL_NAME.fullmatch(name)
    return found[1] if found is not None and found[1] in functions else name


def _names(survey: Survey) -> None:
    text = survey.text
    survey.entries.update(name for name, _ in (*survey.descriptors, *survey.code_objects) if name)
    survey.entries.update(survey.kernels)
    survey.entries.update(survey.configured)
    survey.entries.update(_OLD_KERNEL.findall(text))
    survey.functions.update(name.strip('"') for name in _FUNCTION.findall(text))
    if not survey.functions | survey.entries:
        survey.functions.update(name.strip('"') for name in _GLOBAL.findall(text))
    survey.functions |= survey.entries
    survey.functions -= {name for name in survey.functions if own_name(name, survey.functions) != name}
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
    """Lanes of a wave where all kernels agree or the masks of lanes are of one width, and whether that is certain."""
    stated = {
        "32" if values["wavefront_size32"].strip() == "1" else "64"
        for _, values in survey.descriptors
        if "wavefront_size32" in values
    }
    stated |= {str(code_object.wave_size(fields, survey.symbols)) for _, fields in survey.code_objects}
    stated |= {kernel.keys[".wavefront_size"].strip() for kernel in survey.kernels.values() if ".wavefront_size" in kernel.keys}
    known = {int(size) for size in stated if size in ("32", "64")}
    if len(known) == 1:
        return known.pop(), True
    if known:
        return 64, False
    major, minor, _ = generation(survey.target)
    if 0 < major < 10:
        return 64, True
    if (major, minor) >= (12, 5):
        return 32, True
    seen = [size for size, masks in _MASKS.items() if masks.search(survey.text)]
    return (seen[0] if seen else None), len(seen) == 1


_TARGET = re.compile(r"\.amdgcn_target[ \t]+\"([^\"\n]*)\"")
_OLD_TARGET = re.compile(r"\.hsa_code_object_isa[ \t]+(\d+),[ \t]*(\d+),[ \t]*(\d+)", re.MULTILINE)


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
    found = Survey(ends.whole_lines(text), missing=ends.missing(text))
    _take_blocks(found)
    found.guessed_length = "#ASMSTART" in found.text
    if "; Function info:" in found.text:
        found.called = {name.strip('"') for name in _CALLED.findall(found.text)}
    found.shortens_numbers = "s_set_vgpr_msb" in found.text and "/*v" not in found.text
    found.text = _without_comments(found.text)
    found.target = _target(text) or isa(found.target) or target
    _expand(found)
    _take_descriptors(found)
    _take_configuration(found)
    definitions = _DEFINITION.findall(found.text)
    if found.text.count("=") > found.text.count("codeLenInByte ="):
        definitions.extend(_ASSIGNMENT.findall(found.text))
    values = {name.strip('"'): value.strip() for name, value in definitions}
    found.symbols = Symbols(values, machine(found.target))
    if not found.target:
        found.target = next(filter(None, (code_object.target(fields, found.symbols) for _, fields in found.code_objects)), "")
        found.symbols = Symbols(values, machine(found.target))
    _names(found)
    size, stated = _wave_size(found)
    found.wave_size = size if stated else None
    found.implicit_wave_size = size or 64
    found.text = _QUIET.sub(r"\1", found.text)
    return found
