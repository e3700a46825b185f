"""Integers as polynomials in what a function is given: Σ cₖ · Π symbols, with integer coefficients.

A symbol is an integer argument, an integer that an argument points to (Fortran passes it so), or the induction variable
of a loop.  Arithmetic is that of ℤ: nothing wraps round.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from enzyme_build.analysis.calls import callee_name
from enzyme_build.ir import (
    Argument,
    Binary,
    Call,
    Cast,
    Compare,
    ConstantInt,
    Freeze,
    Instruction,
    IntegerType,
    Invoke,
    Load,
    Phi,
    Select,
    Store,
    Value,
)

Monomial = tuple[Value, ...]  # sorted, a power is a repetition


@dataclass(frozen=True)
class Polynomial:
    terms: Mapping[Monomial, int] = field(default_factory=dict[Monomial, int])

    def __add__(self, other: Polynomial) -> Polynomial:
        sums = dict(self.terms)
        for monomial, coefficient in other.terms.items():
            sums[monomial] = sums.get(monomial, 0) + coefficient
        return Polynomial({monomial: c for monomial, c in sums.items() if c})

    def __sub__(self, other: Polynomial) -> Polynomial:
        return self + constant(-1) * other

    def __mul__(self, other: Polynomial) -> Polynomial:
        product = Polynomial()
        for left, c in self.terms.items():
            for right, d in other.terms.items():
                product += Polynomial({tuple(sorted((*left, *right), key=id)): c * d})
        return product

    @property
    def symbols(self) -> set[Value]:
        return {symbol for monomial in self.terms for symbol in monomial}

    def is_never_negative(self, least: int) -> bool:
        """Whether no coefficient is negative after writing every symbol as `least` plus something from 0 on."""
        shifted = Polynomial()
        for monomial, coefficient in self.terms.items():
            product = constant(coefficient)
            for each in monomial:
                product *= Polynomial({(each,): 1}) + constant(least)
            shifted += product
        return all(coefficient >= 0 for coefficient in shifted.terms.values())

    def coefficient(self, value: Value) -> Polynomial | None:
        """p with self = p·value + what is free of value; None if a power of it occurs."""
        if any(monomial.count(value) > 1 for monomial in self.terms):
            return None
        return Polynomial({tuple(v for v in m if v is not value): c for m, c in self.terms.items() if value in m})

    def without(self, value: Value) -> Polynomial:
        return Polynomial({monomial: c for monomial, c in self.terms.items() if value not in monomial})

    def with_values(self, values: Mapping[Value, Polynomial]) -> Polynomial:
        """The polynomial with others in place of some of its symbols."""
        total = Polynomial()
        for monomial, coefficient in self.terms.items():
            product = constant(coefficient)
            for each in monomial:
                product *= values.get(each) or symbol(each)
            total += product
        return total

    def divided_by(self, number: int) -> Polynomial:
        """Where it divides all coefficients."""
        return Polynomial({monomial: c // number for monomial, c in self.terms.items()})

    def quotient_and_rest(self, divisor: Polynomial) -> tuple[Polynomial, Polynomial]:
        """self = quotient·divisor + rest, by long division: no term of the rest is a multiple of its leading one.

        The coefficients of both are rounded towards zero.
        """
        first = max(divisor.terms, key=lambda monomial: (len(monomial), *map(id, monomial)))
        quotient, rest = Polynomial(), self
        while True:
            found = next((t for t in (_over(m, c, first, divisor) for m, c in rest.terms.items()) if t), None)
            if found is None:
                return quotient, rest
            quotient += found
            rest -= found * divisor


def constant(value: int) -> Polynomial:
    return Polynomial({(): value} if value else {})


def symbol(value: Value) -> Polynomial:
    return Polynomial({(value,): 1})


def _over(monomial: Monomial, coefficient: int, first: Monomial, divisor: Polynomial) -> Polynomial | None:
    """How often a term of the divisor goes into a term; None if it does not."""
    left = list(monomial)
    for each in first:
        if each not in left:
            return None
        left.remove(each)
    times = abs(coefficient) // abs(divisor.terms[first])
    sign = 1 if (coefficient > 0) == (divisor.terms[first] > 0) else -1
    return Polynomial({tuple(left): sign * times}) if times else None


_WIDENED = (1 << 32) - 1
_SURE_TO_FIT = 32  # bits; numbers of less than that are expected to wrap round


def _nothing(_: Value) -> bool:
    return False


def polynomial_of(
    value: Value, is_length: bool = True, least: int = 0, is_symbol: Callable[[Value], bool] = _nothing
) -> Polynomial | None:
    """An integer as a polynomial; None where it is none.

    In a length, max(x, 0) counts as x, which is not negative, and max(x, c) where x is not less than c if no symbol is
    less than `least`.  What `is_symbol` is one where it is not made of others.
    """
    found = _made_of(value, lambda part: polynomial_of(part, is_length, least, is_symbol), is_length, least)
    return symbol(value) if found is None and is_symbol(value) else found


def _made_of(value: Value, of: Callable[[Value], Polynomial | None], is_length: bool, least: int) -> Polynomial | None:
    match value:
        case ConstantInt():
            return constant(value.value)
        case Instruction(type=IntegerType(bits=bits)) if bits < _SURE_TO_FIT:
            return None
        case Argument(type=IntegerType()) | Phi(type=IntegerType()):
            return symbol(value)
        case Load(type=IntegerType(), operands=[Argument() as cell]) if _is_as_given(value, cell):
            return symbol(cell)
        case Cast(opcode="sext" | "zext" | "trunc", operands=[inner]) | Freeze(operands=[inner]):
            return of(inner)
        case Binary(opcode="and", operands=[inner, ConstantInt(value=mask)]):
            return _narrowed(of(inner), mask)
        case Binary(opcode="add" | "sub" | "mul" | "shl" | "or", operands=[left, right]):
            parts = (of(part) for part in (left, right))
            return _combined(value, *parts)
        case Select(
            operands=[Compare(predicate="sgt", operands=[left, ConstantInt(value=0)]), right, ConstantInt(value=0)]
        ) if is_length and left is right:
            return of(left)
        case Call(operands=[inner, ConstantInt(value=other), _]) if is_length and callee_name(value).startswith(
            "llvm.smax."
        ):
            found = of(inner)
            is_more = found is not None and (found - constant(other)).is_never_negative(least)
            return found if other == 0 or is_more else None
        case _:
            return None


def _narrowed(value: Polynomial | None, mask: int) -> Polynomial | None:
    """What an integer of 32 bits is when it has been made wider; a mask may leave out low bits that are zero anyway."""
    low = -mask & _WIDENED
    is_widening = mask == _WIDENED - low + 1 and low & (low - 1) == 0
    return value if value is not None and is_widening and all(c % low == 0 for c in value.terms.values()) else None


def _is_as_given(load: Load, cell: Argument) -> bool:
    """Whether what is loaded is what the caller put there: nothing can have been written before."""
    if "readonly" in cell.attributes.split() or all(isinstance(user, Load) for user in cell.users):
        return True
    block = load.block
    before = block.instructions[: block.instructions.index(load)]
    return block is load.function.entry and not any(isinstance(i, (Store, Call, Invoke)) for i in before)


def _combined(operation: Binary, left: Polynomial | None, right: Polynomial | None) -> Polynomial | None:
    if left is None or right is None:
        return None
    match operation.opcode:
        case "add":
            return left + right
        case "sub":
            return left - right
        case "mul":
            return left * right
        case "shl" if not right.symbols:
            return left * constant(1 << right.terms.get((), 0))
        case "or" if "disjoint" in operation.flags:
            return left + right
        case _:
            return None
