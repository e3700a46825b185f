"""Does code that is not differentiated keep the memory behind a global apart from all other memory?

Memory is *own* if it is the global itself or another that is kept apart, was allocated for it, or is reached from
there.  Two questions lead on to each other: do all uses of an own pointer leave it in own memory, and does what is
stored there lead to own memory?  Each is asked once; what they ask again is taken for true.  Numbers that such code
stores there are constants.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Set
from typing import NamedTuple

from enzyme_build import rules
from enzyme_build.analysis.calls import CallKind, called_function, callee_name, classify, copied_from
from enzyme_build.analysis.indirect_calls import parts_of
from enzyme_build.analysis.offsets import address_of, origins_of
from enzyme_build.analysis.outside_code import OutsideCode, Place, Use, returned_by
from enzyme_build.ir import (
    Alloca,
    Argument,
    AtomicRMW,
    Binary,
    Call,
    Cast,
    Compare,
    Constant,
    ExtractElement,
    ExtractValue,
    Freeze,
    Function,
    GetElementPtr,
    GlobalVariable,
    InsertElement,
    InsertValue,
    Instruction,
    IntegerType,
    Invoke,
    Load,
    Phi,
    Return,
    Select,
    ShuffleVector,
    Store,
    Value,
    holds_pointer,
    is_pointer,
    scalar_types,
)

_MOST_FUNCTIONS = 64  # that are looked into for one global
_AT_EXIT = ("__cxa_atexit", "__cxa_thread_atexit")  # (function, its argument, …): others hand it in another place
PARTS = (InsertValue, ExtractValue, InsertElement, ExtractElement, ShuffleVector)
_WITH_BODY = (CallKind.DEFINED, CallKind.CUSTOM, CallKind.INACTIVE)  # one may be registered as inactive
RELATES = (CallKind.MEMORY, CallKind.MIRRORED)  # what is given, to each other and to the result
_WORD = 64  # bits of an address
_BYTES = _WORD // 8
Slot = tuple[int, int]  # offset and period


class _Question(NamedTuple):
    """Is this value a pointer to own memory, or (`of_uses`) one whose uses keep it there?"""

    value: Value
    of_uses: bool


class LeftAlone:
    """`outside`: the code that is not differentiated; `inside`: the functions that are.

    `targets` answers the functions that a call through a pointer may reach, and whether these are all; `listed`: the
    names of those whose addresses globals start with.
    """

    def __init__(
        self,
        outside: OutsideCode,
        inside: Iterable[Function],
        targets: Callable[[Call | Invoke], tuple[list[Function], bool]],
        listed: Container[str],
    ):
        self.outside = outside
        self.inside = list(inside)
        self._targets = targets
        self._listed = listed
        self._by_members: dict[GlobalVariable, _UsesByMembers] = {}

    def shared_with(self, variable: GlobalVariable, slot: Slot | None = None) -> Set[Place] | None:
        """Where else in globals the functions outside put the addresses that they put there, and the globals whose
        addresses these are; None unless they put only addresses of its own there, and hand none on.

        `slot`: asked is about its pointers at an offset (and all multiples of a period on) alone.
        """
        search = _Search(self, moves=slot is None)
        if not search.join(variable, slot) or not search.holds():
            return None
        return {p for p in search.shared if p.variable is not variable or (slot is not None and p.offset != slot[0])}

    def uses_of(self, variable: GlobalVariable, slot: Slot | None) -> list[Use]:
        """What code outside does with a global, accesses to other members than the slot aside."""
        if slot is None:
            return self.outside.uses_of(variable)
        if variable not in self._by_members:
            self._by_members[variable] = _UsesByMembers(variable, self.outside.uses_of(variable))
        return self._by_members[variable].concerning(*slot)

    def holds_for_results(self, function: Function) -> bool:
        """The same for what they have as the result of a differentiated function."""
        calls = [call for call, _ in self.outside.uses_of(function)]
        if not all(isinstance(c, (Call, Invoke)) and called_function(c) is function for c in calls):
            return False
        return _Search(self).holds([use for call in calls for use in call.uses])

    def callers(self, function: Function) -> list[Function] | None:
        """The functions that name a function; None if it may be called by others, too."""
        return self.naming(function) if function.name not in self._listed else None

    def naming(self, function: Function) -> list[Function]:
        """The functions that name a function, whoever calls it."""
        return [*self.outside.naming(function), *(f for f in self.inside if self.outside.uses_in(f, function))]

    def callees(self, call: Call | Invoke) -> list[Function] | None:
        """The functions of the program that are called; None if it has none.

        (An object whose virtual functions are called was made by the program, if it lies in memory of its own.)
        """
        kind, callee = classify(call), called_function(call)
        if kind in _WITH_BODY and callee is not None and not callee.is_declaration:
            return [callee]
        return (self._targets(call)[0] or None) if kind is CallKind.INDIRECT else None


class _UsesByMembers:
    """The uses of a global, those by their places that access members of it directly."""

    def __init__(self, variable: GlobalVariable, uses: Iterable[Use]):
        self._others: list[Use] = []
        self._direct: list[tuple[Use, int, int]] = []  # with its place and size
        self._by_word: dict[int, list[tuple[Use, int, int]]] = {}
        for use in uses:
            user, _ = use
            at = address_of(user.pointer) if isinstance(user, (Load, Store)) else None
            if at is None or at.base is not variable or at.terms or not isinstance(user, (Load, Store)):
                self._others.append(use)
                continue
            access = use, at.offset, user.function.module.layout.size_of(user.accessed_type)
            self._direct.append(access)
            for word in range(at.offset // _BYTES, (at.offset + access[2] - 1) // _BYTES + 1):
                self._by_word.setdefault(word, []).append(access)

    def concerning(self, offset: int, period: int) -> list[Use]:
        """All but accesses that do not meet an address at such a place."""
        near = self._direct
        if not period:
            words = dict.fromkeys((offset // _BYTES, (offset + _BYTES - 1) // _BYTES))
            near = [access for word in words for access in self._by_word.get(word, ())]
        found = dict.fromkeys(self._others)
        for use, start, size in near:
            first = (offset - start) % period if period else offset - start
            if any(-_BYTES < distance < size for distance in (first, first - period)):
                found[use] = None
        return list(found)


class _Search:
    """`moves`: addresses that are loaded from own memory may be stored there."""

    def __init__(self, left_alone: LeftAlone, moves: bool = True):
        self._left_alone = left_alone
        self._moves = moves
        self._joined: dict[GlobalVariable, set[Slot | None]] = {}  # whose memory is own, or what these slots lead to
        self.shared: set[Place] = set()  # with the variables, as far as is known
        self._named_in: set[Function] = set()
        self._asked: set[_Question] = set()
        self._work: list[_Question] = []
        self._entered: set[Function] = set()

    def join(self, variable: GlobalVariable, slot: Slot | None = None) -> bool:
        """Its memory is own, too, or what one slot leads to: what is done at once is fine, the rest is asked later."""
        known = self._joined.setdefault(variable, set())
        if not known.isdisjoint((slot, None)):
            return True
        known.add(slot)
        self._named_in.update(self._left_alone.outside.naming(variable))
        return all(self._is_use_fine(user, index) for user, index in self._left_alone.uses_of(variable, slot))

    def holds(self, uses: Iterable[tuple[Instruction, int]] = ()) -> bool:
        if not all(self._is_use_fine(user, index) for user, index in uses):
            return False
        while self._work:
            value, of_uses = self._work.pop()
            if of_uses:
                fine = all(self._is_use_fine(user, index) for user, index in list(value.uses))
            else:
                fine = self._is_own(value)
            if not fine:
                return False
        return True

    def _ask(self, values: Iterable[Value], of_uses: bool) -> bool:
        """Later; for now the answer is yes."""
        questions = [_Question(value, of_uses) for value in values]
        self._work += [q for q in questions if q not in self._asked]
        self._asked.update(questions)
        return True

    def _enter(self, function: Function) -> bool:
        """Its body, if there is one and not too many others were looked into."""
        self._entered.add(function)
        return not function.is_declaration and len(self._entered) <= _MOST_FUNCTIONS and bool(function.blocks)

    # ---- what is done with an own pointer ------------------------------------------------------------------
    def _is_use_fine(self, user: Instruction, index: int) -> bool:
        match user:
            case Load():
                return self._ask([user] if may_be_address(user) else [], True)
            case Select() | Phi() | Freeze() | GetElementPtr():
                return self._ask([user], True)
            case _ if isinstance(user, PARTS):
                return self._ask([user], True)
            case Compare() | Binary():
                return True
            case Cast() if user.opcode == "ptrtoint":
                return _is_measured(user)
            case Cast():
                return self._ask([user] if may_be_address(user) else [], True)
            case Store() if index == 0:
                place = address_of(user.pointer)
                if isinstance(place.base, GlobalVariable) and not place.base.is_constant:
                    return self._is_own_variable(place.base, None if place.terms else place.offset)
                return self._ask([user.pointer], False)
            case Store():
                return self._are_own(_addresses_in(user.value))
            case AtomicRMW():
                return index == 0 and not may_be_address(user)
            case Return():
                return self._goes_to_callers(user.function)
            case Call() | Invoke():
                return self._is_call_fine(user, index)
            case _:
                return False

    def _goes_to_callers(self, function: Function) -> bool:
        callers = self._left_alone.callers(function)
        if callers is None:
            return False
        for user, index in (use for caller in callers for use in self._left_alone.outside.uses_in(caller, function)):
            if isinstance(user, (Call, Invoke)) and called_function(user) is function:
                self._ask([user], True)
            elif not is_at_exit(user, index):
                return False
        return True

    def _is_call_fine(self, call: Call | Invoke, index: int) -> bool:
        kind, callees = classify(call), self._left_alone.callees(call)
        if kind is CallKind.DEALLOCATION or index >= len(call.arguments):
            return True  # (what is called lies in a table of the object's class)
        if callees is not None:
            is_seen = all(self._enter(f) and index < len(f.arguments) for f in callees)
            return is_seen and self._ask([f.arguments[index] for f in callees], True)
        if kind in RELATES:
            if kind is CallKind.MEMORY and copied_from(call) is None:
                return self._ask([call], True)  # it is filled
            if not self._moves and (kind is CallKind.MIRRORED or copied_from(call) is call.arguments[index]):
                return False
            return self._ask(addresses_given(call), False) and self._ask([call], True)
        if is_at_exit(call, 0) and index == 1:
            function = address_of(call.arguments[0]).base
            return isinstance(function, Function) and self._enter(function) and self._ask(function.arguments[:1], True)
        rule = rules.inactive_rule(callee_name(call))
        if rule is None or not holds_pointer(call.type):
            return rule is not None
        return rule.because == "text" and self._ask([call], True)

    # ---- what is put there ---------------------------------------------------------------------------------
    def _are_own(self, addresses: list[Value] | None) -> bool:
        return addresses is not None and self._ask(addresses, False)

    def _is_own(self, value: Value) -> bool:
        base = address_of(value).base
        match base:
            case Constant():  # perhaps null, undefined, or a function
                named = [part for part in parts_of(base) if isinstance(part, GlobalVariable) and not part.is_constant]
                return all(map(self._is_own_variable, named))
            case Alloca():
                return self._ask([base], True)
            case Load():
                is_local = isinstance(address_of(base.pointer).base, Alloca)
                return (self._moves or is_local) and self._ask([base.pointer], False)
            case Select():
                return self._ask(base.operands[1:], False)
            case Phi() | Freeze():
                return self._ask(base.operands, False)
            case Argument():
                return self._comes_from_callers(base)
            case Call() | Invoke():
                return self._is_result_own(base)
            case Cast():
                return self._are_own(_addresses_in(base.operands[0]))
            case _ if isinstance(base, PARTS):
                return self._ask([o for o in base.operands if may_be_address(o)], False)
            case _:
                return False

    def _is_own_variable(self, variable: GlobalVariable, offset: int | None = None) -> bool:
        """It is kept apart from all other memory, too."""
        self.shared.add(Place(variable, offset))
        is_seen = variable.linkage in ("internal", "private")  # unseen code leads others anywhere
        is_asked_about = variable in self._joined
        return (is_seen or is_asked_about) and self.join(variable, (offset, 0) if offset is not None else None)

    def _is_result_own(self, call: Call | Invoke) -> bool:
        kind, callees = classify(call), self._left_alone.callees(call)
        if kind is CallKind.ALLOCATION:
            return self._ask([call], True)
        if kind in RELATES:
            return self._ask(addresses_given(call), False)
        if makes_text(call):
            return self._ask([call], True)
        if callees is None or not all(map(self._enter, callees)):
            return False
        return self._ask(returned_by(callees), False)

    def _comes_from_callers(self, argument: Argument) -> bool:
        function, index = argument.users[0].function, argument.index
        callers = self._left_alone.callers(function)
        if not callers or not all(map(self._enter, callers)):
            return False
        if function in self._named_in and function.linkage not in ("internal", "private"):
            return False  # unseen callers hand it anything (the others do not lead them to the variable)
        for user in (user for caller in callers for user, _ in self._left_alone.outside.uses_in(caller, function)):
            if not isinstance(user, (Call, Invoke)) or called_function(user) is not function:
                return False
            self._ask(user.arguments[index : index + 1], False)
        return True


def makes_text(call: Call | Invoke) -> bool:
    """Are there characters where its result leads, and no address?"""
    rule = rules.inactive_rule(callee_name(call))
    return rule is not None and rule.returns_text


def addresses_given(call: Call | Invoke) -> list[Value]:
    return [argument for argument in call.arguments if holds_pointer(argument.type)]


def may_be_address(value: Value) -> bool:
    """Has it pointers inside, or words as wide as one?"""
    return any(is_pointer(t) or (isinstance(t, IntegerType) and t.bits == _WORD) for t in scalar_types(value.type))


def _addresses_in(value: Value) -> list[Value] | None:
    """What must lead to own memory for a value to do so; None: more is computed from addresses than can be told."""
    found: list[Value] = []
    for origin in origins_of(value):
        match origin:
            case _ if holds_pointer(origin.type):
                found.append(origin)
            case Load() if may_be_address(origin):
                found.append(origin.pointer)
            case Cast(opcode="ptrtoint"):
                found += origin.operands
            case Binary() if origin.opcode != "sub" and any(map(is_taken_address, origin.operands)):
                return None
            case _:
                pass
    return found


def is_taken_address(value: Value) -> bool:
    return isinstance(value, Cast) and value.opcode == "ptrtoint"


def is_at_exit(user: Instruction, index: int) -> bool:
    """Is the operand what runs at the program's end?"""
    return index == 0 and isinstance(user, (Call, Invoke)) and callee_name(user) in _AT_EXIT


def _is_measured(address: Cast) -> bool:
    """Is it only compared, and taken from another one?"""
    seen: set[Value] = set()
    work: list[Value] = [address]
    while work:
        value = work.pop()
        if value in seen:
            continue
        seen.add(value)
        for user in value.users:
            match user:
                case Compare() | Binary(opcode="sub"):
                    pass
                case Phi() | Select() | Binary():
                    work.append(user)
                case _:
                    return False
    return True
