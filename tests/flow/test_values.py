"""Who makes a value, against every way through a graph of blocks that each hold an instruction."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from isaview.flow.graph import BasicBlock, Edge, Flow
from isaview.flow.ranges import ranges_at
from isaview.flow.values import START, build_values, values_of
from tests.flow.test_nesting import graphs
from tests.support.virtual_kernels import kernel

WRITTEN = 7


def flow_of(size, pairs):
    blocks = tuple(BasicBlock(block, block, block + 1, ()) for block in range(size))
    return Flow(blocks, tuple(Edge(source, target) for source, target in pairs), ())


def graph_of(flow, homes):
    """The value graph of blocks that all read a register, and of which some write it."""
    size = len(flow.blocks)
    writes = [(WRITTEN,) if block in homes else () for block in range(size)]
    return build_values(flow, [(WRITTEN,)] * size, writes, writes)


def makers(flow, homes):
    """Per block the blocks whose value may be there when it begins and when it ends; START: that of the kernel's start."""
    size = len(flow.blocks)
    begins, ends = [set() for _ in range(size)], [set() for _ in range(size)]
    begins[0].add(START)
    for _ in range(size * size + 1):
        for block in range(size):
            begins[block].update(*(ends[before] for before in flow.predecessors[block]))
            ends[block] |= {block} if block in homes else begins[block]
    return begins, ends


@given(graphs(), st.data())
def test_a_block_where_nothing_meets_begins_with_what_its_dominator_ends_with(case, data):
    size, pairs = case
    flow = flow_of(size, pairs)
    homes = data.draw(st.sets(st.integers(0, size - 1), max_size=4))
    masks = data.draw(st.sets(st.integers(0, size - 1), max_size=2))
    values = graph_of(flow, homes)
    for switching in (frozenset(), frozenset(masks)):
        begins, ends = makers(flow, homes | switching)
        meets = values.blocks_joining(WRITTEN, switching)
        for block, above in enumerate(flow.dominators):
            if above is not None and block not in meets:
                assert begins[block] == ends[above]


@given(graphs(), st.data())
def test_makers_are_the_writes_that_some_path_brings(case, data):
    size, pairs = case
    flow = flow_of(size, pairs)
    homes = data.draw(st.sets(st.integers(0, size - 1), max_size=4))
    values, (begins, _) = graph_of(flow, homes), makers(flow, homes)
    for block in data.draw(st.permutations(range(size))):
        assert values.makers(values.value_read(block, WRITTEN)) == begins[block]


def test_values_meet_only_where_they_differ():
    diamond = flow_of(5, [(0, 1), (0, 2), (1, 3), (2, 3), (3, 4)])
    assert set(graph_of(diamond, {1}).blocks_joining(WRITTEN)) == {3}
    assert set(graph_of(diamond, {0}).blocks_joining(WRITTEN)) == set()
    assert set(graph_of(diamond, set()).blocks_joining(WRITTEN, frozenset((2,)))) == {3}


def test_deeply_nested_loops_are_not_followed_beyond_the_limit():
    size = 400
    ladder = flow_of(size, [(at, at + 1) for at in range(size - 1)] + [(at, size - 1 - at) for at in range(size // 2, size)])
    meets = graph_of(ladder, {0}).blocks_joining(WRITTEN)
    assert {block for block, before in enumerate(ladder.predecessors) if len(before) > 1} <= set(meets)


def number_of(one, name):
    return next(number for number, register in enumerate(one.registers) if register.name == name)


LOOP = "mov.u32 %r1, 0;\nloop:\nadd.u32 %r1, %r1, 1;\nsetp.lt.u32 %p1, %r1, 9;\n@%p1 bra loop;\nadd.u32 %r2, %r1, %r3;\n"


@pytest.mark.parametrize(
    ("index", "name", "made_by"), [(1, "%r1", {0, 1}), (2, "%r1", {1}), (4, "%r1", {1}), (4, "%r3", {START})]
)
def test_a_loop_carries_what_it_makes(index, name, made_by):
    one = kernel(LOOP)
    values = values_of(one)
    assert values.makers(values.value_read(index, number_of(one, name))) == made_by
    assert values.makers_read(index, number_of(one, name)) == made_by - {START}


def test_what_a_guard_leaves_in_place_is_kept_by_the_value():
    one = kernel("mov.u32 %r1, 0;\nsetp.lt.u32 %p1, %r5, 9;\n@%p1 mov.u32 %r1, 1;\nadd.u32 %r2, %r1, 1;\n")
    values, register = values_of(one), number_of(one, "%r1")
    assert values.kept[values.value_written(2, register)] == values.value_written(0, register)
    assert values.maker_read(3, register) == 2
    assert next(live.defined for live in ranges_at(one, 2) if live.register.name == "%r1") == (0, 2)


def test_code_that_never_runs_brings_nothing():
    one = kernel("mov.u32 %r1, 0;\nbra there;\nmov.u32 %r1, 1;\nadd.u32 %r3, %r3, 1;\nthere:\nadd.u32 %r2, %r1, 1;\n")
    values = values_of(one)
    assert values.makers_read(4, number_of(one, "%r1")) == {0, 2}
    one = kernel("mov.u32 %r1, 0;\nbra there;\nadd.u32 %r3, %r3, 1;\nthere:\nadd.u32 %r2, %r1, 1;\n")
    assert values_of(one).makers_read(3, number_of(one, "%r1")) == {0}
