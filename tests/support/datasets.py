"""Datasets written directly: kernels of chosen figures at chosen commits."""

import json

from isaview.cli import main
from isaview.fleet import dataset as datasets
from isaview.fleet.pieces import Outcome, Place
from isaview.reports.serial import schema
from tests.support.schemas import validate

FIRST_DAY = 1_772_323_200
"""2026-03-01 in seconds since 1970."""


def kernel(name, line=1, target="sm_90", codes=None, **figures):
    """A row of a kernel; a figure is a value, or (value, origin)."""
    own = {"part": "", "line": line, "name": name, "demangled": name, "identity": f"sass/{target}/{name}", "stage": 0}
    own |= {"is_entry": True, "complete": True, "target": target, "dialect": "sass", "settings": {}}
    own |= {"finding_codes": codes, "limited_by": ["registers"]}
    for metric, value in figures.items():
        own[metric], own[f"{metric}_origin"] = value if isinstance(value, tuple) else (value, "counted")
    return own


def commit(day):
    """The name of the commit of a day, its beginning the day."""
    return f"{day:04d}{'a' * 36}"


def write(folder, *days, source="dumps"):
    """A dataset: for each day the kernels by file, at a commit of that day; a day that is None has no commit."""
    dataset = datasets.open_dataset(str(folder), make=True)
    for number, files in enumerate(days):
        writer = datasets.Writer(dataset)
        for file, kernels in files.items():
            place = Place(source, file, "", commit(number), FIRST_DAY + number * 86_400)
            writer.add(place, Outcome(digest="d", key=f"{number}{file}", bytes=100, seconds=0.25, rows=tuple(kernels)))
        writer.close()
    return folder


def answered(capfd, *arguments, code=0, name=""):
    """The document of a command in JSON, held against its schema."""
    assert main([*map(str, arguments), "--format", "json"]) == code, capfd.readouterr()
    document = json.loads(capfd.readouterr().out)
    validate(document, schema(name or document["schema"].partition("/")[2]))
    return document


def refused(capfd, *arguments):
    """What a command that is refused says."""
    assert main(list(map(str, arguments))) == 2
    return capfd.readouterr().err
