"""Style, script and data of a page, as they stand in its HTML: nothing is loaded, and no text of an input is markup.

The script is one function for each module in ``scripts/``, joined along their imports from ``main.js``: such a module imports
and exports by name, each import on a line of its own. Data is JSON, packed by gzip, in base64.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterable, Iterator
from functools import cache
from gzip import compress
from hashlib import sha256
from pathlib import Path

from msgspec import json
from msgspec.structs import replace

from isaview.base import limits, regex
from isaview.views.page import PageData, PageKernel, command_for

_SHEETS = ("page.css", "charts.css")
_MAIN = "main"
_IMPORT = regex.compile(r'^import \{([^}\n]*)\} from "\./(\w+)\.js";\n', re.MULTILINE)
_EXPORT = regex.compile(r"^export (?=(?:async )?(?:function\*?|const|let|class) (\w+))", re.MULTILINE)
_COMMENT = regex.compile(r"^[ \t]*/\*\*(?:(?!\*/).)*\*/[ \t]*\n", re.MULTILINE | re.DOTALL)
"""A comment on lines of its own: types and explanations are for who reads the modules."""
_BLOCK = '<script type="application/octet-stream" id="{}">{}</script>\n'
_FULL = "the page is full at {size} MiB; {command} has its listing"
_LEVEL = 6
"""Of gzip: what a higher one saves is not worth the time."""


@cache
def style() -> str:
    """The style of a page."""
    sheets = (Path(__file__).with_name(name) for name in _SHEETS)
    return "\n".join(sheet.read_text(encoding="utf-8").strip() for sheet in sheets if sheet.is_file())


@cache
def script() -> str:
    """The script of a page, "" where there is none."""
    folder = Path(__file__).with_name("scripts")
    return "".join(_modules(folder, _MAIN, {})) if (folder / f"{_MAIN}.js").is_file() else ""


def _modules(folder: Path, name: str, seen: dict[str, None]) -> Iterator[str]:
    """A module as a function, behind those that it imports; each once."""
    if name in seen:
        return
    seen[name] = None
    text = _COMMENT.sub("", (folder / f"{name}.js").read_text(encoding="utf-8"))
    for imported in _IMPORT.finditer(text):
        yield from _modules(folder, imported[2], seen)
    exported = ", ".join(match[1] for match in _EXPORT.finditer(text))
    body = _IMPORT.sub(lambda match: f"const {{{match[1].replace(' as ', ': ')}}} = {match[2]}_js;\n", text)
    yield f"const {name}_js = (() => {{\n{_EXPORT.sub('', body)}return {{ {exported} }};\n}})();\n"


def digest(text: str) -> str:
    """A source of a content security policy that allows just this text."""
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


def blocks(data: PageData, room: int) -> tuple[str, tuple[PageKernel, ...]]:
    """The data of a page as elements of HTML, and the kernels whose listings do not fit.

    Listings have the ``room`` (in bytes) that the rest of the data leaves, in the order of the page; data itself is never cut.
    """
    kernels, listings, full = [], [], []
    # The data of all kernels comes first: a page without some listings works, one without data does not.
    left = room - len(_pack("data", _plain(data, data.kernels)))
    for kernel in data.kernels:
        block = "" if kernel.listing is None else _pack(f"listing-{kernel.id}", kernel.listing)
        if len(block) > left:
            why = _FULL.format(size=limits.PAGE_BYTES >> 20, command=command_for(kernel.path, kernel.symbol))
            kernel, block = replace(kernel, listing=None, no_listing=why), ""
            full.append(kernel)
        left -= len(block)
        kernels.append(kernel)
        listings.append(block)
    return "".join([_pack("data", _plain(data, kernels)), *listings]), tuple(full)


def _plain(data: PageData, kernels: Iterable[PageKernel]) -> PageData:
    """The data without what stands elsewhere in the page."""
    return replace(data, kernels=tuple(replace(kernel, listing=None, sections=()) for kernel in kernels))


def _pack(name: str, value: object) -> str:
    return _BLOCK.format(name, b64encode(compress(json.encode(value), _LEVEL, mtime=0)).decode())
