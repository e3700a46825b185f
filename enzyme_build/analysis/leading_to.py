"""Which globals lead to some memory: an address of it lies in them, or in memory that they lead to in turn.

Forwards from the addresses, through everything that may get hold of one, in differentiated code, too, as anybody may
call it.  Where an address is stored, that memory leads on; whoever has its address is followed as well.  Members are
told apart by their offsets.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Set
from typing import NamedTuple

from enzyme_build import rules
from enzyme_build.analysis.calls import (
    CallKind,
    callee_name,
    classify,
    copied_from,
    is_of_fortran_runtime,
)
from enzyme_build.analysis.left_alone import (
    PARTS,
    RELATES,
    addresses_given,
    is_at_exit,
    is_taken_address,
    makes_text,
    may_be_address,
)
from enzyme_build.analysis.offsets import address_of
from enzyme_build.analysis.outside_code import Place, returned_by
from enzyme_build.analysis.program_calls import ProgramCalls, Unknown, is_seen
from enzyme_build.analysis.tbaa_leaves import tagged_leaf
from enzyme_build.analysis.ways import Memory, Way
from enzyme_build.ir import (
    Alloca,
    Argument,
    AtomicRMW,
    Binary,
    Call,
    Cast,
    Compare,
    CompareExchange,
    Constant,
    FloatType,
    Freeze,
    Function,
    GetElementPtr,
    GlobalVariable,
    Instruction,
    IntegerType,
    Invoke,
    Load,
    Phi,
    Return,
    Select,
    Store,
    Type,
    Value,
    bare_name,
    holds_pointer,
    is_pointer,
    tbaa_access,
)

_MOST = 20000  # questions
_MOST_FUNCTIONS = 256  # that are looked into
_MOST_WAYS = 24  # from one value
_SAME = (Select, Phi, Freeze, GetElementPtr, *PARTS)


class _Question(NamedTuple):
    """What is done with a pointer from which a way leads, or (`of_origin`) with the memory that it points to?"""

    value: Value
    way: Way
    of_origin: bool


def leading_to(
    program: ProgramCalls, pointers: Iterable[tuple[Value, Memory]], numbers: Iterable[Place]
) -> Set[Place] | None:
    """Where in globals such addresses may lie: of what the pointers point to, of numbers in globals (their `offset` is
    None), and of numbers behind a pointer in one; None if that cannot be told."""
    return _Search(program).find(pointers, numbers)


class _Search:
    def __init__(self, program: ProgramCalls):
        self._program = program
        self._known = program.known
        self._found: set[Place] = set()
        self._seen: set[_Question] = set()
        self._ways: dict[tuple[Value, bool, int], dict[Way, None]] = {}
        self._work: list[_Question] = []
        self._entered: set[Function] = set()

    def find(self, pointers: Iterable[tuple[Value, Memory]], numbers: Iterable[Place]) -> Set[Place] | None:
        try:
            for pointer, memory in pointers:
                self._ask_origin([pointer], Way(memory))
            for variable, offset in numbers:
                way = Way(Memory.NUMBERS) if offset is None else Way(Memory.BLOCK, (offset,))
                self._add_uses_of(variable, way)
            while self._work:
                question = self._work.pop()
                (self._look_at_origin if question.of_origin else self._look_at_uses)(question.value, question.way)
        except Unknown:
            return None
        return self._found

    # ---- questions -----------------------------------------------------------------------------------------
    def _ask(self, values: Iterable[Value], way: Way) -> None:
        self._add(_Question(value, way, False) for value in values)

    def _ask_origin(self, values: Iterable[Value], way: Way) -> None:
        self._add(_Question(value, way, True) for value in values)

    def _add(self, questions: Iterable[_Question]) -> None:
        for question in map(self._widened, questions):
            if question not in self._seen:
                self._seen.add(question)
                self._work.append(question)
        if len(self._seen) > _MOST:
            raise Unknown

    def _widened(self, question: _Question) -> _Question:
        """A pointer that moves on has too many ways to tell them apart."""
        value, way, of_origin = question
        for wider in (way, way.moved(None), way.blurred()):
            known = self._ways.setdefault((value, of_origin, len(wider.steps)), {})
            if wider in known or len(known) < _MOST_WAYS or not wider.steps:
                known[wider] = None
                return _Question(value, wider, of_origin)
        return question

    def _enter(self, functions: Iterable[Function]) -> None:
        for function in functions:
            self._entered.add(function)
            if function.is_declaration or len(self._entered) > _MOST_FUNCTIONS or not function.blocks:
                raise Unknown

    def _add_uses_of(self, variable: GlobalVariable, way: Way) -> None:
        question = _Question(variable, way, False)
        if question in self._seen:
            return
        self._seen.add(question)
        if not is_seen(variable):
            self._hand_to_unseen(way)
        outside = self._known.outside
        inside = (use for function in self._known.inside for use in outside.uses_in(function, variable))
        for user, index in (*outside.uses_of(variable), *inside):
            at = address_of(user.operands[index])
            is_known = at.base is variable and not at.terms
            self._look_at(user, index, way.moved(-at.offset if is_known else None))
        for holder, pointer in self._program.initial_holders.get(variable, ()):
            self._ask_origin([holder], way.moved(-pointer.distance).stepped_back(0).moved(pointer.offset))

    # ---- who has an address --------------------------------------------------------------------------------
    def _look_at_uses(self, value: Value, way: Way) -> None:
        for user, index in list(value.uses):
            self._look_at(user, index, way)

    def _look_at(self, user: Instruction, index: int, way: Way) -> None:
        match user:
            case Load():
                self._look_at_loaded(user, way)
            case Store() if index == 0 and not _leads_from(user, way):
                pass
            case Store() if index == 0:
                is_whole = is_pointer(user.value.type) or isinstance(user.value.type, IntegerType)
                self._ask_origin([user.pointer], way.stepped_back(0 if is_whole else None))
            case Store():
                self._look_at_stored(user, way)
            case Cast(opcode="ptrtoint"):
                self._follow_integer(user, way)
            case Cast():
                self._ask([user] if may_be_address(user) else [], way)
            case GetElementPtr():
                goes_on = index == 0 and "nuw" in user.flags and way.is_in_front
                distance = _distance(user, index)
                self._ask([user], way if goes_on and distance is None else way.moved(distance))
            case _ if isinstance(user, _SAME):
                self._ask([user], way)
            case Return():
                self._look_at_callers(user.function, way)
            case Call() | Invoke():
                self._look_at_call(user, index, way)
            case Compare() | Binary():
                pass
            case AtomicRMW() | CompareExchange() if index == 0 and not may_be_address(user.operands[1]):
                pass  # a counter
            case _:
                raise Unknown

    def _look_at_loaded(self, load: Load, way: Way) -> None:
        module = load.function.module
        followed = way.followed(module.layout.size_of(load.type))
        leaf = tagged_leaf(module, load.metadata.get("tbaa", ""))
        is_size = isinstance(leaf, IntegerType) and is_of_fortran_runtime(load.function)
        if followed is not None and may_be_address(load) and not (isinstance(leaf, FloatType) or is_size):
            self._ask([load], followed)

    def _look_at_stored(self, store: Store, way: Way) -> None:
        """What is put where all belongs to what is asked about does, too."""
        followed = way.followed(store.function.module.layout.size_of(store.value.type))
        if followed is not None and way.to in (Memory.WHOLE, Memory.BLOCK) and may_be_address(store.value):
            self._ask_origin([store.value], followed)

    def _follow_integer(self, address: Cast, way: Way) -> None:
        """An address as an integer, and what is computed from it; the distance of two is none."""
        seen: set[Value] = set()
        work: list[Value] = [address]
        while work:
            value = work.pop()
            if value in seen:
                continue
            seen.add(value)
            for user, index in list(value.uses):
                match user:
                    case Binary(opcode="sub") if all(map(is_taken_address, user.operands)):
                        pass
                    case Binary() | Phi() | Select():
                        work.append(user)
                    case GetElementPtr():
                        raise Unknown
                    case _:
                        self._look_at(user, index, way.moved(None) if value is not address else way)

    def _look_at_callers(self, function: Function, way: Way) -> None:
        if not is_seen(function):
            self._hand_to_unseen(way)
        for user, index in self._program.calls_of(function):
            if self._program.calls(user, function):
                self._ask([user], way)
            elif self._program.is_given_away(user):
                self._hand_to_unseen(way)
            elif not is_at_exit(user, index):
                raise Unknown

    def _look_at_call(self, call: Call | Invoke, index: int, way: Way) -> None:
        kind, callees = classify(call), self._known.callees(call)
        if kind is CallKind.DEALLOCATION or index >= len(call.arguments):
            return
        if callees is not None:
            self._enter(callees)
            if any(index >= len(f.arguments) for f in callees):
                raise Unknown
            self._ask([f.arguments[index] for f in callees if index or not _is_outside(f, way)], way)
        elif asked := self._program.asked_by(call):
            self._enter(asked)
            self._ask([argument for function in asked for argument in function.arguments], way)
        elif kind in RELATES:
            self._look_at_copy(call, index, way)
        elif is_at_exit(call, 0) and index == 1:
            at_exit = _named_in(call.arguments[:1])
            self._enter(at_exit)
            self._ask([argument for f in at_exit for argument in f.arguments[:1]], way)
        else:
            self._look_at_library_call(call, way)

    def _look_at_library_call(self, call: Call | Invoke, way: Way) -> None:
        """It keeps no address, but may hand it back, or to functions that it is given."""
        if rules.inactive_rule(callee_name(call)) is None:
            raise Unknown
        self._ask([call] if holds_pointer(call.type) else [], way)
        called_back = [f for f in _named_in(call.arguments) if not f.is_declaration]
        self._enter(called_back)
        self._ask([argument for f in called_back for argument in f.arguments], way)

    def _look_at_copy(self, call: Call | Invoke, index: int, way: Way) -> None:
        source, is_copy = copied_from(call), classify(call) is CallKind.MEMORY
        self._ask([call] if holds_pointer(call.type) else [], way)
        others = [a for k, a in enumerate(call.arguments) if k != index and is_pointer(a.type)]
        if not is_copy:  # (see `_leads_from`)
            self._ask_origin(others if not way.is_in_front else [], way.stepped_back(None))
        elif source is call.arguments[index]:
            self._ask_origin(others if way.steps or way.to is not Memory.NUMBERS else [], way)
        elif source is not None and way.to in (Memory.WHOLE, Memory.BLOCK):
            self._ask_origin(others, way)

    # ---- whose address it is -------------------------------------------------------------------------------
    def _look_at_origin(self, value: Value, way: Way) -> None:
        at = address_of(value)
        way = way.moved(at.offset if not at.terms else None)
        match at.base:
            case GlobalVariable() as variable:
                if way.steps or way.to is Memory.LEADING:
                    self._found.add(Place(variable, way.steps[0] if way.steps else None))
                if not variable.is_constant or way.steps:
                    self._add_uses_of(variable, way)
            case Constant():
                pass
            case Alloca():
                self._ask([at.base], way)
            case Load():
                self._ask([at.base], way)
                self._ask_origin([at.base.pointer], way.stepped_back())
            case Argument():
                self._look_at_givers(at.base, way)
            case Call() | Invoke():
                self._look_at_maker(at.base, way)
            case _ if isinstance(at.base, _SAME):
                self._ask_origin([o for o in at.base.operands if may_be_address(o)], way)
            case Binary() if not is_pointer(value.type):
                pass  # (addresses become no integers but to be measured)
            case Cast() if may_be_address(at.base.operands[0]):
                self._ask_origin(at.base.operands, way)
            case _:
                raise Unknown

    def _look_at_maker(self, call: Call | Invoke, way: Way) -> None:
        kind, callees = classify(call), self._known.callees(call)
        if kind is CallKind.ALLOCATION or makes_text(call):
            self._ask([call], way)
        elif kind in RELATES:
            self._ask_origin(addresses_given(call), way.moved(None))
        elif callees is not None:
            self._enter(callees)
            if all(map(self._program.makes_new, callees)):
                self._ask([call], way)
            if way.to is Memory.WHOLE or not all(map(self._program.makes_new, callees)):
                self._ask_origin(returned_by(callees), way)
        elif rules.inactive_rule(callee_name(call)) is not None:
            self._ask([call], way)
            self._ask_origin(addresses_given(call), way.moved(None))
        else:
            raise Unknown

    def _look_at_givers(self, argument: Argument, way: Way) -> None:
        function = argument.users[0].function
        if not is_seen(function):
            self._hand_to_unseen(way)
        for user, _ in self._program.calls_of(function):
            if self._program.calls(user, function):
                self._ask_origin(user.arguments[argument.index : argument.index + 1], way)
            elif function in self._program.asked_by(user):
                pass  # what a request is given is asked about from the beginning
            elif self._program.is_given_away(user):
                self._hand_to_unseen(way)
            else:
                raise Unknown

    def _hand_to_unseen(self, way: Way) -> None:
        """Unseen code has an address: it may hand it in, or put it where functions lead it.  (Globals that it sees are
        looked at when the program runs.)"""
        functions = [f for f in self._program.open if any(map(is_pointer, _types_of(f)))]
        self._enter(functions)
        self._ask([a for f in functions for a in f.arguments if is_pointer(a.type)], way)
        self._ask_origin([v for v in returned_by(functions) if may_be_address(v)], Way(Memory.LEADING))


def _named_in(arguments: Iterable[Value]) -> list[Function]:
    bases = (address_of(argument).base for argument in arguments)
    return [base for base in bases if isinstance(base, Function)]


def _is_outside(function: Function, way: Way) -> bool:
    """Does a way begin outside the library's container whose function is called?  That one does not leave it."""
    first = way.steps[0] if way.steps else None
    if first is None or not rules.is_method_of_container(bare_name(function.name)):
        return False
    size = re.search(r"(?<!\w)dereferenceable\((\d+)\)", function.arguments[0].attributes)
    return size is not None and not 0 <= first < int(size[1])


def _leads_from(store: Store, way: Way) -> bool:
    """May a way begin at the address that is stored?  None goes on from a string's characters, nor from in front of a
    library's nodes, nor does one leave a head that its own object has a link to."""
    tag = store.metadata.get("tbaa", "")
    access = tbaa_access(store.function.module, tag) if tag else None
    if access is None or not way.steps:
        return True
    if rules.is_text_class(access.base):
        return False
    size, first = rules.head_behind(access.base, access.access), way.steps[0]
    if size is None or first is None:
        return True
    here, there = address_of(store.pointer), address_of(store.value)
    is_own = here.base is there.base and not (here.terms or there.terms)
    return first >= 0 and (first < size or not is_own)


def _types_of(function: Function) -> list[Type]:
    return [function.return_type, *(argument.type for argument in function.arguments)]


def _distance(step: GetElementPtr, index: int) -> int | None:
    """How far the operand lies behind the address; None if that is not known, or if the operand is an index."""
    here, there = address_of(step), address_of(step.pointer)
    is_known = index == 0 and here.base is there.base and here.terms == there.terms
    return there.offset - here.offset if is_known else None
