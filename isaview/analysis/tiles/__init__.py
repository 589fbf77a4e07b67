"""What follows for a kernel of tiles from its types and layouts, before any instruction of a lane exists.

- Tile: a tensor of fixed shape that a group holds together; its layout says which lane has which elements.
- Holder: a value that takes registers of a lane where most are alive.
- Form of a value: contiguity, divisibility and constancy along each dimension, as the compiler proves them.
- Conversion: a tile that gets another layout; through registers, shuffles or shared memory.
- Product: a matrix product of tiles, and the instruction that makes it.
- Pipeline: the iterations of a loop by which its loads run ahead.
"""
