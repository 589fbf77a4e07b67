"""The settings of all commands: which there are, and from which layer each value comes.

Setting: a key with its meaning, its default and its check.
Layer: a place that settings come from: command line, environment, a file.
"""
