"""Where the bits of an integer come from.

An integer, or a vector of integers, is a row of bits, the lowest first.  Logic, shifts and sums by constants, casts
between integers and moves of whole lanes say of each bit of their result that it is constant, a copy of one bit of a
root, or a mixture; every other value is a root of its own.  A source (root, position, step) of a piece says that bit k
of the piece depends on bit position + k·step of the root: it changes no more often than that bit does when the root
counts up (half as often if it is a carry out of there).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import groupby

from enzyme_build import rules
from enzyme_build.ir import (
    Binary,
    Call,
    Cast,
    Constant,
    ConstantAggregate,
    ConstantInt,
    ConstantNull,
    ExtractElement,
    Freeze,
    InsertElement,
    Instruction,
    IntegerType,
    Phi,
    Poison,
    Select,
    ShuffleVector,
    Type,
    Undef,
    Value,
    VectorType,
    is_integer,
    scalar_of,
)

MOST_SOURCES = 8  # of one piece: beyond, an instruction is a root of its own
MOST_PIECES = 600
CARRY = -1


@dataclass(frozen=True, slots=True)
class Source:
    root: Value
    position: int
    step: int  # 1: bit after bit; 0: the whole piece depends on this one; CARRY: on the carry out of it


@dataclass(frozen=True, slots=True)
class Piece:
    """Bits of one kind: equal constants, a copy of a stretch of one root, or something made of the sources."""

    width: int
    sources: tuple[Source, ...] = ()
    is_copy: bool = False
    constant: int | None = None

    def part(self, start: int, width: int) -> Piece:
        if not start:
            return self if width == self.width else Piece(width, self.sources, self.is_copy, self.constant)
        moved = tuple(Source(s.root, s.position + start, 1) if s.step == 1 else s for s in self.sources)
        return Piece(width, moved, self.is_copy, self.constant)


Pieces = tuple[Piece, ...]


def bits_of(type_: Type) -> int:
    """The number of bits of an integer or a vector of integers; 0 for anything else."""
    element = scalar_of(type_)
    if not isinstance(element, IntegerType):
        return 0
    if isinstance(type_, VectorType):
        return 0 if type_.scalable else type_.count * element.bits
    return element.bits


class Bits:
    """The pieces of the integers of one function."""

    def __init__(self) -> None:
        self._known: dict[Value, Pieces] = {}

    def pieces(self, value: Value) -> Pieces:
        found = self._known.get(value)
        if found is None:
            made = _constant(value) if isinstance(value, Constant) else self._made(value)
            if made is None or len(made) > MOST_PIECES or any(len(p.sources) > MOST_SOURCES for p in made):
                made = (Piece(bits_of(value.type), (Source(value, 0, 1),), True),)
            found = self._known[value] = made
        return found

    def is_root(self, value: Value) -> bool:
        """True unless the value is put together from others' bits."""
        pieces = self.pieces(value)
        return any(s.root is value for p in pieces for s in p.sources)

    def _made(self, value: Value) -> Pieces | None:
        if not isinstance(value, Instruction) or not bits_of(value.type):
            return None
        if not all(bits_of(o.type) for o in value.operands if not isinstance(o, Constant)):
            return None
        if self.masked(value) is not None:
            return None
        match value:
            case Binary(opcode="and" | "or" | "xor" as opcode, operands=[left, right]):
                return _zipped(self.pieces(left), self.pieces(right), _LOGIC[opcode])
            case Binary(opcode="add" | "sub" as opcode, operands=[left, right]):
                pairs = zip(self._elements(left), self._elements(right))
                return _joined(_sum(opcode, a, b) for a, b in pairs)
            case Binary(opcode="shl" | "lshr" | "ashr" as opcode, operands=[left, right]):
                amounts = _integers(right)
                if amounts is None:
                    return None
                return _joined(_shifted(opcode, p, by) for p, by in zip(self._elements(left), amounts))
            case Cast(opcode="trunc" | "zext" | "sext" as opcode, operands=[inner]):
                return _joined(_resized(opcode, p, _width(value.type)) for p in self._elements(inner))
            case Cast(opcode="bitcast", operands=[inner]) | Freeze(operands=[inner]):
                return self.pieces(inner)
            case ExtractElement(operands=[whole, ConstantInt(value=index)]):
                return self._elements(whole)[index]
            case InsertElement(operands=[whole, part, ConstantInt(value=index)]):
                elements = self._elements(whole)
                elements[index] = self.pieces(part)
                return _joined(elements)
            case ShuffleVector(operands=[left, right]):
                elements = self._elements(left) + self._elements(right)
                return _joined(elements[lane or 0] for lane in value.mask)
            case Call():
                return self._permuted(value)
            case Select(operands=[_, Constant() as yes, Constant() as no]):
                return _chosen(value, _constant(yes), _constant(no))
            case _:
                return None

    # ---- masks -------------------------------------------------------------------------------------------
    def masked(self, value: Value) -> tuple[Value, Value, int] | None:
        """(bits, mask, width) if the value is some bits where the mask is set, and zero where it is not."""
        if not isinstance(value, Binary) or value.opcode != "and":
            return None
        left, right = value.operands
        for bits, mask in ((left, right), (right, left)):
            width = 0 if isinstance(mask, Constant) else self._mask_width(mask, set())
            if width >= 16 and not self._mask_width(bits, set()):
                return bits, mask, width
        return None

    def _mask_width(self, value: Value, seen: set[Value]) -> int:
        """The number of bits that are all set or all clear, stretch by stretch; 0 if that is not known."""
        own = _width(value.type) if bits_of(value.type) else 0
        if value in seen or not own:
            return own
        if isinstance(value, Constant):
            return own if all(p.constant is not None and p.width % own == 0 for p in _constant(value)) else 0
        seen.add(value)
        match value:
            case Cast(opcode="sext", operands=[inner]):
                return own if _width(inner.type) == 1 else 0
            case Cast(opcode="bitcast", operands=[inner]):
                return self._mask_width(inner, seen)
            case Binary(opcode="and" | "or" | "xor") | Phi() | Select():
                operands = value.operands[isinstance(value, Select) :]
                widths = [self._mask_width(o, seen) for o in operands]
                return min(widths) if all(widths) else 0
            case Binary(opcode="ashr", operands=[_, amount]):
                amounts = _integers(amount)
                return own if amounts and all(by == own - 1 for by in amounts) else 0
            case _:
                return 0

    def _permuted(self, call: Call) -> Pieces | None:
        """The bits of the operands in another order."""
        order = rules.bit_order(call)
        if order is None:
            return None
        return _joined(_cut(self.pieces(call.arguments[index]), start, width) for index, start, width in order)

    def _elements(self, value: Value) -> list[Pieces]:
        """The pieces of each lane (of a vector of one lane for a scalar)."""
        width = _width(value.type)
        pieces = self.pieces(value)
        return [_cut(pieces, start, width) for start in range(0, bits_of(value.type), width)]


def cut(pieces: Pieces, start: int, width: int) -> Pieces:
    """The bits from `start` on."""
    return _cut(pieces, start, width)


def _cut(pieces: Pieces, start: int, width: int) -> Pieces:
    found: list[Piece] = []
    at = 0
    for piece in pieces:
        first, last = max(start, at), min(start + width, at + piece.width)
        if first < last:
            found.append(piece.part(first - at, last - first))
        at += piece.width
    return tuple(found)


def _width(type_: Type) -> int:
    element = scalar_of(type_)
    assert isinstance(element, IntegerType)
    return element.bits


def _constant(value: Constant) -> Pieces:
    match value:
        case ConstantInt(type=IntegerType(bits=bits), value=number):
            digits = [(number >> k) & 1 for k in range(bits)]
            return tuple(Piece(len(list(run)), constant=digit) for digit, run in groupby(digits))
        case ConstantNull() | Undef() | Poison():
            return (Piece(bits_of(value.type), constant=0),)
        case ConstantAggregate(elements=elements) if is_integer(value.type):
            return _joined(_constant(e) for e in elements)
        case _:
            return (Piece(bits_of(value.type)),)


def _integers(value: Value) -> list[int] | None:
    """The elements of a constant."""
    match value:
        case ConstantInt():
            return [value.value]
        case ConstantNull(type=VectorType(count=count)):
            return [0] * count
        case ConstantAggregate(elements=elements):
            return [e.value for e in elements if isinstance(e, ConstantInt)]
        case _:
            return None


def _joined(parts: Iterable[Pieces]) -> Pieces:
    """One after the other; neighbours that go on from one another become one."""
    found: list[Piece] = []
    for piece in (p for pieces in parts for p in pieces):
        last = found[-1] if found else None
        if last is not None and _goes_on(last, piece):
            found[-1] = replace(last, width=last.width + piece.width)
        else:
            found.append(piece)
    return tuple(found)


def _goes_on(last: Piece, piece: Piece) -> bool:
    return last.part(last.width, piece.width) == piece


def _mixed(*pieces: Piece) -> Piece:
    sources = dict.fromkeys(s for p in pieces for s in p.sources)
    return Piece(pieces[0].width, tuple(sources))


def _pairs(left: Pieces, right: Pieces) -> Iterator[tuple[Piece, Piece]]:
    """Both rows in stretches of the same widths."""
    one, other = list(left), list(right)
    while one and other:
        width = min(one[0].width, other[0].width)
        yield one[0].part(0, width), other[0].part(0, width)
        for row in (one, other):
            rest = row[0].width - width
            row[:1] = [row[0].part(width, rest)] if rest else []


def _zipped(left: Pieces, right: Pieces, rule: Callable[[Piece, Piece], Piece]) -> Pieces:
    return _joined((rule(a, b),) for a, b in _pairs(left, right))


def _chosen(value: Value, yes: Pieces, no: Pieces) -> Pieces:
    """Constants where both are the same; elsewhere the choice is the root."""
    found: list[Piece] = []
    for a, b in _pairs(yes, no):
        own = Source(value, sum(piece.width for piece in found), 1)
        found.append(a if a == b and a.constant is not None else Piece(a.width, (own,), True))
    return _joined((piece,) for piece in found)


def _and(a: Piece, b: Piece) -> Piece:
    for one, other in ((a, b), (b, a)):
        if one.constant is not None:
            return other if one.constant else one
    return a if a == b and a.is_copy else _mixed(a, b)


def _or(a: Piece, b: Piece) -> Piece:
    for one, other in ((a, b), (b, a)):
        if one.constant is not None:
            return one if one.constant else other
    return a if a == b and a.is_copy else _mixed(a, b)


def _xor(a: Piece, b: Piece) -> Piece:
    if a.constant is not None and b.constant is not None:
        return Piece(a.width, constant=a.constant ^ b.constant)
    for one, other in ((a, b), (b, a)):
        if one.constant == 0:
            return other
    return Piece(a.width, constant=0) if a == b and a.is_copy else _mixed(a, b)


_LOGIC = {"and": _and, "or": _or, "xor": _xor}


def _sum(opcode: str, left: Pieces, right: Pieces) -> Pieces:
    """Below the lowest bit that is added, nothing changes; above, carries come from everything below."""
    found: list[Piece] = []
    carries: dict[Source, None] = {}
    started = False
    for a, b in _pairs(left, right):
        if not started and (b.constant == 0 or (a.constant == 0 and opcode == "add")):
            found.append(a if b.constant == 0 else b)
            continue
        started = True
        both = _mixed(a, b)
        found.append(Piece(a.width, tuple(dict.fromkeys([*both.sources, *carries]))))
        for source in both.sources:
            carries.pop(Source(source.root, source.position - 1, CARRY), None)  # the row goes on where it ended
            last = source.position + (a.width - 1 if source.step == 1 else 0)
            carries[Source(source.root, last, CARRY)] = None
    return _joined((piece,) for piece in found)


def _filled(piece: Piece, width: int) -> Piece:
    """Copies of a single bit."""
    return Piece(width, tuple(replace(s, step=min(s.step, 0)) for s in piece.sources), False, piece.constant)


def _shifted(opcode: str, pieces: Pieces, by: int) -> Pieces:
    width = sum(p.width for p in pieces)
    by = max(0, min(by, width))
    if opcode == "shl":
        return _joined([(Piece(by, constant=0),) if by else (), _cut(pieces, 0, width - by)])
    fill = Piece(by, constant=0) if opcode == "lshr" else _filled(_cut(pieces, width - 1, 1)[0], by)
    return _joined([_cut(pieces, by, width - by), (fill,) if by else ()])


def _resized(opcode: str, pieces: Pieces, width: int) -> Pieces:
    old = sum(p.width for p in pieces)
    if opcode == "trunc":
        return _cut(pieces, 0, width)
    more = width - old
    fill = Piece(more, constant=0) if opcode == "zext" else _filled(_cut(pieces, old - 1, 1)[0], more)
    return _joined([pieces, (fill,)])
