"""PTX, NVIDIA's portable assembly: read as virtual registers, from which ptxas or an estimate makes those of a GPU.

- piece: a statement of a line, or a brace.
- joint: the place of a line end within a statement of several lines; it counts as a line.
- qualifier: a word behind the name of an opcode: a type, a state space, a scope, a width.
- state space: the memory that an access names (``.global``, ``.shared``); a generic access names none.
"""
