"""Rules in ``isaview check``: what they find stops a change, unless it was there before, is waived or ignored."""

import json
from pathlib import Path

import pytest

from isaview.cli import main
from isaview.gate.policy import GateError, parse_gate
from isaview.reports.rule import rules
from isaview.rules.samples import ptx
from tests.conftest import ROOT
from tests.support.gating import check, committed, config, git, in_a_folder, told
from tests.support.schemas import validate

__all__ = ["in_a_folder"]  # a fixture of every test here
BAD = {rule.code: rule.bad.strip("\n").replace(rule.code, "here") + "\n" for rule in rules()}
DIVISION = BAD["ISA402"]
CLEAN = DIVISION.replace("div.u32", "add.u32")
TWICE = DIVISION.replace("mov.u32 %r3, 0;", "mov.u32 %r3, 0;\n$L__BB0_0:\n\trem.u32 %r3, %r3, %r1;\n\t@%p1 bra $L__BB0_0;")
LIMIT = "[check.limits]\ninstructions = 8192\n"
SOME = '[check]\nrules = ["ISA402"]\n'


def write(text, name="k.ptx"):
    Path(name).write_text(text, encoding="utf-8")


def test_what_a_rule_finds_stops_it_with_its_place(capfd):
    config(SOME)
    write(DIVISION)
    found = check(capfd, "k.ptx", code=1)
    (one,) = (one for one in found["findings"] if one["kind"] == "rule")
    assert (one["rule"], one["kernel"], one["metric"], one["level"]) == ("ISA402", "k", "ISA402", "error")
    assert one["dump"] == {"path": "k.ptx", "line": 1 + DIVISION[: DIVISION.index("div.u32")].count("\n")}
    assert one["message"].startswith("ISA402 integer-division-in-loops: 1 integer division in loop")
    assert one["found"]["value"] == 1
    write(CLEAN)
    assert told(check(capfd, "k.ptx", code=0), "rule") == []


WAYS = [
    ((), 0),
    (("--select", "ISA402"), 1),
    (("--select", "isa4"), 1),
    (("--select", "arithmetic,memory"), 1),
    (("--select", "integer-division-in-loops"), 1),
    (("--select", "ISA3"), 0),
    (("--select", "ISA4", "--ignore", "ISA402"), 0),
    (("--select", "all", "--ignore", "arithmetic"), 0),
]


@pytest.mark.parametrize(("arguments", "code"), WAYS)
def test_options_choose_the_rules(arguments, code, capfd):
    config(LIMIT)
    write(DIVISION)
    check(capfd, "k.ptx", *arguments, code=code)


def test_an_unknown_rule_is_refused_with_the_nearest_name(capfd):
    write(DIVISION)
    for arguments in (("check", "k.ptx", "--select", "integer-divisions-in-loops"), ("show", "k.ptx", "--ignore", "ISA499")):
        assert main(list(arguments)) == 2
        assert "did you mean" in capfd.readouterr().err
    config('[check]\nrules = ["ISA4", "memry"]\n')
    assert main(["check", "k.ptx"]) == 2
    assert "did you mean 'memory'" in capfd.readouterr().err
    config('select = ["memry"]\n')
    assert main(["show", "k.ptx"]) == 2
    assert "did you mean 'memory'" in capfd.readouterr().err


def test_settings_choose_what_show_tells(capfd):
    write(DIVISION)
    config('ignore = ["ISA402"]\n')
    assert main(["show", "k.ptx", "--format", "json"]) == 0
    assert json.loads(capfd.readouterr().out)["inputs"][0]["kernels"][0]["findings"] == []
    config("")
    assert main(["show", "k.ptx", "--format", "json"]) == 0
    (finding,) = json.loads(capfd.readouterr().out)["inputs"][0]["kernels"][0]["findings"]
    assert list(finding) == ["code", "name", "line", "source", "message", "gain", "fixes", "unfixed", "condition"]


def test_the_setting_of_show_stops_nothing_in_a_check(capfd):
    config('select = ["ISA402"]\n[check.limits]\ninstructions = 8192\n')
    write(DIVISION)
    check(capfd, "k.ptx", code=0)


def test_what_the_last_commit_had_does_not_stop_it(capfd):
    config(SOME)
    write(DIVISION)
    committed("k.ptx")
    write(DIVISION.replace("add.s32 %r6, %r4, %r5;", "add.s32 %r6, %r5, %r4;"))
    for _ in range(2):  # the second time the old side comes from the cache
        found = check(capfd, "k.ptx", code=0)
        assert told(found, "informs") == [("k", "ISA402")]
    write(TWICE)
    assert told(check(capfd, "k.ptx", code=1), "rule") == [("k", "ISA402")] * 2


def test_what_the_baseline_had_does_not_stop_it(capfd):
    config(SOME)
    write(DIVISION)
    check(capfd, "k.ptx", "--update-baseline", code=1)
    check(capfd, "k.ptx", code=0)
    assert json.loads(Path("isaview-baseline.json").read_text())["files"]["k.ptx"]["kernels"]
    write(TWICE)
    check(capfd, "k.ptx", code=1)


WAIVERS = [("ISA402", "", 0), ("integer-division-in-loops", "", 0), ("ISA402", "allowed = 1\n", 0), ("ISA401", "", 1)]


@pytest.mark.parametrize(("metric", "more", "code"), WAIVERS)
def test_a_waiver_lets_a_rule_through_by_code_or_name(metric, more, code, capfd):
    config(f'{SOME}[[check.waiver]]\nkernel = "k"\nmetric = "{metric}"\nreason = "measured"\n{more}')
    write(DIVISION)
    check(capfd, "k.ptx", code=code)


def test_a_waiver_holds_up_to_its_number_of_findings(capfd):
    config(f'{SOME}[[check.waiver]]\nkernel = "k"\nmetric = "ISA402"\nreason = "measured"\nallowed = 1\n')
    write(TWICE)
    check(capfd, "k.ptx", code=1)


def test_kernels_have_rules_of_their_own(capfd):
    config('[check]\nrules = ["ISA402"]\n[[check.kernel]]\nmatch = "k"\nrules = []\n')
    write(DIVISION)
    check(capfd, "k.ptx", code=0)
    config('[check.limits]\ninstructions = 8192\n[[check.kernel]]\nmatch = "k*"\nrules = ["arithmetic"]\n')
    check(capfd, "k.ptx", code=1)


@pytest.mark.parametrize(
    "section", [{"rules": "ISA402"}, {"rules": ["nothing"]}, {"waiver": [{"kernel": "k", "metric": "ISA4"}]}]
)
def test_rules_that_make_no_sense_are_refused(section):
    for waiver in section.get("waiver", ()):
        waiver["reason"] = "x"
    with pytest.raises(GateError):
        parse_gate(section)


FORMS = {
    "text": "k.ptx:20: k: ISA402 integer-division-in-loops",
    "markdown": "ISA402 integer\\-division\\-in\\-loops",
    "github": "::error file=k.ptx,line=20,title=ISA402%3A integer-division-in-loops::k: ISA402",
    "gitlab": '"check_name": "isaview/ISA402"',
    "junit": 'type="ISA402"',
    "html": "ISA402 integer-division-in-loops",
    "csv": "ISA402 integer-division-in-loops",
}


@pytest.mark.parametrize("form", FORMS)
def test_every_format_shows_what_a_rule_found(form, capfd):
    config(SOME)
    committed("isaview.toml")
    write("\n" * (20 - DIVISION[: DIVISION.index("div.u32")].count("\n") - 1) + DIVISION)
    git("add", "k.ptx")
    assert main(["check", "k.ptx", "--format", form]) == 1
    assert FORMS[form] in capfd.readouterr().out


def test_sarif_teaches_the_rule(capfd):
    config(SOME)
    write(DIVISION)
    committed("isaview.toml")
    assert main(["check", "k.ptx", "--format", "sarif"]) == 1
    log = json.loads(capfd.readouterr().out)
    validate(log, json.loads((ROOT / "tests/fixtures/sarif-essential.json").read_text()))
    (rule,) = log["runs"][0]["tool"]["driver"]["rules"]
    assert (rule["id"], rule["name"]) == ("ISA402", "integer-division-in-loops")
    assert "**Instead**" in rule["help"]["markdown"] and "Silent when:" in rule["help"]["text"]


TRANSPOSE = ptx(
    """\
	cvta.to.global.u64 %rd2, %rd1;
	mov.u32 %r1, %tid.x;
	mov.u32 %r2, %tid.y;
	mad.lo.s32 %r3, %r1, 1024, %r2;
	mul.wide.u32 %rd3, %r3, 4;
	add.s64 %rd4, %rd2, %rd3;
	st.global.f32 [%rd4], %f1;
"""
)
STRIDED = '[check]\nrules = ["ISA301"]\n'


@pytest.mark.parametrize(
    ("settings", "options", "code", "kind"),
    [
        (STRIDED, (), 0, "informs"),
        (STRIDED, ("--conditional",), 1, "rule"),
        (f"{STRIDED}gate-on-conditional = true\n", (), 1, "rule"),
        (STRIDED, ("-t", "32x8"), 1, "rule"),
    ],
)
def test_a_finding_under_a_condition_stops_a_change_only_where_that_is_asked(capfd, settings, options, code, kind):
    config(settings)
    write(TRANSPOSE)
    found = check(capfd, "k.ptx", *options, code=code)
    assert told(found, kind) == [("k", "ISA301")]
    (message,) = (one["message"] for one in found["findings"] if one["metric"] == "ISA301")
    assert ("if blocks are 32 or more threads wide: " in message) == ("-t" not in options)


def test_findings_under_a_condition_are_counted_apart(capfd):
    config(f"{STRIDED}[check.limits]\nfindings = 0\n")
    write(TRANSPOSE)
    check(capfd, "k.ptx", code=0)
    config(f"{STRIDED}[check.limits]\nconditional_findings = 0\n")
    assert told(check(capfd, "k.ptx", code=1), "limit") == [("k", "conditional_findings")]
    assert main(["show", "k.ptx", "--format", "json"]) == 0
    (finding,) = json.loads(capfd.readouterr().out)["inputs"][0]["kernels"][0]["findings"]
    assert finding["condition"] == {"name": "blocks_are_a_wave_wide", "text": "blocks are 32 or more threads wide"}


def test_a_baseline_knows_findings_under_a_condition(capfd):
    config(f"{STRIDED}gate-on-conditional = true\n")
    write(TRANSPOSE)
    check(capfd, "k.ptx", "--update-baseline", code=1)
    check(capfd, "k.ptx", code=0)
    (kernel,) = json.loads(Path("isaview-baseline.json").read_text())["files"]["k.ptx"]["kernels"].values()
    assert "findings.ISA301.conditional" in kernel["metrics"]
