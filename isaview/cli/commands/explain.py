"""``isaview explain WORD``: what a rule, a figure, a limiter, a concept, a class of instructions or an opcode means."""

from __future__ import annotations

from typing import Annotated

import typer

from isaview.base.text import suggest_word
from isaview.cli.command import Command
from isaview.cli.output import canvas, write
from isaview.runs import FINE, Refused

_FORMS = ("text", "markdown", "json")


def explain(
    words: Annotated[
        list[str],
        typer.Argument(
            metavar="WORD…", help="A rule, figure, limiter, verdict of bound, concept, compiler's message, class or opcode."
        ),
    ],
    form: Annotated[str, typer.Option("--format", "-f", metavar="FORMAT", help="text, markdown or json.")] = "text",
) -> int:
    """Run the command; gives the exit code."""
    from isaview.reports.serial import json_text
    from isaview.teaching.catalogue import UnknownWordError, lessons_of
    from isaview.teaching.lesson import as_markdown, as_plain, as_text

    if form not in _FORMS:
        raise Refused(f"explanations are {', '.join(_FORMS)}, not {form!r}{suggest_word(form, _FORMS)}")
    try:
        lessons = lessons_of(words)
    except UnknownWordError as unknown:
        raise Refused(str(unknown)) from None
    if form == "json":
        text = json_text([as_plain(lesson) for lesson in lessons])
    elif form == "markdown":
        text = "\n".join(as_markdown(lesson) for lesson in lessons)
    else:
        width = canvas("never", False, None).width
        text = "\n".join(as_text(lesson, width) for lesson in lessons)
    write(text)
    return FINE


COMMAND = Command("explain", "Teach a rule, figure, concept, compiler's message or opcode.", explain, "Teach", 1)
