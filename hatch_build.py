"""The tables that come with a wheel, and with a checkout that is installed: see `isaview.base.tables`."""

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import suppress
from fnmatch import translate
from importlib import import_module
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Tables(BuildHookInterface):
    """Writes every table of isaview's own sources into its package."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make them anew; those of other sources go."""
        os.environ["ISAVIEW_CACHE"] = "false"
        sys.path.insert(0, self.root)
        from isaview.base.tables import FOLDER, written_to

        shutil.rmtree(FOLDER, ignore_errors=True)
        FOLDER.mkdir()
        with written_to(FOLDER):
            write_tables(Path(self.root))


def write_tables(root: Path) -> None:
    """Ask for every table of TOML and of grammars, and for the expressions in them and in the modules of the package.

    A module that imports what is not there while a wheel is built compiles its expressions at first use.
    """
    from isaview.base import regex
    from isaview.base.plugins import read_toml
    from isaview.languages import grammar, meanings, opcode_table
    from isaview.languages.llvm.parser import statement_parser
    from isaview.languages.mlir.tree import line_parser

    for path in sorted(root.glob("isaview/**/*.toml")):
        for pattern in _patterns(read_toml(path)):
            regex.compile(pattern)
    for path in sorted(root.glob("isaview/languages/*/opcodes.toml")):
        opcode_table.load(path.parent.name)
        meanings.load(path.parent.name)
    own_lexers = {"llvm": lambda: statement_parser().parse_text, "mlir": line_parser}
    for path in sorted(root.glob("grammars/*.lark")):
        tables = grammar.tables_of(path.stem)
        make_lexer = own_lexers.get(path.stem)
        if make_lexer is not None:
            make_lexer()
        for scanner in () if make_lexer else tables.scanners:
            regex.compile(scanner.pattern)
    for path in sorted(root.glob("isaview/**/*.py")):
        if path.parent.name != "workers" and not path.name.startswith("__"):
            with suppress(ImportError):
                import_module(".".join(path.relative_to(root).with_suffix("").parts))
    regex.write_programs()


def _patterns(value: Any) -> Iterator[str]:
    """The expressions of a document: what stands under ``pattern``, and patterns of targets."""
    if isinstance(value, list):
        for inner in value:
            yield from _patterns(inner)
    elif isinstance(value, dict):
        for key, inner in value.items():
            if key == "pattern" and isinstance(inner, str):
                yield inner
            if key == "targets" and isinstance(inner, str):
                yield from map(translate, inner.split())
            yield from _patterns(inner)
