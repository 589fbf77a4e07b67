"""Loops and branches that AMD's compilers close with a mask of lanes: how often they run, and for how many lanes."""

import pytest

from isaview import read
from isaview.analysis.addresses.launch_shape import Shape
from isaview.analysis.addresses.partial_blocks import Partial, running_lanes
from isaview.analysis.addresses.trips import Trips, trips_of

GROUP = Shape(64, width=256, most=256)
TARGET = '.amdgcn_target "amdgcn-amd-amdhsa--{gpu}"\n.text\nk:\n'
DESCRIPTOR = (
    ".amdhsa_kernel k\n.amdhsa_next_free_vgpr 8\n.amdhsa_next_free_sgpr 10\n.amdhsa_user_sgpr_count 2\n.end_amdhsa_kernel\n"
)
LOOP = "s_mov_b64 s[8:9], 0\ns_mov_b32 s4, 0\nv_mov_b32_e32 v5, v0\nv_mov_b32_e32 v6, 0\n.L1:\n{body}\n.L2:\ns_endpgm\n"

COUNTED = {
    "leaves when above": (
        "v_add_u32_e32 v5, 0x100, v5\nv_cmp_lt_u32_e32 vcc, 0x3e7, v5\ns_or_b64 s[8:9], vcc, s[8:9]\n"
        "s_andn2_b64 exec, exec, s[8:9]\ns_cbranch_execnz .L1",
        Trips(most=4),
    ),
    "leaves when below": (
        "v_subrev_u32_e32 v5, 64, v5\nv_cmp_gt_i32_e32 vcc, 0, v5\ns_and_b64 s[2:3], exec, vcc\n"
        "s_or_b64 s[8:9], s[2:3], s[8:9]\ns_andn2_b64 exec, exec, s[8:9]\ns_cbranch_execnz .L1",
        Trips(most=4),
    ),
    "leaves before the way back": (
        "s_branch .L4\n.L3:\nv_add_u32_e32 v5, 0x100, v5\nv_cmp_lt_u32_e32 vcc, 0x3e7, v5\ns_or_b64 s[8:9], vcc, s[8:9]\n"
        "s_andn2_b64 exec, exec, s[8:9]\ns_cbranch_execz .L2\n.L4:\nv_mov_b32_e32 v7, v5\ns_branch .L3",
        Trips(most=4),
    ),
    "the same number in every lane": (
        "v_add_u32_e32 v6, 2, v6\nv_cmp_le_u32_e32 vcc, 32, v6\ns_or_b64 s[8:9], vcc, s[8:9]\n"
        "s_andn2_b64 exec, exec, s[8:9]\ns_cbranch_execnz .L1",
        Trips(exact=16),
    ),
    "a comparison's own mask": (
        "v_add_u32_e32 v6, 2, v6\nv_cmp_ne_u32_e32 vcc, 32, v6\ns_and_b64 vcc, exec, vcc\ns_cbranch_vccnz .L1",
        Trips(exact=16),
    ),
    "left in the middle, with a way back that any lane goes": (
        "s_add_u32 s4, s4, 2\ns_cmp_eq_u32 s4, 32\ns_cbranch_scc1 .L2\nv_add_u32_e32 v6, 2, v6\ns_cbranch_execnz .L1",
        Trips(exact=15),
    ),
    "until the mask is empty": (
        "v_add_u32_e32 v6, 2, v6\nv_cmp_eq_u32_e32 vcc, 32, v6\ns_and_b64 vcc, exec, vcc\ns_cbranch_vccz .L1",
        Trips(exact=16),
    ),
}
UNTOLD = {
    "who leaves comes from memory": (
        "global_load_dword v7, v0, s[0:1]\nv_cmp_lt_u32_e32 vcc, 7, v7\ns_or_b64 s[8:9], vcc, s[8:9]\n"
        "s_andn2_b64 exec, exec, s[8:9]\ns_cbranch_execnz .L1"
    ),
    "lanes are switched off in a way that is not read": (
        "v_add_u32_e32 v6, 2, v6\nv_cmp_ne_u32_e32 vcc, 32, v6\ns_xor_b64 exec, exec, vcc\ns_cbranch_execnz .L1"
    ),
    "two masks gathered": (
        "v_add_u32_e32 v6, 2, v6\nv_cmp_le_u32_e32 vcc, 32, v6\ns_or_b64 s[8:9], vcc, s[2:3]\n"
        "s_andn2_b64 exec, exec, s[8:9]\ns_cbranch_execnz .L1"
    ),
}


def kernel_of(tmp_path, text, gpu="gfx90a"):
    path = tmp_path / "k.s"
    path.write_text(TARGET.format(gpu=gpu) + text + DESCRIPTOR, encoding="utf-8")
    (module,) = read(str(path))
    return module.kernels[0]


def told(kernel, shape=GROUP):
    (found,) = trips_of(kernel, shape).values()
    return found.exact, found.most


@pytest.mark.parametrize("name", COUNTED)
def test_a_loop_runs_until_no_lane_is_left(tmp_path, name):
    body, expected = COUNTED[name]
    assert told(kernel_of(tmp_path, LOOP.format(body=body))) == (expected.exact, expected.most)


@pytest.mark.parametrize("name", UNTOLD)
def test_what_the_text_does_not_tell_has_no_trips(tmp_path, name):
    assert told(kernel_of(tmp_path, LOOP.format(body=UNTOLD[name]))) == (None, None)


def test_numbers_of_16_bits_have_a_sign(tmp_path):
    body = "s_addk_i32 s4, 0x14\ns_cmpk_gt_i32 s4, 0xfff6\ns_cbranch_scc0 .L1"
    text = LOOP.format(body=body).replace("s_mov_b32 s4, 0", "s_movk_i32 s4, 0xffa0")
    assert told(kernel_of(tmp_path, text)) == (5, None)  # -96, 20 more each time, until above -10


def test_a_counter_is_compared_after_it_moved(tmp_path):
    body = "v_add_u32_e32 v5, -5, v5\nv_cmp_gt_u32_e32 vcc, 6, v5\n"
    body += "s_or_b64 s[8:9], vcc, s[8:9]\ns_andn2_b64 exec, exec, s[8:9]\ns_cbranch_execnz .L1"
    start = "v_lshrrev_b32_e32 v4, 6, v0\nv_sub_u32_e32 v5, 0x68, v4"
    text = LOOP.format(body=body).replace("v_mov_b32_e32 v5, v0", start)
    assert told(kernel_of(tmp_path, text))[1] >= 20  # 104 in the first wave


SIDES = [
    ("v_cmpx_gt_u32_e32 64, v0\n", {Partial(1 / 4, 64)}),
    ("v_cmp_gt_u32_e32 vcc, 32, v0\ns_and_saveexec_b64 s[2:3], vcc\n", {Partial(1 / 4, 32)}),
    ("v_cmp_gt_u32_e32 vcc, 32, v0\ns_andn2_saveexec_b64 s[2:3], vcc\n", set()),
]


@pytest.mark.parametrize(("test", "expected"), SIDES)
def test_few_lanes_behind_a_mask(tmp_path, test, expected):
    body = test + "s_cbranch_execz .L2\nglobal_store_dword v0, v0, s[0:1]\n.L2:\ns_endpgm\n"
    assert set(running_lanes(kernel_of(tmp_path, body), GROUP).blocks.values()) == expected
