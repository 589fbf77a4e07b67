"""MLIR, a statement a row: what it is, what is written and read with the bits a lane holds, what it means for the model."""

import pytest

from isaview import read

ALIASES = """#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
!pointers = tensor<32x16x!tt.ptr<f16>, #blocked>
"""
ARGUMENTS = "%a: i32, %b: i32, %c: i1, %f: f32, %p: !tt.ptr<f16>, %x: tensor<32x16xf32, #blocked>, %q: !pointers"
HEAD = (
    'module attributes {"ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {\n'
    f"  tt.func public @k({ARGUMENTS}) {{\n"
)
TENSOR, MASK, INT = "tensor<32x16xf32, #blocked>", "tensor<32x16xi1, #blocked>", "tensor<32x16xi32, #blocked>"
HALF = "tensor<32x16xf16, #blocked>"


def kernel(body):
    (module,) = read(f"{ALIASES}{HEAD}    {body}\n    tt.return\n  }}\n}}\n")
    (found,) = module.kernels
    assert found.complete, found.unread[0]
    return found


def one(body):
    found = kernel(body)
    assert len(found) == 2, [form.opcode for form in found.forms]
    return found.instruction(0)


def values(registers):
    return " ".join(f"{register.name[1:]}:{register.bits}" for register in registers)


# statement | class | writes | reads
PLAIN = [
    ("%0 = arith.addi %a, %b : i32", "integer", "0:32", "a:32 b:32"),
    ("%0 = arith.addi %a, %b overflow<nsw> : i32 loc(#loc3)", "integer", "0:32", "a:32 b:32"),
    ('%0 = "arith.addi"(%a, %b) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32', "integer", "0:32", "a:32 b:32"),
    (f"%0 = arith.mulf %x, %x : {TENSOR}", "float32", "0:128", "x:128 x:128"),
    (f"%0 = arith.truncf %x : {TENSOR} to {HALF}", "convert", "0:64", "x:128"),
    (f"%0 = arith.cmpf ogt, %x, %x : {TENSOR}", "compare", "0:4", "x:128 x:128"),
    ("%0 = arith.cmpi slt, %a, %b : i32", "compare", "0:1", "a:32 b:32"),
    (f"%0 = arith.select %c, %x, %x : {TENSOR}", "compare", "0:128", "c:1 x:128 x:128"),
    ("%0 = arith.sitofp %a : i32 to f32", "convert", "0:32", "a:32"),
    (f"%0 = math.exp2 %x : {TENSOR}", "transcendental", "0:128", "x:128"),
    ("%0:2 = arith.mulsi_extended %a, %b : i32", "integer", "0#0:32 0#1:32", "a:32 b:32"),
    ("%0 = tt.get_program_id x : i32", "scalar", "0:32", ""),
    (
        "%0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>",
        "integer", "0:32", "",
    ),
    ("%0 = tt.addptr %p, %a : !tt.ptr<f16>, i32", "integer", "0:64", "p:64 a:32"),
    ("%0 = tt.load %p : !tt.ptr<f16>", "global_load", "0:16", "p:64"),
    ("%0 = tt.load %q {cache = 1 : i32} : !pointers", "global_load", "0:64", "q:256"),
    ("%0 = tt.load %q : tensor<32x16x!tt.ptr<f16>, #blocked>", "global_load", "0:64", "q:256"),
    ("tt.store %p, %f : !tt.ptr<f16>", "global_store", "", "p:64 f:32"),
    ("%0 = tt.atomic_rmw fadd, acq_rel, gpu, %p, %f, %c : (!tt.ptr<f32>, f32, i1) -> f32", "global_atomic", "0:32",
     "p:64 f:32 c:1"),
    (f"%0 = ttg.convert_layout %x : {TENSOR} -> tensor<32x16xf32, #mma>", "cross_lane", "0:256", "x:128"),
    (f"%0 = ttg.local_alloc %x : ({TENSOR}) -> !ttg.memdesc<32x16xf32, #shared, #smem>", "shared_store", "0:0", "x:128"),
    ("%0 = ttg.async_wait {num = 2 : i32}", "wait", "0:0", ""),
    ("gpu.barrier", "barrier", "", ""),
    ('%0 = tt.elementwise_inline_asm "mov $0, $1;" {pure = true} %a : i32 -> i32', "integer", "0:32", "a:32"),
    ("%0 = vendor.thing %a, keep = [1, 2] : (i32) -> vector<4xf32>", "unknown", "0:128", "a:32"),
]  # fmt: skip


@pytest.mark.parametrize(("statement", "kind", "writes", "reads"), PLAIN, ids=[row[0][:60] for row in PLAIN])
def test_a_statement_reads_and_writes_what_it_names(statement, kind, writes, reads):
    found = one(statement)
    assert (found.form.instruction_class, values(found.writes), values(found.reads)) == (kind, writes, reads)


NOTHING_OF_THEIR_OWN = [
    (f"%0 = tt.splat %a : i32 -> {INT}", "%a"),
    ("%0 = tt.bitcast %a : i32 -> f32", "%a"),
    (f"%0 = arith.constant dense<1.5> : {TENSOR}", "dense<1.5>"),
    ("%0 = arith.constant -7 : i32", "-7"),
    ("%0 = arith.constant true", "true"),
    ('%0 = "arith.constant"() <{value = 64 : i32}> : () -> i32', "64 : i32"),
    (f"%0 = arith.constant dense<[{', '.join(['1.0'] * 99)}]> : tensor<99xf32>", "dense"),
]


@pytest.mark.parametrize(("statement", "means"), NOTHING_OF_THEIR_OWN, ids=[row[0][:40] for row in NOTHING_OF_THEIR_OWN])
def test_views_and_constants_are_read_by_what_they_are(statement, means):
    found = kernel(f"{statement}\n    %1 = arith.addi %0, %b : i32")
    assert found.instruction(0).writes == ()
    assert found.instruction(1).operands == (means, "%b")


def test_views_of_views_and_of_several_values_are_followed():
    found = kernel(
        f"%s = tt.splat %a : i32 -> tensor<32x1xi32, #blocked>\n"
        f"    %t = tt.broadcast %s : tensor<32x1xi32, #blocked> -> {INT}\n"
        f"    %u = arith.addi %t, %t : {INT}\n"
        f"    %w:2 = ttng.warp_group_dot_wait %u, %x {{pendings = 0 : i32}} : {INT}, {TENSOR}\n"
        f"    tt.store %q, %w#1 : !pointers"
    )
    assert found.instruction(2).operands == ("%a", "%a")
    assert found.instruction(4).operands == ("%q", "%x")


TYPES = [
    ("tensor<128x64xbf16, #blocked>", (128, 64), "bf16", 16, "blocked", "value"),
    ("tensor<?x4xf8E4M3FN>", (None, 4), "f8E4M3FN", 8, None, "value"),
    ("tensor<f32>", (), "f32", 32, None, "value"),
    ("tensor<4x!tt.ptr<f16>, #mma>", (4,), "ptr<f16>", 64, "nvidia_mma", "value"),
    ("tensor<4xcomplex<f32>>", (4,), "complex<f32>", 64, None, "value"),
    ("!ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>", (3, 128, 64), "f16", 16, "swizzled_shared", "shared"),
    ("!ttg.memdesc<128x128xf32, #blocked, #ttng.tensor_memory, mutable>", (128, 128), "f32", 32, "blocked", "tensor_memory"),
    ("!tt.tensordesc<tensor<64x64xf16, #shared>>", (), "tensordesc<tensor<64x64xf16, #shared>>", 64, None, "descriptor"),
    ("memref<16x8xf32, strided<[8, 1]>, 3>", (16, 8), "f32", 32, None, "global"),
    ("vector<4xf32>", (), "vector<4xf32>", 128, None, "value"),
    ("index", (), "index", 64, None, "value"),
    ("!llvm.ptr<3>", (), "ptr<3>", 64, None, "value"),
    ("!ttg.async.token", (), "ttg.async.token", 0, None, "value"),
]


@pytest.mark.parametrize(("text", "shape", "element", "bits", "encoding", "place"), TYPES, ids=[row[0] for row in TYPES])
def test_types_say_shape_element_encoding_and_place(text, shape, element, bits, encoding, place):
    (of,) = one(f'%0 = "vendor.thing"() : () -> {text}').form.tensors.results
    name = None if of.encoding is None else of.encoding.name
    assert (of.shape, of.element, of.bits, name, of.place) == (shape, element, bits, encoding, place)


def test_encodings_keep_parameters_parents_and_aliases():
    (of,) = one(
        '%0 = "vendor.thing"() : () -> tensor<16xf16, #ttg.slice<{dim = 0, parent = '
        "#ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>}>>"
    ).form.tensors.results
    assert (of.encoding.name, of.encoding.parameter("dim"), of.encoding.alias) == ("slice", 0, "")
    operand = of.encoding.parent
    assert (operand.name, operand.parameter("opIdx"), operand.parameter("kWidth")) == ("dot_op", 1, 2)
    assert (operand.parent.alias, operand.parent.parameter("instrShape")) == ("#mma", (16, 8))
    (linear,) = one(
        '%0 = "vendor.thing"() : () -> tensor<4x4xf16, '
        "#ttg.linear<{register = [[0, 1], [0, 2]], lane = [[1, 0]], warp = [], block = []}>>"
    ).form.tensors.results
    assert linear.encoding.parameter("register") == ((0, 1), (0, 2)) and linear.encoding.parameter("warp") == ()


def test_attributes_and_words_are_kept():
    found = one("%0 = tt.load %q {isVolatile = true, tt.contiguity = 8 : i32} : !pointers")
    assert found.form.tensors.attributes == (("isVolatile", "true"), ("tt.contiguity", "8 : i32"))
    assert one("%0 = arith.cmpi slt, %a, %b : i32").form.modifiers == ("slt",)
    (access,) = found.form.accesses
    assert (access.space, access.kind, access.bytes, access.per) == ("global", "load", 32 * 16 * 2, "group")


OPERANDS = [
    (f"%0 = arith.select %c, %x, %x : {TENSOR}", ["i1", "32x16xf32", "32x16xf32"]),
    (f"%0 = arith.select %m, %x, %x : {MASK}, {TENSOR}", ["32x16xi1", "32x16xf32", "32x16xf32"]),
    ("tt.store %q, %x, %m : !pointers", ["32x16xptr<f16>", "32x16xf16", "32x16xi1"]),
    ("%0 = tt.load %q, %m, %x : !pointers", ["32x16xptr<f16>", "32x16xi1", "32x16xf16"]),
    ("%0 = ttg.memdesc_index %s[%a] : !ttg.memdesc<3x8xf32, #shared, #smem> -> !ttg.memdesc<8xf32, #shared, #smem>",
     ["3x8xf32", "i32"]),
    (f"ttg.local_store %x, %s : {TENSOR} -> !ttg.memdesc<32x16xf32, #shared, #smem>", ["32x16xf32", "32x16xf32"]),
    (f"%0 = amdg.buffer_load %p[%o], %m, %x : !tt.ptr<f32> -> {TENSOR}", ["ptr<f32>", "32x16xi32", "32x16xi1", "32x16xf32"]),
    (f"amdg.buffer_store %x, %p[%o], %m : !tt.ptr<f32> -> {TENSOR}", ["32x16xf32", "ptr<f32>", "32x16xi32", "32x16xi1"]),
    ("%0 = tt.descriptor_load %d[%a, %b] : !tt.tensordesc<tensor<8x8xf16>> -> tensor<8x8xf16, #blocked>",
     ["tensordesc<tensor<8x8xf16>>", "i32", "i32"]),
    ("%0 = ttg.async_copy_global_to_local %q, %s mask %m other %x {n = 8 : i32} : !pointers -> <32x16xf16, #shared, #smem>",
     ["32x16xptr<f16>", "32x16xf16", "32x16xi1", "32x16xf16"]),
    ("%0 = tt.dot %l, %r, %x : tensor<32x8xf16> * tensor<8x16xf16> -> tensor<32x16xf32>",
     ["32x8xf16", "8x16xf16", "32x16xf32"]),
]  # fmt: skip


@pytest.mark.parametrize(("statement", "types"), OPERANDS, ids=[row[0][:50] for row in OPERANDS])
def test_types_that_a_statement_leaves_out_follow_from_those_it_has(statement, types):
    operands = one(statement).form.tensors.operands
    assert ["x".join((*map(str, of.shape), of.element or "?")) for of in operands] == types


UNREAD = [
    ("%0 = arith.addi %a, %b) : i32", "unexpected ')'"),
    ("%0 = arith.addi (%a, %b : i32", "expected a closing bracket"),
    ("%0 = 5", "expected the name of an operation"),
    ("%0 = arith.addi %a, `b : i32", "unexpected character '`'"),
    ("three little words", "expected the name of an operation"),
]


@pytest.mark.parametrize(("statement", "message"), UNREAD)
def test_what_is_no_statement_is_told_with_its_place(statement, message):
    (module,) = read(f"{ALIASES}{HEAD}    {statement}\n    tt.return\n  }}\n}}\n")
    (told,) = module.diagnostics
    assert (told.line, told.message) == (8, message)
    assert len(module.kernels[0]) == 1 and not module.kernels[0].complete


def test_a_message_names_the_column_in_the_line():
    (module,) = read(f"{ALIASES}{HEAD}    %0 = tt.load %q : !pointers `\n    tt.return\n  }}\n}}\n")
    line = "    %0 = tt.load %q : !pointers `"
    assert module.diagnostics[0].column == line.index("`") + 1
