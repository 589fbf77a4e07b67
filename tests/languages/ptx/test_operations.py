"""What PTX instructions mean: a golden line for each kind of instruction, and ptxas as the judge of the statements."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from isaview.base.words import CLASSES
from isaview.languages.opcode_table import load
from isaview.languages.ptx import dialect as ptx
from isaview.model.assemble import assemble
from isaview.model.form import Form
from isaview.model.statements import Operation, Unread, singly
from tests.support import ptx_statements
from tests.support.tools import assembled


def operations(line: str) -> list[tuple[Form, Sequence[str]]]:
    """The operations of a line of a kernel's body."""
    text = f".entry k()\n{{\n{line}\n}}\n"
    items = list(singly(ptx.DIALECT.statements(text)))
    assert [item for item in items if isinstance(item[1], Unread)] == []
    return [(statement.form, tokens) for _, statement, tokens in items if isinstance(statement, Operation)]


def told(form: Form, tokens: Sequence[str]) -> str:
    """A form in words: class, registers, accesses, flow, and everything else that is set."""
    written = [slot.text.bind(tokens) for slot in form.slots if slot.role == "write"]
    both = [slot.text.bind(tokens) for slot in form.slots if slot.role == "both"]
    read_ = [slot.text.bind(tokens) for slot in form.slots if slot.role == "read"]
    pieces = [form.instruction_class]
    for name, texts in (
        ("writes", [*written, *form.implicit_writes]),
        ("updates", both),
        ("reads", [*read_, *form.implicit_reads]),
    ):
        pieces.extend([f"{name} {' '.join(texts)}"] if texts else [])
    pieces.extend([f"if {form.guard.text.bind(tokens)}"] if form.guard else [])
    for access in form.accesses:
        address = access.address.bind(tokens) if access.address else "?"
        size = "?" if access.bytes is None else str(access.bytes)
        pieces.append(f"{access.space} {access.kind} of {size} B a {access.per} at {address}")
    pieces.extend([form.flow] if form.flow != "next" else [])
    pieces.extend(f"to {target.bind(tokens)}" for target in form.targets)
    pieces.extend([f"by {form.table.bind(tokens)}"] if form.table else [])
    pieces.extend([f"numbers {' '.join(text.bind(tokens) for text in form.immediates)}"] if form.immediates else [])
    pieces.extend(["x".join(map(str, form.matrix_shape))] if form.matrix_shape else [])
    pieces.extend(sorted(form.flags))
    pieces.extend([form.recognised] if form.recognised != "table" else [])
    return "; ".join(pieces)


@pytest.mark.parametrize("target", ptx_statements.STATEMENTS)
def test_meaning(target: str, golden: Callable[[str, str], None]) -> None:
    lines = []
    for statement in ptx_statements.statements(target):
        lines.append(statement)
        lines.extend(f"    {told(*operation)}" for operation in operations(f"{statement};"))
    golden(f"ptx_operations.{target}.txt", "\n".join(lines) + "\n")


@pytest.mark.parametrize("target", ptx_statements.STATEMENTS)
def test_every_statement_has_a_row_of_its_own(target: str) -> None:
    text = ptx_statements.module(target, ptx_statements.statements(target))
    forms = [statement.form for _, statement, _ in singly(ptx.DIALECT.statements(text)) if isinstance(statement, Operation)]
    assert len(forms) >= len(ptx_statements.statements(target))
    assert {form.opcode for form in forms if form.recognised != "table"} == set()
    assert {form.instruction_class for form in forms} <= set(CLASSES) - {"unknown"}


@pytest.mark.parametrize("target", ptx_statements.STATEMENTS)
def test_ptxas_takes_every_statement(target: str, tmp_path: Path) -> None:
    for lines in ptx_statements.by_pairs(ptx_statements.statements(target)):
        assembled(ptx_statements.module(target, lines), target, tmp_path)


def test_every_operand_of_an_unknown_opcode_is_read_and_written() -> None:
    ((form, tokens),) = operations("frobnicate.u32 %r1, {%r2, _}, [%rd1+4], 5;")
    assert form.instruction_class == form.recognised == "unknown"
    assert [(slot.text.bind(tokens), slot.role) for slot in form.slots] == [("%r1", "both"), ("%r2", "both"), ("%rd1", "read")]


def test_an_unknown_qualifier_is_told_as_a_family() -> None:
    ((form, _),) = operations("add.q77 %r1, %r2, %r3;")
    assert (form.instruction_class, form.recognised) == ("integer", "family")


@pytest.mark.parametrize(
    "opcode", ["setmaxreg.try_alloc.sync.aligned.u32", "setsmemsize.flush", "spdecompress", "fabric.submit"]
)
def test_what_only_the_assembler_knows_has_rows_too(opcode: str) -> None:
    form = ptx.DIALECT.opcode(opcode)
    assert form is not None
    assert form.recognised == "table"


def test_an_opcode_of_no_row_is_unread_and_named() -> None:
    text = (
        ".version 8.0\n.target sm_80\n.visible .entry k()\n{\n.reg .b32 %r<4>;\n"
        "add.q77 %r1, %r2, %r3;\nfrobnicate.u32 %r1, %r2;\nret;\n}\n"
    )
    (module,) = assemble(ptx.DIALECT.statements(text), ptx.DIALECT)
    assert [(one.line, one.message) for one in module.diagnostics] == [
        (6, "no row of the opcode table knows add.q77: taken as integer by parts of its name"),
        (7, "no row of the opcode table knows frobnicate.u32: what it does is not known"),
    ]
    assert not module.kernels[0].complete


def test_sizes_that_stand_in_operands_are_not_mixed_up() -> None:
    lines = "".join(f"cp.async.ca.shared.global [%r{size}], [%rd1], {size};\n" for size in ("089", 4, 8, 16, 4))
    sizes = [form.accesses[0].bytes for form, _ in operations(lines)]
    assert sizes == [None, 4, 8, 16, 4]


@pytest.mark.parametrize(
    ("size", "expected"), [("16", 16), ("0x10", 16), ("020", 16), ("16U", 16), ("%r2", None), ("SIZE", None)]
)
def test_size_of_a_copy(size: str, expected: int | None) -> None:
    ((form, _),) = operations(f"cp.async.bulk.global.shared::cta.bulk_group [%rd1], [%r1], {size};")
    assert [access.bytes for access in form.accesses] == [expected, expected]


@pytest.mark.parametrize(
    ("opcode", "expected"),
    [
        ("add.f64", "float64"),
        ("add.f32x2", "float32"),
        ("fma.rn.bf16x2", "float16"),
        ("max.f16", "float16"),
        ("add.rn.e4m3x2", "float8"),
        ("add.s16x2", "integer"),
        ("min.u64", "integer"),
    ],
)
def test_class_by_type(opcode: str, expected: str) -> None:
    ((form, _),) = operations(f"{opcode} %r1, %r2, %r3;")
    assert form.instruction_class == expected


@pytest.mark.parametrize(
    ("opcode", "slow"),
    [("div.rn.f32", True), ("div.approx.f32", False), ("rem.s32", True), ("sqrt.approx.ftz.f32", False), ("rcp.rn.f64", True)],
)
def test_slow(opcode: str, slow: bool) -> None:
    ((form, _),) = operations(f"{opcode} %r1, %r2, %r3;")
    assert ("slow" in form.flags) == slow


def test_rows_name_known_classes() -> None:
    resolved = {"type", "memory"}
    assert {row.instruction_class for row in load("ptx").rows.values()} <= set(CLASSES) | resolved
