# mypy: ignore-errors
"""Work and memory of graphs against XLA's own cost and memory analyses, for models of `bench/graph_models*.py`.

jax and flax are needed.

python bench/graphs.py [--group seen|unseen|new] [--models FILE] [--why]

FILE is a Python file whose ``M`` maps names to functions and their arguments. A model that ends in an error agrees in nothing.
A module agrees where operations, transcendental functions and bytes are XLA's to half a thousandth. What XLA counts that moves
or computes nothing is added first: a pointer for each member of a tuple, what passes an optimisation barrier. What it leaves
out is taken off: all but the first index of a slice. For a custom call it states -1 of everything. Of StableHLO bytes are not
compared. Memory agrees where it is within 5 % of what XLA assigns; "exact" is memory without the 64 bytes to which its CPU back
end rounds the places of intermediate arrays.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from runpy import run_path
from tempfile import TemporaryDirectory

import jax
from graph_models import SEEN, UNSEEN
from graph_models_new import NEW

from isaview.analysis.graphs.array_memory import peak_memory
from isaview.analysis.graphs.work import function_work, works
from isaview.inputs.load import read

CLOSE, CLOSE_IN_MEMORY = 0.0005, 0.05
STEP = 64
"""The bytes to which XLA's CPU back end rounds places of intermediate arrays: `Align` in xla/backends/cpu/alignment.h."""
POINTER = 8
INDEX_AT = {"dynamic-slice": 1, "dynamic-update-slice": 2}
"""The first of the operands that say where."""
KINDS = {"flops": "operations", "transcendentals": "transcendental", "bytes accessed": "bytes"}


def entry_of(text: str, folder: Path, name: str = "module.hlo"):
    path = folder / name
    path.write_text(text, encoding="utf-8")
    module = read(str(path))[0]
    assert not module.diagnostics, module.diagnostics[:3]
    return module, next(kernel for kernel in module.kernels if kernel.is_entry)


def foreign(module, kernel, parts) -> tuple[int, int]:
    """Bytes that XLA counts beyond ours in a run, and how many custom calls it knows nothing of."""
    counted = calls = 0
    for index, form in enumerate(kernel.forms):
        if form.opcode == "tuple":
            counted += POINTER * len(form.tensors.operands)
        elif form.opcode == "opt-barrier":
            counted += form.tensors.results[0].bytes or 0
        elif form.opcode in INDEX_AT:
            counted -= sum(kind.bytes or 0 for kind in form.tensors.operands[INDEX_AT[form.opcode] + 1 :])
        elif form.opcode == "custom-call":
            calls, counted = calls + 1, counted - parts[kernel.name][index].bytes
        elif form.opcode in ("call", "while", "conditional"):
            targets = [module.by_name[target.bind(kernel.tokens[index])] for target in form.targets]
            inner = [(*foreign(module, target, parts), function_work(target, parts[target.name]).bytes) for target in targets]
            if form.opcode == "conditional":
                most = max(own + more for more, _, own in inner)
                inner = [(most - max(own for *_, own in inner), max(more for _, more, _ in inner), 0)]
            counted, calls = counted + sum(more for more, *_ in inner), calls + sum(more for _, more, _ in inner)
    return counted, calls


def of_work(text: str, said, folder: Path) -> tuple[dict[str, tuple[float, float]], int]:
    """Ours and XLA's, by kind; and custom calls."""
    module, entry = entry_of(text, folder)
    parts = works(module, looped=False)
    work = function_work(entry, parts[entry.name])
    counted, calls = foreign(module, entry, parts)
    own = {"flops": work.flops - calls, "transcendentals": work.transcendental, "bytes accessed": work.bytes + counted - calls}
    return {KINDS[name]: (own[name], said.get(name, 0.0)) for name in KINDS}, calls


def agrees(pair: tuple[float, float], close: float) -> bool:
    return abs(pair[0] - pair[1]) <= close * max(pair[1], 1)


def of_stablehlo(text: str, said, calls: int, folder: Path) -> dict[str, tuple[float, float]]:
    """Operations and transcendental functions of StableHLO, and those of XLA."""
    module, entry = entry_of(text, folder, "module.mlir")
    work = function_work(entry, works(module, looped=False)[entry.name])
    own = {"flops": work.flops - calls, "transcendentals": work.transcendental}
    return {KINDS[name]: (figure, said.get(name, 0.0)) for name, figure in own.items()}


def of_memory(compiled, folder: Path) -> dict[str, tuple[float, float]]:
    """What a run takes, rounded and not, and what XLA assigns."""
    module, entry = entry_of(compiled.as_text(), folder)
    sizes = compiled.memory_analysis()
    taken = sizes.argument_size_in_bytes + sizes.output_size_in_bytes + sizes.temp_size_in_bytes - sizes.alias_size_in_bytes
    return {
        name: (peak_memory(module, entry, {}, step).placed, float(taken)) for name, step in (("memory", STEP), ("exact", 1))
    }


def of_model(function, arguments, folder: Path) -> dict[str, dict[str, tuple[float, float]]]:
    """Question → kind of figure → ours and XLA's."""
    lowered = (function if hasattr(function, "lower") else jax.jit(function)).lower(*arguments)
    compiled = lowered.compile()
    said = lowered.cost_analysis() or {}
    before, calls = of_work(lowered.as_text("hlo"), said, folder)
    return {
        "HLO before": before,
        "StableHLO": of_stablehlo(lowered.as_text(), said, calls, folder),
        "HLO after": of_work(compiled.as_text(), compiled.cost_analysis() or {}, folder)[0],
        **{name: {name: pair} for name, pair in of_memory(compiled, folder).items()},
    }


def compared(models, why: bool) -> Counter[str]:
    agreed: Counter[str] = Counter()
    for name, (function, *arguments) in models.items():
        agreed["modules"] += 1
        try:
            with TemporaryDirectory() as folder:
                answers = of_model(function, arguments, Path(folder))
        except Exception as error:
            print(f"  {name:24}{type(error).__name__}: {str(error)[:200]}")
            continue
        for question, pairs in answers.items():
            close = CLOSE_IN_MEMORY if question in ("memory", "exact") else CLOSE
            wrong = {kind: pair for kind, pair in pairs.items() if not agrees(pair, close)}
            agreed[question] += not wrong
            if why and wrong:
                figures = "  ".join(f"{kind} {own:,.0f}, XLA {other:,.0f}" for kind, (own, other) in wrong.items())
                print(f"  {name:24}{question:12}{figures}")
    return agreed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--group", choices=("seen", "unseen", "new"))
    parser.add_argument("--why", action="store_true")
    parser.add_argument("--models")
    given = parser.parse_args()
    groups = [("seen", SEEN), ("unseen", UNSEEN), ("new", NEW)]
    for group, models in groups if given.models is None else [(given.models, run_path(given.models)["M"])]:
        if given.group in (None, group):
            agreed = compared(models, given.why)
            count = agreed.pop("modules")
            print(f"{group}: {count} modules")
            for kind, own in agreed.items():
                print(f"  {kind:12} {own:3}  {100 * own / count:5.1f} %")


if __name__ == "__main__":
    main()
