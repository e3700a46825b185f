"""CUDA's libdevice functions that are one operation, as the processor has it: they get it as their definition.

    __nv_dmul_rn(x, y) = x · y, never fused with a sum      __nv_longlong_as_double(i) = the double with these bits
    __nv_fdividef(x, y) = x / y, approximately              __nv_double2hiint(x) = the upper half of its bits

Those that round in another direction than to nearest have none: derivatives do not know about rounding.
"""

from __future__ import annotations

import re

from enzyme_build.rules.library.inactive import inactive_pattern

_CALL = re.compile(r"call (\w+) @([\w.]+)\(([^)]*)\)")
_KINDS = {"f": "float", "d": "double"}
_BITS: dict[str, tuple[str, str]] = {
    "int_as_float": ("i32", "float"),
    "uint_as_float": ("i32", "float"),
    "float_as_int": ("float", "i32"),
    "float_as_uint": ("float", "i32"),
    "longlong_as_double": ("i64", "double"),
    "double_as_longlong": ("double", "i64"),
}
_CONVERSIONS: dict[str, tuple[str, str, str]] = {
    "double2float_rn": ("fptrunc", "double", "float"),
    "int2double_rn": ("sitofp", "i32", "double"),
    "uint2double_rn": ("uitofp", "i32", "double"),
    "ll2double_rn": ("sitofp", "i64", "double"),
    "ull2double_rn": ("uitofp", "i64", "double"),
    "int2float_rn": ("sitofp", "i32", "float"),
    "uint2float_rn": ("uitofp", "i32", "float"),
    "ll2float_rn": ("sitofp", "i64", "float"),
    "ull2float_rn": ("uitofp", "i64", "float"),
}


def _define(name: str, result: str, parameters: list[str], body: str) -> tuple[str, str]:
    """The body computes `%y` of `%a`, `%b`, `%c` and `%d`."""
    given = ", ".join(f"{type_} %{letter}" for type_, letter in zip(parameters, "abcd"))
    lines = (f"declare {kind} @{callee}({_types(passed)})\n" for kind, callee, passed in _CALL.findall(body))
    declared = "".join(dict.fromkeys(lines))
    header = f"define internal {result} @__nv_{name}({given}) {{"
    return f"__nv_{name}", f"{declared}{header}\nentry:\n{body}  ret {result} %y\n}}\n"


def _types(arguments: str) -> str:
    return ", ".join(argument.split()[0] for argument in arguments.split(", "))


def _definitions() -> dict[str, str]:
    found: list[tuple[str, str]] = []
    for letter, kind in _KINDS.items():
        for operation in ("add", "sub", "mul", "div"):
            body = f"  %y = f{operation} {kind} %a, %b\n"
            found.append(_define(f"{letter}{operation}_rn", kind, [kind, kind], body))
        found.append(_define(f"{letter}rcp_rn", kind, [kind], f"  %y = fdiv {kind} 1.0, %a\n"))
        root = f"  %y = call {kind} @llvm.sqrt.{_width(kind)}({kind} %a)\n"
        found.append(_define(f"{letter}sqrt_rn", kind, [kind], root))
        product = f"  %y = call {kind} @llvm.fma.{_width(kind)}({kind} %a, {kind} %b, {kind} %c)\n"
        for suffix in ["fma_rn"] if kind == "double" else ["fmaf_rn", "fmaf_ieee_rn"]:
            found.append(_define(suffix, kind, [kind] * 3, product))
    for kind, suffix in (("double", ""), ("float", "f")):
        for count, inner in ((3, "c"), (4, "end")):
            body = _hypotenuse(kind, suffix, "first", "a", "b")
            body += _hypotenuse(kind, suffix, "end", "c", "d") if count == 4 else ""
            whole = _hypotenuse(kind, suffix, "y", "first", inner)
            found.append(_define(f"norm{count}d{suffix}", kind, [kind] * count, body + whole))
            inverse = _hypotenuse(kind, suffix, "norm", "first", inner) + f"  %y = fdiv {kind} 1.0, %norm\n"
            found.append(_define(f"rnorm{count}d{suffix}", kind, [kind] * count, body + inverse))
    found.append(_define("fast_fdividef", "float", ["float", "float"], "  %y = fdiv arcp afn float %a, %b\n"))
    inverse = "  %root = call float @llvm.sqrt.f32(float %a)\n  %y = fdiv float 1.0, %root\n"
    found.append(_define("frsqrt_rn", "float", ["float"], inverse))
    found.append(_define("saturatef", "float", ["float"], _SATURATED))
    for name, (source, target) in _BITS.items():
        found.append(_define(name, target, [source], f"  %y = bitcast {source} %a to {target}\n"))
    for name, (opcode, source, target) in _CONVERSIONS.items():
        found.append(_define(name, target, [source], f"  %y = {opcode} {source} %a to {target}\n"))
    found.append(_define("double2loint", "i32", ["double"], _WORD + "  %y = trunc i64 %bits to i32\n"))
    upper = "  %high = lshr i64 %bits, 32\n  %y = trunc i64 %high to i32\n"
    found.append(_define("double2hiint", "i32", ["double"], _WORD + upper))
    found.append(_define("hiloint2double", "double", ["i32", "i32"], _HALVES))
    return dict(found)


def _hypotenuse(kind: str, suffix: str, name: str, left: str, right: str) -> str:
    return f"  %{name} = call {kind} @__nv_hypot{suffix}({kind} %{left}, {kind} %{right})\n"


def _width(kind: str) -> str:
    return "f32" if kind == "float" else "f64"


_SATURATED = """\
  %least = call float @llvm.maxnum.f32(float %a, float 0.0)
  %y = call float @llvm.minnum.f32(float %least, float 1.0)
"""
_WORD = "  %bits = bitcast double %a to i64\n"
_HALVES = """\
  %high = zext i32 %a to i64
  %low = zext i32 %b to i64
  %place = shl i64 %high, 32
  %bits = or i64 %place, %low
  %y = bitcast i64 %bits to double
"""
LIBDEVICE = _definitions()

inactive_pattern(
    r"__nv_((double|float)2(u?int|u?ll)_r[nzdu]|(is(nan|inf|finite)|signbit|finite)[fd]?|is(nan|inf|finite)d|nanf?"
    r"|l?lrintf?|l?lroundf?|ilogbf?|u?(ll|l)?(min|max)|(ll)?abs|clz(ll)?|popc(ll)?|brev(ll)?|ffs(ll)?|byte_perm|u?sad"
    r"|u?mul(24|hi|64hi)|u?r?hadd)$",
    because="integers",
)
