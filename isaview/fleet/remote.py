"""Addresses: files in buckets and on servers, by fsspec.

Exactly the schemes of `SCHEMES`. Credentials are the environment's. What may be secret in an address, its user and its query,
is in no row, message or error. Nothing is read this way in a hook: who opens a pull request must not choose what is fetched.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EACCES, EFBIG, EIO, ENOENT
from functools import cache
from typing import IO, Any
from urllib.parse import urlsplit, urlunsplit

from msgspec import Struct

from isaview.base import limits
from isaview.base.text import safe
from isaview.fleet import needed
from isaview.runs import Refused

SCHEMES = {"s3": "s3fs", "gs": "gcsfs", "https": "aiohttp"}
"""The schemes, with the package that each needs."""
_ADDRESS = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*(?:::|://)")
_HOOK = ("PRE_COMMIT", "PRE_COMMIT_FROM_REF")
"""Variables that pre-commit sets."""
_MARKS = ("ETag", "etag", "md5Hash", "generation", "VersionId")
"""What stores say of a content that stands for it."""


class Remote(Struct, frozen=True):
    """A file that a store has: its address, its path below what was named, and a `mark` of its content, "" without."""

    address: str
    file: str
    mark: str


def is_address(text: str) -> bool:
    """Whether a source is meant as an address."""
    return _ADDRESS.match(text) is not None


def refuse_in_hook() -> None:
    """Raise `Refused` in a hook."""
    if any(name in os.environ for name in _HOOK):
        raise Refused("a hook reads no addresses and asks no cluster: name files and folders")


def checked(address: str) -> str:
    """The address as it is shown, without user and query.

    Raises:
        Refused: its scheme is none of those that are read, it is chained, or this is a hook.
    """
    refuse_in_hook()
    scheme = address.partition(":")[0].lower()
    shown = _shown(address)
    if "::" in address or scheme not in SCHEMES or not urlsplit(address).netloc:
        raise Refused(f"{shown}: addresses begin with {', '.join(f'{name}://' for name in SCHEMES)}")
    needed("scan", "fsspec", SCHEMES[scheme])
    return shown


def _shown(address: str) -> str:
    try:
        parts = urlsplit(address)
        return safe(urlunsplit((parts.scheme, parts.netloc.rpartition("@")[2], parts.path, "", "")))
    except ValueError:
        return safe(address.partition(":")[0]) + ":…"


def files(address: str) -> list[Remote] | None:
    """The files below an address; None where it is a file itself.

    Raises:
        OSError: it cannot be listed.
    """
    if address.startswith("https:"):
        return None
    with _plain_errors():
        system = _system(address.partition(":")[0])
        path = system._strip_protocol(address)
        listed: dict[str, dict[str, Any]] = system.find(path, detail=True)
        if list(listed) == [path]:
            return None
        if not listed:
            raise FileNotFoundError
        scheme = address.partition(":")[0]
        return [
            Remote(f"{scheme}://{name}", safe(name.removeprefix(path).strip("/")), _mark(entry))
            for name, entry in sorted(listed.items())
            if entry.get("type") == "file"
        ]


def _mark(entry: dict[str, Any]) -> str:
    marks = [str(entry[name]) for name in _MARKS if entry.get(name)]
    return " ".join([*marks, str(entry.get("size"))]) if marks else ""


def mark_of(address: str) -> str:
    """The mark of one file, "" where nobody says it. Raises OSError: it cannot be asked."""
    with _plain_errors():
        system = _system(address.partition(":")[0])
        return _mark(system.info(system._strip_protocol(address)))


def content(address: str) -> bytes:
    """The bytes of a file. Raises OSError: it cannot be read, or is larger than `limits.INPUT_BYTES`."""
    with opened(address) as stream, _plain_errors():
        data: bytes = stream.read(limits.INPUT_BYTES + 1)
    if len(data) > limits.INPUT_BYTES:
        raise OSError(EFBIG, f"it is larger than {limits.INPUT_BYTES >> 20} MiB")
    return data


@contextmanager
def opened(address: str) -> Iterator[IO[bytes]]:
    """A file, open for reading. Raises OSError: it cannot be read; the message holds nothing of the address."""
    with _plain_errors():
        system = _system(address.partition(":")[0])
        stream = system.open(system._strip_protocol(address), "rb")
    with stream:
        yield stream


@cache
def _system(scheme: str) -> Any:
    import fsspec

    if scheme != "https":
        return fsspec.filesystem(scheme, use_listings_cache=False)
    import aiohttp

    traced = aiohttp.TraceConfig()
    traced.on_request_redirect.append(_refuse_redirect)
    return fsspec.filesystem(scheme, client_kwargs={"trace_configs": [traced], "trust_env": True}, use_listings_cache=False)


async def _refuse_redirect(_session: Any, _context: Any, given: Any) -> None:
    """Refuse a redirect to another scheme; a relative one stays."""
    target = urlsplit(given.response.headers.get("Location", ""))
    if target.scheme not in ("", "https"):
        raise PermissionError(EACCES, "it redirects to another scheme")


@contextmanager
def _plain_errors() -> Iterator[None]:
    """Whatever a store's library raises, as an OSError that says nothing of the address."""
    try:
        yield
    except FileNotFoundError:
        raise FileNotFoundError(ENOENT, "there is no such file") from None
    except PermissionError as error:
        why = error.strerror if error.errno == EACCES and str(error.strerror).startswith("it redirects") else None
        raise PermissionError(EACCES, why or "it may not be read: credentials are those of the environment") from None
    except Exception as error:  # libraries of stores have dozens of their own
        status = getattr(error, "status", "")
        raise OSError(EIO, f"{type(error).__name__} {status}".rstrip()) from None
