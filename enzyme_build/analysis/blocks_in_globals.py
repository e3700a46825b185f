"""Pointers in globals that lead to nothing but whole blocks of numbers of the program's own: work arrays that are kept.

    static double *work; static int room;   if (n > room) { free(work); work = malloc(n * sizeof *work); room = n; }

Everything that is stored there, anywhere in the program, is the result of an allocation or null, who frees a block puts
another one there, or null, and no address lies in the blocks.  So there is a block, or null, whenever a derivative is
asked for, and a shadow can be made for what was put there before.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from enzyme_build.analysis.calls import CallKind, classify
from enzyme_build.analysis.control_flow import ControlFlow
from enzyme_build.analysis.offsets import address_of, origins_of
from enzyme_build.analysis.shape_nodes import Node, alternatives
from enzyme_build.analysis.shapes import Shapes
from enzyme_build.ir import (
    Block,
    Call,
    Compare,
    ConstantNull,
    FloatType,
    Function,
    GlobalVariable,
    Instruction,
    Load,
    Module,
    PointerType,
    Store,
    Type,
    Value,
    is_pointer,
)

_MOST = 64  # pointers in one global


def blocks_in_globals(
    module: Module, shapes: Shapes, functions: Iterable[Function], candidates: Iterable[Value]
) -> dict[Value, dict[int, Type | None]]:
    """The offsets of such pointers in the candidates, with the type of the numbers behind (None: of several types)."""
    functions = list(functions)
    found: dict[Value, dict[int, Type | None]] = {}
    for variable in candidates:
        if not isinstance(variable, GlobalVariable) or variable.linkage not in ("internal", "private"):
            continue
        leaves = module.layout.leaves(variable.value_type)
        offsets = [at for (at, leaf), _ in zip(leaves, range(_MOST)) if isinstance(leaf, PointerType)]
        if not offsets or "@" in (variable.initializer or "") or _is_named_by_global(module, variable):
            continue
        unfit = _filled_otherwise(module, variable)
        for offset in offsets if unfit is not None else ():
            kinds = numbers_behind(shapes, variable, offset)
            is_left = kinds and _is_left_behind(module, shapes, functions, variable, offset)
            if kinds and not is_left and unfit is not None and offset not in unfit:
                found.setdefault(variable, {})[offset] = next(iter(kinds)) if len(kinds) == 1 else None
    return found


def nodes_behind(shapes: Shapes, variable: Value, offset: int) -> Iterator[Node]:
    """What a pointer in a global leads to."""
    start = shapes.globals().get(variable) if isinstance(variable, GlobalVariable) else None
    if start is None:
        return
    for place in alternatives(start.moved(offset)):
        for (at, period), target in place.node.slots.items():
            distance = at - place.offset
            if distance == 0 or (period and distance % period == 0):
                yield from (found.node for found in alternatives(target))


def numbers_behind(shapes: Shapes, variable: GlobalVariable, offset: int) -> dict[Type, None]:
    """The types of the numbers in the blocks; none if addresses, or data of unknown kinds, may lie there."""
    found: dict[Type, None] = {}
    for node in nodes_behind(shapes, variable, offset):
        if node.slots or node.is_open or node.is_vague:
            return {}
        leaves = {item.leaf for item in node.evidence}
        if any(isinstance(leaf, PointerType) for leaf in leaves):
            return {}
        found |= dict.fromkeys(leaf for leaf in leaves if isinstance(leaf, FloatType))
    return found


def _is_left_behind(
    module: Module, shapes: Shapes, functions: list[Function], variable: GlobalVariable, offset: int
) -> bool:
    """May the pointer lead to memory that has been freed?"""
    nodes = set(nodes_behind(shapes, variable, offset))
    for function in module.functions.values():
        is_seen = function in functions
        if function.is_declaration or not (
            is_seen or function.is_parsed or variable.name in (function.body_text or "")
        ):
            continue
        for body in [shapes.body_of(function)] if is_seen else [function]:
            for call in [i for i in body.instructions() if isinstance(i, Call)]:
                if classify(call) is not CallKind.DEALLOCATION:
                    continue
                loads = [o for o in origins_of(call.arguments[0]) if isinstance(o, Load)]
                freed = [load for load in loads if _is_at(load.pointer, variable, offset)]
                may_be = bool(freed) or (
                    is_seen and any(p.node in nodes for _, p in shapes.everywhere(function, call.arguments[:1]))
                )
                if may_be and not (freed and all(_is_replaced(body, load, call, variable, offset) for load in freed)):
                    return True
    return False


def _is_at(pointer: Value, variable: Value, offset: int) -> bool:
    address = address_of(pointer)
    return address.base is variable and address.offset == offset and not address.terms


def _is_replaced(function: Function, load: Load, release: Call, variable: Value, offset: int) -> bool:
    """Something else is stored there between the load of the pointer and the release, or behind it in any case."""
    stores = [i for i in function.instructions() if isinstance(i, Store) and _is_at(i.pointer, variable, offset)]
    flow = ControlFlow(function)
    for store in stores:
        if store.block is release.block and _stands_before(release, store):
            return True
        if store.block is not release.block and _always_follows(release.block, store.block):
            return True
        is_behind_load = flow.dominates(load.block, store.block) and not (
            store.block is load.block and _stands_before(store, load)
        )
        if is_behind_load and flow.dominates(store.block, release.block):
            return True
    return False


def _stands_before(one: Instruction, other: Instruction) -> bool:
    instructions = one.block.instructions
    return instructions.index(one) < instructions.index(other)


def _always_follows(start: Block, end: Block) -> bool:
    """Does every way on from `start` come to `end`?"""
    seen: set[Block] = set()
    work = list(start.successors)
    is_met = False
    while work:
        block = work.pop()
        if block is end:
            is_met = True
        elif block not in seen:
            seen.add(block)
            if not block.successors:
                return False
            work += block.successors
    return is_met


def _is_named_by_global(module: Module, variable: GlobalVariable) -> bool:
    name = re.compile(rf"@{re.escape(variable.name)}(?![-\w.$])")
    return any(name.search(other.initializer or "") for other in module.globals.values())


def _filled_otherwise(module: Module, variable: GlobalVariable) -> set[int] | None:
    """The offsets at which something else is stored than new blocks; None if the global's address goes elsewhere."""
    unfit: set[int] = set()
    for function in module.functions.values():
        if function.is_declaration or (not function.is_parsed and variable.name not in (function.body_text or "")):
            continue
        for instruction in function.instructions():
            for index, operand in enumerate(instruction.operands):
                if is_pointer(operand.type) and address_of(operand).base is variable:
                    stored = _stored_at(instruction, index)
                    if stored is None:
                        return None
                    unfit |= stored
    return unfit


def _stored_at(user: Instruction, index: int) -> set[int] | None:
    """Where a use of the global's address stores what is no block; None if that is not known."""
    match user:
        case Load() | Compare():
            return set()
        case Store() if index == 1:
            address = address_of(user.pointer)
            if not is_pointer(user.value.type):
                return set()
            if address.terms:
                return None
            return set() if all(map(_is_block, origins_of(user.value))) else {address.offset}
        case _:
            return set() if user.opcode == "getelementptr" else None


def _is_block(value: Value) -> bool:
    if isinstance(value, ConstantNull):
        return True
    return isinstance(value, Call) and classify(value) is CallKind.ALLOCATION
