"""A function at lower precision: a copy in which every operation rounds its operands and its result to a shorter type.

    __enzyme_truncate_op_func(f, from, to)     the address of the copy; from and to are the bits of IEEE types
    __enzyme_truncate_mem_func(f, from, to)    the same; what lies in memory is short, too
    __enzyme_truncate_mem_value(x, from, to)   x, rounded
    __enzyme_expand_mem_value(x, from, to)     x again in full: the short value is kept in the long type

In place of `to` may stand the bits of exponent and fraction, two arguments: 8, 7 is bfloat16.

A sum, product, quotient or root of short operands that is computed in the long type and then rounded is the one of the
short type, because the long type has more than twice its digits (S. Figueroa, 1995).
"""

from __future__ import annotations

from dataclasses import dataclass

from enzyme_build import rules
from enzyme_build.analysis import CallKind, called_function, classify
from enzyme_build.differentiate.markers import function_in, number_in
from enzyme_build.errors import RequestError, UnsupportedError
from enzyme_build.ir import (
    DOUBLE,
    FLOAT,
    HALF,
    I32,
    Builder,
    Call,
    FloatType,
    Function,
    Instruction,
    Module,
    Value,
    bare_name,
    clone_body,
    function_type,
    i32,
    quoted,
    scalar_of,
)

_TYPES = {64: DOUBLE, 32: FLOAT, 16: HALF}
_SHORT_TYPES = {(8, 23): FLOAT, (5, 10): HALF}  # by the bits of exponent and fraction


@dataclass(frozen=True)
class _Precision:
    """What numbers are rounded to: a type, or the first half of single precision (bfloat16)."""

    type: FloatType
    is_half_of_single: bool = False

    @property
    def name(self) -> str:
        return "bfloat" if self.is_half_of_single else str(self.type.bits)

    @property
    def bits(self) -> int:
        return self.type.bits // (2 if self.is_half_of_single else 1)

    def rounded(self, builder: Builder, value: Value) -> Value:
        if not isinstance(value.type, FloatType):
            raise RequestError(f"a value of type {value.type} cannot be truncated")
        short = builder.cast("fptrunc", value, self.type) if value.type is not self.type else value
        if self.is_half_of_single:
            short = builder.call(_half_of_single(builder.module), [short])
        return builder.cast("fpext", short, value.type) if value.type is not self.type else short


_BFLOAT = _Precision(FLOAT, is_half_of_single=True)


def lower_truncation(builder: Builder, call: Call, entry: str) -> list[Value]:
    """What the call stands for."""
    module, arguments = builder.module, call.arguments
    if len(arguments) not in (3, 4):
        raise RequestError(f"`{entry}` takes a function or a value, the bits of its type, and fewer bits")
    bits = [number_in(a, module) for a in arguments[1:]]
    source, target = _TYPES.get(bits[0] or 0), _precision(bits[1:])
    if source is None or target is None or source.bits <= target.bits:
        raise RequestError(
            f"`{entry}` from {bits[0] or '?'} to {' and '.join(str(b or '?') for b in bits[1:])} bits is not available",
            help="from 64 to 32 or 16 bits, or from 32 to 16; "
            "of exponent and fraction 8 and 23, 5 and 10, or 8 and 7 (bfloat16)",
        )
    if "_value" in entry:
        return [arguments[0] if "expand" in entry else target.rounded(builder, arguments[0])]
    function = function_in(arguments[0], module)
    if function is None or function.is_declaration:
        raise RequestError(f"the first argument of `{entry}` is not a function with a body that is known when linking")
    return [_short(module, function, source, target)]


def _precision(bits: list[int | None]) -> _Precision | None:
    """What the bits of a type, or of its exponent and fraction, mean."""
    if len(bits) == 1:
        found = _TYPES.get(bits[0] or 0)
    elif bits == [8, 7]:
        return _BFLOAT
    else:
        found = _SHORT_TYPES.get((bits[0] or 0, bits[1] or 0))
    return _Precision(found) if found is not None else None


def _half_of_single(module: Module) -> Function:
    """A number in single precision → the nearest with seven bits of fraction, the even one of two."""
    name = "enzyme_build.bfloat"
    if name in module.functions:
        return module.functions[name]
    made = module.add_function(name, function_type(FLOAT, [FLOAT]), ["x"])
    made.syntax.after_parameters = "alwaysinline"
    builder = Builder(module, made.add_block("entry"))
    word = builder.cast("bitcast", made.arguments[0], I32)
    last = builder.binary("and", builder.binary("lshr", word, i32(16)), i32(1))
    nearest = builder.binary("add", word, builder.binary("add", last, i32(0x7FFF)))
    is_finite = builder.compare("ne", builder.binary("and", word, i32(0x7F800000)), i32(0x7F800000))
    kept = builder.binary("and", builder.select(is_finite, nearest, word), i32(-0x10000))
    builder.ret(builder.cast("bitcast", kept, FLOAT))
    return made


def _short(module: Module, function: Function, source: FloatType, target: _Precision) -> Function:
    """The copy of a function, with the copies of all that it calls."""
    name = quoted(f"{bare_name(function.name)}.truncated.{source.bits}.{target.name}")
    if name in module.functions:
        return module.functions[name]
    made = module.add_function(name, function_type(function.return_type, [a.type for a in function.arguments]))
    made.syntax.after_parameters = function.syntax.after_parameters
    made.metadata = {}
    values: dict[Value, Value] = dict(zip(function.arguments, made.arguments))
    clone_body(function, made, values)
    for instruction in list(made.instructions()):
        instruction.records = []
        instruction.metadata.pop("dbg", None)
        if isinstance(instruction, Call) and classify(instruction) is CallKind.DEFINED:
            callee = called_function(instruction)
            assert callee is not None
            instruction.set_operand(len(instruction.operands) - 1, _short(module, callee, source, target))
        elif isinstance(instruction, Call) and classify(instruction) in (CallKind.INDIRECT, CallKind.UNKNOWN):
            raise UnsupportedError(f"`{bare_name(function.name)}` calls what is not known: it cannot be truncated")
        elif rules.scalar_rule(instruction) is not None and instruction.opcode not in ("fpext", "fptrunc"):
            _shorten(module, instruction, source, target)
    return made


def _shorten(module: Module, instruction: Instruction, source: FloatType, target: _Precision) -> None:
    builder = Builder(module).before(instruction)
    for index, operand in enumerate(instruction.operands):
        if operand.type is source:
            instruction.set_operand(index, target.rounded(builder, operand))
        elif scalar_of(operand.type) is source:
            raise UnsupportedError("vectors cannot be truncated")
    if instruction.type is source:
        block = instruction.block
        position = block.instructions.index(instruction) + 1
        uses = list(instruction.uses)
        builder.before(block.instructions[position])
        rounded = target.rounded(builder, instruction)
        for user, index in uses:
            user.set_operand(index, rounded)
