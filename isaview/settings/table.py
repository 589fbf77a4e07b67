"""Every setting with its meaning, its default and its check; `isaview list settings` prints this table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from isaview.base import limits

PREFIX = "ISAVIEW_"
_TRUE, _FALSE = ("1", "true", "yes", "on"), ("0", "false", "no", "off", "")
_DIGITS = 15
"""Of a whole number: Python refuses to read texts of more than 4,300 digits, with an error of its own."""


class Setting(Struct, frozen=True):
    """A setting: its key, what it means, its default, and the check that makes a value of it.

    ``parse`` takes what the file or the environment holds and raises ValueError with the reason if it is no good. A
    ``table`` stands in files only; what is the ``user``'s own business, in the environment only.
    """

    name: str
    meaning: str
    default: Any
    parse: Callable[[Any], Any]
    table: bool = False
    user: bool = False

    @property
    def variable(self) -> str:
        """The environment variable of the same meaning; "" for a table."""
        return "" if self.table else PREFIX + self.name.upper().replace("-", "_")


def _flag(value: Any) -> bool:
    if isinstance(value, bool):
        return value
    word = str(value).lower()
    if word not in (*_TRUE, *_FALSE):
        raise ValueError("expected true or false")
    return word in _TRUE


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise ValueError("expected a text")
    return value


def _choice(*choices: str) -> Callable[[Any], str]:
    def parse(value: Any) -> str:
        if value not in choices:
            raise ValueError(f"expected one of {', '.join(choices)}", choices)
        return str(value)

    return parse


def _text_list(value: Any, expected: str, part: str = "") -> list[str]:
    """A list of texts, each with this part, or a text with commas between them."""
    texts = value.split(",") if isinstance(value, str) else value
    if not isinstance(texts, list) or not all(isinstance(text, str) and part in text for text in texts):
        raise ValueError(expected)
    return texts


def _pairs(value: Any) -> list[tuple[str, str]]:
    pairs = [text.partition("=") for text in _text_list(value, "expected OLD=NEW, or a list of such", "=")]
    return [(old, new) for old, _, new in pairs]


def _whole_number(value: Any) -> int:
    text = str(value)
    # `isdecimal` alone takes digits of every script
    if not text.isascii() or not text.isdecimal() or len(text) > _DIGITS:
        raise ValueError("expected a whole number")
    return int(text)


# The checks below import late: most runs have neither limits nor goals nor chosen rules, and should not load these rooms.


def _gate(value: Any) -> Any:
    """The gate that a table describes; None, which no file can hold, if nobody configured one."""
    from isaview.gate.policy import parse_gate

    return None if value is None else parse_gate(value)


def _goals(value: Any) -> Any:
    from isaview.gate.goals import parse_goals

    return parse_goals(list(value) if isinstance(value, tuple) else value)


def _rules(value: Any) -> list[str]:
    from isaview.reports.rule import choose_rules

    texts = _text_list(value, "expected codes, families or names of rules")
    words = [word.strip() for text in texts for word in text.split(",") if word.strip()]
    choose_rules(words)
    return words


SETTINGS = (
    Setting("cache", "keep tables, statements and results in the user's cache folder", True, _flag, user=True),
    Setting("cache-bytes", "how much may lie there", limits.CACHE_BYTES, _whole_number, user=True),
    Setting("check", "limits, regressions and waivers of `isaview check`", None, _gate, table=True),
    Setting("color", "auto, always or never", "auto", _choice("auto", "always", "never")),
    Setting("details", "show every kernel in full instead of a table of many", False, _flag),
    Setting("exact", "ask ptxas: auto (small PTX, to look at), never, required", "auto", _choice("auto", "never", "required")),
    Setting("exact-bytes", "the largest PTX that ptxas is asked of by itself", limits.EXACT_BYTES, _whole_number),
    Setting("exact-instructions", "the most instructions of such a text", limits.EXACT_INSTRUCTIONS, _whole_number),
    Setting("exact-kernels", "the most kernels of such a text", limits.EXACT_KERNELS, _whole_number),
    Setting("format", "the output format, see `isaview list formats`", "text", _text),
    Setting("ignore", "rules to leave out: codes, beginnings of codes, families, names", [], _rules),
    Setting("kernel", "show kernels whose name matches only", "", _text),
    Setting("kpi", "goals for figures of a dataset, see `isaview history kpi`", (), _goals, table=True),
    Setting("path-map", "source paths in dumps and where they are here: OLD=NEW", [], _pairs),
    Setting("scheduler", "the scheduler of a Dask cluster that `isaview scan` uses", "", _text, user=True),
    Setting("select", "rules to ask, all where empty; see `isaview list rules`", [], _rules),
    Setting("traceback", "show where in isaview a bug of isaview's stands", False, _flag),
    Setting("unread-allowed", "accept inputs of which more than 1 % could not be read", False, _flag),
)
