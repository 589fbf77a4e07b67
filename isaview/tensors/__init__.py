"""Tensors as texts of compilers name them: shapes, element types, and layouts as linear maps over GF(2).

- encoding: what a type says of where its elements lie, as written: a name, parameters, and the encoding it is derived from.
- layout: an encoding for a shape, as a linear map from register, lane, warp and block to coordinates of the tensor.
- conversion: what it takes to move a tensor from one layout to another, through registers, shuffles or shared memory.
- operation: what a statement says of a tensor operation: types of operands and results, and attributes.
"""
