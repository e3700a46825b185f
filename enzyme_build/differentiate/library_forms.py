"""Calls in a form that the rest of the differentiator knows: single loads and stores, numbers passed as values.

A masked load or store becomes one load or store a lane; a lane that does not take part goes to a place of its own, of
which nothing is used.  An address that is rounded down becomes a step from the address that it was.  A library function
that takes a complex number in memory (long double) is called through a function that takes it as a value.  An address
that one leaves somewhere (the end of a number in a text) is stored there, from a place of the call's own.
"""

from __future__ import annotations

from enzyme_build import rules
from enzyme_build.analysis import inner_addresses, inner_places, passed_in_memory
from enzyme_build.ir import (
    I1,
    I8,
    I64,
    PTR,
    Alloca,
    Builder,
    Call,
    ExtractElement,
    Function,
    GlobalVariable,
    InsertElement,
    IntegerType,
    Invoke,
    Type,
    Value,
    VectorType,
    function_type,
    i32,
    i64,
    integer,
    is_float,
    pointer,
    quoted,
    scalar_of,
    vector,
    zero,
)


def spell_out_calls(function: Function) -> None:
    for call in [i for i in function.instructions() if isinstance(i, Call)]:
        access = rules.masked_access(call)
        if access is not None:
            _lane_by_lane(call, access)
        elif rules.narrows(call):
            _cast_lanes(call)
        elif rules.clears_bits(call):
            _step_down(call)
        elif _takes_number_in_memory(call):
            _pass_by_value(call)
        else:
            _store_addresses(call)


def has_known_form(call: Call | Invoke) -> bool:
    """A call that becomes one that is known."""
    return isinstance(call, Call) and (rules.masked_access(call) is not None or _takes_number_in_memory(call))


# ---- masked accesses -----------------------------------------------------------------------------------------------
def _lane_by_lane(call: Call, access: rules.MaskedAccess) -> None:
    function = call.function
    element = access.vector.element
    builder = Builder(function.module).before(function.entry.instructions[0])
    nowhere = builder.alloca(element, "nowhere")
    builder.store(zero(element), nowhere)
    with builder.before(call).deriving(call):
        takes_part = _mask_bits(builder, access.mask)
        result = access.otherwise or zero(access.vector)
        for lane in range(access.vector.count):
            is_on = builder.insert(ExtractElement(takes_part, i32(lane), I1))
            place = builder.select(is_on, _address(builder, access, lane), nowhere)
            if access.value is not None:
                builder.store(builder.insert(ExtractElement(access.value, i32(lane), element)), place, 1)
                continue
            here = builder.load(element, place, alignment=1)
            before = builder.insert(ExtractElement(result, i32(lane), element))
            result = builder.insert(InsertElement(result, builder.select(is_on, here, before), i32(lane)))
        if access.value is None:
            call.replace_all_uses_with(result)
    call.erase()


def _mask_bits(builder: Builder, mask: Value) -> Value:
    """One bit a lane: the mask itself, or the signs of its lanes."""
    assert isinstance(mask.type, VectorType)
    element = scalar_of(mask.type)
    if element is I1:
        return mask
    if is_float(mask.type):
        element = integer(builder.module.layout.size_of(element) * 8)
        mask = builder.cast("bitcast", mask, vector(mask.type.count, element))
    assert isinstance(element, IntegerType)
    return builder.compare("slt", mask, zero(mask.type))


def _address(builder: Builder, access: rules.MaskedAccess, lane: int) -> Value:
    if isinstance(access.address.type, VectorType):
        return builder.insert(ExtractElement(access.address, i32(lane), pointer()))
    if access.index is None:
        return builder.gep(access.vector.element, access.address, [lane])
    index = builder.insert(ExtractElement(access.index, i32(lane), scalar_of(access.index.type)))
    index = builder.cast("sext", index, I64)
    return builder.gep(I8, access.address, [builder.binary("mul", index, i64(access.scale))])


def _cast_lanes(call: Call) -> None:
    source = call.arguments[-1]
    assert isinstance(call.type, VectorType) and isinstance(source.type, VectorType)
    result = call.arguments[0] if len(call.arguments) > 1 else zero(call.type)
    count = 1 if len(call.arguments) > 1 else source.type.count
    with (builder := Builder(call.function.module).before(call)).deriving(call):
        for lane in range(count):
            number = builder.insert(ExtractElement(source, i32(lane), source.type.element))
            narrow = builder.cast("fptrunc", number, call.type.element)
            result = builder.insert(InsertElement(result, narrow, i32(lane)))
        call.replace_all_uses_with(result)
    call.erase()


def _step_down(call: Call) -> None:
    address, mask = call.arguments
    with (builder := Builder(call.function.module).before(call)).deriving(call):
        here = builder.cast("ptrtoint", address, mask.type)
        step = builder.binary("sub", builder.binary("and", here, mask), here)
        call.replace_all_uses_with(builder.gep(I8, address, [step]))
    call.erase()


# ---- numbers in memory ---------------------------------------------------------------------------------------------
def _in_memory(call: Call) -> list[Type | None]:
    """The type of each argument that is passed in memory."""
    found = (passed_in_memory(call.function.module, text) for text in call.syntax.argument_attributes)
    return [type_ if kind == "byval" else None for kind, type_ in found]


def _takes_number_in_memory(call: Call) -> bool:
    callee = call.callee
    return isinstance(callee, Function) and callee.is_declaration and rules.is_complex(call) and any(_in_memory(call))


def _pass_by_value(call: Call) -> None:
    module = call.function.module
    callee = call.callee
    assert isinstance(callee, Function)
    types = [found or a.type for found, a in zip(_in_memory(call), call.arguments)]
    name = quoted(f"enzyme_build.values.{callee.name}")
    caller = module.symbol(name)
    if not isinstance(caller, Function):
        caller = module.add_function(name, function_type(call.type, types))
        caller.syntax.after_parameters = f'"enzyme_math"="{callee.name}"'
        builder = Builder(module, caller.add_block("entry"))
        given = [_in_place(builder, v) if t else v for v, t in zip(caller.arguments, _in_memory(call))]
        again = Call(call.function_type, callee, given, syntax=call.syntax)
        builder.insert(again)
        builder.ret(again)
    with (builder := Builder(module).before(call)).deriving(call):
        pairs = zip(call.arguments, _in_memory(call))
        values = [builder.load(t, v, alignment=1) if t else v for v, t in pairs]
        call.replace_all_uses_with(builder.call(caller, values))
    call.erase()


def _in_place(builder: Builder, value: Value) -> Alloca:
    place = builder.alloca(value.type, alignment=16)
    builder.store(value, place, 16)
    return place


# ---- addresses that are left ---------------------------------------------------------------------------------------


def _store_addresses(call: Call) -> None:
    """Where it is loaded and stored, everybody sees it; a pointer to its place may be null."""
    function = call.function
    for place in inner_places(call):
        entry = Builder(function.module).before(function.entry.instructions[0])
        front = Builder(function.module).before(call)
        behind = Builder(function.module).before(call.block.instructions[call.block.instructions.index(call) + 1])
        own, to = entry.alloca(PTR, "left"), place
        is_read = any(one.is_behind and one.base is place for one in inner_addresses(call))
        with front.deriving(call), behind.deriving(call):
            front.store(front.load(PTR, place) if is_read else zero(PTR), own)
            if not isinstance(place, (Alloca, GlobalVariable)):
                nowhere = entry.alloca(PTR, "nowhere")
                to = behind.select(behind.compare("eq", place, zero(PTR)), nowhere, place)
            behind.store(behind.load(PTR, own), to)
        for index, argument in enumerate(call.arguments):
            if argument is place:
                call.set_operand(index, own)
