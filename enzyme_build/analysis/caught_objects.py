"""Does a handler read numbers of the exception that it has caught?

The C++ runtime hands the object over: `__cxa_begin_catch` answers its address.  That is followed to whatever is loaded
behind it, here and in the functions that it is given to, `what()` among them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from enzyme_build import rules
from enzyme_build.analysis.calls import CallKind, called_function, callee_name, classify
from enzyme_build.analysis.offsets import address_of
from enzyme_build.analysis.tbaa_leaves import tagged_leaf
from enzyme_build.analysis.transit import meets_arithmetic
from enzyme_build.ir import (
    Call,
    Cast,
    Compare,
    Freeze,
    Function,
    GetElementPtr,
    Instruction,
    IntegerType,
    Load,
    Phi,
    PointerType,
    Select,
    Store,
    Value,
)

_SMALLEST = 32  # bits of the smallest number that a program throws
_TAKE_IT = (CallKind.INACTIVE, CallKind.DEALLOCATION)

Bodies = Callable[[Function], Function]
Targets = Callable[[Call], tuple[list[Function], bool]]


def handlers_read_numbers(functions: Iterable[Function], body_of: Bodies, targets: Targets) -> bool:
    """`targets` answers which functions an indirect call may reach, and whether these are all."""
    calls = [i for f in functions for i in body_of(f).instructions() if isinstance(i, Call)]
    names = {callee_name(call) for call in calls}
    if any(rules.keeps_exception(name) for name in names):
        return True
    work: list[Value] = [call for call in calls if rules.answers_exception(callee_name(call))]
    seen: set[Value] = set(work)
    while work:
        value = work.pop()
        for user, index in value.uses:
            following = _followed(user, index, body_of, targets)
            if following is None:
                return True
            new = [v for v in following if v not in seen]
            seen.update(new)
            work += new
    return False


def _followed(user: Instruction, index: int, body_of: Bodies, targets: Targets) -> list[Value] | None:
    """The pointers that come of a pointer to the object where it is used; None if a number may."""
    match user:
        case GetElementPtr() | Phi() | Select() | Freeze() | Cast(opcode="bitcast"):
            return [user]
        case Load(type=PointerType()):
            return [user]
        case Load():
            return [] if _is_integer(user) else None
        case Store():
            return [] if index == 1 else None
        case Compare():
            return []
        case Call():
            return _taken(user, index, body_of, targets)
        case _:
            return None


def _is_integer(load: Load) -> bool:
    if not isinstance(load.type, IntegerType):
        return False
    leaf = tagged_leaf(load.function.module, load.metadata.get("tbaa", ""))
    return load.type.bits < _SMALLEST or isinstance(leaf, IntegerType) or (leaf is None and meets_arithmetic(load))


def _taken(call: Call, index: int, body_of: Bodies, targets: Targets) -> list[Value] | None:
    """What the pointer is called in the functions that a call hands it to."""
    if index >= len(call.arguments):
        return []  # it is what is called
    match classify(call):
        case kind if kind in _TAKE_IT:
            return []
        case CallKind.DEFINED:
            callee = called_function(call)
            return list(_parameters([callee] if callee is not None else [], index, body_of))
        case CallKind.INDIRECT:
            callees, is_all = targets(call)
            return list(_parameters(callees, index, body_of)) if is_all or _is_virtual(call) else None
        case _:
            return None


def _is_virtual(call: Call) -> bool:
    """Of a class: what the library's own do, which no table here lists, is about texts."""
    return isinstance(call.callee, Load) and isinstance(address_of(call.callee.pointer).base, Load)


def _parameters(callees: Iterable[Function], index: int, body_of: Bodies) -> Iterator[Value]:
    for callee in callees:
        if not callee.is_declaration and index < len(callee.arguments):
            yield body_of(callee).arguments[index]
