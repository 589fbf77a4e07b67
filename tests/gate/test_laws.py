"""Laws of the gate, on kernels nobody chose: what was accepted holds, rules mean what they say, kernels stay apart."""

import datetime
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from isaview import read, report
from isaview.gate import baseline
from isaview.gate.checking import CheckedFile, check
from isaview.gate.policy import Gate, parse_gate
from tests.support.compared import compared
from tests.support.dumps import Needs, amdgcn

TODAY = datetime.date(2026, 1, 1)
FOLDER = Path("/nowhere")

needs = st.builds(
    Needs,
    vgprs=st.integers(3, 200),
    agprs=st.sampled_from([0, 0, 4, 32]),
    shared=st.sampled_from([0, 1024, 40_000]),
    private=st.sampled_from([0, 16]),
    spills=st.integers(0, 2),
    sgpr_spills=st.integers(0, 2),
    adds=st.integers(0, 1),
)
kernels = st.lists(needs, min_size=1, max_size=2).map(
    lambda found: [replace(one, name=f"kernel_{place}") for place, one in enumerate(found)]
)


def given_file(now, before=None, accepted=()):
    kernels = compared(read(amdgcn(*now)), figures_only=True)
    modules = tuple({id(kernel.module): kernel.module for kernel in kernels}.values())
    bodies, models = tuple(kernel.body for kernel in kernels), kernels[0].models
    return CheckedFile("k.s", "k.s", modules, before=before, baseline=tuple(accepted), bodies=bodies, models=models)


def old(found):
    return given_file(found).kernels


def accepted(found, gate=Gate()):  # noqa: B008
    made = baseline.update_entries(baseline.Baseline(FOLDER), {"k.s": old(found)}, gate.metrics)
    return made, made.subjects("k.s", "k.s")


def stops(checked):
    return {(one.kernel, one.rule) for one in checked.judgement.findings if one.stops}


@given(kernels, st.randoms(use_true_random=False))
def test_what_was_accepted_holds_in_any_order(found, chance):
    shuffled = chance.sample(found, len(found))
    gate = parse_gate({})
    for file in (given_file(shuffled, old(found)), given_file(shuffled, None, accepted(found)[1])):
        checked = check(gate, [file], today=TODAY)
        assert not checked.judgement.findings
        assert checked.changes.totals.same == len(found)


@given(kernels, st.integers(0, 64), st.integers(0, 40))
def test_a_rule_stops_exactly_what_grew_more_than_it_allows(found, growth, allowed):
    grown = [replace(found[0], vgprs=found[0].vgprs + growth, sets=True), *found[1:]]
    before = [replace(found[0], sets=True), *found[1:]]
    gate = parse_gate({"regressions": {"vgprs": f"+{allowed}"}})
    checked = check(gate, [given_file(grown, old(before))], today=TODAY)
    assert stops(checked) == ({(found[0].name, "vector_registers")} if growth > allowed else set())
    turned = check(gate, [given_file(before, old(grown))], today=TODAY)
    assert not stops(turned)


@given(kernels, kernels, st.integers(0, 255))
def test_other_kernels_change_nothing_about_one(found, more, limit):
    others = [replace(one, name=f"other_{place}") for place, one in enumerate(more)]
    gate = parse_gate({"limits": {"vgprs": limit, "private_bytes": 0, "spilled_bytes": "4 B"}})
    alone = stops(check(gate, [given_file(found)], today=TODAY))
    together = stops(check(gate, [given_file([*others, *found])], today=TODAY))
    assert alone == {one for one in together if not one[0].startswith("other")}
    assert {kernel for kernel, rule in alone if rule == "vector_registers"} == {
        one.name for one in found if (one.vgprs if one.agprs else max(one.vgprs, one.agprs)) > limit
    }


@given(kernels)
def test_the_baseline_is_the_same_text_whoever_writes_it(found):
    made, _ = accepted(found)
    text = baseline.to_text(made)
    assert baseline.to_text(accepted(found[::-1])[0]) == text
    again = baseline.to_text(baseline.from_json(FOLDER, baseline.to_json(made)))
    assert again == text


@given(kernels, st.data())
def test_a_garbled_instruction_spoils_its_own_kernel_alone(found, data):
    found = [replace(one, adds=one.adds + 1) for one in found]
    chosen = data.draw(st.integers(0, len(found) - 1))
    lines = amdgcn(*found).split("\n")
    start = lines.index(f"{found[chosen].name}:")
    place = start + 1 + data.draw(st.integers(0, found[chosen].adds))
    lines[place] = lines[place][: data.draw(st.integers(8, 14))] + " v[" + data.draw(st.sampled_from(["", "3:", "?", "}"]))
    spoiled = report(read("\n".join(lines)), figures_only=True).inputs
    file = CheckedFile("k.s", "k.s", spoiled, before=old(found))
    checked = check(parse_gate({}), [file], today=TODAY)
    assert checked.judgement.has_unjudged
    assert {one.kernel for one in checked.judgement.findings} == {found[chosen].name}
    assert not check(parse_gate({}), [file], today=TODAY, unread_allowed=True).judgement.has_unjudged
    assert not stops(checked)
