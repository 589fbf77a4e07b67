"""What ``isaview explain`` teaches: rules, figures, what limits occupancy, classes of instructions and opcodes."""
