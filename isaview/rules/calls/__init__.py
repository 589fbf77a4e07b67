"""Rules about calls: ISA7."""
