"""How large the package is, room by room, and what is larger or smaller than the house rules allow.

python bench/size.py [PACKAGE]
"""

from __future__ import annotations

import ast
import sys
from collections import Counter
from pathlib import Path

MOST_LINES, LEAST_LINES = 400, 60
"""Lines of a file. Shorter are what a folder discovers, programs of workers and faces of packages; longer are only rules."""
MOST_OF_A_CLASS, MOST_OF_A_FUNCTION = 150, 50
DISCOVERED = ("analysis/analyzers/", "cli/commands/", "rules/", "views/formats/", "base/workers/")
FACES = ("__init__.py", "__main__.py", "version.py", "dialect.py")
SIZED = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def statements(tree: ast.Module) -> int:
    """Statements of a module, docstrings and those inside of others counted too."""
    return sum(isinstance(node, ast.stmt) for node in ast.walk(tree))


def complaints(name: str, text: str, tree: ast.Module) -> list[str]:
    """What is too large or too small in one file."""
    lines = text.count("\n")
    found = [f"{name}: {lines} lines"] if lines > MOST_LINES and not name.startswith("rules/") else []
    if lines < LEAST_LINES and not name.startswith(DISCOVERED) and not name.endswith(FACES):
        found.append(f"{name}: {lines} lines only")
    for node in ast.walk(tree):
        if isinstance(node, SIZED):
            most = MOST_OF_A_CLASS if isinstance(node, ast.ClassDef) else MOST_OF_A_FUNCTION
            length = (node.end_lineno or 0) - node.lineno + 1
            found += [f"{name}: {node.name} has {length} lines"] if length > most else []
    return found


def main(package: Path) -> None:
    """Print the table and the complaints."""
    lines, inside, files = Counter[str](), Counter[str](), Counter[str]()
    found = []
    for path in sorted(package.rglob("*.py")):
        name, text = str(path.relative_to(package)), path.read_text(encoding="utf-8")
        tree = ast.parse(text)
        parts = name.split("/")[:-1]
        room = "/".join(parts[:2] if parts[:1] in (["analysis"], ["languages"]) else parts[:1]) or "(top)"
        lines[room] += text.count("\n")
        inside[room] += statements(tree)
        files[room] += 1
        found += complaints(name, text, tree)
    for room in sorted(lines):
        print(f"{room:24}{files[room]:5} files {lines[room]:7,} lines {inside[room]:7,} statements")
    print(f"{'all':24}{files.total():5} files {lines.total():7,} lines {inside.total():7,} statements")
    for complaint in found:
        print(complaint)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent.parent / "isaview")
