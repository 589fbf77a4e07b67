"""``isaview explain``: every rule, figure, limiter, class and opcode has a lesson; what is not known is refused with a hint."""

import json

import pytest
from msgspec.structs import replace

from isaview.analysis.bound.verdict import VERDICTS
from isaview.base.metrics import METRICS, by_name
from isaview.base.words import CLASSES
from isaview.cli import main
from isaview.gpus import hardware
from isaview.gpus.launch import LIMITS
from isaview.inputs.sources import dialects
from isaview.languages.opcode_table import load
from isaview.reports.rule import FAMILIES, rules
from isaview.teaching.catalogue import UnknownWordError, lessons, lessons_of
from isaview.teaching.lesson import as_text, table
from isaview.teaching.opcodes import infix


def kinds(word):
    return [lesson.kind for lesson in lessons(word)]


@pytest.mark.parametrize("rule", rules(), ids=lambda rule: rule.code)
def test_every_rule_is_taught_by_code_and_name(rule):
    (lesson,) = (one for one in lessons(rule.code.lower()) if one.kind == "rule")
    assert lesson == next(one for one in lessons(rule.name) if one.kind == "rule")
    headings = [heading for heading, _ in lesson.paragraphs]
    assert headings == ["What", "Why", "Instead", "Silent when", "Expected gain", "Measured"]
    assert [heading for heading, _ in lesson.samples] == ["Found", "Not found"]
    assert rule.code in lesson.samples[0][1]


def test_every_figure_is_taught_by_its_name_and_aliases():
    texts = table("metrics")
    for metric in METRICS:
        text = {**texts["group"].get(metric.group, {}), **texts["metric"].get(metric.name, {})}
        assert {"from", "change"} <= text.keys(), metric.name
    for word, metric in by_name().items():
        (lesson,) = (one for one in lessons(word) if one.kind == "metric")
        assert lesson.name == metric.name and len(lesson.paragraphs) == 3


def test_every_limiter_that_occupancy_names_is_taught():
    for name in LIMITS:
        (lesson,) = (one for one in lessons(name) if one.kind == "limiter of occupancy")
        assert lesson.paragraphs[0][0] == "Invariant"
        assert lesson.charts or not table("limiters")["limiter"][name]["columns"]


WORDS_OF_BOUND = ("dram", "l2", "l1", "fp64", "fp32", "fp16", "int32", "special", "matrix", "issue", "intensity")


@pytest.mark.parametrize("word", [*VERDICTS, *WORDS_OF_BOUND])
def test_every_word_of_a_verdict_is_taught(word):
    (lesson,) = (one for one in lessons(word) if one.kind == "verdict of bound")
    assert [heading for heading, _ in lesson.paragraphs] == ["Invariant", "How to change it"]


def test_ridges_are_quotients_of_the_tables_peaks():
    (lesson,) = (one for one in lessons("intensity") if one.kind == "verdict of bound")
    (chart,) = lesson.charts
    place = chart.columns.index("ridge of fp32, op/B")
    assert {row[0]: row[place] for row in chart.rows}["A100"] == "9.56"


GENERATIONS = [
    ("lds", "CDNA 4", "163,840"),
    ("registers", "RDNA 3", "1,536, 768"),
    ("warps", "Hopper", "16"),
    ("blocks", "Ampere", "32"),
    ("tmem", "Blackwell", "512"),
    ("clusters", "Hopper", "16"),
    ("scalar registers", "GCN 3", "800"),
]


@pytest.mark.parametrize(("word", "generation", "value"), GENERATIONS)
def test_limiters_are_taught_by_generation_from_the_tables(word, generation, value):
    (lesson,) = (one for one in lessons(word) if one.kind == "limiter of occupancy")
    (chart,) = lesson.charts
    assert any(row[0] == generation and value in row[2:] for row in chart.rows), chart.rows


@pytest.mark.parametrize("phrase", ["tensor memory", "scalar registers", "shared memory", "spilled registers", "wave slots"])
def test_phrases_are_words(phrase):
    assert lessons_of(phrase.split()) == lessons(phrase)
    assert [one.name for one in lessons_of(["lds", "ISA301"])] == ["shared_bytes", "shared_bytes", "ISA301 strided-accesses"]


def test_every_class_and_family_is_taught():
    assert set(table("classes")["class"]) == set(CLASSES)
    for name in CLASSES:
        assert "class of instructions" in kinds(name)
    for code, family in FAMILIES.items():
        assert "family of rules" in kinds(code)
        assert "family of rules" in kinds(family) or "rule" in kinds(family)


OPCODES = [
    ("global_load_dwordx4", "AMDGCN", ("16 bytes a lane", "global memory")),
    ("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32", "PTX", ("4,096 operations of fp16", "2 × 16 × 8 × 16")),
    ("v_mfma_f32_32x32x8_f16", "AMDGCN", ("16,384 operations of fp16",)),
    ("v_fma_f32_e64", "AMDGCN", ("2 operations of fp32 a lane",)),
    ("fma.rn.f32x2", "PTX", ("float32",)),
    ("ld.global.nc.v4.f32", "PTX", ("16 bytes a lane",)),
    ("cp.async.cg.shared.global", "PTX", ("async_copy",)),
    ("getelementptr", "LLVM IR", ("integer",)),
    ("llvm.fma.f32", "LLVM IR", ("2 operations",)),
    ("mad.lo.s32", "PTX", ("(operand 1 × operand 2) + operand 3",)),
    ("div.rn.f32", "PTX", ("a sequence of machine instructions",)),
]


@pytest.mark.parametrize(("word", "language", "wanted"), OPCODES)
def test_opcodes_are_taught(word, language, wanted):
    (lesson,) = (one for one in lessons(word) if one.kind == "opcode")
    text = " ".join(text for _, text in lesson.paragraphs)
    assert lesson.title == f"An instruction of {language}"
    assert not [piece for piece in wanted if piece not in text], text


def test_a_name_of_several_languages_is_taught_for_each():
    assert [one.title for one in lessons("add") if one.kind == "opcode"] == [
        "An instruction of HLO",
        "An instruction of LLVM IR",
        "An instruction of PTX",
    ]


@pytest.mark.parametrize("dialect", dialects(), ids=lambda one: one.name)
def test_every_opcode_of_the_tables_is_known_alone(dialect):
    for name in load(dialect.name).rows:
        form = dialect.opcode(name.removeprefix("@"))
        assert form is not None and form.instruction_class, name


def test_peaks_of_matrix_units_are_told_by_product():
    (lesson,) = lessons("v_mfma_f32_32x32x8_f16")
    (chart,) = lesson.charts
    assert ("MI300X", "gfx942", "2,048", "8.00") in chart.rows
    assert not [row for row in chart.rows if row[1].startswith("sm_")]


@pytest.mark.parametrize(
    ("words", "text"),
    [
        ("", ""),
        ("1 2 add", "operand 1 + operand 2"),
        ("1 2 mul 3 add", "(operand 1 × operand 2) + operand 3"),
        ("1 #65535 and", "operand 1 & 65535"),
        ("1 2 shr 3 keep", "keep(operand 1 >> operand 2, operand 3)"),
        ("1 same", "operand 1, the same in all lanes"),
    ],
)
def test_postfix_reads_as_people_write(words, text):
    assert infix(words.split()) == text


CONCEPTS = [
    ("wgmma", "wgmma"),
    ("C7510", "wgmma_serialized"),
    ("C7515", "wgmma_serialized"),
    ("c7508", "setmaxnreg_ignored"),
    ("lds_bank", "bank_conflict"),
    ("bank conflict", "bank_conflict"),
    ("-Rpass", "remark"),
    ("-Rpass-analysis=kernel-resource-usage", "remark"),
    ("__launch_bounds__", "launch_bounds"),
    ("cp.async", "asynchronous_copy"),
]


@pytest.mark.parametrize(("word", "name"), CONCEPTS)
def test_concepts_and_messages_of_compilers_are_taught(word, name):
    assert name in [lesson.name for lesson in lessons(word) if lesson.kind == "concept"]


def test_a_concept_hides_no_other_lesson():
    """A word has one concept at most, and concepts share no name with one another."""
    names = [word for name, row in table("concepts")["concept"].items() for word in (name, *row["also"].split())]
    assert sorted(names) == sorted(set(names))


HINTS = [
    ("vgrps", "vgprs"),
    ("ISA33", "ISA3"),
    ("spilled-register", "spilled-registers"),
    ("v_addd_f32", "v_add_f32"),
    ("ldmatrx", "ldmatrix"),
    ("lds_bank_width", "bank_conflict"),
    ("why is my branch diverging", "divergence"),
]


@pytest.mark.parametrize(("word", "near"), HINTS)
def test_what_is_not_known_is_refused_with_the_nearest_word(word, near, capfd):
    with pytest.raises(UnknownWordError, match="did you mean"):
        lessons(word)
    assert main(["explain", word]) == 2
    assert near in capfd.readouterr().err


def test_every_format_says_the_same(capfd):
    words = ["ISA301", "lds", "occupancy_waves", "v_add_f32", "matrix"]
    assert main(["explain", *words, "--format", "json"]) == 0
    found = json.loads(capfd.readouterr().out)
    assert {one["kind"] for one in found} >= {"rule", "limiter of occupancy", "metric", "opcode", "class of instructions"}
    for form in ("text", "markdown"):
        assert main(["explain", *words, "--format", form]) == 0
        text = " ".join(capfd.readouterr().out.split())
        for lesson in found:
            assert lesson["name"] in text
            assert all(paragraph["text"] in text for paragraph in lesson["paragraphs"])
    assert main(["explain", "ISA301", "--format", "yaml"]) == 2


def test_a_lesson_on_a_page(golden, monkeypatch, capfd):
    shown = tuple(gpu for gpu in hardware.all_gpus() if gpu.target in ("sm_80", "sm_90", "gfx90a", "gfx942", "gfx1100"))
    monkeypatch.setattr("isaview.gpus.hardware.all_gpus", lambda: shown)
    monkeypatch.setenv("COLUMNS", "80")
    assert main(["explain", "shared", "ISA402"]) == 0
    golden("explain.80.txt", capfd.readouterr().out)


def test_listed_figures_are_those_of_the_table():
    own = set(table("metrics")["metric"])
    assert own <= {metric.name for metric in METRICS}


def test_tables_fit_a_terminal_of_eighty_columns():
    words = {*LIMITS, *VERDICTS, *WORDS_OF_BOUND, *by_name(), "registers"}
    charts = [replace(lesson, samples=()) for word in sorted(words) for lesson in lessons(word) if lesson.charts]
    assert len(charts) > 5
    for lesson in charts:
        assert max(map(len, as_text(lesson, 80).splitlines())) <= 80, lesson.name
    told = "".join(as_text(one, 80) for one in lessons("registers"))
    assert "registers of" in told and "a SIMD" in told and "1,024, 512" in told
