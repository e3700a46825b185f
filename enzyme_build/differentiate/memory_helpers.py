"""Small functions that derivatives of memory copies call, written into the module on first use.

    accumulate(to, from, n)   for every number in n bytes: from += to, then to = 0   (the adjoint of copying from → to)
    clear(to, n)              for every number: to = 0
    copy_numbers(to, from, n) every number: to = from
    copy_others(to, from, n)  every pointer and integer: to = from

Of a word that is a number at times and an address at others (`WORD`), what the bits say is meant: an address in shadow
memory, or no adjoint, is all zero where a double has its exponent.  `copy_others` leaves the adjoint of a word that
becomes no address: it may be the caller's, of what lies there in the end.

Where words begin in the bytes may show only when they are there (`_wherever_words_begin`).

Each walks the leaves of a layout.  When the blocks overlap, `accumulate` goes up if `to` lies above `from` and down
otherwise, so that an adjoint is read before it is added to; `copy_numbers` and `copy_others` the other way round.
Leaf by leaf is as good as byte by byte: blocks that overlap lie whole periods apart, because by any other distance two
kinds of data would meet at one place, and no layout says so (`condensed` has the smallest period).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from enzyme_build import rules
from enzyme_build.analysis import INTEGERS, WHOLE_WORDS, WIDTHS, WORD, Layout
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
    Function,
    IntegerType,
    Module,
    Type,
    Value,
    constant_int,
    function_type,
    i64,
    zero,
)

EXPONENT = 0x7FF << 52  # of a double's bits
_PARTS = "a block of bytes is copied in which active numbers do not lie one behind the other: it has no derivative"
_SHARED_WORDS = "words that are numbers at times and addresses at others are copied from memory that threads share"
_INTEGERS: dict[Type, str] = {I32: "int", I64: "long"}
Body = Callable[[Builder, list[Value], Type], None]  # what happens at one leaf, whose places these are


def accumulate(module: Module, layout: Layout, is_atomic: bool = False) -> Function:
    """`is_atomic`: other threads may add to the same places."""
    if layout.by_address:
        return _wherever_words_begin(module, accumulate(module, WHOLE_WORDS, is_atomic), watches=True)
    layout = layout.condensed
    name = f"enzyme_build.adjoint_of_copy.{'shared.' * is_atomic}{_spelled(layout)}"

    def body(inner: Builder, places: list[Value], leaf: Type) -> None:
        if leaf is WORD or leaf is WIDTHS:
            if is_atomic:
                raise UnsupportedError(_SHARED_WORDS)
            _accumulate_word(inner, places, leaf is WIDTHS)
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


def refuse_parts(module: Module, width: int) -> Function:
    """(place, bytes): stops if adjoints lie in bytes that numbers of this width do not fill: some of them, at least,
    are not where they would be one behind the other (a buffer of packed records)."""
    name = f"enzyme_build.whole_numbers.{width}"
    if name in module.functions:
        return module.functions[name]
    made, builder = _function(module, name, ["place"])
    whole, broken = made.add_block("whole"), made.add_block("broken")
    place, size = made.arguments
    rest = builder.binary("urem", size, i64(width))
    builder.branch_if(builder.compare("eq", rest, zero(I64)), whole, broken)
    builder.at_end(whole).ret()
    builder.at_end(broken).call(_refuse_adjoints(module), [place, size])
    builder.ret()
    return made


def _refuse_adjoints(module: Module) -> Function:
    """(place, bytes): stops if any of these bytes is not zero."""
    name = "enzyme_build.no_adjoints"
    if name in module.functions:
        return module.functions[name]
    made, builder = _function(module, name, ["place"])
    stop = stop_unless_zero(module, I64, _PARTS)

    def body(inner: Builder, places: list[Value], leaf: Type) -> None:
        inner.call(stop, [inner.cast("zext", inner.load(leaf, places[0], alignment=1), I64)])

    _loop(builder, made, module, Layout(((0, I8),), 1), 0, I8, [made.arguments[0]], made.arguments[1], body)
    builder.ret()
    return made


def _wherever_words_begin(module: Module, inner: Function, watches: bool = False) -> Function:
    """One of the functions here for words, of bytes that may begin inside a word.

    Doubles are aligned: parts of words, and bytes that do not lie in their words as the others do, are of other data.
    `watches`: the first bytes are adjoints, and stop the derivative where they are not zero in spite of that.
    """
    name = f"{inner.name}.{'watched' if watches else 'anywhere'}"
    if name in module.functions:
        return module.functions[name]
    last = i64(module.layout.size_of(WORD) - 1)
    made, builder = _function(module, name, ["to", "from"][: len(inner.arguments) - 1])
    *places, size = made.arguments
    alike, apart = made.add_block("alike"), made.add_block("apart")
    starts = [builder.cast("ptrtoint", place, I64) for place in places]
    turned = builder.binary("and", builder.binary("xor", starts[0], starts[-1]), last)
    builder.branch_if(builder.compare("eq", turned, zero(I64)), alike, apart)
    builder.at_end(apart)
    if watches:
        builder.call(_refuse_adjoints(module), [places[0], size])
    builder.ret()
    builder.at_end(alike)
    before = builder.binary("and", builder.binary("sub", zero(I64), starts[0]), last)
    before = builder.select(builder.compare("ult", before, size), before, size)
    rest = builder.binary("and", builder.binary("sub", size, before), last)
    behind = builder.binary("sub", size, rest)
    words = builder.binary("sub", behind, before)
    if watches:
        builder.call(_refuse_adjoints(module), [places[0], before])
        builder.call(_refuse_adjoints(module), [builder.gep(I8, places[0], [behind]), rest])
    builder.call(inner, [*(builder.gep(I8, place, [before]) for place in places), words])
    builder.ret()
    return made


def copy_numbers(module: Module, layout: Layout) -> Function:
    if layout.by_address:
        return _wherever_words_begin(module, copy_numbers(module, WHOLE_WORDS))
    layout = layout.condensed
    name = f"enzyme_build.copy_numbers.{_spelled(layout)}"
    return module.functions.get(name) or _make_both_ways(module, name, layout, layout.floats, "ule", _copy)


def _copy(builder: Builder, places: list[Value], leaf: Type) -> None:
    is_integer = isinstance(leaf, IntegerType)
    leaf = I64 if leaf in (WORD, WIDTHS) else leaf
    copied = builder.load(leaf, places[1], alignment=1)
    stored = builder.store(copied, places[0], 1)
    if is_integer and leaf in _INTEGERS:  # their derivatives need not find that out once more
        copied.metadata["tbaa"] = stored.metadata["tbaa"] = _tag(builder.module, _INTEGERS[leaf])


def _tag(module: Module, name: str) -> str:
    """An access tag of a tree of its own, which LLVM takes for any other access, too."""
    root = module.add_metadata(f'!{{!"{INTEGERS}"}}')
    kind = module.add_metadata(f'!{{!"{name}", {root}, i64 0}}')
    return module.add_metadata(f"!{{{kind}, {kind}, i64 0}}")


def clear(module: Module, layout: Layout, watches: bool = False) -> Function:
    """`watches`: what is cleared are adjoints, and none may lie in a part of a word (see `_wherever_words_begin`)."""
    if layout.by_address:
        return _wherever_words_begin(module, clear(module, WHOLE_WORDS), watches)
    layout = layout.condensed

    def body(builder: Builder, places: list[Value], leaf: Type) -> None:
        builder.store(zero(I64 if leaf in (WORD, WIDTHS) else leaf), places[0], 1)

    name = f"enzyme_build.clear.{_spelled(layout)}"
    return module.functions.get(name) or _make(module, name, layout, list(layout.floats), ["to"], body)


def copy_others(module: Module, layout: Layout) -> Function:
    if layout.by_address:
        return _wherever_words_begin(module, copy_others(module, WHOLE_WORDS))
    layout = layout.condensed

    def body(builder: Builder, places: list[Value], leaf: Type) -> None:
        if leaf is not WORD:
            _copy(builder, places, leaf)
            return
        word, before = (builder.load(I64, place, alignment=1) for place in reversed(places))
        kept = builder.select(is_number(builder, before), before, zero(I64))
        is_address = builder.select(is_number(builder, word), zero(I1), builder.compare("ne", word, zero(I64)))
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


def stop_unless_zero(module: Module, type_: Type, message: str) -> Function:
    """A function that stops the program, with a message, if the number whose bits it is given is not zero."""
    made = module.add_function(module.unique_name("enzyme_build.stop_unless_zero"), function_type(VOID, [type_]))
    builder = Builder(module, made.add_block("entry"))
    stopping, going_on = made.add_block("stopping"), made.add_block("going.on")
    magnitude = builder.binary("shl", made.arguments[0], constant_int(type_, 1))
    builder.branch_if(builder.compare("ne", magnitude, zero(type_)), stopping, going_on)
    builder.at_end(stopping)
    rules.stop(builder, message)
    builder.unreachable()
    builder.at_end(going_on).ret()
    return made
