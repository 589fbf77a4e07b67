"""Data classes whose methods are made when they are first called.

``dataclasses.dataclass`` compiles up to six methods of every class as its module is imported: that was a third of the time of a
short run, and most of them are never called. Here each begins as a stub that puts the real method in its place. Fields, slots,
``replace`` and matching are those of ``dataclasses``, and so is what the methods do.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dataclasses import dataclass
else:

    def dataclass(kind=None, /, **options):
        """As ``dataclasses.dataclass``, with the options ``frozen``, ``slots``, ``eq`` and ``kw_only``."""
        return _made(kind) if kind is not None else lambda other: _made(other, **options)


__all__ = ["dataclass"]


def _made(kind: type, frozen: bool = False, slots: bool = False, eq: bool = True, kw_only: bool = False) -> Any:
    own = set(vars(kind))
    made: Any = dataclasses.dataclass(init=False, repr=False, eq=False, slots=slots, kw_only=kw_only)(kind)
    wanted = ["__init__", "__repr__", *(["__eq__"] if eq else [])]
    if eq and frozen:
        wanted.append("__hash__")
    elif eq and "__hash__" not in own:
        made.__hash__ = None
    for name in wanted:
        if name not in own:
            setattr(made, name, _stub(made, name))
    if frozen:
        made.__setattr__, made.__delattr__ = _refusing(made, "assign to"), _refusing(made, "delete")
        if slots:
            made.__getstate__, made.__setstate__ = _state, _restore
    return made


def _stub(kind: type, name: str) -> Callable[..., Any]:
    """A method that puts the real one in its place, and does what that does."""

    def first(self: Any, *values: Any, **named: Any) -> Any:
        real = _MAKERS[name](kind)
        real.__qualname__ = f"{kind.__qualname__}.{name}"
        setattr(kind, name, real)
        return real(self, *values, **named)

    return first


def _compiled(name: str, parameters: list[str], body: list[str], **scope: Any) -> Callable[..., Any]:
    found: dict[str, Any] = {}
    exec(f"def {name}({', '.join(parameters)}):\n  " + "\n  ".join(body or ["pass"]), scope, found)
    method: Callable[..., Any] = found[name]
    return method


def _init(kind: Any) -> Callable[..., Any]:
    scope: dict[str, Any] = {"_set": object.__setattr__, "_absent": dataclasses.MISSING}
    plain, named, body = ["self"], list[str](), list[str]()
    frozen = kind.__setattr__ is not object.__setattr__
    for one in dataclasses.fields(kind):
        value = one.name
        if one.default_factory is not dataclasses.MISSING:
            scope[f"_make_{one.name}"] = one.default_factory
            value = f"_make_{one.name}()" + (f" if {one.name} is _absent else {one.name}" if one.init else "")
        elif one.default is not dataclasses.MISSING:
            scope[f"_default_{one.name}"] = one.default
        elif not one.init:
            continue
        if one.init:
            (named if one.kw_only else plain).append(one.name + _default(one))
        elif value == one.name:
            value = f"_default_{one.name}"
        body.append(f"_set(self, {one.name!r}, {value})" if frozen else f"self.{one.name} = {value}")
    if hasattr(kind, "__post_init__"):
        body.append("self.__post_init__()")
    return _compiled("__init__", [*plain, *(["*"] if named else []), *named], body, **scope)


def _default(one: dataclasses.Field[Any]) -> str:
    if one.default_factory is not dataclasses.MISSING:
        return "=_absent"
    return f"=_default_{one.name}" if one.default is not dataclasses.MISSING else ""


def _compared(kind: Any, of: str) -> str:
    """The fields that two of a kind are compared by, as a tuple."""
    return "(" + "".join(f"{of}.{one.name}, " for one in dataclasses.fields(kind) if one.compare) + ")"


def _equal(kind: type) -> Callable[..., Any]:
    same = f"return {_compared(kind, 'self')} == {_compared(kind, 'other')}"
    return _compiled("__eq__", ["self", "other"], [f"if other.__class__ is self.__class__: {same}", "return NotImplemented"])


def _hash(kind: type) -> Callable[..., Any]:
    return _compiled("__hash__", ["self"], [f"return hash({_compared(kind, 'self')})"])


def _repr(kind: Any) -> Callable[..., Any]:
    shown = [one.name for one in dataclasses.fields(kind) if one.repr]

    def __repr__(self: Any) -> str:  # noqa: N807 - the name it is shown by
        return f"{self.__class__.__qualname__}({', '.join(f'{name}={getattr(self, name)!r}' for name in shown)})"

    return __repr__


_MAKERS: dict[str, Callable[[type], Callable[..., Any]]] = {
    "__init__": _init,
    "__repr__": _repr,
    "__eq__": _equal,
    "__hash__": _hash,
}


def _refusing(kind: Any, act: str) -> Callable[..., None]:
    def refuse(self: Any, name: str, *values: Any) -> None:
        if type(self) is kind or name in kind.__dataclass_fields__:
            raise dataclasses.FrozenInstanceError(f"cannot {act} field {name!r}")
        (object.__setattr__ if values else object.__delattr__)(self, name, *values)

    return refuse


def _state(self: Any) -> list[Any]:
    return [getattr(self, one.name) for one in dataclasses.fields(self)]


def _restore(self: Any, state: list[Any]) -> None:
    for one, value in zip(dataclasses.fields(self), state, strict=True):
        object.__setattr__(self, one.name, value)
