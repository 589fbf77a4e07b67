import json
from typing import ClassVar, Literal

import pytest
from msgspec import Struct
from msgspec.structs import asdict

import isaview
from isaview.analysis.bound.verdict import VERDICTS
from isaview.analysis.contract import Analyzer
from isaview.base.measure import Measure, counted_measure, estimated_measure, stated_measure, unavailable
from isaview.base.text import selects
from isaview.compare.models import complete_report
from isaview.reports import report as reporting
from isaview.reports import serial
from isaview.reports.packing import pack_report, unpack_report
from tests.conftest import SAMPLES
from tests.support.schemas import validate, validator
from tests.support.toy import kernel as toy_kernel

DUMPS = sorted(path for path in SAMPLES.iterdir() if path.suffix in (".ptx", ".s", ".ll", ".sass"))
TEXT = """
    a r1 <- r0
L0:
    b r2 <- r1
    c <- r2 ; branch L0
    end ; return
"""


class Figures(Struct, frozen=True):
    hidden: ClassVar = ("inside",)
    length: Measure
    from_: int
    kind: Literal["short", "long"]
    inside: list[int]


def analyzer(name, analyze, result=Figures, **more):
    return Analyzer(name, name, result, analyze, **more)


def figures(context):
    return Figures(counted_measure(len(context.kernel), "instructions", "the text"), 1, "short", [1, 2])


def broken(context):
    raise RuntimeError("\x1b[31mno\x1b[0m")


@pytest.fixture
def offering(monkeypatch):
    def offer(*analyzers):
        monkeypatch.setattr(reporting, "analyzers", lambda: analyzers)
        monkeypatch.setattr("isaview.reports.analyses.analyzers", lambda: analyzers)
        monkeypatch.setattr(serial, "analyzers", lambda: analyzers)

    return offer


@pytest.fixture
def modules():
    return (toy_kernel(TEXT).module,)


@pytest.fixture(scope="module")
def schema():
    return validator(serial.schema())


@pytest.mark.parametrize("path", DUMPS, ids=lambda path: path.name)
def test_the_report_of_every_sample_fits_the_schema_adds_up_and_has_a_verdict_or_says_why_not(path, schema):
    reading = isaview.read(path)
    assert reading and not reading.refused
    report = isaview.report(reading, strict=True)
    document = serial.to_json(report)
    assert json.loads(serial.json_text(document)) == document
    schema.validate(document)
    assert report.kernels
    for kernel in report.kernels:
        assert sum(kernel.mix.classes.values()) == sum(kernel.mix.opcodes.values()) == kernel.instructions
        bound = kernel.results["bound"]
        assert bound.verdict in VERDICTS and bound.reasons
        assert (bound.level is not None) == (bound.verdict == "memory")
        assert (bound.pipe is not None) == (bound.verdict == "compute")


def test_the_json_has_exactly_the_promised_keys(offering, modules):
    offering(analyzer("length", figures))
    document = serial.to_json(isaview.report(modules))
    assert list(document) == ["schema", "format_version", "tool", "inputs", "refused"]
    (module,) = document["inputs"]
    assert list(module) == ["path", "part", "line", "dialect", "target", "statements", "diagnostics", "kernels"]
    (kernel,) = module["kernels"]
    own = ["name", "demangled", "short_name", "identity", "is_entry", "line", "complete", "instructions", "stated"]
    assert list(kernel) == [*own, "length", "findings", "left_out"]
    assert kernel["length"] == {
        "length": {"value": 4, "low": None, "high": None, "unit": "instructions", "origin": "counted", "because": "the text"},
        "from": 1,
        "kind": "short",
    }


def test_the_schema_follows_from_the_types_of_results(offering, modules):
    offering(analyzer("length", figures))
    promised = validator(serial.schema())
    document = serial.to_json(isaview.report(modules))
    promised.validate(document)
    document["inputs"][0]["kernels"][0]["length"]["kind"] = "neither"
    assert not promised.is_valid(document)


MEASURES = [
    (stated_measure(1, "B", "x"), {}, True),
    (estimated_measure(2, 1, 3, "B", "x"), {}, True),
    (unavailable("B", "x"), {}, True),
    (unavailable("B", "x"), {"value": 0}, False),
    (stated_measure(1, "B", "x"), {"value": None}, False),
    (estimated_measure(2, 1, 3, "B", "x"), {"low": None}, False),
    (stated_measure(1, "B", "x"), {"origin": "guessed"}, False),
]


@pytest.mark.parametrize(("measure", "change", "valid"), MEASURES)
def test_the_schema_knows_what_a_measure_may_be(measure, change, valid):
    definition = {"$ref": "#/$defs/measure", "$defs": serial.schema()["$defs"]}
    assert validator(definition).is_valid({**asdict(measure), **change}) == valid


def test_a_broken_analyzer_leaves_the_others_and_says_so(offering, modules):
    offering(analyzer("broken", broken), analyzer("length", figures))
    report = isaview.report(modules)
    (kernel,) = report.kernels
    assert kernel.length.from_ == 1
    assert report.has_failed
    assert kernel.failures[0].message == "RuntimeError: \\x1b[31mno\\x1b[0m"
    document = serial.to_json(report)
    assert document["inputs"][0]["kernels"][0]["broken"] is None
    validate(document, serial.schema())
    with pytest.raises(AttributeError, match="broken of toy failed, which is a bug in isaview"):
        _ = kernel.broken


def test_strict_raises_what_an_analyzer_raises(offering, modules):
    offering(analyzer("broken", broken))
    with pytest.raises(RuntimeError):
        isaview.report(modules, strict=True)


def test_an_analyzer_runs_once_and_cannot_need_itself(offering, modules):
    calls = []

    def first(context):
        calls.append("first")
        return figures(context)

    def second(context):
        context.need("first")
        return context.need("first")

    offering(analyzer("second", second), analyzer("first", first), analyzer("circle", lambda context: context.need("circle")))
    report = isaview.report(modules)
    assert calls == ["first"]
    assert [failure.analyzer for failure in report.kernels[0].failures] == ["circle"]


def test_a_report_holds_no_model_and_who_asks_gets_them_besides(modules):
    analysed = []
    made = isaview.report(modules, figures_only=True, analysed=analysed)
    assert made == isaview.report(modules, figures_only=True) == unpack_report(pack_report(made))
    assert [own.kernel for own in analysed] == [kernel for module in modules for kernel in module.kernels]
    whole = isaview.report(modules)
    assert tuple(map(complete_report, analysed)) == whole.kernels != made.kernels


def test_the_functions_of_the_package_are_not_hidden_by_its_modules():
    assert callable(isaview.report) and callable(isaview.read)
    with pytest.raises(AttributeError):
        _ = isaview.nothing


PATTERNS = [
    ("softmax", True),
    ("softmax<128>", True),
    ("_Z7softmaxILi128EEvPKfPfi", True),
    ("soft*", True),
    ("oft*", False),
    ("*softmax<*", True),
    ("void softmax<128>", True),
    ("void softmax<???>", True),
    ("Softmax", False),
    ("[!x]*softmax*", True),
    ("attention", False),
]


@pytest.mark.parametrize(("pattern", "expected"), PATTERNS)
def test_patterns_select_by_part_or_whole_name(pattern, expected):
    assert selects(pattern, "_Z7softmaxILi128EEvPKfPfi", "void softmax<128>(float const*, float*, int)") == expected


def test_an_exact_name_means_that_kernel_alone():
    reading = isaview.read(SAMPLES / "matmul.nvcc.sm_80.ptx")
    assert [kernel.name for kernel in isaview.report(reading, kernel="matmul_plain").kernels] == ["matmul_plain"]
    assert len(isaview.report(reading, kernel="matmul").kernels) == 3
