"""A worker: one JSON string a line, the mangled name; answers with the demangled one."""

from __future__ import annotations

import json
import sys


def main() -> None:
    """Serve until the input ends."""
    settings = json.loads(sys.stdin.readline())
    sys.path[:] = settings["path"]
    from isaview.base.names import plain
    from isaview.base.workers.service import serve

    serve(settings, plain)


if __name__ == "__main__":
    main()
