"""A worker: one JSON string a line, the mangled name; answers with the demangled one."""

from __future__ import annotations

import json
import sys


def main() -> None:
    """Serve until the input ends."""
    settings = json.loads(sys.stdin.readline())
    sys.path[:] = settings["path"]
    from isaview.demangle import plain
    from isaview.workers.bounds import bound_process

    bound_process(settings["memory_bytes"], settings["cpu_seconds"])
    for line in sys.stdin:
        print(json.dumps(plain(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
