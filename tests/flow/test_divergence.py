"""Which values differ between lanes: a table of small kernels, laws, and LLVM's own analysis where it is at hand."""

import re
import subprocess

import pytest
from hypothesis import given
from hypothesis import strategies as st

import isaview
from isaview.flow.divergence import by_lane, divergence
from isaview.flow.liveness import liveness_of
from tests.conftest import ROOT
from tests.support.tools import of_llvm

SAMPLES = ROOT / "samples"
HEAD = 'target triple = "amdgcn-amd-amdhsa"\n'
NVIDIA = 'target triple = "nvptx64-nvidia-cuda"\n'
TID = "%t = call i32 @llvm.amdgcn.workitem.id.x()"


def kernel(body, arguments="ptr addrspace(1) %p, i32 %n", convention="amdgpu_kernel", head=HEAD):
    (module,) = isaview.read(f"{head}define {convention} void @k({arguments}) {{\nentry:\n{body}\n  ret void\n}}\n")
    assert module.kernels[0].complete, module.kernels[0].unread
    return module.kernels[0]


def divergent(found):
    return {found.registers[number].name[1:] for number in divergence(found).values}


STRAIGHT = [
    ("lane identifier", TID, {"t"}),
    ("group identifier", "%g = call i32 @llvm.amdgcn.workgroup.id.x()", set()),
    ("lanes before this one", "%m = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)", {"m"}),
    ("arguments of a launch", "%a = add i32 %n, 1", set()),
    ("computed from one", f"{TID}\n%a = add i32 %t, %n\n%b = add i32 %n, 2", {"t", "a"}),
    ("load of one address", "%v = load i32, ptr addrspace(1) %p", set()),
    (
        "load of many",
        f"{TID}\n%q = getelementptr i32, ptr addrspace(1) %p, i32 %t\n%v = load i32, ptr addrspace(1) %q",
        {"t", "q", "v"},
    ),
    ("private memory", "%s = alloca i32, addrspace(5)\n%v = load i32, ptr addrspace(5) %s", {"v"}),
    ("generic memory", "%f = addrspacecast ptr addrspace(1) %p to ptr\n%v = load i32, ptr %f", {"v"}),
    ("atomic", "%o = atomicrmw add ptr addrspace(1) %p, i32 1 monotonic", {"o"}),
    ("atomic load", "%o = load atomic i32, ptr addrspace(1) %p monotonic, align 4", set()),
    ("call", "%r = call i32 @f(i32 %n)", {"r"}),
    ("first lane", f"{TID}\n%u = call i32 @llvm.amdgcn.readfirstlane(i32 %t)\n%a = add i32 %u, 1", {"t"}),
    ("ballot", f"{TID}\n%c = icmp eq i32 %t, 0\n%b = call i64 @llvm.amdgcn.ballot.i64(i1 %c)", {"t", "c"}),
    ("reduction", f"{TID}\n%u = call i32 @llvm.amdgcn.wave.reduce.umax(i32 %t, i32 0)", {"t"}),
    ("assembly, vector result", '%v = call i32 asm "; def $0", "=v"()', {"v"}),
    ("assembly, scalar result", f'{TID}\n%s = call i32 asm "; $0 $1", "=s,v"(i32 %t)', {"t"}),
    ("assembly, both", '%s = call {i32, i32} asm "; $0 $1", "=s,=v"()', {"s"}),
]


@pytest.mark.parametrize(("body", "expected"), [row[1:] for row in STRAIGHT], ids=[row[0] for row in STRAIGHT])
def test_sources_and_sinks(body, expected):
    assert divergent(kernel(body)) == expected


NVIDIA_ROWS = [
    ("thread", "%t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()", {"t"}),
    ("lane", "%t = call i32 @llvm.nvvm.read.ptx.sreg.laneid()", {"t"}),
    ("block", "%t = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()", set()),
    ("block size", "%t = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()", set()),
    ("vote", "%t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n%c = icmp eq i32 %t, 0\n"
     "%v = call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %c)", {"t", "c"}),
    ("assembly that reads the lane", '%v = call i32 asm "mov.u32 $0, %laneid;", "=r"()', {"v"}),
    ("assembly that does not", '%v = call i32 asm "mov.u32 $0, %ctaid.x;", "=r"()', set()),
]  # fmt: skip


@pytest.mark.parametrize(("body", "expected"), [row[1:] for row in NVIDIA_ROWS], ids=[row[0] for row in NVIDIA_ROWS])
def test_nvidia(body, expected):
    assert divergent(kernel(body, convention="ptx_kernel", head=NVIDIA)) == expected


def test_arguments_of_a_function_differ_unless_they_are_passed_for_a_wave():
    assert divergent(kernel("%a = add i32 %n, 1\n%b = add i32 %m, 1", "i32 %n, i32 inreg %m", "")) == {"n", "a"}


BRANCHES = {
    "a join of a divergent branch": (
        """%t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp eq i32 %t, 0
  br i1 %c, label %a, label %b
a:
  br label %j
b:
  br label %j
j:
  %x = phi i32 [ 1, %a ], [ 2, %b ]
  %same = phi i32 [ %n, %a ], [ %n, %b ]
  %nothing = phi i32 [ %n, %a ], [ undef, %b ]""",
        {"t", "c", "x"},
    ),
    "a join of a uniform branch": (
        """%c = icmp eq i32 %n, 0
  br i1 %c, label %a, label %j
a:
  br label %j
j:
  %x = phi i32 [ 1, %a ], [ 2, %entry ]""",
        set(),
    ),
    "behind the join all is uniform again": (
        """%t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp eq i32 %t, 0
  br i1 %c, label %a, label %j
a:
  br label %j
j:
  %d = icmp eq i32 %n, 0
  br i1 %d, label %b, label %k
b:
  br label %k
k:
  %x = phi i32 [ 1, %b ], [ 2, %j ]""",
        {"t", "c"},
    ),
    "left at different times": (
        """%t = call i32 @llvm.amdgcn.workitem.id.x()
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %i2, %l ]
  %i2 = add i32 %i, 1
  %c = icmp ult i32 %i2, %t
  br i1 %c, label %l, label %e
e:
  %out = add i32 %i2, 1""",
        {"t", "c", "out"},
    ),
    "left together": (
        """br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %i2, %l ]
  %i2 = add i32 %i, 1
  %c = icmp ult i32 %i2, %n
  br i1 %c, label %l, label %e
e:
  %out = add i32 %i2, 1""",
        set(),
    ),
    "a divergent branch inside a loop that all leave together": (
        """%t = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp eq i32 %t, 0
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %i2, %j ]
  br i1 %d, label %a, label %j
a:
  br label %j
j:
  %i2 = add i32 %i, 1
  %c = icmp ult i32 %i2, %n
  br i1 %c, label %l, label %e
e:
  %out = phi i32 [ %i2, %j ]""",
        {"t", "d"},
    ),
    "a divergent break": (
        """%t = call i32 @llvm.amdgcn.workitem.id.x()
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %i2, %k ]
  %d = icmp eq i32 %t, %i
  br i1 %d, label %e, label %k
k:
  %i2 = add i32 %i, 1
  %c = icmp ult i32 %i2, %n
  br i1 %c, label %l, label %e
e:
  %which = phi i32 [ 1, %l ], [ 2, %k ]""",
        {"t", "d", "which"},
    ),
    "back edges of different lanes": (
        """%t = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp eq i32 %t, 0
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ 1, %a ], [ 2, %b ]
  %u = icmp ult i32 %n, 9
  br i1 %u, label %s, label %e
s:
  br i1 %d, label %a, label %b
a:
  br label %l
b:
  br label %l
e:
  %out = add i32 %n, 1""",
        {"t", "d", "i"},
    ),
    "a switch": (
        """%t = call i32 @llvm.amdgcn.workitem.id.x()
  switch i32 %t, label %a [ i32 1, label %b
    i32 2, label %a ]
a:
  br label %j
b:
  br label %j
j:
  %x = phi i32 [ 1, %a ], [ 2, %b ]""",
        {"t", "x"},
    ),
    "a trap ends its lanes": (
        """%t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp eq i32 %t, 0
  br i1 %c, label %dead, label %on
dead:
  unreachable
on:
  %d = icmp eq i32 %n, 0
  br i1 %d, label %b, label %j
b:
  br label %j
j:
  %x = phi i32 [ 1, %b ], [ 2, %on ]""",
        {"t", "c"},
    ),
}


@pytest.mark.parametrize("name", BRANCHES)
def test_control(name):
    body, expected = BRANCHES[name]
    assert divergent(kernel(body)) == expected


DEFINITION = re.compile(r"^(  DIVERGENT:|            ) +(%[\w.$-]+) = ", re.M)


@pytest.mark.parametrize("name", BRANCHES)
def test_control_as_llvm_says(name):
    """LLVM's own analysis calls the same values divergent, but for constants that tell by which exit a loop was left."""
    body, _ = BRANCHES[name]
    text = f"{HEAD}define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {{\nentry:\n{body}\n  ret void\n}}\n"
    command = [of_llvm("opt", 22), "-passes=print<uniformity>", "-disable-output", "-mcpu=gfx942", "-"]
    printed = subprocess.run(command, input=text, capture_output=True, text=True, check=True).stderr
    said = {name[1:] for mark, name in DEFINITION.findall(printed) if mark.strip()}
    assert divergent(kernel(body)) - {"which"} == said - {"which"}


def test_a_spent_budget_calls_more_divergent_never_less(monkeypatch):
    for body, expected in BRANCHES.values():
        found = kernel(body)
        exact = divergence(found)
        monkeypatch.setattr("isaview.flow.divergence.STEPS", 0)
        monkeypatch.setattr("isaview.flow.divergence.STEPS_PER_BLOCK", 0)
        rough = divergence(kernel(body))
        monkeypatch.undo()
        assert rough.values >= exact.values, expected


@st.composite
def programs(draw):
    """Blocks that jump anywhere after they computed something, phis at each."""
    size = draw(st.integers(2, 7))
    edges = [draw(st.lists(st.integers(1, size - 1), min_size=0, max_size=2, unique=True)) for _ in range(size)]
    before = [[source for source in range(size) if block in edges[source]] for block in range(size)]
    lines = []
    for block in range(size):
        lines.append(f"b{block}:")
        if before[block]:
            values = (f"[ {draw(st.integers(0, 2))}, %b{source} ]" for source in before[block])
            lines.append(f"  %x{block} = phi i32 {', '.join(values)}")
            lines.append(f"  %y{block} = add i32 %x{block}, 1")
        if len(edges[block]) == 2:
            lines.append(f"  br i1 {draw(st.sampled_from(['%c', '%u']))}, label %b{edges[block][0]}, label %b{edges[block][1]}")
        else:
            lines.append(f"  br label %b{edges[block][0]}" if edges[block] else "  ret void")
    return lines


def program(lines, source):
    head = f"  %t = call i32 @llvm.amdgcn.{source}.id.x()\n  %c = icmp eq i32 %t, 0\n  %u = icmp eq i32 %n, 0\n"
    body = "\n".join([lines[0], head, *lines[1:]])
    (module,) = isaview.read(f"{HEAD}define amdgpu_kernel void @k(i32 %n) {{\n{body}\n}}\n")
    return module.kernels[0]


@given(programs())
def test_nothing_differs_without_a_lane_identifier(lines):
    assert not divergence(program(lines, "workgroup")).values


@given(programs())
def test_names_change_nothing(lines):
    renamed = [re.sub(r"%([xybcut])(\d*)\b", r"%\1_\2_z", line) for line in lines]
    renamed = [re.sub(r"^b(\d+):", r"b_\1_z:", line) for line in renamed]
    found = divergence(program(lines, "workitem"))
    text = [re.sub(r"%([cu])__z", r"%\1", line) for line in renamed]
    again = divergence(program(text, "workitem"))
    assert (found.values, found.branches) == (again.values, again.branches)


@given(programs())
def test_what_divergent_values_make_is_divergent(lines):
    """Closed under data dependence, and never less than with fewer sources."""
    found = program(lines, "workitem")
    values = divergence(found).values
    for index, form in enumerate(found.forms):
        if "per_wave" not in form.flags and any(number in values for number in found.operands.reads[index]):
            assert set(found.operands.writes[index]) <= values


def test_a_kernel_by_lane_keeps_every_value_in_one_file():
    found = kernel(BRANCHES["a join of a divergent branch"][0])
    seen = by_lane(found, scalar_file=True, wave_size=64)
    files = {register.name: (register.file, register.bits) for register in seen.registers}
    assert files["%t"] == ("vector", 32) and files["%n"] == ("scalar", 32) and files["%c"] == ("scalar", 64)
    assert liveness_of(seen).peak("vector") is not None and "value" not in liveness_of(seen).pressure
    other = by_lane(found, scalar_file=False, wave_size=32)
    assert {register.file for register in other.registers} == {"vector", "predicate"}


@pytest.mark.parametrize("path", sorted(SAMPLES.glob("*gfx*.ll")), ids=lambda path: path.name)
def test_every_sample_is_analysed(path):
    for module in isaview.read(path):
        for found in module.kernels:
            result = divergence(found)
            assert result.values <= set(range(len(found.registers)))
