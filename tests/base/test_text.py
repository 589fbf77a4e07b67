import pytest
from hypothesis import given
from hypothesis import strategies as st

from isaview.base.text import integer, safe, safe_lines
from isaview.inputs.recognition import decode_text, normalise_text

CASES = [
    ("plain name", "plain name"),
    ("void f<int>(float const*)", "void f<int>(float const*)"),
    ("größe", "größe"),
    ("\x1b[31mred", "\\x1b[31mred"),
    ("\x9b31m", "\\x9b31m"),
    ("\x1b]8;;http://x\x07link", "\\x1b]8;;http://x\\x07link"),
    ("user\u202egpj.exe", "user\\u202egpj.exe"),
    ("zero\u200bwidth", "zero\\u200bwidth"),
    ("line\nend", "line\\x0aend"),
    ("\u2028", "\\u2028"),
    ("\x00\x01\x02", "\\x00\\x01\\x02"),
    ("\U000e0041tag", "\\U000e0041tag"),
    ("\ud800", "\\ud800"),
]


@pytest.mark.parametrize(("text", "expected"), CASES)
def test_only_printable_characters_pass(text, expected):
    assert safe(text) == expected


@given(st.text())
def test_safe_text_is_printable_and_stays_as_it_is(text):
    shown = safe(text)
    assert shown.isprintable()
    assert safe(shown) == shown


@given(st.text())
def test_lines_keep_their_number_and_hold_nothing_unprintable(text):
    shown = safe_lines(text)
    assert shown.count("\n") == text.count("\n")
    assert all(line.replace("\t", "").isprintable() for line in shown.split("\n"))


@pytest.mark.parametrize(
    ("text", "number"),
    [
        *(("17", 17), (" -0x1F ", -31), ("+010", 8), ("0", 0), ("0b11", 3)),
        *((text, None) for text in ("", "09", "1.5", "v1", "9" * 5_000)),
    ],
)
def test_numbers_that_no_one_needs_are_none(text, number):
    assert integer(text) == number


BYTES = [
    (b"a\nb", "a\nb"),
    (b"a\r\nb\rc\n", "a\nb\nc\n"),
    (b"\xef\xbb\xbfa", "a"),
    ("aä\n".encode("utf-16"), "aä\n"),
    ("ab\n".encode("utf-16-le"), "ab\n"),
    ("aä\n".encode("utf-16-be"), None),
    (b"\xfe\xff" + "aä\n".encode("utf-16-be"), "aä\n"),
    ("aä\n".encode("utf-32"), "aä\n"),
    (b"caf\xe9\n", "café\n"),
    (b"a\x00b", "a\\x00b"),
    (b"a\x0cb\x0bc", "a b c"),
    ("a\u2028b".encode(), "a\\u2028b"),
    (b"\x01\x02", "\\x01\\x02"),
    (b"", ""),
]


@pytest.mark.parametrize(("data", "expected"), BYTES)
def test_bytes_become_text(data, expected):
    text = decode_text(data)
    assert expected is None or text == expected


@given(st.binary(max_size=200))
def test_any_bytes_become_safe_lines(data):
    text = decode_text(data)
    assert all(line.replace("\t", "").isprintable() for line in text.split("\n"))


@given(st.text())
def test_text_that_is_normal_stays_as_it_is(text):
    once = normalise_text(text)
    assert normalise_text(once) == once
