"""The custom operators of one function, each a call of compiled code:

    value(inputs) ─► outputs                       reverse(inputs, seeds) ─► gradients
    forward(inputs, v) ─► J v                      second(inputs, seeds, v) ─► J v, Hessian of ⟨seeds, outputs⟩ times v
    twice(inputs, v, w) ─► second derivatives of the outputs in the directions v and w

In compiled programs, value and reverse have backward formulas.  `batched` are the operators of stacks of tensors.
"""

# pyright: basic, reportMissingImports=false, reportAttributeAccessIssue=false

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

import torch

from enzyme_build.functions import BatchedKernel, Kernel, bundled

DTYPES: dict[str, Any] = {
    "float32": torch.float32, "float64": torch.float64, "float16": torch.float16, "complex64": torch.complex64,
    "complex128": torch.complex128, "int8": torch.int8, "int16": torch.int16, "int32": torch.int32,
    "int64": torch.int64, "uint8": torch.uint8, "bool": torch.bool,
}  # fmt: skip


class Operators:
    """The operators of one function, or of stacks of its arguments."""

    def __init__(self, kernel: Kernel | BatchedKernel, name: str):
        self.kernel = kernel
        self.name = name
        self.inputs, self.active, self.seeded = len(kernel.inputs), kernel.active, kernel.seeded
        types = [_schema_type(kernel, k) for k in range(self.inputs)]
        seeds, tangents = ["Tensor"] * len(self.seeded), ["Tensor"] * len(self.active)
        self.value = self._define("", self.run_value, types, len(kernel.outputs), self._outputs)
        if not self.active or not self.seeded:
            return
        changes = len(seeds) + len(tangents)
        self.reverse = self._define("_vjp", self.run_reverse, types + seeds, len(tangents), self._gradients)
        self.forward = self._define("_jvp", self.run_forward, types + tangents, len(seeds), self._moved)
        self.second = self._define("_second", self.run_second, types + seeds + tangents, changes, self._changes)
        self.twice = self._define("_twice", self.run_twice, types + tangents * 2, len(seeds), self._moved)
        self.value.register_autograd(self._backward, setup_context=keep)
        self.reverse.register_autograd(self._backward_twice, setup_context=keep)

    @cached_property
    def batched(self) -> Operators:
        """The same for stacks."""
        return Operators(BatchedKernel(self.kernel), f"{self.name}_batched")

    def backward(self, ctx: Any, gradients: Sequence[Any], reverse: Callable[..., Any]) -> list[Any]:
        """The adjoints of the inputs of `value`."""
        seeds = [or_zero(gradients[k], ctx.outputs[k]) for k in self.seeded]
        return spread(listed(reverse(*kept(ctx), *seeds)), self.active, self.inputs)

    def backward_twice(self, ctx: Any, weights: Sequence[Any], second: Callable[..., Any]) -> list[Any]:
        """The adjoints of the inputs and of the seeds of `reverse`."""
        given = kept(ctx)
        tangents = [or_zero(w, like(given[k])) for w, k in zip(weights, self.active)]
        found = listed(second(*given, *tangents))
        count = len(self.seeded)
        return [*spread(found[count:], self.active, self.inputs), *found[:count]]

    def _backward(self, ctx: Any, *gradients: Any) -> tuple[Any, ...]:
        return tuple(self.backward(ctx, gradients, self.reverse))

    def _backward_twice(self, ctx: Any, *weights: Any) -> tuple[Any, ...]:
        return tuple(self.backward_twice(ctx, weights, self.second))

    def run_value(self, *given: Any) -> Any:
        return _tensors(self.kernel.value(_arrays(given)))

    def run_reverse(self, *given: Any) -> Any:
        return _tensors(self.kernel.reverse(*self._groups(given, len(self.seeded))))

    def run_forward(self, *given: Any) -> Any:
        return _tensors(self.kernel.forward(*self._groups(given, len(self.active))))

    def run_second(self, *given: Any) -> Any:
        moved, changes = self.kernel.second(*self._groups(given, len(self.seeded), len(self.active)))
        return _tensors([*moved, *changes])

    def run_twice(self, *given: Any) -> Any:
        return _tensors(self.kernel.twice(*self._groups(given, len(self.active), len(self.active))))

    def _groups(self, given: Sequence[Any], *counts: int) -> list[list[Any]]:
        """The inputs, and so many seeds or tangents behind them."""
        arrays = _arrays(given)
        groups, start = [arrays[: self.inputs]], self.inputs
        for count in counts:
            groups.append(arrays[start : start + count])
            start += count
        return groups

    def _outputs(self, *given: Any) -> Any:
        shapes = zip(self.kernel.shapes(given[: self.inputs]), self.kernel.outputs)
        return bundled([torch.empty(tuple(shape), dtype=DTYPES[output.dtype]) for shape, output in shapes])

    def _gradients(self, *given: Any) -> Any:
        return bundled([_empty(given[k]) for k in self.active])

    def _moved(self, *given: Any) -> Any:
        outputs = listed(self._outputs(*given))
        return bundled([outputs[k] for k in self.seeded])

    def _changes(self, *given: Any) -> Any:
        return bundled([*listed(self._moved(*given)), *listed(self._gradients(*given))])

    def _define(self, suffix: str, function: Any, types: Sequence[str], results: int, fake: Any) -> Any:
        """A custom operator with its fake and its vmap."""
        parameters = ", ".join(f"{kind} a{k}" for k, kind in enumerate(types))
        returned = "Tensor" if results == 1 else f"({', '.join(['Tensor'] * results)})"
        name = f"{self.name}{suffix}"
        made = torch.library.custom_op(name, function, mutates_args=(), schema=f"({parameters}) -> {returned}")
        made.register_fake(fake)
        attribute = {"": "value", "_vjp": "reverse", "_jvp": "forward"}.get(suffix, suffix[1:])
        made.register_vmap(lambda info, dims, *given: mapped(getattr(self.batched, attribute), info, dims, given))
        return made


def mapped(function: Any, info: Any, in_dims: Sequence[int | None], given: Sequence[Any]) -> tuple[Any, Any]:
    """A call of stacks in place of a stack of calls: what is shared is repeated."""
    stacks = [
        g if not isinstance(g, torch.Tensor) else g.expand(info.batch_size, *g.shape) if d is None else g.movedim(d, 0)
        for g, d in zip(given, in_dims)
    ]
    returned = listed(function(*stacks))
    return bundled(returned), bundled([0] * len(returned))


def keep(ctx: Any, inputs: tuple[Any, ...], output: Any) -> None:
    """Save tensors and the rest apart, as autograd wants it."""
    ctx.places = [k for k, value in enumerate(inputs) if isinstance(value, torch.Tensor)]
    ctx.others = [None if isinstance(value, torch.Tensor) else value for value in inputs]
    ctx.outputs = [like(value) for value in listed(output)]
    tensors = [inputs[k] for k in ctx.places]
    ctx.save_for_backward(*tensors)
    if hasattr(ctx, "save_for_forward"):
        ctx.save_for_forward(*tensors)


def kept(ctx: Any) -> list[Any]:
    given = list(ctx.others)
    for place, tensor in zip(ctx.places, ctx.saved_tensors):
        given[place] = tensor
    return given


def like(value: Any) -> tuple[Any, Any]:
    return value.shape, value.dtype


def or_zero(gradient: Any, like: tuple[Any, Any]) -> Any:
    return torch.zeros(like[0], dtype=like[1]) if gradient is None else gradient


def spread(values: Sequence[Any], places: Sequence[int], count: int) -> list[Any]:
    spread: list[Any] = [None] * count
    for place, value in zip(places, values):
        spread[place] = value
    return spread


def listed(bundle: Any) -> list[Any]:
    return list(bundle) if isinstance(bundle, (tuple, list)) else [bundle]


def _schema_type(kernel: Kernel | BatchedKernel, position: int) -> str:
    argument = kernel.inputs[position]
    if kernel.is_array(position):
        return "Tensor"
    if argument.role == "text":
        return "str"
    return "bool" if argument.scalar.kind == "boolean" else "SymInt"


def _empty(tensor: Any) -> Any:
    return torch.empty_like(tensor, memory_format=torch.contiguous_format)


def _arrays(given: Sequence[Any]) -> list[Any]:
    """Tensors as arrays of the same memory; what does not lie in one piece is copied."""
    return [g.detach().resolve_conj().contiguous().numpy() if isinstance(g, torch.Tensor) else g for g in given]


def _tensors(arrays: Sequence[Any]) -> Any:
    return bundled([torch.from_numpy(array) for array in arrays])
