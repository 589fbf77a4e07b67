"""HLO, the graphs of XLA: a module is computations, of which one is the entry and others are called.

- node: an instruction as its line says it, without what its operands are: lines of a shape share it.
- value: what a name stands for: a type, and a register or literal for each array in it.
- leaf: an array in a tuple, at any depth.
- view: an instruction that gives what is there another name, shape or place in a tuple.
"""
