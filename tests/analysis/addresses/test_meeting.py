"""Where values meet, against every way through a graph: what else begins with what its dominator ends with."""

from hypothesis import given
from hypothesis import strategies as st

from isaview.analysis.addresses.index import phis_of
from isaview.flow.graph import BasicBlock, Edge, Flow
from tests.flow.test_nesting import graphs

WRITTEN = 7


def flow_of(size, pairs):
    blocks = tuple(BasicBlock(block, block, block + 1, ()) for block in range(size))
    return Flow(blocks, tuple(Edge(source, target) for source, target in pairs), ())


def makers(flow, homes):
    """Per block the blocks whose value may be there when it begins and when it ends; -1: the value of the start."""
    size = len(flow.blocks)
    begins, ends = [set() for _ in range(size)], [set() for _ in range(size)]
    begins[0].add(-1)
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
    phis = phis_of(flow, [{WRITTEN: ()} if block in homes else {} for block in range(size)], masks)
    for masked in (False, True):
        begins, ends = makers(flow, homes | masks if masked else homes)
        meets = phis.of(WRITTEN, masked)
        for block, above in enumerate(flow.dominators):
            if above is not None and block not in meets:
                assert begins[block] == ends[above]


def test_values_meet_only_where_they_differ():
    diamond = flow_of(5, [(0, 1), (0, 2), (1, 3), (2, 3), (3, 4)])
    assert set(phis_of(diamond, [{}, {WRITTEN: ()}, {}, {}, {}], ()).of(WRITTEN, False)) == {3}
    assert set(phis_of(diamond, [{WRITTEN: ()}, {}, {}, {}, {}], ()).of(WRITTEN, False)) == set()
    assert set(phis_of(diamond, [{}, {}, {}, {}, {}], (2,)).of(WRITTEN, True)) == {3}


def test_deeply_nested_loops_are_not_followed_beyond_the_limit():
    size = 400
    ladder = flow_of(size, [(at, at + 1) for at in range(size - 1)] + [(at, size - 1 - at) for at in range(size // 2, size)])
    meets = phis_of(ladder, [{WRITTEN: ()}, *({} for _ in range(size - 1))], ()).of(WRITTEN, False)
    assert {block for block, before in enumerate(ladder.predecessors) if len(before) > 1} <= set(meets)
