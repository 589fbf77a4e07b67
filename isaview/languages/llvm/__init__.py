"""LLVM IR, for GPUs and hosts, from LLVM 14 on.

- draft: an instruction while the parser's callbacks gather it; `forms` makes its form.
- span: where a value stands in a line, and what it is: a constant, a local, a global, inline assembly.
- frame: the private memory of an ``alloca``, until the line's tokens say its name.
- dependence: what a line's statements depend on besides its shape: numbers, the callee, sizes of named types.
- layout: the sizes of pointers and named types that a module's data layout gives.
"""
