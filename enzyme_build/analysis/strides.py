"""How addresses move with the turns of loops.

The stride of a value in a loop is by how much it grows from turn to turn, where that is one constant.  A value is
linear in a nest if it is a sum of what does not change in the nest and of multiples of the loops' indices, computed
without wrapping round: then its least and its greatest value are among those in the first and last turns.
As a polynomial in what is no sum or product of 64-bit integers, an address is exact modulo 2⁶⁴, whatever wraps round.
"""

from __future__ import annotations

from collections.abc import Callable

from enzyme_build.analysis.loops import Loop, LoopForest
from enzyme_build.analysis.offsets import scaled_indices
from enzyme_build.analysis.polynomials import Polynomial, constant, symbol
from enzyme_build.analysis.trip_counts import induction_of
from enzyme_build.ir import Binary, Cast, ConstantInt, GetElementPtr, Instruction, IntegerType, Load, Phi, Value

_DEEPEST = 12  # operations above what is looked at


def stride_of(
    value: Value, loop: Loop, forest: LoopForest, is_steady: Callable[[Load], bool], depth: int = _DEEPEST
) -> int | None:
    """By how much an address (in bytes) or an integer grows in a turn of the loop; None if that is not a constant.

    `is_steady(load)`: what it gives does not vary with the turns of the loop.
    """

    def inner(part: Value) -> int | None:
        return stride_of(part, loop, forest, is_steady, depth - 1)

    if not isinstance(value, Instruction) or loop.is_invariant(value):
        return 0
    if not depth:
        return None
    match value:
        case Phi():
            around = forest.innermost[value.block]
            found = induction_of(value, around) if around is not None else None
            if found is None or around is None:
                return None
            return found.step if around is loop else inner(found.start)
        case Binary(opcode="add" | "sub", operands=[left, right]):
            ours, theirs = inner(left), inner(right)
            if ours is None or theirs is None:
                return None
            return ours + theirs if value.opcode == "add" else ours - theirs
        case Binary(opcode="mul", operands=[left, right]):
            ours, theirs = inner(left), inner(right)
            if ours == theirs == 0:
                return 0
            factor, moved = (right, ours) if isinstance(right, ConstantInt) else (left, theirs)
            return factor.value * moved if isinstance(factor, ConstantInt) and moved is not None else None
        case Binary(opcode="shl", operands=[left, ConstantInt(value=bits)]):
            ours = inner(left)
            return None if ours is None else ours << bits
        case Cast(opcode="sext" | "zext", operands=[narrow]):
            return inner(narrow)
        case GetElementPtr():
            total = inner(value.pointer)
            for index, size in scaled_indices(value.source_type, value.indices, value.function.module.layout):
                moved = inner(index)
                total = None if total is None or moved is None else total + moved * size
            return total
        case Load() if is_steady(value):
            return 0
        case _:
            return None


def is_linear(value: Value, nest: Loop, forest: LoopForest, promise: str = "", depth: int = _DEEPEST) -> bool:
    """The value is linear in a loop and those inside it; `promise`: the flag with which narrow sums do not wrap."""
    if not isinstance(value, Instruction) or nest.is_invariant(value):
        return True
    is_narrow = isinstance(value.type, IntegerType) and value.type.bits < 64
    if not depth or (is_narrow and isinstance(value, Binary) and promise not in value.flags):
        return False

    def inner(part: Value) -> bool:
        return is_linear(part, nest, forest, promise, depth - 1)

    match value:
        case Phi():
            around = forest.innermost[value.block]
            found = induction_of(value, around) if around is not None else None
            if found is None or around is None or not inner(found.start):
                return False
            following = [v for v, block in value.incoming if block in around.blocks]
            return not is_narrow or all(isinstance(v, Binary) and promise in v.flags for v in following)
        case Binary(opcode="add" | "sub", operands=[left, right]):
            return inner(left) and inner(right)
        case Binary(opcode="mul", operands=[left, right]):
            return (nest.is_invariant(left) and inner(right)) or (nest.is_invariant(right) and inner(left))
        case Binary(opcode="shl", operands=[left, ConstantInt()]):
            return inner(left)
        case Cast(opcode="sext", operands=[narrow]):
            return is_linear(narrow, nest, forest, "nsw", depth - 1)
        case Cast(opcode="zext", operands=[narrow]):
            return is_linear(narrow, nest, forest, "nsw" if "nneg" in value.flags else "nuw", depth - 1)
        case GetElementPtr():
            return all(map(inner, value.operands))
        case _:
            return False


def address_polynomial(value: Value, depth: int = _DEEPEST) -> Polynomial:
    """An address, or an integer of 64 bits, modulo 2⁶⁴."""

    def inner(part: Value) -> Polynomial:
        return address_polynomial(part, depth - 1)

    match value:
        case ConstantInt(type=IntegerType(bits=64)):
            return constant(value.value)
        case _ if not depth:
            return symbol(value)
        case GetElementPtr():
            total = inner(value.pointer)
            for index, size in scaled_indices(value.source_type, value.indices, value.function.module.layout):
                here = constant(index.value) if isinstance(index, ConstantInt) else inner(index)
                total += here * constant(size)
            return total
        case Binary(opcode="add" | "sub" | "mul", type=IntegerType(bits=64), operands=[left, right]):
            ours, theirs = inner(left), inner(right)
            return {"add": ours.__add__, "sub": ours.__sub__, "mul": ours.__mul__}[value.opcode](theirs)
        case Binary(opcode="shl", type=IntegerType(bits=64), operands=[left, ConstantInt(value=bits)]):
            return inner(left) * constant(1 << bits)
        case _:
            return symbol(value)
