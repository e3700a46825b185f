"""How requests are read, and how each kind of mistake in one is reported: with its place."""

from __future__ import annotations

import pytest

from enzyme_build.differentiate import Request, differentiate, find_requests, protect
from enzyme_build.differentiate.markers import marker_in
from enzyme_build.errors import RequestError, SourceLocation
from enzyme_build.ir import Phi, parse_module, print_module
from tests.analysis.reading import function_in
from tests.differentiate.deriving import DEBUG, ENTRIES, HERE, asking, derived, parameters, text_of

FUNCTIONS = """
@enzyme_nonsense = external global i32
@enzyme_primal_return = external global i32
declare double @elsewhere(double)
declare double @__enzyme_fwdsplit(...)
declare void @__enzyme_autodiff_void(...)
define double @f(double %a, ptr %p, i64 %n) {
  %v = load double, ptr %p
  %r = fmul double %v, %a
  ret double %r
}
define double @square(double %a) {
  %r = fmul double %a, %a
  ret double %r
}
define void @nothing(ptr %p) {
  ret void
}
"""
AUTODIFF = "double (...) @__enzyme_autodiff"


def requests(call: str) -> list[Request]:
    return find_requests(parse_module(ENTRIES + FUNCTIONS + asking(call) + DEBUG))


def only(arguments: str, entry: str = AUTODIFF) -> Request:
    (found,) = requests(f"{entry}({arguments})")
    return found


WRONG = {
    f"{AUTODIFF}()": "needs the function to differentiate as its first argument",
    f"{AUTODIFF}(i64 %n, double %a)": "the first argument of `__enzyme_autodiff` is not a function",
    f"{AUTODIFF}(ptr %x, double %a)": "not a function that is known when linking",
    f"{AUTODIFF}(ptr @elsewhere, double %a)": "`elsewhere` has no body to differentiate",
    f"{AUTODIFF}(ptr @f, double %a, ptr %x, ptr %dx)": "too few arguments: the value for `n` of `f` is missing",
    f"{AUTODIFF}(ptr @f, double %a, ptr %x)": "too few arguments: the shadow of `p` is missing",
    f"{AUTODIFF}(ptr @f, double %a, ptr @enzyme_dup, ptr %x, ptr @enzyme_const, i64 0)": "the shadow of `p` is missing",
    f"{AUTODIFF}(ptr @square, double %a, double %a)": "too many arguments: `square` takes 1",
    f"{AUTODIFF}(ptr @square, ptr @enzyme_nonsense, double %a)": "the marker `enzyme_nonsense` is not known",
    f"{AUTODIFF}(ptr @nothing, ptr @enzyme_primal_return, ptr %x, ptr %dx)": "`nothing` returns nothing",
    f"{AUTODIFF}(ptr @f, double %a, ptr @enzyme_out, ptr %x, i64 %n)": "`p` of `f` is a pointer and cannot be",
    f"{AUTODIFF}(ptr @square, ptr @enzyme_dup, double %a, double %a)": "passed by value and cannot be `enzyme_dup`",
    f"{AUTODIFF}(ptr @f, double %a, ptr %x, ptr %dx, ptr @enzyme_dup, i64 %n, i64 %n)": "`n` of `f` is an integer",
    f"{AUTODIFF}(ptr @square, i64 %n)": "the value for `a` has type i64, but double is expected",
    f"{AUTODIFF}(ptr @f, double %a, ptr %x, i64 %n, i64 %n)": "the shadow of `p` has type i64, but ptr is expected",
    "double (...) @__enzyme_fwdsplit(ptr @square, double %a)": "too few arguments: the shadow of `a` is missing",
}


@pytest.mark.parametrize("call", WRONG)
def test_a_wrong_request_is_reported_where_it_stands(call: str) -> None:
    with pytest.raises(RequestError) as caught:
        requests(call)
    assert WRONG[call] in caught.value.message
    assert caught.value.at == SourceLocation("/src/model.c", 7, 12, "asks")
    assert "model.c:7:12" in str(caught.value)


def test_without_markers_the_type_decides() -> None:
    found = only("ptr @f, double %a, ptr %x, ptr %dx, i64 %n")
    assert [activity for activity, _ in found.arguments] == ["out", "dup", "const"]
    assert (found.function, found.mode, str(found.at)) == ("f", "reverse", "/src/model.c:7:12  in `asks`")
    forward = only("ptr @square, double %a, double %a", "double (...) @__enzyme_fwddiff")
    assert (forward.mode, len(forward.shadows)) == ("forward", 1)


def test_markers_decide_and_are_no_arguments() -> None:
    found = only("ptr @f, ptr @enzyme_const, double %a, ptr @enzyme_dup, ptr %x, ptr %dx, ptr @enzyme_const, i64 %n")
    assert [activity for activity, _ in found.arguments] == ["const", "dup", "const"]
    assert [[shadow.name for shadow in lanes] for lanes in found.shadows] == [[], ["dx"], []]


def test_markers_may_be_loaded() -> None:
    text = asking(f"{AUTODIFF}(ptr @f, i32 %m, double %a, ptr %x, ptr %dx, i64 %n)")
    text = text.replace("{\n", "{\n  %m = load i32, ptr @enzyme_const\n", 1)
    (found,) = find_requests(parse_module(ENTRIES + FUNCTIONS + text + DEBUG))
    assert found.activities == ["const", "dup", "const"]


def test_every_request_of_a_module_is_found() -> None:
    text = asking(f"{AUTODIFF}(ptr @square, double %a)") + asking(f"{AUTODIFF}(ptr @square, double 1.0)").replace(
        "@asks", "@too"
    )
    assert [r.function for r in find_requests(parse_module(ENTRIES + FUNCTIONS + text + DEBUG))] == ["square", "square"]


def test_an_answer_takes_the_place_of_its_request() -> None:
    call = f"{AUTODIFF}(ptr @square, double %a)"
    whole = asking(call).replace("ret void", "store double %answer, ptr %x\n  ret void")
    module = derived(FUNCTIONS.replace("declare double @__enzyme_fwdsplit(...)\n", "") + whole)
    assert "call double @square.gradient(double %a, double" in text_of(module, "asks")
    assert not any("__enzyme" in name for name in module.functions if module.functions[name].is_declaration)


def test_a_result_that_does_not_fit_is_refused() -> None:
    call = "{ double, double, double } (...) @__enzyme_autodiff(ptr @square, double %a)"
    with pytest.raises(RequestError, match=r"declared to return .* but it has 1 results"):
        text = asking(call).replace("ret void", "store { double, double, double } %answer, ptr %x\n  ret void")
        derived(FUNCTIONS + text)


def test_a_function_cannot_ask_for_itself() -> None:
    text = """
define double @own(double %a) !dbg !904 {
  %d = call double (...) @__enzyme_autodiff(ptr @own, double %a), !dbg !905
  ret double %d
}
"""
    with pytest.raises(RequestError, match="inside its own function") as caught:
        derived(text)
    assert str(caught.value.at) == "/src/model.c:21:5  in `f`"


def test_inner_requests_come_first() -> None:
    text = (
        ENTRIES
        + FUNCTIONS
        + """
define double @slope(double %a) {
  %d = call double (...) @__enzyme_autodiff(ptr @square, double %a)
  ret double %d
}
define double @curvature(double %a) {
  %d = call double (...) @__enzyme_autodiff(ptr @slope, double %a)
  ret double %d
}
"""
    )
    module = parse_module(text)
    assert differentiate(module)
    assert "@square.gradient" in text_of(module, "slope") and "@__enzyme_autodiff" in text_of(module, "curvature")
    again = parse_module(print_module(module))
    assert not differentiate(again)
    assert "@slope.gradient" in text_of(again, "curvature")


def test_markers_are_protected_from_the_optimiser() -> None:
    module = parse_module(
        "@enzyme_dup = global i32 3\n@other = global i32 3\ndefine double @g(double %x) {\n  ret double %x\n}\n"
        "@__enzyme_inactivefn_g = global [1 x ptr] [ptr @g]\n"
    )
    protect(module)
    text = print_module(module)
    assert "@enzyme_dup = external" in text and "@other = global i32 3" in text
    assert "weak" in text and '"enzyme_inactive"' in text and "noinline" in text


def test_the_derivatives_parameters_are_the_primals_and_their_shadows() -> None:
    module = derived(FUNCTIONS, f"{AUTODIFF}(ptr @f, double %a, ptr %x, ptr %dx, i64 %n)")
    assert parameters(module.functions["f.gradient"]) == [
        "double a", "ptr p", "ptr d.p", "i64 n", "double seed",
    ]  # fmt: skip
    assert HERE in text_of(module, "asks")


def test_values_that_go_round_in_circles_are_no_markers():
    function = function_in("""
define void @f(i1 %c) {
entry:
  br label %left
left:
  %a = phi ptr [ @enzyme_dup, %entry ], [ %b, %right ]
  br label %right
right:
  %b = phi ptr [ %a, %left ], [ %b, %right ]
  br i1 %c, label %left, label %right
}
@enzyme_dup = external global i32
""")
    phis = [i for i in function.instructions() if isinstance(i, Phi)]
    assert [marker_in(phi) for phi in phis] == ["enzyme_dup", "enzyme_dup"]
