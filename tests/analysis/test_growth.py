"""A link's work grows with the program, hardly more: twice the functions, members, copies, ... are twice the steps.

A step is a call that Python makes, of its own functions and of those in C: their number is the same every time.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pytest

from enzyme_build.differentiate import differentiate
from enzyme_build.errors import EnzymeBuildError
from enzyme_build.ir import parse_module
from tests.analysis.counting import counted_calls

_MOST = 2.4  # n log n, and what does not grow
_MOST_OF_COPIES = 3.2  # each is laid out among all that is known of its memory

_HEAD = """
declare double @__enzyme_autodiff(ptr, ...)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare ptr @malloc(i64)
declare double @sin(double)

define void @ask(ptr %x, ptr %dx) {
  %r = call double (ptr, ...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx)
  ret void
}
"""


def _chain_of_calls(n: int) -> str:
    """Functions that call one another, each with a global of its own."""
    text = "".join(
        f"""
@g{k} = internal global {{ double, ptr, i64 }} zeroinitializer
define internal double @c{k}(ptr %x) noinline {{
  %v = load double, ptr %x
  store double %v, ptr @g{k}
  %r = call double @c{k + 1}(ptr %x)
  %w = load double, ptr @g{k}
  %s = fmul double %r, %w
  ret double %s
}}
"""
        for k in range(n)
    )
    last = f"define internal double @c{n}(ptr %x) noinline {{\n  %v = load double, ptr %x\n  ret double %v\n}}\n"
    return text + last + "define internal double @f(ptr %x) {\n  %r = call double @c0(ptr %x)\n  ret double %r\n}\n"


def _body(lines: list[str], types: str = "") -> str:
    inner = "".join(f"  {line}\n" for line in lines)
    return f"{types}define internal double @f(ptr %x) {{\n{inner}  %r = load double, ptr %x\n  ret double %r\n}}\n"


def _calls_of_one(n: int) -> str:
    """One function that is called with n pieces of memory."""
    callee = """
define internal void @square(ptr %a, ptr %b) noinline {
  %v = load double, ptr %a
  %s = fmul double %v, %v
  store double %s, ptr %b
  ret void
}
"""
    lines: list[str] = []
    for k in range(n):
        lines += [f"%m{k} = alloca double", f"call void @square(ptr %x, ptr %m{k})"]
        lines += [f"%v{k} = load double, ptr %m{k}", f"store double %v{k}, ptr %x"]
    return callee + _body(lines)


def _kept_blocks(n: int) -> str:
    """One function that is called with n blocks of memory, each of which leads to all that were made before."""
    callee = """
define internal void @keep(ptr %block, ptr %kept) noinline {
  %before = load ptr, ptr %kept
  %next = getelementptr i8, ptr %block, i64 8
  store ptr %before, ptr %next
  store ptr %block, ptr %kept
  %v = load double, ptr %block
  ret void
}
"""
    lines = ["%kept = alloca ptr"]
    for k in range(n):
        lines += [f"%m{k} = call ptr @malloc(i64 16)", f"%v{k} = load double, ptr %x", f"store double %v{k}, ptr %m{k}"]
        lines += [f"call void @keep(ptr %m{k}, ptr %kept)"]
    return callee + _body(lines)


def _stores(n: int) -> str:
    """Members of one struct that are written and read, each with what its type says of all others."""
    struct = f"%s = type {{ {', '.join(['double', 'i64', 'ptr', 'double'] * 8)} }}\n"
    lines = ["%m = alloca %s"]
    for k in range(n):
        at = (k * 4) % 32
        lines += [f"%p{k} = getelementptr %s, ptr %m, i64 0, i32 {at}", f"%v{k} = load double, ptr %x"]
        lines += [f"store double %v{k}, ptr %p{k}", f"%w{k} = load double, ptr %p{k}", f"store double %w{k}, ptr %x"]
    return _body(lines, struct)


def _tagged_members(n: int) -> str:
    """Accesses to members of a struct that TBAA describes, which has as many members."""
    lines: list[str] = []
    for k in range(n):
        lines += [f"%p{k} = getelementptr i8, ptr %x, i64 {8 * k}", f"%v{k} = load double, ptr %p{k}, !tbaa !{100 + k}"]
        lines += [f"%w{k} = fmul double %v{k}, %v{k}", f"store double %w{k}, ptr %p{k}, !tbaa !{100 + k}"]
    members = ", ".join(f"!2, i64 {8 * k}" for k in range(n))
    tags = f"""
!0 = !{{!"root"}}
!1 = !{{!"omnipotent char", !0, i64 0}}
!2 = !{{!"double", !1, i64 0}}
!8 = !{{!"record", {members}}}
"""
    return _body(lines) + tags + "".join(f"!{100 + k} = !{{!8, !2, i64 {8 * k}}}\n" for k in range(n))


def _records_by_indices(n: int) -> str:
    """An array of records, in each of which an element of an array is accessed, all by indices of their own."""
    lines = ["%m = alloca [64 x { i32, [4 x double], ptr }]"]
    for k in range(n):
        lines += [f"%i{k} = load i64, ptr @n", f"%r{k} = getelementptr {{ i32, [4 x double], ptr }}, ptr %m, i64 %i{k}"]
        lines += [f"%c{k} = load i32, ptr %r{k}, !tbaa !9", f"%j{k} = sext i32 %c{k} to i64"]
        lines += [f"%a{k} = getelementptr i8, ptr %r{k}, i64 8"]
        lines += [f"%e{k} = getelementptr double, ptr %a{k}, i64 %j{k}", f"%v{k} = load double, ptr %x"]
        lines += [f"store double %v{k}, ptr %e{k}, !tbaa !10"]
    tags = """
!0 = !{!"root"}
!1 = !{!"omnipotent char", !0, i64 0}
!2 = !{!"double", !1, i64 0}
!3 = !{!"int", !1, i64 0}
!4 = !{!"any pointer", !1, i64 0}
!8 = !{!"record", !3, i64 0, !1, i64 8, !4, i64 40}
!9 = !{!8, !3, i64 0}
!10 = !{!2, !2, i64 0}
"""
    return "@n = internal global i64 1\n" + _body(lines) + tags


def _copies(n: int) -> str:
    """Structs that are copied within one array, by a function that is called for each."""
    callee = """
define internal void @move(ptr %to, ptr %from) noinline {
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 48, i1 false)
  ret void
}
"""
    lines = [f"%m = alloca [{n + 1} x {{ double, ptr, i64, double, double, i64 }}]"]
    lines += ["%u = load double, ptr %x", "store double %u, ptr %m"]
    for k in range(n):
        lines += [f"%{which}{k} = getelementptr i8, ptr %m, i64 {48 * at}" for which, at in (("a", k), ("b", k + 1))]
        lines += [f"call void @move(ptr %b{k}, ptr %a{k})"]
    return callee + _body([*lines, f"%v = load double, ptr %b{n - 1}", "store double %v, ptr %x"])


def _kept_results(n: int) -> str:
    """What varies goes from block to block through one function, under a guard that asks for what is kept."""
    callee = """
@kept = internal global double 0.0
@key = internal global double 0.0
define internal void @hand_on(ptr %to, ptr %from) noinline {
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 8, i1 false)
  ret void
}
define internal double @look(ptr %x) noinline {
  %v = load double, ptr %x
  %k = load double, ptr @key
  %is = fcmp oeq double %v, %k
  br i1 %is, label %end, label %new
new:
  store double %v, ptr @key
  %s = fmul double %v, %v
  store double %s, ptr @kept
  br label %end
end:
  %r = load double, ptr @kept
  ret double %r
}
"""
    lines = ["%m = alloca double", "%v = load double, ptr %x", "store double %v, ptr %m"]
    for k in range(n):
        lines += [f"%m{k} = alloca double", f"call void @hand_on(ptr %m{k}, ptr %m{k - 1 if k else ''})"]
    lines += [f"%l = call double @look(ptr %m{n - 1 if n else ''})", "store double %l, ptr %x"]
    return callee + _body(lines)


def _unseen_calls(n: int) -> str:
    """Blocks that lead to one another, each handed to a function that nobody sees, under a guard as above."""
    head = _kept_results(0).partition("define internal double @f")[0]
    lines = ["%m = alloca { double, ptr }", "%p = getelementptr i8, ptr %m, i64 8", "store ptr %x, ptr %p"]
    for k in range(n):
        lines += [f"%m{k} = alloca {{ double, ptr }}", f"%p{k} = getelementptr i8, ptr %m{k}, i64 8"]
        lines += [f"store ptr %m{k - 1 if k else ''}, ptr %p{k}", f"call void @unseen(ptr %m{k})"]
    lines += ["%l = call double @look(ptr %x)", "store double %l, ptr %x"]
    return head + "declare void @unseen(ptr)\n" + _body(lines)


def _switch(n: int) -> str:
    """A switch with n ways, each of which computes something."""
    cases = " ".join(f"i64 {k}, label %w{k}" for k in range(n))
    ways = "".join(
        f"w{k}:\n  %v{k} = load double, ptr %x\n  %s{k} = fmul double %v{k}, {k + 2}.0\n  br label %end\n"
        for k in range(n)
    )
    merged = ", ".join(f"[ %s{k}, %w{k} ]" for k in range(n))
    return f"""
define internal double @f(ptr %x) {{
top:
  %p = getelementptr i8, ptr %x, i64 8
  %i = load i64, ptr %p
  switch i64 %i, label %end [ {cases} ]
{ways}
end:
  %r = phi double [ 0.0, %top ], {merged}
  ret double %r
}}
"""


def _targets(n: int) -> str:
    """A call through a table of n functions."""
    functions = "".join(
        f"define internal double @t{k}(double %v) noinline {{\n  %s = fmul double %v, {k + 2}.0\n  ret double %s\n}}\n"
        for k in range(n)
    )
    table = ", ".join(f"ptr @t{k}" for k in range(n))
    lines = ["%p = getelementptr i8, ptr %x, i64 8", "%i = load i64, ptr %p", "%v = load double, ptr %x"]
    lines += [f"%e = getelementptr [{n} x ptr], ptr @table, i64 0, i64 %i", "%t = load ptr, ptr %e"]
    lines += ["%s = call double %t(double %v)", "store double %s, ptr %x"]
    return functions + _body(lines, f"@table = internal constant [{n} x ptr] [{table}]\n")


def _table(n: int) -> str:
    """A constant table of numbers."""
    numbers = ", ".join(f"double {k}.5" for k in range(n))
    lines = ["%p = getelementptr i8, ptr %x, i64 8", "%i = load i64, ptr %p", "%v = load double, ptr %x"]
    lines += [f"%e = getelementptr [{n} x double], ptr @table, i64 0, i64 %i", "%t = load double, ptr %e"]
    lines += ["%s = fmul double %v, %t", "store double %s, ptr %x"]
    return _body(lines, f"@table = internal constant [{n} x double] [{numbers}]\n")


def _blocks_of_memory(n: int) -> str:
    """Memory that is allocated, written and read in one function, each block linked to the one before."""
    lines = ["%m = call ptr @malloc(i64 16)"]
    for k in range(n):
        before = f"%m{k - 1}" if k else "%m"
        lines += [f"%m{k} = call ptr @malloc(i64 16)", f"%l{k} = getelementptr i8, ptr %m{k}, i64 8"]
        lines += [f"store ptr {before}, ptr %l{k}", f"%v{k} = load double, ptr %x", f"store double %v{k}, ptr %m{k}"]
        lines += [f"%b{k} = load ptr, ptr %l{k}", f"%w{k} = load double, ptr %m{k}", f"store double %w{k}, ptr %x"]
    return _body(lines)


def _refused(n: int) -> str:
    """Functions that call the next one twice; the last one calls what nobody knows."""
    text = "".join(
        f"""
define internal double @r{k}(double %v) noinline {{
  %one = call double @r{k + 1}(double %v)
  %two = call double @r{k + 1}(double %one)
  ret double %two
}}
"""
        for k in range(n)
    )
    lines = ["%v = load double, ptr %x", "%s = call double @r0(double %v)", "store double %s, ptr %x"]
    return f"{text}declare double @r{n}(double)\n{_body(lines)}"


def _integers_beside_numbers(n: int) -> str:
    """Integers and numbers in one struct, each pair of which a function of its own changes; one calls the next."""
    functions = "".join(
        f"""
define internal void @c{k}(ptr %s) noinline {{
  %p = getelementptr i8, ptr %s, i64 {16 * k}
  %v = load double, ptr %p
  %w = fmul double %v, %v
  store double %w, ptr %p
  %q = getelementptr i8, ptr %s, i64 {16 * k + 8}
  %i = load i64, ptr %q
  %j = mul i64 %i, 3
  store i64 %j, ptr %q
  call void @c{k + 1}(ptr %s)
  ret void
}}
"""
        for k in range(n)
    )
    last = f"define internal void @c{n}(ptr %s) noinline {{\n  ret void\n}}\n"
    return functions + last + _body(["call void @c0(ptr %x)"])


def _bytes_on_their_ways(n: int) -> str:
    """Bytes of a number that go through n functions and n pieces of memory."""
    functions = "".join(
        f"""
define internal void @c{k}(ptr %to, ptr %from) noinline {{
entry:
  %room = alloca [16 x i8]
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %more, %loop ]
  %p = getelementptr i8, ptr %from, i64 %i
  %q = getelementptr i8, ptr %room, i64 %i
  %byte = load i8, ptr %p
  %changed = xor i8 %byte, {k}
  store i8 %changed, ptr %q
  %more = add i64 %i, 1
  %again = icmp ult i64 %more, 8
  br i1 %again, label %loop, label %done
done:
  call void @c{k + 1}(ptr %to, ptr %room)
  ret void
}}
"""
        for k in range(n)
    )
    last = f"""
define internal void @c{n}(ptr %to, ptr %from) noinline {{
  %byte = load i8, ptr %from
  store i8 %byte, ptr %to
  ret void
}}
"""
    lines = ["%room = alloca [2 x double]", "call void @c0(ptr %room, ptr %x)"]
    return functions + last + _body(lines)


def _words_on_their_ways(n: int) -> str:
    """Words that go through n globals, each of which makes a number, too."""
    globals_ = "".join(f"@w{k} = internal global i64 0\n@n{k} = internal global double 0.0\n" for k in range(n + 1))
    lines = ["store i64 1, ptr @w0"]
    for k in range(n):
        lines += [f"%a{k} = load i64, ptr @w{k}", f"%b{k} = xor i64 %a{k}, {2 * k + 3}"]
        lines += [f"store i64 %b{k}, ptr @w{k + 1}", f"%d{k} = bitcast i64 %a{k} to double"]
        lines += [f"store double %d{k}, ptr @n{k}"]
    return globals_ + _body(lines)


def _steps(text: str) -> int:
    """How many calls a derivation makes, or the attempt."""
    module = parse_module(_HEAD + text)
    with counted_calls() as count, suppress(EnzymeBuildError):
        differentiate(module, [], False)
    return count[0]


_PROGRAMS: list[tuple[Callable[[int], str], int]] = [
    (_chain_of_calls, 24),
    (_calls_of_one, 8),
    (_kept_blocks, 8),
    (_stores, 16),
    (_tagged_members, 32),
    (_records_by_indices, 32),
    (_copies, 12),
    (_switch, 12),
    (_targets, 6),
    (_table, 500),
    (_kept_results, 12),
    (_unseen_calls, 50),
    (_blocks_of_memory, 8),
    (_refused, 8),
    (_integers_beside_numbers, 8),
    (_bytes_on_their_ways, 8),
    (_words_on_their_ways, 64),
]


@pytest.mark.parametrize(("program", "size"), _PROGRAMS, ids=[program.__name__[1:] for program, _ in _PROGRAMS])
def test_twice_the_program_is_hardly_more_than_twice_the_work(program: Callable[[int], str], size: int) -> None:
    _steps(program(2))  # what is made once for all programs
    once, twice = _steps(program(size)), _steps(program(2 * size))
    assert twice < (_MOST_OF_COPIES if program is _copies else _MOST) * once
