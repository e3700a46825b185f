"""Makes derivative functions: forward, gradient, or the two halves of split mode.

Memoised by signature.  The halves of a recursive function are declared before they are written, and pass their tape
on the heap; of other tapes the short ones are returned by value, with the tapes of inner calls inside.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from enzyme_build import rules
from enzyme_build.differentiate.access_scopes import keep_apart
from enzyme_build.differentiate.checkpointed_loops import is_checkpointed
from enzyme_build.differentiate.checkpointing import write_checkpointed
from enzyme_build.differentiate.custom import write_custom
from enzyme_build.differentiate.custom_lanes import write_in_lanes
from enzyme_build.differentiate.error_estimate import ErrorEstimate
from enzyme_build.differentiate.fixed_point_adjoint import write_fixed_point
from enzyme_build.differentiate.fixed_points import is_fixed_point
from enzyme_build.differentiate.forward_mode import bind_tangents, write_forward
from enzyme_build.differentiate.forward_sweep import ForwardSweep, returns_shadow
from enzyme_build.differentiate.library_rules import library_call_of, write_library
from enzyme_build.differentiate.machine import machine_attributes
from enzyme_build.differentiate.message_bodies import abi_of_body
from enzyme_build.differentiate.message_rules import write_message
from enzyme_build.differentiate.plan import ReversePlan, make_plan
from enzyme_build.differentiate.registrations import CustomRule
from enzyme_build.differentiate.reverse_sweep import ReverseSweep
from enzyme_build.differentiate.session import Derivative, Session
from enzyme_build.differentiate.signatures import (
    WITH_TANGENTS,
    Signature,
    adjoint_types,
    pack,
    packed,
    parameters,
    promise_apart,
    seed_types,
    unpack,
)
from enzyme_build.differentiate.split_forward import TangentHalf, returned_tangents
from enzyme_build.differentiate.tape import Tape, tape_type
from enzyme_build.differentiate.versions import Extents, HalfVersions, extents_that_matter, write_versions
from enzyme_build.errors import EnzymeBuildError, UnsupportedError
from enzyme_build.ir import (
    PTR,
    VOID,
    Alloca,
    Argument,
    Builder,
    ConstantInt,
    Function,
    Type,
    Value,
    bare_name,
    clone_instruction,
    function_type,
    i64,
    quoted,
    zero,
)

LONGEST_VALUE = 512  # bytes of a tape that is returned by value


def derive(session: Session, function: Function, signature: Signature) -> Derivative:
    """The derivative of a function with a body, or the one that was written by hand; made on first use."""
    rule = session.custom_rule(function, signature.mode)
    if rule is None and function.is_declaration:
        known = "" if function not in session.custom else f" and no custom derivative for {signature.mode} mode"
        raise UnsupportedError(f"`{bare_name(function.name)}` has no body{known}", help="link its bitcode")
    key = (function, signature)
    session.unfinished.raise_again(key)
    found = session.derivatives.get(key)
    if found is not None:
        session.unfinished.called(key)
        return found
    found = session.derivatives[key] = Derivative(signature)
    session.unfinished.begin(key)
    try:
        _make(session, function, rule, found)
    except EnzymeBuildError as error:
        keys = session.unfinished.fail(error)
        lost = [d for key in keys if (d := session.derivatives.pop(key, None)) is not None]  # (some failed themselves)
        session.unfinished.remove(keys, (f for d in lost for f in (d.function, d.augmented, d.reverse)))
        session.refused.append(key)
        raise
    session.unfinished.end()
    return found


def _make(session: Session, function: Function, rule: CustomRule | None, derivative: Derivative) -> None:
    signature = derivative.signature
    if rules.is_of_messages(bare_name(function.name)):
        raise UnsupportedError(
            "this derivative of a program that communicates (MPI) has no derivative itself",
            help="ask for second derivatives by forward over reverse mode: `__enzyme_fwddiff` of a function that calls "
            "`__enzyme_autodiff`",
        )
    if is_checkpointed(function) and signature.mode not in WITH_TANGENTS:
        write_checkpointed(session, function, derivative)
    elif is_fixed_point(function) and signature.mode not in WITH_TANGENTS:
        write_fixed_point(session, function, derivative)
    elif rule is not None:
        _write_custom(session, rule, derivative)
    elif abi_of_body(function):
        write_message(session, function, derivative)
    elif (library := library_call_of(function, signature)) is not None:
        write_library(session, function, library, derivative)
    else:
        _write(session, function, signature, derivative)


def _write_custom(session: Session, rule: CustomRule, derivative: Derivative) -> None:
    if derivative.signature.width == 1:
        write_custom(session, rule, derivative)
    else:
        single = derive(session, rule.function, replace(derivative.signature, width=1))
        write_in_lanes(session, rule, derivative, single)


def _write(session: Session, function: Function, signature: Signature, derivative: Derivative) -> None:
    if signature.mode == "error":
        write_forward(session, function, signature, derivative, ErrorEstimate)
    elif signature.mode == "forward":
        write_forward(session, function, signature, derivative)
    elif signature.mode == "gradient":
        _write_gradient(session, function, signature, derivative)
    else:
        _write_halves(session, function, signature, derivative)


def _new_function(
    session: Session,
    primal: Function,
    signature: Signature,
    suffix: str,
    result: Type,
    types: list[Type],
    names: list[str],
) -> Function:
    name = quoted(f"{bare_name(primal.name)}.{suffix}")
    made = session.module.add_function(name, function_type(result, types), names)
    promise_apart(made, primal, signature, with_tangents=suffix == "tangent")
    made.syntax.after_parameters = machine_attributes(primal)
    return made


def _bind(
    signature: Signature, made: Function, values: dict[Value, Value], shadows: list[dict[Value, Value]], copy: Function
) -> list[Argument]:
    """Map the canonical copy's arguments to a derivative's parameters; answers the parameters that are left over."""
    rest = list(made.arguments)
    for argument, kind in zip(copy.arguments, signature.arguments):
        values[argument] = rest.pop(0)
        for lane in shadows if kind == "dup" else []:
            lane[argument] = rest.pop(0)
    return rest


def _write_gradient(session: Session, function: Function, signature: Signature, derivative: Derivative) -> None:
    plan = make_plan(session, function, signature)
    types, names = parameters(function, signature, with_tangents=False)
    seeds = seed_types(function, signature)
    types, names = [*types, *seeds], [*names, *(["seed"] * len(seeds))]
    primal_types = [function.return_type] if signature.returns_primal else []
    result = packed([*primal_types, *adjoint_types(function, signature)])
    made = derivative.function = _new_function(session, function, signature, "gradient", result, types, names)
    extents = extents_that_matter(session, plan) if session.is_last else None
    if extents is not None:
        _write_versions(session, function, derivative, extents)
        return
    derivative.plan = plan
    sweep = ForwardSweep(plan, made)
    rest = _bind(signature, made, sweep.values, sweep.all_shadows.things, plan.canonical.copy)
    sweep.after = start = made.add_block("reverse")
    sweep.run()
    exit_block = plan.canonical.exit_block
    if exit_block is None:
        Builder(session.module, start).unreachable()
    else:
        reverse = ReverseSweep(plan, sweep.tape, made, sweep.at_entry, sweep.values, sweep.all_shadows.things)
        end = reverse.run(start, rest)
        reverse.tape.free(end)
        primal = [sweep.primal(exit_block.terminator.operands[0])] if signature.returns_primal else []
        _return(end, plan, reverse, primal)
    sweep.close_entry()
    keep_apart(made, sweep.tape.accesses)


def _write_versions(session: Session, function: Function, derivative: Derivative, extents: Extents) -> None:
    signature, dispatch = derivative.signature, derivative.function
    assert dispatch is not None
    values: dict[Value, Value] = {}
    _bind(signature, dispatch, values, [{} for _ in range(signature.width)], function)
    both = [derive(session, function, replace(signature, arrays=kind)) for kind in ("apart", "overlapping")]
    versions = [version.function for version in both if version.function is not None]
    write_versions(dispatch, [values[argument] for argument in function.arguments], extents, versions)


def _return(end: Builder, plan: ReversePlan, reverse: ReverseSweep, first: list[Value]) -> None:
    reverse.builder = end
    outs = [
        reverse.take(argument) if plan.activity.is_active(argument) else zero(argument.type)
        for argument, kind in zip(plan.canonical.copy.arguments, plan.signature.arguments)
        if kind == "out"
        for _ in reverse.each_lane()
    ]
    end.ret(pack(end, [*first, *outs]))


def _goes_by_address(session: Session, tape: Iterable[Type]) -> bool:
    """What is long; and vectors that a caller without their registers would look for in others.

    The order of what is recorded does not matter, nor what lies between: where this is asked first, it is not known.
    """
    layout, types = session.module.layout, list(tape)
    length = sum(map(layout.size_of, types))
    return length > LONGEST_VALUE or any(layout.align_of(one) > rules.HEAP_ALIGNMENT for one in types)


def _write_halves(session: Session, function: Function, signature: Signature, derivative: Derivative) -> None:
    types, names = parameters(function, signature, with_tangents=False)
    derivative.reads_primal = tuple(True for _ in function.arguments)
    is_recursive = session.is_recursive(function)
    if is_recursive:
        derivative.tape_on_heap, derivative.tape, derivative.takes_stack = True, PTR, signature.on_stack
        _declare_halves(session, function, derivative, types, names)
    plan = make_plan(session, function, signature)
    extents = extents_that_matter(session, plan) if signature.on_stack and not is_recursive else None
    if extents is not None:
        _write_half_versions(session, function, derivative, extents)
        return
    derivative.plan = plan
    if derivative.augmented is None:
        derivative.takes_stack = _takes_stack(session, plan)
        _declare_augmented(session, function, derivative, types, names)
    assert derivative.augmented is not None
    sweep = ForwardSweep(plan, derivative.augmented, derivative)
    rest = _bind(signature, derivative.augmented, sweep.values, sweep.all_shadows.things, plan.canonical.copy)
    if derivative.takes_stack:
        sweep.tape.use_stack(rest.pop())
    carried = [slot.type for slot in sweep.tape.carried]
    if not is_recursive:
        reserves = plan.on_stack and plan.reserves
        derivative.tape_on_heap = reserves or _goes_by_address(session, carried)
        derivative.tape = PTR if derivative.tape_on_heap else packed(carried) if carried else None
        _complete_halves(session, function, derivative, types, names)
    if derivative.tape_on_heap:
        sweep.tape.open_record()
    sweep.run()
    sweep.close_entry()
    keep_apart(derivative.augmented, sweep.tape.accesses)
    if signature.mode == "split forward":
        _write_tangent_half(session, plan, sweep, derivative)
        return
    _write_reverse(session, plan, sweep, derivative)
    assert derivative.reverse is not None
    keep_apart(derivative.reverse, sweep.tape.accesses)
    if not is_recursive:
        derivative.reads_primal = _read_arguments(plan, derivative)


def _write_half_versions(session: Session, function: Function, derivative: Derivative, extents: Extents) -> None:
    signature = derivative.signature
    types, names = parameters(function, signature, with_tangents=False)
    derivative.tape_on_heap, derivative.tape, derivative.takes_stack = True, PTR, True
    _declare_halves(session, function, derivative, types, names)
    both = [derive(session, function, replace(signature, arrays=kind)) for kind in ("apart", "overlapping")]
    derivative.reads_primal = tuple(map(any, zip(*(version.reads_primal for version in both))))
    assert derivative.augmented is not None
    values: dict[Value, Value] = {}
    _bind(signature, derivative.augmented, values, [{} for _ in range(signature.width)], function)
    halves = HalfVersions(derivative, both)
    halves.write_augmented([values[argument] for argument in function.arguments], extents)
    halves.write_reverse()


def _result_types(function: Function, signature: Signature) -> list[Type]:
    found = [function.return_type] if function.return_type is not VOID else []
    return found * (1 + signature.width if returns_shadow(function, signature.result_active) else 1)


def _takes_stack(session: Session, plan: ReversePlan) -> bool:
    """An activation has blocks on the stack, or its calls do."""
    if not plan.on_stack:
        return False
    values = (tape_type(need, plan) for need in plan.recorded)
    return plan.hands_stack or plan.reserves or _goes_by_address(session, values)


def _declare_augmented(
    session: Session, function: Function, derivative: Derivative, types: list[Type], names: list[str]
) -> None:
    if derivative.takes_stack:
        types, names = [*types, PTR], [*names, "stack"]
    derivative.augmented = _new_function(session, function, derivative.signature, "augmented", VOID, types, names)


def _declare_halves(
    session: Session, function: Function, derivative: Derivative, types: list[Type], names: list[str]
) -> None:
    _declare_augmented(session, function, derivative, types, names)
    _complete_halves(session, function, derivative, types, names)


def _complete_halves(
    session: Session, function: Function, derivative: Derivative, types: list[Type], names: list[str]
) -> None:
    """The tape's type is known: so is what the augmented half returns and the reverse half takes."""
    assert derivative.augmented is not None
    tape = [derivative.tape] if derivative.tape is not None else []
    result = packed([*tape, *_result_types(function, derivative.signature)])
    derivative.augmented.value_type = function_type(result, [a.type for a in derivative.augmented.arguments])
    derivative.reverse = _reverse_function(session, function, derivative, types, names)


def _reverse_function(
    session: Session, function: Function, derivative: Derivative, types: list[Type], names: list[str]
) -> Function:
    signature = derivative.signature
    if replays := signature.mode == "split forward":
        types, names = parameters(function, signature, with_tangents=True)
    seeds = [] if replays else seed_types(function, signature)
    types, names = [*types, *seeds], [*names, *(["seed"] * len(seeds))]
    if derivative.tape is not None:
        types, names = [*types, derivative.tape], [*names, "tape"]
    if derivative.takes_stack:
        types, names = [*types, PTR], [*names, "stack"]
    results = returned_tangents(function, signature) if replays else adjoint_types(function, signature)
    suffix = "tangent" if replays else "reverse"
    return _new_function(session, function, signature, suffix, packed(results), types, names)


def _write_reverse(session: Session, plan: ReversePlan, sweep: ForwardSweep, derivative: Derivative) -> None:
    made = derivative.reverse
    assert made is not None
    entry = Builder(session.module, made.add_block("entry"))
    values: dict[Value, Value] = {}
    shadows = [dict[Value, Value]() for _ in range(plan.signature.width)]
    rest = _bind(plan.signature, made, values, shadows, plan.canonical.copy)
    seeds = [rest.pop(0) for _ in seed_types(plan.function, plan.signature)]
    if derivative.takes_stack:
        sweep.tape.use_stack(rest.pop())
    parts = _open_tape(entry, rest[0] if rest else None, derivative, sweep.tape)
    sweep.tape.open_reverse(entry, parts)
    _own_variables(entry, plan, values, shadows)
    start = made.add_block("reverse")
    if plan.canonical.exit_block is None:
        Builder(session.module, start).unreachable()
    else:
        reverse = ReverseSweep(plan, sweep.tape, made, entry, values, shadows)
        end = reverse.run(start, seeds)
        reverse.tape.free(end)
        _return(end, plan, reverse, [])
    entry.branch(start)


def _own_variables(
    entry: Builder, plan: ReversePlan, values: dict[Value, Value], shadows: list[dict[Value, Value]]
) -> None:
    """Other variables in place of those that were: nobody reads them, and the adjoints in their shadows are zero."""
    for variable in (v for v in plan.canonical.copy.instructions() if v in plan.moving):
        assert isinstance(variable, Alloca) and isinstance(variable.count, ConstantInt)
        size = plan.session.module.layout.size_of(variable.allocated_type) * variable.count.value
        values[variable] = entry.insert(clone_instruction(variable, [variable.count]))
        for lane in shadows:
            lane[variable] = entry.insert(clone_instruction(variable, [variable.count]))
            lane[variable].name = f"{variable.name}.shadow"
            rules.zero_fill(entry, lane[variable], i64(size))


def _write_tangent_half(session: Session, plan: ReversePlan, sweep: ForwardSweep, derivative: Derivative) -> None:
    half = TangentHalf(plan, sweep.tape, derivative)
    rest = bind_tangents(half, plan.canonical.copy)
    parts = _open_tape(half.at_entry, rest[0] if rest else None, derivative, sweep.tape)
    sweep.tape.open_replay(half.at_entry, parts)
    half.run()
    half.close_entry()


def _open_tape(entry: Builder, value: Value | None, derivative: Derivative, tape: Tape) -> Sequence[Value | None]:
    """The carried values, out of the tape parameter; None for what is read later."""
    if value is None:
        return []
    return tape.open_given(entry, value) if derivative.tape_on_heap else unpack(entry, value, len(tape.carried))


def _read_arguments(plan: ReversePlan, derivative: Derivative) -> tuple[bool, ...]:
    """Which primal arguments the reverse half really uses."""
    reverse = derivative.reverse
    assert reverse is not None
    position = 0
    found: list[bool] = []
    for kind in plan.signature.arguments:
        found.append(bool(reverse.arguments[position].uses))
        position += 1 + plan.signature.width if kind == "dup" else 1
    return tuple(found)
