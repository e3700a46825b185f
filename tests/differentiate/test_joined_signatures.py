"""A function has a bounded number of derivatives, however it is called."""

from __future__ import annotations

from itertools import product

from tests.differentiate.deriving import derived, made

_CALLEE = """
@zero = internal constant double 2.5
define internal double @many(ptr %a, ptr %b, ptr %c, ptr %d, double %e, double %g) noinline {
  %u = load double, ptr %a
  %v = load double, ptr %b
  %w = load double, ptr %c
  %z = load double, ptr %d
  %p = fmul double %u, %v
  %q = fmul double %w, %z
  %r = fmul double %p, %q
  %s = fmul double %e, %g
  %t = fmul double %s, %r
  ret double %t
}
"""


def _calls() -> str:
    """All ways of giving it what is active or not."""
    lines = ["%v = load double, ptr %x"]
    for k, ways in enumerate(product((False, True), repeat=6)):
        given = [f"ptr {'%x' if way else '@zero'}" for way in ways[:4]]
        given += [f"double {'%v' if way else '2.0'}" for way in ways[4:]]
        before = f"%s{k - 1}" if k else "0.0"
        lines += [f"%r{k} = call double @many({', '.join(given)})", f"%s{k} = fadd double {before}, %r{k}"]
    return "define internal double @f(ptr %x) {\n" + "".join(f"  {line}\n" for line in lines) + "  ret double %s63\n}\n"


def test_many_signatures_are_joined() -> None:
    module = derived(_CALLEE + _calls(), "double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx)")
    assert 2 <= len([name for name in made(module) if name.startswith("many.reverse")]) <= 12
