"""From partials to derivatives: tangent ẏ = Σ ∂y/∂xₖ·ẋₖ and adjoint x̄ₖ = ȳ·∂y/∂xₖ of one operation.

Policy lives here and nowhere else.  Strong zero: a zero tangent or seed gives zero, even times an infinite or
undefined partial; the test is emitted where the partial may be infinite at finite operands (it divides, or calls
a function that is not `finite`), where operands may be (`far`), everywhere if asked, and then without `nnan` and
`ninf`, which would make what it protects poison.  If asked, a zero partial gives zero, too, even times an infinite
seed.  What is differentiated again calls such a product as a function (`library.products`).  None stands for a
derivative that is zero because nothing depends on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from enzyme_build.ir import FAST_MATH, Builder, Instruction, Type, Value, VectorType, float_constant, vector
from enzyme_build.rules.emission import Emitter, LeafValue, Term, constant_of, without_poison
from enzyme_build.rules.expression import (
    ONE,
    Apply,
    Arithmetic,
    Comparison,
    Expression,
    Leaf,
    Negate,
    Number,
    Operand,
    Result,
    Where,
    walk,
)
from enzyme_build.rules.library.products import EITHER, SEED_FIRST
from enzyme_build.rules.rows import ROWS, Row

_ARITHMETIC = frozenset({"fadd", "fsub", "fmul", "fneg", "fpext", "fptrunc"})  # whose overflows the primal lives with


class Rule(Protocol):
    """What can be asked of any rule; `Row`-based and hand-written ones alike."""

    @property
    def name(self) -> str: ...

    @property
    def arity(self) -> int: ...

    @property
    def differentiable(self) -> tuple[bool, ...]: ...

    def depends_on(self, index: int) -> bool: ...

    def reads(self, index: int) -> frozenset[Leaf]: ...

    def tangent(self, context: Context, tangents: Sequence[Value | None]) -> Value | None: ...

    def adjoint(self, context: Context, index: int, seed: Value) -> Value | None: ...

    def partial(self, context: Context, index: int) -> Value: ...


@dataclass(slots=True)
class AppliedRule:
    """A rule at one instruction: `operands` are the rule's parameters there, in order, integers among them."""

    rule: Rule
    instruction: Instruction
    operands: tuple[Value, ...]
    result_type: Type

    def reads(self, index: int) -> frozenset[Leaf]:
        """Which primal values the reverse sweep needs for operand `index`: `Operand(k)` and `Result()`."""
        return self.rule.reads(index)

    def depends_on(self, index: int) -> bool:
        """False if the derivative with respect to this operand is identically zero."""
        return self.rule.depends_on(index)

    def value_of(self, leaf: Leaf) -> Value:
        """The primal value that a leaf of the rule's row stands for."""
        return self.operands[leaf.index] if isinstance(leaf, Operand) else self.instruction

    def may_make_infinity(self) -> bool:
        """At finite operands that are of ordinary size: by a pole, or by growing as an exponential does."""
        row = self.rule.row if isinstance(self.rule, RowRule) else None
        if row is None or row.finite or row.name in _ARITHMETIC:
            return False
        return row.name != "fdiv" or constant_of(self.operands[1]) in (None, 0)

    def chooses(self, value: Value) -> bool:
        """One of several operands is the result, and this one need not be."""
        if not isinstance(self.rule, RowRule):
            return False
        partials = self.rule.row.partials[0]
        return any(o is value and isinstance(p, Where) and _is_choice(p) for o, p in zip(self.operands, partials))


@dataclass(slots=True)
class Context:
    """Everything that emitting one derivative needs; `far`: operands may be infinite where a seed is zero."""

    builder: Builder
    applied: AppliedRule
    leaf: LeafValue
    strong_zero: bool = False
    far: bool = False

    @property
    def flags(self) -> tuple[str, ...]:
        return tuple(flag for flag in self.applied.instruction.flags if flag in FAST_MATH)

    def emitter(self, type_: Type, guarded: bool) -> Emitter:
        flags = without_poison(self.flags) if guarded else self.flags
        return Emitter(self.builder, type_, self.leaf, flags)


def emit_tangent(
    builder: Builder,
    applied: AppliedRule,
    tangents: Sequence[Value | None],
    leaf: LeafValue,
    strong_zero: bool = False,
) -> Value | None:
    """The tangent of the result; None for an operand that is inactive, and for a result that is."""
    return applied.rule.tangent(Context(builder, applied, leaf, strong_zero), tangents)


def emit_adjoint(
    builder: Builder,
    applied: AppliedRule,
    index: int,
    seed: Value,
    leaf: LeafValue,
    strong_zero: bool = False,
    far: bool = False,
) -> Value | None:
    """What the seed adds to the adjoint of operand `index`; None if that is nothing.

    `far`: operands may be infinite, or undefined, where the seed is zero.
    """
    return applied.rule.adjoint(Context(builder, applied, leaf, strong_zero, far), index, seed)


def emit_partial(builder: Builder, applied: AppliedRule, index: int, leaf: LeafValue) -> Value:
    """∂result/∂operand `index` by itself."""
    return applied.rule.partial(Context(builder, applied, leaf), index)


@dataclass(eq=False, slots=True)
class RowRule:
    """The rule of a row whose parameters are the operands, with a result of one part."""

    row: Row

    @property
    def name(self) -> str:
        return self.row.name

    @property
    def arity(self) -> int:
        return self.row.arity

    @property
    def differentiable(self) -> tuple[bool, ...]:
        return self.row.differentiable

    def depends_on(self, index: int) -> bool:
        return self.row.depends_on(index)

    def reads(self, index: int) -> frozenset[Leaf]:
        return self.row.reads(index)

    def tangent(self, context: Context, tangents: Sequence[Value | None]) -> Value | None:
        context = self._strict(context)
        terms = [
            product(context, tangent, self.row.partials[0][index], context.applied.result_type, self.row.finite)
            for index, tangent in enumerate(tangents)
            if tangent is not None
        ]
        return total(context, terms)

    def adjoint(self, context: Context, index: int, seed: Value) -> Value | None:
        context = self._strict(context)
        made = product(context, seed, self.row.partials[0][index], context.applied.result_type, self.row.finite)
        return None if made is None else to_operand(context, made, context.applied.operands[index].type)

    def partial(self, context: Context, index: int) -> Value:
        return context.emitter(context.applied.result_type, False).value(self.row.partials[0][index])

    def _strict(self, context: Context) -> Context:
        return replace(context, strong_zero=True) if self.row.keeps_zeros else context


def is_added(value: Value, applied: AppliedRule) -> bool:
    """The instruction adds something to this one of its operands: the partial is one."""
    places = [index for index, operand in enumerate(applied.operands) if operand is value]
    if not isinstance(applied.rule, RowRule) or len(places) != 1 or applied.result_type is not value.type:
        return False
    return applied.rule.row.partials[0][places[0]] == ONE


def to_operand(context: Context, value: Value, type_: Type) -> Value:
    """An adjoint in its operand's floating type; lanes of a vectorised derivative stay lanes."""
    if isinstance(value.type, VectorType) and not isinstance(type_, VectorType):
        type_ = _lanes(value.type, type_)
    return context.emitter(type_, False).convert(value, type_)


def _lanes(like: VectorType, element: Type) -> Type:
    return vector(like.count, element)


def total(context: Context, terms: Sequence[Value | None]) -> Value | None:
    """The sum, from left to right, of what is there."""
    found: Value | None = None
    for term in terms:
        if term is None or found is None:
            found = found if term is None else term
            continue
        emitter = context.emitter(found.type, False)
        found = emitter.materialise(emitter.arithmetic("+", found, term))
    return found


def product(
    context: Context, seed: Value, partial: Expression, type_: Type, result_is_finite: bool = True
) -> Value | None:
    """seed · partial in the result's type, guarded where the partial may be infinite; None for zero."""
    if partial == Number(0):
        return None
    is_strong = context.strong_zero and not isinstance(partial, Number)
    is_far = context.far and not isinstance(partial, Number)
    guarded = may_be_infinite(partial, result_is_finite) or is_strong or is_far
    emitter = context.emitter(type_, guarded)
    if isinstance(seed.type, VectorType) and not isinstance(type_, VectorType):
        type_ = _lanes(seed.type, type_)
    seed = emitter.convert(seed, type_)
    wide = context.emitter(type_, guarded)
    number = constant_of(seed)
    guarded = guarded and (number is None or number == 0)
    if guarded and context.builder.module.is_differentiated_again:
        factor = wide.materialise(_widened(emitter, wide, partial))
        return wide.call(ROWS[EITHER if is_strong else SEED_FIRST], [seed, factor])
    made = _times(emitter, wide, seed, partial)
    if made is None or not guarded:
        return made
    made = _zero_with(wide, seed, made)
    factor = _widened(emitter, wide, partial) if is_strong else None
    return _zero_with(wide, factor, made) if isinstance(factor, Value) else made


def seed_times(builder: Builder, seed: Value, factor: Value) -> Value:
    """seed · factor, guarded: the factor may be infinite or undefined."""
    emitter = Emitter(builder, seed.type, lambda leaf: factor, ())
    if builder.module.is_differentiated_again:
        return emitter.call(ROWS[SEED_FIRST], [seed, factor])
    return _zero_with(emitter, seed, builder.binary("fmul", seed, factor))


def _zero_with(emitter: Emitter, factor: Value, made: Value) -> Value:
    """The product, or zero where this factor is zero."""
    nothing = float_constant(made.type, 0.0)
    return emitter.builder.select(emitter.compare("oeq", factor, nothing), nothing, made)


def _times(emitter: Emitter, wide: Emitter, seed: Value, partial: Expression) -> Value | None:
    """seed · partial, with signs, choices and reciprocals taken into the product."""
    match partial:
        case Negate(value=value):
            made = _times(emitter, wide, seed, value)
            return None if made is None else wide.materialise(wide.negate(made))
        case Arithmetic(operator="/", left=Number(value=1), right=right):
            return wide.materialise(wide.arithmetic("/", seed, _widened(emitter, wide, right)))
        case Where(condition=condition, yes=yes, no=no) if _is_choice(partial):
            return wide.materialise(
                wide.choose(
                    emitter.condition(condition),
                    lambda: _or_zero(_times(emitter, wide, seed, yes)),
                    lambda: _or_zero(_times(emitter, wide, seed, no)),
                )
            )
        case _:
            return _by_term(emitter, wide, seed, partial)


def _is_choice(tree: Expression) -> bool:
    """A number, or a choice among numbers."""
    if isinstance(tree, Where):
        return _is_choice(tree.yes) and _is_choice(tree.no)
    return isinstance(tree, Number)


def _or_zero(value: Value | None) -> Term:
    return 0.0 if value is None else value


def _by_term(emitter: Emitter, wide: Emitter, seed: Value, partial: Expression) -> Value | None:
    match emitter.term(partial):
        case Value() as value:
            return wide.materialise(wide.arithmetic("*", seed, wide.convert(value, wide.type)))
        case 0:
            return None
        case 1:
            return seed
        case -1:
            return wide.materialise(wide.negate(seed))
        case number:
            return wide.materialise(wide.arithmetic("*", seed, number))


def _widened(emitter: Emitter, wide: Emitter, tree: Expression) -> Term:
    term = emitter.term(tree)
    return wide.convert(term, wide.type) if isinstance(term, Value) else term


def may_be_infinite(partial: Expression, result_is_finite: bool = True) -> bool:
    """True if the partial divides by something that is not a constant, or calls what may overflow or be undefined.

    Products and sums of operands are taken as finite, as the primal's own arithmetic takes them.
    """
    for node in walk(partial):
        match node:
            case Arithmetic(operator="/", right=right) if not _is_constant(right):
                return True
            case Apply(name=name) if not ROWS[name].finite and not _is_constant(node):
                return True
            case Result() if not result_is_finite:
                return True
            case _:
                pass
    return False


def _is_constant(tree: Expression) -> bool:
    return not any(isinstance(node, (Leaf, Comparison)) for node in walk(tree))
