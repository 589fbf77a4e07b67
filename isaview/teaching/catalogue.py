"""Every lesson by the words that ask for it, and the nearest word where there is none."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from difflib import get_close_matches
from typing import Any

from isaview.base.grouping import group_by
from isaview.base.metrics import by_name
from isaview.gpus import hardware
from isaview.reports.gains import RELIEFS
from isaview.reports.measured import sentence_of
from isaview.reports.rule import FAMILIES, known_words, rules
from isaview.teaching import opcodes
from isaview.teaching.lesson import Chart, Lesson, table

_WORSE = {"more": "More is worse.", "less": "Less is worse.", "": "Neither direction is worse by itself."}
_TARGETS_SHOWN, _OFFERED = 3, 3
"""GPUs of a generation that a chart names, and names that are offered for an unknown word."""
_STEM = 6
"""Letters by which two words count as the same: diverging, divergence."""
_NONE = "–"
_OFFER = "see `isaview list rules`, metrics, classes"
_TABLES = ("limiter", "bound", "concept")


class UnknownWordError(ValueError):
    """There is no lesson about a word; the message offers the nearest."""


def lessons(word: str) -> tuple[Lesson, ...]:
    """Everything there is to teach about a word: rules, limiters, figures, verdicts, classes and opcodes of that name.

    Raises:
        UnknownWordError: there is nothing.
    """
    plain = word.strip().lower().replace(" ", "_")
    if plain.startswith("-"):
        plain = plain.partition("=")[0]  # an option of a compiler is taught whatever it is set to
    taught = (
        *_rule_lessons(plain),
        *_table_lessons("limiter", "limiter of occupancy", plain, _generation_chart),
        *_metric_lessons(plain),
        *_table_lessons("bound", "verdict of bound", plain, _product_chart),
        *_class_lessons(plain),
        *_table_lessons("concept", "concept", plain, _product_chart),
        *opcodes.lessons(word.strip()),
    )
    if not taught:
        names = (*opcodes.names(), *by_name(), *(name for kind in _TABLES for name in _words(kind)), *table("classes")["class"])
        known = {**{name.lower(): name for name in names}, **known_words()}
        near = get_close_matches(plain, known, n=1, cutoff=0.75) or _similar_names(plain)
        hint = f"did you mean {' or '.join(repr(known.get(name, name)) for name in near)}?" if near else _OFFER
        raise UnknownWordError(f"nothing is called {word!r}; {hint}")
    return taught


def lessons_of(words: Sequence[str]) -> tuple[Lesson, ...]:
    """The lessons of a phrase (``tensor memory``), else of each of its words.

    Raises:
        UnknownWordError: there is nothing to teach about a word.
    """
    with suppress(UnknownWordError):
        return lessons(" ".join(words))
    return tuple(lesson for word in words for lesson in lessons(word))


def _similar_names(plain: str) -> list[str]:
    """The names of the texts that share most words, rare ones first, with what was asked for, by name and title."""
    texts = {
        name: f"{name} {row.get('also', '')} {row['title']}"
        for kind in _TABLES
        for name, row in table(f"{kind}s")[kind].items()
    }
    texts.update({rule.name: f"{rule.name} {rule.title}" for rule in rules()})
    stems = {name: _stems(text.lower()) for name, text in texts.items()}
    often = Counter(stem for own in stems.values() for stem in own)
    # Rare words say more of what is meant than "memory" or "register".
    weights = {name: sum(1 / often[stem] for stem in _stems(plain) & own) for name, own in stems.items()}
    return [name for name in sorted(weights, key=lambda name: -weights[name]) if weights[name]][:_OFFERED]


def _stems(text: str) -> set[str]:
    return {word[:_STEM] for word in re.split(r"[^a-z0-9]+", text) if len(word) > 1}


def _rule_lessons(plain: str) -> list[Lesson]:
    name = plain.replace("_", "-")
    exact = [rule for rule in rules() if name in (rule.code.lower(), rule.name)]
    if exact:
        lessons: list[Lesson] = []
        for rule in exact:
            kind = RELIEFS.get(rule.relieves)
            gain = kind.sentence if kind is not None else f"Unknown: {rule.relieves}."
            paragraphs = (*rule.sections.items(), ("Expected gain", gain), ("Measured", sentence_of(rule.code)))
            samples = (("Found", rule.bad), ("Not found", rule.good))
            lessons.append(Lesson("rule", f"{rule.code} {rule.name}", rule.title, paragraphs, (), samples))
        return lessons
    for code, family in FAMILIES.items():
        if name in (code.lower(), family):
            rows = tuple((rule.code, rule.name, rule.title) for rule in rules() if rule.code.startswith(code))
            chart = Chart("Each has a page of its own: isaview explain CODE.", ("rule", "name", "what it finds"), rows)
            return [Lesson("family of rules", family, f"The rules whose codes begin with {code}", (), (chart,))]
    return []


def _words(kind: str) -> dict[str, str]:
    """Every word for a limiter or a bound → its name in the table of that kind."""
    rows = table(f"{kind}s")[kind]
    return {alias: name for name, row in rows.items() for alias in row.get("also", "").split()} | {name: name for name in rows}


def _table_lessons(kind: str, title: str, plain: str, chart: Callable[[Mapping[str, Any]], Chart]) -> list[Lesson]:
    """The lesson of a limiter or a bound, with a chart where its row names columns."""
    name = _words(kind).get(plain)
    if name is None:
        return []
    row = table(f"{kind}s")[kind][name]
    paragraphs = (("Invariant", row["invariant"]), ("How to change it", row["change"]))
    return [Lesson(title, name, row["title"], paragraphs, (chart(row),) if row.get("columns") else ())]


def _product_chart(row: Mapping[str, Any]) -> Chart:
    """The products whose peaks these are: rates by 1e9 or 1e12 as the titles state, and quotients of two peaks."""
    columns, over = row["columns"], row.get("over", {})
    rows = []
    for product in hardware.products():
        cells: list[str] = []
        for name, title in columns.items():
            value = product.peaks.get(name)
            unit = 1e12 if title.endswith("Tops") else 1e9
            cells.append("–" if value is None else f"{value / unit:,.4g}" if value < 1e3 * unit else f"{value / unit:,.0f}")
        cells += [_quotient(product.peaks.get(top), product.peaks.get(bottom)) for top, bottom in over.values()]
        rows.append((product.name, product.target, *cells))
    titles = ("product", "target", *columns.values(), *over)
    return Chart("By product, from the peaks of the tables; – where there is none with a source.", titles, tuple(rows))


def _quotient(top: float | None, bottom: float | None) -> str:
    return "–" if top is None or bottom is None else f"{top / bottom:.3g}"


def _generation_chart(row: Mapping[str, Any]) -> Chart:
    """The GPUs of the tables that have these columns, those with equal values in the same row."""
    cells = ((gpu, tuple(_cell(getattr(gpu, column)) for column in row["columns"])) for gpu in hardware.all_gpus())
    gpus = ((gpu.architecture, own, gpu.target) for gpu, own in cells if set(own) != {_NONE})
    alike = group_by(gpus, lambda gpu: gpu[:2])
    rows = tuple((name, _targets([target for *_, target in same]), *own) for (name, own), same in alike.items())
    caption = "By generation; where a GPU has two values, they are those of its two wave sizes or modes."
    return Chart(caption, ("generation", "targets", *row["columns"].values()), rows)


def _targets(targets: list[str]) -> str:
    rest = f" and {len(targets) - _TARGETS_SHOWN} more" if len(targets) > _TARGETS_SHOWN else ""
    return " ".join(targets[:_TARGETS_SHOWN]) + rest


def _cell(value: Any) -> str:
    if value in (None, ()):
        return _NONE
    if isinstance(value, tuple):
        return ", ".join(f"{entry:,}" for entry in value)
    return f"{value:,}" if isinstance(value, int) else str(value)


def _metric_lessons(plain: str) -> list[Lesson]:
    metric = by_name().get(plain.replace("-", "_"))
    if metric is None:
        return []
    texts = {**table("metrics")["group"][metric.group], **table("metrics")["metric"].get(metric.name, {})}
    unit = f"In {metric.unit}. " if metric.unit else ""
    also = f" Also called {', '.join(metric.aliases)}." if metric.aliases else ""
    paragraphs = (
        ("Unit and direction", f"{unit}{_WORSE[metric.worse]}{also}"),
        ("Where it comes from", texts["from"]),
        ("How to change it", texts["change"]),
    )
    return [Lesson("metric", metric.name, metric.meaning[:1].upper() + metric.meaning[1:], paragraphs)]


def _class_lessons(plain: str) -> list[Lesson]:
    text = table("classes")["class"].get(plain)
    if text is None:
        return []
    paragraphs = (("What it costs", text["cost"]), *((("Instead", text["instead"]),) if "instead" in text else ()))
    return [Lesson("class of instructions", plain, text["title"], paragraphs)]
