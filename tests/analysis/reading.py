"""Functions from literal IR, and their parts by name."""

from __future__ import annotations

from enzyme_build.ir import Block, Call, Function, Load, Value, parse_module


def function_in(text: str, name: str = "f") -> Function:
    """The function `name` of a module that is written out."""
    return parse_module(text).functions[name]


def value(function: Function, name: str) -> Value:
    """The argument or instruction of this name."""
    return next(v for v in (*function.arguments, *function.instructions()) if v.name == name)


def load(function: Function, name: str) -> Load:
    found = value(function, name)
    assert isinstance(found, Load)
    return found


def block(function: Function, name: str) -> Block:
    return next(b for b in function.blocks if b.name == name)


def call_of(function: Function, callee: str) -> Call:
    """The first call of a function by this name."""
    return next(i for i in function.instructions() if isinstance(i, Call) and i.callee.name == callee)


def tags_of_flang(names: list[str]) -> str:
    """Access tags !1, !2, ... by these names, as flang writes them."""
    tags = "".join(f"!{k} = !{{!{10 + k}, !{10 + k}, i64 0}}\n" for k in range(1, len(names) + 1))
    types = "".join(f'!{10 + k} = !{{!"{name}", !0, i64 0}}\n' for k, name in enumerate(names, 1))
    return f'!0 = !{{!"Flang function root f"}}\n{tags}{types}'
