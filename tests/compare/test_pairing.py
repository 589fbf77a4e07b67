"""Pairing: by identity, name, body; what cannot be told apart is shown, never guessed."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from isaview import read
from isaview.compare.pairing import pair, similarity
from isaview.compare.spelling import spell
from tests.support import toy_kernels
from tests.support.compared import compared

HEAD = ".version 8.0\n.target sm_80\n.address_size 64\n"


def ptx(name, body, threads=0):
    bound = f".maxntid {threads}, 1, 1\n" if threads else ""
    return f".visible .entry {name}()\n{bound}{{\n.reg .b32 %r<9>;\n.reg .f32 %f<9>;\n{body}ret;\n}}\n"


ADDS = "".join(f"add.s32 %r{n}, %r{n}, 1;\n" for n in range(1, 9)) + "st.global.u32 [%r1], %r2;\n"
MULS = "".join(f"mul.f32 %f{n}, %f{n}, %f1;\n" for n in range(1, 9)) + "st.global.f32 [%r1], %f2;\n"
MORE_ADDS = "mov.u32 %r1, 7;\n" + ADDS


def side(*files):
    """Kernels of files given as (place, text)."""
    found = []
    for place, text in files:
        found.extend(compared(read(HEAD + text), lambda _path, place=place: place))
    return found


def found(pairing):
    """What a pairing says, in words."""
    return {
        "pairs": sorted((one.old.report.name, one.new.report.name, one.matched_by) for one in pairing.pairs),
        "added": sorted(one.report.name for one in pairing.added),
        "removed": sorted(one.report.name for one in pairing.removed),
        "ambiguous": sorted((one.name, len(one.old), len(one.new)) for one in pairing.ambiguous),
    }


def is_(pairs=(), added=(), removed=(), ambiguous=()):
    return {"pairs": list(pairs), "added": list(added), "removed": list(removed), "ambiguous": list(ambiguous)}


A, B = ptx("a", ADDS), ptx("b", MULS)
CASES = {
    "the same": (side(("", A + B)), side(("", B + A)), is_([("a", "a", "identity"), ("b", "b", "identity")])),
    "one new, one gone": (side(("", A)), side(("", B)), is_([], ["b"], ["a"])),
    "other launch bounds": (side(("", ptx("a", ADDS, 128))), side(("", ptx("a", ADDS, 256))), is_([("a", "a", "name")])),
    "another template argument's mangling": (
        side(("", ptx("_Z1kPf", ADDS))),
        side(("", ptx("_Z1kPfi", ADDS))),
        is_([("_Z1kPf", "_Z1kPfi", "name")]),
    ),
    "renamed": (side(("", A + B)), side(("", ptx("c", MORE_ADDS) + B)), is_([("a", "c", "body"), ("b", "b", "identity")])),
    "renamed, several alike": (
        side(("", A + ptx("a2", ADDS))),
        side(("", ptx("c", MORE_ADDS) + ptx("c2", MORE_ADDS))),
        is_([], ["c", "c2"], ["a", "a2"]),
    ),
    "too small to know again": (side(("", ptx("a", ""))), side(("", ptx("b", ""))), is_([], ["b"], ["a"])),
    "one name in two files, told by the path": (
        side(("x", A), ("y", ptx("a", MORE_ADDS))),
        side(("x", ptx("a", MULS)), ("y", A)),
        is_([("a", "a", "identity")] * 2),
    ),
    "one name in two files, told by the body": (
        side(("x", A), ("y", ptx("a", MULS))),
        side(("u", ptx("a", MULS)), ("v", ptx("a", MORE_ADDS))),
        is_([("a", "a", "identity")] * 2),
    ),
    "many equal kernels are as good as each other": (
        side(*((place, A) for place in "xyz")),
        side(*((place, A) for place in "uvw")),
        is_([("a", "a", "identity")] * 3),
    ),
    "ambiguous": (
        side(("x", A), ("y", ptx("a", ADDS + ADDS))),
        side(("u", ptx("a", MORE_ADDS)), ("v", ptx("a", MORE_ADDS + "mov.u32 %r2, 1;\n"))),
        is_([], [], [], [("a", 2, 2)]),
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_pairs(name):
    old, new, wanted = CASES[name]
    assert found(pair(old, new)) == wanted


@pytest.mark.parametrize("name", CASES)
def test_the_other_way_round_is_the_mirror(name):
    old, new, wanted = CASES[name]
    back = found(pair(new, old))
    assert back == is_(
        sorted((new_name, old_name, how) for old_name, new_name, how in wanted["pairs"]),
        wanted["removed"],
        wanted["added"],
        [(name, news, olds) for name, olds, news in wanted["ambiguous"]],
    )


def test_the_path_tells_which_is_which():
    old, new, _ = CASES["one name in two files, told by the path"]
    assert sorted((one.old.place, one.new.place) for one in pair(old, new).pairs) == [("x", "x"), ("y", "y")]


def test_the_body_tells_which_is_which():
    old, new, _ = CASES["one name in two files, told by the body"]
    assert sorted((one.old.place, one.new.place) for one in pair(old, new).pairs) == [("x", "v"), ("y", "u")]


def test_targets_are_kept_apart_unless_asked():
    old = side(("", A))
    new = [
        replace(one, module=replace(one.module, target="sm_90"), report=replace(one.report, identity="ptx/sm_90/a"))
        for one in old
    ]
    assert found(pair(old, new)) == is_([], ["a"], ["a"])
    assert found(pair(old, new, across_targets=True)) == is_([("a", "a", "identity")])


def test_similarity_is_a_share():
    adds, muls = side(("", A)) + side(("", B))
    assert similarity(adds, adds) == 1.0
    assert similarity(adds, muls) == pytest.approx(1 / 19)


@given(st.integers(0, 2**32))
def test_the_order_of_kernels_changes_nothing(seed):
    chance = random.Random(seed)
    made = [(f"k{number % 3}", toy_kernels.program(chance, 3), None, None) for number in range(4)]
    other = [(name, toy_kernels.mutated(one, chance), None, None) for name, one, *_ in made]
    shuffled = chance.sample(other, len(other))
    old = compared(toy_kernels.modules(made))
    before, after = (pair(old, compared(toy_kernels.modules(one))) for one in (other, shuffled))
    assert found(before) == found(after)
    texts = [sorted((id(one.old), one.new.fingerprint) for one in pairing.pairs) for pairing in (before, after)]
    assert texts[0] == texts[1]


def test_a_body_asks_for_no_places_of_labels():
    (subject,) = compared(read(HEAD + ptx("k", "ts: .branchtargets a, b;\na:\nbrx.idx %r1, ts;\nb:\n")))
    spelled = spell(subject.kernel)
    assert subject.text and "places" not in vars(spelled) and spelled.places == {0: (0, 1)}
