"""StableHLO, CHLO, MHLO and Shardy: graphs of tensor operations as JAX, torch-mlir and XLA exchange them.

A function's registers are its tensors: file ``buffer``, all bits of a tensor. Statements are read as those of other MLIR are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from isaview.languages.mlir.dialect import GRAPH, is_mlir
from isaview.model.registers import Register
from isaview.model.statements import Dialect, Item, imported_late


def sniff(head: str) -> float:
    """How surely a text is a graph in MLIR, from 0 to 1."""
    return is_mlir(head) if GRAPH.search(head) else 0.0


def registers(text: str, bits: int, declared: Callable[[str], Register | None]) -> tuple[Register, ...]:
    """The tensor an operand names; constants are none."""
    if not text.startswith("%"):
        return ()
    return (declared(text) or Register("buffer", text, bits),)


def _statements(text: str) -> Iterator[Item]:
    read: Callable[[str, str], Iterator[Item]] = imported_late("isaview.languages.mlir.structure", "statements")
    return read(text, "graph")


DIALECT = Dialect(
    name="stablehlo",
    title="StableHLO",
    suffixes=(".stablehlo", ".mlir"),
    sniff=sniff,
    statements=_statements,
    registers=registers,
    opcode=imported_late("isaview.languages.mlir.forms", "graph_opcode_form"),
    registers_from="graph compiler",
    level="graph",
)
