"""The machine code of a kernel together with the text it was compiled from.

The code of a text lies next to it, is in the same binary, or is what its own assembler makes of it; that of a text that a
back end compiles lies next to it. The text of code lies next to it or in the same binary. Code that nothing lists is left
out: its facts are taken as those of any file next to a dump.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from isaview.base import limits, regex, store
from isaview.base.text import safe
from isaview.gpus.targets import assembler_target
from isaview.inputs.machine_code import Choice
from isaview.inputs.sources import dialects
from isaview.model.kernel import Module
from isaview.tools.companions import mismatch, registers_from, same_target

if TYPE_CHECKING:
    from isaview.tools.evidence import Options

_ASSEMBLED = "assembler"
_NUMBER = regex.compile(r"\d+")


def with_stages(
    modules: Sequence[Module], options: Options, pattern: str = "", given: Collection[str] = ()
) -> tuple[list[Module], list[str]]:
    """The modules, each text behind its machine code where that can be had and listed; and what stands in the way.

    ``pattern`` chooses kernels: of a large file only theirs are listed. Files that are ``given`` are read for themselves.
    """
    stages: list[Module] = []
    messages: list[str] = []
    link_stages(modules)
    texts = {id(module.made_of) for module in modules}
    for module in modules:
        tool = registers_from(module.dialect)
        if tool == _ASSEMBLED and id(module) not in texts:
            code = _code_next_to(module, options, pattern, given)
            code = _assemble_text(module, options, pattern, messages) if code is None else code
            for listed in code:
                listed.made_of = module
            stages.extend(code)
        elif tool and tool != _ASSEMBLED and not _is_text_next_to(module):
            stages.extend(_code_next_to(module, options, pattern, given) or ())
        elif not tool and module.made_of is None and options.sidecars:
            module.made_of = _text_next_to(module)
        stages.append(module)
    return stages, messages


def link_stages(modules: Iterable[Module]) -> None:
    """Tell the machine code of each file what text it was compiled from, where the file holds that too."""
    by_path: dict[str, list[Module]] = {}
    for module in modules:
        by_path.setdefault(module.path, []).append(module)
    for of_file in by_path.values():
        texts = [module for module in of_file if registers_from(module.dialect) == _ASSEMBLED]
        for code in of_file if texts else ():
            if not registers_from(code.dialect) and code.made_of is None:
                names = {kernel.name for kernel in code.kernels}
                fitting = [
                    text
                    for text in texts
                    if _precedes(text, code) and not names.isdisjoint(kernel.name for kernel in text.kernels)
                ]
                code.made_of = max(fitting, key=_number, default=None)


def _precedes(text: Module, code: Module) -> bool:
    """Whether code can have been made of a text: for the text's own processor, or for a later processor."""
    return same_target(text.target, code.target) or _number(text) <= _number(code)


def _number(module: Module) -> int:
    number = _NUMBER.search(module.target or "")
    return int(number[0]) if number else 0


def _code_next_to(module: Module, options: Options, pattern: str, given: Collection[str]) -> list[Module] | None:
    """The machine code next to a text that was made of it, for its own processor; none that is given, None where none is."""
    from isaview.inputs.load import read_file
    from isaview.tools.sidecars import read_file as facts_of
    from isaview.tools.sidecars import sidecars_of

    for path in sidecars_of(module.path) if options.sidecars else ():
        if path.endswith(".json"):
            continue
        log = facts_of(path, safe(Path(path).name))
        if not log.stated or mismatch(log, module):
            continue
        if path in given:
            return []
        reading = read_file(path, limits.READING_SECONDS, choice=Choice(kernel=pattern))
        code = [listed for listed in reading if not listed.unlisted and listed.kernels and not registers_from(listed.dialect)]
        fitting = [listed for listed in code if same_target(listed.target, module.target)]
        if fitting:
            return fitting[:1]
    return None


def _is_text_next_to(module: Module) -> bool:
    """Whether a text of a later stage lies next to an earlier text: code is made of it then."""
    later = (suffix for dialect in dialects() if dialect.registers_from in ("", _ASSEMBLED) for suffix in dialect.suffixes)
    return any(Path(module.path).with_suffix(suffix).is_file() for suffix in later)


def _assemble_text(module: Module, options: Options, pattern: str, messages: list[str]) -> list[Module]:
    """What the assembler makes of a text, where it is asked for texts of any size."""
    if options.exact not in (True, "required") or not module.kernels:
        return []
    from isaview.inputs.load import read_source
    from isaview.inputs.sources import from_bytes
    from isaview.tools.lower import Failed
    from isaview.tools.ptxas import code_of

    gpu = next((gpu for gpu in options.gpus if gpu.startswith("sm_")), "")
    with store.off(not options.use_cache):
        answer = code_of(module.source, assembler_target(module.target or "", gpu))
    if isinstance(answer, Failed):
        return []  # the question for registers says why
    tool, code = answer
    by = f"ptxas {tool.release}"
    opened = from_bytes(code, by, Choice(kernel=pattern))
    # the listing takes the text's place in messages: there is no file of the code
    listings = [listing for source in opened.sources for listing in read_source(source)]
    for listing in listings:
        listing.path, listing.part = module.path, f"{module.part}, {by}" if module.part else by
        if listing.unlisted:
            messages.append(f"{module.path}: its machine code is not listed: {listing.unlisted}")
    return [listing for listing in listings if not listing.unlisted]


def _text_next_to(module: Module) -> Module | None:
    """The text next to machine code that it was made of."""
    from isaview.inputs.load import read_file
    from isaview.tools.sidecars import texts_of

    texts = (text for path in texts_of(module.path) for text in read_file(path, limits.READING_SECONDS))
    return next((text for text in texts if _fits(module, text)), None)


def _fits(code: Module, text: Module) -> bool:
    """Whether code was made of a text, as far as both say."""
    names = {kernel.name for kernel in code.kernels}
    return (
        registers_from(text.dialect) == _ASSEMBLED
        and _precedes(text, code)
        and {kernel.name for kernel in text.kernels if kernel.is_entry} <= names
    )
