"""The C file that asks for the derivatives of a program, as a user would write it, behind one uniform interface.

For request k it defines `primal_k(void **values, void *result)`, `reverse_k(void **values, void **shadows)` and
`forward_k(void **values, void **shadows, void *tangent)`: every argument and shadow goes by address.
"""

from __future__ import annotations

from .programs import Request
from .prototypes import Parameter, Prototype

C_TYPES = {
    "f32": "float", "f64": "double", "f80": "long double", "i8": "signed char", "i32": "int", "i64": "long",
    "void": "void", "other": "void",
}  # fmt: skip


def native_driver(requests: tuple[Request, ...]) -> str:
    """The driver without derivatives: only the primal entries."""
    return "\n".join(_declare(r.prototype) + _primal(k, r.prototype) for k, r in enumerate(requests))


def derivative_driver(requests: tuple[Request, ...]) -> str:
    """The driver with a reverse and a forward request for each function."""
    parts = ["extern int enzyme_dup, enzyme_const, enzyme_out;\n"]
    for k, request in enumerate(requests):
        parts += [_declare(request.prototype), _primal(k, request.prototype)]
        if "reverse" in request.modes:
            parts.append(_reverse(k, request))
        if "forward" in request.modes:
            parts.append(_forward(k, request))
    return "\n".join(parts)


def type_of(parameter: Parameter) -> str:
    return "void *" if parameter.is_pointer else C_TYPES[parameter.kind]


def _declare(prototype: Prototype) -> str:
    parameters = ", ".join(type_of(p) for p in prototype.parameters) or "void"
    return f"extern {C_TYPES[prototype.result]} {prototype.symbol}({parameters});\n"


def value_of(prototype: Prototype, index: int, array: str = "values") -> str:
    parameter = prototype.parameters[index]
    if parameter.is_pointer:
        return f"{array}[{index}]"
    return f"*({C_TYPES[parameter.kind]} *){array}[{index}]"


def _primal(k: int, prototype: Prototype) -> str:
    arguments = ", ".join(value_of(prototype, i) for i in range(len(prototype.parameters)))
    stored = f"*({C_TYPES[prototype.result]} *)result = " if C_TYPES[prototype.result] != "void" else ""
    return f"void primal_{k}(void **values, void *result) {{\n  {stored}{prototype.symbol}({arguments});\n}}\n"


def _entry(name: str, result: str, types: list[str]) -> str:
    """Declares an entry point: variadic as most users write it, with exact types where C would promote."""
    tail = "".join(f", {t}" for t in types) if {"float", "signed char"} & set(types) else ", ..."
    return f"extern {result} {name}(void *{tail});\n"


def _reverse(k: int, request: Request) -> str:
    prototype = request.prototype
    arguments, types = [f"(void *){prototype.symbol}"], list[str]()
    outs: list[int] = []
    for i, parameter in enumerate(prototype.parameters):
        types += ["int", type_of(parameter)]
        if not request.is_active(i):
            arguments += ["enzyme_const", value_of(prototype, i)]
        elif parameter.is_pointer:
            arguments += ["enzyme_dup", value_of(prototype, i), f"shadows[{i}]"]
            types.append("void *")
        else:
            arguments += ["enzyme_out", value_of(prototype, i)]
            outs.append(i)
    result, before, store = "void", "", ""
    if len(outs) == 1:
        result = C_TYPES[prototype.parameters[outs[0]].kind]
        store = f"*({result} *)shadows[{outs[0]}] = "
    elif outs:
        members = " ".join(f"{C_TYPES[prototype.parameters[i].kind]} d{i};" for i in outs)
        before, result = f"struct outs_{k} {{ {members} }};\n", f"struct outs_{k}"
        store = f"{result} outs = "
    after = "".join(f"  {value_of(prototype, i, 'shadows')} = outs.d{i};\n" for i in outs) if len(outs) > 1 else ""
    name = f"__enzyme_autodiff_{k}"
    call = f"  {store}{name}({', '.join(arguments)});\n"
    return f"{before}{_entry(name, result, types)}void reverse_{k}(void **values, void **shadows) {{\n{call}{after}}}\n"


def _forward(k: int, request: Request) -> str:
    prototype = request.prototype
    arguments, types = [f"(void *){prototype.symbol}"], list[str]()
    for i, parameter in enumerate(prototype.parameters):
        types += ["int", type_of(parameter)]
        if request.is_active(i):
            arguments += ["enzyme_dup", value_of(prototype, i), value_of(prototype, i, "shadows")]
            types.append(type_of(parameter))
        else:
            arguments += ["enzyme_const", value_of(prototype, i)]
    result = C_TYPES[prototype.result] if prototype.returns_float else "void"
    stored = f"*({result} *)tangent = " if prototype.returns_float else ""
    name = f"__enzyme_fwddiff_{k}"
    return (
        f"{_entry(name, result, types)}void forward_{k}(void **values, void **shadows, void *tangent) {{\n"
        f"  {stored}{name}({', '.join(arguments)});\n}}\n"
    )
