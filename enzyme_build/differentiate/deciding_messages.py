"""Reductions whose results only decide: when an iteration has converged, say.

    MPI_Allreduce(&change, &whole, 1, MPI_DOUBLE, MPI_MAX, comm);
    if (whole < tolerance) break;

What a process sends goes to all others, so one call has a derivative if the result of any call that it may meet there
is more than compared.  All processes take part in the same reduction with the same operation: if every such call of
the program only decides, none has a derivative, and what is sent needs no adjoint.
"""

from __future__ import annotations

import re
from dataclasses import replace

from enzyme_build import rules
from enzyme_build.analysis import CallKind, address_of, called_function, callee_name, classify
from enzyme_build.differentiate.pointed_functions import that_may_name
from enzyme_build.ir import (
    Alloca,
    Call,
    Compare,
    ConstantInt,
    Function,
    GetElementPtr,
    GlobalVariable,
    Instruction,
    Invoke,
    Load,
    Module,
    Phi,
    Select,
    Store,
    Value,
    bare_name,
    is_float,
)

_INACTIVE = '"enzyme_inactive"'
_Site = Call | Invoke


def leave_decisions(module: Module) -> None:
    """Say of these calls that they have no derivative."""
    declared = [f for f in module.functions.values() if f.is_declaration]
    reductions = {f for f in declared if rules.reduction(bare_name(f.name))}
    found = _calls(module, reductions) if reductions else None
    if found is None:
        return
    unseen = {rules.reduction(rules.fortran_message(bare_name(f.name))) for f in declared}
    groups: dict[tuple[str, object], list[_Site]] = {}
    for call in found:
        reduction, operation = rules.reduction(bare_name(call.callee.name)), _operation(call)
        if operation is None:
            unseen.add(reduction)
        groups.setdefault((reduction, operation), []).append(call)
    for (reduction, _), calls in groups.items():
        if reduction not in unseen and all(map(_decides, calls)):
            for call in calls:
                attributes = f"{call.syntax.function_attributes} {_INACTIVE}".strip()
                call.syntax = replace(call.syntax, function_attributes=attributes)


def only_decides(call: _Site) -> bool:
    """That was said of it, by `leave_decisions` or by the program."""
    return _INACTIVE in call.syntax.function_attributes


def _calls(module: Module, reductions: set[Function]) -> list[_Site] | None:
    """All calls; None if there may be others, through a pointer."""
    spoken = re.compile("|".join(rf"@{re.escape(f.name)}(?![\w.])" for f in reductions))
    if any(spoken.search(variable.line or "") for variable in module.globals.values()):
        return None
    found: list[_Site] = []
    for function in that_may_name(module, reductions):
        for instruction in function.instructions():
            is_call = isinstance(instruction, (Call, Invoke)) and called_function(instruction) in reductions
            if any(o in reductions for o in instruction.operands[: -1 if is_call else None]):
                return None
            if isinstance(instruction, (Call, Invoke)) and is_call:
                found.append(instruction)
    return found


def _operation(call: _Site) -> object:
    """What is equal for calls with the same operation of the library's; None if that is not known."""
    roles = rules.message_roles(bare_name(call.callee.name))
    given = call.arguments[roles.index("op")] if len(roles) == len(call.arguments) else None
    if isinstance(given, ConstantInt):
        return given.value
    base = address_of(given).base if given is not None else None
    return base if isinstance(base, GlobalVariable) and rules.is_handle(bare_name(base.name)) else None


def _decides(call: _Site) -> bool:
    """What it answers is in a variable whose value is only compared, or printed; and it has ended when it returns."""
    roles = rules.message_roles(bare_name(call.callee.name))
    written = [a for role, a in zip(roles, call.arguments) if role == "OUT"]
    return "handle" not in roles and bool(written) and all(_is_variable_to_decide(place) for place in written)


def _is_variable_to_decide(place: Value) -> bool:
    variable = address_of(place).base
    return isinstance(variable, Alloca) and all(_only_decides(user, variable) for user in variable.users)


def _only_decides(user: Instruction, place: Value) -> bool:
    """Of an instruction that uses an address: nothing but a comparison depends on what lies there."""
    match user:
        case Load():
            return is_float(user.type) and _is_only_compared(user)
        case Store():
            return user.value is not place
        case GetElementPtr():
            return all(_only_decides(inner, user) for inner in user.users)
        case Call() | Invoke():
            roles = rules.message_roles(callee_name(user)) if rules.reduction(callee_name(user)) else ()
            given = [role for role, argument in zip(roles, user.arguments) if argument is place]
            return given == ["OUT"] or (isinstance(user, Call) and classify(user) is CallKind.INACTIVE)
        case _:
            return False


def _is_only_compared(value: Instruction) -> bool:
    """Whatever is computed from the number is compared in the end, or goes to a call without a derivative."""
    seen: set[Value] = set()
    work: list[Instruction] = [value]
    while work:
        here = work.pop()
        for user in here.users if here not in seen else ():
            is_call = isinstance(user, Call) and classify(user) is CallKind.INACTIVE
            if isinstance(user, (Phi, Select)) or rules.scalar_rule(user) is not None:
                work.append(user)
            elif not (is_call or isinstance(user, Compare)):
                return False
        seen.add(here)
    return True
