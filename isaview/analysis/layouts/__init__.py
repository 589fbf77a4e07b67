"""Other layouts of a buffer in shared memory, tried on what the lanes of a wave ask of it.

- Request: what an access asks of a buffer: the bytes of each lane, and the steps by which all lanes move together.
- Layout: where the bytes of a buffer lie: rows with padding, or a swizzle.
- Swizzle: an exclusive or of some bits of an offset with others of it, as in CuTe.
"""
