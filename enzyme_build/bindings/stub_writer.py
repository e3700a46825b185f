"""The text of the `.pyi` stub: the signatures of the module's public functions, for editors and type checkers."""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_build.bindings.prototypes import Scalar
from enzyme_build.bindings.wrappers import WrappedArgument, Wrapper


def write_stub(wrappers: Sequence[Wrapper]) -> str:
    """A stub for the module that `write_module` writes."""
    lines = ["import numpy as _np", "from numpy.typing import NDArray as _NDArray", ""]
    for wrapper in wrappers:
        lines += _signatures(wrapper)
    lines += [f"class {name}(RuntimeError): ..." for name in ("ForeignError", "StoppedError")]
    return "\n".join(lines) + "\n"


def _signatures(wrapper: Wrapper) -> list[str]:
    arguments = [a for a in wrapper.arguments if a.is_given]
    given = [f"{a.name}: {_given_type(a)}" for a in arguments]
    alone = [f"{g}{' = None' * all(b.is_optional for b in arguments[k:])}" for k, g in enumerate(given)]
    result = wrapper.prototype.result
    outputs = [_type(argument) for argument in wrapper.outputs]
    lines = [_signature(wrapper.name, alone, _joined([_number(result)] * (result is not None) + outputs))]
    active_result = [_number(result)] if result is not None and wrapper.has_active_result else []
    outputs = active_result + outputs
    differentiable = active_result + [_type(a) for a in wrapper.differentiable_outputs]
    gradients = [_type(a) for a in wrapper.actives]
    seeds = ["result_seed: float"] * len(active_result)
    seeds += [f"{a.name}_seed: {_type(a)}" for a in wrapper.differentiable_outputs]
    tangents = [f"{a.name}_tangent: {_type(a)}" for a in wrapper.actives]
    if wrapper.wants_reverse and wrapper.is_scalar_valued:
        both = _joined([_joined(outputs), _joined(gradients)])
        lines.append(_signature(f"{wrapper.name}_gradient", alone, _joined(gradients)))
        lines.append(_signature(f"{wrapper.name}_value_and_gradient", alone, both))
    elif wrapper.wants_reverse:
        lines.append(_signature(f"{wrapper.name}_vjp", given + seeds, _joined([_joined(outputs), _joined(gradients)])))
    if wrapper.wants_forward:
        both = _joined([_joined(outputs), _joined(differentiable)])
        lines.append(_signature(f"{wrapper.name}_jvp", given + tangents, both))
    if wrapper.wants_second:
        seeded = [] if wrapper.is_scalar_valued else seeds
        lines.append(_signature(f"{wrapper.name}_hvp", given + seeded + tangents, _joined(gradients)))
    return lines


def _signature(name: str, parameters: Sequence[str], result: str) -> str:
    return f"def {name}({', '.join(parameters)}) -> {result}: ..."


def _joined(types: Sequence[str]) -> str:
    if len(types) == 1:
        return types[0]
    return f"tuple[{', '.join(types)}]" if types else "None"


def _given_type(argument: WrappedArgument) -> str:
    own = "str | bytes" if argument.role == "text" else _type(argument)
    return own + " | None" * argument.is_optional


def _type(argument: WrappedArgument) -> str:
    return f"_NDArray[_np.{_dtype(argument.scalar)}]" if argument.role == "array" else _number(argument.scalar)


def _dtype(scalar: Scalar) -> str:
    return "bool_" if scalar.numpy == "bool" else scalar.numpy


def _number(scalar: Scalar | None) -> str:
    if scalar is None:
        return "None"
    if scalar.kind == "boolean":
        return "bool"
    return "int" if scalar.is_integer else "float"
