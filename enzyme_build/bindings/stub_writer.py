"""The text of the `.pyi` stub: the signatures of the module's public functions, for editors and type checkers."""

from __future__ import annotations

import re
from collections.abc import Sequence

from enzyme_build.bindings.module_writer import offers_vjp, pattern_names, stacked_names
from enzyme_build.bindings.prototypes import Scalar
from enzyme_build.bindings.wrappers import WrappedArgument, Wrapper


def write_stub(wrappers: Sequence[Wrapper]) -> str:
    """A stub for the module that `write_module` writes."""
    lines = ["import numpy as _np"]
    if any(pattern_names(wrapper) for wrapper in wrappers):
        lines.append("from numpy.typing import ArrayLike as _ArrayLike")
    lines += ["from numpy.typing import NDArray as _NDArray", ""]
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
    if wrapper.wants_reverse and offers_vjp(wrapper):
        lines.append(_signature(f"{wrapper.name}_vjp", given + seeds, _joined([_joined(outputs), _joined(gradients)])))
    if wrapper.wants_forward:
        both = _joined([_joined(outputs), _joined(differentiable)])
        lines.append(_signature(f"{wrapper.name}_jvp", given + tangents, both))
    if wrapper.wants_second:
        seeded = [] if wrapper.is_scalar_valued else seeds
        lines.append(_signature(f"{wrapper.name}_hvp", given + seeded + tangents, _joined(gradients)))
    rows, columns = len(differentiable), len(gradients)
    pattern = ["rows: _ArrayLike", "columns: _ArrayLike"]
    for kind, count in (("jacobian", rows), ("hessian", columns)):
        if kind in wrapper.extras:
            row = _joined([_BLOCK] * columns)
            lines.append(_signature(f"{wrapper.name}_{kind}", alone, _joined([row] * count)))
        if f"sparse_{kind}" in wrapper.extras:
            lines.append(_signature(f"{wrapper.name}_sparse_{kind}", given + pattern, gradients[0]))
    return lines + [_for_stacks(line, stacked_names(wrapper)) for line in lines] * ("batch" in wrapper.extras)


_BLOCK = "_NDArray[_np.float64]"
_NUMBERS = {"float": _BLOCK, "int": "_NDArray[_np.int64]", "bool": "_NDArray[_np.bool_]"}


def _for_stacks(line: str, stacked: set[str]) -> str:
    """The signature of the function for stacks."""
    name, parameters, result = re.match(r"def (\w+)\((.*)\) -> (.*): \.\.\.$", line).groups()  # type: ignore[union-attr]
    changed = [
        f"{parameter}: {_arrays(kind)}" if parameter in stacked else f"{parameter}: {kind}"
        for parameter, kind in re.findall(r"(\w+): ((?:[^,\[]|\[[^\]]*\])+)", parameters)
    ]
    return _signature(f"{name}_batch", changed, _arrays(result))


def _arrays(kind: str) -> str:
    return re.sub(r"\b(float|int|bool)\b", lambda found: _NUMBERS[found[1]], kind)


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
