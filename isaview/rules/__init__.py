"""Rules about kernels: a module each, offered as ``RULE``, in a folder for each family; see `isaview.reports.rule`.

- Spot: a place in a kernel where a rule finds something, and the sentence about it.
- Sample: a small dump that a rule teaches with, ``bad`` where it finds something, ``good`` where it finds nothing.
- Evidence: what several rules ask of a kernel, such as its calls and the lanes that run an instruction.
- Lane: a thread of a wave; a wave is a warp or wavefront, a group a block or workgroup.
- Sector: 32 bytes of memory that move together.
- Turn: a pass in which shared memory serves a part of a request; bank conflicts make it several.
- Slow path: a function that the compiler adds where no instruction does what the source asks for.
"""
