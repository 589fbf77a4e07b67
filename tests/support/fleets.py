"""What tests of scans share: small dumps, scans in this process, and the rows of a dataset."""

import pytest
from msgspec import json

from isaview.base.workers import Reply
from isaview.fleet import scan as scans
from isaview.fleet.work import handle, outcome_from
from isaview.runs.answers import FileRequest
from isaview.tools.evidence import Options

PLAIN = FileRequest(options=Options(use_cache=False))


def ptx(name: str = "add", constant: int = 1) -> str:
    """A kernel that adds a constant."""
    return f"""//
.version 8.0
.target sm_80
.address_size 64
.visible .entry {name}(.param .u64 out) {{
  .reg .b32 %r<3>;
  .reg .b64 %rd<3>;
  ld.param.u64 %rd1, [out];
  cvta.to.global.u64 %rd2, %rd1;
  mov.u32 %r1, %tid.x;
  add.s32 %r2, %r1, {constant};
  st.global.u32 [%rd2], %r2;
  ret;
}}
"""


def here(pieces, request, _jobs):
    """An engine that answers in this process, by what goes to another."""
    for piece in pieces:
        yield piece, outcome_from(Reply(handle([json.encode(piece).decode(), json.encode(request).decode()])))


@pytest.fixture
def in_this_process(monkeypatch):
    monkeypatch.setattr(scans, "run_local", here)


def scanned(named, dataset, **others):
    """The result of a scan."""
    return scans.scan(scans.ScanRequest([str(path) for path in named], str(dataset), PLAIN, **others))


def rows(dataset, kind="kernels", *columns):
    """The rows of a dataset as dictionaries, in the order of their files."""
    import pyarrow.dataset

    table = pyarrow.dataset.dataset(sorted(dataset.glob(f"{kind}/*/part-*.parquet"))).to_table()
    listed = (table.select(columns) if columns else table).to_pylist()
    return sorted(listed, key=lambda row: [str(row[name]) for name in ("source", "file", "commit", "line") if name in row])


def figures(dataset):
    """What must not depend on who scans: all columns but times."""
    return [{name: value for name, value in row.items() if name not in TIMES} for row in rows(dataset)]


TIMES = ("scanned", "analysed_seconds")
