"""Random jumps: break, continue, early return, goto out of loops, into loops and backwards."""

from __future__ import annotations

from .scope import Scope
from .statements import Statements


class Jumps(Statements):
    """Statements that leave a block elsewhere than at its end."""

    leave = "return last;"

    def _break(self, scope: Scope, depth: int) -> list[str]:
        name = self.fresh("i")
        body = scope.loop(name)
        condition = self.random.choice([f"{name} == k", f"{name} > k", self.draw.condition(body)])
        jump = self.random.choice(["break", "continue"])
        before, after = self.block(body, depth - 1, 1), self.block(body, depth - 1, 1)
        test = f"    if ({condition}) {{ {body.freed_to_leave(False)}{jump}; }}"
        return [f"for (int {name} = 0; {name} < n; {name}++) {{", *before, test, *after, "}"]

    def _return(self, scope: Scope, depth: int) -> list[str]:
        if self.random.random() < 0.5:
            return self._assign(scope, depth)
        condition = self.random.choice([f"{self.draw.random.choice(scope.integers or ['k'])} == 3", "k == 2", "k > 7"])
        value = self.draw.bounded(scope)
        return [f"if ({condition}) {{ double last = {value}; {scope.freed_to_leave(True)}{self.leave} }}"]

    def _skip(self, scope: Scope, depth: int) -> list[str]:
        label = self.fresh("l")
        inner = self.block(scope.inner(), depth - 1, 2)
        return ["{", f"    if ({self.draw.condition(scope)}) goto {label};", *inner, f"    {label}:;", "}"]

    def _again(self, scope: Scope, depth: int) -> list[str]:
        """A loop made of a label and a jump, sometimes entered in its middle."""
        top, count = self.fresh("l"), self.fresh("c")
        first, second = (self.block(scope.loop(), depth - 1, 1) for _ in range(2))
        first, second = (["    {", *part, "    }"] for part in (first, second))
        lines = [f"    {top}:;", *first]
        if self.random.random() < 0.4:
            middle = self.fresh("l")
            lines = [f"    if ({self.draw.condition(scope)}) goto {middle};", *lines, f"    {middle}:;"]
        return ["{", f"    int {count} = 0;", *lines, *second, f"    if (++{count} < k) goto {top};", "}"]

    def _out(self, scope: Scope, depth: int) -> list[str]:
        """A jump out of two loops."""
        i, j, label = self.fresh("i"), self.fresh("j"), self.fresh("l")
        body = scope.loop(i).loop(j)
        test = f"if ({i} * {j} == k + {self.random.randrange(4)}) goto {label};"
        return [
            "{",
            f"    for (int {i} = 0; {i} < n; {i}++) {{",
            f"        for (int {j} = 0; {j} < {self.random.choice(['3', f'{i} + 1', 'k'])}; {j}++) {{",
            f"            {test}",
            *("        " + line for line in self.block(body, depth - 1, 1)),
            "        }",
            "    }",
            f"    {label}:;",
            "}",
        ]
