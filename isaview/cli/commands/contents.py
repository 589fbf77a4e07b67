"""``isaview contents FILE…``: what is in binaries, by their headers alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from isaview.cli.command import Command
from isaview.cli.launch import gpus_of
from isaview.cli.options import CacheOption, DisplayOptions, OutputOption, TextOrJsonOption
from isaview.cli.output import align_columns, choose_format, write
from isaview.runs import FINE, NO_ANSWER

Document = dict[str, Any]
_FORMATS = ("text", "json")
_MEMBERS = ("#", "kind", "target", "bytes", "packed", "by", "place")
_KERNELS = ("#", "target", "registers", "shared", "private", "spills", "spilled", "kernel")
_FIGURES = (
    ("vector_registers",),
    ("shared_bytes", "shared_bytes_static"),
    ("private_bytes",),
    ("spill_sites",),
    ("spilled_bytes",),
)
"""The figures of a kernel's row, each by the metrics that have it, the best first."""


def contents(
    files: Annotated[list[str], typer.Argument(metavar="FILE…", help="Programs, libraries, objects, cubins, bundles.")],
    kernels: Annotated[bool, typer.Option("--kernels", help="Unpack the code and list its kernels.")] = False,
    gpu: Annotated[
        str | None, typer.Option("--gpu", "-g", metavar="GPU[,GPU…]", help="Only code for these: gfx942, H100.")
    ] = None,
    form: TextOrJsonOption = None,
    output: OutputOption = None,
    cache: CacheOption = True,
) -> int:
    """Run the command; gives the exit code."""
    from isaview.inputs.machine_code import Choice
    from isaview.inputs.sources import Refusal
    from isaview.runs.messages import refusals

    settings = DisplayOptions(form=form).settings()
    chosen, _ = choose_format("contents", settings, output, lambda own: own.name in _FORMATS or None, configured=False)
    choice, refused = Choice(tuple(own.target for own in gpus_of(gpu))), list[Refusal]()
    documents = [document for path in files if (document := _file_contents(path, choice, kernels, refused)) is not None]
    refusals(refused)
    if chosen.people:
        text = "\n".join(line for document in documents for line in _lines(document, kernels))
    else:
        from isaview.reports.serial import json_text, plain

        head = {"schema": "isaview/contents", "format_version": "1.0"}
        text = json_text({**head, "files": plain(documents), "refused": plain(refused)})
    write(text, chosen, output)
    return NO_ANSWER if refused else FINE


def _file_contents(path: str, choice: Any, kernels: bool, refused: list[Any]) -> Document | None:
    """What is in one file; what is not, or could not be read, is refused."""
    from isaview.base.text import safe
    from isaview.binaries.containers import Member, is_binary, members
    from isaview.binaries.facts import kernels_of
    from isaview.binaries.unpack import Unpacker
    from isaview.binaries.window import window_of_file
    from isaview.inputs.sources import Refusal, open_input

    stream, shown, name = open_input(path), safe(path), Path(path).name
    if isinstance(stream, Refusal):
        refused.append(stream)
        return None
    with stream:
        window, messages, unpacker = window_of_file(stream), list[str](), Unpacker()
        if not is_binary(window.head(64)):
            refused.append(Refusal(shown, "", "this is no binary that is read", "`isaview FILE` shows what is in a dump"))
            return None
        listed = []
        for member in members(Member(window), messages, unpacker.unpack if kernels else None):
            if choice.fits(member.target):
                is_asked = member.kind == "code" and (kernels or not member.place)  # code alone has no container that names it
                stated = kernels_of(member, name, unpacker, messages) if is_asked else ()
                target = member.target or (stated[0].target if stated else None)
                shown_kernels = [_kernel(kernel) for kernel in stated if choice.fits(kernel.target)]
                listed.append(
                    {
                        "number": member.number,
                        "place": member.place,
                        "kind": member.title,
                        "target": target,
                        "packing": member.packing,
                        "packed_bytes": member.window.size if member.packing else None,
                        "bytes": member.size,
                        "kernels": shown_kernels if kernels and is_asked else None,
                    }
                )
        if not listed and not messages:
            messages.append("no code for GPUs" + (" that was chosen" if choice.targets else "") + " is in it")
        refused.extend(Refusal(shown, "", message) for message in messages)
        return {"path": shown, "bytes": window.size, "members": listed}


def _kernel(stated: Any) -> Document:
    from isaview.base.names import demangle
    from isaview.base.text import safe

    name = safe(stated.name)
    return {"name": name, "demangled": safe(demangle(stated.name)), "target": stated.target, "stated": dict(stated.facts)}


def _lines(document: Document, kernels: bool) -> Iterator[str]:
    members = document["members"]
    yield f"{document['path']} · {document['bytes']:,} B · {len(members):,} member{'' if len(members) == 1 else 's'}"
    rows = [row for member in members for row in (_kernel_rows(member) if kernels else [_row(member)])]
    yield from align_columns(_KERNELS if kernels else _MEMBERS, rows) if rows else ()
    yield ""


def _row(member: Document) -> Sequence[str]:
    packed = "–" if member["packed_bytes"] is None else f"{member['packed_bytes']:,}"
    sizes = (f"{member['bytes']:,}", packed, member["packing"] or "–")
    return (str(member["number"]), member["kind"], member["target"] or "–", *sizes, member["place"])


def _kernel_rows(member: Document) -> Iterator[Sequence[str]]:
    from isaview.base.figures import figure

    for kernel in member["kernels"] or ():
        figures = (next((kernel["stated"][name] for name in names if name in kernel["stated"]), None) for names in _FIGURES)
        shown = ("–" if amount is None else figure(amount) for amount in figures)
        yield (str(member["number"]), kernel["target"] or member["target"] or "–", *shown, kernel["demangled"])


COMMAND = Command("contents", "List what is in a binary: members, targets, sizes, kernels.", contents, "Look", 6)
