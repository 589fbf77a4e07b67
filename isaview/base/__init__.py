"""What every room shares and what knows nothing of GPUs: figures, words, limits, safe text, files, the store, processes.

Measure: a number with its unit, its origin and the reason for it; without a value it is unavailable or unread, never 0.
Origin: where a number comes from: stated by a tool, counted in the text, or estimated with an interval.
Metric: a named figure of a kernel; its name is the key in JSON and in settings.
Section: rows under a title, the unit of which every page is made.
Limit: a bound that isaview sets itself, with what happens beyond it.
Store: what outlives a run, under a digest of all that it follows from.
Worker: a process that runs what may crash, with bounded memory and time.
"""
