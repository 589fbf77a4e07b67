"""Flow: what follows from the order in which a kernel's instructions run: control flow, loops, liveness, divergence.

- Basic block: instructions that run in sequence; an edge says where control may go behind it.
- Dominator: a block that every way from the entry to another block leads through.
- Loop: a header with all blocks that lead back to it; a latch is a block that ends in the branch back.
- Live register: its value may still be read; the pressure is the number of live 32-bit words of a register file.
- Live range: the writes that may have made a live value, and the reads that it may still reach.
- Divergent: may differ between the lanes of a wave, as a value, or as the way that a branch goes.
- Detour: an edge on which a comment of the compiler defines registers.
"""
