"""Bits of numbers that come back as numbers, and that nobody on the way takes for numbers: they have no derivative.

    uint64_t negate(const void *p, int n) { uint64_t w; memcpy(&w, p, 8); return w ^ (uint64_t)n << 63; }

To the function these are integers, without derivatives.  They are not if its callers keep active numbers there, and
take for a number what it returns, or leaves in memory.  So wherever an integer becomes a number, it is followed back
through the whole program: to the values that it is computed from, to what callers give and callees return, and to
what is stored where it is loaded.  It ends at integers as such, and at the bits of numbers.

Where a program keeps plain integers, too (a union's), what is computed with is one of them.  What unseen callers hand
in is a number where nobody says that it is an integer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from math import gcd
from typing import TYPE_CHECKING, NamedTuple

from enzyme_build import rules
from enzyme_build.analysis.array_members import ArrayMembers
from enzyme_build.analysis.bit_sources import BitSource, returned_by
from enzyme_build.analysis.bits import Bits, bits_of
from enzyme_build.analysis.byte_places import goes_by_bytes, has_neighbours, is_narrow
from enzyme_build.analysis.calls import CallKind, body_called, callee_name, classify
from enzyme_build.analysis.closure import Closure
from enzyme_build.analysis.common_members import CommonMembers
from enzyme_build.analysis.integer_sources import is_seen_as_bits
from enzyme_build.analysis.integer_stores import IntegerAccesses, bytes_of, meet
from enzyme_build.analysis.member_counts import MemberCounts
from enzyme_build.analysis.moved_words import ONCE_NAMED, is_of_fortran
from enzyme_build.analysis.offsets import address_of, is_in_constant, origins_of
from enzyme_build.analysis.overlays import Sighting
from enzyme_build.analysis.shape_contents import bytes_of as bytes_in
from enzyme_build.analysis.shapes import Memory, Places
from enzyme_build.analysis.tbaa_leaves import tagged_leaf, views_word
from enzyme_build.ir import (
    I8,
    Argument,
    Binary,
    Call,
    Cast,
    Constant,
    ExtractElement,
    ExtractValue,
    FloatType,
    Freeze,
    Function,
    InsertElement,
    InsertValue,
    Instruction,
    IntegerType,
    Load,
    Phi,
    Select,
    ShuffleVector,
    Store,
    Type,
    Value,
    is_aggregate,
    is_float,
    is_integer,
    is_pointer,
    scalar_of,
    tbaa_access,
)

if TYPE_CHECKING:
    from enzyme_build.analysis.module_types import FunctionTypes, ModuleTypes
    from enzyme_build.analysis.type_inference import TypeInference


Path = tuple[int, ...]
_MIXES = ("mul", "shl", "udiv", "sdiv", "urem", "srem")
_CHANGES = ("xor", "and", "or", "shl", "lshr", "ashr")  # of bits, not of counts
_WORD = 8  # bytes
MANTISSA = {64: 52, 32: 23}  # bits, by those of the number


class Cell(NamedTuple):
    """Bytes that a function reads: what is stored there is the same for all loads of them."""

    places: Places
    size: int


class _At(NamedTuple):
    """A value of a function's body (of an aggregate: the member at a path), on the way back from where it is used.

    `is_moved`: it comes there as it is; `is_copied`: from place to place in memory, through no call; `calls`: those
    through which the search has come from the function that asked, None if it came another way.
    """

    value: Value
    function: Function
    path: Path = ()
    is_moved: bool = True
    is_copied: bool = True
    calls: tuple[Call, ...] | None = ()


class _Stored(NamedTuple):
    """The integers that may lie in some bytes, on the same way; or the words with changed bits anywhere in a memory."""

    there: Cell | Memory
    is_moved: bool
    is_copied: bool


@dataclass(frozen=True)
class _Read:
    """What the program keeps where a load reads: see `HiddenBits`.

    `may_be_outside`: unseen code may keep a number there.
    """

    is_union: bool
    is_tagged: bool
    meets_number: bool = False
    may_be_outside: bool = False


def _is_reordered(load: Load) -> bool:
    """Its bytes change their order: that is no arithmetic."""
    return any(isinstance(user, Call) and rules.bit_order(user) is not None for user in load.users)


class HiddenBits:
    """Follows integers through the program."""

    def __init__(self, across: ModuleTypes):
        self.across = across
        self.shapes = across.shapes
        self.bits = Bits()
        self.counts = MemberCounts(self)
        self._arrays = ArrayMembers()
        self.used: dict[Function, list[tuple[Instruction, BitSource]]] = {}  # by bodies: see `bits_used`
        self.watched: dict[Function, dict[Store, list[BitSource]]] = {}  # by bodies: see `watched_sources`
        self._reads: dict[Load, _Read] = {}
        self._written: dict[Cell, list[tuple[Store, Function, int]]] = {}
        self._results: dict[Function, list[Value]] = {}  # by bodies

    def sources_of(self, made: Instruction, value: Value, path: Path, types: TypeInference) -> Iterable[BitSource]:
        """The numbers whose bits an integer may be made of that an instruction of a function's body makes a number."""
        is_blind = isinstance(made, Store) and not types.may_be_over_numbers(made)  # it sees integers there
        knows = None if is_blind else types
        found: dict[BitSource, None] = {}
        elsewhere: dict[BitSource, None] = {}
        seen: set[tuple[Value, Path, bool]] = set()
        known: dict[Value, Function] = {}
        work: list[_At | _Stored] = [_At(value, types.primal, path, is_copied=not isinstance(made, Call))]
        while work:
            at = work.pop()
            if isinstance(at, _Stored) or at.calls is None:
                elsewhere.update(dict.fromkeys(self._elsewhere.of(at)))
                continue
            key = at.value, at.path, at.is_moved
            if key not in seen:
                seen.add(key)
                known[at.value] = at.function
                own, before = self._look_back(at, knows)
                found.update(dict.fromkeys(own))
                work += before
        return [*found, *(source for source in elsewhere if not self._is_seen(source, known))]

    def _is_seen(self, source: BitSource, known: dict[Value, Function]) -> bool:
        """Does the function that asks see what is read there?  `known`: the values that the number is made of there.

        Not if some of its callers keep no numbers in that memory: another call has left the bits there.
        """
        read = source.instruction
        if not isinstance(read, Load) or read not in known:
            return read in known
        places = self.shapes.at_roots(known[read], [read.pointer])
        return all(self._arrays.numbers_at(place, bytes_of(read)) for _, place in places)

    @cached_property
    def _elsewhere(self) -> Closure[_At | _Stored, BitSource]:
        """The same of what does not depend on who asks: behind memory, and in callers."""
        return Closure(self._look_back)

    def _look_back(
        self, at: _At | _Stored, types: TypeInference | None = None
    ) -> tuple[list[BitSource], list[_At | _Stored]]:
        """The number whose bits an integer is, if any, and what it is made of; `types` of the function that asks."""
        own: list[BitSource] = []
        if isinstance(at, _At) and isinstance(at.value, (Load, Cast)) and self._is_number(at, types):
            own = [BitSource(at.value, at.calls)]
        return own, self._ways_back(at, self._may_be_bits)

    def _is_number(self, at: _At, types: TypeInference | None) -> bool:
        match at.value:
            case _ if at.calls == () and types is not None and _is_whole_number(at.value, types):
                return False  # the function knows that, and what becomes of it
            case Cast(opcode="bitcast", operands=[inner]):
                return isinstance(scalar_of(inner.type), FloatType) and not isinstance(inner, Constant)
            case Load() as load if is_pointer(load.type):  # a union's word, which nobody but its tag tells from others
                return not at.is_moved and self._read(load, at.function).meets_number
            case Load() as load:
                return self._may_be_bits(load, at) and self._may_read_number(load, at)
            case _:
                return False

    def _may_be_bits(self, load: Load, at: _At) -> bool:
        """It is not loaded for arithmetic from where the program keeps plain integers, too, nor from a word's place."""
        if at.is_moved:
            return True
        is_word = views_word(self.across.module, load.metadata.get("tbaa", ""))
        return not is_word and not self._is_surely_union(load, at.function)

    def _is_surely_union(self, load: Load, function: Function) -> bool:
        if not self._read(load, function).is_union or _is_reordered(load) or self._reads_encoded(load, function):
            return False
        if self._is_one_of_many(load, function):
            return False
        return self.shapes.is_surely_union(function, load.pointer)

    def _is_one_of_many(self, load: Load, function: Function) -> bool:
        """A byte that is loaded beside others, which may make up a number."""
        is_byte = is_narrow(load.type)
        return is_byte and (goes_by_bytes(self.shapes, function, load.pointer) or has_neighbours(load.pointer))

    def _reads_encoded(self, load: Load, function: Function) -> bool:
        """Numbers are kept there as integers that are computed from their bits."""
        return bool(self._encoded.of(_Stored(self.cell(function, load), is_moved=True, is_copied=False)))

    @cached_property
    def _encoded(self) -> Closure[_At | _Stored, bool]:
        """True of what is computed from a number's bits: here, in callees, in callers, before it was stored."""
        return Closure(self._look_into)

    def _look_into(self, at: _At | _Stored) -> tuple[list[bool], list[_At | _Stored]]:
        if isinstance(at, _At) and not at.is_moved and self._reads_bits(at.value, at.function):
            return [True], []
        return [], self._ways_back(at, lambda load, at: True)

    def _handed_in(self, argument: Argument, function: Function) -> list[tuple[Value, Function]]:
        index = argument.index
        calls = self.callers.get(function, ())
        return [(c.arguments[index], caller) for c, caller in calls if index < len(c.arguments)]

    def _reads_bits(self, value: Value, function: Function) -> bool:
        """The bits of a number at hand, or of one in memory where no integers are kept."""
        if not isinstance(value, Load):
            return isinstance(value, Instruction) and is_seen_as_bits(value)
        read = self._read(value, function)
        return read.meets_number and not read.is_union

    def _may_read_number(self, load: Load, at: _At) -> bool:
        read = self._read(load, at.function)
        if read.meets_number:
            # Whole words that are copied in memory are what its layouts say, unless they are said to be integers.
            is_known = at.is_copied and at.is_moved and bytes_of(load) >= _WORD
            return not is_known or (read.is_tagged and not read.is_union)
        return read.may_be_outside

    def _read(self, load: Load, function: Function) -> _Read:
        found = self._reads.get(load)
        if found is None:
            found = self._reads[load] = self._look_at(load, function)
        return found

    def _look_at(self, load: Load, function: Function) -> _Read:
        is_union = self.shapes.is_union(function, load.pointer)
        is_tagged = tagged_leaf(self.across.module, load.metadata.get("tbaa", "")) not in (None, I8)
        if self.is_known_integer(load, function) or is_in_constant(load.pointer):
            return _Read(is_union, is_tagged)
        is_byte = self._is_one_of_many(load, function)
        if self.meets_number(function, load.pointer, _WORD if is_byte or is_pointer(load.type) else bytes_of(load)):
            return _Read(is_union, is_tagged, meets_number=True)
        is_mixed = is_tagged and any(isinstance(u, Binary) and u.opcode in _MIXES for u in load.users)
        is_inside = is_mixed or is_union or self.shapes.is_private(function, load.pointer)
        return _Read(is_union, is_tagged, may_be_outside=not is_inside)

    def is_known_integer(self, access: Load | Store, function: Function) -> bool:
        """Its tag says so: Fortran has no unions, and derivatives copy what layouts say.  (C's may be half of one.)"""
        module, tag = access.function.module, access.metadata.get("tbaa", "")
        found = tbaa_access(module, tag) if tag else None
        if found is None or not isinstance(tagged_leaf(module, tag), IntegerType):
            return found is not None and self._is_integer_in_common(access, function)
        return is_of_fortran(access)

    def _is_integer_in_common(self, access: Load | Store, function: Function) -> bool:
        """A member of its own, that was not handed on as a number: a wider one is somewhere else."""
        if not self._members.is_integer(access):
            return False
        size = bytes_of(access if isinstance(access, Load) else access.value)
        seen = [s for s in self.shapes.sightings(function, [access.pointer], 1) if not s.step and not s.offset]
        return not any(isinstance(s.leaf, FloatType) and s.leaf.bits <= 8 * size for s in seen)

    @cached_property
    def _members(self) -> CommonMembers:
        return CommonMembers(instruction for _, instruction in self.instructions())

    def meets_number(self, function: Function, pointer: Value, size: int) -> bool:
        """The program accesses a number in these bytes: all of it, where it keeps plain integers, too."""
        numbers = [(s.offset, s.step, bytes_in(s.leaf)) for s in self.numbers_at(function, pointer, size)]
        sizes = [width for offset, step, width in numbers if meet(offset, step, width, size)]
        return bool(sizes) and (size >= min(sizes) or not self.shapes.is_union(function, pointer))

    def keeps_integers_alone(self, function: Function, load: Load) -> bool:
        """The program keeps integers or addresses exactly where a load reads, and accesses no number there."""
        is_kept = self.shapes.is_union(function, load.pointer)
        return is_kept and not self.meets_number(function, load.pointer, bytes_of(load))

    def numbers_at(self, function: Function, pointer: Value, size: int) -> list[Sighting]:
        """The numbers that the program may access in these bytes; perhaps some beside them, too."""
        places = (place for _, place in self.shapes.everywhere(function, [pointer]))
        return list(dict.fromkeys(n for place in places for n in self._arrays.numbers_at(place, size)))

    def begins_number(self, store: Store, function: Function) -> bool:
        """The program accesses a number exactly where an integer is stored.

        Where an array of numbers begins is not known: only integers in steps that are no longer are seen to lie in it,
        and those that have the bits of several words (two that are exchanged by `xor`).
        """
        step = gcd(*address_of(store.pointer).strides)
        numbers = [(s.offset, s.step, bytes_in(s.leaf)) for s in self.numbers_at(function, store.pointer, 1)]
        is_mixed = self._has_bits_of_several_words(store.value)
        placed = [(at, steps) for at, steps, width in numbers if steps != width or 0 < step <= width or is_mixed]
        begins = any(meet(at, steps, 1, 1) for at, steps in placed)
        return begins and self.meets_number(function, store.pointer, bytes_of(store.value))

    def _has_bits_of_several_words(self, value: Value) -> bool:
        roots = {source.root for piece in self.bits.pieces(value) for source in piece.sources}
        return len(roots) > 1 and all(isinstance(root, Load) and root.type is value.type for root in roots)

    def _ways_back(self, at: _At | _Stored, is_followed: Callable[[Load, _At], bool]) -> list[_At | _Stored]:
        """What an integer, or what lies in memory, is made of; `is_followed`: also what lies where a load reads."""
        if isinstance(at, _Stored):
            return self._kept_at(at)
        if isinstance(at.value, Constant) or not (_holds_integer(at.value) or isinstance(at.value, Load)):
            return []
        return list(self._before(at, is_followed))

    def _before(self, at: _At, is_followed: Callable[[Load, _At], bool]) -> Iterator[_At | _Stored]:
        value = at.value
        match value:
            case Load():
                if is_followed(value, at):
                    yield _Stored(self.cell(at.function, value), at.is_moved, at.is_copied)
            case Argument():
                for given, caller in self._handed_in(value, at.function):
                    yield at._replace(value=given, function=caller, is_copied=False, calls=None)
            case Call() if (callee := body_called(value)) is not None:
                calls = (*at.calls, value) if at.calls is not None else None
                for result in self.results_of(callee):
                    yield at._replace(value=result, function=callee, is_copied=False, calls=calls)
            case ExtractValue(operands=[whole], path=path):
                yield at._replace(value=whole, path=(*path, *at.path))
            case InsertValue(operands=[whole, part], path=path):
                if at.path[: len(path)] == path[: len(at.path)]:  # (all of it may matter)
                    yield at._replace(value=part, path=at.path[len(path) :])
                if at.path[: len(path)] != path:
                    yield at._replace(value=whole)
            case Phi() | Select() | Freeze():
                yield from (at._replace(value=v) for v in value.operands[isinstance(value, Select) :])
            case _ if not self.bits.is_root(value):
                yield from (at._replace(value=root, is_moved=False) for root in self._mantissas_in(value))
            case Binary() | Cast(opcode="trunc" | "zext" | "sext" | "bitcast"):
                yield from (at._replace(value=v, is_moved=False) for v in value.operands)
            case Cast(opcode="ptrtoint", operands=[address]) if any(map(_sets_bits, value.users)):  # no distance
                yield from (at._replace(value=word) for word in origins_of(address) if isinstance(word, Load))
            case ExtractElement() | InsertElement() | ShuffleVector():
                yield from (at._replace(value=v) for v in value.operands)
            case Call(arguments=arguments) if classify(value) in (CallKind.SCALAR, CallKind.INACTIVE):
                yield from (at._replace(value=v, path=(), is_moved=False) for v in arguments)
            case _:
                pass

    def _mantissas_in(self, value: Value) -> Iterator[Value]:
        """The values whose bits it has, but for signs and exponents, which have no derivative."""
        for source in dict.fromkeys(s for piece in self.bits.pieces(value) for s in piece.sources):
            if source.position < MANTISSA.get(bits_of(source.root.type), 1 << 30):
                yield source.root

    def _kept_at(self, at: _Stored) -> list[_At | _Stored]:
        """What is stored there, and words with changed bits in memory that is copied there.

        (What is copied unchanged shows in the evidence about both sides.)
        """
        if isinstance(at.there, Cell):
            stores = {store: function for store, function, _ in self.stored_in(at.there)}
            memories = dict.fromkeys((home, place.node) for home, place in self.shapes.seen_from(at.there.places))
        else:
            accesses = self._stores[at.there].all if at.there in self._stores else ()
            stores = {store: function for _, store, function in accesses if _changes_bits(store.value)}
            memories = {at.there: None}
        sources = dict.fromkeys(source for memory in memories for source in self._copied_from.get(memory, {}))
        values = [_At(s.value, writer, (), at.is_moved, at.is_copied, None) for s, writer in stores.items()]
        return [*values, *(at._replace(there=source) for source in sources)]

    @cached_property
    def _copied_from(self) -> dict[Memory, dict[Memory, None]]:
        """From which memory blocks of any size are copied to which."""
        found: dict[Memory, dict[Memory, None]] = {}
        for function in self._functions:
            for call in self.across.body(function).instructions():
                rule = rules.memory_rule(callee_name(call)) if isinstance(call, Call) else None
                if rule is None or rule.source is None or not isinstance(call, Call):
                    continue
                read, written = (call.arguments[i] for i in (rule.source, rule.destination))
                sources = {(s, p.node): p for s, p in self.shapes.everywhere(function, [read])}
                for home, place in self.shapes.everywhere(function, [written]):
                    same = {(h, node): None for h, node in sources if None in (h, home) or h is home}
                    found.setdefault((home, place.node), {}).update(same)
        return found

    def results_of(self, function: Function) -> list[Value]:
        """What its body returns."""
        body = self.across.body(function)
        if body not in self._results:
            self._results[body] = list(returned_by(body))
        return self._results[body]

    def stored_at(self, function: Function, load: Load) -> list[tuple[Store, Function, int]]:
        """Stores of integers that a load may read, and by how many bytes they lie behind it (or before)."""
        return self.stored_in(self.cell(function, load))

    def cell(self, function: Function, load: Load) -> Cell:
        """What a load reads."""
        return Cell(self.shapes.places(function, [load.pointer]), load.function.module.layout.store_size_of(load.type))

    def stored_in(self, cell: Cell) -> list[tuple[Store, Function, int]]:
        """See `stored_at`."""
        if cell not in self._written:
            found = dict[tuple[Store, Function, int], None]()
            for home, place in self.shapes.seen_from(cell.places):
                stores = self._stores.get((home, place.node))
                found.update(dict.fromkeys(stores.meeting(place, cell.size)) if stores is not None else ())
            self._written[cell] = list(found)
        return self._written[cell]

    @cached_property
    def _functions(self) -> list[Function]:
        return functions_that_may_run(self.across)

    def instructions(self) -> Iterator[tuple[Function, Instruction]]:
        """Those of all bodies that may run, and whose they are."""
        return ((f, instruction) for f in self._functions for instruction in self.across.body(f).instructions())

    @cached_property
    def _stores(self) -> dict[Memory, IntegerAccesses[Store]]:
        """All stores of integers, by the memory that they write."""
        found: dict[Memory, IntegerAccesses[Store]] = {}
        for function in self._functions:
            for store in self.across.body(function).instructions():
                if isinstance(store, Store) and _holds_integer(store.value) and not isinstance(store.value, Constant):
                    for home, place in self.shapes.everywhere(function, [store.pointer]):
                        found.setdefault((home, place.node), IntegerAccesses()).add(place, store, function)
        return found

    @cached_property
    def callers(self) -> dict[Function, list[tuple[Call, Function]]]:
        found: dict[Function, list[tuple[Call, Function]]] = {}
        for caller in self._functions:
            for call in self.across.body(caller).instructions():
                if isinstance(call, Call) and (callee := body_called(call)) is not None:
                    found.setdefault(callee, []).append((call, caller))
        return found


def hidden_bits_used(types: TypeInference) -> Iterator[tuple[Instruction, BitSource]]:
    """Where a function makes numbers of integers that are none to it, and where the bits of a number are read."""
    bits = types.across.hidden_bits
    for instruction in types.function.instructions():
        for value, path in _made_numbers(instruction, types):
            yield from ((instruction, source) for source in bits.sources_of(instruction, value, path, types))


def _made_numbers(instruction: Instruction, types: TypeInference) -> Iterator[tuple[Value, Path]]:
    """The integers that an instruction makes numbers, if they are nothing but integers to those who made them."""
    made: list[Value] = []
    bits = types.across.hidden_bits
    match instruction:
        case Call() if (callee := body_called(instruction)) is not None:
            yield from _made_by_call(instruction, types, types.across.about(callee))
        case Cast(opcode="bitcast", operands=[value]) if is_float(instruction.type) and is_integer(value.type):
            made = [value]
        case Store(value=value) if is_integer(value.type) and views_word(
            types.module, instruction.metadata.get("tbaa", "")
        ):
            made = [value]
        case Store(value=value) if is_narrow(value.type):
            pass  # see `PieceMoves`
        case Store(value=value) if is_integer(value.type) and not bits.is_known_integer(instruction, types.primal):
            begins_number = bits.begins_number(instruction, types.primal)
            made = [value] if begins_number and not bits.counts.is_count(instruction, types.primal) else []
        case Load() if is_integer(instruction.type) and isinstance(types.kind_of(instruction), FloatType):
            if bits.keeps_integers_alone(types.primal, instruction):
                yield instruction, ()
        case Phi() | Select() | Freeze() if is_integer(instruction.type):
            is_number = isinstance(types.kind_of(instruction), FloatType)
            made = instruction.operands[isinstance(instruction, Select) :] if is_number else []
        case _:
            pass
    for value in made:
        if not isinstance(value, Constant) and _is_integer(types.kind_of(value), value):
            yield value, ()


def _made_by_call(call: Call, types: TypeInference, about: FunctionTypes) -> Iterator[tuple[Value, Path]]:
    """What is an integer on one side of a call, and a number on the other."""
    for path, kind in types.kinds.by_path(call).items():
        if isinstance(kind, FloatType) and not isinstance(about.result.get(path), FloatType):
            yield call, path
    for value, taken in zip(call.arguments, about.arguments):
        for path, kind in types.kinds.by_path(value).items():
            if isinstance(taken.get(path), FloatType) and _is_integer(kind, value):
                yield value, path


def _is_integer(kind: Type | None, value: Value) -> bool:
    """A word that is unknown where it is moved in memory is known by the memory's layout."""
    return isinstance(kind, IntegerType) or (kind is None and not isinstance(value, Load))


def is_said_integer(access: Load | Store) -> bool:
    """Its tag says so, or did.  (C's programs do not always keep to it: see `is_known_integer`.)"""
    module, tag = access.function.module, access.metadata.get("tbaa", "") or access.metadata.get(ONCE_NAMED, "")
    leaf = tagged_leaf(module, tag)
    return isinstance(leaf, IntegerType) and leaf is not I8 and not views_word(module, tag)


def functions_that_may_run(across: ModuleTypes, extra: Iterable[Function] = ()) -> list[Function]:
    """Those of the program, with those that the bodies of others call in their place (see `word_calls`)."""
    found = dict.fromkeys([*across.functions, *extra])
    work = list(found)
    while work:
        for call in across.body(work.pop()).instructions():
            callee = body_called(call) if isinstance(call, Call) else None
            if callee is not None and callee not in found:
                found[callee] = None
                work.append(callee)
    return list(found)


def _sets_bits(user: Value) -> bool:
    return isinstance(user, Binary) and user.opcode in ("xor", "and", "or")


def _changes_bits(value: Value) -> bool:
    return isinstance(value, Call) or (isinstance(value, Binary) and value.opcode in _CHANGES)


def _is_whole_number(value: Value, types: TypeInference) -> bool:
    return isinstance(types.kind_of(value), FloatType) and not is_narrow(value.type)


def _holds_integer(value: Value) -> bool:
    return is_aggregate(value.type) or (is_integer(value.type) and bytes_of(value) > 0)
