"""Short names, on names of real kernels: ``names/*.txt``, as linked or as a profiler shows them."""

import re
import time
from pathlib import Path

import pytest

from isaview.base.names import demangle
from isaview.base.short_names import short_name, short_names
from isaview.base.signatures import signature_of, without_parameters

NAMES = Path(__file__).parent / "names"
LIBRARIES = sorted(path.stem for path in NAMES.glob("*.txt"))
_OPERATOR = re.compile(r"operator|~|lambda|::")


def linked(library: str) -> list[str]:
    return (NAMES / f"{library}.txt").read_text().splitlines()


def test_there_are_enough_names_to_say_something() -> None:
    assert sum(len(set(linked(library))) for library in LIBRARIES) >= 150


@pytest.mark.parametrize("library", LIBRARIES)
def test_short_names_of_a_library(library: str, golden) -> None:
    names = linked(library)
    shorts = short_names([demangle(name) for name in names])
    golden(f"names.{library}.txt", "".join(f"{short}\n" for short in shorts))


@pytest.mark.parametrize("library", LIBRARIES)
def test_names_that_differ_have_short_names_that_differ(library: str) -> None:
    names = [demangle(name) for name in linked(library)]
    assert len(set(short_names(names))) == len(set(names))


@pytest.mark.parametrize("library", LIBRARIES)
def test_the_name_that_the_linker_counts_stands_first_and_whole(library: str) -> None:
    """A mangled name has each identifier with its length before it: the own name is one of them."""
    checked = 0
    for name, short in zip(linked(library), short_names([demangle(name) for name in linked(library)]), strict=True):
        own = re.split(r"[<(]| in | with ", short)[0]
        if demangle(name) != name and not _OPERATOR.search(own) and not name.startswith("_R"):
            assert f"{len(own)}{own}" in name
            checked += 1
    assert checked or library == "projects"


@pytest.mark.parametrize("library", LIBRARIES)
def test_a_name_alone_keeps_its_own_name(library: str) -> None:
    for name in linked(library):
        assert short_name(demangle(name)).startswith(signature_of(demangle(name)).own)


ALONE = [
    ("void attention<64, true>(float const*, int)", "attention<64, true>"),
    ("softmax", "softmax"),
    ("ns::f(int)", "f"),
    ("(anonymous namespace)::f(int)", "f"),
    ("std::vector<int> g<(A)1>(int)", "g<(A)1>"),
    ("void (anonymous namespace)::tile<32u, 1ul>(float*)", "tile<32, 1>"),
    ("a::P::operator<(a::P) const", "P::operator<"),
    ("a::P::operator()(int) const", "P::operator()"),
    ("a::P::operator float const*() const", "P::operator float const*"),
    ("a::P::P(int)", "P::P"),
    ("run(float*)::{lambda(int)#1}::operator()(int) const", "run::{lambda(int)#1}::operator()"),
    ("void fp<&(sq(float))>(float*)", "fp<&(sq(float))>"),
    ("void f<void (*)(float, int)>(int)", "f<void (*)(float, int)>"),
    ("void f<(a > b)>(int)", "f<(a > b)>"),
    ("void f<unsigned long long, unsigned char>(int)", "f<ulonglong, uchar>"),
    ("kernel::gpu::map::<f32>", "map<f32>"),
    ("kernel::gpu::axpy::h05af221e174051e9", "axpy"),
    ("__main__::saxpy[abi:v1][abi:cw51](Array<float, 1, C, mutable, aligned>)", "saxpy"),
    ("f(int) [clone .isra.0]", "f"),
    ("f(int) (.isra.0)", "f"),
    ("triton_poi_fused_add_0", "triton_poi_fused_add_0"),
    ("input_reduce_fusion.1", "input_reduce_fusion.1"),
    ("a kernel with blanks", "a kernel with blanks"),
    ("<script>alert(1)</script>|`x`](e)", "<script>alert(1)</script>|`x`](e)"),
    ("f(", "f("),
    ("(", "("),
    ("", ""),
]


@pytest.mark.parametrize(("name", "expected"), ALONE)
def test_a_name_alone(name: str, expected: str) -> None:
    assert short_name(name) == expected


POLICY = "void lib::sort<lib::detail::policy_hub<{0}, lib::Null>::Policy700, false, {0}, {1}, lib::identity>({0}*, {1}*)"
TOGETHER = [
    (["void over(float*)", "void over(int*)", "void over(float*, int)"], ["over(float*)", "over(int*)", "over(float*, int)"]),
    (["a::f(int)", "b::f(int)"], ["f in a", "f in b"]),
    (["a::b::f(int)", "a::c::f(int)", "a::f(int)"], ["f in b", "f in c", "f in ::"]),
    (
        [POLICY.format("float", "int"), POLICY.format("float", "lib::Null"), POLICY.format("double", "int")],
        ["sort<float, int>", "sort<float, Null>", "sort<double, int>"],
    ),
    (
        ["void f<a::plus<float> >(int)", "void f<b::plus<float> >(int)"],
        ["f<plus<float>> with a::plus", "f<plus<float>> with b::plus"],
    ),
    (["f", "f(int)"], ["f", "f(int)"]),
    (["void f<>(int)", "void f<int, float>(int)"], ["f", "f<int, float>"]),
]


@pytest.mark.parametrize(("names", "expected"), TOGETHER)
def test_names_together(names: list[str], expected: list[str]) -> None:
    assert short_names(names) == expected
    assert short_names(names[::-1]) == expected[::-1]


@pytest.mark.parametrize(
    "text", ["f" + "<" * 5000, "f" + "<a::b" * 2000 + ">" * 2000 + "(int)", "(" * 9000, "f<" + "int, " * 3000 + "int>()"]
)
def test_hostile_names_are_read_in_little_time(text: str) -> None:
    start = time.process_time()
    first, second = short_names([text, text + "x"])
    assert first != second and time.process_time() - start < 2


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("void attention<64, true>(float const*, int)", "attention<64, true>"),
        ("ns::f(int)", "ns::f"),
        ("(anonymous namespace)::f(int)", "(anonymous namespace)::f"),
        ("std::vector<int> g<(A)1>(int)", "g<(A)1>"),
        ("softmax", "softmax"),
        ("f(", "f"),
        ("(", "("),
        ("", ""),
    ],
)
def test_a_name_without_parameters(name: str, expected: str) -> None:
    assert without_parameters(name) == expected
