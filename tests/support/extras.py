"""Optional packages and programs of tests: where one is missing its tests are skipped by name, unless all are required."""

import os
import shutil
from importlib import import_module
from importlib.util import find_spec
from pkgutil import walk_packages

import pytest

import isaview

PACKAGES = ("textual",)
"""What modules of isaview import at their top although an extra alone brings it."""


def needs(*packages: str) -> pytest.MarkDecorator:
    """A mark that skips a test, or all of a module as ``pytestmark``, where one of the packages is not installed."""
    return _mark([package for package in packages if find_spec(package) is None])


def needs_program(*programs: str) -> pytest.MarkDecorator:
    """The same for programs on PATH."""
    return _mark([program for program in programs if shutil.which(program) is None])


def import_modules() -> dict[str, str]:
    """Import all modules of isaview. Gives those left out, each with the package of an extra that it lacks."""
    left_out = {}
    for module in walk_packages(isaview.__path__, "isaview."):
        if not module.name.endswith("__main__") and ".workers." not in module.name:
            try:
                import_module(module.name)
            except ModuleNotFoundError as error:
                if error.name not in PACKAGES:
                    raise
                left_out[module.name] = error.name
    return left_out


def _mark(missing: list[str]) -> pytest.MarkDecorator:
    if missing and os.environ.get("ORACLES_REQUIRED"):
        raise RuntimeError(f"{missing[0]} is not installed although everything is required")
    return pytest.mark.skipif(bool(missing), reason=f"{missing[0] if missing else ''} is not installed")
