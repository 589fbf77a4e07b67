"""Comparison: two reports become pairs of kernels, what changed in each, and why.

Terms:
    subject: a kernel of either side with its report, its model and the place that it is paired by.
    whole: what is known of a kernel besides its figures: findings of rules, what bounds it, calls and atomics.
    spelling: the text of an instruction without the names of registers and labels.
    value number: what an instruction computes from what its block begins with; equal numbers compute the same.
    web: the values that a register carries along the paths between blocks; a register allocator gives each web a name.
    matching and correspondence: which instruction is which of the other body, and which webs and blocks follow from that.
    basis: what a figure counts; figures of other bases stand side by side and are not compared.
"""
