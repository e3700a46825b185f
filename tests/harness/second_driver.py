"""The requests for second derivatives, beside those of `drivers`: see second_order.py."""

from __future__ import annotations

from collections.abc import Callable

from .drivers import C_TYPES, type_of, value_of
from .programs import Request


def second_driver(k: int, request: Request) -> str:
    """The gradient as a function of its own, and its two derivatives.

    `forward_reverse_k` and `reverse_reverse_k` take (values, their tangents or adjoints, shadows, theirs).
    """
    prototype = request.prototype
    taken, given, forward, reverse, outs = [], [], [], [], []
    for i, parameter in enumerate(prototype.parameters):
        value, other = value_of(prototype, i), value_of(prototype, i, "others")
        taken.append(f"{type_of(parameter)} a{i}")
        if not request.is_active(i):
            given.append(f"enzyme_const, a{i}")
            forward.append(f"enzyme_const, {value}")
            reverse.append(f"enzyme_const, {value}")
            continue
        taken.append(f"{'void' if parameter.is_pointer else C_TYPES[parameter.kind]} *s{i}")
        shadow = f"enzyme_dup, shadows[{i}], shadow_others[{i}]"
        given.append(f"enzyme_dup, a{i}, s{i}" if parameter.is_pointer else f"enzyme_out, a{i}")
        forward.append(f"enzyme_dup, {value}, {other}, {shadow}")
        reverse.append(
            f"enzyme_dup, {value}, {other}, {shadow}" if parameter.is_pointer else f"enzyme_out, {value}, {shadow}"
        )
        if not parameter.is_pointer:
            outs.append(i)
    types = {i: C_TYPES[prototype.parameters[i].kind] for i in outs}
    inner = f"__enzyme_autodiff_g{k}((void *){prototype.symbol}, {', '.join(given)})"
    outer = f"__enzyme_autodiff_rr{k}((void *)gradient_{k}, {', '.join(reverse)})"
    return (
        _struct(k, types)
        + f"extern {_result(k, types)} __enzyme_autodiff_g{k}(void *, ...);\n"
        + f"extern {_result(k, types)} __enzyme_autodiff_rr{k}(void *, ...);\n"
        + f"extern void __enzyme_fwddiff_fr{k}(void *, ...);\n"
        + f"static void gradient_{k}({', '.join(taken)}) {{\n  {_store(k, types, inner, lambda i: f'*s{i}')}\n}}\n"
        + f"void forward_reverse_{k}(void **values, void **others, void **shadows, void **shadow_others) {{\n"
        + f"  __enzyme_fwddiff_fr{k}((void *)gradient_{k}, {', '.join(forward)});\n}}\n"
        + f"void reverse_reverse_{k}(void **values, void **others, void **shadows, void **shadow_others) {{\n"
        + f"  {_store(k, types, outer, lambda i: value_of(prototype, i, 'others'))}\n}}\n"
    )


def _result(k: int, types: dict[int, str]) -> str:
    return "void" if not types else next(iter(types.values())) if len(types) == 1 else f"struct outs2_{k}"


def _struct(k: int, types: dict[int, str]) -> str:
    members = " ".join(f"{type_} d{i};" for i, type_ in types.items())
    return f"struct outs2_{k} {{ {members} }};\n" if len(types) > 1 else ""


def _store(k: int, types: dict[int, str], call: str, target: Callable[[int], str]) -> str:
    if not types:
        return f"{call};"
    if len(types) == 1:
        return f"{target(next(iter(types)))} = {call};"
    return f"struct outs2_{k} outs = {call}; " + " ".join(f"{target(i)} = outs.d{i};" for i in types)
