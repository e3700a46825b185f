"""Numbers that an integer was made of by counting, whose fraction is a number's bits: N. Schraudolph's exponential.

    union { double d; int64_t i; } u; u.i = (int64_t)(a * x + b); return u.d;

A conversion to an integer has the derivative zero, and so have powers of two that are made of it: its bits are the
exponent then, or the first bits of the mantissa beside a table's.  Where they go deep into the mantissa, the integer is
a fixed-point number, and what it comes back as follows its fraction.  Only moves, shifts, masks and sums keep it one.
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from typing import TYPE_CHECKING, Any, NamedTuple

from enzyme_build.analysis.bit_sources import BitSource
from enzyme_build.analysis.bits import bits_of
from enzyme_build.analysis.calls import CallKind, body_called, classify
from enzyme_build.analysis.closure import Closure
from enzyme_build.analysis.hidden_bits import (
    MANTISSA,
    Cell,
    HiddenBits,
    hidden_bits_used,
    is_said_integer,
)
from enzyme_build.analysis.offsets import origins_of
from enzyme_build.analysis.tbaa_leaves import is_member, tagged_leaf, views_word
from enzyme_build.analysis.type_trees import WIDTHS, WORD
from enzyme_build.ir import (
    DOUBLE,
    FLOAT,
    PTR,
    RUST,
    Argument,
    Binary,
    Call,
    Cast,
    Constant,
    FloatType,
    Freeze,
    Function,
    Instruction,
    Load,
    Phi,
    Select,
    Store,
    Value,
    is_float,
    is_integer,
    language_of,
)

if TYPE_CHECKING:
    from enzyme_build.analysis.type_inference import TypeInference

_TABLE = 12  # bits of the mantissa that an index of a table of powers may reach
_BYTE = 8  # bits
_MOST = 30_000  # values at different places in a number that are looked at


class _At(NamedTuple):
    """An integer, or the integers at a place in memory (of no function), whose lowest bit is this bit of the number.

    Only bits of the number from `lowest` on count.
    """

    value: Any  # a Value or a Cell
    function: Any
    shift: int
    lowest: int
    calls: tuple[Call, ...] | None = ()


class _State(NamedTuple):
    """Where the way back stands, for a number of which the bits below `limit` count."""

    at: _At
    limit: int


def bits_used(types: TypeInference) -> list[tuple[Instruction, BitSource]]:
    """Where a function makes numbers of bits without derivatives, and where these come from; see `hidden_bits`, too."""
    known = types.across.hidden_bits.used
    if types.function not in known:
        known[types.function] = [*hidden_bits_used(types), *types.across.counted_bits.used_in(types)]
    return known[types.function]


def watched_stores(types: TypeInference) -> Set[Store]:
    """Those among the stores where bits become numbers that may as well write integers.

    Memory may be known too coarsely to tell: whether a number lies there shows when the derivative runs.
    """
    return watched_sources(types).keys()


def watched_sources(types: TypeInference) -> dict[Store, list[BitSource]]:
    """The same with the bits that may be stored there."""
    known = types.across.hidden_bits.watched
    if types.function not in known:
        sources: dict[Store, list[BitSource]] = {}
        for instruction, source in bits_used(types):
            if isinstance(instruction, Store):
                sources.setdefault(instruction, []).append(source)
        known[types.function] = {
            store: read
            for store, read in sources.items()
            if _is_perhaps_integer(store, read) and _shows_number(store, types)
        }
    return known[types.function]


def _is_perhaps_integer(store: Store, sources: list[BitSource]) -> bool:
    """It is said to be one, or all that it comes from is (it is stored in a union); or nobody would say so."""
    if is_said_integer(store) or _is_word(store) or _has_no_names(store) or _may_be_size(store):
        return True
    read = [source.instruction for source in sources]
    return all(isinstance(load, Load) and is_said_integer(load) for load in read)


def _may_be_size(store: Store) -> bool:
    """In a union of C++'s (a string's room, beside its characters) an access has the name of anything."""
    tag, module = store.metadata.get("tbaa", ""), store.function.module
    is_anything = bool(tag) and tagged_leaf(module, tag) is None and bits_of(store.value.type) == DOUBLE.bits
    made = origins_of(store.value)
    return is_anything and not any(isinstance(v, Binary) and v.opcode in ("and", "or", "xor") for v in made)


def _has_no_names(store: Store) -> bool:
    """In Rust accesses name nothing."""
    return not store.metadata.get("tbaa") and language_of(store.function.module, store.metadata.get("dbg", "")) == RUST


def _shows_number(store: Store, types: TypeInference) -> bool:
    """Addresses or plain integers are kept there, too, and no count has the bits of its numbers (see `bit_checks`)."""
    kinds = types.across.shapes.kinds_in(types.primal, [store.pointer])
    numbers = {kind for kind in kinds if isinstance(kind, FloatType)}
    bits = bits_of(store.value.type)
    is_whole = bits % DOUBLE.bits == 0 or bits == FLOAT.bits
    is_mixed = (
        PTR in kinds or is_member(store) or _is_word(store) or types.across.shapes.is_union(types.primal, store.pointer)
    )
    return is_mixed and is_whole and numbers <= {DOUBLE, FLOAT, WORD, WIDTHS}


def _is_word(store: Store) -> bool:
    return views_word(store.function.module, store.metadata.get("tbaa", ""))


class CountedBits:
    """Follows integers back through the program, where they lead to a conversion at all."""

    def __init__(self, hidden: HiddenBits):
        self._hidden = hidden
        self._leads = Closure[tuple[Value, Function] | Cell, Cast | Call](self._look_at)  # to which conversions
        self._stored: dict[Cell, list[tuple[Value, Function, int]]] = {}
        self._reached = Closure[_State, Cast | Call](self._look_back)
        self._left = _MOST

    def used_in(self, types: TypeInference) -> Iterator[tuple[Instruction, BitSource]]:
        """Where a function makes such a number, and the conversion that it comes from."""
        for instruction in types.function.instructions():
            for value, shift, mantissa in dict.fromkeys(_made(instruction, types, self._hidden)):
                for source in self._conversions(_At(value, types.primal, shift, 0), mantissa - _TABLE):
                    yield instruction, source

    def _look_at(
        self, thing: tuple[Value, Function] | Cell
    ) -> tuple[list[Cast | Call], list[tuple[Value, Function] | Cell]]:
        if isinstance(thing, Cell):
            return [], [(store.value, function) for store, function, _ in self._hidden.stored_in(thing)]
        value, function = thing
        if isinstance(value, Constant):
            return [], []
        if isinstance(value, (Cast, Call)) and _is_conversion(value):
            return [value], []
        if isinstance(value, Load):
            return [], [self._hidden.cell(function, value)]
        return [], [(at.value, at.function) for at in _before(_At(value, function, 0, 0), self._hidden)]

    def _conversions(self, start: _At, limit: int) -> Iterator[BitSource]:
        """The conversions of numbers to integers that have bits below the limit."""
        seen: set[_At] = set()
        work = [start]
        while work:
            at = work.pop()
            key = at._replace(calls=None)
            if key in seen or not self._counts(at, limit):
                continue
            seen.add(key)
            if _is_conversion(at.value):
                assert isinstance(at.value, (Cast, Call))
                yield BitSource(at.value, at.calls)
            elif at.calls is None or isinstance(at.value, Load):
                yield from (BitSource(found, None) for found in self._reached.of(_State(key, limit)))
            else:
                work += _before(at, self._hidden)

    def _look_back(self, state: _State) -> tuple[list[Cast | Call], list[_State]]:
        """A conversion, and what the bits of a value or of a place in memory come from, at their places in a number."""
        at, limit = state
        self._left -= 1
        if self._left < 0:  # too many places for each: all conversions, whatever their bits
            value = at.value
            return [*self._leads.of(value if isinstance(value, Cell) else (value, at.function))], []
        if isinstance(at.value, Cell):
            stored = self._leading_from(at.value)
            before = [_At(value, f, at.shift + distance * _BYTE, at.lowest, None) for value, f, distance in stored]
        elif _is_conversion(at.value):
            assert isinstance(at.value, (Cast, Call))
            return [at.value], []
        elif isinstance(at.value, Load):
            return [], [_State(at._replace(value=self._hidden.cell(at.function, at.value), function=None), limit)]
        else:
            before = [found._replace(calls=None) for found in _before(at, self._hidden)]
        return [], [_State(found, limit) for found in dict.fromkeys(before) if self._counts(found, limit)]

    def _counts(self, at: _At, limit: int) -> bool:
        """Bits of it are the number's, below the limit, and it comes from a conversion."""
        width = bits_of(at.value.type)
        is_near = max(at.shift, at.lowest) < limit and (not width or at.shift + width > 0)
        return is_near and bool(self._leads.of((at.value, at.function)))

    def _leading_from(self, cell: Cell) -> list[tuple[Value, Function, int]]:
        """What is stored where a load reads and leads to conversions, and by how many bytes it lies behind."""
        if cell not in self._stored:
            found = dict.fromkeys((store.value, f, distance) for store, f, distance in self._hidden.stored_in(cell))
            self._stored[cell] = [item for item in found if self._leads.of(item[:2])]
        return self._stored[cell]


def _made(instruction: Instruction, types: TypeInference, hidden: HiddenBits) -> Iterator[tuple[Value, int, int]]:
    """The integers that become a number, or bits of one in memory; (value, its place in the number, mantissa)."""
    match instruction:
        case Cast(opcode="bitcast", operands=[value]) if is_float(instruction.type) and is_integer(value.type):
            if isinstance(instruction.type, FloatType) and instruction.type.bits in MANTISSA:
                yield value, 0, MANTISSA[instruction.type.bits]
        case Store(value=value) if is_integer(value.type) and not isinstance(value, Constant):
            bits = bits_of(value.type)
            for seen in hidden.numbers_at(types.primal, instruction.pointer, 1) if bits >= 4 * _BYTE else ():
                if isinstance(seen.leaf, FloatType) and seen.leaf.bits in MANTISSA:
                    place = seen.offset * _BYTE if not seen.step else -(-seen.offset % seen.step) * _BYTE
                    if -seen.leaf.bits < place <= 0:
                        yield value, -place, MANTISSA[seen.leaf.bits]
        case _:
            pass


def _is_conversion(value: Value) -> bool:
    match value:
        case Cast(opcode="fptosi" | "fptoui"):
            return True
        case Call(arguments=arguments) if is_integer(value.type):
            is_known = classify(value) in (CallKind.SCALAR, CallKind.INACTIVE)
            return is_known and any(is_float(a.type) and not isinstance(a, Constant) for a in arguments)
        case _:
            return False


def _before(at: _At, hidden: HiddenBits) -> Iterator[_At]:
    """What an integer is made of that is not loaded."""
    value = at.value
    match value:
        case Argument(index=index):
            for call, caller in hidden.callers.get(at.function, ()):
                if index < len(call.arguments):
                    yield at._replace(value=call.arguments[index], function=caller, calls=None)
        case Call() if (callee := body_called(value)) is not None:
            calls = (*at.calls, value) if at.calls is not None else None
            for result in hidden.results_of(callee):
                yield at._replace(value=result, function=callee, calls=calls)
        case Phi() | Select() | Freeze():
            yield from (at._replace(value=v) for v in value.operands[isinstance(value, Select) :])
        case Instruction() if not hidden.bits.is_root(value):
            start = at.shift
            for piece in hidden.bits.pieces(value):
                for source in piece.sources:
                    if source.step == 1:
                        lowest = max(at.lowest, start)
                        yield at._replace(value=source.root, shift=start - source.position, lowest=lowest)
                start += piece.width
        case _:
            pass
