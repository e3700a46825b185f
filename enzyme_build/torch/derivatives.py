"""The derivatives of a function's operators, as `autograd.Function`s: each is made of the others, to second order.

    value       backward: reverse                 forward mode: forward
    reverse     backward: second                  forward mode: second, and reverse of the seeds' tangents
    forward     backward: second and reverse      forward mode: twice, and forward of the tangents' tangents
    second      by its seeds and tangents, in which it is linear; by the inputs it would be a third derivative
    twice       by its tangents alike

Third derivatives are refused.
"""

# pyright: basic, reportMissingImports=false, reportAttributeAccessIssue=false

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch.autograd import forward_ad
from torch.utils._python_dispatch import is_in_torch_dispatch_mode

from enzyme_build.functions import bundled
from enzyme_build.torch.operators import Operators, keep, kept, like, listed, mapped, or_zero, spread

_PLAIN = (torch.Tensor, torch.nn.Parameter)


class _Derivative(torch.autograd.Function):
    """What all have in common; `kind` names the operator."""

    kind = ""

    @classmethod
    def run(cls, operators: Operators, given: Sequence[Any]) -> Any:
        """Call compiled code without the detour through the dispatcher, where there is nobody to look on."""
        plain = all(type(g) in _PLAIN or not isinstance(g, torch.Tensor) for g in given)
        direct = plain and not is_in_torch_dispatch_mode()
        return getattr(operators, f"run_{cls.kind}" if direct else cls.kind)(*given)

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple[Any, ...], output: Any) -> None:
        ctx.operators = inputs[0]
        keep(ctx, inputs[1:], output)


def _operator(kind: Any) -> Any:
    """Complete a class with what it does where nobody differentiates, and over stacks."""
    kind.forward = staticmethod(lambda operators, *given: kind.run(operators, given))
    kind.vmap = staticmethod(
        lambda info, in_dims, operators, *given: mapped(
            lambda *stacks: applied(kind, operators.batched, stacks), info, in_dims[1:], given
        )
    )
    return kind


@_operator
class Value(_Derivative):
    """The function itself."""

    kind = "value"

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple[Any, ...], output: Any) -> None:
        _Derivative.setup_context(ctx, inputs, output)
        ctx.mark_non_differentiable(*(o for k, o in enumerate(listed(output)) if k not in ctx.operators.seeded))

    @staticmethod
    def backward(ctx: Any, *gradients: Any) -> tuple[Any, ...]:
        return (None, *ctx.operators.backward(ctx, gradients, _applier(Reverse, ctx)))

    @staticmethod
    def jvp(ctx: Any, _: Any, *tangents: Any) -> Any:
        own, given = ctx.operators, kept(ctx)
        moved = listed(applied(Forward, own, [*given, *_moving(own, given, tangents)]))
        return bundled(spread(moved, own.seeded, len(own.kernel.outputs)))


@_operator
class Reverse(_Derivative):
    """The gradients: a function of inputs and seeds."""

    kind = "reverse"

    @staticmethod
    def backward(ctx: Any, *weights: Any) -> tuple[Any, ...]:
        return (None, *ctx.operators.backward_twice(ctx, weights, _applier(Second, ctx)))

    @staticmethod
    def jvp(ctx: Any, _: Any, *tangents: Any) -> Any:
        own, (given, seeds) = ctx.operators, _groups(ctx, "seeded")
        parts = []
        if _any(tangents[: own.inputs]):
            moving = _moving(own, given, tangents)
            parts.append(listed(applied(Second, own, [*given, *seeds, *moving]))[len(own.seeded) :])
        if _any(tangents[own.inputs :]):
            parts.append(listed(applied(Reverse, own, [*given, *_solid(tangents[own.inputs :], seeds)])))
        return _sum(parts)


@_operator
class Forward(_Derivative):
    """The tangents of the outputs: a function of inputs and tangents."""

    kind = "forward"

    @staticmethod
    def backward(ctx: Any, *weights: Any) -> tuple[Any, ...]:
        own, (given, moving) = ctx.operators, _groups(ctx, "active")
        seeds = [or_zero(w, shape) for w, shape in zip(weights, ctx.outputs)]
        by_inputs = listed(applied(Second, own, [*given, *seeds, *moving]))[len(own.seeded) :]
        by_tangents = listed(applied(Reverse, own, [*given, *seeds]))
        return (None, *spread(by_inputs, own.active, own.inputs), *by_tangents)

    @staticmethod
    def jvp(ctx: Any, _: Any, *tangents: Any) -> Any:
        own, (given, moving) = ctx.operators, _groups(ctx, "active")
        parts = []
        if _any(tangents[: own.inputs]):
            parts.append(listed(applied(Twice, own, [*given, *moving, *_moving(own, given, tangents)])))
        if _any(tangents[own.inputs :]):
            parts.append(listed(applied(Forward, own, [*given, *_solid(tangents[own.inputs :], moving)])))
        return _sum(parts)


@_operator
class Second(_Derivative):
    """The tangents of the outputs and of the gradients: a function of inputs, seeds and tangents."""

    kind = "second"

    @staticmethod
    def backward(ctx: Any, *weights: Any) -> tuple[Any, ...]:
        own, (given, seeds, moving) = ctx.operators, _groups(ctx, "seeded", "active")
        _refuse(ctx.needs_input_grad[1 : 1 + own.inputs], own)
        solid = [or_zero(w, shape) for w, shape in zip(weights, ctx.outputs)]
        moved, changes = solid[: len(own.seeded)], solid[len(own.seeded) :]
        by_seeds = listed(applied(Twice, own, [*given, *moving, *changes]))
        back = listed(applied(Reverse, own, [*given, *moved]))
        turned = listed(applied(Second, own, [*given, *seeds, *changes]))[len(own.seeded) :]
        return (None, *[None] * own.inputs, *by_seeds, *(a + b for a, b in zip(back, turned)))

    @staticmethod
    def jvp(ctx: Any, _: Any, *tangents: Any) -> Any:
        own, (given, seeds, moving) = ctx.operators, _groups(ctx, "seeded", "active")
        _refuse([t is not None for t in tangents[: own.inputs]], own)
        rest, count = tangents[own.inputs :], len(own.seeded)
        other_seeds, other_moving = _solid(rest[:count], seeds), _solid(rest[count:], moving)
        by_seeds = listed(applied(Second, own, [*given, *other_seeds, *moving]))[count:]
        by_tangents = listed(applied(Second, own, [*given, *seeds, *other_moving]))
        return bundled([*by_tangents[:count], *(a + b for a, b in zip(by_seeds, by_tangents[count:]))])


@_operator
class Twice(_Derivative):
    """The second derivatives of the outputs: a function of inputs and two groups of tangents."""

    kind = "twice"

    @staticmethod
    def backward(ctx: Any, *weights: Any) -> tuple[Any, ...]:
        own, (given, first, other) = ctx.operators, _groups(ctx, "active", "active")
        _refuse(ctx.needs_input_grad[1 : 1 + own.inputs], own)
        seeds, count = [or_zero(w, shape) for w, shape in zip(weights, ctx.outputs)], len(own.seeded)
        by_first, by_other = (
            listed(applied(Second, own, [*given, *seeds, *tangents]))[count:] for tangents in (other, first)
        )
        return (None, *[None] * own.inputs, *by_first, *by_other)

    @staticmethod
    def jvp(ctx: Any, _: Any, *tangents: Any) -> Any:
        own, (given, first, other) = ctx.operators, _groups(ctx, "active", "active")
        _refuse([t is not None for t in tangents[: own.inputs]], own)
        rest, count = tangents[own.inputs :], len(own.active)
        by_first = listed(applied(Twice, own, [*given, *_solid(rest[:count], first), *other]))
        by_other = listed(applied(Twice, own, [*given, *first, *_solid(rest[count:], other)]))
        return _sum([by_first, by_other])


def _quick(kind: Any) -> Any:
    """The same without a `setup_context` of its own, which takes longer than many a compiled function."""

    class Quick(torch.autograd.Function):
        @staticmethod
        def forward(ctx: Any, operators: Operators, *given: Any) -> Any:
            output = kind.run(operators, given)
            kind.setup_context(ctx, (operators, *given), output)
            return output

        backward, jvp = kind.backward, kind.jvp

    return Quick


_QUICK = {kind: _quick(kind) for kind in (Value, Reverse, Forward, Second, Twice)}


def applied(kind: Any, operators: Operators, given: Sequence[Any]) -> Any:
    """An operator's results, with what the surroundings need in order to differentiate them."""
    if torch._C._are_functorch_transforms_active():
        return kind.apply(operators, *given)
    is_followed = torch.is_grad_enabled() and any(isinstance(g, torch.Tensor) and g.requires_grad for g in given)
    if is_followed or forward_ad._current_level >= 0:
        return _QUICK[kind].apply(operators, *given)
    return kind.run(operators, given)


@torch.compiler.assume_constant_result
def is_forward_mode() -> bool:
    """Whether tensors may carry tangents."""
    return forward_ad._current_level >= 0


def _applier(kind: Any, ctx: Any) -> Any:
    return lambda *given: applied(kind, ctx.operators, given)


def _groups(ctx: Any, *names: str) -> list[list[Any]]:
    """The inputs, and the groups of seeds and tangents behind them."""
    own, given = ctx.operators, kept(ctx)
    groups, start = [given[: own.inputs]], own.inputs
    for name in names:
        groups.append(given[start : start + len(getattr(own, name))])
        start += len(groups[-1])
    return groups


def _moving(own: Operators, given: Sequence[Any], tangents: Sequence[Any]) -> list[Any]:
    """The tangents of the active inputs."""
    return _solid([tangents[k] for k in own.active], [given[k] for k in own.active])


def _solid(tangents: Sequence[Any], primals: Sequence[Any]) -> list[Any]:
    return [or_zero(tangent, like(primal)) for tangent, primal in zip(tangents, primals)]


def _any(tangents: Sequence[Any]) -> bool:
    return any(tangent is not None for tangent in tangents)


def _sum(parts: Sequence[Sequence[Any]]) -> Any:
    return bundled([sum(column[1:], column[0]) for column in zip(*parts)])


def _refuse(wanted: Sequence[bool], own: Operators) -> None:
    if any(wanted):
        raise NotImplementedError(f"{own.kernel.name}: third derivatives of compiled functions are not supported")
