"""What evidence says of places in pieces of memory: their layouts, and the numbers and addresses that lie there."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from math import gcd

from enzyme_build.analysis.overlays import Sighting
from enzyme_build.analysis.shape_nodes import Index, Node, Position, alternatives, normal
from enzyme_build.analysis.type_trees import WORD, Evidence, Layout, layout_of, steps_from
from enzyme_build.ir import (
    DOUBLE,
    I8,
    I64,
    PTR,
    VOID,
    DataLayout,
    FloatType,
    IntegerType,
    PointerType,
    Type,
    integer,
)

_LARGEST_LEAF = 16  # bytes


def layout_at(position: Position, size: int | None, data: DataLayout, is_all: bool = False) -> Layout | None:
    """What lies there, as far as the node knows; `is_all` says that it knows all accesses."""
    place = normal(position)
    known, key = _index_of(place.node).layouts, (*place[1:4], size, is_all)
    if key not in known:
        offset = None if place.period == 1 else place.offset
        steps = (place.period,) if place.period else ()
        known[key] = layout_of(_meant(place), offset, steps, size, data, is_all)
    return known[key]


def _meant(place: Position) -> Iterable[Evidence]:
    """The evidence that may be about elements of an array that begins there, or about anything in the node."""
    return [e for e in place.node.evidence if not _is_before(e, place)] if place.begins else place.node.evidence


def _is_before(item: Evidence, place: Position) -> bool:
    at = item.offset if not item.strides else None
    return at is not None and at < place.offset and at + bytes_of(item.leaf) <= place.offset


def items_at(place: Position) -> Iterable[Evidence]:
    """The evidence that may be about exactly this place."""
    if place.period:
        return _meant(place)
    index = _index_of(place.node)
    return [*index.at.get(place.offset, ()), *index.loose]


def _index_of(node: Node) -> Index:
    if node.index is None or node.index.stamp != node.stamp:
        node.index = Index(node)
    return node.index


def items_in(place: Position, size: int | None) -> Iterable[Evidence]:
    """The evidence that may be about these bytes (None: unknown many); more of it where that is not much."""
    node = place.node
    if size is None or place.period or len(node.evidence) < size:
        return _meant(place)
    index = _index_of(node)
    offsets = range(place.offset - _LARGEST_LEAF + 1, place.offset + size)
    return [*(item for offset in offsets for item in index.at.get(offset, ())), *index.loose]


def leaves_at(position: Position) -> set[Type]:
    """All that is said to lie exactly there."""
    place = normal(position)
    return {item.leaf for item in items_at(place) if _may_be_at(item, place)}


def _may_be_at(item: Evidence, place: Position) -> bool:
    step = gcd(place.period, *item.strides)
    distance = item.offset - place.offset if item.offset is not None else 0
    return distance % step == 0 if step else distance == 0


def is_one_of_integers(position: Position, size: int) -> bool:
    """May an integer of so many bytes lie there, and nothing else does, for an access that names it an integer?

    What a type lists as a pointer or a number is none of the integers of an array that lies in the same record.
    """
    place = normal(position)
    if place.node.is_vague:
        return False
    others = [e for e in items_in(place, size) if e.leaf is not VOID and not isinstance(e.leaf, IntegerType)]
    placed = [e for e in others if e.offset is not None]
    members = {(e.leaf, *steps_from(e)) for e in placed if place.period and e.declared}
    unlike = [e for e in placed if (e.leaf, *steps_from(e)) not in members]
    if len(placed) < len(others) or any(_meets(e, place, size) for e in unlike):
        return False
    slots = [slot for slot in place.node.slots if overlap((place.offset, place.period), slot)]
    pointers = {(at, step) for leaf, at, step in members if isinstance(leaf, PointerType)}
    return all(slot in pointers for slot in slots if not (place.begins and not slot[1] and slot[0] < place.offset))


def has_integers_alone(position: Position, size: int) -> bool:
    """Are plain integers of so many bytes stored exactly there, and nothing else is?"""
    place = normal(position)
    found = any(e.stored and bytes_of(e.leaf) == size and _is_at(e, place) for e in items_at(place))
    return found and is_one_of_integers(place, size)


def _meets(item: Evidence, place: Position, size: int) -> bool:
    seen = _seen_from(place, item)
    if seen is None:
        return True
    at, step = seen
    return any(-bytes_of(item.leaf) < begin < size for begin in ((at - step, at) if step else (at,)))


def has_bytes_alone(position: Position) -> bool:
    """Is nothing but bytes accessed in all the memory?"""
    return all(item.leaf in (I8, VOID) for item in normal(position).node.evidence)


def begins_bytes(position: Position) -> bool:
    """Does somebody access bytes there, one behind the other?"""
    place = normal(position)
    return any(_is_at(item, place) for item in items_at(place) if bytes_of(item.leaf) < 2 and 1 in item.strides)


def are_characters_at(places: Iterable[Position]) -> bool:
    """Bytes lie one behind the other from here on, as far as anybody accesses them or declares it.

    (Behind one single byte anything may lie, if there are numbers or addresses in the memory.)
    """
    places = list(places)
    leaves = {leaf for place in places for leaf in leaves_at(place)}
    is_text = bool(leaves & {I8, VOID}) and all(isinstance(leaf, IntegerType) or leaf is VOID for leaf in leaves)
    return is_text and (any(map(begins_bytes, places)) or not any(map(lies_beside_numbers, places)))


def lies_beside_numbers(position: Position) -> bool:
    """Are there numbers or addresses in the node, anywhere?"""
    return any(isinstance(item.leaf, (FloatType, PointerType)) for item in normal(position).node.evidence)


def may_hold_number(node: Node) -> bool:
    """Is anything accessed in it that may be a number?"""
    return any(item.leaf is WORD or isinstance(item.leaf, FloatType) for item in node.evidence)


def numbers_of(node: Node) -> dict[Type, None]:
    """The types of the numbers that may lie in it, placed or not."""
    return node.unplaced | {item.leaf: None for item in node.evidence if isinstance(item.leaf, FloatType)}


def has_no_address(position: Position) -> bool:
    """Is no address kept in the node, as far as anybody accesses it?"""
    node = normal(position).node
    return not node.slots and not any(e.leaf is WORD or isinstance(e.leaf, PointerType) for e in node.evidence)


def may_be_of_address(position: Position) -> bool:
    """May a byte there be one of an address's?"""
    place = normal(position)
    pointers = [item for item in place.node.evidence if isinstance(item.leaf, PointerType)]
    slots = [Evidence(at, (step,) if step else (), PTR) for at, step in place.node.slots]
    return any(_meets(item, place, 1) for item in (*pointers, *slots))


def holds_others(position: Position) -> bool:
    """Are addresses, or integers that are no numbers' bits, stored exactly there?"""
    place = normal(position)
    others = (e for e in items_at(place) if e.stored or e.leaf is WORD or isinstance(e.leaf, PointerType))
    return any(_is_at(item, place) for item in others)


def holds_numbers_alone(position: Position, size: int) -> bool:
    """Do numbers of this size lie exactly there, and are no integers kept there?"""
    place = normal(position)
    here = [item for item in items_at(place) if _is_at(item, place)]
    has_number = any(isinstance(item.leaf, FloatType) and bytes_of(item.leaf) == size for item in here)
    return has_number and not any(item.stored for item in here)


def has_numbers(position: Position) -> bool:
    """Are numbers accessed in the node, wherever?"""
    return any(isinstance(item.leaf, FloatType) for item in normal(position).node.evidence)


def surely_holds_others(start: Position, period: int) -> bool:
    """The same of an array that begins there, or of the place (0): both are known exactly, or both in steps.

    What lies exactly before the beginning of an array is a header of integers.
    """
    place = normal(start.moved(0, [period]))
    others = [e for e in items_at(place) if e.stored or e.leaf is WORD or isinstance(e.leaf, PointerType)]
    begin = normal(start)
    for item in (e for e in others if _is_at(e, place)):
        is_behind = not begin.period and item.offset is not None and item.offset >= begin.offset
        if bool(item.strides) == bool(place.period) or (place.period and is_behind):
            return True
    return False


def items_exactly_at(place: Position) -> list[Evidence]:
    """The evidence that is about what lies exactly there; arrays of numbers that begin elsewhere reach no further than
    to other members."""
    return [i for i in items_at(place) if _may_be_at(i, place) and not _is_cut_off(i, place, 1)]


def numbers_at(position: Position) -> list[FloatType]:
    """The kinds of numbers that are accessed exactly there, as far as their places are known."""
    place = normal(position)
    items = items_at(place) if place.period != 1 else ()
    found = [item for item in items if isinstance(item.leaf, FloatType) and _is_at(item, place)]
    return [item.leaf for item in found if isinstance(item.leaf, FloatType) and not _is_cut_off(item, place, 1)]


def hides_numbers(position: Position, layout: Layout, size: int | None) -> bool:
    """Are numbers or addresses accessed in the node, nobody knows where, that a layout of so many bytes does not have?

    (Those whose places are known are among the `sightings_at` them; against a descriptor no other evidence counts.)
    """
    place = normal(position)
    known = {leaf for _, leaf in layout.leaves}
    if WORD in known or any(item.sure for item in place.node.evidence):
        return False
    kinds = (FloatType, PointerType) if layout.floats else FloatType
    others: dict[Type, list[Evidence]] = {}
    for item in place.node.evidence:
        if isinstance(item.leaf, kinds) and item.leaf not in known:
            others.setdefault(item.leaf, []).append(item)
    if layout.floats:
        return any(_is_nowhere(items, place) for items in others.values())
    # No number hides where it has no room.
    others = {kind: items for kind, items in others.items() if size is None or bytes_of(kind) <= size}
    hidden = bool(others) and all(_is_nowhere(items, place) for items in others.values())
    return hidden or (size is not None and size > 1 and cuts_numbers(place, size))


def cuts_numbers(position: Position, size: int, wherever: bool = False) -> bool:
    """May a word of so many bytes be parts of numbers, or of addresses?

    `wherever`: also of wider ones in the node that nobody knows the places of.
    """
    place = normal(position)
    known, key = _index_of(place.node).cuts, (*place[1:4], size, wherever)
    if key not in known:
        known[key] = _cuts_numbers(place, size, wherever)
    return known[key]


def _cuts_numbers(place: Position, size: int, wherever: bool) -> bool:
    items = [item for item in items_in(place, size) if not _is_cut_off(item, place, size)]
    if 1 < place.period < size and any(min(i.strides, default=0) >= size > gcd(*i.strides) for i in items):
        return True  # words that meet one another, of records that are no whole number of words
    numbers = (item for item in items if isinstance(item.leaf, (FloatType, PointerType)))
    return any(_cuts(place, size, item, wherever) for item in numbers)


def _cuts(place: Position, size: int, item: Evidence, wherever: bool) -> bool:
    width, seen = bytes_of(item.leaf), _seen_from(place, item)
    if seen is None:
        return wherever and width > size
    at, step = seen
    begins = range(at - step * (1 + width // step), size, step) if step else (at,)
    return any(-width < begin < 0 or begin < size < begin + width for begin in begins)


def _is_nowhere(items: Iterable[Evidence], place: Position) -> bool:
    return all(_seen_from(place, item) is None for item in items)


def _is_cut_off(item: Evidence, place: Position, size: int) -> bool:
    """An array of numbers that begins elsewhere and does not reach these bytes."""
    return _index_of(place.node).extents.is_cut_off(item, place.offset, place.period, size)


def _is_at(item: Evidence, place: Position) -> bool:
    seen = _seen_from(place, item)
    return seen is not None and seen[0] == 0


def _seen_from(place: Position, item: Evidence) -> tuple[int, int] | None:
    """(offset, step) of the places where something lies; None if they are not known."""
    step = gcd(place.period, *item.strides)
    if item.offset is None or 0 < step < bytes_of(item.leaf):
        return None
    distance = item.offset - place.offset
    return (distance % step if step else distance), step


def sightings_at(position: Position, size: int | None) -> list[Sighting]:
    """The numbers and addresses in the node whose places are known, seen from there: those that meet `size` bytes.

    An integer of eight bytes where a double lies at other times may be an address: C passes unions in integers.
    """
    place = normal(position)
    known, key = _index_of(place.node).sightings, (*place[1:4], size)
    if key not in known:
        known[key] = _sightings_in(place, size)
    return known[key]


def _sightings_in(place: Position, size: int | None) -> list[Sighting]:
    found: dict[Sighting, None] = {}
    integers: list[tuple[int, int]] = []
    for item in items_in(place, size) if place.period != 1 else ():
        where = _seen_from(place, item)
        if where is None or (size is not None and _is_cut_off(item, place, size)):
            continue
        if isinstance(item.leaf, (FloatType, PointerType)):
            found[Sighting(*where, item.leaf)] = None
        elif item.stored and bytes_of(item.leaf) == bytes_of(WORD):
            integers.append(where)
    words = [Sighting(*where, I64) for where in integers if Sighting(*where, DOUBLE) in found]
    return list(dict.fromkeys([*found, *words]))


def shares_bytes(position: Position, leaf: Type, size: int) -> bool:
    """May numbers lie among these bytes at times when no address is there, or addresses when no number is?

    `leaf`: which of the two is stored.  A double and an address that have the same place do not count: as a double, an
    address is next to zero.  Any part of one may be a number of any size.
    """
    place = normal(position)
    known, key = _index_of(place.node).shared, (*place[1:4], size, leaf)
    if key not in known:
        known[key] = _shares_bytes(place, leaf, size)
    return known[key]


def _shares_bytes(place: Position, leaf: Type, size: int) -> bool:
    others = FloatType if isinstance(leaf, PointerType) else PointerType
    for item in items_in(place, size):
        if not isinstance(item.leaf, others) or _is_cut_off(item, place, size):
            continue
        seen = _seen_from(place, item)
        if seen is None:
            return True
        offset, step = seen
        starts = range(offset - step, size, step) if step else [offset]
        is_double = DOUBLE in (leaf, item.leaf)
        if any(-bytes_of(item.leaf) < at < size and (at % bytes_of(DOUBLE) or not is_double) for at in starts):
            return True
    return False


def word_at(place: Position, size: int, first: int, data: DataLayout) -> list[Evidence | None]:
    """What evidence, from the `first` on, says of a word at an exact place where no arrays are known.

    None stands for numbers of which only a part lies in it.
    """
    found: dict[Evidence | None, None] = {}
    for item in list(islice(place.node.evidence, first, None)):
        assert item.offset is not None
        at, width = item.offset - place.offset, data.size_of_leaf(item.leaf)
        if item.leaf is not VOID and -width < at < size:
            found[_part(at, width, size, item)] = None
    return [item for item in found if item is None or item.leaf is not VOID]


def _part(at: int, width: int, size: int, item: Evidence) -> Evidence | None:
    """A leaf in a word: all of it, the first bytes of an integer, or nothing that can be said."""
    if 0 <= at <= size - width:
        return Evidence(at, (), item.leaf, stored=item.stored)
    if isinstance(item.leaf, FloatType):
        return None
    is_start = at == 0 and isinstance(item.leaf, IntegerType)
    return Evidence(0, (), integer(8 * size), stored=item.stored) if is_start else Evidence(0, (), VOID)


def bytes_of(leaf: Type) -> int:
    """The size of a leaf, roughly: what it must be aligned to."""
    return leaf.bits // 8 if isinstance(leaf, (IntegerType, FloatType)) else 0 if leaf is VOID else 8


def begins_number(place: Position) -> bool:
    """The program accesses numbers exactly there, and nothing else, nor characters around."""
    found: set[Type] = set()
    for item in place.node.evidence:
        if item.leaf is I8:
            return False
        steps = gcd(*item.strides, place.period)
        distance = place.offset - item.offset if item.offset is not None else 1
        if distance % steps == 0 if steps else distance == 0:
            found.add(item.leaf)
    return bool(found) and all(isinstance(leaf, FloatType) for leaf in found)


def has_target(place: Position) -> bool:
    """A pointer is known to lie there."""
    place = normal(place)
    return any(overlap((place.offset, place.period), slot) for slot in place.node.slots)


def has_word_of_target(place: Position) -> bool:
    """The same, in a memory where words are told apart."""
    place = normal(place)
    word = bytes_of(PTR)
    slots = (slot for slot in place.node.slots if gcd(place.period, slot[1]) % word == 0)
    return any(overlap((place.offset, place.period), slot) for slot in slots)


def targets_at(place: Position) -> list[Position]:
    """Where the addresses lead that lie at a place."""
    places = [normal(one) for one in alternatives(place)]
    slots = [(one, slot, target) for one in places for slot, target in one.node.slots.items()]
    return [normal(target) for one, slot, target in slots if overlap((one.offset, one.period), slot)]


def overlap(left: tuple[int, int], right: tuple[int, int]) -> bool:
    step = gcd(left[1], right[1])
    distance = left[0] - right[0]
    return distance % step == 0 if step else distance == 0
