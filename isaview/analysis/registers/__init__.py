"""Registers: how many a compiler allocates for a kernel that does not say it.

- Physical: the text names the machine's own registers; otherwise they are virtual (PTX) or SSA values (LLVM IR).
- Folding: what takes no register of its own (constants, copies, casts) goes, and steps over the remaining values are left.
- Piece: a value of a folded kernel that fills a register, or two where it is wide.
- Pressure: the registers alive at once; its peak depends on the order: as written, with loads early, with short lives.
- Register target: the most registers at which all waves are resident that can be; a compiler aims at it.
- Calling convention: which registers a called function preserves; what lives across a call must be in these.
"""
