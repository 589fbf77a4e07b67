"""The gate that ``[check]`` of the configuration describes, checked word by word.

A misspelt limit that is ignored protects nobody, so every unknown key and every value that makes no sense is an error.
"""

from __future__ import annotations

import datetime
import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from fnmatch import fnmatchcase
from operator import eq, ge, gt, le, lt
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from isaview.base import regex
from isaview.base.figures import quantity
from isaview.base.measure import Number, bytes_of
from isaview.base.metrics import find, worse_when
from isaview.base.text import hint, safe, selects
from isaview.base.words import CLASSES
from isaview.reports.rule import FAMILIES, UnknownRuleError, choose_rules, rules_for_word
from isaview.reports.rule import rules as every_rule

_COMPARISONS = {"<=": le, ">=": ge, "<": lt, ">": gt, "==": eq}
_LIMIT = regex.compile(r"\s*(<=|>=|==|<|>)?\s*(.+?)\s*")
_GROWTH = regex.compile(r"\s*([+-])\s*(\d+(?:\.\d+)?)\s*(%|[kKmM]?i?[bB]?)?\s*")
REMOVED = "removed"
BASELINE = "isaview-baseline.json"
"""The baseline's name where none is given."""
BY_RULE = "findings."
"""``findings.ISA301`` and so on: how many findings a rule has."""
BY_CLASS = "instructions."
"""``instructions.matrix`` and so on: how many instructions of a class there are."""
DEFAULT_REGRESSIONS = {
    "spilled_bytes": "+0",
    "spilled_vector_registers": "+0",
    "spilled_scalar_registers": "+0",
    "private_bytes": "+0",
    "occupancy_waves": "-0",
    "vector_registers": "+8",
}
"""What counts as a regression where the configuration says nothing."""


class GateError(ValueError):
    """A rule that cannot be used; the message says which and why."""


class Limit(Struct, frozen=True):
    """A bound on a figure: ``text`` as people wrote it."""

    metric: str
    comparison: str
    bound: Number
    text: str

    def holds(self, value: Number) -> bool:
        """Whether a value is within the bound."""
        return bool(_COMPARISONS[self.comparison](value, self.bound))


class Regression(Struct, frozen=True):
    """How much worse a figure may get: by ``amount``, or by so many ``percent``; ``step``: only if occupancy falls.

    ``less`` says that falling is worse. ``asked``: somebody wrote this rule, it is no default.
    """

    metric: str
    amount: Number | None
    percent: float | None
    step: bool
    text: str
    less: bool = False
    is_explicit: bool = True

    def is_broken(self, old: Number, new: Number) -> bool:
        """Whether a change from old to new is more than is allowed, in the direction that is worse."""
        # Counted in the direction that is worse, so that one comparison serves both.
        grown = old - new if self.less else new - old
        if self.step:
            return grown > 0
        if self.percent is not None:
            # Of nothing any growth is too much: a percentage of 0 allows 0.
            return grown > abs(old) * self.percent / 100 if old else grown > 0
        return grown > (self.amount or 0)


class Waiver(Struct, frozen=True):
    """What is let through: pattern on the demangled name, metric, allowed value, reason, last day."""

    kernel: str
    metric: str
    reason: str
    allowed: Number | None = None
    expires: datetime.date | None = None

    def covers(self, demangled: str, metric: str) -> bool:
        """Whether this waiver is about such a finding."""
        return self.metric == metric and selects(self.kernel, demangled, demangled)

    def has_expired(self, today: datetime.date) -> bool:
        """Whether its last day is over."""
        return self.expires is not None and today > self.expires


class Rules(Struct, frozen=True):
    """Limits and regressions for kernels of some name, target or dialect; empty patterns fit all.

    ``codes`` are the rules that may find nothing there, None where these rules do not say.
    """

    match: str = ""
    target: str = ""
    dialect: str = ""
    limits: tuple[Limit, ...] = ()
    regressions: tuple[Regression, ...] = ()
    codes: tuple[str, ...] | None = None

    def apply_to(self, name: str, demangled: str, dialect: str, target: str | None) -> bool:
        """Whether these rules are for such a kernel."""
        return (
            (not self.match or selects(self.match, name, demangled))
            and (not self.dialect or self.dialect == dialect)
            and (not self.target or fnmatchcase(target or "", self.target))
        )


class Gate(Struct, frozen=True):
    """Everything the configuration says about checking; ``baseline`` and ``against`` are "" where it does not name them."""

    rules: tuple[Rules, ...] = ()
    waivers: tuple[Waiver, ...] = ()
    on_estimates: bool = False
    on_conditional: bool = False
    baseline: str = ""
    against: str = ""
    ratchet: bool = False
    """Whether figures that are better than the baseline says stop a change until the baseline records them."""

    def __str__(self) -> str:
        """How it is listed among the settings."""
        limits = sum(len(rules.limits) for rules in self.rules)
        regressions = sum(len(rules.regressions) for rules in self.rules)
        return f"{limits} limits, {regressions} regressions, {len(self.codes)} rules, {len(self.waivers)} waivers"

    @property
    def metrics(self) -> frozenset[str]:
        """The figures that any rule is about."""
        limits = {rule.metric for rules in self.rules for rule in rules.limits}
        return frozenset(limits | {rule.metric for rules in self.rules for rule in rules.regressions})

    @property
    def codes(self) -> tuple[str, ...]:
        """The codes of all rules that may find nothing in some kernel."""
        return tuple(sorted({code for rules in self.rules for code in rules.codes or ()}))

    @property
    def has_limits(self) -> bool:
        """Whether any limit is set, or any rule may find nothing."""
        return any(rules.limits or rules.codes for rules in self.rules)

    def rules_for(self, name: str, demangled: str, dialect: str, target: str | None) -> Rules:
        """The rules of a kernel: later ones override earlier ones, metric by metric."""
        limits: dict[str, Limit] = {}
        regressions: dict[str, Regression] = {}
        codes: tuple[str, ...] = ()
        for rules in self.rules:
            if rules.apply_to(name, demangled, dialect, target):
                limits.update((limit.metric, limit) for limit in rules.limits)
                regressions.update((rule.metric, rule) for rule in rules.regressions)
                codes = codes if rules.codes is None else rules.codes
        return Rules(limits=tuple(limits.values()), regressions=tuple(regressions.values()), codes=codes)

    def with_rules(self, select: Sequence[str], ignore: Sequence[str]) -> Gate:
        """The same gate with further rules for every kernel, and without some.

        Raises:
            UnknownRuleError: a word fits no rule.
        """
        more = {rule.code for rule in choose_rules(select)} if select else set()
        fewer = {rule.code for word in ignore for rule in rules_for_word(word)}
        if not more and not fewer:
            return self
        first, *others = self.rules or (Rules(),)

        def select_codes(rules: Rules) -> Rules:
            return replace(rules, codes=tuple(sorted(({*(rules.codes or ())} | more) - fewer)))

        return replace(
            self, rules=(select_codes(first), *(rules if rules.codes is None else select_codes(rules) for rules in others))
        )


_FLAGS = ("gate-on-estimates", "gate-on-conditional", "ratchet")
_TEXTS = ("baseline", "against")
_KEYS = ("limits", "regressions", "rules", "kernel", "waiver", *_FLAGS, *_TEXTS)
_KERNEL_KEYS = ("match", "target", "dialect", "limits", "regressions", "rules")
_WAIVER_KEYS = ("kernel", "metric", "allowed", "reason", "expires")


def parse_gate(section: Any) -> Gate:
    """The gate that a ``[check]`` table describes.

    Raises:
        GateError: a key is unknown, or a value makes no sense.
    """
    table = require_table(section, "check", _KEYS)
    own = (
        _parse_regressions(table["regressions"])
        if "regressions" in table
        else _parse_regressions(DEFAULT_REGRESSIONS, asked=False)
    )
    first = Rules(limits=tuple(_parse_limits(table.get("limits", {}))), regressions=tuple(own), codes=_parse_codes(table))
    kernels, waivers = map(_parse_rules, _entries(table, "kernel")), tuple(map(_parse_waiver, _entries(table, "waiver")))
    rules = (first, *kernels)
    of_kind = {**dict.fromkeys(_FLAGS, (bool, "true or false")), **dict.fromkeys(_TEXTS, (str, "a text"))}
    for key, (kind, name) in of_kind.items():
        if not isinstance(table.get(key, kind()), kind):
            raise GateError(f"check.{key} is {name}")
    on_estimates, on_conditional, ratchet = (table.get(key, False) for key in _FLAGS)
    baseline, against = (table.get(key, "") for key in _TEXTS)
    return Gate(rules, waivers, on_estimates, on_conditional, baseline, against, ratchet)


def require_table(value: Any, name: str, keys: Iterable[str]) -> Mapping[str, Any]:
    """The table of a setting. Raises GateError: it is none, or has a key that is not among these."""
    if not isinstance(value, Mapping):
        raise GateError(f"{name} is a table")
    for key in value:
        if key not in keys:
            near = hint(key, keys, f"it has {', '.join(keys)}")
            raise GateError(f"{name} has no key {key!r}; {near}")
    return value


def _entries(table: Mapping[str, Any], name: str) -> list[Any]:
    entries = table.get(name, [])
    if not isinstance(entries, list):
        raise GateError(f"check.{name} is a list of tables: [[check.{name}]]")
    return entries


def metric_name(name: str) -> str:
    """The name of a gated figure, aliases resolved.

    Raises:
        GateError: there is none.
    """
    if name.startswith(BY_CLASS):
        word = name.removeprefix(BY_CLASS).strip().lower().replace(" ", "_").replace("-", "_")
        if word in CLASSES:
            return BY_CLASS + word
        raise GateError(f"no class of instructions is called {word!r}; {hint(word, CLASSES, 'see `isaview list classes`')}")
    try:
        return find(name).name
    except KeyError as unknown:
        raise GateError(str(unknown.args[0])) from None


def _figure_entries(value: Any, what: str) -> Iterator[tuple[str, Any]]:
    """Figures and their values; a table inside (``instructions.matrix``) counts as figures with a dot."""
    if not isinstance(value, Mapping):
        raise GateError(f"{what}, not {value!r}")
    for name, inner in value.items():
        if isinstance(inner, Mapping):
            yield from ((metric_name(f"{name}.{last}"), value) for last, value in inner.items())
        else:
            yield metric_name(str(name)), inner


def _parse_limits(value: Any) -> Iterator[Limit]:
    for metric, bound in _figure_entries(value, "limits is a table of figures and bounds"):
        yield parse_limit(metric, bound)


def parse_limit(metric: str, bound: Any) -> Limit:
    """The limit of a figure as people write it: ``96``, ``>= 4``, ``48 KiB``. Raises GateError: it is none."""
    # In Python True is an int, and a limit of `true` would be 1.
    is_bound = isinstance(bound, int | float | str) and not isinstance(bound, bool)
    match = _LIMIT.fullmatch(str(bound)) if is_bound else None
    if match is None:
        raise GateError(f"the limit of {metric} is a number or a text such as '>= 4', not {bound!r}")
    comparison = match[1] or (">=" if worse_when(metric) == "less" else "<=")
    number = _parse_amount(match[2], metric)
    return Limit(metric, comparison, number, f"{comparison} {quantity(number, _unit(metric))}")


def _unit(metric: str) -> str:
    plain = metric == REMOVED or metric.startswith((BY_CLASS, *FAMILIES))
    return "" if plain else find(metric).unit


def _parse_amount(text: str, metric: str) -> Number:
    try:
        if _unit(metric) == "B":
            return bytes_of(text)
    except ValueError as error:
        raise GateError(f"the amount for {metric}: {error}") from None
    number = math.nan
    with suppress(ValueError):
        number = float(text.removesuffix("%") if _unit(metric) in ("%", "percent") else text)
    if not math.isfinite(number):
        raise GateError(f"the amount for {metric} is a number, not {text!r}")
    return int(number) if number.is_integer() else number


def _parse_regressions(value: Any, *, asked: bool = True) -> Iterator[Regression]:
    for metric, growth in _figure_entries(value, "regressions is a table of figures and what they may grow by"):
        text, way = str(growth), worse_when(metric)
        if text == "step":
            yield Regression(metric, None, None, True, "no occupancy step lost", way == "less", asked)
            continue
        match = _GROWTH.fullmatch(text)
        if match is None or not math.isfinite(float(match[2])):
            raise GateError(f"the regression of {metric} is '+8', '+5%', '-1' or 'step', not {text!r}")
        less = match[1] == "-"
        # '-8' for registers would forbid what is better: surely a mistake. A bare '-0' stays allowed.
        if way and less != (way == "less") and float(match[2]):
            raise GateError(f"the regression of {metric}: {text} is the direction that is better")
        less = way == "less" if way else less
        percent = float(match[2]) if match[3] == "%" else None
        amount = _parse_amount(match[2] + (match[3] or ""), metric) if percent is None else None
        yield Regression(metric, amount, percent, False, text, less, asked)


def _parse_rules(entry: Any) -> Rules:
    table = require_table(entry, "check.kernel", _KERNEL_KEYS)
    match, target, dialect = (table.get(key, "") for key in ("match", "target", "dialect"))
    if not all(isinstance(text, str) for text in (match, target, dialect)) or not (match or target or dialect):
        raise GateError("[[check.kernel]] needs a text as match, target or dialect")
    limits, regressions = tuple(_parse_limits(table.get("limits", {}))), tuple(_parse_regressions(table.get("regressions", {})))
    return Rules(match, target, dialect, limits, regressions, _parse_codes(table))


def _parse_codes(table: Mapping[str, Any]) -> tuple[str, ...] | None:
    """The rules that a table names by code, beginning of a code, family or name; None where it names none."""
    words = table.get("rules")
    if words is None:
        return None
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        raise GateError("rules is a list of codes, families or names: see `isaview list rules`")
    try:
        return tuple(rule.code for rule in choose_rules(words)) if words else ()
    except UnknownRuleError as unknown:
        raise GateError(str(unknown)) from None


def _waived_metric(text: str) -> str:
    """What a waiver is about: a figure, the code of a rule by that or its name, or that a kernel is removed."""
    plain = text.strip().lower()
    code = next((rule.code for rule in every_rule() if plain in (rule.code.lower(), rule.name)), None)
    if code is not None or text == REMOVED:
        return code or REMOVED
    if plain[:4].upper() in FAMILIES:
        raise GateError(f"a waiver is about one rule, and {text!r} is none: see `isaview list rules`")
    return metric_name(text)


def _parse_waiver(entry: Any) -> Waiver:
    table = require_table(entry, "check.waiver", _WAIVER_KEYS)
    for key in ("kernel", "metric", "reason"):
        if not isinstance(table.get(key), str) or not table[key].strip():
            raise GateError(f"[[check.waiver]] needs a {key}: a waiver without one rots")
    expires = table.get("expires")
    if isinstance(expires, str):
        try:
            expires = datetime.date.fromisoformat(expires)
        except ValueError:
            raise GateError(f"a waiver's last day is a date such as 2027-01-31, not {expires!r}") from None
    # TOML reads a day with a time as a datetime, which cannot be compared with a date.
    expires = expires.date() if isinstance(expires, datetime.datetime) else expires
    if expires is not None and not isinstance(expires, datetime.date):
        raise GateError("a waiver's last day is a date such as 2027-01-31")
    metric = _waived_metric(table["metric"])
    most = None if table.get("allowed") is None else _parse_amount(str(table["allowed"]), metric)
    return Waiver(safe(table["kernel"]), metric, safe(table["reason"]), most, expires)
