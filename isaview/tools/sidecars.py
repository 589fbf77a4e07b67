"""The files that compilers leave next to a dump, by their names, and what they state.

Triton's cache holds K.ptx, K.cubin, K.json or K.amdgcn, K.hsaco, K.json; ``nvcc --keep`` writes X.ptx and X.cubin, or
X.compute_80.ptx and X.compute_80.sm_86.cubin; ``hipcc -save-temps`` writes X-hip-amdgcn-amd-amdhsa-gfx942.s and .out.
"""

from __future__ import annotations

import json
import stat
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from isaview.base import files, limits
from isaview.base.measure import Measure
from isaview.base.text import safe
from isaview.inputs.machine_code import is_sidecar, names_beginning
from isaview.model.facts import Log, Stated, fact

_MOST_FILES = 32
_TEXT = ".ptx"
_JSON_BYTES = limits.CONFIG_BYTES
_WHOLE_NUMBERS = {
    "shared": "shared_bytes",
    "num_ctas": "cluster_size",
    "maxnreg": "max_registers",
    "tmem_size": "tensor_columns",
    "warp_size": "wave_size",
    "num_stages": "pipeline_stages",
}


class TritonSettings(Struct, frozen=True):
    """What Triton's metadata says of how a kernel was compiled: the target as we call it, and whether fusing is allowed."""

    name: str
    target: str
    fuse: bool
    facts: Mapping[str, Measure]


def sidecars_of(path: str) -> tuple[str, ...]:
    """The sidecars of a dump, by name order; only regular files, none that a link points at."""
    dump = Path(path)
    if not path or path.startswith("<") or not _is_regular(dump):
        return ()
    stem = dump.name.removesuffix(dump.suffix)
    try:
        names = names_beginning(dump.parent, stem + ".")
    except OSError:
        return ()
    sidecars = [name for name in names if is_sidecar(name, dump.name)]
    wanted = sidecars if not is_code(dump) else [name for name in sidecars if name.endswith(".json")]
    return tuple(str(dump.parent / name) for name in wanted[:_MOST_FILES] if _is_regular(dump.parent / name))


def texts_of(path: str) -> tuple[str, ...]:
    """The texts next to machine code that it may have been made of, those with the longest name first."""
    code = Path(path)
    if not path or path.startswith("<") or not _is_regular(code) or not is_code(code):
        return ()
    stems = [code.name[:index] for index, letter in enumerate(code.name) if letter == "." and index]
    names = [f"{stem}{_TEXT}" for stem in reversed(stems)]
    return tuple(
        str(code.with_name(name)) for name in names if is_sidecar(code.name, name) and _is_regular(code.with_name(name))
    )


def is_code(path: Path) -> bool:
    """Whether a file is a binary, which states itself what others next to it could."""
    from isaview.binaries.containers import is_binary

    return is_binary(files.beginning(path, 64))


def _is_regular(path: Path) -> bool:
    try:
        return stat.S_ISREG(path.lstat().st_mode)
    except (OSError, ValueError):
        return False


def read_file(path: str | files.Held, shown: str) -> Log:
    """What a sidecar, or a file that was given, says: a log, a binary or Triton's metadata, recognised by its content.

    ``shown`` is the file's name in messages.
    """
    if isinstance(path, files.Held):
        return _read(path, shown, 0, 0)
    try:
        status = Path(path).stat()
    except (OSError, ValueError) as error:
        return Log((), (f"{shown}: {safe(getattr(error, 'strerror', None) or str(error))}",))
    if not stat.S_ISREG(status.st_mode):
        return Log((), (f"{shown}: not a regular file",))
    return _read(path, shown, status.st_mtime_ns, status.st_size)


@lru_cache(maxsize=64)
def _read(path: str | files.Held, shown: str, _time: int, _size: int) -> Log:
    """One file's statements; time and size are part of the key, so that a file that changed is read again."""
    from isaview.binaries.containers import is_binary
    from isaview.binaries.facts import read_binary
    from isaview.tools.logs import read_log

    try:
        start = files.beginning(path, 64)
    except OSError as error:
        return Log((), (f"{shown}: {safe(error.strerror or str(error))}",))
    if is_binary(start):
        return read_binary(path, shown)
    settings = triton_settings(path) if start.lstrip().startswith(b"{") else None
    if settings is not None:
        return Log((Stated(settings.name, settings.target or None, settings.facts, launch=True),))
    return Log(()) if shown.endswith(".json") else read_log(path, shown)


def triton_settings(path: str | files.Held) -> TritonSettings | None:
    """Triton's metadata of a kernel, None where the file is none."""
    try:
        content = json.loads(files.content(path, _JSON_BYTES))
    except (OSError, ValueError, RecursionError):
        return None
    if not isinstance(content, dict) or not isinstance(content.get("name"), str) or "num_warps" not in content:
        return None
    facts = dict(_settings(content, safe(path.name if isinstance(path, files.Held) else Path(path).name)))
    return TritonSettings(content["name"], _target(content), content.get("enable_fp_fusion") is not False, facts)


def _settings(content: Mapping[str, Any], path: str) -> Iterator[tuple[str, Measure]]:
    target = content.get("target")
    whole = {"warp_size": target.get("warp_size")} | dict(content) if isinstance(target, dict) else content
    for key, metric in _WHOLE_NUMBERS.items():
        value = _amount(whole.get(key))
        if value is not None and (value or metric == "shared_bytes"):
            yield metric, fact(metric, value, f"{path}: {key}")
    waves, lanes = _amount(whole.get("num_warps")), _amount(whole.get("warp_size"))
    if waves and lanes:
        yield "required_threads", fact("required_threads", waves * lanes, f"{path}: num_warps × warp_size")


def _amount(value: Any) -> int | None:
    """A whole number that can be an amount of something; truth values are none."""
    return value if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 1 << 40 else None


def _target(content: Mapping[str, Any]) -> str:
    """The target as we call it: 90 and sm90 are sm_90."""
    target = content.get("target")
    named = target.get("arch") if isinstance(target, dict) else content.get("arch")
    text = str(named) if isinstance(named, int | str) else ""
    if text.isdecimal():
        return f"sm_{text}"
    return safe(f"sm_{text[2:]}" if text.startswith("sm") and text[2:3].isdecimal() else text)
