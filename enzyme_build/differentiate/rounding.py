"""Rounding by arithmetic: (x + C) + -C, where C is so large that no fraction of x is left in the sum.

As arithmetic its derivative would be one, but it is a step function: such a pair becomes the call of an inactive
function that does the same.  C is 2ᵖ or 1.5·2ᵖ, p the number of bits of the type's fraction.
"""

from __future__ import annotations

from enzyme_build.analysis import callee_name
from enzyme_build.ir import (
    DOUBLE,
    FLOAT,
    Binary,
    Builder,
    Call,
    ConstantAggregate,
    ConstantFloat,
    Freeze,
    Function,
    Module,
    Type,
    Value,
    float_value,
    function_type,
    mangled,
    scalar_of,
)

_FENCE = "llvm.arithmetic.fence"
_FRACTION_BITS: dict[Type, int] = {DOUBLE: 52, FLOAT: 23}


def call_for_rounding(function: Function) -> None:
    """Replace the second half of each such pair; what else uses the sum goes on using it."""
    for second in [i for i in function.instructions() if isinstance(i, Binary) and i.opcode == "fadd"]:
        first = _behind_fences(second.operands[0])
        if not isinstance(first, Binary) or first.opcode != "fadd":
            continue
        number, constant = first.operands
        added, taken = _constant(constant), _constant(second.operands[1])
        if added is not None and taken == -added and _leaves_no_fraction(abs(added), second.type):
            with (builder := Builder(function.module).before(second)).deriving(second):
                made = builder.call(_rounded(function.module, second.type), [number, constant])
            second.replace_all_uses_with(made)
            second.erase()


def _behind_fences(value: Value) -> Value:
    while isinstance(value, Freeze) or (isinstance(value, Call) and callee_name(value).startswith(_FENCE)):
        value = value.operands[0]
    return value


def _constant(value: Value) -> float | None:
    """A floating constant; of a vector, the one that all lanes have."""
    lanes = value.elements if isinstance(value, ConstantAggregate) else (value,)
    texts = {lane.text if isinstance(lane, ConstantFloat) else "" for lane in lanes}
    text = texts.pop()
    return float_value(str(scalar_of(value.type)), text) if text and not texts else None


def _leaves_no_fraction(constant: float, type_: Type) -> bool:
    bits = _FRACTION_BITS.get(scalar_of(type_))
    return bits is not None and constant in (2.0**bits, 1.5 * 2.0**bits)


def _rounded(module: Module, type_: Type) -> Function:
    """x, constant → (x + constant) - constant"""
    name = f"enzyme_build.rounded.{mangled(type_)}"
    if name in module.functions:
        return module.functions[name]
    made = module.add_function(name, function_type(type_, [type_, type_]), ["x", "constant"])
    made.syntax.after_parameters = 'alwaysinline "enzyme_inactive"'
    number, constant = made.arguments
    builder = Builder(module, made.add_block("entry"))
    total = builder.binary("fadd", number, constant)
    fenced = builder.intrinsic("arithmetic.fence", [type_], type_, [total])
    builder.ret(builder.binary("fsub", fenced, constant))
    return made
