"""How far a function reaches behind a pointer argument: a bound on (address − argument + size), over all its accesses.

The address of an access is a polynomial in the function's integers and the induction variables around it.  A variable
that takes T steps of s from x₀ lies between x₀ and x₀ + s·T, so each is replaced, innermost first, by the end of its
range that makes the polynomial larger.  The largest of all accesses is the bound, where one is known to be the largest
for positive integers; an access that lies before the argument for some of them, or anywhere, leaves no bound.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from enzyme_build import rules
from enzyme_build.analysis.calls import callee_name
from enzyme_build.analysis.control_flow import ControlFlow
from enzyme_build.analysis.loops import Loop, LoopForest
from enzyme_build.analysis.offsets import address_of
from enzyme_build.analysis.polynomials import Polynomial, constant, polynomial_of
from enzyme_build.analysis.trip_counts import INVERSE, TripCount, induction_of, trip_count
from enzyme_build.ir import (
    Argument,
    Binary,
    Block,
    Call,
    Cast,
    Compare,
    ConstantInt,
    Freeze,
    Function,
    GetElementPtr,
    Instruction,
    Load,
    Phi,
    Store,
    Value,
)

_MAY_TRAP = frozenset({"sdiv", "udiv", "srem", "urem"})


@dataclass(frozen=True)
class End:
    """An access ends at most so many `bytes` behind the argument; where it is made, the numbers `given` are positive.

    (`given` is None where the bound needs more.)
    """

    bytes: Polynomial
    given: frozenset[Value] | None


@dataclass(frozen=True)
class _Access:
    at: Instruction
    pointer: Value
    size: Polynomial


class Reach:
    """The reach of one function, whose loops have preheaders; it is changed: integers go where they do not vary.

    `reached` answers how many bytes behind an argument a call of another function accesses at most.
    """

    def __init__(self, function: Function, reached: Callable[[Call, int], int | None] = lambda call, index: None):
        self._reached = reached
        self.layout = function.module.layout
        self.flow = ControlFlow(function)
        self.forest = LoopForest(self.flow)
        self.loops = {loop.header: loop for loop in self.forest.loops}
        self._positive: dict[Block, frozenset[Value]] = {}
        for loop in reversed(self.forest.loops):
            self._hoist(loop)

    def _hoist(self, loop: Loop) -> None:
        """Move arithmetic on what the loop does not change in front of it, so that bounds are seen to be constant."""
        outside = [p for p in self.flow.predecessors[loop.header] if p not in loop.blocks]
        if len(outside) != 1:
            return
        for block in filter(loop.blocks.__contains__, self.flow.order):
            for instruction in list(block.instructions):
                is_arithmetic = isinstance(instruction, (Binary, Cast)) and instruction.opcode not in _MAY_TRAP
                if is_arithmetic and all(map(loop.is_invariant, instruction.operands)):
                    block.instructions.remove(instruction)
                    outside[0].insert_before(outside[0].terminator, instruction)

    def of(self, argument: Argument) -> Polynomial | None:
        """A bound in bytes, in the function's arguments; None if there is none. Zero: nothing is accessed."""
        found = self.ends(argument)
        if found is None:
            return None
        ends = [end.bytes for end in found]
        if not ends:
            return constant(0)
        largest = (end for end in ends if all((end - other).is_never_negative(1) for other in ends))
        return next(largest, None)

    def ends(self, argument: Argument) -> list[End] | None:
        """Of each access; None if one has no bound."""
        found: list[End] = []
        for access in self._accesses(argument):
            end = None if access is None else self._end(access)
            if end is None:
                return None
            found.append(end)
        return found

    def _accesses(self, argument: Argument) -> Iterator[_Access | None]:
        """Every access through the argument; None for a use that may be anything."""
        work: list[Value] = [argument]
        while work:
            pointer = work.pop()
            for user, position in pointer.uses:
                match user:
                    case GetElementPtr() | Freeze():
                        work.append(user)
                    case Load():
                        yield _Access(user, pointer, constant(self.layout.size_of(user.type)))
                    case Store() if position == 1:
                        yield _Access(user, pointer, constant(self.layout.size_of(user.value.type)))
                    case Compare():
                        pass
                    case Call():
                        yield self._called(user, pointer, position)
                    case _:
                        yield None

    def _called(self, call: Call, pointer: Value, position: int) -> _Access | None:
        size = self._reached(call, position)
        return _copied(call, pointer, position) if size is None else _Access(call, pointer, constant(size))

    def _end(self, access: _Access) -> End | None:
        """Where the access ends at most."""
        address = address_of(access.pointer)
        start = constant(address.offset)
        for index, stride in address.terms:
            found = polynomial_of(index, least=1)
            if found is None:
                return None
            start += found * constant(stride)
        block = access.at.block
        lowest = self._extreme(start, block, highest=False)
        if lowest is None or not lowest.is_never_negative(1):
            return None
        highest = self._extreme(start + access.size, block, highest=True)
        given = self._positive_in(block)
        is_enough = highest is not None and lowest.symbols | highest.symbols <= given
        return None if highest is None else End(highest, given if is_enough else None)

    def _positive_in(self, block: Block) -> frozenset[Value]:
        """Numbers that are positive wherever control comes to the block, as tests before it and loops around it say."""
        found = self._positive.get(block)
        if found is None:
            found = self._positive[block] = frozenset((*self._tested(block), *self._bounds_of_loops(block)))
        return found

    def _tested(self, block: Block) -> Iterator[Value]:
        for test, holds in self._tests_before(block):
            number = _only_symbol(test.operands[0])
            predicate = test.predicate if holds else INVERSE[test.predicate]
            if number is not None and isinstance(test.operands[1], ConstantInt):
                least = test.operands[1].value
                if (predicate == "sgt" and least >= 0) or (predicate in ("sge", "eq") and least > 0):
                    yield number

    def _tests_before(self, block: Block) -> Iterator[tuple[Compare, bool]]:
        """Comparisons on which control has come to the block, and their outcomes."""
        for _, test, holds in self.flow.decisions(block):
            if isinstance(test, Compare) and test.opcode == "icmp":
                yield test, holds

    def _bounds_of_loops(self, block: Block) -> Iterator[Value]:
        """Of loops that count from zero: one without a sign is not so large that it would be negative with one."""
        for loop in self.forest.nest(block):
            count = trip_count(loop, self.flow)
            bound = None if count is None else _only_symbol(count.bound)
            if count is None or bound is None or count.step <= 0 or not isinstance(count.start, ConstantInt):
                continue
            first = count.start.value + count.offset - count.bound_offset
            is_behind_test = block is not count.exiting and self.flow.dominates(count.exiting, block)
            is_signed = count.predicate == "slt" and first >= 0
            is_counted = count.is_exact and count.predicate == "ult" and first >= 0
            is_whole = count.is_exact and count.predicate in ("ne", "ult") and count.start.value == 0
            is_short = is_whole and self._is_entered_unless_zero(loop, bound)
            if is_short or (is_behind_test and (is_signed or is_counted)):
                yield bound

    def _is_entered_unless_zero(self, loop: Loop, bound: Value) -> bool:
        for test, holds in self._tests_before(loop.header):
            is_zero = isinstance(test.operands[1], ConstantInt) and test.operands[1].value == 0
            if is_zero and test.predicate == ("ne" if holds else "eq") and _only_symbol(test.operands[0]) is bound:
                return True
        return False

    def _extreme(self, value: Polynomial, at: Block, highest: bool) -> Polynomial | None:
        """The polynomial without induction variables, at its highest or lowest in the block."""
        while phis := [symbol for symbol in value.symbols if isinstance(symbol, Phi)]:
            phi = max(phis, key=lambda p: self.flow.position[p.block])  # inner loops' headers come later
            slope, ends = value.coefficient(phi), self._range(phi, at)
            if slope is None or ends is None:
                return None
            if slope.is_never_negative(0):
                chosen = ends[highest]
            elif (constant(-1) * slope).is_never_negative(0):
                chosen = ends[not highest]
            else:
                return None
            value = value.without(phi) + slope * chosen
        return value

    def _range(self, phi: Phi, at: Block) -> tuple[Polynomial, Polynomial] | None:
        """The lowest and the highest value of an induction variable in a block of its loop."""
        loop = self.loops.get(phi.block)
        if loop is None or at not in loop.blocks:
            return None
        induction, count = induction_of(phi, loop), trip_count(loop, self.flow)
        start = None if induction is None else polynomial_of(induction.start, least=1)
        if induction is None or count is None or start is None or induction.step % count.step:
            return None
        moved = self._moved(count, loop, at)
        if moved is None:
            return None
        end = start + constant(induction.step // count.step) * moved
        return (start, end) if induction.step > 0 else (end, start)

    def _moved(self, count: TripCount, loop: Loop, at: Block) -> Polynomial | None:
        """How far the variable that counts the loop has moved at most, as seen in a block."""
        start, bound = polynomial_of(count.start, least=1), polynomial_of(count.bound, least=1)
        if start is None or bound is None:
            return None
        span = bound + constant(count.bound_offset) - start - constant(count.offset)
        if count.predicate != "ne":  # the last step may go past the bound
            span += constant(count.step - 1 if count.step > 0 else count.step + 1)
        is_behind_test = at is not count.exiting and self.flow.dominates(count.exiting, at)
        return span - constant(count.step) if is_behind_test else span


def _only_symbol(value: Value) -> Value | None:
    """The number that an integer is, perhaps in another width, or a positive multiple of."""
    found = polynomial_of(value, least=1)
    if found is None or len(found.terms) != 1:
        return None
    ((symbols, factor),) = found.terms.items()
    return symbols[0] if len(symbols) == 1 and factor > 0 else None


def _copied(call: Call, pointer: Value, position: int) -> _Access | None:
    """What a call that copies or sets memory accesses; None for any other call."""
    rule = rules.memory_rule(callee_name(call))
    if rule is None or position not in (rule.destination, rule.source):
        return None
    length = polynomial_of(call.arguments[rule.length], least=1)
    return None if length is None else _Access(call, pointer, length)
