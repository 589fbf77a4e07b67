"""The tables that come with a wheel, and with a checkout that is installed: see `isaview.base.tables`."""

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Tables(BuildHookInterface):
    """Writes every table of isaview's own sources into its package."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make them anew; those of other sources go."""
        os.environ["ISAVIEW_CACHE"] = "false"
        sys.path.insert(0, self.root)
        from isaview.base.plugins import read_toml
        from isaview.base.tables import FOLDER, written_to
        from isaview.languages.grammar import tables_of

        shutil.rmtree(FOLDER, ignore_errors=True)
        FOLDER.mkdir()
        with written_to(FOLDER):
            for path in sorted(Path(self.root, "isaview").rglob("*.toml")):
                read_toml(path)
            for path in sorted(Path(self.root, "grammars").glob("*.lark")):
                tables_of(path.stem)
