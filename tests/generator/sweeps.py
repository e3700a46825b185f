"""Random loop nests over arrays, by indices that are polynomials: stencils, triangles, rows, steps, turns that break.

Every array has room for 80 numbers.  An index is drawn so that it stays below 64 for n = 6, with what is known of the
variables (`Variable`); a pointer into an array is at most 8 numbers behind its start.
"""

# ruff: noqa: E501 (lines of C)

from __future__ import annotations

from dataclasses import dataclass, field, replace

from .scope import Scope
from .statements import Statements

_N = 6
_ROOM = 80
_STATIC = "static __attribute__((noinline)) "
_TYPES = ["int", "int", "int", "long", "unsigned", "size_t", "short"]


@dataclass(frozen=True)
class Variable:
    """An integer that lies between two numbers, in loops that run."""

    name: str
    low: int
    high: int


@dataclass(frozen=True)
class Array:
    """Numbers at `text.format(index)`; `width`: how its rows follow one another, which most indices respect."""

    name: str
    text: str
    width: str


@dataclass
class Nest:
    """What is visible in a loop nest."""

    arrays: list[Array]
    number: str
    variables: list[Variable] = field(default_factory=list[Variable])
    label: str = ""  # behind all loops
    loops: int = 0

    def with_variable(self, variable: Variable) -> Nest:
        return replace(self, variables=[*self.variables, variable], loops=self.loops + 1)


class Sweeps(Statements):
    """Statements that make arrays, run loop nests over them, and read them."""

    seed: int
    helpers: list[str]
    _writing: int
    k: int
    sweeps: dict[str, int] = {"sweep": 14, "swept": 8}  # noqa: RUF012 (a table)

    # ---- indices ---------------------------------------------------------------------------------------------
    def _integer(self, nest: Nest, most: int) -> str:
        """An integer from 0 to `most`."""
        found = [str(self.random.randrange(most + 1))]
        if self.k <= most:
            found.append("k")
        for v in nest.variables:
            near = [(v.name, 0), (v.name, 0), (f"{v.name} + 1", 1), (f"{v.name} - 1", -1), (f"{v.name} + 2", 2)]
            found += 2 * [text for text, shift in near if v.low + shift >= 0 and v.high + shift <= most]
            if 2 * v.high <= most:
                found.append(f"2 * {v.name}")
            if v.high < _N <= most + 1:
                found += [f"n - 1 - {v.name}", f"({v.name} + 1) % n"]
            if v.high <= most:
                found += [f"{v.name} / 2", f"({v.name} & ~1)"]
        for one in nest.variables:
            for two in nest.variables:
                if one.high + two.high <= most:
                    found.append(f"{one.name} + {two.name}")
                if one.low - two.high >= 0 and one.high <= most and one is not two:
                    found.append(f"{one.name} - {two.name}")
        return self.random.choice(found[1:] if len(found) > 1 and self.random.random() < 0.85 else found)

    def _index(self, nest: Nest, array: Array) -> str:
        choice = self.random.random()
        if choice < 0.25:
            return self._integer(nest, 63)
        if choice < 0.32:
            row = self._integer(nest, 7)
            return f"({row}) * ({row} + 1) / 2 + {self._integer(nest, 7)}"
        width = array.width if choice < 0.92 else self.random.choice(["n", "8", "7"])
        columns = {"n": _N, "n + 1": _N + 1, "7": 7, "8": 8}[width]
        return f"({self._integer(nest, 7)}) * ({width}) + {self._integer(nest, columns - 1)}"

    def _place(self, nest: Nest) -> str:
        array = self.random.choice(nest.arrays)
        return array.text.format(self._index(nest, array))

    def _right(self, nest: Nest) -> str:
        """A bounded expression of some of the elements."""
        integers = [v.name for v in nest.variables] or ["k"]
        scope = Scope(
            numbers=[nest.number, self._place(nest)], fixed=[self._place(nest), self._place(nest)], integers=integers
        )
        if self.random.random() < 0.5:
            return f"sin({self._place(nest)} * {self._place(nest)} + {nest.number})"
        return self.draw.bounded(scope)

    def _test(self, nest: Nest) -> str:
        one, two = self._integer(nest, 9), self._integer(nest, 9)
        if one == two:
            two = "k"
        return self.random.choice(
            [
                f"{one} == {two}",
                f"{one} != {two}",
                f"{one} < {two}",
                f"({one} & 1)",
                f"{one} == k",
                f"{nest.number} < 50 && {one} != 2",
            ]
        )

    # ---- loops -----------------------------------------------------------------------------------------------
    def _ends(self, nest: Nest) -> tuple[tuple[str, int, int], tuple[str, int, int]]:
        """(text, least, greatest) of what a variable starts from, and of what it stays below."""
        lows = [("0", 0, 0), ("0", 0, 0), ("1", 1, 1), ("k", self.k, self.k)]
        highs = [
            ("n", 6, 6),
            ("n", 6, 6),
            ("n - 1", 5, 5),
            ("k", self.k, self.k),
            ("k + 1", self.k + 1, self.k + 1),
            ("5", 5, 5),
        ]
        for v in nest.variables:
            lows += [(v.name, v.low, v.high), (f"{v.name} + 1", v.low + 1, v.high + 1)]
            highs += [(v.name, v.low, v.high), (f"{v.name} + 1", v.low + 1, v.high + 1)]
            if v.high <= _N:
                highs.append((f"n - {v.name}", _N - v.high, _N - v.low))
        return self.random.choice(lows), self.random.choice(highs)

    def _loop(self, nest: Nest, depth: int) -> list[str]:
        (low, least, most_low), (high, least_high, most) = self._ends(nest)
        v, t = self.fresh("i"), self.random.choice(_TYPES)
        inner = nest.with_variable(Variable(v, least, max(least, most - 1)))
        is_entered = most_low < least_high
        kinds = ["up", "up", "up", "to", "down", "step", "while", "stride"] + (["ne", "do"] if is_entered else [])
        kind = self.random.choice(kinds)
        body = self._body(inner, depth)
        match kind:
            case "up":
                head = f"for ({t} {v} = {low}; {v} < ({t})({high}); {v}++) {{"
            case "to":
                head = f"for (int {v} = {low}; {v} <= (int)({high}) - 1; {v}++) {{"
            case "down":
                head = f"for (int {v} = {high}; {v}-- > (int)({low});) {{"
            case "step":
                head = f"for ({t} {v} = {low}; {v} < ({t})({high}); {v} += 2) {{"
            case "stride":
                head = f"for ({t} {v} = {low}; {v} < ({t})({high}); {v} += k + 1) {{"
            case "ne":
                head = f"for ({t} {v} = {low}; {v} != ({t})({high}); {v}++) {{"
            case "do":
                return [
                    "{",
                    f"    {t} {v} = {low};",
                    "    do {",
                    *("    " + line for line in body),
                    f"    }} while (++{v} < ({t})({high}));",
                    "}",
                ]
            case _:
                step = f"    {v}++;"
                body = [line.replace("continue;", f"{{ {v}++; continue; }}") for line in body]
                return [
                    "{",
                    f"    {t} {v} = {low};",
                    f"    while ({v} < ({t})({high})) {{",
                    *("    " + line for line in body),
                    f"    {step}",
                    "    }",
                    "}",
                ]
        return [head, *body, "}"]

    def _body(self, nest: Nest, depth: int) -> list[str]:
        lines: list[str] = []
        for _ in range(self.random.choice([1, 1, 2, 2, 3])):
            lines += self._step(nest, depth)
        return ["    " + line for line in lines]

    def _step(self, nest: Nest, depth: int) -> list[str]:
        if depth > 0 and self.random.random() < 0.55:
            return self._loop(nest, depth - 1)
        number = nest.number
        kinds = ["set", "set", "set", "add", "sum", "sum", "both", "leave", "move"]
        match self.random.choice(kinds + (["if", "row", "local"] if depth >= 0 else [])):
            case "set":
                return [f"{self._place(nest)} = {self._right(nest)};"]
            case "add":
                return [f"{self._place(nest)} += 0.2 * {self._right(nest)};"]
            case "sum":
                return [f"{number} = 0.6 * {number} + 0.4 * {self._right(nest)};"]
            case "both":
                return [f"{number} = {self._right(nest)};", f"{self._place(nest)} = {number} * {self._place(nest)};"]
            case "if":
                other = ["} else {", *self._body(nest, 0)] if self.random.random() < 0.4 else []
                return [f"if ({self._test(nest)}) {{", *self._body(nest, depth - 1), *other, "}"]
            case "leave" if nest.loops:
                way = self.random.choice(["break;", "continue;", *([f"goto {nest.label};"] if nest.label else [])])
                return [f"if ({self._test(nest)}) {way}"]
            case "row" if plain := [a for a in nest.arrays if a.text.endswith("[{}]") and a.name[0] != "p"]:
                array, row = self.random.choice(plain), self.fresh("p")
                inner = replace(nest, arrays=[*nest.arrays, *2 * [Array(row, f"{row}[{{}}]", "8")]])
                start = f"double *{row} = {array.name} + {self._integer(nest, 8)};"
                return ["{", f"    {start}", *self._body(inner, depth - 1), "}"]
            case "local":
                name, i = self.fresh("d"), self.fresh("i")
                inner = replace(nest, arrays=[*nest.arrays, *2 * [Array(name, f"{name}[{{}}]", "8")]])
                fill = f"for (int {i} = 0; {i} < {_ROOM}; {i}++) {name}[{i}] = {self._place(nest)} + 0.01 * {i};"
                return ["{", f"    double {name}[{_ROOM}];", f"    {fill}", *self._body(inner, depth - 1), "}"]
            case "move" if plain := [a for a in nest.arrays if a.text.endswith("[{}]")]:
                to, source = self.random.choice(plain), self.random.choice(plain)
                count = self.random.choice(["n", "3", "k"])
                return [
                    f"memmove({to.name} + {self._integer(nest, 56)}, {source.name} + {self._integer(nest, 56)}, {count} * sizeof(double));"
                ]
            case _:
                return [f"{self._place(nest)} = {self._right(nest)};"]

    def _nests(self, nest: Nest, count: int) -> list[str]:
        lines: list[str] = []
        for _ in range(count):
            label = self.fresh("l") if self.random.random() < 0.25 else ""
            lines += self._loop(replace(nest, label=label), self.random.choice([0, 1, 1, 2]))
            lines += [f"{label}:;"] if label else []
        return lines

    # ---- whole statements ------------------------------------------------------------------------------------
    def _array_of(self, scope: Scope) -> tuple[Array, list[str], str]:
        """(array, the lines that make it, the line that ends it)"""
        name, i = self.fresh("v"), self.fresh("i")
        width = self.random.choice(["n", "n", "n + 1", "8", "7"])
        plain = Array(name, f"{name}[{{}}]", width)
        value = self.draw.bounded(Scope(numbers=["b", "t"], arrays=[("x", 6)], integers=[i]))
        fill = f"for (int {i} = 0; {i} < {_ROOM}; {i}++) {{}} = {value} + 0.01 * {i};"
        filled = fill.format(plain.text.format(i))
        match self.random.choice(["malloc", "malloc", "local", "variable", "static", "cells", "rows", "given"]):
            case "malloc":
                return plain, [f"double *{name} = malloc({_ROOM} * sizeof(double));", filled], f"free({name});"
            case "local":
                return plain, [f"double {name}[{_ROOM}];", filled], ""
            case "variable":
                return plain, [f"double {name}[n + {_ROOM - _N}];", filled], ""
            case "static":
                return plain, [f"static double {name}[{_ROOM}];", filled], ""
            case "cells":
                member = self.random.choice("vw")
                text = f"{name}[{{}}].{member}"
                return (
                    Array(name, text, width),
                    [f"struct {{ double v; int tag; double w; }} {name}[{_ROOM}];", fill.format(text.format(i))],
                    "",
                )
            case "rows":
                text = f"{name}[({{0}}) / 8][({{0}}) % 8]"
                return Array(name, text, "8"), [f"double {name}[10][8];", fill.format(text.format(i))], ""
            case _:
                return Array("g", "g[{}]", width), [], ""

    def _arrays(self, scope: Scope) -> tuple[list[Array], list[str], list[str]]:
        made = [self._array_of(scope) for _ in range(self.random.choice([1, 2, 2, 3]))]
        starts = [line for _, start, _ in made for line in start]
        return [array for array, _, _ in made], starts, [end for _, _, end in reversed(made) if end]

    def _sum(self, nest: Nest) -> list[str]:
        i = self.fresh("i")
        array = self.random.choice(nest.arrays)
        return [
            f"for (int {i} = 0; {i} < 64; {i}++) {nest.number} += 0.1 * {array.text.format(i)} * {array.text.format(i)};"
        ]

    def _sweep(self, scope: Scope, depth: int) -> list[str]:
        """Arrays, and loop nests over them, here."""
        if self._writing:  # of a function that knows neither the arrays nor `n`
            return self._assign(scope, depth)
        arrays, starts, ends = self._arrays(scope)
        number = self.fresh("s")
        nest = Nest(arrays, number)
        lines = [
            *starts,
            f"double {number} = {self.draw.atom(scope)};",
            *self._nests(nest, self.random.choice([1, 2, 2, 3])),
        ]
        lines += [*self._sum(nest), f"{self.target(scope)} = tanh({number});", *ends]
        return ["{", *("    " + line for line in lines), "}"]

    def _swept(self, scope: Scope, depth: int) -> list[str]:
        """The same in a function, on two arrays that may be one, called more than once."""
        if self._writing:
            return self._assign(scope, depth)
        name, arrays = f"w{self.seed}_{self.fresh('')}", []
        ends: list[str] = []
        lines: list[str] = []
        while len(arrays) < 2:
            array, start, end = self._array_of(scope)
            if array.text.endswith("[{}]"):
                arrays.append(array)
                lines += start
                ends = [end, *ends] if end else ends
        inner = Nest([Array(a, a + "[{}]", self.random.choice(["n", "n + 1", "8"])) for a in "abb"], "s")
        body = self._nests(inner, self.random.choice([1, 2]))
        if self.random.random() < 0.25:
            body.append(f"if (m > 0) s += 0.5 * {name}(b, a, n, k, m - 1, s);")
        static = self.random.choice([_STATIC, _STATIC, "static "])
        head = f"{static}double {name}(double *a, double *b, int n, int k, int m, double s) {{"
        self.helpers.append("\n".join([head, *("    " + line for line in body), "    return tanh(s);", "}"]))
        number = self.fresh("s")
        lines.append(f"double {number} = {self.draw.atom(scope)};")
        for _ in range(self.random.choice([1, 2, 2, 3])):
            one, two = (self.random.choice(arrays).name for _ in range(2))
            one = self.random.choice([one, one, one, f"{one} + 1", f"{one} + n"])
            lines.append(f"{number} += {name}({one}, {two}, n, k, {self.random.randrange(3)}, {number});")
        lines += [*self._sum(Nest(arrays, number)), f"{self.target(scope)} = tanh({number});", *ends]
        return ["{", *("    " + line for line in lines), "}"]
