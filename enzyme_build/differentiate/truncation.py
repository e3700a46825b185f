"""A function at lower precision: a copy in which every operation rounds its operands and its result to a shorter type.

    __enzyme_truncate_op_func(f, from, to)     the address of the copy; from and to are the bits of IEEE types
    __enzyme_truncate_mem_func(f, from, to)    the same; what lies in memory is short, too
    __enzyme_truncate_mem_value(x, from, to)   x, rounded
    __enzyme_expand_mem_value(x, from, to)     x again in full: the short value is kept in the long type

A sum, product, quotient or root of short operands that is computed in the long type and then rounded is the one of the
short type, because the long type has more than twice its digits (S. Figueroa, 1995).
"""

from __future__ import annotations

from enzyme_build import rules
from enzyme_build.analysis import CallKind, called_function, classify
from enzyme_build.differentiate.markers import function_in, number_in
from enzyme_build.errors import RequestError, UnsupportedError
from enzyme_build.ir import (
    DOUBLE,
    FLOAT,
    HALF,
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
    quoted,
    scalar_of,
)

_TYPES = {64: DOUBLE, 32: FLOAT, 16: HALF}


def lower_truncation(builder: Builder, call: Call, entry: str) -> list[Value]:
    """What the call stands for."""
    module, arguments = builder.module, call.arguments
    if len(arguments) != 3:
        raise RequestError(f"`{entry}` takes a function or a value, the bits of its type, and fewer bits")
    bits = [number_in(a, module) for a in arguments[1:]]
    types = [_TYPES.get(b or 0) for b in bits]
    source, target = types
    if source is None or target is None or source.bits <= target.bits:
        raise RequestError(
            f"`{entry}` from {bits[0] or '?'} to {bits[1] or '?'} bits is not available",
            help="from 64 to 32 or 16 bits, or from 32 to 16",
        )
    if "_value" in entry:
        return [arguments[0] if "expand" in entry else _rounded(builder, arguments[0], target)]
    function = function_in(arguments[0], module)
    if function is None or function.is_declaration:
        raise RequestError(f"the first argument of `{entry}` is not a function with a body that is known when linking")
    return [_short(module, function, source, target)]


def _rounded(builder: Builder, value: Value, short: FloatType) -> Value:
    if not isinstance(value.type, FloatType):
        raise RequestError(f"a value of type {value.type} cannot be truncated")
    return builder.cast("fpext", builder.cast("fptrunc", value, short), value.type)


def _short(module: Module, function: Function, source: FloatType, target: FloatType) -> Function:
    """The copy of a function, with the copies of all that it calls."""
    name = quoted(f"{bare_name(function.name)}.truncated.{source.bits}.{target.bits}")
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


def _shorten(module: Module, instruction: Instruction, source: FloatType, target: FloatType) -> None:
    builder = Builder(module).before(instruction)
    for index, operand in enumerate(instruction.operands):
        if operand.type is source:
            instruction.set_operand(index, _rounded(builder, operand, target))
        elif scalar_of(operand.type) is source:
            raise UnsupportedError("vectors cannot be truncated")
    if instruction.type is source:
        block = instruction.block
        position = block.instructions.index(instruction) + 1
        uses = list(instruction.uses)
        builder.before(block.instructions[position])
        rounded = _rounded(builder, instruction, target)
        for user, index in uses:
            user.set_operand(index, rounded)
