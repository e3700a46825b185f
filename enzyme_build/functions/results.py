"""What calls return: one value as it is, several as a tuple."""

from __future__ import annotations

from typing import Any

from enzyme_build.bindings import Wrapper


def listed(bundle: Any, count: int) -> list[Any]:
    """The values of a bundle of so many."""
    return list(bundle) if count != 1 else [bundle]


def bundled(values: list[Any]) -> Any:
    return values[0] if len(values) == 1 else tuple(values)


def outputs_of(wrapper: Wrapper, returned: Any) -> list[Any]:
    """The differentiable outputs among what a call returns."""
    flags = [wrapper.has_active_result] * (wrapper.prototype.result is not None)
    flags += [output.is_differentiable_output for output in wrapper.outputs]
    return [value for value, is_active in zip(listed(returned, len(flags)), flags) if is_active]
