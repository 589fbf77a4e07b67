"""Stages: a kernel as text and as the machine code that a compiler made of it.

- Pair: a loop of the machine code with the loop of the text that it was made of, by their source lines.
- Copies: how many bodies of the text's loop an iteration of the machine code's loop has (unrolling).
- Laid out: unrolled in full, so that no loop is left.
- Joined: several accesses of the text became fewer and wider, moving as many bytes.
- Made again: a value that the machine code computes several times, rather than keep a register for it.
"""
