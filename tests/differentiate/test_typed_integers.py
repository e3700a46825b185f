"""Integers that Rust loads as such are named, as C's are."""

from __future__ import annotations

import pytest

from enzyme_build.analysis import tagged_leaf
from enzyme_build.differentiate.typed_integers import name_typed_integers
from enzyme_build.ir import I64, Load, Store, parse_module

_BY_RUST = '!llvm.ident = !{!9}\n!9 = !{!"rustc version 1.95.0"}\n'


def _named(body: str, ident: str = _BY_RUST) -> list[bool]:
    """Of the accesses to integers in a function: are they named?"""
    module = parse_module(
        f"define i64 @f(ptr %p, ptr %q, i64 %raw, i64 noundef %count) {{\n{body}\n  ret i64 0\n}}\n!1 = !{{}}\n{ident}"
    )
    name_typed_integers(module)
    accesses = [i for i in module.functions["f"].instructions() if isinstance(i, (Load, Store))]
    return [tagged_leaf(module, access.metadata.get("tbaa", "")) is I64 for access in accesses]


@pytest.mark.parametrize(
    "body, expected",
    [
        ("  %n = load i64, ptr %p, !noundef !1\n  %m = add i64 %n, 1\n  store i64 %m, ptr %q", [True, True]),
        ("  %n = load i64, ptr %p, !noundef !1\n  store i64 %n, ptr %q", [True, True]),
        ("  %n = load i64, ptr %p\n  store i64 %n, ptr %q", [False, False]),  # perhaps a copy
        ("  store i64 %count, ptr %q\n  store i64 %raw, ptr %q\n  store i64 7, ptr %q", [True, False, False]),
        # bits that somebody looks at, or takes for a number
        ("  %n = load i64, ptr %p, !noundef !1\n  %m = xor i64 %n, 1\n  store i64 %m, ptr %q", [False, False]),
        ("  %n = load i64, ptr %p, !noundef !1\n  %x = bitcast i64 %n to double", [False]),
    ],
)
def test_names(body: str, expected: list[bool]) -> None:
    assert _named(body) == expected


def test_others_have_names_of_their_own() -> None:
    assert _named("  %n = load i64, ptr %p, !noundef !1", ident="") == [False]
