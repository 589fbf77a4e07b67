"""SASS, the machine code of NVIDIA GPUs.

- listing: what nvdisasm or cuobjdump prints; `listing` takes addresses, encodings and directives out of it.
- word: 32 bits of a register; an operand names the first word, and its opcode says how many follow.
- descriptor: a pair of uniform registers that an address begins with (``desc[UR4]``); older texts do not show it.
- guard: the predicate before an opcode (``@!P0``) that switches the instruction off.
"""
