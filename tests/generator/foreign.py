"""Random habits of other people's C: what is promised about a function and what it does, f2c's prototypes, memos.

Functions with attributes that their bodies do not keep; BLAS and LAPACK declared with results that they do not have;
functions that return an error code and leave by a common exit; values kept in static variables from one call to the
next, and forgotten when the program starts; functions with custom derivatives that a header registers.
"""

# ruff: noqa: E501 (lines of C)

from __future__ import annotations

from .memory import Memory
from .scope import Scope

REGISTERED = "registered.h"
_BLAS = {
    "daxpy_": "int daxpy_(int *, double *, double *, int *, double *, int *)",
    "dscal_": "int dscal_(int *, double *, double *, int *)",
    "dcopy_": "int dcopy_(int *, double *, int *, double *, int *)",
    "dswap_": "int dswap_(int *, double *, int *, double *, int *)",
    "ddot_": "double ddot_(int *, double *, int *, double *, int *)",
    "dnrm2_": "double dnrm2_(int *, double *, int *)",
    "dgemv_": "int dgemv_(char *, int *, int *, double *, double *, int *, double *, int *, double *, double *, int *)",
    "dger_": "int dger_(int *, int *, double *, double *, int *, double *, int *, double *, int *)",
    "dgemm_": "int dgemm_(char *, char *, int *, int *, int *, double *, double *, int *, double *, int *, double *, double *, int *)",
    "dtrsv_": "int dtrsv_(char *, char *, char *, int *, double *, int *, double *, int *)",
    "dposv_": "int dposv_(char *, int *, int *, double *, int *, double *, int *, int *)",
}


class Foreign(Memory):
    """Statements that call functions of such kinds."""

    seed: int
    helpers: list[str]
    foreign: dict[str, int] = {  # noqa: RUF012 (a table)
        "promise": 3, "f2c": 3, "solved": 1, "code": 3, "memo": 2, "registered": 2, "narrowed": 1,
    }  # fmt: skip

    def _function(self) -> str:
        return f"e{self.seed}_{self.fresh('')}"

    def _declare(self, name: str) -> None:
        line = f"extern {_BLAS[name]};"
        if line not in self.helpers:
            self.helpers.insert(0, line)

    def _promise(self, scope: Scope, depth: int) -> list[str]:
        """`const` and `pure` are promises about memory; a derivative goes through the body all the same."""
        name = self._function()
        attribute = self.random.choice(["const", "const, noinline", "pure", "pure, noinline", "noinline, const, cold"])
        static = self.random.choice(["static ", ""])
        if self.random.random() < 0.5:
            body = self.draw.bounded(Scope(numbers=["y", "z"], integers=["k"]))
            head = f"double {name}(double y, double z, int k)"
            call = f"{name}({self.draw.atom(scope)}, {self.draw.atom(scope)}, k)"
        else:
            attribute = attribute.replace("const", "pure")
            body = self.draw.bounded(Scope(numbers=["a[0]", "a[1]", "a[2]"], integers=["k"]))
            head = f"double {name}(const double *a, int k)"
            array, _ = self.random.choice([a for a in scope.arrays if a[1] >= 3] or [("x", 6)])
            call = f"{name}({array}, k)"
        self.helpers.append(f"{static}__attribute__(({attribute})) {head} {{ return {body}; }}")
        return [f"{self.target(scope)} = {call};"]

    def _f2c(self, scope: Scope, depth: int) -> list[str]:
        """Vectors of three and matrices of three by three, as f2c's output calls BLAS."""
        p, q, m, i, one, three = (self.fresh(stem) for stem in ("v", "v", "m", "i", "c", "c"))
        first, second, third = (self.draw.bounded(scope.loop(i)) for _ in range(3))
        alpha, beta, trans = self.fresh("d"), self.fresh("d"), self.random.choice(["N", "T"])
        calls = {
            "daxpy_": f"daxpy_(&{three}, &{alpha}, {p}, &{one}, {q}, &{one});",
            "dscal_": f"dscal_(&{three}, &{alpha}, {q}, &{one});",
            "dcopy_": f"dcopy_(&{three}, {p}, &{one}, {m} + {self.random.randrange(6)}, &{one});",
            "dswap_": f"dswap_(&{three}, {p}, &{one}, {q}, &{one});",
            "ddot_": f"{p}[1] = tanh(ddot_(&{three}, {p}, &{one}, {q}, &{one}));",
            "dnrm2_": f"{p}[0] = tanh({q}[0] + dnrm2_(&{three}, {m} + 2, &{one}));",
            "dgemv_": f'dgemv_("{trans}", &{three}, &{three}, &{alpha}, {m}, &{three}, {p}, &{one}, &{beta}, {q}, &{one});',
            "dger_": f"dger_(&{three}, &{three}, &{alpha}, {p}, &{one}, {q}, &{one}, {m}, &{three});",
            "dgemm_": f'dgemm_("{trans}", "N", &{three}, &{one}, &{three}, &{alpha}, {m}, &{three}, {p}, &{three}, &{beta}, {q}, &{three});',
        }
        chosen = self.random.sample(list(calls), 1 + self.random.randrange(4))
        for name in chosen:
            self._declare(name)
        return [
            "{",
            f"    int {one} = 1, {three} = 3; double {p}[3], {q}[3], {m}[9], {alpha} = {self.draw.atom(scope)}, {beta} = 0.5;",
            f"    for (int {i} = 0; {i} < 3; {i}++) {{ {p}[{i}] = {first}; {q}[{i}] = {second}; {m}[{i}] = 1 + {i}; {m}[3 + {i}] = {third}; {m}[6 + {i}] = 0.3 * {i}; }}",
            *(f"    {calls[name]}" for name in chosen),
            f"    {self.target(scope)} = tanh({q}[0] + 0.5 * {q}[1] - {q}[2] * {p}[1]) + 0.1 * tanh({m}[4]);",
            "}",
        ]

    def _solved(self, scope: Scope, depth: int) -> list[str]:
        """A positive definite system, by LAPACK or by a triangle."""
        m, v, i, one, two, info = (self.fresh(stem) for stem in ("m", "v", "i", "c", "c", "c"))
        off, right = self.draw.bounded(scope), self.draw.bounded(scope.loop(i))
        solve = {
            "dposv_": f'dposv_("{self.random.choice("LU")}", &{two}, &{one}, {m}, &{two}, {v}, &{two}, &{info});',
            "dtrsv_": f'dtrsv_("{self.random.choice("LU")}", "{self.random.choice("NT")}", "N", &{two}, {m}, &{two}, {v}, &{one});',
        }
        name = self.random.choice(list(solve))
        self._declare(name)
        return [
            "{",
            f"    int {one} = 1, {two} = 2, {info} = 0; double {m}[4], {v}[2];",
            f"    {m}[1] = {m}[2] = 0.5 * tanh({off}); {m}[0] = 1.5 + {m}[1] * {m}[1]; {m}[3] = 2 + 0.1 * {self.draw.atom(scope)} * {m}[2];",
            f"    for (int {i} = 0; {i} < 2; {i}++) {v}[{i}] = {right};",
            f"    {solve[name]}",
            f"    {self.target(scope)} = {info} ? 0 : tanh({v}[0] - 2 * {v}[1]);",
            "}",
        ]

    def _code(self, scope: Scope, depth: int) -> list[str]:
        """A function that returns an error code, gives its result by an address, and cleans up at its end."""
        name, code = self._function(), self.fresh("c")
        inner = Scope(numbers=["y", "w[0]", "w[1]"], integers=["k"])
        limit = self.random.choice(["k > 3", "k == 2", "y > 40", "k > 9"])
        self.helpers.append(
            f"static {self.random.choice(['int', 'long', 'unsigned char'])} {name}(double y, int k, double *out) {{\n"
            f"    int code = 0; double *w = malloc(2 * sizeof(double)); if (!w) {{ code = -1; goto done; }}\n"
            f"    w[0] = 0.5 * y; w[1] = y * y * 0.1;\n    if ({limit}) {{ code = 2; goto done; }}\n"
            f"    *out = {self.draw.bounded(inner)};\n    if (!isfinite(*out)) code = 1;\ndone:\n    free(w);\n    return code;\n}}"
        )
        target, other = self.random.choice(scope.numbers), self.target(scope)
        call = f"{name}({self.draw.atom(scope)}, k, &{target})"
        return [f"{{ int {code} = {call}; if ({code} == 2) {other} = {self.draw.bounded(scope)}; }}"]

    def _memo(self, scope: Scope, depth: int) -> list[str]:
        """The last value is kept; the program forgets it whenever it begins."""
        name, i = self._function(), self.fresh("i")
        body = self.draw.bounded(Scope(numbers=["y"], integers=["k"]))
        noinline = self.random.choice(["", "__attribute__((noinline)) "])
        self.helpers.append(
            f"static double {name}_at = -1e30, {name}_is;\n"
            f"static {noinline}double {name}(double y, int k) {{ if (y != {name}_at) {{ {name}_is = {body}; {name}_at = y; }} return {name}_is; }}"
        )
        once = f"{name}({self.draw.atom(scope)}, k)"
        return [
            f"{name}_at = -1e30;",
            f"for (int {i} = 0; {i} < 3; {i}++) {self.target(scope)} = {once} * ({i} + 1) + 0.5 * {once};",
        ]

    def _registered(self, scope: Scope, depth: int) -> list[str]:
        function = self.random.choice(["registered_cube", "registered_sine"])
        line = f'#include "{REGISTERED}"'
        if line not in self.helpers:
            self.helpers.insert(0, line)
        return [f"{self.target(scope)} = tanh({function}({self.draw.atom(scope)}));"]

    def _narrowed(self, scope: Scope, depth: int) -> list[str]:
        """Integers that active numbers decide: rounded, counted, shifted, none with a derivative."""
        name = self._function()
        self.helpers.append(
            f"static __attribute__((noinline)) long {name}(double y) {{ long m = (long)floor(4 * tanh(y)); return m < 0 ? -m % 5 : m % 5; }}"
        )
        c = self.fresh("c")
        array, length = self.random.choice(scope.arrays)
        return [
            f"{{ long {c} = {name}({self.draw.atom(scope)} + 0.03); {array}[{c} % {length}] += ldexp(0.1 * {self.draw.atom(scope)}, {c}); }}"
        ]
