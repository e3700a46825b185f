"""Rows: for an operation y = φ(x₀ … xₙ₋₁), the partial derivatives ∂y/∂xₖ as expressions, in one registry.

`scalar(name, lambda x, y, result: (∂/∂x, ∂/∂y), sample=[...])` calls the lambda once, with symbols.  A parameter
named `n` or `m` is an integer and has no partial.  `zero(name, ...)` is a function whose derivative is zero wherever it
has one.  `support(name, ..., body=...)` is a function that no library has: its body is an expression too, and the
module gets it on first use.  Results of several parts (complex numbers, structs) have one tuple of partials a part.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import cast

from enzyme_build.errors import InternalError
from enzyme_build.rules.expression import (
    ZERO,
    Expression,
    FloatFunction,
    Leaf,
    Operand,
    Result,
    Scalar,
    applied_names,
    evaluate,
    expression,
    leaves,
)

Domain = tuple[float, float]
E = Expression
Answer = Scalar | tuple[Scalar, ...]
Formula = (
    Callable[[E], Answer] | Callable[[E, E], Answer] | Callable[[E, E, E], Answer] | Callable[[E, E, E, E], Answer]
)
Body = Callable[[E], Scalar] | Callable[[E, E], Scalar]
Python = Callable[[float], float] | Callable[[float, float], float] | Callable[[float, float, float], float]


@dataclass(frozen=True, slots=True)
class Row:
    """What is known about one operation.

    `partials[part][k]` is ∂(part of the result)/∂(parameter k).  `domain` is where tests draw from, one interval a
    parameter.  `finite` claims a finite result at every finite operand.  `intrinsic`, `libm` (a C name without
    precision suffix) and `body` say how the function itself is emitted; an instruction has none of these.
    In derivatives of one that `keeps_zeros` a zero tangent and a zero partial both give zero, whatever the other is.
    """

    name: str
    parameters: tuple[Operand, ...]
    partials: tuple[tuple[Expression, ...], ...]
    domain: tuple[Domain, ...] = ()
    finite: bool = False
    intrinsic: str = ""
    libm: str = ""
    also: tuple[str, ...] = ()
    body: Expression | None = None
    python: FloatFunction | None = field(default=None, compare=False)
    note: str = ""
    is_complex: bool = False
    keeps_zeros: bool = False

    @property
    def arity(self) -> int:
        return len(self.parameters)

    @property
    def differentiable(self) -> tuple[bool, ...]:
        """Which parameters can carry a derivative: the floating ones."""
        return tuple(not parameter.integer for parameter in self.parameters)

    @property
    def can_be_emitted(self) -> bool:
        return bool(self.intrinsic or self.libm or self.body is not None)

    def depends_on(self, index: int) -> bool:
        """False if the partial is identically zero."""
        return any(part[index] != ZERO for part in self.partials)

    def reads(self, index: int) -> frozenset[Leaf]:
        """The parameters, and the result, that partial `index` is computed from."""
        return frozenset(leaf for part in self.partials for leaf in leaves(part[index]))

    def __str__(self) -> str:
        names = ", ".join(parameter.name for parameter in self.parameters)
        texts = [str(part[k]) for part in self.partials for k in range(self.arity) if self.differentiable[k]]
        return f"{self.name}({names}): {'; '.join(texts)}"


ROWS: dict[str, Row] = {}


def register(row: Row) -> Row:
    if row.name in ROWS:
        raise InternalError(f"two rows for `{row.name}`")
    ROWS[row.name] = row
    return row


def scalar(
    name: str,
    partials: Formula,
    sample: Sequence[Domain] = (),
    *,
    intrinsic: str = "",
    libm: str | None = None,
    also: Iterable[str] = (),
    finite: bool = False,
    python: Python | None = None,
    note: str = "",
) -> Row:
    """Registers a real function; `libm` is its C name, `name` itself unless said otherwise."""
    parameters = _parameters(partials)
    row = Row(
        name,
        parameters,
        (_called(name, partials, parameters),),
        _domain(name, sample, parameters),
        finite,
        intrinsic,
        name if libm is None else libm,
        tuple(also),
        None,
        cast("FloatFunction | None", python),
        note,
    )
    return register(row)


def zero(
    name: str,
    parameters: str,
    sample: Sequence[Domain] = (),
    *,
    intrinsic: str = "",
    libm: str | None = None,
    also: Iterable[str] = (),
    python: Python | None = None,
) -> Row:
    """Registers a function that is constant between its jumps."""
    symbols = _symbols(parameters.split())
    partials = (tuple(ZERO for _ in symbols),)
    stem = name if libm is None else libm
    domain = _domain(name, sample, symbols)
    return register(
        Row(
            name,
            symbols,
            partials,
            domain,
            True,
            intrinsic,
            stem,
            tuple(also),
            None,
            cast("FloatFunction | None", python),
        )
    )


def support(
    name: str,
    partials: Formula,
    body: Body,
    sample: Sequence[Domain] = (),
    *,
    also: Iterable[str] = (),
    note: str = "",
    keeps_zeros: bool = False,
) -> Row:
    """Registers a function that is emitted into the module from its own expression; `also` are C names for it."""
    parameters = _parameters(body)
    tree = expression(cast(Callable[..., Scalar], body)(*parameters))
    row = Row(
        name,
        parameters,
        (_called(name, partials, parameters),),
        _domain(name, sample, parameters),
        body=tree,
        also=tuple(also),
        python=lambda *operands: evaluate(tree, operands),
        note=note,
        keeps_zeros=keeps_zeros,
    )
    return register(row)


def instruction(name: str, partials: Formula, sample: Sequence[Domain] = (), *, python: Python | None = None) -> Row:
    """Registers an LLVM instruction by its opcode."""
    return scalar(name, partials, sample, libm="", python=python)


def _symbols(names: Iterable[str]) -> tuple[Operand, ...]:
    return tuple(Operand(index, name, name in ("m", "n")) for index, name in enumerate(names))


def _parameters(partials: Callable[..., object]) -> tuple[Operand, ...]:
    return _symbols(name for name in inspect.signature(partials).parameters if name != "result")


def _called(name: str, partials: Formula, parameters: tuple[Operand, ...]) -> tuple[Expression, ...]:
    """The partials, one a parameter, zero for integers."""
    wanted = inspect.signature(partials).parameters
    call = cast(Callable[..., Answer], partials)
    answer = call(*parameters, Result()) if "result" in wanted else call(*parameters)
    given: list[Scalar] = list(answer) if isinstance(answer, tuple) else [answer]
    floating = [parameter for parameter in parameters if not parameter.integer]
    if len(given) != len(floating):
        raise InternalError(f"the row `{name}` has {len(given)} partials for {len(floating)} floating parameters")
    rest = iter(given)
    return tuple(ZERO if parameter.integer else expression(next(rest)) for parameter in parameters)


def _domain(name: str, sample: Sequence[Domain], parameters: Sequence[Operand]) -> tuple[Domain, ...]:
    domain = tuple(sample) or tuple((-2.0, 2.0) for _ in parameters)
    if len(domain) != len(parameters):
        raise InternalError(f"the row `{name}` samples {len(domain)} of {len(parameters)} parameters")
    return domain


def apply_in_python(name: str, arguments: Sequence[float]) -> float:
    python = ROWS[name].python
    if python is None:
        raise InternalError(f"the row `{name}` has no Python function")
    return python(*arguments)


def check_closure() -> None:
    """Every function that a row's partials or body call has a row, and can be emitted."""
    for row in ROWS.values():
        trees = [tree for part in row.partials for tree in part] + ([row.body] if row.body is not None else [])
        for called in {name for tree in trees for name in applied_names(tree)}:
            if called not in ROWS:
                raise InternalError(f"the row `{row.name}` calls `{called}`, which has no row")
            if not ROWS[called].can_be_emitted:
                raise InternalError(f"the row `{row.name}` calls `{called}`, which cannot be emitted")
