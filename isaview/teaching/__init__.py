"""What ``isaview explain`` teaches: rules, figures, what limits occupancy, classes of instructions and opcodes.

- Lesson: what there is to say of a word: paragraphs, charts, and samples of dumps.
- Chart: rows of GPUs or rules under headings, with a sentence above them.
- Limiter: what limits how many waves run at once; a verdict is what bounds a kernel's time.
"""
