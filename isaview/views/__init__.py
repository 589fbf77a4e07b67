"""Reports as text for people and programs, a format a file in ``formats/``.

Canvas: what a text is laid out for: width, colour, characters, how much is shown.
Format: a module that turns reports into a kind of text.
Section: rows under a title; a table where it has columns.
Flow: cells that follow each other in lines, for sections without columns.
Overview: the table of many kernels, worst first.
Roofline: peak operations per second over operations per byte, with kernels as points.
"""
