"""Engines on this machine: pieces go to processes, outcomes come as they are ready."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, wait

from msgspec import json, msgpack

from isaview.base.workers import Reply
from isaview.base.workers.crew import Crew
from isaview.fleet.pieces import Outcome, Piece
from isaview.fleet.work import lost, worker
from isaview.runs.answers import FileRequest

Outcomes = Generator[tuple[Piece, Outcome], None, None]
_UNDER_WAY = 3
"""Pieces for each process that are under way or wait for it."""
_BYTES_UNDER_WAY = 128 << 20
"""Bytes out of archives that are under way, unless one alone has more."""


def outcome_from(reply: Reply) -> Outcome:
    """The outcome that a process gave, or that it ended."""
    if reply.failure:
        return lost(f"its process ended while it was looked at: {reply.failure}")
    return msgpack.decode(b64decode(reply.value), type=Outcome)


def local(pieces: Iterable[Piece], request: FileRequest, jobs: int) -> Outcomes:
    """The outcomes of pieces by so many processes; a piece that ends its process is one lost piece."""
    crew, question = Crew(jobs, worker), json.encode(request).decode()
    waiting: dict[Future[Reply], Piece] = {}
    held = 0
    try:
        for piece in pieces:
            size = len(piece.data or b"")
            while waiting and (len(waiting) >= _UNDER_WAY * jobs or held + size > _BYTES_UNDER_WAY):
                for done, outcome in _ready(waiting):
                    held -= len(done.data or b"")
                    yield done, outcome
            waiting[crew.ask([json.encode(piece).decode(), question])] = piece
            held += size
        while waiting:
            yield from _ready(waiting)
        crew.finish()
    finally:
        crew.stop()


def _ready(waiting: dict[Future[Reply], Piece]) -> list[tuple[Piece, Outcome]]:
    """Take out what is ready, at least one."""
    done = wait(waiting, return_when=FIRST_COMPLETED).done
    return [(waiting.pop(future), outcome_from(future.result())) for future in done]
