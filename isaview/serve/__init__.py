"""Doors for people and programs: who comes through them gets what the command line gets, within stated bounds.

Root: a folder that was named at the start; an agent reads nothing outside of the roots.
Tool: what an agent can call, with the JSON schema of its arguments and of its answer.
Cut: a list or text of an answer that was shortened so that the answer fits.
Page: what a tab of the terminal view shows: lines, rows to jump to, and where rows stand in files.
Demand: what a test holds kernels against.
"""
