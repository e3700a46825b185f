"""What frontends say in metadata and attributes, and how registrations are turned into what survives the optimiser."""

from __future__ import annotations

import pytest

from enzyme_build.differentiate import differentiate, protect
from enzyme_build.errors import RegistrationError
from enzyme_build.ir import Module, parse_module, print_module, verify_module
from tests.differentiate.deriving import ENTRIES, text_of

RULES = """
define double @augmented(double %x) {
  ret double %x
}
define double @reverse(double %x, double %seed) {
  %r = fmul double %seed, 7.0
  ret double %r
}
define double @forward(double %x, double %dx) {
  %r = fmul double %dx, 9.0
  ret double %r
}
define double @f(double %x) {
  %v = call double @g(double %x)
  ret double %v
}
define double @asks(double %a) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %a)
  %t = call double (...) @__enzyme_fwddiff(ptr @f, double %a, double 1.0)
  %s = fadd double %d, %t
  ret double %s
}
"""


def protected(text: str) -> Module:
    module = parse_module(ENTRIES + text + RULES)
    protect(module)
    return parse_module(print_module(module))


BODY = "{\n  ret double 3.0\n}\n"
METADATA = """
!0 = !{ptr @augmented}
!1 = !{ptr @reverse}
!2 = !{ptr @forward}
"""


@pytest.mark.parametrize(
    "declared",
    [
        f"define double @g(double %x) !enzyme_augment !0 !enzyme_gradient !1 !enzyme_derivative !2 {BODY}",
        "declare !enzyme_augment !0 !enzyme_gradient !1 !enzyme_derivative !2 double @g(double) memory(none)\n",
    ],
    ids=["defined", "declared"],
)
def test_metadata_names_derivatives(declared: str) -> None:
    module = protected(declared + METADATA)
    assert not differentiate(module)
    verify_module(module)
    assert "call double @reverse(double" in text_of(module, "g.reverse")
    assert "call double @forward(double" in text_of(module, "g.forward")
    assert not any("__enzyme" in name for name in [*module.globals, *module.functions])


def test_an_attribute_says_what_a_function_is_like() -> None:
    module = protected(f'define double @g(double %x) "enzyme_math"="sin" {BODY}')
    assert "weak" in text_of(module, "g") and "noinline" in text_of(module, "g")
    assert not differentiate(module)
    assert "cos" in text_of(module, "f.gradient")
    assert "weak" not in text_of(module, "g") and "enzyme_" not in text_of(module, "g")


def test_an_attribute_says_that_a_function_is_inactive() -> None:
    module = protected(f'define double @g(double %x) "enzyme_inactive" {BODY}')
    assert not differentiate(module)
    assert "ret double 0.0" in text_of(module, "f.gradient")


def test_a_function_that_returns_its_argument_is_not_seen_through() -> None:
    registered = "@__enzyme_register_gradient_g = global [3 x ptr] [ptr @g, ptr @augmented, ptr @reverse]\n"
    module = protected(f"define internal double @g(double returned %x) {BODY}{registered}")
    assert "returned" not in text_of(module, "g")
    assert text_of(module, "g").startswith("define weak")
    assert not differentiate(module)
    assert text_of(module, "g").startswith("define internal")


WRONG = {
    "@__enzyme_register_gradient_g = global [2 x ptr] [ptr @g, ptr @reverse]": "lists 2 items, but 3 are expected",
    "@__enzyme_register_gradient_g = global [3 x ptr] zeroinitializer": "has no initial value",
    "@v = global i32 0\n@__enzyme_register_derivative_g = global [2 x ptr] [ptr @g, ptr @v]": "not a function",
    "@__enzyme_function_like_g = global [2 x ptr] [ptr @g, ptr @reverse]": "needs a string",
    "@__enzyme_inactive_fn = global ptr @g": "did you mean `__enzyme_inactivefn`?",
    "@__enzyme_register_gradiant_g = global [1 x ptr] [ptr @g]": "did you mean `__enzyme_register_gradient`?",
    "@__enzyme_whatever = global ptr @g": "known are __enzyme_register_gradient, ",
    '@s = constant [3 x i8] c"a,\\00"\n'
    "@__enzyme_allocation_like_g = global [4 x ptr] [ptr @g, ptr null, ptr @s, ptr @reverse]": "list positions",
}


@pytest.mark.parametrize("text", WRONG)
def test_a_wrong_registration_is_refused(text: str) -> None:
    with pytest.raises(RegistrationError) as caught:
        protected(f"{text}\ndefine double @g(double %x) {BODY}")
    assert WRONG[text] in str(caught.value)


ANNOTATED = {
    ("g", "enzyme_inactve"): "did you mean `enzyme_inactive`?",
    ("g", "enzyme_function_like"): "did you mean `enzyme_function_like=NAME`?",
    ("g", "enzyme_nofree=3"): "did you mean `enzyme_nofree`?",
    ("v", "enzyme_nofree"): "is about functions, and this is none",
}


@pytest.mark.parametrize(("of", "text"), ANNOTATED)
def test_a_wrong_annotation_is_refused_at_its_line(of: str, text: str) -> None:
    entry = "{ ptr, ptr, ptr, i32, ptr }"
    with pytest.raises(RegistrationError) as caught:
        protected(
            f'@v = global double 0.0\n@s = constant [{len(text) + 1} x i8] c"{text}\\00"\n'
            '@w = constant [4 x i8] c"a.c\\00"\n'
            f"@llvm.global.annotations = appending global [1 x {entry}] "
            f"[{entry} {{ ptr @{of}, ptr @s, ptr @w, i32 7, ptr null }}]\n"
            f"define double @g(double %x) {BODY}"
        )
    assert ANNOTATED[of, text] in str(caught.value) and "--> a.c:7" in str(caught.value)
