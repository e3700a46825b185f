"""Memory that globals lead to, that was set before a derivative began, and that numbers which vary may come to: it gets
its shadow when a derivative first looks through the global.

Which block lies around an address shows when the program runs (`rules.library.blocks`): all code of the program says
what it allocates and frees.  The shadow starts from zero, as that of a global does, and so do the shadows of all that
the block leads to.  Where a result of an earlier call may be kept there, it must not matter: see `memo_checks`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, reduce
from typing import TYPE_CHECKING

from enzyme_build import rules
from enzyme_build.analysis import (
    CallKind,
    ShadowlessMemory,
    addresses_in,
    called_function,
    callee_name,
    classify,
    is_table,
)
from enzyme_build.differentiate.memo_checks import depends_on
from enzyme_build.differentiate.memory_helpers import stop_unless_zero
from enzyme_build.differentiate.request_places import shadows_by_lane
from enzyme_build.ir import (
    FLOAT,
    I32,
    I64,
    PTR,
    VOID,
    Builder,
    Call,
    Constant,
    Function,
    GlobalVariable,
    Invoke,
    Value,
    bare_name,
    constant_int,
    i64,
    is_pointer,
    quoted,
    zero,
)

if TYPE_CHECKING:
    from enzyme_build.differentiate.kept_arrays import KeptArray
    from enzyme_build.differentiate.primal_sweep import PrimalSweep
    from enzyme_build.differentiate.requests import Request
    from enzyme_build.differentiate.reverse_sweep import ReverseSweep
    from enzyme_build.differentiate.session import Session

_DOUBLES, _FLOATS = 1, 3  # what may be a result of an earlier call
_MEMO, _LINKS, _OWN, _DEEP, _GIVEN = 1, 2, 4, 8, 16  # see `rules.library.blocks`
_ROOM = 16  # bytes behind a block
_MOST_NAMES = 3  # in a message


class LateShadows:
    def __init__(self, session: Session):
        self._session = session
        self._known: dict[GlobalVariable, dict[int, bool]] = {}
        self._told: dict[tuple[GlobalVariable, int], int] = {}
        self._memos: dict[GlobalVariable, None] = {}  # that results of earlier calls may lie behind
        self._kinds = _DOUBLES  # of these results

    def is_late(self, variable: GlobalVariable, offset: int | None) -> bool:
        """Does memory that an unset pointer at this place in a global leads to get its shadow when it is come to?"""
        if offset is None:
            offsets = addresses_in(self._session.types.shapes, variable)
            return bool(offsets) and all(self.is_late(variable, at) for at in offsets)
        known = self._known.setdefault(variable, {})
        if offset not in known:
            known[offset] = self._is_late(variable, offset)
        return known[offset]

    def _is_late(self, variable: GlobalVariable, offset: int) -> bool:
        session = self._session
        is_own = variable in session.shadowed and variable not in session.globals.registered
        if not is_own or is_table(variable) or not session.has_late_shadows:
            return False
        if session.steady_globals.keeps_constants(variable, offset):
            return False
        memory = session.set_before
        return not memory.is_constant(variable, offset) or memory.leads_to_late(variable, offset)

    def may_be_anywhere(self) -> bool:
        """Is there such memory?"""
        return not self._memory.is_empty()

    def may_be_at(self, function: Function, pointer: Value) -> bool:
        """May a pointer lead to such memory?"""
        return self._memory.may_be_at(function, pointer)

    @cached_property
    def _memory(self) -> ShadowlessMemory:
        return ShadowlessMemory(self._session.types.shapes, self.is_late, with_inactive=False)

    def shadow_of(
        self, builder: Builder, address: Value, lane: int, variables: Iterable[GlobalVariable], else_own: bool
    ) -> Value:
        """The shadow of what a pointer in one of these globals leads to; if it leads to no block that is known, null,
        or (`else_own`) the address itself."""
        about = _OWN * else_own
        for variable in variables:
            about |= self._about_all(variable)
        return rules.block_call(builder, rules.BLOCK_SHADOW, address, i64(lane), constant_int(I32, about))

    def _about_all(self, variable: GlobalVariable) -> int:
        """What the run-time code is told of the places in a global that have been asked about."""
        found = 0
        for at in [at for at, is_late in self._known.get(variable, {}).items() if is_late]:
            if (variable, at) not in self._told:
                self._told[variable, at] = self._about(variable, at)
            found |= self._told[variable, at]
        return found

    def _about(self, variable: GlobalVariable, offset: int) -> int:
        memory = self._session.set_before
        keeps_results = memory.keeps_results(variable, offset)
        if keeps_results:
            self._memos[variable] = None
            if any(item.leaf is FLOAT for node in memory.behind(variable, offset) for item in node.evidence):
                self._kinds = _FLOATS
        return _MEMO * keeps_results | _LINKS * memory.has_unseen_links(variable, offset)

    # ---- around a derivative ---------------------------------------------------------------------------------
    def begin(self, builder: Builder, request: Request, kept: list[KeptArray]) -> list[str]:
        """In front of it; answers the names of the globals whose results of earlier calls have marked tangents."""
        if not rules.uses_blocks(builder.module):
            return []
        marked = self._names() if request.mode == "forward" else []
        rules.block_call(builder, rules.BLOCK_BEGIN, constant_int(I32, self._kinds if marked else 0))
        shapes, target = self._session.types.shapes, request.target
        arguments = self._session.canonical(target).copy.arguments
        for index, primal in enumerate(request.primals):
            if is_pointer(primal.type) and not request.by_reference[index]:
                about = _GIVEN + _DEEP * (not shapes.lead_to_no_address(target, [arguments[index]]))
                for lane, shadow in enumerate(shadows_by_lane(builder, request, index)):
                    _give(builder, primal, shadow, lane, about)
        for array in kept:
            primal, shadow = (builder.load(PTR, place) for place in (array.place, array.shadow))
            _give(builder, primal, shadow, array.lane)
        self._set_linked(builder)
        return marked

    def _set_linked(self, builder: Builder) -> None:
        """Where libraries follow links in shadows, all of them are there from the beginning."""
        for variable, twin, lane in self._session.globals.in_lanes:
            about = self._about_all(variable) if isinstance(variable, GlobalVariable) else 0
            if about & _LINKS:
                size = i64(builder.module.layout.size_of(twin.value_type))
                rules.block_call(builder, rules.BLOCK_GLOBAL, variable, twin, size, i64(lane), constant_int(I32, about))

    def end(self, builder: Builder, is_reverse: bool) -> None:
        """Behind it."""
        if not rules.uses_blocks(builder.module):
            return
        looks = is_reverse and bool(self._memos)
        depends = rules.block_call(builder, rules.BLOCK_END, constant_int(I32, self._kinds if looks else 0))
        if looks:
            helper = stop_unless_zero(builder.module, I64, depends_on(self._names()))
            builder.call(helper, [builder.cast("zext", depends, I64)])

    def _names(self) -> list[str]:
        return [bare_name(variable.name) for variable in self._memos][:_MOST_NAMES]

    # ---- what the program's code says ------------------------------------------------------------------------
    def finish(self) -> None:
        """When all derivatives are made: the rest of the program's code says what it allocates, too."""
        module = self._session.module
        if not rules.uses_blocks(module):
            rules.forget_blocks(module)
            return
        others = [f for f in module.functions.values() if not f.is_declaration and f not in self._session.texts.derived]
        for function in others:
            if not bare_name(function.name).startswith("enzyme_build."):
                for call in function.instructions():
                    if isinstance(call, (Call, Invoke)) and (wrapper := self._wrapper(call)) is not None:
                        call.set_operand(len(call.operands) - 1, wrapper)
        rules.define_blocks(module, list(self._globals()))

    def _wrapper(self, call: Call | Invoke) -> Function | None:
        """What is called in the place of an allocation or a release."""
        kind, callee = classify(call), called_function(call)
        if callee is None or kind not in (CallKind.ALLOCATION, CallKind.DEALLOCATION):
            return None
        module, name = self._session.module, quoted(f"{rules.BLOCK_PREFIX}of.{bare_name(callee.name)}")
        found = module.functions.get(name)
        if found is None:
            names = [f"given.{k}" for k, _ in enumerate(callee.arguments)]
            found = module.add_function(name, callee.function_type, names)
            found.linkage = "internal"
            builder = Builder(module, found.add_block("entry"))
            arguments: list[Value] = [*found.arguments]
            if (index := _released(call)) is not None:
                rules.block_call(builder, rules.BLOCK_GONE, arguments[index], _flag(False))
            rule = rules.allocation_rule(callee_name(call))
            made = builder.call(callee, arguments if rule is None else _with_room(builder, rule, arguments))
            if rule is not None:
                _say_made(builder, rule, arguments, made)
            builder.ret(made if made.type is not VOID else None)
        return found

    def _globals(self) -> Iterator[tuple[GlobalVariable, list[Constant]]]:
        """Those that addresses may lead to, with their shadows in all lanes (null: none); what others would need a
        shadow is not known."""
        session, twins = self._session, self._session.globals.by_variable
        numbers = session.types.shapes.led_numbers
        lanes = range(1 + max((lane for _, _, lane in session.globals.in_lanes), default=0))
        for variable in [*session.module.globals.values()]:
            name = bare_name(variable.name)
            if variable.initializer is None or variable.thread_local or name.startswith(("llvm.", "enzyme_build.")):
                continue
            if variable in twins:
                yield variable, [twins[variable].get(lane, zero(PTR)) for lane in lanes]
            elif variable not in session.globals.registered and not numbers.may_lie_in(variable):
                yield variable, []


def note_made(sweep: PrimalSweep, call: Call) -> None:
    """In derived code, behind an allocation of the program's."""
    rule = rules.allocation_rule(callee_name(call))
    if rule is None or not sweep.session.late_shadows.may_be_at(sweep.types.primal, call):
        return
    _say_made(sweep.builder, rule, [sweep.primal(a) for a in call.arguments], sweep.primal(call))
    if call in sweep.shadows:
        goes = sweep.reads_tangents and rule.freed_with == ("pointer",)
        release = sweep.session.module.declare(rule.freed_by, VOID, [PTR]) if goes else zero(PTR)
        for lane in sweep.lanes.each():
            _give(sweep.builder, sweep.primal(call), sweep.shadow(call), lane, release=release)


def _give(
    builder: Builder, primal: Value, shadow: Value, lane: int, about: int = 0, release: Value | None = None
) -> None:
    last = release if release is not None else zero(PTR)
    rules.block_call(builder, rules.BLOCK_GIVEN, primal, shadow, i64(lane), constant_int(I32, about), last)


def note_gone(sweep: PrimalSweep, call: Call) -> None:
    """In front of a release of the program's, or of what may move a block; forward mode does the same to its shadow."""
    index = _released(call)
    if index is not None:
        pointer = call.arguments[index]
        note_freed(sweep, pointer, sweep.reads_tangents and sweep.activity.needs_shadow(pointer))


def note_freed(sweep: PrimalSweep | ReverseSweep, pointer: Value, with_shadow: bool = False) -> None:
    """In front of any release of the program's memory: who made it may have said so for another caller."""
    if sweep.session.late_shadows.may_be_anywhere():
        rules.block_call(sweep.builder, rules.BLOCK_GONE, sweep.primal(pointer), _flag(with_shadow))


def _say_made(builder: Builder, rule: rules.AllocationRule, arguments: Sequence[Value], made: Value) -> None:
    block = made if rule.result_argument is None else builder.load(PTR, arguments[rule.result_argument])
    sizes = (builder.cast("zext", arguments[index], I64) for index in rule.size)
    size = reduce(lambda one, other: builder.binary("mul", one, other), sizes)
    rules.block_call(builder, rules.BLOCK_MADE, block, size)


def _with_room(builder: Builder, rule: rules.AllocationRule, arguments: list[Value]) -> list[Value]:
    """Of C's allocations: more than is asked for, so that an address in front of a block is not the end of another."""
    if (
        rule.freed_by != rules.FREE
        or rule.alignment is not None
        or any(arguments[k].type is not I64 for k in rule.size)
    ):
        return arguments
    count, *sizes = rule.size
    more: Value = i64(_ROOM)
    for size in (arguments[index] for index in sizes):  # so many bytes each
        more = builder.binary("udiv", i64(_ROOM), builder.select(builder.compare("eq", size, i64(0)), i64(1), size))
        more = builder.binary("add", more, i64(1))
    found = list(arguments)
    found[count] = builder.intrinsic("uadd.sat", [I64], I64, [arguments[count], more])
    return found


def _released(call: Call | Invoke) -> int | None:
    """Which argument is the block that goes."""
    name = callee_name(call)
    allocation, release = rules.allocation_rule(name), rules.deallocation_rule(name)
    return release.pointer if release is not None else allocation.grows if allocation is not None else None


def _flag(is_so: bool) -> Value:
    return constant_int(I32, int(is_so))
