"""x86's own floating intrinsics, which code with explicit SIMD (Eigen's packets) is made of.

max(x, y) is x where x > y and y elsewhere, min likewise; of the lowest lanes alone, the others are those of x; a blend
takes y where the mask's sign is set; horizontal sums add neighbours within each 128 bits, first those of x, then those
of y; addsub alternates − and +.
"""

from __future__ import annotations

import re
from functools import lru_cache

from enzyme_build.ir import Call, FloatType, Invoke, VectorType
from enzyme_build.rules.applied import rule_maker
from enzyme_build.rules.combinators import AppliedRule, RowRule
from enzyme_build.rules.expression import MINUS_ONE, ONE, ZERO, Expression, Operand, functions, where
from enzyme_build.rules.library.inactive import inactive_pattern
from enzyme_build.rules.parts import PartsRule
from enzyme_build.rules.rows import ROWS, Row, scalar

(copysign,) = functions("copysign")
LEVEL = r"llvm\.x86\.(?:sse\d*|avx\d*|avx512)\."
PACKED = r"\.(?:ps|pd)(?:\.256)?"
NAMED = [
    (re.compile(LEVEL + "max" + PACKED), "x86_max"),
    (re.compile(LEVEL + "min" + PACKED), "x86_min"),
    (re.compile(LEVEL + r"blendv(?:ps|pd|\.ps\.256|\.pd\.256)"), "x86_blendv"),
    (re.compile(LEVEL + "round" + PACKED), "rint"),
    (re.compile(LEVEL + "rsqrt" + PACKED), "rsqrt"),
    (re.compile(LEVEL + "rcp" + PACKED), "x86_rcp"),
]
FUSED = re.compile(r"llvm\.x86\.fma\.vfm(addsub|subadd)" + PACKED)
LOWEST = re.compile(LEVEL + r"(max|min)\.s[sd]")
LINEAR = re.compile(LEVEL + r"(hadd|hsub|addsub)" + PACKED)

scalar("x86_max", lambda x, y: (where(x > y, 1, 0), where(x > y, 0, 1)), [(0.2, 2), (2.2, 3)], libm="", finite=True,
       python=lambda x, y: x if x > y else y)  # fmt: skip
scalar("x86_min", lambda x, y: (where(x < y, 1, 0), where(x < y, 0, 1)), [(0.2, 2), (2.2, 3)], libm="", finite=True,
       python=lambda x, y: x if x < y else y)  # fmt: skip
scalar("x86_rcp", lambda x, result: -(result * result), [(0.2, 2)], libm="", python=lambda x: 1 / x)
scalar(
    "x86_blendv",
    lambda x, y, mask: (where(copysign(ONE, mask) < 0, 0, 1), where(copysign(ONE, mask) < 0, 1, 0), ZERO),
    [(0.2, 2), (0.2, 2), (-2, -1)],
    libm="",
    finite=True,
    python=lambda x, y, mask: y if mask < 0 else x,
)

inactive_pattern(
    LEVEL + r"(cvtt?\.?(sd|ss|pd|ps)2(si|usi|dq|udq|qq)|movmsk|ptest|vtest|u?comi|pmovmskb|psad|pmadd|pmul|psll|psr[al]"
    r"|pshuf|pack[su]s|padd|psub|pavg|phadd|phsub|psign|pabs|mpsad|phmin|crc32|pcmp|clflush|[ls]fence|mfence|pause)",
    because="integers",
)


@lru_cache(maxsize=64)
def linear_row(kind: str, count: int, per_block: int) -> Row:
    """A linear map of two vectors of `count` lanes, in blocks of 128 bits."""
    symbols = tuple(Operand(k, f"v{k}") for k in range(2 * count))
    return Row(f"x86.{kind}", symbols, tuple(_coefficients(kind, lane, count, per_block) for lane in range(count)))


def _coefficients(kind: str, lane: int, count: int, per_block: int) -> tuple[Expression, ...]:
    found: list[Expression] = [ZERO] * (2 * count)
    if kind == "addsub":
        found[lane] = ONE
        found[count + lane] = ONE if lane % 2 else MINUS_ONE
        return tuple(found)
    block, inside = divmod(lane, per_block)
    half = per_block // 2
    start = (count if inside >= half else 0) + block * per_block + 2 * (inside % half)
    found[start] = ONE
    found[start + 1] = ONE if kind == "hadd" else MINUS_ONE
    return tuple(found)


@lru_cache(maxsize=64)
def fused_row(kind: str, count: int) -> Row:
    """x·y ∓ z and x·y ± z in turn."""
    symbols = tuple(Operand(k, f"v{k}") for k in range(3 * count))
    partials: list[tuple[Expression, ...]] = []
    for lane in range(count):
        found: list[Expression] = [ZERO] * (3 * count)
        found[lane], found[count + lane] = symbols[count + lane], symbols[lane]
        found[2 * count + lane] = ONE if bool(lane % 2) == (kind == "addsub") else MINUS_ONE
        partials.append(tuple(found))
    return Row(f"x86.fused.{kind}", symbols, tuple(partials), finite=True)


@lru_cache(maxsize=8)
def lowest_row(kind: str, count: int) -> Row:
    """The larger or smaller one of two lowest lanes, beside the other lanes of the first vector."""
    symbols = tuple(Operand(k, f"v{k}") for k in range(2 * count))
    x, y = symbols[0], symbols[count]
    is_first = x > y if kind == "max" else x < y
    partials: list[tuple[Expression, ...]] = []
    for lane in range(count):
        found: list[Expression] = [ZERO] * (2 * count)
        found[lane] = ONE if lane else where(is_first, 1, 0)
        found[count] = ZERO if lane else where(is_first, 0, 1)
        partials.append(tuple(found))
    return Row(f"x86.lowest.{kind}", symbols, tuple(partials), finite=True)


@rule_maker(lambda name: name.startswith("llvm.x86."))
def x86_rule(name: str, call: Call | Invoke) -> AppliedRule | None:
    for pattern, row_name in NAMED:
        if pattern.fullmatch(name):
            row = ROWS[row_name]
            return AppliedRule(RowRule(row), call, tuple(call.arguments[: row.arity]), call.type)
    if (match := FUSED.fullmatch(name)) and isinstance(call.type, VectorType):
        count = call.type.count
        rule = PartsRule(fused_row(match[1], count), (count, count, count), tuple(range(count)))
        return AppliedRule(rule, call, tuple(call.arguments), call.type)
    if (match := LOWEST.fullmatch(name)) and isinstance(call.type, VectorType):
        count = call.type.count
        rule = PartsRule(lowest_row(match[1], count), (count, count), tuple(range(count)))
        return AppliedRule(rule, call, tuple(call.arguments), call.type)
    match = LINEAR.fullmatch(name)
    if match is None or not isinstance(call.type, VectorType) or not isinstance(call.type.element, FloatType):
        return None
    count = call.type.count
    row = linear_row(match[1], count, 128 // call.type.element.bits)
    return AppliedRule(PartsRule(row, (count, count), tuple(range(count))), call, tuple(call.arguments), call.type)
