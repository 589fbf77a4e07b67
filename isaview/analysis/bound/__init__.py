"""Which part of a GPU a kernel or loop keeps busy longest, from its work and traffic, and what would change that.

- Part: what a wave keeps busy: a level of memory, a pipe, shared memory, or latency; a unit has each of them.
- Unit: a compute unit or multiprocessor; a `Machine` gives its rates in operations and bytes a clock.
- Work: operations, instructions of each pipe and bytes of a basic block, run once.
- Cost: the clocks of a unit for a wave on a part, with the least and most that is plausible.
- Verdict: the part with the most clocks, or why that is not known.
- Relief: what is taken off the costs, and the share of the time that this saves.
"""
