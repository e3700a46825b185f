"""Complex functions in real terms.

A complex number is a pair of reals.  A holomorphic w = f(z) is written by its complex derivative f′(z) = p + iq,
from which the real partials follow (Cauchy and Riemann):
    ∂(Re w)/∂(Re z) = ∂(Im w)/∂(Im z) = p,    ∂(Im w)/∂(Re z) = −∂(Re w)/∂(Im z) = q.
Other functions are written by their real partials.  At a branch cut the formula's own side is taken.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from inspect import signature
from typing import Union, cast

from enzyme_build.ir import (
    ArrayType,
    Call,
    FloatType,
    Invoke,
    Type,
    VectorType,
    is_float,
    is_integer,
    scalar_types,
    struct_body,
)
from enzyme_build.rules.applied import callee_name, rule_maker
from enzyme_build.rules.combinators import AppliedRule
from enzyme_build.rules.expression import (
    ZERO,
    Comparison,
    Expression,
    FloatFunction,
    Operand,
    Result,
    Scalar,
    expression,
    functions,
    negate,
    where,
)
from enzyme_build.rules.families import lookup
from enzyme_build.rules.parts import PartsRule, parts_in
from enzyme_build.rules.rows import Domain, Row, register

atan2, copysign, cos, cosh, fabs, hypot, log, sin, sinh, sqrt = functions(
    "atan2 copysign cos cosh fabs hypot log sin sinh sqrt"
)
Number = Union["Complex", Scalar]


@dataclass(frozen=True, slots=True)
class Complex:
    """A complex expression; its operators are those of the field."""

    re: Expression
    im: Expression

    def __add__(self, other: Number) -> Complex:
        b = as_complex(other)
        return Complex(self.re + b.re, self.im + b.im)

    def __radd__(self, other: Number) -> Complex:
        return self + other

    def __sub__(self, other: Number) -> Complex:
        return self + -as_complex(other)

    def __rsub__(self, other: Number) -> Complex:
        return -self + other

    def __neg__(self) -> Complex:
        return Complex(negate(self.re), negate(self.im))

    def __mul__(self, other: Number) -> Complex:
        b = as_complex(other)
        return Complex(self.re * b.re - self.im * b.im, self.re * b.im + self.im * b.re)

    def __rmul__(self, other: Number) -> Complex:
        return self * other

    def __truediv__(self, other: Number) -> Complex:
        b = as_complex(other)
        square = b.re * b.re + b.im * b.im
        return Complex((self.re * b.re + self.im * b.im) / square, (self.im * b.re - self.re * b.im) / square)

    def __rtruediv__(self, other: Number) -> Complex:
        return as_complex(other) / self


def as_complex(value: Number) -> Complex:
    return value if isinstance(value, Complex) else Complex(expression(value), ZERO)


# ---- complex functions that derivatives need, in real terms --------------------------------------------------------
def csqrt(z: Complex) -> Complex:
    """The principal root, without cancellation."""
    t = sqrt(0.5 * (fabs(z.re) + hypot(z.re, z.im)))
    other = 0.5 * z.im / t
    right = z.re >= 0
    return Complex(where(right, t, fabs(other)), where(right, other, copysign(t, z.im)))


def clog(z: Complex) -> Complex:
    return Complex(log(hypot(z.re, z.im)), atan2(z.im, z.re))


def csin(z: Complex) -> Complex:
    return Complex(sin(z.re) * cosh(z.im), cos(z.re) * sinh(z.im))


def ccos(z: Complex) -> Complex:
    return Complex(cos(z.re) * cosh(z.im), -(sin(z.re) * sinh(z.im)))


def csinh(z: Complex) -> Complex:
    return Complex(sinh(z.re) * cos(z.im), cosh(z.re) * sin(z.im))


def ccosh(z: Complex) -> Complex:
    return Complex(cosh(z.re) * cos(z.im), sinh(z.re) * sin(z.im))


def choose(condition: Comparison, yes: Number, no: Number) -> Complex:
    a, b = as_complex(yes), as_complex(no)
    return Complex(where(condition, a.re, b.re), where(condition, a.im, b.im))


# ---- registration --------------------------------------------------------------------------------------------------
C = Complex
Slopes = Number | tuple[Number, ...]
Derivative = (
    Callable[[C], Slopes] | Callable[[C, C], Slopes] | Callable[[C, C, C], Slopes] | Callable[[C, Operand, C], Slopes]
)
PartsFormula = Callable[[C], Sequence[Sequence[Scalar]]] | Callable[[C, Expression], Sequence[Sequence[Scalar]]]
Z = complex
ComplexFunction = Callable[[Z], "complex | float"] | Callable[[Z, Z], Z] | Callable[[Z, int], Z]


def holomorphic(
    name: str, derivative: Derivative, sample: Sequence[Domain] = (), *, python: ComplexFunction | None = None
) -> Row:
    """Registers w = f(z, …) by ∂w/∂z, …; a parameter `w` is the result, a parameter `n` an integer."""
    names = [parameter for parameter in signature(derivative).parameters if parameter != "w"]
    parameters, arguments = _pairs(names)
    result = Complex(Result(0), Result(1))
    call = cast(Callable[..., Slopes], derivative)
    answer = call(*arguments, result) if "w" in signature(derivative).parameters else call(*arguments)
    slopes: tuple[Number, ...] = answer if isinstance(answer, tuple) else (answer,)
    given = iter(slopes)
    real: list[Expression] = []
    imaginary: list[Expression] = []
    for argument in arguments:
        if isinstance(argument, Operand):
            real.append(ZERO)
            imaginary.append(ZERO)
            continue
        slope = as_complex(next(given))
        real += [slope.re, negate(slope.im)]
        imaginary += [slope.im, slope.re]
    return _register(name, parameters, (tuple(real), tuple(imaginary)), sample, python)


def by_parts(name: str, partials: PartsFormula, *, python: ComplexFunction | None = None) -> Row:
    """Registers a function of one complex number z by the real partials of each part of its result."""
    parameters, arguments = _pairs(["z"])
    call = cast(Callable[..., Sequence[Sequence[Scalar]]], partials)
    given = call(*arguments, Result()) if len(signature(partials).parameters) == 2 else call(*arguments)
    matrix = tuple(tuple(expression(entry) for entry in part) for part in given)
    return _register(name, parameters, matrix, (), python)


def _pairs(names: Sequence[str]) -> tuple[tuple[Operand, ...], list[Complex | Operand]]:
    """The real parameters, and the complex numbers (or the integer) that they make."""
    parameters: list[Operand] = []
    arguments: list[Complex | Operand] = []
    for name in names:
        start = len(parameters)
        if name == "n":
            parameters.append(Operand(start, "n", True))
            arguments.append(parameters[-1])
        else:
            parameters += [Operand(start, f"Re {name}"), Operand(start + 1, f"Im {name}")]
            arguments.append(Complex(*parameters[-2:]))
    return tuple(parameters), arguments


def _register(
    name: str,
    parameters: tuple[Operand, ...],
    partials: tuple[tuple[Expression, ...], ...],
    sample: Sequence[Domain],
    python: ComplexFunction | None,
) -> Row:
    domain = tuple(sample) or tuple((0.3, 0.9) for _ in parameters)
    real = None if python is None else _in_parts(python, parameters)
    return register(Row(name, parameters, partials, domain, also=(name,), python=real, is_complex=True))


def _in_parts(python: ComplexFunction, parameters: tuple[Operand, ...]) -> FloatFunction:
    """A function of complex numbers as one of their parts, whose result is the tuple of its parts."""

    def call(*operands: float) -> float:
        arguments: list[complex | int] = []
        rest = iter(zip(parameters, operands))
        for parameter, value in rest:
            arguments.append(int(value) if parameter.integer else complex(value, next(rest)[1]))
        answer = cast(Callable[..., "complex | float"], python)(*arguments)
        parts = (answer.real, answer.imag) if isinstance(answer, complex) else (answer,)
        return cast(float, parts)

    return call


# ---- application ---------------------------------------------------------------------------------------------------


def _is_complex(name: str) -> bool:
    found = lookup(name)
    return found is not None and found[0].is_complex


@rule_maker(_is_complex)
def complex_rule(name: str, call: Call | Invoke) -> AppliedRule | None:
    """A complex call whose numbers are passed as two scalars, or as a vector or aggregate of two."""
    found = lookup(name)
    assert found is not None
    return _applied(found[0], call, [parts_in(argument.type) for argument in call.arguments])


def is_complex(call: Call) -> bool:
    """True if a function of complex numbers is called."""
    return _is_complex(callee_name(call) or "")


def _applied(row: Row, call: Call | Invoke, counts: list[int]) -> AppliedRule | None:
    if sum(counts) != row.arity or not all(_holds_numbers(a.type) for a in call.arguments):
        return None
    starts = [sum(counts[:k]) for k in range(len(counts))]
    if any(row.parameters[s].integer != is_integer(a.type) for s, a in zip(starts, call.arguments)):
        return None
    parts = parts_in(call.type)
    if parts != len(row.partials) or not _holds_numbers(call.type):
        return None
    members: tuple[int | None, ...] = (None,) if parts == 1 else tuple(range(parts))
    return AppliedRule(PartsRule(row, tuple(counts), members), call, tuple(call.arguments), call.type)


def _holds_numbers(type_: Type) -> bool:
    if is_integer(type_) and not isinstance(type_, VectorType):
        return True
    if struct_body(type_) is None and not isinstance(type_, (ArrayType, VectorType)):
        return is_float(type_)
    return all(isinstance(scalar, FloatType) for scalar in scalar_types(type_))
