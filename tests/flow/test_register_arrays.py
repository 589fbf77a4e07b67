"""Arrays in registers that are indexed when the kernel runs: how far they are inferred to reach."""

import pytest

import isaview
from isaview.flow.liveness import liveness_of

FILL = "".join(f"\tv_mov_b32_e32 v{place}, {place}\n" for place in range(4, 14))
MOVRELS = "\tv_movrels_b32_e32 v1, v4\n"
WINDOW = "\ts_set_gpr_idx_on s0, {modes}\n\tv_mov_b32_e32 {operands}\n\ts_set_gpr_idx_off\n"
STORE = "\tglobal_store_dword v[2:3], v1, off\n"


def arrays(body, gpu="gfx900"):
    """Per indexed instruction its opcode and the registers it may reach, by name."""
    text = f'\t.amdgcn_target "amdgcn-amd-amdhsa--{gpu}"\nk:\n{body}\ts_endpgm\n'
    (module,) = isaview.read(text)
    (kernel,) = module.kernels
    return [
        (kernel.forms[index].mnemonic, [kernel.registers[number].name for number in numbers])
        for index, numbers in sorted(kernel.operands.arrays.items())
    ]


def named(first, last):
    return [f"v{place}" for place in range(first, last + 1)]


@pytest.mark.parametrize(
    ("body", "reached"),
    [
        (FILL + MOVRELS + STORE, [("v_movrels_b32", named(4, 13))]),
        (
            FILL + "\tv_movreld_b32_e32 v4, v2\n" + MOVRELS + STORE,
            [("v_movreld_b32", named(4, 13)), ("v_movrels_b32", named(4, 13))],
        ),
        (FILL + WINDOW.format(modes="gpr_idx(SRC0)", operands="v1, v4") + STORE, [("v_mov_b32", named(4, 13))]),
        (
            FILL + WINDOW.format(modes="gpr_idx(DST)", operands="v4, v1") + MOVRELS + STORE,
            [("v_mov_b32", named(4, 13)), ("v_movrels_b32", named(4, 13))],
        ),
        (FILL + WINDOW.format(modes="0x1", operands="v1, v4") + STORE, [("v_mov_b32", named(4, 13))]),
    ],
)
def test_elements_are_what_is_written_and_read_by_name_nowhere(body, reached):
    assert arrays(body) == reached


def test_what_is_read_by_name_between_elements_is_an_element_too():
    read = "\tv_add_f32_e32 v2, v6, v6\n"
    assert arrays(FILL + read + MOVRELS + STORE) == [("v_movrels_b32", named(4, 13))]


def test_parts_of_a_wide_load_that_nobody_reads_are_elements():
    load = "\tglobal_load_dwordx4 v[14:17], v[2:3], off\n\tv_add_f32_e32 v2, v14, v14\n"
    (reached,) = arrays(FILL + load + MOVRELS + STORE)
    assert reached[1][:14] == named(4, 17)


def test_a_value_from_before_a_branch_reaches_the_access_behind_it():
    body = FILL + "\ts_cbranch_scc0 .L1\n\tv_mov_b32_e32 v4, 0\n.L1:\n" + MOVRELS + STORE
    assert arrays(body) == [("v_movrels_b32", named(4, 13))]


def test_a_value_that_is_written_over_first_does_not():
    body = (
        FILL
        + "".join(f"\tv_mov_b32_e32 v{place}, v0\n" for place in (12, 13))
        + "\tv_add_f32_e32 v2, v12, v13\n"
        + MOVRELS
        + STORE
    )
    assert arrays(body) == [("v_movrels_b32", named(4, 11))]


def test_outside_a_window_nothing_is_indexed():
    assert arrays(FILL + WINDOW.format(modes="gpr_idx(SRC0)", operands="v1, v4") + "\tv_mov_b32_e32 v1, v5\n" + STORE) == [
        ("v_mov_b32", named(4, 13))
    ]


def test_elements_are_alive_until_the_array_is_read():
    text = f'\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"\nk:\n{FILL}{MOVRELS}{STORE}\ts_endpgm\n'
    (kernel,) = isaview.read(text)[0].kernels
    # ten elements and v2, which the kernel is given; nothing has written v3
    assert liveness_of(kernel).peak("vector")[0] == 11


def test_the_compiler_s_own_figure_bounds_an_array():
    said = (
        f'\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"\nk:\n{FILL}{MOVRELS}{STORE}\ts_endpgm\n.Lfunc_end0:\n; NumVgprs: {{}}\n'
    )
    for count in (12, 14, 30):
        (kernel,) = isaview.read(said.format(count))[0].kernels
        ((_, numbers),) = kernel.operands.arrays.items()
        assert [kernel.registers[number].name for number in numbers] == named(4, min(count - 1, 13))


def test_an_array_has_the_least_size_that_llvm_sets_aside():
    for elements, last in ((3, 11), (8, 11), (9, 12), (13, 19), (20, 35)):
        body = "".join(f"\tv_mov_b32_e32 v{place}, {place}\n" for place in range(4, 4 + elements))
        assert arrays(body + MOVRELS + STORE) == [("v_movrels_b32", named(4, last))]


def test_an_array_that_is_only_written_keeps_what_is_read_by_name():
    """Nothing unread stands behind it: it has the least size."""
    assert arrays("\tv_movreld_b32_e32 v4, v2\n\tv_mov_b32_e32 v1, v9\n" + STORE) == [("v_movreld_b32", named(4, 11))]
