"""Small functions that derivatives of memory copies call, written into the module on first use.

    accumulate(to, from, n)   for every number in n bytes: from += to, then to = 0   (the adjoint of copying from → to)
    clear(to, n)              for every number: to = 0
    copy_numbers(to, from, n) every number: to = from
    copy_others(to, from, n)  every pointer and integer: to = from

Of a word that is a number at times and an address at others (`WORD`), what the bits say is meant: an address in shadow
memory, or no adjoint, is all zero where a double has its exponent.  `copy_others` leaves the adjoint of a word that
becomes no address: it may be the caller's, of what lies there in the end.

The numbers of a word may be two floats (`PAIR`), or a double or two floats (`MIXED`): an adjoint moves to where there
is none without being looked at; where two meet and nothing shows how wide they are, the derivative stops.  A float in
the lower half, alone or beside a small integer (`SMALL`), is no address: those that lie so low (of a program that is
not position-independent) end where its heap does, which no float reaches that is not next to nothing.

Where words begin in the bytes may show only when they are there (`_wherever_words_begin`).

Each walks the leaves of a layout.  When the blocks overlap, `accumulate` goes up if `to` lies above `from` and down
otherwise, so that an adjoint is read before it is added to; `copy_numbers` and `copy_others` the other way round.
Leaf by leaf is as good as byte by byte: blocks that overlap lie whole periods apart, because by any other distance two
kinds of data would meet at one place, and no layout says so (`condensed` has the smallest period).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from enzyme_build import rules
from enzyme_build.analysis import INTEGERS, MIXED, PAIR, UNTYPED, WIDTHS, WORD, Layout
from enzyme_build.differentiate.devices import add_atomically
from enzyme_build.errors import UnsupportedError
from enzyme_build.ir import (
    DOUBLE,
    FLOAT,
    I1,
    I8,
    I32,
    I64,
    PTR,
    VOID,
    Builder,
    FloatType,
    Function,
    IntegerType,
    Module,
    Type,
    Value,
    constant_int,
    function_type,
    i64,
    tag_of_own_tree,
    zero,
)

EXPONENT = 0x7FF << 52  # of a double's bits
_LEAST_FLOAT = 1 << 23  # the bits of the least float with an exponent
SMALL = 1 << 13  # integers below are in no address's upper half, but for zero
WORDS_OF_ANYTHING = (*UNTYPED, WIDTHS)
_HALF = FloatType("enzyme_build.half_word", 32)  # a float, or half of a double that is moved part by part
_FLOATS, _HALVES = Layout(((0, FLOAT),), 4), Layout(((0, _HALF),), 4)
_BITS: dict[Type, Type] = {
    **dict.fromkeys(WORDS_OF_ANYTHING, I64),
    _HALF: I32,
}  # what is moved of those that are no types of LLVM
_PARTS = "a block of bytes is copied in which active numbers do not lie one behind the other: it has no derivative"
_WIDTHS = (
    "a block of memory is copied whose words are doubles at times and pairs of floats at others, and both copies are "
    "used: it cannot be told which the adjoints are that meet; copy typed elements there"
)
_SHARED_WORDS = "words that are numbers at times and addresses at others are copied from memory that threads share"
_INTEGERS: dict[Type, str] = {I32: "int", I64: "long"}
_Part = tuple[Function | None, Value | None, Value]  # what is called for it, its offset and its bytes
Body = Callable[[Builder, list[Value], Type], None]  # what happens at one leaf, whose places these are


def accumulate(module: Module, layout: Layout, is_atomic: bool = False, place: str = "somewhere") -> Function:
    """`is_atomic`: other threads may add to the same places; `place`: of the copy, for who is told that it stops."""
    if layout.by_address:
        return _wherever_words_begin(
            module, layout, lambda part: accumulate(module, part, is_atomic, place), "uge", place
        )
    layout = layout.condensed
    may_stop = layout.leaves[0][1] in (MIXED, _HALF)
    name = f"enzyme_build.adjoint_of_copy.{'shared.' * is_atomic}{_spelled(layout)}"
    name += f".at.{as_name(place)}" if may_stop else ""

    def body(inner: Builder, places: list[Value], leaf: Type) -> None:
        if leaf in WORDS_OF_ANYTHING:
            if is_atomic:
                raise UnsupportedError(_SHARED_WORDS)
            if leaf in (MIXED, PAIR):
                _accumulate_floats(inner, places, f"{name}.one_width" if may_stop else "", place)
            else:
                _accumulate_word(inner, places, leaf is WIDTHS)
            return
        if leaf is _HALF:
            _move_half(inner, places, f"{name}.one_width", place)
            return
        adjoint = inner.load(leaf, places[0], alignment=1)
        inner.store(zero(leaf), places[0], 1)
        if is_atomic:
            add_atomically(inner, places[1], adjoint)
            return
        before = inner.load(leaf, places[1], alignment=1)
        inner.store(inner.binary("fadd", before, adjoint), places[1], 1)

    return module.functions.get(name) or _make_both_ways(module, name, layout, layout.floats, "uge", body)


def _accumulate_word(builder: Builder, places: list[Value], has_floats: bool) -> None:
    """An address counts for nothing, and stays where nothing is added to it; half a word is a float.

    A word of which nothing is left over is zero, too: what lies in the other place says then how wide it is.
    """
    word = builder.load(I64, places[0], alignment=1)
    builder.store(zero(I64), places[0], 1)
    before = builder.load(I64, places[1], alignment=1)
    total = _sum(builder, before, word, DOUBLE, I64)
    other: Value = before
    if has_floats:
        half = _sum(builder, builder.cast("trunc", before, I32), builder.cast("trunc", word, I32), FLOAT, I32)
        is_half = builder.compare("ult", builder.binary("or", before, word), i64(1 << 32))
        other = builder.select(is_half, builder.cast("zext", half, I64), before)
    builder.store(builder.select(is_number(builder, word), total, other), places[1], 1)


def _accumulate_floats(builder: Builder, places: list[Value], stop: str, place: str) -> None:
    """Halves are floats; with `stop` both may be a double's, and where two adjoints meet something must tell which.

    An address or a small integer counts for nothing, and gives way to an adjoint.
    """
    word = builder.load(I64, places[0], alignment=1)
    builder.store(zero(I64), places[0], 1)
    before = builder.load(I64, places[1], alignment=1)
    counts, counted = is_float_or_number(builder, word), is_float_or_number(builder, before)
    low, high = (_sum_of_halves(builder, before, word, shift) for shift in (0, 32))
    total = builder.binary("or", builder.binary("shl", high, i64(32)), low)
    if stop:
        meet = builder.binary("and", is_number(builder, word), is_number(builder, before))
        builder.call(_stop_at_widths(builder.module, stop, place), [builder.cast("zext", meet, I64)])
    kept = builder.select(counted, total, word)
    builder.store(builder.select(counts, kept, before), places[1], 1)


def _sum_of_halves(builder: Builder, before: Value, word: Value, shift: int) -> Value:
    """Of floats; integers, which have no exponent, stay as they are."""
    here, added = (builder.cast("trunc", builder.binary("lshr", v, i64(shift)), I32) for v in (before, word))
    magnitude = builder.binary("and", added, constant_int(I32, 0x7FFFFFFF))
    is_float = builder.compare("uge", magnitude, constant_int(I32, _LEAST_FLOAT))
    return builder.cast("zext", builder.select(is_float, _sum(builder, here, added, FLOAT, I32), here), I64)


def _move_half(builder: Builder, places: list[Value], stop: str, place: str) -> None:
    """Part of a double's adjoint may be moved, and none can be added."""
    half, before = (builder.load(I32, place, alignment=1) for place in places)
    builder.store(zero(I32), places[0], 1)
    is_there, is_here = (builder.compare("ne", value, zero(I32)) for value in (half, before))
    meet = builder.binary("and", is_there, is_here)
    builder.call(_stop_at_widths(builder.module, stop, place), [builder.cast("zext", meet, I64)])
    builder.store(builder.select(is_there, half, before), places[1], 1)


def _stop_at_widths(module: Module, name: str, place: str) -> Function:
    return module.functions.get(name) or stop_unless_zero(module, I64, f"{place}: {_WIDTHS}", name)


def _sum(builder: Builder, left: Value, right: Value, kind: Type, bits: Type) -> Value:
    total = builder.binary("fadd", builder.cast("bitcast", left, kind), builder.cast("bitcast", right, kind))
    return builder.cast("bitcast", total, bits)


def is_number(builder: Builder, word: Value, has_floats: bool = False) -> Value:
    """Do these bits have an exponent, and are no address?  `has_floats`: two, of which the second one may be zero."""
    exponent = builder.binary("and", word, i64(EXPONENT))
    found = builder.compare("ne", exponent, zero(I64))
    if not has_floats:
        return found
    return builder.binary("or", found, builder.compare("ult", word, i64(1 << 32)))


def is_float_or_number(builder: Builder, word: Value) -> Value:
    """Do these bits have a double's exponent, or those of a float in their lower half, beside nothing large?"""
    low = builder.binary("and", word, i64((1 << 32) - 1))
    is_float = builder.compare("uge", low, builder.call(_least_float(builder.module), []))
    is_alone = builder.compare("ult", word, i64(SMALL << 32))
    return builder.binary("or", is_number(builder, word), builder.binary("and", is_float, is_alone))


def _least_float(module: Module) -> Function:
    """(): the bits from which on words are no addresses of the program's heap, or of what lies before it."""
    name = "enzyme_build.least_float"
    if name in module.functions:
        return module.functions[name]
    made = module.add_function(name, function_type(I64, []))
    builder = Builder(module, made.add_block("entry"))
    least: Value = i64(_LEAST_FLOAT)
    if not module.is_for_device:
        sbrk = module.functions.get("sbrk") or module.add_function("sbrk", function_type(PTR, [I64]))
        end = builder.cast("ptrtoint", builder.call(sbrk, [i64(0)]), I64)
        is_low = builder.compare("ult", builder.binary("sub", end, least), i64((1 << 32) - _LEAST_FLOAT))
        least = builder.select(is_low, end, least)
    builder.ret(least)
    return made


def refuse_parts(module: Module, width: int, where: str) -> Function:
    """(place, bytes): stops if adjoints lie in bytes that numbers of this width do not fill: some of them, at least,
    are not where they would be one behind the other (a buffer of packed records)."""
    name = f"enzyme_build.whole_numbers.{width}.{as_name(where)}"
    if name in module.functions:
        return module.functions[name]
    made, builder = _function(module, name, ["place"])
    whole, broken = made.add_block("whole"), made.add_block("broken")
    place, size = made.arguments
    rest = builder.binary("urem", size, i64(width))
    builder.branch_if(builder.compare("eq", rest, zero(I64)), whole, broken)
    builder.at_end(whole).ret()
    builder.at_end(broken).call(_refuse_adjoints(module, where), [place, size])
    builder.ret()
    return made


def _refuse_adjoints(module: Module, where: str, unit: IntegerType = I8) -> Function:
    """(place, bytes): stops if any of these units is not zero; if four bytes are more than a small integer."""
    name = f"enzyme_build.no_adjoints.{unit}.{as_name(where)}"
    if name in module.functions:
        return module.functions[name]
    made, builder = _function(module, name, ["place"])
    stop = stop_unless_zero(module, I64, f"{where}: {_PARTS}")

    def body(inner: Builder, places: list[Value], leaf: Type) -> None:
        found = inner.cast("zext", inner.load(leaf, places[0], alignment=1), I64)
        if unit is I32:
            found = inner.select(inner.compare("ult", found, i64(SMALL)), zero(I64), found)
        inner.call(stop, [found])

    period = unit.bits // 8
    _loop(builder, made, module, Layout(((0, unit),), period), 0, unit, [made.arguments[0]], made.arguments[1], body)
    builder.ret()
    return made


def _wherever_words_begin(
    module: Module, layout: Layout, helper: Callable[[Layout], Function], upwards: str = "", watched: str = ""
) -> Function:
    """The function that `helper` makes of words, for bytes that may begin inside a word.

    Numbers are aligned: parts of words, and bytes that do not lie in their words as the others do, are of other data,
    or floats that are aligned likewise.  `watched`: the place of a copy whose first bytes are adjoints; it stops
    where they are not zero in spite of that.  `upwards`: see `_make_both_ways`; "" where the order does not matter.
    """
    words = helper(Layout(layout.leaves, layout.period))
    part = apart = None
    if watched:
        single = _refuse_adjoints(module, watched)
        part = apart = _where_aligned(module, _refuse_adjoints(module, watched, I32), 4, single, single, "")
    if (leaf := layout.leaves[0][1]) is not WORD:
        half = _where_aligned(
            module, helper(_HALVES if leaf is MIXED else _FLOATS), _FLOATS.period, part, part, upwards
        )
        part, apart = half, _where_aligned(module, helper(_FLOATS), _FLOATS.period, apart, apart, upwards)
    return _where_aligned(module, words, layout.period, part, apart, upwards)


def _where_aligned(
    module: Module, inner: Function, unit: int, rest: Function | None, otherwise: Function | None, upwards: str
) -> Function:
    """`inner` of the bytes that begin and end at multiples of this unit, in both blocks; `rest` of what is before and
    behind these, and `otherwise` of blocks that do not begin at the same distance from such multiples."""
    name = f"{inner.name}.or.{rest.name if rest is not None else 'nothing'}"
    if name in module.functions:
        return module.functions[name]
    made, builder = _function(module, name, ["to", "from"][: len(inner.arguments) - 1])
    places: list[Value] = list(made.arguments[:-1])
    size = made.arguments[-1]
    alike, apart = made.add_block("alike"), made.add_block("apart")
    starts = [builder.cast("ptrtoint", place, I64) for place in places]
    turned = builder.binary("and", builder.binary("xor", starts[0], starts[-1]), i64(unit - 1))
    builder.branch_if(builder.compare("eq", turned, zero(I64)), alike, apart)
    builder.at_end(apart)
    _call(builder, otherwise, places, None, size)
    builder.ret()
    builder.at_end(alike)
    before = builder.binary("and", builder.binary("sub", zero(I64), starts[0]), i64(unit - 1))
    before = builder.select(builder.compare("ult", before, size), before, size)
    after = builder.binary("and", builder.binary("sub", size, before), i64(unit - 1))
    behind = builder.binary("sub", size, after)
    parts: list[_Part] = [
        (rest, None, before),
        (inner, before, builder.binary("sub", behind, before)),
        (rest, behind, after),
    ]
    if upwards and rest is not None and len(places) == len(rest.arguments) - 1:
        up, down = made.add_block("up"), made.add_block("down")
        builder.branch_if(builder.compare(upwards, places[0], places[1]), up, down)
        _call_all(builder.at_end(up), parts, places)
        builder.at_end(down)
        parts.reverse()
    _call_all(builder, parts, places)
    return made


def _call_all(builder: Builder, parts: list[_Part], places: list[Value]) -> None:
    for function, offset, size in parts:
        _call(builder, function, places, offset, size)
    builder.ret()


def _call(builder: Builder, function: Function | None, places: list[Value], offset: Value | None, size: Value) -> None:
    """The function, if there is one, of as many blocks as it takes, from this offset on."""
    if function is not None:
        places = places[: len(function.arguments) - 1]
        moved = places if offset is None else [builder.gep(I8, place, [offset]) for place in places]
        builder.call(function, [*moved, size])


def copy_numbers(module: Module, layout: Layout) -> Function:
    if layout.by_address:
        return _wherever_words_begin(module, layout, lambda part: copy_numbers(module, part), "ule")
    layout = layout.condensed
    name = f"enzyme_build.copy_numbers.{_spelled(layout)}"
    return module.functions.get(name) or _make_both_ways(module, name, layout, layout.floats, "ule", _copy)


def _copy(builder: Builder, places: list[Value], leaf: Type) -> None:
    is_integer = isinstance(leaf, IntegerType)
    leaf = _BITS.get(leaf, leaf)
    copied = builder.load(leaf, places[1], alignment=1)
    stored = builder.store(copied, places[0], 1)
    if is_integer and leaf in _INTEGERS:  # their derivatives need not find that out once more
        copied.metadata["tbaa"] = stored.metadata["tbaa"] = tag_of_own_tree(builder.module, _INTEGERS[leaf], INTEGERS)


def clear(module: Module, layout: Layout, watched: str = "") -> Function:
    """`watched`: the place where adjoints are cleared; none may lie in a part of a word (`_wherever_words_begin`)."""
    if layout.by_address:
        return _wherever_words_begin(module, layout, lambda part: clear(module, part), watched=watched)
    layout = layout.condensed

    def body(builder: Builder, places: list[Value], leaf: Type) -> None:
        builder.store(zero(_BITS.get(leaf, leaf)), places[0], 1)

    name = f"enzyme_build.clear.{_spelled(layout)}"
    return module.functions.get(name) or _make(module, name, layout, list(layout.floats), ["to"], body)


def copy_others(module: Module, layout: Layout) -> Function:
    if layout.by_address:
        return _wherever_words_begin(module, layout, lambda part: copy_others(module, part), "ule")
    layout = layout.condensed

    def body(builder: Builder, places: list[Value], leaf: Type) -> None:
        if leaf not in UNTYPED:
            _copy(builder, places, leaf)
            return
        counts = is_number if leaf is WORD else is_float_or_number
        word, before = (builder.load(I64, place, alignment=1) for place in reversed(places))
        kept = builder.select(counts(builder, before), before, zero(I64))
        is_address = builder.select(counts(builder, word), zero(I1), builder.compare("ne", word, zero(I64)))
        builder.store(builder.select(is_address, word, kept), places[0], 1)

    name = f"enzyme_build.copy_others.{_spelled(layout)}"
    return module.functions.get(name) or _make_both_ways(module, name, layout, layout.others, "ule", body)


def _spelled(layout: Layout) -> str:
    leaves = ".".join(f"{offset}{leaf}" for offset, leaf in layout.leaves)
    return f"{leaves}.{layout.period}.{layout.start}" if layout.start else f"{leaves}.{layout.period}"


def _make(
    module: Module,
    name: str,
    layout: Layout,
    leaves: list[tuple[int, Type]],
    pointers: list[str],
    body: Body,
) -> Function:
    """A function that runs `body` at every leaf, leaf kind by leaf kind."""
    made, builder = _function(module, name, pointers)
    *bases, size = made.arguments
    for offset, leaf in leaves:
        _loop(builder, made, module, layout, offset, leaf, list(bases), size, body)
    builder.ret()
    return made


def _function(module: Module, name: str, pointers: list[str]) -> tuple[Function, Builder]:
    """The builder stands where there are some bytes."""
    types: list[Type] = [PTR] * len(pointers)
    made = module.add_function(name, function_type(VOID, [*types, I64]), [*pointers, "bytes"])
    builder = Builder(module, made.add_block("entry"))
    some, none = made.add_block("some"), made.add_block("none")
    builder.branch_if(builder.compare("eq", made.arguments[-1], i64(0)), none, some)
    builder.at_end(none).ret()
    return made, builder.at_end(some)


def _loop(
    builder: Builder,
    function: Function,
    module: Module,
    layout: Layout,
    offset: int,
    leaf: Type,
    bases: list[Value],
    size: Value,
    body: Body,
) -> None:
    """for (p = offset; p + size(leaf) <= bytes; p += step) body(p); once if nothing is repeated."""
    if not layout.period:
        body(builder, [builder.gep(I8, base, [offset]) for base in bases], leaf)
        return
    before = builder.block
    assert before is not None
    head, inside, after = (function.add_block(n) for n in ("head", "inside", "after"))
    builder.branch(head)
    builder.at_end(head)
    place = builder.phi(I64, "place")
    place.add_incoming(i64(offset), before)
    end = builder.binary("add", place, i64(module.layout.store_size_of(leaf)))
    builder.branch_if(builder.compare("sle", end, size), inside, after)
    builder.at_end(inside)
    body(builder, [builder.gep(I8, base, [place]) for base in bases], leaf)
    place.add_incoming(builder.binary("add", place, i64(layout.step(offset))), inside)
    builder.branch(head)
    builder.at_end(after)


def _make_both_ways(
    module: Module, name: str, layout: Layout, leaves: Sequence[tuple[int, Type]], upwards: str, body: Body
) -> Function:
    """Up where `to` compares so with `from`, down otherwise."""
    made, builder = _function(module, name, ["to", "from"])
    to, source, size = made.arguments
    up, down = made.add_block("up"), made.add_block("down")
    builder.branch_if(builder.compare(upwards, to, source), up, down)
    builder.at_end(up)
    for offset, leaf in leaves:
        _loop(builder, made, module, layout, offset, leaf, [to, source], size, body)
    builder.ret()
    builder.at_end(down)
    for offset, leaf in reversed(leaves):
        _loop_down(builder, made, module, layout, offset, leaf, [to, source], size, body)
    builder.ret()
    return made


def _loop_down(
    builder: Builder,
    function: Function,
    module: Module,
    layout: Layout,
    offset: int,
    leaf: Type,
    bases: list[Value],
    size: Value,
    body: Body,
) -> None:
    """The places of `_loop`, last first."""
    if not layout.period:
        body(builder, [builder.gep(I8, base, [offset]) for base in bases], leaf)
        return
    before = builder.block
    assert before is not None
    head, inside, after = (function.add_block(n) for n in ("head", "inside", "after"))
    room = builder.binary("sub", size, i64(offset + module.layout.store_size_of(leaf)))
    steps = builder.binary("sdiv", room, i64(layout.step(offset)))
    start = builder.select(builder.compare("slt", room, i64(0)), i64(-1), steps)
    builder.branch(head)
    builder.at_end(head)
    step = builder.phi(I64, "step")
    step.add_incoming(start, before)
    builder.branch_if(builder.compare("sge", step, i64(0)), inside, after)
    builder.at_end(inside)
    place = builder.binary("add", builder.binary("mul", step, i64(layout.step(offset))), i64(offset))
    body(builder, [builder.gep(I8, base, [place]) for base in bases], leaf)
    step.add_incoming(builder.binary("sub", step, i64(1)), inside)
    builder.branch(head)
    builder.at_end(after)


def as_name(place: str) -> str:
    return re.sub(r"[^a-zA-Z0-9]+", ".", place)


def stop_unless_zero(module: Module, type_: Type, message: str, name: str = "") -> Function:
    """A function that stops the program, with a message, if the number whose bits it is given is not zero."""
    name = name or module.unique_name("enzyme_build.stop_unless_zero")
    made = module.add_function(name, function_type(VOID, [type_]))
    builder = Builder(module, made.add_block("entry"))
    stopping, going_on = made.add_block("stopping"), made.add_block("going.on")
    magnitude = builder.binary("shl", made.arguments[0], constant_int(type_, 1))
    builder.branch_if(builder.compare("ne", magnitude, zero(type_)), stopping, going_on)
    builder.at_end(stopping)
    rules.stop(builder, message)
    builder.unreachable()
    builder.at_end(going_on).ret()
    return made
