"""The ways of single bytes through the whole program, from where numbers lie to where numbers lie.

    while (n--) *to++ = *from++;        checksum += c = *from++, *to++ = c;        push(&buffer, next(&reader));

A byte of a number may be moved by itself: loaded, chosen, handed to a function, returned, kept in memory of bytes or
wider integers for a time, changed and changed back: by arithmetic, by a table, by what is done if it is this or that.
Nobody on the way takes it for a number, and it has no derivative of its own.  So the bytes are followed forwards from
all memory with numbers, and those ways count that end where the program keeps numbers, too, if they go there or begin
byte by byte.  Text in the same memory goes the same ways.  (The bytes of addresses, likewise.)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from enzyme_build import rules
from enzyme_build.analysis.byte_places import goes_by_bytes, has_neighbours, is_in_bytes, is_narrow
from enzyme_build.analysis.calls import CallKind, body_called, classify
from enzyme_build.analysis.control_flow import ControlFlow
from enzyme_build.analysis.generic_elements import is_one_of_pair
from enzyme_build.analysis.hidden_bits import functions_that_may_run
from enzyme_build.analysis.integer_stores import IntegerAccesses, size_of
from enzyme_build.analysis.moved_words import is_untyped_run
from enzyme_build.analysis.shape_nodes import Node, Position, alternatives
from enzyme_build.analysis.tbaa_leaves import tagged_leaf
from enzyme_build.ir import (
    DOUBLE,
    FLOAT,
    Binary,
    Block,
    Branch,
    Call,
    Cast,
    Compare,
    Constant,
    ExtractValue,
    Freeze,
    Function,
    GetElementPtr,
    InsertValue,
    Instruction,
    IntegerType,
    Load,
    Phi,
    Return,
    Select,
    Store,
    Switch,
    Type,
    Value,
    is_float,
    is_integer,
    is_pointer,
    tbaa_access,
    tbaa_ancestors,
)

if TYPE_CHECKING:
    from enzyme_build.analysis.module_types import ModuleTypes

MayBe = Callable[["ModuleTypes", Function, Value], bool]
_AS_IT_IS, _CHANGED, _GATHERED = range(3)  # gathered: changed in turns of a loop, as checksums are
_LOGIC = ("and", "or", "xor", "shl", "lshr", "ashr")


class _Spot(NamedTuple):
    """Bytes of memory."""

    place: Position
    size: int


class _State(NamedTuple):
    """A byte on its way.

    `by_bytes`: it is one of many, there or before; `change`: what has become of it; `is_counted`: as a count would;
    `is_recast`: in another form, by a table, a choice or a wider integer in memory; `is_joined`: loaded with others.
    """

    at: Value | _Spot
    by_bytes: bool
    change: int = _AS_IT_IS
    is_counted: bool = False
    is_recast: bool = False
    is_joined: bool = False


class PieceMoves:
    """`extra`: functions that are no part of the program, but are looked at as such.

    `may_be`: whether a byte there may be one of what is followed.

    loads: where bytes on such ways are loaded; those that are but summed up are not `taken`; those that are moved, or
    computed with, as bytes are `kept`; `joined` are words that are put together in memory.
    stores: where they are stored, or a word that is put together from some; of `ends` where numbers are.
    pieces: the memory that they lie in on the way, or begin in.
    values: all that they are on their ways.  deciding: on which of them it depends what is chosen, or stored at all.
    """

    def __init__(self, across: ModuleTypes, extra: Iterable[Function] = (), may_be: MayBe | None = None):
        self._across = across
        self._may_be = may_be or may_be_of_numbers
        self._shapes = across.shapes
        self.functions = functions_that_may_run(across, extra)
        self._primals = {across.body(function): function for function in self.functions}
        self._callers: dict[Function, list[Call]] = {}
        self._loads: list[Load] = []  # of integers
        self._loads_in: dict[Node, IntegerAccesses[Load]] = {}
        self.deciding: dict[Instruction, list[Value]] = {}
        self._by_bytes: dict[Load | Store, bool] = {}
        self._bytes_at: dict[Value, set[int]] = {}  # see `has_neighbours`
        self._flows: dict[Function, ControlFlow] = {}
        self._entries: Counter[Block] = Counter()
        for body in self._primals:
            self._entries.update(target for block in body.blocks for target in block.successors)
            for instruction in body.instructions():
                self._note(instruction)
        self._before: dict[_State, list[_State]] = {}
        ends = [state for state in self._all_states() if self._is_end(state)]
        found = self._backwards(ends)
        taken = self._backwards([state for state in ends if not _is_sum(state)])
        unchanged = self._backwards([state for state in ends if not (state.is_recast or _is_sum(state))])
        self.values = {state.at for state in found if isinstance(state.at, Value)}
        self.loads = {at for at in self.values if isinstance(at, Load)}
        self.taken = {at for at in {state.at for state in taken} if isinstance(at, Load) and _is_piece(at)}
        self.kept = self.taken.intersection(state.at for state in unchanged if isinstance(state.at, Load))
        self.joined = {at for at in {state.at for state in found if state.is_joined} if isinstance(at, Load)}
        self.stores = {at for at in self.values if isinstance(at, Store)}
        accesses = (*self.loads, *self.stores)
        self.pieces = {n for at in accesses for n in self._shapes.pieces(self._function_of(at), [at.pointer])}
        self.ends = self.stores.intersection(state.at for state in ends if isinstance(state.at, Store))

    def knows(self, body: Function) -> bool:
        return body in self._primals

    def _note(self, instruction: Instruction) -> None:
        if isinstance(instruction, Call) and (callee := body_called(instruction)) is not None:
            self._callers.setdefault(callee, []).append(instruction)
        if isinstance(instruction, Load) and is_integer(instruction.type):
            self._loads.append(instruction)

    # ---- forwards ----------------------------------------------------------------------------------------
    def _all_states(self) -> Iterable[_State]:
        """All that can be reached from where numbers lie; `_before` says from where."""
        begins = [load for load in self._loads if _is_piece(load) and self._is_among_wholes(load)]
        for load in self._loads if begins else ():
            for place in self._places(load):
                self._loads_in.setdefault(place.node, IntegerAccesses()).add(place, load, self._function_of(load))
        work = [_State(load, self._goes_by_bytes(load)) for load in begins]
        seen = dict.fromkeys(work)
        while work:
            state = work.pop()
            for after in self._after(state):
                self._before.setdefault(after, []).append(state)
                if after not in seen:
                    seen[after] = None
                    work.append(after)
        return seen

    def _after(self, state: _State) -> Iterator[_State]:
        match state.at:
            case _Spot(place=place, size=size):
                loads = self._loads_in[place.node].meeting(place, size) if place.node in self._loads_in else ()
                yield from (self._at_access(state, load) for load, _, _ in loads)
            case Store() as store:
                yield from (state._replace(at=_Spot(place, size_of(store))) for place in self._places(store))
            case Value() as value if is_pointer(value.type):
                for user, index in value.uses:
                    yield from self._looked_up(state, user, index)
            case Value() as value if not is_float(value.type):
                headers = self._loops_going_on_with(value) if state.change == _CHANGED else []
                for user, index in value.uses:
                    here = self._behind_loops(state, headers, user) if headers else state
                    yield from self._used(here, value, user, index)
            case _:
                pass

    def _used(self, state: _State, value: Value, user: Instruction, index: int) -> Iterator[_State]:
        match user:
            case Store() if index == 0 and is_integer(user.value.type):
                yield self._at_access(state, user)
            case Cast(opcode="bitcast") if is_float(user.type) and _makes_word(state):
                yield state._replace(at=user)
            case Phi():
                yield self._changed(state, user) if state.change else state._replace(at=user)
            case GetElementPtr() if index:
                yield self._recast(state, user)
            case Compare():
                yield self._recast(state, user)
            case Branch() | Switch():
                yield from (self._recast(state, made) for made in self._decided(value, user))
            case Select() if is_integer(user.type):
                yield state._replace(at=user)
            case Freeze() | ExtractValue() | InsertValue():
                yield state._replace(at=user)
            case Cast() if is_integer(user.type):
                yield state._replace(at=user)
            case Binary() if is_integer(user.type):
                yield self._changed(state, user, is_counted=not _is_logic(user))
            case Return():
                for call in self._callers.get(self._function_of(user), ()):
                    yield state._replace(at=call)
            case Call() if (callee := body_called(user)) is not None:
                parameters = self._across.body(callee).arguments
                yield from [state._replace(at=parameters[index])] if index < len(parameters) else []
            case Call() if is_integer(user.type) and index < len(user.arguments):  # (`toupper`, say)
                yield self._changed(state, user, is_counted=rules.bit_order(user) is None)
            case Call() if is_pointer(user.type) and classify(user) is CallKind.INACTIVE:  # (`strchr`)
                yield self._recast(state, user)
            case _:
                pass

    def _looked_up(self, state: _State, user: Instruction, index: int) -> Iterator[_State]:
        """From an address that depends on a byte: what lies there, or how far it is from another one."""
        match user:
            case Load() if is_integer(user.type):
                yield self._recast(state, user)
            case GetElementPtr() if index == 0:
                yield state._replace(at=user)
            case Cast(opcode="ptrtoint"):
                yield state._replace(at=user)
            case Compare() if isinstance(state.at, Call):
                yield state._replace(at=user)
            case _:
                pass

    def _at_access(self, state: _State, access: Load | Store) -> _State:
        is_piece = _is_piece(access)
        by_bytes = state.by_bytes or (is_piece and self._goes_by_bytes(access))
        is_joined = state.is_joined or (isinstance(access, Load) and by_bytes and _is_word(access.type))
        is_recast = state.is_recast or not is_piece
        return state._replace(at=access, by_bytes=by_bytes, is_recast=is_recast, is_joined=is_joined)

    def _recast(self, state: _State, made: Value) -> _State:
        return self._changed(state, made, is_counted=True)._replace(is_recast=True)

    def _changed(self, state: _State, made: Value, is_counted: bool = False) -> _State:
        is_gathered = state.change == _GATHERED
        if isinstance(made, Phi):
            is_gathered |= any(self._leads_back(made, index) for index in range(len(made.blocks)))
        change = _GATHERED if is_gathered else _CHANGED
        return state._replace(at=made, change=change, is_counted=is_counted or state.is_counted)

    def _loops_going_on_with(self, value: Value) -> list[Block]:
        """The headers of the loops whose next turn has it."""
        phis = [phi for phi, index in value.uses if isinstance(phi, Phi) and self._leads_back(phi, index)]
        return [phi.parent for phi in phis if phi.parent is not None]

    def _behind_loops(self, state: _State, headers: list[Block], user: Instruction) -> _State:
        """What a loop has come to in its last turn is gathered, where it is used behind the loop."""
        flow = self._flow_of(user.function)
        if user.parent is None or not flow.is_reachable(user.parent):
            return state
        after = flow.reach[user.parent]
        is_behind = any(not after >> flow.position[header] & 1 for header in headers)
        return state._replace(change=_GATHERED) if is_behind else state

    def _leads_back(self, phi: Phi, index: int) -> bool:
        flow = self._flow_of(phi.function)
        last, here = (flow.position.get(block, -1) for block in (phi.blocks[index], phi.parent) if block is not None)
        return last >= here >= 0

    def _flow_of(self, body: Function) -> ControlFlow:
        if body not in self._flows:
            self._flows[body] = ControlFlow(body)
        return self._flows[body]

    def _decided(self, value: Value, end: Branch | Switch) -> Iterator[Phi | Store]:
        """The constants that a value chooses from, and what is stored or not, next behind a branch."""
        for block in dict.fromkeys(end.targets):
            after = block.successors
            is_arm = len(after) == 1 and self._entries[block] == 1
            phis = [*block.phis, *(after[0].phis if is_arm else ())]
            found: list[Phi | Store] = [p for p in phis if all(isinstance(v, Constant) for v in p.operands)]
            found += [i for i in block.instructions if is_arm and isinstance(i, Store) and is_integer(i.value.type)]
            for made in found:
                if is_integer(made.value.type if isinstance(made, Store) else made.type):
                    deciding = self.deciding.setdefault(made, [])
                    deciding += [value] if value not in deciding else []
                    yield made

    def _places(self, access: Load | Store) -> Iterator[Position]:
        places = self._shapes.everywhere(self._function_of(access), [access.pointer])
        for place in (one for _, start in places for one in alternatives(start)):
            offset = place.offset % place.period if place.period else place.offset
            yield Position(place.node, offset, place.period)

    # ---- what counts -------------------------------------------------------------------------------------
    def _is_end(self, state: _State) -> bool:
        at = state.at
        if isinstance(at, Cast) and is_float(at.type):
            return True
        if not isinstance(at, Store) or not state.by_bytes or is_in_bytes(at.pointer):
            return False
        makes_number = _is_piece(at) or (_is_word(at.value.type) and _makes_word(state))
        return makes_number and self._is_among_wholes(at)

    def _backwards(self, ends: Iterable[_State]) -> dict[_State, None]:
        work = list(ends)
        seen = dict.fromkeys(work)
        while work:
            for before in self._before.get(work.pop(), ()):
                if before not in seen:
                    seen[before] = None
                    work.append(before)
        return seen

    def _is_among_wholes(self, access: Load | Store) -> bool:
        return self._may_be(self._across, self._function_of(access), access.pointer)

    def _goes_by_bytes(self, access: Load | Store) -> bool:
        known = self._by_bytes.get(access)
        if known is None:
            function, pointer = self._function_of(access), access.pointer
            known = goes_by_bytes(self._shapes, function, pointer) or has_neighbours(pointer, self._bytes_at)
            known = known or (isinstance(access, Store) and is_untyped_run(access))
            self._by_bytes[access] = known
        return known

    def _function_of(self, instruction: Instruction) -> Function:
        return self._primals[instruction.function]


def _is_word(type_: Type) -> bool:
    return isinstance(type_, IntegerType) and type_.bits in (FLOAT.bits, DOUBLE.bits)


def _is_sum(state: _State) -> bool:
    return state.is_counted and state.change == _GATHERED


def _is_logic(user: Binary) -> bool:
    """Of bits; so is the sum of what is put together from bytes at their places."""
    is_shifted = any(isinstance(o, Binary) and o.opcode == "shl" for o in user.operands)
    return user.opcode in _LOGIC or (user.opcode == "add" and is_shifted)


def _is_piece(access: Load | Store) -> bool:
    """Is less than a number accessed, and nothing that is something by itself?"""
    return is_narrow(access.accessed_type) and not is_whole(access)


def _makes_word(state: _State) -> bool:
    """The byte is put together with others, by logic or in memory, to something that may be a number."""
    return state.by_bytes and (state.change != _AS_IT_IS or state.is_joined) and not state.is_counted


def may_be_of_numbers(across: ModuleTypes, function: Function, pointer: Value) -> bool:
    """A byte there may be one of a number's."""
    shapes = across.shapes
    return shapes.has_pieces_of_numbers(function, pointer) and not shapes.are_characters(function, [pointer])


def may_be_of_addresses(across: ModuleTypes, function: Function, pointer: Value) -> bool:
    """A byte there may be one of an address's."""
    shapes = across.shapes
    return shapes.has_pieces_of_addresses(function, pointer) and not shapes.are_characters(function, [pointer])


def is_whole(access: Load | Store) -> bool:
    """The language says that it is a truth value, an enumeration or a short integer: no part of something else.

    (Or a member of a Fortran descriptor, which has no numbers.)
    """
    module, tag = access.function.module, access.metadata.get("tbaa", "")
    found = tbaa_access(module, tag) if tag else None
    if found is not None and rules.DESCRIPTOR_TAG in tbaa_ancestors(module, found.access_reference):
        return True
    if "range" in access.metadata or tagged_leaf(module, tag) is not None:
        return True
    return isinstance(access, Store) and is_one_of_pair(access)
