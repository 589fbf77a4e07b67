"""MLIR, whole texts: what the samples are in the model, and laws that hold for every text."""

import random
from collections import Counter

import pytest

from isaview import read
from isaview.inputs.sources import dialects
from isaview.languages.mlir import lines
from tests.conftest import SAMPLES
from tests.support.model_text import rows

DUMPS = sorted(path for path in SAMPLES.iterdir() if path.suffix in (".ttgir", ".ttir", ".mlir"))


def modelled(module):
    """A module as text: what it states, then each kernel."""
    facts = ", ".join(f"{name} {measure.value}" for kernel in module.kernels[:1] for name, measure in kernel.stated.items())
    text = [f"{module.dialect} {module.target} {module.wave_size}: {facts}"]
    for kernel in module.kernels:
        arguments = " ".join(f"{name}:{bits}" for name, bits in kernel.arguments)
        known = " ".join(f"{name}.{fact}={number}" for name, fact, number in kernel.argument_facts)
        text += ["", f"{'kernel' if kernel.is_entry else 'function'} {kernel.name} ({arguments})", known]
        text += rows(kernel, bits=True)
    return "\n".join([*text, ""])


@pytest.mark.parametrize("path", DUMPS, ids=lambda path: path.name)
def test_samples_are_read_whole_as_they_were(path, golden):
    (module,) = read(path)
    assert module.diagnostic_count == 0 and all(kernel.complete for kernel in module.kernels)
    golden(f"{path.name}.model.txt", modelled(module))


COUNTS = {
    "matmul.triton.sm_90.ttgir": {"tt.addptr": 10, "ttng.warp_group_dot": 1, "scf.for": 1, "scf.yield": 1, "tt.return": 1},
    "softmax.triton.gfx942.ttgir": {"tt.reduce": 2, "tt.reduce.return": 2, "amdg.buffer_load": 1, "amdg.buffer_store": 1},
    "layer_norm.triton.sm_80.ttir": {"scf.for": 3, "scf.yield": 3, "tt.reduce": 2, "tt.load": 5, "tt.store": 1},
    "layers.jax.mlir": {"stablehlo.while": 1, "stablehlo.case": 1, "stablehlo.sort": 1, "chlo.top_k": 1},
}
"""Operations by name as the parsers of Triton and JAX count them in these texts."""


@pytest.mark.parametrize(("name", "counts"), COUNTS.items(), ids=COUNTS)
def test_operations_are_counted_as_their_own_parsers_do(name, counts):
    found = Counter(form.opcode for module in read(SAMPLES / name) for kernel in module.kernels for form in kernel.forms)
    assert {opcode: found[opcode] for opcode in counts} == counts


@pytest.mark.parametrize("path", DUMPS, ids=lambda path: path.name)
def test_what_was_read_before_changes_nothing(path):
    """Shapes are remembered for all texts of a run, by the aliases that types may stand for."""
    text = path.read_text(encoding="utf-8")
    other = text.replace("sizePerThread = [1, 8]", "sizePerThread = [1, 4]").replace('num-warps" = 8', 'num-warps" = 4')
    fresh = []
    for one in (text, other):
        lines._KNOWN.clear()
        lines._PARSED.statements.clear()
        fresh.append(modelled(read(one)[0]))
    for _ in range(2):
        assert [modelled(read(one)[0]) for one in (text, other)] == fresh


@pytest.mark.parametrize("path", DUMPS, ids=lambda path: path.name)
def test_blanks_comments_and_line_breaks_mean_nothing(path):
    chance = random.Random(path.name)
    text = path.read_text(encoding="utf-8")
    before = modelled(read(text)[0])
    changed = []
    for line in text.split("\n"):
        line = f"{' ' * chance.randrange(5)}{line}"
        if chance.random() < 0.3 and not line.lstrip().startswith("#"):
            line = line.replace(", ", f",{' ' * chance.randrange(3)}\n{' ' * chance.randrange(6)}", 1)
        changed += [f"{line}{' ' * chance.randrange(2)}// a (comment" if chance.random() < 0.2 else line]
        changed += [""] * (chance.random() < 0.1)
    assert modelled(read("\n".join(changed))[0]) == before


@pytest.mark.parametrize("path", DUMPS, ids=lambda path: path.name)
def test_a_text_that_is_cut_off_says_so(path):
    text = path.read_text(encoding="utf-8")
    end = text.rindex("return")
    module = read(text[:end])[0]
    assert module.cut_off == "the text ends inside a function" and not module.kernels[-1].complete


def test_lines_are_counted_through_joined_statements():
    text = "module {\n  tt.func @k(\n      %a: i32,  // first\n\n      %b: i32\n  ) {\n    tt.return\n  }\n}\n"
    (kernel,) = read(text)[0].kernels
    assert (kernel.line, list(kernel.lines), kernel.end_line) == (2, [7], 8)


def test_parts_of_a_file_are_modules_of_their_own():
    """MLIR_ENABLE_DUMP writes a header before each state; tests of MLIR put dashes between modules."""
    one = "module {\n  tt.func @k() {\n    tt.return\n  }\n}\n"
    dump = "".join(f"// -----// IR Dump Before {name} (x) //----- //\n{one}\n" for name in ("First", "Second"))
    found = read(dump)
    assert [module.part for module in found] == ["IR Dump Before First (x)", "IR Dump Before Second (x)"]
    assert [kernel.line for module in found for kernel in module.kernels] == [3, 10]
    assert len(read(f"{one}// -----\n\n{one}// -----\n{one}")) == 3
    assert len(read(one + one)) == 2


def test_every_row_of_the_tables_is_read_as_such():
    for dialect in dialects():
        if dialect.name in ("mlir", "stablehlo"):
            name = "tt.load" if dialect.name == "mlir" else "stablehlo.add"
            assert dialect.opcode(name).opcode == name and dialect.opcode("tt.lode") is None


def test_positions_lead_through_names_and_calls():
    text = """#loc = loc("k.py":3:1)
module {
  tt.func @k(%a: i32 loc("a"(#loc))) {
    %0 = arith.addi %a, %a : i32 loc(#loc4)
    %1 = arith.addi %a, %a : i32 loc(callsite("f.py":9:2 at #loc2))
    %2 = arith.addi %a, %a : i32 loc(fused<"x">[#loc3, #loc2])
    %3 = arith.addi %a, %a : i32 loc(unknown)
    tt.return loc(#loc9)
  }
}
#loc2 = loc("k.py":7:5)
#loc3 = loc(unknown)
#loc4 = loc("sum"(#loc5))
#loc5 = loc(callsite(#loc6 at #loc2))
#loc6 = loc("lib.py":12:3)
"""
    (module,) = read(text)
    (kernel,) = module.kernels
    found = [kernel.position(index) for index in range(len(kernel))]
    assert [str(one) if one else None for one in found] == ["lib.py:12", "f.py:9", "k.py:7", None, None]
    assert str(found[0].inlined_at) == "k.py:7" and found[2].inlined_at is None
    assert (module.debug.name("#loc4"), module.debug.name('"ap"(#loc2)'), module.debug.name("#loc2")) == ("sum", "ap", "")


HOSTILE = {
    "unclosed types": "%0 = arith.addi %a, %a : " + "tensor<" * 8_000,
    "brackets": "%0 = arith.foo " + "(" * 30_000,
    "blanks": "%0 = arith.addi %a," + "\n \n" * 100_000 + "%a : i32",
    "regions": "scf.if %a {\n" * 5_000,
    "dimensions": f"%0 = arith.addi %a, %a : tensor<{'999999999999999999x' * 30}f32>",
    "results": "%0:99999999999999999999 = arith.foo %a : i32",
    "locations": "%0 = arith.addi %a, %a : i32 loc(" + "callsite(" * 5_000,
    "strings": '%0 = "' + '\\"' * 30_000,
}


@pytest.mark.parametrize("body", HOSTILE.values(), ids=HOSTILE)
def test_hostile_texts_end_soon(body):
    (module,) = read(f"module {{\n  tt.func @k(%a: i1) {{\n    {body}\n    tt.return\n  }}\n}}\n")
    assert module.statements_total >= module.statements_read
