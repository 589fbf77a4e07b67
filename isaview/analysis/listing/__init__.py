"""The text of a kernel line by line, with what analyses know of each line.

row: a line of the kernel's text that is not blank. span: rows between which a register is alive, first and last.
"""
