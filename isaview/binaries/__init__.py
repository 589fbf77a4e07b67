"""Binaries: ELF files of compilers, read for the facts that they state."""
