"""Running a command line: commands found in the folder, ``isaview FILE…`` as ``isaview show FILE…``."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import typer

from isaview.base.plugins import offered, one_offered
from isaview.cli.codes import FINE, NO_ANSWER
from isaview.cli.command import Command, Refused
from isaview.cli.groups import spread

DEFAULT = "show"
_EPILOG = "isaview FILE… alone is isaview show FILE…. Exit codes: 0 fine, 1 a finding, 2 no trustworthy answer, 70 a bug."


def commands() -> tuple[Command, ...]:
    """Every command, in the order of the help."""
    return tuple(sorted(offered("isaview.cli.commands", "COMMAND"), key=lambda command: command.order))


def _version(wanted: bool) -> None:
    if wanted:
        from isaview.version import VERSION

        sys.stdout.write(f"isaview {VERSION}\n")
        raise typer.Exit


def _named(word: str) -> Command | None:
    """The command of that name; only its own module is imported, where that has the name too."""
    module = word.replace("-", "_")
    if not module.isidentifier():
        return None
    own: Command | None = one_offered("isaview.cli.commands", "COMMAND", module)
    return next((one for one in ((own,) if own else commands()) if one.name == word), None)


def application(offering: Sequence[Command]) -> typer.Typer:
    """The typer application with these commands."""
    app = typer.Typer(
        name="isaview",
        add_completion=False,
        no_args_is_help=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
        epilog=_EPILOG,
    )

    @app.callback(help="Read PTX, AMDGCN and LLVM IR text and say what a kernel needs.")
    def isaview(
        version: bool = typer.Option(False, "--version", "-V", help="Print the version.", callback=_version, is_eager=True),
    ) -> None:
        pass

    for command in offering:
        settings = {} if command.options else {"ignore_unknown_options": True, "help_option_names": []}
        app.command(command.name, help=command.help, context_settings=settings)(spread(command.function))
    return app


def with_command(arguments: Sequence[str]) -> list[str]:
    """The arguments with the default command put in front where they name none."""
    if not arguments or _named(arguments[0]) or arguments[0] in ("--help", "-h", "--version", "-V"):
        return list(arguments)
    return [DEFAULT, *arguments]


def _meant(arguments: Sequence[str]) -> str:
    """The command a first argument that is no file probably meant; "" where there is none like it."""
    from difflib import get_close_matches
    from pathlib import Path

    first = arguments[0]
    if not first.isidentifier() or _named(first) or Path(first).exists():
        return ""
    near = get_close_matches(first, [command.name for command in commands()], n=1)
    return near[0] if near else ""


def run(arguments: Sequence[str]) -> int:
    """Run a command line; gives the exit code.

    Raises:
        OSError: the output cannot be written.
        KeyboardInterrupt: the user interrupted it.
    """
    if not arguments:
        _invoke(application(commands()), ["--help"])
        return NO_ANSWER
    meant = _meant(arguments)
    if meant:
        sys.stderr.write(f"isaview: there is no file or command {arguments[0]!r}; did you mean 'isaview {meant}'?\n")
        return NO_ANSWER
    given = with_command(arguments)
    asked = _named(given[0])
    return _invoke(application([asked] if asked else commands()), given)


def _invoke(app: typer.Typer, arguments: list[str]) -> int:
    command: Any = typer.main.get_command(app)
    try:
        code = command.main(args=arguments, prog_name="isaview", standalone_mode=False)
    except typer.Exit as end:
        return 130 if end.exit_code == 130 else int(end.exit_code)
    except Refused as refused:
        sys.stderr.write(f"isaview: {refused}\n")
        return NO_ANSWER
    except Exception as error:
        # typer keeps the class of its usage errors to itself; they are the ones that can say how they look to a user.
        describe = getattr(error, "format_message", None)
        if describe is None:
            raise
        sys.stderr.write(f"isaview: {describe()}\n")
        sys.stderr.write(f"  isaview {arguments[0]} --help says what there is\n" if arguments else "")
        return NO_ANSWER
    return int(code) if isinstance(code, int) else FINE
