"""The targets of calls through scalar registers that hold the address of a function."""

from __future__ import annotations

from collections.abc import Container, Sequence

from msgspec import Struct, field
from msgspec.structs import replace

from isaview.languages.amdgcn.registers import pieces
from isaview.languages.amdgcn.survey import own_name
from isaview.model.form import Form, Text
from isaview.model.statements import Item, Operation

_COPIES = frozenset(("s_load_dwordx2", "s_load_b64", "s_mov_b64", "s_mov_b32"))


class Calls(Struct):
    """The addresses that registers hold, by name, at a place of a module; labels and functions clear them."""

    functions: Container[str]
    addresses: dict[str, str] = field(default_factory=dict)
    aimed: dict[tuple[Form, str], Operation] = field(default_factory=dict)
    """Operations made before: statements of the same form and target are shared."""

    def follow(self, item: Item, form: Form) -> Item:
        """The operation, with its target if it is a call or return through a known address; takes note of new addresses."""
        line, _, tokens = item
        if form.flow in ("call", "return") and not form.targets:
            symbol = self._held_address(form, -1, tokens)
            self.addresses.clear()
            return line, self._with_target(form, symbol), tokens
        symbol = self._put(form, tokens)
        for slot in form.slots:
            if slot.role != "read":
                for register in pieces(slot.text.bind(tokens)):
                    self.addresses.pop(register.name, None)
        if symbol is not None:
            self.addresses[pieces(form.slots[0].text.bind(tokens))[0].name] = symbol
        return item

    def _held_address(self, form: Form, slot: int, tokens: Sequence[str]) -> str | None:
        source = pieces(form.slots[slot].text.bind(tokens)) if form.slots else ()
        return self.addresses.get(source[0].name) if source else None

    def _put(self, form: Form, tokens: Sequence[str]) -> str | None:
        """The function whose address an operation puts into a scalar register, None for none."""
        if not form.slots or form.slots[0].role == "read" or form.flow != "next":
            return None
        written = pieces(form.slots[0].text.bind(tokens))
        if not written or written[0].file != "scalar":
            return None
        if form.symbols and form.instruction_class == "scalar":
            return own_name(form.symbols[0].bind(tokens), self.functions)
        return self._held_address(form, 1, tokens) if form.mnemonic in _COPIES and len(form.slots) > 1 else None

    def _with_target(self, form: Form, symbol: str | None) -> Operation:
        known = self.aimed.get((form, symbol or ""))
        if known is not None:
            return known
        operation = Operation(form)
        if symbol is not None:
            # s_setpc to a local label is a long branch, not a return.
            is_place = symbol not in self.functions and symbol.startswith(".L")
            flow = "jump" if is_place and form.flow == "return" else form.flow
            flags = form.flags - {"call_through_register"}
            operation = Operation(replace(form, flow=flow, targets=(Text(symbol),), flags=flags))
        self.aimed[form, symbol or ""] = operation
        return operation
