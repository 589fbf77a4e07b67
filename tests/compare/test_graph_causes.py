"""Causes of graphs: what a diff says of fusions, of work done again, of types, layouts and collectives stands in both texts."""

from __future__ import annotations

import pytest

from isaview import read
from isaview.compare.changes import compare
from tests.conftest import ROOT
from tests.support.compared import compared

DUMP = ROOT / "docs" / "use" / "model" / "dump"
HEAD = """HloModule jit_f, entry_computation_layout={(f32[8,16]{1,0})->f32[8,16]{1,0}}

FileNames
1 "m.py"

FunctionNames
1 "f"

FileLocations
1 {file_name_id=1 function_name_id=1 line=4 end_line=4 column=1 end_column=9}
2 {file_name_id=1 function_name_id=1 line=5 end_line=5 column=1 end_column=9}

StackFrames
1 {file_location_id=1 parent_frame_id=1}
2 {file_location_id=2 parent_frame_id=2}

"""
FIRST, SECOND = (f"metadata={{stack_frame_id={number}}}" for number in (1, 2))


def entry(*lines):
    return "ENTRY main {\n  p = f32[8,16]{1,0} parameter(0)\n  " + "\n  ".join(lines) + "\n}\n"


ALONE = entry(f"e = f32[8,16]{{1,0}} exponential(p), {FIRST}", f"ROOT m = f32[8,16]{{1,0}} multiply(e, e), {SECOND}")
FUSED = f"""c {{
  q = f32[8,16]{{1,0}} parameter(0)
  e = f32[8,16]{{1,0}} exponential(q), {FIRST}
  ROOT m = f32[8,16]{{1,0}} multiply(e, e), {SECOND}
}}

""" + entry(f"ROOT own = f32[8,16]{{1,0}} fusion(p), kind=kLoop, calls=c, {SECOND}")
ONE_IN_A_FUSION = f"""c {{
  q = f32[8,16]{{1,0}} parameter(0)
  ROOT e = f32[8,16]{{1,0}} exponential(q), {FIRST}
}}

""" + entry(
    f"w = f32[8,16]{{1,0}} fusion(p), kind=kLoop, calls=c, {FIRST}", f"ROOT m = f32[8,16]{{1,0}} multiply(w, w), {SECOND}"
)
TWICE = entry(
    f"e = f32[8,16]{{1,0}} exponential(p), {FIRST}",
    f"e.remat = f32[8,16]{{1,0}} exponential(p), {FIRST}",
    f"ROOT m = f32[8,16]{{1,0}} multiply(e, e.remat), {SECOND}",
)
ELSEWHERE = entry(
    f"e = f32[8,16]{{1,0}} exponential(p), {FIRST}",
    f"g = f32[8,16]{{1,0}} exponential(e), {SECOND}",
    f"ROOT m = f32[8,16]{{1,0}} multiply(e, g), {SECOND}",
)
TURNED = ALONE.replace("f32[8,16]{1,0} multiply", "f32[8,16]{0,1} multiply")
COPIED = entry(
    f"e = f32[8,16]{{1,0}} exponential(p), {FIRST}",
    "k = f32[8,16]{0,1} copy(e)",
    f"ROOT m = f32[8,16]{{1,0}} multiply(e, k), {SECOND}",
)
PRODUCT = entry(
    "d = f32[8,8]{1,0} dot(p, p), lhs_contracting_dims={1}, rhs_contracting_dims={1}",
    "ROOT r = f32[8,16]{1,0} dot(d, p), lhs_contracting_dims={1}, rhs_contracting_dims={0}",
)
NARROW = PRODUCT.replace("f32", "bf16")
REDUCED = "s {\n  a = f32[] parameter(0)\n  b = f32[] parameter(1)\n  ROOT t = f32[] add(a, b)\n}\n\n" + entry(
    "e = f32[8,16]{1,0} exponential(p)", "ROOT r = f32[8,16]{1,0} all-reduce(e), replica_groups={}, to_apply=s"
)
TWO_REDUCED = REDUCED.replace("ROOT r =", "x = f32[8,16]{1,0} all-reduce(p), replica_groups={}, to_apply=s\n  ROOT r =")


def causes(old, new):
    (kernel,) = compare(compared(read((HEAD + old).encode())), compared(read((HEAD + new).encode()))).kernels
    return [(cause.kind, cause.text, cause.source) for cause in kernel.causes]


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (ALONE, FUSED, [("fused", "fused into own: exponential, multiply", "m.py:4")]),
        (FUSED, ALONE, [("unfused", "no longer fused as own: exponential, multiply", "m.py:4")]),
        (ALONE, TWICE, [("rematerialised", "done again: exponential [8,16], 1 → 2", "m.py:4")]),
        (TWICE, ALONE, [("rematerialised", "done less often: exponential [8,16], 2 → 1", "m.py:4")]),
        (ALONE, TURNED, [("layout", "layout of multiply [8,16]: {1,0} → {0,1}", "")]),
        (ALONE, COPIED, [("copy", "copy: 0 → 1, 0 B → 512 B", "")]),
        (PRODUCT, NARROW, [("type", "products: f32 ×2 → bf16 ×2", "")]),
        (REDUCED, TWO_REDUCED, [("collective", "all-reduce: 1 → 2, 512 B → 1 KiB", "")]),
    ],
)
def test_what_became_of_a_graph(old, new, expected):
    assert causes(old, new) == expected


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (ALONE, ONE_IN_A_FUSION),
        (ALONE, ELSEWHERE),
        (FUSED, FUSED.replace("c {", "other {").replace("calls=c", "calls=other").replace("own =", "named =")),
    ],
    ids=["a fusion of one operation", "an operation of another place", "another name"],
)
def test_what_is_the_same_is_no_cause(old, new):
    assert causes(old, new) == []


def test_a_dump_before_and_after_optimisation():
    before, after = (next(DUMP.glob(f"*{name}_optimizations.txt")) for name in ("before", "after"))
    (kernel,) = compare(compared(read(before)), compared(read(after))).kernels
    texts = [cause.text for cause in kernel.causes]
    assert "products: bf16 ×2 → f32 ×2" in texts
    assert "fused into convert_convert_fusion: tanh, multiply ×6, add ×2, convert ×20" in texts
    assert not [text for text in texts if text.startswith("call ")]
