"""Laws on dumps of all three languages: damage stays where it is and is told, and what means nothing changes nothing."""

import random
import re
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from isaview import read, report
from isaview.compare.changes import Totals, compare
from tests.support.compared import compared, named
from tests.support.dumps import Needs, amdgcn

CHANCE = st.integers(0, 2**32).map(random.Random)

PTX_HEAD = ".version 8.0\n.target sm_80\n.address_size 64\n"
PTX = """.visible .entry {name}(
\t.param .u64 {name}_param_0,
\t.param .u32 {name}_param_1
)
.maxntid 128, 1, 1
{{
\t.reg .pred %p<3>;
\t.reg .b32 %r<9>;
\t.reg .b64 %rd<4>;
\tld.param.u64 %rd1, [{name}_param_0];
\tld.param.u32 %r1, [{name}_param_1];
\tmov.u32 %r2, %tid.x;
\tmov.u32 %r3, {number};
$L_{name}_1:
\tld.global.u32 %r4, [%rd1+{number}];
\tmad.lo.s32 %r3, %r4, %r2, %r3;
\tadd.s32 %r1, %r1, -1;
\tsetp.ne.s32 %p1, %r1, 0;
\t@%p1 bra $L_{name}_1;
\tst.global.u32 [%rd1], %r3;
\tret;
}}
"""
IR_HEAD = 'target triple = "amdgcn-amd-amdhsa"\n'
IR = """define amdgpu_kernel void @{name}(ptr addrspace(1) %p, i32 %n) {{
entry:
  %first = load i32, ptr addrspace(1) %p, align 4
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %sum = phi i32 [ %first, %entry ], [ %more, %body ]
  %more = mul i32 %sum, {number}
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %end, label %body
end:
  store i32 %more, ptr addrspace(1) %p, align 4
  ret void
}}
"""
NAMES = ("first", "second", "third")


def dump(language, names=NAMES):
    if language == "amdgcn":
        return amdgcn(*(Needs(name, 6 + 3 * len(name), adds=4 + len(name), sets=True, private=16) for name in names))
    head, kernel = (PTX_HEAD, PTX) if language == "ptx" else (IR_HEAD, IR)
    return head + "".join(kernel.format(name=name, number=len(name)) for name in names)


LANGUAGES = ("ptx", "amdgcn", "llvm")
WHOLE = {language: dump(language) for language in LANGUAGES}
STRUCTURE = {
    "ptx": re.compile(r"\.visible|\}|\)|\{$"),
    "amdgcn": re.compile(r"^\w+:|\s\.set |\.amdhsa_kernel|\.end_amdhsa|\.amdhsa_next_free|\.end_amdgpu"),
    "llvm": re.compile(r"^define|^\}"),
}


def found(text):
    return report(read(text), figures_only=True, strict=True)


def side(text):
    return compared(read(text), lambda _path: "k", figures_only=True, strict=True)


BEFORE = {language: found(WHOLE[language]) for language in LANGUAGES}


def figures(one):
    return {kernel.name: {name: (m.value, m.origin) for name, m in kernel.measures.items()} for kernel in one.kernels}


def garbled(line, chance):
    """An instruction that cannot be read; what opens and ends statements and scopes stays."""
    head, comma, rest = line.partition(",")
    ways = [f"{head} ??", f"{head} ?? {comma}{rest}", f"{head},, {rest.lstrip()} @", f"\t%% {line.strip()}"]
    return chance.choice(ways) if comma else f"\t%% {line.strip()}"


FROM_STATED = ("occupancy_waves", "occupancy_percent")
"""What instructions do not decide where registers and shared memory are stated; a range of group sizes makes it an estimate."""


@given(st.sampled_from(LANGUAGES), CHANCE)
def test_a_garbled_instruction_spoils_its_own_kernel_alone(language, chance):
    before, lines = BEFORE[language], WHOLE[language].split("\n")
    subject = chance.choice(side(WHOLE[language]))
    spoiled = subject.report
    at = chance.choice(list(subject.kernel.lines)) - 1
    lines[at] = garbled(lines[at], chance)
    after = found("\n".join(lines))
    told = figures(after)
    for name, values in figures(before).items():
        if name != spoiled.name:
            assert told[name] == values
    (kernel,) = (one for one in after.kernels if one.name == spoiled.name)
    if kernel.complete:
        return  # it could be read after all: then it is another instruction, not a garbled one
    assert sum(module.diagnostic_count for module in after.inputs) > 0
    stated = {name: one.value for name, one in spoiled.stated.items() if one.origin == "stated"}
    assert {name: kernel.stated[name].value for name in stated} == stated, "what is stated stays"
    for name, one in kernel.measures.items():
        if one.origin == "estimated":
            assert name in FROM_STATED and one == spoiled.measures[name], f"{name}: reckoned from what is stated alone"
        if one.origin == "counted" and name in spoiled.measures and not name.startswith("unread"):
            assert one.value <= spoiled.measures[name].value, name
            assert name in spoiled.stated or "lower bound" in one.because or one.value == spoiled.measures[name].value, name
        if name.startswith("peak_live"):
            assert one.origin == "unread"


@pytest.mark.parametrize("head", ["define amdgpu_kernel void @{}(ptr %p) {{", "define amdgpu_kernel void @{}(\n  ptr %p) {{"])
@pytest.mark.parametrize("line", ["  %x = load i32, ptr (%p", "  %x = call i32 @f(i32 1, ((", "  %x = add i32 1, {"])
def test_an_open_bracket_reaches_no_further_than_its_function(line, head):
    body = "\n  %y = add i32 1, 2\n  ret void\n}\n"
    text = IR_HEAD + "".join(f"{head.format(name)}\n{line if name == 'second' else ''}{body}" for name in NAMES)
    assert [kernel.complete for kernel in found(text).kernels] == [True, False, True]


@pytest.mark.parametrize("line", ["v_add_u32_e32 v1", "v_mov_b32_e32 v1, ??", "s_mul_i32 s1", "global_load_dword v1 ??"])
def test_an_instruction_cut_off_behind_its_result_is_not_read(line):
    after = found(WHOLE["amdgcn"].replace("\tv_mov", f"\t{line}\n\tv_mov", 1))
    assert [kernel.complete for kernel in after.kernels] == [False, True, True]


STRAY = [
    "mov.b64 {%r1, %r2, %rd1;",
    "ld.global.v2.u32 {%r1, %r2, [%rd1];",
    "mov.b64 %r1, %r2}, %rd1;",
    "zzz {{{ ;",
    "add %r1, (%r2",
]


@pytest.mark.parametrize("line", STRAY)
def test_a_stray_brace_of_an_operand_opens_and_closes_nothing(line):
    middle = f"\tmov.u32 %r3, {len('second')};\n"
    assert WHOLE["ptx"].count(middle) == 1
    after = found(WHOLE["ptx"].replace(middle, f"\t{line}\n{middle}"))
    assert [kernel.complete for kernel in after.kernels] == [True, False, True]


@given(st.sampled_from(LANGUAGES), CHANCE)
def test_damage_to_structure_is_told_wherever_a_number_changes(language, chance):
    lines = WHOLE[language].split("\n")
    places = [at for at, line in enumerate(lines) if STRUCTURE[language].search(line)]
    lines[chance.choice(places)] = ""
    after = read("\n".join(lines) + "\n")
    if after.refused or sum(module.diagnostic_count for module in after):
        return
    told, before = figures(report(after, figures_only=True, strict=True)), figures(BEFORE[language])
    assert told.keys() == before.keys(), "a kernel went or came without a word"
    for name, values in told.items():
        changed = {
            metric for metric, (value, _) in values.items() if value is not None and (value, _) != before[name].get(metric)
        }
        assert not changed, (name, changed)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", list(permutations(NAMES)))
def test_the_order_of_kernels_changes_nothing(names, language):
    changes = compare(side(WHOLE[language]), side(dump(language, names)))
    assert changes.totals == Totals(same=3) and all(one.identical for one in changes.kernels)


@given(st.sampled_from(LANGUAGES), CHANCE)
def test_the_other_way_round_is_the_mirror(language, chance):
    lines = WHOLE[language].split("\n")
    places = [line - 1 for subject in side(WHOLE[language]) for line in subject.kernel.lines]
    for at in chance.sample(places, 3):
        lines[at] = chance.choice(("", f"{lines[at]}\n{lines[at]}", lines[chance.choice(places)]))
    old, new = side(WHOLE[language]), side("\n".join(lines))
    there, back = compare(old, new), compare(new, old)
    swapped = {(named(change.new), named(change.old)): change for change in back.kernels}
    assert (there.totals.worse, there.totals.better, there.totals.added) == (
        back.totals.better,
        back.totals.worse,
        back.totals.removed,
    )
    for one in there.kernels:
        other = swapped[named(one.old), named(one.new)]
        assert [(m.name, m.delta) for m in one.metrics] == [(m.name, m.delta and -m.delta) for m in other.metrics]
        counts, mirror = one.alignment.counts, other.alignment.counts
        assert (counts.added, counts.removed, counts.identical, counts.renamed, counts.reordered) == (
            mirror.removed,
            mirror.added,
            mirror.identical,
            mirror.renamed,
            mirror.reordered,
        )
        assert len(one.alignment.hunks) == len(other.alignment.hunks)
