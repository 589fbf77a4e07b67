"""Tools: what compilers, logs and companion files say of a kernel."""
