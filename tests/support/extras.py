"""Optional packages and programs of tests: where one is missing its tests are skipped by name, unless all are required."""

import os
import shutil
from importlib.util import find_spec

import pytest


def needs(*packages: str) -> pytest.MarkDecorator:
    """A mark that skips a test, or all of a module as ``pytestmark``, where one of the packages is not installed."""
    return _mark("the package", [package for package in packages if find_spec(package) is None])


def needs_program(*programs: str) -> pytest.MarkDecorator:
    """The same for programs on PATH."""
    return _mark("the program", [program for program in programs if shutil.which(program) is None])


def _mark(what: str, missing: list[str]) -> pytest.MarkDecorator:
    if missing and os.environ.get("ORACLES_REQUIRED"):
        raise RuntimeError(f"{what} {missing[0]} is missing although everything is required")
    return pytest.mark.skipif(bool(missing), reason=f"{what} {', '.join(missing)} is missing")
