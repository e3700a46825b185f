"""Which types the operands of an instruction must have."""

from __future__ import annotations

from enzyme_build.ir import instructions as ins
from enzyme_build.ir.types import (
    I1,
    VOID,
    Type,
    VectorType,
    element_type,
    is_aggregate,
    is_float,
    is_integer,
    is_pointer,
    scalar_of,
)

_FROM_TO = {
    "trunc": (is_integer, is_integer),
    "zext": (is_integer, is_integer),
    "sext": (is_integer, is_integer),
    "fptrunc": (is_float, is_float),
    "fpext": (is_float, is_float),
    "fptoui": (is_float, is_integer),
    "fptosi": (is_float, is_integer),
    "uitofp": (is_integer, is_float),
    "sitofp": (is_integer, is_float),
    "ptrtoint": (is_pointer, is_integer),
    "ptrtoaddr": (is_pointer, is_integer),
    "inttoptr": (is_integer, is_pointer),
    "addrspacecast": (is_pointer, is_pointer),
}


def type_problem(instruction: ins.Instruction) -> str:
    """What is wrong with the operands' types; "" if nothing is."""
    types = [operand.type for operand in instruction.operands]
    match instruction:
        case ins.Binary() | ins.Compare():
            return _same(types[0], types[1], "operands") or _arithmetic(instruction, types[0])
        case ins.Unary():
            return "" if is_float(types[0]) else f"it negates a {types[0]}"
        case ins.Cast(opcode=opcode):
            return _cast(opcode, types[0], instruction.type)
        case ins.Select():
            return _same(types[1], types[2], "choices") or _condition(types[0], types[1])
        case ins.Phi():
            wrong = next((type_ for type_ in types if type_ is not instruction.type), None)
            return f"an incoming value is {wrong}, the phi {instruction.type}" if wrong is not None else ""
        case ins.Load() | ins.AtomicRMW() | ins.CompareExchange() | ins.GetElementPtr():
            return "" if is_pointer(types[0]) or _vector_of_pointers(instruction) else f"its address is {types[0]}"
        case ins.Store():
            return "" if is_pointer(types[1]) else f"its address is {types[1]}"
        case ins.Call() | ins.Invoke():
            return _call(instruction)
        case ins.Terminator():
            return _terminator(instruction, types)
        case ins.ExtractValue(path=path):
            return _same(_at_path(types[0], path), instruction.type, "member and result")
        case ins.InsertValue(path=path):
            return _same(_at_path(types[0], path), types[1], "member and value")
        case ins.InsertElement():
            return _same(scalar_of(types[0]), types[1], "lane and value")
        case ins.ShuffleVector():
            return _same(types[0], types[1], "operands")
        case _:
            return ""


def _same(left: Type | None, right: Type, what: str) -> str:
    return "" if left is right else f"its {what} have different types: {left} and {right}"


def _arithmetic(instruction: ins.Binary | ins.Compare, type_: Type) -> str:
    floating = instruction.opcode.startswith("f")
    fits = is_float(type_) if floating else is_integer(type_) or (instruction.opcode == "icmp" and is_pointer(type_))
    return "" if fits else f"`{instruction.opcode}` has operands of type {type_}"


def _cast(opcode: str, source: Type, target: Type) -> str:
    if opcode == "bitcast":
        return ""
    allowed_source, allowed_target = _FROM_TO[opcode]
    lanes = [type_.count if isinstance(type_, VectorType) else 0 for type_ in (source, target)]
    fits = allowed_source(source) and allowed_target(target) and lanes[0] == lanes[1]
    return "" if fits else f"`{opcode}` cannot make {target} from {source}"


def _condition(condition: Type, chosen: Type) -> str:
    if condition is I1:
        return ""
    lanes = isinstance(condition, VectorType) and condition.element is I1 and isinstance(chosen, VectorType)
    return "" if lanes else f"its condition is {condition}"


def _vector_of_pointers(instruction: ins.Instruction) -> bool:
    return isinstance(instruction, ins.GetElementPtr) and is_pointer(scalar_of(instruction.operands[0].type))


def _at_path(aggregate: Type, path: tuple[int, ...]) -> Type | None:
    type_ = aggregate
    for index in path:
        if not is_aggregate(type_):
            return None
        type_ = element_type(type_, index)
    return type_


def _call(call: ins.Call | ins.Invoke) -> str:
    expected, arguments = call.function_type.parameters, call.arguments
    if not is_pointer(call.callee.type):
        return f"it calls a {call.callee.type}"
    if len(arguments) < len(expected) or (len(arguments) > len(expected) and not call.function_type.variadic):
        return f"it has {len(arguments)} arguments, its function type {len(expected)}"
    for index, (argument, type_) in enumerate(zip(arguments, expected)):
        if argument.type is not type_:
            return f"its argument {index} is {argument.type}, its function type says {type_}"
    return _same(call.function_type.result, call.type, "function type and result")


def _terminator(terminator: ins.Terminator, types: list[Type]) -> str:
    match terminator:
        case ins.Return():
            returned = types[0] if types else VOID
            expected = terminator.function.return_type
            return "" if returned is expected else f"it returns {returned} from a function of type {expected}"
        case ins.Branch():
            if len(terminator.targets) != 1 + len(types):
                return f"it has {len(types)} conditions and {len(terminator.targets)} targets"
            return f"its condition is {types[0]}" if types and types[0] is not I1 else ""
        case ins.Switch(cases=cases, targets=targets):
            if len(targets) != 1 + len(cases):
                return f"it has {len(cases)} cases and {len(targets)} targets"
            wrong = next((case for case in cases if case.type is not types[0]), None)
            return f"it switches on {types[0]}, a case is {wrong.type}" if wrong is not None else ""
        case _:
            return ""
