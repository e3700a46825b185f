"""Mathematics that users write, as expressions: `x * exp(-y) / (1 + result)`.

Numbers, parameters, `result`, `pi`, + - * / and whole powers, `where(a < b, x, y)`, and every function that has a
row.  Python's own parser reads it; nothing of it is run.
"""

from __future__ import annotations

import ast
import hashlib
import math
from collections.abc import Mapping, Sequence

from enzyme_build.errors import SettingsError
from enzyme_build.rules.expression import Apply, Comparison, Expression, Number, Operand, Result, where
from enzyme_build.rules.families import WRITTEN, lookup
from enzyme_build.rules.rows import ROWS, Row

_MOST = 64  # the greatest power that is written out
_COMPARISONS: dict[type[ast.cmpop], str] = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "=="}


def written_row(name: str, parameters: Sequence[str], is_integer: Sequence[bool], partials: str) -> str:
    """The name of a row for a user's function, made on first use.

    `partials` are derivatives by the floating parameters, in order, separated by commas.
    Raises SettingsError for text that is no such mathematics, and for a wrong number of partials.
    """
    content = repr((tuple(parameters), tuple(is_integer), partials))
    key = f"{WRITTEN}{name}.{hashlib.sha256(content.encode()).hexdigest()[:12]}"
    if key not in ROWS:
        operands = tuple(Operand(i, n, whole) for i, (n, whole) in enumerate(zip(parameters, is_integer)))
        given = list(_expressions(partials, {o.name: o for o in operands}))
        floating = [o for o in operands if not o.integer]
        if len(given) != len(floating):
            raise SettingsError(
                f"`{name}` has {len(floating)} floating parameters, and {len(given)} partial derivatives are given"
            )
        rest = iter(given)
        ROWS[key] = Row(key, operands, (tuple(Number(0) if o.integer else next(rest) for o in operands),))
    return key


def _expressions(text: str, names: Mapping[str, Operand]) -> list[Expression]:
    try:
        tree = ast.parse(f"({text},)", mode="eval").body
        if not isinstance(tree, ast.Tuple):
            raise SyntaxError
        return [_Formula(names).read(element) for element in tree.elts]
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        raise SettingsError(f"`{text:.200}` is not a formula") from error


class _Formula:
    def __init__(self, names: Mapping[str, Operand]):
        self.names = names

    def read(self, node: ast.expr) -> Expression:
        match node:
            case ast.Constant(value=int() | float() as value) if not isinstance(value, bool):
                return Number(value)
            case ast.Name(id=name):
                return self._named(name)
            case ast.UnaryOp(op=ast.USub(), operand=inner):
                return -self.read(inner)
            case ast.UnaryOp(op=ast.UAdd(), operand=inner):
                return self.read(inner)
            case ast.BinOp(left=left, op=ast.Pow(), right=right):
                return self._power(self.read(left), right)
            case ast.BinOp(left=left, op=operator, right=right):
                return self._arithmetic(operator, self.read(left), self.read(right))
            case ast.Call(func=ast.Name(id="where"), args=[condition, yes, no], keywords=[]):
                return where(self._comparison(condition), self.read(yes), self.read(no))
            case ast.Call(func=ast.Name(id=name), args=arguments, keywords=[]):
                return self._call(name, [self.read(a) for a in arguments])
            case _:
                raise _not_known(node)

    def _named(self, name: str) -> Expression:
        if name in self.names:
            return self.names[name]
        if name == "result":
            return Result()
        if name == "pi":
            return Number(math.pi)
        known = ", ".join(f"`{n}`" for n in [*self.names, "result", "pi"])
        raise SettingsError(f"`{name}` is not known in this formula", help=f"known: {known}, and functions")

    def _arithmetic(self, operator: ast.operator, left: Expression, right: Expression) -> Expression:
        match operator:
            case ast.Add():
                return left + right
            case ast.Sub():
                return left - right
            case ast.Mult():
                return left * right
            case ast.Div():
                return left / right
            case _:
                raise SettingsError("a formula has + - * / and ** with a whole number")

    def _power(self, base: Expression, exponent: ast.expr) -> Expression:
        match exponent:
            case ast.Constant(value=int() as count) if 0 <= count <= _MOST:
                result: Expression = Number(1)
                for _ in range(count):
                    result = result * base
                return result
            case _:
                return self._call("pow", [base, self.read(exponent)])

    def _comparison(self, node: ast.expr) -> Comparison:
        match node:
            case ast.Compare(left=left, ops=[operator], comparators=[right]) if type(operator) in _COMPARISONS:
                return Comparison(_COMPARISONS[type(operator)], self.read(left), self.read(right))
            case _:
                raise _not_known(node)

    def _call(self, name: str, arguments: list[Expression]) -> Expression:
        found = lookup(name)
        if found is None or not found[0].can_be_emitted or found[0].is_complex:
            raise SettingsError(
                f"`{name}` is no function that a formula can call", help="the functions of C's math.h are"
            )
        if found[0].arity != len(arguments):
            raise SettingsError(f"`{name}` takes {found[0].arity} arguments, and {len(arguments)} are given")
        return Apply(found[0].name, tuple(arguments))


def _not_known(node: ast.expr) -> SettingsError:
    return SettingsError(f"`{ast.unparse(node)}` is nothing that a formula can hold")
