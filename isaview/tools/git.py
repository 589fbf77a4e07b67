"""The files of a git revision, by plumbing commands only.

A repository may be hostile: its configuration can name commands that `git diff` or `git status` run. So only `rev-parse`,
`merge-base`, `ls-tree`, `cat-file` and `diff-index --cached` are called, as lists of arguments, with the file-system monitor
off, without lazy fetches and without locks; a revision that looks like an option is refused.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from isaview.base import limits, store
from isaview.base.text import safe

_SETTINGS = ("-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "--no-pager", "--literal-pathspecs")
_SAFE = {"GIT_NO_LAZY_FETCH": "1", "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C"}
_FILE_MODES = ("100644", "100755")
_PATHS_AT_ONCE = 200
_DIGITS = 11
"""Of a time in seconds."""


class GitError(Exception):
    """Git could not answer; the message says what was asked and its answer."""


class Blob(Struct, frozen=True):
    """A file of a revision: ``path`` is relative to the root of the repository, ``size`` in bytes."""

    path: str
    name: str
    size: int


class Range(Struct, frozen=True):
    """Two sides: ``new`` is None for the files as they lie in the folder."""

    old: str
    new: str | None


class Repository(Struct, frozen=True):
    """The repository that a folder belongs to, see `repository_of`."""

    folder: str
    root: str = ""

    def commit(self, revision: str) -> str:
        """The commit that a revision names. Raises GitError: there is none, or the name looks like an option."""
        if revision.startswith("-") or not revision.strip() or "\0" in revision:
            raise GitError(f"{safe(revision)!r} is no revision: a name that begins with '-' or is empty is refused")
        return self._line("rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}", about=revision)

    def commit_time(self, commit: str) -> int:
        """When a commit was made, in seconds since 1970. Raises GitError: it is not there, or does not say."""
        head = self._run(["cat-file", "commit", commit], about=commit).partition(b"\n\n")[0]
        words = next((line.split() for line in head.split(b"\n") if line.startswith(b"committer ")), [])
        if len(words) < 2 or not words[-2].isdigit() or len(words[-2]) > _DIGITS:
            raise GitError(f"{commit[:12]} does not say when it was made")
        return int(words[-2])

    def merge_base(self, first: str, second: str) -> str:
        """The commit where two commits parted. Raises GitError: they have none in common."""
        return self._line("merge-base", self.commit(first), self.commit(second), about=f"{first}...{second}")

    def sides(self, given: str) -> Range:
        """What ``REV``, ``OLD..NEW`` or ``OLD...NEW`` (since they parted) names, as commits; an empty end is HEAD.

        Raises GitError: a revision is not there.
        """
        if ".." not in given:
            return Range(self.commit(given), None)
        dots = "..." if "..." in given else ".."
        old, new = (revision or "HEAD" for revision in given.split(dots, 1))
        return Range(self.merge_base(old, new) if dots == "..." else self.commit(old), self.commit(new))

    def commits(self, old: str, new: str, path: str, most: int) -> list[tuple[str, str]]:
        """The commits behind ``old`` up to ``new`` that touch a path, oldest first, at most so many: name and time (ISO 8601).

        Raises GitError: git cannot say.
        """
        arguments = ["log", f"--max-count={most}", "--format=%H %cI", "--end-of-options", f"{old}..{new}", "--", path or "."]
        lines = os.fsdecode(self._run(arguments, about=f"{old}..{new}")).splitlines()
        return [(commit, moment) for commit, _, moment in (line.partition(" ") for line in reversed(lines))]

    def relative_path(self, path: str) -> str:
        """A path as the repository knows it: relative to its root, with slashes, "" for the root.

        Raises:
            GitError: the path is not in the repository.
        """
        absolute = Path(os.path.normpath(Path(self.folder).absolute() / path))
        for root in (Path(self.root), Path(self.root).resolve()):
            for candidate in (absolute, absolute.resolve()):
                if candidate.is_relative_to(root):
                    relative = candidate.relative_to(root).as_posix()
                    return "" if relative == "." else relative
        raise GitError(f"{safe(path)} is not inside the repository {safe(self.root)}")

    def files(self, commit: str, path: str) -> list[Blob]:
        """The regular files of a commit at or below a path by their paths; no links.

        Raises GitError: there are more than `limits.FILES_PER_FOLDER`, or the repository lacks the object of a file.
        """
        if len(blobs := self._list_some_paths(commit, [path] if path else [])) > limits.FILES_PER_FOLDER:
            raise GitError(f"{safe(path or '.')} holds more than {limits.FILES_PER_FOLDER:,} files at {commit[:12]}")
        return sorted(blobs, key=lambda blob: blob.path)

    def children(self, commit: str, folders: Iterable[str]) -> list[Blob]:
        """The regular files of a commit right inside these folders, "" for the root."""
        wanted = sorted(set(folders))
        root = self._list_some_paths(commit, [], recursive=False) if "" in wanted else []
        return root + self._list_paths(commit, [f"{folder}/" for folder in wanted if folder], recursive=False)

    def _list_paths(self, commit: str, paths: Sequence[str], *, recursive: bool = True) -> list[Blob]:
        """The files at paths, some at once: a command line may not be longer."""
        starts = range(0, len(paths), _PATHS_AT_ONCE)
        steps = (self._list_some_paths(commit, paths[start : start + _PATHS_AT_ONCE], recursive=recursive) for start in starts)
        return [blob for blobs in steps for blob in blobs]

    def _list_some_paths(self, commit: str, paths: Sequence[str], *, recursive: bool = True) -> list[Blob]:
        blobs = []
        deep = ["-r"] if recursive else []
        for entry in self._run(["ls-tree", *deep, "-l", "-z", "--full-tree", commit, "--", *paths]).split(b"\0"):
            head, _, name = entry.partition(b"\t")
            mode, _, digest, size = head.decode("ascii", "replace").split() or ("", "", "", "")
            if mode not in _FILE_MODES:
                continue
            if not size.isdigit():
                raise GitError(f"{safe(os.fsdecode(name))}: the repository lacks its object {digest}")
            blobs.append(Blob(os.fsdecode(name), digest, int(size)))
        return blobs

    def content(self, blob: Blob) -> bytes:
        """What is in a file of a revision.

        Raises GitError: it is larger than `limits.INPUT_BYTES`, or its object is not there.
        """
        if blob.size > limits.INPUT_BYTES:
            raise GitError(f"{safe(blob.path)}: it is larger than {limits.INPUT_BYTES // (1024 * 1024)} MiB")
        return self._run(["cat-file", "blob", blob.name], about=blob.path)

    def blobs(self, commit: str, paths: Sequence[str]) -> dict[str, Blob]:
        """The regular files of a commit at these paths, by path; those that are not there are left out."""
        wanted = set(paths)
        return {blob.path: blob for blob in self._list_paths(commit, sorted(wanted)) if blob.path in wanted}

    def is_tracked(self, path: str) -> bool:
        """Whether the index has a file at a path."""
        with suppress(GitError):
            return bool(self._line("rev-parse", "--verify", "--quiet", "--end-of-options", f":{path}"))
        return False

    def moves_since(self, commit: str) -> tuple[dict[str, str], list[str]]:
        """What left its path between a commit and the index: new path → old path of files that were renamed; deleted files."""
        arguments = ["diff-index", "--cached", "-M", "--diff-filter=RD", "--name-status", "-z", commit, "--"]
        words = iter(os.fsdecode(word) for word in self._run(arguments).split(b"\0"))
        renamed, deleted = {}, []
        for status in words:
            old = next(words, "")
            if status.startswith("R"):
                renamed[next(words, "")] = old
            elif status == "D":
                deleted.append(old)
        return renamed, deleted

    def _line(self, *arguments: str, about: str = "") -> str:
        return os.fsdecode(self._run(arguments, about)).rstrip("\n")

    def _run(self, arguments: Sequence[str], about: str = "") -> bytes:
        store.passing()  # what a revision names, and what is tracked, changes
        command = ["git", "-C", self.folder, *_SETTINGS, *arguments]
        environment, seconds = {**os.environ, **_SAFE}, limits.GIT_WALL_SECONDS
        try:
            done = subprocess.run(
                command, stdin=subprocess.DEVNULL, capture_output=True, env=environment, timeout=seconds, check=False
            )
        except FileNotFoundError:
            raise GitError("git is not installed, or not found") from None
        except (OSError, subprocess.SubprocessError) as error:
            raise GitError(f"git {arguments[0]} could not be run: {safe(str(error))[:200]}") from None
        if not done.returncode:
            return done.stdout
        lines = done.stderr.decode("utf-8", "replace").strip().splitlines()
        if not lines and about:
            raise GitError(f"{safe(about)!r} is not a revision of this repository")
        raise GitError(f"git {arguments[0]}: {safe(lines[0])[:300] if lines else 'failed without a message'}")


def repository_of(folder: str | os.PathLike[str] = ".") -> Repository:
    """The repository around a folder. Raises GitError: git is not there, or the folder is in no repository."""
    repository = Repository(os.fspath(folder))
    return replace(repository, root=repository._line("rev-parse", "--show-toplevel"))
