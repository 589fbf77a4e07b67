"""Lines of one shape share their statements: what was read before, damaged or sound, changes nothing of what a line says."""

import random
import re

import pytest

from isaview.languages.amdgcn import reader
from isaview.languages.amdgcn.text import HOLES
from isaview.model.statements import Operations
from isaview.rules.samples import amdgcn
from tests.conftest import ROOT

PAIRS = [
    ("s_clause 0x3", "s_clause 0xv"),
    ("s_mov_b32 s2, 1.5e+3", "s_mov_b32 s2, 1.5+3"),
    ("global_load_b32 v1, v[2:3], off offset:0x10", "global_load_b32 v1, v[2:3], off offset:0xv1"),
    ("global_load_d16_hi_b16 v[4], v[2:3], off", "global_load_d16_hi_b16 v[4:5], v[2:3], off"),
    ("v_mov_b32_dpp v1, v2 quad_perm:[0, 1, 2, 3] row_mask: 0xf", "v_mov_b32_dpp v1, v2 quad_perm:[0, 1, 2, 3] row_mask: 0x1"),
    ("v_mov_b32_e32 v[1 : 2], 0", "v_mov_b32_e32 v[1:2 : 2], 0"),
]


def read(line):
    """What the line was read as, its numbers in place."""
    found = []
    for _, item, tokens in reader.statements(amdgcn(f"\t{line}\n", target="gfx1201")):
        given = zip(item.forms, item.tokens, strict=True) if isinstance(item, Operations) else [(item, tokens)]
        found.extend((repr(one), tuple(numbers)) for one, numbers in given)
    return found


@pytest.mark.parametrize("pair", [*PAIRS, *(pair[::-1] for pair in PAIRS)])
def test_what_a_line_says_does_not_depend_on_what_was_read_before(pair, monkeypatch):
    monkeypatch.setenv("ISAVIEW_CACHE", "false")
    before, line = pair
    reader._CACHES.clear()
    alone = read(line)
    reader._CACHES.clear()
    read(before)
    assert read(line) == alone


def test_a_hole_of_a_number_is_one_whole_number_of_the_grammar():
    (rule,) = re.findall(r"^NUMBER: /(.*)/$", (ROOT / "grammars" / "amdgcn.lark").read_text(), re.MULTILINE)
    number = re.compile(rule)
    rng = random.Random(16)
    seen = 0
    for _ in range(20_000):
        start = rng.choice((" ", "offset:", "-", "("))
        text = f"x{start}{''.join(rng.choices('0012xXeEv.+-_[: ', k=rng.randrange(1, 8)))}"
        hole = HOLES.search(text)
        if hole is not None and hole.start() == 1 + len(start):
            seen += 1
            whole = number.match(text, hole.start())
            assert whole is not None and whole[0] == hole[0], text
    assert seen > 1_000
