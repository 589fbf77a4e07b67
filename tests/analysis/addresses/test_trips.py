"""Trips of LLVM IR: how often loops run whose counter is a phi with a constant start, step and bound."""

from functools import reduce

import pytest

from isaview import read
from isaview.analysis.contract import Launch
from isaview.reports.report import report

HEAD = 'target triple = "nvptx64-nvidia-cuda"\n'

ROTATED = """define ptx_kernel void @k(ptr addrspace(1) %p, {type} %n, i1 %q) {{
entry:
  br label %loop
loop:
  %i = phi {type} [ {start}, %entry ], [ %next, %loop ]
  store volatile {type} %i, ptr addrspace(1) %p, align 4
  %next = {change}
  %c = icmp {test}
  br i1 %c, label {targets}
done:
  ret void
}}
"""
TESTED_FIRST = """define ptx_kernel void @k(ptr addrspace(1) %p, {type} %n, i1 %q) {{
entry:
  br label %head
head:
  %i = phi {type} [ %next, %loop ], [ {start}, %entry ]
  %c = icmp {test}
  br i1 %c, label {targets}
loop:
  store volatile {type} %i, ptr addrspace(1) %p, align 4
  %next = {change}
  br label %head
done:
  ret void
}}
"""
ON, OFF = "%loop, label %done", "%done, label %loop"


def loops(tmp_path, text):
    path = tmp_path / "k.ll"
    path.write_text(HEAD + text, encoding="utf-8")
    return report(read(str(path)), launch=Launch(), strict=True).kernels[0].results["work"].loops


def reference(start, step, bound, relation, bits, before):
    """Iterations by running the loop; None where it runs longer than a million times."""
    compare = {
        "slt": lambda a, b: signed(a, bits) < signed(b, bits), "sgt": lambda a, b: signed(a, bits) > signed(b, bits),
        "ult": lambda a, b: a < b, "ugt": lambda a, b: a > b, "ule": lambda a, b: a <= b, "uge": lambda a, b: a >= b,
        "sle": lambda a, b: signed(a, bits) <= signed(b, bits), "sge": lambda a, b: signed(a, bits) >= signed(b, bits),
        "ne": lambda a, b: a != b, "eq": lambda a, b: a == b,
    }[relation]  # fmt: skip
    world = 1 << bits
    value, end = start % world, bound % world
    for ran in range(1 << 12):
        if before and not compare(value, end):
            return ran
        value = (value + step) % world
        if not before and not compare(value, end):
            return ran + 1
    return None


def signed(value, bits):
    return value - (1 << bits) if value >> bits - 1 else value


@pytest.mark.parametrize("bits", [32, 64])
@pytest.mark.parametrize("before", [False, True])
@pytest.mark.parametrize("relation", ["slt", "sgt", "ult", "ugt", "ule", "uge", "sle", "sge", "ne", "eq"])
def test_counters_run_as_often_as_the_loop_does(tmp_path, relation, before, bits):
    for start, step, bound in (
        (0, 1, 16),
        (0, 3, 100),
        (50, -7, 0),
        (0, 4, 64),
        (1, 2, 16),
        (5, 1, 3),
        (-8, 2, 8),
        (10, -3, 0),
    ):
        shape = TESTED_FIRST if before else ROTATED
        counter = "%i" if before else "%next"
        text = shape.format(
            type=f"i{bits}",
            start=start,
            change=f"add i{bits} %i, {step}",
            test=f"{relation} i{bits} {counter}, {bound}",
            targets=ON,
        )
        often = reference(start, step, bound, relation, bits, before)
        (loop,) = loops(tmp_path, text)
        wraps = relation.startswith("u") and start < 0  # an unsigned counter that passes its end may be left unknown
        assert loop.trips.value in ((often, None) if wraps else (often,)), (start, step, bound)


@pytest.mark.parametrize(
    ("change", "test", "targets", "often"),
    [
        ("add nuw nsw i32 %i, 4", "samesign ult i32 %next, 64", ON, 16),
        ("add i32 %i, 4", "eq i32 %next, 64", OFF, 16),
        ("add i32 %i, 4", "ugt i32 64, %next", ON, 16),
        ("sub i32 %i, -4", "ne i32 %next, 64", ON, 16),
        ("add i32 %i, 4", "ult i32 %i, 60", ON, 16),
        ("add i32 %i, 4", "ult i32 %next, %n", ON, None),
        ("add i32 %i, %n", "ult i32 %next, 64", ON, None),
        ("mul i32 %i, 2", "ult i32 %next, 64", ON, None),
        ("xor i32 %i, 1", "ult i32 %next, 64", ON, None),
    ],
)
def test_what_is_told_of_a_counter(tmp_path, change, test, targets, often):
    (loop,) = loops(tmp_path, ROTATED.format(type="i32", start=0, change=change, test=test, targets=targets))
    assert loop.trips.value == often
    assert loop.trips.origin == ("unavailable" if often is None else "counted")


@pytest.mark.parametrize("kind", ["i8", "i16", "i128"])
def test_counters_of_other_widths_are_not_followed(tmp_path, kind):
    (loop,) = loops(
        tmp_path, ROTATED.format(type=kind, start=0, change=f"add {kind} %i, 50", test=f"slt {kind} %next, 120", targets=ON)
    )
    assert loop.trips.value is None


@pytest.mark.parametrize(("start", "step", "bound"), [(0, 1, 4294967301), (4294967296, 1, 5), (0, 4294967297, 5)])
def test_numbers_beyond_32_bits_are_not_cut(tmp_path, start, step, bound):
    (loop,) = loops(
        tmp_path,
        ROTATED.format(type="i64", start=start, change=f"add i64 %i, {step}", test=f"ult i64 %next, {bound}", targets=ON),
    )
    assert loop.trips.value is None


NUMBERED = {
    "%loop": "%4",
    "loop:": "4:",
    "%done": "%8",
    "done:": "8:",
    "%entry": "%3",
    "entry:": "3:",
    "%i ": "%5 ",
    "%i,": "%5,",
    "%next": "%6",
    "%c": "%7",
    "%p": "%0",
    "%n,": "%1,",
    "%q": "%2",
}
UNNAMED = reduce(lambda text, name: text.replace(name, NUMBERED[name]), NUMBERED, ROTATED)


@pytest.mark.parametrize(("text", "counter"), [(UNNAMED, "%6"), (ROTATED.replace("%next", "%i-1"), "%i-1")])
def test_names_may_be_numbers_or_hold_signs(tmp_path, text, counter):
    before = "%5" if counter == "%6" else "%i"
    text = text.format(
        type="i32",
        start=0,
        change=f"add i32 {before}, 4",
        test=f"ult i32 {counter}, 64",
        targets="%4, label %8" if counter == "%6" else ON,
    )
    (loop,) = loops(tmp_path, text)
    assert loop.trips.value == 16


NESTED = """define amdgpu_kernel void @k(ptr addrspace(1) %p) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  store volatile i32 %j, ptr addrspace(1) %p, align 4
  %j.next = add nuw nsw i32 %j, 1
  %j.more = icmp ne i32 %j.next, 8
  br i1 %j.more, label %inner, label %latch
latch:
  %last = phi i32 [ %j.next, %inner ]
  %i.next = add nuw nsw i64 %i, 1
  %i.short = trunc i64 %i.next to i32
  %i.more = icmp slt i32 %i.short, 5
  br i1 %i.more, label %outer, label %done
done:
  ret void
}
"""


def test_nested_loops_multiply(tmp_path):
    path = tmp_path / "k.ll"
    path.write_text('target triple = "amdgcn-amd-amdhsa"\n' + NESTED, encoding="utf-8")
    found = report(read(str(path)), launch=Launch(), strict=True).kernels[0].results["work"]
    assert sorted(loop.trips.value for loop in found.loops) == [5, 8]
    assert found.kernel.bytes["global"]["store"].value == 40 * 32 * 4


def test_a_second_way_out_or_back_leaves_the_length_open(tmp_path):
    out = ROTATED.replace("br i1 %c, label {targets}", "br i1 %q, label %more, label %done\nmore:\n  br i1 %c, label {targets}")
    out = out.replace("[ %next, %loop ]", "[ %next, %more ]")
    back = ROTATED.replace("%next = {change}", "%next = {change}\n  br i1 %q, label %loop, label %more\nmore:")
    back = back.replace("[ %next, %loop ]", "[ %next, %loop ], [ %next, %more ]")
    for text in (out, back):
        (loop,) = loops(tmp_path, text.format(type="i32", start=0, change="add i32 %i, 1", test="ult i32 %next, 9", targets=ON))
        assert loop.trips.value is None


WEIGHED = """define ptx_kernel void @k(ptr addrspace(1) %p, i32 %n, i1 %q) !prof !1 {{
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %{end} ]
  store volatile i32 %i, ptr addrspace(1) %p, align 4
  {early}%next = add i32 %i, 1
  %c = icmp slt i32 %next, {bound}
  br i1 %c, label %loop, label %done, !prof {weights}
done:
  ret void
}}
!1 = !{{!"function_entry_count", i64 7}}
!2 = !{{!"branch_weights", i32 127, i32 1}}
!3 = !{{!"branch_weights", !"expected", i32 2000, i32 1}}
!4 = !{{!"VP", i32 0, i64 100, i64 1, i64 100}}
!5 = !{{!"branch_weights", i32 5, i32 0}}
!6 = !{{!"branch_weights", i32 0, i32 0}}
!7 = !{{!"branch_weights", i32 1, i32 2, i32 3}}
!8 = distinct !{{!"branch_weights", i32 3, i32 1}}
!9 = !{{!"branch_weights", i32 1, i32 3}}
"""
EARLY = "br i1 %q, label %done, label %more, !prof {early}\nmore:\n  "


def weighed(weights, bound="%n", early=""):
    text = EARLY.format(early=early) if early else ""
    return WEIGHED.format(weights=weights, bound=bound, early=text, end="more" if early else "loop")


@pytest.mark.parametrize(
    ("weights", "bound", "early", "often"),
    [
        ("!2", "%n", "", 128),
        ("!3", "%n", "", 2001),
        ("!8", "%n", "", 4),
        ('!{!"branch_weights", i32 3, i32 1}', "%n", "", 4),
        ("!9", "%n", "", 1),
        ("!4", "%n", "", None),  # values that were seen, no weights
        ("!5", "%n", "", None),  # never left
        ("!6", "%n", "", None),
        ("!7", "%n", "", None),  # not one for each target
        ("!99", "%n", "", None),
        ("!8", "%n", "!9", 2),  # stays three times in four at each of two ways out: 1 / (1 - 9/16)
        ("!8", "%n", "!4", None),
    ],
)
def test_weights_of_branches_say_how_often_a_loop_runs_on_average(tmp_path, weights, bound, early, often):
    (loop,) = loops(tmp_path, weighed(weights, bound, early))
    assert loop.trips.value == often
    assert loop.trips.origin == ("unavailable" if often is None else "estimated")
    if often is not None:
        assert "weights" in loop.trips.because and loop.trips.low == max(1, often // 2) and loop.trips.high == often * 2
        assert ("expects" in loop.trips.because) == (weights == "!3")


def test_what_is_counted_goes_before_weights(tmp_path):
    (loop,) = loops(tmp_path, weighed("!2", "9"))
    assert (loop.trips.value, loop.trips.origin) == (9, "counted")


def test_a_loop_that_is_tested_first_runs_as_often_as_it_is_entered(tmp_path):
    text = TESTED_FIRST.replace("label {targets}", "label %loop, label %done, !prof !2")
    text = text.format(type="i32", start=0, change="add i32 %i, 1", test="slt i32 %i, %n")
    (loop,) = loops(tmp_path, text + '!2 = !{!"branch_weights", i32 127, i32 1}\n')
    assert loop.trips.value == 127


def test_work_by_weights_is_an_estimate_with_its_range(tmp_path):
    path = tmp_path / "k.ll"
    path.write_text(HEAD + weighed("!2"), encoding="utf-8")
    kernel = report(read(str(path)), launch=Launch(), strict=True).kernels[0]
    stored = kernel.results["work"].kernel.bytes["global"]["store"]
    assert (stored.origin, stored.low, stored.value, stored.high) == ("estimated", 64 * 128, 128 * 128, 256 * 128)
    assert "weights" in kernel.results["bound"].assumptions or kernel.results["bound"].gpu is None
