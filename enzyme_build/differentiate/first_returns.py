"""`setjmp` as error exit: a derivative goes where it returns first, and a jump that is taken ends the derivative.

In canonical copies a call of setjmp is the number zero, so that what follows another return is not there, and a jump
back is a stop with a message.  Functions that derivatives call as they are get copies without jumps.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_build import rules
from enzyme_build.analysis import called_function, callee_name, remove_incoming
from enzyme_build.ir import (
    VOID,
    Branch,
    Builder,
    Call,
    Compare,
    ConstantInt,
    Function,
    Instruction,
    Invoke,
    Module,
    Switch,
    Value,
    bare_name,
    clone_body,
    false,
    location_of,
    quoted,
    true,
    zero,
)

if TYPE_CHECKING:
    from enzyme_build.differentiate.session import Session


def has_jumps(module: Module) -> bool:
    """Some function is called that returns once more when somebody jumps."""
    return any(name in module.functions for name in rules.RETURN_AGAIN)


def end_jumps(function: Function) -> None:
    """In place: what returns again returns once, and what jumps stops."""
    for call in [i for i in function.instructions() if isinstance(i, Call)]:
        if callee_name(call) in rules.RETURN_AGAIN:
            _fold(call, zero(call.type))
            call.erase()
        elif rules.jumps(callee_name(call)):
            with (builder := Builder(function.module).before(call)).deriving(call):
                rules.stop(builder, f"a jump back to a `setjmp` is taken in a derivative, at {location_of(call)}")


def _fold(instruction: Instruction, value: Value) -> None:
    """The value is known: so are comparisons with it, and the branches that follow."""
    for user in list(instruction.users):
        if isinstance(user, Compare) and isinstance(value, ConstantInt):
            index = 1 - user.operands.index(instruction)
            if isinstance(other := user.operands[index], ConstantInt) and user.predicate in ("eq", "ne"):
                same = (other.value == value.value) == (user.predicate == "eq")
                _fold(user, true() if same else false())
        elif isinstance(user, Branch) and isinstance(value, ConstantInt) and len(user.targets) > 1:
            _go_to(user, user.targets[0] if value.value else user.targets[1])
        elif isinstance(user, Switch) and isinstance(value, ConstantInt):
            chosen = [t for case, t in zip(user.cases, user.targets[1:]) if _is(case, value)]
            _go_to(user, chosen[0] if chosen else user.targets[0])
    instruction.replace_all_uses_with(value)


def _is(case: Value, value: ConstantInt) -> bool:
    return isinstance(case, ConstantInt) and case.value == value.value


def _go_to(branch: Branch | Switch, target: Value) -> None:
    block = branch.block
    for other in dict.fromkeys(branch.targets):
        if other is not target:
            for phi in other.phis:
                remove_incoming(phi, [block])
    kept = next(t for t in branch.targets if t is target)
    branch.erase()
    block.append(Branch(VOID, [], [kept]))


def without_jumps(session: Session, function: Function) -> Function:
    """A function that a derivative calls as it is: a copy that stops where it would jump, if it may."""
    found = session.jumpless.get(function)
    if found is None:
        may_jump = any(map(_jumps, (i for f in session.reachable(function) for i in f.instructions())))
        found = session.jumpless[function] = _copy(session, function) if may_jump else function
    return found


def _jumps(instruction: Instruction) -> bool:
    return isinstance(instruction, (Call, Invoke)) and rules.jumps(callee_name(instruction))


def _copy(session: Session, function: Function) -> Function:
    name = quoted(f"{bare_name(function.name)}.jumpless")
    made = session.module.add_function(name, function.function_type, [a.name for a in function.arguments])
    made.syntax = function.syntax
    for argument, original in zip(made.arguments, function.arguments):
        argument.attributes = original.attributes
    session.jumpless[function] = made
    clone_body(function, made, dict[Value, Value](zip(function.arguments, made.arguments)))
    end_jumps(made)
    for instruction in list(made.instructions()):
        instruction.metadata.pop("dbg", None)  # the places of the original's own instructions
        callee = called_function(instruction) if isinstance(instruction, (Call, Invoke)) else None
        if callee is not None and not callee.is_declaration:
            instruction.set_operand(len(instruction.operands) - 1, without_jumps(session, callee))
    return made
