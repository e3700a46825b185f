"""Random C programs for the harness: loops, arrays in place, structs, calls, branches, early exits.

    python -m tests.generator SEED COUNT FOLDER      writes COUNT files that `python -m tests.harness FILE` checks

Every program is smooth where it is checked: branches depend on integers and on numbers far from the border, and
values are kept bounded, so that differences are a fair judge.
"""

from __future__ import annotations

import random

UNARY = ["sin({})", "cos({})", "tanh({})", "exp(-{0} * {0})", "1 / (2 + {0} * {0})", "sqrt(1 + {0} * {0})", "atan({})"]
BINARY = ["{} * {}", "{} + {}", "{} - {}", "{0} / (1.5 + {1} * {1})", "sin({} + {})", "{} * cos({})"]
BINARY += ["fma({0}, {1}, {0})"]


class Program:
    """One C function of `x` (active, n numbers), `k` (an integer) and `t` (an active number)."""

    def __init__(self, seed: int):
        self.random = random.Random(seed)
        self.seed = seed
        self.helpers: list[str] = []
        self.counter = 0

    def text(self) -> str:
        """The whole file, with the harness's directives."""
        name = f"f{self.seed}"
        body = self._block(["a", "b", "t"], 2, [], 4 + self.random.randrange(4))
        k = self.random.randrange(0, 6)
        values = " ".join(f"{self.random.uniform(-1.5, 1.5):.3f}" for _ in range(6))
        t = f"{self.random.uniform(0.3, 1.4):.3f}"
        lines = [
            f"// A generated program, seed {self.seed}.",
            f"// differentiate: {name}(x, n, k, t)  at: x = {values}, n = 6, k = {k}, t = {t}",
            "#include <math.h>",
            "#include <stdlib.h>",
            "#include <string.h>",
            "typedef struct { double p; int tag; double q[3]; double *link; } record;",
            *self.helpers,
            f"double {name}(double *x, int n, int k, double t) {{",
            "    double a = t, b = x[0] * 0.5, w[8] = {0.1, 0.2, 0.3};",
            "    record r = {x[1], k, {t, x[2], 0.5}, w};",
            *body,
            "    return a + b * 0.5 + r.p * r.q[1] + w[2] + x[n - 1] * t;",
            "}",
        ]
        return "\n".join(lines) + "\n"

    # ---- expressions -------------------------------------------------------------------------------------
    def _index(self, loops: list[str]) -> str:
        if loops and self.random.random() < 0.7:
            return f"({self.random.choice(loops)} + {self.random.randrange(3)}) % 6"
        return str(self.random.randrange(6))

    def _atom(self, numbers: list[str], loops: list[str]) -> str:
        choice = self.random.random()
        if choice < 0.35:
            return f"x[{self._index(loops)}]"
        if choice < 0.5:
            return f"w[{self._index(loops)}]"
        if choice < 0.6:
            return self.random.choice(["r.p", "r.q[0]", "r.q[2]", "r.link[1]"])
        if choice < 0.7:
            return f"{self.random.uniform(-1, 1):.3f}"
        return self.random.choice(numbers)

    def _expression(self, numbers: list[str], loops: list[str], depth: int = 2) -> str:
        if depth == 0 or self.random.random() < 0.2:
            return self._atom(numbers, loops)
        inner = [self._expression(numbers, loops, depth - 1) for _ in range(2)]
        if self.random.random() < 0.45:
            return "(" + self.random.choice(UNARY).format(f"({inner[0]})") + ")"
        return "(" + self.random.choice(BINARY).format(f"({inner[0]})", f"({inner[1]})") + ")"

    # ---- statements --------------------------------------------------------------------------------------
    def _block(self, numbers: list[str], depth: int, loops: list[str], count: int) -> list[str]:
        lines: list[str] = []
        for _ in range(count):
            lines += self._statement(numbers, depth, loops)
        return ["    " + line for line in lines]

    def _target(self, numbers: list[str], loops: list[str]) -> str:
        choice = self.random.random()
        if choice < 0.3:
            return f"x[{self._index(loops)}]"
        if choice < 0.5:
            return f"w[{self._index(loops)}]"
        if choice < 0.65:
            return self.random.choice(["r.p", "r.q[0]", "r.q[1]", "r.link[2]"])
        return self.random.choice([n for n in numbers if n != "t"])

    def _statement(self, numbers: list[str], depth: int, loops: list[str]) -> list[str]:
        kinds = ["assign"] * 4 + ["copy", "call", "allocate"]
        if depth > 0:
            kinds += ["for"] * 3 + ["if"] * 2 + ["while", "switch", "break"]
        return getattr(self, "_" + self.random.choice(kinds))(numbers, depth, loops)

    def _assign(self, numbers: list[str], depth: int, loops: list[str]) -> list[str]:
        target = self._target(numbers, loops)
        value = self._expression(numbers, loops)
        if self.random.random() < 0.3:
            return [f"{target} += 0.25 * {value};"]
        return [f"{target} = tanh({value}) + 0.1 * {self._atom(numbers, loops)};"]

    def _copy(self, numbers: list[str], depth: int, loops: list[str]) -> list[str]:
        return [
            self.random.choice(
                [
                    "memcpy(w, x + 1, 4 * sizeof(double));",
                    "memmove(x + 1, x, 3 * sizeof(double));",
                    "memmove(w, w + 2, 4 * sizeof(double));",
                    "memset(w + 5, 0, 2 * sizeof(double));",
                    "{ record copy = r; copy.p *= 0.9; r = copy; }",
                    "{ double s = a; a = b; b = s; }",
                ]
            )
        ]

    def _for(self, numbers: list[str], depth: int, loops: list[str]) -> list[str]:
        name = self._fresh("i")
        bound = self.random.choice(["n", "k", "3", "n - 2", *([f"{loops[-1]} + 1"] if loops else [])])
        start = self.random.choice(["0", "0", "1", *([loops[-1]] if loops else [])])
        head = self.random.choice(
            [
                f"for (int {name} = {start}; {name} < {bound}; {name}++) {{",
                f"for (int {name} = {bound} - 1; {name} >= {start}; {name}--) {{",
                f"for (int {name} = {start}; {name} < {bound}; {name} += 2) {{",
            ]
        )
        return [head, *self._block(numbers, depth - 1, [*loops, name], 1 + self.random.randrange(3)), "}"]

    def _while(self, numbers: list[str], depth: int, loops: list[str]) -> list[str]:
        name = self._fresh("c")
        inner = self._block(numbers, depth - 1, loops, 1 + self.random.randrange(2))
        return [f"int {name} = 0;", f"while ({name} * {name} < k + 3) {{", *inner, f"    {name}++;", "}"]

    def _if(self, numbers: list[str], depth: int, loops: list[str]) -> list[str]:
        condition = self.random.choice(["k > 2", "k & 1", "a < 50", "r.tag == 3", *[f"{v} % 2 == 0" for v in loops]])
        yes = self._block(numbers, depth - 1, loops, 1 + self.random.randrange(2))
        no = self._block(numbers, depth - 1, loops, 1)
        return [f"if ({condition}) {{", *yes, "} else {", *no, "}"]

    def _switch(self, numbers: list[str], depth: int, loops: list[str]) -> list[str]:
        value = loops[-1] if loops else "k"
        lines = [f"switch ({value} % 3) {{"]
        for case in ("case 0:", "case 1:", "default:"):
            lines += [f"    {case} {{", *self._block(numbers, 0, loops, 1), "    }"]
            if self.random.random() < 0.7:
                lines.append("    break;")
        return [*lines, "}"] if not lines[-1].endswith("}") else [*lines, "    ;", "}"]

    def _break(self, numbers: list[str], depth: int, loops: list[str]) -> list[str]:
        name = self._fresh("i")
        inner = self._block(numbers, depth - 1, [*loops, name], 1)
        jump = self.random.choice(["break", "continue"])
        return [
            f"for (int {name} = 0; {name} < n; {name}++) {{",
            f"    if ({name} == k) {jump};",
            *inner,
            "}",
        ]

    def _allocate(self, numbers: list[str], depth: int, loops: list[str]) -> list[str]:
        name = self._fresh("m")
        value = self._expression(numbers, loops)
        return [
            "{",
            f"    double *{name} = malloc(3 * sizeof(double));",
            f"    {name}[0] = {value}; {name}[1] = a; {name}[2] = {name}[0] * {name}[1];",
            f"    b = tanh({name}[2] + {name}[1]);",
            f"    free({name});",
            "}",
        ]

    def _call(self, numbers: list[str], depth: int, loops: list[str]) -> list[str]:
        name = f"h{self.seed}_{len(self.helpers)}"
        recursive = self.random.random() < 0.3
        again = f" if (k > 0) y += 0.5 * {name}(x, y * 0.3, k - 1);" if recursive else ""
        body = self._expression(["y"], []).replace("r.p", "y")
        for array in ("w[", "r.q[", "r.link["):
            body = body.replace(array, "x[")
        change = f" x[{self.random.randrange(6)}] = sin({body});" if self.random.random() < 0.6 else ""
        self.helpers.append(
            f"static __attribute__((noinline)) double {name}(double *x, double y, int k) {{"
            f" y = tanh({body}); {change}{again} return y * x[1] + 0.2; }}"
        )
        return [f"{self.random.choice(['a', 'b'])} = tanh({name}(x, {self._atom(numbers, loops)}, k % 3));"]

    def _fresh(self, stem: str) -> str:
        self.counter += 1
        return f"{stem}{self.counter}"
