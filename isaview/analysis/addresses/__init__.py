"""What registers hold in each lane of a wave, and how the lanes of an access spread over memory.

- Affine form (`affine.Value`): a number, or a number per lane, plus unknowns times coefficients, modulo 2^32.
- Unknown: what the text does not say, by name; it differs between lanes only where its name begins with ``?``.
- Coordinate: a place in the launch, as ``thread_x``, ``wave`` or ``group_x``; a `Shape` gives all of them as affine forms.
- Definition: the write, phi or loop header that gives a register its value; a `Walk` solves the definitions that are asked for.
- Lane stride: the bytes from lane to lane in an access; a symbolic stride is multiplied by unknowns.
- Turn: a pass in which each bank of shared memory gives a word; a bank conflict takes more turns.
- Trip count: how often the body of a loop runs.
"""
