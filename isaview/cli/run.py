"""Running a command line: commands found in the folder, ``isaview FILE…`` as ``isaview show FILE…``."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from inspect import Parameter, Signature, signature
from itertools import groupby
from pathlib import Path
from typing import Any, get_type_hints

import typer
from msgspec import Struct

from isaview.base import store
from isaview.base.text import safe
from isaview.cli.command import FAMILIES, Command, command_of, commands, guess_command, with_new_name
from isaview.runs import FINE, NO_ANSWER, Refused
from isaview.runs.messages import notes_folded, say
from isaview.version import VERSION

DEFAULT = "show"
_COMPLETE = "_ISAVIEW_COMPLETE"
"""The variable by which a shell asks for completions."""
_OPTIONS = ("--help", "-h", "--version", "-V", "--install-completion", "--show-completion")
_EPILOG = """\b
isaview kernel.ptx                          what a kernel needs
isaview diff old.s new.s                    what a change did to every kernel
isaview check --against origin/main build/  stop what makes a kernel worse

isaview FILE… alone is isaview show FILE…. Exit codes: 0 fine, 1 a finding, 2 no trustworthy answer, 70 a bug.
"""


def run(arguments: Sequence[str]) -> int:
    """Run a command line; gives the exit code.

    Raises:
        OSError: the output cannot be written.
        KeyboardInterrupt: the user interrupted it.
    """
    if _COMPLETE in os.environ:
        return _run_typer(_application(commands()), list(arguments))
    if list(arguments) in ([], ["--help"], ["-h"]):
        # The help lists commands by itself (`_Grouped`): typer need not read the options of each.
        code = _run_typer(_application(commands()[:1], completes=True), ["--help"])
        return code if arguments else NO_ANSWER
    arguments = with_new_name(arguments)
    meant = guess_command(arguments[0])
    if meant:
        say(f"isaview: there is no file or command {arguments[0]!r}; did you mean 'isaview {meant}'?")
        return NO_ANSWER
    # A file may have a command's name; the command wins, and says so.
    known = arguments[0] in (*_OPTIONS, *FAMILIES) or command_of(arguments)
    if known and arguments[0] not in _OPTIONS and len(arguments) == 1 and Path(arguments[0]).exists():
        say(f"isaview: {arguments[0]!r} is taken for the command; ./{arguments[0]} names the file or folder of that name")
    given = list(arguments) if known else [DEFAULT, *arguments]
    command = command_of(given)
    with notes_folded():
        # Only the module of the command that runs is imported: the others would cost time for nothing.
        code = _run_typer(_application([command] if command else commands()), given)
    if why := store.complaint():
        say(f"isaview: the cache folder {safe(str(store.folder()))} is not used: {why}")
    return code


def _version(wanted: bool) -> None:
    if wanted:
        if sys.stdout is not None:
            sys.stdout.write(f"isaview {VERSION}\n")
        raise typer.Exit


def _application(offered: Sequence[Command], *, completes: bool = False) -> typer.Typer:
    app = typer.Typer(
        name="isaview",
        cls=_Grouped,
        add_completion=completes or len(offered) > 1,
        no_args_is_help=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
        epilog=_EPILOG,
    )

    @app.callback(help="Read PTX, SASS, AMDGCN, LLVM IR and GPU binaries, and say what a kernel needs.")
    def isaview(
        version: bool = typer.Option(False, "--version", "-V", help="Print the version.", callback=_version, is_eager=True),
    ) -> None:
        pass

    families = {name: typer.Typer(rich_markup_mode=None, help=title) for name, title in FAMILIES.items()}
    for command in offered:
        settings = {} if command.options else {"ignore_unknown_options": True, "help_option_names": []}
        family, _, name = command.name.rpartition(" ")
        place = families[family] if family else app
        read = with_flat_options(command.function)
        place.command(name, cls=_ListsGoOn, help=command.help, context_settings=settings)(read)
    for family, members in families.items():
        app.add_typer(members, name=family)
    return app


class _Grouped(typer.core.TyperGroup):
    """Lists commands under the headings of their groups: typer's own panels need rich, which takes long to load."""

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        width = max(len(command.name) for command in commands())
        for group, members in groupby(commands(), key=lambda command: command.group):
            with formatter.section(group):
                formatter.write_dl([(command.name.ljust(width), command.help) for command in members])


class _ListsGoOn(typer.core.TyperCommand):
    """Of an option that is given again, a list with commas goes on; of any other the last counts."""

    def make_parser(self, ctx: Any) -> Any:
        parser: Any = super().make_parser(ctx)
        for option in {*parser._long_opt.values(), *parser._short_opt.values()}:
            if option.action == "store" and "," in (option.obj.metavar or ""):
                option.process = partial(_extend_list, option, option.process)
        return parser


def _extend_list(option: Any, process: Callable[[Any, Any], None], value: Any, state: Any) -> None:
    # The parser calls this after storing, so the first time the value is its own.
    first = state.opts.get(option.dest, value)
    process(value if first == value else f"{first},{value}", state)


def with_flat_options(function: Callable[..., Any]) -> Callable[..., Any]:
    """The function as typer reads it: for a parameter whose type is a struct, a parameter for each of its fields."""
    flat: dict[str, Parameter] = {}
    structs: dict[str, type[Struct]] = {}
    for name, parameter in signature(function, eval_str=True).parameters.items():
        kind = parameter.annotation
        if isinstance(kind, type) and issubclass(kind, Struct):
            structs[name], hints = kind, get_type_hints(kind, include_extras=True)
            flat.update({field: own.replace(annotation=hints[field]) for field, own in signature(kind).parameters.items()})
        else:
            flat[name] = parameter

    def call(**values: Any) -> Any:
        uses_store = values.get("cache", True)
        made = {name: kind(**{field: values.pop(field) for field in kind.__struct_fields__}) for name, kind in structs.items()}
        with store.off(not uses_store):
            return function(**values, **made)

    as_read: Any = call
    as_read.__signature__ = Signature([own.replace(kind=Parameter.KEYWORD_ONLY) for own in flat.values()])
    as_read.__annotations__ = {name: own.annotation for name, own in flat.items()}
    return call


def _run_typer(app: typer.Typer, arguments: list[str]) -> int:
    command: Any = typer.main.get_command(app)
    try:
        code = command.main(args=arguments, prog_name="isaview", standalone_mode=False)
    except typer.Exit as end:
        return int(end.exit_code)
    except Refused as refused:
        say(f"isaview: {refused}")
        return NO_ANSWER
    except SystemExit:  # typer's own help, which nobody reads any more
        return FINE
    except Exception as error:
        # typer keeps the class of its usage errors to itself; they are the ones that can say how they look to a user.
        describe = getattr(error, "format_message", None)
        if describe is None:
            raise
        say(f"isaview: {describe()}\n  isaview {arguments[0]} --help says what there is")
        return NO_ANSWER
    return int(code) if isinstance(code, int) else FINE
