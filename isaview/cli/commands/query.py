"""``isaview query DATASET QUESTION``: rows of a dataset that `isaview scan` made, by a ready question or by SQL."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from isaview.cli.command import Command
from isaview.cli.options import DatasetArgument, DisplayOptions, FormatOption, OutputOption
from isaview.cli.output import canvas, choose_format, is_terminal, render_sections, shows_sections, write, write_table
from isaview.runs import FINE

_ON_A_TERMINAL = 40
"""Rows that a terminal shows where nobody says how many."""
QuestionArgument = Annotated[
    str, typer.Argument(metavar="[QUESTION]", help="A ready question, or one SELECT; nothing: the ready questions.")
]
TopOption = Annotated[int | None, typer.Option("--top", min=1, metavar="N", help="Only the first N rows.")]


def query(
    dataset: DatasetArgument,
    question: QuestionArgument = "",
    top: TopOption = None,
    form: FormatOption = None,
    output: OutputOption = None,
) -> int:
    """Run the command; gives the exit code."""
    from isaview.fleet.questions import READY, ask
    from isaview.views.answer import answer_document, answer_plain

    if not question:
        write_table(("question", "answers"), [(name, ready.title) for name, ready in READY.items()])
        return FINE
    settings = DisplayOptions(form=form).settings()
    chosen, _ = choose_format("query", settings, output, shows_sections)
    most = top or (_ON_A_TERMINAL if chosen.people and output is None and is_terminal(sys.stdout) else None)
    answer = ask(Path(dataset), question, most)
    text = render_sections(
        chosen, canvas(settings["color"], True, output), lambda: answer_document(answer), lambda: answer_plain(answer)
    )
    write(text, chosen, output)
    return FINE


COMMAND = Command("query", "Ask a dataset of `isaview scan`: ready questions, or SQL.", query, "Fleet", 2)
