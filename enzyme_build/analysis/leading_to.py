"""Which globals lead to some memory: an address of it lies in them, or in memory that they lead to in turn.

Forwards from the addresses, through everything that may get hold of one, in differentiated code, too, as anybody may
call it.  Where an address is stored, that memory leads on; whoever has its address is followed as well.  Members are
told apart by their offsets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Set
from enum import Enum
from functools import cached_property
from typing import NamedTuple

from enzyme_build import rules
from enzyme_build.analysis.calls import (
    CallKind,
    called_function,
    callee_name,
    classify,
    copied_from,
    is_of_fortran_runtime,
)
from enzyme_build.analysis.left_alone import (
    LeftAlone,
    addresses_given,
    is_at_exit,
    makes_text,
    may_be_address,
)
from enzyme_build.analysis.offsets import address_of, origins_of
from enzyme_build.analysis.outside_code import Place, returned_by
from enzyme_build.analysis.tbaa_leaves import tagged_leaf
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
    ExtractElement,
    ExtractValue,
    FloatType,
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
    Type,
    Value,
    holds_pointer,
    is_pointer,
)

_MOST = 20000  # questions
_WORD = 8  # bytes of an address
_MOST_FUNCTIONS = 256
_HANDS_BACK = ("__cxa_begin_catch", "__cxa_get_exception_ptr")  # what is in an exception
_SAME = (Select, Phi, Freeze, GetElementPtr, InsertValue, ExtractValue, InsertElement, ExtractElement, ShuffleVector)


_MOST_WAYS = 8  # from one value
_MOST_STEPS = 3  # of a way that is known by its offsets


class Memory(Enum):
    """`NUMBERS`: no addresses lie there; `LEADING`: one of memory that is asked about may; `WHOLE`: all that do are.

    `BLOCK`: there are numbers, and whatever address lies where it is is one of such numbers.
    """

    NUMBERS = 0
    LEADING = 1
    WHOLE = 2
    BLOCK = 3


class _Way(NamedTuple):
    """From a pointer to memory that is asked about: how far behind it an address lies (None: anywhere) that leads on,
    and so on."""

    to: Memory
    steps: tuple[int | None, ...] = ()

    def moved(self, distance: int | None) -> _Way:
        """From a pointer that is so far in front of this one."""
        if not self.steps:
            return self
        first, *others = self.steps
        return _Way(self.to, (None if first is None or distance is None else first + distance, *others))

    def stepped_back(self, offset: int | None = 0) -> _Way:
        """From a pointer behind which this pointer lies."""
        if len(self.steps) < _MOST_STEPS:
            return _Way(Memory.NUMBERS if self.to is Memory.BLOCK else self.to, (offset, *self.steps))
        return self.blurred()

    def blurred(self) -> _Way:
        return _Way(self.to if self.to in (Memory.WHOLE, Memory.LEADING) else Memory.LEADING)

    def followed(self, size: int) -> _Way | None:
        """From what is loaded, of some size, through the pointer; None if that leads there on no way."""
        if not self.steps:
            return self if self.to in (Memory.LEADING, Memory.WHOLE) else None
        first, *others = self.steps
        to = Memory.NUMBERS if self.to is Memory.BLOCK and not others else self.to
        return _Way(to, tuple(others)) if first is None or -_WORD < first < size else None


class _Question(NamedTuple):
    """What is done with a pointer from which a way leads, or (`of_origin`) with the memory that it points to?"""

    value: Value
    way: _Way
    of_origin: bool


class _Unknown(Exception):
    """Somebody who is not seen gets hold of an address."""


class LeadingTo:
    """`known`: who calls whom; `asked_by`: the functions that a call asks for derivatives of."""

    def __init__(self, known: LeftAlone, asked_by: Callable[[Call | Invoke], list[Function]]):
        self._known = known
        self._asked_by = asked_by
        self._found: set[Place] = set()
        self._seen: set[_Question] = set()
        self._ways: dict[tuple[Value, bool, int], dict[_Way, None]] = {}
        self._work: list[_Question] = []
        self._entered: set[Function] = set()
        self._makers: dict[Function, bool] = {}

    def find(self, pointers: Iterable[tuple[Value, Memory]], numbers: Iterable[Place]) -> Set[Place] | None:
        """Where in globals such addresses may lie: of what the pointers point to, of numbers in globals (their
        `offset` is None), and of numbers behind a pointer in one; None if that cannot be told."""
        try:
            for pointer, memory in pointers:
                self._ask_origin([pointer], _Way(memory))
            for variable, offset in numbers:
                way = _Way(Memory.NUMBERS) if offset is None else _Way(Memory.BLOCK, (offset,))
                self._add_uses_of(variable, way)
            while self._work:
                question = self._work.pop()
                (self._look_at_origin if question.of_origin else self._look_at_uses)(question.value, question.way)
        except _Unknown:
            return None
        return self._found

    # ---- questions -----------------------------------------------------------------------------------------
    def _ask(self, values: Iterable[Value], way: _Way) -> None:
        self._add(_Question(value, way, False) for value in values)

    def _ask_origin(self, values: Iterable[Value], way: _Way) -> None:
        self._add(_Question(value, way, True) for value in values)

    def _add(self, questions: Iterable[_Question]) -> None:
        for question in map(self._widened, questions):
            if question not in self._seen:
                self._seen.add(question)
                self._work.append(question)
        if len(self._seen) > _MOST:
            raise _Unknown

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
                raise _Unknown

    def _add_uses_of(self, variable: GlobalVariable, way: _Way) -> None:
        question = _Question(variable, way, False)
        if question in self._seen:
            return
        self._seen.add(question)
        if not _is_seen(variable):
            self._hand_to_unseen(way)
        outside = self._known.outside
        inside = (use for function in self._known.inside for use in outside.uses_in(function, variable))
        for user, index in (*outside.uses_of(variable), *inside):
            at = address_of(user.operands[index])
            is_known = at.base is variable and not at.terms
            self._look_at(user, index, way.moved(-at.offset if is_known else None))

    # ---- who has an address --------------------------------------------------------------------------------
    def _look_at_uses(self, value: Value, way: _Way) -> None:
        for user, index in list(value.uses):
            self._look_at(user, index, way)

    def _look_at(self, user: Instruction, index: int, way: _Way) -> None:
        match user:
            case Load():
                self._look_at_loaded(user, way)
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
                self._ask([user], way.moved(_distance(user, index)))
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
                raise _Unknown

    def _look_at_loaded(self, load: Load, way: _Way) -> None:
        module = load.function.module
        followed = way.followed(module.layout.size_of(load.type))
        leaf = tagged_leaf(module, load.metadata.get("tbaa", ""))
        is_size = isinstance(leaf, IntegerType) and is_of_fortran_runtime(load.function)
        if followed is not None and may_be_address(load) and not (isinstance(leaf, FloatType) or is_size):
            self._ask([load], followed)

    def _look_at_stored(self, store: Store, way: _Way) -> None:
        """What is put where all belongs to what is asked about does, too."""
        followed = way.followed(store.function.module.layout.size_of(store.value.type))
        if followed is not None and way.to in (Memory.WHOLE, Memory.BLOCK) and may_be_address(store.value):
            self._ask_origin([store.value], followed)

    def _follow_integer(self, address: Cast, way: _Way) -> None:
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
                    case Binary(opcode="sub") if all(map(_is_taken_address, user.operands)):
                        pass
                    case Binary() | Phi() | Select():
                        work.append(user)
                    case GetElementPtr():
                        raise _Unknown
                    case _:
                        self._look_at(user, index, way.moved(None) if value is not address else way)

    def _look_at_callers(self, function: Function, way: _Way) -> None:
        if not _is_seen(function):
            self._hand_to_unseen(way)
        for user, index in self._calls_of(function):
            if self._calls(user, function):
                self._ask([user], way)
            elif self._is_given_away(user):
                self._hand_to_unseen(way)
            elif not is_at_exit(user, index):
                raise _Unknown

    def _calls_of(self, function: Function) -> Iterator[tuple[Call | Invoke, int]]:
        """Where it is called, by its name or from a table, and where its address is handed on."""
        if self._known.callers(function) is None:
            yield from ((call, len(call.operands) - 1) for call in self._indirect.get(function, ()))
        uses_in, callers = self._known.outside.uses_in, self._known.naming(function)
        for user, index in (use for caller in callers for use in uses_in(caller, function)):
            if not isinstance(user, (Call, Invoke)):
                raise _Unknown
            yield user, index

    def _calls(self, call: Call | Invoke, function: Function) -> bool:
        return called_function(call) is function or function in (self._known.callees(call) or ())

    @cached_property
    def _indirect(self) -> dict[Function, list[Call | Invoke]]:
        """The calls through pointers, by what they may call."""
        found: dict[Function, list[Call | Invoke]] = {}
        for call in (i for f in self._every for i in f.instructions() if isinstance(i, (Call, Invoke))):
            if classify(call) is CallKind.INDIRECT:
                for function in self._known.callees(call) or ():
                    found.setdefault(function, []).append(call)
        return found

    @property
    def _every(self) -> list[Function]:
        return [*self._known.outside.functions, *self._known.inside]

    def _look_at_call(self, call: Call | Invoke, index: int, way: _Way) -> None:
        kind, callees = classify(call), self._known.callees(call)
        if kind is CallKind.DEALLOCATION or index >= len(call.arguments):
            return
        if callees is not None:
            self._enter(callees)
            if any(index >= len(f.arguments) for f in callees):
                raise _Unknown
            self._ask([f.arguments[index] for f in callees], way)
        elif asked := self._asked_by(call):
            self._enter(asked)
            self._ask([argument for function in asked for argument in function.arguments], way)
        elif kind in (CallKind.MEMORY, CallKind.MIRRORED):
            self._look_at_copy(call, index, way)
        elif is_at_exit(call, 0) and index == 1:
            at_exit = [f for f in (address_of(call.arguments[0]).base,) if isinstance(f, Function)]
            self._enter(at_exit)
            self._ask([argument for f in at_exit for argument in f.arguments[:1]], way)
        else:
            rule = rules.inactive_rule(callee_name(call))
            hands_back = callee_name(call) in _HANDS_BACK or (rule is not None and rule.because == "text")
            if rule is None or (holds_pointer(call.type) and not hands_back):
                raise _Unknown
            self._ask([call] if holds_pointer(call.type) else [], way)
            given = (address_of(argument).base for argument in call.arguments)
            called_back = [f for f in given if isinstance(f, Function) and not f.is_declaration]
            self._enter(called_back)
            self._ask([argument for f in called_back for argument in f.arguments], way)

    def _look_at_copy(self, call: Call | Invoke, index: int, way: _Way) -> None:
        source, is_copy = copied_from(call), classify(call) is CallKind.MEMORY
        self._ask([call] if holds_pointer(call.type) else [], way)
        others = [a for k, a in enumerate(call.arguments) if k != index and is_pointer(a.type)]
        if not is_copy:  # (links lead to nodes and heads, and nobody looks in front of one)
            is_in_front = bool(way.steps) and way.steps[0] is not None and way.steps[0] < 0
            self._ask_origin(others if not is_in_front else [], way.stepped_back(None))
        elif source is call.arguments[index]:
            self._ask_origin(others if way.steps or way.to is not Memory.NUMBERS else [], way)
        elif source is not None and way.to in (Memory.WHOLE, Memory.BLOCK):
            self._ask_origin(others, way)

    # ---- whose address it is -------------------------------------------------------------------------------
    def _look_at_origin(self, value: Value, way: _Way) -> None:
        at = address_of(value)
        way = way.moved(at.offset if not at.terms else None)
        match at.base:
            case GlobalVariable() as variable:
                if way.steps or way.to is Memory.LEADING:
                    self._found.add(Place(variable, way.steps[0] if way.steps else None))
                if not variable.is_constant:
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
                raise _Unknown

    def _look_at_maker(self, call: Call | Invoke, way: _Way) -> None:
        kind, callees = classify(call), self._known.callees(call)
        if kind is CallKind.ALLOCATION or makes_text(call):
            self._ask([call], way)
        elif kind in (CallKind.MEMORY, CallKind.MIRRORED):
            self._ask_origin(addresses_given(call), way.moved(None))
        elif callees is not None:
            self._enter(callees)
            if all(map(self._makes, callees)):
                self._ask([call], way)
            if way.to is Memory.WHOLE or not all(map(self._makes, callees)):
                self._ask_origin(returned_by(callees), way)
        else:
            raise _Unknown

    def _makes(self, function: Function) -> bool:
        """Is what it returns new memory whose address nobody else has?"""
        if function not in self._makers:
            self._makers[function] = False  # for those that it calls
            made = [address_of(o).base for value in returned_by([function]) for o in origins_of(value)]
            made = [base for base in made if not isinstance(base, Constant)]
            self._makers[function] = bool(made) and all(self._is_new(m) and _is_only_returned(m) for m in made)
        return self._makers[function]

    def _is_new(self, value: Value) -> bool:
        if not isinstance(value, (Call, Invoke)):
            return False
        callees = self._known.callees(value)
        return classify(value) is CallKind.ALLOCATION or (callees is not None and all(map(self._makes, callees)))

    def _look_at_givers(self, argument: Argument, way: _Way) -> None:
        function = argument.users[0].function
        if not _is_seen(function):
            self._hand_to_unseen(way)
        for user, _ in self._calls_of(function):
            if self._calls(user, function):
                self._ask_origin(user.arguments[argument.index : argument.index + 1], way)
            elif function in self._asked_by(user):
                pass  # what a request is given is asked about from the beginning
            elif self._is_given_away(user):
                self._hand_to_unseen(way)
            else:
                raise _Unknown

    def _hand_to_unseen(self, way: _Way) -> None:
        """Unseen code has an address: it may hand it in, or put it where functions lead it.  (Globals that it sees are
        looked at when the program runs.)"""
        functions = [f for f in self._open if any(map(is_pointer, _types_of(f)))]
        self._enter(functions)
        self._ask([a for f in functions for a in f.arguments if is_pointer(a.type)], way)
        self._ask_origin([v for v in returned_by(functions) if may_be_address(v)], _Way(Memory.LEADING))

    @cached_property
    def _open(self) -> list[Function]:
        """The functions that unseen code may call: it sees them, or is given their addresses."""
        calls = (i for function in self._every for i in function.instructions() if isinstance(i, (Call, Invoke)))
        given = (call for call in calls if self._is_given_away(call))
        named = (address_of(argument).base for call in given for argument in call.arguments)
        handed = {function for function in named if isinstance(function, Function)}
        return [f for f in self._every if f in handed or not _is_seen(f)]

    def _is_given_away(self, call: Call | Invoke) -> bool:
        """Is it a call of what is not seen?"""
        callee = called_function(call)
        is_unseen = callee is not None and callee.is_declaration and classify(call) is CallKind.UNKNOWN
        return is_unseen and not self._asked_by(call)


def _is_only_returned(made: Value) -> bool:
    """Is an address used for nothing but to fill the memory, and returned?"""
    seen: set[Value] = set()
    work = [made]
    while work:
        value = work.pop()
        if value in seen:
            continue
        seen.add(value)
        for user, index in value.uses:
            match user:
                case GetElementPtr() | Phi() | Select():
                    work.append(user)
                case Load() | Compare() | Return():
                    pass
                case Store() if index == 1:
                    pass
                case Call() | Invoke() if _fills_or_frees(user):
                    work += [user] if is_pointer(user.type) else []
                case _:
                    return False
    return True


def _fills_or_frees(call: Call | Invoke) -> bool:
    kind = classify(call)
    is_inactive = kind is CallKind.INACTIVE and called_function(call) is not None and not holds_pointer(call.type)
    return kind in (CallKind.MEMORY, CallKind.DEALLOCATION) or is_inactive


def _is_seen(named: Function | GlobalVariable) -> bool:
    """By this module alone.  (Who calls an inline function elsewhere has a body of its own, and other variables.)"""
    if named.linkage in ("internal", "private"):
        return True
    return isinstance(named, Function) and (named.linkage.endswith("_odr") or is_of_fortran_runtime(named))


def _types_of(function: Function) -> list[Type]:
    return [function.return_type, *(argument.type for argument in function.arguments)]


def _distance(step: GetElementPtr, index: int) -> int | None:
    """How far the operand lies behind the address; None if that is not known, or if the operand is an index."""
    here, there = address_of(step), address_of(step.pointer)
    is_known = index == 0 and here.base is there.base and here.terms == there.terms
    return there.offset - here.offset if is_known else None


def _is_taken_address(value: Value) -> bool:
    return isinstance(value, Cast) and value.opcode == "ptrtoint"
