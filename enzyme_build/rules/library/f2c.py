"""What C programs made of Fortran by f2c call in its library (libf2c): arguments by reference, REAL results as double.

    double d_sign(double *a, double *b);    |a| with the sign of b

They get definitions.
"""

from __future__ import annotations

from enzyme_build.rules.library.inactive import inactive

inactive("i_dnnt i_nint", because="its result is an integer")
inactive("s_stop", because="ends here", does_not_return=True)

_UNARY = {"lg10": "llvm.log10", "int": "llvm.trunc", "nint": "llvm.round"}
_LETTERS = {"d": ("double", "f64"), "r": ("float", "f32")}


def _returned(type_: str, value: str) -> str:
    if type_ == "double":
        return f"  ret double {value}\n"
    return f"  %wide = fpext float {value} to double\n  ret double %wide\n"


def _loaded(*operands: tuple[str, str]) -> str:
    return "".join(f"  %{name} = load {type_}, ptr %{name}.at\n" for name, type_ in operands)


def _unary(letter: str, name: str) -> str:
    type_, kind = _LETTERS[letter]
    intrinsic = f"{_UNARY[name]}.{kind}"
    return (
        f"declare {type_} @{intrinsic}({type_})\n"
        f"define internal double @{letter}_{name}(ptr %x.at) {{\n{_loaded(('x', type_))}"
        f"  %y = call {type_} @{intrinsic}({type_} %x)\n{_returned(type_, '%y')}}}\n"
    )


def _sign(letter: str) -> str:
    type_, kind = _LETTERS[letter]
    return (
        f"declare {type_} @llvm.fabs.{kind}({type_})\n"
        f"define internal double @{letter}_sign(ptr %x.at, ptr %y.at) {{\n{_loaded(('x', type_), ('y', type_))}"
        f"  %size = call {type_} @llvm.fabs.{kind}({type_} %x)\n  %below = fneg {type_} %size\n"
        f"  %is.positive = fcmp oge {type_} %y, 0.0\n"
        f"  %signed = select i1 %is.positive, {type_} %size, {type_} %below\n{_returned(type_, '%signed')}}}\n"
    )


def _mod(letter: str) -> str:
    type_, _ = _LETTERS[letter]
    return (
        f"define internal double @{letter}_mod(ptr %x.at, ptr %y.at) {{\n{_loaded(('x', type_), ('y', type_))}"
        f"  %rest = frem {type_} %x, %y\n{_returned(type_, '%rest')}}}\n"
    )


def _dim(letter: str) -> str:
    type_, _ = _LETTERS[letter]
    return (
        f"define internal double @{letter}_dim(ptr %x.at, ptr %y.at) {{\n{_loaded(('x', type_), ('y', type_))}"
        f"  %apart = fsub {type_} %x, %y\n  %is.more = fcmp ogt {type_} %x, %y\n"
        f"  %found = select i1 %is.more, {type_} %apart, {type_} 0.0\n{_returned(type_, '%found')}}}\n"
    )


def _power(letter: str) -> str:
    """To an integer power."""
    type_, kind = _LETTERS[letter]
    return (
        f"declare {type_} @llvm.powi.{kind}.i32({type_}, i32)\n"
        f"define internal double @pow_{letter}i(ptr %x.at, ptr %n.at) {{\n{_loaded(('x', type_), ('n', 'i32'))}"
        f"  %y = call {type_} @llvm.powi.{kind}.i32({type_} %x, i32 %n)\n{_returned(type_, '%y')}}}\n"
    )


_POW = f"""declare double @llvm.pow.f64(double, double)
define internal double @pow_dd(ptr %x.at, ptr %y.at) {{
{_loaded(("x", "double"), ("y", "double"))}  %z = call double @llvm.pow.f64(double %x, double %y)
  ret double %z
}}
"""
_ABS = """declare double @hypot(double, double)
define internal double @z_abs(ptr %z.at) {
  %i.at = getelementptr i8, ptr %z.at, i64 8
  %r = load double, ptr %z.at
  %i = load double, ptr %i.at
  %size = call double @hypot(double %r, double %i)
  ret double %size
}
"""
F2C = {
    "pow_dd": _POW,
    "z_abs": _ABS,
    **{f"{letter}_{name}": _unary(letter, name) for letter in _LETTERS for name in _UNARY},
    **{f"{letter}_sign": _sign(letter) for letter in _LETTERS},
    **{f"{letter}_mod": _mod(letter) for letter in _LETTERS},
    **{f"{letter}_dim": _dim(letter) for letter in _LETTERS},
    **{f"pow_{letter}i": _power(letter) for letter in _LETTERS},
}
