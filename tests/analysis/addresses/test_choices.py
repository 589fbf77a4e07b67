"""Addresses that a choice, a sign or a field decides: told by lane where the text decides each lane's, else not at all."""

import pytest

from isaview import read
from isaview.analysis.addresses.addresses import accesses

HEAD = ".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry k(.param .u64 a, .param .u32 n)\n{\n"
REGISTERS = ".reg .b64 %rd<9>; .reg .f32 %f<9>; .reg .b32 %r<20>; .reg .pred %p<9>;\n"
BEGIN = "ld.param.u64 %rd1, [a]; ld.param.u32 %r9, [n]; mov.u32 %r1, %tid.x; mov.u32 %r8, %ctaid.x;\n"
END = "mul.wide.s32 %rd2, %r2, 4; add.s64 %rd3, %rd1, %rd2;\nld.global.f32 %f1, [%rd3];\nst.global.f32 [%rd1], %f1;\nret;\n}\n"


def sectors_of(places):
    return len({place * 4 // 32 for place in places})


def loaded(tmp_path, body):
    path = tmp_path / "k.ptx"
    path.write_text(HEAD + REGISTERS + BEGIN + body + END, encoding="utf-8")
    (module,) = read(str(path))
    return next(one for one in accesses(module.kernels[0], 32) if one.kind == "load" and one.space == "global")


@pytest.mark.parametrize(
    ("body", "place"),
    [
        ("setp.lt.u32 %p1, %r1, 16; add.s32 %r3, %r1, 100; selp.b32 %r2, %r1, %r3, %p1;", lambda t: t if t < 16 else t + 100),
        ("and.b32 %r3, %r1, 1; setp.eq.s32 %p1, %r3, 0; shl.b32 %r4, %r1, 2; add.s32 %r5, %r4, 1024; "
         "selp.b32 %r2, %r4, %r5, %p1;", lambda t: 4 * t if t % 2 == 0 else 4 * t + 1024),
        ("setp.lt.u32 %p1, %r1, 16; selp.b32 %r2, %r1, 0, %p1;", lambda t: t if t < 16 else 0),
        ("shr.u32 %r3, %r1, 2; bfi.b32 %r2, %r3, %r1, 3, 29;", lambda t: (t >> 2) * 8 + t % 8),
        ("and.b32 %r3, %r1, 3; shr.u32 %r4, %r1, 2; bfi.b32 %r2, %r4, %r3, 3, 5;", lambda t: (t >> 2) % 32 * 8 + t % 4),
        ("not.b32 %r3, %r1; add.s32 %r2, %r3, 4096;", lambda t: 4095 - t),
        ("bfe.s32 %r3, %r1, 1, 4; add.s32 %r2, %r3, 64;", lambda t: 64 + ((t >> 1) % 16 ^ 8) - 8),
        ("sub.s32 %r3, %r1, 16; abs.s32 %r2, %r3;", lambda t: abs(t - 16)),
        ("sub.s32 %r3, %r1, 16; max.s32 %r2, %r3, 0;", lambda t: max(t - 16, 0)),
        ("sub.s32 %r3, %r1, 16; neg.s32 %r4, %r3; max.s32 %r2, %r3, %r4;", lambda t: abs(t - 16)),
    ],
)  # fmt: skip
def test_what_the_lane_decides_is_told_for_each_wave(tmp_path, body, place):
    told = loaded(tmp_path, body).sectors
    true = {sectors_of(map(place, range(32 * wave, 32 * wave + 32))) for wave in range(32)}
    assert told == (min(true), max(true))


@pytest.mark.parametrize(
    "body",
    [
        "setp.lt.u32 %p1, %r1, %r9; selp.b32 %r2, %r1, 0, %p1;",
        "mad.lo.s32 %r3, %r8, 256, %r1; sub.s32 %r4, %r3, 16; max.s32 %r2, %r4, 0;",
        "mad.lo.s32 %r3, %r8, 256, %r1; setp.lt.s32 %p1, %r3, %r9; add.s32 %r4, %r9, -1; selp.b32 %r2, %r3, %r4, %p1;",
        "mad.lo.s32 %r3, %r8, 256, %r1; add.s32 %r3, %r3, -16; neg.s32 %r4, %r3; max.s32 %r2, %r4, %r3;",
    ],
)
def test_lanes_in_the_middle_of_what_they_work_on_keep_their_place(tmp_path, body):
    found = loaded(tmp_path, body)
    assert (found.pattern, found.stride, found.sectors) == ("coalesced", 4, (4, 4))


def test_the_sign_of_a_place_that_may_be_negative_is_unknown(tmp_path):
    body = "sub.s32 %r3, %r1, 16; shr.s32 %r4, %r3, 31; and.b32 %r5, %r4, 100; add.s32 %r2, %r3, %r5;"
    assert not loaded(tmp_path, body).known


def test_a_choice_by_what_nobody_knows_of_the_lanes_is_unknown(tmp_path):
    found = loaded(
        tmp_path,
        "mul.wide.s32 %rd4, %r1, 4; add.s64 %rd5, %rd1, %rd4; ld.global.f32 %f2, [%rd5];\n"
        "setp.lt.f32 %p1, %f2, 0f00000000; add.s32 %r3, %r1, 100; selp.b32 %r2, %r1, %r3, %p1;",
    )
    assert found.pattern == "coalesced"
    (module,) = read(str(tmp_path / "k.ptx"))
    second = [one for one in accesses(module.kernels[0], 32) if one.kind == "load" and one.space == "global"][1]
    assert second.pattern == "unknown" and not second.known
