"""Analyzers: a family of figures a file; whatever module of this folder offers ``ANALYZER`` is run.

- Result: the frozen record that an analyzer gives; its fields become JSON, and their types the schema.
- Occupancy: the waves that a unit holds at a time, and what limits them.
- Bound: what keeps a kernel from being faster: memory, a pipe, shared memory or latency.
- Spill: a register kept in private memory for a while; an array is there because it is indexed.
"""
