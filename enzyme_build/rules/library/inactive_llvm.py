"""LLVM intrinsics that have no derivative, and those among them that are mere annotations."""

from __future__ import annotations

import re

from enzyme_build.ir import VOID, Call, Function, Instruction, Value
from enzyme_build.rules.library.inactive import inactive_pattern

ANNOTATION = re.compile(
    r"llvm\.(dbg\.|lifetime\.|assume$|experimental\.noalias\.scope\.decl|var\.annotation|codeview\.annotation"
    r"|donothing$|pseudoprobe$|sideeffect$|fake\.use$|prefetch|invariant\.end|instrprof\.|stackrestore)"
)


def is_annotation(instruction: Instruction) -> bool:
    """True for a call that only tells the compiler something: derived code leaves it out."""
    if not isinstance(instruction, Call) or instruction.type is not VOID:
        return False
    callee = instruction.callee
    return isinstance(callee, Function) and ANNOTATION.match(callee.name.strip('"')) is not None


_CHECKED = re.compile(r"llvm\.[su](add|sub|mul)\.with\.overflow\.")


def is_checked_arithmetic(value: Value) -> bool:
    """True for a sum, a difference or a product of integers that says whether it fits."""
    callee = value.callee if isinstance(value, Call) else None
    return isinstance(callee, Function) and _CHECKED.match(callee.name.strip('"')) is not None


inactive_pattern(ANNOTATION.pattern, because="an annotation")
inactive_pattern(
    r"llvm\.(launder\.invariant\.group|strip\.invariant\.group|ptr\.annotation|threadlocal\.address|ssa\.copy"
    r"|preserve\.|annotation\.|expect\.|expect\.with\.probability)",
    because="its first argument is its result",
    returns_argument=0,
)
inactive_pattern(r"llvm\.(trap|ubsantrap)$", because="ends here", does_not_return=True)
inactive_pattern(
    r"llvm\.(va_start|va_copy|va_end)(\.|$)",
    because="the arguments of a variadic function, which reads none of them itself (see `variadic_calls`)",
)
inactive_pattern(r"llvm\.load\.relative\.", because="an address in a table of constants")
inactive_pattern(r"llvm\.(stacksave|stackrestore)", because="the stack pointer")
inactive_pattern(
    r"llvm\.(debugtrap|invariant\.start|objectsize|is\.constant|allow\.|returnaddress|addressofreturnaddress"
    r"|frameaddress|sponentry|readcyclecounter|readsteadycounter|thread\.pointer|get\.(rounding|fpenv|fpmode)"
    r"|set\.(rounding|fpenv|fpmode)|reset\.(fpenv|fpmode)|clear_cache|vscale|type\.test|eh\.|read_register"
    r"|public\.type\.test|localescape|localrecover|experimental\.guard|experimental\.widenable)",
    because="the compiler's or the processor's own state",
)
inactive_pattern(
    r"llvm\.([su](max|min|cmp)|abs|ctpop|ctlz|cttz|bswap|bitreverse|fshl|fshr|[su](add|sub|shl)\.sat"
    r"|[su](add|sub|mul)\.with\.overflow|[su](mul|div)\.fix|lround|llround|lrint|llrint|is\.fpclass"
    r"|fpto[su]i\.sat|vector\.reduce\.(add|mul|and|or|xor|[su]max|[su]min)|get\.active\.lane\.mask|stepvector"
    r"|experimental\.stepvector|clmul|pdep|pext|experimental\.constrained\.(fpto[su]i|[su]itofp|fcmps?|l?lrint"
    r"|l?lround))(\.|$)",
    because="integers",
)
inactive_pattern(r"llvm\.x86\.(addcarry|subborrow|bmi\.(bextr|bzhi|pdep|pext)|sse42\.crc32)\.", because="integers")
inactive_pattern(
    r"llvm\.x86\.(rdtsc|rdpmc|sse2?\.(pause|[lms]fence|stmxcsr|ldmxcsr)|avx\.vzero|rdrand|rdseed|xgetbv)",
    because="the processor's own state",
)
