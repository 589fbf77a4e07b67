"""The languages that isaview reads: a folder each with all that is known of it; what they have in common stands here.

- dialect: what a folder offers as ``DIALECT``: how to recognise a text, and the statements and registers in it.
- shape: a line with its numbers and names taken out; each shape is parsed once, the tokens are bound anew for each line.
- token: a number or a name that is taken out of a line; a hole stands in its place.
- row: what ``opcodes.toml`` says of an opcode: class, roles of operands, memory access, flow.
- meaning: what ``meanings.toml`` says that an opcode computes, in postfix words.
- counter: what ``waiting.toml`` counts up when an instruction is issued and down when it is done; waits ask for a count.
- control code: what the encoding of an instruction of NVIDIA's says of its issue: stall, scoreboards, reuse.
"""
