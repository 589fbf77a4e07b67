"""PTX: what cannot be read is told at its place, and reading goes on."""

import pytest

from isaview.base import limits
from isaview.languages.ptx import dialect as ptx
from isaview.model.statements import Begin, End, Unread
from tests.languages.ptx.test_structure import HEAD, check_items, modules, plain, read


@pytest.mark.parametrize(
    ("body", "column", "message"),
    [
        ("add.s32 %r1, , %r2;", 14, "expected a register or name or a number, found ','"),
        ("ld.global.u32 %r1, [%rd1;", 25, "expected ']', found the end"),
        ("  mov.u32 %r1, `;", 16, "expected a register or name or a number, found '`'"),
        ("mov.u32 %r1, %r2", 17, "expected ';'"),
        ("@ add.s32 %r1, %r2, %r3;", 11, "expected an opcode, found '%r1'"),
        (".reg .b32 5;", 11, "expected a register or name or a qualifier, found '5'"),
        ("call.uni\n(a),\nf,\n(b));", 4, "expected the end, found ')'"),
    ],
)
def test_errors_name_their_place_and_reading_goes_on(body: str, column: int, message: str) -> None:
    items = read(f".entry k()\n{{\n{body}\nret;\n}}")
    errors = [(line, statement) for line, statement, _ in items if isinstance(statement, Unread)]
    ((line, error),) = errors
    assert (line, error.column) == (3 + body.count("\n"), column)
    assert error.message.startswith(message), error.message
    assert plain(items)[-2:] == [(4 + body.count("\n"), ("ret",)), (5 + body.count("\n"), End())]
    assert not error.structural


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("}\n.entry b() { ret; }", "a brace closes what was never opened"),
        ("{ }\n.entry b() { ret; }", "a brace opens outside of any function"),
        (".entry a()\nret;\n}\n.entry b() { ret; }", "expected '{' after the head of a"),
        (".entry a(", "expected ')' or a state space, found the end"),
        (".entry a(.param u64 x) { ret; }", "expected ',' or ')', found 'x'"),
    ],
)
def test_damage_to_the_structure(text: str, message: str) -> None:
    errors = [statement for _, statement, _ in read(text) if isinstance(statement, Unread)]
    assert [(error.structural, error.message.startswith(message)) for error in errors[:1]] == [(True, True)], errors
    begins = sum(isinstance(statement, Begin) for _, statement, _ in read(text))
    ends = sum(isinstance(statement, End) for _, statement, _ in read(text))
    assert begins == ends == text.count(".entry")


@pytest.mark.parametrize("rest", ["", "\n.entry c() { ret; }"], ids=["the text ends", "another begins"])
def test_a_function_without_an_end_takes_nothing_from_the_others(rest: str) -> None:
    (module,) = modules(f"{HEAD}.entry a() {{ ret; }}\n.entry b() {{ mov.u32 %r1, %tid.x;{rest}")
    assert [diagnostic.message for diagnostic in module.diagnostics] == ["the function b has no end"]
    assert module.cut_off == "the function b has no end"
    assert {kernel.name: kernel.complete for kernel in module.kernels} == {"a": True, "b": False} | (
        {"c": True} if rest else {}
    )


def test_what_stands_outside_of_functions_is_told() -> None:
    (module,) = modules(f"{HEAD}add.s32 %r1, %r2, %r3;\nstray:\n")
    assert [diagnostic.line for diagnostic in module.diagnostics] == [4, 5]


LONG = "9" * 5000


@pytest.mark.parametrize(
    ("line", "column", "message"),
    [
        (".version 9æ4", 10, "expected a version as 9.0, found '9æ4'"),
        (f".version 9.{LONG}", 10, "a number of 5002 digits"),
        (f'.file {LONG} "a.cu"', 7, "a number of 5000 digits"),
        ('.file 0x1 "a.cu"', 7, "expected a plain number, found '0x1'"),
        (f".shared .align 4 .b8 s[{LONG[:400]}];", 24, "a number of 400 digits"),
        (f".shared .align 4 .b8 s[{LONG[:18]}][{LONG[:18]}];", 22, "a variable of more than 1,152,921,504,606,846,976 bytes"),
        (
            f".entry k() {{ cp.async.bulk.global.shared::cta.bulk_group [%rd1], [%r1], {LONG[:400]}; }}",
            73,
            "a number of 400 digits",
        ),
    ],
    ids=lambda value: str(value)[:20],
)
def test_numbers_that_cannot_be_are_told(line: str, column: int, message: str) -> None:
    errors = [statement for _, statement, _ in read(f"{line}\n") if isinstance(statement, Unread)]
    assert [(error.column, error.message) for error in errors] == [(column, message)]


@pytest.mark.parametrize("opcode", ["mma.sync.m{}n8k16", "ldmatrix.x{}", "tcgen05.cp.{0}x{0}b", "add.s{}"])
def test_qualifiers_of_many_digits_are_of_a_family(opcode: str) -> None:
    form = ptx.DIALECT.opcode(opcode.format(LONG))
    assert form is None or form.recognised != "table"


def test_a_statement_beyond_the_limit_is_unread() -> None:
    body = "add.s32 %r1, %r1, " + "+".join("1" * limits.STATEMENT_BYTES) + ";"
    (error,) = [statement for _, statement, _ in read(f".entry k()\n{{\n{body}\n}}") if isinstance(statement, Unread)]
    assert "longer than" in error.message


@pytest.mark.parametrize(
    "text",
    [
        "(" * 60_000,
        "add.s32 %r1, " + "(" * 9_000 + "1" + ")" * 9_000 + ";",
        "{" * 20_000,
        "}" * 20_000,
        "mov.b64 {" * 2_000,
        '"' * 50_000,
        "/* " * 60_000,
        "}" + "\n" * 200_000,
        "{ x y }" * 3_000,
        "a" * 200_000,
        "a\n" * 20_000,
        "a:\n" * 20_000,
        "a, \n" * 20_000,
        " " * 200_000 + "\n" + "\t\n" * 20_000,
        ".entry k(" * 5_000,
        ".reg .b32 %r<99999999999999999999999999>;",
        ".global .b8 a[99999999999999999999999999][99999999999999999999999999];",
        "add.s32 " + ",".join(f"%r{number}" for number in range(5_000)) + ";",
    ],
    ids=lambda text: text[:12],
)
def test_hostile_texts_are_read_and_the_kernel_around_them_is_there(text: str) -> None:
    check_items(text)
    (module,) = check_items(f"{HEAD}.entry k() {{\n{text}\n}}\n")
    assert module.kernels[0].name == "k"
