"""The README shows what isaview prints."""

from isaview.cli import main
from tests.conftest import SAMPLES

README = SAMPLES.parent / "README.md"
LEFT_OUT = "    …"


def test_the_first_screen_is_what_is_printed(capsys, monkeypatch):
    monkeypatch.chdir(SAMPLES.parent)
    monkeypatch.setenv("COLUMNS", "80")
    command, *shown = README.read_text(encoding="utf-8").split("```")[1].strip("\n").split("\n")
    assert main(command.removeprefix("$ isaview ").split()) == 0
    printed = iter([line.rstrip() for line in capsys.readouterr().out.split("\n")])
    assert LEFT_OUT in shown and len(shown) > 20
    assert [line for line in shown if line != LEFT_OUT and line not in printed] == []
