"""Small simplifications of a tidied function, which LLVM offers only together with ones that hide the source's form.

What is computed again under a value that dominates it is that value; what is loaded again in a block, with no write in
between, too. A sum with zero, a choice between equal values and a comparison of a choice between two constants go.
"""

from __future__ import annotations

from collections.abc import Callable

from enzyme_build.ir import (
    AtomicRMW,
    Binary,
    Block,
    Call,
    Cast,
    Compare,
    CompareExchange,
    ConstantFloat,
    ConstantInt,
    Dominance,
    Fence,
    Freeze,
    Function,
    GetElementPtr,
    Instruction,
    IntegerType,
    Load,
    Select,
    Store,
    Unary,
    Value,
    constant_int,
    float_value,
)

_Key = tuple[object, ...]
_COMPUTED = (Binary, Unary, Compare, Cast, GetElementPtr, Select, Freeze)


def simplify(function: Function, effect: Callable[[Call], str], drops_zeros: bool) -> None:
    """Simplify all blocks; `drops_zeros`: x + 0 is x, also where x is -0."""
    dominance = Dominance(function)
    order = sorted((b for b in function.blocks if dominance.is_reachable(b)), key=dominance.number_of)
    known: dict[_Key, list[Instruction]] = {}
    for block in order:
        loaded: dict[_Key, Instruction] = {}
        for instruction in list(block.instructions):
            found = _simpler(instruction, drops_zeros) or _known(instruction, known, dominance, block)
            if found is None and isinstance(instruction, Load):
                found = _loaded(instruction, loaded)
            if found is not None and found is not instruction:
                _keep_name(found, instruction)
                instruction.replace_all_uses_with(found)
                instruction.erase()
            elif _writes(instruction, effect):
                loaded.clear()
    _erase_unused(function, effect)


def _keep_name(value: Value, other: Instruction) -> None:
    if isinstance(value, Instruction) and (not value.name or value.name.isdigit()):
        value.name = other.name


def _simpler(instruction: Instruction, drops_zeros: bool) -> Value | None:
    match instruction:
        case Select(operands=[condition, yes, no]):
            if _same(yes, no):
                return yes
            return (yes if condition.value else no) if isinstance(condition, ConstantInt) else None
        case Binary(opcode="fadd", operands=[left, right]) if drops_zeros:
            return right if _is_zero(left) else left if _is_zero(right) else None
        case Binary(opcode="fmul", operands=[left, right]):
            return right if _is_one(left) else left if _is_one(right) else None
        case Binary(opcode="add", operands=[left, ConstantInt(value=0)]):
            return left
        case Binary(
            opcode="add", operands=[Binary(opcode="add", operands=[inner, ConstantInt(value=first)]), second]
        ) if isinstance(second, ConstantInt) and first + second.value == 0:
            return inner
        case Compare(opcode="icmp", predicate="eq", operands=[Select() as choice, ConstantInt() as constant]):
            return _chosen(instruction, choice, constant)
        case Cast(opcode="sext" | "zext", operands=[ConstantInt(value=value)]) if value >= 0:
            return constant_int(instruction.type, value) if isinstance(instruction.type, IntegerType) else None
        case _:
            return None


def _chosen(compare: Compare, choice: Select, constant: ConstantInt) -> Value | None:
    """`(c ? 1 : 0) == 1` is c."""
    condition, yes, no = choice.operands
    if not isinstance(yes, ConstantInt) or not isinstance(no, ConstantInt) or yes.value == no.value:
        return None
    if constant.value == yes.value and condition.type is compare.type:
        return condition
    return None


def _is_zero(value: Value) -> bool:
    return isinstance(value, ConstantFloat) and float_value(str(value.type), value.text) == 0


def _is_one(value: Value) -> bool:
    return isinstance(value, ConstantFloat) and float_value(str(value.type), value.text) == 1


def _same(left: Value, right: Value) -> bool:
    if isinstance(left, ConstantInt) and isinstance(right, ConstantInt):
        return left.value == right.value
    return left is right


def _known(
    instruction: Instruction, known: dict[_Key, list[Instruction]], dominance: Dominance, block: Block
) -> Instruction | None:
    """The same computation, where it was made before."""
    if not isinstance(instruction, _COMPUTED):
        return None
    key = _key(instruction)
    earlier = known.setdefault(key, [])
    for other in earlier:
        if other.parent is not None and dominance.dominates(other.block, block):
            if isinstance(other, (Binary, GetElementPtr, Cast)):
                other.flags = tuple(flag for flag in other.flags if flag in instruction.flags)
            return other
    earlier.append(instruction)
    return None


def _key(instruction: Instruction) -> _Key:
    kind = instruction.predicate if isinstance(instruction, Compare) else ""
    source = instruction.source_type if isinstance(instruction, GetElementPtr) else None
    return (instruction.opcode, kind, instruction.type, source, *map(_operand, instruction.operands))


def _operand(value: Value) -> object:
    match value:
        case ConstantInt():
            return (value.type, value.value)
        case ConstantFloat():
            return (value.type, value.text)
        case _:
            return value


def _loaded(load: Load, loaded: dict[_Key, Instruction]) -> Instruction | None:
    if load.ordering or "volatile" in load.flags:
        return None
    return loaded.setdefault((load.type, _operand(load.pointer)), load)


def _writes(instruction: Instruction, effect: Callable[[Call], str]) -> bool:
    if isinstance(instruction, Call):
        return effect(instruction) == "writes"
    return isinstance(instruction, (Store, AtomicRMW, CompareExchange, Fence))


def _erase_unused(function: Function, effect: Callable[[Call], str]) -> None:
    """Take out what nobody uses any more."""
    for block in reversed(function.blocks):
        for instruction in reversed(list(block.instructions)):
            if instruction.uses or instruction.is_terminator or _writes(instruction, effect):
                continue
            is_load = isinstance(instruction, Load) and not instruction.ordering and "volatile" not in instruction.flags
            if is_load or isinstance(instruction, _COMPUTED):
                instruction.erase()
