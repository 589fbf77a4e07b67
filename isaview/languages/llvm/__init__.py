"""LLVM IR."""
