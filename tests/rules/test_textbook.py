"""The textbook: which faults rules name in what compilers made of them; no twin is accused; the table is sound.

One target of each language is read here, of tiles all; `bench/textbook.py` reads all.
"""

import importlib.util

import pytest

from isaview.reports.rule import rules
from tests.conftest import ROOT

SPEC = importlib.util.spec_from_file_location("textbook", ROOT / "bench" / "textbook.py")
textbook = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(textbook)

READ = ("sm_90.ptx", "sm_90.sass", "gfx942.s", "gfx942.ll", ".ttgir")
FAULTS = textbook.faults()


@pytest.fixture(scope="module")
def cases():
    return textbook.cases(FAULTS, READ)


def test_what_is_named_in_the_textbook(cases, golden):
    lines = []
    for language in textbook.LANGUAGES.values():
        asked = [case for case in cases if case.language == language]
        missed = sorted(f"{case.fault.source} {case.fault.fault}: {case.fault.kind}" for case in asked if not case.findings)
        assert len(asked) >= 60
        lines += [
            f"{language}: {len(asked) - len(missed)} of {len(asked)} named, missed:",
            *(f"  {line}" for line in missed),
            "",
        ]
    golden("textbook.txt", "\n".join(lines))


def test_no_twin_is_accused_of_what_it_is_the_cure_of(cases):
    assert [(case.path.name, case.fault.twin, finding.message) for case in cases for finding in case.accusations] == []


def test_the_line_of_a_fault_is_named(cases):
    places = [case.right for case in cases if case.right is not None]
    assert sum(places) >= 0.85 * len(places) > 50


def test_the_table_says_what_the_sources_say():
    codes = {rule.code for rule in rules()}
    assert len({fault.kind for fault in FAULTS}) >= 60
    for fault in FAULTS:
        assert set(fault.codes) <= codes | {code for code in fault.codes if code.startswith("new:")}, fault
        assert fault.dumps or fault.absent, f"{fault.kind}: the fault is nowhere, and the table does not say why"
        assert list(fault.lines) == textbook.marks(textbook.SOURCES / fault.source)[fault.fault], "bench/textbook.py make"
        assert list(fault.files()) or not fault.dumps, fault
