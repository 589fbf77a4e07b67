"""The documentation is complete, in plain words, short enough, and what the program makes of it today.

Whatever users can type or read (commands, options, settings, figures, limits, exit codes, JSON keys) has its sentence in a page
that people write: a row of a table that names it in its first cell and says something in another.
"""

import importlib.util
import io
import json
import re
import runpy
import tokenize
from functools import cache
from itertools import pairwise

import pytest

import isaview
from isaview.base.limits import TABLE
from isaview.base.metrics import METRICS
from isaview.base.words import VOCABULARIES
from isaview.cli import main
from isaview.gate.policy import GateError, parse_gate
from isaview.reports import report as reporting
from isaview.reports.rule import HEADINGS
from isaview.runs import BUG, FINE, FOUND, INTERRUPTED, NO_ANSWER
from isaview.serve.mcp_tools import all_tools
from tests.conftest import ROOT, SAMPLES
from tests.rules.test_rules import lines_of, marked
from tests.test_layout import ROOMS

SPECIFICATION = importlib.util.spec_from_file_location("docs_make", ROOT / "docs" / "make.py")
make = importlib.util.module_from_spec(SPECIFICATION)
SPECIFICATION.loader.exec_module(make)

DOCS = ROOT / "docs"
COMMAND_LINE, JSON, FIGURES, REVIEW, ADDING, ARCHITECTURE = (
    DOCS / name
    for name in (
        *("use/command-line.md", "use/json.md", "trust/figures.md"),
        *("gate/review.md", "extend/adding.md", "extend/architecture.md"),
    )
)
GRAPHS, AGENTS = DOCS / "use" / "graphs.md", DOCS / "use" / "agents.md"
FACES = [ROOT / name for name in ("README.md", "CHANGELOG.md", "CONTRIBUTING.md")]
WRITTEN = make.written()
MOST_WORDS = 22_200
"""Words of the hand-written pages outside of their blocks of code and output."""
PLAIN = ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "docs", "isaview")
"""Files and folders in which `UNPLAIN` words do not occur: in pages apart from code, in modules in comments and strings.

What is made from rules' docstrings counts as theirs.
"""
UNPLAIN = r"\b(reckon\w*|told|gone|beside|mended|hangs on|spent|said)\b"
ORIGINS = ("stated", "counted", "estimated", "unavailable", "unread")
EXIT_CODES = {FINE, FOUND, NO_ANSWER, BUG, INTERRUPTED}


def rows(path):
    """The rows of a page's tables: the cells of each."""
    lines = path.read_text(encoding="utf-8").splitlines()
    tables = [re.split(r"(?<!\\)\|", line)[1:-1] for line in lines if line.startswith("|")]
    return [[cell.strip() for cell in row] for row in tables if not set("".join(row)) <= set("-: ")]


def named(text):
    """The names in code type."""
    return re.findall(r"`([^`]+)`", text)


def explained(path):
    """What the first cells of a page's tables name, where another cell of the row says at least two words about it."""
    return {name for first, *others in rows(path) if len(" ".join(others).split()) >= 2 for name in named(first)}


def printed(capsys, *arguments):
    assert main(list(arguments)) == 0
    return capsys.readouterr().out


def commands(capsys):
    return [row["command"] for row in json.loads(printed(capsys, "list", "commands", "--format", "json"))]


def options(help_text):
    """The options that a help text lists, short and long."""
    columns = re.findall(r"^  (-[^ ].*?)(?:  |$)", help_text, re.MULTILINE)
    return {word for column in columns for word in re.findall(r"(?<![\w-])--?[a-z][a-z-]*|(?<![\w-])-[A-Za-z]\b", column)}


def test_every_command_and_option_has_its_sentence_and_no_other_has(capsys):
    names = commands(capsys)
    assert set(names) <= explained(COMMAND_LINE)
    names = [name for name in names if name not in ("git diff", "git textconv")]  # git calls these, with paths alone
    taken = {("isaview", option) for option in options(printed(capsys, "--help"))}
    taken |= {(name, option) for name in names for option in options(printed(capsys, *name.split(), "--help"))}
    reports = ["show", "diff", "check", "across", "lower", "compile", "variants", "frontier"]
    groups = {"all": ["isaview", *names], "reports": reports}
    documented = {
        (command, option)
        for first, second, *others in rows(COMMAND_LINE)
        if first.startswith("`-") and " ".join(others)
        for word in re.findall(r"(?:git|history) \w+|\S+", second)
        for command in groups.get(word, [word])
        for option in named(first)
    }
    assert documented == taken


def test_every_setting_has_its_sentence(capsys):
    settings = [row["setting"] for row in json.loads(printed(capsys, "list", "settings", "--format", "json"))]
    assert set(settings) <= explained(COMMAND_LINE)
    for section in ({}, {"kernel": [{}]}, {"waiver": [{}]}):
        table = section.get("kernel", section.get("waiver", [section]))[0]
        table["zzz"] = 1
        with pytest.raises(GateError) as unknown:
            parse_gate(section)
        keys = str(unknown.value).partition("it has ")[2].split(", ")
        assert len(keys) > 3 and set(keys) <= explained(REVIEW)


def test_every_figure_has_its_sentence_and_no_other_has():
    names = {name for name in explained(FIGURES) if re.fullmatch(r"[a-z_]+", name)}
    assert names - set(ORIGINS) == {metric.name for metric in METRICS} and set(ORIGINS) < names


def test_every_limit_has_its_sentence_and_no_other_has():
    assert {name for name in explained(COMMAND_LINE) if re.fullmatch(r"[A-Z_]+", name)} == {limit.name for limit in TABLE}


@pytest.mark.parametrize("path", [COMMAND_LINE, ROOT / "README.md"], ids=lambda path: path.stem)
def test_every_exit_code_has_its_sentence(path):
    assert {int(first) for first, *others in rows(path) if first.isdigit() and "".join(others)} == EXIT_CODES


def keys(node, undescribed=False):
    """Every property name of a JSON Schema, or only those that the description of their own object does not explain."""
    if isinstance(node, dict):
        properties = node.get("properties", {})
        sentence = node.get("description", "")
        yield from (
            name for name, of in properties.items() if not undescribed or not ("title" in of or f"``{name}``" in sentence)
        )
        for value in (*properties.values(), *(value for key, value in node.items() if key != "properties")):
            yield from keys(value, undescribed)
    elif isinstance(node, list):
        for value in node:
            yield from keys(value, undescribed)


def test_every_json_key_has_its_sentence_and_no_other_has(capsys):
    names = [row["schema"] for row in json.loads(printed(capsys, "list", "schemas", "--format", "json"))]
    schemas = [isaview_schema(capsys, name) for name in names]
    used, own, described = set(keys(schemas)), set(keys(schemas, undescribed=True)), explained(JSON)
    assert own <= described, f"neither docs/use/json.md nor the docstring of its record explains {sorted(own - described)}"
    assert described <= used, f"docs/use/json.md explains {sorted(described - used)} for nothing"


def isaview_schema(capsys, name):
    return json.loads(printed(capsys, "schema", name))


def test_every_room_has_its_row_in_the_order_of_the_house():
    text = ARCHITECTURE.read_text(encoding="utf-8").partition("## Rooms")[2].partition("## ")[0]
    assert tuple(re.findall(r"^\| `(\w+)` \| .{20}", text, re.MULTILINE)) == ROOMS


def test_what_people_write_is_short():
    prose = {
        path: re.sub(r"^```.*?^```$", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL) for path in WRITTEN
    }
    words = {path: len(re.findall(r"\S*\w\S*", text)) for path, text in prose.items()}
    assert sum(words.values()) <= MOST_WORDS, sorted(words.items(), key=lambda item: -item[1])


def test_the_model_of_the_page_on_graphs_is_the_one_that_made_its_text():
    (program,) = re.findall(r"^```python\n(.*?)^```$", GRAPHS.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    folder = GRAPHS.parent / "model"
    assert program == (folder / "block.py").read_text(encoding="utf-8")
    shapes = re.findall(r"array\((\d[\d, ]*)\)", program)
    arguments = ", ".join(f"%arg{index}: tensor<{shape.replace(', ', 'x')}xbf16>" for index, shape in enumerate(shapes))
    assert f"@main({arguments})" in (folder / "block.mlir").read_text(encoding="utf-8")


def test_the_page_for_agents_names_the_tools_and_shows_every_step_of_its_kernel():
    text = AGENTS.read_text(encoding="utf-8")
    table = text.partition("## As a server")[2]
    assert re.findall(r"^\| `(\w+)` \| .{20}", table, re.MULTILINE) == [tool.name for tool in all_tools()]
    folder = AGENTS.parent / "agents"
    sources = sorted(source.stem for source in folder.glob("*.cu"))
    assert re.findall(r"loop\.py (\w+) (\w+)$", text, re.MULTILINE) == list(pairwise(sources))
    for name in sources:
        assert f'"{name}.cu"' in (folder / f"{name}.ptx").read_text(encoding="utf-8")


def plain_files():
    places = [ROOT / place for place in PLAIN]
    files = [file for place in places for file in ([place] if place.is_file() else sorted(place.rglob("*.*")))]
    return [file for file in files if file.suffix in (".md", ".py", ".toml") and file.parent != DOCS / "rules"]


def prose(path):
    """What people read in a file: a page without its code, or a module's comments and strings."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        words = (tokenize.COMMENT, tokenize.STRING, getattr(tokenize, "FSTRING_MIDDLE", None))
        return "\n".join(one.string for one in tokenize.generate_tokens(io.StringIO(text).readline) if one.type in words)
    return re.sub(r"```.*?```|`[^`]*`", "", text, flags=re.DOTALL)


def test_words_are_plain():
    files = plain_files()
    assert len(files) > 500
    suspects = [path for path in files if re.search(UNPLAIN, path.read_text(encoding="utf-8"), re.IGNORECASE)]
    words = {path.relative_to(ROOT): re.findall(UNPLAIN, prose(path), re.IGNORECASE) for path in suspects}
    assert {str(path): unplain for path, unplain in words.items() if unplain} == {}


@cache
def anchors(path):
    """The anchors of a page's headings, as GitHub makes them."""
    text = re.sub(r"```.*?```", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    headings = [heading.strip().lower() for heading in re.findall(r"^#+ (.*)$", text, re.MULTILINE)]
    return {re.sub(r"[^\w\- ]", "", heading).replace(" ", "-") for heading in headings}


def test_links_lead_somewhere():
    pages = {path: path.read_text(encoding="utf-8") for path in (*FACES, *DOCS.rglob("*.md"), SAMPLES / "README.md")}
    links = [
        (path, link)
        for path, text in pages.items()
        for link in re.findall(r"\]\(([^)\s]+)\)", re.sub(r"```.*?```", "", text, flags=re.DOTALL))
        if not re.match(r"[a-z]+:", link)
    ]
    assert len(links) > 100
    for path, link in links:
        file, _, anchor = link.partition("#")
        target = (path.parent / file).resolve() if file else path
        assert target.exists(), (path, link)
        assert not anchor or anchor in anchors(target), (path, link)


def test_rule_pages_pictures_and_quoted_output_are_what_the_program_makes_today():
    texts = make.made()
    stale = [path for path, text in texts.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    stale += [path for made_in in ("rules/*.md", "pictures/*.svg") for path in DOCS.glob(made_in) if path not in texts]
    names = ", ".join(str(path.relative_to(ROOT)) for path in stale)
    assert not stale, f"run `python docs/make.py` and read the difference: {names}"


def test_pictures_of_pages_are_those_of_the_script_and_small():
    script = runpy.run_path(str(DOCS / "screenshots.py"))
    sizes = {path.name: path.stat().st_size for path in (DOCS / "pictures").glob("*.webp")}
    assert sizes.keys() == script["PAGES"].keys() | script["TERMINALS"].keys()
    assert max(sizes.values()) <= script["MOST_BYTES"]


def commands_of(path):
    """The commands that a page shows for a checkout: isaview on samples."""
    blocks = re.findall(r"^```sh\n(.*?)^```$", path.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return [line for block in blocks for line in block.splitlines() if line.startswith("isaview") and "samples/" in line]


@pytest.mark.parametrize("command", commands_of(DOCS / "use" / "tutorial.md"))
def test_the_commands_of_the_tutorial_run(command, monkeypatch, tmp_path, capsys):
    monkeypatch.chdir(ROOT)
    words = [str(tmp_path / word) if word.endswith((".svg", ".html")) else word for word in command.split()[1:]]
    assert main(words) == 0
    assert capsys.readouterr().out or list(tmp_path.iterdir())


def example(offer):
    """What the example of `adding.md` that offers this name defines."""
    blocks = re.findall(r"^```python\n(.*?)^```$", ADDING.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    (block,) = (block for block in blocks if f"\n{offer} = " in block or f"\ndef {offer}(" in block)
    names = {"__name__": "documented"}
    exec(compile(block, str(ADDING), "exec"), names)
    return names[offer]


def test_the_documented_rule_works_as_it_stands(monkeypatch):
    rule = example("RULE")
    assert tuple(rule.sections) == HEADINGS and all(len(text) > 40 for text in rule.sections.values())
    monkeypatch.setattr(reporting, "choose_rules", lambda select=(), ignore=(): (rule,))
    assert sorted(lines_of(rule, rule.bad)) == marked(rule, rule.bad) != []
    assert lines_of(rule, rule.good) == []


def test_the_documented_analyzer_works_as_it_stands(monkeypatch):
    analyzer = example("ANALYZER")
    everyone = (*reporting.analyzers(), analyzer)
    monkeypatch.setattr(reporting, "analyzers", lambda: everyone)
    monkeypatch.setattr("isaview.reports.analyses.analyzers", lambda: everyone)
    (kernel, *_) = isaview.report(SAMPLES / "matmul.triton.gfx942.s", strict=True).kernels
    count = kernel.results[analyzer.name].count
    assert count.origin == "counted" and count.value == kernel.mix["barrier"] > 0
    (section,) = example("sections")(kernel.results[analyzer.name], VOCABULARIES["amd"])
    assert section.rows[0].cells[0].content == count


def test_the_way_of_a_file_that_contributors_go_is_there(monkeypatch, capsys):
    (walk,) = re.findall(
        r"^```python\n(.*?)^```$", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )
    monkeypatch.chdir(ROOT)
    exec(compile(walk, "CONTRIBUTING.md", "exec"), {})
    printed = capsys.readouterr().out
    assert all(word in printed for word in ("atom.global.add.f32", "Loop(", "AccessReport(", "verdict="))
