"""What called functions take, and what the calling convention asks for."""

import pytest

import isaview
from isaview.analysis.registers.ptxas import calls
from isaview.analysis.registers.ptxas.calls import (
    LEAST,
    RESERVED,
    SYSTEM_USES,
    find_callees,
    last,
    overwritten,
    preserved_registers,
)
from isaview.analysis.registers.ptxas.estimate import CALLED_UNKNOWN, allocation
from isaview.gpus.hardware import find_gpu

HEAD = ".version 8.0\n.target {target}\n.address_size 64\n"
REGISTERS = ".reg .b64 %rd<9>; .reg .b32 %r<300>; .reg .pred %p<3>;"
FUNCTION = (
    ".func (.param .b32 r) {name}(.param .b64 a) {{"
    + REGISTERS
    + " ld.param.u64 %rd1, [a];\n{body}\nst.param.b32 [r], %r0; ret; }}\n"
)
KERNEL = ".visible .entry k(.param .u64 a) {{" + REGISTERS + " ld.param.u64 %rd1, [a];\n{body}\nret; }}\n"
CALL = """{{ .param .b64 x; .param .b32 y; st.param.b64 [x], %rd1; {call};
ld.param.b32 %r299, [y]; st.global.u32 [%rd1+900], %r299; }}
"""
NOTHING = "bar.sync 0;"


def call(name="f"):
    return CALL.format(call=f"call.uni (y), {name}, (x)")


def alive(count, across):
    """Loads of so many registers before something, and stores of them behind it."""
    before = "".join(f"ld.global.u32 %r{number}, [%rd1+{4 * number}];\n" for number in range(1, count + 1))
    return (
        before + across + "".join(f"st.global.u32 [%rd1+{4000 + 4 * number}], %r{number};\n" for number in range(1, count + 1))
    )


def text(*functions, body, target="sm_75"):
    defined = "".join(FUNCTION.format(name=name, body=inner) for name, inner in functions)
    return HEAD.format(target=target) + defined + KERNEL.format(body=body)


def kernel(written):
    (module,) = isaview.read(written)
    assert not module.diagnostics, module.diagnostics
    return module.kernels[-1]


def given(written):
    one = kernel(written)
    return allocation(one, find_gpu(one.module.target))


DIRECT = [(0, 16, 21), (0, 40, 45), (8, 16, 29), (24, 16, 45), (40, 16, 61), (8, 40, 53), (24, 40, 69)]
"""Registers alive across the call, in the function, and given by ptxas 13.0 for sm_75."""


@pytest.mark.parametrize(("outer", "inner", "registers"), DIRECT)
def test_a_called_function_takes_its_registers_beside_what_lives_across(outer, inner, registers):
    found = given(text(("f", alive(inner, NOTHING)), body=alive(outer, call() + call())))
    assert registers - 2 <= found.registers <= 1.2 * registers
    assert "f and what it calls" in found.because


RECURSIVE = [(0, 8, 30), (0, 16, 42), (0, 24, 58), (8, 8, 30), (24, 8, 55), (24, 24, 58), (24, 40, 90)]
"""The same for a function that calls itself: the larger of the two counts, as the convention asks for it."""


@pytest.mark.parametrize(("outer", "inner", "registers"), RECURSIVE)
def test_a_function_that_calls_itself_keeps_to_the_convention(outer, inner, registers):
    found = given(text(("f", alive(inner, call())), body=alive(outer, call() + call())))
    assert registers - 2 <= found.registers <= registers


def test_calls_add_up_level_by_level():
    inner = ("g", alive(20, NOTHING)), ("f", alive(12, call("g")))
    assert find_callees(kernel(text(*inner, body=call())), uniform=False).taken == {"g": 22, "f": 36}


def test_what_leads_to_a_function_that_calls_itself_is_known():
    functions = ("g", alive(5, call("g"))), ("f", alive(30, call("g"))), ("h", alive(2, call("f")))
    found = find_callees(kernel(text(*functions, body=call("h"))), uniform=False)
    assert found.own.keys() == {"g"}
    assert found.taken["h"] > found.taken["f"] > 30


@pytest.mark.parametrize(("number", "held", "free"), [(1, 2, 0), (2, 16, 3), (15, 31, 32), (16, 36, 33), (20, 44, 41)])
def test_a_called_function_preserves_every_other_four_registers(number, held, free):
    assert (last(preserved_registers(), number), last(overwritten(), number)) == (held, free)


@pytest.mark.parametrize("count", [0, 3, 8, 16, 30])
@pytest.mark.parametrize(("name", "system"), [("vprintf", True), ("elsewhere", False)])
def test_functions_of_other_texts_keep_to_the_convention(count, name, system):
    extern = f".extern .func (.param .b32 r) {name}(.param .b64 a);\n"
    found = given(text(body=alive(count, call(name))).replace(".visible", extern + ".visible"))
    asked = count + SYSTEM_USES if system else RESERVED + last(preserved_registers(), count)
    assert (found.registers, found.across_calls) == (max(LEAST, asked), count)


THROUGH = CALL.format(call="X: .callprototype (.param .b32 _) _ (.param .b64 _); call (y), %rd1, (x), X")


def test_what_is_called_through_a_register_may_take_more():
    named, through = (given(text(("f", NOTHING), body=alive(18, one))) for one in (call("elsewhere"), THROUGH))
    assert through.registers == named.registers + 1
    assert through.high >= CALLED_UNKNOWN * through.registers > named.high
    assert "through a register" in through.because and "through a register" not in named.because


def test_a_function_whose_address_is_taken_counts_by_itself():
    small, large = (given(text(("f", alive(count, NOTHING)), body=THROUGH)) for count in (2, 60))
    assert small.registers == LEAST
    assert large.registers > 60


def test_what_calls_pass_takes_registers():
    results = "".join(call().replace("%r299", f"%r{number}") for number in range(1, 9))
    kept = results + "".join(f"st.global.u32 [%rd1+{4 * number}], %r{number};" for number in range(1, 9))
    assert given(text(("f", NOTHING), body=kept)).written >= 8 > given(text(("f", NOTHING), body=results)).written


def test_of_functions_that_take_as_much_the_first_by_name_is_told():
    """Whatever the hash seed: eight that call the same one, and all take the most."""
    names = [f"f{number}" for number in range(8)]
    functions = [("leaf", NOTHING), *((name, alive(40, call("leaf"))) for name in names)]
    assert "f0 and what it calls" in given(text(*functions, body="".join(call(name) for name in names))).because


def test_a_function_that_many_call_is_looked_at_once(monkeypatch):
    """A chain of functions, each of which reaches all that follow: the work grows with the text, not with its square."""
    links = 40
    chain = "".join(
        f".func f{n}()\n{{\n\t.reg .b32 %r<3>;\n\tadd.s32 %r1, %r1, 1;\n{f'	call f{n - 1};' if n else ''}\n\tret;\n}}\n"
        for n in range(links)
    )
    module = isaview.read(".version 8.0\n.target sm_80\n.address_size 64\n" + chain)[0]
    looked_at = []
    fold = calls.fold
    monkeypatch.setattr(calls, "fold", lambda kernel, **given: looked_at.append(kernel.name) or fold(kernel, **given))
    found = [find_callees(kernel, uniform=True) for kernel in module.kernels]
    assert len(found[-1].taken) == links - 1
    assert sorted(looked_at) == sorted({*looked_at})
