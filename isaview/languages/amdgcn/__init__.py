"""AMDGCN: the assembly of AMD GPUs."""
