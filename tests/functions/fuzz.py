"""`python -m tests.functions.fuzz FOLDER SEED COUNT`: random arguments for functions in C, C++ and Fortran.

Each is right, or wrong in one of many ways.  A call gives something or raises a Python error; anything else ends the
process.  Prints how many calls gave something, and how many raised each error.
"""

from __future__ import annotations

import resource
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

import enzyme_build
from enzyme_build.errors import EnzymeBuildError
from enzyme_build.toolchain.compilers import Language, find

_MEMORY = 8 << 30  # more is an error, not the end of the machine
METHODS = ("value", "grad", "value_and_grad", "vjp", "jvp", "jacobian", "hvp", "hessian", "second", "twice")
EXPECTED = (TypeError, ValueError, OverflowError, MemoryError, EnzymeBuildError)


def functions(folder: Path) -> Iterator[Any]:
    c = enzyme_build.load(folder / "a.c")
    yield from (c[name] for name in ("cube", "single", "valley", "squares", "matvec", "two", "decay"))
    cxx = enzyme_build.load([folder / "total.cpp", folder / "helper.c"])
    yield from (cxx.total, cxx.scaled)
    if find(Language.FORTRAN).fits:
        waves = enzyme_build.load([folder / "waves.f90", folder / "kinds.f90"])
        yield from (waves.energy, waves.step, waves.some.using(arrays={"b": "a_extent_1"}))


class Draw:
    """Arguments, by a seed."""

    def __init__(self, seed: int):
        self.random = np.random.default_rng(seed)

    def pick(self, *values: Any) -> Any:
        return values[self.random.integers(len(values))]

    def right(self, argument: Any, length: int) -> Any:
        """What the function takes, if all arrays are of one length in each dimension."""
        if argument.role != "array":
            return self.pick(0.5, 2, np.float64(1.5)) if argument.scalar.is_differentiable else length
        shape = tuple(int(n) if n.isdigit() else length for n in argument.shape)
        return np.asarray(self.random.uniform(0.5, 2, shape), argument.scalar.numpy, order=argument.order)

    def wrong(self, value: Any) -> Any:
        """Something else, which may be right again."""
        if not isinstance(value, np.ndarray) or not value.ndim or self.random.random() < 0.3:
            return self.anything()
        match int(self.random.integers(9)):
            case 0:
                return value.astype(self.pick("f4", "f8", "i4", "i8", "c16", "bool", ">f8", "O", "U3", "f2", "M8[s]"))
            case 1:
                return value.reshape(self.pick((-1,), (1, *value.shape), (*value.shape, 1)))
            case 2:
                return value[..., :: self.pick(-1, 2, -2)]
            case 3:
                return np.asarray(value, order=self.pick("C", "F")).T
            case 4:
                value.flags.writeable = False
                return value
            case 5:
                return np.resize(value, self.pick(0, 1, 2, 7, (0, 3), (3, 0), (5, 4), ()))
            case 6:
                return np.broadcast_to(value.dtype.type(1), self.pick(value.shape, (10**12,), (2, 10**9)))
            case 7:
                return np.frombuffer(b"\0" + value.tobytes(), value.dtype, offset=1).reshape(value.shape)  # not aligned
            case _:
                return self.pick(value.tolist(), [value], np.ma.masked_array(value), memoryview(value), value.item)

    def anything(self) -> Any:
        numbers = (
            -3,
            0,
            5,
            2**31,
            2**70,
            -(2**63),
            1.5,
            float("nan"),
            float("inf"),
            1j,
            True,
            np.int8(3),
            np.float32(1),
        )
        others = (None, "x", b"\0", [], [[1.0], [2.0, 3.0]], {}, int, object(), slice(3), np.array(1.0), np.empty(0))
        return self.pick(*numbers, *others)

    def arguments(self, function: Any, method: str) -> list[Any]:
        length = int(self.random.integers(0, 5))
        actives = [a for a in function.given if a.is_active]
        outputs = [a for a in function.wrapper.outputs if a.is_differentiable_output]
        seeds = [*[None] * function.wrapper.has_active_result, *outputs]
        wanted = list(function.given)
        if method in ("vjp", "second") or (method == "hvp" and not function.wrapper.is_scalar_valued):
            wanted += seeds
        wanted += actives * {"jvp": 1, "hvp": 1, "second": 1, "twice": 2}.get(method, 0)
        found = [1.0 if argument is None else self.right(argument, length) for argument in wanted]
        for place in self.random.permutation(len(found))[: self.pick(0, 1, 1, 1, 2, 3)]:
            found[place] = self.wrong(found[place])
        if self.random.random() < 0.1:
            return [*found, self.anything()] if self.random.random() < 0.5 else found[:-1]
        return found


def main(folder: str, seed: str, count: str) -> None:
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    draw, seen = Draw(int(seed)), Counter[str]()
    for function in functions(Path(folder)):
        for method in METHODS:
            for _ in range(int(count)):
                try:
                    getattr(function, method)(*draw.arguments(function, method))
                    seen["gave something"] += 1
                except EXPECTED as error:
                    seen[type(error).__name__] += 1
    print(dict(seen))


if __name__ == "__main__":
    main(*sys.argv[1:])
