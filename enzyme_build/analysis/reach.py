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
from enzyme_build.analysis.trip_counts import TripCount, induction_of, trip_count
from enzyme_build.ir import (
    Argument,
    Binary,
    Block,
    Call,
    Cast,
    Compare,
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
        ends: list[Polynomial] = []
        for access in self._accesses(argument):
            end = None if access is None else self._end(access)
            if end is None:
                return None
            ends.append(end)
        if not ends:
            return constant(0)
        largest = (end for end in ends if all((end - other).is_never_negative(1) for other in ends))
        return next(largest, None)

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

    def _end(self, access: _Access) -> Polynomial | None:
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
        return self._extreme(start + access.size, block, highest=True)

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


def _copied(call: Call, pointer: Value, position: int) -> _Access | None:
    """What a call that copies or sets memory accesses; None for any other call."""
    rule = rules.memory_rule(callee_name(call))
    if rule is None or position not in (rule.destination, rule.source):
        return None
    length = polynomial_of(call.arguments[rule.length], least=1)
    return None if length is None else _Access(call, pointer, length)
