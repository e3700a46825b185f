"""The derived program before LLVM tidies it: what only serves speed is taken out, and what helps to read put in.

The tape's memory comes from `malloc` instead of a pool. Each block of it is named after what it records. Counters that
the differentiator made do not wrap around, which LLVM forgets to say.
"""

from __future__ import annotations

from enzyme_build.ir import (
    I64,
    VOID,
    Alloca,
    Binary,
    Block,
    Branch,
    Call,
    Function,
    Invoke,
    Module,
    Return,
    Store,
    bare_name,
)
from enzyme_build.readable.library import RUNTIME

_COUNTING = ("add", "sub", "mul")


def ready_to_tidy(module: Module) -> None:
    """Change a derived module so that its text is easy to read once it is tidied."""
    for symbol in RUNTIME:
        if (function := module.functions.get(symbol)) is not None:
            function.set_body(None)
            function.linkage = ""
    for function in module.functions.values():
        if function.personality:
            _leave_uncaught(function)
        if not function.is_declaration and is_derivative(function):
            _name_tapes(function)
            _mark_counters(function)


def is_derivative(function: Function) -> bool:
    """Whether the differentiator made it."""
    name = bare_name(function.name)
    return any(f".{word}" in name for word in ("gradient", "reverse", "augmented", "forward", "tangent", "shown"))


def _name_tapes(function: Function) -> None:
    for instruction in function.instructions():
        if not isinstance(instruction, Store) or not isinstance(instruction.pointer, Alloca):
            continue
        value = instruction.value
        if isinstance(value, Call) and bare_name(value.callee.name) in RUNTIME:
            value.name = instruction.pointer.name


def _mark_counters(function: Function) -> None:
    for instruction in function.instructions():
        if not isinstance(instruction, Binary) or instruction.type is not I64 or instruction.opcode not in _COUNTING:
            continue
        origin = instruction.origin
        is_copy = isinstance(origin, Binary) and origin.opcode == instruction.opcode
        if not is_copy and "nsw" not in instruction.flags:
            instruction.flags = (*instruction.flags, "nsw")


def _leave_uncaught(function: Function) -> None:
    """Calls that clean up after an exception, which then leaves the function, as plain calls: C ends there.

    A call whose exception is caught stays what it is, and is refused when it is printed.
    """
    for block in list(function.blocks):
        invoke = block.terminator
        if isinstance(invoke, Invoke) and not _returns(invoke.targets[1]):
            _call_plainly(block, invoke)


def _returns(pad: Block) -> bool:
    """Whether the function goes on behind a landing pad."""
    seen, work = {pad}, [pad]
    while work:
        block = work.pop()
        if isinstance(block.terminator, Return):
            return True
        following = [target for target in block.successors if target not in seen]
        seen.update(following)
        work += following
    return False


def _call_plainly(block: Block, invoke: Invoke) -> None:
    normal, pad = invoke.targets
    for phi in pad.phis:
        kept = [(value, source) for value, source in phi.incoming if source is not block]
        phi.drop_operands()
        phi.blocks = []
        for value, source in kept:
            phi.add_incoming(value, source)
    call = Call(invoke.function_type, invoke.callee, invoke.arguments, invoke.name, syntax=invoke.syntax)
    call.metadata = {kind: text for kind, text in invoke.metadata.items() if kind == "dbg"}
    call.origin = invoke.origin
    invoke.replace_all_uses_with(call)
    invoke.erase()
    block.append(call)
    block.append(Branch(VOID, [], [normal]))
