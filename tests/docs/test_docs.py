"""The documentation: what follows from the program is what `docs/make.py` makes of it today."""

import importlib.util

from tests.conftest import ROOT

SPECIFICATION = importlib.util.spec_from_file_location("docs_make", ROOT / "docs" / "make.py")
make = importlib.util.module_from_spec(SPECIFICATION)
SPECIFICATION.loader.exec_module(make)


def test_rule_pages_pictures_and_quoted_output_are_what_the_program_makes_today():
    stale = [
        str(path.relative_to(ROOT))
        for path, text in make.made().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]
    assert not stale, f"run `python docs/make.py` and read the difference: {', '.join(stale)}"
