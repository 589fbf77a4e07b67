"""The estimate for kernels of virtual registers (PTX)."""
