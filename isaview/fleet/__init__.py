"""A fleet of dumps: every kernel of folders, archives, revisions and buckets as a row of a dataset.

Source: what was named: a folder, an archive, a path in a revision, an address.
Piece: a file of a source, plain enough for another process or machine.
Outcome: what came of a piece: rows, or why there are none.
Dataset: a folder of Parquet files, `dataset.Dataset`.
State: the rows of the newest commit, or scan, of each file.
Trend: a figure over the commits of a dataset; Goal: what a figure of many kernels should be.
Engine: what gives outcomes for pieces: processes here, or a cluster.

Nothing here is imported unless a command of it runs.
"""
