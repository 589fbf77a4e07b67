"""Kernels of tiles of the textbook, under one name so that they are versions of one kernel."""

from tests.conftest import ROOT

TEXTBOOK = ROOT / "tests" / "fixtures" / "textbook"


def version(name, target="sm_90"):
    """The text of a kernel of the textbook, called ``k``."""
    text = (TEXTBOOK / f"{name}.triton.{target}.ttgir").read_text(encoding="utf-8")
    return text.replace(f"@{name}(", "@k(")
