"""The house rules that a machine can check."""

import ast
from pathlib import Path

import networkx
import pytest

from isaview import limits
from isaview.discovery import offered
from isaview.inputs.sources import dialects
from isaview.metrics import METRICS, by_name
from isaview.words import VOCABULARIES

PACKAGE = Path(__file__).parent.parent / "isaview"
ROLES = ("dialects", "analyzers", "rules", "formats")
TYPES_OF_RESULTS = "results.py"
"""The one module that names types of a role folder without importing it: results have types for those who use them."""
LINES_OF_A_FILE, LINES_OF_A_FUNCTION = 500, 50
FILES = sorted(PACKAGE.rglob("*.py"))
VENDORS = {"amd", "nvidia"}


def name_of(path):
    return str(path.relative_to(PACKAGE))


def imports(tree):
    for node in ast.walk(tree):
        yield from imported(node)


def for_types_only(tree):
    """The imports that a type checker alone sees."""
    blocks = [node for node in ast.walk(tree) if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"]
    return {name for block in blocks for name in imports(block)}


def imported(node):
    """The modules that one statement imports; those that ``from a package import`` takes by their own names."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom) and node.module:
        within = PACKAGE.parent.joinpath(*node.module.split("."))
        names = [alias.name for alias in node.names]
        modules = [name for name in names if (within / f"{name}.py").is_file() or (within / name).is_dir()]
        yield from (f"{node.module}.{name}" for name in modules)
        yield from [node.module] if len(modules) < len(names) else []


def place(name):
    """Where a module stands: its folder, or a plain module's own name."""
    return name.split(".")[0]


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_role_folder_is_imported_by_itself_and_the_command_line_only(path):
    own = path.relative_to(PACKAGE).parts[0]
    other = [folder for folder in (*ROLES, "cli") if folder != own]
    tree = ast.parse(path.read_text(encoding="utf-8"))
    allowed = for_types_only(tree) if name_of(path) == TYPES_OF_RESULTS else set()
    names = [name for name in imports(tree) if name not in allowed]
    wrong = [name for name in names for folder in other if f"{name}.".startswith(f"isaview.{folder}.")]
    assert own in ("cli", "__main__.py") or not wrong


def test_imports_go_one_way():
    graph = networkx.DiGraph()
    for path in FILES:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        own = place(name_of(path).removesuffix(".py").replace("/", "."))
        names = [name for node in tree.body for name in imported(node)]
        graph.add_edges_from((own, place(name.removeprefix("isaview."))) for name in names if name.startswith("isaview."))
    graph.remove_edges_from(networkx.selfloop_edges(graph))
    assert list(networkx.simple_cycles(graph)) == []


ON_DEMAND = {"model", "flow.graph", "flow.liveness", "flow.detours"}
"""A kernel makes its flow and what is alive when it is first asked for them."""


def test_no_two_modules_need_each_other_even_for_types():
    graph = networkx.DiGraph()
    modules = {name_of(path).removesuffix(".py").removesuffix("/__init__").replace("/", "."): path for path in FILES}
    for own, path in modules.items():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found = {name for node in tree.body for name in imported(node)} | for_types_only(tree)
        graph.add_edges_from((own, name.removeprefix("isaview.")) for name in found if name.removeprefix("isaview.") in modules)
    graph.remove_nodes_from(["__init__"])
    circles = [set(found) for found in networkx.strongly_connected_components(graph) if len(found) > 1]
    assert circles == [ON_DEMAND]


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_files_and_functions_are_short(path):
    text = path.read_text(encoding="utf-8")
    assert text.count("\n") <= LINES_OF_A_FILE
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef):
            assert (node.end_lineno or 0) - node.lineno < LINES_OF_A_FUNCTION, node.name


@pytest.mark.parametrize("path", [path for path in FILES if "dialects" not in path.parts], ids=name_of)
def test_nobody_outside_the_dialects_compares_a_dialects_or_vendors_name(path):
    names = {dialect.name for dialect in dialects()} | VENDORS
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Compare):
            constants = [inner.value for inner in ast.walk(node) if isinstance(inner, ast.Constant)]
            assert not names & {value for value in constants if isinstance(value, str)}, f"line {node.lineno}"
        if isinstance(node, ast.MatchValue) and isinstance(node.value, ast.Constant):
            assert node.value.value not in names, f"line {node.lineno}"


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_records_are_structs_and_say_both_when_they_are_equal_and_when_not(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert "dataclasses" not in list(imports(tree))
    for kind in (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)):
        methods = {node.name for node in kind.body if isinstance(node, ast.FunctionDef)}
        assert ("__eq__" in methods) == ("__ne__" in methods)


def test_every_limit_is_in_the_table_and_says_what_happens():
    constants = {name: value for name, value in vars(limits).items() if name.isupper() and name != "TABLE"}
    assert {limit.name: limit.value for limit in limits.TABLE} == constants
    assert all(limit.unit and limit.beyond for limit in limits.TABLE)


def test_metrics_have_one_name_each():
    assert len({metric.name for metric in METRICS}) == len(METRICS)
    aliases = [alias for metric in METRICS for alias in metric.aliases]
    assert len(set(aliases)) == len(aliases)
    names = {metric.name for metric in METRICS}
    assert not [alias for alias in aliases if alias in names]
    assert by_name()["vgprs"].name == "vector_registers"


def test_vocabularies_speak_of_metrics_that_exist():
    plain = {
        "vector",
        "scalar",
        "accumulator",
        "predicate",
        "shared",
        "private",
        "parameter",
        "generic",
        "group",
        "unit",
        "wave",
        "simd",
        "waves_limit",
        "groups_limit",
    }
    known = {metric.name for metric in METRICS} | plain
    assert not [term for words in VOCABULARIES.values() for term in words.terms if term not in known]


@pytest.mark.parametrize(("package", "name"), [("formats", "FORMAT"), ("analyzers", "ANALYZER"), ("cli", "COMMAND")])
def test_what_a_folder_offers_has_names_of_its_own(package, name):
    found = [one.name for one in offered(f"isaview.{package}", name)]
    assert found and len(set(found)) == len(found)
