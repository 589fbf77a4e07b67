"""JUnit test cases, a case for each remark, for hosts that show tests."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import TYPE_CHECKING

from isaview.views.format import Canvas, Format

if TYPE_CHECKING:
    from isaview.gate.review import Review


def render(review: Review, _canvas: Canvas) -> str:
    """One test suite; the first case is the run itself."""
    return "".join(f"{line}\n" for line in _lines(review))


def _lines(review: Review) -> Iterator[str]:
    stopped = [remark for remark in review.remarks if remark.level != "note" and remark.kind != "unjudged"]
    unjudged = [remark for remark in review.remarks if remark.level != "note" and remark.kind == "unjudged"]
    waived = len(review.waived_remarks)
    counts = f'tests="{len(review.remarks) + 1}" failures="{len(stopped)}" errors="{len(unjudged)}" skipped="{waived}"'
    yield '<?xml version="1.0" encoding="UTF-8"?>'
    yield f'<testsuites name="isaview" {counts}>'
    yield f'  <testsuite name="isaview {escape(review.command)}" {counts}>'
    yield f'    <testcase classname="isaview" name={_quote(review.headline)}>'
    verdict = "\n".join((review.verdict, *review.notes))
    yield f"      <system-out>{escape(verdict, quote=False)}</system-out>"
    yield "    </testcase>"
    for remark in review.remarks:
        # Lines of a disassembly are in no file.
        in_file = remark.dump_line if remark.offset is None else None
        file, line = (remark.dump, in_file) if remark.place is None else (remark.place.path, remark.place.line)
        at = "" if line is None else f' line="{line}"'
        name = f"{remark.kernel_title or file}: {remark.metric} {remark.kind}"
        yield f"    <testcase classname={_quote(file)} name={_quote(name)} file={_quote(file)}{at}>"
        message = _quote(remark.message)
        if remark.waived:
            yield f"      <skipped message={_quote(f'{remark.message} (waived: {remark.waived})')}/>"
        elif remark.level == "note":
            yield f"      <system-out>{escape(remark.message, quote=False)}</system-out>"
        else:
            word = "error" if remark.kind == "unjudged" else "failure"
            yield f"      <{word} type={_quote(remark.rule)} message={message}/>"
        yield "    </testcase>"
    yield "  </testsuite>"
    yield "</testsuites>"


def _quote(text: str) -> str:
    return f'"{escape(text)}"'


FORMAT = Format(name="junit", title="test cases for hosts that show them", suffixes=(".xml",), render_review=render)
