"""The house rules that a machine can check; `docs/extend/architecture.md` says why they are the rules."""

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path

import networkx
import pytest

import isaview
from isaview.base import limits
from isaview.base.metrics import METRICS, by_name
from isaview.base.plugins import collect_offers, modules
from isaview.base.words import VOCABULARIES
from isaview.inputs.sources import dialects
from isaview.languages.opcode_table import load
from isaview.reports.serial import schema, schema_names
from tests.conftest import ROOT
from tests.support.extras import import_modules

PACKAGE = Path(isaview.__file__).parent
ROOMS = (
    "base",
    "gpus",
    "tensors",
    "model",
    "flow",
    "languages",
    "binaries",
    "inputs",
    "analysis",
    "tools",
    "reports",
    "rules",
    "teaching",
    "compare",
    "gate",
    "settings",
    "views",
    "runs",
    "fleet",
    "serve",
    "cli",
)
"""From bottom to top: a room imports only rooms that stand before it."""
FLOORS = {
    "analysis": (
        *("contract", "hardware", "group_resources", "next_steps", "tally"),
        *("registers", "private_accesses", "addresses", "layouts", "waits", "bound", "tiles", "stages", "graphs"),
        *("listing", "analyzers"),
    ),
    "analysis.registers": ("schedule", "ptxas", "llvm", "allocation", "contradictions"),
}
"""The same within a room."""
LOOSE = {"__init__", "__main__", "version"}
FILES = sorted(PACKAGE.rglob("*.py"))
SCRIPTS = sorted(PACKAGE.rglob("*.js"))
VENDORS = {"amd", "nvidia"}
OFFERS = (
    ("isaview.analysis.analyzers", "ANALYZER", "*"),
    ("isaview.cli.commands", "COMMAND", "*"),
    ("isaview.languages", "DIALECT", "*/dialect"),
    ("isaview.rules", "RULE", "*/*"),
    ("isaview.views.formats", "FORMAT", "*"),
)
"""What is found by its folder: nobody outside it imports it, so that adding one is adding a file."""


def module_name(path):
    return str(path.relative_to(PACKAGE)).removesuffix(".py").removesuffix("/__init__").replace("/", ".")


@cache
def tree(path):
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def nodes(path):
    """Every node of a file; all tests walk these."""
    return list(ast.walk(tree(path)))


NAMES = {module_name(path): path for path in FILES}


def offenders(fault):
    """What a rule finds wrong, by module: ``fault(path)`` is false where a file keeps the rule."""
    return {module_name(path): wrong for path in FILES if (wrong := fault(path))}


def imported(node):
    """The modules of the package that one statement imports, by their names in it."""
    if isinstance(node, ast.Import):
        yield from (alias.name.removeprefix("isaview.") for alias in node.names if alias.name.startswith("isaview."))
    elif isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "isaview":
        base = node.module.removeprefix("isaview").lstrip(".")
        for alias in node.names:
            full = f"{base}.{alias.name}".lstrip(".")
            yield full if full in NAMES else base


def for_types_only(path):
    """The statements that a type checker alone sees."""
    blocks = [node for node in nodes(path) if isinstance(node, ast.If) and getattr(node.test, "id", "") == "TYPE_CHECKING"]
    return {inner for block in blocks for inner in ast.walk(block)}


@cache
def imports(path, types_too=True):
    """Every module of the package that a file imports, at its top or later."""
    hidden = set() if types_too else for_types_only(path)
    return {name for node in nodes(path) if node not in hidden for name in imported(node) if name}


def test_only_the_faces_stand_loose_at_the_top():
    assert {name for name in NAMES if "." not in name} - {"__init__"} - LOOSE - {"isaview"} == set(ROOMS)


def imports_of_higher_rooms(path):
    own = module_name(path).split(".")[0]
    rooms = {name: name.split(".")[0] for name in imports(path, types_too=own != "reports")}
    return [name for name, room in rooms.items() if {own, room} <= set(ROOMS) and ROOMS.index(room) > ROOMS.index(own)]


def test_imports_go_down_the_list_of_rooms():
    assert not offenders(imports_of_higher_rooms)


@pytest.mark.parametrize("room", FLOORS)
def test_imports_go_down_within_a_room(room):
    floors, depth = FLOORS[room], room.count(".") + 1
    inside = {name: path for name, path in NAMES.items() if name.startswith(f"{room}.")}
    assert {name.split(".")[depth] for name in inside} == set(floors)
    for own, path in inside.items():
        for name in imports(path):
            if name.startswith(f"{room}."):
                assert floors.index(name.split(".")[depth]) <= floors.index(own.split(".")[depth]), (own, name)


def test_no_two_modules_need_each_other_even_for_types():
    graph = networkx.DiGraph((own, name) for own, path in NAMES.items() for name in imports(path))
    graph.remove_nodes_from(["isaview", ""])
    circles = [set(found) for found in networkx.strongly_connected_components(graph) if len(found) > 1]
    assert circles == []


@pytest.mark.parametrize("package, name, pattern", OFFERS)
def test_what_a_folder_offers_is_found_and_has_names_of_its_own(package, name, pattern):
    names = [one.name for one in collect_offers(package, name, pattern)]
    assert names and len(set(names)) == len(names) == len(modules(package, pattern))


@cache
def offered_modules(package, pattern):
    return {f"{package}.{module}".removeprefix("isaview.") for module in modules(package, pattern)}


def imports_of_offers(path):
    """What a file imports of that which a folder offers; the doors may, and so may the folder's own modules."""
    own = module_name(path)
    if own.startswith(("cli", "serve")):
        return set()
    foreign = [(package, pattern) for package, _, pattern in OFFERS if not f"isaview.{own}.".startswith(f"{package}.")]
    return imports(path, types_too=False) & {name for offer in foreign for name in offered_modules(*offer)}


def test_no_room_below_the_doors_imports_what_a_folder_offers():
    assert not offenders(imports_of_offers)


def test_records_are_structs():
    assert not offenders(
        lambda path: [node.lineno for node in nodes(path) if isinstance(node, ast.ImportFrom) and node.module == "dataclasses"]
    )


def half_equal_classes(path):
    classes = [node for node in nodes(path) if isinstance(node, ast.ClassDef)]
    methods = {kind.name: {node.name for node in kind.body if isinstance(node, ast.FunctionDef)} for kind in classes}
    return [name for name, own in methods.items() if len(own & {"__eq__", "__ne__"}) == 1]


def test_classes_say_both_when_they_are_equal_and_when_not():
    assert not offenders(half_equal_classes)


def bound_names(statement):
    """The names that one statement of a module binds, imports apart."""
    if isinstance(statement, ast.FunctionDef | ast.ClassDef):
        return [statement.name]
    targets = (
        getattr(statement, "targets", None) or [statement.target] if isinstance(statement, ast.Assign | ast.AnnAssign) else []
    )
    return [node.id for target in targets for node in ast.walk(target) if isinstance(node, ast.Name)]


def names_bound_twice(path):
    counts = Counter(name for statement in tree(path).body for name in bound_names(statement))
    return [name for name, count in counts.items() if count > 1]


def test_no_name_of_a_module_is_assigned_twice():
    assert not offenders(names_bound_twice)


def test_public_names_stay_what_they_are_once_every_room_is_imported():
    before = {name: getattr(isaview, name) for name in isaview.__all__}
    left_out = import_modules()
    assert {name: getattr(isaview, name) for name in isaview.__all__} == before
    assert callable(isaview.report) and callable(isaview.read)
    assert not set(isaview.__all__) & set(ROOMS)
    if left_out:
        pytest.skip(f"the package {', '.join(set(left_out.values()))} is missing: {', '.join(left_out)} were not imported")


def test_every_limit_is_in_the_table_and_says_what_happens():
    constants = {name: value for name, value in vars(limits).items() if name.isupper() and name not in ("TABLE", "_ROWS")}
    assert {limit.name: limit.value for limit in limits.TABLE} == constants
    assert all(limit.unit and limit.beyond for limit in limits.TABLE)


def test_metrics_have_one_name_each():
    names = [metric.name for metric in METRICS]
    aliases = [alias for metric in METRICS for alias in metric.aliases]
    assert not [name for name, count in Counter(names + aliases).items() if count > 1]
    assert by_name()["vgprs"].name == "vector_registers"


def test_vocabularies_speak_of_metrics_that_exist():
    things = "vector scalar accumulator predicate buffer shared private parameter generic group unit wave simd"
    known = {metric.name for metric in METRICS} | {*things.split(), "waves_limit", "groups_limit", "shared_bytes_limit"}
    assert not [term for words in VOCABULARIES.values() for term in words.terms if term not in known]


READERS = ("languages.", "analysis.registers.ptxas", "analysis.registers.llvm")
"""Where the names of languages, vendors and instructions may stand."""
LIBRARIES = {"base.workers": {"llvm"}, "base.programs": {"nvidia"}, "tools": {"llvm", "amdgcn", "amdgpu"}}
"""Where such a name is that of a library, of a folder of packages, or of one of LLVM's back ends."""


def foreign_names(path):
    name = module_name(path)
    if name.startswith(READERS):
        return {}
    names = foreign() - {word for room, words in LIBRARIES.items() if name.startswith(room) for word in words}
    constants = (constant for node in nodes(path) for constant in compared_or_listed(node))
    return {constant.value: constant.lineno for constant in constants if constant.value in names}


def test_nobody_outside_the_languages_names_a_language_a_vendor_or_an_instruction():
    assert not offenders(foreign_names)


def compared_or_listed(node):
    """The texts of a comparison, or that are keys of a dictionary or elements of a set, tuple or list."""
    if isinstance(node, ast.Compare):
        found = [node.left, *node.comparators]
    elif isinstance(node, ast.Dict):
        found = node.keys
    elif isinstance(node, ast.Set | ast.Tuple | ast.List):
        found = node.elts
    else:
        found = [node.value] if isinstance(node, ast.MatchValue) else []
    return [one for one in found if isinstance(one, ast.Constant) and isinstance(one.value, str)]


@cache
def foreign():
    names = {dialect.name for dialect in dialects()} | VENDORS
    return names | {word for name in sorted(names - VENDORS) for word in load(name).rows if "_" in word or "." in word}


def test_views_see_no_kernel():
    views = [path for path in FILES if module_name(path).startswith("views")]
    assert views
    assert not {name for path in views for name in imports(path) if name.startswith(("model.", "flow.", "languages."))}


OPENERS = {
    "base.files": "the one way",
    "base.database": "what the system says of mounted file systems",
    "base.plugins": "isaview's own files",
    "base.tables": "isaview's own files",
    "languages.grammar": "isaview's own files",
    "reports.serial": "isaview's own files",
    "views.scripts": "isaview's own files",
    "fleet.archives": "members of archives",
    "fleet.remote": "addresses",
    "cli.output": "writes",
    "runs.messages": "writes",
}
"""The modules that open files, and which."""


def opens(path):
    """Whether a module calls what opens a file by its name."""
    functions, methods = {"open"}, {"open", "read_text", "read_bytes"}
    called = [node.func for node in nodes(path) if isinstance(node, ast.Call)]
    names = {one.id for one in called if isinstance(one, ast.Name)}
    return bool(names & functions or {one.attr for one in called if isinstance(one, ast.Attribute)} & methods)


def test_files_are_opened_in_one_way():
    assert {module_name(path) for path in FILES if opens(path)} == set(OPENERS)


@cache
def names_with_readers():
    """Every name that some file of the package, or what writes its documentation, reads behind a dot; and the keys of JSON."""
    paths = [*FILES, ROOT / "docs" / "make.py", ROOT / "tests" / "compare" / "test_weighing.py"]
    attributes = (node for path in paths for node in nodes(path) if isinstance(node, ast.Attribute))
    names = {node.attr for node in attributes if isinstance(node.ctx, ast.Load)}
    waiting = [schema(name) for name in schema_names()]
    while waiting:
        part = waiting.pop()
        if isinstance(part, dict):
            names.update(part.get("properties", {}))
            waiting += part.values()
        elif isinstance(part, list):
            waiting += part
    return names | set(re.findall(r"\b[a-z]\w+\b", " ".join(path.read_text(encoding="utf-8") for path in SCRIPTS)))


def test_every_field_of_a_record_has_a_reader():
    known = names_with_readers()
    # what --no-cache says is taken out of a command's options before these are made
    unread = ("ClassVar", "CacheOption")
    for path in FILES:
        for record in (node for node in nodes(path) if isinstance(node, ast.ClassDef)):
            fields = [item for item in record.body if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name)]
            names = {item.target.id for item in fields if not ast.unparse(item.annotation).startswith(unread)}
            assert names <= known, (module_name(path), record.name, names - known)
