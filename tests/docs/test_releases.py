"""The changelog: a section for each release, short enough to be read, and the version that the package says."""

import re

from isaview.version import VERSION
from tests.conftest import ROOT

CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
RELEASES = re.findall(r"^## (.*)\n((?:(?!## ).*\n?)*)", CHANGELOG, re.MULTILINE)
MOST_LINES = 40


def test_the_newest_release_is_the_version_of_the_package_and_has_its_date():
    assert re.fullmatch(rf"{re.escape(VERSION)} · 20\d\d-\d\d-\d\d", RELEASES[0][0])
    assert f'version = "{VERSION}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


def test_a_release_says_in_few_lines_what_was_added_changed_and_fixed():
    for title, text in RELEASES:
        assert set(re.findall(r"^### (.*)$", text, re.MULTILINE)) <= {"Added", "Changed", "Fixed"}, title
        assert len([line for line in text.splitlines() if line]) <= MOST_LINES, title
    for path in sorted((ROOT / "docs" / "changes").glob("*.md")):
        lines = path.read_text(encoding="utf-8").splitlines()
        assert re.fullmatch(rf"# {re.escape(path.stem)} · 20\d\d-\d\d-\d\d", lines[0])
        assert len([line for line in lines[1:] if line]) <= MOST_LINES, path.name
