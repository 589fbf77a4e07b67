"""Dominators and loops against networkx and against naive definitions."""

import networkx
from hypothesis import given
from hypothesis import strategies as st

import isaview
from isaview.base import limits
from isaview.flow.graph import flow_of
from isaview.flow.nesting import dominators, loops, preorder
from isaview.rules.samples import amdgcn_loop


@st.composite
def graphs(draw):
    size = draw(st.integers(1, 14))
    pairs = draw(st.sets(st.tuples(st.integers(0, size - 1), st.integers(0, size - 1)), max_size=36))
    return size, sorted(pairs)


def neighbours(size, pairs):
    following = tuple(tuple(sorted(b for a, b in pairs if a == block)) for block in range(size))
    before = tuple(tuple(sorted(a for a, b in pairs if b == block)) for block in range(size))
    return following, before


def reachable(size, pairs):
    graph = networkx.DiGraph()
    graph.add_nodes_from(range(size))
    graph.add_edges_from(pairs)
    return graph.subgraph({0} | networkx.descendants(graph, 0))


@given(graphs())
def test_dominators_equal_networkx(case):
    size, pairs = case
    graph = reachable(size, pairs)
    expected = networkx.immediate_dominators(graph, 0)
    following, before = neighbours(size, pairs)
    found = dominators(preorder(following), before)
    for block in range(size):
        wanted = expected.get(block) if block in graph and block != 0 else None
        assert found[block] == wanted


def cycles(graph):
    """Strongly connected sets that hold a cycle."""
    for component in networkx.strongly_connected_components(graph):
        head = next(iter(component))
        if len(component) > 1 or graph.has_edge(head, head):
            yield frozenset(component)


@given(graphs())
def test_outermost_loops_are_the_cyclic_components(case):
    size, pairs = case
    following, before = neighbours(size, pairs)
    found = loops(preorder(following), before)
    assert {frozenset(loop.blocks) for loop in found if loop.depth == 1} == set(cycles(reachable(size, pairs)))


@given(graphs())
def test_a_loop_without_its_header_holds_exactly_its_inner_loops(case):
    size, pairs = case
    graph = reachable(size, pairs)
    following, before = neighbours(size, pairs)
    found = loops(preorder(following), before)
    for loop in found:
        if loop.irreducible:
            continue
        inner = graph.subgraph(set(loop.blocks) - {loop.header})
        assert {frozenset(child.blocks) for child in found if child.parent == loop.index} == set(cycles(inner))


@given(graphs())
def test_a_loop_is_irreducible_exactly_when_its_header_does_not_dominate_it(case):
    size, pairs = case
    following, before = neighbours(size, pairs)
    dominator = dominators(preorder(following), before)

    def dominated(block, head):
        while block != head and dominator[block] is not None:
            block = dominator[block]
        return block == head

    for loop in loops(preorder(following), before):
        assert loop.irreducible == (not all(dominated(block, loop.header) for block in loop.blocks))


def test_a_chain_of_100000_blocks_and_a_nest_deeper_than_any_kernel_end():
    size = 100_000
    following = (*((block + 1,) for block in range(size - 1)), ())
    before = ((), *((block,) for block in range(size - 1)))
    assert dominators(preorder(following), before)[-1] == size - 2
    assert loops(preorder(following), before) == ()
    depth = 4_000
    pairs = [(block, block + 1) for block in range(2 * depth - 1)] + [(2 * depth - 1 - block, block) for block in range(depth)]
    following = [[] for _ in range(2 * depth)]
    before = [[] for _ in range(2 * depth)]
    for source, target in pairs:
        following[source].append(target)
        before[target].append(source)
    found = loops(preorder(tuple(map(tuple, following))), tuple(map(tuple, before)))
    assert max(loop.depth for loop in found) == limits.LOOP_DEPTH


def test_a_loop_has_the_name_that_is_jumped_to():
    """A label for a debugger, in front of a block's own, names nothing."""
    (module,) = isaview.read(amdgcn_loop("\tv_add_f32_e32 v1, v1, v1\n").replace(".LBB0_1:", ".Ltmp3:\n.LBB0_1:"))
    flow = flow_of(module.kernels[0])
    assert [flow.blocks[loop.header].labels for loop in flow.loops] == [(".LBB0_1", ".Ltmp3")]
