"""Checks the derivatives of a generated module on random inputs.

For a function y = f(x), a random direction v and random weights w of the outputs:

    against differences        ⟨f_vjp(x; w), v⟩ = ⟨w, f(x + hv) − f(x − hv)⟩ / 2h, at the best of several steps h
    forward against reverse    ⟨w, f_jvp(x; v)⟩ = ⟨f_vjp(x; w), v⟩, where both were made
    memory                     repeated calls of the derivative leave no memory behind (glibc's `mallinfo2`)

⟨a, b⟩ is the sum of Re a·Re b + Im a·Im b.  Lengths are drawn from 2 to 5, other integers from 1 to 3, numbers from an
interval that the caller may set.
"""

from __future__ import annotations

import copy
import ctypes
import importlib
import importlib.util
import math
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import numpy as np

from enzyme_build.errors import BindingError, SourceLocation

Facts = Mapping[str, Any]
Interval = tuple[float, float]
TOLERANCE = {"float64": 1e-6, "float32": 2e-2}  # of the difference quotient, relative
DOT_TOLERANCE = {"float64": 1e-11, "float32": 1e-4}
_STEPS = {"float64": (1e-3, 1e-4, 1e-5, 1e-6, 1e-7), "float32": (1e-1, 1e-2, 1e-3)}
_REPEATS = 20
_LENGTH = re.compile(r"\s*\w+(\s*[-+*]\s*\w+)*\s*", re.ASCII)


@dataclass(frozen=True)
class Finding:
    """What was found about one function: the worst relative errors, and the bytes that a call leaves behind.

    `differences` is None where there is no reverse mode and no forward mode, `dot_product` where there are not both.
    """

    function: str
    differences: float | None
    dot_product: float | None
    lost_bytes: float
    precision: str = "float64"
    problem: str = ""

    @property
    def is_right(self) -> bool:
        near = self.differences is not None and self.differences <= TOLERANCE[self.precision]
        same = self.dot_product is None or self.dot_product <= DOT_TOLERANCE[self.precision]
        return near and same and self.lost_bytes < 1 and not self.problem


def check_module(
    module: ModuleType,
    functions: Sequence[str] = (),
    *,
    tries: int = 3,
    seed: int = 0,
    interval: Interval = (0.3, 1.7),
    intervals: Mapping[str, Interval] | None = None,
) -> list[Finding]:
    """Check every differentiated function of a generated module, or those named; `intervals` by argument.

    Raises BindingError if the module is none of ours, or has no such function.
    """
    known = facts_of(module)
    missing = [name for name in functions if name not in known]
    if missing:
        raise BindingError(f"`{module.__name__}` has no function `{missing[0]}`", help=f"it has: {', '.join(known)}")
    chosen = [name for name in known if name in functions or (not functions and _has_derivative(known[name]))]
    draw = _Draw(np.random.default_rng(seed), interval, intervals or {})
    return [_Check(module, name, known[name], draw).run(tries) for name in chosen]


def facts_of(module: ModuleType) -> dict[str, Facts]:
    """What a generated module says of its functions."""
    known = getattr(module, "_functions", None)
    if not isinstance(known, dict):
        at = SourceLocation(module.__file__) if module.__file__ else None
        raise BindingError(f"`{module.__name__}` was not written by enzyme-build (or by an old one)", at)
    return cast("dict[str, Facts]", known)


def find_module(name: str) -> ModuleType:
    """The generated module of this dotted name, at this path, or beside this library.

    Raises BindingError if there is none, or it cannot be imported.
    """
    path = Path(name)
    if path.suffix == ".py" or (".so" in path.suffixes and path.exists()):
        path = path if path.suffix == ".py" else _module_of(path)
        spec = importlib.util.spec_from_file_location(path.stem, path)
        if spec is None or spec.loader is None or not path.exists():
            raise BindingError("there is no such module", SourceLocation(str(path)))
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise BindingError(f"`{name}` cannot be imported: {error}", help="give a module's name or file") from error


def _module_of(library: Path) -> Path:
    wanted = re.compile(rf"^_library = _load\({re.escape(repr(library.name))}\)$", re.MULTILINE)
    for file in sorted(library.parent.glob("*.py")):
        if wanted.search(file.read_text(encoding="utf-8")):
            return file
    raise BindingError(
        "no generated module loads this library",
        SourceLocation(str(library)),
        help="`enzyme-build bind` writes one, as the build backend does; it knows arguments and shapes",
    )


def _has_derivative(facts: Facts) -> bool:
    return bool(facts["reverse"] or facts["forward"])


class _Draw:
    """Random arguments."""

    def __init__(self, random: np.random.Generator, interval: Interval, intervals: Mapping[str, Interval]):
        self.random = random
        self.interval = interval
        self.intervals = intervals

    def arguments(self, facts: Facts) -> dict[str, Any]:
        """A value for every given argument, by name."""
        lengths = _Lengths(self.random)
        found: dict[str, Any] = {}
        for argument in facts["arguments"]:
            for expression in argument["shape"] or ():
                lengths.note(expression)
        for argument in facts["arguments"]:
            if argument["given"]:
                found[argument["name"]] = self._value(argument, lengths)
        return found

    def _value(self, argument: Facts, lengths: _Lengths) -> Any:
        name, dtype = argument["name"], argument["dtype"]
        if argument["role"] == "text":
            return "text"
        if argument["role"] == "array":
            shape = tuple(lengths.of(e) for e in argument["shape"] or ("",))
            return np.asarray(self.numbers(name, dtype, shape), order=argument["order"])
        if name in lengths.known:
            return lengths.known[name]
        number = self.numbers(name, dtype, ()).item()
        return bool(number % 2) if argument["kind"] == "boolean" else number

    def numbers(self, name: str, dtype: str, shape: tuple[int, ...]) -> Any:
        low, high = self.intervals.get(name, self.interval)
        kind = np.dtype(dtype)
        if kind.kind == "b":
            return self.random.integers(0, 2, shape).astype(kind)
        if kind.kind in "iu":
            low, high = self.intervals.get(name, (1, 3))
            return np.asarray(self.random.integers(int(low), int(high) + 1, shape)).astype(kind)
        real = self.random.uniform(low, high, shape)
        if kind.kind == "c":
            real = real + 1j * self.random.uniform(low, high, shape)
        return np.asarray(real).astype(kind)

    def like(self, value: Any) -> Any:
        """A random direction of a value's type and shape."""
        array = np.asarray(value)
        found = self.random.uniform(-1, 1, array.shape)
        if array.dtype.kind == "c":
            found = found + 1j * self.random.uniform(-1, 1, array.shape)
        made = np.asarray(found).astype(array.dtype)
        return np.asarray(made, order="F" if array.flags.f_contiguous else "C") if array.shape else made.item()


class _Lengths:
    """The lengths of arrays: each name in the expressions stands for one random number."""

    def __init__(self, random: np.random.Generator):
        self.random = random
        self.known: dict[str, int] = {}

    def note(self, expression: str) -> None:
        for name in re.findall(r"[A-Za-z_]\w*", expression):
            self.known.setdefault(name, int(self.random.integers(2, 6)))

    def of(self, expression: str) -> int:
        if not expression:
            return 4
        return length_value(expression, self.known)


def length_value(expression: str, known: Mapping[str, int]) -> int:
    """What a length is: integers and names, multiplied, added and subtracted; nothing else is understood.

    Raises BindingError for any other text, or a name that is not known.
    """
    if not _LENGTH.fullmatch(expression):
        raise BindingError(f"`{expression}` is not a length", help="lengths are integers and names with + - *")
    total = 0
    for sign, product in re.findall(r"([-+]?)\s*([^-+]+)", expression):
        factors = [factor.strip() for factor in product.split("*")]
        if missing := [f for f in factors if not f.isdigit() and f not in known]:
            raise BindingError(f"the length `{expression}` uses `{missing[0]}`, which is no argument")
        value = math.prod(int(f) if f.isdigit() else known[f] for f in factors)
        total += -value if sign == "-" else value
    return total


class _Check:
    def __init__(self, module: ModuleType, name: str, facts: Facts, draw: _Draw):
        self.module = module
        self.name = name
        self.facts = facts
        self.draw = draw
        self.actives: list[str] = [a["name"] for a in facts["arguments"] if a["active"]]
        kinds = [a["dtype"] for a in facts["arguments"] if a["active"]]
        self.precision = "float32" if any(k in ("float32", "complex64") for k in kinds) else "float64"

    def run(self, tries: int) -> Finding:
        differences: list[float] = []
        dots: list[float] = []
        lost = 0.0
        try:
            for _ in range(tries):
                arguments = self.draw.arguments(self.facts)
                difference, dot = self._compare(arguments)
                differences.append(difference)
                dots += [] if dot is None else [dot]
                lost = max(lost, self._lost(arguments))
        except Exception as error:
            return Finding(self.name, None, None, 0, self.precision, f"{type(error).__name__}: {error}")
        return Finding(self.name, max(differences), max(dots, default=None), lost, self.precision)

    def _call(self, suffix: str, arguments: Mapping[str, Any], more: Sequence[Any] = ()) -> Any:
        own: list[Any] = [copy.copy(v) for v in arguments.values()]  # the function may write into them
        return getattr(self.module, self.name + suffix)(*own, *more)

    def _outputs(self, arguments: Mapping[str, Any]) -> list[Any]:
        """The differentiable outputs."""
        found = self._call("", arguments)
        outputs = self.facts["outputs"]
        values = found if len(outputs) > 1 else (found,)
        return [v for v, is_differentiable in zip(values, outputs) if is_differentiable]

    def _compare(self, arguments: dict[str, Any]) -> tuple[float, float | None]:
        directions = [self.draw.like(arguments[name]) for name in self.actives]
        weights = [self.draw.like(value) for value in self._outputs(arguments)]
        found: list[float] = []
        if self.facts["reverse"]:
            found.append(_inner(self._gradients(arguments, weights), directions))
        if self.facts["forward"]:
            tangents = _listed(self._call("_jvp", arguments, directions)[1], len(weights))
            found.append(_inner(tangents, weights))
        if not found:
            raise BindingError(f"`{self.name}` has no derivative")
        nearest = min(_error(found[0], q) for q in self._quotients(arguments, directions, weights))
        return nearest, _error(found[1], found[0]) if len(found) > 1 else None

    def _gradients(self, arguments: Mapping[str, Any], weights: Sequence[Any]) -> list[Any]:
        count = len(self.actives)
        if self.facts["scalar"]:
            gradients = _listed(self._call("_gradient", arguments), count)
            return [np.multiply(gradient, weights[0]) for gradient in gradients]
        return _listed(self._call("_vjp", arguments, weights)[1], count)

    def _quotients(
        self, arguments: Mapping[str, Any], directions: Sequence[Any], weights: Sequence[Any]
    ) -> Iterator[float]:
        for step in _STEPS[self.precision]:
            sides: list[float] = []
            for sign in (1, -1):
                moved = dict(arguments)
                for name, direction in zip(self.actives, directions):
                    shifted = np.asarray(moved[name]) + np.asarray(sign * step * np.asarray(direction))
                    order = "F" if np.asarray(moved[name]).flags.f_contiguous else "C"
                    shifted = np.asarray(shifted.astype(np.asarray(moved[name]).dtype), order=order)
                    moved[name] = shifted if shifted.shape else shifted.item()
                sides.append(_inner(self._outputs(moved), weights))
            yield (sides[0] - sides[1]) / (2 * step)

    def _lost(self, arguments: Mapping[str, Any]) -> float:
        """Bytes a call of the derivative."""
        weights = [self.draw.like(value) for value in self._outputs(arguments)]

        def derivative() -> None:
            if self.facts["reverse"]:
                self._gradients(arguments, weights)
            else:
                self._call("_jvp", arguments, [self.draw.like(arguments[name]) for name in self.actives])

        in_use = _bytes_in_use()
        if in_use is None:
            return 0.0
        return min(_growth(derivative, in_use) for _ in range(3))  # Python itself allocates, now and then


def _growth(call: Callable[[], None], in_use: Callable[[], int]) -> float:
    call()
    before = in_use()
    for _ in range(_REPEATS):
        call()
    return max(0, in_use() - before) / _REPEATS


def _bytes_in_use() -> Callable[[], int] | None:
    """What glibc's allocator has given out; None with another C library."""

    class Information(ctypes.Structure):
        _fields_ = [(name, ctypes.c_size_t) for name in (
            "arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"
        )]  # fmt: skip

    if not sys.platform.startswith("linux") or not hasattr(ctypes.CDLL(None), "mallinfo2"):
        return None
    function = ctypes.CDLL(None).mallinfo2
    function.restype = Information

    def in_use() -> int:
        found = function()
        return int(found.uordblks) + int(found.hblkhd)

    return in_use


def _listed(value: Any, count: int) -> list[Any]:
    return [value] if count == 1 else list(value)


def _inner(left: Sequence[Any], right: Sequence[Any]) -> float:
    total = 0.0
    for a, b in zip(left, right):
        product = np.conj(np.asarray(a, dtype=np.result_type(a, np.float64))) * np.asarray(b)
        total += float(np.sum(np.real(product)))
    return total


def _error(found: float, wanted: float) -> float:
    if math.isnan(found) or math.isnan(wanted):
        return math.inf
    return abs(found - wanted) / max(abs(found), abs(wanted), 1e-3) if found != wanted else 0.0
