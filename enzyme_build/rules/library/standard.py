"""The functions of C's <math.h> (C99), whose names fix their types and what they compute, whoever writes the body.

C libraries write them with the bits of their arguments, by tables and polynomials: a rule serves better than the
body, which may have no derivative at all.
"""

from __future__ import annotations

import re

from enzyme_build.ir import FunctionType, is_integer, is_pointer

_ROWS = (  # by their parameters: x a number, n an integer, p a pointer
    "x acos asin atan cos sin tan acosh asinh atanh cosh sinh tanh exp exp2 expm1 log log10 log1p log2 sqrt cbrt",
    "x erf erfc tgamma lgamma ceil floor nearbyint rint round trunc fabs logb",
    "xx atan2 pow hypot fmod remainder fdim fmax fmin copysign nextafter",
    "xxx fma",
    "xn ldexp scalbn scalbln",
    "xp frexp modf",
    "xxp remquo",
)
_PARAMETERS = {name: row.split()[0] for row in _ROWS for name in row.split()[1:]}
_NAME = re.compile(r"(?:__ieee754_|__)?([a-z]+[0-9]*[a-z]*?)([fl]?)")
_TYPES = {"": ("double",), "f": ("float",), "l": ("x86_fp80", "fp128", "double")}


def standard_function(name: str, type_: FunctionType) -> str:
    """C's name of the function that is called so, if it has the type of that function; "" for any other."""
    found = _NAME.fullmatch(name)
    whole = found[1] + found[2] if found is not None else ""
    for stem, suffix in ((whole, ""), (whole[:-1], whole[-1:])):
        if stem in _PARAMETERS and suffix in _TYPES and _has_type(type_, _PARAMETERS[stem], _TYPES[suffix]):
            return stem + suffix
    return ""


def _has_type(type_: FunctionType, parameters: str, floats: tuple[str, ...]) -> bool:
    if type_.variadic or len(type_.parameters) != len(parameters) or str(type_.result) not in floats:
        return False
    for kind, given in zip(parameters, type_.parameters):
        fits = given is type_.result if kind == "x" else is_integer(given) if kind == "n" else is_pointer(given)
        if not fits:
            return False
    return True
