"""Trips of loops of machine code that the text it was made of says."""

import pytest

from isaview import read
from isaview.analysis.contract import Launch
from isaview.reports.report import report
from isaview.rules.samples import ptx, sass


def text(bound="64", inner="", loads=1):
    """A loop in PTX that loads, multiplies and adds, up to a number or an argument; ``inner`` stands before in its body."""
    loop = loads * "\tld.global.f32 %f2, [%rd1];\n\tadd.s64 %rd1, %rd1, 4096;\n\tfma.rn.f32 %f1, %f2, %f2, %f1;\n"
    body = f"\tld.param.u32 %r5, [n];\n\tmov.u32 %r1, 0;\n$L0:\n{inner}{loop}"
    body += f"\tadd.s32 %r1, %r1, 1;\n\tsetp.lt.s32 %p1, %r1, {bound};\n\t@%p1 bra $L0;\n\tst.global.f32 [%rd1], %f1;\n"
    return ptx(body, ".param .u64 a, .param .u32 n", "sm_90")


def code(copies, unknown="LDG.E R9, desc[UR4][R2.64+0x8] ;", more=""):
    """A loop in SASS that does several of its iterations at once, up to a loaded number, which no counter tells."""
    once = "LDG.E R4, desc[UR4][R2.64] ;\nFFMA R0, R4, R4, R0 ;\n"
    ends = "ISETP.LT.AND P0, PT, R8, R9, PT ;\n@P0 BRA `(.L_x_0) ;\n"
    return sass(f"{unknown}\n.L_x_0:\n{copies * once}{more}IADD3 R8, R8, 0x1, RZ ;\n{ends}STG.E desc[UR4][R2.64], R0 ;")


def trips(text, code, threads=None):
    """The trips of the loops of machine code, and its bound, with its text and without."""
    results = []
    for has_text in (True, False):
        (of_text,), (of_code,) = read(text), read(code)
        of_code.made_of = of_text if has_text else None
        launch = Launch(threads_low=threads, threads_high=threads)
        (kernel,) = report([of_code], gpus=("H100",), launch=launch, strict=True).kernels
        results.append(([loop.trips for loop in kernel.results["work"].loops], kernel.results["bound"]))
    return results


@pytest.mark.parametrize(
    ("bound", "copies", "value", "low", "high"),
    [
        ("64", 1, 64, 63, 64),
        ("64", 4, 16, 15, 16),  # one iteration of the code may stand before or behind its loop
        ("66", 4, 16, 15, 17),
        ("3", 1, 3, 2, 3),
        ("3", 4, 1, 0, 1),
        ("%r5", 4, None, None, None),  # the text does not know either
    ],
)
@pytest.mark.parametrize("threads", [None, 128])
def test_a_loop_takes_the_trips_of_the_loop_it_was_made_of(bound, copies, value, low, high, threads):
    ((served,), verdict), ((alone,), _) = trips(text(bound), code(copies), threads)
    assert not alone.is_known
    assert (served.value, served.low, served.high) == (value, low, high)
    assert ("text" in verdict.assumptions, "n" in verdict.assumptions) == (value is not None, value is None)
    if value is not None:
        at_once = f", {copies} at once" if copies > 1 else ""
        assert (served.origin, served.because) == ("estimated", f"loop $L0 of its PTX: {bound} iterations{at_once}")


@pytest.mark.parametrize(
    ("of_text", "of_code"),
    [
        (text(), code(2, more="LDG.E R5, desc[UR4][R2.64+0x4] ;\n")),  # loads say three times the body, products twice
        (text(loads=2), code(1)),  # less than the body of the text
        (text().replace("entry k(", "entry other("), code(1)),
        (text("%r5"), code(1)),
    ],
)
def test_a_loop_whose_text_is_not_certain_stays_unknown(of_text, of_code):
    ((served,), _), ((alone,), _) = trips(of_text, of_code)
    assert served == alone and not served.is_known


def test_what_the_code_says_itself_stands():
    own = code(1, "MOV R8, RZ ;").replace("R8, R9, PT", "R8, 0x20, PT")
    ((served,), _), ((alone,), _) = trips(text("64"), own)
    assert served == alone and served.value == 32
