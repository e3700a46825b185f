"""How each call is differentiated: which arguments are active at it, and which derivative of the callee serves it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from enzyme_build import rules
from enzyme_build.analysis import (
    Activity,
    BitSource,
    CallKind,
    Overwrites,
    argument_attribute,
    bits_used,
    called_function,
    callee_name,
    classify,
    has_attribute,
    may_wait,
    memory_effects,
    only_integers_read,
    watched_stores,
)
from enzyme_build.differentiate.active_exceptions import refuse_active_exceptions
from enzyme_build.differentiate.adjoint_types import scrambled
from enzyme_build.differentiate.blame import CALLED_AT, blamed_on, reached_through
from enzyme_build.differentiate.caught_exceptions import CAUGHT
from enzyme_build.differentiate.checkpointed_loops import is_checkpointed
from enzyme_build.differentiate.fixed_points import is_fixed_point
from enzyme_build.differentiate.joined_signatures import joined
from enzyme_build.differentiate.piece_looks import is_piece_in
from enzyme_build.differentiate.refused_pieces import refuse_pieces
from enzyme_build.differentiate.registrations import noted
from enzyme_build.differentiate.rerun_memory import check_unchanged
from enzyme_build.differentiate.session import Derivative, Facts, Session
from enzyme_build.differentiate.signatures import FORWARD, Signature
from enzyme_build.differentiate.watched_copies import watched_copy
from enzyme_build.errors import EnzymeBuildError, Errors, MissingRuleError, UnsupportedError
from enzyme_build.ir import VOID, Call, FloatType, Function, Instruction, Store, Value, is_integer, is_pointer


@dataclass(eq=False)
class CallPlan:
    """`derivative` is None for a call that only the primal makes, perhaps of another function (`callee`) than the
    program does.

    `refused`: why the function has no derivative, which matters only if the pointer that chooses it ever does.
    """

    derivative: Derivative | None
    callee: Function | None
    refused: str = ""

    @property
    def is_active(self) -> bool:
        return self.derivative is not None


def plan_calls(
    session: Session, facts: Facts, activity: Activity, caller: Signature, overwrites: Overwrites | None = None
) -> dict[Call, CallPlan]:
    """The plans for all calls of functions by their bodies; all their errors together.  See `plan_call`."""
    refuse_pieces(facts, activity, caller.mode)
    _refuse_hidden_bits(facts, activity)
    _refuse_variadic(facts, activity)
    plans: dict[Call, CallPlan] = {}
    errors: dict[Call, EnzymeBuildError] = {}
    for call in facts.canonical.copy.instructions():
        if isinstance(call, Call):
            session.piece_looks.note_call(call, activity, facts.types)
            try:
                with blamed_on(call):
                    plan = plan_call(session, call, facts, activity, caller, overwrites)
                    if plan is not None and _hides_bits(call, plan, session, facts, activity):
                        plan = _watching_plan(session, call, facts, activity, caller, overwrites)
            except EnzymeBuildError as error:
                errors[call] = error
                continue
            if plan is not None:
                plans[call] = plan
    for choice in facts.canonical.choices:
        if not all(call in errors for call in choice):
            for call in [call for call in choice if call in errors]:
                plans[call] = CallPlan(None, None, _first_line(errors.pop(call)))
    if errors:
        found = Errors(list(errors.values())).errors
        distinct = list({(error.message, error.at): error for error in reversed(found)}.values())[::-1]
        raise distinct[0] if len(distinct) == 1 else Errors(distinct)
    return plans


def _refuse_hidden_bits(facts: Facts, activity: Activity) -> None:
    watched = {store for store in watched_stores(facts.types) if activity.has_active_memory(store.pointer)}
    for instruction, source in bits_used(facts.types):
        if instruction in watched:
            continue
        if _is_useful(instruction, facts, activity) and _may_be_active(source, facts, activity):
            with blamed_on(instruction):
                raise scrambled(instruction)


def _is_useful(instruction: Instruction, facts: Facts, activity: Activity) -> bool:
    """What it computes, or writes (a call: also to globals), matters to the result; not where none is returned."""
    if instruction.parent in activity.passive_blocks:
        return False
    if instruction in activity.useful:
        return True
    objects = facts.types.objects
    written = [a for a in instruction.operands if is_pointer(a.type)] if isinstance(instruction, (Store, Call)) else []
    found = [o for o in objects.objects if o.kind == "global"] if isinstance(instruction, Call) else []
    return any(o in activity.useful for o in [*found, *(o for pointer in written for o in objects.of(pointer))])


def _may_be_active(source: BitSource, facts: Facts, activity: Activity) -> bool:
    """The number whose bits are read is active, as far as this function sees it."""
    read = source.origins(facts.types)
    if read is not None:
        return any(value in activity.varied or activity.has_active_memory(value) for value in read)
    given = source.given
    return not given or any(a in activity.varied or activity.reaches_active_memory(a) for a in given)


def _hides_bits(call: Call, plan: CallPlan, session: Session, facts: Facts, activity: Activity) -> bool:
    """Does a function that knows nothing but integers, of all or some arguments, make numbers of numbers' bits?"""
    callee = called_function(call) if classify(call) is CallKind.DEFINED else None
    if callee is None or not _is_useful(call, facts, activity):
        return False
    read = only_integers_read(session.types.about(callee).traffic, callee) if plan.is_active else ()
    if plan.is_active and all(argument_activity(call.arguments[index], activity) == "const" for index in read):
        return False
    is_followed = _has_all_shadows(call, plan, facts, activity)
    for function in session.differentiated_in(callee):
        types = session.facts(function).types
        watched = watched_stores(types) if is_followed else ()
        used = [source for instruction, source in bits_used(types) if instruction not in watched]
        if any(function is not callee or _may_be_active(source.inside(call), facts, activity) for source in used):
            return True
    return False


def _watching_plan(
    session: Session, call: Call, facts: Facts, activity: Activity, caller: Signature, overwrites: Overwrites | None
) -> CallPlan:
    """A plan with the derivative of a callee that may store numbers' bits: it looks whether it does."""
    callee = called_function(call)
    plan = None
    if callee is not None and session.watches(callee):
        plan = plan_call(session, call, facts, activity, caller, overwrites, is_watching=True)
    if plan is None or _hides_bits(call, plan, session, facts, activity):
        raise scrambled(call)
    return plan


def _has_all_shadows(call: Call, plan: CallPlan, facts: Facts, activity: Activity) -> bool:
    """The derivative of the callee is given the shadows of all memory that it may write and whose numbers matter."""
    if plan.derivative is None:
        return False
    objects = facts.types.objects
    without = [o for o in objects.objects if o.kind == "global" and o not in activity.varied]
    for index, given in enumerate(plan.derivative.signature.arguments):
        if given == "const" and is_pointer(call.arguments[index].type):
            without += objects.behind(call.arguments[index])
            without += () if argument_attribute(call, index, "readonly") else objects.of(call.arguments[index])
    return not any(o in activity.useful for o in without)


def _refuse_variadic(facts: Facts, activity: Activity) -> None:
    for instruction in facts.canonical.copy.instructions():
        if instruction.opcode == "va_arg" and instruction in activity.useful:
            with blamed_on(instruction):
                raise UnsupportedError("an argument behind `...` is read where it matters: it has no derivative")


def _first_line(error: EnzymeBuildError) -> str:
    return error.errors[0].message if isinstance(error, Errors) else error.message


def plan_call(
    session: Session,
    call: Call,
    facts: Facts,
    activity: Activity,
    caller: Signature,
    overwrites: Overwrites | None,
    is_watching: bool = False,
) -> CallPlan | None:
    """The plan for a call of a function by its body; None for calls that a rule knows.  Forward mode has no overwrites.

    `is_watching`: the integers that the callee stores may be numbers' bits, so that nothing active is inactive to it.

    Raises MissingRuleError if active data meets a function about which nothing is known.
    """
    if has_attribute(call, "returns_twice"):
        raise UnsupportedError(f"`{callee_name(call)}` can return twice, so its callers have no derivative")
    refuse_active_exceptions(session, call, activity)
    kind = classify(call)
    if kind not in (CallKind.DEFINED, CallKind.CUSTOM, CallKind.INDIRECT, CallKind.UNKNOWN):
        return None
    if call.parent in activity.passive_blocks:
        return CallPlan(None, None)
    activities = tuple(argument_activity(a, activity) for a in call.arguments)
    result_active = activity.is_active(call) or activity.needs_shadow(call)
    is_watching = is_watching and any(a != "const" for a in activities)
    waits = overwrites is not None and may_wait(call) and called_function(call) is not None  # so does the reverse sweep
    gives_byte = caller.mode in FORWARD and is_piece_in(activity.varied, call, activity)
    if not (result_active or is_watching or waits or gives_byte or _has_effect(session, call, kind, activities)):
        looks = kind is CallKind.DEFINED and any(a != "const" for a in activities)
        callee = called_function(call) if looks else None
        is_ours = callee is not None and not session.is_by_body(callee)  # the primal calls what it stands for
        return CallPlan(None, watched_copy(session, callee) if callee is not None and not is_ours else None)
    if kind not in (CallKind.DEFINED, CallKind.CUSTOM):
        raise _unknown_callee(session, call, kind)
    callee = called_function(call)
    assert callee is not None
    _check_prototype(call, callee, result_active)
    if kind is CallKind.DEFINED:
        inactive = _always_inactive(session, callee, is_watching)
        activities = tuple("const" if index in inactive else activity for index, activity in enumerate(activities))
    is_ordinary = kind is CallKind.DEFINED and not (is_checkpointed(callee) or is_fixed_point(callee))
    asked = replace(
        caller,
        arguments=activities,
        result_active=result_active,
        returns_primal=False,
        caller_may_change=(),
        arrays="",
        guarded=activity.seeds.guarded or bool(activity.mixed) or _is_rule_unsure(session, call, callee, activity),
        shadows_apart=is_ordinary and _shadows_are_apart(session, call, callee, facts, caller, activities),
    )
    if overwrites is None:
        signature = replace(asked, returns_primal=call.type is not VOID)
    else:
        signature = _of_halves(session, call, callee, caller, overwrites, asked, is_ordinary)
    with reached_through(call):
        derivative = _widely if is_ordinary else _exactly
        return CallPlan(derivative(session, callee, signature), callee)


def _is_rule_unsure(session: Session, call: Call, callee: Function, activity: Activity) -> bool:
    """A derivative that is not made from a body can't look at its arguments' memory itself."""
    pointers = (a for a in call.arguments if is_pointer(a.type) and activity.needs_shadow(a))
    return not session.is_by_body(callee) and any(map(activity.may_lack_shadow, pointers))


def _shadows_are_apart(
    session: Session, call: Call, callee: Function, facts: Facts, caller: Signature, activities: tuple[str, ...]
) -> bool:
    """The parts of shadows that the callee accesses, as its arguments lead to them, do not overlap."""
    shadowed = [i for i, a in enumerate(call.arguments) if activities[i] == "dup" and is_pointer(a.type)]
    return session.separate_arguments.shadows_at(
        call, callee, shadowed, facts.aliasing, caller.shadows_apart, one_lane=caller.width == 1
    )


def _check_prototype(call: Call, callee: Function, result_active: bool) -> None:
    """The function is called as it is defined."""
    types = (callee.return_type, call.type)
    if result_active and types[0] is not types[1] and any(isinstance(type_, FloatType) for type_ in types):
        raise UnsupportedError(
            f"`{callee.name}` returns {callee.return_type}, and is called as if it returned {call.type}",
            help="declare it as it is defined",
        )
    if callee.function_type.variadic:
        raise UnsupportedError(f"the variadic function `{callee.name}` is called with active arguments")
    if len(call.arguments) != len(callee.arguments):
        raise UnsupportedError(f"`{callee.name}` is called with another number of arguments than it has")


def _of_halves(
    session: Session,
    call: Call,
    callee: Function,
    caller: Signature,
    overwrites: Overwrites,
    asked: Signature,
    is_ordinary: bool,
) -> Signature:
    """The same, with what the caller knows of memory."""
    changes = tuple(_changes_after(call, index, callee, overwrites) for index in range(len(call.arguments)))
    if is_checkpointed(callee) or is_fixed_point(callee):
        changes = (*changes, check_unchanged(session, call, callee, overwrites))
    apart = is_ordinary and session.separate_arguments.at(call, callee, overwrites.writers.aliasing)
    return replace(
        asked,
        mode=caller.mode if caller.has_halves else "split",
        caller_may_change=changes,
        on_stack=session.is_last and (caller.on_stack or not caller.has_halves),
        arrays="apart" if apart else "",
    )


def _always_inactive(session: Session, callee: Function, is_watching: bool) -> tuple[int, ...]:
    """The arguments that carry nothing active: integers, and the addresses of an exception and of a function."""
    found = () if is_watching else only_integers_read(session.types.about(callee).traffic, callee)
    found = (*found, *(a.index for a in callee.arguments if CAUGHT in a.attributes))
    return (*found, 0) if noted(callee, CALLED_AT) is not None else (*found,)


def _changes_after(call: Call, index: int, callee: Function, overwrites: Overwrites) -> bool:
    """May memory behind an argument change before the reverse half runs?  Functions do not."""
    if index == 0 and noted(callee, CALLED_AT) is not None:
        return False
    return overwrites.changes_after(call, index) if is_pointer(call.arguments[index].type) else True


def _exactly(session: Session, callee: Function, signature: Signature) -> Derivative:
    from enzyme_build.differentiate.derive import derive

    return derive(session, callee, signature)


def _widely(session: Session, callee: Function, signature: Signature) -> Derivative:
    """A derivative that may do more than what is asked here: see `joined`."""
    wide = joined(callee, session.signatures[callee], signature)
    try:
        return _exactly(session, callee, wide)
    except EnzymeBuildError:  # which may be about what is not asked here
        if wide == signature:
            raise
    return _exactly(session, callee, signature)


def argument_activity(argument: Value, activity: Activity) -> str:
    """const, out or dup, as in `Signature`; const for memory whose shadow nobody could find."""
    if activity.is_untraceable(argument):
        return "const"
    if activity.needs_shadow(argument):
        if activity.carries(argument) and activity.is_active(argument) and not is_pointer(argument.type):
            is_word = is_integer(argument.type)
            beside = "integers or addresses in one word" if is_word else "active pointers"
            raise UnsupportedError(
                f"a struct of active numbers and {beside} is passed by value",
                help="pass its address",
            )
        return "dup"
    return "out" if activity.is_active(argument) else "const"


def _has_effect(session: Session, call: Call, kind: CallKind, activities: tuple[str, ...]) -> bool:
    """Something active goes in, by argument or in a global, so derivatives may come out through memory."""
    callee = called_function(call)
    if any(a != "const" for a in activities):
        return kind is not CallKind.DEFINED or callee is None or not session.effects.only_looks(callee)
    if callee is None or callee.is_declaration or "write" not in memory_effects(call)["other"]:
        return False
    return session.effects.changes_shared(callee)


def _unknown_callee(session: Session, call: Call, kind: CallKind) -> MissingRuleError | UnsupportedError:
    if kind is CallKind.INDIRECT:
        number = len(session.pointers.targets(call)[0])
        which = f", which may lead to any of {number} functions" if number else ""
        return UnsupportedError(
            f"a function is called through a pointer with active data{which}",
            help="call the function by its name where it is differentiated, or mark the call inactive",
        )
    name = callee_name(call)
    if not name:
        return UnsupportedError(
            "inline assembly works on active data, and nothing is known about it",
            help="write it in the language, or put it into a function with a registered derivative",
        )
    return MissingRuleError(
        f"no derivative rule for the call to `{name}`",
        help=rules.way_out(name)
        or _other_prototype(call, name)
        or "mark it inactive, register a custom derivative, or link its bitcode",
        symbol=name,
    )


def _other_prototype(call: Call, name: str) -> str:
    """What to do about a library function that is called with other types than it has."""
    given = f"it is called as `{call.type} ({', '.join(str(a.type) for a in call.arguments)})`"
    if prototype := rules.blas_prototype(name):
        return f"{given}, and the library's is `{prototype}`: declare it so"
    if rules.lookup(name) is not None or rules.inactive_rule(name) is not None:
        return f"{given}, which is not the C library's: declare it as its header does, or give it another name"
    return ""
