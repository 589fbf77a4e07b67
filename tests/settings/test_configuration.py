"""Settings: their layers, their checks, and what is refused."""

from pathlib import Path

import pytest

from isaview.cli import main
from isaview.settings.configuration import ConfigurationError, load
from isaview.settings.table import SETTINGS


@pytest.fixture(autouse=True)
def in_a_folder(tmp_path, monkeypatch):
    (tmp_path / "k.ptx").write_text("")
    monkeypatch.chdir(tmp_path)


def settings(given=None, environment=None, folder=None):
    return load(given or {}, environment or {}, folder or Path.cwd())


def test_layers_of_the_configuration(tmp_path):
    (tmp_path / "pyproject.toml").write_text('[tool.isaview]\nformat = "csv"\nkernel = "p"\ndetails = true\n')
    assert settings()["format"] == "csv"
    (tmp_path / "isaview.toml").write_text('format = "json"\nkernel = "i"\n')
    assert (settings()["format"], settings()["details"]) == ("json", True)
    assert settings(environment={"ISAVIEW_KERNEL": "e"})["kernel"] == "e"
    assert settings({"kernel": "c"}, {"ISAVIEW_KERNEL": "e"})["kernel"] == "c"
    (tmp_path / "deep" / "er").mkdir(parents=True)
    assert settings(folder=tmp_path / "deep" / "er")["format"] == "json"
    (tmp_path / "deep" / ".git").mkdir()
    assert settings(folder=tmp_path / "deep" / "er")["format"] == "text"


WRONG = [
    ('colour = "auto"', "did you mean 'color'"),
    ('color = "red"', "expected one of auto, always, never"),
    ("unread-allowed = 3", "expected true or false"),
    ("kernel = 3", "expected a text"),
    ("= nonsense", "isaview.toml"),
    ("zzz = 1", "isaview list settings"),
]


@pytest.mark.parametrize(("text", "words"), WRONG)
def test_settings_that_cannot_be_used_are_refused(text, words, tmp_path, capfd):
    (tmp_path / "isaview.toml").write_text(text)
    with pytest.raises(ConfigurationError, match=r"isaview\.toml"):
        settings()
    assert main(["k.ptx"]) == 2
    assert words in capfd.readouterr().err


def test_unknown_variables_are_refused():
    with pytest.raises(ConfigurationError, match="did you mean 'ISAVIEW_COLOR'"):
        settings(environment={"ISAVIEW_COLOUR": "never"})


def test_every_setting_has_a_default_that_it_accepts():
    for setting in SETTINGS:
        assert setting.parse(setting.default) == setting.default
        assert setting.meaning
