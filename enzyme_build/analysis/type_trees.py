"""What kind of data lies at each byte offset of a piece of memory.

A `Layout` says: the leaf types at these offsets, those from `start` on repeated every `period` bytes (0: none is).  A
leaf is a floating type, a pointer type, an integer type, or None where nothing is known.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import gcd
from typing import NamedTuple

from enzyme_build.ir import DOUBLE, FLOAT, I8, PTR, VOID, DataLayout, FloatType, IntegerType, PointerType, Type, integer

ONCE = 1 << 62

# A union's word: a double at times, an address or an integer at others.  In shadow memory its bits tell which: no
# address has bits of a double's exponent.
WORD = FloatType("enzyme_build.word", 64)

# A word whose numbers may be two floats as well; and one whose only numbers are floats.
MIXED = FloatType("enzyme_build.mixed", 64)
PAIR = FloatType("enzyme_build.pair", 64)
UNTYPED = (WORD, MIXED, PAIR)  # may be addresses

# A double at times, a float in its lower half or an integer at others.  An adjoint's upper half tells which.
WIDTHS = FloatType("enzyme_build.widths", 64)

LONGEST = 4096  # bytes that are looked at one by one
LISTED = 64  # elements of a long array that are noted one by one


@dataclass(frozen=True)
class Layout:
    """`by_address`: offsets count from an address that is a multiple of the period, wherever the bytes begin."""

    leaves: tuple[tuple[int, Type], ...]
    period: int
    start: int = 0
    by_address: bool = False

    @property
    def floats(self) -> list[tuple[int, FloatType]]:
        return [(offset, leaf) for offset, leaf in self.leaves if isinstance(leaf, FloatType)]

    @property
    def others(self) -> list[tuple[int, Type]]:
        """Pointers and integers, and what may be one."""
        return [(offset, leaf) for offset, leaf in self.leaves if leaf in UNTYPED or not isinstance(leaf, FloatType)]

    def within(self, size: int) -> Iterator[tuple[int, Type]]:
        """The leaves in the first `size` bytes."""
        for start, leaf in self.leaves:
            for offset in range(start, size, self.step(start) or size):
                yield offset, leaf

    def step(self, offset: int) -> int:
        """The distance at which the leaf at an offset is repeated; one before `start` is not repeated."""
        return self.period if offset >= self.start else ONCE

    @property
    def condensed(self) -> Layout:
        """The same with the smallest period: blocks that overlap are walked in order then."""
        places = set(self.leaves)
        for step in range(1, 0 if self.start else self.period):
            if self.period % step == 0 and places == {((o + step) % self.period, leaf) for o, leaf in self.leaves}:
                return Layout(tuple(leaf for leaf in self.leaves if leaf[0] < step), step)
        return self

    @property
    def is_uniform(self) -> bool:
        """One leaf type, densely repeated."""
        return len(self.leaves) == 1 and self.leaves[0][0] == 0

    @property
    def is_of_words(self) -> bool:
        """Words of unknown content, throughout."""
        whole = self.condensed
        is_dense = whole.is_uniform and whole.period in (0, WORD.bits // 8)
        return self.by_address or (is_dense and whole.leaves[0][1] in UNTYPED)

    @property
    def has_words_in_place(self) -> bool:
        """Words of unknown content among others, and all numbers at multiples of their size."""
        sizes = [(offset, leaf.bits // 8) for offset, leaf in self.leaves if isinstance(leaf, FloatType)]
        has_words = any(leaf in UNTYPED for _, leaf in self.leaves)
        return has_words and not any(place % size for offset, size in sizes for place in (offset, self.period))

    @property
    def has_pointer(self) -> bool:
        return any(leaf in UNTYPED or isinstance(leaf, PointerType) for _, leaf in self.leaves)


# Unknown memory whose only numbers are doubles.
WHOLE_WORDS = Layout(((0, WORD),), 8)
WORDS_ANYWHERE = Layout(((0, WORD),), 8, by_address=True)
MIXED_ANYWHERE = Layout(((0, MIXED),), 8, by_address=True)  # doubles and floats
PAIRS_ANYWHERE = Layout(((0, PAIR),), 8, by_address=True)  # floats


class Evidence(NamedTuple):
    """Somebody accesses a leaf of this type at base + offset + Σ i·stride; offset None: anywhere.

    `declared` evidence comes from a type that lists all its members, so what lies between them is padding.  A
    leaf of VOID is a member that may be anything (a union).  `stored`: an integer that was not made of a number's bits
    is written there, or one that counts something is read.  `sure`: a descriptor says it, whatever generic code does
    somewhere in the same memory.  `first` and `last` are the least and the greatest offset of an access in steps, where
    they are known.
    """

    offset: int | None
    strides: tuple[int, ...]
    leaf: Type
    declared: bool = False
    stored: bool = False
    sure: bool = False
    last: int | None = None
    first: int | None = None

    def shifted(self, distance: int | None, strides: tuple[int, ...]) -> Evidence:
        """The same, seen from `distance` bytes (and multiples of `strides`) before."""
        if distance == 0 and not strides and len(self.strides) < 2:
            return self
        offset = None if distance is None or self.offset is None else self.offset + distance
        ends = (self.last, self.first) if distance is not None and not strides else (None, None)
        last, first = (end + (distance or 0) if end is not None else None for end in ends)
        steps = tuple(sorted({*self.strides, *strides})) if strides or len(self.strides) > 1 else self.strides
        return Evidence(offset, steps, self.leaf, self.declared, self.stored, self.sure, last, first)

    def lies_elsewhere(self, offset: int) -> bool:
        return self.offset is not None and not self.strides and self.offset != offset


def common_stride(evidence: Iterable[Evidence], strides: Iterable[int] = ()) -> int:
    """The largest step that divides all strides; 0 if there are none."""
    return gcd(*strides, *(s for e in evidence for s in e.strides))


def uniform_leaf(evidence: Iterable[Evidence]) -> Type | None:
    """The one type that all evidence agrees on."""
    leaves = {e.leaf for e in evidence}
    return leaves.pop() if len(leaves) == 1 and VOID not in leaves else None


def contradicts(evidence: Iterable[Evidence], size: int | None, data: DataLayout, even_words: bool = False) -> bool:
    """Do both addresses and numbers lie at one place (of the first `size` bytes), which no word can be (see `WORD`)?"""
    here = [e for e in evidence if e.offset is not None and (size is None or e.strides or 0 <= e.offset < size)]
    numbers = [e for e in here if isinstance(e.leaf, FloatType) and (even_words or merged(e.leaf, PTR) is None)]
    addresses = [e for e in here if isinstance(e.leaf, PointerType)]
    return any(_may_meet(a, b, data) for a in numbers for b in addresses)


def _may_meet(a: Evidence, b: Evidence, data: DataLayout) -> bool:
    assert a.offset is not None and b.offset is not None
    step = common_stride([], [s for e in (a, b) for s in e.strides if s > data.size_of_leaf(e.leaf)])
    distance = a.offset - b.offset
    return distance % step == 0 if step else distance == 0


def distinct_evidence(evidence: Iterable[Evidence], data: DataLayout) -> list[Evidence]:
    """Each once; steps that are smaller than the leaf (of a pointer that walks somehow) say nothing about its place."""
    found = dict.fromkeys(evidence)
    return [
        e._replace(offset=None, strides=()) if 0 < gcd(*e.strides) < data.size_of_leaf(e.leaf) else e for e in found
    ]


def _bytes_of_number(leaf: Type) -> int:
    return leaf.bits // 8 if isinstance(leaf, FloatType) else 0


def steps_from(item: Evidence) -> tuple[int, int]:
    """The places of an evidence: the first one, and the distance to the next."""
    assert item.offset is not None
    step = common_stride([item])
    return (item.offset % step if step else item.offset), step


def number_over(
    evidence: Iterable[Evidence], offset: int | None, strides: tuple[int, ...], size: int
) -> FloatType | None:
    """The number that covers these bytes, unless somebody says that an integer lies there.

    What is declared an integer, and used as a number, holds a number's bits.
    """
    evidence = list(evidence)
    same = uniform_leaf(evidence)
    if offset is None or (size < 2 and not isinstance(same, FloatType)):
        return None  # (text may lie beside numbers)
    placed = [e for e in evidence if e.offset is not None]  # the others' steps are no distances from here
    if not strides:
        placed = [e for e in placed if e.last is None or offset < e.last + _bytes_of_number(e.leaf)]
        placed = [e for e in placed if e.first is None or offset + size > e.first]
    step = common_stride(placed, strides)
    members = [e.offset or 0 for e in placed if isinstance(e.leaf, IntegerType) and e.stored and not e.strides]
    used = {steps_from(e) for e in placed if _bytes_of_number(e.leaf) == size and not e.declared}
    found: set[Type] = set()
    for item in placed:
        assert item.offset is not None
        distance = (offset - item.offset) % step if step else offset - item.offset
        is_integer = item.stored or (item.declared and steps_from(item) not in used)
        if isinstance(item.leaf, IntegerType) and distance == 0 and is_integer:
            return None
        is_before = offset < item.offset and any(m < item.offset for m in members)  # a struct's members, then its array
        is_over = isinstance(item.leaf, FloatType) and 0 <= distance < item.leaf.bits // 8
        is_in_row = not (strides and size < _bytes_of_number(item.leaf) and _stands_alone(item, step, placed))
        if is_over and is_in_row and not is_before:
            found.add(item.leaf)
    number = found.pop() if len(found) == 1 else None
    return number if isinstance(number, FloatType) else None


def _stands_alone(item: Evidence, step: int, placed: list[Evidence]) -> bool:
    """A member of a struct, between others that are no numbers: no array goes through it in such steps."""
    if not item.declared or item.strides or item.offset is None:
        return False
    members = {e.offset: e.leaf for e in placed if e.declared and not e.strides and e.offset is not None}
    inside = range(min(members), max(members) + 1)
    beside = [place for place in (item.offset - step, item.offset + step) if place in inside]
    leaves = [members[max(start for start in members if start <= place)] for place in beside]
    return bool(leaves) and not any(leaf is VOID or isinstance(leaf, FloatType) for leaf in leaves)


def are_integers(evidence: Iterable[Evidence], offset: int | None, size: int) -> bool:
    """Do integers fill these bytes, in memory where every access has a known place?"""
    evidence = list(evidence)
    if offset is None or any(e.offset is None or e.strides for e in evidence):
        return False
    integers, others = set[int](), set[int]()
    for item in evidence:
        assert item.offset is not None
        if isinstance(item.leaf, IntegerType):
            integers.update(range(item.offset, item.offset + item.leaf.bits // 8))
        else:
            others.update(range(item.offset, item.offset + 8))
    here = range(offset, offset + size)
    return integers.issuperset(here) and others.isdisjoint(here)


def layout_of(
    evidence: Iterable[Evidence],
    offset: int | None,
    strides: tuple[int, ...],
    size: int | None,
    data: DataLayout,
    is_all: bool = False,
) -> Layout | None:
    """The layout of `size` bytes (None: unknown many) from `offset` on; None where the evidence has no answer.

    `is_all`: there is no other access, so that bytes which nobody looks at hold no numbers.
    """
    evidence = distinct_evidence(evidence, data)
    same = uniform_leaf(evidence)
    steps_show = size is None or strides or any(e.strides or e.offset is None for e in evidence)
    if same is not None and steps_show and not _skips(evidence, strides, data) and _is_in_step(evidence, offset, data):
        return Layout(((0, same),), data.size_of(same))
    placed = [e for e in evidence if e.offset is not None]
    if not placed:
        return None
    if offset is None or {e.leaf for e in evidence} - {e.leaf for e in placed}:
        declared = [e for e in placed if e.declared]  # something else lies somewhere
        if (element := _element_of_array(declared, data)) is not None and size is None:
            return Layout(((0, element),), data.size_of(element))
        seen = [e.shifted(-(offset or 0), strides) for e in placed]
        if offset is not None and contradicts(seen, size, data):
            return None  # a union, of which one side may be declared while another is only used
        is_word = offset is not None and contradicts(seen, size, data, even_words=True)
        placed = [e for e in placed if e.declared or e.sure or (is_word and isinstance(e.leaf, FloatType))]
    if offset is None:
        return None
    found = _placed_layout(placed, offset, strides, size, data, is_all)
    return None if found is not None and _breaks_row(found, evidence, offset) else found


def scalars_in_a_row(evidence: Iterable[Evidence], offset: int, size: int, data: DataLayout) -> Layout | None:
    """The scalars that fill these bytes, one behind the other; None if any byte is in none."""
    leaves = {e.offset - offset: e.leaf for e in evidence if e.offset is not None and not e.strides}
    at, found = 0, list[tuple[int, Type]]()
    while at < size and at in leaves:
        found.append((at, leaves[at]))
        at += data.size_of_leaf(leaves[at])
    return Layout(tuple(found), 0) if at == size else None


def _breaks_row(found: Layout, evidence: list[Evidence], offset: int) -> bool:
    """Does a row of numbers begin where an address may lie, and an integer comes next?

    Then it is in no member of the record: two kinds of things lie there at different times.
    """
    leaves = dict(found.leaves)
    for row in evidence if WORD in leaves.values() else ():
        width = _bytes_of_number(row.leaf)
        if width and width in row.strides and row.offset is not None:
            first, following = (row.offset - offset + k * width for k in (0, 1))
            if found.period:
                first, following = first % found.period, following % found.period
            if leaves.get(first) is WORD and isinstance(leaves.get(following), IntegerType):
                return True
    return False


def _skips(evidence: list[Evidence], strides: tuple[int, ...], data: DataLayout) -> bool:
    """All accesses are further apart than one leaf: other members, which nobody looks at here, may lie between."""
    step = common_stride([e for e in evidence if e.offset is not None], strides)
    return any(e.offset is not None for e in evidence) and all(step > data.size_of_leaf(e.leaf) for e in evidence)


def _is_in_step(evidence: list[Evidence], offset: int | None, data: DataLayout) -> bool:
    """Does an element begin here?  A part of a struct that is copied by itself may begin with padding."""
    if offset is None:
        return True
    return all(e.offset is None or (e.offset - offset) % data.size_of_leaf(e.leaf) == 0 for e in evidence)


def _element_of_array(declared: list[Evidence], data: DataLayout) -> Type | None:
    """The one leaf of an array that is declared to hold nothing else."""
    leaf = uniform_leaf(declared)
    is_dense = leaf is not None and all(e.strides == (data.size_of_leaf(leaf),) for e in declared)
    return leaf if is_dense and any(e.offset == 0 for e in declared) else None


def _placed_layout(
    evidence: list[Evidence], offset: int, strides: tuple[int, ...], size: int | None, data: DataLayout, is_all: bool
) -> Layout | None:
    """Structs one behind the other where accesses show them; else one struct, in which a step is that of a matrix."""
    period = period_of(evidence, strides, data)
    outer = [e for e in evidence if any(s != data.size_of_leaf(e.leaf) for s in e.strides)]
    if period and (len({e.leaf for e in outer}) > 1 or (outer and not any(_is_run(e, data) for e in outer))):
        widest = common_stride([], [*(max(e.strides) for e in outer), *(s for s in strides if s > period)])
        for step in dict.fromkeys((period, widest)):  # (steps inside a struct are those of its matrices)
            if step != period and _rows_collide(outer, step, data):
                continue
            if found := _extent_layout(evidence, offset, step, size, data, is_all):
                return found
        if strides or size is None:
            return None
        return _extent_layout(_each_by_itself(evidence, offset, offset + size), offset, 0, size, data, is_all)
    one = _without_walks(evidence, data)
    if size is None:
        found = _rest_of_array(one, offset, strides, data) or _members_and_array(one, offset, data, is_all)
        if found is None and is_all and not strides and not any(e.strides for e in evidence):
            found = _members_alone(one, offset, data)
    else:
        found = _extent_layout(one, offset, 0, size, data, is_all)
    if not period or (found is not None and len({leaf for _, leaf in found.leaves}) == 1):
        return found
    if found is not None and not strides:
        return found
    places = [e.offset for e in evidence if e.offset is not None]
    if outer and max(places) - min(places) >= period:
        return None  # a matrix among other members, not an array of structs
    return _extent_layout(evidence, offset, period, size, data, is_all)


def _rows_collide(outer: list[Evidence], period: int, data: DataLayout) -> bool:
    """The second row of a matrix in a struct lies where the struct has something else: these are no structs one behind
    the other, but records of several sizes."""
    found: dict[int, Type] = {}
    for item in outer:
        found.setdefault((item.offset or 0) % period, item.leaf)
    for item in outer:
        for step in (s for s in item.strides if data.size_of_leaf(item.leaf) < s < period):
            row = ((item.offset or 0) + step) % period
            if 2 * step > period or found.get(row, item.leaf) is not item.leaf:
                return True
    return False


def _each_by_itself(evidence: list[Evidence], start: int, end: int) -> list[Evidence]:
    """The members of structs in an array that is a member itself, one by one from one place up to another."""
    found: list[Evidence] = []
    for item in evidence:
        assert item.offset is not None
        if len(item.strides) != 1 or item.strides[0] <= 0 or item.offset >= end:
            found.append(item)
            continue
        step = item.strides[0]
        first = item.offset if item.offset >= start else start + (item.offset - start) % step
        places = range(first, end, step) or range(item.offset, item.offset + 1)
        found += [Evidence(p, (), item.leaf, item.declared, item.stored) for p in places]
    return found


def _extent_layout(
    evidence: list[Evidence], offset: int, period: int, size: int | None, data: DataLayout, is_all: bool
) -> Layout | None:
    extent = period or size
    assert extent is not None
    leaves = leaves_within(evidence, offset, period, extent, data)
    if leaves is not None and size is not None and size <= extent:
        leaves = _cut(leaves, size, data)
    if leaves is not None and is_all:
        leaves = {place: leaf for place, leaf in leaves.items() if leaf is not VOID}
    elif leaves is None or not _is_covered(leaves, evidence, min(extent, size or extent), data):
        return None
    if not leaves:
        return Layout((), 0) if is_all else None
    leaves = _without_parts(leaves, data)
    if not _is_disjoint(leaves, period, data):
        return None
    found = tuple((place, leaf) for place, leaf in sorted(leaves.items()) if leaf is not VOID)
    return Layout(found, period if period and (size is None or size > period) else 0)


def _is_run(item: Evidence, data: DataLayout) -> bool:
    """Is it an access to the elements of an array, one by one?"""
    return data.size_of_leaf(item.leaf) in item.strides


def _without_walks(evidence: list[Evidence], data: DataLayout) -> list[Evidence]:
    """Without runs that begin where something else lies: pointers and indices that start before their array."""
    seen: dict[int | None, set[Type]] = {}
    for item in evidence:
        if item.leaf is not VOID and not _is_run(item, data):
            seen.setdefault(item.offset, set()).add(item.leaf)
    return [e for e in evidence if not _is_run(e, data) or seen.get(e.offset, {e.leaf}) == {e.leaf}]


def _rest_of_array(evidence: list[Evidence], offset: int, strides: tuple[int, ...], data: DataLayout) -> Layout | None:
    """The layout of unknown many bytes from inside a struct: a copy that begins in an array member stays in it."""
    here = [e for e in evidence if e.offset == offset and e.leaf is not VOID]
    leaf = uniform_leaf(here)
    if leaf is None or not (offset or strides) or not any(_is_run(e, data) for e in here):
        return None
    return Layout(((0, leaf),), data.size_of_leaf(leaf))


def _members_and_array(evidence: list[Evidence], offset: int, data: DataLayout, is_all: bool) -> Layout | None:
    """The layout of a struct that ends with an array of any length: members, each once, and the array's element."""
    runs = [e for e in evidence if _is_run(e, data)]
    if not runs:
        return None
    array = max(runs, key=lambda run: run.offset or 0)
    step = data.size_of_leaf(array.leaf)
    assert array.offset is not None
    start = array.offset - offset if array.offset >= offset else (array.offset - offset) % step
    members = leaves_within(evidence, offset, 0, start, data)
    is_last = all(e.leaf is array.leaf for e in evidence if e.offset is not None and e.offset >= array.offset)
    if members is None or not is_last:
        return None
    if not is_all and start and not _is_covered(members, evidence, start, data):
        return None
    found = {**_without_parts(members, data), start: array.leaf}
    return Layout(tuple(sorted(found.items())), step, start) if _is_disjoint(found, 0, data) else None


def _members_alone(evidence: list[Evidence], offset: int, data: DataLayout) -> Layout | None:
    """The layout of all that is accessed from a place on, each at its known place (a vector's, in unrolled code)."""
    behind = [item for item in evidence if item.offset is not None and item.offset >= offset]
    ends = ((item.offset or 0) - offset + data.size_of_leaf(item.leaf) for item in behind)
    extent = -(-max(ends, default=0) // 8) * 8
    return _extent_layout(behind, offset, extent, None, data, is_all=True) if 0 < extent <= LONGEST else None


def period_of(evidence: list[Evidence], strides: tuple[int, ...], data: DataLayout) -> int:
    """The distance of the structs; 0 if there is only one.  A step of one leaf is inside a struct."""
    outer = [s for e in evidence for s in e.strides if s != data.size_of_leaf(e.leaf)]
    return common_stride([], [*outer, *(s for s in strides if s not in _dense(evidence, data))])


def _dense(evidence: list[Evidence], data: DataLayout) -> set[int]:
    return {data.size_of_leaf(e.leaf) for e in evidence}


def leaves_within(
    evidence: list[Evidence], offset: int, period: int, extent: int, data: DataLayout
) -> dict[int, Type] | None:
    """place → leaf for one period; a dense run goes on until something else begins.  None if two leaves collide."""
    leaves: dict[int, Type] = {}
    runs: list[tuple[int, Type]] = []
    for item in evidence:
        assert item.offset is not None
        place = (item.offset - offset) % period if period else item.offset - offset
        if place < 0 or place >= extent:
            continue
        if _is_run(item, data):
            runs.append((place, item.leaf))
        both = merged(leaves.get(place, VOID), item.leaf)
        if both is None:
            return None
        leaves[place] = both
    for start, leaf in sorted(runs, key=lambda run: run[0]):
        step = data.size_of_leaf(leaf)
        place = start + step
        while place + step <= extent and not any(other in leaves for other in range(place, place + step)):
            leaves[place] = leaf
            place += step
    return leaves


def _cut(leaves: dict[int, Type], size: int, data: DataLayout) -> dict[int, Type] | None:
    """The leaves in the first `size` bytes; of an integer its first bytes, None if anything else is cut in two."""
    kept: dict[int, Type] = {}
    for place, leaf in leaves.items():
        if place >= size:
            continue
        if place + data.size_of_leaf(leaf) > size:
            if not isinstance(leaf, IntegerType):
                return None
            leaf = integer(8 * (size - place))
        kept[place] = leaf
    return kept


def merged(known: Type, new: Type) -> Type | None:
    """What two accesses at one place say together: the wider of two integers; None for a contradiction.

    In a union of a number (or an address) and an integer it may be a number: as an integer, nobody looks at its shadow.
    """
    if known is VOID or new is VOID or known is new:
        return new if known is VOID else known
    if {known, new} <= {DOUBLE, PTR, WORD}:
        return WORD
    if {known, new} <= {DOUBLE, FLOAT, WIDTHS}:
        return WIDTHS
    for number, other in ((known, new), (new, known)):
        if number is PTR and isinstance(other, IntegerType) and other.bits <= WORD.bits:
            return PTR
        if isinstance(number, FloatType) and isinstance(other, IntegerType) and other.bits <= number.bits:
            return number
    if isinstance(known, IntegerType) and isinstance(new, IntegerType):
        return known if known.bits >= new.bits else new
    return None


def all_merged(leaves: Iterable[Type]) -> Type | None:
    known: Type | None = VOID
    for leaf in leaves:
        known = merged(known, leaf) if known is not None else None
    return known


def _without_parts(leaves: dict[int, Type], data: DataLayout) -> dict[int, Type]:
    """Without integers that begin in another, and bytes that begin in anything: these may be of an array before it.

    Characters lie over a string's capacity, and members of a bit field in one another.
    """
    kept: dict[int, Type] = {}
    end, integer_end = 0, 0
    for place, leaf in sorted(leaves.items()):
        if isinstance(leaf, IntegerType) and place < (end if leaf is I8 else integer_end):
            continue
        kept[place] = leaf
        end = place + data.size_of_leaf(leaf)
        integer_end = end if isinstance(leaf, IntegerType) else place
    return kept


def _is_disjoint(leaves: dict[int, Type], period: int, data: DataLayout) -> bool:
    """No leaf reaches into the next one, or into the next period: else a stride hides where it really lies."""
    places = sorted(leaves)
    ends = [*places[1:], period or places[-1] + data.size_of_leaf(leaves[places[-1]])]
    return all(place + data.size_of_leaf(leaves[place]) <= end for place, end in zip(places, ends))


def _is_covered(leaves: dict[int, Type], evidence: list[Evidence], extent: int, data: DataLayout) -> bool:
    """No part is left that could hold a number which nobody looked at."""
    has_declaration = any(e.declared for e in evidence)
    end = 0
    for place, leaf in [*sorted(leaves.items()), (extent, VOID)]:
        if place - end >= 4 and not has_declaration:
            return False
        if leaf is VOID and place < extent:
            return False
        end = max(end, place + data.size_of_leaf(leaf))
    return bool(leaves)
