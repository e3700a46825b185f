"""C expressions as trees that know their types and how tightly they bind, with LLVM values as leaves.

A leaf is printed by the name that its variable gets in the end, so that an expression may be built before variables
are joined and named.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from enzyme_build.ir import Value
from enzyme_build.readable.c_types import C_BOOL, CType, unsigned_name

# C's levels of precedence, the tightest last.
(
    COMMA, ASSIGN, CHOICE, OR, AND, BIT_OR, BIT_XOR, BIT_AND, EQUAL, LESS, SHIFT, ADD, MULTIPLY, UNARY, POSTFIX, ATOM,
) = range(16)  # fmt: skip
_HOLE = re.compile(r"\{(\d+)\}")
_OPPOSITE = {"==": "!=", "!=": "=="}
_INTEGERS_OPPOSITE = {**_OPPOSITE, "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
Names = Callable[[Value], str]


@dataclass(frozen=True, eq=False, slots=True)
class Expression:
    """`template` has `{0}`, `{1}` where the arguments go, each of which binds at least as tightly as `needs` says."""

    template: str
    level: int
    type: CType
    arguments: tuple[Expression, ...] = ()
    needs: tuple[int, ...] = ()
    leaf: Value | None = None
    operator: str = ""  # of a binary operation

    def render(self, names: Names) -> str:
        """The text, with variables named."""
        if self.leaf is not None:
            return names(self.leaf)
        if not self.arguments:
            return self.template

        def part(found: re.Match[str]) -> str:
            index = int(found[1])
            argument = self.arguments[index]
            text = argument.render(names)
            return text if argument.level >= self.needs[index] else f"({text})"

        return _HOLE.sub(part, self.template)

    def leaves(self) -> Iterator[Value]:
        """The variables that it reads."""
        if self.leaf is not None:
            yield self.leaf
        for argument in self.arguments:
            yield from argument.leaves()

    @property
    def size(self) -> int:
        """How many leaves and constants it has."""
        return sum(argument.size for argument in self.arguments) if self.arguments else 1


def variable(value: Value, type_: CType) -> Expression:
    """The variable that holds a value."""
    return Expression("", ATOM, type_, leaf=value)


def text(written: str, type_: CType, level: int = ATOM) -> Expression:
    """What is written as it is: a constant."""
    return Expression(written, level, type_)


def build(template: str, level: int, type_: CType, *parts: tuple[Expression, int]) -> Expression:
    """An expression of others, each with the level that it must have at least."""
    return Expression(template, level, type_, tuple(e for e, _ in parts), tuple(n for _, n in parts))


_LEVELS = {
    "||": OR, "&&": AND, "|": BIT_OR, "^": BIT_XOR, "&": BIT_AND, "==": EQUAL, "!=": EQUAL, "<": LESS, "<=": LESS,
    ">": LESS, ">=": LESS, "<<": SHIFT, ">>": SHIFT, "+": ADD, "-": ADD, "*": MULTIPLY, "/": MULTIPLY, "%": MULTIPLY,
}  # fmt: skip
_MIXED = (BIT_OR, BIT_XOR, BIT_AND, SHIFT, OR, AND)  # compilers warn where these go without parentheses


def binary(operator: str, left: Expression, right: Expression, type_: CType) -> Expression:
    """`left operator right`, which C reads from the left."""
    level = _LEVELS[operator]
    before = level if not (level in _MIXED and left.operator and left.operator != operator) else UNARY
    after = level + 1 if level not in _MIXED else max(level + 1, UNARY if right.operator else 0)
    if level in (OR, AND):
        before = level if left.operator in (operator, "==", "!=", "<", "<=", ">", ">=") else UNARY
        after = LESS if right.operator in ("<", "<=", ">", ">=") else EQUAL if right.operator in _OPPOSITE else UNARY
    return Expression(f"{{0}} {operator} {{1}}", level, type_, (left, right), (before, after), operator=operator)


def prefix(operator: str, operand: Expression, type_: CType) -> Expression:
    """`-x`, with a space where two signs would become another one."""
    is_sign = operator == "-" and operand.template.startswith(("-", "+"))
    return build(f"{operator}{{0}}", UNARY, type_, (operand, POSTFIX if is_sign else UNARY))


def cast(type_: CType, operand: Expression) -> Expression:
    """`(type)operand`; nothing where it has the type."""
    if operand.type == type_:
        return operand
    return build(f"({type_}){{0}}", UNARY, type_, (operand, UNARY))


def as_unsigned(operand: Expression) -> Expression:
    """The operand taken for an unsigned integer of its size."""
    if re.fullmatch(r"\d+", operand.template) and operand.type.bits in (32, 64):
        return text(f"{operand.template}{'u' if operand.type.bits == 32 else 'ULL'}", operand.type)
    return build(f"({unsigned_name(operand.type)}){{0}}", UNARY, operand.type, (operand, UNARY))


def call(function: str, type_: CType, *arguments: Expression) -> Expression:
    """`function(arguments)`."""
    holes = ", ".join(f"{{{number}}}" for number in range(len(arguments)))
    return build(f"{function}({holes})", POSTFIX, type_, *((argument, ASSIGN) for argument in arguments))


def choice(condition: Expression, yes: Expression, no: Expression, type_: CType) -> Expression:
    """`condition ? yes : no`."""
    return build("{0} ? {1} : {2}", CHOICE, type_, (condition, OR), (yes, ASSIGN), (no, CHOICE))


def negated(condition: Expression) -> Expression:
    """The condition that holds where this one does not; comparisons of floats turn round only where NaN allows."""
    table = _OPPOSITE if condition.arguments and condition.arguments[0].type.kind == "float" else _INTEGERS_OPPOSITE
    if condition.operator in table:
        return binary(table[condition.operator], condition.arguments[0], condition.arguments[1], C_BOOL)
    if condition.template == "!{0}":
        return condition.arguments[0]
    if condition.operator in ("&&", "||"):
        other = "||" if condition.operator == "&&" else "&&"
        return binary(other, negated(condition.arguments[0]), negated(condition.arguments[1]), C_BOOL)
    return prefix("!", condition, C_BOOL)
