"""May a function's result hold a float?  Integers have no derivative: no seed, no adjoint, no tangent.

C returns small structs in registers, so that an integer may carry floats: by its bits, which shows where they were put
together, or as it was loaded from memory, of which an access of an integer would say that it is one.
"""

from __future__ import annotations

from enzyme_build.ir import (
    Argument,
    Call,
    Cast,
    Constant,
    Function,
    Instruction,
    Invoke,
    Load,
    Return,
    Value,
    holds_float,
    holds_pointer,
    metadata_node,
    scalar_types,
)

_FLOAT_BITS = 32  # no integer with fewer carries a float that anybody differentiates
_COMPUTED = frozenset({"mul", "sdiv", "udiv", "srem", "urem", "sub", "icmp", "fptosi", "fptoui", "ptrtoint"})


def may_hold_float(function: Function) -> bool:
    """Or a pointer, which has a shadow."""
    result = function.return_type
    if holds_float(result) or holds_pointer(result):
        return True
    if function.is_declaration or all(getattr(t, "bits", 0) < _FLOAT_BITS for t in scalar_types(result)):
        return False
    described = _described(function)
    return described if described is not None else _may_return_bits(function, {function})


def _described(function: Function) -> bool | None:
    """What debug information says of the returned type; None if it says nothing."""
    module = function.module
    subprogram = metadata_node(module, function.metadata.get("dbg", ""))
    types = metadata_node(module, metadata_node(module, subprogram.text("type")).text("types")).operands
    if not types or types[0] == "null":
        return None
    work, seen = [types[0]], set[str]()
    while work:
        reference = work.pop()
        node = metadata_node(module, reference)
        if not node.kind:
            return None
        if reference in seen:
            continue
        seen.add(reference)
        if node.text("encoding") in ("DW_ATE_float", "DW_ATE_complex_float"):
            return True
        if node.text("baseType"):
            work.append(node.text("baseType"))
        if node.text("elements") and node.text("tag") != "DW_TAG_enumeration_type":
            members = (metadata_node(module, m) for m in metadata_node(module, node.text("elements")).operands)
            work += [m.text("baseType") for m in members if m.text("tag") in ("DW_TAG_member", "DW_TAG_inheritance")]
    return False


def _may_return_bits(function: Function, asked: set[Function]) -> bool:
    work: list[Value] = [v for b in function.blocks if isinstance(b.terminator, Return) for v in b.terminator.operands]
    seen: set[Value] = set()
    while work:
        value = work.pop()
        if value in seen or isinstance(value, (Constant, Argument)):
            continue
        seen.add(value)
        match value:
            case Load():
                if "tbaa" not in value.metadata and getattr(value.type, "bits", _FLOAT_BITS) >= _FLOAT_BITS:
                    return True
            case Call() | Invoke():
                callee = value.callee
                if isinstance(callee, Function) and callee not in asked and not callee.is_declaration:
                    asked.add(callee)
                    if _may_return_bits(callee, asked):
                        return True
            case Cast(opcode="bitcast", operands=[inner]) if holds_float(inner.type):
                return True
            case Instruction(opcode=opcode) if opcode not in _COMPUTED:
                work += [v for v in value.operands if not holds_pointer(v.type)]
            case _:
                pass
    return False
