"""A call through a pointer becomes a choice among calls by name.

    p(x)   →   p == f₁ ? f₁(x) : p == f₂ ? f₂(x) : … : stop

Which functions may be meant is known (`analysis.indirect_calls`), because the program is linked whole.  After this,
activity, tapes and derivatives are those of ordinary calls, and function pointers and virtual tables need no shadow.
A pointer from outside, to a function that this link has not seen, stops the derivative with a message, unless it is
the standard library's text of an exception, or a function of its streams.  A choice among too many functions stays a
call through a pointer, which is refused where active data meets it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from enzyme_build import rules
from enzyme_build.analysis import CallKind, address_of, classify, is_type_test, origins_of, tests_of
from enzyme_build.differentiate.blame import CALLED_AT
from enzyme_build.differentiate.registrations import noted
from enzyme_build.ir import (
    I1,
    VOID,
    Block,
    Branch,
    Builder,
    Call,
    ConstantNull,
    ExtractValue,
    Function,
    Instruction,
    Load,
    MetadataOperand,
    Phi,
    StructType,
    Type,
    Undef,
    Value,
    clone_instruction,
    constant_int,
    location_of,
    zero,
)

MOST_TARGETS = 1000  # functions that are compared one by one
_WHAT = 16  # where `std::exception::what` lies in a class's table (Itanium C++ ABI)
Targets = Callable[[Call], tuple[list[Function], bool]]


def call_by_name(function: Function, targets: Targets) -> list[list[Call]]:
    """Replace every call through a pointer whose targets are known; answers the calls that each one became."""
    made: list[list[Call]] = []
    tests = [i for i in function.instructions() if is_type_test(i)]
    for call in [i for i in function.instructions() if isinstance(i, Call)]:
        if classify(call) is CallKind.INDIRECT:
            found, is_complete = targets(call)
            if is_choice_of_names(call, found, is_complete):
                made.append(choose_among(function, call, found, is_complete))
    for test in tests:  # (what they say has been heard)
        test.replace_all_uses_with(constant_int(I1, 1))
        test.erase()
    return made


def is_choice_of_names(call: Call, targets: list[Function], is_complete: bool) -> bool:
    """True if the call becomes one: its targets are known, or it is loaded from a table of which no function fits."""
    is_loaded = all(isinstance(origin, (Load, ConstantNull)) for origin in origins_of(call.callee))
    return bool(targets or is_complete or is_loaded) and len(targets) <= MOST_TARGETS


def choose_among(
    function: Function,
    call: Call,
    targets: list[Function],
    is_complete: bool,
    instead: Callable[[Function], Function] = lambda target: target,
) -> list[Call]:
    """Make the choice, in the order of names; `instead`: what is called where a target is meant."""
    before, is_inert = call.block, not is_complete and (_is_text_of_exception(call) or _is_of_stream(call))
    after = split_behind(function, call)
    builder = Builder(function.module, before)
    results: list[tuple[Call, Block]] = []
    for index, target in enumerate(sorted(targets, key=lambda target: target.name)):
        here = _block_before(function, after, f"to.{target.name.strip(chr(34))}")
        if is_complete and index == len(targets) - 1:
            builder.branch(here)
        else:
            other = _block_before(function, after, "to.another")
            with builder.deriving(call):
                builder.branch_if(builder.compare("eq", call.callee, target), here, other)
            builder.at_end(other)
        results.append((_by_name(call, instead(target)), here))
        here.append(results[-1][0])
        here.append(Branch(VOID, [], [after]))
    if is_inert:
        assert builder.block is not None
        results.append((_by_library(call), builder.block))
        builder.insert(results[-1][0])
        builder.branch(after)
    elif not is_complete or not targets:
        place = noted(function, CALLED_AT) or location_of(call)
        rules.stop(builder, f"the derivative at {place} calls a function through a pointer that was not linked with it")
        builder.unreachable()
    result = _joined(call, results, after)
    if result is not None:
        call.replace_all_uses_with(result)
    call.erase()
    return [made for made, _ in results]


def _is_text_of_exception(call: Call) -> bool:
    """Is it `e.what()` of a `std::exception`?  The library's own read no numbers."""
    slot = address_of(call.callee.pointer) if isinstance(call.callee, Load) else None
    if slot is None or slot.reach != (_WHAT, ()):
        return False
    return any(map(rules.is_exception_class, _classes_of(slot.base)))


def _is_of_stream(call: Call) -> bool:
    """Is it a virtual function of a `std::streambuf`, or of another class of streams, as the library has it?"""
    table = address_of(call.callee.pointer).base if isinstance(call.callee, Load) else None
    return table is not None and any(map(rules.is_stream_class, _classes_of(table)))


def _classes_of(table: Value) -> list[str]:
    """The classes that a virtual table is said to be of."""
    named = (test.arguments[1] for test in tests_of(table))
    return [n.text.strip('!"') for n in named if isinstance(n, MetadataOperand)]


def _by_library(call: Call) -> Call:
    made = clone_instruction(call, list(call.operands))
    assert isinstance(made, Call)
    made.syntax = replace(call.syntax, function_attributes=f'{call.syntax.function_attributes} "enzyme_inactive"')
    return made


def _by_name(call: Call, target: Function) -> Call:
    type_ = target.function_type
    given = call.arguments if type_.variadic else call.arguments[: len(type_.parameters)]
    made = Call(type_, target, given, call.name, flags=call.flags, syntax=call.syntax)
    made.metadata = {k: v for k, v in call.metadata.items() if k != "callees"}
    made.origin = call.origin or call
    return made


def _joined(call: Call, results: list[tuple[Call, Block]], after: Block) -> Value | None:
    if call.type is VOID:
        return None
    if not results:
        return zero(call.type)
    if len(results) == 1:
        return results[0][0]
    if isinstance(call.type, StructType):
        return _joined_members(call, call.type, results, after)
    return _phi(call, call.type, [(made, block) for made, block in results], after)


def _phi(call: Call, type_: Type, incoming: list[tuple[Value, Block]], after: Block) -> Phi:
    phi = Phi(type_, call.name)
    phi.origin = call.origin or call
    for value, block in incoming:
        phi.add_incoming(value, block)
    after.insert(0, phi)
    return phi


def _joined_members(call: Call, type_: StructType, results: list[tuple[Call, Block]], after: Block) -> Value:
    """Each member is joined by itself, so that it shows where it comes from."""
    members: list[Value] = []
    for index, member in enumerate(type_.fields):
        parts: list[tuple[Value, Block]] = []
        for made, block in results:
            with (builder := Builder(call.function.module).before(block.terminator)).deriving(call):
                parts.append((builder.extract_value(made, index), block))
        members.append(_phi(call, member, parts, after))
    for user in [user for user in call.users if isinstance(user, ExtractValue) and len(user.path) == 1]:
        user.replace_all_uses_with(members[user.path[0]])
        user.erase()
    whole: Value = Undef(type_)
    if call.uses:
        with (builder := Builder(call.function.module).before(behind_phis(after))).deriving(call):
            for index, member in enumerate(members):
                whole = builder.insert_value(whole, member, index)
    return whole


def behind_phis(block: Block) -> Instruction:
    """The first instruction that is no phi."""
    return next(i for i in block.instructions if not isinstance(i, Phi))


def _block_before(function: Function, anchor: Block, name: str) -> Block:
    made = Block(name, function)
    function.blocks.insert(function.blocks.index(anchor), made)
    return made


def split_behind(function: Function, instruction: Instruction) -> Block:
    """Everything behind the instruction moves into a new block; the old one is left without a terminator."""
    old = instruction.block
    made = Block(f"{old.name}.after", function)
    function.blocks.insert(function.blocks.index(old) + 1, made)
    position = old.instructions.index(instruction) + 1
    for moved in old.instructions[position:]:
        made.append(moved)
    del old.instructions[position:]
    for target in made.successors:
        for phi in target.phis:
            phi.blocks = [made if b is old else b for b in phi.blocks]
    return made
