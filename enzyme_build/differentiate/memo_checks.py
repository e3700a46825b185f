"""A derivative stops with a message where its result depends on a memo that an earlier call has filled (see `Memos`).

What lies in such a global on entry was perhaps computed from the same inputs, and carries no derivative.  Reverse mode
looks when it has run: the adjoints left in the global's shadow are those of its contents on entry, and must be zero.
Forward mode starts from tangents that are NaN, and looks where tangents are loaded; what is not seen there makes the
result NaN.  Where the globals that the guards look at are still as the program starts with them, nothing was filled.
"""

from __future__ import annotations

import re
from itertools import pairwise
from math import gcd
from typing import TYPE_CHECKING

from enzyme_build import rules
from enzyme_build.analysis import WORD, Memo, Spot, overlap
from enzyme_build.differentiate.loops_written import Frame, counted
from enzyme_build.differentiate.memory_helpers import WORDS_OF_ANYTHING, is_float_or_number, is_number
from enzyme_build.ir import (
    I1,
    I8,
    I64,
    PTR,
    VOID,
    ArrayType,
    Block,
    Builder,
    FloatType,
    Function,
    GlobalVariable,
    IntegerType,
    Load,
    Type,
    Value,
    VectorType,
    array,
    bare_name,
    constant_int,
    function_type,
    i64,
    integer,
    quoted,
    struct_body,
    zero,
)

if TYPE_CHECKING:
    from enzyme_build.differentiate.session import Session

_UNROLLED = 8  # elements of an array that need no loop
_UNDEFINED = re.compile(r'("[^"]*")|\b(?:undef|poison)\b')  # no name, and no text


def look_at_adjoints(session: Session, builder: Builder) -> None:
    """After a reverse sweep."""
    for variable, twin, memo in _memos(session):
        builder.call(_function(session, variable, twin, memo, is_forward=False), [])


def mark_tangents(session: Session, builder: Builder) -> list[str]:
    """In front of a forward derivative, behind the clearing of all shadows; answers the names of the memos."""
    for variable, twin, memo in _memos(session):
        builder.call(_function(session, variable, twin, memo, is_forward=True), [])
    return [bare_name(variable.name) for variable, _, _ in _memos(session)]


def checked_tangent(session: Session, builder: Builder, load: Load, tangent: Value, function: Function) -> Value:
    """A tangent that was loaded and matters: behind a check, where it may be one of a memo."""
    if not session.kept.memos:
        return tangent
    places = session.spots.of(function, load.pointer)
    names = [
        bare_name(variable.name)
        for variable, memo in session.kept.memos.items()
        if any(overlap(place, spot) for place in places for spot in memo.spots)
    ]
    return _checked(session, builder, tangent, names) if names else tangent


def checked_results(session: Session, builder: Builder, results: list[Value], names: list[str]) -> list[Value]:
    """What a forward derivative returns, where tangents of these variables were marked."""
    names = list(dict.fromkeys(names))
    return [_checked(session, builder, result, names) for result in results] if names else results


def _checked(session: Session, builder: Builder, tangent: Value, names: list[str]) -> Value:
    if not isinstance(tangent.type, FloatType) or tangent.type.bits not in (16, 32, 64):
        return tangent
    return builder.call(_tangent_check(session, names, tangent.type), [tangent])


def _memos(session: Session) -> list[tuple[GlobalVariable, GlobalVariable, Memo]]:
    pairs = [(v, twin) for v, twin in session.globals.pairs if isinstance(v, GlobalVariable)]
    return [(v, twin, session.kept.memos[v]) for v, twin in pairs if v in session.kept.memos]


def depends_on(names: list[str]) -> str:
    said = " or ".join(f"`{name}`" for name in names)
    return (
        f"the derivative depends on what the variable {said} keeps from an earlier call, which has no derivative: "
        "make the program compute it again (change what it is compared with, or clear the flag), or declare it "
        "inactive (__enzyme_inactive_global)"
    )


def _function(
    session: Session, variable: GlobalVariable, twin: GlobalVariable, memo: Memo, is_forward: bool
) -> Function:
    """Goes over the numbers of a shadow: sets them, or stops if one is not zero; if something has been filled."""
    module = session.module
    name = quoted(f"enzyme_build.{'mark' if is_forward else 'look_at'}.{bare_name(twin.name)}")
    found = module.functions.get(name)
    if found is not None:
        return found
    made = module.add_function(name, function_type(VOID, []))
    builder = Builder(module, made.add_block("entry"))
    filled, hit, end = (made.add_block(n) for n in ("filled", "hit", "end"))
    spots = [spot for spot in memo.spots if spot.owner is variable]
    walk = _Walk(made, builder, None if is_forward else hit, spots, _kinds_of(session, variable))
    if is_forward:
        _branch_if_filled(session, walk, memo, filled, end)
        builder.at_end(filled)
        walk.go(variable.value_type, twin, Spot(variable, 0, 0))
        builder.branch(end)
        builder.at_end(hit).unreachable()
    else:
        walk.go(variable.value_type, twin, Spot(variable, 0, 0))
        builder.branch(end)
        builder.at_end(hit)
        _branch_if_filled(session, walk, memo, filled, end)
        builder.at_end(filled)
        rules.stop(builder, depends_on([bare_name(variable.name)]))
        builder.unreachable()
    builder.at_end(end).ret()
    return made


def _kinds_of(session: Session, variable: GlobalVariable) -> list[FloatType]:
    """What numbers lie in a variable; where words may be addresses, too, their bits say which ones are any."""
    kinds = [k for k in session.types.shapes.led_numbers.kinds_in(variable) if isinstance(k, FloatType)]
    words = [kind for kind in kinds if kind in WORDS_OF_ANYTHING]
    return sorted(words, key=lambda kind: kind is WORD)[:1] or kinds


def look_at_block(session: Session, variable: str, type_: FloatType) -> Function:
    """A function that stops if a number of this type in a block is not zero; null is none."""
    module = session.module
    name = quoted(f"enzyme_build.look_behind.{variable}.{type_}")
    found = module.functions.get(name)
    if found is not None:
        return found
    made = module.add_function(name, function_type(VOID, [PTR]), ["block"])
    builder = Builder(module, made.add_block("entry"))
    hit = made.add_block("hit")
    step = i64(module.layout.size_of(type_))

    def look(index: Value) -> None:
        place = builder.gep(I8, made.arguments[0], [builder.binary("mul", index, step)])
        following = made.add_block("following")
        builder.branch_if(_is_set(builder, type_, place), hit, following)
        builder.at_end(following)

    count = builder.binary("udiv", rules.usable_size(builder, made.arguments[0]), step)
    counted(Frame(builder, made), i64(0), count, look)
    builder.ret()
    builder.at_end(hit)
    rules.stop(builder, depends_on([variable]))
    builder.unreachable()
    return made


def _is_set(builder: Builder, type_: FloatType, place: Value) -> Value:
    """Is a number that lies there not zero?  The shadow of an address is none, if the word may be one."""
    if type_ not in WORDS_OF_ANYTHING:
        return builder.compare("une", builder.load(type_, place, alignment=1), zero(type_))
    word = builder.load(I64, place, alignment=1)
    return is_number(builder, word) if type_ is WORD else is_float_or_number(builder, word)


def _branch_if_filled(session: Session, walk: _Walk, memo: Memo, filled: Block, end: Block) -> None:
    """Does anything that the guards look at differ from what the program starts with?"""
    builder = walk.builder
    known = [g for g in memo.keys if g.initializer is not None]
    if not memo.is_countable or len(known) < len(memo.keys):
        builder.branch(filled)
        return
    for key in known:
        walk.differs(key, _initial(session, key), session.module.layout.size_of(key.value_type), filled)
    builder.branch(end)


def _initial(session: Session, variable: GlobalVariable) -> GlobalVariable:
    """A constant of a global's initial contents; bytes that have none are zeros in both, so that they can be compared.

    (LLVM makes globals without contents of memory that is allocated once.)
    """
    name = quoted(f"{bare_name(variable.name)}.initial")
    found = session.module.globals.get(name)
    if found is None:
        assert variable.initializer is not None
        variable.initializer = _UNDEFINED.sub(lambda part: part[1] or "zeroinitializer", variable.initializer)
        made = GlobalVariable(name, variable.value_type, variable.initializer, "internal", is_constant=True)
        found = session.module.add_global(made)
    return found


class _Walk:
    """Code that goes over memory; `hit`: where it goes if a number is not zero (None: numbers are marked).

    `kinds`: what numbers are where the memory is declared as bytes, as a common block's is.
    """

    def __init__(
        self, function: Function, builder: Builder, hit: Block | None, spots: list[Spot], kinds: list[FloatType]
    ):
        self.function = function
        self.builder = builder
        self._hit = hit
        self._spots = spots
        self._kinds = kinds
        self._layout = function.module.layout

    def go(self, type_: Type, address: Value, place: Spot) -> None:
        """Over the numbers of a value that lies there inside the global."""
        body = struct_body(type_)
        if body is not None:
            for at, part in zip(self._layout.offsets_of(body), body.fields):
                self.go(part, self.builder.gep(I8, address, [at]), place._replace(offset=place.offset + at))
        elif isinstance(type_, ArrayType) and isinstance(_element_of(type_), IntegerType):
            self._bytes(self._layout.size_of(type_), address, place)
        elif isinstance(type_, (ArrayType, VectorType)):
            step = self._layout.size_of(type_.element)
            if type_.count > _UNROLLED:
                for begin, end in self._pieces(place, type_.count, step):
                    self._loop(type_.element, address, place, begin, end)
            else:
                for k in range(type_.count):
                    inside = place._replace(offset=place.offset + k * step)
                    self.go(type_.element, self.builder.gep(I8, address, [k * step]), inside)
        elif isinstance(type_, FloatType) and self._is_kept(type_, place):
            self._number(type_, address)

    def _bytes(self, size: int, address: Value, place: Spot) -> None:
        """Over the numbers in bytes: arrays of them, or of records."""
        spots = [spot for spot in self._spots if place.period or _is_in(spot, place.offset, place.offset + size)]
        for kind in self._kinds:
            width = self._layout.size_of(kind)
            for begin in sorted({(spot.offset - place.offset) % width for spot in spots}):
                here = [spot for spot in spots if (spot.offset - place.offset - begin) % width == 0]
                period = gcd(*(spot.period for spot in here))
                step = period if 0 < period < size and period % width == 0 else width
                records = array((size - begin) // step, array(step // width, kind))
                walk = _Walk(self.function, self.builder, self._hit, here, self._kinds)
                there = place._replace(offset=place.offset + begin)
                walk.go(records, self.builder.gep(I8, address, [begin]), there)

    def _pieces(self, place: Spot, count: int, step: int) -> list[tuple[int, int]]:
        """An array's elements, apart where an array begins or ends that accesses name."""
        ends = {0, count}
        for spot in self._spots if not place.period else ():
            ends |= {(at - place.offset) // step for at in spot.span or ()}
        return list(pairwise(sorted(end for end in ends if 0 <= end <= count)))

    def _loop(self, type_: Type, address: Value, place: Spot, begin: int, end: int) -> None:
        step = self._layout.size_of(type_)
        span = (place.offset + begin * step, place.offset + end * step)
        inside = place._replace(period=gcd(place.period, step), span=place.span or span)
        if not any(overlap(inside, spot, step) for spot in self._spots):
            return

        def element(index: Value) -> None:
            self.go(type_, self.builder.gep(I8, address, [self.builder.binary("mul", index, i64(step))]), inside)

        counted(Frame(self.builder, self.function), i64(begin), i64(end), element)

    def _is_kept(self, type_: FloatType, place: Spot) -> bool:
        return any(overlap(place, spot, self._layout.size_of(type_)) for spot in self._spots)

    def _number(self, type_: FloatType, address: Value) -> None:
        builder = self.builder
        if self._hit is None and type_ in WORDS_OF_ANYTHING:
            word = builder.load(I64, address, alignment=1)  # no address, but perhaps the shadow of one
            builder.store(builder.select(builder.compare("eq", word, zero(I64)), i64(-1), word), address, 1)
            return
        if self._hit is None:
            size = self._layout.size_of(type_)
            memset = [address, constant_int(I8, 255), i64(size), constant_int(I1, 0)]
            builder.intrinsic("memset", [PTR, I64], VOID, memset)
            return
        self._branch(_is_set(builder, type_, address), self._hit)

    def differs(self, left: Value, right: Value, size: int, goes_to: Block) -> None:
        """Goes away if two blocks of memory are not the same."""

        def compare(index: Value) -> None:
            one, other = (self.builder.load(I8, self.builder.gep(I8, p, [index]), alignment=1) for p in (left, right))
            self._branch(self.builder.compare("ne", one, other), goes_to)

        counted(Frame(self.builder, self.function), i64(0), i64(size), compare)

    def _branch(self, condition: Value, goes_to: Block) -> None:
        after = self.function.add_block("after")
        self.builder.branch_if(condition, goes_to, after)
        self.builder.at_end(after)


def _is_in(spot: Spot, begin: int, end: int) -> bool:
    if not spot.period:
        return begin <= spot.offset < end
    return spot.span is None or (spot.span[0] < end and begin < spot.span[1])


def _element_of(type_: Type) -> Type:
    while isinstance(type_, ArrayType):
        type_ = type_.element
    return type_


def _tangent_check(session: Session, names: list[str], type_: FloatType) -> Function:
    """A tangent, unless it is what the shadow was marked with."""
    module = session.module
    name = quoted(f"enzyme_build.tangent_of.{'.'.join(names)}.{type_}")
    found = module.functions.get(name)
    if found is not None:
        return found
    made = module.add_function(name, function_type(type_, [type_]), ["tangent"])
    builder = Builder(module, made.add_block("entry"))
    hit, fine = made.add_block("hit"), made.add_block("fine")
    word: IntegerType = integer(type_.bits)
    bits = builder.cast("bitcast", made.arguments[0], word)
    builder.branch_if(builder.compare("eq", bits, constant_int(word, -1)), hit, fine)
    builder.at_end(hit)
    rules.stop(builder, depends_on(names))
    builder.unreachable()
    builder.at_end(fine).ret(made.arguments[0])
    return made
