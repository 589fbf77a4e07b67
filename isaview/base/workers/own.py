"""A worker of isaview's own code: the settings name the function that answers requests, as ``module:function``."""

from __future__ import annotations

import gc
import json
import sys
from importlib import import_module


def main() -> None:
    """Serve until the input ends."""
    settings = json.loads(sys.stdin.readline())
    sys.path[:] = settings["path"]
    from isaview.base.workers.service import serve

    gc.disable()  # as in the process that starts it
    module, _, function = settings["handler"].partition(":")
    serve(settings, getattr(import_module(module), function))


if __name__ == "__main__":
    main()
