"""Analysis: what the text of a kernel says about registers, addresses, waits and bounds, as numbers and reasons."""
