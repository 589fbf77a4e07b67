"""Types of HLO values: shapes, widths, layouts, and what memory they take."""

from __future__ import annotations

import pytest

from isaview.languages.hlo.types import TooLarge, held_bits, leaves_of, member_of, type_of


@pytest.mark.parametrize(
    ("text", "shape", "element", "size", "held"),
    [
        ("f32[]", (), "f32", 4, 4),
        ("bf16[2,8]{1,0}", (2, 8), "bf16", 32, 32),
        ("pred[10]{0}", (10,), "pred", 10, 10),
        ("f32[3,5]{1,0:T(8,128)}", (3, 5), "f32", 60, 8 * 128 * 4),
        ("bf16[2,8]{1,0:T(8,128)(2,1)S(1)}", (2, 8), "bf16", 32, 8 * 128 * 2),
        ("f32[5,3]{0,1:T(8,128)}", (5, 3), "f32", 60, 8 * 128 * 4),
        ("s4[16]{0}", (16,), "s4", 16, 16),
        ("s4[16]{0:E(4)}", (16,), "s4", 8, 8),
        ("f8e4m3fn[4,4]{1,0}", (4, 4), "f8e4m3fn", 16, 16),
        ("c64[3]{0}", (3,), "c64", 24, 24),
        ("s32[<=8,2]{1,0}", (8, 2), "s32", 64, 64),
        ("s32[?,2]{1,0}", (None, 2), "s32", None, 0),
        ("token[]", (), "token", None, 0),
    ],
)
def test_an_array_has_its_shape_its_width_and_the_memory_that_its_tile_takes(text, shape, element, size, held):
    kind = type_of(text)
    assert (kind.shape, kind.element, kind.bytes) == (shape, element, size)
    assert held_bits(kind) == 8 * held


def test_a_tuple_is_its_leaves_with_their_places():
    text = "(f32[2]{0}, (s32[], pred[3]{0}), token[])"
    assert [place for place, _ in leaves_of(text)] == ["{0}", "{1,0}", "{1,1}", "{2}"]
    assert [member_of(text, index) for index in range(4)] == [(0, 1), (1, 3), (3, 4), (0, 0)]
    assert type_of(text).bytes is None and type_of("(f32[2]{0}, (s32[], pred[3]{0}))").bytes == 15


def test_the_layout_says_order_tiles_and_memory_space():
    encoding = type_of("bf16[2,8]{1,0:T(8,128)(2,1)S(1)}").encoding
    assert encoding is not None
    assert (encoding.parameter("order"), encoding.parameter("tiles"), encoding.parameter("space")) == (
        (1, 0),
        ((8, 128), (2, 1)),
        1,
    )


@pytest.mark.parametrize(
    "text", ["f32[99999999999999999999]", "f32[999999999999,999999999999]", "(" * 100 + "f32[]" + ")" * 100, "x", ")"]
)
def test_what_no_machine_holds_is_refused(text):
    with pytest.raises(TooLarge):
        type_of(text)
