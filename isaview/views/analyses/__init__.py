"""What people see of each analysis: a module of the analyzer's name turns its result into sections."""
