"""The format of a command's output: the one asked for, else that of the output file's suffix, of those that can show it."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING

from isaview.cli.command import Refused

if TYPE_CHECKING:
    from isaview.gate.config import Configuration
    from isaview.views.format import Format


PICTURE_SUFFIX = ".svg"
"""The suffix of pictures: no format that `chosen_format` knows, but what some commands draw."""


def chosen_format(command: str, settings: Configuration, output: str | None, shows: Callable[[Format], bool]) -> Format:
    """The format of a command's output.

    Args:
        command: its name, for messages.
        settings: the configuration, with the format that was asked for.
        output: the file that is written, None for standard output.
        shows: whether a format can show what the command has to say.

    Raises:
        Refused: there is no such format, or it does not show this.
    """
    from isaview.base.plugins import offered, one_offered

    name, on_command_line = settings["format"], settings.origins["format"] == "the command line"
    if on_command_line or output is None:  # a format's module has its name: the others are not needed
        own: Format | None = one_offered("isaview.views.formats", "FORMAT", name)
        if own is not None and shows(own):
            return own
    formats: dict[str, Format] = {one.name: one for one in offered("isaview.views.formats", "FORMAT") if shows(one)}
    if not on_command_line and output is not None:
        suffix = Path(output).suffix.lower()
        by_suffix = next((one for one in formats.values() if suffix in one.suffixes), None)
        if by_suffix is not None:
            return by_suffix
        if suffix == PICTURE_SUFFIX:
            raise Refused(f"{command} draws no picture; `isaview pressure`, `occupancy` and `bound` do")
    if name not in formats:
        near = get_close_matches(name, formats, n=1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(formats)}"
        raise Refused(f"{command} has no format {name!r}; {hint}")
    return formats[name]


def text_or_json(asked: str | None, output: str | None) -> str:
    """The format of a command that writes text for people or JSON: the one asked for, else by the suffix of the output."""
    return asked or ("json" if output is not None and output.lower().endswith(".json") else "text")
