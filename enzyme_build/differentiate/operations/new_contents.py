"""Inactive calls that fill memory: a result in memory, input, random numbers.

What lay there before is gone: adjoints of new numbers go nowhere, and their tangents are zero.  An address that such a
call leaves behind leads to memory without derivatives, which is its own shadow.  Less may arrive than was asked for: at
the end of a file, or where a text is no number.  What the call returns says how much, and the rest stays as it was.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from enzyme_build import rules
from enzyme_build.analysis import (
    Change,
    Layout,
    LeftAddress,
    Need,
    address_of,
    argument_attribute,
    callee_name,
    left_addresses,
)
from enzyme_build.differentiate import memory_helpers
from enzyme_build.differentiate.inner_addresses import take_inside
from enzyme_build.differentiate.operations.base import shadow_needs
from enzyme_build.differentiate.operations.bits import BitOperation
from enzyme_build.errors import TypeDeductionError, UnsupportedError
from enzyme_build.ir import (
    I8,
    I64,
    PTR,
    Builder,
    Call,
    ConstantInt,
    FloatType,
    GlobalVariable,
    Instruction,
    Value,
    constant_int,
    i64,
    is_pointer,
    parse_type,
    zero,
)

if TYPE_CHECKING:
    from enzyme_build.differentiate.forward_mode import ForwardMode
    from enzyme_build.differentiate.forward_sweep import ForwardSweep
    from enzyme_build.differentiate.plan import ReversePlan
    from enzyme_build.differentiate.primal_sweep import PrimalSweep
    from enzyme_build.differentiate.reverse_sweep import ReverseSweep

_LOWEST = 1 << 12  # no object lies below
_NOT_COUNTED = re.compile(r"%(?:[1-9]\d*\$|[hlLjztq]*n)")  # where input stands, and arguments out of turn


@dataclass(frozen=True, eq=False)
class _Filled:
    """`factors`, multiplied, are the number of bytes behind the pointer; none: `numbers`, if there are any."""

    pointer: Value
    factors: tuple[Value, ...]
    numbers: int = 0
    is_whole: bool = False  # a result in memory, whose former content nobody reads
    place: int | None = None  # it is filled only if the call returns more than this


class InactiveCall(BitOperation):
    def has_adjoint(self, instruction: Instruction, plan: ReversePlan) -> bool:
        assert isinstance(instruction, Call)
        return plan.activity.is_active(instruction) or any(True for _ in _with_adjoints(instruction, plan))

    def reads(self, instruction: Instruction, plan: ReversePlan) -> Iterable[Need]:
        assert isinstance(instruction, Call)
        if plan.activity.is_active(instruction):
            yield from super().reads(instruction, plan)
        for filled, _ in _with_adjoints(instruction, plan):
            yield from shadow_needs(filled.pointer, plan)
            yield from (Need(factor) for factor in filled.factors)
            if filled.place is not None:
                yield Need(instruction)

    def adjoint(self, instruction: Instruction, sweep: ReverseSweep) -> None:
        assert isinstance(instruction, Call)
        if sweep.activity.is_active(instruction):
            super().adjoint(instruction, sweep)
        for filled, layout in _with_adjoints(instruction, sweep.plan):
            _clear(instruction, filled, layout, sweep)

    def augment(self, instruction: Instruction, sweep: ForwardSweep) -> None:
        """Addresses are there before the reverse sweep."""
        assert isinstance(instruction, Call)
        self._take_addresses(instruction, sweep)

    def tangent(self, instruction: Instruction, sweep: ForwardMode) -> Value | None:
        assert isinstance(instruction, Call)
        for filled, layout in _with_adjoints(instruction, sweep):
            _clear(instruction, filled, layout, sweep)
        if sweep.moves_addresses:
            self._take_addresses(instruction, sweep)
        return super().tangent(instruction, sweep)

    def _take_addresses(self, call: Call, sweep: PrimalSweep) -> None:
        for filled in _all_filled(call):
            if filled.is_whole and sweep.activity.needs_shadow(filled.pointer):
                _take_addresses(filled, call, sweep)
        places = [left for left in left_addresses(call) if sweep.activity.needs_shadow(left.pointer)]
        if places:
            _take_made(call, places, sweep)
        take_inside(call, sweep)


def _take_made(call: Call, places: list[LeftAddress], sweep: PrimalSweep) -> None:
    """The memory that a library made has no numbers, and is its own shadow; memory that it only filled has one.

    So has what it exchanged.  What it makes larger may stay where it is, and its shadow has no room for it: text is
    its own shadow from then on, and so are bytes that are no numbers.
    """
    for place in places:
        if place.change is Change.GROWN:
            _check_grown(call, place, sweep)
    builder, block = sweep.builder, sweep.builder.block
    made, rule = sweep.primal(call), rules.inactive_rule(callee_name(call))
    assert isinstance(made, Instruction) and block is not None and rule is not None
    builder.before(made)
    primals = [_followed(sweep.primal(place.pointer), place.path, sweep) for place in places]
    shadows = [_followed(sweep.shadow(place.pointer), place.path, sweep) for place in places]
    before = [builder.load(PTR, primal) for primal in primals]
    builder.at_end(block)
    kept = [builder.load(PTR, shadow) for shadow in shadows]
    for index, (primal, shadow) in enumerate(zip(primals, shadows)):
        now = builder.load(PTR, primal)
        if places[index].change is Change.ADVANCED:
            end, start = (builder.cast("ptrtoint", place, I64) for place in (now, before[index]))
            builder.store(builder.gep(I8, kept[index], [builder.binary("sub", end, start)]), shadow)
            continue
        found: Value = now
        if places[index].change is Change.REPLACED:
            for other in range(len(places)) if rule.exchanges else (index,):
                found = builder.select(builder.compare("eq", before[other], now), kept[other], found)
        elif places[index].change is Change.GROWN and sweep.reads_tangents:  # (reverse mode releases it where made)
            rules.release(builder, _left_behind(builder, before[index], kept[index]))
        builder.store(found, shadow)


def _check_grown(call: Call, place: LeftAddress, sweep: PrimalSweep) -> None:
    shapes = sweep.types.across.shapes
    if not place.is_text and shapes.lie_numbers_behind(sweep.types.primal, place.pointer, place.path):
        raise UnsupportedError(
            f"`{callee_name(call)}` may make memory larger that holds active numbers",
            help="write text to a `String`, or to a vector of bytes that keeps none of numbers",
        )


def _left_behind(builder: Builder, before: Value, shadow: Value) -> Value:
    """The shadow of a block, if it had one of its own; else null."""
    is_other = builder.compare("ne", before, shadow)
    is_block = builder.compare("uge", builder.cast("ptrtoint", shadow, I64), i64(_LOWEST))
    return builder.select(builder.binary("and", is_block, is_other), shadow, zero(PTR))


def _followed(pointer: Value, path: tuple[int, ...], sweep: PrimalSweep) -> Value:
    """Where a path ends; a place of its own if an address on it is none."""
    builder = sweep.builder
    place = builder.gep(I8, pointer, [path[0]])
    for offset in path[1:]:
        address = builder.load(PTR, place)
        is_none = builder.compare("ult", builder.cast("ptrtoint", address, I64), i64(_LOWEST))
        nowhere = sweep.at_entry.alloca(PTR, "nowhere")
        sweep.at_entry.store(zero(PTR), nowhere)
        place = builder.select(is_none, nowhere, builder.gep(I8, address, [offset]))
    return place


def _all_filled(call: Call) -> Iterator[_Filled]:
    rule = rules.inactive_rule(callee_name(call))
    for index, argument in enumerate(call.arguments):
        if is_pointer(argument.type) and argument_attribute(call, index, "sret"):
            yield _Filled(argument, (i64(_size_of_result(call, index)),), is_whole=True)
    for place, index in enumerate(rule.writes if rule is not None else ()):
        if index < len(call.arguments) and is_pointer(call.arguments[index].type):
            assert rule is not None
            factors = tuple(call if i == rules.RESULT else call.arguments[i] for i in rule.bytes)
            if not factors and not rule.numbers:
                continue
            yield _Filled(call.arguments[index], factors, rule.numbers, place=place if rule.counts else None)


def _size_of_result(call: Call, index: int) -> int:
    texts = [call.syntax.argument_attributes[index] if index < len(call.syntax.argument_attributes) else ""]
    texts += [callee.attributes for callee in getattr(call.callee, "arguments", [])[index : index + 1]]
    found = next(m for text in texts if (m := re.search(r"\bsret\(((?:[^()]|\([^()]*\))*)\)", text)))
    module = call.function.module
    return module.layout.size_of(parse_type(module, found[1]))


def _with_adjoints(call: Call, plan: ReversePlan | ForwardMode) -> Iterator[tuple[_Filled, Layout | None]]:
    """Where numbers may lie, and how; None: anywhere, in memory of the differentiated code's own."""
    for filled in _all_filled(call):
        if not plan.activity.has_active_memory(filled.pointer):
            continue
        layout = _layout(filled, call, plan)
        is_own = layout is None and _is_own(filled.pointer, plan)
        if is_own and not plan.types.across.shapes.lead_to_numbers(plan.types.primal, [filled.pointer]):
            continue  # nobody takes a number from there
        if is_own and filled.is_whole:
            yield filled, None
        elif layout is None and filled.factors:
            raise TypeDeductionError(
                f"cannot deduce what kind of data `{callee_name(call)}` leaves in memory that holds active numbers",
                help="compile with -g, or let it fill memory of its own",
            )
        elif layout is not None and layout.floats:
            if filled.place is not None:
                _check_counted(call)
            yield filled, layout


def _check_counted(call: Call) -> None:
    """What the call returns tells which of its pointers are filled, if the format is known and each of them counts."""
    rule = rules.inactive_rule(callee_name(call))
    assert rule is not None
    variable = address_of(call.arguments[rule.writes[0] - 1]).base
    text = variable.initializer if isinstance(variable, GlobalVariable) and variable.is_constant else None
    if text is None or not text.startswith('c"') or rule.takes_list or _NOT_COUNTED.search(text):
        raise UnsupportedError(
            f"it is not known which active numbers `{callee_name(call)}` overwrites",
            help="read without `%n`, by a format that is a constant, into variables of their own",
        )


def _layout(filled: _Filled, call: Call, plan: ReversePlan | PrimalSweep) -> Layout | None:
    size = filled.factors[0] if len(filled.factors) == 1 else None
    known = size.value if isinstance(size, ConstantInt) else None
    layout = plan.types.memory_layout([filled.pointer], known, call)
    if layout is None or filled.factors:
        return layout
    first = next((leaf for offset, leaf in layout.leaves if offset == 0), None)
    if not isinstance(first, FloatType):
        return None
    return Layout(((0, first),), plan.session.module.layout.size_of(first))


def _is_own(pointer: Value, plan: ReversePlan | PrimalSweep) -> bool:
    return plan.facts.objects.is_new(pointer) or plan.types.is_private(pointer)


def _clear(call: Call, filled: _Filled, layout: Layout | None, sweep: ReverseSweep | ForwardMode) -> None:
    size = _size(call, filled, layout, sweep)
    if layout is None:
        rules.zero_fill(sweep.builder, sweep.shadow(filled.pointer), size)
    else:
        sweep.builder.call(memory_helpers.clear(sweep.session.module, layout), [sweep.shadow(filled.pointer), size])


def _take_addresses(filled: _Filled, call: Call, sweep: PrimalSweep) -> None:
    layout, shadow = _layout(filled, call, sweep), sweep.shadow(filled.pointer)
    if layout is None and _is_own(filled.pointer, sweep):
        rules.zero_fill(sweep.builder, shadow, _size(call, filled, layout, sweep))
    elif layout is not None and layout.others:
        helper = memory_helpers.copy_others(sweep.session.module, layout)
        sweep.builder.call(helper, [shadow, sweep.primal(filled.pointer), _size(call, filled, layout, sweep)])


def _size(call: Call, filled: _Filled, layout: Layout | None, sweep: ReverseSweep | PrimalSweep) -> Value:
    """In bytes; none at all where nothing arrived, or the shadow turns out to be the primal memory."""
    builder: Builder = sweep.builder
    factors = [_factor(factor, factor is call, sweep) for factor in filled.factors]
    total: Value = i64(filled.numbers * layout.period) if layout is not None and not factors else factors[0]
    for factor in factors[1:]:
        total = builder.binary("mul", total, factor)
    if filled.place is not None:
        arrived = builder.compare("sgt", sweep.primal(call), constant_int(call.type, filled.place))
        total = builder.select(arrived, total, zero(I64))
    if not sweep.activity.may_lack_shadow(filled.pointer):
        return total
    same = builder.compare("eq", sweep.shadow(filled.pointer), sweep.primal(filled.pointer))
    return builder.select(same, zero(I64), total)


def _factor(factor: Value, is_result: bool, sweep: ReverseSweep | PrimalSweep) -> Value:
    builder: Builder = sweep.builder
    value = sweep.primal(factor)
    if not is_result:
        return builder.cast("zext", value, I64)
    wide = builder.cast("sext", value, I64)
    return builder.select(builder.compare("slt", wide, zero(I64)), zero(I64), wide)
