"""Values: which instruction made what another one reads, as far as the text tells without following control flow."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from msgspec import Struct

from isaview.flow.graph import flow_of
from isaview.flow.origins import writers
from isaview.model.kernel import Kernel

_STATE = ("special", "predicate")


class Values(Struct, dict=True):
    """The writers of each register of a kernel, in text order."""

    kernel: Kernel

    @cached_property
    def writers(self) -> Mapping[int, Sequence[int]]:
        """The writes of each register."""
        return writers(self.kernel)

    def maker(self, index: int, register: int) -> int | None:
        """What wrote a register that an instruction reads: the last write above it in its block, else the only one at all."""
        written = self.writers.get(register, ())
        if len(written) == 1:
            return written[0]
        flow = flow_of(self.kernel)
        first = flow.blocks[flow.block_of(index)].first
        return max((at for at in written if first <= at < index), default=None)

    def makers(self, index: int) -> Iterator[int | None]:
        """What made each register that holds data and that an instruction reads, None where it is not told."""
        registers = self.kernel.registers
        for number in self.kernel.operands.reads[index]:
            if registers[number].file not in _STATE:
                yield self.maker(index, number)

    def is_constant(self, index: int) -> bool:
        """Whether an instruction makes something of nothing: it reads no register that holds data."""
        return next(self.makers(index), index) == index
