"""Random functions that a program calls: on arrays and structs, recursive, with results of all kinds."""

from __future__ import annotations

from .jumps import Jumps
from .memory import Memory
from .scope import Scope

_STATIC = "static __attribute__((noinline)) "


class Helpers(Memory, Jumps):
    """Calls, and the functions that they call; a function calls only those that were made before it."""

    seed: int

    def __init__(self, *arguments: object) -> None:
        super().__init__(*arguments)  # type: ignore[arg-type]
        self.helpers: list[str] = []
        self._writing = 0
        self.leave = "return last;"

    def _call(self, scope: Scope, depth: int) -> list[str]:
        if self._writing > 2 or len(self.helpers) > 8:
            return self._assign(scope, depth)
        kinds = ["array", "array", "recursive", "pair", "record_pointer", "record", "pick", "make", "walker"]
        kind = self.random.choice(kinds if scope.records else ["array", "recursive", "pair", "pick", "make"])
        self._writing += 1
        lines = getattr(self, "_call_" + kind)(scope, f"h{self.seed}_{self.fresh('')}")
        self._writing -= 1
        return lines

    def _define(
        self, head: str, scope: Scope, depth: int, end: list[str], start: str = "", leave: str = "return last;"
    ) -> None:
        """Writes a function with a random body; `leave` returns early from it, given a number `last`."""
        static = _STATIC if self.random.random() < 0.6 else "static "
        outer, self.leave = self.leave, leave
        body = self.block(scope, depth, 1 + self.random.randrange(3))
        self.leave = outer
        self.helpers.append("\n".join([f"{static}{head} {{", *([f"    {start}"] if start else []), *body, *end, "}"]))

    def _array(self, scope: Scope) -> tuple[str, int]:
        return self.random.choice([a for a in scope.arrays if a[1] >= 3] or [("x", 6)])

    def _inner(self, length: int) -> Scope:
        return Scope(numbers=["y"], arrays=[("a", length)], integers=["k"])

    def _call_array(self, scope: Scope, name: str) -> list[str]:
        array, length = self._array(scope)
        inner = self._inner(length)
        end = [f"    return {self.draw.bounded(inner)};"]
        self._define(f"double {name}(double *a, int n, double y, int k)", inner, 1, end)
        return [f"{self.target(scope)} = tanh({name}({array}, {length}, {self.draw.expression(scope, 1)}, k));"]

    def _call_recursive(self, scope: Scope, name: str) -> list[str]:
        array, length = self._array(scope)
        inner = self._inner(length)
        again = f"{name}(a, n, {self.draw.bounded(inner)}, k - 1)"
        before = f"if (k <= 0) return y * a[{self.random.randrange(length)}];"
        end = [f"    double z = {again};"]
        if self.random.random() < 0.3:
            end.append(f"    if (k > 1) z += 0.5 * {name}(a, n, y * z, k - 2);")
        end += [f"    a[k % {length}] += 0.1 * z * y;", f"    return z * 0.5 + {self.draw.bounded(inner)};"]
        self._define(f"double {name}(double *a, int n, double y, int k)", inner, 1, end, before)
        return [f"{self.target(scope)} = tanh({name}({array}, {length}, {self.draw.atom(scope)}, k % 4));"]

    def _call_pair(self, scope: Scope, name: str) -> list[str]:
        inner = Scope(numbers=["y", "s.u"], pairs=["a", "s"], arrays=[("m", 3)], integers=["k"])
        end = [f"    return (pair){{s.u * y + a.v, {self.draw.bounded(inner)}}};"]
        start = "const int n = 3; pair s = {a.v, y}; double m[3] = {y, a.u, 0.5}; (void)n;"
        self._define(f"pair {name}(pair a, double y, int k)", inner, 1, end, start, "return (pair){last, a.u};")
        given = self.random.choice([*scope.pairs, f"(pair){{{self.draw.atom(scope)}, {self.draw.atom(scope)}}}"])
        s = self.fresh("s")
        call = f"pair {s} = {name}({given}, {self.draw.atom(scope)}, k);"
        return [f"{{ {call} {self.target(scope)} = tanh({s}.u); {self.random.choice(scope.numbers)} = sin({s}.v); }}"]

    def _call_record_pointer(self, scope: Scope, name: str) -> list[str]:
        record = self.random.choice(scope.records)
        inner = Scope(numbers=["y"], records=["(*r)"], arrays=[("r->q", 3), ("r->link", 3)], integers=["k", "r->tag"])
        end = [f"    r->p = {self.draw.bounded(inner)};", "    return r->q[k % 3] * y;"]
        self._define(f"double {name}(record *r, int n, double y, int k)", inner, 1, end)
        return [f"{self.target(scope)} = tanh({name}(&{record}, 3, {self.draw.atom(scope)}, k));"]

    def _call_record(self, scope: Scope, name: str) -> list[str]:
        record, to = self.random.choice(scope.records), self.random.choice(scope.records)
        inner = Scope(numbers=["y"], records=["r"], arrays=[("r.q", 3), ("r.link", 3)], integers=["k"])
        end = ["    r.p = tanh(r.p + y);", "    return r;"]
        start, leave = "const int n = 3; (void)n;", "r.q[1] = last; return r;"
        self._define(f"record {name}(record r, double y, int k)", inner, 0, end, start, leave)
        return [f"{to} = {name}({record}, {self.draw.atom(scope)}, k);"]

    def _call_pick(self, scope: Scope, name: str) -> list[str]:
        (one, _), (two, _) = self._array(scope), self._array(scope)
        self.helpers.append(f"{_STATIC}double *{name}(double *a, double *b, int k) {{ return k & 1 ? a + k % 3 : b; }}")
        return [f"*{name}({one}, {two}, {self.random.choice(scope.integers or ['k'])}) = {self.draw.bounded(scope)};"]

    def _call_make(self, scope: Scope, name: str) -> list[str]:
        self.helpers.append(
            f"{_STATIC}pair *{name}(double y, int k) {{ pair *a = malloc((k + 1) * sizeof(pair));"
            f" for (int i = 0; i <= k; i++) {{ a[i].u = {self.draw.bounded(Scope(numbers=['y'], integers=['i']))};"
            " a[i].v = i ? a[i - 1].u * y : y; } return a; }"
        )
        m = self.fresh("m")
        return [
            f"{{ pair *{m} = {name}({self.draw.atom(scope)}, k); {self.target(scope)} = tanh({m}[k].u * {m}[k].v);"
            f" free({m}); }}"
        ]

    def _call_walker(self, scope: Scope, name: str) -> list[str]:
        """A function that moves its caller's pointer and writes through another."""
        array, length = self._array(scope)
        self.helpers.append(
            f"{_STATIC}void {name}(double **at, double *out, int k) {{ *out = 0.3 * *out + sin(**at);"
            " **at *= 0.9; if (k & 1) ++*at; }"
        )
        p, i, target = self.fresh("p"), self.fresh("i"), self.random.choice(scope.numbers)
        return [
            f"{{ double *{p} = {array}; for (int {i} = 0; {i} < {min(length, 4)}; {i}++)"
            f" {name}(&{p}, &{target}, {i}); {self.target(scope)} = *{p}; }}"
        ]
