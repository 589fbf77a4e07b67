"""Analysis: what the text of a kernel says about registers, addresses, waits and bounds, as numbers and reasons.

- Analyzer: a function from a kernel in its `Context` to a record whose fields become JSON; `isaview.views.analyses` shows it.
- Measure: a number with its unit, origin, interval and reason; nothing unknown is ever 0.
- Register file: vector, accumulator, scalar or predicate registers; values where none are assigned yet.
- Space: the memory that an access names (global, shared, private, …); generic where it may be any.
- Unit: what holds resident groups and shares shared memory among them (an SM, a CU or WGP); it has SIMDs.
- Group and wave: threads that share memory and barriers; lanes of it that run in lockstep.
"""
