"""Functions of several results: some returned, some written through pointers, some of them integers.

`outputs(name, "x", [part(...), ...])` lists the results in order, each with its partials by the inputs, and where
it goes: `at=k` through call argument k, else it is returned.  The LLVM intrinsic of the same row returns all of them
in a struct, and is an ordinary rule of parts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from inspect import signature
from typing import cast

from enzyme_build.errors import InternalError
from enzyme_build.ir import I32, Call, Invoke, StructType, Type, Value, is_float, is_pointer
from enzyme_build.rules.applied import callee_name, rule_maker
from enzyme_build.rules.combinators import AppliedRule, RowRule
from enzyme_build.rules.expression import ZERO, Expression, Operand, Result, Scalar, expression, substitute
from enzyme_build.rules.families import C_SUFFIXES
from enzyme_build.rules.parts import PartsRule
from enzyme_build.rules.rows import Domain, Formula, Row, register

Partials = Formula
Python = Callable[[float], tuple[float, float]] | Callable[[float, float], tuple[float, float]]


@dataclass(frozen=True, slots=True)
class Part:
    """One result: its partials (None: an integer, or constant) and the call argument that it is written through."""

    name: str
    partials: Partials | None
    at: int | None = None
    integer: bool = False


@dataclass(frozen=True, slots=True)
class OutputsRow:
    name: str
    inputs: int
    parts: tuple[Part, ...]
    rows: tuple[Row, ...]  # one a part, of the inputs
    joint: Row  # all parts, for the intrinsic that returns a struct
    python: Python | None = None

    @property
    def arguments(self) -> int:
        return self.inputs + sum(part.at is not None for part in self.parts)


@dataclass(frozen=True, slots=True)
class AppliedOutput:
    """One result at a call: written through call argument `argument`, or returned (None).

    `applied` is the rule that gives its derivatives from the call's inputs; None for an integer.
    """

    argument: int | None
    type: Type
    applied: AppliedRule | None


@dataclass(frozen=True, slots=True)
class AppliedOutputs:
    """A function of several results at one call; `operands` are its float inputs."""

    row: OutputsRow
    instruction: Call | Invoke
    operands: tuple[Value, ...]
    outputs: tuple[AppliedOutput, ...]

    def pointer_leaves(self, call: Call | Invoke | None = None) -> list[tuple[int, Type]]:
        """(call argument, type of the number written through it) of every floating result in memory."""
        return [(o.argument, o.type) for o in self.outputs if o.argument is not None and o.applied is not None]

    def written_pointers(self, call: Call | Invoke | None = None) -> list[int]:
        """The call arguments that are written through, integers included."""
        return [output.argument for output in self.outputs if output.argument is not None]


OUTPUTS: dict[str, OutputsRow] = {}
_by_name: dict[str, OutputsRow] = {}
_intrinsics: dict[str, OutputsRow] = {}


def part(name: str, partials: Partials | None, *, at: int | None = None, integer: bool = False) -> Part:
    return Part(name, partials, at, integer)


def outputs(
    name: str,
    inputs: str,
    parts: Sequence[Part],
    sample: Sequence[Domain] = (),
    *,
    also: Iterable[str] = (),
    intrinsic: str = "",
    struct_names: Iterable[str] = (),
    python: Python | None = None,
) -> None:
    """Registers C's `name` in all precisions, `also` under exact names, and an intrinsic that returns a struct."""
    symbols = tuple(Operand(index, parameter) for index, parameter in enumerate(inputs.split()))
    matrix = tuple(_called(name, one, symbols) for one in parts)
    rows = tuple(Row(f"{name}.{one.name}", symbols, (partials,)) for one, partials in zip(parts, matrix))
    domain = tuple(sample) or tuple((0.2, 2.0) for _ in symbols)
    joint_partials = tuple(
        tuple(substitute(tree, {Result(): Result(j)}) for tree in partials) for j, partials in enumerate(matrix)
    )
    joint = register(Row(name, symbols, joint_partials, domain))
    made = OUTPUTS[name] = OutputsRow(name, len(symbols), tuple(parts), rows, joint, python)
    exact = [
        *also,
        *(name + suffix for suffix in C_SUFFIXES),
        *(f"__nv_{name}{s}" for s in ("", "f")),
        f"__nv_fast_{name}f",
    ]
    for spelled in exact:
        if _by_name.setdefault(spelled, made) is not made:
            raise InternalError(f"two rows for `{spelled}`")
    for stem in [*([f"llvm.{intrinsic}."] if intrinsic else []), *struct_names]:
        _intrinsics[stem] = made


def _called(name: str, one: Part, symbols: tuple[Operand, ...]) -> tuple[Expression, ...]:
    if one.partials is None:
        return tuple(ZERO for _ in symbols)
    call = cast(Callable[..., "Scalar | tuple[Scalar, ...]"], one.partials)
    reads_result = "result" in signature(one.partials).parameters
    if reads_result and one.at is not None:
        raise InternalError(f"`{name}`: a partial reads `{one.name}`, which is only in memory")
    answer = call(*symbols, Result()) if reads_result else call(*symbols)
    given = answer if isinstance(answer, tuple) else (answer,)
    if len(given) != len(symbols):
        raise InternalError(f"the row `{name}` has {len(given)} partials for {len(symbols)} inputs")
    return tuple(expression(value) for value in given)


def is_output_name(name: str) -> bool:
    """True for a function that writes results through pointers."""
    return name in _by_name


def is_struct_intrinsic(name: str) -> bool:
    """True for an intrinsic that returns several results in a struct."""
    return _struct_row(name) is not None


@lru_cache(maxsize=4096)
def _struct_row(name: str) -> OutputsRow | None:
    return next((row for stem, row in _intrinsics.items() if name.startswith(stem)), None)


def outputs_rule(call: Call | Invoke) -> AppliedOutputs | None:
    """The rule of a call that writes results through pointers; None if it is no such call."""
    name = callee_name(call)
    row = _by_name.get(name) if name is not None else None
    if row is None or len(call.arguments) < row.arguments:
        return None
    operands = tuple(call.arguments[: row.inputs])
    if not all(is_float(value.type) for value in operands):
        return None
    found = tuple(_outputs_at(row, call, operands))
    return AppliedOutputs(row, call, operands, found) if len(found) == len(row.parts) else None


def _outputs_at(row: OutputsRow, call: Call | Invoke, operands: tuple[Value, ...]) -> Iterator[AppliedOutput]:
    for one, inner in zip(row.parts, row.rows):
        if one.at is not None and not is_pointer(call.arguments[one.at].type):
            return
        type_ = call.type if one.at is None else I32 if one.integer else operands[0].type
        applied = None if one.integer else AppliedRule(RowRule(inner), call, operands, type_)
        yield AppliedOutput(one.at, type_, applied)


@rule_maker(is_struct_intrinsic)
def struct_rule(name: str, call: Call | Invoke) -> AppliedRule | None:
    """llvm.sincos, llvm.frexp, llvm.modf and their like: a struct of all results."""
    row = _struct_row(name)
    if row is None or not isinstance(call.type, StructType) or not is_float(call.type.fields[0]):
        return None
    rule = PartsRule(row.joint, tuple(1 for _ in range(row.inputs)), tuple(range(len(row.parts))))
    operands = tuple(call.arguments[: row.inputs])
    return AppliedRule(rule, call, operands, call.type)
