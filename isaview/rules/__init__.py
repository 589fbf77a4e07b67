"""One rule per module, offered as ``RULE``; see `isaview.reports.rule`."""
