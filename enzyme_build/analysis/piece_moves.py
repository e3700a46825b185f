"""The ways of single bytes through the whole program, from where numbers lie to where numbers lie.

    while (n--) *to++ = *from++;        checksum += c = *from++, *to++ = c;        push(&buffer, next(&reader));

A byte of a number may be moved by itself: loaded, chosen, handed to a function, returned, kept in memory of bytes for a
time, changed and changed back.  Nobody on the way takes it for a number, and it has no derivative of its own.  So the
bytes are followed forwards from all memory with numbers, and those ways count that end where the program keeps
numbers, too, if they go there or begin byte by byte.  Text in the same memory goes the same ways.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple, TypeGuard

from enzyme_build import rules
from enzyme_build.analysis.byte_places import goes_by_bytes, has_neighbours, is_in_bytes, is_narrow
from enzyme_build.analysis.generic_elements import is_one_of_pair
from enzyme_build.analysis.hidden_bits import body_called, functions_that_may_run
from enzyme_build.analysis.moved_words import is_untyped_run
from enzyme_build.analysis.shape_nodes import Node
from enzyme_build.analysis.tbaa_leaves import tagged_leaf
from enzyme_build.ir import (
    DOUBLE,
    FLOAT,
    Binary,
    Call,
    Cast,
    ExtractValue,
    Freeze,
    Function,
    InsertValue,
    Instruction,
    IntegerType,
    Load,
    Phi,
    Return,
    Select,
    Store,
    Type,
    Value,
    is_float,
    is_integer,
    tbaa_access,
    tbaa_ancestors,
)

if TYPE_CHECKING:
    from enzyme_build.analysis.module_types import ModuleTypes

_AS_IT_IS, _CHANGED, _GATHERED = range(3)  # gathered: changed in turns of a loop, as checksums are
_LOGIC = ("and", "or", "xor", "shl", "lshr", "ashr")


class _State(NamedTuple):
    """A byte on its way.

    `by_bytes`: it is one of many, there or before; `change`: what has become of it; `is_counted`: as a count would.
    """

    at: Value | Node
    by_bytes: bool
    change: int = _AS_IT_IS
    is_counted: bool = False


class PieceMoves:
    """`extra`: functions that are no part of the program, but are looked at as such.

    loads: where bytes on such ways are loaded; those that are but summed up are not `taken`.
    stores: where they are stored, or a word that is put together from some; of `ends` where numbers are.
    values: all that they are on their ways.
    """

    def __init__(self, across: ModuleTypes, extra: Iterable[Function] = ()):
        self._across = across
        self._shapes = across.shapes
        self.functions = functions_that_may_run(across, extra)
        self._primals = {across.body(function): function for function in self.functions}
        self._callers: dict[Function, list[Call]] = {}
        self._loads: dict[Load, Function] = {}
        self._loads_in: dict[Node, list[Load]] = {}
        self._by_bytes: dict[Load | Store, bool] = {}
        self._bytes_at: dict[Value, set[int]] = {}  # see `has_neighbours`
        for body in self._primals:
            for instruction in body.instructions():
                self._note(instruction, body)
        self._before: dict[_State, list[_State]] = {}
        ends = [state for state in self._all_states() if self._is_end(state)]
        kept = self._backwards(ends)
        taken = self._backwards([state for state in ends if not _is_sum(state)])
        self.values = {state.at for state in kept if isinstance(state.at, Value)}
        self.loads = {at for at in self.values if isinstance(at, Load) and at in self._loads}
        self.taken = {state.at for state in taken if state.at in self.loads}
        self.stores = {at for at in self.values if isinstance(at, Store)}
        self.ends = self.stores.intersection(state.at for state in ends if isinstance(state.at, Store))

    def knows(self, body: Function) -> bool:
        return body in self._primals

    def _note(self, instruction: Instruction, body: Function) -> None:
        if isinstance(instruction, Call) and (callee := body_called(instruction)) is not None:
            self._callers.setdefault(callee, []).append(instruction)
        if isinstance(instruction, Load) and is_narrow(instruction.type) and not is_whole(instruction):
            self._loads[instruction] = self._primals[body]

    # ---- forwards ----------------------------------------------------------------------------------------
    def _all_states(self) -> Iterable[_State]:
        """All that can be reached from where numbers lie; `_before` says from where."""
        begins = [load for load in self._loads if self._is_among_numbers(load)]
        if begins:
            for load, function in self._loads.items():
                for node in self._shapes.pieces(function, [load.pointer]):
                    self._loads_in.setdefault(node, []).append(load)
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
            case Node() as node:
                for load in self._loads_in.get(node, ()):
                    yield state._replace(at=load, by_bytes=state.by_bytes or self._goes_by_bytes(load))
            case Store() as store if _stores_byte(store):
                function = self._function_of(store)
                yield from (state._replace(at=node) for node in self._shapes.pieces(function, [store.pointer]))
            case Value() as value if not is_float(value.type):
                for user, index in value.uses:
                    yield from self._used(state, user, index)
            case _:
                pass

    def _used(self, state: _State, user: Instruction, index: int) -> Iterator[_State]:
        match user:
            case Store() if index == 0 and is_narrow(user.value.type) and not is_whole(user):
                yield state._replace(at=user, by_bytes=state.by_bytes or self._goes_by_bytes(user))
            case Store() if index == 0 and _is_word(user.value.type) and _makes_word(state):
                yield state._replace(at=user)
            case Cast(opcode="bitcast") if is_float(user.type) and _makes_word(state):
                yield state._replace(at=user)
            case Phi():
                yield state._replace(at=user, change=state.change and _GATHERED)
            case Select() if index:
                yield state._replace(at=user)
            case Freeze() | ExtractValue() | InsertValue():
                yield state._replace(at=user)
            case Cast() if is_integer(user.type):
                yield state._replace(at=user)
            case Binary() if is_integer(user.type):
                is_counted = state.is_counted or not _is_logic(user)
                yield state._replace(at=user, change=state.change or _CHANGED, is_counted=is_counted)
            case Return():
                for call in self._callers.get(self._function_of(user), ()):
                    yield state._replace(at=call)
            case Call() if (callee := body_called(user)) is not None:
                parameters = self._across.body(callee).arguments
                yield from [state._replace(at=parameters[index])] if index < len(parameters) else []
            case Call() if is_integer(user.type) and index < len(user.arguments):  # (`toupper`, say)
                is_counted = state.is_counted or rules.bit_order(user) is None
                yield state._replace(at=user, change=state.change or _CHANGED, is_counted=is_counted)
            case _:
                pass

    # ---- what counts -------------------------------------------------------------------------------------
    def _is_end(self, state: _State) -> bool:
        at = state.at
        if isinstance(at, Cast) and is_float(at.type):
            return True
        if not isinstance(at, Store) or not state.by_bytes or is_in_bytes(at.pointer):
            return False
        return self._is_among_numbers(at)

    def _backwards(self, ends: Iterable[_State]) -> dict[_State, None]:
        work = list(ends)
        seen = dict.fromkeys(work)
        while work:
            for before in self._before.get(work.pop(), ()):
                if before not in seen:
                    seen[before] = None
                    work.append(before)
        return seen

    def _is_among_numbers(self, access: Load | Store) -> bool:
        return may_be_of_numbers(self._across, self._function_of(access), access.pointer)

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


def _stores_byte(at: Value | Node) -> TypeGuard[Store]:
    return isinstance(at, Store) and is_narrow(at.value.type)


def _makes_word(state: _State) -> bool:
    """The byte is put together with others, by logic, to something that may be a number."""
    return state.by_bytes and state.change != _AS_IT_IS and not state.is_counted


def may_be_of_numbers(across: ModuleTypes, function: Function, pointer: Value) -> bool:
    """A byte there may be one of a number's."""
    shapes = across.shapes
    return shapes.has_pieces_of_numbers(function, pointer) and not shapes.are_characters(function, [pointer])


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
