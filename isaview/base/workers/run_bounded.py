"""Set bounds on this process, then become another program: ``run_bounded.py MEMORY_BYTES CPU_SECONDS FILE_BYTES PROGRAM …``."""

from __future__ import annotations

import os
import sys


def main(arguments: list[str]) -> None:
    """Never comes back; ends with code 127 where the program does not start."""
    import resource

    amounts = (resource.RLIMIT_AS, resource.RLIMIT_CPU, resource.RLIMIT_FSIZE)
    for kind, amount in zip(amounts, map(int, arguments[:3]), strict=True):
        hard = resource.getrlimit(kind)[1]
        resource.setrlimit(kind, (amount if hard == resource.RLIM_INFINITY else min(amount, hard), hard))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    try:
        os.execv(arguments[3], arguments[3:])
    except OSError as error:
        sys.stderr.write(f"{arguments[3]}: {error.strerror}\n")
        raise SystemExit(127) from None


if __name__ == "__main__":
    main(sys.argv[1:])
