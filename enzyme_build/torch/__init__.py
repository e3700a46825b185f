"""Compiled functions in PyTorch: `enzyme("test.c", "f")(x)`, with gradients of gradients.

A function becomes custom operators (`operators`), each a call of compiled code (`functions.Kernel`), which is what
`torch.compile` and `torch.export` see.  Outside of them the same derivatives are `autograd.Function`s
(`derivatives`), which is what `torch.func` and forward mode can look into.  `vmap` runs long calls in threads.
Tensors are on the CPU and of the function's own type; numbers that it is differentiated by are tensors without
dimensions, or Python's numbers.
"""

# pyright: basic, reportMissingImports=false, reportAttributeAccessIssue=false

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import Any

import torch

from enzyme_build.functions import Function, KernelOperator, handle, load
from enzyme_build.torch.derivatives import Value, applied, is_forward_mode
from enzyme_build.torch.operators import DTYPES, Operators


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
    if key not in _operators or _operators[key].function.is_closed:
        _operators[key] = make()
    return _operators[key]


class Operator(KernelOperator):
    """A compiled function of tensors."""

    def __init__(self, function: Function):
        super().__init__(function)
        self.operators = Operators(self.kernel, f"enzyme_build::{function.__name__}_{function.key}")

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        if named:
            arguments = self.__signature__.bind(*arguments, **named).args
        given = self._checked(arguments)
        if torch.compiler.is_compiling() and not is_forward_mode():  # of which custom operators know nothing
            return self.operators.value(*given)
        return applied(Value, self.operators, given)

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
        return [
            self._tensor(k, value) if self.kernel.is_array(k) else handle(value) for k, value in enumerate(arguments)
        ]

    def _tensor(self, position: int, value: Any) -> Any:
        """The argument as the operator takes it; an error says what is wrong with it."""
        argument = self.kernel.inputs[position]
        dtype = DTYPES.get(argument.scalar.numpy)
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
