"""The allocation estimate: rules with exact answers, laws, and the folding and scheduling they stand on."""

from __future__ import annotations

from itertools import permutations

import pytest

import isaview
from isaview.analysis.registers.ptxas import estimate as virtual
from isaview.analysis.registers.ptxas.fold import fold
from isaview.analysis.registers.ptxas.launch_target import launch_target
from isaview.analysis.registers.schedule.dependences import Dag, dag
from isaview.analysis.registers.schedule.lifetimes import lifetimes
from isaview.analysis.registers.schedule.order import by_latency, shortest
from isaview.flow.graph import flow_of
from isaview.gpus.hardware import all_gpus
from tests.support.virtual_kernels import gpu, kernel, loads, mnemonics

HEAD = ".version 8.0\n.target sm_80\n.address_size 64\n"
SETMAXNREG = "setmaxnreg.inc.sync.aligned.u32 168;"


@pytest.mark.parametrize(
    ("bounds", "target", "threads_rule", "cap"),
    [
        ("", "sm_80", 32, 255),
        ("", "sm_75", 64, 255),
        ("", "sm_89", 40, 255),
        ("", "sm_120", 40, 255),
        (".maxntid 1024, 1, 1", "sm_80", 32, 64),
        (".maxntid 192, 1, 1\n.minnctapersm 2", "sm_80", 168, 168),
        (".maxntid 256, 1, 1\n.minnctapersm 1", "sm_80", 255, 255),
        (".maxntid 1024, 1, 1\n.minnctapersm 2", "sm_120", 64, 64),
        (".maxntid 1024, 1, 1\n.minnctapersm 2", "sm_80", 32, 32),
        (".maxnreg 48", "sm_80", 48, 48),
        (".maxntid 1024\n.maxnreg 200", "sm_90", 200, 200),
        (".maxntid 512\n.minnctapersm 1\n.maxnreg 160", "sm_90", 128, 128),
    ],
)
def test_bounds(bounds: str, target: str, threads_rule: int, cap: int) -> None:
    found = launch_target(kernel("", bounds, target), gpu(target))
    assert (found.registers, found.cap) == (threads_rule, cap)


@pytest.mark.parametrize(
    ("stated", "asked", "registers"),
    [
        (".reqntid 384\n.minnctapersm 1", "inc.sync.aligned.u32 232", 168),
        (".maxntid 512\n.minnctapersm 1", "inc.sync.aligned.u32 232", 128),
        (".maxntid 256\n.minnctapersm 1", "inc.sync.aligned.u32 232", 232),
        (".maxntid 256\n.minnctapersm 1", "dec.sync.aligned.u32 40", 255),
        (".maxntid 384\n.minnctapersm 1", "inc.sync.aligned.u32 96", 96),
        (".maxntid 384\n.maxnreg 200", "inc.sync.aligned.u32 232", 200),
        (".maxntid 384\n.minnctapersm 1\n.maxnreg 100", "inc.sync.aligned.u32 232", 100),
        (".maxnreg 100", "dec.sync.aligned.u32 40", 100),
    ],
)
def test_a_kernel_that_sets_its_own_share_starts_with_the_most_it_asks_for(stated: str, asked: str, registers: int) -> None:
    """Each row is what ptxas 13.0 and 13.5 give."""
    measure = virtual.estimate(kernel(f"setmaxnreg.{asked};", stated, "sm_90a"), gpu("sm_90a"))
    assert (measure.low, measure.value, measure.high) == (registers,) * 3


@pytest.mark.parametrize("stated", ["", ".reqntid 384", ".maxntid 256", ".minnctapersm 1"])
def test_where_nothing_says_what_it_starts_with_the_share_is_ignored(stated: str) -> None:
    assert virtual.estimate(kernel(SETMAXNREG, stated, "sm_90a"), gpu("sm_90a")).value < 32


def test_the_least_and_the_most() -> None:
    assert virtual.estimate(kernel(""), gpu()).value <= 8
    many = kernel(loads(400))
    capped = virtual.allocation(kernel(loads(400), ".maxntid 1024, 1, 1\n.minnctapersm 1"), gpu())
    assert capped.registers <= 64
    assert virtual.allocation(many, gpu()).registers >= 32


def test_the_target_stops_early_loads() -> None:
    assert virtual.allocation(kernel(loads(10)), gpu()).state == "below"
    assert virtual.allocation(kernel(loads(25)), gpu("sm_75")).registers > 25
    found = virtual.allocation(kernel(loads(60)), gpu())
    assert found.written > 32
    assert found.shortened is not None
    assert found.shortened <= found.written


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("mov.u32 %r1, %tid.x;\nmov.u32 %r2, %r1;\nst.shared.u32 [%r2], %r1;", 1),
        ("mov.u32 %r1, 5;\nmov.u32 %r9, %tid.x;\nadd.s32 %r2, %r9, %r1;\nst.shared.u32 [%r9], %r2;", 2),
        ("mov.u32 %r9, %tid.x;\nshl.b32 %r1, %r9, 2;\nadd.s32 %r2, %r1, 8;\nst.shared.u32 [%r2], %r9;", 1),
        ("mov.u32 %r9, %tid.x;\nshl.b32 %r1, %r9, 2;\nadd.s32 %r2, %r1, 8;\nst.shared.u32 [%r2], %r1;", 1),
        ("mov.u32 %r9, %tid.x;\nshl.b32 %r1, %r9, 2;\nadd.s32 %r2, %r1, 8;\nst.shared.v2.u32 [%r2], {%r1, %r9};", 2),
        ("ld.param.u32 %r1, [k_param_1];\nmov.u32 %r9, %tid.x;\nadd.s32 %r2, %r9, %r1;\nst.shared.u32 [%r2], %r2;", 1),
        ("mov.u32 %r1, %tid.x;\ncvt.u64.u32 %rd1, %r1;\nst.shared.u64 [%r1], %rd1;", 1),
        ("mov.u32 %r1, %tid.x;\nadd.s32 %r2, %r1, 1;\nst.shared.u32 [%r1], %r1;", 1),
        ("mov.pred %p1, 0;\nmov.u32 %r1, %tid.x;\n@%p1 ld.shared.u32 %r2, [%r1];\nst.shared.u32 [%r1], %r1;", 1),
    ],
    ids=[
        "copy",
        "constant",
        "address",
        "address of a value",
        "address of one of two",
        "parameter",
        "widened",
        "unread",
        "never",
    ],
)
def test_values_that_take_no_register(body: str, expected: int) -> None:
    folded = fold(kernel(body), uniform=False)
    assert max(peak for peak, _ in lifetimes(folded, flow_of(kernel(body))).peaks) == expected


@pytest.mark.parametrize(
    ("address", "expected"),
    [("mov.b64 %rd1, k_param_0;\nadd.s64 %rd2, %rd1, 8;", 1), ("cvt.u64.u32 %rd1, %r9;\nadd.s64 %rd2, %rd1, k_param_0;", 3)],
    ids=["the text says where", "an index says where"],
)
def test_a_parameter_of_a_structure_takes_no_register_where_its_place_is_known(address: str, expected: int) -> None:
    """As nvcc reads the fields of a structure given by value: ``LDC`` only where an index chooses, else a constant operand."""
    body = f"mov.u32 %r9, %tid.x;\n{address}\nld.param.v2.u32 {{%r1, %r2}}, [%rd2+16];\nadd.s32 %r3, %r9, %r1;\n"
    one = kernel(body + "add.s32 %r4, %r3, %r2;\nst.shared.u32 [%r4], %r4;")
    folded = fold(one, uniform=False)
    assert max(peak for peak, _ in lifetimes(folded, flow_of(one)).peaks) == expected


SUM = "add.s64 %rd{0}, %rd{1}, %rd3;\nst.global.u32 [%rd{0}], %r1;\n"


@pytest.mark.parametrize(
    ("offset", "made"),
    [
        ("mul.wide.s32 %rd3, %r2, 4;", "mul"),
        ("cvt.s64.s32 %rd2, %r2;\nshl.b64 %rd3, %rd2, 2;", "shl"),
        ("cvt.s64.s32 %rd3, %r2;", "cvt"),
    ],
)
@pytest.mark.parametrize(("stored", "is_made"), [("", False), ("st.shared.u64 [%r1], %rd3;", True)])
def test_an_offset_that_sums_alone_read_is_worked_out_by_them(offset: str, made: str, stored: str, is_made: bool) -> None:
    read = "mov.u32 %r1, %tid.x;\nld.shared.v2.u64 {%rd8, %rd9}, [%r1];\nld.shared.u32 %r2, [%r1+16];\n"
    names = mnemonics(f"{read}{offset}\n{SUM.format(4, 8)}{SUM.format(5, 9)}{stored}")
    assert (made in names) == is_made


def test_what_is_computed_from_constants_vanishes() -> None:
    body = "mov.b32 %r1, 3;\nnot.b32 %r2, %r1;\nmul.lo.s32 %r3, %r2, %r1;\nmov.u32 %r4, %tid.x;\nst.shared.u32 [%r4], {};"
    opcodes = [
        [one.forms[step.index].mnemonic for step in fold(one, uniform=False).steps[0]]
        for one in (kernel(body.format("%r3")), kernel(body.format("%r3").replace("%r1, 3", "%r1, %tid.y")))
    ]
    assert opcodes == [["mov", "st", "ret"], ["mov", "not", "mul", "mov", "st", "ret"]]


@pytest.mark.parametrize(
    ("middle", "peak"),
    [
        ("mov.u32 %r2, 0;\nmov.u32 %r3, 0;\n", 3),
        ("mov.u32 %r2, 0;\nmov.u32 %r3, 0;\nst.shared.u32 [%r1+8], %r2;\n", 4),
        ("ld.shared.v2.u32 {%r2, %r3}, [%r1+16];\n", 5),
    ],
    ids=["constants", "one of them is read before", "values"],
)
def test_a_constant_that_a_guarded_load_leaves_in_place_comes_with_the_load(middle: str, peak: int) -> None:
    body = f"mov.u32 %r1, %tid.x;\nsetp.lt.u32 %p1, %r1, 7;\n{middle}ld.shared.v2.u32 {{%r4, %r5}}, [%r1];\n"
    body += "add.s32 %r6, %r4, %r5;\n@%p1 ld.shared.v2.u32 {%r2, %r3}, [%r1+4];\nst.shared.v2.u32 [%r6], {%r2, %r3};"
    one = kernel(body)
    assert max(peak for peak, _ in lifetimes(fold(one, uniform=False), flow_of(one)).peaks) == peak


def test_a_constant_added_to_a_wide_address_is_its_offset() -> None:
    read = "ld.global.u64 %rd1, [%rd9];\nadd.s64 %rd2, %rd1, 2048;\n{}\nld.global.u32 %r1, [%rd2];\nst.global.u32 [%rd1], %r1;"
    begin = "ld.param.u64 %rd9, [k_param_0];\n"
    assert "add" not in mnemonics(begin + read.format(""))
    assert "add" in mnemonics(begin + read.format("st.global.u64 [%rd1], %rd2;"))


@pytest.mark.parametrize(
    ("slow", "registers"),
    [("div.approx.f32", 0), ("div.full.f32", 3), ("rcp.rn.f32", 6), ("div.rn.f32", 8), ("div.rn.ftz.f32", 8)],
)
def test_a_helper_of_a_slow_operation_takes_registers_of_its_own(slow: str, registers: int) -> None:
    operands = "%f3, %f1" if slow.startswith("rcp") else "%f3, %f1, %f2"
    begin = "mov.u32 %r1, %tid.x;\nld.shared.v2.f32 {%f1, %f2}, [%r1];\n"
    peaks = []
    for text in (f"{slow} {operands};", "add.f32 %f3, %f1, %f2;"):
        one = kernel(f"{begin}{text}\nst.shared.v2.f32 [%r1], {{%f3, %f2}};")
        folded = fold(one, uniform=False)
        peaks.append(max(peak for peak, _ in lifetimes(folded, flow_of(one)).peaks))
    assert peaks[0] - peaks[1] == registers


def test_what_the_launch_states_takes_no_register() -> None:
    body = "mov.u32 %r1, %{}.x;\nmul.lo.s32 %r2, %r1, 7;\nmov.u32 %r3, %tid.x;\nst.shared.u32 [%r3], %r2;"
    assert "mul" not in mnemonics(body.format("nctaid"))
    assert "mul" in mnemonics(body.format("ctaid"))


@pytest.mark.parametrize(("stored", "left"), [("%r1", 0), ("%r2", 1)])
def test_a_value_that_only_its_own_loop_reads_goes(stored: str, left: int) -> None:
    body = "mov.u32 %r1, %tid.x;\nmov.u32 %r2, 0;\nmov.u32 %r3, 0;\nL:\nmad.lo.s32 %r2, %r2, %r2, %r1;\n"
    body += f"add.s32 %r3, %r3, %r1;\nsetp.lt.s32 %p1, %r3, 9;\n@%p1 bra L;\nst.shared.u32 [%r1], {stored};"
    assert mnemonics(body).count("mad") == left


@pytest.mark.parametrize(("before", "left"), [("mov.pred %p1, 0;", 0), ("", 1)], ids=["known here", "set again in the loop"])
def test_a_guard_is_known_where_it_stands(before: str, left: int) -> None:
    body = f"mov.u32 %r1, %tid.x;\nmov.pred %p1, -1;\nL:\n{before}\n@%p1 st.shared.u32 [%r1], %r1;\n"
    body += "setp.lt.u32 %p1, %r1, 4;\n@%p1 bra L;"
    assert mnemonics(body).count("st") == left


WAITS = "shfl.sync.bfly.b32 %r2, %r1, 1, 31, -1;\nst.shared.u32 [%r1], %r2;\n"


def test_nothing_moves_across_what_waits_for_the_wave() -> None:
    one = kernel(loads(20).replace("mov.f32 %f0", "mov.u32 %r1, %tid.x;\n" + WAITS + "mov.f32 %f0"))
    folded = fold(one, uniform=False)
    made = dag(folded.steps[0], frozenset(), frozenset(), folded.weight)
    divider = next(node for node, step in enumerate(made.steps) if step.trait.divides)
    assert all(divider in made.after[node] for node in range(divider))
    assert made.after[divider] == list(range(divider + 1, len(made.steps)))


def test_values_equal_in_all_lanes_have_a_file_of_their_own_on_some_targets() -> None:
    body = "mov.u32 %r1, %ctaid.x;\nmul.lo.s32 %r2, %r1, 7;\nmov.u32 %r3, %tid.x;\n"
    body += "add.s32 %r4, %r3, %r2;\nst.shared.u32 [%r3], %r4;"
    one = kernel(body)
    peaks = [max(peak for peak, _ in lifetimes(fold(one, uniform=uniform), flow_of(one)).peaks) for uniform in (False, True)]
    assert peaks == [2, 2]
    steps = [sum(map(len, fold(one, uniform=uniform).steps)) for uniform in (False, True)]
    assert steps[1] < steps[0]


BRANCH = """mov.u32 %r1, %tid.x;
ld.shared.u32 %r2, [%r1];
setp.lt.u32 %p1, %r2, 7;
@%p1 bra {target};
{side}
{target}:
{meet}"""
SIDE = "ld.shared.u32 %r2, [%r1+4];"


MEET = "ld.shared.u32 %r3, [%r1+8];\nadd.s32 %r4, %r3, %r2;\nst.shared.u32 [%r1], %r4;"


COPY = """ld.param.u64 %rd1, [k_param_0];
mov.u32 %r1, %tid.x;
mul.wide.u32 %rd2, %r1, 4;
add.s64 %rd3, %rd1, %rd2;
add.s64 %rd4, %rd3, 65536;
"""


SUMS = """ld.global.f64 %rd10, [%rd1];
ld.global.f64 %rd11, [%rd1+8];
ld.global.f64 %rd12, [%rd1+16];
add.f64 %rd13, %rd10, %rd12;
add.f64 %rd14, %rd12, %rd10;
add.f64 %rd15, %rd11, %rd13;
st.global.f64 [%rd1+400], %rd13;
st.global.f64 [%rd1+408], %rd14;
st.global.f64 [%rd1+416], %rd15;
"""
PRODUCT = (
    "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%f5, %f6, %f7, %f8}, {%r1, %r2, %r3, %r4}, {%r5, %r6}, "
    "{%f5, %f6, %f7, %f8};\nst.global.f32 [%rd1+424], %f5;"
)


def test_orders_bound_each_other() -> None:
    one = kernel(loads(40))
    folded = fold(one, uniform=False)
    lives = lifetimes(folded, flow_of(one))
    made = dag(folded.steps[0], lives.live_in[0], lives.live_out[0], folded.weight)
    written = lives.peak[0]
    assert shortest(made) <= written - 30
    assert by_latency(made, 10**6) >= written - 1
    assert 5 < by_latency(made, 5) <= by_latency(made, 10**6)


def least(block: Dag) -> int:
    """The least peak of all orders of a small block."""
    weight = block.weight
    best = 10**6
    for order in permutations(range(len(block.uses))):
        place = {node: at for at, node in enumerate(order)}
        if any(place[node] > place[after] for node, following in enumerate(block.after) for after in following):
            continue
        left = block.remaining()
        now = peak = sum(weight[value] for value in block.live_in if left[value])
        for node in order:
            for value in block.uses[node]:
                left[value] -= 1
                now -= 0 if left[value] else weight[value]
            now += sum(weight[value] for value in block.makes[node])
            peak = max(peak, now)
            now -= sum(weight[value] for value in block.makes[node] if not left[value])
        best = min(best, peak)
    return best


@pytest.mark.parametrize(
    "body",
    [
        pytest.param(loads(3), id="loads"),
        pytest.param(
            "mov.u32 %r1, %tid.x;\nmul.lo.u32 %r2, %r1, %r1;\nadd.u32 %r3, %r2, %r1;\nst.global.u32 [%rd1], %r3;", id="chain"
        ),
    ],
)
def test_no_order_is_shorter_than_the_shortest_there_is(body: str) -> None:
    one = kernel(body)
    folded = fold(one, uniform=False)
    lives = lifetimes(folded, flow_of(one))
    made = dag(folded.steps[0], lives.live_in[0], lives.live_out[0], folded.weight)
    assert len(made.uses) <= 9
    assert shortest(made) >= least(made) > 0


@pytest.mark.parametrize("count", [1, 5, 12, 20, 40, 120])
@pytest.mark.parametrize("target", ["sm_75", "sm_80", "sm_86", "sm_90", "sm_100", "sm_120"])
def test_the_estimate_lies_in_its_interval_and_under_the_cap(count: int, target: str) -> None:
    one = kernel(loads(count), target=target)
    found = virtual.allocation(one, gpu(target))
    assert virtual.RESERVED <= found.low <= found.registers <= found.high <= found.target.cap
    assert found.because
    assert virtual.allocation(one, gpu(target)) == found


def test_without_budget_the_interval_is_wider_and_says_so() -> None:
    one = kernel(loads(20))
    full, none = virtual.allocation(one, gpu()), virtual.allocation(one, gpu(), budget=0)
    assert full.complete
    assert not none.complete
    assert none.high - none.low > 0
    assert "budget" in none.because


def test_above_the_target_what_the_budget_leaves_out_counts_as_written() -> None:
    """Loads first and their sum after them: the shortest order needs few, and starting the loads early is not looked at."""
    values = "".join(f"ld.global.f32 %f{number}, [%rd1+{4 * number}];\n" for number in range(1, 101))
    sums = "".join(f"add.f32 %f0, %f0, %f{number};\n" for number in range(1, 101))
    one = kernel(f"ld.param.u64 %rd1, [k_param_0];\nmov.f32 %f0, 0f00000000;\n{values}{sums}st.global.f32 [%rd1], %f0;")
    steps = len(one)
    afforded, left_out = (virtual.allocation(one, gpu(), budget) for budget in (steps, steps // 2))
    assert (afforded.complete, left_out.complete) == (True, False)
    assert afforded.shortened == left_out.shortened
    assert left_out.registers == afforded.registers


def test_targets_whose_rules_are_not_known_are_unavailable() -> None:
    unknown = [one for one in all_gpus() if one.allocation_slack is None]
    assert unknown
    measure = virtual.estimate(kernel(""), unknown[0])
    assert (measure.value, measure.origin) == (None, "unavailable")


@pytest.mark.parametrize("name", ["t", "sum", "r0"])
def test_registers_may_have_any_name(name: str) -> None:
    """In assembly that stands in a source, registers often have names without a per cent sign."""
    rounds = "\n".join(
        f"ld.global.f32 %f{n}, [%rd1+{4 * n}];\n{{\n.reg .f32 NAME;\nadd.f32 NAME, %f{n}, %f{n};\nmov.f32 %f{n + 40}, NAME;\n}}"
        for n in range(40)
    )
    stores = "\n".join(f"st.global.f32 [%rd1+{4 * n + 400}], %f{n + 40};" for n in range(40))
    text = (
        f"{HEAD}.visible .entry k(.param .u64 o) {{\n.reg .b64 %rd<2>;\n.reg .f32 %f<90>;\n"
        f"ld.param.u64 %rd1, [o];\n{rounds}\nmembar.gl;\n{stores}\nret;\n}}\n"
    )
    plain, usual = (
        isaview.report(isaview.read(text.replace("NAME", one))).kernels[0].registers.allocated["vector"]
        for one in (name, f"%{name}")
    )
    assert plain == usual
