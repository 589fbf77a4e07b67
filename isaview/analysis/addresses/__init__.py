"""Addresses: what registers hold, symbolically, and how the lanes of a wave spread over memory."""
