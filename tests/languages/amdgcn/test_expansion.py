"""AMDGCN: expansions that would give too much are given up, before they are made."""

from __future__ import annotations

from pathlib import Path

import pytest

from isaview.base import limits
from isaview.cli import main

BOMBS = {
    "repetitions": ".rept 1500000000\ns_nop 0\n.endr\n",
    "repetitions inside repetitions": ".rept 40000\n.rept 40000\ns_nop 0\n.endr\n.endr\n",
    "macros that call macros and give nothing": ".macro m0\n.endm\n"
    + "".join(f".macro m{n}\nm{n - 1}\nm{n - 1}\n.endm\n" for n in range(1, 60))
    + "m59\n",
    "arguments that grow": ".macro m0 x\n.endm\n"
    + "".join(f".macro m{n} x\nm{n - 1} \\x\\x\\x\\x\n.endm\n" for n in range(1, 60))
    + "m59 abcd\n",
    "a long line many times": f".rept 900\ns_nop {' ' * 2_000}\\+\n.endr\n",
    "repetitions without an end": ".rept 2\n" * 3_000,
}


@pytest.mark.parametrize("text", BOMBS.values(), ids=BOMBS)
def test_an_expansion_that_is_given_up_is_no_answer(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """More statements than 100 stand around it, so that one unread statement is less than 1 %."""
    monkeypatch.setattr(limits, "EXPANSION_LINES", 50_000)
    monkeypatch.setattr(limits, "EXPANSION_BYTES", 1 << 20)
    path = tmp_path / "k.s"
    body = "s_nop 1\n" * 500
    path.write_text(f'.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"\nk:\n{body}{text}s_endpgm\n')
    assert main(["show", str(path)]) == 2
    assert "expansion gives more than" in capfd.readouterr().err
