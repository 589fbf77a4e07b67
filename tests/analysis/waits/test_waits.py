"""Waits: what counters and groups hold at each wait, what each wait ends, and whether it had to wait for all.

Rows are reckoned by hand from the documents of the generations; what compilers wrote is the law that the model must keep.
"""

import pytest

from isaview import read
from isaview.analysis.waits.hazards import hazards
from isaview.analysis.waits.in_flight import flight_of
from isaview.analysis.waits.waits import far_loads_in_flight, loads_ahead, waits_of
from isaview.flow.graph import flow_of
from isaview.languages.counters import machine_of
from isaview.reports.report import report
from tests.support.waiting import COPY, HERE, SAMPLES, amdgcn, kernel_of, ptx, samples, told

LOAD9 = "global_load_dword v{0}, v[0:1], off"
STORE9 = "global_store_dword v[0:1], v9, off"
LOAD11 = "global_load_b32 v{0}, v[0:1], off"
STORE11 = "global_store_b32 v[0:1], v9, off"
ROWS = [
    # loads return in order; a wait for one ends the older ones
    ("gfx900", [LOAD9.format(2), LOAD9.format(3), LOAD9.format(4), "s_waitcnt vmcnt(1)"], [("vmcnt", 1, (3, 3), 2)]),
    (
        "gfx803",
        ["flat_load_dword v2, v[0:1]", "s_waitcnt vmcnt(0) lgkmcnt(0)"],
        [("vmcnt", 0, (1, 1), 1), ("lgkmcnt", 0, (1, 1), 0)],
    ),
    # stores count with loads up to gfx9, for themselves from gfx10 on
    ("gfx900", [LOAD9.format(2), STORE9, STORE9, "s_waitcnt vmcnt(2)"], [("vmcnt", 2, (3, 3), 1)]),
    ("gfx90a", [LOAD9.format(2), STORE9, "s_waitcnt vmcnt(1)"], [("vmcnt", 1, (2, 2), 1)]),
    ("gfx1010", [LOAD9.format(2), STORE9, "s_waitcnt vmcnt(1)"], [("vmcnt", 1, (1, 1), 0)]),
    ("gfx1010", [LOAD9.format(2), STORE9, "s_waitcnt_vscnt null, 0x0"], [("vscnt", 0, (1, 1), 0)]),
    ("gfx1030", [STORE9, STORE9, "s_waitcnt_vscnt null, 0x1"], [("vscnt", 1, (2, 2), 0)]),
    ("gfx1100", [LOAD11.format(2), STORE11, "s_waitcnt vmcnt(0)"], [("vmcnt", 0, (1, 1), 1)]),
    (
        "gfx1201",
        [LOAD11.format(2), STORE11, "s_wait_loadcnt 0x0", "s_wait_storecnt 0x0"],
        [("loadcnt", 0, (1, 1), 1), ("storecnt", 0, (1, 1), 0)],
    ),
    # atomics count as loads where they return, else as stores
    ("gfx900", ["global_atomic_add v2, v[0:1], v3, off glc", "s_waitcnt vmcnt(0)"], [("vmcnt", 0, (1, 1), 1)]),
    ("gfx1030", ["global_atomic_add v[0:1], v3, off", "s_waitcnt vmcnt(0)"], [("vmcnt", 0, (0, 0), 0)]),
    ("gfx1030", ["global_atomic_add v2, v[0:1], v3, off glc", "s_waitcnt vmcnt(0)"], [("vmcnt", 0, (1, 1), 1)]),
    ("gfx942", ["global_atomic_add v2, v[0:1], v3, off sc0", "s_waitcnt vmcnt(0)"], [("vmcnt", 0, (1, 1), 1)]),
    ("gfx1201", ["global_atomic_add_u32 v[0:1], v3, off", "s_wait_storecnt 0x0"], [("storecnt", 0, (1, 1), 0)]),
    (
        "gfx1201",
        ["global_atomic_add_u32 v2, v[0:1], v3, off th:TH_ATOMIC_RETURN", "s_wait_loadcnt 0x0"],
        [("loadcnt", 0, (1, 1), 1)],
    ),
    # scalar loads return in any order: only 0 ends them; shared memory in order
    (
        "gfx900",
        ["s_load_dword s2, s[0:1], 0x0", "s_load_dword s3, s[0:1], 0x4", "s_waitcnt lgkmcnt(1)"],
        [("lgkmcnt", 1, (2, 2), 0)],
    ),
    (
        "gfx900",
        ["s_load_dword s2, s[0:1], 0x0", "s_load_dword s3, s[0:1], 0x4", "s_waitcnt lgkmcnt(0)"],
        [("lgkmcnt", 0, (2, 2), 2)],
    ),
    ("gfx900", ["ds_read_b32 v2, v0", "ds_read_b32 v3, v0 offset:4", "s_waitcnt lgkmcnt(1)"], [("lgkmcnt", 1, (2, 2), 1)]),
    ("gfx1100", ["ds_load_b32 v2, v0", "s_load_b32 s2, s[0:1], 0x0", "s_waitcnt lgkmcnt(1)"], [("lgkmcnt", 1, (2, 2), 0)]),
    (
        "gfx1200",
        ["ds_load_b32 v2, v0", "s_load_b32 s2, s[0:1], 0x0", "s_wait_dscnt 0x0", "s_wait_kmcnt 0x0"],
        [("dscnt", 0, (1, 1), 1), ("kmcnt", 0, (1, 1), 1)],
    ),
    (
        "gfx1200",
        [LOAD11.format(2), "ds_load_b32 v3, v0", "ds_load_b32 v4, v0", "s_wait_loadcnt_dscnt 0x1"],
        [("loadcnt", 0, (1, 1), 1), ("dscnt", 1, (2, 2), 1)],
    ),
    (
        "gfx1200",
        [STORE11, "ds_load_b32 v3, v0", "s_wait_storecnt_dscnt 0x100"],
        [("storecnt", 1, (1, 1), 0), ("dscnt", 0, (1, 1), 1)],
    ),
    (
        "gfx1200",
        ["image_sample v[2:5], [v0, v1], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D", "s_wait_samplecnt 0x0"],
        [("samplecnt", 0, (1, 1), 1)],
    ),
    # packed immediates mean different things
    (
        "gfx803",
        ["ds_read_b32 v2, v0", LOAD9.format(3).replace("global", "flat").replace(", off", ""), "s_waitcnt 0xf70"],
        [("vmcnt", 0, (1, 1), 1)],
    ),
    ("gfx900", [LOAD9.format(2), LOAD9.format(3), "s_waitcnt 0x3f71"], [("vmcnt", 1, (2, 2), 1)]),
    ("gfx1010", ["ds_read_b32 v2, v0", "ds_read_b32 v3, v0", "s_waitcnt 0xc17f"], [("lgkmcnt", 1, (2, 2), 1)]),
    ("gfx1100", ["ds_load_b32 v2, v0", LOAD11.format(3), "s_waitcnt 0xfc07"], [("lgkmcnt", 0, (1, 1), 1)]),
    # copies into shared memory
    (
        "gfx942",
        ["global_load_lds_dword v[0:1], off", "global_load_lds_dword v[0:1], off offset:64", "s_waitcnt vmcnt(1)"],
        [("vmcnt", 1, (2, 2), 1)],
    ),
    ("gfx90a", ["buffer_load_dword v0, s[4:7], 0 offen lds", "s_waitcnt vmcnt(0)"], [("vmcnt", 0, (1, 1), 1)]),
    (
        "gfx1250",
        ["global_load_async_to_lds_b32 v0, v[2:3], off", "global_load_async_to_lds_b32 v0, v[4:5], off", "s_wait_asynccnt 0x1"],
        [("asynccnt", 1, (2, 2), 1)],
    ),
    ("gfx1250", ["tensor_load_to_lds s[0:3], s[4:11]", "s_wait_tensorcnt 0x0"], [("tensorcnt", 0, (1, 1), 1)]),
    # a wait for what was done; a count that is no number
    (
        "gfx900",
        [LOAD9.format(2), "s_waitcnt vmcnt(0)", "s_waitcnt vmcnt(0)"],
        [("vmcnt", 0, (1, 1), 1), ("vmcnt", 0, (0, 0), 0)],
    ),
    ("gfx900", [LOAD9.format(2), "s_waitcnt vmcnt(1+1-2)"], [("vmcnt", 0, (1, 1), 1)]),
    ("gfx900", [*(LOAD9.format(2) for _ in range(70)), "s_waitcnt vmcnt(62)"], [("vmcnt", 62, (63, 63), 8)]),
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row[0]} {'; '.join(row[1][:3])}")
def test_counters_of_each_generation(row, tmp_path):
    target, body, expected = row
    kernel = kernel_of(amdgcn(target, "\n".join(f"\t{line}" for line in (*body, "s_endpgm"))), tmp_path)
    assert kernel.complete
    assert told(kernel) == expected


def test_packed_immediates_are_those_of_the_assembler(tmp_path):
    rows = [
        line.split(",") for line in (HERE / "fixtures" / "waitcnt.csv").read_text().splitlines() if not line.startswith("#")
    ]
    assert len(rows) > 200
    for target in dict.fromkeys(row[0] for row in rows):
        mine = [row for row in rows if row[0] == target]
        lines = [line for _, packed, named in mine for line in (f"\ts_waitcnt {packed}", f"\ts_waitcnt {named}")]
        kernel = kernel_of(amdgcn(target, "\n".join((*lines, "\ts_endpgm"))), tmp_path)
        machine = machine_of(kernel)
        full = dict(zip(machine.counters, machine.most, strict=True))
        counts = []
        for index, form in enumerate(kernel.forms[:-1]):
            found = machine.counts(machine.effect(form), kernel.instruction(index).operands)
            counts.append({(name, n) for c, n in found if n != full[name := machine.counters[c]]})
        for (_, packed, named), one, other in zip(mine, counts[::2], counts[1::2], strict=True):
            assert one == other, (target, packed, named)


def test_a_packed_immediate_without_a_generation_is_not_told(tmp_path):
    kernel = kernel_of(amdgcn("", "\tflat_load_dword v2, v[0:1]\n\ts_waitcnt 0x70\n\ts_endpgm"), tmp_path)
    assert machine_of(kernel).name == ""
    (wait,) = waits_of(kernel).waits
    assert wait.verdict == "unknown"


SIGNS = [
    ("s_wait_loadcnt 0x0", "gfx12"),
    ("s_wait_xcnt 0x0", "gfx1250"),
    ("s_delay_alu instid0(VALU_DEP_1)", "gfx11"),
    ("s_waitcnt_vscnt null, 0x0", "gfx10"),
    ("v_accvgpr_read_b32 v0, a0", "gfx9"),
    ("v_addc_u32_e32 v0, vcc, v1, v2, vcc", "gfx6"),
]


@pytest.mark.parametrize(("line", "name"), SIGNS)
def test_the_generation_of_a_text_that_names_no_target(line, name, tmp_path):
    assert machine_of(kernel_of(amdgcn("", f"\t{line}\n\ts_endpgm"), tmp_path)).name == name


@pytest.mark.parametrize("name", samples())
def test_no_register_is_used_before_its_load_is_done(name):
    for module in read(str(SAMPLES / name)):
        for kernel in module.kernels:
            found = flight_of(kernel, machine_of(kernel))
            assert not found.gave_up
            assert hazards(kernel, found) == []


@pytest.mark.parametrize("drop", range(0, 12, 3))
def test_a_wait_that_is_left_out_is_noticed(drop, tmp_path):
    lines = (SAMPLES / "matmul.triton.gfx942.s").read_text().splitlines()
    waits = [index for index, line in enumerate(lines) if line.strip().startswith("s_waitcnt")]
    del lines[waits[drop]]
    kernel = kernel_of("\n".join(lines), tmp_path)
    assert hazards(kernel, flight_of(kernel, machine_of(kernel)))


PTX = [
    ([COPY, "cp.async.commit_group;", COPY, "cp.async.commit_group;", "cp.async.wait_group 1;"], [("cp.async", 1, (2, 2), 1)]),
    ([COPY, COPY, "cp.async.commit_group;", "cp.async.wait_group 0;"], [("cp.async", 0, (1, 1), 2)]),
    ([COPY, "cp.async.wait_group 0;"], [("cp.async", 0, (0, 0), 0)]),
    ([COPY, "cp.async.wait_all;"], [("cp.async", 0, (0, 0), 1)]),
    (
        [
            "cp.async.bulk.global.shared::cta.bulk_group [%rd1], [%r1], 512;",
            "cp.async.bulk.commit_group;",
            "cp.async.bulk.wait_group.read 0;",
        ],
        [("cp.async.bulk", 0, (1, 1), 1)],
    ),
    (["wgmma.commit_group.sync.aligned;", "wgmma.wait_group.sync.aligned 0;"], [("wgmma", 0, (1, 1), 0)]),
    (["cp.async.commit_group;", "cp.async.wait_group 1;"], [("cp.async", 1, (1, 1), 0)]),
]


@pytest.mark.parametrize("row", PTX, ids=lambda row: "; ".join(row[0])[:60])
def test_groups_of_ptx(row, tmp_path):
    body, expected = row
    kernel = kernel_of(ptx("\n".join(body)), tmp_path, "k.ptx")
    assert kernel.complete
    assert told(kernel) == expected


ZEROS = [
    # the last load is needed at once
    ([LOAD9.format(2), LOAD9.format(3), "s_waitcnt vmcnt(0)", "v_add_f32 v4, v2, v3"], "needed", None),
    # the first alone is needed before the next wait: one may stay
    (
        [
            LOAD9.format(2),
            LOAD9.format(3),
            "s_waitcnt vmcnt(0)",
            "v_add_f32 v4, v2, v2",
            LOAD9.format(5),
            "s_waitcnt vmcnt(0)",
            "v_add_f32 v4, v3, v5",
        ],
        "more than needed",
        1,
    ),
    ([LOAD9.format(2), LOAD9.format(3), "s_waitcnt vmcnt(0)", "s_barrier"], "needed", None),
    (["s_waitcnt vmcnt(0)", LOAD9.format(2)], "nothing", None),
]


@pytest.mark.parametrize("row", ZEROS, ids=lambda row: row[1])
def test_whether_a_wait_for_all_was_needed(row, tmp_path):
    body, verdict, enough = row
    text = amdgcn("gfx900", "\n".join(f"\t{line}" for line in (*body, "s_endpgm")))
    first = waits_of(kernel_of(text, tmp_path)).waits[0]
    assert (first.verdict, first.enough) == (verdict, enough), first.because


def test_paths_that_differ_give_a_range(tmp_path):
    body = "\ts_cbranch_scc1 .LBB0_2\n\tglobal_load_dword v2, v[0:1], off\n.LBB0_2:\n\tglobal_load_dword v3, v[0:1], off\n"
    kernel = kernel_of(amdgcn("gfx900", body + "\ts_waitcnt vmcnt(0)\n\ts_endpgm"), tmp_path)
    assert told(kernel) == [("vmcnt", 0, (1, 2), 2)]


def test_a_function_begins_with_what_its_caller_left(tmp_path):
    text = amdgcn("gfx900", "\ts_waitcnt vmcnt(0)\n\ts_setpc_b64 s[30:31]", entry=False)
    other = amdgcn("gfx900", "\ts_endpgm").partition("\n")[2].replace("k:", "m:").replace(" k", " m").replace("k\n", "m\n")
    kernel = kernel_of(text + other.replace(".Lend", ".Lother"), tmp_path)
    assert not kernel.is_entry
    assert told(kernel) == [("vmcnt", 0, (0, None), 0)]


def test_the_report_tells_waits_of_kernel_and_loops():
    (kernel,) = report(read(str(SAMPLES / "matmul.triton.gfx942.s"))).kernels
    waits = kernel.waits
    assert waits.waits == len(waits.places) == 26
    (loop,) = waits.loops
    assert loop.double_buffering.verdict == waits.double_buffering.verdict == "seen"
    assert loop.barriers_per_iteration.value == 2
    assert loop.in_flight_max.value == 12
    assert loop.load_distance.min.value == 0
    assert loop.load_distance.line == 666


INFLIGHT = [
    ("gfx942", [LOAD9.format(2), LOAD9.format(3), "ds_read_b32 v4, v0", "s_waitcnt vmcnt(0)", LOAD9.format(5)], 2),
    ("gfx1201", [LOAD11.format(2), LOAD11.format(3), LOAD11.format(4), "s_wait_loadcnt 0x0"], 3),
    ("gfx942", ["s_load_dword s2, s[0:1], 0x0", "ds_read_b32 v4, v0"], 0),
]


def _far_loads(kernel):
    return far_loads_in_flight(waits_of(kernel), range(len(flow_of(kernel).blocks)))


@pytest.mark.parametrize(("target", "body", "most"), INFLIGHT)
def test_loads_from_beyond_the_unit_in_flight(target, body, most, tmp_path):
    kernel = kernel_of(amdgcn(target, "\n".join(f"\t{line}" for line in (*body, "s_endpgm"))), tmp_path)
    assert _far_loads(kernel) == most


def test_what_a_loop_issues_for_a_later_iteration():
    for module in read(str(SAMPLES / "matmul.triton.sm_90.ptx")):
        (kernel,) = module.kernels
        ahead = loads_ahead(waits_of(kernel))
        assert {kernel.forms[index].mnemonic for index in ahead} == {"cp.async"}
        assert len(ahead) == 8
        assert _far_loads(kernel) == 16


def test_a_flow_that_takes_too_long_is_given_up_and_says_so(tmp_path):
    blocks = [
        f".LBB0_{index}:\n\tglobal_load_dword v{index % 90 + 2}, v[0:1], off\n\ts_cbranch_scc1 .LBB0_{index * 7919 % 1300}"
        for index in range(1300)
    ]
    kernel = kernel_of(amdgcn("gfx900", "\n".join([*blocks, "\ts_waitcnt lgkmcnt(0)\n\ts_endpgm"])), tmp_path)
    waits = waits_of(kernel)
    assert waits.flight.gave_up
    assert [wait.verdict for wait in waits.waits] == ["unknown"]
    assert {told_.verdict for told_ in waits.buffered} == {"unknown"}
    assert hazards(kernel, waits.flight) == []
