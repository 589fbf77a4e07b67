"""The estimate for kernels of SSA values (LLVM IR)."""
