"""Addresses: files in buckets and on servers, by fsspec.

Exactly the schemes of `SCHEMES`. Credentials are the environment's. What may be secret in an address, its user and its query,
is in no row, message or error. Nothing is read this way in a hook: who opens a pull request must not choose what is fetched.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EACCES, EFBIG, EIO, ENOENT
from functools import cache
from typing import IO, Any
from urllib.parse import urlsplit, urlunsplit

from isaview.base import limits, regex
from isaview.base.text import safe
from isaview.runs import Refused, require_extra

SCHEMES = {"s3": "s3fs", "gs": "gcsfs", "https": "aiohttp"}
"""The schemes, with the package that each needs."""
_LIBRARIES = (*SCHEMES.values(), "fsspec", "aiobotocore", "botocore", "google", "asyncio")
_ADDRESS = regex.compile(r"[A-Za-z][A-Za-z0-9+.-]*(?:::|://)")
_HOOK = ("PRE_COMMIT", "PRE_COMMIT_FROM_REF")
"""Variables that pre-commit sets."""
_MARKS = ("ETag", "etag", "md5Hash", "generation", "VersionId")
"""What stores say of a content that stands for it."""


def is_address(text: str) -> bool:
    """Whether a source is meant as an address."""
    return _ADDRESS.match(text) is not None


def refuse_in_hook() -> None:
    """Raise `Refused` in a hook."""
    if any(name in os.environ for name in _HOOK):
        raise Refused("a hook reads no addresses and asks no cluster: name files and folders")


def check_address(address: str) -> str:
    """The address as it is shown, without user and query.

    Raises:
        Refused: its scheme is none of those that are read, it is chained, or this is a hook.
    """
    refuse_in_hook()
    try:
        parts = urlsplit(address)
        shown = safe(urlunsplit((parts.scheme, parts.netloc.rpartition("@")[2], parts.path.rstrip("/"), "", "")))
        is_known = address.startswith(tuple(f"{scheme}://" for scheme in SCHEMES)) and bool(parts.netloc)
    except ValueError:
        shown, is_known = safe(address.partition(":")[0]) + ":…", False
    if not is_known or "::" in address:
        raise Refused(f"{shown}: addresses begin with {', '.join(f'{scheme}://' for scheme in SCHEMES)}")
    require_extra("scan", "fsspec", SCHEMES[parts.scheme])
    return shown


def files(address: str) -> list[tuple[str, str, str]] | None:
    """The address, path below the one given, and `mark_of` each file; None where the address given is a file itself.

    Raises:
        OSError: it cannot be listed.
    """
    if address.startswith("https:"):
        return None
    with _plain_errors():
        system, path = _system_and_path(address)
        listed: dict[str, dict[str, Any]] = system.find(path, detail=True)
        if list(listed) == [path]:
            return None
        if not listed:
            raise FileNotFoundError
        scheme = address.partition(":")[0]
        regular = [(name, entry) for name, entry in sorted(listed.items()) if entry.get("type") == "file"]
        return [(f"{scheme}://{name}", safe(name.removeprefix(path).strip("/")), _mark(entry)) for name, entry in regular]


def _mark(entry: dict[str, Any]) -> str:
    marks = [str(entry[name]) for name in _MARKS if entry.get(name)]
    return " ".join([*marks, str(entry.get("size"))]) if marks else ""


def mark_of(address: str) -> str:
    """What stands for the content of a file, "" where nobody says it. Raises OSError: it cannot be asked."""
    with _plain_errors():
        system, path = _system_and_path(address)
        mark = _mark(system.info(path))
    own = check_address(address) if address.startswith("https:") else ""  # a server's ETag is of one file
    return f"{mark} {own}" if mark and own else mark


def content(address: str) -> bytes:
    """The bytes of a file. Raises OSError: it cannot be read, or is larger than `limits.INPUT_BYTES`."""
    with open_file(address) as stream:
        # One byte more shows that it is too large, without asking for its size first.
        data: bytes = stream.read(limits.INPUT_BYTES + 1)
    if len(data) > limits.INPUT_BYTES:
        raise OSError(EFBIG, f"it is larger than {limits.INPUT_BYTES >> 20} MiB")
    return data


@contextmanager
def open_file(address: str) -> Iterator[IO[bytes]]:
    """A file, open for reading. Raises OSError: it cannot be read; the message holds nothing of the address."""
    with _plain_errors():
        system, path = _system_and_path(address)
        with system.open(path, "rb") as stream:
            yield stream


def _system_and_path(address: str) -> tuple[Any, str]:
    """What has the files of an address, and what it calls them."""
    system = _file_system(address.partition(":")[0])
    return system, system._strip_protocol(address)


@cache
def _file_system(scheme: str) -> Any:
    for library in _LIBRARIES:  # else what they log, addresses and answers of token servers too, is on standard error
        logging.getLogger(library).addHandler(logging.NullHandler())
    import fsspec

    if scheme != "https":
        return fsspec.filesystem(scheme, use_listings_cache=False)
    import aiohttp

    # aiohttp follows redirects by itself, to http:// and to addresses inside too.
    traced = aiohttp.TraceConfig()
    traced.on_request_redirect.append(_refuse_redirect)
    return fsspec.filesystem(scheme, client_kwargs={"trace_configs": [traced], "trust_env": True}, use_listings_cache=False)


class _RedirectError(Exception):
    """A server redirects to another scheme."""


async def _refuse_redirect(_session: Any, _context: Any, given: Any) -> None:
    if urlsplit(given.response.headers.get("Location", "")).scheme not in ("", "https"):
        raise _RedirectError


@contextmanager
def _plain_errors() -> Iterator[None]:
    """Whatever a store's library raises, as an OSError that says nothing of the address."""
    try:
        yield
    except Exception as error:  # libraries of stores have dozens of their own
        why: BaseException | None = error
        while why is not None and not isinstance(why, _RedirectError):
            why = why.__cause__ or why.__context__
        if why is not None:
            raise OSError(EACCES, "it redirects to another scheme") from None
        if isinstance(error, FileNotFoundError):
            raise OSError(ENOENT, "there is no such file") from None
        if isinstance(error, PermissionError):
            raise OSError(EACCES, "it may not be read: credentials are those of the environment") from None
        raise OSError(EIO, f"{type(error).__name__} {getattr(error, 'status', '')}".rstrip()) from None
