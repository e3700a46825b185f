"""What derivatives are made of: tapes, shadows, recomputation; facts about the derived code, not its text."""

from __future__ import annotations

import re

import pytest

from enzyme_build.differentiate import differentiate
from enzyme_build.ir import parse_module, print_module
from tests.differentiate.deriving import DEBUG, ENTRIES, asking, calls, derived, made, parameters, text_of

POINTER = "void (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx, i64 %n)"
NUMBER = "double (...) @__enzyme_autodiff(ptr @f, double %a, i64 %n)"

NEW, FREE, GROW = "enzyme_build.tape.new", "enzyme_build.tape.free", "enzyme_build.tape.grow"


def loop(body: str, result: str = "double %s1") -> str:
    """A loop over i < n (at least once) around `body`, which makes %s1 of %s; the address of x[i] is %p."""
    return f"""
declare double @exp(double)
declare double @sin(double)
declare double @pow(double, double)
declare ptr @malloc(i64)
declare void @free(ptr)
declare i32 @printf(ptr, ...)
@text = constant [3 x i8] c"%g\\00"
define {result.split()[0]} @f(ptr %x, i64 %n) {{
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi double [ 1.0, %entry ], [ %s1, %loop ]
  %p = getelementptr double, ptr %x, i64 %i
  {body}
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp slt i64 %i1, %n
  br i1 %c, label %loop, label %end
end:
  ret {result}
}}
"""


NO_TAPE = {  # read-only data is read again, sums need nothing
    "squares": "%v = load double, ptr %p\n  %q = fmul double %v, %v\n  %s1 = fadd double %s, %q",
    "products with data": "%v = load double, ptr %p\n  %q = fmul double %v, 2.0\n  %s1 = fadd double %s, %q",
    "sines": "%v = load double, ptr %p\n  %q = call double @sin(double %v)\n  %s1 = fadd double %s, %q",
}
ONE_TAPE = {
    "running product": "%v = load double, ptr %p\n  %s1 = fmul double %s, %v",
    "in place": "%v = load double, ptr %p\n  %q = fmul double %v, %v\n  store double %q, ptr %p\n"
    "  %s1 = fadd double %s, %q",
}


@pytest.mark.parametrize("body", NO_TAPE.values(), ids=NO_TAPE)
def test_no_tape(body: str) -> None:
    module = derived(loop(body), POINTER)
    assert made(module) == ["f.gradient"]
    assert calls(module, "f.gradient", NEW) == calls(module, "f.gradient", "realloc") == 0


@pytest.mark.parametrize("body", ONE_TAPE.values(), ids=ONE_TAPE)
def test_one_tape_of_exactly_the_iterations(body: str) -> None:
    module = derived(loop(body), POINTER)
    assert calls(module, "f.gradient", NEW) == calls(module, "f.gradient", FREE) == 1
    assert calls(module, "f.gradient", "realloc") == 0


def test_a_loop_of_unknown_length_grows_its_tape() -> None:
    text = loop("%v = load double, ptr %p\n  %s1 = fmul double %s, %v").replace(
        "icmp slt i64 %i1, %n", "fcmp olt double %s1, 100.0"
    )
    module = derived(text, POINTER)
    assert calls(module, "f.gradient", GROW) == 1 and calls(module, "f.gradient", NEW) == 0
    assert calls(module, "f.gradient", FREE) == 1


def test_a_short_loop_keeps_its_tape_on_the_stack() -> None:
    short = loop(ONE_TAPE["running product"]).replace("icmp slt i64 %i1, %n", "icmp slt i64 %i1, 8")
    nest = NESTED.replace("i64 %j1, %n", "i64 %j1, 4").replace("i64 %i1, %n", "i64 %i1, 3")
    for text, size in ((short, 8), (nest, 12)):
        module = derived(text, POINTER)
        assert calls(module, "f.gradient", NEW) == calls(module, "f.gradient", FREE) == 0
        assert f"alloca [{size} x double]" in text_of(module, "f.gradient")


NESTED = """
define double @f(ptr %x, i64 %n) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
  %s = phi double [ 1.0, %entry ], [ %t1, %latch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j1, %inner ]
  %t = phi double [ %s, %outer ], [ %t1, %inner ]
  %p = getelementptr double, ptr %x, i64 %j
  %v = load double, ptr %p
  %t1 = fmul double %t, %v
  %j1 = add nuw nsw i64 %j, 1
  %more = icmp slt i64 %j1, %n
  br i1 %more, label %inner, label %latch
latch:
  %i1 = add nuw nsw i64 %i, 1
  %again = icmp slt i64 %i1, %n
  br i1 %again, label %outer, label %end
end:
  ret double %t1
}
"""


def test_a_nest_of_counted_loops_is_reserved_at_once() -> None:
    module = derived(NESTED, POINTER)
    assert calls(module, "f.gradient", NEW) == 1 and calls(module, "f.gradient", "realloc") == 0


def test_expensive_results_are_recorded_and_cheap_ones_repeated() -> None:
    body = "%v = load double, ptr %p\n  %q = call double @exp(double %v)\n  %s1 = fadd double %s, %q"
    module = derived(loop(body), POINTER)
    assert calls(module, "f.gradient", "exp") == 1  # the derivative is the result
    assert calls(module, "f.gradient", NEW) == 1
    body = "%v = load double, ptr %p\n  %h = fadd double %v, 1.0\n  %q = fmul double %h, %h\n  %s1 = fadd double %s, %q"
    assert calls(derived(loop(body), POINTER), "f.gradient", NEW) == 0


INACTIVE = """
declare i32 @printf(ptr, ...)
declare double @cos(double)
@text = constant [3 x i8] c"%g\\00"
define double @f(double %a, ptr %p, i64 %n) {
entry:
  %v = load double, ptr %p
  %w = call double @cos(double %v)
  %big = fcmp ogt double %w, 0.5
  br i1 %big, label %talk, label %end
talk:
  %u = fmul double %a, %a
  %i = call i32 (ptr, ...) @printf(ptr @text, double %u)
  br label %end
end:
  %r = fmul double %a, %w
  ret double %r
}
"""
CONSTANT = "double (...) @__enzyme_autodiff(ptr @f, double %a, ptr @enzyme_const, ptr %x, i64 %n)"


def test_inactive_code_has_neither_shadow_nor_reverse() -> None:
    module = derived(INACTIVE, CONSTANT)
    assert parameters(module.functions["f.gradient"]) == ["double a", "ptr p", "i64 n", "double seed"]
    text = text_of(module, "f.gradient")
    assert calls(module, "f.gradient", "printf") == 1 and calls(module, "f.gradient", "cos") == 1
    blocks = re.findall(r"^(reverse[\w.]*):", text, re.MULTILINE)
    assert not any("talk" in name for name in blocks)  # nothing to undo there
    assert "entered.from.slot" not in text  # nor does anybody ask which way control came


def test_without_activity_there_is_nothing_to_do() -> None:
    module = derived(
        INACTIVE, CONSTANT.replace("double (...)", "void (...)").replace("double %a", "ptr @enzyme_const, double %a")
    )
    text = text_of(module, "f.gradient")
    assert "fadd" not in text and "adjoint" not in text.replace("result.adjoint", "")


def test_the_same_request_twice_is_one_derivative() -> None:
    text = loop(NO_TAPE["squares"]) + asking(POINTER).replace("@asks", "@first")
    assert made(derived(text, POINTER)) == ["f.gradient"]
    other = POINTER.replace("ptr %x, ptr %dx", "ptr @enzyme_const, ptr %x")
    assert len(made(derived(text, other))) == 2


CALLS = """
declare ptr @malloc(i64)
define internal double @helper(ptr %p, double %y) {
  %v = load double, ptr %p
  %w = fmul double %v, %y
  ret double %w
}
define double @f(ptr %x, i64 %n) {
  %v = load double, ptr %x
  %h = call double @helper(ptr %x, double %v)
  STORE
  ret double %h
}
"""


def test_a_callee_records_only_what_its_caller_overwrites() -> None:
    kept = derived(CALLS.replace("STORE", ""), POINTER)
    assert set(made(kept)) == {"f.gradient", "helper.augmented", "helper.reverse"}
    assert str(kept.functions["helper.augmented"].return_type) == "double"  # no tape
    overwritten = derived(CALLS.replace("STORE", "store double 0.0, ptr %x"), POINTER)
    assert str(overwritten.functions["helper.augmented"].return_type) == "{ double, double }"
    assert calls(overwritten, "helper.augmented", "malloc") == 0  # by value


RECURSIVE = """
define double @f(double %a, i64 %n) {
entry:
  %stop = icmp eq i64 %n, 0
  br i1 %stop, label %end, label %more
more:
  %n1 = sub i64 %n, 1
  %r = call double @f(double %a, i64 %n1)
  %s = fmul double %r, %a
  br label %end
end:
  %t = phi double [ 1.0, %entry ], [ %s, %more ]
  ret double %t
}
"""


def test_a_recursive_function_keeps_its_tape_on_the_stack_of_the_gradient() -> None:
    module = derived(RECURSIVE, NUMBER)
    reserve, reset = "enzyme_build.stack.reserve", "enzyme_build.stack.reset"
    assert calls(module, "f.augmented", reserve) == calls(module, "f.reverse", reset) == 1
    assert calls(module, "f.gradient", reserve) == 0 and calls(module, "f.gradient", reset) == 1
    assert not any(calls(module, f"f.{half}", "malloc") for half in ("gradient", "augmented", "reverse"))
    assert calls(module, "f.augmented", "f.augmented") == 1 and calls(module, "f.reverse", "f.reverse") == 1


def test_an_activation_that_records_nothing_reserves_nothing() -> None:
    text = text_of(derived(RECURSIVE, NUMBER), "f.augmented")
    entry, _, rest = text.partition("\nmore:")
    assert "stack.reserve" not in entry and "stack.reserve" in rest


def test_the_order_of_what_is_recorded_does_not_decide_where_it_lies() -> None:
    """Numbers and choices in turns: alignment makes their record longer than in another order."""
    body = "".join(
        f"""  %p{k} = getelementptr double, ptr %x, i64 {k}
  %v{k} = load double, ptr %p{k}
  store double 0.0, ptr %p{k}
  %q{k} = getelementptr i8, ptr %c, i64 {k}
  %b{k} = load i1, ptr %q{k}
  store i1 false, ptr %q{k}
  %w{k} = fmul double %v{k}, %v{k}
  %u{k} = select i1 %b{k}, double %w{k}, double %v{k}
  %s{k} = fadd double %{f"s{k - 1}" if k else "a"}, %u{k}
"""
        for k in range(34)
    )
    text = f"""
define double @g(ptr %x, ptr %c, double %a) {{
{body}  ret double %s33
}}
define double @f(ptr %x, ptr %c) {{
  %r = call double @g(ptr %x, ptr %c, double 1.0)
  ret double %r
}}
"""
    call = "double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx, ptr @enzyme_const, ptr %c)"
    module = derived(text, call, "ptr %x, ptr %dx, ptr %c")
    assert calls(module, "g.augmented", "enzyme_build.stack.reserve") == 0


@pytest.mark.parametrize(("kept", "reserved"), [("store double 1.0, ptr %m", 1), ("store ptr %m, ptr @kept", 2)])
def test_the_shadow_of_a_variable_of_numbers_is_in_the_frame_of_the_reverse_half(kept: str, reserved: int) -> None:
    text = f"""
@kept = internal global ptr null
define double @f(double %a, i64 %n) {{
  %m = alloca double
  {kept}
  store double %a, ptr %m
  %end = icmp eq i64 %n, 0
  br i1 %end, label %out, label %more
more:
  %less = sub i64 %n, 1
  %v = load double, ptr %m
  %r = call double @f(double %v, i64 %less)
  store double %r, ptr %m
  br label %out
out:
  %w = load double, ptr %m
  %s = fmul double %w, %w
  ret double %s
}}
"""
    assert calls(derived(text, NUMBER), "f.augmented", "enzyme_build.stack.reserve") == reserved


def test_memory_of_the_program_gets_shadow_memory_that_is_freed() -> None:
    text = """
declare ptr @malloc(i64)
declare void @free(ptr)
define double @f(double %a, i64 %n) {
  %m = call ptr @malloc(i64 8)
  store double %a, ptr %m
  %v = load double, ptr %m
  %r = fmul double %v, %v
  call void @free(ptr %m)
  ret double %r
}
"""
    module = derived(text, NUMBER)
    assert calls(module, "f.gradient", "malloc") == calls(module, "f.gradient", "free") == 2
    assert calls(module, "f.gradient", "llvm.memset.p0.i64") == 1


GLOBALS = """
@state = global double 0.0
define internal void @put(double %v) noinline {
  store double %v, ptr @state
  ret void
}
define internal double @get() noinline {
  %v = load double, ptr @state
  ret double %v
}
define double @f(double %a, i64 %n) {
  call void @put(double %a)
  %v = call double @get()
  ret double %v
}
"""


def test_a_global_has_one_shadow_in_all_functions_and_starts_at_zero() -> None:
    module = derived(GLOBALS, NUMBER)
    assert "@state.shadow" in text_of(module, "put.reverse") and "@state.shadow" in text_of(module, "get.reverse")
    assert "@state.shadow" not in module.globals and module.globals["state.shadow"].linkage == "internal"
    assert calls(module, "asks", "llvm.memset.p0.i64") == 1


@pytest.mark.parametrize("text", [NESTED, loop(ONE_TAPE["in place"])], ids=["nest", "in place"])
def test_the_same_program_has_the_same_derivative(text: str) -> None:
    whole = ENTRIES + text + asking(POINTER) + DEBUG
    several: set[str] = set()
    kept: list[object] = []  # so that objects lie elsewhere each time
    for _ in range(4):
        module = parse_module(whole)
        differentiate(module)
        several.add(print_module(module))
        kept += [module, [object() for _ in range(999)]]
    assert len(several) == 1


def test_sizes_by_address_have_no_shadow() -> None:
    """Wherever they lie: in a variable, or beside numbers."""
    module = derived(
        """
define internal double @work(ptr readonly captures(none) %n, ptr readonly captures(none) %v) #0 {
  %size = load i32, ptr %n
  %number = load double, ptr %v
  %square = fmul double %number, %number
  %count = sitofp i32 %size to double
  %result = fmul double %square, %count
  ret double %result
}
define double @f(ptr %x, i64 %n) {
  %size = alloca i32
  store i32 3, ptr %size
  %v = getelementptr i8, ptr %x, i64 8
  %one = call double @work(ptr %x, ptr %v)
  %other = call double @work(ptr %size, ptr %v)
  %sum = fadd double %one, %other
  ret double %sum
}
attributes #0 = { noinline memory(argmem: read) }
""",
        POINTER,
    )
    halves = [module.functions[name] for name in made(module) if name.startswith("work")]
    assert len(halves) == 2  # one of each kind
    assert all(parameters(half)[:3] == ["ptr n", "ptr v", "ptr d.v"] for half in halves)


def last_stored(body: str) -> str:
    """The instruction that made what the reverse sweep's loop stores last in front of its next turn."""
    text = loop(body, "double %out").replace("end:\n", "end:\n  %out = phi double [ %s1, %loop ]\n")
    text = text_of(derived(text, POINTER), "f.gradient")
    block = re.search(r"\nreverse\.again:\n(.*?)\n  br ", text, re.S)
    assert block is not None
    stored = re.findall(r"store double (%[^,]+), ptr %[^\n]*adjoint[^\n]*$", block[1], re.M)[-1]
    return re.findall(rf"^  {re.escape(stored)} = (\w+)", text, re.M)[0]


def test_short_recurrences_wait_for_one_product() -> None:
    logistic = "%v = load double, ptr %x\n  %q = fsub double 1.0, %s\n  %r = fmul double %s, %q\n"
    assert last_stored(f"{logistic}  %t = fmul double %r, %v\n  %s1 = fadd double %s, %t") == "fmul"


def test_long_turns_stay_as_they_are() -> None:
    waiting = "%v = load double, ptr %p\n  %q = call double @sin(double %s)\n  %r = fmul double %q, %v\n"
    assert last_stored(f"{waiting}  %t = fmul double %r, %s\n  %s1 = fadd double %s, %t") == "fadd"
