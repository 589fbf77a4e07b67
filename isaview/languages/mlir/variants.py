"""Forms that follow from those of lines: what is added to an operation by the region it opens, ends or stands in.

What a form is changed by is a part of its key, so that all statements of a shape share their variants as they share forms.
"""

from __future__ import annotations

from msgspec import Struct, field
from msgspec.structs import replace

from isaview.languages.mlir.forms import Line, Surroundings, read_line, with_tail
from isaview.languages.mlir.tree import Piece, Tree
from isaview.model.form import HOLE, FlowKind, Form, Slot, Text


class Variants(Struct):
    """The variants that were made."""

    forms: dict[tuple[object, ...], Form] = field(default_factory=dict)

    def mark_combining(self, form: Form) -> Form:
        """The form marked as a part of a reduction, where control flows on."""
        key = "combining", form
        if key not in self.forms:
            self.forms[key] = replace(form, flags=form.flags | {"combining"}, flow="next", targets=())
        return self.forms[key]

    def mark_followed(self, form: Form) -> Form:
        """The form of an operation whose region stands behind it."""
        key = "followed", form
        if key not in self.forms:
            assert form.tensors is not None
            self.forms[key] = replace(form, tensors=replace(form.tensors, regions=1))
        return self.forms[key]

    def implied_form(self, name: str, around: Surroundings) -> Form:
        """The form of an operation that is there and stands nowhere in the text."""
        if (name,) not in self.forms:
            form = read_line(Tree(name, "", (), (Piece("WORD", name, 0, len(name)),), ""), (), around).form
            assert form is not None
            self.forms[name,] = form
        return self.forms[name,]

    def with_tail(self, form: Form, tail: Line, before: int) -> Form:
        """The form with what stands behind its regions; ``before`` tokens are its own."""
        key = "tail", form, tail
        if key not in self.forms:
            self.forms[key] = with_tail(form, tail, before)
        return self.forms[key]

    def choosing(self, form: Form, before: int) -> Form:
        """The form with two tokens more: the label of its second region, and the name of the table of all."""
        key = "choice", form
        if key not in self.forms:
            second, table = Text(HOLE, before, 1), Text(HOLE, before + 1, 1)
            binary = form.flow == "branch"
            self.forms[key] = replace(form, targets=(second,) if binary else (), table=None if binary else table)
        return self.forms[key]

    def ending(self, form: Form, before: int, written: tuple[int, ...], read_too: int, flow: FlowKind) -> Form:
        """The form with more tokens: values that it writes, of so many bits, values that it reads too, and where it leads."""
        key = "ending", form, written, read_too, flow
        if key not in self.forms:
            texts = [Text(HOLE, before + index, 1) for index in range(len(written) + read_too + 1)]
            slots = [Slot(text, "write", bits) for text, bits in zip(texts, written, strict=False)]
            slots += [Slot(text, "read") for text in texts[len(written) : -1]]
            self.forms[key] = replace(form, slots=(*form.slots, *slots), flow=flow, targets=(texts[-1],))
        return self.forms[key]
