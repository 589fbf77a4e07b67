"""Engines: pieces go to processes of this machine or to a cluster's workers, and outcomes come as they are ready.

A worker of a Dask cluster has files looked at in a process of its own, within limits, so that a file which ends it is one lost
piece. A worker that dies loses nothing: Dask gives its batches to others. Whoever reaches a scheduler runs code on its workers
and here.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from itertools import islice
from threading import local as thread_local
from typing import Any

from msgspec import json, msgpack

from isaview.base import regex
from isaview.base.text import safe
from isaview.base.workers import Reply
from isaview.base.workers.crew import Crew
from isaview.fleet.pieces import Outcome, Piece, identity
from isaview.fleet.remote import refuse_in_hook
from isaview.fleet.work import lost_outcome, outcome_from, worker
from isaview.runs import Refused, require_extra
from isaview.runs.answers import FileRequest

Outcomes = Generator[tuple[Piece, Outcome], None, None]
_UNDER_WAY = 3
"""Pieces for each process that are under way or wait for it."""
_BYTES_UNDER_WAY = 128 << 20
"""Bytes out of archives that are under way, unless one alone has more."""
BATCH = 20
"""Pieces of a batch."""
_BATCH_BYTES = 32 << 20
"""Bytes out of archives after which a batch ends early."""
_BATCHES_UNDER_WAY = 3
"""For each thread of a worker."""
_CONNECT_SECONDS = 20
_ADDRESS = regex.compile(r"(tcp|tls)://[^\s/@:]+(:\d{1,5})?|(tcp|tls)://\[[0-9A-Fa-f:]+\]:\d{1,5}")
_OF_THREAD = thread_local()


def run_local(pieces: Iterable[Piece], request: FileRequest, jobs: int) -> Outcomes:
    """The outcomes of pieces by so many processes; a piece that ends its process is one lost piece."""
    crew, question = Crew(jobs, worker), json.encode(request).decode()
    waiting: dict[Future[Reply], Piece] = {}
    try:
        for piece in pieces:
            while waiting and (
                len(waiting) >= _UNDER_WAY * jobs or sum(other.size for other in (piece, *waiting.values())) > _BYTES_UNDER_WAY
            ):
                yield from _take_ready(waiting)
            waiting[crew.ask([json.encode(piece).decode(), question])] = piece
        while waiting:
            yield from _take_ready(waiting)
        crew.finish()
    finally:
        crew.stop()


def _take_ready(waiting: dict[Future[Reply], Piece]) -> list[tuple[Piece, Outcome]]:
    """Take out what is ready, at least one."""
    done = wait(waiting, return_when=FIRST_COMPLETED).done
    return [(waiting.pop(future), outcome_from(future.result())) for future in done]


def check_scheduler(address: str) -> str:
    """The address of a scheduler.

    Raises:
        Refused: it is none, the packages are missing, or this is a hook.
    """
    if not _ADDRESS.fullmatch(address):
        raise Refused(f"a scheduler is tcp://HOST:PORT or tls://HOST:PORT, not {safe(address.rpartition('@')[2])!r}")
    refuse_in_hook()
    require_extra("cluster", "distributed")
    return address


def run_batch(pieces: list[bytes], request: str, wanted: str) -> bytes:
    """The outcomes of a batch, as the client decodes them.

    Raises:
        RuntimeError: the client has another isaview.
    """
    if wanted != identity():
        raise RuntimeError(f"isaview {identity()} is not {wanted}")
    if not hasattr(_OF_THREAD, "process"):
        _OF_THREAD.process = worker()
    process, outcomes = _OF_THREAD.process, []
    for piece in pieces:
        process.crashes = 0  # that a file ended a process says nothing of the next
        outcomes.append(outcome_from(process.reply([piece.decode(), request])))
    return msgpack.encode(outcomes)


def run_on_cluster(pieces: Iterable[Piece], request: FileRequest, scheduler: str) -> Outcomes:
    """The outcomes of pieces by a cluster's workers, as they are ready.

    Raises:
        Refused: nobody answers, there is no worker, or one has another version of isaview.
    """
    import distributed

    library: Any = distributed  # no types
    try:
        connected = library.Client(scheduler, timeout=_CONNECT_SECONDS, set_as_default=False)
    except (OSError, TimeoutError) as error:
        raise Refused(f"{scheduler}: no scheduler answers ({type(error).__name__})") from None
    with connected as client:
        threads = _refuse_other_versions(client)
        question = json.encode(request).decode()
        batches = _batches(pieces)
        under_way: dict[Any, list[Piece]] = {}
        ready = library.as_completed(loop=client.loop, raise_errors=False)

        def send(batch: list[Piece]) -> None:
            # `pure=False`, or Dask would take equal batches for one.
            future = client.submit(run_batch, [json.encode(piece) for piece in batch], question, identity(), pure=False)
            under_way[future] = batch
            ready.add(future)

        for batch in islice(batches, _BATCHES_UNDER_WAY * threads):
            send(batch)
        for future in ready:
            batch = under_way.pop(future)
            if future.status == "finished":
                yield from zip(batch, msgpack.decode(future.result(), type=list[Outcome]), strict=True)
            # One of its files may have killed the workers: alone, only that one is lost.
            elif len(batch) > 1:
                for piece in batch:
                    send([piece])
            else:
                yield batch[0], lost_outcome(f"{type(future.exception()).__name__}: {safe(str(future.exception()))}")
            for following in islice(batches, 1):
                send(following)


def _refuse_other_versions(client: Any) -> int:
    """The threads of all workers; `Refused` names those with another isaview."""
    versions = client.run(identity, on_error="return")
    others = [(address, held) for address, held in sorted(versions.items()) if held != identity()]
    if others or not versions:
        listed = "; ".join(f"{address} has {held if isinstance(held, str) else 'none'}" for address, held in others)
        raise Refused(f"every worker needs isaview {identity()}: {safe(listed) or 'there is no worker'}")
    return sum(client.nthreads().values()) or 1


def _batches(pieces: Iterable[Piece]) -> Iterator[list[Piece]]:
    batch, size = list[Piece](), 0
    for piece in pieces:
        batch.append(piece)
        size += piece.size
        if len(batch) >= BATCH or size >= _BATCH_BYTES:
            yield batch
            batch, size = [], 0
    if batch:
        yield batch
