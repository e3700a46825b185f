"""LLVM's text for one instruction."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from enzyme_build.ir import instructions as ins
from enzyme_build.ir.types import VOID, FunctionType, VectorType
from enzyme_build.ir.value_printer import OperandPrinter, typed_constant_text


def instruction_text(instruction: ins.Instruction, operands: OperandPrinter) -> str:
    """`%name = opcode ..., !metadata`, without indentation."""
    text = _without_metadata(instruction, operands)
    if instruction.type is not VOID:
        text = f"{operands.names.reference(instruction)} = {text}"
    for kind, node in instruction.metadata.items():
        text += f", !{kind} {node}"
    return text


def _words(instruction: ins.Instruction) -> str:
    """The opcode and its flags."""
    return " ".join((instruction.opcode, *instruction.flags)) if instruction.flags else instruction.opcode


def _without_metadata(instruction: ins.Instruction, to: OperandPrinter) -> str:
    return _FORMS.get(type(instruction), _plain)(instruction, to)


def _plain(instruction: ins.Instruction, to: OperandPrinter) -> str:
    if isinstance(instruction, ins.Terminator):
        return _terminator(instruction, to)
    return f"{_words(instruction)} {_list(instruction, to)}"


def _binary(instruction: ins.Binary, to: OperandPrinter) -> str:
    left, right = instruction.operands
    return f"{_words(instruction)} {to.typed(left)}, {to.value(right)}"


def _compare(instruction: ins.Compare, to: OperandPrinter) -> str:
    left, right = instruction.operands
    return f"{_words(instruction)} {instruction.predicate} {to.typed(left)}, {to.value(right)}"


def _cast(instruction: ins.Cast, to: OperandPrinter) -> str:
    return f"{_words(instruction)} {to.typed(instruction.operands[0])} to {to.type(instruction.type)}"


def _address(instruction: ins.GetElementPtr, to: OperandPrinter) -> str:
    return f"{_words(instruction)} {to.type(instruction.source_type)}, {_list(instruction, to)}"


def _phi(instruction: ins.Phi, to: OperandPrinter) -> str:
    pairs = (f"[ {to.value(v)}, {to.names.reference(b)} ]" for v, b in zip(instruction.operands, instruction.blocks))
    return f"{_words(instruction)} {to.type(instruction.type)} {', '.join(pairs)}"


def _member(instruction: ins.ExtractValue | ins.InsertValue, to: OperandPrinter) -> str:
    return f"{instruction.opcode} {_list(instruction, to)}, {', '.join(map(str, instruction.path))}"


def _shuffle(instruction: ins.ShuffleVector, to: OperandPrinter) -> str:
    return f"shufflevector {_list(instruction, to)}, {_mask(instruction)}"


def _next_variadic(instruction: ins.VAArg, to: OperandPrinter) -> str:
    return f"va_arg {to.typed(instruction.operands[0])}, {to.type(instruction.type)}"


def _load(instruction: ins.Load, to: OperandPrinter) -> str:
    address = to.typed(instruction.operands[0])
    return f"{_words(instruction)} {to.type(instruction.type)}, {address}{_access_suffix(instruction)}"


def _store(instruction: ins.Store, to: OperandPrinter) -> str:
    return f"{_words(instruction)} {_list(instruction, to)}{_access_suffix(instruction)}"


def _atomic_update(instruction: ins.AtomicRMW, to: OperandPrinter) -> str:
    return f"{_words(instruction)} {instruction.operation} {_list(instruction, to)} {instruction.suffix}"


def _exchange(instruction: ins.CompareExchange, to: OperandPrinter) -> str:
    return f"{_words(instruction)} {_list(instruction, to)} {instruction.suffix}"


def _fence(instruction: ins.Fence, to: OperandPrinter) -> str:
    return f"fence {instruction.suffix}"


def _list(instruction: ins.Instruction, to: OperandPrinter) -> str:
    return ", ".join(map(to.typed, instruction.operands))


def _access_suffix(instruction: ins.Load | ins.Store) -> str:
    text = f" {instruction.ordering}" if instruction.ordering else ""
    return f"{text}, align {instruction.alignment}" if instruction.alignment else text


def _alloca(instruction: ins.Alloca, to: OperandPrinter) -> str:
    text = f"{_words(instruction)} {to.type(instruction.allocated_type)}"
    count = to.typed(instruction.count)
    if count != "i32 1":
        text += f", {count}"
    if instruction.alignment:
        text += f", align {instruction.alignment}"
    space = getattr(instruction.type, "address_space", 0)
    return f"{text}, addrspace({space})" if space else text


def _mask(instruction: ins.ShuffleVector) -> str:
    type_ = instruction.type
    assert isinstance(type_, VectorType)
    lanes = ", ".join("i32 poison" if lane is None else f"i32 {lane}" for lane in instruction.mask)
    return f"<{type_.count} x i32> <{lanes}>"


def _landing_pad(instruction: ins.LandingPad, to: OperandPrinter) -> str:
    clauses = ["cleanup"] if instruction.is_cleanup else []
    clauses += [f"{kind} {to.typed(value)}" for kind, value in zip(instruction.clauses, instruction.operands)]
    return f"landingpad {to.type(instruction.type)} " + " ".join(clauses)


def _terminator(instruction: ins.Terminator, to: OperandPrinter) -> str:
    targets = [f"label {to.names.reference(target)}" for target in instruction.targets]
    values = [to.typed(value) for value in instruction.operands]
    match instruction:
        case ins.Return():
            return f"ret {values[0]}" if values else "ret void"
        case ins.Branch():
            return "br " + ", ".join(values + targets)
        case ins.Switch(cases=cases):
            table = "".join(f"    {typed_constant_text(c)}, {t}\n" for c, t in zip(cases, targets[1:]))
            return f"switch {values[0]}, {targets[0]} [\n{table}  ]"
        case ins.IndirectBranch():
            return f"indirectbr {values[0]}, [{', '.join(targets)}]"
        case _:
            return " ".join([instruction.opcode, *values])


def _call(instruction: ins.Call | ins.Invoke, to: OperandPrinter) -> str:
    syntax, kind = instruction.syntax, instruction.function_type
    texts: list[str] = []
    for index, argument in enumerate(instruction.arguments):
        attributes = syntax.argument_attributes[index] if index < len(syntax.argument_attributes) else ""
        if attributes:
            texts.append(f"{to.type(argument.type)} {attributes} {to.value(argument)}")
        else:
            texts.append(to.typed_or_metadata(argument))
    words = [
        syntax.tail,
        _words(instruction),
        syntax.convention,
        syntax.return_attributes,
        syntax.address_space,
        _called_type(kind, to),
        f"{to.value(instruction.callee)}({', '.join(texts)})",
        syntax.function_attributes,
        _bundles(instruction, to),
    ]
    text = " ".join(word for word in words if word)
    if isinstance(instruction, ins.Invoke):
        normal, unwind = (to.names.reference(target) for target in instruction.targets)
        text += f"\n          to label {normal} unwind label {unwind}"
    return text


def _called_type(kind: FunctionType, to: OperandPrinter) -> str:
    return to.type(kind) if kind.variadic else to.type(kind.result)


def _bundles(instruction: ins.Call | ins.Invoke, to: OperandPrinter) -> str:
    if not instruction.bundles:
        return ""
    texts = [f"{tag}({', '.join(map(to.typed_or_metadata, values))})" for tag, values in instruction.bundle_values()]
    return f"[ {', '.join(texts)} ]"


_FORMS: dict[type[ins.Instruction], Callable[[Any, OperandPrinter], str]] = {
    ins.Binary: _binary,
    ins.Compare: _compare,
    ins.Cast: _cast,
    ins.GetElementPtr: _address,
    ins.Phi: _phi,
    ins.ExtractValue: _member,
    ins.InsertValue: _member,
    ins.ShuffleVector: _shuffle,
    ins.VAArg: _next_variadic,
    ins.LandingPad: _landing_pad,
    ins.Call: _call,
    ins.Invoke: _call,
    ins.Load: _load,
    ins.Store: _store,
    ins.Alloca: _alloca,
    ins.AtomicRMW: _atomic_update,
    ins.CompareExchange: _exchange,
    ins.Fence: _fence,
}  # the others are their words and operands
