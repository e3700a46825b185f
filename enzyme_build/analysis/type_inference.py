"""Which integers and which bytes are really floating-point numbers.

LLVM's types say it for everything but two: an integer that is only loaded, moved and stored may be a number in
transit, and memcpy copies anything.  Evidence for a memory object comes from all typed accesses to it (in this
function, in the functions that it is passed to, and in those that passed it), from TBAA tags, and from the types of
allocas and globals.  No evidence is no answer: `None`, and an error if the data is active.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from enzyme_build.analysis.bits import Bits, bits_of
from enzyme_build.analysis.calls import CallKind, called_function, classify
from enzyme_build.analysis.claims import Claim, StructsSeen, claims_of, claims_of_global
from enzyme_build.analysis.descriptors import is_made_by_library
from enzyme_build.analysis.index_ranges import first_offset, last_offset
from enzyme_build.analysis.integer_sources import bits_behind, may_be_computed
from enzyme_build.analysis.kinds import Kinds, KindsByPath, body_of_callee
from enzyme_build.analysis.known_leaves import KnownLeaves, LeavesOfPieces
from enzyme_build.analysis.memory_layouts import MemoryLayouts
from enzyme_build.analysis.memory_objects import MemoryObject, MemoryObjects, Objects, Placed, may_meet
from enzyme_build.analysis.moved_words import is_lone_integer
from enzyme_build.analysis.number_texts import TextTraffic
from enzyme_build.analysis.number_traffic import Place, Traffic
from enzyme_build.analysis.offsets import address_of
from enzyme_build.analysis.shapes import Union
from enzyme_build.analysis.slots import Slots
from enzyme_build.analysis.tbaa_leaves import tagged_leaf, views_word
from enzyme_build.analysis.total_order import compared_number
from enzyme_build.analysis.transit import Transit, is_count
from enzyme_build.analysis.type_trees import (
    UNTYPED,
    WIDTHS,
    WORD,
    Evidence,
    Layout,
    are_integers,
    contradicts,
    number_over,
    uniform_leaf,
)
from enzyme_build.ir import (
    DOUBLE,
    VOID,
    Argument,
    Call,
    Cast,
    Compare,
    Constant,
    ConstantInt,
    FloatType,
    Function,
    GlobalVariable,
    Instruction,
    IntegerType,
    Load,
    PointerType,
    Return,
    Store,
    Type,
    Value,
    is_float,
    is_integer,
    scalar_of,
)

if TYPE_CHECKING:
    from enzyme_build.analysis.module_types import ModuleTypes

Listed = dict[Evidence, None]  # each once, in order
Summary = dict[Place, Listed]


class TypeInference:
    def __init__(
        self, objects: MemoryObjects, across: ModuleTypes, primal: Function | None = None, hears_callers: bool = True
    ):
        self.objects = objects
        self.hears_callers = hears_callers
        self.function = objects.function
        self.primal = primal or self.function
        self.module = self.function.module
        self.layout = self.module.layout
        self.across = across
        self.evidence: dict[MemoryObject, Listed] = {}
        self.by_base: dict[Value, Listed] = {}  # the same, relative to one pointer value
        self._transit = Transit(self.function)
        self._structs = defaultdict[str, StructsSeen](StructsSeen)  # by what is noted of them
        self.bits = Bits()
        self.punned: dict[Value, FloatType | None] = {}  # integer loads of numbers' bits, for arithmetic
        self._later: dict[Load | Store, None] = {}
        self.number_blocks: dict[Objects, FloatType | None] = {}  # see number_blocks.py
        self._own_integers: dict[MemoryObject, list[Evidence]] = {}  # written where numbers are written, too (unions)
        self._leaves = LeavesOfPieces(self.evidence, self.layout)
        self._seen_globals: set[Value] = set()
        self._heard = defaultdict[tuple[Function, int], set[MemoryObject | Placed]](set)  # what a callee spoke of
        self._shifts: dict[tuple[int, int | None, tuple[int, ...]], tuple[Listed, Listed]] = {}  # (keeping the id)
        given = across.given.get(self.primal, {})
        for made in objects.objects:
            if made.kind == "argument" and isinstance(made.value, Argument):
                self.evidence[made] = dict(given.get((made.value.index, made.is_deep), {}))
        for instruction in self.function.instructions():
            self._collect(instruction)
        self._settle_integers()
        self._layouts = MemoryLayouts(self)
        self.kinds = Kinds(self, Slots(self.function, self.bits))

    # ---- questions ---------------------------------------------------------------------------------------
    def kind_of(self, value: Value) -> Type | None:
        """What an integer value really is: a floating type (of each lane), a pointer, an integer; None if unknown."""
        if not is_integer(value.type):
            return scalar_of(value.type)
        return value.type if isinstance(value, ConstantInt) else self.kinds.of(value)

    def is_scrambled(self, value: Value) -> bool:
        """True if the integer varies with a number's bits without being a number."""
        return value in self.kinds.scrambled

    def may_be_over_numbers(self, access: Load | Store) -> bool:
        """False if only integers are known to lie where this reads or writes."""
        return self.has_numbers_at(access.pointer)

    def has_numbers_at(self, pointer: Value) -> bool:
        """False if only integers are known to lie there."""
        if is_made_by_library(pointer):
            return False
        for made, offset, strides in self._places(pointer):
            items = self.evidence.get(made, ())
            leaf = self._leaves.at(made, offset, strides)
            if not isinstance(leaf, IntegerType) and (
                leaf is not None or any(isinstance(e.leaf, FloatType) for e in items)
            ):
                return not self.across.shapes.are_characters(self.primal, [pointer])
        return False

    def is_lone_integer(self, access: Load | Store) -> bool:
        """True for an integer that a union holds at times, on its way: no half of the number that may lie there."""
        load = access.accessed
        return isinstance(load, Load) and is_lone_integer(self.across.shapes, self.primal, load)

    def integer_loads_of(self, store: Store) -> list[Load]:
        """The loads of integers that may read what the store writes."""
        written = list(self._places(store.pointer))
        loads = [i for i in self.function.instructions() if isinstance(i, Load) and is_integer(i.type)]
        return [load for load in loads if any(may_meet(w, r) for w in written for r in self._places(load.pointer))]

    def memory_layout(self, pointers: Iterable[Value], size: int | None, instruction: Instruction) -> Layout | None:
        """The layout of the bytes at these addresses (all hold the same data: both sides of a copy).

        None for parts of numbers, and for what cannot be told.
        """
        return self._layouts.of(tuple(pointers), size, instruction)

    def declared_layout(self, pointer: Value, size: int | None) -> Layout | None:
        """What lies at an address by what is declared there, whoever accesses which part of it: `size` bytes, or (None)
        structs one behind the other.  None if nobody says, or something is used as another kind of number."""
        return self._layouts.declared(pointer, size)

    def holds_both(self, pointer: Value) -> bool:
        """May a number and an address lie at this address, in one piece of memory?"""
        address = address_of(pointer)
        for made in self.objects.of(pointer):
            offset, strides = self.within(made, address.base, *address.reach)
            if offset is not None:
                here = [e.shifted(-offset, strides) for e in self.evidence.get(made, ())]
                is_known = any(e.sure and e.offset == 0 for e in here)
                if not is_known and contradicts(here, self.layout.pointer_size(), self.layout):
                    return True
        return False

    def is_private(self, pointer: Value) -> bool:
        """True if only code that is differentiated has access to the memory."""
        return self.across.shapes.is_private(self.primal, pointer)

    def are_numbers_alone(self, pointers: Iterable[Value]) -> bool:
        """True if the memory is private, and only numbers and integers lie in it."""
        return self.across.shapes.are_numbers_alone(self.primal, pointers)

    def kinds_of_result(self) -> KindsByPath:
        """The kinds of what is returned, as far as all returns agree."""
        returned = [i.operands[0] for i in self.function.instructions() if isinstance(i, Return) and i.operands]
        found = [self.kinds.by_path(value) for value in returned if not isinstance(value, Constant)]
        scrambled = [kinds for kinds in found if kinds.get(()) is VOID]
        if scrambled or not found:
            return scrambled[0] if scrambled else {}
        return {path: kind for path, kind in found[0].items() if all(kinds.get(path) is kind for kinds in found)}

    def summary(self) -> Summary:
        """What this function's accesses say about the memory of its arguments."""
        known = ((place, self.evidence[made]) for made, place in self.places())
        return {place: dict(items) for place, items in known if items}

    def places(self) -> Iterator[tuple[MemoryObject, Place]]:
        """The memory behind each argument, and where it lies."""
        for made in self.objects.objects:
            if made.kind == "argument" and isinstance(made.value, Argument):
                yield made, (made.value.index, made.is_deep)

    def number_traffic(self, call: Call) -> Traffic | None:
        """What the called function does, if it has a body that has been looked at and says it all."""
        callee = called_function(call) if classify(call) is CallKind.DEFINED else None
        return self.across.about(callee).traffic if callee is not None else None

    def text_traffic(self, call: Call) -> TextTraffic | None:
        """What the called function does with numbers in text, if it has a body."""
        callee = called_function(call) if classify(call) is CallKind.DEFINED else None
        return self.across.about(callee).texts if callee is not None else None

    def evidence_at(self, pointer: Value) -> list[Evidence]:
        """The evidence about everything that a pointer may point to, relative to the pointer."""
        address = address_of(pointer)
        found: list[Evidence] = []
        for made in self.objects.of(pointer):
            offset, strides = self.within(made, address.base, *address.reach)
            found += [e.shifted(None if offset is None else -offset, strides) for e in self.evidence.get(made, ())]
        return list(dict.fromkeys(found))

    # ---- evidence ----------------------------------------------------------------------------------------
    def within(
        self, made: MemoryObject, base: Value, offset: int, strides: tuple[int, ...]
    ) -> tuple[int | None, tuple[int, ...]]:
        """An address relative to the object; offset None where the base is not the object's own pointer."""
        if made.value is base and not made.is_deep:
            return offset, strides
        return None, ()

    def _collect(self, instruction: Instruction) -> None:
        if isinstance(instruction, Load) and (number := compared_number(instruction)) is not None:
            self.punned[instruction] = number
        if isinstance(instruction, Load) and is_count(instruction):
            for claim in claims_of(instruction, self._transit, self._structs["count"]):
                self._note(claim, stored=True)
            return
        if isinstance(instruction, (Load, Store)) and self._is_for_later(instruction):
            self._later[instruction] = None
            for claim in claims_of(instruction, self._transit, self._structs["later"]):
                if claim.declared:  # by the struct whose member it is
                    self._note(claim)
            return
        self._note_all(instruction)
        if isinstance(instruction, Call):
            self._hear_callee(instruction)
        for operand in instruction.operands:
            if isinstance(operand, GlobalVariable) and operand not in self._seen_globals:
                self._seen_globals.add(operand)
                for claim in claims_of_global(operand, self.layout):
                    self._note(claim)

    def _note_all(self, instruction: Instruction, stored: bool = True) -> None:
        for claim in claims_of(instruction, self._transit, self._structs["stored" if stored else ""]):
            self._note(claim, stored and isinstance(instruction, Store) and isinstance(claim.leaf, IntegerType))

    def _note(self, claim: Claim, stored: bool = False) -> None:
        address = address_of(claim.pointer)
        start, steps = address.reach
        strides = tuple(sorted({s for s in (*steps, *claim.strides) if s}))
        leaf = VOID if claim.is_view else claim.leaf
        at_base = Evidence(start + claim.offset, strides, leaf, claim.declared, stored, claim.sure)
        self.by_base.setdefault(address.base, {})[at_base] = None
        for made in self.objects.of(claim.pointer):
            if made.is_local and self.across.shapes.are_apart(self.primal, address.base, made.value):
                continue  # (what calls keep is not told apart there)
            offset, inside = self.within(made, address.base, start + claim.offset, strides)
            known = self.evidence.setdefault(made, {})
            last = last_offset(address) if inside and not claim.strides else None
            first = first_offset(address) if inside and address.terms else None
            first = first + claim.offset if first is not None else None
            item = Evidence(offset, inside or claim.strides, leaf, claim.declared, stored, claim.sure, last, first)
            known |= self._fitting(made, {item: None})

    def _hear_callee(self, call: Call) -> None:
        """Take over what a callee says of the memory behind its arguments, once for each place there."""
        if (callee := body_of_callee(call)) is None:
            return
        said = [item for item in self.across.about(callee).summary.items() if item[0][0] < len(call.arguments)]
        for (index, is_deep), items in said:
            for made, offset, strides in self._new_places(call.arguments[index], is_deep, self._heard[callee, index]):
                found = self._fitting(made, self._shifted(items, offset, strides))
                self.evidence.setdefault(made, {}).update(found)

    def _fitting(self, made: MemoryObject, items: Listed) -> Listed:
        """Without what has no room there: a pointer that leads to arrays leads to a counter only as far as is known."""
        room = made.room(self.layout)
        if room is None or room >= self.layout.size_of(DOUBLE):
            return items
        return {item: None for item in items if self.layout.size_of_leaf(item.leaf) <= room}

    def _new_places(self, argument: Value, is_deep: bool, known: set[MemoryObject | Placed]) -> list[Placed]:
        """What an argument points to, or what can be reached from there, in order, but for what is known."""
        address = address_of(argument)
        found = self.objects.behind(argument) - known if is_deep else self.objects.of(argument)
        inside = sorted(found, key=lambda made: made.number)
        if is_deep:
            known |= found
            return [(made, None, ()) for made in inside]
        places = [(made, *self.within(made, address.base, *address.reach)) for made in inside]
        places = [place for place in places if place not in known]
        known.update(places)
        return places

    def _shifted(self, items: Listed, distance: int | None, strides: tuple[int, ...]) -> Listed:
        """See `Evidence.shifted`; of evidence that nothing is added to any more."""
        key = id(items), distance, strides
        if key not in self._shifts:
            self._shifts[key] = items, dict.fromkeys([e.shifted(distance, strides) for e in items])
        return self._shifts[key][1]

    def tell_callees(self) -> None:
        """Hand what is known about arguments down to the functions that are called, once for each place."""
        told = defaultdict[tuple[Function, int], set[MemoryObject | Placed]](set)
        for call in (i for i in self.function.instructions() if isinstance(i, Call)):
            callee = body_of_callee(call)
            if callee is None:
                continue
            given = self.across.given.setdefault(callee, {})
            for index, argument in enumerate(call.arguments[: len(callee.arguments)]):
                for is_deep in (False, True) if isinstance(argument.type, PointerType) else ():
                    known = given.setdefault((index, is_deep), {})
                    for made, offset, strides in self._new_places(argument, is_deep, told[callee, index]):
                        items = self.evidence.get(made)
                        distance = None if offset is None else -offset
                        known.update(self._shifted(items, distance, strides) if items is not None else ())

    # ---- integers over numbers ---------------------------------------------------------------------------
    def _is_for_later(self, access: Load | Store) -> bool:
        """True for an access as an integer that might be one to a number's bits: all others come first."""
        value = access.accessed
        if not isinstance(value.type, IntegerType) or access in self.punned:
            return False
        tag = access.metadata.get("tbaa", "")
        leaf = tagged_leaf(self.module, tag)
        if (leaf is not None and not isinstance(leaf, IntegerType)) or views_word(self.module, tag):
            return False
        if leaf is None and (value in self._transit or isinstance(value, ConstantInt)):
            if isinstance(access, Store) and may_be_computed(value):
                for made, offset, strides in self._places(access.pointer):
                    self._own_integers.setdefault(made, []).append(Evidence(offset, strides, value.type, stored=True))
            return False
        return isinstance(access, Load) or any(not (isinstance(v, Load) and is_count(v)) for v in bits_behind(value))

    def _settle_integers(self) -> None:
        """Integers that are computed with: are they integers in memory, or the bits of the numbers there?"""
        for access in [a for a in self._later if self.is_lone_integer(a)]:
            del self._later[access]
            self._note_all(access)
        over = {access: self._number_over(access) for access in self._later}
        for access, number in over.items():
            if isinstance(access, Load) and number is not None:
                self.punned[access] = number
        self._follow_stored_bits()
        over = {access: self._number_over(access) for access in self._later}
        self._find_bits_of_something([a for a in self._later if isinstance(a, Load) and a not in self.punned])
        for access, number in over.items():
            if isinstance(access, Load):
                if access not in self.punned:
                    self._note_all(access)
            elif number is None or not any(v in self.punned or isinstance(v, Cast) for v in bits_behind(access.value)):
                self._note_all(access, stored=number is None)

    def _follow_stored_bits(self) -> None:
        """What is stored over numbers was numbers where it was loaded, whatever type the words are said to have."""
        stores = {s: list(bits_behind(s.value)) for s in self._later if isinstance(s, Store)}
        before = -1
        while before != len(self.punned):
            before = len(self.punned)
            for store, behind in stores.items():
                number = self._number_over(store) if any(v not in self.punned for v in behind) else None
                for load in behind:
                    if number is None or not isinstance(load, Load) or load in self.punned or is_count(load):
                        continue
                    if load.type is store.value.type or bits_of(load.type) % number.bits == 0:
                        self.punned[load] = number
                        self._note(Claim(load.pointer, 0, number))

    def _find_bits_of_something(self, loads: list[Load]) -> None:
        """Loads whose bits come back as a number, perhaps through memory, where nobody speaks of integers."""
        loads = [load for load in loads if not self._may_be_integer(load)]
        through: set[MemoryObject] = set()
        before = -1
        while before != len(self.punned):
            before = len(self.punned)
            for load in loads:
                if load not in self.punned and self._becomes_number(load, through):
                    self.punned[load] = self._only_leaf(load)
                    through |= self.objects.of(load.pointer)

    def _becomes_number(self, value: Value, through: set[MemoryObject]) -> bool:
        """True if bits that are computed from the integer's are looked at as a number, or stored in this memory."""
        seen: set[Value] = set()
        work = [value]
        while work:
            value = work.pop()
            for user, index in value.uses:
                if user in seen or isinstance(user, (Compare, Load)):
                    continue
                seen.add(user)
                if is_integer(user.type):
                    work.append(user)
                elif isinstance(user, Store):
                    goes_to_numbers = self.objects.of(user.pointer) & through or self._number_over(user) is not None
                    if index == 0 and goes_to_numbers:
                        return True
                elif isinstance(user, Cast) and user.opcode == "bitcast" and is_float(user.type):
                    return True
        return False

    def _may_be_integer(self, load: Load) -> bool:
        """Somebody says that integers lie in this memory (at this place, if it is known)."""
        for made, offset, strides in self._places(load.pointer):
            items = self._all_about(made)
            leaf = KnownLeaves(items, self.layout).at(offset, strides)
            if isinstance(leaf, IntegerType) or (leaf is None and any(isinstance(e.leaf, IntegerType) for e in items)):
                return True
        return tagged_leaf(self.module, load.metadata.get("tbaa", "")) is not None

    def _only_leaf(self, load: Load) -> FloatType | None:
        found = {uniform_leaf(self._all_about(made)) for made, _, _ in self._places(load.pointer)}
        leaf = found.pop() if len(found) == 1 else None
        return leaf if isinstance(leaf, FloatType) else None

    def _number_over(self, access: Load | Store) -> FloatType | None:
        type_ = access.accessed_type
        places = list(self._places(access.pointer))
        size = self.layout.size_of(type_)
        if not any(self._all_about(made) for made, _, _ in places):
            return self._number_elsewhere(access, type_)
        found = {number_over(self._all_about(made), at, strides, size) for made, at, strides in places}
        number = found.pop() if len(found) == 1 else None
        return None if number is not None and self.across.shapes.is_union(self.primal, access.pointer) else number

    def _number_elsewhere(self, access: Load | Store, type_: Type) -> FloatType | None:
        """The number in memory that holds integers here, and is copied from or to where numbers lie."""
        found = self.word_by_shape(type_, [access.pointer])
        numbers = found.floats if found is not None else []
        is_one = len(numbers) == 1 and numbers[0][0] == 0 and numbers[0][1].bits == bits_of(type_)
        return numbers[0][1] if is_one else None

    def _all_about(self, made: MemoryObject) -> list[Evidence]:
        return [*self.evidence.get(made, ()), *self._own_integers.get(made, [])]

    # ---- what lies behind an access ----------------------------------------------------------------------
    def leaves_behind(self, access: Load | Store, extra: int = 0) -> set[Type]:
        """The leaves that the evidence puts at the accessed address (+ `extra` bytes)."""
        if access in self.punned:
            number = self.punned[access]
            return {number} if number is not None else set()
        if isinstance(access, Load) and access in self._later:
            return {access.type}
        leaf = tagged_leaf(self.module, access.metadata.get("tbaa", ""))
        if leaf is not None:
            return {leaf}
        places = self._places(access.pointer, extra)
        found = (self._leaves.at(made, offset, strides) for made, offset, strides in places)
        leaves = {leaf for leaf in found if leaf is not None and leaf not in (WORD, WIDTHS)}
        if extra or not any(isinstance(leaf, IntegerType) for leaf in leaves):
            return leaves
        number = self._number_over(access)  # what is declared an integer may hold a number's bits
        return {number} if number is not None and number.bits == bits_of(access.accessed_type) else leaves

    def are_integers(self, access: Load | Store, extra: int, size: int) -> bool:
        """True if several integers, and nothing else, fill these bytes, or none of the program's numbers has room."""
        if size < self.layout.size_of(DOUBLE) and self.across.only_doubles:
            return True
        places = list(self._places(access.pointer, extra))
        return bool(places) and all(
            not strides and are_integers(self._all_about(made), offset, size) for made, offset, strides in places
        )

    def is_seen_beside(self, access: Load | Store, extra: int = 0) -> bool:
        """True if the evidence is of other members of a struct, and nobody says what lies at the accessed address."""
        return all(
            offset is not None and not strides and all(e.lies_elsewhere(offset) for e in self.evidence.get(made, ()))
            for made, offset, strides in self._places(access.pointer, extra)
        )

    def is_word_place(self, pointer: Value) -> bool:
        """True if a double lies there at times, and other things at others."""
        return self.across.shapes.union_at(self.primal, pointer) is Union.WORD

    def holds_address(self, pointer: Value) -> bool:
        """True if an address lies exactly there."""
        return self.across.shapes.holds_address(self.primal, pointer)

    def shares_bytes(self, store: Store) -> bool:
        """True if it puts an address where parts of numbers lie at other times, or the other way round."""
        return self.across.shapes.shares_bytes(self.primal, store.pointer, store.value.type)

    @property
    def is_entry(self) -> bool:
        """True if the caller is not seen."""
        return self.across.shapes.is_entry(self.primal)

    def word_by_shape(self, type_: Type, pointers: list[Value]) -> Layout | None:
        """What lies in the integers that are loaded from and stored to these addresses; None for a union's words."""
        found = self.across.shapes.layout(self.primal, pointers, self.layout.store_size_of(type_))
        return None if found is not None and any(leaf in (*UNTYPED, WIDTHS) for _, leaf in found.leaves) else found

    def _places(self, pointer: Value, extra: int = 0) -> Iterator[Placed]:
        """(object, offset, strides) for each object that a pointer may point into."""
        address = address_of(pointer)
        start, steps = address.reach
        for made in self.objects.of(pointer):
            yield made, *self.within(made, address.base, start + extra, steps)
