"""Many calls through pointers that may reach the same functions share one choice; a few keep theirs."""

from __future__ import annotations

import re

import pytest

from enzyme_build.ir import Module
from tests.differentiate.deriving import calls, derived, text_of

TARGETS = ("one", "two", "three", "four")
BODIES = "".join(
    f"define internal double @{name}(double %x) {{\n  %y = fmul double %x, {number}.0\n  %z = fmul double %y, %x\n"
    "  ret double %z\n}\n"
    for number, name in enumerate(TARGETS, 1)
)
TABLE = f"@table = internal global [4 x ptr] [{', '.join(f'ptr @{name}' for name in TARGETS)}]\n"
CALL = "double (...) @__enzyme_autodiff(ptr @f, double %a)"


def _derived(places: int, table: str = TABLE) -> Module:
    """f(x) = p(p(...p(x))), the pointers loaded each time."""
    lines, x = [], "%x"
    for number in range(places):
        lines += [
            f"  %at{number} = getelementptr ptr, ptr @table, i64 {number % 4}",
            f"  %p{number} = load ptr, ptr %at{number}",
            f"  %x{number} = call double %p{number}(double {x}), !dbg !905",
        ]
        x = f"%x{number}"
    body = "define double @f(double %x) !dbg !904 {\n" + "\n".join(lines) + f"\n  ret double {x}\n}}\n"
    return derived(table + BODIES + body, CALL)


def test_many_share_one() -> None:
    module = _derived(30)
    assert calls(module, "f.gradient", "enzyme_build.through.augmented") == 30
    assert calls(module, "f.gradient", "enzyme_build.through.reverse") == 30
    assert calls(module, "f", "enzyme_build.through") == 30
    assert all(calls(module, "enzyme_build.through.augmented", f"{name}.augmented") == 1 for name in TARGETS)


def test_few_keep_theirs() -> None:
    module = _derived(3)
    assert not any("through" in name for name in module.functions)
    assert all(calls(module, "f.gradient", f"{name}.augmented") == 3 for name in TARGETS)


def test_the_program_calls_as_before() -> None:
    body = text_of(_derived(30), "enzyme_build.through")
    assert "alwaysinline" in body and "enzyme_called_at" in body and len(re.findall(r"call double %", body)) == 1


@pytest.mark.parametrize("places", [3, 30])
def test_another_pointer_stops_with_its_place(places: int) -> None:
    text = "".join(v.initializer or "" for v in _derived(places).globals.values())
    assert "model.c:21:5  in `f` calls a function through a pointer" in text
