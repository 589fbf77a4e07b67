"""Waits: what each wait waits for, and how far loads are from their first use.

- Counter: what the machine counts until it is done (``vmcnt``, groups of asynchronous copies, a scoreboard).
- Queue: accesses of a counter that return in the order of issue among themselves, or in any order.
- In flight: issued, and not certainly done by a wait.
- Age: how many later entries of its queue a load has on any path, at least.
- Distance: instructions, arithmetic and issue cycles between a load and the wait that ends it, or its first use.
- Double buffering: a loop loads for a later iteration while it works on the current; its stages are the iterations under way.
- Hazard: a register is read or overwritten while a load into it may still be in flight.
"""
