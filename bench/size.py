"""How large the package is, room by room.

python bench/size.py [PACKAGE]
"""

from __future__ import annotations

import ast
import sys
from collections import Counter
from pathlib import Path


def statements(tree: ast.Module) -> int:
    """Statements of a module, docstrings and those inside of others counted too."""
    return sum(isinstance(node, ast.stmt) for node in ast.walk(tree))


def main(package: Path) -> None:
    """Print the table."""
    lines, inside, files = Counter[str](), Counter[str](), Counter[str]()
    for path in sorted(package.rglob("*.py")):
        name, text = str(path.relative_to(package)), path.read_text(encoding="utf-8")
        tree = ast.parse(text)
        parts = name.split("/")[:-1]
        room = "/".join(parts[:2] if parts[:1] in (["analysis"], ["languages"]) else parts[:1]) or "(top)"
        lines[room] += text.count("\n")
        inside[room] += statements(tree)
        files[room] += 1
    for room in sorted(lines):
        print(f"{room:24}{files[room]:5} files {lines[room]:7,} lines {inside[room]:7,} statements")
    print(f"{'all':24}{files.total():5} files {lines.total():7,} lines {inside.total():7,} statements")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent.parent / "isaview")
