"""Inputs: from paths and bytes to one text for each module, or a refusal that says what the bytes are."""
