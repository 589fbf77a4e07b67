"""The GPUs on which a text made for a target runs, by the columns of the tables.

Text that the driver still compiles runs on its own target and on those that ``reach`` says for the target's suffix: all
``later`` ones, the later ones of its ``family``, or no other: there ``alone``. Machine code runs on its own target, and on
those that a generic target ``covers``.
"""

from __future__ import annotations

from msgspec import Struct

from isaview.gpus.hardware import Gpu, all_gpus, gpu_for


class Reach(Struct, frozen=True):
    """Where a text runs: the targets of the tables, and the same in words."""

    targets: tuple[str, ...]
    words: str


def reach_of(target: str) -> Reach | None:
    """Where what is made for a target runs; None where the tables do not know the target."""
    own = gpu_for(target)
    if own is None:
        return None
    how = own.reach.get(suffix_of(target), "alone")
    if how == "alone":
        return Reach((own.target, *own.covers), f"{_join_names(own.covers or (own.target,))} alone")
    # tables list targets of a vendor in the order of their generations: later ones follow
    names = [gpu.target for gpu in all_gpus() if gpu.words == own.words and (how == "later" or gpu.family == own.family)]
    later = tuple(names[names.index(own.target) :])
    return Reach(later, f"{own.target} and later" if how == "later" else f"{_join_names(later)} alone")


def _join_names(names: tuple[str, ...]) -> str:
    return " and ".join((", ".join(names[:-1]), names[-1])) if len(names) > 1 else names[0]


def suffix_of(target: str) -> str:
    """The letter behind a target's number that says it has instructions of its own, "" for none."""
    own = gpu_for(target)
    return next((suffix for suffix in own.suffixes if target.casefold().endswith(suffix)), "") if own is not None else ""


def cannot_run(target: str | None, gpu: Gpu) -> str:
    """Why what is made for a target does not run on a GPU; "" where it does, or the tables do not know the target."""
    reach = reach_of(target) if target else None
    if reach is None or gpu.target in reach.targets:
        return ""
    other = gpu.name if gpu.name == gpu.target else f"{gpu.name} ({gpu.target})"
    return f"text for {target} runs on {reach.words}, not on {other}"


def assembler_target(target: str, gpu: str) -> str:
    """The target for an assembler that makes a text for another GPU, or for its own where both mean the same.

    A text with instructions of its own needs them there too: sm_90a for sm_90, and sm_100f for sm_103 is made for sm_103f.
    """
    own, other = gpu_for(target), gpu_for(gpu)
    if own is None or other is None:
        return gpu
    if own.target == other.target:
        return target
    suffix = suffix_of(target)
    return f"{other.target}{suffix}" if own.reach.get(suffix) == "family" and suffix in other.suffixes else gpu
