"""A kernel's model as text: labels, and instructions with what they write, read, and where control goes."""


def rows(kernel, *, bits=False):
    """A line for each label and instruction."""
    labels = {}
    for name, index in kernel.labels.items():
        labels.setdefault(index, []).append(name)
    lines = []
    for index, instruction in enumerate(kernel.instructions):
        lines += [f"{name}:" for name in labels.get(index, ())]
        form, tokens = instruction.form, kernel.tokens[index]
        targets = [text.bind(tokens) for text in form.targets]
        if form.table is not None:
            targets = kernel.tables[form.table.bind(tokens)]
        reads, writes = (
            " ".join(f"{one.name}:{one.bits}" if bits else one.name for one in side)
            for side in (instruction.reads, instruction.writes)
        )
        goes = "" if form.flow == "next" else f" | {form.flow} {' '.join(targets)}"
        marked = " *" if "combining" in form.flags else ""
        lines.append(" ".join(f"{form.opcode}{marked} {writes} <- {reads}{goes}".split()))
    return [*lines, *(f"{name}:" for name in labels.get(len(kernel), ()))]
