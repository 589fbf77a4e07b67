"""Make everything in the documentation that follows from the program: rule pages, pictures, and quoted output.

``python docs/make.py`` writes what differs and names it; ``--check`` writes nothing and exits with 1 where something would
change. Three kinds of things are made, all by running ``isaview`` on ``samples/``:

- ``docs/rules/*.md``: a page a family, from the text that ``isaview explain`` prints;
- ``docs/pictures/*.svg``: what a terminal shows, the plots that ``-o x.svg`` writes, and the way of ``docs/path.py``;
- the output below every command in a ``console`` block of a hand-written page.
"""

from __future__ import annotations

import argparse
import html
import json
import os
import re
import runpy
import shlex
import subprocess
import sys
import tempfile
from io import StringIO
from pathlib import Path
from textwrap import fill

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
WIDTH = 128
COLUMNS = 90
TERMINALS = {
    "show.svg": "isaview samples/matmul.triton.gfx942.s",
    "spill.svg": "isaview samples/spill.clang.gfx1030.s --kernel spill",
    "diff.svg": "isaview diff samples/spill.clang.gfx1030.s samples/spill.clang-256.gfx1030.s --kernel spill --table",
    "bound.svg": "isaview bound samples/matmul.nvcc.sm_80.ptx -k matmul_plain -g A100 --assume threads=16x16 | head -19",
}
"""Commands whose coloured output is a picture, by the picture's name."""
PLOTS = {
    "occupancy.svg": "isaview occupancy --gpu MI300X --registers 130 --threads 512 --sweep registers",
    "roofline.svg": "isaview bound samples/matmul.nvcc.sm_80.ptx --gpu A100 --assume threads=16x16",
    "pressure.svg": "isaview pressure samples/matmul.triton.gfx942.s",
}
"""Commands that draw a picture themselves with ``-o``, by the picture's name."""
CONSOLE = re.compile(r"(^```console\n)(.*?)(^```$)", re.MULTILINE | re.DOTALL)
FRAME = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-label="LABEL">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
  font-size: {char_height}px; line-height: {line_height}px; white-space: pre; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/></clipPath></defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g></g></svg>
"""
"""The frame around rich's picture of a terminal: as rich's own, with the reader's fonts in place of fonts from the web."""
SEGMENT = re.compile(
    r'<text class="([^"]+)" x="([\d.]+)" y="([\d.]+)" textLength="[\d.]+" clip-path="[^"]+">(.*?)</text>\n?', re.DOTALL
)
"""A piece of a line in rich's picture: class, place, and text."""
CELL = 12.2
"""Width of a letter in it."""


def run(command: str, *, columns: int = COLUMNS, color: str = "never") -> str:
    """What a shell command prints on standard output in the repository's root; ``isaview`` is the one of this checkout.

    Raises:
        RuntimeError: isaview found a bug of its own, or the shell knows no such command.
    """
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "isaview"
        program.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m isaview "$@"\n', encoding="utf-8")
        program.chmod(0o755)
        plain = {
            name: value for name, value in os.environ.items() if not name.startswith(("ISAVIEW_", "NO_COLOR", "FORCE_COLOR"))
        }
        environment = {
            **plain,
            "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}",
            "PYTHONPATH": str(ROOT),
            "COLUMNS": str(columns),
            "ISAVIEW_EXACT": "never",  # what is quoted may not depend on whether there is a ptxas
            "GIT_DIR": os.devnull,  # nor on what is committed
            "LC_ALL": "C.UTF-8",
            **({"FORCE_COLOR": "1"} if color == "always" else {}),
        }
        done = subprocess.run(
            ["bash", "-c", command], cwd=ROOT, env=environment, capture_output=True, encoding="utf-8", check=False
        )
    if done.returncode in (70, 126, 127) or done.returncode < 0:
        raise RuntimeError(f"{command}: exit code {done.returncode}\n{done.stderr}")
    return done.stdout


def filled(text: str, heading: str = "") -> list[str]:
    """A paragraph as lines of Markdown; words such as ``__launch_bounds__`` outside of code become code."""
    parts = text.replace("``", "`").split("`")
    parts[::2] = [re.sub(r"[\w.]*(?:_\w+|\*)[\w.*]*", r"`\g<0>`", part) for part in parts[::2]]
    parts[1::2] = [part.replace(" ", "\0") for part in parts[1::2]]
    lines = fill(heading + "`".join(parts), WIDTH, break_on_hyphens=False, break_long_words=False)
    return lines.replace("\0", " ").split("\n")


def rule_pages() -> dict[Path, str]:
    """The pages of the rules, one a family, and the page that lists them all."""
    listed = json.loads(run("isaview list rules --format json"))
    taught = json.loads(run("isaview explain " + " ".join(row["rule"] for row in listed) + " --format json"))
    lessons = dict(zip((row["rule"] for row in listed), taught, strict=True))
    pages: dict[Path, str] = {}
    index = [
        "# Rules",
        "",
        "<!-- Made by `python docs/make.py` from the rules' own docstrings. -->",
        "",
        *filled(
            "A rule says what is worth saying about a kernel besides its figures: what is done, why it costs, what to do "
            "instead. `isaview explain CODE` prints the same text with a sample of code that has the finding and one without.",
        ),
        "",
    ]
    for family in dict.fromkeys(row["family"] for row in listed):
        rows = [row for row in listed if row["family"] == family]
        index += [f"## [{family}]({family}.md): {rows[0]['rule'][:4]}xx", "", "| rule | what it finds |", "|---|---|"]
        lines = [f"# Rules: {family}", "", "<!-- Made by `python docs/make.py` from the rules' own docstrings. -->", ""]
        for row in rows:
            anchor = f"{row['rule'].lower()}-{row['name']}"
            index.append(f"| [{row['rule']} `{row['name']}`]({family}.md#{anchor}) | {row['what it finds']} |")
            lines += [f"## {row['rule']} {row['name']}", "", *filled(f"{row['what it finds']}."), ""]
            for paragraph in lessons[row["rule"]]["paragraphs"]:
                lines += [*filled(paragraph["text"], f"**{paragraph['heading']}.** "), ""]
        index.append("")
        pages[DOCS / "rules" / f"{family}.md"] = "\n".join(lines).rstrip() + "\n"
    pages[DOCS / "rules" / "README.md"] = "\n".join(index).rstrip() + "\n"
    return pages


def terminal(command: str, name: str) -> str:
    """The picture of a terminal that shows what a command prints, in colour."""
    from rich.console import Console
    from rich.terminal_theme import SVG_EXPORT_THEME
    from rich.text import Text

    console = Console(record=True, width=COLUMNS, file=StringIO(), force_terminal=True, color_system="truecolor")
    first, pipe, rest = command.partition(" | ")
    output = run(f"{first} --color always{pipe}{rest}", color="always").rstrip("\n")
    console.print(Text(f"$ {first}", style="bold"))
    console.print(Text.from_ansi(output), no_wrap=True, overflow="ignore", crop=False)
    frame = FRAME.replace("LABEL", html.escape(first))
    picture = SEGMENT.sub(_placed, console.export_svg(title="", theme=SVG_EXPORT_THEME, code_format=frame, unique_id=name))
    return "\n".join(line.rstrip() for line in picture.splitlines() if line.strip()) + "\n"


def _placed(segment: re.Match[str]) -> str:
    """A piece of a line with each of its words, as far as single blanks join them, at its own place: viewers drop blanks."""
    name, x, y, text = segment.groups()
    words = re.finditer(r"\S+(?: \S+)*", html.unescape(text).replace("\xa0", " "))
    return "".join(
        f'<text class="{name}" x="{float(x) + CELL * word.start():g}" y="{y}" textLength="{CELL * len(word[0]):g}">'
        f"{html.escape(word[0], quote=False)}</text>\n"
        for word in words
    )


def pictures() -> dict[Path, str]:
    """Every picture of the documentation."""
    made = {DOCS / "pictures" / name: terminal(command, Path(name).stem) for name, command in TERMINALS.items()}
    with tempfile.TemporaryDirectory() as folder:
        for name, command in PLOTS.items():
            run(f"{command} --output {shlex.quote(f'{folder}/{name}')}")
            made[DOCS / "pictures" / name] = (Path(folder) / name).read_text(encoding="utf-8")
    made[DOCS / "pictures" / "path.svg"] = runpy.run_path(str(DOCS / "path.py"))["picture"]()
    return made


def written() -> list[Path]:
    """The pages that people write and keep true; releases stay as they were."""
    return [ROOT / "README.md", *sorted(path for path in DOCS.rglob("*.md") if path.parent.name not in ("rules", "changes"))]


def with_output(page: str) -> str:
    """A page whose ``console`` blocks hold what their commands print today; a line that begins with ``$`` is a command."""

    def block(match: re.Match[str]) -> str:
        commands = [line for line in match[2].splitlines() if line.startswith("$ ")]
        return match[1] + "".join(f"{line}\n{run(line[2:]).rstrip()}\n" for line in commands) + match[3]

    return CONSOLE.sub(block, page)


def made() -> dict[Path, str]:
    """Every file that follows from the program, with the text it should have."""
    quoted = {path: with_output(path.read_text(encoding="utf-8")) for path in written()}
    return {**rule_pages(), **pictures(), **quoted}


def main() -> int:
    """Write what differs, or only name it with ``--check``."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 where something would change")
    check = parser.parse_args().check
    texts = made()
    stale = [path for made_in in ("rules/*.md", "pictures/*.svg") for path in DOCS.glob(made_in) if path not in texts]
    changed = [path for path, text in texts.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path in (*changed, *stale):
        print(path.relative_to(ROOT))
        if check:
            continue
        if path in stale:
            path.unlink()
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(texts[path], encoding="utf-8")
    return 1 if check and (changed or stale) else 0


if __name__ == "__main__":
    sys.exit(main())
