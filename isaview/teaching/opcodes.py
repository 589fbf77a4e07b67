"""What an opcode is, computes, moves and costs, from the tables that analyses work with."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from isaview.analysis.bound.throughput import Machine, machine_of
from isaview.analysis.bound.work import pipe_of
from isaview.base.figures import count
from isaview.base.words import CLASSES, words_for
from isaview.gpus.hardware import Gpu, find_gpu, products
from isaview.inputs.sources import dialects
from isaview.languages.meanings import Arithmetic, load
from isaview.languages.opcode_table import load as load_table
from isaview.model.form import Access, Form
from isaview.model.statements import Dialect
from isaview.teaching.lesson import Chart, Lesson, table

_OPERATORS = "add sub mul div rem and or xor shl shr"
_SIGNS = dict(zip(_OPERATORS.split(), ["+", "−", "×", "÷", "mod", "&", "|", "^", "<<", ">>"], strict=True))
_TAKES = {"keep": 2, "select": 2, "lanes_low": 2, "lanes_high": 2}
"""How many values an operation takes, where it takes several and has no sign."""
_PER = {"lane": "a lane", "wave": "a wave", "group": "a group"}


def names() -> Iterator[str]:
    """Every opcode that has a row of its own in some table."""
    for dialect in dialects():
        yield from load_table(dialect.name).rows


def lessons(word: str) -> list[Lesson]:
    """What there is to say of an opcode, a lesson for each language that has it."""
    forms = ((dialect, dialect.opcode(word)) for dialect in dialects())
    return [_lesson(dialect, form) for dialect, form in forms if form is not None and _is_named(dialect, form)]


def _is_named(dialect: Dialect, form: Form) -> bool:
    """Whether a row names the opcode: what merely looks like a family may be misspelt."""
    rows = load_table(dialect.name).rows
    return form.recognised == "table" or any(name in rows for name in (form.mnemonic, form.mnemonic.lower()))


def _lesson(dialect: Dialect, form: Form) -> Lesson:
    arithmetic = load(dialect.name).arithmetic(form)
    moves, flags = "; ".join(map(_access_text, form.accesses)), table("classes")["flag"]
    paragraphs = (
        ("Class", _class_text(form)),
        ("Computes", _computes(dialect, form)),
        ("Moves", f"{moves}." if moves else ""),
        ("Work", _work(form, arithmetic)),
        ("Besides", " ".join(flags[flag] for flag in sorted(form.flags) if flag in flags)),
        ("Where", _where(dialect, form)),
    )
    known, charts = tuple(pair for pair in paragraphs if pair[1]), tuple(_throughput(dialect, form, arithmetic))
    return Lesson("opcode", form.opcode, f"An instruction of {dialect.title}", known, charts)


def _class_text(form: Form) -> str:
    kind = form.instruction_class
    if kind in CLASSES:
        row = table("classes")["class"][kind]
        return f"{kind}: {row['title'][:1].lower()}{row['title'][1:]}. {row['cost']}"
    return "By the type of its operands: integer, float16, float32 or float64; for memory by the space of its address."


def _computes(dialect: Dialect, form: Form) -> str:
    formula = infix(load(dialect.name).low(form))
    text = f"The low 32 bits of its first destination: {formula}. Operands count from 0, -1 is the last."
    return text if formula else ""


def infix(words: Sequence[str]) -> str:
    """Postfix words as people write them: ``1 2 mul 3 add`` is (operand 1 × operand 2) + operand 3; "" for no words."""
    stack: list[tuple[str, bool]] = []
    for word in words:
        if word.startswith("#"):
            stack.append((word[1:], False))
        elif word.lstrip("-").isdecimal():
            stack.append((f"operand {word}", False))
        elif word in _SIGNS and len(stack) > 1:
            right, left = stack.pop(), stack.pop()
            stack.append((f"{_bracket(left)} {_SIGNS[word]} {_bracket(right)}", True))
        elif word == "same" and stack:
            stack.append((f"{stack.pop()[0]}, the same in all lanes", False))
        elif stack:
            # A table may hold words that this page does not know: they take one value.
            taken = [stack.pop()[0] for _ in range(min(len(stack), _TAKES.get(word, 1)))]
            stack.append((f"{word}({', '.join(reversed(taken))})", False))
    return stack[-1][0] if len(stack) == 1 else ""


def _bracket(operand: tuple[str, bool]) -> str:
    """An operand of an expression, in brackets where it is an expression itself."""
    text, compound = operand
    return f"({text})" if compound else text


def _access_text(access: Access) -> str:
    each = _PER[access.per]
    size = f"as many bytes {each} as its operands state" if access.bytes is None else f"{access.bytes:,} bytes {each}"
    return f"{access.kind.replace('_', ' ')} of {access.space} memory, {size}"


def _work(form: Form, arithmetic: Arithmetic) -> str:
    if arithmetic.matrix:
        return _matrix_work(form, arithmetic)
    kind = form.instruction_class if arithmetic.type == "class" else arithmetic.type
    return f"{count(arithmetic.operations, 'operation')} of {kind} a lane." if arithmetic.operations else ""


def _matrix_work(form: Form, arithmetic: Arithmetic) -> str:
    if form.matrix_shape is None or arithmetic.operations is None:
        return f"A product of matrices of {arithmetic.type}; the opcode alone does not say its size."
    m, n, k = form.matrix_shape
    shared = f", shared by {arithmetic.waves} waves" if arithmetic.waves > 1 else ""
    number = next((flag.rpartition("_")[2] for flag in form.flags if flag.startswith("blocks_")), "1")
    blocks = "" if number == "1" else f" × {number} blocks"
    sizes = f"2 × {m} × {n} × {k}{blocks}{shared}"
    return f"{arithmetic.operations:,} operations of {arithmetic.type} a wave: {sizes}."


def _where(dialect: Dialect, form: Form) -> str:
    known = {
        "table": "with a row of its own in isaview's tables",
        "family": "known by its family only: a word of it is in no table",
    }
    return f"{dialect.title}, {known.get(form.recognised, 'not known')}."


def _throughput(dialect: Dialect, form: Form, arithmetic: Arithmetic) -> Iterator[Chart]:
    """What a unit of each product does of it in a clock, where a document says so."""
    vendor = words_for(dialect.name, None)
    pipe = f"matrix {arithmetic.type}" if arithmetic.matrix else pipe_of(form, arithmetic) or ""
    rows = []
    for product in products() if pipe else ():
        gpu = find_gpu(product.name)
        peaks = machine_of(gpu)
        # A text for machines of a vendor says nothing of another's units.
        if isinstance(peaks, str) or (vendor.terms and gpu.words != vendor.name):
            continue
        rate = _rate(gpu, peaks, pipe)
        if rate is not None:
            amount = arithmetic.operations if arithmetic.matrix else peaks.wave_size
            clocks = f"{amount / rate:,.2f}" if amount and rate else "–"
            rows.append((product.name, product.target, f"{rate:,.0f}", clocks))
    what = "operations" if arithmetic.matrix else "results"
    if rows:
        caption = f"Peak of {pipe} on one {vendor.word('unit')}; what an older instruction reaches of a newer unit may be less."
        yield Chart(caption, ("product", "target", f"{what} a clock", "clocks of a wave"), tuple(rows))


def _rate(gpu: Gpu, peaks: Machine, pipe: str) -> float | None:
    """Operations or results of a clock: as the vendor tables them, else from the product's peak, never guessed."""
    if pipe.startswith("matrix "):
        return peaks.matrix.get(pipe.removeprefix("matrix "))
    return gpu.rates.get(pipe, peaks.lanes.get(pipe) if pipe in peaks.peaks else None)
