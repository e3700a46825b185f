"""Expressions: what a row says about a derivative, as data.

An expression is a tree over leaves (`Operand(k)`, the k-th operand of the primal operation, and `Result()`, its
result) with numbers, + - * /, negation, calls of functions that have rows themselves, and `where(condition, a, b)`.
The same tree is evaluated with floats (`evaluate`), emitted as instructions (`emission`), printed (`str`) and asked
what it reads (`leaves`).  Integer operands stay integers (`n - 1`) until they meet a float.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Union

Scalar = Union["Expression", float, int]


class Expression:
    """The root of all nodes; operators build trees and simplify what is trivial (x·1, x·0, x+0, −−x)."""

    __slots__ = ()

    @property
    def is_integer(self) -> bool:
        return False

    @property
    def children(self) -> tuple[Expression, ...]:
        return ()

    def __add__(self, other: Scalar) -> Expression:
        return _arithmetic("+", self, other)

    def __radd__(self, other: Scalar) -> Expression:
        return _arithmetic("+", other, self)

    def __sub__(self, other: Scalar) -> Expression:
        return _arithmetic("-", self, other)

    def __rsub__(self, other: Scalar) -> Expression:
        return _arithmetic("-", other, self)

    def __mul__(self, other: Scalar) -> Expression:
        return _arithmetic("*", self, other)

    def __rmul__(self, other: Scalar) -> Expression:
        return _arithmetic("*", other, self)

    def __truediv__(self, other: Scalar) -> Expression:
        return _arithmetic("/", self, other)

    def __rtruediv__(self, other: Scalar) -> Expression:
        return _arithmetic("/", other, self)

    def __neg__(self) -> Expression:
        return negate(self)

    def __lt__(self, other: Scalar) -> Comparison:
        return Comparison("<", self, expression(other))

    def __le__(self, other: Scalar) -> Comparison:
        return Comparison("<=", self, expression(other))

    def __gt__(self, other: Scalar) -> Comparison:
        return Comparison(">", self, expression(other))

    def __ge__(self, other: Scalar) -> Comparison:
        return Comparison(">=", self, expression(other))


@dataclass(frozen=True, slots=True)
class Number(Expression):
    value: float

    def __post_init__(self) -> None:
        float(self.value)  # refuses what is no real number

    @property
    def is_integer(self) -> bool:
        return isinstance(self.value, int)

    def __str__(self) -> str:
        return f"{self.value:g}"


class Leaf(Expression):
    """What a partial may read: an operand or the result; `whole` forgets which part of it."""

    __slots__ = ()

    @property
    def whole(self) -> Leaf:
        return self


@dataclass(frozen=True, slots=True)
class Operand(Leaf):
    index: int
    name: str = field(default="", compare=False)
    integer: bool = field(default=False, compare=False)

    @property
    def is_integer(self) -> bool:
        return self.integer

    def __str__(self) -> str:
        return self.name or f"x{self.index}"


@dataclass(frozen=True, slots=True)
class Result(Leaf):
    """The result; `part` is set for one component of a complex or struct result."""

    part: int | None = None

    @property
    def whole(self) -> Leaf:
        return Result()

    def __str__(self) -> str:
        return "result" if self.part is None else f"result.{self.part}"


@dataclass(frozen=True, slots=True)
class Negate(Expression):
    value: Expression

    @property
    def is_integer(self) -> bool:
        return self.value.is_integer

    @property
    def children(self) -> tuple[Expression, ...]:
        return (self.value,)

    def __str__(self) -> str:
        return f"-{_parenthesised(self.value, 2)}"


@dataclass(frozen=True, slots=True)
class Arithmetic(Expression):
    """`operator` is one of + - * /; division is always floating."""

    operator: str
    left: Expression
    right: Expression

    @property
    def is_integer(self) -> bool:
        return self.operator != "/" and self.left.is_integer and self.right.is_integer

    @property
    def children(self) -> tuple[Expression, ...]:
        return (self.left, self.right)

    def __str__(self) -> str:
        strength = 1 if self.operator in "+-" else 2
        right = _parenthesised(self.right, strength + (self.operator in "-/"))
        return f"{_parenthesised(self.left, strength)} {self.operator} {right}"


@dataclass(frozen=True, slots=True)
class Apply(Expression):
    """A call of the function whose row is called `name`."""

    name: str
    arguments: tuple[Expression, ...]

    @property
    def children(self) -> tuple[Expression, ...]:
        return self.arguments

    def __str__(self) -> str:
        return f"{self.name}({', '.join(map(str, self.arguments))})"


@dataclass(frozen=True, slots=True)
class Comparison(Expression):
    """`operator` is one of < <= > >= ==; false if an operand is NaN."""

    operator: str
    left: Expression
    right: Expression

    @property
    def children(self) -> tuple[Expression, ...]:
        return (self.left, self.right)

    def __str__(self) -> str:
        return f"{self.left} {self.operator} {self.right}"


@dataclass(frozen=True, slots=True)
class Where(Expression):
    condition: Comparison
    yes: Expression
    no: Expression

    @property
    def children(self) -> tuple[Expression, ...]:
        return (self.condition, self.yes, self.no)

    def __str__(self) -> str:
        return f"where({self.condition}, {self.yes}, {self.no})"


ZERO, ONE, MINUS_ONE = Number(0), Number(1), Number(-1)


def expression(value: Scalar) -> Expression:
    return value if isinstance(value, Expression) else Number(value)


def negate(value: Expression) -> Expression:
    match value:
        case Number(value=number):
            return Number(-number) if number else value
        case Negate(value=inner):
            return inner
        case _:
            return Negate(value)


def _arithmetic(operator: str, left: Scalar, right: Scalar) -> Expression:
    a, b = expression(left), expression(right)
    match operator, a, b:
        case ("+", Number(value=0), _) | ("*", Number(value=1), _):
            return b
        case ("+" | "-", _, Number(value=0)) | ("*" | "/", _, Number(value=1)):
            return a
        case "-", Number(value=0), _:
            return negate(b)
        case ("*", Number(value=0), _) | ("*", _, Number(value=0)):
            return ZERO
        case ("*", Number(value=-1), _):
            return negate(b)
        case ("*", _, Number(value=-1)):
            return negate(a)
        case _:
            return Arithmetic(operator, a, b)


def equal(left: Scalar, right: Scalar) -> Comparison:
    return Comparison("==", expression(left), expression(right))


def where(condition: Comparison, yes: Scalar, no: Scalar) -> Expression:
    """`yes` where the condition holds, else `no`; both are evaluated, neither may trap."""
    a, b = expression(yes), expression(no)
    return a if a == b else Where(condition, a, b)


def ratio(numerator: int, denominator: int) -> Expression:
    """A fraction that keeps full precision in types wider than double."""
    return Arithmetic("/", Number(float(numerator)), Number(float(denominator)))


def function(name: str) -> Callable[..., Expression]:
    """The function with the row `name`, to be called with expressions or numbers."""

    def call(*arguments: Scalar) -> Expression:
        return Apply(name, tuple(expression(argument) for argument in arguments))

    return call


def functions(names: str) -> list[Callable[..., Expression]]:
    return [function(name) for name in names.split()]


def walk(root: Expression) -> Iterator[Expression]:
    """Every node, the root first; shared nodes once."""
    seen: set[int] = set()
    stack = [root]
    while stack:
        node = stack.pop()
        if id(node) not in seen:
            seen.add(id(node))
            yield node
            stack.extend(node.children)


def leaves(root: Expression) -> frozenset[Leaf]:
    """Which operands, and whether the result, the value of `root` depends on; parts count as the whole."""
    return frozenset(node.whole for node in walk(root) if isinstance(node, Leaf))


def applied_names(root: Expression) -> set[str]:
    return {node.name for node in walk(root) if isinstance(node, Apply)}


def substitute(root: Expression, replacements: Mapping[Leaf, Expression]) -> Expression:
    """`root` with leaves replaced."""
    match root:
        case Leaf():
            return replacements.get(root, root)
        case Negate(value=value):
            return negate(substitute(value, replacements))
        case Arithmetic(operator=operator, left=left, right=right):
            return _arithmetic(operator, substitute(left, replacements), substitute(right, replacements))
        case Apply(name=name, arguments=arguments):
            return Apply(name, tuple(substitute(a, replacements) for a in arguments))
        case Comparison(operator=operator, left=left, right=right):
            return Comparison(operator, substitute(left, replacements), substitute(right, replacements))
        case Where(condition=condition, yes=yes, no=no):
            test = substitute(condition, replacements)
            assert isinstance(test, Comparison)
            return where(test, substitute(yes, replacements), substitute(no, replacements))
        case _:
            return root


FloatFunction = Callable[..., float]
_COMPARE: dict[str, Callable[[float, float], bool]] = {
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
    "==": lambda a, b: a == b,
}


def evaluate(
    root: Expression,
    operands: Sequence[float],
    result: float | Sequence[float] = math.nan,
    apply: Callable[[str, Sequence[float]], float] | None = None,
) -> float:
    """The value of `root` in Python floats; `apply(name, arguments)` answers calls (default: the rows' own)."""
    if apply is None:
        from enzyme_build.rules.rows import apply_in_python as apply  # rows are made of expressions

    call = apply
    values: dict[int, float] = {}

    def value(node: Expression) -> float:
        found = values.get(id(node))
        if found is None:
            found = values[id(node)] = compute(node)
        return found

    def compute(node: Expression) -> float:
        match node:
            case Number(value=number):
                return number
            case Operand(index=index):
                return operands[index]
            case Result(part=part):
                return result[part or 0] if isinstance(result, Sequence) else result
            case Negate(value=inner):
                return -value(inner)
            case Arithmetic(operator=operator, left=left, right=right):
                return fold(operator, value(left), value(right))
            case Apply(name=name, arguments=arguments):
                return call(name, [value(argument) for argument in arguments])
            case Comparison(operator=operator, left=left, right=right):
                return _COMPARE[operator](value(left), value(right))
            case Where(condition=condition, yes=yes, no=no):
                return value(yes) if value(condition) else value(no)
            case _:
                raise TypeError(f"no value for {node!r}")

    return value(root)


def compare(operator: str, left: float, right: float) -> bool:
    return _COMPARE[operator](left, right)


def fold(operator: str, left: float, right: float) -> float:
    """IEEE arithmetic on Python floats: nothing raises."""
    match operator:
        case "+":
            return left + right
        case "-":
            return left - right
        case "*":
            return left * right
        case _:
            if right == 0:
                sign = math.copysign(1.0, left) * math.copysign(1.0, right)
                return math.nan if left == 0 or math.isnan(left) else sign * math.inf
            return left / right


def _parenthesised(node: Expression, strength: int) -> str:
    own = 3
    if isinstance(node, Arithmetic):
        own = 1 if node.operator in "+-" else 2
    elif isinstance(node, (Negate, Comparison)):
        own = 1
    return f"({node})" if own < strength else str(node)
