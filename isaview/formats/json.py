"""JSON: the whole report, for other tools; `isaview schema` describes it."""

from __future__ import annotations

from isaview.rendering import Format, Page
from isaview.reporting import Report
from isaview.serial import dumped, to_json


def render(report: Report, _page: Page) -> str:
    """The report as one indented JSON document."""
    return dumped(to_json(report))


FORMAT = Format(name="json", title="the whole report for other tools, see `isaview schema`", suffixes=(".json",), render=render)
