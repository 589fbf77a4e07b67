"""Check that a wheel holds everything the package reads at run time, and nothing else.

python .ci/check_wheel.py WHEEL
"""

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

DATA = (".lark", ".toml", ".json", ".typed")


def expected() -> set[str]:
    """Every tracked file of the package and the grammars, where the wheel has them."""
    listed = subprocess.run(["git", "ls-files", "isaview", "grammars"], capture_output=True, text=True, check=False).stdout
    tracked = [Path(name) for name in listed.splitlines()]
    if not tracked:
        folders = ("isaview", "grammars")
        tracked = [path for folder in folders for path in Path(folder).rglob("*") if path.suffix in (".py", *DATA)]
    return {f"isaview/{path}" if path.parts[0] == "grammars" else str(path) for path in tracked}


def main(wheel: str) -> int:
    """Compare and print; gives the exit code."""
    names = {name for name in ZipFile(wheel).namelist() if ".dist-info/" not in name}
    wanted = expected()
    for title, odd in (("missing", wanted - names), ("should not be there", names - wanted)):
        for name in sorted(odd):
            print(f"{Path(wheel).name}: {title}: {name}")
    data = sum(name.endswith(DATA) for name in names)
    print(f"{Path(wheel).name}: {len(names)} files, {data} of them tables, grammars and schemas")
    return 0 if names == wanted and data else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
