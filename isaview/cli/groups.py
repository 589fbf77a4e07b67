"""Options that go together: a class whose fields are options stands for them in the signature of a command.

typer reads options from the parameters of a function. A parameter whose type is a record is handed to typer as the fields of
that class, and handed to the command as an instance of it, so that options of several commands are said once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from inspect import Parameter, Signature, signature
from typing import Any, get_type_hints

from msgspec import Struct


def spread(function: Callable[..., Any]) -> Callable[..., Any]:
    """The command as typer reads it: each option a parameter of its own, which are collected again for ``function``."""
    asked = signature(function, eval_str=True).parameters
    groups: dict[str, Any] = {name: one.annotation for name, one in asked.items() if _is_record(one.annotation)}
    options = [one for parameter in asked.values() for one in _options(parameter, groups)]

    def called(**given: Any) -> Any:
        made = {name: group(**{one: given.pop(one) for one in group.__struct_fields__}) for name, group in groups.items()}
        return function(**given, **made)

    flat: Any = called
    flat.__signature__ = Signature(options)
    flat.__annotations__ = {one.name: one.annotation for one in options}
    return called


def _is_record(annotation: Any) -> bool:
    return isinstance(annotation, type) and issubclass(annotation, Struct)


def _options(parameter: Parameter, groups: dict[str, Any]) -> Iterator[Parameter]:
    group = groups.get(parameter.name)
    if group is None:
        yield parameter.replace(kind=Parameter.KEYWORD_ONLY)
        return
    hints = get_type_hints(group, include_extras=True)
    for one in signature(group).parameters.values():
        yield one.replace(kind=Parameter.KEYWORD_ONLY, annotation=hints[one.name])
