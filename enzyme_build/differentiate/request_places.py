"""The places of requests: values of C's conventions go in, results of any shape come out, through memory if need be."""

from __future__ import annotations

from enzyme_build.analysis import remove_incoming
from enzyme_build.differentiate.dispatch import split_behind
from enzyme_build.differentiate.requests import Request, has_sret, returned_in_memory
from enzyme_build.errors import RequestError
from enzyme_build.ir import (
    I8,
    I64,
    VOID,
    Branch,
    Builder,
    Call,
    FloatType,
    Function,
    Instruction,
    IntegerType,
    Invoke,
    Type,
    Value,
    float_constant,
    i64,
    struct,
    zero,
)


class WayOut:
    """Where an exception goes that leaves a request, if the request stands where something is cleaned up or caught."""

    def __init__(self, request: Call | Invoke):
        self.function = request.function
        self.unwind = request.targets[1] if isinstance(request, Invoke) else None
        self._values = [phi.value_from(request.block) for phi in self.unwind.phis] if self.unwind is not None else []
        self._known = set(self.function.instructions()) if self.unwind is not None else set[Instruction]()

    def from_now_on(self) -> WayOut:
        """The same way, for calls that are written from here on."""
        self._known = set(self.function.instructions())
        return self

    def lead(self) -> None:
        """The calls of derivatives that were written since then go there, too."""
        if self.unwind is None:
            return
        for call in [i for i in self.function.instructions() if isinstance(i, Call) and i not in self._known]:
            if not isinstance(call.callee, Function) or call.callee.is_declaration:
                continue
            before, after = call.block, split_behind(self.function, call)
            made = Invoke(
                call.function_type, call.callee, call.arguments, [after, self.unwind], call.name, syntax=call.syntax
            )
            made.metadata = dict(call.metadata)
            call.replace_all_uses_with(made)
            call.erase()
            before.append(made)
            for phi, value in zip(self.unwind.phis, self._values):
                phi.add_incoming(value, before)


def as_call(request: Call | Invoke) -> Call:
    """An invoke becomes a call; `way_out` keeps in mind where it led."""
    if isinstance(request, Call):
        return request
    way = WayOut(request)
    block = request.block
    normal, unwind = request.targets
    call = Call(request.function_type, request.callee, request.arguments, request.name, syntax=request.syntax)
    call.metadata = dict(request.metadata)
    request.replace_all_uses_with(call)
    for phi in unwind.phis:
        remove_incoming(phi, [block])
    request.erase()
    block.append(call)
    block.append(Branch(VOID, [], [normal]))
    call.function.module.remarks[call] = way
    return call


def way_out(request: Call) -> WayOut:
    """Where an exception goes that leaves a request."""
    found = request.function.module.remarks.get(request)
    return found.from_now_on() if isinstance(found, WayOut) else WayOut(request)


def answer_batch(builder: Builder, request: Request) -> list[Value]:
    """The function called once a lane, and no derivative."""
    count = len(request.target.arguments)
    lanes = [_lanes(builder, request, index) for index in range(count)]
    made: list[Value] = []
    for lane in range(request.width):
        values = [lanes[i][lane if len(lanes[i]) > 1 else 0] for i in range(count)]
        given = [fitted(builder, v, a.type) for v, a in zip(values, request.target.arguments)]
        made.append(builder.call(request.target, given))
    return made if request.target.return_type is not VOID else []


def arguments_of(builder: Builder, request: Request) -> list[Value]:
    """What the derivative takes for the arguments: every primal, behind it its shadows or tangents."""
    arguments: list[Value] = []
    for index, formal in enumerate(request.target.arguments):
        primal = request.primals[index]
        if request.by_reference[index]:
            primal = builder.load(formal.type, primal)
        arguments.append(fitted(builder, primal, formal.type))
        arguments += [fitted(builder, shadow, formal.type) for shadow in _lanes(builder, request, index)]
    return arguments


def _lanes(builder: Builder, request: Request, index: int) -> list[Value]:
    """The shadows of an argument, one a lane."""
    given, stride = request.shadows[index], request.strides[index]
    if stride is None or not given:
        return given
    if stride.type is not I64:
        stride = builder.cast("sext", stride, I64)
    offsets = [builder.binary("mul", stride, i64(lane)) for lane in range(request.width)]
    return [builder.gep(I8, given[0], [offset]) for offset in offsets]


def fitted(builder: Builder, value: Value, type_: Type) -> Value:
    """C promotes float to double, and small integers to int, behind `...`: take it back."""
    if isinstance(value.type, IntegerType) and isinstance(type_, IntegerType) and value.type.bits > type_.bits:
        return builder.cast("trunc", value, type_)
    if isinstance(value.type, FloatType) and isinstance(type_, FloatType) and value.type is not type_:
        return builder.cast("fptrunc" if value.type.bits > type_.bits else "fpext", value, type_)
    return value


def hand_back(builder: Builder, call: Call, results: list[Value]) -> None:
    """Give the results to whoever used the request's: through memory where the types differ (C's conventions do)."""
    if "dbg" in call.metadata:
        for made in call.block.instructions:
            if isinstance(made, Call):
                made.metadata.setdefault("dbg", call.metadata["dbg"])
    if has_sret(call):
        type_ = returned_in_memory(call)
        _store_members(builder, call.arguments[0], results, _offsets(builder, results, type_))
    elif call.uses:
        call.replace_all_uses_with(_as_type(builder, call, results))
    call.erase()


def _as_type(builder: Builder, call: Call, results: list[Value]) -> Value:
    layout = builder.module.layout
    if len(results) == 1:
        single = fitted(builder, results[0], call.type)
        if single.type is call.type:
            return single
    if not results:
        return _undefined(call.type)
    whole = struct(*(r.type for r in results))
    offsets = _offsets(builder, results, call.type)
    is_plain = offsets == layout.offsets_of(whole)
    if is_plain and layout.size_of(whole) < layout.store_size_of(call.type):
        raise RequestError(f"the request is declared to return {call.type}, but it has {len(results)} results: {whole}")
    entry = call.function.entry
    larger = whole if layout.size_of(whole) >= layout.store_size_of(call.type) else call.type
    slot = Builder(builder.module).before(entry.instructions[0]).alloca(larger, "results")
    _store_members(builder, slot, results, offsets)
    return builder.load(call.type, slot)


def _offsets(builder: Builder, results: list[Value], declared: Type) -> list[int]:
    """Where each result lies: one behind the other, or where the declared type has members like it between empty ones.

    An empty struct takes a byte in C++, where it is a member.
    """
    layout = builder.module.layout
    whole = struct(*(r.type for r in results))
    plain = layout.offsets_of(whole)
    wanted = [(offset, leaf) for offset, leaf in layout.leaves(declared) if leaf is not I8]
    leaves = list(layout.leaves(whole))
    if [leaf for _, leaf in wanted] != [leaf for _, leaf in leaves] or len(leaves) != len(results):
        return plain
    return [offset for offset, _ in wanted]


def _undefined(type_: Type) -> Value:
    """What a request that returns nothing is declared to return: no number, so that nobody mistakes it for one."""
    if isinstance(type_, FloatType):
        return float_constant(type_, float("nan"))
    return zero(type_)


def _store_members(builder: Builder, address: Value, results: list[Value], offsets: list[int]) -> None:
    for result, offset in zip(results, offsets):
        place = builder.gep(I8, address, [offset]) if offset else address
        builder.store(result, place)
