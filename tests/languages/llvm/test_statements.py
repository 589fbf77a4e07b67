"""LLVM IR, a statement a row: opcode, class, what is written and read with its bits, memory accesses, targets."""

import pytest

from isaview import read
from isaview.languages.llvm.dialect import DIALECT
from isaview.model.assemble import assemble

HEADS = {
    "amd": 'target triple = "amdgcn-amd-amdhsa"\n',
    "nvidia": 'target triple = "nvptx64-nvidia-cuda"\n',
    "host": 'target triple = "x86_64-pc-linux-gnu"\n',
}
TYPES = "%T = type { i32, [3 x float], ptr }\n%Opaque = type opaque\n"


def module(text, head="amd"):
    (found,) = assemble(DIALECT.statements(HEADS[head] + TYPES + text), DIALECT)
    return found


def body(statement, head="amd"):
    kernel = module(f"define void @f() {{\n{statement}\n}}\n", head).kernels[0]
    assert not kernel.unread, kernel.unread[0].message
    return kernel


def one(statement, head="amd"):
    kernel = body(statement, head)
    assert len(kernel) == 1, [form.opcode for form in kernel.forms]
    return kernel.instruction(0)


def values(registers):
    return " ".join(f"{register.name[1:]}:{register.bits}" for register in registers)


# statement | class | writes | reads
PLAIN = [
    ("%x = add nuw nsw i32 %a, 1", "integer", "x:32", "a:32"),
    ("%x = add <4 x i64> %a, %b", "integer", "x:256", "a:256 b:256"),
    ("%x = udiv exact i64 %a, %b", "integer", "x:64", "a:64 b:64"),
    ("%x = fadd fast float %a, 1.000000e+00", "float32", "x:32", "a:32"),
    ("%x = fmul contract <2 x half> %a, splat (half 0xH3C00)", "float16", "x:32", "a:32"),
    ("%x = fsub bfloat %a, 0xR3F80", "float16", "x:16", "a:16"),
    ("%x = fdiv double %a, f0x3FF0000000000000", "float64", "x:64", "a:64"),
    ("%x = frem x86_fp80 %a, 0xK3FFF8000000000000000", "float64", "x:80", "a:80"),
    ("%x = fadd fp128 %a, 0xL00000000000000003FFF000000000000", "float64", "x:128", "a:128"),
    ("%x = fadd ppc_fp128 %a, 0xM3FF00000000000000000000000000000", "float64", "x:128", "a:128"),
    ("%x = fadd float %a, +inf", "float32", "x:32", "a:32"),
    ("%x = fadd float %a, +qnan", "float32", "x:32", "a:32"),
    ("%x = fadd float %a, -nan(0x1)", "float32", "x:32", "a:32"),
    ("%x = fneg nnan double %a", "float64", "x:64", "a:64"),
    ("%x = xor i1 %a, true", "logic", "x:1", "a:1"),
    ("%x = or disjoint i32 %a, u0x0F", "logic", "x:32", "a:32"),
    ("%x = shl <2 x i32> %a, <i32 1, i32 2>", "logic", "x:64", "a:64"),
    ("%x = and i128 %a, -18446744073709551616", "logic", "x:128", "a:128"),
    ("%x = icmp samesign ult i64 %a, %b", "compare", "x:1", "a:64 b:64"),
    ("%x = icmp eq <4 x ptr addrspace(3)> %a, zeroinitializer", "compare", "x:4", "a:128"),
    ("%x = fcmp true float %a, %b", "compare", "x:1", "a:32 b:32"),
    ("%x = fcmp nnan uno double %a, 0.0", "compare", "x:1", "a:64"),
    ("%x = zext nneg i8 %a to i64", "convert", "x:64", "a:8"),
    ("%x = trunc nuw <8 x i16> %a to <8 x i8>", "convert", "x:64", "a:128"),
    ("%x = fptosi float %a to i32", "convert", "x:32", "a:32"),
    ("%x = bitcast <4 x half> %a to <2 x i32>", "move", "x:64", "a:64"),
    ("%x = addrspacecast ptr addrspace(3) %a to ptr", "convert", "x:64", "a:32"),
    ("%x = inttoptr i32 %a to ptr addrspace(5)", "move", "x:32", "a:32"),
    ("%x = ptrtoaddr ptr %a to i64", "move", "x:64", "a:64"),
    ("%x = select i1 %c, <4 x i32> %a, <4 x i32> undef", "compare", "x:128", "c:1 a:128"),
    ("%x = freeze i7 %a", "move", "x:7", "a:7"),
    ("%x = extractelement <4 x float> %a, i32 %i", "move", "x:32", "a:128 i:32"),
    ("%x = insertelement <4 x float> poison, float %a, i64 0", "move", "x:128", "a:32"),
    ("%x = shufflevector <4 x i8> %a, <4 x i8> %b, <2 x i32> <i32 0, i32 poison>", "move", "x:16", "a:32 b:32"),
    ("%x = shufflevector <vscale x 4 x i32> %a, <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer",
     "move", "x:128", "a:128"),
    ("%x = extractvalue { i32, i64, half } %a, 1", "move", "x:64", "a:112"),
    ("%x = extractvalue { [2 x i16], { i8, double } } %a, 1, 1", "move", "x:64", "a:104"),
    ("%x = extractvalue %T %a, 1, 2", "move", "x:32", "a:192"),
    ("%x = insertvalue { i32, i1 } undef, i1 %a, 1", "move", "x:33", "a:1"),
    ("%x = getelementptr inbounds nuw %T, ptr addrspace(3) %a, i64 0, i32 1", "integer", "x:32", "a:32"),
    ("%x = getelementptr inbounds float, ptr %a, <4 x i64> %i", "integer", "x:256", "a:64 i:256"),
    ("%x = getelementptr [1024 x i8], [1024 x i8] addrspace(3)* %a, i32 0, i32 %i", "integer", "x:32", "a:32 i:32"),
    ("%x = phi <2 x float> [ %a, %l ], [ zeroinitializer, %m ]", "move", "x:64", "a:64"),
    ("%x = va_arg ptr %a, i32", "generic_load", "x:32", "a:64"),
    ("%x = alloca i32, i32 %n, align 4, addrspace(5)", "integer", "x:32", "n:32"),
    ("%x = landingpad { ptr, i32 }\n          cleanup\n          catch ptr @t", "branch", "x:96", ""),
    ("%x = landingpad { i8*, i32 } personality i32 (...)* @p filter [1 x i8**] [i8** @t]", "branch", "x:96", ""),
    ("fence syncscope(\"agent\") acq_rel", "barrier", "", ""),
    ("%x = cleanuppad within none [i32 %a]", "branch", "x:0", "a:32"),
    ("%x = add i32 ptrtoint (ptr getelementptr inbounds ({ i8, i8 }, ptr @g, i32 0, i32 1) to i32), %a", "integer",
     "x:32", "a:32"),
    ("%x = or i64 blockaddress(@f, %b), %a", "logic", "x:64", "a:64"),
    ('%"a b" = add i32 %"c\\22", 1', "integer", "a b:32", 'c\\22:32'),
    ("%x = load target(\"spirv.Image\", void, 1, 0), ptr %a", "generic_load", "x:0", "a:64"),
]  # fmt: skip


@pytest.mark.parametrize(("statement", "instruction_class", "writes", "reads"), PLAIN, ids=[row[0][:60] for row in PLAIN])
def test_values_and_classes(statement, instruction_class, writes, reads):
    instruction = one(statement)
    assert instruction.form.instruction_class == instruction_class
    assert values(instruction.writes) == writes
    assert values(instruction.reads) == reads
    assert instruction.form.recognised == "table"


# statement | machine | class | accesses as "space kind bytes" | writes
MEMORY = [
    ("%x = load <4 x float>, ptr addrspace(1) %p, align 16", "amd", "global_load", ["global load 16"], "x:128"),
    ("%x = load volatile i1, ptr addrspace(3) %p", "amd", "shared_load", ["shared load 1"], "x:1"),
    ("%x = load float, float addrspace(4)* %p, align 4, !invariant.load !0", "amd", "constant_load",
     ["constant load 4"], "x:32"),
    ("%x = load i32, ptr addrspace(5) %p", "amd", "private_load", ["private load 4"], "x:32"),
    ("%x = load i64, ptr %p", "amd", "generic_load", ["generic load 8"], "x:64"),
    ("%x = load i64, ptr addrspace(101) %p", "nvidia", "parameter_load", ["parameter load 8"], "x:64"),
    ("%x = load %T, ptr %p", "host", "generic_load", ["generic load 24"], "x:192"),
    ("%x = load { i8, i32 }, ptr %p", "host", "generic_load", ["generic load 8"], "x:40"),
    ("%x = load <{ i8, i32 }>, ptr %p", "host", "generic_load", ["generic load 5"], "x:40"),
    ("%x = load <3 x i32>, ptr %p", "host", "generic_load", ["generic load 12"], "x:96"),
    ("store [2 x i16] %v, ptr addrspace(3) %p, align 4", "nvidia", "shared_store", ["shared store 4"], ""),
    ("store ptr addrspace(3) @g, ptr addrspace(5) %p", "amd", "private_store", ["private store 4"], ""),
    ("store atomic i32 %v, ptr addrspace(1) %p syncscope(\"agent\") release, align 4", "amd", "global_store",
     ["global store 4"], ""),
    ("%x = atomicrmw volatile fadd ptr addrspace(3) %p, float %v seq_cst, align 4", "amd", "shared_atomic",
     ["shared atomic 4"], "x:32"),
    ("%x = atomicrmw usub_sat ptr addrspace(1) %p, i32 %v monotonic", "amd", "global_atomic", ["global atomic 4"], "x:32"),
    ("%x = cmpxchg weak ptr addrspace(1) %p, i32 %a, i32 %v syncscope(\"agent\") acq_rel monotonic", "amd", "global_atomic",
     ["global atomic 4"], "x:33"),
    ("call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) %p, ptr addrspace(1) %v, i64 48, i1 false)", "amd", "shared_store",
     ["global load 48", "shared store 48"], ""),
    ("call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 %v, i1 false)", "host", "generic_store", ["generic store None"], ""),
    ("%x = call <2 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v2i32(ptr addrspace(8) %p, i32 %v, i32 0, i32 0)", "amd",
     "global_load", ["global load 8"], "x:64"),
    ("call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %v, ptr addrspace(8) %p, i32 0, i32 0, i32 0)", "amd",
     "global_store", ["global store 4"], ""),
    ("call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %p, ptr addrspace(3) %v, i32 16, i32 0, i32 0)", "amd",
     "async_copy", ["global load 16", "shared store 16"], ""),
    ("%x = call <4 x float> @llvm.amdgcn.image.sample.2d.v4f32.f32(i32 15, float %p, float %v, <8 x i32> undef, "
     "<4 x i32> undef, i1 false, i32 0, i32 0)", "amd", "texture_load", ["texture load 16"], "x:128"),
    ("call void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3) %p, ptr addrspace(1) %v)", "nvidia", "async_copy",
     ["global load 16", "shared store 16"], ""),
    ("%x = call { i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x2.b16.p3(ptr addrspace(3) %p)", "nvidia", "shared_load",
     ["shared load 256"], "x:64"),
    ("%x = call i32 asm sideeffect \"ld.global.b32 $0, [$1 + 0];\", \"=r,l\"(ptr addrspace(1) %p)", "nvidia", "global_load",
     ["global load 4"], "x:32"),
]  # fmt: skip


@pytest.mark.parametrize(("statement", "machine", "instruction_class", "accesses", "writes"), MEMORY,
                         ids=[row[0][:60] for row in MEMORY])  # fmt: skip
def test_memory(statement, machine, instruction_class, accesses, writes):
    instruction = one(statement, machine)
    assert instruction.form.instruction_class == instruction_class
    assert [f"{access.space} {access.kind} {access.bytes}" for access in instruction.form.accesses] == accesses
    assert values(instruction.writes) == writes


# statement | class | mnemonic | flags that are set | flow
CALLS = [
    ("%x = call float @llvm.fma.f32(float %a, float %b, float %c)", "float32", "llvm.fma", "", "next"),
    ("%x = tail call fast <2 x double> @llvm.fmuladd.v2f64(<2 x double> %a, <2 x double> %b, <2 x double> %c)", "float64",
     "llvm.fmuladd", "", "next"),
    ("%x = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 %b)", "integer", "llvm.sadd", "", "next"),
    ("%x = call double @llvm.sqrt.f64(double %a)", "transcendental", "llvm.sqrt", "slow", "next"),
    ("%x = call i32 @llvm.ctpop.i32(i32 %a)", "logic", "llvm.ctpop", "", "next"),
    ("call void @llvm.dbg.value(metadata i32 %a, metadata !5, metadata !DIExpression(DW_OP_deref)), !dbg !7", "scalar",
     "llvm.dbg", "debug no_code", "next"),
    ("call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %a)", "scalar", "llvm.lifetime", "no_code", "next"),
    ("call void @llvm.amdgcn.s.barrier()", "barrier", "llvm.amdgcn.s.barrier", "convergent", "next"),
    ("call void @llvm.amdgcn.s.wait.loadcnt(i16 0)", "wait", "llvm.amdgcn.s.wait", "wait", "next"),
    ("%x = call i32 @llvm.amdgcn.workitem.id.x()", "scalar", "llvm.amdgcn.workitem.id", "", "next"),
    ("%x = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %a)", "cross_lane", "llvm.amdgcn.readfirstlane", "convergent", "next"),
    ("call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)", "barrier", "llvm.nvvm.barrier", "convergent", "next"),
    ("%x = call float @llvm.nvvm.ex2.approx.ftz.f(float %a)", "transcendental", "llvm.nvvm.ex2", "", "next"),
    ("%x = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()", "scalar", "llvm.nvvm.read.ptx.sreg", "", "next"),
    ("%x = call i32 @helper(ptr byval(%T) align 8 %a, i32 noundef signext %b) #3", "branch", "call", "", "call"),
    ("%x = call float @__nv_sinf(float %a)", "transcendental", "__nv_sinf", "slow", "call"),
    ("%x = call float @__ocml_fma_f32(float %a, float %a, float %a)", "float32", "__ocml_fma_f32", "", "call"),
    ("%x = call i32 %a(ptr %b, ...)", "branch", "call", "call_through_register", "call"),
    ("%x = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @s, i32 %a)", "branch", "call", "", "call"),
    ("call void asm sideeffect \"\", \"~{memory}\"()", "scalar", "asm", "inline_assembly no_code", "next"),
    ("call void asm sideeffect \"s_waitcnt vmcnt(0)\", \"\"()", "wait", "s_waitcnt", "inline_assembly", "next"),
    ("call void asm sideeffect alignstack inteldialect \"nonsense $0\", \"r\"(i32 %a)", "branch", "asm",
     "inline_assembly", "next"),
    ("%x = musttail call fastcc noalias noundef nonnull ptr addrspace(1) @g(ptr addrspace(1) captures(ret: address) %a) "
     "nounwind \"k\"=\"v\" [ \"deopt\"(i32 1, float %b), \"funclet\"(token none) ]", "branch", "call", "", "call"),
    ("%x = call range(i32 0, 10) i32 @g(i32 range(i32 -8, 8) %a)", "branch", "call", "", "call"),
    ("%x = call <4 x float> @llvm.x86.sse.max.ps(<4 x float> %a, <4 x float> %b)", "float32", "llvm.x86.sse.max.ps", "",
     "next"),
]  # fmt: skip


@pytest.mark.parametrize(("statement", "instruction_class", "mnemonic", "flags", "flow"), CALLS, ids=[r[0][:60] for r in CALLS])
def test_calls(statement, instruction_class, mnemonic, flags, flow):
    machine = "nvidia" if "nvvm" in statement or "__nv_" in statement else "amd"
    form = one(statement, machine).form
    assert form.opcode == "call"
    assert (form.instruction_class, form.mnemonic, form.flow) == (instruction_class, mnemonic, flow)
    assert set(flags.split()) <= form.flags
    assert form.recognised == ("family" if "x86" in statement else "table")


@pytest.mark.parametrize(
    ("statement", "recognised", "message"),
    [
        (
            "call void @llvm.nothing.like.it(i32 %a)",
            "unknown",
            "no row of the opcode table knows llvm.nothing.like.it: what it does is not known",
        ),
        (
            "%x = call float @llvm.amdgcn.frobnicate(float %a)",
            "family",
            "no row of the opcode table knows llvm.amdgcn.frobnicate: taken as float32 by parts of its name",
        ),
    ],
)
def test_a_call_that_no_row_knows_is_unread(statement, recognised, message):
    kernel = module(f"define void @f() {{\n{statement}\n}}\n").kernels[0]
    assert [form.recognised for form in kernel.forms] == [recognised]
    assert [one.message for one in kernel.unread] == [message]


def test_inline_assembly_that_no_row_knows_is_unread():
    text = """define void @f(i32 %a) {
  %x = call i32 asm "add.frob.s32 $0, $1, 1;", "=r,r"(i32 %a)
  ret void
}
"""
    kernel = module(text, "nvidia").kernels[0]
    assert [one.message for one in kernel.unread] == [
        "no row of the opcode table knows add.frob.s32: taken as integer by parts of its name"
    ]


def test_matrix_shapes_come_from_the_name():
    mfma = one("%x = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %a, <4 x half> %b, <16 x float> %c, "
               "i32 0, i32 0, i32 0)")  # fmt: skip
    assert (mfma.form.instruction_class, mfma.form.matrix_shape, values(mfma.writes)) == ("matrix", (32, 32, 8), "x:512")
    mma = one("%x = call { float, float, float, float } @llvm.nvvm.mma.m16n8k16.row.col.f32.f32(<2 x half> %a, <2 x half> %b)",
              "nvidia")  # fmt: skip
    assert (mma.form.instruction_class, mma.form.matrix_shape) == ("matrix", (16, 8, 16))


FLOW = [
    ("ret void", "return", ()),
    ("ret { i32, ptr } %a", "return", ()),
    ("unreachable, !dbg !3", "stop", ()),
    ("br label %x", "jump", ("x",)),
    ("br i1 %c, label %x, label %\"y z\", !llvm.loop !4", "switch", ("x", "y z")),
    ("switch i32 %a, label %d [\n    i32 0, label %x\n    i32 -5, label %y\n  ], !prof !3", "switch", ("d", "x", "y")),
    ("switch i8 %a, label %d []", "switch", ("d",)),
    ("indirectbr ptr %a, [label %x, label %y]", "switch", ("x", "y")),
    ("invoke void @g(i32 %a) #4\n          to label %x unwind label %y, !dbg !1", "switch", ("x", "y")),
    ("callbr void asm sideeffect \"\", \"r,!i\"(i32 %a)\n          to label %x [label %y]", "switch", ("x", "y")),
    ("resume { ptr, i32 } %a", "return", ()),
    ("catchret from %a to label %x", "switch", ("x",)),
    ("cleanupret from %a unwind to caller", "return", ()),
    ("cleanupret from %a unwind label %x", "switch", ("x",)),
    ("%s = catchswitch within none [label %x, label %y] unwind to caller", "switch", ("x", "y")),
    ("call void @helper()", "call", ("helper",)),
    ("call void @\"quoted name\"()", "call", ("quoted name",)),
]  # fmt: skip


@pytest.mark.parametrize(("statement", "flow", "targets"), FLOW, ids=[row[0][:50] for row in FLOW])
def test_flow(statement, flow, targets):
    instruction = one(statement, "host")
    tokens = instruction.kernel.tokens[0]
    assert instruction.form.flow == flow
    assert tuple(text.bind(tokens) for text in instruction.form.targets) == targets


def test_a_phi_keeps_values_and_labels_together():
    form = one("%x = phi i32 [ %a, %l ], [ 7, %m ], [ @g, %n ], [ %b, %o ]").form
    tokens = body("%x = phi i32 [ %a, %l ], [ 7, %m ], [ @g, %n ], [ %b, %o ]").tokens[0]
    said = [(slot and slot.text.bind(tokens), label.bind(tokens)) for slot, label in form.incoming]
    assert said == [("%a", "l"), (None, "m"), (None, "n"), ("%b", "o")]


def test_symbols_are_the_globals_an_instruction_names():
    instruction = one("store ptr getelementptr (i8, ptr @a, i64 4), ptr @b")
    tokens = instruction.kernel.tokens[0]
    assert [text.bind(tokens) for text in instruction.form.symbols] == ["a", "b"]


@pytest.mark.parametrize(
    ("line", "counted"),
    [
        ("#dbg_value(ptr %x, !12, !DIExpression(DW_OP_plus_uconst, 8), !13)", 0),
        ("#dbg_label(!1, !2)", 0),
        ("uselistorder i32 %x, { 1, 0 }", 0),
        ("; a comment, with \"quotes\" and %names", 0),
        ("ret void ; a comment, with [ brackets (", 1),
        ("%x = call i32 @f(i32 1,\n   i32 %b,\n ; between\n   i32 3)", 1),
        ("%x = add i32\n %a,\n 1", 1),
        ("call void @f(i32 /* kind=u8 */ 0) /* two */", 1),
        ("entry: %x = add i32 %a, 1 ret i32 %x", 2),
        ("call void asm sideeffect \"first\n second\", \"\"()", 1),
    ],
)  # fmt: skip
def test_what_is_an_instruction(line, counted):
    assert len(body(line, "host")) == counted


DIGITS = "9" * 5000
WIDE = "a value of more than 1,048,576 bits"
REFUSED = [
    ("%x = add i32 %a", 16, "expected ',', found the end of the line"),
    ("%x = add i32 %a, ", 17, "expected a value, found the end of the line"),
    ("%x = add i32 5 7", 16, "expected ',', found '7'"),
    ("%x = frob i32 %a", 6, "expected an instruction, found 'frob'"),
    ("%x = store i32 1, ptr %p", 1, "store gives no value"),
    ("%x = add true i32 %a, %b", 10, "expected a type"),
    ("%x = trunc i32 %a within i8", 19, "expected 'to', found 'within'"),
    ("store i32 1", 1, "store needs 2 operands, found 1"),
    ("%x = select i1 %a, i32 1", 6, "select needs 3 operands, found 2"),
    ("br i1 %a, label %x", 1, "br needs 2 labels, found 1"),
    ("%x = load i32 ptr %p", 15, "expected a value, found 'ptr'"),
    ("%x = load ?32, ptr %p", 11, "unexpected character '?'"),
    ("%x = call void @f(i32 %a", 25, "expected ',', found the end of the line"),
    (f"%x = add{' ' * 4000}?", 4009, "unexpected character '?'"),
    ("%x = add i32 % , 1", 14, "unexpected character '%'"),
    ("%x = load <4294967295 x i32>, ptr %p", 1, WIDE),
    ("%x = load <4294967296 x i32>, ptr %p", 1, WIDE),
    ("store [99999999 x i32] zeroinitializer, ptr %p", 1, WIDE),
    (f"%x = add i{DIGITS} %a, %b", 10, "an integer type has from 1 to 8,388,608 bits"),
    ("%x = add i0 %a, %b", 10, "an integer type has from 1 to 8,388,608 bits"),
    ("%x = load <0 x i32>, ptr %p", 12, "a vector has at least 1 element"),
    (f"%x = load <{DIGITS} x i32>, ptr %p", 12, "a number of 5000 digits"),
    (f"%x = alloca [{DIGITS[:400]} x i32]", 14, "a number of 400 digits"),
    (
        "%x = alloca [99999999999 x [99999999999 x i32]]",
        13,
        "a type of more than 1,152,921,504,606,846,976 bytes",
    ),
    ("%x = alloca i32, i32", 6, "alloca needs a value, found a type alone"),
    ("%x = load i32, ptr", 6, "load needs a value, found a type alone"),
    ("store i32 1, ptr addrspace(1)", 1, "store needs a value, found a type alone"),
    ("%x = getelementptr i8, ptr", 6, "getelementptr needs a value, found a type alone"),
]


@pytest.mark.parametrize(("statement", "column", "message"), REFUSED, ids=[row[0][:40] for row in REFUSED])
def test_what_is_refused(statement, column, message):
    kernel = module(f"define void @f() {{\n{statement}\n  ret void\n}}\n", "host").kernels[0]
    assert [form.opcode for form in kernel.forms] == ["ret"]
    assert (kernel.unread[0].line, kernel.unread[0].column, kernel.unread[0].message) == (5, column, message)


def test_a_division_that_may_be_inexact_says_so_in_every_line_of_its_shape():
    text = """define amdgpu_kernel void @k(float %a, float %b) {
  %x = fdiv float %a, %b, !fpmath !1
  %y = fdiv float %b, %a, !fpmath !1
  %z = fdiv float %b, %a, !tbaa !1
  ret void
}
!1 = !{float 2.5}
"""
    loose = ["fpmath" in form.modifiers for form in read(text).kernel("k").forms]
    assert loose == [True, True, False, False]
