"""What a front end says of memory by `"enzyme_type"="{[-1]:Pointer, [-1,8]:Float@double}"`, as type hints.

A path lists offsets in bytes, -1 for all of them: of the value itself, then of the memory that it points to.  Beside an
argument (of a function, of a call) or a result it becomes calls of `__enzyme_double` and its kin, which survive the
optimiser and inlining until the differentiator reads them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from enzyme_build.errors import RegistrationError, blame
from enzyme_build.ir import (
    I8,
    I64,
    PTR,
    VOID,
    Builder,
    Call,
    Function,
    Module,
    Value,
    function_location,
    i64,
    is_pointer,
    location_of,
)

EVERYWHERE = -1  # in the place of a hint's size
_ATTRIBUTE = re.compile(r'"enzyme_type"="([^"]*)"')
_ENTRY = re.compile(r"\[([-\d, ]+)\]\s*:\s*([A-Za-z]+(?:@\w+)?)")
_HINTS = {
    "Float@double": "__enzyme_double",
    "Float@float": "__enzyme_float",
    "Integer": "__enzyme_integer",
    "Pointer": "__enzyme_pointer",
}
_NO_HINT = ("Anything", "Unknown")

Tree = list[tuple[tuple[int, ...], str]]


def apply_type_attributes(module: Module) -> None:
    """Write hints for all such attributes of functions with a body and of calls."""
    described = [f.name for f in module.functions.values() if "enzyme_type" in f.syntax.return_attributes]
    for function in list(module.functions.values()):
        if function.is_declaration:
            continue
        trees = [(a, _tree(a.attributes)) for a in function.arguments]
        if any(tree for _, tree in trees):
            with blame(function_location(function)):
                _say(Builder(module).before(function.entry.instructions[0]), trees)
        if function.is_parsed or "enzyme_type" in (function.body_text or "") or _calls_any(function, described):
            for call in [i for i in function.instructions() if isinstance(i, Call)]:
                _say_of_call(call, module)


def _calls_any(function: Function, named: Sequence[str]) -> bool:
    return any(f"@{name}(" in (function.body_text or "") for name in named)


def _say_of_call(call: Call, module: Module) -> None:
    with blame(location_of(call)):
        attributes = call.syntax.argument_attributes
        _say(Builder(module).before(call), [(a, _tree(text)) for a, text in zip(call.arguments, attributes)])
        callee = call.callee.syntax.return_attributes if isinstance(call.callee, Function) else ""
        tree = _tree(call.syntax.return_attributes) or _tree(callee)
        if tree and call.type is not VOID:
            following = call.block.instructions[call.block.instructions.index(call) + 1]
            _say(Builder(module).before(following), [(call, tree)])


def _tree(attributes: str) -> Tree:
    """The paths that an attribute lists, and what lies there.

    Raises RegistrationError if it is written in another way.
    """
    found = _ATTRIBUTE.search(attributes)
    if found is None:
        return []
    entries = [(m[1], m[2]) for m in _ENTRY.finditer(found[1])]
    if re.sub(r"[\s,{}]", "", _ENTRY.sub("", found[1])) or any(t not in (*_HINTS, *_NO_HINT) for _, t in entries):
        raise RegistrationError(
            f'the attribute "enzyme_type"="{found[1]}" is not understood',
            help=f"write {{[-1]:Pointer, [-1,0]:Float@double, …}} with {', '.join(_HINTS)}",
        )
    return [(tuple(int(part) for part in path.split(",")), kind) for path, kind in entries]


def _say(builder: Builder, trees: Sequence[tuple[Value, Tree]]) -> None:
    """Hints about the memory right behind each pointer."""
    for value, tree in trees:
        for path, kind in tree if is_pointer(value.type) else ():
            if len(path) == 2 and kind in _HINTS:
                hint = builder.module.declare(f"{_HINTS[kind]}.by_attribute", VOID, [PTR, I64])
                offset = max(path[1], 0)
                place = builder.gep(I8, value, [offset]) if offset else value
                builder.call(hint, [place, i64(EVERYWHERE if path[1] < 0 else 1)])
