"""A toy dialect for tests of the model: one instruction a line, ``name writes <- reads ; flow target``.

``L0:`` is a label, ``?`` before a name guards it (the write does not kill), registers are ``r1`` (vector) and ``p1``.
"""

from isaview.model.assemble import assemble
from isaview.model.form import Form, Slot, Text
from isaview.model.registers import Register
from isaview.model.statements import Begin, Dialect, End, Label, Operation


def registers(text, _bits, _declared):
    if text[0] not in "rpdh":
        return ()
    file = "predicate" if text[0] == "p" else "vector"
    if text[0] == "h":
        number, half = text[1:].split(".")
        return (Register(file, f"r{number}.{half}", 16, f"r{number}"),)
    return (Register(file, text, {"r": 32, "p": 1, "d": 64}[text[0]]),)


def items(text):
    yield 1, Begin("toy", is_entry=True), ()
    for number, line in enumerate(text.strip().splitlines(), 2):
        line = line.strip()
        if line.endswith(":"):
            yield number, Label(Text(line[:-1])), ()
            continue
        body, _, control = line.partition(";")
        name, _, rest = body.strip().partition(" ")
        written, _, read = rest.partition("<-")
        guard = Slot(Text("p0"), "read") if name.startswith("?") else None
        slots = [Slot(Text(word), "write") for word in written.split()] + [Slot(Text(word), "read") for word in read.split()]
        flow, *targets = control.split() or ["next"]
        form = Form(name, name, "integer", tuple(slots), guard=guard, flow=flow, targets=tuple(Text(t) for t in targets))
        yield number, Operation(form), ()
    yield number + 1, End(), ()


TOY = Dialect("toy", "toy", (), lambda text: 0.0, items, registers)


def kernel(text):
    (module,) = assemble(items(text), TOY)
    return module.kernels[0]
