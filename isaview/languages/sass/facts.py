"""The target, the resources of functions, and the source positions that a listing of SASS states around instructions."""

from __future__ import annotations

from isaview.base import regex
from isaview.base.measure import stated_measure
from isaview.model.kernel import DebugInfo, SourcePosition, innermost_position
from isaview.model.statements import DIRECTIVE, METADATA, Fact

LANES = 32
REGISTER_COUNT = "EIATTR_REGCOUNT"
_TARGET = regex.compile(r"\.target[ \t]+(sm_\w+)|[ \t]*code for (sm_\w+)")
_FLAGGED = regex.compile(r"EF_CUDA_SM(\d+)")
_ACCELERATED = "EF_CUDA_ACCELERATORS"
_REGISTERS = regex.compile(r"SHI_REGISTERS=(\d{1,4})")
_BARRIERS = regex.compile(r"SHF_BARRIERS=(\d{1,3})")
_PLACE = regex.compile(r'(?:File )?"((?:[^"\\]|\\.)*)", line (\d{1,9})')
_SCHEDULED = regex.compile(r"&(wr|rd|wr_early|req)=(?:0x([0-7])|\{([0-5,]+)\})|\?(trans|WAIT)([0-9]{1,2})")
_GENERATION = regex.compile(r"sm_(\d{2,3})")
_STALL, _WRITTEN, _READ, _WAITS = 41, 46, 49, 52
"""First bits of control codes in the upper word of an encoding."""
_NO_SCOREBOARD = 7 << _WRITTEN | 7 << _READ
HIDING = range(80, 90)
"""Generations whose text does not name the registers of a descriptor."""


def generation(target: str) -> int:
    """90 for sm_90a, 0 where the target is not known."""
    match = _GENERATION.match(target)
    return int(match[1]) if match else 0


def target_of(line: str) -> str:
    """The target that a line names, "" for none."""
    match = _TARGET.search(line)
    if match is not None:
        return match[1] or match[2]
    flagged = _FLAGGED.search(line)
    return "" if flagged is None else f"sm_{flagged[1]}" + ("a" if _ACCELERATED in line and int(flagged[1]) >= 90 else "")


def of_section(line: str) -> tuple[Fact, ...]:
    """What ``.sectioninfo`` and ``.sectionflags`` state of the function in the section."""
    registers, barriers = _REGISTERS.search(line), _BARRIERS.search(line)
    facts = []
    if registers is not None:
        facts.append(Fact("vector_registers", stated_measure(int(registers[1]), "registers", ".sectioninfo"), rank=DIRECTIVE))
    if barriers is not None:
        facts.append(Fact("barriers", stated_measure(int(barriers[1]), "barriers", ".sectionflags"), rank=METADATA))
    return tuple(facts)


def registers_of(function: str, number: int, because: str) -> Fact:
    """What a listing states around its code: the registers of a function."""
    return Fact("vector_registers", stated_measure(number, "registers", because), function, rank=METADATA)


def control_word(words: str) -> int:
    """The upper word of an encoding that has the control codes which nvdisasm 12.8 writes behind instructions of sm_120.

    ``?trans2``: a stall of 2; ``?WAIT5_END_GROUP``: of 5, and another wave may go first. ``&wr=0x0`` is the scoreboard of
    results, ``&rd=0x1`` and ``&wr_early=0x1`` that of operands, ``&req={1,2}`` the scoreboards waited for.
    """
    # 7 in a field stands for no scoreboard; fields that the text leaves out keep it.
    word = _NO_SCOREBOARD
    for kind, scoreboard, waited, issue, stall in _SCHEDULED.findall(words):
        if issue:
            # Bit 4 of the field keeps the wave's turn; WAIT gives it up.
            word |= (int(stall) | (issue == "trans") << 4) << _STALL
        elif waited:
            word |= sum(1 << int(number) for number in set(waited.split(",")) if number) << _WAITS
        else:
            shift = _WRITTEN if kind == "wr" else _READ
            word = word & ~(7 << shift) | int(scoreboard) << shift
    return word


class Positions(DebugInfo):
    """Resolves the lines ``//## File …`` that stand before an instruction, the innermost function first."""

    def position(self, text: str) -> SourcePosition | None:
        """The first place, with the ones it was inlined at around it."""
        lines = text.split("\n")
        places = _PLACE.findall(lines[0])
        # the first line names two places, the next ones continue from the second of these
        for line in lines[1:]:
            places += _PLACE.findall(line)[1:]
        return innermost_position((file, int(number), 0) for file, number in places)
