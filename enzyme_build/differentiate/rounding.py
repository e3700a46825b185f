"""Rounding by arithmetic: a sum x + C, where C is so large that no fraction of x is left in it.

As arithmetic its derivative would be one, but it is a step function, whatever is done with it: C is subtracted again,
perhaps from memory, or its last bits are read as an integer.  So the sum becomes something inactive that computes the
same.  |C| is 2ᵖ or 1.5·2ᵖ, p the number of bits of the type's fraction, written as a constant, chosen among such
constants, loaded from a table of them, or given a sign; x may be a product that is added in one step (`fma`).  Less
than that, 1.5·2ᵠ, rounds to a multiple of 2^(q-p): it counts where C is subtracted again.

Or rounding by a mask, which clears the last bits of a number's fraction, where a number is split so: the difference of
the two is taken, too, and has the derivative.  (T. Dekker splits by a product: "A floating-point technique for
extending the available precision", 1971.)
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import replace

from enzyme_build.analysis import address_of, callee_name, only_prints
from enzyme_build.ir import (
    Binary,
    Builder,
    Call,
    Cast,
    Compare,
    ConstantAggregate,
    ConstantExpression,
    ConstantFloat,
    ConstantInt,
    Freeze,
    Function,
    GlobalVariable,
    Instruction,
    Load,
    Module,
    Phi,
    Select,
    Type,
    Unary,
    Value,
    float_value,
    function_type,
    initializer_of,
    mangled,
    quoted,
    scalar_of,
)

_FENCE = "llvm.arithmetic.fence"
_SUMS = ("llvm.fma.", "llvm.fmuladd.", "llvm.experimental.constrained.f")
_FRACTION_BITS = {"double": 52, "float": 23, "x86_fp80": 63, "fp128": 112}
_FINEST = {"double": 16, "float": 7}  # bits behind the point that are kept by the smallest 1.5·2ᵠ
_NEARLY = 1e-9  # a few low bits of C may be set: they are added to the integer
_MOST_VALUES = 64  # of a table
_EXTREMES = ("fabs", "maxnum", "minnum", "maximum", "minimum")
_SIZES = {
    *("fabs", "fabsf", "fmax", "fmin", "fmaxf", "fminf"),
    *(f"llvm.{name}.{kind}" for name in _EXTREMES for kind in ("f32", "f64")),
}


def call_for_rounding(function: Function) -> None:
    """Make every such sum inactive."""
    for made in list(function.instructions()):
        added = next((c for o in _added(made) if (c := _constant_size(o)) is not None), None)
        if added is not None and _leaves_no_fraction(added, made):
            _make_inactive(made)
        elif isinstance(made, Cast) and (split := _split_by_mask(made)) is not None:
            _clear_inactively(made, *split)


def _added(instruction: Instruction) -> list[Value]:
    """What may be the large constant of a sum."""
    match instruction:
        case Binary(opcode="fadd" | "fsub"):
            return instruction.operands
        case Call() if callee_name(instruction).startswith(_SUMS) and _is_number(instruction.type):
            is_product = any(word in callee_name(instruction) for word in (".fma.", ".fmuladd."))
            sums = ("constrained.fadd", "constrained.fsub")
            if is_product:
                return instruction.arguments[2:3]
            return instruction.arguments[:2] if any(s in callee_name(instruction) for s in sums) else []
        case _:
            return []


def _is_number(type_: Type) -> bool:
    return str(scalar_of(type_)) in _FRACTION_BITS


def _leaves_no_fraction(constant: float, made: Instruction) -> bool:
    kind = str(scalar_of(made.type))
    bits = _FRACTION_BITS.get(kind)
    if bits is None or constant in (0.0, math.inf) or math.isnan(constant):
        return False
    mantissa, power = math.frexp(constant)  # mantissa in [0.5, 1)
    if power - 1 == bits and mantissa in (0.5, 0.75):
        return True
    is_magic = abs(mantissa - 0.75) < _NEARLY and bits - _FINEST.get(kind, 0) <= power - 1 <= bits
    return is_magic and any(_takes_away(user, constant) for user in _users(made))


def _users(value: Value) -> Iterator[Instruction]:
    for user, _ in value.uses:
        if _is_same(user):
            yield from _users(user)
        else:
            yield user


def _is_same(value: Value) -> bool:
    return isinstance(value, Freeze) or (isinstance(value, Call) and callee_name(value).startswith(_FENCE))


def _takes_away(user: Instruction, constant: float) -> bool:
    return any(_constant_size(operand) == constant for operand in _added(user))


def _split_by_mask(made: Cast) -> tuple[Value, ConstantInt] | None:
    """The bits of which a cast makes a number without the last ones, and the mask, if the rest is taken, too."""
    match made:
        case Cast(opcode="bitcast", operands=[Binary(opcode="and", operands=[bits, ConstantInt() as mask])]):
            kept = mask.value % (1 << _bits(mask))
        case _:
            return None
    width, fraction = _bits(mask), _FRACTION_BITS.get(str(made.type), 0)
    is_unsigned = not kept >> width - 1
    cleared = (1 << width - is_unsigned) - kept
    if cleared & (cleared - 1) or not 1 < cleared < 1 << fraction:
        return None
    differences = (u for u in _users(made) if isinstance(u, Binary) and u.opcode == "fsub")
    rests = [difference for difference in differences if not _is_only_watched(difference)]
    numbers = (operand for rest in rests for operand in map(_source, rest.operands) if operand is not made)
    is_split = any(_are_bits_of(bits, number, is_unsigned, set()) for number in numbers)
    return (bits, mask) if is_split else None


def _is_only_watched(value: Value) -> bool:
    """Is it compared or printed, perhaps as the largest of some, and not computed with?"""
    seen: set[Value] = {value}
    work = [value]
    while work:
        for user in _users(work.pop()):
            is_same = isinstance(user, (Phi, Select)) or (isinstance(user, Cast) and user.opcode == "fpext")
            if is_same or (isinstance(user, Call) and callee_name(user) in _SIZES):
                if user not in seen:
                    seen.add(user)
                    work.append(user)
            elif not isinstance(user, Compare) and not (isinstance(user, Call) and only_prints(user)):
                return False
    return True


def _are_bits_of(bits: Value, number: Value, is_unsigned: bool, seen: set[Value]) -> bool:
    """Are these the bits of a number (or of its negative, if its sign does not count)?"""
    if bits in seen:
        return True
    match bits, number:
        case Phi(), Phi() if bits.parent is number.parent:
            pairs = ((value, number.value_from(block)) for value, block in bits.incoming)
            return all(_are_bits_of(value, other, is_unsigned, seen | {bits}) for value, other in pairs)
        case Binary(opcode="and", operands=[inner, ConstantInt(value=mask)]), _ if is_unsigned:
            is_size = mask % (1 << _bits(bits)) == (1 << _bits(bits) - 1) - 1
            return is_size and _are_bits_of(inner, number, is_unsigned, seen)
        case Cast(opcode="bitcast", operands=[source]), _ if source is number:
            return True
        case _, Cast(opcode="bitcast", operands=[source]) if source is bits:
            return True
        case _, Call() if is_unsigned and callee_name(number).startswith("llvm.fabs."):
            return _are_bits_of(bits, number.arguments[0], is_unsigned, seen)
        case _, Unary(opcode="fneg", operands=[inner]) if is_unsigned:
            return _are_bits_of(bits, inner, is_unsigned, seen)
        case _:
            return False


def _source(value: Value) -> Value:
    while _is_same(value):
        assert isinstance(value, Instruction)
        value = value.operands[0]
    return value


# ---- constants -----------------------------------------------------------------------------------------------------
def _constant_size(value: Value) -> float | None:
    """The magnitude that all the constants have which a value may be; None if it may be anything else."""
    sizes = _sizes(value, set())
    return next(iter(sizes)) if sizes is not None and len(sizes) == 1 else None


def _sizes(value: Value, seen: set[Value]) -> set[float] | None:
    if value in seen:
        return set()
    seen.add(value)
    match value:
        case ConstantFloat(text=text) if _is_number(value.type):
            return {abs(float_value(str(value.type), text))}
        case ConstantAggregate(elements=elements):
            return _together(elements, seen)
        case Select(operands=[_, *choices]) | Phi(operands=choices):
            return _together(choices, seen)
        case Unary(opcode="fneg", operands=[inner]) | Freeze(operands=[inner]):
            return _sizes(inner, seen)
        case Cast(opcode="fpext", operands=[inner]):
            return _sizes(inner, seen)
        case Cast(opcode="bitcast", operands=[Binary(opcode="or", operands=[left, right])]):
            signed = [bits for sign, bits in ((left, right), (right, left)) if _is_sign(sign)]
            return _of_bits(signed[0], value.type) if signed else None
        case Call() if callee_name(value).startswith(("llvm.copysign.", "llvm.fabs.", _FENCE)):
            return _sizes(value.arguments[0], seen)
        case Load():
            return _in_table(value, seen)
        case _:
            return None


def _together(values: Iterable[Value], seen: set[Value]) -> set[float] | None:
    found: set[float] = set()
    for value in values:
        sizes = _sizes(value, seen)
        if sizes is None:
            return None
        found |= sizes
    return found


def _is_sign(value: Value) -> bool:
    """An integer of which only the highest bit may be set."""
    match value:
        case Binary(opcode="and", operands=[_, ConstantInt(value=mask)]):
            return mask % (1 << _bits(value)) == 1 << _bits(value) - 1
        case Binary(opcode="shl", operands=[_, ConstantInt(value=amount)]):
            return amount == _bits(value) - 1
        case _:
            return False


def _bits(value: Value) -> int:
    return int(str(value.type).removeprefix("i")) if str(value.type).startswith("i") else 0


def _of_bits(value: Value, type_: Type) -> set[float] | None:
    if not isinstance(value, ConstantInt) or str(type_) not in ("double", "float"):
        return None
    bits = value.value % (1 << _bits(value))
    if str(type_) == "float":
        exponent, fraction = bits >> 23 & 0xFF, bits & (1 << 23) - 1
        return {math.ldexp(1 + fraction / 2.0**23, exponent - 127)} if 0 < exponent < 0xFF else None
    return {abs(float_value("double", f"0x{bits:016X}"))}


def _in_table(load: Load, seen: set[Value]) -> set[float] | None:
    """What a constant global holds: the number there, or a table of numbers like it."""
    variable = address_of(load.pointer).base
    if not isinstance(variable, GlobalVariable) or not variable.is_constant:
        return None
    initial = initializer_of(load.function.module, variable)
    if initial is None or (isinstance(initial, ConstantAggregate) and len(initial.elements) > _MOST_VALUES):
        return None
    is_number = initial.type is load.type
    if isinstance(initial, ConstantAggregate) and not is_number:
        is_number = all(element.type is load.type for element in initial.elements)
    return _sizes(initial, seen) if is_number and not isinstance(initial, ConstantExpression) else None


# ---- writing -------------------------------------------------------------------------------------------------------
def _make_inactive(made: Instruction) -> None:
    if isinstance(made, Call):
        made.syntax = replace(
            made.syntax, function_attributes=f'{made.syntax.function_attributes} "enzyme_inactive"'.strip()
        )
        return
    with (builder := Builder(made.function.module).before(made)).deriving(made):
        call = builder.call(_rounded(made.function.module, made.opcode, made.type), made.operands)
    made.replace_all_uses_with(call)
    made.erase()


def _clear_inactively(made: Cast, bits: Value, mask: ConstantInt) -> None:
    with (builder := Builder(made.function.module).before(made)).deriving(made):
        call = builder.call(_cleared(made.function.module, made.type, mask), [bits])
    made.replace_all_uses_with(call)
    cleared = made.operands[0]
    made.erase()
    if isinstance(cleared, Instruction) and not cleared.uses:
        cleared.erase()


def _cleared(module: Module, type_: Type, mask: ConstantInt) -> Function:
    """The bits of a number → the number without the last ones."""
    name = quoted(f"enzyme_build.rounded.and.{mask.value}.{mangled(type_)}")
    if name in module.functions:
        return module.functions[name]
    made = module.add_function(name, function_type(type_, [mask.type]), ["bits"])
    made.syntax.after_parameters = 'alwaysinline "enzyme_inactive"'
    builder = Builder(module, made.add_block("entry"))
    builder.ret(builder.cast("bitcast", builder.binary("and", made.arguments[0], mask), type_))
    return made


def _rounded(module: Module, opcode: str, type_: Type) -> Function:
    """x, y → the sum or difference, out of sight of who would join it with what follows."""
    name = f"enzyme_build.rounded.{opcode}.{mangled(type_)}"
    if name in module.functions:
        return module.functions[name]
    made = module.add_function(name, function_type(type_, [type_, type_]), ["x", "y"])
    made.syntax.after_parameters = 'alwaysinline "enzyme_inactive"'
    builder = Builder(module, made.add_block("entry"))
    left, right = made.arguments
    total = builder.binary(opcode, left, right)
    builder.ret(builder.intrinsic("arithmetic.fence", [type_], type_, [total]))
    return made
