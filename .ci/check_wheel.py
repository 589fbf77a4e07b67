"""Check that a wheel holds everything the package reads at run time, and nothing else.

python .ci/check_wheel.py WHEEL
"""

import sys
from pathlib import Path
from zipfile import ZipFile

FOLDERS = ("isaview", "grammars")


def expected() -> set[str]:
    """Every file of the package and the grammars, where the wheel has them; this runs in a copy of the tracked files."""
    tracked = [path for folder in FOLDERS for path in Path(folder).rglob("*") if path.is_file() and path.suffix != ".pyc"]
    return {f"isaview/{path}" if path.parts[0] == "grammars" else str(path) for path in tracked}


def main(wheel: str) -> int:
    """Compare and print; gives the exit code."""
    names = {name for name in ZipFile(wheel).namelist() if ".dist-info/" not in name}
    wanted = expected()
    for title, odd in (("missing", wanted - names), ("should not be there", names - wanted)):
        for name in sorted(odd):
            print(f"{Path(wheel).name}: {title}: {name}")
    sources = sum(name.endswith((".toml", ".lark")) for name in names)
    tables = sum(name.startswith("isaview/tables/") for name in names)
    if tables != sources + 1:  # and the programs of regular expressions
        print(f"{Path(wheel).name}: {tables} tables of {sources} sources and regular expressions")
        return 1
    data = sum(not name.endswith(".py") for name in names)
    print(f"{Path(wheel).name}: {len(names)} files, {data} of them tables, grammars, schemas, scripts and style sheets")
    return 0 if names == wanted and data else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
