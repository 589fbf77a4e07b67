"""How many findings of a rule were true decides whether it is on the screen; who selects it gets it all the same."""

import runpy

import pytest

import isaview
from isaview.gate.policy import parse_gate
from isaview.reports import rule as contract
from isaview.reports.measured import Measurement, measurements, sentence_of
from isaview.reports.rule import choose_rules, rules
from tests.conftest import ROOT
from tests.rules.further_memory import ISA301_ONCE

BENCH = runpy.run_path(str(ROOT / "bench" / "rules.py"))
VERDICTS = [
    (30, 30, "holds"),
    (30, 27, "holds"),
    (30, 26, "off the screen"),
    (8, 8, "not measured"),
    (8, 5, "not measured"),
    (8, 4, "off the screen"),
    (0, 0, "not measured"),
]


def row(hits, true):
    return Measurement("ISA301", hits, true, "2026-11-23", "dumps")


def test_a_rule_of_the_textbook_leaves_the_screen_only_once_enough_was_read():
    rows = (Measurement("ISA301", hits, true, "2026-11-23", "dumps", textbook=True) for hits, true in ((18, 4), (30, 26)))
    assert [found.verdict for found in rows] == ["not measured", "off the screen"]


@pytest.mark.parametrize(("hits", "true", "verdict"), VERDICTS)
def test_a_verdict_follows_from_what_was_read(hits, true, verdict):
    found = row(hits, true)
    assert found.verdict == verdict
    assert f"{true} of {hits} findings were true on 2026-11-23, on dumps" in found.sentence.replace("T", "t")


def test_the_table_names_rules_that_there_are():
    assert set(measurements()) <= {rule.code for rule in rules()}
    assert all(0 <= one.true <= one.hits for one in measurements().values())
    assert sentence_of("ISA000").startswith("Not measured")


def test_a_rule_off_the_screen_is_asked_only_by_who_selects_it(monkeypatch):
    def codes(**options):
        (kernel,) = isaview.report(isaview.read(ISA301_ONCE), **options).kernels
        return {one.code for one in kernel.findings}

    assert "ISA301" in codes()
    monkeypatch.setattr(contract, "measurements", lambda: {"ISA301": row(30, 26)})
    assert "ISA301" not in codes() and "ISA301" not in {rule.code for rule in choose_rules()}
    assert all("ISA301" in codes(select=(word,)) for word in ("ISA301", "ISA3", "memory", "all", "strided-accesses"))
    assert "ISA301" in parse_gate({"rules": ["memory"]}).codes


def test_a_sample_is_filled_by_a_reader_and_counted(tmp_path):
    (tmp_path / "one").mkdir()
    (tmp_path / "one" / "k.ptx").write_text(ISA301_ONCE)
    found = list(BENCH["hits"](BENCH["dumps"](tmp_path, "final"), ("ISA301",)))
    text = "\n".join(BENCH["shown"](number, hit) for number, hit in enumerate(found, 1))
    assert [hit.source for hit in found] == ["one"] and "\n>    18  \tld.global.f32 %f1, [%rd4];" in text
    assert BENCH["answers"](text) == {}
    assert BENCH["answers"](text.replace("verdict: ", "verdict: Unsure")) == {"ISA301": {"unsure": 1}}
    with pytest.raises(SystemExit, match="'yes'"):
        BENCH["answers"](text.replace("verdict: ", "verdict: yes"))


def test_a_sample_takes_sources_in_turn_and_a_sentence_of_one_source_once_while_others_are_left():
    import random

    def hit(source, message):
        finding = isaview.Finding("ISA301", "strided-accesses", 1, None, message)
        return BENCH["Hit"](source, ROOT, "k", "", finding)

    many = [*(hit("a", f"{number} sectors") for number in range(50)), hit("a", "a store"), hit("b", "1 sectors")]
    found = BENCH["drawn"](many, 3, random.Random(1))
    assert {(one.source, one.finding.message.lstrip("0123456789 ")) for one in found} == {
        ("a", "sectors"), ("a", "a store"), ("b", "sectors"),
    }  # fmt: skip
    assert len(BENCH["drawn"](many, 100, random.Random(1))) == len(many)
