"""Every function that a text names by a head is in the report or in a diagnostic, however the text is damaged."""

import random
import re

import pytest

import isaview
from tests.conftest import SAMPLES, TIMES
from tests.support.varied import varied
from tests.test_robust import MUTATIONS, window

HEADS = {
    ".ptx": re.compile(
        r"^(?:\.visible |\.weak )?\.(?:entry|func)\b(?:[ ]*\([^)\n]*\))?[ ]+([A-Za-z_$%][\w$]*)(?=[\s({][^;{]*\{|\{)", re.M
    ),
    ".s": re.compile(r"^[ \t]*\.type[ \t]+([\w.$]+),[ \t]*@function|^[0-9a-f]{8,16} <([\w.$]+)>:", re.M),
    ".ll": re.compile(r"^define\b[^\n@]*@([\w.$-]+)\(", re.M),
    **dict.fromkeys(
        (".ttgir", ".ttir", ".mlir"), re.compile(r"^[ \t]*(?:tt|func)\.func (?:public |private )?@([\w$.-]+)\([^\n]*\{$", re.M)
    ),
    ".hlo": re.compile(r"^(?:ENTRY )?%?([A-Za-z_][\w.-]*) (?:\([^\n]*\) -> [^\n]+ )?\{$", re.M),
    ".sass": re.compile(r"^[ \t]*Function : ([\w$.]+)\s|^([\w$.]+):\n\.text\.\2:$", re.M),
}
"""By the language's suffix, what names a function: written down here, apart from any reader."""
STATEMENT_ENDS = {".ptx": ";{}"}
"""The others end statements with lines."""
DUMPS = sorted(path for path in SAMPLES.iterdir() if path.suffix in HEADS)
WAYS = 8 * TIMES


def without_open_comment(text: str) -> str:
    """What stands before a comment that is never closed."""
    closed = 0
    while (opened := text.find("/*", closed)) >= 0:
        closed = text.find("*/", opened + 2) + 2
        if closed < 2:
            return text[:opened]
    return text


def lost(data: bytes, suffix: str) -> list[str]:
    """The names of a text that stand neither in its report nor in a message, or in the statement of one."""
    reading = isaview.read(data)
    if reading.refused:
        return []
    told = [one for module in reading for one in module.diagnostics]
    known = {kernel.name for module in reading for kernel in module.kernels}
    said = " ".join([*(f"{one.message} {one.text}" for one in told), *(module.cut_off for module in reading)])
    text = data.decode("utf-8", "replace")
    if any(module.cut_off for module in reading):
        text = without_open_comment(text)
    lines = {one.line for one in told}
    found = []
    for head in HEADS[suffix].finditer(text):
        name = "".join(filter(None, head.groups()))
        begins = max(text.rfind(end, 0, head.start()) for end in STATEMENT_ENDS.get(suffix, "\n"))
        first, last = (text.count("\n", 0, place) + 1 for place in (max(0, begins), head.start()))
        if name not in known and name not in said and lines.isdisjoint(range(first, last + 1)):
            found.append(name)
    return found


@pytest.mark.exhaustive
@pytest.mark.parametrize("path", varied(DUMPS), ids=lambda path: path.name)
def test_no_name_is_lost_in_a_damaged_text(path):
    data = path.read_bytes()
    assert HEADS[path.suffix].search(data.decode("utf-8")) and not lost(data, path.suffix)
    chance = random.Random(f"names {path.name}")
    for way in range(WAYS):
        damaged = MUTATIONS[way % len(MUTATIONS)](window(data, chance), chance)
        assert not lost(damaged, path.suffix), f"way {way}: {MUTATIONS[way % len(MUTATIONS)].__name__}"
