"""Random toy kernels, what does not change their meaning, and a reference machine that tells whether two mean the same."""

import random

from isaview.model.assemble import assemble
from isaview.model.statements import Begin, Operation, Unread
from tests.support.toy import TOY, items, kernel

OPCODES = ("add", "mul", "sub", "mov", "zero")
READS = {"add": 2, "mul": 2, "sub": 2, "mov": 1, "zero": 0}
WRITTEN = 10


class Program:
    """Blocks of (name, writes, reads) with an end each: ("next" | "jump" | "branch" | "return", target or None)."""

    def __init__(self, blocks):
        self.blocks = blocks

    def text(self, registers=None, labels=None):
        names = registers or {}
        places = labels or {}
        lines = []
        for number, (body, (flow, target)) in enumerate(self.blocks):
            lines.append(f"{places.get(number, f'L{number}')}:")
            for name, writes, reads in body:
                written = " ".join(names.get(word, word) for word in writes)
                read = " ".join(names.get(word, word) for word in reads)
                lines.append(f"{name} {written} <- {read}")
            if flow != "next":
                at = "" if target is None else places.get(target, f"L{target}")
                lines.append(f"b{flow}; {flow} {at}")
        return "\n".join(lines)

    def kernel(self, registers=None, labels=None):
        return kernel(self.text(registers, labels))


def program(chance, size=8, *, started=False):
    """A random program whose blocks can all be reached; every way through it ends or is cut by the machine.

    With ``started`` each register is first given a value of its own.
    """
    count = chance.randint(1, 4)
    made = []
    for number in range(count):
        body = [instruction(chance) for _ in range(chance.randint(1, size))]
        if started and not number:
            body = [(f"start{register}", (f"r{register}",), ()) for register in range(WRITTEN)] + body
        if number == count - 1:
            end = ("return", None)
        else:
            flow = chance.choice(("next", "branch", "branch", "jump"))
            targets = {"next": None, "branch": chance.randrange(count), "jump": number + 1}
            end = (flow, targets[flow])
        made.append((body, end))
    return Program(made)


def instruction(chance):
    name = chance.choice((*OPCODES, "out", "?add"))
    register = lambda: f"r{chance.randrange(WRITTEN)}"  # noqa: E731
    if name == "out":
        return name, (), (register(),)
    return name, (register(),), tuple(register() for _ in range(READS[name.lstrip("?")]))


def renamed(program, chance):
    """The same program under a permutation of its registers, with other labels."""
    numbers = list(range(WRITTEN))
    chance.shuffle(numbers)
    names = {f"r{old}": f"r{new}" for old, new in enumerate(numbers)}
    labels = {number: f"M{chance.randrange(1000)}_{number}" for number in range(len(program.blocks))}
    return names, labels


def _depends(one, other):
    """Whether ``other``, which comes later, must stay behind ``one``."""
    if one[0] == other[0] == "out":
        return True
    writes, writes_other = set(one[1]), set(other[1])
    reads, reads_other = set(one[2]) | guards(one), set(other[2]) | guards(other)
    return bool(writes & (reads_other | writes_other) or reads & writes_other)


def guards(one):
    return {"p0", *one[1]} if one[0].startswith("?") else set()


def rescheduled(program, chance):
    """The same program with the independent instructions of each block in another order."""
    blocks = []
    for body, end in program.blocks:
        left = list(body)
        order = []
        while left:
            ready = [at for at, one in enumerate(left) if not any(_depends(before, one) for before in left[:at])]
            order.append(left.pop(chance.choice(ready)))
        blocks.append((order, end))
    return Program(blocks)


def mutated(program, chance):
    """The program with one small change that may or may not mean something."""
    blocks = [(list(body), end) for body, end in program.blocks]
    body = blocks[chance.randrange(len(blocks))][0]
    at = chance.randrange(len(body))
    change = chance.choice(("swap", "operand", "opcode", "remove", "insert", "result", "target", "exchange"))
    name, writes, reads = body[at]
    register = f"r{chance.randrange(WRITTEN)}"
    if change == "swap":
        other = chance.randrange(len(body))
        body[at], body[other] = body[other], body[at]
    elif change == "operand" and reads:
        body[at] = (name, writes, (*reads[:-1], register))
    elif change == "opcode" and name in ("add", "mul", "sub"):
        body[at] = ("max", writes, reads)
    elif change == "remove" and len(body) > 1:
        body.pop(at)
    elif change == "insert":
        body.insert(at, instruction(chance))
    elif change == "result" and writes:
        body[at] = (name, (register,), reads)
    elif change == "exchange" and len(reads) == 2:
        body[at] = (name, writes, reads[::-1])
    elif change == "target":
        for number, (inner, (flow, target)) in enumerate(blocks):
            if target is not None:
                blocks[number] = (inner, (flow, chance.randrange(len(blocks))))
                break
    return Program(blocks)


def meaning(program, registers=None, seed=0, steps=120):
    """What the reference machine puts out along one way through the program: expressions as numbers, equal ones equal.

    Registers start with what is in the register they stand for, so that a renaming starts alike; the ways are chosen by the
    block and how often it was left, not by values.
    """
    back = {new: old for old, new in (registers or {}).items()}
    held = {}
    put = []
    at, visits = 0, {}
    for _ in range(steps):
        body, (flow, target) = program.blocks[at]
        for name, writes, reads in body:
            values = [held.get(word, ("start", back.get(word, word))) for word in reads]
            if name == "out":
                put.append(values[0])
                continue
            old = [held.get(word, ("start", back.get(word, word))) for word in writes] if name.startswith("?") else []
            held[writes[0]] = _number((name, *values, *old))
        visits[at] = visits.get(at, 0) + 1
        taken = random.Random(f"{seed}/{at}/{visits[at]}").random() < 0.5
        if flow == "return":
            put.append("end")
            break
        at = target if flow == "jump" or (flow == "branch" and taken) else at + 1
        if at >= len(program.blocks):
            break
    return put


_NUMBERS = {}


def _number(expression):
    return _NUMBERS.setdefault(expression, len(_NUMBERS))


def modules(programs, spoiled=()):
    """One module with a kernel for each (name, program, registers, labels); those named in ``spoiled`` lose a statement."""
    found = []
    line = 0
    for name, made, registers, labels in programs:
        statements = list(items(made.text(registers, labels)))
        for _, statement, tokens in statements:
            line += 1
            if isinstance(statement, Begin):
                statement = Begin(name, is_entry=True)
            if name in spoiled and isinstance(statement, Operation) and line % 3 == 0:
                statement = Unread(1, "garbled", "not understood")
            found.append((line, statement, tokens))
    return assemble(found, TOY)
