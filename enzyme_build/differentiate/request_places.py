"""The places of requests: values of C's conventions go in, results of any shape come out, through memory if need be."""

from __future__ import annotations

import re
from typing import NoReturn

from enzyme_build.analysis import remove_incoming
from enzyme_build.differentiate.declared_results import Members, members_of, noted_results
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
    DataLayout,
    FloatType,
    Function,
    Instruction,
    IntegerType,
    Invoke,
    Type,
    Value,
    bare_name,
    float_constant,
    i64,
    scalar_types,
    struct,
    zero,
)

# an instance of a template whose first argument, the result, is no number (their codes are small letters)
_PACKED = re.compile(r"_Z\d+__enzyme_[a-z_]+I[^a-z]")


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
    lanes = [shadows_by_lane(builder, request, index) for index in range(count)]
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
        arguments += [fitted(builder, shadow, formal.type) for shadow in shadows_by_lane(builder, request, index)]
    return arguments


def shadows_by_lane(builder: Builder, request: Request, index: int) -> list[Value]:
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
        declared = members_of(builder.module.layout, returned_in_memory(call))
        offsets = _matching(builder.module.layout, results, declared)
        _store_members(builder, call.arguments[0], results, offsets or _one_behind_another(builder, results))
    elif call.uses:
        call.replace_all_uses_with(_as_type(builder, call, results))
    call.erase()


def _as_type(builder: Builder, call: Call, results: list[Value]) -> Value:
    noted = noted_results(call)
    if len(results) == 1 and noted is None:
        single = fitted(builder, results[0], call.type)
        if single.type is call.type and not _may_be_packed(call, results[0]):
            return single
    if not results:
        return _undefined(call.type)
    layout = builder.module.layout
    whole = struct(*(r.type for r in results))
    offsets = _matching(layout, results, noted or members_of(layout, call.type))
    if offsets is None:
        if (noted and not _has_bytes(whole)) or _says_less(layout, whole, call.type):
            _refuse_type(call, results, noted)
        offsets = _one_behind_another(builder, results)
    entry = call.function.entry
    larger = whole if layout.size_of(whole) >= layout.store_size_of(call.type) else call.type
    slot = Builder(builder.module).before(entry.instructions[0]).alloca(larger, "results")
    _store_members(builder, slot, results, offsets)
    return builder.load(call.type, slot)


def _refuse_type(call: Call, results: list[Value], noted: Members | None) -> NoReturn:
    whole = struct(*(r.type for r in results))
    declared = f"{struct(*(type_ for _, type_ in noted))}" if noted else f"{call.type}"
    raise RequestError(
        f"the request is declared to return {declared}, but it has {len(results)} results: {whole}",
        help="declare a struct with one member for each result, in this order and of these types, and compile with "
        "enzyme-cc (or clang -O0), which keeps where its members lie",
    )


def _says_less(layout: DataLayout, whole: Type, words: Type) -> bool:
    """True if results may lie at several places in words of other types, or do not fit there."""
    leaves, declared = list(layout.leaves(whole)), members_of(layout, words)
    if not declared or _has_bytes(whole):
        return layout.size_of(whole) < layout.store_size_of(words)
    if declared == leaves[: len(declared)]:
        return False  # the first ones are asked for
    return sum(layout.size_of(leaf) for _, leaf in leaves) != layout.store_size_of(words)


def _has_bytes(whole: Type) -> bool:
    """Bytes and bits among the results are not told from padding."""
    return any(isinstance(leaf, IntegerType) and leaf.bits <= I8.bits for leaf in scalar_types(whole))


def _may_be_packed(call: Call, result: Value) -> bool:
    """True if a template's type is no number, and the word that it is returned in has another type than the result."""
    return result.type is not call.type and _PACKED.match(bare_name(getattr(call.callee, "name", ""))) is not None


def _one_behind_another(builder: Builder, results: list[Value]) -> list[int]:
    return list(builder.module.layout.offsets_of(struct(*(r.type for r in results))))


def _matching(layout: DataLayout, results: list[Value], declared: Members) -> list[int] | None:
    """Where each result lies if the declared members are these, perhaps with empty ones between them; else None."""
    offsets: list[int] = []
    rest = list(declared)
    for result in results:
        leaves = list(layout.leaves(result.type))
        mine, rest = rest[: len(leaves)], rest[len(leaves) :]
        start = mine[0][0] - leaves[0][0] if mine and leaves else 0
        if [(start + at, leaf) for at, leaf in leaves] != mine:
            return None
        offsets.append(start)
    return None if rest else offsets


def _undefined(type_: Type) -> Value:
    """What a request that returns nothing is declared to return: no number, so that nobody mistakes it for one."""
    if isinstance(type_, FloatType):
        return float_constant(type_, float("nan"))
    return zero(type_)


def _store_members(builder: Builder, address: Value, results: list[Value], offsets: list[int]) -> None:
    for result, offset in zip(results, offsets):
        place = builder.gep(I8, address, [offset]) if offset else address
        builder.store(result, place)
