"""A scan: every dump of some sources becomes rows of a dataset; what is there already is not done again."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import blake2b

from msgspec import Struct, field

from isaview.base.text import safe
from isaview.fleet import dataset as datasets
from isaview.fleet.dataset import Known, Writer
from isaview.fleet.engines import Outcomes, local
from isaview.fleet.pieces import Left, Outcome, Piece, Place, Status, asked, digest_of, key_of
from isaview.fleet.sources import NO_COMMIT, Label, Source, sources
from isaview.runs import FINE, INTERRUPTED, NO_ANSWER, Refused, messages
from isaview.runs.answers import FileRequest
from isaview.runs.many import cores
from isaview.runs.run import interruptions

_SAID = 20
"""Reasons that are said; the manifest has all."""


class ScanRequest(Struct, frozen=True):
    """What a scan is to do.

    ``shard`` is a number from 1 and how many there are. ``label`` is the commit that files of no revision are recorded under.
    ``scheduler`` is a cluster's, "" for ``jobs`` processes here, None for one on each core.
    """

    named: Sequence[str]
    dataset: str
    request: FileRequest
    revisions: Sequence[str] = ()
    label: Label = NO_COMMIT
    shard: tuple[int, int] = (1, 1)
    jobs: int | None = None
    scheduler: str = ""


class ScanResult(Struct):
    """What a scan did: files by status, those that were there, those that are no dump, kernels, seconds, the exit code."""

    files: Counter[Status] = field(default_factory=Counter)
    there: int = 0
    no_dump: int = 0
    kernels: int = 0
    seconds: float = 0.0
    processor_seconds: float = 0.0
    code: int = FINE


def scan(request: ScanRequest) -> ScanResult:
    """Do it; what is refused is said and stands in the manifest.

    Raises:
        Refused: a source, the dataset or the cluster cannot be used at all.
    """
    dataset = datasets.opened(request.dataset, make=True)
    listed = sources(request.named, request.revisions, request.label)
    gpu = request.request.gpus[0] if request.request.gpus else None
    run = _Scan(request, Writer(dataset, gpu), datasets.known(dataset, [source.shown for source in listed]))
    started = time.monotonic()
    totals = [source.total for source in listed]
    total = None if None in totals else sum(filter(None, totals))
    outcomes = run.engine(run.wanted(listed))
    with messages.progress(total) as advance, interruptions() as interrupted:
        try:
            for piece, outcome in outcomes:
                with interrupted.later():
                    run.take(piece.place, outcome)
                advance(run.looked_at)
            with interrupted.later():
                run.copy()
        except KeyboardInterrupt:
            outcomes.close()
            run.result.code = INTERRUPTED
            messages.say("isaview: interrupted; the same command goes on from here")
        finally:
            run.writer.close()
    run.result.seconds = time.monotonic() - started
    return run.result


class _Scan(Struct):
    """A scan under way; ``copies`` are the places whose rows the dataset has elsewhere, by their key."""

    request: ScanRequest
    writer: Writer
    known: Known
    result: ScanResult = field(default_factory=ScanResult)
    copies: dict[str, list[Place]] = field(default_factory=dict)
    looked_at: int = 0
    said: int = 0

    def engine(self, pieces: Iterator[Piece]) -> Outcomes:
        """The outcomes of pieces, here or on a cluster."""
        if not self.request.scheduler:
            return local(pieces, self.request.request, self.request.jobs or cores())
        from isaview.fleet.cluster import on_cluster

        return on_cluster(pieces, self.request.request, self.request.scheduler)

    def wanted(self, listed: Sequence[Source]) -> Iterator[Piece]:
        """The pieces of this shard that nobody has done."""
        question = asked(self.request.request)
        for piece in (piece for source in listed for piece in source.pieces()):
            if not _is_in(self.request.shard, piece.place):
                self.looked_at += 1
            elif isinstance(piece, Left):
                status: Status = "lost" if piece.is_lost else "refused"
                self.take(piece.place, Outcome(status, piece.reason, code=NO_ANSWER))
            elif not self._is_there(piece, question):
                yield piece

    def _is_there(self, piece: Piece, question: str) -> bool:
        """Whether nothing has to be analysed for a piece: it is in the dataset, or its rows are, under another place."""
        if not (self.known.keys or self.known.parts):
            return False
        try:
            key = _key(piece, question)
        except OSError:
            return False
        if key and self.known.keys.get(piece.place.digest) == key:
            self.result.there += 1
        elif key in self.known.parts:
            self.copies.setdefault(key, []).append(piece.place)
        else:
            return False
        self.looked_at += 1
        return True

    def take(self, place: Place, outcome: Outcome) -> None:
        """Record what came of a file."""
        self.looked_at += 1
        if not outcome.is_dump:
            self.result.no_dump += 1
            return
        self.result.files[outcome.status] += 1
        self.result.kernels += len(outcome.rows)
        self.result.processor_seconds += outcome.seconds
        self.result.code = max(self.result.code, outcome.code)
        self.writer.add(place, outcome)
        if outcome.reason and self.said < _SAID:
            self.said += 1
            messages.say(f"{'/'.join(filter(None, (place.source, place.file)))}: {safe(outcome.reason)}")

    def copy(self) -> None:
        """Write the rows of places that the dataset has elsewhere."""
        by_part: dict[str, list[str]] = {}
        for key in self.copies:
            by_part.setdefault(str(self.known.parts[key]), []).append(key)
        for keys in by_part.values():
            for key, table in datasets.rows_of(self.known.parts[keys[0]], keys):
                row = {name: table[name][0].as_py() for name in ("digest", "key", "bytes")}
                for place in self.copies[key]:
                    self.writer.copy(place, row, table)
                    self.result.files["known"] += 1
                    self.result.kernels += len(table)


def _is_in(shard: tuple[int, int], place: Place) -> bool:
    """Whether a file is of a shard, by its path alone."""
    number, count = shard
    return int.from_bytes(blake2b(place.file.encode(), digest_size=8).digest()) % count == number - 1


def _key(piece: Piece, question: str) -> str:
    """The key of a piece without analysing it, "" where only reading it elsewhere tells."""
    if piece.mark:
        return key_of(piece, question)
    if piece.data is not None:
        from hashlib import sha256

        return key_of(piece, question, sha256(piece.data).hexdigest())
    return "" if "://" in piece.path else key_of(piece, question, digest_of(piece.path))


def shard_of(text: str) -> tuple[int, int]:
    """``I/N``. Raises Refused: it is no such thing."""
    number, _, count = text.partition("/")
    if not (number.isdecimal() and count.isdecimal() and len(text) < 14 and 1 <= int(number) <= int(count)):
        raise Refused(f"a shard is I/N, from 1/N to N/N, not {safe(text)!r}")
    return int(number), int(count)
