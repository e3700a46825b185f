"""Compiled functions in PyTorch: `enzyme("test.c", "f")(x)`, with gradients of gradients.

A function becomes custom operators, each a call of compiled code (`functions.Kernel`), of which two have derivatives:

    f(inputs) ─► outputs                  backward: f_vjp       forward mode: f_jvp
    f_vjp(inputs, seeds) ─► gradients     backward: f_second    forward mode: f_second and f_vjp

`torch.compile` and `torch.export` see the operators.  Outside of them the same derivatives are `autograd.Function`s,
which is what `torch.func` and forward mode can look into.  `vmap` is a loop.  Tensors are on the CPU and of the
function's own type; numbers that it is differentiated by are tensors without dimensions, or Python's numbers.
"""

# pyright: basic, reportMissingImports=false, reportAttributeAccessIssue=false

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch.autograd import forward_ad
from torch.utils._python_dispatch import is_in_torch_dispatch_mode

from enzyme_build.functions import Function, Kernel, KernelOperator, bundled, load

_DTYPES: dict[str, Any] = {
    "float32": torch.float32, "float64": torch.float64, "float16": torch.float16, "complex64": torch.complex64,
    "complex128": torch.complex128, "int8": torch.int8, "int16": torch.int16, "int32": torch.int32,
    "int64": torch.int64, "uint8": torch.uint8, "bool": torch.bool,
}  # fmt: skip
_PLAIN = (torch.Tensor, torch.nn.Parameter)


def enzyme(source: Any, function: str = "", **options: Any) -> Operator:
    """The function of a source (a file, several, or what `enzyme_build.load` takes), or a loaded function itself."""
    if isinstance(source, Function):
        return _operator(source.using(**options) if options else source)
    files = [source] if isinstance(source, (str, os.PathLike)) else list(source)
    return _operator(load(files, **options)[function])


def _operator(function: Function) -> Operator:
    """One operator for one function, however often it is asked for."""
    return _known(function.key, lambda: Operator(function))


_operators: dict[str, Operator] = {}


def _known(key: str, make: Callable[[], Operator]) -> Operator:
    if key not in _operators:
        _operators[key] = make()
    return _operators[key]


class Operator(KernelOperator):
    """A compiled function of tensors."""

    def __init__(self, function: Function):
        super().__init__(function)
        self.operators = _Operators(self.kernel, f"enzyme_build::{function.__name__}_{function.key}")

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        if named:
            arguments = self.__signature__.bind(*arguments, **named).args
        given = self._checked(arguments)
        if torch.compiler.is_compiling():
            return self.operators.value(*given)
        return _applied(_Value, self.operators, given)

    apply = __call__

    def __reduce__(self) -> tuple[Any, ...]:
        return _operator, (self.function,)

    def __repr__(self) -> str:
        return f"<operator of {self.function!r}>"

    def module(self, **parameters: Any) -> Module:
        """A layer: the named arguments are its parameters, the others its inputs."""
        return Module(self, **parameters)

    def _checked(self, arguments: Sequence[Any]) -> list[Any]:
        inputs = self.kernel.inputs
        if len(arguments) != len(inputs):
            names = ", ".join(a.name for a in inputs)
            raise TypeError(f"{self.__name__}() takes {len(inputs)} arguments ({names}), not {len(arguments)}")
        return [self._tensor(k, value) if self.kernel.is_array(k) else value for k, value in enumerate(arguments)]

    def _tensor(self, position: int, value: Any) -> Any:
        """The argument as the operator takes it; an error says what is wrong with it."""
        argument = self.kernel.inputs[position]
        dtype = _DTYPES.get(argument.scalar.numpy)
        where = f"{self.__name__}(): argument '{argument.name}'"
        if dtype is None:
            raise TypeError(f"{where} is of {argument.scalar.numpy}, which PyTorch does not have")
        if argument.role != "array" and isinstance(value, (int, float)):
            return torch.tensor(value, dtype=dtype)
        if not isinstance(value, torch.Tensor):
            raise TypeError(f"{where} must be a tensor of {dtype}, not {type(value).__name__}")
        if value.dtype is not dtype:
            raise TypeError(f"{where} must be a tensor of {dtype}, not of {value.dtype}; {argument.name}.to({dtype})")
        if value.device.type != "cpu":
            raise ValueError(f"{where} must be on the CPU, not on {value.device}; see {argument.name}.cpu()")
        ndim = 0 if argument.role != "array" else None if argument.shape is None else len(argument.shape)
        if ndim is not None and value.ndim != ndim:
            raise ValueError(f"{where} must have {ndim} dimension(s), not shape {tuple(value.shape)}")
        return value


class Module(torch.nn.Module):
    """A compiled function as a layer with parameters."""

    def __init__(self, operator: Operator, **parameters: Any):
        super().__init__()
        self.operator = operator
        names = [argument.name for argument in operator.kernel.inputs]
        for name, value in parameters.items():
            if name not in names:
                raise TypeError(f"{operator.__name__}() has no argument '{name}': there are {', '.join(names)}")
            position = names.index(name)
            if operator.kernel.inputs[position].is_active:
                given = value if isinstance(value, torch.Tensor) else operator._tensor(position, value)
                self.register_parameter(name, torch.nn.Parameter(given.detach().clone()))
            else:
                setattr(self, name, value)
        self.inputs = [name for name in names if name not in parameters]
        self.names = names

    def forward(self, *inputs: Any) -> Any:
        if len(inputs) != len(self.inputs):
            raise TypeError(f"{self.operator.__name__} takes {', '.join(self.inputs)}, not {len(inputs)} inputs")
        given = dict(zip(self.inputs, inputs))
        return self.operator(*(given[name] if name in given else getattr(self, name) for name in self.names))


class _Operators:
    """The custom operators of one function."""

    def __init__(self, kernel: Kernel, name: str):
        self.kernel = kernel
        self.inputs, self.active, self.seeded = len(kernel.inputs), kernel.active, kernel.seeded
        types = [_schema_type(kernel, k) for k in range(self.inputs)]
        seeds, tangents = ["Tensor"] * len(self.seeded), ["Tensor"] * len(self.active)
        self.value = _define(name, self._value, types, len(kernel.outputs), self._outputs)
        if not self.active or not self.seeded:
            return
        changes = len(seeds) + len(tangents)
        self.reverse = _define(f"{name}_vjp", self._reverse, types + seeds, len(tangents), self._gradients)
        self.forward = _define(f"{name}_jvp", self._forward, types + tangents, len(seeds), self._moved)
        self.second = _define(f"{name}_second", self._second, types + seeds + tangents, changes, self._changes)
        self.value.register_autograd(self.backward, setup_context=_keep)
        self.reverse.register_autograd(self.backward_twice, setup_context=_keep)

    def backward(self, ctx: Any, *gradients: Any) -> tuple[Any, ...]:
        seeds = [_or_zero(gradients[k], ctx.outputs[k]) for k in self.seeded]
        found = _listed(_reversed(self, [*_kept(ctx), *seeds]))
        return tuple(_spread(found, self.active, self.inputs))

    def backward_twice(self, ctx: Any, *weights: Any) -> tuple[Any, ...]:
        given = _kept(ctx)
        tangents = [_or_zero(w, _like(given[k])) for w, k in zip(weights, self.active)]
        found = _listed(self.second(*given, *tangents))
        count = len(self.seeded)
        return (*_spread(found[count:], self.active, self.inputs), *found[:count])

    def _value(self, *given: Any) -> Any:
        return _tensors(self.kernel.value(_arrays(given)))

    def _reverse(self, *given: Any) -> Any:
        arrays = _arrays(given)
        return _tensors(self.kernel.reverse(arrays[: self.inputs], arrays[self.inputs :]))

    def _forward(self, *given: Any) -> Any:
        arrays = _arrays(given)
        return _tensors(self.kernel.forward(arrays[: self.inputs], arrays[self.inputs :]))

    def _second(self, *given: Any) -> Any:
        arrays, split = _arrays(given), self.inputs + len(self.seeded)
        moved, changes = self.kernel.second(arrays[: self.inputs], arrays[self.inputs : split], arrays[split:])
        return _tensors([*moved, *changes])

    def _outputs(self, *given: Any) -> Any:
        shapes = zip(self.kernel.shapes(given), self.kernel.outputs)
        return bundled([torch.empty(tuple(shape), dtype=_DTYPES[output.dtype]) for shape, output in shapes])

    def _gradients(self, *given: Any) -> Any:
        return bundled([_empty(given[k]) for k in self.active])

    def _moved(self, *given: Any) -> Any:
        outputs = _listed(self._outputs(*given[: self.inputs]))
        return bundled([outputs[k] for k in self.seeded])

    def _changes(self, *given: Any) -> Any:
        return bundled([*_listed(self._moved(*given)), *_listed(self._gradients(*given))])


class _Value(torch.autograd.Function):
    """The function itself."""

    @staticmethod
    def forward(operators: _Operators, *given: Any) -> Any:
        return _directly(operators.value, operators._value, given)

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple[Any, ...], output: Any) -> None:
        ctx.operators = inputs[0]
        _keep(ctx, inputs[1:], output)
        outputs = _listed(output)
        ctx.mark_non_differentiable(*(o for k, o in enumerate(outputs) if k not in ctx.operators.seeded))

    @staticmethod
    def backward(ctx: Any, *gradients: Any) -> tuple[Any, ...]:
        return (None, *ctx.operators.backward(ctx, *gradients))

    @staticmethod
    def jvp(ctx: Any, _: Any, *tangents: Any) -> Any:
        given, own = _kept(ctx), ctx.operators
        moving = [_or_zero(tangents[k], _like(given[k])) for k in own.active]
        moved = _listed(own.forward(*given, *moving))
        return bundled(_spread(moved, own.seeded, len(own.kernel.outputs)))

    @staticmethod
    def vmap(info: Any, in_dims: Sequence[int | None], operators: _Operators, *given: Any) -> tuple[Any, Any]:
        return _mapped(lambda *row: _Value.apply(operators, *row), info, in_dims[1:], given)


class _Reverse(torch.autograd.Function):
    """The gradients: a function of inputs and seeds."""

    @staticmethod
    def forward(operators: _Operators, *given: Any) -> Any:
        return _directly(operators.reverse, operators._reverse, given)

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple[Any, ...], output: Any) -> None:
        ctx.operators = inputs[0]
        _keep(ctx, inputs[1:], output)

    @staticmethod
    def backward(ctx: Any, *weights: Any) -> tuple[Any, ...]:
        return (None, *ctx.operators.backward_twice(ctx, *weights))

    @staticmethod
    def jvp(ctx: Any, _: Any, *tangents: Any) -> Any:
        given, own = _kept(ctx), ctx.operators
        moving = [_or_zero(tangents[k], _like(given[k])) for k in own.active]
        found = _listed(own.second(*given, *moving))[len(own.seeded) :]
        seeds = [_or_zero(t, _like(g)) for t, g in zip(tangents[own.inputs :], given[own.inputs :])]
        more = _listed(own.reverse(*given[: own.inputs], *seeds))
        return bundled([a + b for a, b in zip(found, more)])

    @staticmethod
    def vmap(info: Any, in_dims: Sequence[int | None], operators: _Operators, *given: Any) -> tuple[Any, Any]:
        return _mapped(lambda *row: _Reverse.apply(operators, *row), info, in_dims[1:], given)


def _quick(kind: Any) -> Any:
    """The same without a `setup_context` of its own, which takes longer than many a compiled function."""

    class Quick(torch.autograd.Function):
        @staticmethod
        def forward(ctx: Any, operators: _Operators, *given: Any) -> Any:
            output = kind.forward(operators, *given)
            kind.setup_context(ctx, (operators, *given), output)
            return output

        backward, jvp = kind.backward, kind.jvp

    return Quick


_QUICK = {kind: _quick(kind) for kind in (_Value, _Reverse)}


def _applied(kind: Any, operators: _Operators, given: Sequence[Any]) -> Any:
    """The outputs, with what the surroundings need in order to differentiate them."""
    if torch._C._are_functorch_transforms_active():
        return kind.apply(operators, *given)
    is_followed = torch.is_grad_enabled() and any(isinstance(g, torch.Tensor) and g.requires_grad for g in given)
    if is_followed or forward_ad._current_level >= 0:
        return _QUICK[kind].apply(operators, *given)
    return kind.forward(operators, *given)


def _reversed(operators: _Operators, given: Sequence[Any]) -> Any:
    """The gradients, in the form that the surroundings can differentiate."""
    if torch.compiler.is_compiling():
        return operators.reverse(*given)
    return _applied(_Reverse, operators, given)


def _directly(operator: Any, function: Any, given: Sequence[Any]) -> Any:
    """Call compiled code without the detour through the dispatcher, where there is nobody to look on."""
    plain = all(type(g) in _PLAIN or not isinstance(g, torch.Tensor) for g in given)
    return function(*given) if plain and not is_in_torch_dispatch_mode() else operator(*given)


def _schema_type(kernel: Kernel, position: int) -> str:
    argument = kernel.inputs[position]
    if kernel.is_array(position):
        return "Tensor"
    if argument.role == "text":
        return "str"
    return "bool" if argument.scalar.kind == "boolean" else "SymInt"


def _define(name: str, function: Any, types: Sequence[str], results: int, fake: Any) -> Any:
    """A custom operator with its fake and its vmap."""
    parameters = ", ".join(f"{kind} a{k}" for k, kind in enumerate(types))
    returned = "Tensor" if results == 1 else f"({', '.join(['Tensor'] * results)})"
    made = torch.library.custom_op(name, function, mutates_args=(), schema=f"({parameters}) -> {returned}")
    made.register_fake(fake)
    made.register_vmap(lambda info, in_dims, *given: _mapped(made, info, in_dims, given))
    return made


def _mapped(function: Any, info: Any, in_dims: Sequence[int | None], given: Sequence[Any]) -> tuple[Any, Any]:
    """One call for each entry of the batch."""
    moved = [g if d is None else g.movedim(d, 0) for g, d in zip(given, in_dims)]
    rows = [
        _listed(function(*(m if d is None else m[row] for m, d in zip(moved, in_dims))))
        for row in range(info.batch_size)
    ]
    stacked = [torch.stack(column) for column in zip(*rows)]
    return bundled(stacked), bundled([0] * len(stacked))


def _keep(ctx: Any, inputs: tuple[Any, ...], output: Any) -> None:
    """Save tensors and the rest apart, as autograd wants it."""
    ctx.places = [k for k, value in enumerate(inputs) if isinstance(value, torch.Tensor)]
    ctx.others = [None if isinstance(value, torch.Tensor) else value for value in inputs]
    ctx.outputs = [_like(value) for value in _listed(output)]
    tensors = [inputs[k] for k in ctx.places]
    ctx.save_for_backward(*tensors)
    if hasattr(ctx, "save_for_forward"):
        ctx.save_for_forward(*tensors)


def _kept(ctx: Any) -> list[Any]:
    given = list(ctx.others)
    for place, tensor in zip(ctx.places, ctx.saved_tensors):
        given[place] = tensor
    return given


def _like(value: Any) -> tuple[Any, Any]:
    return value.shape, value.dtype


def _empty(tensor: Any) -> Any:
    return torch.empty_like(tensor, memory_format=torch.contiguous_format)


def _or_zero(gradient: Any, like: tuple[Any, Any]) -> Any:
    return torch.zeros(like[0], dtype=like[1]) if gradient is None else gradient


def _spread(values: Sequence[Any], places: Sequence[int], count: int) -> list[Any]:
    spread: list[Any] = [None] * count
    for place, value in zip(places, values):
        spread[place] = value
    return spread


def _arrays(given: Sequence[Any]) -> list[Any]:
    """Tensors as arrays of the same memory; what does not lie in one piece is copied."""
    return [g.detach().resolve_conj().contiguous().numpy() if isinstance(g, torch.Tensor) else g for g in given]


def _tensors(arrays: Sequence[Any]) -> Any:
    return bundled([torch.from_numpy(array) for array in arrays])


def _listed(bundle: Any) -> list[Any]:
    return list(bundle) if isinstance(bundle, (tuple, list)) else [bundle]
