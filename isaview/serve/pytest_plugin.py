"""The pytest plugin: a fixture and a marker that hold kernels to their limits.

Every run of pytest imports this module, so it imports nothing of isaview: a test that asks for it does.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from isaview.serve.gating import Demand

_MARKER = "isaview"
_TOGETHER = ("limits", "regressions")
"""Tables to which markers further in add."""
_NARROWEST = 60
"""Columns of a message, where the terminal has fewer."""
_UNHELD = "isaview: the marker names no file, and the test does not use the fixture isaview: nothing is held to its limits"


def pytest_configure(config: pytest.Config) -> None:
    """Name the marker."""
    what = "isaview(*files, limits, regressions, rules, old, baseline, kernel, gpus, launch, options): what kernels are held to"
    config.addinivalue_line("markers", what)


class Gate:
    """What the fixture gives: all that the package has, and `check` with what the markers of the test say."""

    def __init__(self, item: pytest.Item) -> None:
        self._item = item

    def __getattr__(self, name: str) -> Any:
        """A name of the package, such as ``report``, ``diff`` or ``Launch``."""
        return getattr(import_module("isaview"), name)

    def check(self, given: object, **demands: Any) -> None:
        """Fail the test if a kernel is over a limit, worse than before, or cannot be judged; the message is the difference.

        Args:
            given: what `isaview.report` takes.
            **demands: as of the marker, above what it says: see `isaview.serve.gating.Demand`.
        """
        from isaview.gate.baseline import BaselineError
        from isaview.serve.gating import check_demand
        from isaview.settings.configuration import ConfigurationError

        __tracebackhide__ = True
        config = self._item.config
        try:
            message = check_demand(
                given, self._demand(demands), config.rootpath, max(config.get_terminal_writer().fullwidth, _NARROWEST)
            )
        except (BaselineError, ConfigurationError, LookupError, ValueError) as error:
            message = f"isaview: {error.args[0] if error.args else error}"
        if message:
            pytest.fail(message, pytrace=False)

    def _demand(self, demands: dict[str, Any]) -> Demand:
        """What is demanded: by the call, then the nearest marker."""
        from isaview.serve.gating import Demand

        merged: dict[str, Any] = {}
        for given in (*(marker.kwargs for marker in [*self._item.iter_markers(_MARKER)][::-1]), demands):
            unknown = given.keys() - set(Demand.__struct_fields__)
            if unknown:
                raise ValueError(
                    f"nothing is demanded by {sorted(unknown)[0]!r}; there are {', '.join(Demand.__struct_fields__)}"
                )
            for name, value in given.items():
                # A marker at a test adds limits to those of its module, as in configuration files.
                adds = name in _TOGETHER and isinstance(value, dict) and isinstance(merged.get(name), dict)
                merged[name] = {**merged[name], **value} if adds else value
        return Demand(**merged)


@pytest.fixture
def isaview(request: pytest.FixtureRequest) -> Gate:
    """Reads, reports, compares and checks kernels."""
    return Gate(request.node)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_call(item: pytest.Item) -> None:
    """Check the files that markers name, from where pytest runs or from its root, before the test itself, of any kind, runs."""
    root, files = item.config.rootpath, [file for marker in item.iter_markers(_MARKER) for file in marker.args]
    for file in files:
        is_of_root = isinstance(file, str) and not Path(file).exists() and (root / file).exists()
        Gate(item).check(root / file if is_of_root else file)
    if not files and _MARKER not in getattr(item, "fixturenames", ()) and any(own.name == _MARKER for own in item.own_markers):
        pytest.fail(_UNHELD, pytrace=False)
