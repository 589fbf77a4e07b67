"""A scan: every dump of some sources becomes rows of a dataset; what is there already is not done again."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from pathlib import Path

from msgspec import Struct, field

from isaview.base import store
from isaview.base.text import safe
from isaview.fleet import dataset as datasets
from isaview.fleet.dataset import Known, Writer
from isaview.fleet.engines import run_local, run_on_cluster
from isaview.fleet.pieces import Outcome, Piece, Place, key_of, question_digest
from isaview.fleet.sources import NO_COMMIT, Source, sources
from isaview.fleet.work import lost_outcome
from isaview.runs import FINE, INTERRUPTED, NO_ANSWER, Refused, messages
from isaview.runs.answers import FileRequest
from isaview.runs.many import cores
from isaview.runs.run import interruptions

_SHOWN = 20
"""Reasons that are shown; the manifest has all."""


class ScanRequest(Struct, frozen=True):
    """What a scan is to do.

    ``shard`` is a number from 1 and how many there are. ``label`` is the commit that files of no revision are recorded under.
    ``scheduler`` is a cluster's, "" for ``jobs`` processes here, None for one on each core.
    """

    named: Sequence[str]
    dataset: str
    request: FileRequest
    revisions: Sequence[str] = ()
    label: Place = NO_COMMIT
    shard: tuple[int, int] = (1, 1)
    jobs: int | None = None
    scheduler: str = ""


class ScanResult(Struct):
    """What a scan did: files by status, those that were there, kernels, seconds, the exit code."""

    files: Counter[str] = field(default_factory=Counter)
    there: int = 0
    kernels: int = 0
    seconds: float = 0.0
    code: int = FINE


def scan(request: ScanRequest) -> ScanResult:
    """Do it; what is refused is shown and stands in the manifest.

    Raises:
        Refused: a source, the dataset or the cluster cannot be used at all.
    """
    dataset = datasets.open_dataset(request.dataset, make=True)
    datasets.remove_leftovers(dataset)
    listed = sources(request.named, request.revisions, request.label)
    gpu = request.request.gpus[0] if request.request.gpus else None
    run = _Scan(request, Writer(dataset, gpu), datasets.read_known(dataset, [source.shown for source in listed]))
    started = time.monotonic()
    totals = [source.total for source in listed]
    total = None if None in totals else sum(filter(None, totals))
    pieces, asked_of = run.pending_pieces(listed), request.request
    outcomes = (
        run_on_cluster(pieces, asked_of, request.scheduler)
        if request.scheduler
        else run_local(pieces, asked_of, request.jobs or cores())
    )
    with messages.progress(total) as advance, interruptions() as interrupted:
        try:
            for piece, outcome in outcomes:
                with interrupted.later():
                    run.record(piece.place, outcome)
                advance(run.looked_at)
            with interrupted.later():
                run.copy_rows()
                run.record_removed()
        except KeyboardInterrupt:
            outcomes.close()
            run.result.code = INTERRUPTED
            messages.say("isaview: interrupted; the same command goes on from here")
        finally:
            run.writer.close()
    run.result.seconds = time.monotonic() - started
    return run.result


class _Scan(Struct):
    """A scan under way; ``copies`` are the places whose rows the dataset has or gets elsewhere, by their key.

    ``under_way`` are keys of pieces that are looked at, with what came of those that have no rows. ``incomplete`` are the
    sources that may have more files of no commit than were seen.
    """

    request: ScanRequest
    writer: Writer
    known: Known
    result: ScanResult = field(default_factory=ScanResult)
    copies: dict[str, list[Place]] = field(default_factory=dict)
    under_way: dict[str, Outcome] = field(default_factory=dict)
    incomplete: set[str] = field(default_factory=set)
    looked_at: int = 0
    shown: int = 0

    def pending_pieces(self, listed: Sequence[Source]) -> Iterator[Piece]:
        """The pieces of this shard that nobody has done."""
        question = question_digest(self.request.request)
        for piece in (piece for source in listed for piece in source.pieces()):
            path = piece.path if piece.blob is None else piece.blob.path
            if piece.is_lost or piece.place.commit or (piece.refusal and not piece.place.file):
                self.incomplete.add(piece.place.source)
            if not _in_shard(self.request.shard, piece.place):
                self.looked_at += 1
            elif piece.refusal or not path.isprintable():
                self._refuse(piece, question)
            elif not self._has_rows(piece, question):
                yield piece

    def _has_rows(self, piece: Piece, question: str) -> bool:
        """Whether nothing is to be analysed for a piece: it is in the dataset, or its rows are, or will be, elsewhere in it."""
        if not piece.mark and (piece.is_remote or not (self.known.keys or self.known.parts)):
            return False
        try:
            key = key_of(piece, question)
        except OSError:
            return False
        if self._is_recorded(piece.place, key):
            return True
        if key not in self.known.parts and key not in self.under_way:
            if piece.mark:
                self.under_way[key] = lost_outcome("so was the same content elsewhere")
            return False
        self.copies.setdefault(key, []).append(piece.place)
        self.known.current.pop(piece.place.digest, None)
        self.looked_at += 1
        return True

    def _is_recorded(self, place: Place, key: str) -> bool:
        """Whether the dataset has this place with that key."""
        if not key or self.known.keys.get(place.digest) != key:
            return False
        self.known.current.pop(place.digest, None)
        self.result.there += 1
        self.looked_at += 1
        return True

    def _refuse(self, piece: Piece, question: str) -> None:
        """Record why nobody looks at a piece, once."""
        why = piece.refusal or "its path is no UTF-8 or has control characters"
        # Without a key it is tried again by the next scan.
        key = "" if piece.is_lost else store.digest(question, why)[:32]
        if not self._is_recorded(piece.place, key):
            self.record(piece.place, Outcome("lost" if piece.is_lost else "refused", why, key=key, code=NO_ANSWER))

    def record(self, place: Place, outcome: Outcome) -> None:
        """Record what came of a file."""
        self.looked_at += 1
        self.result.files[outcome.status] += 1
        if outcome.status == "no dump" and not outcome.key:
            return  # whether a file here is one is seen as fast as whether it is known
        self.known.current.pop(place.digest, None)
        self.result.kernels += len(outcome.rows)
        self.result.code = max(self.result.code, outcome.code)
        part = self.writer.add(place, outcome)
        if outcome.key in self.under_way and outcome.rows:
            self.known.parts[outcome.key] = part
        elif outcome.key in self.under_way:
            self.under_way[outcome.key] = outcome
        if outcome.reason and self.shown < _SHOWN:
            self.shown += 1
            messages.say(f"{place.title}: {safe(outcome.reason)}")

    def record_removed(self) -> None:
        """Record the files of no commit that are no dumps any more, of sources that were seen whole."""
        removed = [Place(source, file) for source, file in self.known.current.values() if source not in self.incomplete]
        for place in (place for place in removed if _in_shard(self.request.shard, place)):
            self.record(place, Outcome("removed"))

    def copy_rows(self) -> None:
        """Write the rows of places that the dataset has elsewhere."""
        by_part: dict[Path, dict[str, list[Place]]] = {}
        for key, places in self.copies.items():
            if key in self.known.parts:
                by_part.setdefault(self.known.parts[key], {})[key] = places
            for place in () if key in self.known.parts else places:
                self.record(place, self.under_way[key])
        self.writer.close()
        for part, wanted in by_part.items():
            for table, owners in datasets.rows_for_places(part, wanted):
                self.writer.copy(table, owners)
                self.result.kernels += len(table)
            self.result.files["known"] += sum(map(len, wanted.values()))
            self.writer.close()


def _in_shard(shard: tuple[int, int], place: Place) -> bool:
    """Whether a file is of a shard, by its path alone."""
    number, count = shard
    return int.from_bytes(blake2b(place.file.encode(), digest_size=8).digest()) % count == number - 1


def parse_shard(text: str) -> tuple[int, int]:
    """``I/N``. Raises Refused: it is no such thing."""
    number, _, count = text.partition("/")
    if not (number.isdecimal() and count.isdecimal() and len(text) < 14 and 1 <= int(number) <= int(count)):
        raise Refused(f"a shard is I/N, from 1/N to N/N, not {safe(text)!r}")
    return int(number), int(count)
