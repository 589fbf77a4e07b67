"""MLIR as Triton writes it for tiles, and any other dialect of it as far as its generic form tells.

- piece: what a statement is made of behind its name: values, types, words, numbers, groups in brackets.
- skeleton: a shape with its types taken out; each is parsed once for all types.
- signature: the types that stand behind the last colon, which say what operands and results are.
- surroundings: what the meaning of a line depends on besides its shape: aliases, warps, lanes.
- region: the statements between braces that an operation, its owner, opens; regions become control flow of the kernel.
- tail: what stands behind the brace that closes the last region of an operation: attributes, types, its position.
- view: a value that holds nothing of its own; what reads it reads the value that it shows.
"""
