"""Bytes of binaries to members, facts and listings: what compilers state in ELF files, read without any tool.

Container: a file that holds others: a host program, an archive, a fat binary or an offload bundle.
Member: a piece of a container that is none itself: code, text or other data.
Window: a stretch of a file, of which only what is asked for is read.
Cubin: NVIDIA's ELF file of machine code; its ``.nv.info`` sections state registers, stacks and launch bounds.
Code object: AMD's ELF file of machine code; a metadata note and kernel descriptors state its resources.
Kernel descriptor: 64 bytes by which AMD's hardware starts a kernel.
Listing: the text that a disassembler prints of machine code.
"""
