"""``python -m isaview``, and the command ``isaview``."""

import sys


def entry() -> int:
    """Run the command line of this process; an interrupt while its modules are imported ends it quietly too."""
    try:
        from isaview.cli import main

        return main()
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(entry())
