"""What an inactive function writes is a constant: the adjoint and the tangent of what lay there are cleared.

An inactive call has no derivative, but where its function has a body that stores numbers outside its own stack, it
stores them over others.  Derivatives call a copy of such a function, which is differentiated: in it, every number that
is loaded or given is a constant, and so is everything that is copied.  Functions that only look stay as they are, and
so do those without a body, of which nobody knows what they write.
"""

from __future__ import annotations

from dataclasses import replace

from enzyme_build import rules
from enzyme_build.analysis import CallKind, address_of, called_function, callee_name, classify, has_attribute
from enzyme_build.differentiate.machine import attributes_of_copy
from enzyme_build.differentiate.registrations import NO_NUMBERS, is_own, keep_inactive, noted
from enzyme_build.ir import (
    I64,
    PTR,
    VOID,
    Alloca,
    Builder,
    Call,
    Function,
    Instruction,
    Load,
    Module,
    Store,
    Type,
    Value,
    bare_name,
    clone_body,
    function_type,
    i64,
    is_float,
    is_pointer,
    quoted,
    scalar_of,
)

_INACTIVE = '"enzyme_inactive"'


def call_constant_writers(function: Function) -> None:
    """Every inactive call in the function of one that writes numbers calls its copy."""
    for call in [i for i in function.instructions() if isinstance(i, Call) and has_attribute(i, "enzyme_inactive")]:
        callee = _writer(call)
        if callee is not None:
            _call_copy(call, callee)


def inactive_identity(module: Module, type_: Type) -> Function:
    """A function that returns its argument, without a derivative.

    It may be another one when linking, as far as LLVM knows: else nothing is left of it for second derivatives.
    """
    name = f'"enzyme_build.ignored.{type_}"'.replace(" ", "")
    found = module.functions.get(name)
    if found is None:
        found = keep_inactive(module.add_function(name, function_type(type_, [type_]), ["value"], linkage="weak"))
        found.syntax.after_parameters += " nounwind willreturn speculatable memory(none)"
        Builder(module, found.add_block("entry")).ret(found.arguments[0])
    return found


def _filled(module: Module) -> Function:
    """A function that does nothing: what lies in these bytes is a constant from here on."""
    found = module.functions.get(rules.FILLED)
    if found is None:
        type_ = function_type(VOID, [PTR, I64])
        found = keep_inactive(module.add_function(rules.FILLED, type_, ["place", "bytes"], linkage="weak"))
        Builder(module, found.add_block("entry")).ret()
    return found


# ---- which functions ------------------------------------------------------------------------------------------
def _writer(call: Call) -> Function | None:
    """The called function, if it writes numbers that others see, and a copy of it can be called."""
    callee = called_function(call)
    if callee is None or callee.is_declaration or callee.function_type is not call.function_type:
        return None
    if is_own(callee) or noted(callee, "enzyme_inactive") == NO_NUMBERS:
        return None  # our own know what they write
    if callee.function_type.variadic or is_pointer(call.type) or has_attribute(call, "returns_twice"):
        return None
    return callee if _writes_numbers(callee, set()) else None


def _writes_numbers(function: Function, seen: set[Function]) -> bool:
    if function in seen or function.is_declaration:
        return False
    seen.add(function)
    return any(_is_write(i) or _calls_writer(i, seen) for i in function.instructions())


def _calls_writer(instruction: Instruction, seen: set[Function]) -> bool:
    callee = called_function(instruction) if isinstance(instruction, Call) else None
    return callee is not None and _writes_numbers(callee, seen)


def _is_write(instruction: Instruction) -> bool:
    """A number, or something that may be one, is put into memory that is not the function's own stack."""
    place: Value | None = None
    if isinstance(instruction, Store) and (_is_number(instruction.value) or _is_moved(instruction)):
        place = instruction.pointer
    elif isinstance(instruction, Call) and (rule := rules.memory_rule(callee_name(instruction))) is not None:
        place = instruction.arguments[rule.destination]
    return place is not None and not isinstance(address_of(place).base, Alloca)


def _is_number(value: Value) -> bool:
    return is_float(scalar_of(value.type))


def _is_moved(store: Store) -> bool:
    """A word is stored as it was loaded: it may be a number."""
    return isinstance(store.value, Load) and store.value.type is I64


# ---- the copies -----------------------------------------------------------------------------------------------
def _call_copy(call: Call, callee: Function) -> None:
    attributes = call.syntax.function_attributes.replace(_INACTIVE, "")
    call.syntax = replace(call.syntax, function_attributes=attributes)
    call.set_operand(len(call.operands) - 1, _copy(callee))


def _copy(source: Function) -> Function:
    """The function without its attributes, and with constants for numbers; made once."""
    module = source.module
    name = quoted(f"{bare_name(source.name)}.constants")
    found = module.functions.get(name)
    if found is not None:
        return found
    made = module.add_function(name, source.function_type, [a.name for a in source.arguments])
    made.syntax.after_parameters = attributes_of_copy(source)
    for argument, original in zip(made.arguments, source.arguments):
        argument.attributes = original.attributes
    values: dict[Value, Value] = dict(zip(source.arguments, made.arguments))
    clone_body(source, made, values)
    for instruction in list(made.instructions()):
        if isinstance(instruction, Call):
            _change_call(instruction)
        elif isinstance(instruction, Store) and _is_moved(instruction):
            size = module.layout.store_size_of(instruction.value.type)
            _fill(instruction, instruction.pointer, i64(size))
        elif isinstance(instruction, Load) and _is_number(instruction):
            _ignore(instruction, _behind(instruction))
    for argument in made.arguments:
        if _is_number(argument) and argument.uses:
            _ignore(argument, Builder(module).before(made.entry.instructions[0]))
    return made


def _change_call(call: Call) -> None:
    kind, callee = classify(call), called_function(call)
    if kind is CallKind.MEMORY:
        rule = rules.memory_rule(callee_name(call))
        if rule is not None and rule.source is not None:
            _fill(call, call.arguments[rule.destination], call.arguments[rule.length])
    elif kind in (CallKind.DEFINED, CallKind.CUSTOM) and callee is not None and not is_pointer(call.type):
        if _writer(call) is not None:
            _call_copy(call, callee)
        else:
            _make_inactive(call)
    elif kind in (CallKind.INDIRECT, CallKind.UNKNOWN):
        _make_inactive(call)


def _make_inactive(call: Call) -> None:
    """Nobody knows more about it than the user, who says that all of it is inactive."""
    call.syntax = replace(call.syntax, function_attributes=f"{call.syntax.function_attributes} {_INACTIVE}".strip())


def _fill(instruction: Instruction, place: Value, size: Value) -> None:
    builder = _behind(instruction)
    with builder.deriving(instruction):
        builder.call(_filled(instruction.function.module), [place, builder.cast("zext", size, I64)])


def _behind(instruction: Instruction) -> Builder:
    block = instruction.block
    following = block.instructions[block.instructions.index(instruction) + 1]
    return Builder(block.function.module).before(following)


def _ignore(value: Value, builder: Builder) -> None:
    with builder.deriving(value if isinstance(value, Instruction) else None):
        made = builder.call(inactive_identity(builder.module, value.type), [value])
    for user, index in list(value.uses):
        if user is not made:
            user.set_operand(index, made)
