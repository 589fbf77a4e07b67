"""SASS: the machine code of NVIDIA GPUs as their disassemblers print it."""
