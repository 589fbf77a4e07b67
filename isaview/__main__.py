"""``python -m isaview``."""

import sys

from isaview.cli import main

if __name__ == "__main__":
    sys.exit(main())
