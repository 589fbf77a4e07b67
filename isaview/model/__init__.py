"""Modules, kernels, instructions and registers, the same for every language.

- statement: what a language says of a piece of text: an instruction, a label, a fact; `assemble` makes modules of them.
- form: what all instructions of the same shape have in common: opcode, roles of operands, accesses, flow.
- token: a number or name of a line that its form leaves open; a `Text` with its tokens bound is what stands in the line.
- column: a list of a kernel with an element for each instruction: forms, lines, tokens, scopes, encodings.
- register: the smallest piece that lives and dies alone, by its number in a kernel.
- storage: shared or private memory that is declared by name.
- fact: a figure that the dump states, with the rank of its place; the smallest rank is trusted most.
"""
