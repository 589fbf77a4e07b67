"""Reports: the figures, findings and listings of kernels, as frozen values that every format is made from.

- Entry: a kernel with its module in a table, and the same kernel in earlier stages of its compilation.
- Stage: a text of a compilation, such as LLVM IR, PTX or SASS of the same source.
- Rule: a question about a kernel that may have findings; it sees a `View` and gives `Spot`s.
- Finding: the message of a rule about a line, with its gain and its fixes.
- Gain: the share of a kernel's time, or the waves or bytes, that is saved at most without what a finding is about.
- Fix: code to write instead, whose turns or sectors were computed again.
- Label: what distinguishes a kernel from others of its name: settings of its compilation, or its path.
"""
