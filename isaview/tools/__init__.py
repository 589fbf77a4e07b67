"""What compilers, logs and files next to a dump state of its kernels.

Evidence: all facts on a module's kernels that do not stand in its dump, the preferred source first.
Sidecar: a file that a compiler leaves next to a dump; it counts where nothing contradicts that it belongs to it.
Stage: a text on its way through a compiler: LLVM IR, then PTX or AMDGCN, then machine code.
Lowering: LLVM IR compiled to AMDGCN or PTX by LLVM's own back end.
Assembler: what makes machine code of PTX and assigns its registers: ptxas.
Profile: how long each kernel of a run took.
"""
