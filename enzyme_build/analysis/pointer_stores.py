"""May a function leave addresses in memory that its caller can see?

If it only computes with numbers there, what the caller's pointers point to is the same after the call as before.
"""

from __future__ import annotations

from collections.abc import Callable

from enzyme_build import rules
from enzyme_build.analysis.calls import CallKind, called_function, callee_name, classify
from enzyme_build.analysis.facts_of_callees import FactsOfCallees
from enzyme_build.analysis.inner_addresses import inner_places
from enzyme_build.analysis.integer_addresses import is_changed_address
from enzyme_build.analysis.left_addresses import left_addresses, made_behind
from enzyme_build.analysis.moved_words import is_untyped_run
from enzyme_build.analysis.offsets import address_of
from enzyme_build.analysis.tbaa_leaves import tagged_leaf
from enzyme_build.analysis.type_trees import WORD
from enzyme_build.ir import (
    Alloca,
    Argument,
    AtomicRMW,
    Call,
    Cast,
    CompareExchange,
    ExtractValue,
    Freeze,
    Function,
    Instruction,
    IntegerType,
    Load,
    Phi,
    PointerType,
    Select,
    Store,
    Value,
    holds_pointer,
)

_LEAVES_NOTHING = frozenset({CallKind.SCALAR, CallKind.OUTPUTS, CallKind.DEALLOCATION})


class PointerStores:
    """`body_of` answers the form of a function in which it is looked at."""

    def __init__(self, body_of: Callable[[Function], Function]):
        self._stores = FactsOfCallees(lambda function: _look_at(body_of(function)))
        self._known: dict[Function, bool] = {}

    def may_store(self, call: Call) -> bool:
        """True unless the called function, and all that it calls, leave no address behind."""
        callee = called_function(call) if classify(call) is CallKind.DEFINED else None
        if callee is None:
            return True
        if callee not in self._known:
            self._known[callee] = any(self._stores.of(callee))
        return self._known[callee]


def _look_at(body: Function) -> tuple[bool, list[Function]]:
    """(it stores addresses itself, the functions with a body that it calls)."""
    callees: dict[Function, None] = {}
    for instruction in body.instructions():
        if isinstance(instruction, Call) and classify(instruction) is CallKind.DEFINED:
            callee = called_function(instruction)
            assert callee is not None
            callees[callee] = None
        elif _leaves_address(instruction):
            return True, []
    return False, list(callees)


def _leaves_address(instruction: Instruction) -> bool:
    match instruction:
        case Store():
            return _may_be_address(instruction.value, instruction) and not _is_own(instruction.pointer)
        case AtomicRMW() | CompareExchange():
            return _may_be_address(instruction.operands[-1], instruction)
        case Call():
            return _call_leaves_address(instruction)
        case _:
            return False


def _call_leaves_address(call: Call) -> bool:
    kind = classify(call)
    if kind is CallKind.ALLOCATION:
        rule = rules.allocation_rule(callee_name(call))
        return rule is None or rule.result_argument is not None
    if kind is CallKind.MEMORY:
        rule = rules.memory_rule(callee_name(call))
        assert rule is not None
        leaf = tagged_leaf(call.function.module, call.metadata.get("tbaa", ""))
        is_number = leaf is not None and leaf is not WORD and not isinstance(leaf, PointerType)
        return rule.source is not None and not is_number and not _is_own(call.arguments[rule.destination])
    if kind is CallKind.INACTIVE:
        is_deep = any(len(left.path) > 1 for left in left_addresses(call))
        return is_deep or any(not _is_own(pointer) for pointer in (*made_behind(call), *inner_places(call)))
    return kind not in _LEAVES_NOTHING


def _may_be_address(value: Value, access: Instruction) -> bool:
    """A pointer, or an integer of its size that is only moved; or one of many parts of some."""
    if holds_pointer(value.type):
        return True
    if not isinstance(value.type, IntegerType) or not _is_moved(value):
        return False
    if value.type.bits < 64:
        return isinstance(access, Store) and is_untyped_run(access)
    leaf = tagged_leaf(access.function.module, access.metadata.get("tbaa", ""))
    return leaf is None or isinstance(leaf, PointerType)


def _is_moved(value: Value) -> bool:
    match value:
        case Load() | Phi() | Select() | Freeze() | Argument() | Call() | ExtractValue():
            return True
        case Cast(opcode="ptrtoint" | "ptrtoaddr" | "bitcast"):
            return True
        case _:
            return is_changed_address(value)


def _is_own(pointer: Value) -> bool:
    """Memory that this activation made, straight from its address."""
    base = address_of(pointer).base
    return isinstance(base, Alloca) or (isinstance(base, Call) and classify(base) is CallKind.ALLOCATION)
