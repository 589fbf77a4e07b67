"""A crew: several workers of one script, which share requests; a request that ends its worker costs nobody else anything."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from queue import SimpleQueue
from typing import Any

from isaview.base.workers import Reply, Worker

_GOODBYE_SECONDS = 5.0


class Crew:
    """Workers that are started when the first request comes; each has a thread of this process that waits for it."""

    def __init__(self, size: int, make: Callable[[], Worker]) -> None:
        self.workers = [make() for _ in range(size)]
        self._free: SimpleQueue[Worker] = SimpleQueue()
        for worker in self.workers:
            self._free.put(worker)
        self._threads = ThreadPoolExecutor(size)

    def ask(self, request: Any) -> Future[Reply]:
        """The answer to come; its reply says why there is none."""
        return self._threads.submit(self._reply, request)

    def _reply(self, request: Any) -> Reply:
        worker = self._free.get()
        try:
            worker.crashes = 0  # each request is another file: that one ended a process says nothing of the next
            return worker.reply(request)
        finally:
            self._free.put(worker)

    def finish(self) -> None:
        """Wait for what is under way, and let the workers end by themselves."""
        self._threads.shutdown()
        for worker in self.workers:
            worker.finish(_GOODBYE_SECONDS)

    def stop(self) -> None:
        """End at once whatever is under way."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in self.workers:
            worker.stop()
