"""LLVM IR: laws that hold for every text, and llvmlite's own counts of instructions."""

import json
import random
import re
import subprocess
import sys
from collections import Counter

import pytest

from isaview.base.words import CLASSES
from isaview.flow.graph import target_names
from isaview.languages.llvm.dialect import DIALECT, normal
from isaview.languages.llvm.facts import KERNELS
from isaview.languages.llvm.module import items
from isaview.languages.llvm.opening import open_module
from isaview.languages.opcode_table import load
from isaview.model.assemble import assemble
from isaview.model.kernel import Storage
from isaview.model.statements import Begin, Debug, Label, Note, Operation, Table, Unread
from tests.conftest import ROOT

SAMPLES = sorted((ROOT / "samples").glob("*.ll"))

NAMED = """%S = type { i8, [2 x i64] }
%U = type { float }
define void @f(ptr %p, %S %s) {
  %a = load %S, ptr %p
  %b = load %U, ptr %p
  %c = extractvalue { i32, i64 } undef, 0
  %d = extractvalue { i32, i64 } undef, 1
  %e = call float @sinf(float 1.0)
  %g = call float @mine(float 1.0)
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 16, i1 false)
  ret void
}
"""


def said(items):
    """Items to compare: what each says once its tokens are bound."""
    found = []
    for line, statement, tokens in items:
        if isinstance(statement, Debug):
            continue
        if isinstance(statement, Label):
            found.append((line, "label", statement.name.bind(tokens)))
        elif isinstance(statement, Operation):
            form = statement.form
            slots = [(slot.text.bind(tokens), slot.role, slot.bits) for slot in form.slots]
            texts = [[text.bind(tokens) for text in texts] for texts in (form.targets, form.symbols, form.operands)]
            accesses = [(access.space, access.kind, access.bytes) for access in form.accesses]
            position = form.position and form.position.bind(tokens)
            found.append(
                (line, form.opcode, form.mnemonic, form.instruction_class, slots, texts, accesses, position, form.flow)
            )
        else:
            found.append((line, statement))
    return found


@pytest.mark.parametrize("text", [NAMED, *SAMPLES], ids=lambda text: getattr(text, "name", "named"))
def test_shapes_change_nothing(text):
    text = normal(text if isinstance(text, str) else text.read_text())
    with_shapes = said(items(open_module(text)))
    again = said(items(open_module(text)))
    line_by_line = said(items(open_module(text, cached=False)))
    assert with_shapes == again
    assert with_shapes == line_by_line


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.name)
def test_samples_are_read_whole(path):
    (module,) = assemble(DIALECT.statements(path.read_text()), DIALECT)
    assert module.diagnostics == ()
    forms = [form for kernel in module.kernels for form in kernel.forms]
    assert {form.recognised for form in forms} == {"table"}
    assert {form.instruction_class for form in forms} <= set(CLASSES) - {"unknown"}
    for kernel in module.kernels:
        jumps = [index for index, form in enumerate(kernel.forms) if form.flow in ("jump", "branch", "switch")]
        assert {name for index in jumps for name in target_names(kernel, index)} <= kernel.labels.keys()


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.name)
def test_values_are_defined_once_and_before_they_are_read(path):
    """In SSA form what is read is an argument or written by exactly one instruction, with the bits it is read with."""
    (module,) = assemble(DIALECT.statements(path.read_text()), DIALECT)
    for kernel in module.kernels:
        bound = kernel.operands
        written = Counter(number for numbers in bound.writes for number in numbers)
        assert set(written.values()) <= {1}
        known = set(written) | set(bound.arguments)
        read = {number for numbers in bound.reads for number in numbers}
        assert {bound.registers[number] for number in read - known} == set()


def test_renaming_values_changes_only_their_names():
    text = next(path for path in SAMPLES if "reduce.clang" in path.name).read_text()
    renamed = re.sub(r"%(\d+)", r"%value.\1", text)
    renamed = re.sub(r"^(\d+):", r"value.\1:", renamed, flags=re.MULTILINE)
    forms = [
        [
            (form.opcode, form.instruction_class, [slot.bits for slot in form.slots])
            for kernel in module.kernels
            for form in kernel.forms
        ]
        for module in (*assemble(DIALECT.statements(text), DIALECT), *assemble(DIALECT.statements(renamed), DIALECT))
    ]
    assert forms[0] == forms[1]


@pytest.mark.parametrize("seed", range(40))
def test_damaged_text_is_counted_and_never_raises(seed):
    chance = random.Random(seed)
    lines = SAMPLES[seed % len(SAMPLES)].read_text().split("\n")
    first = chance.randrange(len(lines))
    text = "\n".join(lines[first : first + 120])
    for _ in range(6):
        at = chance.randrange(len(text))
        piece = chance.choice(["", "{", "}", "(", ")", "[", "<", ">", '"', ",", "%", "@", "!", ";", "\n", " i32 ", "\x00", "é"])
        text = text[:at] + piece + text[at + chance.randrange(4) :]
    items = list(DIALECT.statements(text))
    numbers = [line for line, _, _ in items]
    assert numbers == sorted(numbers)
    assert all(statement.column >= 1 for _, statement, _ in items if isinstance(statement, Unread))


@pytest.mark.parametrize("path", SAMPLES[:2], ids=lambda path: path.name)
def test_every_line_is_in_an_item(path):
    """Lines that hold no item are blank, comments, or go on with a statement that began before."""
    text = path.read_text()
    numbers = {
        line
        for line, statement, _ in DIALECT.statements(text)
        if isinstance(statement, (Begin, Label, Note, Operation, Storage, Table))
    }
    continued = re.compile(r"[ \t]+(?:to label|unwind|cleanup|catch|filter|i\d+ |\])")
    silent = [line for number, line in enumerate(text.split("\n"), 1) if number not in numbers]
    assert [line for line in silent if line and line[0] not in ";}" and not continued.match(line)] == []


def test_the_table_states_a_syntax_for_each_instruction_and_knows_every_class_word():
    rows = load("llvm").rows
    words = {*CLASSES, "number", "memory"} - {"unknown"}
    assert {row.instruction_class for row in rows.values()} <= words
    assert {name for name, row in rows.items() if "syntax" not in row.extra and not name.startswith(("llvm.", "@"))} == set()
    assert all(name.startswith(("amdgpu_", "ptx_", "spir_")) for name in KERNELS)


ORACLE = """
import json, sys
import llvmlite.binding as binding
from collections import Counter
module = binding.parse_assembly(open(sys.argv[1]).read())
print(json.dumps({
    function.name: Counter(instruction.opcode for block in function.blocks for instruction in block.instructions)
    for function in module.functions if not function.is_declaration
}))
"""


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.name)
def test_llvmlite_counts_the_same_instructions(path):
    pytest.importorskip("llvmlite")
    ran = subprocess.run([sys.executable, "-c", ORACLE, str(path)], capture_output=True, text=True, check=False)
    if ran.returncode:
        pytest.skip(f"llvmlite refuses this module: {ran.stderr.strip().splitlines()[-1][:100]}")
    (module,) = assemble(DIALECT.statements(path.read_text()), DIALECT)
    counted = {kernel.name: Counter(form.opcode for form in kernel.forms) for kernel in module.kernels}
    assert counted == {name: Counter(counts) for name, counts in json.loads(ran.stdout).items()}
