"""Floating-point numbers inside integers, lane by lane.

Among the bits of a number, those of the mantissa vary with it; sign and exponent are constant between the powers of
two, so their derivative is zero.  Hence, for an integer that is computed from numbers' bits:

- A lane with all mantissa bits of one number in place is ±2ᵏ times that number, whatever its sign and exponent
  became (abs, negation, copysign, frexp, ldexp): its derivative is the number's times result/number.
- Bits that depend on signs, exponents and inactive integers only have derivative zero, also after a conversion
  (sitofp) to a number.
- Anything else that holds mantissa bits is scrambled: it may be compared, hashed or used as an index; if it comes back
  as an active number there is no derivative to give, and that is an error.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from enzyme_build.analysis.bits import CARRY, Piece, Pieces, Source, cut
from enzyme_build.ir import FloatType, Type, Value

MANTISSA = {"half": 10, "bfloat": 7, "float": 23, "double": 52, "x86_fp80": 64, "fp128": 112}  # bits, the lowest ones


@dataclass(frozen=True, slots=True)
class RootKinds:
    """What each root holds (None: unknown), and which of its lanes are integers beside numbers (structs in a word)."""

    kind: Callable[[Value], Type | None]
    integer_lanes: Callable[[Value], Collection[int]] = lambda _: ()


@dataclass(frozen=True, slots=True)
class Lane:
    """The number in lane `index` of `root`; `change`: what happened to it ("move", "sign" or "scale")."""

    root: Value
    index: int
    change: str


def varies(source: Source, width: int, kinds: RootKinds) -> bool:
    """True if the source's bits are not constant between powers of two."""
    type_ = kinds.kind(source.root)
    if not isinstance(type_, FloatType):
        return type_ is None
    mantissa = MANTISSA.get(type_.name, type_.bits)
    integers = kinds.integer_lanes(source.root)
    first = source.position + (source.step == CARRY)
    lane = source.position // type_.bits
    while lane * type_.bits < (first + width if source.step == 1 else source.position + 1):
        if lane not in integers and max(first - lane * type_.bits, 0) < mantissa:
            return True
        lane += 1
    return False


def varying_roots(pieces: Pieces, kinds: RootKinds) -> dict[Value, None]:
    return {s.root: None for p in pieces for s in p.sources if varies(s, p.width, kinds)}


def lanes_of(pieces: Pieces, type_: FloatType, kinds: RootKinds) -> list[Lane | None] | None:
    """What lies in each lane (None: something constant); None if the whole is scrambled."""
    bits = sum(p.width for p in pieces)
    if bits % type_.bits:
        return None
    found: list[Lane | None] = []
    for start in range(0, bits, type_.bits):
        lane = cut(pieces, start, type_.bits)
        if not varying_roots(lane, kinds):
            found.append(None)
            continue
        number = _number(lane, type_, kinds)
        if number is None:
            return None
        found.append(number)
    return found


def _number(lane: Pieces, type_: FloatType, kinds: RootKinds) -> Lane | None:
    mantissa = MANTISSA.get(type_.name, type_.bits)
    low = cut(lane, 0, mantissa)
    if len(low) != 1 or not low[0].is_copy:
        return None
    source = low[0].sources[0]
    if source.position % type_.bits or kinds.kind(source.root) is not type_:
        return None
    rest = cut(lane, mantissa, type_.bits - mantissa)
    if varying_roots(rest, kinds):
        return None
    return Lane(source.root, source.position // type_.bits, _change(lane, source))


def _change(lane: Pieces, source: Source) -> str:
    same: Callable[[int], Pieces] = lambda width: (Piece(width, (source,), True),)  # noqa: E731
    width = sum(p.width for p in lane)
    if lane == same(width):
        return "move"
    return "sign" if cut(lane, 0, width - 1) == same(width - 1) else "scale"
