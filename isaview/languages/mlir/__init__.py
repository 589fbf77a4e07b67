"""MLIR as Triton writes it for tiles, and any other dialect of it as far as its generic form tells.

- piece: what a statement is made of behind its name: values, types, words, numbers, groups in brackets.
- signature: the types that stand behind the last colon, which say what operands and results are.
- surroundings: what the meaning of a line depends on besides its shape: aliases, warps, lanes.
- region: the statements between braces that an operation opens; they become control flow of the kernel.
- alias: a value that holds nothing of its own; what reads it reads the value it is made of.
"""
