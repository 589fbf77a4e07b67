"""``isaview check``: what stops a change, what cannot be judged, and what the baseline remembers."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from isaview.cli import main
from isaview.gate.policy import DEFAULT_REGRESSIONS, parse_gate
from tests.conftest import ROOT
from tests.support.dumps import Needs, amdgcn
from tests.support.gating import check, committed, config, in_a_folder, told, write

__all__ = ["in_a_folder"]  # a fixture of every test here


def test_more_registers_than_in_the_last_commit_stop_it(capfd):
    write("k.s", Needs("gemm", 9), Needs("softmax", 20))
    committed("k.s")
    write("k.s", Needs("gemm", 27), Needs("softmax", 20))
    found = check(capfd, "k.s", code=1)
    assert told(found, "regression") == [("gemm", "vector_registers")]
    (finding,) = (one for one in found["findings"] if one["kind"] == "regression")
    assert (finding["before"]["value"], finding["found"]["value"], finding["path"]) == (9, 27, "k.s")
    assert found["totals"]["worse"] == 1 and found["totals"]["same"] == 1


CHANGES = [
    ({"vgprs": 17}, 0, []),
    ({"vgprs": 18}, 1, ["vector_registers"]),
    ({"spills": 1}, 1, ["spilled_bytes"]),
    ({"spills": 1, "private": 4}, 1, ["private_bytes", "spilled_bytes"]),
    ({"sgpr_spills": 2}, 1, ["spilled_scalar_registers"]),
    ({"private": 16}, 1, ["private_bytes"]),
    ({"shared": 40 * 1024}, 1, ["occupancy_waves"]),
    ({"shared": 256}, 0, []),
    ({"adds": 40}, 0, []),
]


@pytest.mark.parametrize(("change", "code", "metrics"), CHANGES, ids=[str(case[0]) for case in CHANGES])
def test_what_counts_as_a_regression_where_nothing_is_configured(change, code, metrics, capfd):
    write("k.s", Needs())
    committed("k.s")
    write("k.s", Needs(**{"vgprs": 9, **change}))
    found = check(capfd, "k.s", code=code)
    rules = [one["metric"].replace("compiler_waves", "occupancy_waves") for one in found["findings"] if one["level"] == "error"]
    assert rules == metrics


def test_a_limit_that_another_figure_decides_names_both(capfd):
    write("k.s", Needs())
    config("[check.limits]\noccupancy_waves = '>= 100'\n")
    (finding,) = check(capfd, "k.s", code=1)["findings"]
    assert finding["metric"] == "compiler_waves" and finding["message"].startswith("occupancy_waves as compiler_waves is ")


@pytest.mark.parametrize("target", ["gfx908", "gfx90a", "gfx942", "gfx1100"])
def test_vector_registers_are_those_of_the_lane_whatever_the_metadata_counts_together(target, capfd):
    config("[check.limits]\nvgprs = 12\n")
    write("k.s", Needs(vgprs=12, agprs=0 if target == "gfx1100" else 16, sets=True), target=target)
    check(capfd, "k.s", code=0)
    write("k.s", Needs(vgprs=13, agprs=0 if target == "gfx1100" else 16, sets=True), target=target)
    assert told(check(capfd, "k.s", code=1), "limit") == [("gemm", "vector_registers")]


def test_spills_into_accumulation_registers_are_counted(capfd):
    copy = "\tv_accvgpr_write_b32 a3, v8\n\tv_accvgpr_read_b32 v8, a3\n"
    text = amdgcn(Needs(agprs=4), target="gfx908")
    Path("k.s").write_text(text.replace("\tv_add", "\tv_accvgpr_write_b32 a0, 0\n\tv_add", 1))
    committed("k.s")
    config("[check.regressions]\nagpr_copies = '+0'\n")
    Path("k.s").write_text(text.replace("\tv_add", "\tv_accvgpr_write_b32 a0, 0\n" + copy + "\tv_add", 1))
    (finding,) = (one for one in check(capfd, "k.s", code=1)["findings"] if one["kind"] == "regression")
    assert (finding["before"]["value"], finding["found"]["value"]) == (0, 2)


TOTALS = [("gfx908", 9, 16, 16), ("gfx908", 24, 16, 24), ("gfx90a", 9, 16, 28), ("gfx942", 12, 4, 16)]


@pytest.mark.parametrize(("target", "vgprs", "agprs", "total"), TOTALS)
def test_the_registers_that_occupancy_counts_follow_the_target(target, vgprs, agprs, total, capfd):
    write("k.s", Needs(vgprs=vgprs, agprs=agprs, sets=True), target=target)
    config(f"[check.limits]\ntotal_vector_registers = {total}\n")
    check(capfd, "k.s", code=0)
    config(f"[check.limits]\ntotal_vector_registers = {total - 1}\n")
    check(capfd, "k.s", code=1)


def test_registers_that_are_an_expression_over_symbols_are_read(capfd):
    config("[check.limits]\nvgprs = 26\n")
    helper = "\t.set helper.num_vgpr, 27\n\t.set helper.num_agpr, 0\n"
    kernel = Needs(vgprs=9, metadata=False, free="max(totalnumvgprs(0, gemm.num_vgpr), 1, 0)")
    text = helper + amdgcn(kernel) + "\t.set gemm.num_vgpr, max(9, helper.num_vgpr)\n\t.set gemm.num_agpr, 0\n"
    Path("k.s").write_text(text.replace("totalnumvgprs(0, gemm.num_vgpr)", "gemm.num_vgpr"), encoding="utf-8")
    found = check(capfd, "k.s", code=1)
    (finding,) = (one for one in found["findings"] if one["kind"] == "limit")
    assert finding["found"]["value"] == 27


def test_a_crash_or_an_empty_folder_is_no_answer(capfd):
    Path("empty").mkdir()
    Path("crash.s").write_text("clang: error: unable to execute command: Segmentation fault\n")
    Path("nothing.s").write_text("")
    Path("none.s").write_text('\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n\t.text\n')
    config("[check.limits]\nvgprs = 100\n")
    for name in ("empty", "crash.s", "nothing.s", "none.s", "missing.s"):
        assert told(check(capfd, name, code=2), "unjudged"), name


def test_what_is_missing_never_looks_like_a_finding_alone(capfd):
    config("[check.limits]\nvgprs = 10\n")
    write("k.s", Needs(vgprs=20))
    Path("crash.s").write_text("error\n")
    found = check(capfd, "k.s", "crash.s", code=2)
    assert told(found, "limit") and told(found, "unjudged")


def test_an_unread_instruction_spoils_its_own_kernel(capfd):
    config("[check.limits]\nvgprs = 100\n")
    text = amdgcn(Needs("gemm"), Needs("softmax"))
    Path("k.s").write_text(text.replace("v_add_u32_e32 v8, v8, v0", "v_add_u32_e32 v8, v8, v[", 1))
    assert told(check(capfd, "k.s", code=2), "unjudged") == [("gemm", "unread_statements")]
    check(capfd, "k.s", "--unread-allowed", code=0)
    config("unread-allowed = true\n[check.limits]\nvgprs = 8\n")
    assert {kernel for kernel, _ in told(check(capfd, "k.s", code=1), "limit")} == {"gemm", "softmax"}


def test_a_limit_on_what_is_not_known_names_the_way_to_it(capfd):
    config("[check.limits]\nspills = 0\n")
    Path("k.ptx").write_text(".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k()\n{\n\tret;\n}\n")
    (finding,) = (one for one in check(capfd, "k.ptx", code=2)["findings"] if one["kind"] == "unjudged")
    assert finding["metric"] == "spilled_bytes" and "--exact" in finding["message"]


def test_ptx_is_judged_by_what_is_alive(capfd):
    loads = "".join(f"\tld.global.u32 %r{n}, [%rd1+{4 * n}];\n" for n in range(1, 30))
    sums = "".join(f"\tadd.s32 %r1, %r1, %r{n};\n" for n in range(2, 30))
    head = ".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k(.param .u64 p)\n{\n\t.reg .b32 %r<40>;\n"
    start = "\t.reg .b64 %rd<4>;\n\tld.param.u64 %rd1, [p];\n"
    Path("k.ptx").write_text(head + start + loads + sums + "\tst.global.u32 [%rd1], %r1;\n\tret;\n}\n")
    config("[check.limits]\nvector_registers = 16\n")
    found = check(capfd, "k.ptx", code=1)
    assert told(found, "limit") == [("k", "peak_live_vector")]
    assert found["findings"][0]["message"].startswith("vector_registers as peak_live_vector is 3")
    config("[check.limits]\nvector_registers = 64\n")
    check(capfd, "k.ptx", code=0)


def with_array(array: str) -> str:
    head = ".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k(.param .u64 p)\n{\n\t.reg .b64 %rd<4>;\n"
    return f"{head}{array}\tld.param.u64 %rd1, [p];\n\tst.global.u64 [%rd1], %rd1;\n\tret;\n}}\n"


def test_a_new_array_in_private_memory_stops_a_change_though_nothing_was_said_of_it_before(capfd):
    """No answer at all was given: PTX without an array does not say how much private memory ptxas takes."""
    Path("k.ptx").write_text(with_array(""))
    committed("k.ptx")
    Path("k.ptx").write_text(with_array("\t.local .align 4 .b8 a[128];\n"))
    found = check(capfd, "k.ptx", code=1)
    assert told(found, "regression") == [("k", "array_bytes")] and not told(found, "unjudged")
    assert found["findings"][0]["message"].startswith("array_bytes 0 → 128 B")
    committed("k.ptx")
    Path("k.ptx").write_text(with_array(""))
    (finding,) = (one for one in check(capfd, "k.ptx", code=2)["findings"] if one["kind"] == "unjudged")
    assert finding["metric"] == "private_bytes" and "--exact" in finding["message"]


def test_figures_of_a_baseline_that_was_written_otherwise_say_so(capfd):
    from isaview.base.measure import counted_measure
    from isaview.gate.judging import _why_incomparable

    known = counted_measure(8, "B", "a test")
    assert "a baseline is written with the same options" in _why_incomparable("private_bytes", known, None)
    assert "a baseline" not in _why_incomparable("private_bytes", None, known)


KINDS = [
    # line of the kernel, what the metadata says, the one figure that is over its limit of 0
    ("scratch_store_dword off, v3, off offset:0 ; 4-byte Folded Spill", {"spills": 1, "private": 4}, "spilled_bytes"),
    ("v_writelane_b32 v5, s4, 0", {}, "lane_copies"),
    ("v_accvgpr_write_b32 a0, v3", {"agprs": 4}, "agpr_copies"),
    ("scratch_store_dword off, v3, off offset:0", {"private": 64}, "array_bytes"),
    ("scratch_store_dword v2, v3, off", {"private": 64}, "indexed_accesses"),
]


@pytest.mark.parametrize(("line", "needs", "metric"), KINDS, ids=[case[2] for case in KINDS])
def test_every_kind_of_spill_and_array_has_a_limit(line, needs, metric, capfd):
    config(f"[check.limits]\n{metric} = 0\n")
    write("k.s", Needs(vgprs=9, agprs=4))
    committed("k.s")
    text = amdgcn(Needs(vgprs=9, **{"agprs": 4, **needs}))
    check(capfd, "k.s", code=0)
    Path("k.s").write_text(text.replace("\tv_mov", f"\t{line}\n\tv_mov", 1))
    found = check(capfd, "k.s", code=1)
    assert told(found, "limit") == [("gemm", {"agpr_copies": "accumulator_copies"}.get(metric, metric))]


LIMITS = [
    ("instructions.integer = '<= 4'", 1),
    ("instructions.integer = 12", 0),
    ("instructions.matrix = '>= 16'", 1),
    ("'instructions.move' = '== 1'", 0),
    ("lds = '64 KiB'", 0),
    ("lds = '1 KiB'", 1),
    ("waves = '>= 4'", 0),
    ("unread_percent = 0", 0),
    ("peak_live_vector = 100", 0),
    ("code_bytes = 1", 2),
    ("vgpr = 12", 2),
]


@pytest.mark.parametrize(
    ("limit", "code"), [*LIMITS, ("vgrps = 4", None), ("instructions.matrx = 4", None), ("vgprs = 'x'", None)]
)
def test_limits(limit, code, capfd):
    config(f"[check.limits]\n{limit}\n")
    write("k.s", Needs(shared=4096))
    if limit.startswith("vgpr ="):
        code = 0
    if code is not None:
        check(capfd, "k.s", code=code)
        return
    assert main(["check", "k.s"]) == 2
    said = capfd.readouterr().err
    assert "isaview.toml" in said and ("did you mean" in said or "amount" in said)


@pytest.mark.parametrize(
    "text",
    [
        "[check]\nlimit = 3\n",
        "[check]\ngate-on-estimates = 1\n",
        "[[check.kernel]]\nlimits = {vgprs = 3}\n",
        "[[check.waiver]]\nkernel = 'gemm'\nmetric = 'vgprs'\n",
        "[check.regressions]\nvgprs = 8\n",
        "[check.regressions]\noccupancy = '+1'\n",
        "check = 3\n",
    ],
)
def test_a_rule_that_makes_no_sense_is_no_answer(text, capfd):
    config(text)
    write("k.s", Needs())
    assert main(["check", "k.s"]) == 2
    assert "check" in capfd.readouterr().err


def test_rules_by_kernel_override_the_common_ones(capfd):
    config("[check.limits]\nvgprs = 10\n[[check.kernel]]\nmatch = 'attn*'\nlimits = { vgprs = 40 }\n")
    write("k.s", Needs("attn_fwd", 30), Needs("gemm", 30))
    assert told(check(capfd, "k.s", code=1), "limit") == [("gemm", "vector_registers")]


def test_the_settings_may_stand_in_pyproject(capfd):
    Path("pyproject.toml").write_text("[tool.isaview.check.limits]\nvgprs = 8\n")
    write("k.s", Needs())
    check(capfd, "k.s", code=1)


WAIVER = "[check.limits]\nvgprs = 8\n[[check.waiver]]\nkernel = '{}'\nmetric = 'vgprs'\nallowed = {}\nreason = 'faster'\n{}"
WAIVERS = [("gemm", 9, "", 0), ("gemm", 8, "", 1), ("soft*", 9, "", 1), ("gemm", 9, "expires = 2001-01-01\n", 1)]


@pytest.mark.parametrize(("kernel", "allowed", "expires", "code"), WAIVERS)
def test_a_waiver_lets_one_figure_through_and_says_why(kernel, allowed, expires, code, capfd):
    config(WAIVER.format(kernel, allowed, expires))
    write("k.s", Needs())
    found = check(capfd, "k.s", "--all", code=code)
    assert [one["waived"] for one in found["findings"]] == ([""] if code else ["faster"])
    if kernel == "soft*":
        assert any("nothing needs the waiver" in note for note in found["notes"])
    if expires:
        assert any("expired" in note for note in found["notes"])


def test_only_one_figure_of_a_quantity_stops(capfd):
    config("[check.limits]\ntotal_vector_registers = 4\nvgprs = 4\npeak_live_vector = 1\n")
    write("k.s", Needs(vgprs=9, agprs=4))
    assert len(told(check(capfd, "k.s", code=1), "limit")) == 1


@pytest.mark.parametrize("form", ["text", "markdown", "github", "sarif", "gitlab", "junit", "json"])
def test_no_name_reaches_the_terminal_as_it_is(form, capfd):
    config('[check.limits]\nvgprs = 8\n[[check.waiver]]\nkernel = "gemm"\nmetric = "vgprs"\nreason = "a\\u001b[31m\\u202eb"\n')
    name = os.fsdecode(b"k\x1b[31m\xff\n::error::.s")
    write(name, Needs("gemm"), Needs("softmax"))
    assert main(["check", name, "--format", form, "--all"]) == 1
    said = capfd.readouterr()
    assert "\x1b" not in said.out + said.err and "\u202e" not in said.out and "softmax" in said.out
    assert not [line for line in said.out.splitlines() if line.startswith("::error::")]


def test_standard_input_has_limits_only(capfd, monkeypatch, tmp_path):
    config("[check.limits]\nvgprs = 8\n")
    write("k.s", Needs())
    command = [sys.executable, "-m", "isaview", "check", "-"]
    done = subprocess.run(command, input=Path("k.s").read_text(), capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 1 and "gemm" in done.stdout


def test_the_rules_of_the_manual_are_understood():
    manual = (ROOT / "docs" / "gate" / "review.md").read_text(encoding="utf-8")
    text, *others = re.findall(r"```toml\n(\[check.*?)```", manual, re.DOTALL)
    for other in others:
        parse_gate(tomllib.loads(other)["check"])
    gate = parse_gate(tomllib.loads(text)["check"])
    assert gate.metrics >= {"vector_registers", "instructions.matrix", "occupancy_waves"} and len(gate.waivers) == 1
    own = {rule.metric: rule.text for rule in gate.rules[0].regressions}
    assert own == DEFAULT_REGRESSIONS, "the manual says that these hold where nothing is configured"


def test_further_files_are_written_in_the_formats_of_their_suffixes(capfd):
    config("[check.limits]\nvgprs = 8\n")
    write("k.s", Needs())
    check(capfd, "k.s", "--also", "a.md", "--also", "a.sarif", "--also", "a.xml", code=1)
    assert Path("a.md").read_bytes().startswith(b"<!-- isaview -->") and b'"2.1.0"' in Path("a.sarif").read_bytes()
    assert main(["check", "k.s", "--also", "a.exe"]) == 2


@pytest.mark.parametrize("form", ["gitlab", "sarif", "junit", "json"])
def test_a_report_for_programs_leaves_the_reason_for_no_answer_on_standard_error(form, capfd):
    write("k.s", Needs())
    assert main(["check", "k.s", "--format", form, "--output", "report"]) == 2
    assert "there is nothing to hold these files against" in capfd.readouterr().err
    assert main(["check", "k.s"]) == 2
    printed = capfd.readouterr()
    assert (
        "`isaview check k.s --update-baseline`" in printed.out
        and "nothing to hold" in printed.out
        and "nothing to hold" not in printed.err
    )


@pytest.mark.parametrize("name", ["isaview.toml", "pyproject.toml"])
@pytest.mark.parametrize("special", ["fifo", "device", "folder", "nowhere"])
def test_a_configuration_that_is_no_file_is_no_answer(special, name, capfd):
    write("k.s", Needs())
    committed("k.s")
    path = Path(name)
    made = {
        "fifo": lambda: os.mkfifo(path),
        "device": lambda: path.symlink_to("/dev/zero"),
        "folder": path.mkdir,
        "nowhere": lambda: path.symlink_to("absent"),
    }
    made[special]()
    assert main(["check", "k.s", "--against", "HEAD"]) == 2
    said = "No such file" if special == "nowhere" else "not a file"
    assert f"{name}: " in (error := capfd.readouterr().err) and said in error


@pytest.mark.parametrize("text", ["tool = 1", "[tool]\nisaview = 1", "tool = []"])
def test_a_project_file_whose_sections_are_none_is_no_answer(text, capfd):
    write("k.s", Needs())
    committed("k.s")
    Path("pyproject.toml").write_text(text, encoding="utf-8")
    assert main(["check", "k.s", "--against", "HEAD"]) == 2
    assert "pyproject.toml: tool" in capfd.readouterr().err


@pytest.mark.parametrize(
    "text",
    [
        f"[check.limits]\nvgprs = {'9' * 400}",
        f"[check.limits]\nshared = {'9' * 400}",
        f"[check.regressions]\nvgprs = '+{'9' * 400}'",
        f"[check.regressions]\nvgprs = '+{'9' * 400}%'",
        f"[check.limits]\nvgprs = {'9' * 5000}",
    ],
)
def test_an_amount_without_end_is_no_answer(text, capfd):
    write("k.s", Needs())
    committed("k.s")
    config(text)
    assert main(["check", "k.s", "--against", "HEAD"]) == 2
    assert "isaview.toml" in capfd.readouterr().err


@pytest.mark.parametrize("with_symbol", [True, False])
@pytest.mark.parametrize(("limit", "kind"), [(210, "limit"), (256, "unjudged")])
def test_a_stale_comment_is_not_held_against_a_limit(limit, kind, with_symbol, capfd):
    write("k.s", Needs("gemm", 216))
    text = Path("k.s").read_text()
    more = ("\t.set gemm.num_vgpr, 216\n" if with_symbol else "") + "; NumVgprs: 208\n"
    Path("k.s").write_text(text.replace("\t.amdgpu_metadata", f"{more}\t.amdgpu_metadata", 1))
    config(f"[check.limits]\nvector_registers = {limit}\n")
    found = check(capfd, "k.s", code=2)
    assert ("gemm", "vector_registers") in told(found, kind)
    (unjudged,) = (one["message"] for one in found["findings"] if one["kind"] == "unjudged")
    assert "208 by the compiler's remark NumVgprs" in unjudged and "216 by" in unjudged
