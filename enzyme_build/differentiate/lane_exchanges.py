"""Numbers that the threads of a warp exchange (CUDA's `__shfl_sync` and its kin), and what is their derivative.

    y = shuffle(mask, x, b, c)    lane l gets x of lane s(l)    reverse: x̄ of lane k += Σ ȳ of the lanes l with s(l) = k

Where all lanes of the mask shift by the same b only one other lane can have read this one's number; else all 32 are
asked.  s(l) is as the PTX manual has it (instruction `shfl.sync`).  Doubles are exchanged in two halves, which are put
together here before anything is differentiated; each exchange of a number becomes a call of a function that has its
derivatives as if a user had written them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from enzyme_build.analysis import callee_name
from enzyme_build.differentiate.registrations import attach
from enzyme_build.ir import (
    DOUBLE,
    FLOAT,
    I32,
    PTR,
    Binary,
    Builder,
    Call,
    Cast,
    ConstantInt,
    Function,
    GlobalVariable,
    Instruction,
    Module,
    Type,
    Value,
    add_definitions,
    array,
)

_SHUFFLE = re.compile(r"llvm\.nvvm\.shfl\.sync\.(down|up|bfly|idx)\.(i32|f32)")
_SHUFFLED = "llvm.nvvm.shfl.sync."


def name_exchanges(module: Module) -> None:
    """Make every exchange of a number a call of a function with derivatives."""
    if not module.is_for_device or not any(map(_SHUFFLE.match, module.functions)):
        return
    for function in list(module.functions.values()):
        if not function.is_declaration:
            for call in [i for i in function.instructions() if isinstance(i, Call)]:
                if call.parent is not None and (found := _SHUFFLE.fullmatch(callee_name(call))):
                    _name(module, call, found[1], found[2] == "f32")


def _name(module: Module, call: Call, kind: str, is_float: bool) -> None:
    mask, value, distance, clamp = call.arguments
    if is_float:
        call.replace_all_uses_with(_exchanged(module, kind, [mask, value, distance, clamp], call))
        call.erase()
        return
    if (number := _behind_cast(value)).type is FLOAT:
        made = _exchanged(module, kind, [mask, number, distance, clamp], call)
        call.replace_all_uses_with(Builder(module).before(call).cast("bitcast", made, call.type))
        call.erase()
        return
    if not call.uses:  # threads need not wait for it: it is no barrier
        call.erase()
        return
    word = _word_of_half(value, 0)
    if word is None:
        return
    for upper in _partners(call, word):
        for parts in _joined(call, upper):
            numbers = [user for user in parts[-1].users if _is_cast(user, "bitcast") and user.type is DOUBLE]
            if not numbers and _behind_cast(word).type is not DOUBLE:
                continue
            builder = Builder(module).before(call)
            number = _behind_cast(word)
            number = number if number.type is DOUBLE else builder.cast("bitcast", word, DOUBLE)
            made = _exchanged(module, kind, [mask, number, distance, clamp], call)
            for user in numbers:
                user.replace_all_uses_with(made)
                user.erase()
            if parts[-1].uses:
                parts[-1].replace_all_uses_with(builder.cast("bitcast", made, parts[-1].type))
            for part in (*reversed(parts), upper, call):
                _erase_unused(part)
            return


def _behind_cast(value: Value) -> Value:
    return value.operands[0] if isinstance(value, Cast) and value.opcode == "bitcast" else value


def _word_of_half(value: Value, half: int) -> Value | None:
    """The 64 bits whose lower or upper half the integer is."""
    whole = value.operands[0] if isinstance(value, Cast) and value.opcode == "trunc" and value.type is I32 else None
    if not half:
        return whole
    match whole:
        case Binary(opcode="lshr", operands=[word, ConstantInt(value=32)]):
            return word
        case _:
            return None


def _partners(lower: Call, word: Value) -> Iterator[Call]:
    """The exchanges of the word's upper half, to the same lanes, in the same block."""
    for other in lower.block.instructions:
        if isinstance(other, Call) and other.callee is lower.callee and other is not lower:
            alike = all(_are_equal(other.arguments[k], lower.arguments[k]) for k in (0, 2, 3))
            if alike and _word_of_half(other.arguments[1], 1) is word:
                yield other


def _are_equal(one: Value, other: Value) -> bool:
    if isinstance(one, ConstantInt) and isinstance(other, ConstantInt):
        return one.value == other.value
    return one is other


def _joined(lower: Call, upper: Call) -> Iterator[list[Instruction]]:
    """What makes a word of the two halves, the word last."""
    for low in lower.users:
        for high in upper.users:
            for shifted in high.users if _is_cast(low, "zext") and _is_cast(high, "zext") else ():
                if not isinstance(shifted, Binary) or shifted.opcode != "shl" or not _is_32(shifted.operands[1]):
                    continue
                for both in low.users:
                    if isinstance(both, Binary) and both.opcode in ("or", "add") and shifted in both.operands:
                        yield [low, high, shifted, both]


def _is_cast(instruction: Instruction, opcode: str) -> bool:
    return isinstance(instruction, Cast) and instruction.opcode == opcode


def _is_32(value: Value) -> bool:
    return isinstance(value, ConstantInt) and value.value == 32


def _erase_unused(instruction: Instruction) -> None:
    if instruction.parent is not None and not instruction.uses:
        instruction.erase()


def _exchanged(module: Module, kind: str, arguments: list[Value], before: Instruction) -> Value:
    """The call of the exchange of a number."""
    exchange = _exchange(module, kind, arguments[1].type)
    builder = Builder(module).before(before)
    with builder.deriving(before):
        made = builder.call(exchange, arguments)
    made.metadata.update({name: text for name, text in before.metadata.items() if name == "dbg"})
    return made


def _exchange(module: Module, kind: str, type_: Type) -> Function:
    """The function that exchanges numbers of a type, with its derivatives."""
    name = f"enzyme_build.exchange.{kind}.{type_}"
    found = module.functions.get(name)
    if found is not None:
        return found
    for intrinsic, types in (
        *((f"{_SHUFFLED}{each}.i32", [I32] * 4) for each in {kind, "idx"}),
        *((f"{_SHUFFLED}{each}.f32", [I32, FLOAT, I32, I32]) for each in {kind, "idx"} if type_ is FLOAT),
    ):
        module.declare(intrinsic, types[1], types)
    fetch = f"enzyme_build.fetch.{type_}"
    for own, stem in ((name, kind), (fetch, "idx")):
        add_definitions(module, _BODY.format(name=own, type=type_, body=_MOVES[type_].format(kind=stem)))
    add_definitions(
        module,
        _DERIVATIVES.format(
            name=name, kind=kind, type=type_, source=_SOURCE[kind], reader=_READER[kind], few=str(kind != "idx").lower()
        ),
    )
    for function in (fetch, *(f"{name}{part}" for part in ("", ".augmented", ".reverse", ".forward"))):
        attach(module.functions[function], "alwaysinline convergent nounwind")
    attach(module.functions[name], 'memory(inaccessiblemem: readwrite) "enzyme_registered" "enzyme_computes"')
    for rule, parts in (("gradient", ("", ".augmented", ".reverse")), ("derivative", ("", ".forward"))):
        listed = ", ".join(f"ptr @{name}{part}" for part in parts)
        register = GlobalVariable(f"__enzyme_register_{rule}.{name}", array(len(parts), PTR), f"[{listed}]", "internal")
        module.add_global(register)
    return module.functions[name]


_MOVES: dict[Type, str] = {
    FLOAT: """\
  %moved = call float @llvm.nvvm.shfl.sync.{kind}.f32(i32 %mask, float %value, i32 %b, i32 %c)
  ret float %moved
""",
    DOUBLE: """\
  %bits = bitcast double %value to i64
  %low = trunc i64 %bits to i32
  %shifted = lshr i64 %bits, 32
  %high = trunc i64 %shifted to i32
  %moved.low = call i32 @llvm.nvvm.shfl.sync.{kind}.i32(i32 %mask, i32 %low, i32 %b, i32 %c)
  %moved.high = call i32 @llvm.nvvm.shfl.sync.{kind}.i32(i32 %mask, i32 %high, i32 %b, i32 %c)
  %low.wide = zext i32 %moved.low to i64
  %high.wide = zext i32 %moved.high to i64
  %high.place = shl i64 %high.wide, 32
  %both = or i64 %low.wide, %high.place
  %moved = bitcast i64 %both to double
  ret double %moved
""",
}
_BODY = """\
define internal {type} @{name}(i32 %mask, {type} %value, i32 %b, i32 %c) {{
entry:
{body}}}
"""
# Which lane a lane reads from, before it is looked at whether there is such a lane (`%there`).
_SOURCE = {
    "down": "  %other = add i32 %lane, %steps\n  %there = icmp sle i32 %other, %last\n",
    "up": "  %other = sub i32 %lane, %steps\n  %there = icmp sge i32 %other, %last\n",
    "bfly": "  %other = xor i32 %lane, %steps\n  %there = icmp sle i32 %other, %last\n",
    "idx": "  %to = and i32 %steps, %free\n  %other = or i32 %start, %to\n  %there = icmp sle i32 %other, %last\n",
}
# Which lane besides itself can have read from a lane, if all lanes have the same `%steps`.
_READER = {
    "down": "  %reader = sub i32 %lane, %steps\n",
    "up": "  %reader = add i32 %lane, %steps\n",
    "bfly": "  %reader = xor i32 %lane, %steps\n",
    "idx": "  %reader = add i32 %lane, 0\n",
}
_DERIVATIVES = """\
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
declare i1 @llvm.nvvm.vote.all.sync(i32, i1)
declare i32 @llvm.cttz.i32(i32, i1)
define internal {type} @{name}.augmented(i32 %mask, {type} %value, i32 %b, i32 %c) {{
entry:
  %moved = call {type} @{name}(i32 %mask, {type} %value, i32 %b, i32 %c)
  ret {type} %moved
}}
define internal {{ {type}, {type} }} @{name}.forward(i32 %mask, {type} %value, {type} %tangent, i32 %b, i32 %c) {{
entry:
  %moved = call {type} @{name}(i32 %mask, {type} %value, i32 %b, i32 %c)
  %with = call {type} @{name}(i32 %mask, {type} %tangent, i32 %b, i32 %c)
  %first = insertvalue {{ {type}, {type} }} poison, {type} %moved, 0
  %both = insertvalue {{ {type}, {type} }} %first, {type} %with, 1
  ret {{ {type}, {type} }} %both
}}
define internal {type} @{name}.reverse(i32 %mask, {type} %value, i32 %b, i32 %c, {type} %seed) {{
entry:
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %steps = and i32 %b, 31
  %c.high = lshr i32 %c, 8
  %segment = and i32 %c.high, 31
  %free = xor i32 %segment, 31
  %start = and i32 %lane, %segment
  %clamp = and i32 %c, %free
  %last = or i32 %start, %clamp
{source}  %source = select i1 %there, i32 %other, i32 %lane
  %own = icmp eq i32 %source, %lane
  %first.lane = call i32 @llvm.cttz.i32(i32 %mask, i1 false)
  %first.steps = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %mask, i32 %steps, i32 %first.lane, i32 31)
  %same = icmp eq i32 %steps, %first.steps
  %all = call i1 @llvm.nvvm.vote.all.sync(i32 %mask, i1 %same)
  %few = and i1 %all, {few}
  br i1 %few, label %two, label %ask
two:
{reader}  %from.other = call {type} @enzyme_build.fetch.{type}(i32 %mask, {type} %seed, i32 %reader, i32 31)
  %read.there = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %mask, i32 %source, i32 %reader, i32 31)
  %read.here = icmp eq i32 %read.there, %lane
  %in.warp = icmp ult i32 %reader, 32
  %place = and i32 %reader, 31
  %bit = lshr i32 %mask, %place
  %bit.set = trunc i32 %bit to i1
  %another = icmp ne i32 %reader, %lane
  %valid = and i1 %in.warp, %bit.set
  %counts = and i1 %read.here, %another
  %hit = and i1 %valid, %counts
  %from.self = select i1 %own, {type} %seed, {type} 0.0
  %added = fadd {type} %from.self, %from.other
  %two.sum = select i1 %hit, {type} %added, {type} %from.self
  ret {type} %two.sum
ask:
  %k = phi i32 [ 0, %entry ], [ %next, %ask ]
  %sum = phi {type} [ 0.0, %entry ], [ %so.far, %ask ]
  %adjoint = call {type} @enzyme_build.fetch.{type}(i32 %mask, {type} %seed, i32 %k, i32 31)
  %its.source = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %mask, i32 %source, i32 %k, i32 31)
  %is.mine = icmp eq i32 %its.source, %lane
  %its.bit = lshr i32 %mask, %k
  %its.bit.set = trunc i32 %its.bit to i1
  %is.read = and i1 %is.mine, %its.bit.set
  %more = fadd {type} %sum, %adjoint
  %so.far = select i1 %is.read, {type} %more, {type} %sum
  %next = add i32 %k, 1
  %done = icmp eq i32 %next, 32
  br i1 %done, label %end, label %ask
end:
  ret {type} %so.far
}}
"""
