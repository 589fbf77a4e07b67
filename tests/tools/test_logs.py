"""Saved logs: every number is read with its place, nothing absent becomes 0, and no text breaks the reader."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from isaview.model.facts import Log
from isaview.tools.logs import as_declared, decode_log, ptxas_log, read_log, saved_log
from tests.conftest import ROOT

FIXTURES = ROOT / "tests" / "fixtures" / "exact"
USED = (
    "ptxas info    : Used 32 registers, used 1 barriers, 16+8 bytes smem, 704 bytes cumulative stack size, "
    "372 bytes cmem[0], 8 bytes cmem[2]"
)
ENTRY = "ptxas info    : Compiling entry function '{name}' for 'sm_80'"
FRAME = "    704 bytes stack frame, 1136 bytes spill stores, 1432 bytes spill loads"


def values(log: Log, name: str, target: str | None = None) -> dict[str, float | int | None]:
    found = [one for one in log.stated if one.name == name and one.target == target]
    assert len(found) == 1, [(one.name, one.target) for one in log.stated]
    return {metric: measure.value for metric, measure in found[0].facts.items()}


def test_a_build_for_two_targets() -> None:
    log = read_log(str(FIXTURES / "build.nvcc.log"), "build.nvcc.log")
    assert [(one.name, one.target) for one in log.stated] == [
        ("private_array", "sm_80"),
        ("spill", "sm_80"),
        ("private_array", "sm_90"),
        ("spill", "sm_90"),
        ("matmul_pipelined", "sm_80"),
        ("matmul_wmma", "sm_80"),
        ("matmul_plain", "sm_80"),
    ]
    assert values(log, "spill", "sm_90") == {
        "stack_bytes": 672,
        "spilled_store_bytes": 1100,
        "spilled_load_bytes": 1404,
        "spilled_bytes": 2504,
        "vector_registers": 32,
        "barriers": 0,
        "private_bytes": 672,
    }
    assert values(log, "matmul_pipelined", "sm_80")["shared_bytes_static"] == 20480
    assert log.stated[0].facts["vector_registers"].because == "build.nvcc.log:4: ptxas -v"
    assert log.messages == ()


def test_remarks_of_two_targets_that_nothing_tells_apart_are_left_out() -> None:
    log = read_log(str(FIXTURES / "build.hipcc.log"), "build.hipcc.log")
    assert log.stated == ()
    assert [message.partition(":")[0] for message in log.messages[:2]] == ["spill", "private_array"]


def test_remarks_of_one_target() -> None:
    text = (FIXTURES / "build.hipcc.log").read_text(encoding="utf-8")
    first = text[: text.index("src/spill.hip:4:1: remark: Function Name", text.index("private_array"))]
    log = saved_log(first, "x.log")
    assert values(log, "spill") == {
        "scalar_registers": 16,
        "vector_registers": 128,
        "accumulator_registers": 0,
        "private_bytes": 668,
        "dynamic_stack": 0,
        "occupancy_waves": 4,
        "spilled_scalar_registers": 0,
        "spilled_vector_registers": 314,
        "shared_bytes": 0,
    }
    assert log.stated[1].facts["vector_registers"].because == "x.log:14: LLVM remark"


@pytest.mark.parametrize(
    "lines",
    [
        [
            "remark: <unknown>:0:0: Function Name: k",
            "remark: <unknown>:0:0:     SGPRs: 7",
            "remark: <unknown>:0:0:     VGPRs: 9",
        ],
        ["a b.hip:1:0: remark: Function Name: k [-Rpass-analysis=kernel-resource-usage]", "    SGPRs: 7", "    VGPRs: 9"],
        [
            "C:\\x.hip:1:0: remark: Function Name: k",
            "C:\\x.hip:1:0: remark:     TotalSGPRs: 7 [-Rpass-analysis=x]",
            "    VGPRs: 9",
        ],
    ],
)
def test_spellings_of_remarks(lines: list[str]) -> None:
    assert values(saved_log("\r\n".join(lines), "x"), "k") == {"scalar_registers": 7, "vector_registers": 9}


def test_remarks_without_a_number_state_nothing() -> None:
    text = "remark: Function Name: k\nremark:     VGPRs: max(3, f.num_vgpr)\nremark:     AGPRs: 2\n"
    assert values(saved_log(text, "x"), "k") == {"accumulator_registers": 2}


def test_noise_before_a_line_old_sums_and_banks() -> None:
    text = "\n".join(f"#12 3.4 [nvcc] {line}" for line in (ENTRY.format(name="k"), USED))
    assert values(saved_log(text, "x"), "k", "sm_80") == {
        "vector_registers": 32,
        "barriers": 1,
        "shared_bytes_static": 24,
        "private_bytes": 704,
        "constant_bytes_bank0": 372,
        "constant_bytes_bank2": 8,
        "constant_bytes": 380,
    }


def test_nvlink() -> None:
    text = (
        "nvlink info    : Function properties for '_Z3fooPi':\n"
        "nvlink info    : used 12 registers, used 1 barriers, 0 stack, 512 bytes smem, 364 bytes cmem[0], 8 bytes lmem\n"
    )
    found = values(saved_log(text, "x"), "_Z3fooPi")
    assert (found["vector_registers"], found["shared_bytes_static"], found["private_bytes"]) == (12, 512, 8)


NVLINK = """\
nvlink warning : Stack size for entry function '_Z3fooPi' cannot be statically determined{target}
nvlink info    : 0 bytes gmem{target}
nvlink info    : Function properties for '_Z3fooPi':{target}
nvlink info    : used {registers} registers, used 1 barriers, 0 stack, {shared} bytes smem, 0 bytes lmem{target}
"""


def of_declared(text: str, dump: str) -> dict[str, object]:
    """What a log says of a dump for one target, as it is taken."""
    told = [as_declared(one, dump) for one in saved_log(text, "x").stated if one.target in (None, dump)]
    return {metric: measure.value for one in told for metric, measure in one.facts.items()}


def test_nvlink_of_several_targets_names_them() -> None:
    several = "".join(
        NVLINK.format(target=f" (target: {target})", registers=registers, shared=shared)
        for target, registers, shared in (("sm_80", 44, 132), ("sm_90", 46, 1156), ("sm_100", 48, 132))
    )
    for target, registers in (("sm_80", 44), ("sm_90", 46), ("sm_100", 48)):
        found = of_declared(several, target)
        assert (found["vector_registers"], found["shared_bytes_static"], found["private_bytes"]) == (registers, 132, None)
    log = saved_log(several, "x.log")
    assert [one.target for one in log.stated] == ["sm_80", "sm_90", "sm_100"] and log.messages == ()
    assert all(f"(target: {one.target})" in one.messages[0] and len(one.messages) == 1 for one in log.stated)
    assert log.stated[0].facts["vector_registers"].because == "x.log:3: nvlink -v"


@pytest.mark.parametrize(
    ("dump", "shared", "declared"), [("sm_90", 1156, 132), ("sm_90a", 1024, 0), ("sm_90", 0, 0), ("sm_100", 1156, 1156)]
)
def test_nvlink_counts_in_what_the_system_keeps_on_sm_90(dump, shared, declared) -> None:
    text = NVLINK.format(target="", registers=44, shared=shared)
    assert of_declared(text, dump)["shared_bytes_static"] == declared


def test_what_is_linked_counts_more_than_what_was_compiled() -> None:
    head = "ptxas info    : Compiling entry function '_Z3fooPi' for 'sm_90'\nptxas info    : Function properties for _Z3fooPi"
    frame = "    0 bytes stack frame, 8 bytes spill stores, 4 bytes spill loads"
    compiled = "\n".join((head, frame, "ptxas info    : Used 24 registers, used 1 barriers", ""))
    found = of_declared(compiled + NVLINK.format(target="", registers=44, shared=1156), "sm_90")
    assert (found["vector_registers"], found["spilled_bytes"], found["shared_bytes_static"]) == (44, 12, 132)


def test_what_is_absent_is_not_zero_unless_ptxas_linked() -> None:
    nothing = FRAME.replace("704", "0").replace("1136", "0").replace("1432", "0")
    head = "ptxas info    : Function properties for k"
    text = "\n".join((ENTRY.format(name="k"), head, nothing, "ptxas info    : Used 8 registers"))
    assert "shared_bytes_static" not in values(saved_log(text, "x"), "k", "sm_80")
    whole = {metric: m.value for metric, m in ptxas_log(text, "ptxas", whole=True).stated[0].facts.items()}
    assert (whole["shared_bytes_static"], whole["barriers"], whole["private_bytes"]) == (0, 0, 0)
    assert "constant_bytes" not in whole


def test_mixed_logs_give_no_number() -> None:
    text = "\n".join((ENTRY.format(name="a"), ENTRY.format(name="b"), USED, USED.replace("32", "40")))
    log = saved_log(text, "x")
    assert log.stated == ()
    assert any("mixes several compilations" in message for message in log.messages)


def test_messages_belong_to_their_kernel() -> None:
    warning = "ptxas info    : (C7510) Potential Performance Loss: wgmma.mma_async instructions are serialized in function 'k'"
    log = saved_log("\n".join((ENTRY.format(name="k"), warning, USED, "ptxas warning : something else")), "x")
    assert log.stated[0].messages == (warning.replace("    :", ":"),)
    assert log.messages == ("ptxas warning: something else",)


def test_a_message_about_a_function_of_several_targets_belongs_to_none_unless_it_is_being_compiled() -> None:
    warning = "ptxas warning : Stack size for entry function 'k' cannot be statically determined"
    first, second = ENTRY.format(name="k"), ENTRY.format(name="k").replace("sm_80", "sm_90")
    between = saved_log("\n".join((first, USED, warning, second, USED)), "x")
    assert [one.messages for one in between.stated] == [(), ()]
    assert between.messages == (f"{warning.replace(' :', ':')} (the log does not say for which target)",)
    inside = saved_log("\n".join((first, USED, second, warning, USED)), "x")
    assert [one.messages for one in inside.stated] == [(), (warning.replace(" :", ":"),)]
    alone = saved_log("\n".join((warning, first, USED)), "x")
    assert alone.stated[0].messages == (warning.replace(" :", ":"),) and alone.messages == ()


CALLED = "ptxas info    : Function properties for f\n    {} bytes stack frame, 20 bytes spill stores, 20 bytes spill loads"


@pytest.mark.parametrize(
    ("said", "known"),
    [  # what ptxas 13.0 says of kernels whose function recurses, takes a stack that is added up, takes none, and with -g
        (("", CALLED.format(24)), False),
        ((", 24 bytes cumulative stack size", CALLED.format(24)), True),
        (("", CALLED.format(0)), True),
        (("", "ptxas warning : Stack size for entry function 'k' cannot be statically determined"), False),
    ],
)
def test_the_stack_of_functions_that_call_each_other_in_turn_is_not_zero(said: tuple[str, str], known: bool) -> None:
    own = "ptxas info    : Function properties for k\n    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads"
    text = "\n".join((ENTRY.format(name="k"), own, f"ptxas info    : Used 24 registers, used 0 barriers{said[0]}", said[1]))
    measure = ptxas_log(text, "x", whole=True).stated[0].facts["private_bytes"]
    assert measure.is_known is known and measure.value == ((24 if said[0] else 0) if known else None)


def test_demangled_names_with_quotes_and_blanks() -> None:
    name = "void foo<int, 'a'>(float*, int)"
    assert saved_log("\n".join((ENTRY.format(name=name), USED)), "x").stated[0].name == name


def test_a_number_of_five_thousand_digits_is_no_amount() -> None:
    digits = "9" * 5000
    text = "\n".join((ENTRY.format(name="k"), FRAME.replace("704", digits), USED.replace("32", digits).replace("372", digits)))
    assert "vector_registers" not in saved_log(text, "x").stated[0].facts


@pytest.mark.parametrize(
    "piece", ["remark: ", "1", "ptxas ", ":1", "ptxas info : ", "Compiling entry function '", "' for '", " Used 1 registers"]
)
def test_long_lines_take_linear_time(piece: str) -> None:
    log = saved_log((piece * (900_000 // len(piece))) + "\n" + "\n".join((ENTRY.format(name="k"), USED)), "x")
    assert values(log, "k", "sm_80")["vector_registers"] == 32


PIECES = st.sampled_from(
    (ENTRY.format(name="k"), USED, FRAME, "ptxas info    : Function properties for k", "remark: Function Name: k")
)


@given(st.lists(st.one_of(PIECES, st.text(max_size=40))).map("\n".join))
def test_any_text_is_read(text: str) -> None:
    log = saved_log(text, "x")
    assert all(measure.origin == "stated" for one in log.stated for measure in one.facts.values())


def test_files_that_cannot_be_read_are_messages(tmp_path: Path) -> None:
    assert read_log(str(tmp_path / "absent"), "absent").messages == ("absent: No such file or directory",)
    empty = tmp_path / "empty.log"
    empty.write_text("nothing here", encoding="utf-8")
    assert read_log(str(empty), "empty.log").messages == ("empty.log: no resource usage in this log",)


def test_powershell_writes_utf_16() -> None:
    assert "Used" in decode_log(USED.encode("utf-16"))


USAGE = """
Resource usage:
 Common:
  GLOBAL:0
 Function k:
  REG:10 STACK:344 SHARED:{shared} LOCAL:0 CONSTANT[0]:360 TEXTURE:0 SURFACE:0 SAMPLER:0
"""
ARCHITECTURE = "\nFatbin elf code:\n================\narch = {target}\ncode version = [1,8]\n"
REPORTED = {"vector_registers": 10, "stack_bytes": 344, "constant_bytes_bank0": 360}


@pytest.mark.parametrize(
    ("targets", "target", "facts"),
    [
        ({"": 256}, None, REPORTED),
        ({"": 0}, None, {**REPORTED, "shared_bytes_static": 0}),
        ({"sm_80": 256}, "sm_80", {**REPORTED, "shared_bytes_static": 256}),
        ({"sm_80": 256, "sm_90": 1280}, "sm_90", {**REPORTED, "shared_bytes_static": 256}),
        ({"sm_90a": 1024, "sm_120": 1280}, "sm_120", {**REPORTED, "shared_bytes_static": 256}),
        ({"sm_90a": 1024, "sm_120": 1280}, "sm_90a", {**REPORTED, "shared_bytes_static": 0}),
    ],
)
def test_what_cuobjdump_prints_of_resources_is_read(targets, target, facts):
    """Of cuobjdump 13.0: its shared memory counts the 1,024 bytes in that the system keeps from sm_90 on."""
    text = "".join(
        (ARCHITECTURE.format(target=one) if one else "") + USAGE.format(shared=size) for one, size in targets.items()
    )
    assert values(saved_log(text, "x"), "k", target) == facts
