"""PTX: how a text is cut into statements, and what its directives say."""

import textwrap
from collections.abc import Sequence
from typing import Any

import pytest

from isaview.base.measure import stated_measure
from isaview.languages.ptx import dialect as ptx
from isaview.model.assemble import assemble
from isaview.model.kernel import Kernel, Module, SourcePosition, Storage
from isaview.model.registers import Register
from isaview.model.statements import (
    Alias,
    Begin,
    Debug,
    Declare,
    End,
    Fact,
    Item,
    Label,
    Note,
    Operation,
    Operations,
    Part,
    Scope,
    Statement,
    Table,
    Target,
    Unread,
    singly,
)

HEAD = ".version 9.0\n.target sm_90a\n.address_size 64\n"


def read(text: str) -> list[Item]:
    """The items of a text, the resolver left out."""
    return [item for item in singly(ptx.DIALECT.statements(textwrap.dedent(text))) if not isinstance(item[1], Debug)]


def check_items(text: str) -> tuple[Module, ...]:
    """The modules of a text in which anything may stand: its items have lines that it has, and what begins ends."""
    items, last = read(text), text.count("\n") + 1
    assert all(1 <= line <= last for line, _, _ in items)
    begins, ends = (sum(isinstance(statement, kind) for _, statement, _ in items) for kind in (Begin, End))
    assert begins == ends
    found = assemble(items, ptx.DIALECT)
    for module in found:
        assert 0 <= module.statements_read <= module.statements_total
        assert bool(module.diagnostic_count) or module.statements_read == module.statements_total
    return found


def modules(text: str) -> tuple[Module, ...]:
    return assemble(ptx.DIALECT.statements(text), ptx.DIALECT)


def kernel(body: str) -> Kernel:
    """The kernel with this body."""
    (module,) = modules(f"{HEAD}.entry k()\n{{\n{body}\n}}\n")
    return module.kernels[0]


def plain(items: Sequence[Item]) -> list[tuple[int, Any]]:
    """Items to compare: operations by opcode and operands, labels by name."""
    found: list[tuple[int, Any]] = []
    for line, statement, tokens in items:
        if isinstance(statement, Operation):
            found.append((line, (statement.form.opcode, *(text.bind(tokens) for text in statement.form.operands))))
        elif isinstance(statement, Label):
            found.append((line, f"{statement.name.bind(tokens)}:"))
        else:
            found.append((line, statement))
    return found


def directive(text: str) -> list[Statement]:
    """The statements of a directive at the top of a module."""
    return [statement for _, statement, _ in read(text)]


FOR_DEBUGGING = Fact("for_debugging", stated_measure(1, "", ".target … debug"), module=True)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (".target sm_100a, debug", [Target("sm_100a", 32), FOR_DEBUGGING]),
        (".address_size 64", [Note()]),
        (".alias new, old;", [Alias("new", "old")]),
        (".global .align 4 .b8 a[24] = {65, 144};", [Storage("a", "global", 24, 4)]),
        (".visible .const .align 8 .f64 pi = 0d400921FB54442D18;", [Storage("pi", "constant", 8, 8, visible=True)]),
        (".extern .shared .align 16 .b8 dynamic[];", [Storage("dynamic", "shared", None, 16)]),
        (".shared .v4 .f32 a[2][3];", [Storage("a", "shared", 96, 16)]),
        (".common .global .u16 c;", [Storage("c", "global", 2, 2)]),
        (".weak .global .u64 f[2] = {generic(g), g+4};", [Storage("f", "global", 16, 8, visible=True)]),
        (".global .u8 m[] = {0xff(g), 0xFF00(g), 1};", [Storage("m", "global", 3)]),
        (".global .s32 o[][2] = { {-1, 0}, {0, -1}, {1, 0} };", [Storage("o", "global", 24, 4)]),
        (".global .attribute(.managed) .align 4 .u32 P;", [Storage("P", "global", 4, 4)]),
        (".global .attribute(.unified(19, 95)) .f32 u;", [Storage("u", "global", 4, 4)]),
        (".global .texref t; .tex .u32 s;", [Storage("t", "texture", None), Storage("s", "texture", 4, 4)]),
        (".global .samplerref s = { addr_mode_0 = wrap, filter_mode = nearest };", [Storage("s", "texture", None)]),
        (".const[3] .f32 a, b[4];", [Storage("a", "constant", 4, 4), Storage("b", "constant", 16, 4)]),
        (".extern .func (.param .b32 r) vprintf\n(\n.param .b64 a,\n.param .b64 b\n)\n;", [Note()]),
        (".func f\n.noreturn\n;", [Note()]),
        ('.file\t1 "/a//b \\"c\\".cu", 123, 45', [Note()]),
        ('.pragma "nounroll";', [Note("nounroll")]),
        ('.pragma "used_bytes_mask 0xfff", "a";', [Note("used_bytes_mask", "0xfff"), Note("a")]),
        ("\t.section\t.debug_macinfo\t{\t}", [Note(), Note(), Note()]),
        ("@@DWARF .byte 1, 2, 3", [Note()]),
        ("p : .callprototype (.param .b32 _) _ (.param .b32 _, .param .b32 _) .noreturn;", [Note()]),
    ],
)
def test_directives_outside_of_functions(text: str, expected: list[Statement]) -> None:
    found = directive(text)
    assert found[: len(expected)] == expected
    assert all(statement == Note() for statement in found[len(expected) :])


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (".reg .b32 %r<10>;", [Declare("%r", "vector", 32, 10)]),
        (".reg .pred p, %p<4>;", [Declare("p", "predicate", 1), Declare("%p", "predicate", 1, 4)]),
        (".reg .u32 %alo, %ahi;", [Declare("%alo", "vector", 32), Declare("%ahi", "vector", 32)]),
        (".reg .b128 HANDLE;", [Declare("HANDLE", "vector", 128)]),
        (".reg .f16x2 h; .reg .b8 c;", [Declare("h", "vector", 32), Declare("c", "vector", 8)]),
        (".reg .v2 .f32 v;", [Declare("v.x", "vector", 32), Declare("v.y", "vector", 32)]),
        (".local .align 4 .b8 \t__local_depot1[28];", [Storage("__local_depot1", "private", 28, 4)]),
        (".param .b64 param0;", [Note("call_parameter")]),
        ("t: .branchtargets a, $L__BB0_1;", [Table("t", ("a", "$L__BB0_1"))]),
        ("JTI0_0:\n.branchtargets\n$L__BB0_6,\n$L__BB0_7;", [Table("JTI0_0", ("$L__BB0_6", "$L__BB0_7"))]),
        ("c: .calltargets f, g;", [Table("c", ("f", "g"))]),
    ],
)
def test_directives_in_a_function(text: str, expected: list[Statement]) -> None:
    begin, *inner, end = read(f".entry k()\n{{\n{text}\n}}")
    assert [statement for _, statement, _ in inner] == expected
    assert (begin[1], end[1]) == (Begin("k", True), End())


def test_heads_with_parameters_and_launch_bounds() -> None:
    text = """\
    .visible .entry k(
    \t.param .u64 .ptr .global .align 1 k_param_0,
    \t.param .align 64 .b8 k_param_1[128],
    \t.param .f32 k_param_2
    )
    .maxntid 128, 2, 1
    .minnctapersm 5 .maxnreg 168
    .reqnctapercluster 2
    .explicitcluster
    {
    \tret;
    }
    """
    begin = read(text)[0]
    assert begin == (1, Begin("k", True, ((".u64 .ptr .global", 8), (".b8[128]", 128), (".f32", 4))), begin[2])
    facts = {fact.name: (fact.measure.value, fact.measure.unit) for _, fact, _ in read(text) if isinstance(fact, Fact)}
    assert facts == {
        "max_threads": (256, "threads"),
        "max_threads_x": (128, "threads"),
        "max_threads_y": (2, "threads"),
        "max_threads_z": (1, "threads"),
        "min_groups_per_unit": (5, "groups"),
        "max_registers": (168, "registers"),
        "cluster_size": (2, "groups"),
        "cluster_size_x": (2, "groups"),
        "cluster_size_y": (1, "groups"),
        "cluster_size_z": (1, "groups"),
        "explicit_cluster": (1, ""),
    }


@pytest.mark.parametrize(
    "head",
    [
        ".entry k {",
        ".entry k\n{",
        ".visible .entry k()\n{",
        ".weak .entry k()\n.reqntid 32\n{",
        ".entry k\n(\n)\n.maxntid 256\n\n{",
        ".entry k() .maxntid 256 .minnctapersm 2 {",
    ],
)
def test_spellings_of_heads(head: str) -> None:
    items = read(f"{head}\nret;\n}}\n")
    assert items[0][1] == Begin("k", True)
    assert [(line - head.count("\n"), found) for line, found in plain(items)][-2:] == [(2, ("ret",)), (3, End())]
    assert not any(isinstance(statement, (Unread, Scope)) for _, statement, _ in items)


def test_functions_return_through_parameters_or_registers() -> None:
    items = read(".func  (.param .b32 func_retval0) _Z1fh\n(\n.param .b32 _Z1fh_param_0\n)\n{\nret;\n}")
    assert items[0][1] == Begin("_Z1fh", False, ((".b32", 4),))
    items = read(".func (.reg .u32 r) f (.reg .u32 a, .reg .f64 b)\n{\nadd.u32 r, a, 1;\n}")
    assert items[0][1] == Begin("f", False, ((".u32", 4), (".f64", 8)), (("a", 32), ("b", 64)))
    (module,) = modules(".func (.reg .u32 r) f (.reg .u32 a, .reg .f64 b)\n{\nadd.u32 r, a, 1;\n}")
    (instruction,) = module.kernels[0].instructions
    assert instruction.reads == (Register("vector", "a", 32),)
    assert instruction.writes == (Register("vector", "r", 32),)


def test_a_call_over_lines_stands_on_its_first_line() -> None:
    body = """\
    .entry k()
    {
    { // callseq 0, 0
    .param .b64 param0;
    st.param.b64 \t[param0], %rd1;
    call.uni (retval0),\x20
    vprintf,\x20\x20\x20\x20
    (
    // a comment between

    param0
    );
    ld.param.b32 \t%r1, [retval0];
    } // callseq 0
    }
    """
    assert plain(read(body))[1:-1] == [
        (3, Scope(True)),
        (4, Note("call_parameter")),
        (5, ("st.param.b64", "[param0]", "%rd1")),
        (6, ("call.uni", "(retval0)", "vprintf", "( param0 )")),
        (13, ("ld.param.b32", "%r1", "[retval0]")),
        (14, Scope(False)),
    ]


@pytest.mark.parametrize(
    "text",
    [
        "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16\n{%f1, %f2,\n %f3, %f4}\n, %rd1, %rd2, p, 1, 1, 0, 0;",
        "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {\n%f1, %f2, %f3, %f4},\n\n%rd1, %rd2, p, 1, 1, 0, 0\n;",
        "wgmma.mma_async\n.sync.aligned.m64n8k16.f32.f16.f16\n{\n%f1, %f2, %f3, %f4\n}, %rd1, %rd2, p, 1, 1, 0, 0;",
    ],
)
def test_operands_over_lines(text: str) -> None:
    items = read(f".entry k()\n{{\n{text}\nret;\n}}")
    (line, (opcode, accumulators, *rest)), (after, ret) = plain(items)[1:-1]
    assert (line, opcode) == (3, "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16")
    assert accumulators.replace(" ", "") == "{%f1,%f2,%f3,%f4}"
    assert rest == ["%rd1", "%rd2", "p", "1", "1", "0", "0"]
    assert (after, ret) == (4 + text.count("\n"), ("ret",))


def test_several_statements_on_a_line() -> None:
    body = (
        "{  .reg .u32 r0;  .reg .pred p;  shfl.sync.up.b32 r0|p, %r272, %r728, %r753, %r755;"
        "  @p add.u32 r0, r0, %r272;L1: mov.u32 %r726, r0;}"
    )
    assert plain(read(f".entry k()\n{{\n{body}\n}}"))[1:-1] == [
        (3, Scope(True)),
        (3, Declare("r0", "vector", 32)),
        (3, Declare("p", "predicate", 1)),
        (3, ("shfl.sync.up.b32", "r0|p", "%r272", "%r728", "%r753", "%r755")),
        (3, ("add.u32", "r0", "r0", "%r272")),
        (3, "L1:"),
        (3, ("mov.u32", "%r726", "r0")),
        (3, Scope(False)),
    ]


def test_inner_scopes_have_registers_of_their_own() -> None:
    body = ".reg .b32 %r<4>;\nmov.b32 %r1, 0;\n{ .reg .b64 %r<2>; mov.b64 %r1, 1; { add.s64 %r1, %r1, 1; } }\nmov.b32 %r2, %r1;"
    outer, inner, innermost, last = kernel(body).instructions
    assert outer.writes == (Register("vector", "%r1", 32),)
    assert inner.writes == innermost.writes == innermost.reads == (Register("vector", "%r1@1", 64),)
    assert last.reads == outer.writes


def test_inner_scopes_name_outer_registers_as_those_outside_do() -> None:
    declared = ".reg .b32 %r<9>, %rs<9>, low;\nmov.b32 %r1, 0;\nmov.b32 %rs1, 0;\n"
    scopes = ["{ mov.b32 %r1, %r2; }", "{ .reg .b32 high; mov.b32 high, %r1; }", "{ .reg .b32 %r1; mov.b32 %rs1, %r1; }"]
    *_, plain, beside, own = kernel(declared + "\n".join(scopes)).instructions
    assert [register.name for one in (plain, beside, own) for register in (*one.writes, *one.reads)] == [
        *("%r1", "%r2"),
        *("high@2", "%r1"),
        *("%rs1", "%r1@3"),
    ]


def test_instructions_between_which_nothing_stands_come_together() -> None:
    body = "mov.b32 %r1, 0;\n\nmov.b32 %r2, 1; // two\nL:\nadd.s32\n%r1, %r1, %r2;\nmov.b32 %r2, 7; mov.b32 %r1, 8;\nret;"
    items = list(ptx.DIALECT.statements(f".entry k()\n{{\n{body}\n}}\n"))
    runs = [(line, statement.lines, statement.tokens) for line, statement, _ in items if isinstance(statement, Operations)]
    assert runs == [(5, [3, 5], [["1", "0"], ["2", "1"]]), (10, [10], [()])]
    found = [(line, statement.form.mnemonic) for line, statement, _ in singly(items) if isinstance(statement, Operation)]
    assert found == [(3, "mov"), (5, "mov"), (7, "add"), (9, "mov"), (9, "mov"), (10, "ret")]


def test_registers_of_all_kinds() -> None:
    body = """\
    .reg .b32 %r<4>; .reg .pred %p<2>; .reg .v4 .f32 v; .reg .b32 wide;
    mov.u32 %r1, %tid.x;
    mov.f32 v.x, 0f00000000;
    st.global.v4.f32 [%rd1], v;
    vadd.u32.u32.u32 %r1, %r2.b0, wide.h1;
    add.cc.u32 %r1, %r2, %r3;
    mov.u32 %r1, %r9;
    mov.f32 wide, v.g;
    """
    reads = [tuple(register.name for register in instruction.reads) for instruction in kernel(body).instructions]
    assert reads == [("%tid.x",), (), ("v.x", "v.y", "v.z", "v.w"), ("%r2", "wide"), ("%r2", "%r3"), (), ("v.y",)]
    instructions = list(kernel(body).instructions)
    assert instructions[0].reads == (Register("special", "%tid.x", 32),)
    assert [register.name for register in instructions[4].writes] == ["%r1", "CC.CF"]


def test_a_guarded_write_keeps_the_old_value() -> None:
    found = kernel(".reg .b32 %r<4>; .reg .pred %p<2>;\n@!%p1 mov.b32 %r1, 0;\nmov.b32 %r2, 1;")
    assert [len(kills) for kills in found.operands.kills] == [0, 1]
    assert [register.name for register in found.instruction(0).reads] == ["%p1"]


@pytest.mark.parametrize(
    "operand",
    [
        *("-4", "0x1FU", "017", "0b101", "1.5e-3", "1e10", ".5", "1.", "0f3F800000", "0D3FF0000000000000", "WARP_SZ"),
        *("(1+2)*3", "7 % 4", "1 ? 2 : 3", "(.s64) 5", "~1 & !0 | 2 ^ 3", "1<<4", "5 == 5 && 3 >= 2 || 1 < 0"),
    ],
)
def test_constants_are_no_registers(operand: str) -> None:
    (instruction,) = kernel(f".reg .b32 %r<2>;\nmov.u32 %r1, {operand};").instructions
    assert instruction.operands == ("%r1", operand)
    assert [slot.role for slot in instruction.form.slots] == ["write"]


@pytest.mark.parametrize(
    "address", ["[words+4*2]", "[%rd1+-16]", "[ %rd1 + 0 ]", "words[4]", "[words+4+4]", "[16]", "[_Z1k_param_3+8]"]
)
def test_spellings_of_addresses(address: str) -> None:
    (instruction,) = kernel(f".reg .b64 %rd<2>;\nld.u32 %r1, {address};").instructions
    (access,) = instruction.form.accesses
    assert access.address is not None
    assert access.address.bind(instruction.kernel.tokens[0]) == address
    assert [register.name for register in instruction.reads] == (["%rd1"] if "%rd1" in address else [])


@pytest.mark.parametrize(
    "statement",
    [
        "add .s32 %r1, %r2, %r3;",
        "@ ! %p1 add.s32 %r1, %r2, %r3;",
        "A: B: add.s32 %r1,%r2,%r3;;",
        "{} add.s32\t%r1 , %r2 , %r3 ;",
    ],
)
def test_blanks_and_empty_statements(statement: str) -> None:
    (form,) = [item[1].form for item in read(f".entry k() {{ {statement} }}") if isinstance(item[1], Operation)]
    assert (form.opcode, [slot.role for slot in form.slots]) == ("add.s32", ["write", "read", "read"])


def test_a_label_is_no_qualifier() -> None:
    wait = "mbarrier.try_wait.parity.shared::cta.b64 p, [%r1], %r2;"
    body = f"waitLoop:\n{wait}\n$L__BB0_2:   // =>Loop\ntcgen05.wait::ld.sync.aligned;"
    found = [entry for _, entry in plain(read(f".entry k()\n{{\n{body}\n}}"))[1:-1]]
    assert found[0] == "waitLoop:"
    assert found[2:] == ["$L__BB0_2:", ("tcgen05.wait::ld.sync.aligned",)]


def test_branch_tables() -> None:
    found = kernel("t: .branchtargets a, b;\nbrx.idx %r1, t;\na: ret;\nb: trap;")
    assert found.tables == {"t": ("a", "b")}
    assert [form.table.bind(()) for form in found.forms if form.table] == ["t"]


def test_debug_sections_are_data() -> None:
    text = """\
    .section\t.debug_abbrev
    {
    .b8 1                                   // Abbreviation Code
    .b8 95,90
    .b32 .debug_abbrev
    .b64 $L__func_begin0+4
    $L__info_string0:
    }
    .section .debug_loc { .b8 0 }
    $L__sec_end0:
    .section .debug_ranges
    {
    .b84,255
    .b64 $L__sec_end0-$L__func_begin0
    }
    """
    assert {type(statement) for _, statement, _ in read(text)} == {Note}


def test_source_positions() -> None:
    text = f"""{HEAD}.entry k()
{{
.loc\t1 5 0
mov.u32 %r1, 0;
.loc\t2 216 16, function_name $L__info_string0, inlined_at 1 15 13 // standard.py:216:16
mov.u32 %r1, 1;
.loc\t2 3 1, function_name $L__info_string0 + 4, inlined_at 2 216 16
mov.u32 %r1, 2;
.loc 7 1 1
mov.u32 %r1, 3;
}}
.file 1 "/src/k.py"
.file 2 "/src/standard.py"
"""
    (module,) = modules(text)
    positions = [instruction.position for instruction in module.kernels[0].instructions]
    called = SourcePosition("/src/k.py", 15, 13)
    inlined = SourcePosition("/src/standard.py", 216, 16, called)
    assert positions == [SourcePosition("/src/k.py", 5, 0), inlined, SourcePosition("/src/standard.py", 3, 1, inlined), None]


def test_a_place_inlined_twice_has_no_certain_caller() -> None:
    lines = ["1 10 1, function_name f, inlined_at 1 20 1", "1 10 1, function_name f, inlined_at 1 30 1"]
    inner = "1 5 1, function_name g, inlined_at 1 10 1"
    body = "".join(f".loc {line}\nret;\n" for line in [*lines, inner])
    (module,) = modules(f'{HEAD}.file 1 "a.cu"\n.entry k()\n{{\n{body}}}\n')
    positions = [instruction.position for instruction in module.kernels[0].instructions]
    assert positions[0] == SourcePosition("a.cu", 10, 1, SourcePosition("a.cu", 20, 1))
    assert positions[2] == SourcePosition("a.cu", 5, 1, SourcePosition("a.cu", 10, 1))


def test_a_second_version_begins_a_module_with_its_own_files() -> None:
    text = "".join(
        f'.version {version}\n.target {target}\n.file 1 "{name}"\n.entry k()\n{{\n.loc 1 {line} 1\nret;\n}}\n'
        for version, target, name, line in (("8.0", "sm_80", "a.cu", 3), ("9.0", "sm_90", "b.cu", 4))
    )
    first, second = modules(text)
    assert [(module.target, module.facts["ptx_version"].value) for module in (first, second)] == [
        ("sm_80", 8.0),
        ("sm_90", 9.0),
    ]
    assert [str(module.kernels[0].position(0)) for module in (first, second)] == ["a.cu:3", "b.cu:4"]
    assert sum(isinstance(statement, Part) for _, statement, _ in read(text)) == 1


def test_pragmas_stand_before_the_next_instruction() -> None:
    found = kernel('mov.u32 %r1, 0;\n.pragma "nounroll";\nadd.u32 %r1, %r1, 1;')
    assert found.notes == {1: [("nounroll", "")]}


def test_memory_a_kernel_names_is_its_own() -> None:
    text = f"""{HEAD}.shared .align 4 .b8 one[100];
.extern .shared .align 16 .b8 dynamic[];
.entry a() {{ .shared .align 4 .b8 two[28]; .local .b8 depot[8]; mov.u32 %r1, one; }}
.entry b() {{ mov.u32 %r1, dynamic; }}
.entry c() {{ ret; }}
"""
    (module,) = modules(text)
    a, b, c = module.kernels
    assert (a.stated["shared_bytes"].value, a.stated["private_bytes"].value) == (128, 8)
    assert b.stated["shared_bytes"].origin == "unavailable"
    assert "shared_bytes" not in c.stated


LONG = ", ".join(str(number % 256) for number in range(102_400))


@pytest.mark.parametrize("split", [", ", ",\n"])
def test_long_initialisers_are_passed_over(split: str) -> None:
    text = f".global .align 4 .b8 table[102400] = {{{LONG.replace(', ', split)}}};\n.global .b8 after;\n"
    (first, second) = read(text)
    assert first[1] == Storage("table", "global", 102_400, 4)
    assert (second[0], second[1]) == (2 + LONG.count(",") * (split == ",\n"), Storage("after", "global", 1))


def test_a_long_initialiser_of_an_open_array_counts() -> None:
    assert directive(f".global .b8 table[] = {{{', '.join('7' * 1000)}}};") == [Storage("table", "global", 1000)]


@pytest.mark.parametrize("end", ["\r\n", "\r", "\n"])
def test_line_ends_and_comments(end: str) -> None:
    text = ".entry k() // größe 大\n{ /* one\n two */ ret; // x\n}\n"
    assert plain(read(text.replace("\n", end))) == [(1, Begin("k", True)), (3, ("ret",)), (4, End())]


@pytest.mark.parametrize(
    ("text", "low", "high"),
    [
        (HEAD, 1.0, 1.0),
        (".visible .entry k(\n)\n{\n\tret;\n}\n", 0.5, 1.0),
        ("\tld.param.u64 \t%rd1, [k_param_0];\n", 0.5, 1.0),
        ("", 0.0, 0.0),
        ("s_endpgm\n.amdgcn_target", 0.0, 0.0),
        ("define void @f() {\n ret void\n}", 0.0, 0.0),
        ("\t.version 1\n", 0.0, 0.0),
    ],
)
def test_sniffing(text: str, low: float, high: float) -> None:
    assert low <= ptx.sniff(text) <= high


def test_a_text_may_end_with_a_nul() -> None:
    assert plain(read(".entry k()\n{\nret;\n}\n\0"))[-1] == (4, End())


def test_target_and_version_are_told() -> None:
    (module,) = modules(HEAD + ".entry k() { ret; }")
    assert (module.target, module.wave_size) == ("sm_90a", 32)
    assert module.facts == {"ptx_version": stated_measure(9.0, "", ".version")}
