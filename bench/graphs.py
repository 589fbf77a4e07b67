# mypy: ignore-errors
"""Work and memory of graphs against XLA's own cost and memory analyses, for models of `bench/graph_models*.py`.

jax and flax are needed.

python bench/graphs.py [--group seen|unseen|new] [--why]

A module agrees where operations, transcendental functions and bytes before fusion are XLA's to half a thousandth. What XLA
counts that moves or computes nothing is added first: a pointer for each member of a tuple, and what passes an optimisation
barrier; for a custom call XLA states -1 of everything. StableHLO says the same work. Memory agrees where it is within 5 % of
what XLA assigns.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

import jax
from graph_models import SEEN, UNSEEN
from graph_models_new import NEW

from isaview.analysis.graphs.held import held
from isaview.analysis.graphs.work import summed, works
from isaview.inputs.load import read

CLOSE, CLOSE_IN_MEMORY = 0.0005, 0.05
POINTER = 8
KINDS = {"flops": "operations", "transcendentals": "transcendental", "bytes accessed": "bytes"}


def entry_of(text: str, folder: Path, name: str = "module.hlo"):
    path = folder / name
    path.write_text(text, encoding="utf-8")
    module = read(str(path))[0]
    assert not module.diagnostics, module.diagnostics[:3]
    return module, next(kernel for kernel in module.kernels if kernel.is_entry)


def foreign(module, kernel, parts) -> tuple[int, int]:
    """Bytes that XLA counts for tuples and barriers of a run, and how many custom calls it knows nothing of."""
    counted = calls = 0
    for index, form in enumerate(kernel.forms):
        if form.opcode == "tuple":
            counted += POINTER * len(form.tensors.operands)
        elif form.opcode == "opt-barrier":
            counted += form.tensors.results[0].bytes or 0
        elif form.opcode == "custom-call":
            calls, counted = calls + 1, counted - parts[kernel.name][index].bytes
        elif form.opcode in ("call", "while", "conditional"):
            for target in form.targets:
                inner = foreign(module, module.by_name[target.bind(kernel.tokens[index])], parts)
                counted, calls = counted + inner[0], calls + inner[1]
    return counted, calls


def of_work(text: str, said, folder: Path) -> dict[str, tuple[float, float]]:
    """Ours and XLA's, by kind."""
    module, entry = entry_of(text, folder)
    parts = works(module, looped=False)
    work = summed(entry, parts[entry.name])
    counted, calls = foreign(module, entry, parts)
    own = {"flops": work.flops - calls, "transcendentals": work.transcendental, "bytes accessed": work.bytes + counted - calls}
    return {KINDS[name]: (own[name], said.get(name, 0.0)) for name in KINDS}


def of_stablehlo(text: str, said, folder: Path) -> bool:
    """Whether operations and transcendental functions of StableHLO are those of XLA."""
    module, entry = entry_of(text, folder, "module.mlir")
    work = summed(entry, works(module, looped=False)[entry.name])
    pairs = (work.flops, said.get("flops", 0.0)), (work.transcendental, said.get("transcendentals", 0.0))
    return all(agrees(pair, CLOSE) for pair in pairs)


def agrees(pair: tuple[float, float], close: float) -> bool:
    return abs(pair[0] - pair[1]) <= close * max(pair[1], 1)


def compared(models, why: bool) -> Counter[str]:
    agreed: Counter[str] = Counter()
    for name, (function, *arguments) in models.items():
        lowered = jax.jit(function).lower(*arguments)
        with TemporaryDirectory() as folder:
            said = lowered.cost_analysis() or {}
            pairs = of_work(lowered.as_text("hlo"), said, Path(folder))
            same = of_stablehlo(lowered.as_text(), said, Path(folder))
            compiled = lowered.compile()
            after = of_work(compiled.as_text(), compiled.cost_analysis() or {}, Path(folder))
            module, entry = entry_of(compiled.as_text(), Path(folder))
            sizes = compiled.memory_analysis()
            taken = (
                sizes.argument_size_in_bytes + sizes.output_size_in_bytes + sizes.temp_size_in_bytes - sizes.alias_size_in_bytes
            )
            memory = held(module, entry, {}).placed, float(taken)
        wrong = {kind: pair for kind, pair in pairs.items() if not agrees(pair, CLOSE)}
        agreed.update({"modules": 1, "all three": not wrong, **{kind: kind not in wrong for kind in pairs}})
        agreed["work of StableHLO"] += same
        agreed["operations after fusion"] += agrees(after["operations"], CLOSE)
        agreed["memory"] += agrees(memory, CLOSE_IN_MEMORY)
        if why and (wrong or not same or not agrees(memory, CLOSE_IN_MEMORY)):
            pairs = {**wrong, **({} if agrees(memory, CLOSE_IN_MEMORY) else {"memory": memory})}
            print(
                f"  {name:18}",
                "" if same else "StableHLO",
                "  ".join(f"{kind} {own:,.0f}, XLA {other:,.0f}" for kind, (own, other) in pairs.items()),
            )
    return agreed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--group", choices=("seen", "unseen", "new"))
    parser.add_argument("--why", action="store_true")
    given = parser.parse_args()
    for group, models in (("seen", SEEN), ("unseen", UNSEEN), ("new", NEW)):
        if given.group in (None, group):
            agreed = compared(models, given.why)
            count = agreed.pop("modules")
            print(f"{group}: {count} modules")
            for kind, own in agreed.items():
                print(f"  {kind:24} {own:3}  {100 * own / count:5.1f} %")


if __name__ == "__main__":
    main()
