"""Numbers that are changed by comparing and exchanging their bits.

    do { old = *p; } while (!compare_and_swap(p, old, old + v));

is an atomic addition, whatever memory p leads to.  In memory of the function's own, which no other thread changes
(threads over active data have no derivative), every atomic operation on a number is a load and a store.
"""

from __future__ import annotations

from enzyme_build.analysis import address_of, callee_name, makes_memory, origins_of
from enzyme_build.ir import (
    DOUBLE,
    FLOAT,
    VOID,
    Alloca,
    AtomicRMW,
    Binary,
    Block,
    Branch,
    Builder,
    Call,
    Cast,
    CompareExchange,
    ExtractValue,
    Function,
    Instruction,
    Load,
    Phi,
    Type,
    Undef,
    Value,
    function_type,
    is_float,
    mangled,
)

_FLOAT_OF_BYTES = {8: DOUBLE, 4: FLOAT}
_ARITHMETIC = ("fadd", "fsub")
_CHOICES = {"fmax": "llvm.maxnum", "fmin": "llvm.minnum", "fmaximum": "llvm.maximum", "fminimum": "llvm.minimum"}


def spell_out_atomics(function: Function) -> None:
    """Additions by comparing become atomic additions; what is done to the function's own memory, plain accesses."""
    for instruction in list(function.instructions()):
        if isinstance(instruction, CompareExchange) and not _add_at_once(instruction) and _is_own(instruction):
            _compare_plainly(instruction)
        elif isinstance(instruction, AtomicRMW) and _is_own(instruction):
            _update_plainly(instruction)


# ---- additions by comparing -----------------------------------------------------------------------------------
def _add_at_once(exchange: CompareExchange) -> bool:
    """Rewrite the loop around the exchange, if it is one that adds; True if it was."""
    loop, (pointer, expected, new) = exchange.block, exchange.operands
    old, made = _behind_casts(expected), _behind_casts(new)
    if not isinstance(made, Instruction) or made.block is not loop:
        return False
    found = _added(made, old)
    if found is None or not _tries_until_done(exchange) or not _is_read_again(old, exchange):
        return False
    if any(user.block is not loop for i in loop.instructions for user in i.users):
        return False
    if not all(_is_part(i, made, exchange) for i in loop.instructions):
        return False
    operation, parts = found
    if any(isinstance(v, Instruction) and v.block is loop for v in (*parts, pointer)):
        return False
    _replace(loop, exchange, operation, parts)
    return True


def _behind_casts(value: Value) -> Value:
    while isinstance(value, Cast) and value.opcode == "bitcast":
        value = value.operands[0]
    return value


def _added(made: Instruction, old: Value) -> tuple[str, list[Value]] | None:
    """The operation, and what is added: a number, or the product of two."""
    operands = [_behind_casts(o) for o in made.operands]
    match made:
        case Binary(opcode="fadd") if old in operands:
            return "fadd", [made.operands[1 - operands.index(old)]]
        case Binary(opcode="fsub") if operands[0] is old:
            return "fsub", [made.operands[1]]
        case Call() if callee_name(made).startswith("llvm.fmuladd.") and operands[2] is old:
            return "fadd", made.operands[:2]
        case _:
            return None


def _tries_until_done(exchange: CompareExchange) -> bool:
    branch = exchange.block.terminator
    if not isinstance(branch, Branch) or len(branch.targets) != 2:
        return False
    done, again = branch.targets
    return _is_part_of_result(branch.operands[0], exchange, 1) and again is exchange.block and done is not again


def _is_part_of_result(value: Value, exchange: CompareExchange, index: int) -> bool:
    return isinstance(value, ExtractValue) and value.operands[0] is exchange and value.path == (index,)


def _is_read_again(old: Value, exchange: CompareExchange) -> bool:
    """What is expected is what was read there at first, and then what the exchange found."""
    if not isinstance(old, Phi):
        return _reads(old, exchange) and isinstance(old, Load) and old.block is exchange.block
    incoming = [(_behind_casts(value), block) for value, block in old.incoming]
    return old.block is exchange.block and all(
        _is_part_of_result(value, exchange, 0) if block is exchange.block else _reads(value, exchange)
        for value, block in incoming
    )


def _reads(value: Value, exchange: CompareExchange) -> bool:
    return isinstance(value, Load) and address_of(value.pointer) == address_of(exchange.operands[0])


def _is_part(instruction: Instruction, made: Instruction, exchange: CompareExchange) -> bool:
    if isinstance(instruction, Load):
        return _reads(instruction, exchange)
    is_shape = isinstance(instruction, (Phi, ExtractValue, Branch)) or _behind_casts(instruction) is not instruction
    return instruction in (made, exchange) or is_shape


def _replace(loop: Block, exchange: CompareExchange, operation: str, parts: list[Value]) -> None:
    firsts = [_behind_casts(v) for phi in loop.phis for v in phi.operands]
    branch = loop.terminator
    builder = Builder(exchange.function.module).before(branch)
    with builder.deriving(exchange):
        value = parts[0] if len(parts) == 1 else builder.binary("fmul", parts[0], parts[1])
        ordering, _, alignment = exchange.suffix.partition(", ")
        suffix = ", ".join(filter(None, [ordering.rsplit(maxsplit=1)[0], alignment]))
        kept = {value, builder.insert(AtomicRMW(operation, exchange.operands[0], value, suffix))}
    loop.append(Branch(VOID, [], [branch.targets[0]]))
    gone = [i for i in loop.instructions[:-1] if i not in kept]
    for instruction in gone:
        instruction.drop_operands()
    for instruction in gone:
        instruction.erase()
    for first in firsts:
        if isinstance(first, Load) and not first.uses and first.parent is not None:
            first.erase()


# ---- the function's own memory --------------------------------------------------------------------------------
def _is_own(update: CompareExchange | AtomicRMW) -> bool:
    """A number in memory that this activation made."""
    base = address_of(update.operands[0]).base
    if not makes_memory(base):
        return False
    is_number = isinstance(base, Alloca) and is_float(base.allocated_type)
    return is_number or any(is_float(_behind_casts(o).type) for o in origins_of(update.operands[-1]))


def _number(builder: Builder, value: Value) -> Value:
    """The number whose bits an integer is."""
    type_ = _number_type(builder, value.type)
    if value.type is type_:
        return value
    behind = _behind_casts(value)
    return behind if behind.type is type_ else builder.cast("bitcast", value, type_)


def _number_type(builder: Builder, type_: Type) -> Type:
    return type_ if is_float(type_) else _FLOAT_OF_BYTES.get(builder.module.layout.size_of(type_), type_)


def _compare_plainly(exchange: CompareExchange) -> None:
    pointer, expected, new = exchange.operands
    builder = Builder(exchange.function.module).before(exchange)
    with builder.deriving(exchange):
        found: Value = builder.load(_number_type(builder, expected.type), pointer)
        bits = builder.cast("bitcast", found, expected.type) if found.type is not expected.type else found
        same = builder.compare("eq", bits, expected)
        builder.store(builder.select(same, _number(builder, new), found), pointer)
        both = builder.insert_value(builder.insert_value(Undef(exchange.type), bits, 0), same, 1)
    for user in [user for user in exchange.users if isinstance(user, ExtractValue)]:
        user.replace_all_uses_with(same if user.path == (1,) else bits)
        user.erase()
    exchange.replace_all_uses_with(both)
    exchange.erase()


def _update_plainly(update: AtomicRMW) -> None:
    pointer, value = update.operands
    builder = Builder(update.function.module).before(update)
    if update.operation in _ARITHMETIC and not update.uses:
        return  # known as it is
    with builder.deriving(update):
        found = builder.load(_number_type(builder, value.type), pointer)
        number = _number(builder, value)
        if update.operation in _ARITHMETIC:
            new = builder.binary(update.operation, found, number)
        elif update.operation in _CHOICES:
            types = [found.type, found.type]
            choose = builder.module.declare(f"{_CHOICES[update.operation]}.{mangled(found.type)}", found.type, types)
            new = builder.call(choose, [found, number], function_type(found.type, types))
        elif update.operation == "xchg":
            new = number
        else:
            found.erase()
            return
        builder.store(new, pointer)
        before = found if found.type is update.type else builder.cast("bitcast", found, update.type)
    update.replace_all_uses_with(before)
    update.erase()
