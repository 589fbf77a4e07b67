"""Prepared: what all foldings of one kernel share, whatever files of registers they reckon with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cached_property
from itertools import chain
from operator import itemgetter

from msgspec.structs import replace

from isaview.analysis.registers.ptxas.addressing import added_wide, addresses, beside
from isaview.analysis.registers.ptxas.flags import in_registers
from isaview.analysis.registers.ptxas.fusing import fused
from isaview.analysis.registers.ptxas.guards import switched_off
from isaview.analysis.registers.ptxas.halves import narrow
from isaview.analysis.registers.ptxas.logic import taken_in
from isaview.analysis.registers.ptxas.multiples import Multiples
from isaview.analysis.registers.ptxas.undeclared import undeclared
from isaview.analysis.registers.schedule.places import Places
from isaview.analysis.registers.schedule.step import Pieces
from isaview.analysis.registers.schedule.traits import ALU, Trait, plain_names, trait
from isaview.model.kernel import Kernel

NONE_CALLED: Mapping[str, int] = {}
_KIND = itemgetter(0, 2)
"""File and bits of a `Register`."""


class Prepared:
    """One kernel before it is folded; foldings copy what they change.

    Args:
        kernel: a kernel whose registers are virtual.
        taken: the registers that called functions take, by name; all others keep to the calling convention.
    """

    def __init__(self, kernel: Kernel, taken: Mapping[str, int] = NONE_CALLED) -> None:
        self.kernel = kernel
        operands = kernel.operands
        self.reads, self.writes, self.kills = operands.reads, operands.writes, operands.kills
        self.counts = Counter(chain.from_iterable(self.writes))
        """Register → how many instructions write it."""
        kinds = list(map(_KIND, kernel.registers))  # kernels declare more registers than they have instructions
        words = {(file, bits): (bits + 31) // 32 if file == "vector" else 0 for file, bits in set(kinds)}
        self.weight = list(map(words.__getitem__, kinds))
        for number in chain(narrow(kernel, self.counts), in_registers(kernel)):
            self.weight[number] = 1
        self.pieces: list[Pieces] = [
            (number,) if weight and number in self.counts else () for number, weight in enumerate(self.weight)
        ]
        self.special = [kind[0] == "special" for kind in kinds]
        plain = plain_names(kernel)
        traits = {form: trait(form, plain) for form in kernel.distinct_forms}
        self.column = [traits[form] for form in kernel.forms]
        for index in undeclared(kernel):
            self.column[index] = Trait()  # what its operands are is not known, so it stays as it is
        self.gone = bytearray(len(self.column))
        self.take_what_is_passed(taken)
        self.drop_false_guards()
        self.many = {number for number, count in self.counts.items() if count > 1}
        """Registers that several instructions write."""
        self.multiples = Multiples(kernel)

    def take_what_is_passed(self, taken: Mapping[str, int]) -> None:
        """Let calls take what the functions take, and what is passed registers: parameters of functions, results in kernels."""
        kernel, forms, tokens, column = self.kernel, self.kernel.forms, self.kernel.tokens, self.column
        calls = [index for index, one in enumerate(column) if one.call]
        results: set[str] = set()
        for index in calls:
            name = forms[index].targets[0].bind(tokens[index]) if len(forms[index].targets) == 1 else ""
            column[index] = replace(column[index], temporaries=taken.get(kernel.module.aliases.get(name, name), 0))
            results.update(slot.text.bind(tokens[index]) for slot in forms[index].slots if slot.role == "write")
        if kernel.is_entry and not calls:
            return
        for index, one in enumerate(column):
            symbols = forms[index].symbols
            if one.kind != "free" or one.space != "parameter" or not symbols:
                continue
            if not kernel.is_entry or symbols[0].bind(tokens[index]) in results:
                column[index] = replace(one, kind="real", latency=ALU)

    def drop_false_guards(self) -> None:
        """Let the instructions go whose guard is a constant that switches them off."""
        for index in switched_off(self.kernel, self.counts):
            self.gone[index] = 1
            self.counts.subtract(self.writes[index])

    @cached_property
    def sunk(self) -> set[int]:
        """Registers written once by a widening or scaling that only 64-bit additions read."""
        return added_wide(self.column, self.reads, self.writes, self.counts)

    @cached_property
    def addressed(self) -> set[int]:
        """Registers that memory instructions alone read, as their address."""
        return addresses(self.column, self.reads, self.writes, self.many)

    @cached_property
    def fused(self) -> set[int]:
        """Registers that the additions which read them work out."""
        return fused(self.kernel, self.reads, self.writes, self.counts)

    @cached_property
    def taken_in(self) -> set[int]:
        """Registers that the logic which reads them works out."""
        return taken_in(self.kernel, self.reads, self.writes, self.counts)

    @cached_property
    def beside(self) -> set[int]:
        """Of them those that live beside what they are scaled from, where memory instructions scale no address."""
        return beside(self.kernel.forms, self.reads, self.writes, self.addressed)

    @cached_property
    def places(self) -> Places:
        """What the memory instructions touch."""
        return Places(self.kernel, self.column, self.counts)

    @cached_property
    def read_at(self) -> dict[int, tuple[int, int]]:
        """Register → the first and the last instruction that reads it, for those that may go by the pieces of others."""
        found: dict[int, tuple[int, int]] = {}
        renamed = {
            number
            for made, one in zip(self.writes, self.column, strict=True)
            if one.kind != "real" or one.integer
            for number in made
        }
        for index, read in enumerate(self.reads):
            for number in renamed.intersection(read):
                found[number] = (found[number][0] if number in found else index, index)
        return found

    @cached_property
    def last_read(self) -> dict[int, int]:
        """Register → the last instruction that reads it, in text order."""
        return {number: index for index, read in enumerate(self.reads) for number in read}

    @cached_property
    def written_at(self) -> dict[int, tuple[int, int]]:
        """Register → the first and the last instruction that writes it, for those several write."""
        found: dict[int, tuple[int, int]] = {}
        counts = self.counts
        for index, made in enumerate(self.writes):
            for number in made:
                if counts[number] > 1:
                    found[number] = (found[number][0] if number in found else index, index)
        return found
