"""Random statements: assignments, loops and branches."""

from __future__ import annotations

from random import Random

from .expressions import Expressions
from .scope import Scope


class Statements:
    """Draws statements, as lines; the kinds that other files define are mixed in by `program`."""

    kinds: dict[str, int] = {"assign": 9, "swap": 1, "local": 1, "literal": 1}  # noqa: RUF012 (a table)
    nested: dict[str, int] = {"for": 5, "if": 3, "while": 2, "switch": 2, "do": 1, "until": 1}  # noqa: RUF012

    def __init__(self, random: Random) -> None:
        self.random = random
        self.draw = Expressions(random)
        self._counter = 0

    def fresh(self, stem: str) -> str:
        """A name that is not in use."""
        self._counter += 1
        return f"{stem}{self._counter}"

    def block(self, scope: Scope, depth: int, count: int) -> list[str]:
        """Statements in a scope of their own, indented."""
        lines: list[str] = []
        for _ in range(count):
            lines += self.statement(scope, depth)
        return ["    " + line for line in lines]

    def statement(self, scope: Scope, depth: int) -> list[str]:
        """One statement; `depth` is how far it may nest."""
        table = {**self.kinds, **(self.nested if depth > 0 else {})}
        kind = self.random.choices(list(table), list(table.values()))[0]
        return getattr(self, "_" + kind)(scope, depth)

    def target(self, scope: Scope) -> str:
        """Something to assign to."""
        choice = self.random.random()
        if choice < 0.45 and scope.arrays:
            return self.draw.element(scope)
        if choice < 0.65 and (scope.records or scope.pairs):
            return self.draw.member(scope)
        if choice < 0.72 and scope.narrow:
            return self.random.choice(scope.narrow)
        return self.random.choice(scope.numbers)

    def _assign(self, scope: Scope, depth: int) -> list[str]:
        target = self.target(scope)
        choice = self.random.random()
        if choice < 0.2:
            return [f"{target} += 0.25 * sin({self.draw.expression(scope)});"]
        if choice < 0.27:
            return [f"{target} *= 0.9 * cos({self.draw.atom(scope)});"]
        return [f"{target} = {self.draw.bounded(scope)};"]

    def _swap(self, scope: Scope, depth: int) -> list[str]:
        one, two = self.target(scope), self.target(scope)
        return [f"{{ double swap = {one}; {one} = {two}; {two} = swap; }}"]

    def _local(self, scope: Scope, depth: int) -> list[str]:
        kind = self.random.choice(["double", "double", "float", "array", "pair", "grid"])
        name = self.fresh("d")
        first, second = self.draw.bounded(scope), self.draw.atom(scope)
        if kind == "array":
            scope.arrays.append((name, 4))
            return [f"double {name}[4] = {{{first}, {second}}};"]
        if kind == "pair":
            scope.pairs.append(name)
            return [f"pair {name} = {{{first}, {second}}};"]
        if kind == "grid":
            i, j = self.fresh("i"), self.fresh("j")
            value = self.draw.bounded(scope.loop(i).loop(j))
            scope.arrays += [(f"{name}[{self.draw.index(scope, 3)}]", 3), (f"{name}[0]", 3)]
            loops = f"for (int {i} = 0; {i} < 3; {i}++) for (int {j} = 0; {j} < 3; {j}++)"
            return [f"double {name}[3][3];", f"{loops} {name}[{i}][{j}] = {value};"]
        (scope.narrow if kind == "float" and scope.narrow else scope.numbers).append(name)
        return [f"{kind if scope.narrow else 'double'} {name} = {first};"]

    def _literal(self, scope: Scope, depth: int) -> list[str]:
        if not scope.records:
            return self._assign(scope, depth)
        record, other = self.random.choice(scope.records), self.random.choice(scope.records)
        pair = f"(pair){{{self.draw.bounded(scope)}, {self.draw.atom(scope)}}}"
        return [self.random.choice([f"{record}.at = {pair};", f"{record} = {other};", f"{record}.at = {other}.at;",
                                     f"{record}.tag = ({record}.tag + 1) % 4;"])]  # fmt: skip

    # ---- loops and branches ---------------------------------------------------------------------------------
    def _for(self, scope: Scope, depth: int) -> list[str]:
        name = self.fresh("i")
        outer = [self.random.choice(scope.integers)] if scope.integers else []
        bound = self.random.choice(["n", "k", "3", "n - 2", *(f"{i} + 1" for i in outer)])
        start = self.random.choice(["0", "0", "1", *outer])
        kind = self.random.choice(["int", "int", "int", "long", "short"])
        head = self.random.choice(
            [
                f"for ({kind} {name} = {start}; {name} < {bound}; {name}++) {{",
                f"for ({kind} {name} = {bound} - 1; {name} >= {start}; {name}--) {{",
                f"for ({kind} {name} = {start}; {name} < {bound}; {name} += 2) {{",
            ]
        )
        return [head, *self.block(scope.loop(name), depth - 1, 1 + self.random.randrange(3)), "}"]

    def _while(self, scope: Scope, depth: int) -> list[str]:
        name = self.fresh("c")
        inner = self.block(scope.loop(name), depth - 1, 1 + self.random.randrange(2))
        return [f"int {name} = 0;", f"while ({name} * {name} < k + 3) {{", *inner, f"    {name}++;", "}"]

    def _do(self, scope: Scope, depth: int) -> list[str]:
        name = self.fresh("c")
        inner = self.block(scope.inner(), depth - 1, 1 + self.random.randrange(2))
        return [f"int {name} = 0;", "do {", *inner, f"}} while (++{name} < k);"]

    def _until(self, scope: Scope, depth: int) -> list[str]:
        """A loop that runs as long as a sum of active numbers is small."""
        total, count = self.fresh("s"), self.fresh("c")
        inner = self.block(scope.loop(count), depth - 1, 1)
        number = self.draw.atom(scope)
        step = f"{total} += 0.3 + 0.5 * {number} * {number};"
        return [
            f"double {total} = 0;",
            f"int {count} = 0;",
            f"while ({total} < {self.random.uniform(1, 3):.3f} && {count} < 8) {{",
            *inner,
            f"    {step} {count}++;",
            "}",
            f"{self.target(scope)} = tanh({total});",
        ]

    def _if(self, scope: Scope, depth: int) -> list[str]:
        yes = self.block(scope.inner(), depth - 1, 1 + self.random.randrange(2))
        no = self.block(scope.inner(), depth - 1, 1)
        return [
            f"if ({self.draw.condition(scope)}) {{",
            *yes,
            *(["} else {", *no] if self.random.random() < 0.6 else []),
            "}",
        ]

    def _switch(self, scope: Scope, depth: int) -> list[str]:
        value = self.random.choice(scope.integers) if scope.integers else "k"
        lines = [f"switch ({value} % 4) {{"]
        for case in self.random.sample(["case 0:", "case 1:", "case 3:", "default:"], 3):
            lines += [f"    {case} {{", *self.block(scope.inner(), depth - 1, 1), "    }"]
            if self.random.random() < 0.7:
                lines.append("    break;")
        return [*lines, "    ;", "}"]
