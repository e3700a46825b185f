"""Random work on memory: copies, the heap, pointers that move, buffers that swap, lists, pointers to pointers."""

# ruff: noqa: E501 (lines of C)

from __future__ import annotations

from .scope import Scope
from .statements import Statements


class Memory(Statements):
    """Statements about memory."""

    def _two(self, scope: Scope) -> tuple[tuple[str, int], tuple[str, int]]:
        return self.random.choice(scope.arrays), self.random.choice(scope.arrays)

    def _copy(self, scope: Scope, depth: int) -> list[str]:
        (to, one), (source, two) = self._two(scope)
        count = self.random.randrange(1, min(one, two) + 1)
        number, other = self.target(scope), self.random.choice(scope.numbers)
        return self.random.choice(
            [
                [f"memmove({to} + {one - count}, {source}, {count} * sizeof(double));"],
                [f"memmove({to}, {source} + {two - count}, {count} * sizeof(double));"],
                [f"memset({to} + {one - count}, 0, {count} * sizeof(double));"],
                [f"memmove({to}, {source}, (k < {count} ? k : {count}) * sizeof(double));"],
                [
                    f"{{ long bits; memcpy(&bits, &{other}, 8); memcpy(&{self.random.choice(scope.numbers)}, &bits, 8); }}"
                ],
                [
                    f"{{ double moved[8]; memcpy(moved, {source}, {two if two < 8 else 8} * sizeof(double)); {number} = moved[{min(two, 8) - 1}]; }}"
                ],
            ]
        )

    def _walk(self, scope: Scope, depth: int) -> list[str]:
        """A pointer that runs over an array."""
        name, length = self.random.choice(scope.arrays)
        p, i = self.fresh("p"), self.fresh("i")
        inner = scope.loop(i)
        inner.numbers.append(f"(*{p})")
        body = self.random.choice(
            [
                f"for (double *{p} = {name}; {p} < {name} + {length}; {p}++) *{p} = {{}};",
                f"{{{{ double *{p} = {name}; for (int {i} = 0; {i} < {length}; {i}++, {p}++) *{p} = {{}}; }}}}",
                f"for (double *{p} = {name} + {length - 1}; {p} > {name}; {p} -= 2) {p}[-1] = {{}};",
            ]
        )
        inner.integers.remove(i)
        return [body.format(self.draw.bounded(inner))]

    def _choose(self, scope: Scope, depth: int) -> list[str]:
        """A pointer to one of two arrays."""
        (one, n1), (two, n2) = self._two(scope)
        p = self.fresh("p")
        inner = scope.inner()
        inner.arrays.append((p, min(n1, n2)))
        inner.arrays.append((p, min(n1, n2)))
        body = self.block(inner, min(depth, 1), 2)
        return ["{", f"    double *{p} = {self.draw.condition(scope)} ? {one} : {two};", *body, "}"]

    def _allocate(self, scope: Scope, depth: int) -> list[str]:
        name, i = self.fresh("m"), self.fresh("i")
        size = self.random.choice(["3", "n", "k + 3"])
        how = self.random.choice([f"malloc(({size}) * sizeof(double))", f"calloc({size}, sizeof(double))"])
        inner = scope.inner()
        fill = self.draw.bounded(scope.loop(i))
        inner.arrays.append((name, 3))
        inner.blocks.append(name)
        body = self.block(inner, depth - 1, 1 + self.random.randrange(2))
        return [
            "{",
            f"    double *{name} = {how};",
            f"    for (int {i} = 0; {i} < {size}; {i}++) {name}[{i}] = {fill};",
            *body,
            f"    {self.target(scope)} = tanh({name}[2] + {name}[1]);",
            f"    free({name});",
            "}",
        ]

    def _grow(self, scope: Scope, depth: int) -> list[str]:
        """A buffer that grows while it is filled."""
        name, i, room = self.fresh("m"), self.fresh("i"), self.fresh("r")
        fill = self.draw.bounded(scope.loop(i))
        return [
            "{",
            f"    double *{name} = NULL;",
            f"    int {room} = 0;",
            f"    for (int {i} = 0; {i} < n; {i}++) {{",
            f"        if ({i} == {room}) {{ {room} = 2 * {room} + 1; {name} = realloc({name}, {room} * sizeof(double)); }}",
            f"        {name}[{i}] = {fill};",
            "    }",
            f"    for (int {i} = 1; {i} < n; {i}++) {name}[{i}] += 0.5 * {name}[{i} - 1] * {name}[{i}];",
            f"    {self.target(scope)} = tanh({name}[n - 1]) + 0.1 * {name}[2];",
            f"    free({name});",
            "}",
        ]

    def _pingpong(self, scope: Scope, depth: int) -> list[str]:
        one, two, i, j = (self.fresh(stem) for stem in ("m", "m", "i", "j"))
        count = self.random.choice(["k", "3", "k + 1"])
        step = f"{two}[{j}] = {one}[{j}] + 0.2 * sin({one}[({j} + 1) % 4] - {one}[{j}]);"
        heap = self.random.random() < 0.5
        start = self.draw.bounded(scope.loop(i))
        store = "double *{0} = malloc(4 * sizeof(double));" if heap else "double {0}_[4], *{0} = {0}_;"
        ends = f"    free({one}); free({two});" if heap else "    ;"
        return [
            "{",
            "    " + store.format(one),
            "    " + store.format(two),
            f"    for (int {i} = 0; {i} < 4; {i}++) {one}[{i}] = {start};",
            f"    for (int {i} = 0; {i} < {count}; {i}++) {{",
            f"        for (int {j} = 0; {j} < 4; {j}++) {step}",
            f"        double *swap = {one}; {one} = {two}; {two} = swap;",
            "    }",
            f"    {self.target(scope)} = {one}[1] + 0.5 * {one}[3];",
            ends,
            "}",
        ]

    def _list(self, scope: Scope, depth: int) -> list[str]:
        """A linked list: built, walked, freed."""
        head, cell, i = self.fresh("m"), self.fresh("m"), self.fresh("i")
        value = self.draw.bounded(scope.loop(i))
        target = self.random.choice(scope.numbers)
        return [
            "{",
            f"    node *{head} = NULL;",
            f"    for (int {i} = 0; {i} < k + 2; {i}++) {{",
            f"        node *{cell} = malloc(sizeof(node)); {cell}->v = {value}; {cell}->next = {head}; {head} = {cell};",
            "    }",
            f"    for (node *{cell} = {head}; {cell}; {cell} = {cell}->next) {{",
            f"        {target} = 0.6 * {target} + sin({cell}->v); {cell}->v *= {target};",
            "    }",
            f"    while ({head}) {{ node *{cell} = {head}->next; {target} += 0.1 * {head}->v; free({head}); {head} = {cell}; }}",
            "}",
        ]

    def _rows(self, scope: Scope, depth: int) -> list[str]:
        """A table of rows, each on the heap or part of something that is there."""
        rows, i, j = self.fresh("m"), self.fresh("i"), self.fresh("j")
        value = self.draw.bounded(scope.loop(i).loop(j))
        heap = self.random.random() < 0.6
        if not heap:
            names = [self.random.choice(scope.arrays)[0] for _ in range(3)]
            inner = scope.inner()
            inner.arrays += [(f"{rows}[{self.draw.index(scope, 3)}]", 3)] * 3
            body = self.block(inner, min(depth, 1), 2)
            return ["{", f"    double *{rows}[3] = {{{', '.join(names)}}};", *body, "}"]
        return [
            "{",
            f"    double **{rows} = malloc(3 * sizeof(double *));",
            f"    for (int {i} = 0; {i} < 3; {i}++) {{",
            f"        {rows}[{i}] = malloc(3 * sizeof(double));",
            f"        for (int {j} = 0; {j} < 3; {j}++) {rows}[{i}][{j}] = {value};",
            "    }",
            f"    double *swap = {rows}[0]; {rows}[0] = {rows}[2]; {rows}[2] = swap;",
            f"    for (int {i} = 1; {i} < 3; {i}++) {rows}[{i}][1] += {rows}[{i} - 1][0] * {rows}[{i}][2];",
            f"    {self.target(scope)} = tanh({rows}[2][1]) + 0.2 * {rows}[1][1];",
            f"    for (int {i} = 0; {i} < 3; {i}++) free({rows}[{i}]);",
            f"    free({rows});",
            "}",
        ]

    def _stack(self, scope: Scope, depth: int) -> list[str]:
        """An array whose size is known when the program runs."""
        name, i = self.fresh("v"), self.fresh("i")
        fill = self.draw.bounded(scope.loop(i))
        inner = scope.inner()
        inner.arrays.append((name, 3))
        body = self.block(inner, 0, 2)
        size = self.random.choice(["n", "k + 3"])
        return [
            "{",
            f"    double {name}[{size}];",
            f"    for (int {i} = 0; {i} < {size}; {i}++) {name}[{i}] = {fill};",
            *body,
            f"    {self.random.choice(scope.numbers)} = {name}[0] * {name}[2];",
            "}",
        ]
