"""GPUs as rows of ``gpus/*.toml``, and how many waves of a kernel a GPU holds at a time.

- unit: what runs a group: a streaming multiprocessor, a compute unit or a work-group processor.
- SIMD: the part of a unit with a register file of its own.
- wave: the lanes that run in step: a warp or a wavefront.
- group: the waves that are launched together on a unit and share its shared memory: a block or a work-group.
- slot: the place for a wave on a SIMD; occupancy is the share of slots that are taken.
- granule: the step in which a resource is handed out.
- target: what code is compiled for (sm_90a, gfx942); a product is a device that runs it.
"""
