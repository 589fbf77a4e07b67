"""AMDGCN, the assembly of AMD GPUs: as LLVM writes it, as people write it, and as llvm-objdump shows it.

- survey: what is known of a text before its first statement is read: blocks, names of functions, lanes of a wave.
- mark: a directive or comment that means something only to the reader of the whole text.
- descriptor: the block of ``.amdhsa_`` directives that the hardware is set up with; other places repeat it.
- metadata: the YAML of a code object, which states a kernel's resources and arguments.
- remark: a figure in a comment of the compiler, which may be stale.
- accumulator: a vector register of the second file (``a3``) that matrix instructions write.
- frame: the private memory of a function, which older targets reach through a descriptor in ``s[0:3]``.
"""
