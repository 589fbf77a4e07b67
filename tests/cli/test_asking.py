"""When ptxas is asked: where somebody looks and the text is small; by a gate only where it is required.

The stand-in for ptxas writes down each module that it is given, and states 77 registers.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

import isaview
from isaview.base import limits
from isaview.cli import main
from tests.conftest import SAMPLES
from tests.support.tools import assembled, ptxas_that_reads

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the stand-in is a shell script")
KERNEL = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 p)
.reqntid 256, 1, 1
{
	.reg .b32 %r<3>;
	.reg .b64 %rd<3>;
	ld.param.u64 %rd1, [p];
	cvta.to.global.u64 %rd2, %rd1;
	ld.global.u32 %r1, [%rd2];
	add.s32 %r2, %r1, CONSTANT;
	st.global.u32 [%rd2], %r2;
	ret;
}
"""
SCRIPT = """#!/bin/sh
[ "$1" = --version ] && {{ echo "Cuda compilation tools, release {release}, V{release}.1"; exit; }}
echo asked >> {log}
{first}
echo "ptxas info    : Compiling entry function 'k' for 'sm_80'"
echo "ptxas info    : Function properties for k"
echo "    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads"
echo "ptxas info    : Used 77 registers, used 0 barriers, 360 bytes cmem[0]"
"""


class StandIn:
    """A program called ptxas, and how often it was asked."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.log = folder / "asked"
        self.write()

    def write(self, release: str = "99.1", first: str = "", name: str = "ptxas") -> None:
        self.folder.mkdir(exist_ok=True)
        (self.folder / name).write_text(SCRIPT.format(release=release, first=first, log=self.log))
        (self.folder / name).chmod(0o755)
        from isaview.base.programs import version_of

        version_of.cache_clear()

    @property
    def times(self) -> int:
        return len(self.log.read_text().splitlines()) if self.log.exists() else 0


@pytest.fixture
def ptxas(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> StandIn:
    """The only ptxas of the machine, a folder with k.ptx and l.ptx to work in, and the settings of nobody."""
    stand_in = StandIn(tmp_path / "bin")
    monkeypatch.setattr("isaview.base.programs._folders", lambda: iter(()))
    monkeypatch.setenv("PATH", f"{stand_in.folder}{os.pathsep}/usr/bin{os.pathsep}/bin")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.delenv("ISAVIEW_EXACT")
    (tmp_path / "work").mkdir()
    monkeypatch.chdir(tmp_path / "work")
    Path("k.log").write_text(SCRIPT.partition("{first}")[2].replace('echo "', "").replace('"\n', "\n"))
    for number, name in enumerate("kl"):
        Path(f"{name}.ptx").write_text(KERNEL.replace("CONSTANT", str(number)))
    return stand_in


def registers(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    capsys.readouterr()
    assert main(["show", "k.ptx", "--format", "json", *arguments]) == 0
    measure = json.loads(capsys.readouterr().out)["inputs"][0]["kernels"][0]["registers"]["allocated"]["vector"]
    return {"origin": measure["origin"], "because": measure["because"]}


@pytest.mark.parametrize(
    ("arguments", "times"),
    [
        (["show", "k.ptx"], 1),
        (["k.ptx", "l.ptx"], 2),
        (["diff", "k.ptx", "l.ptx"], 2),
        (["across", "k.ptx", "l.ptx"], 2),
        (["show", "k.ptx", "--estimate"], 0),
        (["diff", "k.ptx", "l.ptx", "--estimate"], 0),
        (["diff", "k.ptx", "l.ptx", "--fail-on", "worse"], 0),
        (["diff", "k.ptx", "l.ptx", "--fail-on", "worse", "--exact"], 2),
        (["check", "k.ptx"], 0),
        (["check", "k.ptx", "--exact"], 1),
        (["show", "k.ptx", "--log", "k.log"], 0),
        (["show", "k.ptx", "--log", "k.log", "--exact"], 1),
        (["show", "k.ptx", "--log", "k.log", "--gpu", "sm_90"], 1),
        (["bound", "k.ptx"], 1),
        (["pressure", "k.ptx"], 0),
        (["git", "textconv", "k.ptx"], 0),
        (["git", "diff", "k.ptx", "k.ptx", "0", "0", "l.ptx", "0", "0"], 0),
    ],
)
def test_who_asks_by_default(arguments: list[str], times: int, ptxas: StandIn) -> None:
    assert main(arguments) in (0, 2)
    assert ptxas.times == times


def test_the_screen_says_whose_figure_it_is_and_a_second_run_asks_nobody(
    ptxas: StandIn, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["show", "k.ptx"]) == 0
    first = capsys.readouterr()
    assert "registers     77 (ptxas 99.1)   live at most" in first.out and not first.err
    assert main(["show", "k.ptx"]) == 0
    assert capsys.readouterr() == first
    assert ptxas.times == 1
    assert main(["show", "k.ptx", "--no-cache"]) == 0
    assert ptxas.times == 2
    assert main(["k.ptx", "l.ptx"]) == 0
    assert "registers by ptxas 99.1" in capsys.readouterr().out
    ptxas.write("99.2")
    assert registers(capsys)["because"] == "ptxas 99.2 -v for sm_80"


@pytest.mark.parametrize(
    ("environment", "setting", "arguments", "origin"),
    [
        ({}, "", [], "stated"),
        ({}, 'exact = "never"', [], "estimated"),
        ({}, 'exact = "never"', ["--exact"], "stated"),
        ({}, 'exact = "required"', ["--estimate"], "estimated"),
        ({"ISAVIEW_EXACT": "never"}, 'exact = "required"', [], "estimated"),
        ({"ISAVIEW_EXACT": "auto"}, 'exact = "never"', [], "stated"),
        ({}, "exact-kernels = 0", [], "estimated"),
        ({}, "exact-kernels = 0", ["--exact"], "stated"),
        ({}, "exact-instructions = 1", [], "estimated"),
        ({}, "exact-instructions = 1", ["--exact"], "stated"),
        ({"ISAVIEW_EXACT_INSTRUCTIONS": "1"}, "", [], "estimated"),
        ({}, "exact-bytes = 100", [], "estimated"),
        ({}, 'exact-bytes = 100\nexact = "required"', [], "stated"),
        ({"ISAVIEW_EXACT_BYTES": "100"}, "", [], "estimated"),
    ],
)
def test_settings_and_options_decide(
    environment: dict[str, str],
    setting: str,
    arguments: list[str],
    origin: str,
    ptxas: StandIn,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    Path("isaview.toml").write_text(setting)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert registers(capsys, *arguments)["origin"] == origin
    assert ptxas.times == (origin == "stated")


def test_what_is_beyond_the_budget_says_so_and_limits_shows_the_budget(
    ptxas: StandIn, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("isaview.toml").write_text("exact-bytes = 100")
    assert main(["show", "k.ptx"]) == 0
    size = len(KERNEL.replace("CONSTANT", "0"))
    assert f"ptxas is not asked for {size} B, more than 100: --exact asks it" in capsys.readouterr().err
    assert main(["limits"]) == 0
    rows = [line.split()[:2] for line in capsys.readouterr().out.splitlines()]
    assert ["EXACT_BYTES", "100"] in rows and ["EXACT_KERNELS", f"{limits.EXACT_KERNELS:,}"] in rows


def variants(capsys: pytest.CaptureFixture[str]) -> tuple[list[str], str, str]:
    """Where the registers of k.ptx and of the longer m.ptx come from, the screen, and standard error."""
    Path("m.ptx").write_text(KERNEL.replace("CONSTANT", "7").replace("\tret;", "\tadd.s32 %r1, %r2, 9;\n\tret;"))
    capsys.readouterr()
    assert main(["variants", "k.ptx", "m.ptx"]) == 0
    screen = capsys.readouterr()
    assert main(["variants", "k.ptx", "m.ptx", "--format", "json"]) == 0
    document = json.loads(capsys.readouterr().out)["groups"][0]
    measures = [variant["figures"]["vector_registers"] for variant in document["variants"]]
    origins = [measure["origin"] for measure in measures]
    assert document["registers_estimated"] == origins.count("estimated") % len(origins)
    return origins, screen.out, screen.err


def test_all_variants_of_a_kernel_are_asked_where_some_are_beyond_the_limit(
    ptxas: StandIn, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("isaview.toml").write_text("exact-instructions = 6")
    origins, screen, error = variants(capsys)
    assert origins == ["stated", "stated"] and ptxas.times == 2
    assert "estimated" not in screen and "not asked" not in error


def test_no_variant_of_a_kernel_is_asked_where_that_takes_too_long(
    ptxas: StandIn, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("isaview.toml").write_text("exact-instructions = 6")
    monkeypatch.setattr(limits, "EXACT_GROUP_INSTRUCTIONS", 5)
    origins, _, error = variants(capsys)
    assert origins == ["estimated", "estimated"]
    assert "registers of all 2 variants are estimated, ptxas would have to read 7 more instructions, more than 5" in error


def test_a_ranking_of_stated_and_estimated_registers_is_marked(ptxas: StandIn, capsys: pytest.CaptureFixture[str]) -> None:
    ptxas.write(first='grep -q "%r1, 7" module.ptx && exit 1')
    origins, screen, _ = variants(capsys)
    assert sorted(origins) == ["estimated", "stated"]
    assert "k: registers of 1 of 2 variants are estimated, of the others stated" in " ".join(screen.split())
    assert screen.count("registers estimated") == 1


def test_without_a_ptxas_the_estimate_is_all_there_is_to_say(
    ptxas: StandIn, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", "/no-programs")
    for budget in ("", "exact-bytes = 1"):
        Path("isaview.toml").write_text(budget)
        assert main(["show", "k.ptx"]) == 0
        (line,) = capsys.readouterr().err.splitlines()
        assert line.endswith("--exact asks ptxas, which `pip install 'isaview[nvidia]'` brings")


TOO_OLD = """\
grep -q 'version 8.0' module.ptx && {
    echo "ptxas module.ptx, line 1; fatal   : Unsupported .version 8.0; current version is '7.8'"
    exit 255
}
"""


def test_a_ptxas_too_old_for_a_text_reads_it_as_the_newest_version_it_knows(
    ptxas: StandIn, capsys: pytest.CaptureFixture[str]
) -> None:
    ptxas.write(release="11.8", first=TOO_OLD)
    assert main(["show", "k.ptx"]) == 0
    shown = capsys.readouterr()
    assert "registers     77 (ptxas 11.8)" in shown.out
    assert "ptxas 11.8 read the module as PTX 7.8, the newest it knows" in shown.err
    assert ptxas.times == 2


def test_a_ptxas_that_takes_too_long_is_ended(
    ptxas: StandIn, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(limits, "EXACT_SECONDS", 1)
    ptxas.write(first="exec sleep 600")
    assert main(["show", "k.ptx"]) == 0
    shown = capsys.readouterr()
    assert "took longer than 1 s" in shown.err and "~" in shown.out


@pytest.mark.parametrize("path", ["{work}", ".", "", "bin"])
def test_no_program_of_the_working_folder_is_run(
    path: str, ptxas: StandIn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A folder that its user names absolutely is theirs; what is found from where they stand may be anybody's."""
    for folder in (Path(), Path("bin")):
        other = StandIn(folder)
        other.log = tmp_path / "other"
        other.write("66.6")
    monkeypatch.setenv("PATH", os.pathsep.join((path.format(work=Path.cwd()), str(ptxas.folder), "/usr/bin", "/bin")))
    for variable in ("CUDA_HOME", "CUDA_PATH"):
        monkeypatch.setenv(variable, ".")
    assert registers(capsys)["because"] == f"ptxas {'66.6' if path == '{work}' else '99.1'} -v for sm_80"


def test_a_baseline_keeps_the_tool_and_another_version_warns(ptxas: StandIn, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "k.ptx", "--exact", "--update-baseline"]) == 0
    kept = json.loads(Path("isaview-baseline.json").read_text())["files"]["k.ptx"]["kernels"]
    assert next(iter(kept.values()))["metrics"]["vector_registers"]["because"] == "ptxas 99.1 -v for sm_80"
    capsys.readouterr()
    assert main(["check", "k.ptx", "--exact"]) == 0
    assert "registers are by" not in capsys.readouterr().out
    ptxas.write("99.2")
    assert main(["check", "k.ptx", "--exact"]) == 0
    assert "the baseline's registers are by ptxas 99.1 and now by ptxas 99.2" in capsys.readouterr().out


@pytest.mark.parametrize("gate", ["", "gate-on-estimates = true"])
@pytest.mark.parametrize("required", [True, False])
def test_a_gate_that_requires_ptxas_has_no_answer_without_it(
    required: bool, gate: str, ptxas: StandIn, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Neither an estimate nor the registers alive at once stand in for what was required."""
    setting = 'exact = "required"\n' if required else ""
    Path("isaview.toml").write_text(f"{setting}[check]\n{gate}\n[check.limits]\nvector_registers = 1\n")
    monkeypatch.setenv("PATH", "/no-programs")
    assert main(["check", "k.ptx", *([] if required else ["--exact"])]) == 2
    shown = capsys.readouterr().out
    assert "no ptxas on this machine; `pip install isaview[nvidia]` brings one" in shown
    assert "peak_live" not in shown
    Path("isaview.toml").write_text("[check.limits]\nvector_registers = 1\n")
    assert main(["check", "k.ptx"]) == 1


def test_a_kernel_that_ptxas_does_not_name_has_no_registers_where_it_is_required(
    ptxas: StandIn, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("k.ptx").write_text(KERNEL.replace("CONSTANT", "0").replace(" k(", " other("))
    assert main(["check", "k.ptx", "--exact"]) == 2
    assert "says nothing of this kernel" in capsys.readouterr().out
    assert main(["show", "k.ptx", "--exact"]) == 0
    assert "~" in capsys.readouterr().out


def test_the_library_asks_nobody_unless_it_is_asked(ptxas: StandIn) -> None:
    assert isaview.report("k.ptx").kernels[0].registers.allocated["vector"].origin == "estimated"
    isaview.report("k.ptx", options=isaview.Options())
    assert ptxas.times == 0
    assert isaview.report("k.ptx", options=isaview.Options(exact="small")).kernels[0].measure("registers") == 77


@pytest.mark.parametrize("sample", sorted(path.name for path in SAMPLES.glob("*.ptx")))
def test_the_default_shows_what_ptxas_states(
    sample: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tool = ptxas_that_reads((SAMPLES / sample).read_text())
    monkeypatch.delenv("ISAVIEW_EXACT")
    monkeypatch.setenv("ISAVIEW_EXACT_BYTES", str(1 << 20))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert main(["show", str(SAMPLES / sample), "--format", "json"]) == 0
    shown = json.loads(capsys.readouterr().out)["inputs"][0]
    debug = ["-g"] if "debug" in sample else []
    lines = assembled((SAMPLES / sample).read_text(), shown["target"], tmp_path, *debug, tool=tool).said.splitlines()
    entries = [line.split("'")[1] for line in lines if "Compiling entry" in line]
    used = [int(line.split("Used ")[1].split()[0]) for line in lines if "Used " in line]
    kernels = {one["name"]: one["registers"]["allocated"]["vector"] for one in shown["kernels"] if one["is_entry"]}
    assert {name: (one["value"], one["origin"]) for name, one in kernels.items()} == {
        name: (count, "stated") for name, count in zip(entries, used, strict=True)
    }
