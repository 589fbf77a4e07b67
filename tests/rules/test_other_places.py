"""Findings give way to what is stated elsewhere: a frame, a launch bound, an address that is kept."""

import pytest

import isaview
from isaview.rules.memory.indexed_local_arrays import BAD as INDEXED
from isaview.rules.samples import amdgcn, ptx, ptx_loop, sass

LOG = """ptxas info    : Compiling entry function 'k' for 'sm_80'
ptxas info    : Function properties for k
    {frame} bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
ptxas info    : Used 32 registers
"""


def codes(text, *logs, gpu=None):
    options = isaview.Options(logs=tuple(map(str, logs)), sidecars=False)
    (kernel, *_) = isaview.report(text, gpus=[gpu] if gpu else [], options=options).kernels
    return {one.code for one in kernel.findings}, kernel


@pytest.mark.parametrize(("frame", "found"), [(64, True), (0, False)])
def test_an_array_of_a_kernel_without_a_frame_is_in_registers(frame, found, tmp_path):
    (tmp_path / "k.log").write_text(LOG.format(frame=frame))
    assert ("ISA304" in codes(INDEXED, tmp_path / "k.log")[0]) == found


STEP = "8 fewer registers (88 → 80) let 24 warps run, not 20"
TILE = "\t.shared .align 4 .b8 tile[64];\n"
DYNAMIC = ".extern .shared .align 16 .b8 more[];\n"
USE = "\tld.shared.f32 %f1, [{}];\n\tst.global.f32 [%rd1], %f1;\n"


@pytest.mark.parametrize(
    ("directives", "module", "body", "message"),
    [
        (".reqntid 128\n", "", TILE + USE.format("tile"), STEP),
        ("", "", TILE + USE.format("tile"), ""),
        (".reqntid 128\n", DYNAMIC, USE.format("more"), f"{STEP}, if shared allows that"),
    ],
)
def test_a_step_that_the_launch_decides_says_so_or_nothing(directives, module, body, message, tmp_path):
    log = LOG.format(frame=0).replace("Used 32", "Used 88")
    (tmp_path / "k.log").write_text(log)
    _, kernel = codes(ptx(body, directives=directives, module=module), tmp_path / "k.log")
    assert [one.message for one in kernel.findings if one.code == "ISA201"] == [message] * bool(message)


WIDENED = """\
	ld.global.f32 %f1, [%rd1];
	cvt.f64.f32 %fd1, %f1;
	mul.f64 %fd2, %fd1, 0d3FE3333333333333;
	cvt.rn.f32.f64 %f2, %fd2;
	st.global.f32 [%rd1], %f2;
"""


@pytest.mark.parametrize(
    ("more", "parameters", "found"),
    [
        ("", "", True),
        ("\tld.param.f64 %fd3, [x];\n\tadd.f64 %fd4, %fd3, %fd2;\n\tst.global.f64 [%rd1+8], %fd4;\n", ", .param .f64 x", False),
        ("\tld.global.b64 %rd5, [%rd1+8];\n\tmov.b64 %fd3, %rd5;\n\tadd.f64 %fd4, %fd3, %fd2;\n", "", False),
    ],
)
def test_a_kernel_that_takes_float64_means_it(more, parameters, found):
    text = ptx(WIDENED + more, f".param .u64 a{parameters}", target="sm_86")
    assert ("ISA401" in codes(text)[0]) == found


ADDRESS = """\
	s_getpc_b64 s[34:35]
	s_add_u32 s34, s34, {low}@rel32@lo+4
	s_addc_u32 s35, s35, {high}@rel32@hi+12
"""
CALLS = """\
	s_mov_b32 s33, 8
.LBB0_1:
	s_swappc_b64 s[30:31], s[34:35]
	s_add_i32 s33, s33, -1
	s_cmp_lg_u32 s33, 0
	s_cbranch_scc1 .LBB0_1
	s_swappc_b64 s[30:31], s[34:35]
"""
DESCRIPTOR = ".amdhsa_kernel k\n.amdhsa_next_free_vgpr 8\n.amdhsa_next_free_sgpr 40\n.end_amdhsa_kernel\n"
FUNCTION = "\t.type\t{name},@function\n{name}:\n\ts_setpc_b64 s[30:31]\n.Le{name}:\n\t.size\t{name}, .Le{name}-{name}\n"


@pytest.mark.parametrize(
    ("address", "found"),
    [
        (ADDRESS.format(low="f", high="f"), False),
        ("\ts_load_dwordx2 s[34:35], s[4:5], 0x8\n", True),
        (ADDRESS.format(low="f", high="g"), True),
        (ADDRESS.format(low="g", high="g") + ADDRESS.format(low="f", high="f"), False),
        (ADDRESS.format(low="g", high="g") + "\ts_cbranch_scc0 .LBB0_1\n" + ADDRESS.format(low="f", high="f"), True),
        (ADDRESS.format(low="elsewhere", high="elsewhere"), False),
    ],
)
def test_a_call_by_the_kept_address_of_one_function_is_direct(address, found):
    text = amdgcn(address + CALLS, descriptor=DESCRIPTOR) + FUNCTION.format(name="f") + FUNCTION.format(name="g")
    assert ("ISA702" in codes(text)[0]) == found


@pytest.mark.parametrize(("frame", "text", "value"), [(0, "0", 0), (864, "≥ 800 B", 800), (72, None, None)])
def test_a_frame_proves_spills_or_that_there_are_none(frame, text, value, monkeypatch):
    from isaview.base.figures import figure
    from isaview.model.facts import Log, Stated, fact

    facts = {name: fact(name, frame, "k.cubin: EIATTR_FRAME_SIZE") for name in ("stack_bytes", "private_bytes")}
    log = Log((Stated("k", "sm_80", facts),))
    monkeypatch.setattr("isaview.tools.sidecars.read_file", lambda *_: log)
    found, kernel = codes(INDEXED, "k.cubin")
    spilled = kernel.measures.get("spilled_bytes")
    assert (
        (None, None)
        if text is None
        else (text, value) == ((None, None) if spilled is None else (figure(spilled), spilled.value))
    )
    assert ("ISA101" in found) == bool(value)
    if value:
        assert not spilled.at_most(1000) and spilled.at_least(800) and "lower bound" in spilled.because


@pytest.mark.parametrize(
    ("address", "frame", "message"),
    [
        (
            ADDRESS.format(low="elsewhere", high="elsewhere"),
            0,
            "the stack of external functions that it calls is not known here",
        ),
        (
            ADDRESS.format(low="elsewhere", high="elsewhere"),
            16,
            "the stack of external functions that it calls is not known here",
        ),
        (ADDRESS.format(low="f", high="f"), 0, "the size of its stack is known only when it runs"),
    ],
)
def test_a_stack_that_only_external_functions_need_is_not_called_dynamic(address, frame, message):
    metadata = f".vgpr_count: 8\n.sgpr_count: 40\n.private_segment_fixed_size: {frame}\n.uses_dynamic_stack: true\n"
    text = amdgcn(address + CALLS, descriptor=DESCRIPTOR, metadata=metadata) + FUNCTION.format(name="f")
    assert [one.message for one in codes(text)[1].findings if one.code == "ISA703"] == [message]


FROM_32, LANES = "32 sectors a request", "global load with lanes"
UNROLLED = "\tld.global.f32 %f3, [%rd4+4];\n\tst.global.f32 [%rd4+8], %f3;\n\tst.global.f32 [%rd1], %f3;\n"


@pytest.mark.parametrize(
    ("factor", "more", "message"),
    [
        (
            "ld.param.u32 %r2, [x_inc]",
            "",
            f"if x_inc is 8 or more: {LANES} x_inc × 4 B apart: {FROM_32} in loop",
        ),
        (
            "ld.param.u32 %r5, [x_inc];\n\tadd.s32 %r2, %r5, -1",
            "",
            f"if (x_inc - 1) is 8 or more: {LANES} (x_inc - 1) × 4 B apart: {FROM_32} in loop",
        ),
        (
            "ld.param.u32 %r5, [x_inc];\n\tshl.b32 %r2, %r5, 1",
            "",
            f"if x_inc is 4 or more: {LANES} x_inc × 8 B apart: {FROM_32} in loop",
        ),
        (
            "ld.param.u32 %r2, [x_inc]",
            UNROLLED,
            f"if x_inc is 8 or more: {LANES} x_inc × 4 B apart: {FROM_32}, and 2 more accesses in loop",
        ),
        (
            "ld.global.u32 %r2, [%rd1]",
            "",
            f"if what line 15 loads is 8 or more: {LANES} what line 15 loads × 4 B apart: {FROM_32} in loop",
        ),
        ("mov.u32 %r2, 1024", "", "lanes 4,096 B apart: 32 sectors a request in loop"),
    ],
)
def test_a_stride_is_told_with_its_argument_and_its_accesses_are_counted(factor, more, message):
    before = f"""\
	mov.u32 %r1, %tid.x;
	{factor};
	mul.lo.s32 %r3, %r1, %r2;
	mul.wide.s32 %rd3, %r3, 4;
	add.s64 %rd4, %rd1, %rd3;
"""
    body = f"\tld.global.f32 %f2, [%rd4];\n{more}\tadd.s64 %rd4, %rd4, 1048576;\n"
    _, kernel = codes(ptx_loop(body, before, parameters=".param .u64 a, .param .u32 x_inc"))
    (finding,) = (one for one in kernel.findings if one.code == "ISA301")
    assert message in finding.message
    assert (finding.condition is None) == ("if " not in message) and (finding.condition or finding).name


@pytest.mark.parametrize(
    ("factor", "found"),
    [
        ("mul.lo.s32 %r3, %r1, %r2;\n\tmul.lo.s32 %r5, %r4, %r6;\n\tadd.s32 %r3, %r3, %r5", True),
        ("mul.lo.s32 %r3, %r1, %r2;\n\tmul.lo.s32 %r5, %r1, %r6;\n\tsub.s32 %r3, %r3, %r5", False),
        ("mul.lo.s32 %r3, %r1, %r2;\n\tmul.lo.s32 %r5, %r3, %r6;\n\tadd.s32 %r3, %r3, %r5", False),
        ("shr.s32 %r5, %r2, 1;\n\tsub.s32 %r5, %r6, %r5;\n\tmul.lo.s32 %r3, %r1, %r5", False),
    ],
)
def test_a_stride_of_several_terms_is_told_where_they_cannot_cancel(factor, found):
    before = f"""\
	ld.param.u32 %r2, [x_inc];
	ld.param.u32 %r6, [y_inc];
	mov.u32 %r1, %tid.x;
	mov.u32 %r4, %tid.x;
	{factor};
	mul.wide.s32 %rd3, %r3, 4;
	add.s64 %rd4, %rd1, %rd3;
"""
    body = "\tld.global.f32 %f2, [%rd4];\n\tadd.s64 %rd4, %rd4, 1048576;\n"
    text = ptx_loop(body, before, parameters=".param .u64 a, .param .u32 x_inc, .param .u32 y_inc")
    assert ("ISA301" in codes(text)[0]) == found


REDUCTION = "FMUL R2, R3, 0.63661974668502807617 ;\n"
"""What the slow path of sine has of 2/π where the table of its digits is in constant memory."""
PLACE = "IADD3 R3, R1, 0x10, RZ ;\nS2R R2, SR_TID.X ;\nLEA R4, R2, R3, 0x2 ;\n"


@pytest.mark.parametrize(
    ("before", "accesses", "found"),
    [("", 4, {"ISA304"}), (REDUCTION, 4, {"ISA405"}), (REDUCTION, 9, {"ISA304", "ISA405"}), (2 * REDUCTION, 9, {"ISA405"})],
)
def test_the_array_of_the_slow_path_of_sine_is_nobodys(before, accesses, found):
    text = sass(before + PLACE + "STL [R4], R5 ;\n" * accesses)
    (kernel,) = isaview.report(text, select=("ISA304", "ISA405"), strict=True).kernels
    assert {one.code for one in kernel.findings} == found
