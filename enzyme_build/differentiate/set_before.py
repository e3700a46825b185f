"""Memory that globals lead to and that was set before a derivative began: what it keeps is constant there.

No shadow was made for it.  A pointer into it becomes its own shadow where it is taken from the global, and with it
everything that lies behind: whoever may come there looks, as with all memory without a shadow.  Nothing that carries
a derivative may be put there; the program stops with a message where that is about to happen.

That holds where no address of what the derivatives are asked about lies behind the global, nor of memory that varies,
and where no result of an earlier call is kept there, nor anything relinked.  (Other such memory gets its shadow when it
is come to: `late_shadows`.)  What unseen code puts into a global that it sees is not known: such pointers are compared
with what a request is given.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from functools import cached_property, partial, reduce
from typing import TYPE_CHECKING

from enzyme_build import rules
from enzyme_build.analysis import (
    CallKind,
    Memory,
    Node,
    Place,
    ProgramCalls,
    ShadowlessMemory,
    addresses_in,
    argument_attribute,
    called_function,
    callee_name,
    classify,
    copied_from,
    is_table,
    leading_to,
    reached_behind,
)
from enzyme_build.differentiate.markers import function_in
from enzyme_build.differentiate.memory_helpers import stop_unless_zero
from enzyme_build.differentiate.requests import Request, entry_point_of
from enzyme_build.differentiate.run_time_functions import run_time_function
from enzyme_build.ir import (
    I1,
    I8,
    I64,
    PTR,
    VOID,
    AtomicRMW,
    Builder,
    Call,
    CompareExchange,
    Function,
    GlobalVariable,
    Instruction,
    Invoke,
    Module,
    Store,
    Value,
    bare_name,
    is_pointer,
)

if TYPE_CHECKING:
    from enzyme_build.differentiate.primal_sweep import PrimalSweep
    from enzyme_build.differentiate.session import Session

_Led = tuple[Set[Place], bool]  # whether these are all

_MESSAGE = (
    "memory that was set before what is differentiated, and that has no shadow, gets a number that varies here: "
    "set the pointer to it there, or register the shadow of the global that leads to it (__enzyme_shadow_globals)"
)
_LEADS_BACK = (
    "the global `{}` leads to memory that the derivative is asked about, and what goes through it would be missed: "
    "hand the address in, or register the global's shadow (__enzyme_shadow_globals)"
)


class SetBefore:
    def __init__(self, session: Session):
        self._session = session
        self._known: dict[Place, bool] = {}
        self._behind: dict[tuple[GlobalVariable, int], Set[Node]] = {}

    def is_constant(self, variable: GlobalVariable, offset: int | None) -> bool:
        """Is what an unset pointer at this place in a global leads to constant, and its own shadow?"""
        place = Place(variable, offset)
        if place not in self._known:
            self._known[place] = offset is not None and self._is_constant(variable, offset)
        return self._known[place]

    def may_be_at(self, function: Function, pointer: Value) -> bool:
        """May a pointer lead to such memory?"""
        return self._memory.may_be_at(function, pointer)

    @cached_property
    def _memory(self) -> ShadowlessMemory:
        return ShadowlessMemory(self._session.types.shapes, self.is_constant, with_inactive=False)

    def _is_constant(self, variable: GlobalVariable, offset: int) -> bool:
        session = self._session
        is_own = variable in session.shadowed and variable not in session.globals.registered
        if not is_own or session.one_file or is_table(variable):
            return False
        if session.steady_globals.keeps_constants(variable, offset):
            return False  # nothing that varies ever comes there
        return offset not in self._blocks_in(variable) and not (
            self._is_led(variable, offset) or self._leads_to_changes(variable, offset)
        )

    def _leads_to_changes(self, variable: GlobalVariable, offset: int) -> bool:
        """Is a memo somewhere behind a pointer in a global, or links that are changed unseen?"""
        return self.keeps_results(variable, offset) or self.has_unseen_links(variable, offset)

    def keeps_results(self, variable: GlobalVariable, offset: int) -> bool:
        """Is a memo somewhere behind a pointer in a global?"""
        return not self._session.kept.memory.isdisjoint(self._owners_behind(variable, offset))

    def varies(self, variable: GlobalVariable, offset: int) -> bool:
        """Does a number that varies come there?"""
        return any(map(self._session.kept.varied_numbers.varies_in, self._owners_behind(variable, offset)))

    def _owners_behind(self, variable: GlobalVariable, offset: int) -> Set[GlobalVariable | Node]:
        return self._session.spots.owners(self.behind(variable, offset))

    def has_unseen_links(self, variable: GlobalVariable, offset: int) -> bool:
        """Are there links that calls change which are made again on shadows?"""
        return not self._session.unseen_links.isdisjoint(self.behind(variable, offset))

    def behind(self, variable: GlobalVariable, offset: int) -> Set[Node]:
        """All memory that a pointer in a global leads to."""
        found = self._behind.get((variable, offset))
        if found is None:
            shapes = self._session.types.shapes
            found = self._behind[variable, offset] = set(reached_behind(shapes, variable, offset))
        return found

    def _is_led(self, variable: GlobalVariable, offset: int) -> bool:
        """May an address of memory that has a shadow lie behind?"""
        return self._is_in(self._led[0], variable, offset)

    def leads_to_late(self, variable: GlobalVariable, offset: int) -> bool:
        """Or of memory that gets one when it is come to?"""
        return self._is_in(self._led[1], variable, offset)

    def _is_in(self, led: _Led, variable: GlobalVariable, offset: int) -> bool:
        places, are_all = led
        size = self._session.module.layout.pointer_size()
        found = (place for place in places if place.variable is variable)
        return not are_all or any(p.offset is None or abs(p.offset - offset) < size for p in found)

    @cached_property
    def _led(self) -> tuple[_Led, _Led]:
        """To memory that has a shadow, and to such that gets one later: at once, while all requests are there."""
        own = self._session.own_shadowed
        late = [(v, Memory.WHOLE) for v in own if self._session.has_late_shadows and self._leads_to_varied(v)]
        found = leading_to(self._calls, late, [])
        blocks = (Place(v, offset) for v in own for offset in self._blocks_in(v))
        return self.leading_to(own, blocks), (found or frozenset(), found is not None)

    def _leads_to_varied(self, variable: GlobalVariable) -> bool:
        shapes = self._session.types.shapes
        return any(self.varies(variable, at) for at in addresses_in(shapes, variable))

    def leading_to(
        self, variables: Iterable[GlobalVariable], blocks: Iterable[Place] = (), whole: Iterable[GlobalVariable] = ()
    ) -> _Led:
        """Where in globals addresses may lie of what the requests are given, and of numbers that vary, in these
        variables, where their blocks are, or anywhere behind some of them; and whether these are all."""
        shapes, varied = self._session.types.shapes, self._session.kept.varied_numbers
        varying = [Place(v, None) for v in variables if shapes.led_numbers.may_lie_in(v) and varied.varies_in(v)]
        behind = [(variable, Memory.WHOLE) for variable in whole]
        found = [*self._leading_to_given, leading_to(self._calls, behind, [*varying, *blocks])]
        return {place for places in found for place in places or ()}, all(places is not None for places in found)

    @cached_property
    def _leading_to_given(self) -> list[Set[Place] | None]:
        """The same of what the requests are given, and of what users have registered."""
        session = self._session
        kind = Memory.NUMBERS if all(_takes_numbers(session, function) for function in session.asked) else Memory.WHOLE
        given = [(value, kind) for values in session.given.values() for value in values]
        registered = [(variable, Memory.WHOLE) for variable in session.globals.registered]
        return [leading_to(self._calls, pointers, []) for pointers in (given, registered) if pointers]

    @cached_property
    def _calls(self) -> ProgramCalls:
        return ProgramCalls(self._session.module, self._session.left_alone, partial(_asked_by, self._session.module))

    def _blocks_in(self, variable: GlobalVariable) -> list[int]:
        """Where pointers to blocks of numbers lie that get their shadows when a derivative begins, or later."""
        session, size = self._session, self._session.module.layout.pointer_size()
        in_vectors = [at + k * size for at in session.vectors_in_globals.get(variable, ()) for k in range(3)]
        return [*session.blocks_in_globals.get(variable, ()), *in_vectors]


def look_at_given(session: Session, builder: Builder, request: Request) -> None:
    """In front of a derivative: stop if a global that unseen code can set leads to what the request is given."""
    given = [p for p, shadows in zip(request.primals, request.shadows) if shadows and is_pointer(p.type)]
    for variable, position in session.types.shapes.globals().items() if given else ():
        if variable.linkage in ("internal", "private") or is_table(variable):
            continue
        places = dict.fromkeys(at - position.offset for at, _ in position.node.slots)
        found = [builder.load(PTR, builder.gep(I8, variable, [at])) for at in places if _is_kept(session, variable, at)]
        same = [builder.compare("eq", address, other) for address in found for other in given]
        if same:
            leads = reduce(lambda one, other: builder.binary("or", one, other), same)
            helper = stop_unless_zero(builder.module, I64, _LEADS_BACK.format(bare_name(variable.name)))
            builder.call(helper, [builder.cast("zext", leads, I64)])


def _is_kept(session: Session, variable: GlobalVariable, at: int) -> bool:
    size = session.module.layout.size_of(variable.value_type)
    is_inside = 0 <= at <= size - session.module.layout.pointer_size()
    is_steady = session.steady_globals.keeps_constants(variable, at)
    return is_inside and (is_steady or session.set_before.is_constant(variable, at))


def _takes_numbers(session: Session, function: Function) -> bool:
    """Do its arguments lead to numbers alone?"""
    arguments = session.canonical(function).copy.arguments
    return session.types.shapes.lead_to_no_address(function, [a for a in arguments if is_pointer(a.type)])


def _asked_by(module: Module, call: Call | Invoke) -> list[Function]:
    """The functions whose derivatives a call asks for."""
    callee = called_function(call)
    if callee is None or not entry_point_of(callee.name):
        return []
    return [f for f in (function_in(a, module) for a in call.arguments) if f is not None]


def stop_at_constants(sweep: PrimalSweep, instruction: Instruction) -> None:
    """In front of what puts numbers that vary, or addresses with shadows, into memory: not where it was set before."""
    for pointer, value in _written(sweep, instruction):
        is_others = sweep.activity.needs_shadow(pointer) and not sweep.objects.is_own(pointer)
        if is_others and sweep.session.set_before.may_be_at(sweep.types.primal, pointer):
            _stop_if_same(sweep, pointer, value)


def _written(sweep: PrimalSweep, instruction: Instruction) -> Iterator[tuple[Value, Value | None]]:
    """The pointers to what is written, with the address that is put there, or of what is copied."""
    activity = sweep.activity
    match instruction:
        case Store(value=value) if activity.needs_shadow(value):
            yield instruction.pointer, value if is_pointer(value.type) else None
        case Store(value=value) if activity.is_active(value):
            yield instruction.pointer, None
        case AtomicRMW() | CompareExchange() if any(map(activity.is_active, instruction.operands[1:])):
            yield instruction.operands[0], None
        case Call():
            yield from _written_by_call(sweep, instruction)
        case _:
            pass


def _written_by_call(sweep: PrimalSweep, call: Call) -> Iterator[tuple[Value, Value | None]]:
    kind, name, arguments = classify(call), callee_name(call), call.arguments
    match kind:
        case CallKind.MEMORY:
            source = copied_from(call)
            if source is not None and sweep.activity.needs_shadow(source):
                rule = rules.memory_rule(name)
                assert rule is not None
                yield arguments[rule.destination], source
        case CallKind.OUTPUTS:
            rule = rules.outputs_rule(call)
            assert rule is not None
            yield from ((arguments[i], None) for i in rule.written_pointers(call))
        case CallKind.ALLOCATION:
            rule = rules.allocation_rule(name)
            if rule is not None and rule.grows is not None:
                yield arguments[rule.grows], None
        case CallKind.DEFINED | CallKind.CUSTOM:  # (derivatives that users wrote look themselves)
            callee, session = called_function(call), sweep.session
            if callee is not None and callee not in session.custom and not session.is_by_body(callee):
                pointers = [(k, a) for k, a in enumerate(arguments) if is_pointer(a.type)]
                yield from ((a, None) for k, a in pointers if not argument_attribute(call, k, "readonly"))
        case _:
            pass


def _stop_if_same(sweep: PrimalSweep, pointer: Value, value: Value | None) -> None:
    """Addresses that are their own shadows, and what lies there, may be moved."""
    builder = sweep.builder
    stops = builder.compare("eq", sweep.shadow(pointer), sweep.primal(pointer))
    if value is not None:
        is_shadowed = builder.compare("ne", sweep.shadow(value), sweep.primal(value))
        stops = builder.binary("and", stops, is_shadowed)
    builder.call(_stopper(builder.module), [stops])


@run_time_function("enzyme_build.stop_at_constant", VOID, [I1], ["stops"])
def _stopper(builder: Builder, made: Function) -> None:
    """(Is something that varies to be put into memory that was set before?)"""
    stopping, going_on = made.add_block("stopping"), made.add_block("going.on")
    builder.branch_if(made.arguments[0], stopping, going_on)
    builder.at_end(stopping)
    rules.stop(builder, _MESSAGE)
    builder.unreachable()
    builder.at_end(going_on).ret()
