"""The scripts of the page: their types fit, they are small, and none of them makes code or markup of text."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from isaview.views.scripts import script
from tests.conftest import PATIENCE, ROOT

SCRIPTS = sorted((ROOT / "isaview" / "views" / "scripts").glob("*.js"))
MOST_BYTES = 150_000
FORBIDDEN = re.compile(
    r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function|setAttribute\(\"style\"|</script"
    r"|\bfetch\(|XMLHttpRequest|WebSocket|import\(\"|localStorage"
)


def tsc() -> Path | None:
    """TypeScript's compiler: of TSC_PATH, or installed by npm in the checkout."""
    paths = [os.environ.get("TSC_PATH"), ROOT / "node_modules" / "typescript" / "bin" / "tsc"]
    return next((Path(path) for path in paths if path and Path(path).is_file()), None)


@pytest.mark.skipif(
    (tsc() is None or shutil.which("node") is None) and not os.environ.get("ORACLES_REQUIRED"), reason="tsc is not installed"
)
def test_types_fit():
    compiler, node = tsc(), shutil.which("node")
    assert compiler and node, "node or tsc is missing although everything is required"
    command = [node, str(compiler), "--project", str(ROOT / ".ci" / "tsconfig.json")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stdout


def test_all_scripts_together_are_small():
    assert 0 < len(script().encode()) <= MOST_BYTES


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.stem)
def test_no_script_makes_code_or_markup_of_text(path: Path):
    code = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    assert not FORBIDDEN.search(code)


def test_forbidden_words_are_seen():
    assert FORBIDDEN.search("element.innerHTML = name")
    assert FORBIDDEN.search('await fetch("x")')
