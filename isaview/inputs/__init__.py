"""From paths and bytes to a text for each module, or a refusal that says what the bytes are.

Source: the text of a module, with the language it is in and its place in the file.
Refusal: an input that is not read, with what it is and what its owner can do.
Dump: a file that a compiler wrote for people: PTX, SASS, AMDGCN assembly, LLVM IR or MLIR.
Sidecar: a file that a compiler leaves next to a dump, known by its name.
Compilation: files that are stages of the same run of a compiler.
Reading: the modules of an input, with the refusals of what is not read.
"""
