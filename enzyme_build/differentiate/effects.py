"""What a call does to memory that others see, whatever its arguments are: through globals, and not at all.

A call may carry derivatives from one global to another with no active argument; and one with active arguments that
stores nothing outside its own stack (a logger, a check) carries none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from enzyme_build import rules
from enzyme_build.analysis import (
    CallKind,
    address_of,
    called_function,
    callee_name,
    classify,
    copied_from,
    inner_places,
    is_changed_address,
    is_moved_piece,
    made_behind,
    only_prints,
    parts_of,
    reached_by_calls,
    tagged_leaf,
)
from enzyme_build.differentiate.dispatch import Targets, is_choice_of_names
from enzyme_build.ir import (
    I64,
    Alloca,
    Argument,
    AtomicRMW,
    Binary,
    Call,
    Cast,
    CompareExchange,
    Constant,
    Freeze,
    Function,
    GlobalVariable,
    Instruction,
    IntegerType,
    Invoke,
    Load,
    Phi,
    Select,
    Store,
    Type,
    Value,
    scalar_types,
)

if TYPE_CHECKING:
    from enzyme_build.analysis import PieceMoves


class Effects:
    """`body_of`: the form in which a function is looked at; `reachable`: a function and all that it may call; `named`:
    the globals that a body can address by name or through tables; `shadowed`: those that have a shadow; `targets`: what
    a call through a pointer may call; `moves`: the ways of single bytes; `moves_words`: see `Traffic`."""

    def __init__(
        self,
        body_of: Callable[[Function], Function],
        reachable: Callable[[Function], list[Function]],
        named: Callable[[Function], frozenset[Value]],
        shadowed: Callable[[], frozenset[Value]],
        targets: Targets,
        moves: Callable[[Function], PieceMoves],
        moves_words: Callable[[Function], bool],
    ):
        self._body_of = body_of
        self._moves_words = moves_words
        self._moves = moves
        self._targets = targets
        self._reachable = reachable
        self._named = named
        self._shadowed = shadowed
        self._changes_shared: dict[Function, bool] = {}
        self._only_looks: dict[Function, bool] = {}

    def changes_shared(self, function: Function) -> bool:
        """May a call change numbers or addresses that lie in, or are reached from, shadowed globals?"""
        found = self._changes_shared.get(function)
        if found is None:
            bodies = self._reachable(function)
            mentioned = any(self._named(body) & self._shadowed() for body in bodies)
            found = self._changes_shared[function] = mentioned and any(map(self._writes_outside, bodies))
        return found

    def only_looks(self, function: Function) -> bool:
        """It stores numbers and addresses in its own stack alone, as do all that it calls (see `watched_copies`)."""
        found = self._only_looks.get(function)
        if found is None:
            bodies = self._reachable(function)
            found = not any(self._writes_outside(body) or self._calls_others(body) for body in bodies)
            self._only_looks[function] = found
        return found

    def _writes_outside(self, function: Function) -> bool:
        """Do its own instructions store numbers or addresses anywhere but in its stack?

        Its canonical copy calls functions that move blocks of bytes (`byte_loops`): what those store counts, too.
        """
        body, known = self._body_of(function), self._reachable(function)
        called = (f for f in reached_by_calls([body], _called_by_name) if f is not body and f not in known)
        moved = self._moves(function).stores
        bodies = (body, *called)
        return any(_stores_outside(i, i in moved) for one in bodies for i in one.instructions()) or (
            self._moves_words(function)
        )

    def _calls_others(self, function: Function) -> bool:
        """Does it call something that is not known to leave memory alone?"""
        calls = (i for i in function.instructions() if isinstance(i, (Call, Invoke)))
        return any(isinstance(call, Invoke) or not self._is_harmless(call) for call in calls)

    def _is_harmless(self, call: Call) -> bool:
        kind = classify(call)
        if kind is CallKind.INDIRECT:
            return is_choice_of_names(call, *self._targets(call))
        return kind in (CallKind.DEFINED, CallKind.SCALAR, CallKind.INACTIVE, CallKind.MEMORY)


def brings_numbers(variable: GlobalVariable, instruction: Instruction) -> bool:
    """Could this put a number into a global of integers: by a copy, or as a word that is only moved?"""
    if not holds_words(variable):
        return False
    match instruction:
        case Store(value=value) if value is not variable:
            return _may_carry(instruction)
        case Call() if classify(instruction) is CallKind.DEFINED:
            callee = called_function(instruction)
            called = reached_by_calls([callee], _called_by_name) if callee is not None else []
            return any(isinstance(i, Store) and _may_carry(i) for f in called for i in f.instructions())
        case Call():
            is_left_there = any(address_of(place).base is variable for place in inner_places(instruction))
            return copied_from(instruction) is not None or is_left_there
        case _:
            return False


def holds_words(variable: GlobalVariable) -> bool:
    """Are there integers as long as numbers in it?"""
    return any(_is_word(t) for t in scalar_types(variable.value_type))


def _called_by_name(function: Function) -> Iterator[Function]:
    calls = (i for i in function.instructions() if isinstance(i, Call) and classify(i) is CallKind.DEFINED)
    return (callee for call in calls if (callee := called_function(call)) is not None)


def _may_be_bits(store: Store) -> bool:
    """A word is put together by single bits, which somebody may read as a number."""
    return store.value.type is I64 and isinstance(store.value, Binary) and store.value.opcode in ("and", "or", "xor")


def _may_carry(store: Store) -> bool:
    """A number or an address is stored, or a word that was only moved or given, and may be either."""
    value = store.value
    is_address = isinstance(value, Cast) and value.opcode == "ptrtoint"
    if not isinstance(value.type, IntegerType) or is_address or is_changed_address(value):
        return True
    leaf = tagged_leaf(store.function.module, store.metadata.get("tbaa", ""))
    if isinstance(leaf, IntegerType):
        return isinstance(value, Load) and _is_moved_on(value)
    if leaf is not None:
        return True
    moves_bits = isinstance(value, (Binary, Cast)) and value.opcode in ("and", "or", "xor", "shl", "bitcast")
    may_move = moves_bits or isinstance(value, (Load, Phi, Select, Freeze, Call, Argument, Constant))
    return may_move if _is_word(value.type) else is_moved_piece(store)


def _is_moved_on(load: Load) -> bool:
    """A word is only stored again, and printed; what is narrower than an address, an access must not have named."""
    named = tagged_leaf(load.function.module, load.metadata.get("tbaa", ""))
    may_be_number = load.type is I64 or (_is_word(load.type) and named is None)
    return may_be_number and all(isinstance(user, Store) or only_prints(user) for user in load.users)


def _is_word(type_: Type) -> bool:
    return isinstance(type_, IntegerType) and type_.bits >= 32


def globals_in(value: Value) -> Iterator[GlobalVariable]:
    """The globals that a value is, or that a constant is made of."""
    return (part for part in parts_of(value) if isinstance(part, GlobalVariable))


def _stores_outside(instruction: Instruction, is_piece: bool) -> bool:
    """`is_piece`: it stores bytes of numbers (see `PieceMoves`)."""
    match instruction:
        case Store():
            carries = is_piece or _may_carry(instruction) or _may_be_bits(instruction)
            written = instruction.pointer if carries else None
        case AtomicRMW() | CompareExchange():
            written = instruction.operands[0]
        case Call() if (rule := rules.memory_rule(callee_name(instruction))) is not None:
            written = instruction.arguments[rule.destination]
        case Call() if classify(instruction) is CallKind.INACTIVE:
            return any(map(_is_outside, _filled(instruction)))
        case _:
            return False
    return written is not None and _is_outside(written)


def _filled(call: Call) -> Iterator[Value]:
    """Where an inactive call leaves numbers, or addresses: of a text that it makes, say."""
    rule = rules.inactive_rule(callee_name(call))
    if rule is not None and rule.numbers:
        yield from rule.written(call.arguments)
    yield from made_behind(call)
    yield from inner_places(call)


def _is_outside(pointer: Value) -> bool:
    return not isinstance(address_of(pointer).base, Alloca)
