"""Gradients and halves in two versions, where the arrays that arguments point to decide what must be recorded.

Nothing says that an array that is written is not one of those that are read: what is read must be on the tape.  If the
parts that the function accesses are known in advance (`Reach`), the gradient looks at run time whether they overlap,
and goes on with the version for arrays that are apart, which may read them again, or with the one for any arrays.
The tape of halves is the address of the version's, or of its block, and odd if the arrays overlap.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import reduce
from itertools import combinations

from enzyme_build import rules
from enzyme_build.analysis import Need, Polynomial, Reach, copied, goes_straight
from enzyme_build.differentiate.plan import ReversePlan, make_plan
from enzyme_build.differentiate.session import Derivative, Session
from enzyme_build.differentiate.signatures import pack, unpack
from enzyme_build.ir import (
    I8,
    I64,
    PTR,
    VOID,
    Argument,
    Builder,
    ConstantNull,
    Function,
    IntegerType,
    Load,
    Store,
    Value,
    i64,
    is_pointer,
    member_types,
)

_LARGEST = 1 << 31  # bytes that are accessed behind an argument; more counts as overlapping
_BITS = 54  # of a product of arguments

Extents = dict[Argument, Polynomial]  # bytes behind each pointer argument that are accessed at most


def extents_that_matter(session: Session, plan: ReversePlan) -> Extents | None:
    """How far the arguments are accessed, if less is recorded where these parts do not overlap."""
    if plan.signature.arrays or not any(_is_for_an_array(need, plan) for need in plan.recorded):
        return None
    if not plan.overwrites.writers.know_their_places or not goes_straight(plan.facts.aliasing):
        return None
    extents = _extents(session, plan.function)
    if extents is None:
        return None
    other = make_plan(session, plan.function, replace(plan.signature, arrays="apart"))
    return extents if _cost(other) < _cost(plan) else None


def _is_for_an_array(need: Need, plan: ReversePlan) -> bool:
    """Recorded in a loop, because something is written through another argument."""
    load = need.value
    if not isinstance(load, Load) or plan.canonical.forest.of(load) is None:
        return False
    bases = plan.facts.aliasing.bases(load.pointer)
    obstacle = plan.overwrites.obstacle(load)
    by = obstacle.by if obstacle is not None else None
    if not all(isinstance(base, Argument) for base in bases) or not isinstance(by, Store):
        return False
    return not bases & plan.facts.aliasing.bases(by.pointer)


def _cost(plan: ReversePlan) -> int:
    return sum(plan.availability.cost(need) for need in plan.recorded)


def _extents(session: Session, function: Function) -> Extents | None:
    copy = copied(function)
    reach, found = Reach(copy, session.separate_arguments.reached), Extents()
    for argument in copy.arguments:
        if is_pointer(argument.type):
            extent = reach.of(argument)
            if extent is None or not all(_is_number(symbol) for symbol in extent.symbols):
                return None
            found[argument] = extent
    return found


def _is_number(symbol: Value) -> bool:
    return isinstance(symbol, Argument) and isinstance(symbol.type, IntegerType) and symbol.type.bits <= 64


def write_versions(dispatch: Function, arguments: list[Value], extents: Extents, versions: list[Function]) -> None:
    """The body of `dispatch`: the first version if the parts that are accessed are apart, else the second one.

    `arguments` are the parameters of `dispatch` that stand for the primal's.
    """
    blocks = [dispatch.add_block(name) for name in ("entry", "apart", "overlapping")]
    builder = Builder(dispatch.module, blocks[0])
    builder.branch_if(_are_apart(builder, extents, arguments), blocks[1], blocks[2])
    for block, version in zip(blocks[1:], versions):
        builder.at_end(block)
        result = builder.call(version, list(dispatch.arguments))
        builder.ret(None if dispatch.return_type is VOID else result)


@dataclass
class HalfVersions:
    """The bodies of two halves that go on with one of two pairs; `arguments` as in `write_versions`."""

    dispatch: Derivative
    versions: list[Derivative]  # for arrays that are apart, and for any

    def write_augmented(self, arguments: list[Value], extents: Extents) -> None:
        made = self.dispatch.augmented
        assert made is not None
        blocks = [made.add_block(name) for name in ("entry", "apart", "overlapping")]
        builder = Builder(made.module, blocks[0])
        builder.branch_if(_are_apart(builder, extents, arguments), blocks[1], blocks[2])
        *given, stack = list[Value](made.arguments)
        for number, version in enumerate(self.versions):
            assert version.augmented is not None
            builder.at_end(blocks[1 + number])
            whole = builder.call(version.augmented, [*given, stack] if version.takes_stack else given)
            results = len(member_types(made.return_type)) - 1 if made.return_type is not PTR else 0
            parts = unpack(builder, whole, (version.tape is not None) + results)
            tape = parts.pop(0) if version.tape is not None else None
            address = self._boxed(builder, version, tape, stack)
            builder.ret(pack(builder, [builder.gep(I8, address, [number]) if number else address, *parts]))

    def _boxed(self, builder: Builder, version: Derivative, tape: Value | None, stack: Value) -> Value:
        if tape is None:
            return ConstantNull(PTR)
        if version.tape_on_heap:
            return tape
        block = rules.reserve(builder, stack, i64(builder.module.layout.size_of(tape.type)))
        builder.store(tape, block)
        return block

    def write_reverse(self) -> None:
        made = self.dispatch.reverse
        assert made is not None
        blocks = [made.add_block(name) for name in ("entry", "apart", "overlapping")]
        builder = Builder(made.module, blocks[0])
        *given, tape, stack = list[Value](made.arguments)
        odd = builder.binary("and", builder.cast("ptrtoint", tape, I64), i64(1))
        builder.branch_if(builder.compare("eq", odd, i64(0)), blocks[1], blocks[2])
        for number, version in enumerate(self.versions):
            assert version.reverse is not None
            builder.at_end(blocks[1 + number])
            block = builder.gep(I8, tape, [-number]) if number else tape
            is_boxed = version.tape is not None and not version.tape_on_heap
            kept = [] if version.tape is None else [builder.load(version.tape, block) if is_boxed else block]
            result = builder.call(version.reverse, [*given, *kept, *([stack] if version.takes_stack else [])])
            if is_boxed:
                rules.reset_stack(builder, stack, block)
            builder.ret(None if made.return_type is VOID else result)


def _are_apart(builder: Builder, extents: Extents, arguments: list[Value]) -> Value:
    """All numbers are from 1 to where products still fit, and no two of the parts overlap."""
    numbers = dict.fromkeys(symbol for extent in extents.values() for symbol in extent.symbols)
    degree = max((len(monomial) for extent in extents.values() for monomial in extent.terms), default=0)
    values: dict[Value, Value] = {}
    conditions: list[Value] = []
    for number in numbers:
        assert isinstance(number, Argument)
        values[number] = builder.cast("sext", arguments[number.index], I64)
        conditions.append(builder.compare("sge", values[number], i64(1)))
        conditions.append(builder.compare("sle", values[number], i64(1 << _BITS // max(degree, 1))))
    ends: list[tuple[Argument, Value, Value]] = []
    for argument, extent in extents.items():
        size = _value(builder, extent, values)
        conditions.append(builder.compare("sle", size, i64(_LARGEST)))
        start = arguments[argument.index]
        ends.append((argument, start, builder.gep(I8, start, [size])))
    for (one, start, end), (other, start_of_other, end_of_other) in combinations(ends, 2):
        if any("readonly" not in a.attributes.split() for a in (one, other)):
            before, behind = builder.compare("ule", end, start_of_other), builder.compare("ule", end_of_other, start)
            conditions.append(builder.binary("or", before, behind))
    return reduce(lambda one, other: builder.binary("and", one, other), conditions)


def _value(builder: Builder, polynomial: Polynomial, values: dict[Value, Value]) -> Value:
    total: Value = i64(0)
    for monomial, coefficient in polynomial.terms.items():
        product: Value = i64(coefficient)
        for symbol in monomial:
            product = builder.binary("mul", product, values[symbol])
        total = builder.binary("add", total, product)
    return total
