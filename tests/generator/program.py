"""A whole program: the function that is differentiated, its helpers, and the header that the harness reads."""

from __future__ import annotations

import random

from .carriers import Carriers
from .cpp import PRELUDE as _CPP_PRELUDE
from .cpp import Cpp
from .foreign import Foreign
from .helpers import Helpers
from .objects import Objects
from .scope import Scope
from .sweeps import Sweeps

OBJECTS = 10_000  # the programs of seeds from here on use objects, too
SWEEPS = 20_000  # and from here on loop nests over larger arrays, instead
FOREIGN = 30_000  # and from here on what f2c and libraries write, instead
CPP = 40_000  # C++
CARRIERS = 50_000  # and from here on, in C, records on their ways through memory, instead
_PRELUDE = """\
#define _GNU_SOURCE
#include <math.h>
#include <stdlib.h>
#include <string.h>
typedef struct { double u, v; } pair;
typedef struct { double p; int tag; double q[3]; pair at; double *link; } record;
typedef struct node { double v; struct node *next; } node;
"""


class Program(Helpers, Objects, Sweeps, Foreign, Cpp, Carriers):
    """The function `fSEED(x, n, k, t, ...)`: x and t are active, n = 6 and k are integers, more arguments at random."""

    kinds = {  # noqa: RUF012 (a table)
        **Helpers.kinds, "copy": 2, "call": 4, "walk": 1, "grow": 1, "pingpong": 1, "return": 1,
    }  # fmt: skip
    nested = {  # noqa: RUF012
        **Helpers.nested, "break": 2, "skip": 1, "again": 1, "out": 1, "choose": 1, "allocate": 2, "list": 1,
        "rows": 1, "stack": 1,
    }  # fmt: skip

    def __init__(self, seed: int) -> None:
        super().__init__(random.Random(seed))
        self.seed = seed
        self.name = f"f{seed}"
        if seed >= CARRIERS:
            self.kinds, self.nested = {**Helpers.kinds, **self.carriers}, {"for": 1, "if": 1}
        elif seed >= CPP:
            self.kinds, self.nested = {**Helpers.kinds, "return": 1, **self.cpp}, {**Helpers.nested, "break": 2}
        elif seed >= FOREIGN:
            self.kinds = {**self.kinds, **self.foreign}
        elif seed >= SWEEPS:
            self.kinds = {**self.kinds, **self.sweeps}
        elif seed >= OBJECTS:
            self.kinds = {**self.kinds, **self.objects}
        self.parameters = ["double *x", "int n", "int k", "double t"]
        self.k = self.random.randrange(6)
        self.point = {"x": self._numbers(6), "n": "6", "k": str(self.k), "t": self._numbers(1)}
        if SWEEPS <= seed < FOREIGN:
            self.parameters.append(self.random.choice(["double *g", "double *restrict g"]))
            self.point["g"] = "random(80, -1, 1)"
        self._body = self._write()

    @property
    def is_cpp(self) -> bool:
        """Else it is C."""
        return CPP <= self.seed < CARRIERS

    @property
    def suffix(self) -> str:
        """Of its file."""
        return ".cpp" if self.is_cpp else ".c"

    def header(self) -> str:
        """The lines for the harness."""
        at = ", ".join(f"{name} = {value}" for name, value in self.point.items())
        has_floats = any("{ float" in h or "; float" in h for h in self.helpers)
        rounded = "  tolerance: 5e-3  roundoff: 2e-5" if has_floats else ""
        return f"// differentiate: {self.name}({', '.join(self.point)})  at: {at}{rounded}\n"

    def code(self) -> str:
        """The helpers and the function."""
        return "\n".join([*self.helpers, *self._body]) + "\n"

    def text(self) -> str:
        """The whole file."""
        return batch_text([self])

    def _numbers(self, count: int) -> str:
        return " ".join(f"{self.random.uniform(-1.5, 1.5):.3f}" for _ in range(count))

    def _write(self) -> list[str]:
        scope = Scope(
            numbers=["a", "b", "t"],
            arrays=[("x", 6), ("x", 6), ("w", 8), ("r.q", 3), ("r.link", 6)],
            records=["r", "rs[0]", "rs[1]", "rs[k % 2]"],
            integers=["k"],
        )
        start = [
            "    double a = t, b = x[0] * 0.5, w[8] = {0.1, 0.2, 0.3};",
            "    record rs[2] = {{x[1], k, {t, x[2], 0.5}, {x[3], 1}, w}, {t, 1, {x[4]}, {0.5, x[5]}, x}};",
            "    record r = rs[k % 2];",
        ]
        start += self._extra_arguments(scope) + self._globals(scope)
        count = 2 if self.seed >= CARRIERS else 3 + self.random.randrange(4)
        body = self.block(scope, 2, count)
        result = "a + b * 0.5 + r.p * r.q[1] + w[2] + x[n - 1] * t + rs[1].at.u"
        c_linkage = 'extern "C" ' if self.is_cpp else ""
        head = f"{c_linkage}double {self.name}({', '.join(self.parameters)}) {{"
        return [head, *start, *body, f"    return {result};", "}"]

    def _extra_arguments(self, scope: Scope) -> list[str]:
        lines: list[str] = []
        choice = self.random.random()
        if choice < 0.15:
            self.parameters += ["float *y", "float z"]
            self.point |= {"y": self._numbers(3), "z": self._numbers(1)}
            scope.narrow += ["z", "y[0]", "y[k % 3]", "e"]
            lines.append("    float e = y[1] * z;")
        elif choice < 0.35:
            self.parameters.append("const double *restrict c")
            self.point["c"] = self._numbers(4)
            scope.fixed += ["c[0]", "c[k % 4]", "c[n - 3]"]
        elif choice < 0.5:
            self.parameters.append("pair *s")
            self.point["s"] = self._numbers(6)
            scope.pairs += ["s[1]", "s[k % 3]", "(*s)"]
        return lines

    def _globals(self, scope: Scope) -> list[str]:
        if self.random.random() < 0.6:
            return []
        name = f"g{self.seed}"
        scope.arrays.append((name, 4))
        scope.records.append(f"{name}r")
        self.helpers.append(f"static double {name}[4];\nstatic record {name}r;")
        return [f"    for (int i = 0; i < 4; i++) {name}[i] = 0.2 * x[i];", f"    {name}r = r;"]


def batch_text(programs: list[Program]) -> str:
    """Several programs as one file."""
    seeds = ", ".join(str(p.seed) for p in programs)
    headers = "".join(p.header() for p in programs)
    code = "".join(p.code() for p in programs)
    link = "// link: -lopenblas\n" if "\nextern int d" in f"\n{code}" else ""
    prelude = _PRELUDE
    if any(p.is_cpp for p in programs):
        prelude = _PRELUDE.replace("#define _GNU_SOURCE\n", "") + _CPP_PRELUDE
        code = code.replace("*restrict ", "*__restrict ")
    return f"// Generated programs: {seeds}.\n{link}{headers}{prelude}{code}"
