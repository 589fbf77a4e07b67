"""HLO text into the model: computations, names with and without their sign, views, tuples, loops, positions."""

from __future__ import annotations

from pathlib import Path

import pytest

from isaview.inputs.load import read
from isaview.languages.hlo.dialect import DIALECT, sniff
from isaview.languages.hlo.reader import read as items_of
from isaview.model.assemble import assemble
from isaview.model.statements import singly
from tests.conftest import ROOT, SAMPLES
from tests.support.model_text import rows

FIXTURES = sorted((ROOT / "tests" / "fixtures" / "graphs").glob("*.hlo"))
ENTRY = """HloModule m

ENTRY main {{
  a = f32[4,8]{{1,0}} parameter(0)
{}
}}
"""


def module(body: str):
    """The module of an entry with these lines behind its first parameter."""
    return read(ENTRY.format("\n".join(f"  {line}" for line in body.strip().split("\n"))))[0]


def said(kernel, index):
    """Opcode, what is read and what is written of an instruction, by names."""
    instruction = kernel.instruction(index)
    names = [[register.name for register in registers] for registers in (instruction.reads, instruction.writes)]
    return instruction.opcode, *names


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.name)
def test_every_line_of_what_xla_writes_is_read(path):
    (found,) = read(str(path))
    assert (found.dialect, found.level, found.diagnostics) == ("hlo", "graph", ())
    assert sum(kernel.is_entry for kernel in found.kernels) == 1
    lines = [line.strip() for line in path.read_text(encoding="utf-8").splitlines()]
    assert sum(map(len, found.kernels)) == sum(" = " in line and not line.startswith("HloModule") for line in lines)


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.name)
def test_a_line_read_by_its_shape_is_that_line_read_anew(path):
    text = path.read_text(encoding="utf-8")
    modules = [assemble(items_of(text, cache), DIALECT)[0] for cache in ({}, None)]
    both = [[said(kernel, index) for kernel in own.kernels for index in range(len(kernel))] for own in modules]
    assert both[0] == both[1]


@pytest.mark.parametrize("path", sorted(SAMPLES.glob("*.hlo")), ids=lambda path: path.name)
def test_samples_are_read_whole_as_they_were(path, golden):
    (found,) = read(str(path))
    assert found.diagnostic_count == 0 and all(kernel.complete for kernel in found.kernels)
    text = []
    for kernel in found.kernels:
        arguments = " ".join(f"{name}:{bits}" for name, bits in kernel.arguments)
        text += ["", f"{'kernel' if kernel.is_entry else 'function'} {kernel.name} ({arguments})", *rows(kernel, bits=True)]
    golden(f"{path.name}.model.txt", "\n".join([*text, ""]))


def test_names_with_a_sign_are_those_without():
    plain = module("b = f32[4,8]{1,0} add(a, a)\nROOT c = f32[4,8]{1,0} negate(b)")
    signed = module("%b = f32[4,8]{1,0} add(%a, f32[4,8]{1,0} %a)\nROOT %c = f32[4,8]{1,0} negate(%b)")
    assert [said(plain.kernels[0], index) for index in range(3)] == [said(signed.kernels[0], index) for index in range(3)]


def test_views_hold_nothing_and_literals_are_no_registers():
    (kernel,) = module("""
b = f32[32]{0} bitcast(a)
k = f32[] constant(2.5)
s = f32[32]{0} broadcast(k), dimensions={}
t = (f32[32]{0}, f32[32]{0}) tuple(b, s)
g = f32[32]{0} get-tuple-element(t), index=1
ROOT r = f32[32]{0} add(g, b)""").kernels
    assert said(kernel, 3) == ("broadcast", [], ["s"])
    assert [text.bind(kernel.tokens[3]) for text in kernel.forms[3].operands] == ["s", "2.5"]
    assert said(kernel, 6) == ("add", ["s", "a"], ["r"])
    assert {register.file for register in kernel.registers} == {"buffer"}
    assert {register.name: register.bits for register in kernel.registers} == {"a": 1024, "s": 1024, "r": 1024}


def test_a_result_that_is_a_tuple_has_a_register_for_each_leaf():
    (kernel,) = module('ROOT s = (f32[4,8]{1,0}, s32[4,8]{1,0}) custom-call(a), custom_call_target="f"').kernels
    assert said(kernel, 1) == ("custom-call", ["a"], ["s{0}", "s{1}"])


def test_what_begins_a_copy_gives_the_array_and_what_ends_it_nothing():
    (kernel,) = module("""
s = (f32[4,8]{1,0:S(1)}, f32[4,8]{1,0}, u32[]) copy-start(a)
d = f32[4,8]{1,0:S(1)} copy-done(s)
ROOT r = f32[4,8]{1,0} negate(d)""").kernels
    assert said(kernel, 1) == ("copy-start", ["a"], ["s{0}", "s{2}"])
    assert said(kernel, 3)[1] == ["s{0}"]


LOOP = """HloModule m
cond {{
  p = (s32[], f32[4]{{0}}) parameter(0)
  i = s32[] get-tuple-element(p), index=0
  n = s32[] constant({limit})
  ROOT lt = pred[] compare(i, n), direction={direction}
}}
body {{
  q = (s32[], f32[4]{{0}}) parameter(0)
  j = s32[] get-tuple-element(q), index=0
  one = s32[] constant({step})
  k = s32[] add(j, one)
  x = f32[4]{{0}} get-tuple-element(q), index=1
  y = f32[4]{{0}} multiply(x, x)
  ROOT t = (s32[], f32[4]{{0}}) tuple(k, y)
}}
ENTRY main {{
  a = f32[4]{{0}} parameter(0)
  z = s32[] constant({start})
  w = (s32[], f32[4]{{0}}) tuple(z, a)
  ROOT r = (s32[], f32[4]{{0}}) while(w), condition=cond, body=body{config}
}}
"""


@pytest.mark.parametrize(
    ("start", "limit", "step", "direction", "config", "trips"),
    [
        (0, 10, 1, "LT", "", "10"),
        (0, 10, 1, "LE", "", "11"),
        (3, 10, 2, "LT", "", "4"),
        (12, 10, 2, "LT", "", "0"),
        (0, 10, -1, "LT", "", None),
        (0, 10, 1, "NE", "", None),
        (0, 10, 1, "NE", ', backend_config={"known_trip_count":{"n":"7"}}', "7"),
        (0, 10, 1, "LT", r', backend_config="{\"known_trip_count\":{\"n\":\"7\"}}"', "7"),
    ],
)
def test_a_loop_runs_as_often_as_its_counter_or_the_compiler_says(start, limit, step, direction, config, trips):
    found = read(LOOP.format(start=start, limit=limit, step=step, direction=direction, config=config))[0]
    entry = found.by_name["main"]
    (loop,) = (index for index, form in enumerate(entry.forms) if "loops" in form.flags)
    assert dict(entry.notes.get(loop, ())).get("trips") == trips
    assert [target.bind(entry.tokens[loop]) for target in entry.forms[loop].targets] == ["cond", "body"]


def test_positions_are_those_of_metadata_or_of_stack_frames():
    plain = module('ROOT r = f32[4,8]{1,0} negate(a), metadata={op_name="jit(f)/neg" source_file="m.py" source_line=7}')
    assert str(plain.kernels[0].position(1)) == "m.py:7"
    tables = """HloModule m

FileNames
1 "main.py"
2 "model.py"

FunctionNames
1 "<module>"
2 "f"

FileLocations
1 {file_name_id=1 function_name_id=1 line=3 end_line=3 column=1 end_column=2}
2 {file_name_id=2 function_name_id=2 line=9 end_line=9 column=5 end_column=8}

StackFrames
1 {file_location_id=1 parent_frame_id=1}
2 {file_location_id=2 parent_frame_id=2}


ENTRY %main (a: f32[4]) -> f32[4] {
  %a = f32[4]{0} parameter(0)
  ROOT %r = f32[4]{0} negate(%a), metadata={op_name="neg" stack_frame_id=2}
}
"""
    kernel = read(tables)[0].kernels[0]
    place = kernel.position(1)
    assert (str(place), str(place.inlined_at), place.inlined_at.inlined_at) == ("model.py:9", "main.py:3", None)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("b = f32[4] add(a, a", "expected an instruction of HLO"),
        ("b = f32[4] add(a, nowhere)", "no instruction above gives nowhere"),
        ("b = f32[99999999999999999] add(a, a)", "larger than any machine"),
        ("and now for something else", "expected an instruction of HLO"),
    ],
)
def test_what_is_no_instruction_is_counted_with_its_line(line, message):
    found = module(f"{line}\nROOT r = f32[4,8]{{1,0}} negate(a)")
    assert [(each.line, message in each.message) for each in found.diagnostics] == [(5, True)]
    assert "negate" in [form.opcode for form in found.kernels[0].forms]


def test_an_operation_that_nobody_knows_is_read_and_counted_by_name():
    found = module("ROOT r = f32[4,8]{1,0} frobnicate(a), strength=3")
    assert found.diagnostics == ()
    assert (found.kernels[0].forms[1].recognised, said(found.kernels[0], 1)) == ("unknown", ("frobnicate", ["a"], ["r"]))


def test_several_modules_of_a_file_are_parts():
    text = Path(FIXTURES[0]).read_text(encoding="utf-8")
    assert len(read(text + "\n" + text)) == 2


@pytest.mark.parametrize(
    ("text", "sure"),
    [
        ("HloModule jit_f, is_scheduled=true\n", True),
        ("ENTRY main {\n  a = f32[4]{0} parameter(0)\n}\n", True),
        ("BufferAssignment:\nallocation 0: size 64, parameter 0\n value: <1 a @0> (size=64,offset=0): f32[16]{0}\n", False),
        ("int main() {\n  return f(0);\n}\n", False),
        ("%a = add i32 %b, %c\n", False),
    ],
)
def test_a_text_is_known_by_its_content(text, sure):
    assert (sniff(text) >= 0.8) is sure


def test_tuples_that_double_take_no_time():
    lines = ["t0 = (f32[], f32[]) tuple(a, a)"]
    kind = "(f32[], f32[])"
    for number in range(1, 14):
        kind = f"({kind}, {kind})"
        lines.append(f"t{number} = {kind} tuple(t{number - 1}, t{number - 1})")
    assert len(module("\n".join(lines)).kernels[0]) >= 10


def test_statements_come_in_the_order_of_their_lines():
    text = FIXTURES[0].read_text(encoding="utf-8")
    numbers = [number for number, _, _ in singly(DIALECT.statements(text))]
    assert numbers == sorted(numbers)
