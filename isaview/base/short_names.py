"""Short names of functions: the function's own name first and whole, then what tells it from the others of a table.

Template arguments are all shown where they are few and short. Otherwise those are shown that differ between functions of one
name: few and short ones, policies last. Parameters and scopes follow only where template arguments tell nothing apart.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice

from msgspec import Struct

from isaview.base import regex
from isaview.base.signatures import NONE, Node, Signature, signature_of

PLAIN = 32
"""The most columns of a name that is shown with all of its template arguments."""
_HEADS = 48
"""The same of a name that stands alone with the heads of the first of them."""
_VARIADIC = 60
"""The same where functions of one name have different numbers of them."""
_OF_A_LEVEL, _OF_A_POLICY = 6, 60
"""What an argument costs in addition to its length, in columns: for each bracket around it, and as a policy."""
_COLUMNS = 64
"""The most places among arguments that are compared."""
_WORD = regex.compile(r"[\w:$.~]+")
_INLINE = regex.compile(r"\b(?:[A-Z]+_\d\w*|__\d+)::")
"""Namespaces that name a version."""
_POLICY = regex.compile(r"polic", re.IGNORECASE)


def short_name(demangled: str) -> str:
    """The short name of a function that stands alone; a name that is not mangled stays as it is."""
    return short_names((demangled,))[0]


def short_names(demangled: Sequence[str]) -> list[str]:
    """The short names of a table's functions, in its order: different names have different short names."""
    signatures = {name: signature_of(name) for name in dict.fromkeys(demangled)}
    shorts: dict[str, str] = {}
    by_own: dict[str, list[str]] = {}
    for name, signature in signatures.items():
        by_own.setdefault(signature.own, []).append(name)
    for own, group in by_own.items():
        shorts.update(zip(group, _of_one_name(own, [signatures[name] for name in group]), strict=True))
    counts = Counter(shorts.values())
    return [shorts[name] if counts[shorts[name]] == 1 else name for name in demangled]


def _of_one_name(own: str, signatures: Sequence[Signature]) -> list[str]:
    """Texts for functions of one own name."""
    shorts = [_name_with_arguments(own, (node.whole for node in signature.arguments)) for signature in signatures]
    is_variadic = len({len(signature.arguments) for signature in signatures}) > 1
    if any(len(short) > (_VARIADIC if is_variadic else PLAIN) for short in shorts):
        arguments = _distinct_texts([signature.arguments for signature in signatures])
        shorts = [_name_with_arguments(own, texts) for texts in arguments]
        if len(signatures) == 1:
            heads = [node.head for node in signatures[0].arguments if not _POLICY.search(node.head)]
            counts = range(len(heads), 0, -1)
            texts = (_name_with_arguments(own, [*heads[:count], *["…"][: len(heads) - count]]) for count in counts)
            shorts = [next((text for text in texts if len(text) <= _HEADS), own)]
    further: tuple[Callable[[Sequence[Signature]], list[str]], ...] = (_parameters, _scopes, _namespaces)
    for texts_of in further:
        for numbers in _alike(shorts):
            for number, text in zip(numbers, texts_of([signatures[number] for number in numbers]), strict=True):
                shorts[number] += text
    return shorts


def _parameters(signatures: Sequence[Signature]) -> list[str]:
    """What tells parameters apart, in brackets."""
    wholes = [
        _bracket(node.whole for node in signature.parameters) if signature.name != signature.own else ""
        for signature in signatures
    ]
    if len({*wholes}) == 1:
        return [""] * len(wholes)
    if all(len(whole) <= PLAIN for whole in wholes):
        return wholes
    return [_bracket(texts) for texts in _distinct_texts([signature.parameters for signature in signatures])]


def _scopes(signatures: Sequence[Signature]) -> list[str]:
    """The scopes, where they differ: the own name stays first."""
    scopes = [signature.scope for signature in signatures]
    same = next((place for place, names in enumerate(zip(*scopes, strict=False)) if len({*names}) > 1), min(map(len, scopes)))
    rests = ["::".join(scope[same:]) for scope in scopes]
    return [f" in {rest or '::'}" if len({*scopes}) > 1 else "" for rest in rests]


def _namespaces(signatures: Sequence[Signature]) -> list[str]:
    """The first word with its namespaces that differs, where no more than namespaces do."""
    words = [_WORD.findall(signature.name) for signature in signatures]
    differing = next((place for place in zip(*words, strict=False) if len({*place}) > 1), ())
    return [f" with {_INLINE.sub('', word)}" for word in differing] or [""] * len(words)


def _bracket(texts: Iterable[str]) -> str:
    return f"({', '.join(texts)})"


def _name_with_arguments(own: str, arguments: Iterable[str]) -> str:
    listed = ", ".join(filter(None, arguments))
    return f"{own}<{listed}>" if listed else own


def _alike(texts: Sequence[str]) -> list[list[int]]:
    """The numbers of texts that several have."""
    numbers: dict[str, list[int]] = {}
    for number, text in enumerate(texts):
        numbers.setdefault(text, []).append(number)
    return [group for group in numbers.values() if len(group) > 1]


class _Column(Struct, frozen=True):
    """A place among arguments, and within them, with a text for each row; a column with ``heads`` leaves out what they hold."""

    path: tuple[int, ...]
    texts: tuple[str, ...]
    heads: bool = False

    @property
    def cost(self) -> int:
        """How much room it takes; the more the deeper it stands, for policies most."""
        policy = _OF_A_POLICY if any(map(_POLICY.search, self.texts)) else 0
        return max(map(len, self.texts)) + policy + _OF_A_LEVEL * len(self.path)


def _distinct_texts(rows: Sequence[Sequence[Node]]) -> list[list[str]]:
    """Of each row of arguments the texts that tell it from the others; none where rows are the same."""
    columns = list(islice(_columns(rows, ()), _COLUMNS))
    chosen: list[_Column] = []
    classes = 1
    while columns:
        before = list(zip(*(column.texts for column in chosen), strict=True)) or [()] * len(rows)
        gains = [len({*zip(before, column.texts, strict=True)}) - classes for column in columns]
        best = max(range(len(columns)), key=lambda number: (gains[number] ** 2 / columns[number].cost, -number))
        if not gains[best]:
            break
        classes += gains[best]
        chosen.append(columns.pop(best))
    for column in sorted(chosen, key=lambda column: -column.cost):
        others = [other for other in chosen if other is not column]
        if _classes(others) == classes:
            chosen = others
    chosen = [column for column in chosen if not (column.heads and any(_is_within(other, column) for other in chosen))]
    return [_argument_texts(row, number, chosen, 0) for number, row in enumerate(rows)]


def _classes(columns: Sequence[_Column]) -> int:
    """How many rows the columns tell apart."""
    return len({*zip(*(column.texts for column in columns), strict=True)}) if columns else 1


def _is_within(column: _Column, other: _Column) -> bool:
    return column is not other and column.path[: len(other.path)] == other.path


def _columns(rows: Sequence[Sequence[Node]], path: tuple[int, ...]) -> Iterator[_Column]:
    """The places at which rows of arguments differ; within arguments that have the same head."""
    for place in range(max(map(len, rows), default=0)):
        nodes = [row[place] if place < len(row) else NONE for row in rows]
        heads = [node.head for node in nodes]
        if len({node.whole for node in nodes}) == 1:
            continue
        inside = list(_columns([node.arguments for node in nodes], (*path, place))) if len({*heads}) == 1 else []
        if not inside:
            texts = _distinct(nodes)
            yield _Column((*path, place), tuple(texts))
            if 1 < len({*heads}) < len({*texts}):
                yield _Column((*path, place), tuple(heads), heads=True)
        yield from inside


def _argument_texts(row: Sequence[Node], number: int, columns: Sequence[_Column], depth: int) -> list[str]:
    """The texts of a row's arguments; the head that all rows have in common does not stand around what is within."""
    texts: list[str] = []
    for place in sorted({column.path[depth] for column in columns}):
        inner = [column for column in columns if column.path[depth] == place]
        own = [column.texts[number] for column in inner if len(column.path) == depth + 1]
        texts.extend(own[:1] or _argument_texts(row[place].arguments, number, inner, depth + 1))
    return texts


def _distinct(nodes: Sequence[Node]) -> list[str]:
    """A text for each node, different where nodes differ: the head, then what differs among those of the same head."""
    texts = [node.head for node in nodes]
    for numbers in _alike(texts):
        alike = [nodes[number] for number in numbers]
        if len({node.whole for node in alike}) == 1:
            continue
        distinct = _distinct_texts([node.arguments for node in alike])
        for number, node, arguments in zip(numbers, alike, distinct, strict=True):
            stem = node.head.rstrip("*& ").removesuffix(" const").rstrip("*& ")
            texts[number] = _name_with_arguments(stem, arguments) + node.head[len(stem) :]  # View<float> const*
    return texts if len({*texts}) == len({node.whole for node in nodes}) else [node.whole for node in nodes]
