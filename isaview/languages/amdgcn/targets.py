"""What reading the assembly of AMD's processors needs to know of each, by its name."""

from __future__ import annotations

from msgspec import Struct

from isaview.base import regex
from isaview.languages.amdgcn.registers import HALVES

FIRST_WITH_HALVES = 11
"""The first generation where the two halves of a vector register are operands of their own."""

_PROCESSOR = regex.compile(r"gfx[0-9]\w*(?:-[0-9]+)*(?:-generic)?(?::[\w+:-]*)?")
_GENERIC = regex.compile(r"gfx(\d{1,3})\d*-(?:(\d{1,3})\d*-)?generic")
_NUMBERED = regex.compile(r"gfx(\d{1,2})([0-9a-f])([0-9a-f])$")


class Machine(Struct, frozen=True):
    """What figures depend on: generation of the instruction set (0: unknown) and how registers are counted."""

    generation: int = 0
    unified_accumulators: bool = False
    flat_scratch_in_hardware: bool = False
    xnack: bool = False
    fixed_scalars: bool = False
    wide_vector_blocks: bool = False

    @property
    def packs_identifiers(self) -> bool:
        """Whether the three identifiers of a work-item share a register at a kernel's start (gfx90a, gfx94x, gfx11 on)."""
        return self.generation >= 11 or self.unified_accumulators


class Target(Struct, frozen=True):
    """What forms depend on besides the statement: lanes of a wave, generation of the instruction set (0: unknown)."""

    wave_size: int = 64
    generation: int = 0

    def special(self, names: tuple[str, ...]) -> tuple[str, ...]:
        """Implicit registers as this wave size has them."""
        if self.wave_size != 32:
            return names
        return tuple(HALVES[name][0] if name in ("vcc", "exec") else name for name in names)


def isa(target: str) -> str:
    """The processor with its features, out of a target triple: ``gfx90a:sramecc+:xnack-``; "" where it names none."""
    match = _PROCESSOR.search(target)
    return match[0] if match is not None else ""


def generation(processor: str) -> tuple[int, int, int]:
    """Major, minor and stepping of a processor's name; zeros where it has none."""
    name = processor.split(":")[0]
    generic = _GENERIC.match(name)
    if generic is not None:
        return int(generic[1]), int(generic[2] or "0"), 0
    match = _NUMBERED.match(name)
    return (int(match[1]), int(match[2], 16), int(match[3], 16)) if match is not None else (0, 0, 0)


def machine(processor: str) -> Machine:
    """What figures depend on, of a processor."""
    major, minor, stepping = generation(processor)
    replays = major == 9 or (major, minor, stepping) in ((8, 0, 1), (8, 1, 0))
    return Machine(
        major,
        unified_accumulators=major == 9 and (minor >= 4 or (minor, stepping) == (0, 10)),
        flat_scratch_in_hardware=major == 9 and minor >= 4,
        xnack=replays and "xnack-" not in processor,
        fixed_scalars=(major, minor, stepping) in ((8, 0, 2), (8, 0, 5)),
        wide_vector_blocks=(major, minor) >= (12, 5),
    )
