"""Turns of shared memory: the table and its groups against a simulator that serves one word of each bank at a time."""

import random

import pytest

from isaview import read, report
from isaview.analysis.addresses.banks import banks_of, turns_of
from isaview.rules.samples import ptx
from tests.support.dumps import Needs, amdgcn

ORDER = list(range(64))
EIGHTS = [ORDER[first : first + 8] for first in range(0, 64, 8)]
SIXTEENS = [ORDER[first : first + 16] for first in range(0, 64, 16)]
HALVES = [ORDER[:32], ORDER[32:]]


def twice(groups):
    return groups + [[lane + 32 for lane in group] for group in groups]


def run(*ends):
    return [lane for first, last in ends for lane in range(first, last + 1)]


READ_128_GFX94 = twice([run((0, 3), (20, 23)), run((4, 7), (16, 19)), run((8, 11), (28, 31)), run((12, 15), (24, 27))])
READ_128_GFX950 = twice([run((0, 3), (12, 15), (20, 27)), run((4, 11), (16, 19), (28, 31))])
SERVED = [
    ("sm_90", "load", 4, 32, HALVES, 32),
    ("sm_90", "store", 8, 32, SIXTEENS, 32),
    ("sm_90", "store", 16, 32, EIGHTS, 32),
    ("sm_120a", "store", 16, 32, EIGHTS, 32),
    ("gfx942", "load", 4, 64, HALVES, 32),
    ("gfx942", "load", 8, 64, SIXTEENS, 32),
    ("gfx942", "load", 16, 64, READ_128_GFX94, 32),
    ("gfx942", "store", 16, 64, EIGHTS, 32),
    ("gfx950", "load", 8, 64, HALVES, 64),
    ("gfx950", "load", 12, 64, READ_128_GFX94, 32),
    ("gfx950", "load", 16, 64, READ_128_GFX950, 64),
    ("gfx950", "store", 8, 64, SIXTEENS, 32),
    ("gfx950", "load", 4, 64, HALVES, 32),
    ("gfx1250", "load", 8, 32, HALVES, 64),
    ("gfx1201", "load", 16, 32, EIGHTS, 32),
    ("gfx90a:xnack-", "load", 8, 64, SIXTEENS, 32),
]


def simulated(addresses, width, groups, banks):
    """Serve one group after the other: in each turn every bank gives one word to all lanes that want it."""
    turns = 0
    for group in groups:
        wanted = {addresses[lane] // 4 + word for lane in group if lane < len(addresses) for word in range(-(-width // 4))}
        while wanted:
            turns += 1
            given = {}
            for word in sorted(wanted):
                given.setdefault(word % banks, word)
            wanted -= set(given.values())
    return turns


def layouts(rng, size, width):
    """Strides, rows and columns of tiles with padding, permuted rows, equal places, and places by chance."""
    for _ in range(40):
        stride, rows = width * rng.randrange(0, 40), rng.choice((4, 8, 16, 32))
        row_bytes = width * rng.randrange(1, 40)
        yield [lane * stride for lane in range(size)]
        yield [lane % rows * row_bytes + lane // rows * width for lane in range(size)]
        yield [(lane % rows * row_bytes + (lane // rows ^ lane % rows) * width) for lane in range(size)]
        permuted = rng.sample(range(rows), rows)
        yield [permuted[lane % rows] * row_bytes + lane // rows * width for lane in range(size)]
        yield [rng.randrange(64) * width for _ in range(size)]


@pytest.mark.parametrize(("target", "kind", "width", "size", "groups", "banks"), SERVED)
def test_turns_are_those_of_a_simulator(target, kind, width, size, groups, banks):
    rng, served = random.Random(f"{target} {kind} {width}"), banks_of(target, kind, width)
    for addresses in layouts(rng, size, width):
        spread = tuple(((), address) for address in addresses)
        assert turns_of(spread, width, served) == simulated(addresses, width, groups, banks), addresses
    if width == 12:
        return  # three words a lane fill banks unevenly where groups are not in order
    plain = tuple(((), lane * width) for lane in range(size))
    assert turns_of(plain, width, served) == served.groups(size)


@pytest.mark.parametrize(
    ("width", "place", "turns"),
    [
        (16, lambda lane: 0, 2),
        (16, lambda lane: lane // 8, 2),
        (16, lambda lane: lane, 4),
        (16, lambda lane: lane % 16, 4),
        (8, lambda lane: lane // 2, 1),
        (8, lambda lane: lane // 4 * 2 + lane % 2, 1),
        (8, lambda lane: lane, 2),
        (8, lambda lane: lane % 16, 2),
    ],
)
def test_loads_of_lanes_in_pairs_join_their_groups(width, place, turns):
    spread = tuple(((), width * place(lane)) for lane in range(32))
    assert turns_of(spread, width, banks_of("sm_75", "load", width)) == turns


def shared(text):
    found = report(read(text), strict=True, select=("ISA305",)).kernels[0]
    (access,) = [access for access in found.results["accesses"] if access.space == "shared"]
    return access, [finding.code for finding in found.findings]


ROW = "mov.u32 %r1, %tid.x;\nmov.u32 %r2, tile;\n{place}add.s32 %r6, %r2, %r5;\n{access}\nst.global.f32 [%rd1], %f1;\n"
TILE = ".shared .align 16 .b8 tile[4096];\n"
OF_8 = (
    "and.b32 %r3, %r1, 7;\nshr.u32 %r4, %r1, 3;\nand.b32 %r4, %r4, 3;\nshl.b32 %r4, %r4, 4;\nmad.lo.s32 %r5, %r3, {row}, %r4;\n"
)
WIDE = "ld.shared.v4.f32 {%f1, %f2, %f3, %f4}, [%r6];"
ROWS = "ldmatrix.sync.aligned.m8n8.{count}.shared.b16 {{{into}}}, [%r6];"


@pytest.mark.parametrize(("row", "turns", "rules"), [(128, 32, ["ISA305"]), (144, 4, [])])
def test_a_wide_load_takes_the_turns_of_each_quarter_of_the_warp(row, turns, rules):
    found, told = shared(ptx(TILE + ROW.format(place=OF_8.format(row=row), access=WIDE), directives=".maxntid 32\n"))
    assert (found.conflicts.value, told) == (turns, rules)


@pytest.mark.parametrize(("count", "into"), [("x1", "%r7"), ("x2", "%r7, %r8"), ("x4", "%r5, %r6, %r7, %r8")])
@pytest.mark.parametrize(("row", "each"), [(128, 8), (144, 1)])
def test_matrices_are_loaded_from_the_rows_that_lanes_name(count, into, row, each):
    access = ROWS.format(count=count, into=into)
    found, told = shared(ptx(TILE + ROW.format(place=OF_8.format(row=row), access=access), directives=".maxntid 32\n"))
    assert found.conflicts.value == each * int(count[1:]) and told == (["ISA305"] if each > 1 else [])


FRAGMENT = "wmma.load.{factor}.sync.aligned.{order}.m16n16k16.shared.f16 {{%r1,%r2,%r3,%r4,%r5,%r6,%r7,%r8}}, [%r6], {row};"


@pytest.mark.parametrize(("factor", "order"), [("a", "row"), ("a", "col"), ("b", "col")])
@pytest.mark.parametrize("row", [64, 72, 16, 24])
def test_fragments_are_loaded_as_matrices_are(factor, order, row):
    access = FRAGMENT.format(factor=factor, order=order, row=row)
    found, told = shared(ptx(TILE + ROW.format(place="mov.u32 %r5, 0;\n", access=access), directives=".maxntid 32\n"))
    places = [lane % 16 * 2 * row + lane // 16 * 16 for lane in range(32)]
    eights = [tuple(range(first, first + 8)) for first in range(0, 32, 8)]
    assert found.conflicts.value == simulated(places, 16, eights, 32)
    assert told == (["ISA305"] if found.conflicts.value >= 16 else [])


@pytest.mark.parametrize(
    "access",
    [
        "mul.wide.u32 %rd2, %r1, 4;\nadd.s64 %rd3, %rd1, %rd2;\nld.global.u32 %r6, [%rd3];\n"
        "ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%r7}, [%r6];",
        "wmma.load.a.sync.aligned.row.m16n16k16.shared.f16 {%r1,%r2,%r3,%r4,%r5,%r6,%r7,%r8}, [%r6], 16;",
    ],
)
def test_where_conflicts_are_not_known_their_place_says_so(access):
    found, told = shared(ptx(TILE + ROW.format(place=OF_8.format(row=128), access=access)))
    assert (found.conflicts.origin, found.conflicts.value, told) == ("unavailable", None, []) and found.conflicts.because


@pytest.mark.parametrize(("target", "turns"), [("gfx942", 64), ("gfx950", 16)])
def test_wide_reads_of_rows_of_128_bytes(target, turns):
    body = "\tv_and_b32_e32 v1, 7, v0\n\tv_lshlrev_b32_e32 v1, 7, v1\n\tds_read_b128 v[4:7], v1\n\ts_waitcnt lgkmcnt(0)\n"
    text = amdgcn(Needs(vgprs=12, adds=0, shared=1024), target=target).replace("\ts_endpgm", f"{body}\ts_endpgm", 1)
    found, _ = shared(text)
    groups, banks = (READ_128_GFX94, 32) if target == "gfx942" else (READ_128_GFX950, 64)
    assert found.conflicts.value == simulated([lane % 8 * 128 for lane in range(64)], 16, groups, banks) == turns
