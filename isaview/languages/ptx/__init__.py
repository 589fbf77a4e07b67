"""PTX: the virtual assembly of NVIDIA GPUs."""
