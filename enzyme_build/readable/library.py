"""What is called without a body here: LLVM's intrinsics by C's functions, and which header declares a function.

A helper is a function of a few lines that the file defines for itself; its text is C, the same for every file.
"""

from __future__ import annotations

from dataclasses import dataclass, field

MATH = frozenset(
    "sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh exp exp2 expm1 log log2 log10 log1p pow sqrt "
    "cbrt hypot fabs fmod remainder fma fmin fmax fdim floor ceil trunc round rint nearbyint lround lrint llround "
    "llrint erf erfc tgamma lgamma copysign ldexp scalbn scalbln frexp modf ilogb logb nextafter remquo nan".split()
)
_STDLIB = "malloc calloc realloc free abort exit abs labs llabs qsort atoi atof strtod rand srand getenv"
_STRING = "memcpy memmove memset memcmp strlen strcmp strncmp strcpy strncpy strcat strchr"
HEADERS = {
    **{f"{name}{suffix}": "math.h" for name in MATH for suffix in ("", "f", "l")},
    **dict.fromkeys(_STDLIB.split(), "stdlib.h"),
    **dict.fromkeys(_STRING.split(), "string.h"),
    **dict.fromkeys("printf puts putchar snprintf sprintf sscanf".split(), "stdio.h"),
}  # fmt: skip
# What they take and give besides numbers: addresses go to them as `void *`.
PURE = MATH - {"frexp", "modf", "remquo", "lgamma", "nan"}

_UNDER_OTHER_NAMES = {  # than C's functions
    "minnum": "fmin", "maxnum": "fmax", "minimumnum": "fmin", "maximumnum": "fmax",
    "roundeven": "__builtin_roundeven", "powi": "__builtin_powi",
}  # fmt: skip
DROPPED = (
    "lifetime.", "assume", "donothing", "experimental.noalias.scope.decl", "invariant.", "prefetch", "dbg.",
    "sideeffect", "stackrestore", "pseudoprobe", "var.annotation", "fake.use",
)  # fmt: skip
FIRST_ARGUMENT = (
    "expect",
    "launder.invariant.group",
    "strip.invariant.group",
    "annotation",
    "ptr.annotation",
    "ssa.copy",
    "arithmetic.fence",
    "threadlocal.address",
    "preserve.",
)


def c_name(intrinsic: str) -> str:
    """The C function that does what an intrinsic (`llvm.sin.f64`) does, for doubles; "" if there is none."""
    name = intrinsic.removeprefix("llvm.").partition(".")[0]
    return _UNDER_OTHER_NAMES.get(name, name if name in PURE else "")


def is_dropped(name: str) -> bool:
    """Whether the intrinsic says something to LLVM alone."""
    return name.startswith("llvm.") and name[5:].startswith(DROPPED)


HELPERS: dict[str, str] = {}
for _bits in (16, 32, 64):
    _type = {16: "int16_t", 32: "int", 64: "int64_t"}[_bits]
    HELPERS[f"load_i{_bits}"] = (
        f"/* memory that may hold anything, read as an integer */\n"
        f"static inline {_type} load_i{_bits}(const void *place) {{\n"
        f"  {_type} value;\n  memcpy(&value, place, sizeof value);\n  return value;\n}}\n"
    )
    HELPERS[f"store_i{_bits}"] = (
        f"static inline void store_i{_bits}(void *place, {_type} value) {{\n"
        f"  memcpy(place, &value, sizeof value);\n}}\n"
    )
for _bits in (8, 16, 32, 64):
    _type = {8: "int8_t", 16: "int16_t", 32: "int", 64: "int64_t"}[_bits]
    _unsigned = {8: "uint8_t", 16: "uint16_t", 32: "unsigned", 64: "uint64_t"}[_bits]
    for _name, _sign, _relation in (("smax", "", ">"), ("smin", "", "<"), ("umax", "u", ">"), ("umin", "u", "<")):
        _cast = f"({_unsigned})" if _sign else ""
        _c = f"{_name[1:]}_{_sign}i{_bits}"
        HELPERS[_c] = (
            f"static inline {_type} {_c}({_type} a, {_type} b) {{\n"
            f"  return {_cast}a {_relation} {_cast}b ? a : b;\n}}\n"
        )
    HELPERS[f"abs_i{_bits}"] = (
        f"static inline {_type} abs_i{_bits}({_type} a) {{\n  return a < 0 ? ({_type})(0 - ({_unsigned})a) : a;\n}}\n"
    )
    _wide = "ll" if _bits == 64 else ""
    _word = "uint64_t" if _bits == 64 else "unsigned"
    _room = 64 if _bits == 64 else 32
    HELPERS[f"ctpop_i{_bits}"] = (
        f"static inline {_type} ctpop_i{_bits}({_type} a) {{\n  return __builtin_popcount{_wide}(({_unsigned})a);\n}}\n"
    )
    HELPERS[f"ctlz_i{_bits}"] = (
        f"static inline {_type} ctlz_i{_bits}({_type} a) {{\n"
        f"  return a ? __builtin_clz{_wide}(({_unsigned})a) - {_room - _bits} : {_bits};\n}}\n"
    )
    HELPERS[f"cttz_i{_bits}"] = (
        f"static inline {_type} cttz_i{_bits}({_type} a) {{\n"
        f"  return a ? __builtin_ctz{_wide}(({_unsigned})a) : {_bits};\n}}\n"
    )
    HELPERS[f"uadd_sat_i{_bits}"] = (
        f"static inline {_type} uadd_sat_i{_bits}({_unsigned} a, {_unsigned} b) {{\n"
        f"  {_unsigned} sum = ({_unsigned})(a + b);\n  return ({_type})(sum < a ? ({_unsigned})-1 : sum);\n}}\n"
    )
    HELPERS[f"usub_sat_i{_bits}"] = (
        f"static inline {_type} usub_sat_i{_bits}({_unsigned} a, {_unsigned} b) {{\n"
        f"  return ({_type})(a > b ? a - b : 0);\n}}\n"
    )
    HELPERS[f"fshl_i{_bits}"] = (
        f"static inline {_type} fshl_i{_bits}({_type} a, {_type} b, {_type} by) {{\n  by &= {_bits - 1};\n"
        f"  return by ? ({_type})(({_word})({_unsigned})a << by | ({_word})({_unsigned})b >> ({_bits} - by)) : a;\n}}\n"
    )
    HELPERS[f"fshr_i{_bits}"] = (
        f"static inline {_type} fshr_i{_bits}({_type} a, {_type} b, {_type} by) {{\n  by &= {_bits - 1};\n"
        f"  return by ? ({_type})(({_word})({_unsigned})a << ({_bits} - by) | ({_word})({_unsigned})b >> by) : b;\n}}\n"
    )
    if _bits > 8:
        HELPERS[f"bswap_i{_bits}"] = (
            f"static inline {_type} bswap_i{_bits}({_type} a) {{\n"
            f"  return ({_type})__builtin_bswap{_bits}(({_unsigned})a);\n}}\n"
        )
for _name, _integer in (("double", "int64_t"), ("float", "int")):
    HELPERS[f"bits_of_{_name}"] = (
        f"static inline {_integer} bits_of_{_name}({_name} value) {{\n"
        f"  {_integer} bits;\n  memcpy(&bits, &value, sizeof bits);\n  return bits;\n}}\n"
    )
    HELPERS[f"{_name}_of_bits"] = (
        f"static inline {_name} {_name}_of_bits({_integer} bits) {{\n"
        f"  {_name} value;\n  memcpy(&value, &bits, sizeof value);\n  return value;\n}}\n"
    )
for _suffix, _name in (("", "double"), ("f", "float")):
    for _kind, _relation, _zero in (("minimum", "<", "signbit(a) ? a : b"), ("maximum", ">", "signbit(a) ? b : a")):
        HELPERS[f"{_kind}{_suffix}"] = (
            f"/* NaN if one is NaN; -0 is less than 0 */\n"
            f"static inline {_name} {_kind}{_suffix}({_name} a, {_name} b) {{\n"
            f"  if (a != a || b != b) return a + b;\n"
            f"  if (a == b) return {_zero};\n  return a {_relation} b ? a : b;\n}}\n"
        )
    HELPERS[f"is_class{_suffix}"] = (
        f"/* LLVM's classes: 3 NaN, 4 -infinity, 8 -normal, 16 -subnormal, 32 -0, 64 0, 128 subnormal, ... */\n"
        f"static inline bool is_class{_suffix}({_name} a, int classes) {{\n"
        f"  int negative = signbit(a) != 0, found = 0;\n"
        f"  switch (fpclassify(a)) {{\n"
        f"  case FP_NAN: found = 3; break;\n"
        f"  case FP_INFINITE: found = negative ? 4 : 512; break;\n"
        f"  case FP_NORMAL: found = negative ? 8 : 256; break;\n"
        f"  case FP_SUBNORMAL: found = negative ? 16 : 128; break;\n"
        f"  default: found = negative ? 32 : 64; break;\n  }}\n"
        f"  return (found & classes) != 0;\n}}\n"
    )
for _bits in (8, 16, 32, 64):
    _type = {8: "int8_t", 16: "int16_t", 32: "int", 64: "int64_t"}[_bits]
    _unsigned = {8: "uint8_t", 16: "uint16_t", 32: "unsigned", 64: "uint64_t"}[_bits]
    for _name, _taken in (("scmp", _type), ("ucmp", _unsigned)):
        HELPERS[f"{_name}_i{_bits}"] = (
            f"static inline int {_name}_i{_bits}({_taken} a, {_taken} b) {{\n  return (a > b) - (a < b);\n}}\n"
        )
HELPERS["tape_new"] = (
    "/* memory for values that the reverse sweep reads again */\n"
    "static void *tape_new(int64_t bytes) {\n"
    "  void *made = malloc(bytes > 0 ? (size_t)bytes : 1);\n  if (!made) abort();\n  return made;\n}\n"
)
HELPERS["tape_grow"] = (
    "static void *tape_grow(void *tape, int64_t bytes) {\n"
    "  void *made = realloc(tape, bytes > 0 ? (size_t)bytes : 1);\n  if (!made) abort();\n  return made;\n}\n"
)
HELPERS["new_bytes"] = (
    "static void *new_bytes(int64_t bytes) {\n"
    "  void *made = malloc(bytes > 0 ? (size_t)bytes : 1);\n  if (!made) abort();\n  return made;\n}\n"
)
# The same with the size of each block in front of it, for tapes of calls, which lie in blocks that they share.
SIZED = {
    "tape_new": (
        "/* memory for values that the reverse sweep reads again; in front of it its size, and where that is */\n"
        "static void *tape_new(int64_t bytes) {\n"
        "  int64_t *start = malloc((size_t)bytes + 64);\n  if (!start) abort();\n"
        "  char *made = (char *)start + 64;\n  start[0] = bytes;\n"
        "  memcpy(made - sizeof start, &start, sizeof start);\n  return made;\n}\n"
    ),
    "tape_free": (
        "static void tape_free(void *tape) {\n  void *start;\n  if (!tape) return;\n"
        "  memcpy(&start, (char *)tape - sizeof start, sizeof start);\n  free(start);\n}\n"
    ),
    "tape_grow": (
        "static void *tape_grow(void *tape, int64_t bytes) {\n  int64_t *start;\n  void *made = tape_new(bytes);\n"
        "  if (!tape) return made;\n  memcpy(&start, (char *)tape - sizeof start, sizeof start);\n"
        "  memcpy(made, tape, (size_t)(start[0] < bytes ? start[0] : bytes));\n  free(start);\n  return made;\n}\n"
    ),
}
RUNTIME = {
    "_Znwm": "new_bytes",
    "_Znam": "new_bytes",
    **dict.fromkeys(("_ZdlPv", "_ZdlPvm", "_ZdaPv", "_ZdaPvm"), "free"),
    "enzyme_build.tape.new": "tape_new",
    "enzyme_build.tape.grow": "tape_grow",
    "enzyme_build.tape.free": "free",
    "enzyme_build.tape.largest": "tape_new",
}


@dataclass
class Helpers:
    """The helpers and headers that a file uses."""

    texts: dict[str, str] = field(default_factory=dict[str, str])
    headers: set[str] = field(default_factory=lambda: {"stdint.h", "stdbool.h", "stddef.h"})

    def use(self, name: str, text: str = "") -> str:
        """The name of a helper that the file defines from now on."""
        self.texts.setdefault(name, text or HELPERS[name])
        for word, header in (("memcpy(", "string.h"), ("signbit(", "math.h"), ("malloc(", "stdlib.h"),
                             ("realloc(", "stdlib.h")):  # fmt: skip
            if word in self.texts[name]:
                self.headers.add(header)
        return name
