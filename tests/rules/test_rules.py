"""Every rule finds what it should in its bad samples and nothing in its good ones; what it finds in real dumps is golden."""

from collections import Counter
from itertools import chain

import pytest

import isaview
from isaview.analysis.bound.throughput import older_instruction
from isaview.analysis.contract import Context, Launch
from isaview.base.figures import count
from isaview.reports import report as reporting
from isaview.reports import serial
from isaview.reports.rule import FAMILIES, HEADINGS, Rule, Spot, UnknownRuleError, View, choose_rules, rules, rules_for_word
from tests.conftest import SAMPLES
from tests.rules import further, further_memory, further_units
from tests.support.toy import kernel as toy_kernel

DUMPS = sorted(path for path in SAMPLES.iterdir() if path.suffix in (".ptx", ".s", ".ll", ".sass", ".ttgir"))
FURTHER = (further, further_memory, further_units)
BAD = [(rule, text) for rule in rules() for text in (rule.bad, *chain(*(more.BAD.get(rule.code, ()) for more in FURTHER)))]
GOOD = [(rule, text) for rule in rules() for text in (rule.good, *chain(*(more.GOOD.get(rule.code, ()) for more in FURTHER)))]


def lines_of(rule, text):
    reading = isaview.read(text.strip("\n") + "\n")
    assert reading and not any(module.diagnostics for module in reading), [one.diagnostics for one in reading]
    found = isaview.report(reading, select=(rule.code,), strict=True)
    return [(one.line, one.code) for kernel in found.kernels for one in kernel.findings]


def marked(rule, text):
    lines = text.strip("\n").split("\n")
    return [(number, rule.code) for number, line in enumerate(lines, 1) if rule.code in line]


def code_of(case):
    return case.code if isinstance(case, Rule) else ""


@pytest.mark.parametrize(("rule", "text"), BAD, ids=code_of)
def test_a_rule_finds_the_marked_lines_of_its_bad_sample(rule, text):
    expected = marked(rule, text)
    assert expected
    assert sorted(lines_of(rule, text)) == expected


@pytest.mark.parametrize(("rule", "text"), GOOD, ids=code_of)
def test_a_rule_finds_nothing_in_its_good_sample(rule, text):
    assert lines_of(rule, text) == []


ASKED = []


def is_move(form):
    ASKED.append(form)
    return form.mnemonic == "mov"


def is_called(name):
    return lambda form: form.mnemonic == name


def test_a_question_about_forms_is_asked_once_a_module_but_not_where_it_holds_more_than_its_code():
    text = "".join(f".entry {name}() {{ .reg .b32 %r<2>; mov.u32 %r1, 7; ret; }}\n" for name in ("first", "second"))
    (module,) = isaview.read(f".version 8.0\n.target sm_80\n.address_size 64\n{text}")
    assert len(module.kernels) == 2
    views = [View(Context(one, module, None, Launch(), {}, {}.__getitem__)) for one in module.kernels]
    assert [view.instructions(is_move) for view in views] == [[0], [0]]
    assert len(ASKED) == len(module.distinct_forms) == 2
    for place, name in enumerate(("mov", "ret")):
        assert [view.instructions(lambda form, name=name: form.mnemonic == name) for view in views] == [[place], [place]]
        assert [view.instructions(is_called(name)) for view in views] == [[place], [place]]


@pytest.mark.parametrize("rule", rules(), ids=code_of)
def test_a_rule_teaches_under_every_heading_and_has_samples_of_both_kinds(rule):
    assert tuple(rule.sections) == HEADINGS, "the docstring has these headings, in this order"
    short = [heading for heading, text in rule.sections.items() if len(text) <= 40]
    assert not short, f"more than 40 characters are needed to teach something; too short: {', '.join(short)}"
    assert rule.bad and rule.good, "a rule has a sample in which it finds something and one in which it finds nothing"
    assert rule.code[:4] in FAMILIES and rule.code[4:].isdigit() and len(rule.code) == 6
    assert rule.name == rule.name.lower() and " " not in rule.name
    assert rule.title and "\n" not in rule.title


def test_codes_and_names_are_their_own():
    assert len({rule.code for rule in rules()}) == len({rule.name for rule in rules()}) == len(rules())


def test_what_the_rules_find_in_real_dumps(golden):
    lines = []
    for path in DUMPS:
        found = isaview.report(isaview.read(path), figures_only=True, select=("all",), strict=True)
        tally = Counter(one.code for kernel in found.kernels for one in kernel.findings or ())
        counts = "  ".join(f"{code} {number}" for code, number in sorted(tally.items())) or "nothing"
        lines.append(f"{path.name:40s} {counts}\n")
    golden("findings.txt", "".join(lines))


@pytest.fixture
def offering(monkeypatch):
    def offer(*made):
        monkeypatch.setattr(reporting, "choose_rules", lambda select=(), ignore=(): made)

    return offer


def made(code, find):
    return Rule(code, code.lower(), "", find, "", "")


def found_at(*indices):
    return lambda view: iter([Spot(index, "here") for index in indices])


def broken(view):
    raise RuntimeError("\x1b[31mno")
    yield


def needy(view):
    view.need("accesses")
    yield Spot(None, "never")


def toy():
    module = toy_kernel(TEXT).module
    module.target = "sm_80"
    return module


TEXT = """
    a r1 <- r0
    b r2 <- r1
    end ; return
"""


def test_a_broken_rule_is_told_and_takes_nothing_else_down(offering):
    offering(made("ISA101", broken), made("ISA102", found_at(1, 0, None)))
    report = isaview.report((toy(),))
    (kernel,) = report.kernels
    assert report.has_failed
    assert [(one.analyzer, one.message) for one in kernel.failures] == [("ISA101", "RuntimeError: \\x1b[31mno")]
    assert [(one.code, one.line) for one in kernel.findings] == [("ISA102", 1), ("ISA102", 2), ("ISA102", 3)]
    with pytest.raises(RuntimeError):
        isaview.report((toy(),), strict=True)


def test_a_rule_whose_analysis_is_left_out_says_so(offering, monkeypatch):
    offering(made("ISA301", needy))
    monkeypatch.setattr(
        "isaview.reports.analyses.Analyses.skip_reasons", lambda _: dict.fromkeys(("accesses", "bound"), "too large")
    )
    (kernel,) = isaview.report((toy(),)).kernels
    assert kernel.findings == () and not kernel.failures
    assert kernel.left_out["ISA301"] == "it needs accesses: too large"


def test_rules_run_for_figures_only_where_they_are_asked_for():
    module = isaview.read(SAMPLES / "spill.clang.gfx1030.s")
    assert all(kernel.findings is None for kernel in isaview.report(module, figures_only=True).kernels)
    (asked, *_) = isaview.report(module, figures_only=True, select=("registers",)).kernels
    assert asked.findings and {one.code[:4] for one in asked.findings} == {"ISA1"}


OLDER = [
    ("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32", "sm_90", "wgmma.mma_async"),
    ("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32", "sm_100", "tcgen05.mma"),
    ("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32", "sm_80", None),
    ("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32", "sm_120", None),
    ("mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f32", "sm_80", "m16n8k16"),
    ("mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f32", "sm_70", None),
    ("mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64", "sm_90", None),
    ("wmma.mma.sync.aligned.row.col.m16n16k16.f32.f32", "sm_90", "wgmma.mma_async"),
    ("wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16", "sm_90", None),
    ("wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16", "sm_103", "tcgen05.mma"),
    ("tcgen05.mma.cta_group::1.kind::f16", "sm_100", None),
    ("v_mfma_f32_32x32x8_f16", "gfx942", None),
]


@pytest.mark.parametrize(("opcode", "target", "instead"), OLDER)
def test_older_matrix_instructions_are_known_by_target(opcode, target, instead):
    row = older_instruction(opcode, target)
    assert (row.instead if row is not None else None) == instead


HOSTILE = """
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %a, i32 %n) #0 {
entry:
  br label %"loop\\1B[31m"
"loop\\1B[31m":
  %i = phi i32 [ 0, %entry ], [ %next, %"loop\\1B[31m" ]
  %q = udiv i32 %i, %n
  store i32 %q, ptr addrspace(1) %a, align 4
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 100
  br i1 %more, label %"loop\\1B[31m", label %end
end:
  ret void
}
attributes #0 = { "target-cpu"="gfx1100" }
"""


def test_a_finding_speaks_of_hostile_names_safely():
    (kernel,) = isaview.report(isaview.read(HOSTILE), select=("ISA402",)).kernels
    (finding,) = kernel.findings
    assert finding.message.isprintable() and "1b" in finding.message.lower()


def test_what_is_not_for_a_gpu_is_left_alone():
    (kernel, *_) = isaview.report(isaview.read(SAMPLES / "host.clang.x86-64.ll")).kernels
    assert kernel.findings is None and "no GPU" in kernel.left_out["findings"]
    assert serial.kernel(kernel)["findings"] is None


def test_words_choose_rules_by_code_family_and_name():
    first = rules()[0]
    assert (
        rules_for_word(first.code.lower())
        == (first,)
        == rules_for_word(first.name)
        == rules_for_word(first.name.replace("-", " "))
    )
    assert (
        set(rules_for_word(first.code[:4]))
        == set(rules_for_word(first.family))
        == {one for one in rules() if one.code[:4] == first.code[:4]}
    )
    assert choose_rules(("all",)) == rules() and choose_rules() == tuple(rule for rule in rules() if rule.on_screen)
    assert first not in choose_rules((), (first.code,)) and choose_rules((first.code,)) == (first,)
    with pytest.raises(UnknownRuleError, match=f"did you mean '{first.name}'"):
        choose_rules((first.name[:-1],))
    with pytest.raises(UnknownRuleError):
        choose_rules((), ("",))


@pytest.mark.parametrize(
    ("number", "word", "text"),
    [(1, "load", "1 load"), (2, "load", "2 loads"), (2, "copy", "2 copies"), (1000, "pass", "1,000 passes")],
)
def test_counts_read_well(number, word, text):
    assert count(number, word) == text
