"""Rules about tiles, before lanes have instructions: ISA9."""
