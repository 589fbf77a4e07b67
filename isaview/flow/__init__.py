"""Flow: what follows from the order in which a kernel's instructions run: control flow, loops, liveness, divergence."""
