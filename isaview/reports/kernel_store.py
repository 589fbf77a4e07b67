"""What analyses gave of a kernel, kept: for its file when another kernel of it changes, and for other files that hold the same.

Results follow from the kernel's excerpt (`isaview.model.excerpt`), from what is asked for, from what tools and files state of
it, and from isaview itself: their digest is the key. Lines count from the kernel's own, so that results move with it. Where
texts of the kernel speak of lines themselves, results stay on their line.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Mapping
from contextlib import suppress
from functools import lru_cache
from itertools import chain
from typing import Any, get_args, get_type_hints

from msgspec import DecodeError, Raw, Struct, msgpack
from msgspec.structs import replace

from isaview.base import regex, store
from isaview.model.form import HOLE, Form
from isaview.model.kernel import OF_A_LINE, Kernel, Module
from isaview.reports.analyses import Analyses, analyzers
from isaview.reports.keys import own_files
from isaview.reports.rule import Finding

_ENCODED = msgpack.Encoder(order="sorted", enc_hook=array.tobytes).encode
_FORM_ENCODED = lru_cache(maxsize=16384)(_ENCODED)
SPEAKS = re.compile(rb"line \d")
_LINE = regex.compile(r"\bline (\d+)\b")
_SEVERAL = (list, tuple)
_PLAIN = frozenset((str, int, float, bool, type(None)))
_UNWRITABLE = (TypeError, ValueError, OverflowError)
"""What is raised where a number is too large, or a text has half a letter."""
_LONG_COLUMNS = ("forms", "tokens", "lines", "unread")
"""What is put into a key in a way of its own."""
_NO_COLUMNS = ("module", "line", "end_line", "operands")
"""What is not: where a kernel stands, and what follows from its other columns and from those of what it calls."""
_OTHER_COLUMNS = tuple(name for name in Kernel.__struct_fields__ if name not in (*_LONG_COLUMNS, *_NO_COLUMNS))
_OF_MODULE = ("dialect", "target", "wave_size", "storage", "facts", "unlisted", "cut_off", "aliases", "tables")
"""What an excerpt has of its module, apart from kernels, positions and weights."""


class KernelResults(Struct, frozen=True):
    """What analyses gave of a kernel: results by the analyzers' names, why others are missing, and the steps that it took."""

    results: Mapping[str, Any]
    findings: tuple[Finding, ...] | None
    left_out: Mapping[str, str]
    steps: int = 0


class Kept(Struct, frozen=True, array_like=True):
    """What analyses gave of a kernel as it is kept, with the kernel's line."""

    line: int
    results: dict[str, Raw]
    findings: tuple[Finding, ...] | None
    left_out: dict[str, str]
    steps: int


class _Text(Struct, frozen=True):
    """The digest of a kernel, or of an excerpt and the ``numbers`` of its kernels by identity.

    ``speaks`` says that a text in it speaks of a line.
    """

    digest: str
    speaks: bool
    numbers: Mapping[int, int] = {}


def key_of(analyses: Analyses, left_out: Mapping[str, str]) -> str:
    """The key of a kernel's results, "" where it holds what cannot be written; ``left_out``: what is not run, and why."""
    kernel, request = analyses.kernel, analyses.request
    facts = () if analyses.evidence is None else analyses.evidence.facts.get(kernel.name, ())
    asked = (
        *(analyses.gpu, request.gpus, request.launch, [rule.code for rule in request.rules]),
        *(request.figures_only, sorted(request.asked), request.by_name, [*left_out.items()]),
    )
    with suppress(*_UNWRITABLE):
        text: _Text = kernel.module.once(_Text, lambda: _excerpt_text(kernel.module))
        own = _ENCODED([asked, facts, text.numbers[id(kernel)]])
        index = str(kernel.line) if text.speaks or SPEAKS.search(own) else ""
        return store.digest(own_files(), own, text.digest, index)
    return ""


def _excerpt_text(module: Module) -> _Text:
    """The excerpt of a module, with its lines counted from its first kernel's."""
    first = module.kernels[0].line
    debug = getattr(module.debug, "positions", {}), getattr(module.debug, "weighted", {})
    around = _ENCODED(
        [
            [_in_order(getattr(module, name)) for name in _OF_MODULE],
            _in_order(debug),
            [kernel.line - first for kernel in module.kernels],
        ]
    )
    columns: list[_Text] = [kernel.once(_Text, lambda kernel=kernel: _columns(kernel)) for kernel in module.kernels]  # type: ignore[misc]
    digest = store.digest(around, *(text.digest for text in columns))
    speaks = any(text.speaks for text in columns) or SPEAKS.search(around) is not None
    return _Text(digest, speaks, {id(kernel): number for number, kernel in enumerate(module.kernels)})


def _columns(kernel: Kernel) -> _Text:
    """The columns of a kernel, with its lines counted from its own."""
    numbers: dict[Form, int] = {}
    forms = array("I", [numbers.setdefault(form, len(numbers)) for form in kernel.forms])
    unread = [replace(diagnostic, line=diagnostic.line - kernel.line) for diagnostic in kernel.unread]
    parts = (
        HOLE.join(chain.from_iterable(kernel.tokens)).encode("utf-8", "surrogatepass"),
        array("I", map(len, kernel.tokens)).tobytes(),
        forms.tobytes(),
        _ENCODED([*map(_FORM_ENCODED, numbers)]),
        array("q", [line - kernel.line for line in kernel.lines]).tobytes(),
        _ENCODED([unread, [_in_order(getattr(kernel, name)) for name in _OTHER_COLUMNS]]),
    )
    return _Text(store.digest(*parts), any(SPEAKS.search(part) for part in parts))


def _in_order(value: Any) -> Any:
    """The same with dictionaries as lists: their order may decide something, that of a set may not."""
    if value.__class__ in _PLAIN:
        return value
    if isinstance(value, _SEVERAL):
        return value if _PLAIN.issuperset(map(type, value)) else [*map(_in_order, value)]
    return [[*value], _in_order([*value.values()])] if isinstance(value, dict) else value


def load(key: str, line: int) -> KernelResults | None:
    """What analyses gave of a kernel that begins on this line now; None where that is not kept."""
    kept: Kept | None = store.load("kernel", key, Kept)
    if kept is None:
        return None
    try:
        results = unpack_results(kept.results)
    except DecodeError:
        return None
    if by := line - kept.line:
        speaking = {name for name, raw in kept.results.items() if SPEAKS.search(bytes(raw))}
        results = {name: _shift_lines(result, by, speaks=name in speaking) for name, result in results.items()}
    return KernelResults(results, _shift_lines(kept.findings, by), _shift_lines(kept.left_out, by), kept.steps)


def save(key: str, line: int, results: KernelResults) -> None:
    """Keep what analyses gave of a kernel that begins on this line."""
    with suppress(*_UNWRITABLE):
        store.save(
            "kernel", key, Kept(line, pack_results(results.results), results.findings, dict(results.left_out), results.steps)
        )


def pack_results(results: Mapping[str, Any]) -> dict[str, Raw]:
    """Results as they are kept."""
    return {name: Raw(msgpack.encode(result)) for name, result in results.items()}


def unpack_results(results: Mapping[str, Raw]) -> dict[str, Any]:
    """The results again.

    Raises:
        DecodeError: they are none.
    """
    kept = [analyzer for analyzer in analyzers() if analyzer.name in results]
    return {analyzer.name: store.decoder(analyzer.result).decode(results[analyzer.name]) for analyzer in kept}


def without_model(result: Any) -> Any:
    """A result without the fields that its type names in ``of_model``."""
    if isinstance(result, tuple):
        return tuple(map(without_model, result))
    empty = _model_defaults(result.__class__)
    return replace(result, **empty) if empty else result


@lru_cache(maxsize=256)
def _model_defaults(kind: Any) -> Mapping[str, Any]:
    """The defaults of the fields that a type names in ``of_model``: all results of the type share them."""
    names = getattr(kind, "of_model", ())
    fields = kind.__struct_fields__ if names else ()
    defaults = dict(zip(reversed(fields), reversed(kind.__struct_defaults__), strict=False)) if names else {}
    return {name: value.factory() if hasattr(value := defaults[name], "factory") else value for name in names}


def _shift_lines(value: Any, by: int, *, is_line: bool = False, speaks: bool = True) -> Any:
    """Results of a kernel so many lines further up: numbers that are lines, and those in texts if any ``speaks``."""
    if isinstance(value, str):
        return _LINE.sub(lambda match: f"line {int(match[1]) + by}", value) if speaks else value
    if isinstance(value, Struct):
        changes = {
            name: moved
            for name, is_a_line in _fields(type(value), speaks)
            if (moved := _shift_lines(old := getattr(value, name), by, is_line=is_a_line, speaks=speaks)) is not old
        }
        return replace(value, **changes) if changes else value
    if isinstance(value, tuple):
        return tuple(_shift_lines(inner, by, is_line=is_line, speaks=speaks) for inner in value)
    if isinstance(value, dict):
        moved = (
            (_shift_lines(key, by, speaks=speaks), _shift_lines(inner, by, is_line=is_line, speaks=speaks))
            for key, inner in value.items()
        )
        return dict(moved)
    return value + by if is_line and value is not None else value


@lru_cache(maxsize=256)
def _fields(kind: type[Struct], speaks: bool) -> tuple[tuple[str, bool], ...]:
    """The fields of a record that may move, and whether each holds lines; unless a text ``speaks``, those with lines inside."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple((name, _is_of_lines(hints[name])) for name in kind.__struct_fields__ if speaks or _has_lines(hints[name], ()))


def _is_of_lines(hint: Any) -> bool:
    return OF_A_LINE in getattr(hint, "__metadata__", ()) or any(map(_is_of_lines, get_args(hint)))


def _has_lines(hint: Any, above: tuple[Any, ...]) -> bool:
    """Whether something of a type may be a line: a field of a record in it, or what has any type."""
    if hint is Any or hint is object or _is_of_lines(hint):
        return True
    if isinstance(hint, type) and issubclass(hint, Struct) and hint not in above:
        hints = get_type_hints(hint, include_extras=True)
        return any(_has_lines(hints[name], (*above, hint)) for name in hint.__struct_fields__)
    return any(_has_lines(inner, above) for inner in get_args(hint))
