"""Random expressions: smooth, bounded on bounded arguments, of what the scope holds."""

from __future__ import annotations

from random import Random

from .scope import Scope

_UNARY = [
    "sin({})", "cos({})", "tanh({})", "exp(-{0} * {0})", "1 / (2 + {0} * {0})", "sqrt(1 + {0} * {0})", "atan({})",
    "log1p({0} * {0})", "expm1(0.1 * {0})", "asinh({})", "erf({})", "cbrt(2 + sin({0}))", "log(1.5 + {0} * {0})",
    "pow(1.2 + sin({0}), 2.5)", "exp2(-{0} * {0})", "ldexp({0}, -1)", "-{}", "sinh(sin({}))", "tan(0.5 * sin({0}))",
    "acos(0.5 * sin({0}))", "lgamma(2.5 + sin({0}))", "pow(2 + sin({0}), 3)", "exp10(-{0} * {0})",
]  # fmt: skip
_BINARY = [
    "{} * {}", "{} + {}", "{} - {}", "{0} / (1.5 + {1} * {1})", "sin({} + {})", "{} * cos({})", "fma({0}, {1}, {0})",
    "hypot(1 + {0} * {0}, {1})", "atan2({0}, 2 + {1} * {1})", "pow(1.5 + sin({0}), sin({1}))",
    "copysign(1 + {0} * {0}, 3.0) * {1}",
]  # fmt: skip


class Expressions:
    """Draws expressions."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def index(self, scope: Scope, length: int) -> str:
        """A valid index of an array."""
        if scope.integers and self.random.random() < 0.7:
            shift = self.random.randrange(3)
            name = self.random.choice(scope.integers)
            return f"({name} + {shift}) % {length}" if shift else f"{name} % {length}"
        return str(self.random.randrange(length))

    def element(self, scope: Scope) -> str:
        """An element of an array."""
        name, length = self.random.choice(scope.arrays)
        index = self.index(scope, length)
        return f"*({name} + {index})" if self.random.random() < 0.1 else f"{name}[{index}]"

    def member(self, scope: Scope) -> str:
        """A number in a struct."""
        if scope.pairs and (not scope.records or self.random.random() < 0.4):
            return f"{self.random.choice(scope.pairs)}.{self.random.choice(['u', 'v'])}"
        record = self.random.choice(scope.records)
        return f"{record}.{self.random.choice(['p', 'q[0]', 'q[2]', 'at.u', 'at.v', f'q[{self.index(scope, 3)}]'])}"

    def atom(self, scope: Scope) -> str:
        """A number that lies there, or a constant."""
        choice = self.random.random()
        if choice < 0.4 and scope.arrays:
            return self.element(scope)
        if choice < 0.55 and (scope.records or scope.pairs):
            return self.member(scope)
        if choice < 0.62 and scope.narrow:
            return self.random.choice(scope.narrow)
        if choice < 0.7:
            return f"{self.random.uniform(-1, 1):.3f}"
        if choice < 0.73 and scope.integers:
            return f"(0.1 * {self.random.choice(scope.integers)})"
        return self.random.choice(scope.numbers + scope.fixed)

    def condition(self, scope: Scope) -> str:
        """A condition that seldom changes near the point."""
        tests = ["{i} > 2", "{i} & 1", "{a} < 50", "{i} % 2 == 0", "{i} == {j}", "{i} < {j} && {a} > -40",
                 "{i} > 1 || {j} == 0", "!({i} & 2)"]  # fmt: skip
        if self.random.random() < 0.15:
            tests = ["{a} < {b}", "{a} > 0.37", "fabs({a}) < 0.8 && {i} < 3"]
        chosen = self.random.choice(tests)
        i, j = (self.random.choice(scope.integers or ["1"]) for _ in range(2))
        return chosen.format(i=i, j=j, a=self.random.choice(scope.numbers), b=self.atom(scope))

    def expression(self, scope: Scope, depth: int = 2) -> str:
        """An expression of at most this depth."""
        if depth == 0 or self.random.random() < 0.2:
            return self.atom(scope)
        one, two = (f"({self.expression(scope, depth - 1)})" for _ in range(2))
        choice = self.random.random()
        if choice < 0.4:
            return self.random.choice(_UNARY).format(one)
        if choice < 0.47:
            return f"({self.condition(scope)} ? {one} : {two})"
        return self.random.choice(_BINARY).format(one, two)

    def bounded(self, scope: Scope) -> str:
        """An expression whose value is small whatever it is computed from."""
        squash = self.random.choice(["tanh({})", "tanh({})", "sin({})", "0.5 * atan({})"])
        return squash.format(self.expression(scope)) + f" + 0.1 * {self.atom(scope)}"
