"""Graphs of tensor operations: work and bytes of each, what is alive, what a machine is busy with.

- work: operations by the part of a machine that does them, and bytes, of an operation or a graph.
- node: an operation of a graph's entry, with all that it calls; a fusion is a node.
- held: what the arrays that are alive at a place take in memory.
"""
