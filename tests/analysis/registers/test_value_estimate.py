"""The allocation estimate for SSA values: what is folded away, the formula, its data, and hostile kernels."""

import math
from itertools import product

import pytest

import isaview
from isaview.analysis.registers.allocation import allocation
from isaview.analysis.registers.llvm.estimate import Pressure, backend_for, backends, estimate, pressure, registers
from isaview.analysis.registers.llvm.fold import Rules, fold
from isaview.analysis.registers.ptxas.launch_target import LaunchTarget
from isaview.analysis.registers.schedule.lifetimes import lifetimes
from isaview.flow.divergence import divergence
from isaview.flow.graph import flow_of
from isaview.gpus.hardware import all_gpus, find_gpu
from tests.conftest import ROOT

SAMPLES = ROOT / "samples"
HEAD = 'target triple = "amdgcn-amd-amdhsa"\n'
TID = "%t = call i32 @llvm.amdgcn.workitem.id.x()\n"
AMD = Rules(scalar_file=True, scalar_floats=False, scalar_loads=True, arguments_in_memory=False)


def kernel(body, arguments="ptr addrspace(1) %p, i32 %n, float %f"):
    (module,) = isaview.read(f"{HEAD}define amdgpu_kernel void @k({arguments}) {{\nentry:\n{body}\n  ret void\n}}\n")
    assert module.kernels[0].complete, module.kernels[0].unread
    return module.kernels[0]


def peak(body, rules=AMD):
    found = kernel(body)
    return max(most for most, _ in lifetimes(fold(found, divergence(found), rules), flow_of(found)).peaks)


USE = "store {0} %{1}, ptr addrspace(1) %p"
LOAD4 = TID + "%q = getelementptr <4 x float>, ptr addrspace(1) %p, i32 %t\n%v = load <4 x float>, ptr addrspace(1) %q\n"
FOLDED = [
    ("a lane's value", TID + USE.format("i32", "t"), 1),
    ("an argument is scalar", "store i32 %n, ptr addrspace(1) %p", 0),
    ("a uniform sum is scalar", "%a = add i32 %n, 1\n" + USE.format("i32", "a"), 0),
    ("floats are computed in vector registers", "%a = fadd float %f, 1.0\n" + USE.format("float", "a"), 1),
    ("a comparison is a mask", TID + "%c = icmp eq i32 %t, 0\n%s = select i1 %c, i32 1, i32 2\n" + USE.format("i32", "s"), 1),
    ("casts rename", TID + "%a = bitcast i32 %t to float\n%b = fneg float %a\n" + USE.format("float", "b"), 1),
    ("wider with zeros", TID + "%a = zext i32 %t to i64\n" + USE.format("i64", "a"), 1),
    ("wider with a sign", TID + "%a = sext i32 %t to i64\n" + USE.format("i64", "a"), 2),
    ("a vector", LOAD4 + USE.format("<4 x float>", "v"), 4),
    ("a member is no copy", LOAD4 + "%a = extractelement <4 x float> %v, i64 2\n" + USE.format("float", "a"), 4),
    (
        "constant offsets are added by the access",
        TID + "%q = getelementptr i32, ptr addrspace(1) %p, i32 %t\n%r = getelementptr i32, ptr addrspace(1) %q, i32 4\n"
        "store i32 0, ptr addrspace(1) %r\nstore i32 0, ptr addrspace(1) %q",
        2,
    ),
    ("what nothing needs is not there", TID + "%a = add i32 %t, 1\n" + USE.format("i32", "n"), 0),
    (
        "an access that a constant switches off",
        TID + 'call void asm sideeffect "@$1 st.global.b32 [ $0 ], $2;", "l,b,r"(ptr addrspace(1) %p, i1 false, i32 %t)',
        0,
    ),
]  # fmt: skip


@pytest.mark.parametrize(("body", "expected"), [row[1:] for row in FOLDED], ids=[row[0] for row in FOLDED])
def test_what_takes_registers(body, expected):
    assert peak(body) == expected


def test_a_phi_is_alive_across_the_loop():
    loop = (
        TID + "br label %l\nl:\n%i = phi i32 [ %t, %entry ], [ %j, %l ]\n%x = phi i32 [ 0, %entry ], [ %y, %l ]\n"
        "%y = add i32 %x, %i\n%j = add i32 %i, 1\n%c = icmp ult i32 %j, %n\nbr i1 %c, label %l, label %e\ne:\n"
        "store i32 %y, ptr addrspace(1) %p"
    )
    assert 2 <= peak(loop) <= 4


def test_rules_of_back_ends():
    sum_of_floats = "%a = fadd float %f, 1.0\n" + USE.format("float", "a")
    newer = Rules(scalar_file=True, scalar_floats=True, scalar_loads=True, arguments_in_memory=False)
    plain = Rules(scalar_file=False, scalar_floats=False, scalar_loads=False, arguments_in_memory=False)
    in_memory = Rules(scalar_file=False, scalar_floats=False, scalar_loads=False, arguments_in_memory=True)
    assert (peak(sum_of_floats, AMD), peak(sum_of_floats, newer)) == (1, 0)
    assert peak("store i32 %n, ptr addrspace(1) %p", plain) == 3
    assert peak("store i32 %n, ptr addrspace(1) %p", in_memory) == 0


TARGET = LaunchTarget(registers=64, cap=128, fixed=None, reason="")


def test_terms_split_at_the_target():
    terms = Pressure(written=10, early=200, short=58, place=0, target=TARGET).terms()
    assert terms["above_written"] == 0 and terms["below_written"] < 0
    assert terms["below_early"] == 0 and terms["above_early"] > 0
    assert terms["below_short"] == terms["above_short"] == 0
    assert terms["written"] == pytest.approx(math.log(13)) and terms["target"] == pytest.approx(math.log(64))


@pytest.mark.parametrize("backend", backends(), ids=lambda row: f"{row.targets[0]} {row.name}")
def test_every_formula_grows_and_stays_within_the_cap(backend):
    assert 0 < backend.low <= 1 <= backend.high
    assert set(backend.terms) <= set(Pressure(1, 1, 1, 0, TARGET).terms())
    found = [registers(Pressure(n, n, n, 0, TARGET), backend) for n in range(400)]
    values = [value for value, _, _ in found]
    assert values == sorted(values) and 1 <= values[0] < values[-1] <= TARGET.cap
    assert all(low <= value <= high <= TARGET.cap for value, low, high in found)


@pytest.mark.parametrize("gpu", all_gpus(), ids=lambda gpu: gpu.target)
def test_every_gpu_has_a_formula(gpu):
    assert backend_for(kernel(TID), gpu) is not None


def test_an_estimate_says_what_it_is_made_of():
    measure = estimate(kernel(LOAD4 + USE.format("<4 x float>", "v")), find_gpu("gfx942"))
    assert measure.origin == "estimated" and measure.low <= measure.value <= measure.high
    assert "4 words of vector registers live at once at line 7 as written" in measure.because


def test_scalar_registers_where_the_target_has_them():
    found = allocation(kernel(TID + USE.format("i32", "t")), find_gpu("gfx942"), "")
    assert found["vector"].origin == found["scalar"].origin == "estimated"
    assert found["scalar"].low <= found["scalar"].value <= found["scalar"].high
    assert "scalar" not in allocation(kernel(TID + USE.format("i32", "t")), find_gpu("sm_90"), "")


def test_scalar_registers_of_unoptimised_kernels_are_not_guessed():
    text = f"{HEAD}define amdgpu_kernel void @k(ptr addrspace(1) %p) #0 {{\n{TID}{USE.format('i32', 't')}\n  ret void\n}}\n"
    (module,) = isaview.read(text + "attributes #0 = { noinline optnone }\n")
    found = allocation(module.kernels[0], find_gpu("gfx942"), "")
    assert found["vector"].origin == "estimated" and found["scalar"].origin == "unavailable"


def test_more_work_alive_gives_no_fewer_registers():
    def sum_of(count):
        loads = "".join(
            f"%q{i} = getelementptr float, ptr addrspace(1) %q, i32 {i}\n%v{i} = load float, ptr addrspace(1) %q{i}\n"
            for i in range(count)
        )
        sums = "".join(f"%s{i} = fadd float {f'%s{i - 1}' if i else '0.0'}, %v{i}\n" for i in range(count))
        return kernel(
            TID
            + "%q = getelementptr float, ptr addrspace(1) %p, i32 %t\n"
            + loads
            + sums
            + USE.format("float", f"s{count - 1}")
        )

    for target in ("gfx90a", "gfx1201", "sm_80"):
        values = [estimate(sum_of(count), find_gpu(target)).value for count in (1, 4, 16, 64)]
        assert values == sorted(values) and values[-1] > values[0]


def test_a_huge_vector_costs_no_memory():
    body = TID + "%v = insertelement <32768 x i32> poison, i32 %t, i64 9\n%w = add <32768 x i32> %v, %v\n"
    found = kernel(body + "%x = extractelement <32768 x i32> %w, i64 32767\n" + USE.format("i32", "x"))
    folded = fold(found, divergence(found), AMD)
    assert len(folded.weight) < 10 and max(folded.weight) == 32768


def test_names_change_nothing():
    body = LOAD4 + "%a = extractelement <4 x float> %v, i64 2\n" + USE.format("float", "a")
    renamed = body.replace("%q", "%other").replace("%v", "%z").replace("%a", "%first")
    assert estimate(kernel(body), find_gpu("gfx942")).value == estimate(kernel(renamed), find_gpu("gfx942")).value


def test_blocks_beyond_the_budget_count_as_written(monkeypatch):
    found = kernel(LOAD4 + USE.format("<4 x float>", "v"))
    gpu = find_gpu("gfx942")
    monkeypatch.setattr("isaview.analysis.registers.llvm.estimate.BUDGET", 0)
    rough = pressure(found, gpu, backend_for(found, gpu))
    assert rough.early == rough.short == rough.written == 4


DUMPS = sorted(path for path in SAMPLES.glob("*.ll") if not path.name.startswith("host."))


@pytest.mark.parametrize("path", DUMPS, ids=lambda path: path.name)
def test_every_sample_has_an_estimate_with_an_interval(path):
    entries = [kernel for kernel in isaview.read(path).kernels() if kernel.is_entry]
    assert entries
    for entry, target in product(entries, ("gfx942", "gfx1201", "sm_90")):
        measure = estimate(entry, find_gpu(target))
        assert 0 <= measure.low <= measure.value <= measure.high
