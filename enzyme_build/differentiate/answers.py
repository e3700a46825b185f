"""Replaces each request by a call of the derivative, with arguments and results as the request's types have them."""

from __future__ import annotations

import re

from enzyme_build import rules
from enzyme_build.analysis import Closure, address_of
from enzyme_build.differentiate import bit_checks
from enzyme_build.differentiate.arguments import default_activity
from enzyme_build.differentiate.blame import blamed_on, blamed_on_function
from enzyme_build.differentiate.choices import find_requests
from enzyme_build.differentiate.custom import unused_rules
from enzyme_build.differentiate.debug_scopes import give_locations
from enzyme_build.differentiate.dense_pointers import lower_dense_pointers
from enzyme_build.differentiate.derive import derive
from enzyme_build.differentiate.forward_mode import returned_types
from enzyme_build.differentiate.kept_arrays import (
    look_at_kept_adjoints,
    mark_kept_tangents,
    release_kept_shadows,
    shadow_kept_arrays,
)
from enzyme_build.differentiate.kept_releases import kept_so_far, release_kept
from enzyme_build.differentiate.late_rules import late_rules
from enzyme_build.differentiate.late_stops import Running
from enzyme_build.differentiate.markers import MARKERS, marker_in
from enzyme_build.differentiate.memo_checks import checked_results, look_at_adjoints, mark_tangents
from enzyme_build.differentiate.message_bodies import call_messages_again
from enzyme_build.differentiate.message_rules import numbers_sent_as_others
from enzyme_build.differentiate.offers import note_needs, offered_by, refuse_shared_state, require_parts, withdraw
from enzyme_build.differentiate.owning_globals import release_owned
from enzyme_build.differentiate.place_looks import forget_odd_places
from enzyme_build.differentiate.preparation import release
from enzyme_build.differentiate.registrations import attach
from enzyme_build.differentiate.renewed_memos import renew_memos
from enzyme_build.differentiate.request_places import answer_batch, arguments_of, as_call, hand_back, way_out
from enzyme_build.differentiate.requests import Request, entry_point_of, read_request
from enzyme_build.differentiate.session import Derivative, Session
from enzyme_build.differentiate.set_before import look_at_given
from enzyme_build.differentiate.shared_choices import share_choices
from enzyme_build.differentiate.shared_shadows import list_shadows
from enzyme_build.differentiate.signatures import FORWARD, Signature, adjoint_types, has_seed, seed_types, unpack
from enzyme_build.differentiate.split_requests import answer_half, clear_globals
from enzyme_build.differentiate.tape_readers import TapeReaders
from enzyme_build.differentiate.text_checks import begin, end, say_what_is_printed
from enzyme_build.errors import EnzymeBuildError, Errors, MissingRuleError, Remark, RequestError
from enzyme_build.ir import (
    VOID,
    Builder,
    Call,
    Constant,
    FloatType,
    Function,
    Invoke,
    Load,
    Module,
    Type,
    Value,
    bare_name,
    float_constant,
    function_location,
    is_pointer,
    zero,
)

MOST_PLACES = 4  # at which one and the same function is missing


def differentiate(module: Module, remarks: list[Remark] | None = None, one_file: bool = False) -> bool:
    """Answer the innermost requests in place; True if others are left (optimise, then call again).

    `remarks` takes what users should hear of although nothing is wrong; `one_file`: others are differentiated apart.
    Raises Errors, or one error, for everything that is wrong with the requests or that has no derivative.
    """
    return answer_requests(Session(module, one_file=one_file), remarks)


def answer_requests(session: Session, remarks: list[Remark] | None = None) -> bool:
    """The same; the session knows afterwards what was decided."""
    module = session.module
    rules.forget_tape_marks(module)
    errors: list[EnzymeBuildError] = []
    requests = find_requests(module, errors)  # those that are written well may have problems of their own
    asking = {request.call.function for request in requests}
    asked_inside = Closure[Function, Function](lambda f: (asking & {f}, session.callees(f)))
    ready = [r for r in requests if not asked_inside.of(r.target)]
    ready.sort(key=lambda r: r.mode != "size")  # what halves say of their tapes
    if requests and not ready:
        raise RequestError("a derivative is asked for inside its own function", at=requests[0].at)
    _tell(session, ready, asking)
    session.is_last = len(ready) == len(requests)
    in_halves = session.one_file or any(request.is_split for request in ready)
    session.has_late_shadows = session.is_last and not in_halves and not module.is_for_device
    module.is_differentiated_again = not session.is_last
    if session.is_last and not session.one_file:
        share_choices(session)
    renew_memos(session)
    session.tape_readers = TapeReaders(requests)
    asked_here = [request.target for request in ready if not offered_by(request.call.function)]
    for request in ready:
        offered = offered_by(request.call.function)
        try:
            with blamed_on_function(request.target) if offered else blamed_on(request.call):
                if offered:
                    refuse_shared_state(session, request.target)
                    note_needs(session, request.target)
                _answer(session, request.call, is_whole=not offered)
        except EnzymeBuildError as error:
            found = error.errors if isinstance(error, Errors) else [error]
            if offered:
                withdraw(module, offered, found[0])
            else:
                errors += [_with_request(e, request) for e in found]
    if requests and not errors:
        errors += numbers_sent_as_others(session)
    if requests:
        errors += late_rules(module, (primal for primal, _ in session.derivatives), session.is_last)
    if errors:
        raise errors[0] if len(errors) == 1 else Errors(_distinct(errors))
    if session.one_file:
        require_parts(session, asked_here)
        list_shadows(module, session.globals.twins)
    left = len(ready) < len(requests)
    call_messages_again(module)
    say_what_is_printed(session)
    if not left and session.has_dense_pointers:
        lower_dense_pointers(module)
    give_locations(session)
    if not left:
        if remarks is not None and requests:  # a library may hold rules for others
            remarks += unused_rules(session)
        _finish(session)
    return left


def _finish(session: Session) -> None:
    """Everything is answered: what served that goes, and what derivatives call gets its bodies."""
    module = session.module
    release(module)
    _inline_no_more_than_the_program(session)
    rules.define_products(module)
    session.finish_looks()
    rules.define_tape_stack(module)
    rules.define_tape_memory(module)
    _remove_entry_points(module)
    session.late_shadows.finish()


def _tell(session: Session, ready: list[Request], asking: set[Function]) -> None:
    """What is asked, by whom, and with what."""
    session.asked = [request.target for request in ready]
    in_halves = {request.target for request in ready if request.mode != "reverse"}
    session.asked_whole = frozenset(session.asked) - in_halves
    session.asking = frozenset(asking)
    for request in ready:
        shadowed = (p for p, shadows in zip(request.primals, request.shadows) if shadows and is_pointer(p.type))
        session.given.setdefault(request.call.function, set()).update(address_of(p).base for p in shadowed)
    session.asked_with = [(request.target, tuple(request.activities)) for request in ready]


def _inline_no_more_than_the_program(session: Session) -> None:
    """What is not to be inlined has derivatives that are not either: a long chain of them would become one function.

    Not before the last requests are answered: a derivative's derivative knows more where the inner one is inlined.
    """
    for (primal, _), derivative in session.derivatives.items():
        if not re.search(r"\bnoinline\b", primal.attribute_text):
            continue
        for made in (derivative.function, derivative.augmented, derivative.reverse):
            if made is not None and "noinline" not in made.attribute_text:
                attach(made, "noinline")


def derive_unasked(session: Session, function: Function) -> None:
    """The gradient of a function for which there is no request, with the activities that one without markers has."""
    session.asked = [function]
    activities = tuple(default_activity(argument.type, "reverse") for argument in function.arguments)
    active = function.return_type is not VOID and has_seed(function, Signature("gradient", activities, True))
    with blamed_on_function(function):
        derive(session, function, Signature("gradient", activities, active))


def _with_request(error: EnzymeBuildError, request: Request) -> EnzymeBuildError:
    name = function_location(request.target).function or request.function
    name = request.function if bare_name(request.target.name) == name else name  # without a prefix of ours
    step = f"asked for at  {request.at}  {entry_point_of(request.call.callee.name)}({name}, …)"
    if error.at != request.at:
        error.trail.append(step)
    return error


def _distinct(errors: list[EnzymeBuildError]) -> list[EnzymeBuildError]:
    """Each thing once: what is missing at several places is said at the first one, with the others below."""
    found: dict[tuple[str, str], EnzymeBuildError] = {}
    places: dict[tuple[str, str], list[str]] = {}
    for error in errors:
        missing = isinstance(error, MissingRuleError)
        key = (error.message, "" if missing else str(error.at))
        first = found.setdefault(key, error)
        known = places.setdefault(key, [str(first.at)])
        if str(error.at) not in known:
            known.append(str(error.at))
    for key, known in places.items():
        found[key].trail += [f"also at  {place}" for place in known[1:MOST_PLACES]]
        if len(known) > MOST_PLACES:
            found[key].trail.append(f"and at {len(known) - MOST_PLACES} more places")
    return list(found.values())


def _answer(session: Session, call: Call | Invoke, is_whole: bool = True) -> None:
    """`is_whole`: it is no part of another derivative."""
    request = read_request(call, session.module)  # again: its arguments may be results of answers by now
    call = as_call(request.call)
    way = way_out(call)
    builder = Builder(session.module).before(call)
    running = Running(session, call)
    if request.mode == "batch":
        results = answer_batch(builder, request)
    elif request.is_split:
        results = answer_half(session, builder, request, is_whole)
    else:
        derivative = derive(session, request.target, request.signature)
        answer = _call_whole if is_whole else _call_derivative
        results = answer(session, builder, request, derivative)
    running.end(builder)
    hand_back(builder, call, results)
    way.lead()
    running.end_by_exceptions()


def _call_whole(session: Session, builder: Builder, request: Request, derivative: Derivative) -> list[Value]:
    """The derivative with everything in front of it and behind it that concerns the memory of globals."""
    mode = derivative.signature.mode
    clear_globals(session, builder)
    look_at_given(session, builder, request)
    kept = shadow_kept_arrays(session, builder)
    marked = [*mark_tangents(session, builder), *mark_kept_tangents(builder, kept)] if mode == "forward" else []
    keeps = mode == "gradient" and (session.custom or session.one_file) and not session.module.is_for_device
    before = kept_so_far(builder) if keeps else None
    marked += session.late_shadows.begin(builder, request, kept)
    begun = begin(session, builder)
    results = _call_derivative(session, builder, request, derivative)
    end(session, builder, begun)
    if before is not None:
        release_kept(builder, before)
    if mode == "gradient":
        forget_odd_places(builder)
        look_at_adjoints(session, builder)
        look_at_kept_adjoints(session, builder, kept)
    release_kept_shadows(builder, kept, mode)
    if mode in FORWARD:
        release_owned(session, builder)
    session.late_shadows.end(builder, mode == "gradient")
    if mode == "forward":
        results = bit_checks.checked_results(session, builder, results, request.target)
    return checked_results(session, builder, results, marked)


def _call_derivative(_: Session, builder: Builder, request: Request, derivative: Derivative) -> list[Value]:
    signature, function = derivative.signature, request.target
    assert derivative.function is not None
    arguments = arguments_of(builder, request)
    if signature.mode == "gradient":
        arguments += [_one(request, type_) for type_ in seed_types(function, signature)]
    made = builder.call(derivative.function, arguments)
    if signature.mode in FORWARD:
        return unpack(builder, made, len(returned_types(function, signature)))
    return unpack(builder, made, signature.returns_primal + len(adjoint_types(function, signature)))


def _one(request: Request, type_: Type) -> Value:
    """The seed of a result that is one float."""
    if not isinstance(type_, FloatType):
        raise RequestError(
            f"`{request.function}` returns {type_}: it is not said what the adjoint of which part is",
            help="write results through a pointer with a shadow, give seeds in split mode, or say enzyme_const_return",
        )
    return float_constant(type_, 1.0)


def _remove_entry_points(module: Module) -> None:
    """No request is left: neither are the names that requests are written with."""
    for name, function in list(module.functions.items()):
        if function.is_declaration and entry_point_of(name):
            del module.functions[name]
    for function in module.functions.values():
        if function.is_parsed:
            reads = (i for i in function.instructions() if isinstance(i, Load) and isinstance(i.pointer, Constant))
            for load in [read for read in reads if marker_in(read) in MARKERS]:
                load.replace_all_uses_with(zero(load.type))  # phis that nobody reads any more
                load.erase()
