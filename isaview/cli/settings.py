"""Settings for commands: the configuration, with its errors as refusals."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from isaview.cli.command import Refused

if TYPE_CHECKING:
    from isaview.gate.config import Configuration


def configuration(given: Mapping[str, Any]) -> Configuration:
    """All layers of the configuration under what the command line gives.

    Raises:
        Refused: a setting is unknown or no good.
    """
    from isaview.gate.config import ConfigurationError, load

    try:
        return load(given, os.environ, Path.cwd())
    except ConfigurationError as error:
        raise Refused(str(error)) from None
