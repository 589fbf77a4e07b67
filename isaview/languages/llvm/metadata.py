"""The source positions and branch weights that metadata of LLVM IR states.

``!dbg !7`` leads through DILocation, DISubprogram and DILexicalBlock to a file and a line; ``!prof !8`` to branch weights. The
metadata is looked at only when somebody asks for a node, and then only the nodes that lead there.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from msgspec import Struct, field

from isaview.base import regex
from isaview.languages.llvm.assembly import unescape
from isaview.model.kernel import DebugInfo, SourcePosition, Weights, innermost_position

_NODE = regex.compile(r"\n!(\d+) = ")
_FIELD = regex.compile(r'(\w+): (?:!(\d+)|"([^"]*)"|(-?\d+))')
_WEIGHTS = regex.compile(r'(?:distinct )?!?\{!"?branch_weights"?,( !"?expected"?,)?((?: i\d{1,3} \d{1,20},?){1,4096})\}')
_COUNT = regex.compile(r"i\d+ (\d+)")
_INLINE_DEPTH = 64  # calls
_SCOPE_DEPTH = 256  # scopes


class Metadata(Struct, DebugInfo, dict=True):
    """The metadata of a module; where its nodes stand is looked up once, when the first is asked for."""

    text: str
    fields: dict[str, dict[str, str]] = field(default_factory=dict)
    positions: dict[str, SourcePosition | None] = field(default_factory=dict)

    @cached_property
    def places(self) -> Mapping[str, int]:
        """Number → where the node's content begins."""
        return {match[1]: match.end() for match in _NODE.finditer(self.text)}

    def line(self, number: str) -> str:
        """The content of a numbered node as it stands; empty where there is none."""
        start = self.places.get(number, -1)
        end = self.text.find("\n", start) if start >= 0 else 0
        return "" if start < 0 else self.text[start : end if end >= 0 else len(self.text)]

    def members(self, number: str) -> str:
        """What stands between the braces of a node that is a list, "" where there is no such node."""
        line = self.line(number).removeprefix("distinct ")
        return line[2 : line.rfind("}")] if line.startswith("!{") else ""

    def node(self, number: str) -> dict[str, str]:
        """The fields of a metadata node; empty where there is none."""
        known = self.fields.get(number)
        if known is None:
            known = self.fields[number] = _fields(self.line(number))
        return known

    def position(self, number: str) -> SourcePosition | None:
        """The position a ``!dbg`` operand stands for ("12", or an inline ``!DILocation(…)``); None where nothing says."""
        if number not in self.positions:
            chain: list[tuple[str, int, int]] = []
            node = number.lstrip("!")
            while node and len(chain) < _INLINE_DEPTH:
                fields = _fields(node) if "(" in node else self.node(node)
                file = self._file(fields.get("scope", ""))
                if not fields.get("line") or not file:
                    break
                chain.append((file, int(fields["line"][:9]), int(fields.get("column", "0")[:9])))
                node = fields.get("inlinedAt", "")
            self.positions[number] = innermost_position(chain)
        return self.positions[number]

    def _file(self, scope: str) -> str:
        """The file name of a scope, "" where there is none."""
        for _ in range(_SCOPE_DEPTH):
            fields = self.node(scope)
            if "filename" in fields:
                return unescape(fields["filename"])
            scope = fields.get("file") or fields.get("scope", "")
            if not scope:
                return ""
        return ""

    def weights(self, number: str) -> Weights | None:
        """The branch weights a ``!prof`` operand stands for; None for anything else, as the count of a function's calls."""
        text = number.lstrip("!")
        match = _WEIGHTS.match(text if "{" in text else self.line(text))
        counts = tuple(int(digits) for digits in _COUNT.findall(match[2])) if match is not None else ()
        return Weights(counts, bool(match and match[1])) if counts else None


def _fields(line: str) -> dict[str, str]:
    return {name: number or text or digits for name, number, text, digits in _FIELD.findall(line)}
