"""Rules whose operands or results have parts: complex numbers, reductions of vectors, structs of several results.

The row speaks of scalars: its parameters are all parts of all operands in order, its partials are a matrix.  The
rule knows where each part lies: `operand_parts[k]` parts in operand k, and part j of the result at member
`result_parts[j]` (None: the result is that part).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from enzyme_build.errors import InternalError
from enzyme_build.ir import Type, Value, VectorType, element_type, float_constant, is_float, member_types, zero
from enzyme_build.rules.combinators import Context, product, total
from enzyme_build.rules.emission import Emitter
from enzyme_build.rules.expression import Leaf, Operand, Result
from enzyme_build.rules.rows import Row


@dataclass(frozen=True)
class PartsRule:
    row: Row
    operand_parts: tuple[int, ...]
    result_parts: tuple[int | None, ...]

    @property
    def name(self) -> str:
        return self.row.name

    @property
    def arity(self) -> int:
        return len(self.operand_parts)

    @property
    def _starts(self) -> tuple[int, ...]:
        """The first parameter of each operand."""
        return tuple(sum(self.operand_parts[:k]) for k in range(self.arity))

    @property
    def _places(self) -> tuple[tuple[int, int | None], ...]:
        """For each parameter its operand, and its part of it."""
        return tuple(
            (k, part if count > 1 else None) for k, count in enumerate(self.operand_parts) for part in range(count)
        )

    @property
    def differentiable(self) -> tuple[bool, ...]:
        return tuple(self.row.differentiable[start] for start in self._starts)

    def _parameters(self, index: int) -> range:
        return range(self._starts[index], self._starts[index] + self.operand_parts[index])

    def depends_on(self, index: int) -> bool:
        return any(self.row.depends_on(k) for k in self._parameters(index))

    def reads(self, index: int) -> frozenset[Leaf]:
        wanted = {leaf for k in self._parameters(index) for leaf in self.row.reads(k)}
        return frozenset(
            Operand(self._places[leaf.index][0]) if isinstance(leaf, Operand) else Result() for leaf in wanted
        )

    def tangent(self, context: Context, tangents: Sequence[Value | None]) -> Value | None:
        inside = self._inside(context)
        emitter = inside.emitter(context.applied.result_type, False)
        given = [None if (whole := tangents[k]) is None else _part(emitter, whole, part) for k, part in self._places]
        sums: list[Value | None] = []
        for j in range(len(self.row.partials)):
            terms = [self._product(inside, tangent, j, k) for k, tangent in enumerate(given) if tangent is not None]
            sums.append(total(inside, terms))
        return self._assembled(emitter, sums)

    def adjoint(self, context: Context, index: int, seed: Value) -> Value | None:
        inside = self._inside(context)
        emitter = inside.emitter(context.applied.result_type, False)
        seeds = [_part(emitter, seed, member) for member in self.result_parts]
        sums = [
            total(inside, [self._product(inside, seeds[j], j, k) for j in range(len(seeds))])
            for k in self._parameters(index)
        ]
        type_ = context.applied.operands[index].type
        if self.operand_parts[index] == 1:
            return None if sums[0] is None else emitter_for(inside, type_).convert(sums[0], type_)
        if all(part is None for part in sums):
            return None
        element = element_type(type_, 0)
        return emitter.assemble(type_, [float_constant(element, 0.0) if v is None else v for v in sums])

    def partial(self, context: Context, index: int) -> Value:
        raise InternalError(f"the partial of `{self.name}` is a matrix")

    def _product(self, context: Context, factor: Value, part: int, parameter: int) -> Value | None:
        if not is_float(factor.type):
            return None  # the integer member of a struct
        member = self.result_parts[part]
        type_ = context.applied.result_type
        wanted = type_ if member is None else element_type(type_, member)
        return product(context, factor, self.row.partials[part][parameter], wanted, self.row.finite)

    def _assembled(self, emitter: Emitter, parts: Sequence[Value | None]) -> Value | None:
        if self.result_parts == (None,) or all(part is None for part in parts):
            return parts[0]
        type_ = emitter.type
        types = [type_.element] * type_.count if isinstance(type_, VectorType) else member_types(type_)
        found = dict(zip(self.result_parts, parts))
        members = [found.get(k) or _nothing(member) for k, member in enumerate(types)]
        return emitter.assemble(type_, members)

    def _inside(self, context: Context) -> Context:
        """The context in which a leaf is a parameter of the row, taken out of its operand."""
        taken: dict[Leaf, Value] = {}
        emitter = context.emitter(context.applied.result_type, False)

        def leaf(wanted: Leaf) -> Value:
            if wanted not in taken:
                if isinstance(wanted, Operand):
                    operand, part = self._places[wanted.index]
                    taken[wanted] = _part(emitter, context.leaf(Operand(operand)), part)
                else:
                    taken[wanted] = context.leaf(wanted)
            return taken[wanted]

        return Context(context.builder, context.applied, leaf, context.strong_zero)


def emitter_for(context: Context, type_: Type) -> Emitter:
    return context.emitter(type_, False)


def _part(emitter: Emitter, whole: Value, part: int | None) -> Value:
    return whole if part is None else emitter.part(whole, part)


def _nothing(type_: Type) -> Value:
    return float_constant(type_, 0.0) if is_float(type_) else zero(type_)


def parts_in(value_type: Type) -> int:
    """How many numbers a value of this type holds: vectors, arrays and structs are counted, scalars are one."""
    if isinstance(value_type, VectorType):
        return value_type.count
    try:
        return len(member_types(value_type))
    except TypeError:
        return 1
