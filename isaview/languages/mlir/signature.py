"""The values of a statement and their types: what is read, bound and named, and what the signature behind it says of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec import Struct, field

from isaview.languages.mlir.tree import Piece, split
from isaview.languages.mlir.types import UNKNOWN, Types, element_bits
from isaview.model.form import HOLE, Text
from isaview.tensors.types import TensorType

_TURNS = ("to", "into")
"""Words that stand between the types of operands and those of results, as an arrow does."""
_INDEX, _BIT = TensorType((), "i32", 32), TensorType((), "i1", 1)
_MEMBERS = 1024
"""Results of a statement beyond which further ones are not followed."""
Named = tuple[Text, TensorType]


class Values(Struct):
    """What the pieces of a statement name; ``types`` are those that stand in brackets behind values.

    ``indices`` are operands in square brackets, of which a signature says nothing.
    """

    operands: list[Piece] = field(default_factory=list)
    bound: list[Piece] = field(default_factory=list)
    targets: list[Piece] = field(default_factory=list)
    symbols: list[Piece] = field(default_factory=list)
    indices: list[Piece] = field(default_factory=list)
    types: list[str] = field(default_factory=list)

    def gather(self, pieces: Sequence[Piece], texts: Sequence[str]) -> None:
        """Sort pieces, in brackets too; what stands before ``= %value`` is an argument of a region."""
        kinds = [piece.kind for piece in pieces]
        for index, piece in enumerate(pieces):
            if piece.kind == "VALUE":
                (self.bound if kinds[index + 1 : index + 3] == ["EQUAL", "VALUE"] else self.operands).append(piece)
            elif piece.kind == "BLOCK":
                self.targets.append(piece)
            elif piece.kind == "SYMBOL":
                self.symbols.append(piece)
            elif piece.kind in ("(", "["):
                before = len(self.operands)
                self.gather(piece.inner, texts)
                self.indices += self.operands[before:] if piece.kind == "[" else ()
                colon = next((position for position, each in enumerate(piece.inner) if each.kind == "COLON"), None)
                if colon is not None and any(each.kind == "VALUE" for each in piece.inner[:colon]):
                    self.types.extend(type_texts(piece.inner[colon + 1 :], texts))
            elif piece.inner:
                self.symbols += [each for each in piece.inner if each.kind == "SYMBOL"]


class Signature(NamedTuple):
    """The pieces before the signature of a statement, and the types left and right of its arrow; all left without one."""

    plain: Sequence[Piece]
    left: list[str]
    right: list[str]


def signature(pieces: Sequence[Piece], texts: Sequence[str]) -> Signature:
    """The signature is behind the last colon; with ``-> (types) : type`` what stands behind the colon is on the left."""
    colon = max((index for index, piece in enumerate(pieces) if piece.kind == "COLON"), default=len(pieces))
    arrows = [index for index, piece in enumerate(pieces) if piece.kind == "ARROW" or (index > colon and piece.text in _TURNS)]
    arrow = next((index for index in arrows if index > colon), arrows[0] if arrows else None)
    if arrow is None:
        return Signature(pieces[:colon], list(type_texts(pieces[colon + 1 :], texts)), [])
    before, behind = (pieces[colon + 1 : arrow], pieces[arrow + 1 :])
    if colon > arrow:
        before, behind = pieces[colon + 1 :], pieces[arrow + 1 : colon]
    return Signature(pieces[: min(colon, arrow)], list(type_texts(before, texts)), list(type_texts(behind, texts)))


def type_texts(pieces: Sequence[Piece], texts: Sequence[str]) -> Iterator[str]:
    """The types of a list of types; brackets around several are left out."""
    for index, piece in enumerate(pieces):
        if piece.kind == "TYPE":
            yield texts[piece.hole]
        elif piece.kind == "WORD" and piece.text not in _TURNS:
            yield piece.text
        elif piece.kind in ("(", "[") and not (index + 1 < len(pieces) and pieces[index + 1].kind == "ARROW"):
            yield from type_texts(piece.inner, texts)


def arguments(
    pieces: Sequence[Piece], texts: Sequence[str], types: Types
) -> Iterator[tuple[Piece, TensorType, tuple[Piece, ...]]]:
    """The arguments in brackets: the piece that names each, its type, and what stands behind the type."""
    for group in pieces:
        for part in split(group.inner) if group.kind == "(" else ():
            if len(part) >= 3 and part[0].kind == "VALUE" and part[1].kind == "COLON":
                yield part[0], types.type_of(next(type_texts(part[2:3], texts), "")), part[3:]


def operand_types(texts: Sequence[str], values: Values, words: Sequence[str], types: Types) -> tuple[TensorType, ...]:
    """The type of each operand.

    Where a statement writes fewer types they follow from the words of its row; else indices are left out, a single type is
    that of all, and of further operands nothing is known.
    """
    known, count = [types.type_of(text) for text in texts], len(values.operands)
    if len(known) < count and known and words:
        known = [type_by_word(word, known, types) for word in words[:count]]
    elif values.indices and len(known) == count - len(values.indices):
        written = iter(known)
        known = [_INDEX if piece in values.indices else next(written) for piece in values.operands]
    elif len(known) == 1:
        known *= count
    known += [UNKNOWN] * (count - len(known))
    return tuple(known[:count])


def type_by_word(word: str, known: Sequence[TensorType], types: Types) -> TensorType:
    """The type that a word of a row means, by the first or the last that is written."""
    source = known[-1] if word in ("last", "tile_mask", "offsets") else known[0]
    if word == "condition":
        return source if len(known) > 1 else _BIT
    if word == "pointee":
        inside = source.element[4:-1].partition(",")[0].strip() if source.is_pointer else ""
        if not source.shape and inside.startswith("tensor<"):
            return types.type_of(source.element[4:-1].strip())
        return TensorType(source.shape, inside or "?", element_bits(inside), source.encoding) if inside else UNKNOWN
    if word in ("mask", "tile_mask"):
        return TensorType(source.shape, "i1", 1, source.encoding)
    if word == "offsets":
        return TensorType(source.shape, "i32", 32, source.encoding)
    return source


def results(counts: Sequence[int], signature: Signature, word: str, types: Types) -> tuple[Named, ...]:
    """The names of results with their types; ``counts`` says for how many each name stands."""
    texts = [
        Text(HOLE if count == 1 else f"{HOLE}#{index}", token, 1)
        for token, count in enumerate(counts)
        for index in range(min(count, _MEMBERS))
    ]
    known = [types.type_of(text) for text in signature.right or signature.left]
    if not signature.right and known and word:
        known = [type_by_word(word, known, types)]
    known = known if signature.right else known[-len(texts) :]
    known += [known[-1] if known else UNKNOWN] * (len(texts) - len(known))
    return tuple(zip(texts, known, strict=False))
