"""LLVM's text for one instruction."""

from __future__ import annotations

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
    values = instruction.operands
    match instruction:
        case ins.Call() | ins.Invoke():
            return _call(instruction, to)
        case ins.Load() | ins.Store() | ins.Alloca() | ins.AtomicRMW() | ins.CompareExchange() | ins.Fence():
            return _memory(instruction, to)
        case ins.Binary():
            return f"{_words(instruction)} {to.typed(values[0])}, {to.value(values[1])}"
        case ins.GetElementPtr(source_type=source):
            return f"{_words(instruction)} {to.type(source)}, {_list(instruction, to)}"
        case ins.Compare(predicate=predicate):
            return f"{_words(instruction)} {predicate} {to.typed(values[0])}, {to.value(values[1])}"
        case ins.Cast():
            return f"{_words(instruction)} {to.typed(values[0])} to {to.type(instruction.type)}"
        case ins.Phi():
            pairs = (f"[ {to.value(v)}, {to.names.reference(b)} ]" for v, b in zip(values, instruction.blocks))
            return f"{_words(instruction)} {to.type(instruction.type)} {', '.join(pairs)}"
        case ins.Terminator():
            return _terminator(instruction, to)
        case ins.ExtractValue(path=path) | ins.InsertValue(path=path):
            return f"{instruction.opcode} {_list(instruction, to)}, {', '.join(map(str, path))}"
        case ins.ShuffleVector():
            return f"shufflevector {_list(instruction, to)}, {_mask(instruction)}"
        case ins.VAArg():
            return f"va_arg {to.typed(values[0])}, {to.type(instruction.type)}"
        case ins.LandingPad():
            return _landing_pad(instruction, to)
        case _:
            return f"{_words(instruction)} {_list(instruction, to)}"


def _list(instruction: ins.Instruction, to: OperandPrinter) -> str:
    return ", ".join(map(to.typed, instruction.operands))


def _memory(instruction: ins.Instruction, to: OperandPrinter) -> str:
    words, values = _words(instruction), instruction.operands
    match instruction:
        case ins.Load():
            return f"{words} {to.type(instruction.type)}, {to.typed(values[0])}{_access_suffix(instruction)}"
        case ins.Store():
            return f"{words} {_list(instruction, to)}{_access_suffix(instruction)}"
        case ins.AtomicRMW(operation=operation, suffix=suffix):
            return f"{words} {operation} {_list(instruction, to)} {suffix}"
        case ins.CompareExchange(suffix=suffix):
            return f"{words} {_list(instruction, to)} {suffix}"
        case ins.Fence(suffix=suffix):
            return f"fence {suffix}"
        case _:
            assert isinstance(instruction, ins.Alloca)
            return _alloca(instruction, to)


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
