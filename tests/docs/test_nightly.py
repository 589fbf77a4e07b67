"""The worked example of the page about fleets: a repository is made, the commands run, and the page has their output."""

import re
import shlex
import shutil
from pathlib import Path

import pytest

from isaview.cli import main
from isaview.runs import revisions
from tests.conftest import ROOT, SAMPLES
from tests.support.extras import needs
from tests.support.gating import git

pytestmark = [needs("pyarrow"), needs("duckdb")]
PAGE = ROOT / "docs" / "use" / "fleet.md"
PICTURE = ROOT / "docs" / "use" / "nightly" / "trend.svg"
DUMPS = ROOT / "docs" / "use" / "nightly"
NIGHTS = (
    ("layer_norm", {"layer_norm.amdgcn": DUMPS / "layer_norm.warps4.amdgcn"}),
    ("softmax", {"softmax.amdgcn": SAMPLES / "softmax.triton.gfx942.s"}),
    ("layer_norm: num_warps=1", {"layer_norm.amdgcn": DUMPS / "layer_norm.warps1.amdgcn"}),
    ("README", {}),
)
"""The commits: message, and the dumps that the night's compilation makes anew."""
BLOCK = re.compile(r"(?<=^```text\n)\$ (isaview [^\n]*)\n(.*?)(?=^```$)", re.MULTILINE | re.DOTALL)


@pytest.fixture
def nights(tmp_path, monkeypatch, capsys):
    """A folder with the dataset of all nights and the settings of the page."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / ".cache"))
    monkeypatch.setenv("COLUMNS", "110")
    for name in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{name}_NAME", "t")
        monkeypatch.setenv(f"GIT_{name}_EMAIL", "t@example.org")
    (settings,) = re.findall(r"^```toml\n(\[\[kpi.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    Path("isaview.toml").write_text(settings, encoding="utf-8")
    Path("cache").mkdir()
    git("init", "-q", "-b", "main", ".")
    for day, (message, dumps) in enumerate(NIGHTS):
        for name in ("AUTHOR", "COMMITTER"):
            monkeypatch.setenv(f"GIT_{name}_DATE", f"2026-11-{16 + day}T12:00:00Z")
        git("commit", "-q", "--allow-empty", "-m", message)
        for name, dump in dumps.items():
            shutil.copy(dump, Path("cache") / name)
        revisions.repository.cache_clear()
        assert main(["scan", "cache", "--commit", "HEAD", "-o", "kernels.ds", "--jobs", "1"]) == 0
    capsys.readouterr()
    yield tmp_path
    revisions.repository.cache_clear()


def test_the_worked_example_says_what_the_program_says(nights, request, capsys):
    page = PAGE.read_text(encoding="utf-8")

    def with_output(block):
        main(shlex.split(block[1])[1:])
        return f"$ {block[1]}\n{capsys.readouterr().out.rstrip()}\n"

    made = BLOCK.sub(with_output, page)
    main(["history", "trend", "kernels.ds", "vgprs", "-o", "trend.svg"])
    picture = Path("trend.svg").read_text(encoding="utf-8")
    if request.config.getoption("--rewrite-golden"):
        PAGE.write_text(made, encoding="utf-8")
        PICTURE.write_text(picture, encoding="utf-8")
    assert made.count("$ isaview history") == 3
    assert page == made
    assert PICTURE.read_text(encoding="utf-8") == picture
