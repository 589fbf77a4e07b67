"""Liveness against a naive version that keeps a set per instruction and iterates until nothing changes."""

from hypothesis import given
from hypothesis import strategies as st

from isaview.flow.liveness import liveness_of
from tests.support.toy import kernel

STRAIGHT = """
    a r1 <-
    b r2 <- r1
    c d3 <- r1 r2
    d r4 <- d3
    e <- r4
"""


def naive(subject):
    """Per instruction the live words by file: the larger of before and after with what is written."""
    size = len(subject)
    operands = subject.operands
    following = []
    for index, form in enumerate(subject.forms):
        after = [subject.labels[text.pattern] for text in form.targets]
        if form.flow in ("next", "call", "branch") or form.guard is not None:
            after.append(index + 1)
        following.append([target for target in after if target < size])
    written = [set() for _ in range(size)]
    live_in = [set() for _ in range(size)]
    reached = set(range(size))
    changed = True
    while changed:
        changed = False
        for index in range(size):
            if index not in reached:
                continue
            out = written[index] | set(operands.writes[index])
            for target in following[index]:
                if target not in reached or not out <= written[target]:
                    reached.add(target)
                    written[target] |= out
                    changed = True
    changed = True
    while changed:
        changed = False
        for index in range(size - 1, -1, -1):
            out = set().union(*(live_in[target] for target in following[index]))
            into = set(operands.reads[index]) | (out - set(operands.kills[index]))
            if into != live_in[index]:
                live_in[index] = into
                changed = True
    result = []
    for index in range(size):
        out = set().union(*(live_in[target] for target in following[index]))
        before = live_in[index] & written[index]
        after = (out & (written[index] | set(operands.writes[index]))) | set(operands.writes[index])
        result.append(
            {file: max(words(subject, before, file), words(subject, after, file)) for file in ("vector", "predicate")}
        )
    return reached, result


def words(subject, numbers, file):
    chosen = [subject.registers[number] for number in numbers if subject.registers[number].file == file]
    return len({register.word for register in chosen if register.word}) + sum(
        max(1, register.bits // 32) for register in chosen if not register.word
    )


def test_a_straight_line_has_the_pressure_a_person_counts():
    live = liveness_of(kernel(STRAIGHT))
    assert list(live.pressure["vector"]) == [1, 2, 2, 2, 1]
    assert live.peak("vector") == (2, 1)
    assert live.peak("predicate") is None


@st.composite
def programs(draw):
    size = draw(st.integers(1, 16))
    names = st.lists(st.sampled_from(["r0", "r1", "r2", "r3", "p0", "p1", "d4", "h5.l", "h5.h", "h6.l"]), max_size=2)
    lines = []
    for index in range(size):
        lines.append(f"L{index}:")
        guard = draw(st.sampled_from(["", "", "?"]))
        flow = draw(
            st.sampled_from(
                ["", "", "", f"; branch L{draw(st.integers(0, size - 1))}", f"; jump L{draw(st.integers(0, size - 1))}"]
            )
        )
        lines.append(f"{guard}op {' '.join(draw(names))} <- {' '.join(draw(names))} {flow}")
    return "\n".join(lines)


@given(programs())
def test_pressure_equals_the_naive_version(text):
    subject = kernel(text)
    live = liveness_of(subject)
    reached, expected = naive(subject)
    for index in sorted(reached):
        found = {file: live.pressure[file][index] if file in live.pressure else 0 for file in ("vector", "predicate")}
        assert found == expected[index], (index, text)


@given(programs())
def test_the_set_at_an_instruction_has_the_size_of_the_pressure_there(text):
    subject = kernel(text)
    live = liveness_of(subject)
    for index in range(len(subject)):
        if "vector" in live.pressure and len(live.pressure) == 1:
            assert words(subject, live.live_at(index), "vector") == live.pressure["vector"][index]
