"""Which blocks of memory a program has as it runs, and the shadows of those that were set before a derivative began.

    made(block, bytes)        a new block
    gone(block, s)            in front of its release; `s`: and of its shadow's
    begin(marks), end(looks)  around a whole derivative: `marks` tangents of what may be a result of an earlier call,
                              `looks` whether an adjoint of such a result is left, which it answers
    given(p, shadow, l, a, f) what the derivative is given or makes, for lane l; `a`: 16 if it is given, and 8 where
                              that holds for what addresses there lead to, too; `f`: what frees the shadow then,
                              unless the program has freed the block; or null
    shadow(p, l, about)       the shadow of an address; null if it leads to no block that is known
    global(g, shadow, bytes, l, about)  sets the shadows of all addresses in a global
    known(p, l, not_others)   the shadow that was given or made for an address before; null if none was;
                              `not_others`: or if others free it

`marks` and `looks` are 0 (no), 1 (doubles) or 3 (floats, too); `about` is 1 where a result of an earlier call may lie,
plus 2 where libraries relink shadows, plus 4 where an address that is far from all blocks is its own shadow.

All are calls without a derivative until `define_blocks` gives them their bodies: `blocks.ll`, made of `blocks.c` by
`python -m tests.rules.make_bodies`.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from enzyme_build.ir import (
    I32,
    I64,
    PTR,
    VOID,
    Builder,
    Call,
    Constant,
    Function,
    GlobalVariable,
    Module,
    Type,
    Value,
    add_definitions,
    array,
    constant_text,
    i64,
    struct,
    zero,
)
from enzyme_build.rules.library.definition_files import text_of
from enzyme_build.rules.library.inactive import inactive

BLOCKS = Path(__file__).resolve().parent / "blocks.ll"
BLOCK_PREFIX = "enzyme_build.blocks."
BLOCK_MADE, BLOCK_GONE, BLOCK_BEGIN, BLOCK_END, BLOCK_GIVEN, BLOCK_SHADOW, BLOCK_KNOWN, BLOCK_GLOBAL = (
    BLOCK_PREFIX + name for name in ("made", "gone", "begin", "end", "given", "shadow", "known", "global")
)
_TYPES: dict[str, tuple[Type, list[Type]]] = {
    BLOCK_MADE: (VOID, [PTR, I64]),
    BLOCK_GONE: (VOID, [PTR, I32]),
    BLOCK_BEGIN: (VOID, [I32]),
    BLOCK_END: (I32, [I32]),
    BLOCK_GIVEN: (VOID, [PTR, PTR, I64, I32, PTR]),
    BLOCK_SHADOW: (PTR, [PTR, I64, I32]),
    BLOCK_KNOWN: (PTR, [PTR, I64, I32]),
    BLOCK_GLOBAL: (VOID, [PTR, PTR, I64, I64, I32]),
}
_ROOM = "[8 x i8]"
_GLOBAL = struct(PTR, I64, PTR)
inactive(" ".join(_TYPES), because="what a derivative knows of memory")


def block_call(builder: Builder, name: str, *arguments: Value) -> Call:
    """A call of one of these."""
    return builder.call_declared(name, _TYPES[name][0], arguments)


def uses_blocks(module: Module) -> bool:
    """Does anything ask for the shadow of a block?"""
    return BLOCK_SHADOW in module.functions


def _part(variable: GlobalVariable) -> None:
    """Room behind a global: no other one begins where it ends."""
    if variable.line is not None and variable.initializer is not None and ", section " not in variable.line:
        before, keyword, rest = variable.line.partition(" global ")
        type_, found, after = rest.partition(f" {variable.initializer}")
        if keyword and found:
            room = f"{{ {type_}, {_ROOM} }} {{ {type_} {variable.initializer}, {_ROOM} zeroinitializer }}"
            variable.line = f"{before}{keyword}{room}{after}"


def forget_blocks(module: Module) -> None:
    """Nobody asks: nobody needs to say."""
    if any(name in module.functions for name in _TYPES):
        for function in module.functions.values():
            for call in [i for i in function.instructions() if isinstance(i, Call) and _is_of_blocks(i)]:
                if call.type is not VOID:
                    call.replace_all_uses_with(zero(call.type))
                call.erase()
    for name in _TYPES:
        module.functions.pop(name, None)


def _is_of_blocks(call: Call) -> bool:
    return isinstance(call.callee, Function) and call.callee.name in _TYPES


def define_blocks(module: Module, globals_: Sequence[tuple[GlobalVariable, Sequence[Constant]]]) -> None:
    """Give them their bodies.  `globals_`: those that addresses may lead to, and their shadows, one for each lane;
    what has none is its own."""
    for name in _TYPES:  # calls name them
        module.functions.pop(name, None)
    lines: list[str] = []
    for variable, twins in globals_:
        listed: Constant = variable
        if twins:
            text = ", ".join(f"ptr {constant_text(twin)}" for twin in twins)
            made = GlobalVariable(
                f"{BLOCK_PREFIX}twins", array(len(twins), PTR), f"[{text}]", "internal", is_constant=True
            )
            listed = module.add_global(made)
        size = i64(module.layout.size_of(variable.value_type))
        if twins:
            _part(variable)
        fields = ", ".join(f"{v.type} {constant_text(v)}" for v in (variable, size, listed))
        lines.append(f"{_GLOBAL} {{ {fields} }}")
    table = GlobalVariable(f"{BLOCK_PREFIX}globals", array(len(lines), _GLOBAL), f"[{', '.join(lines)}]", "internal")
    count = GlobalVariable(f"{BLOCK_PREFIX}count", I64, str(len(lines)), "internal")
    for variable in (table, count):
        variable.is_constant = True
        module.add_global(variable)
    add_definitions(module, text_of(BLOCKS))
    for name in _TYPES:
        module.functions[name].linkage = "internal"
