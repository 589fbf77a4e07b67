"""What binaries state of their kernels in notes, descriptors and resource sections; no instruction is decoded.

A binary from a stranger may say anything: whatever goes wrong in reading a member becomes a message.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from isaview.base import files, limits
from isaview.base.text import safe
from isaview.binaries.amd import amd_kernels
from isaview.binaries.containers import Member, error_message, members
from isaview.binaries.elf import Elf, elf_of
from isaview.binaries.nvidia import nvidia_kernels
from isaview.binaries.unpack import Unpacker
from isaview.binaries.window import BinaryError, Window, window_of_file
from isaview.model.facts import Log, Stated

_KERNELS: dict[int, Callable[[Elf, str], Iterator[Stated]]] = {190: nvidia_kernels, 224: amd_kernels}
"""What reads the facts of a processor's code."""


def read_binary(path: files.File, shown: str) -> Log:
    """What a binary file, called ``shown``, states of its kernels; what cannot be read is a message, never an exception."""
    try:
        with files.open_file(path) as stream:
            return log_of(window_of_file(stream), shown)
    except (OSError, ValueError) as error:
        return Log((), (f"{shown}: {safe(getattr(error, 'strerror', None) or str(error))}",))


def log_of(window: Window, path: str) -> Log:
    """What a binary states; ``path`` names it in ``because`` and in messages."""
    messages: list[str] = []
    unpacker = Unpacker()
    stated: list[Stated] = []
    for member in members(Member(window), messages, unpacker.unpack):
        if member.kind == "code":
            stated.extend(kernels_of(member, path, unpacker, messages))
    # an empty answer would read as a kernel without registers
    if not stated and not messages:
        messages.append("no kernel that states its resources")
    return Log(tuple(stated), tuple(f"{path}: {message}" for message in dict.fromkeys(messages)))


def kernels_of(member: Member, path: str, unpacker: Unpacker, messages: list[str]) -> tuple[Stated, ...]:
    """What a member states of its kernels, as far as it can be read, and a message where not all can."""
    kernels: list[Stated] = []
    try:
        elf = elf_of(unpacker.unpack(member).window)
        for kernel in _KERNELS[elf.machine](elf, path):
            # a container names a target more exactly (sm_90a) than its code (sm_90); what contradicts the code is not taken
            is_finer = member.target is not None and member.target.startswith(kernel.target or "")
            kernels.append(replace(kernel, target=member.target) if is_finer else kernel)
            if len(kernels) >= limits.KERNELS_PER_FILE:
                messages.append(error_message(member.place, BinaryError(f"only the first {len(kernels):,} kernels are read")))
                break
    except Exception as error:  # msgspec, struct and the libraries that unpack raise errors of many kinds for damaged files
        messages.append(error_message(member.place, error))
    return tuple(kernels)
