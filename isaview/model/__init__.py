"""Model: modules, kernels, instructions and registers, the same for every language."""
