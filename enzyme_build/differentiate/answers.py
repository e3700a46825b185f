"""Replaces each request by a call of the derivative, with arguments and results as the request's types have them."""

from __future__ import annotations

from enzyme_build import rules
from enzyme_build.analysis import remove_incoming
from enzyme_build.differentiate.blame import blamed_on, blamed_on_function
from enzyme_build.differentiate.custom import unused_rules
from enzyme_build.differentiate.derive import derive
from enzyme_build.differentiate.markers import marker_in
from enzyme_build.differentiate.preparation import describe, release
from enzyme_build.differentiate.requests import (
    Request,
    default_activity,
    entry_point_of,
    find_requests,
    has_sret,
)
from enzyme_build.differentiate.session import Derivative, Session
from enzyme_build.differentiate.signatures import Signature, has_seed, unpack
from enzyme_build.errors import EnzymeBuildError, Errors, RequestError
from enzyme_build.ir import (
    I8,
    VOID,
    Branch,
    Builder,
    Call,
    FloatType,
    Function,
    IntegerType,
    Invoke,
    Module,
    Type,
    Value,
    float_constant,
    i64,
    is_pointer,
    scalars_of,
    struct,
)


def differentiate(module: Module, warnings: list[str] | None = None) -> bool:
    """Answer the innermost requests in place; True if others are left (optimise, then call again).

    `warnings` takes what users should hear of although nothing is wrong.
    Raises Errors, or one error, for everything that is wrong with the requests or that has no derivative.
    """
    return answer_requests(Session(module), warnings)


def answer_requests(session: Session, warnings: list[str] | None = None) -> bool:
    """The same; the session knows afterwards what was decided."""
    module = session.module
    describe(module)
    requests = find_requests(module)
    asking = {request.call.function for request in requests}
    ready = [r for r in requests if not asking & set(session.reachable(r.target))]
    if requests and not ready:
        raise RequestError("a derivative is asked for inside its own function", at=requests[0].at)
    session.asked = [request.target for request in ready]
    errors: list[EnzymeBuildError] = []
    for request in ready:
        try:
            with blamed_on(request.call):
                _answer(session, request)
        except Errors as several:
            errors += [_with_request(e, request) for e in several.errors]
        except EnzymeBuildError as error:
            errors.append(_with_request(error, request))
    if errors:
        raise errors[0] if len(errors) == 1 else Errors(_distinct(errors))
    left = len(ready) < len(requests)
    if not left:
        if warnings is not None:
            warnings += unused_rules(session)
        release(module)
        _remove_entry_points(module)
    return left


def derive_unasked(session: Session, function: Function) -> None:
    """The gradient of a function for which there is no request, with the activities that one without markers has."""
    session.asked = [function]
    activities = tuple(default_activity(argument.type, "reverse") for argument in function.arguments)
    active = function.return_type is not VOID and has_seed(function, Signature("gradient", activities, True))
    with blamed_on_function(function):
        derive(session, function, Signature("gradient", activities, active))


def _with_request(error: EnzymeBuildError, request: Request) -> EnzymeBuildError:
    step = f"asked for at  {request.at}  {entry_point_of(request.call.callee.name)}({request.function}, …)"
    if error.at != request.at:
        error.trail.append(step)
    return error


def _distinct(errors: list[EnzymeBuildError]) -> list[EnzymeBuildError]:
    return list({(e.message, str(e.at)): e for e in errors}.values())


def _answer(session: Session, request: Request) -> None:
    function = request.target
    primal_wanted = "enzyme_primal_return" in request.options
    returns_number = function.return_type is not VOID
    active = returns_number and "enzyme_const_return" not in request.options
    mode = "gradient" if request.mode == "reverse" else "forward"
    activities = tuple("out" if a == "dup" and not _is_pointer(t) else a for a, t in request.arguments)
    probe = Signature(mode, activities, active)
    if active and mode == "gradient" and not has_seed(function, probe):
        active = False
    guarded = "enzyme_runtime_activity" in request.options
    signature = Signature(mode, activities, active, primal_wanted, guarded=guarded)
    derivative = derive(session, function, signature)
    call = _as_call(request.call)
    builder = Builder(session.module).before(call)
    for twin in session.globals.twins:
        rules.zero_fill(builder, twin, i64(session.module.layout.size_of(twin.value_type)))
    results = _call_derivative(builder, request, derivative)
    _hand_back(builder, call, results)


def _is_pointer(type_: Type) -> bool:
    return any(is_pointer(t) for t in scalars_of(type_))


def _as_call(request: Call | Invoke) -> Call:
    """An invoke becomes a call: an exception does not pass a derivative."""
    if isinstance(request, Call):
        return request
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
    return call


def _call_derivative(builder: Builder, request: Request, derivative: Derivative) -> list[Value]:
    signature = derivative.signature
    function = request.target
    assert derivative.function is not None
    arguments: list[Value] = []
    for formal, kind, primal, shadow in zip(function.arguments, signature.arguments, request.primals, request.shadows):
        arguments.append(_fitted(builder, primal, formal.type))
        if shadow is not None and kind != "const":
            arguments.append(_fitted(builder, shadow, formal.type))
    if signature.mode == "gradient" and has_seed(function, signature):
        arguments.append(float_constant(function.return_type, 1.0))
    made = builder.call(derivative.function, arguments)
    if "dbg" in request.call.metadata:
        made.metadata["dbg"] = request.call.metadata["dbg"]
    count = (function.return_type is not VOID and signature.returns_primal) + (
        sum(kind == "out" for kind in signature.arguments)
        if signature.mode == "gradient"
        else int(signature.result_active and function.return_type is not VOID)
    )
    return unpack(builder, made, count)


def _fitted(builder: Builder, value: Value, type_: Type) -> Value:
    """C promotes float to double, and small integers to int, behind `...`: take it back."""
    if isinstance(value.type, IntegerType) and isinstance(type_, IntegerType) and value.type.bits > type_.bits:
        return builder.cast("trunc", value, type_)
    if isinstance(value.type, FloatType) and isinstance(type_, FloatType) and value.type is not type_:
        return builder.cast("fptrunc" if value.type.bits > type_.bits else "fpext", value, type_)
    return value


def _hand_back(builder: Builder, call: Call, results: list[Value]) -> None:
    """Give the results to whoever used the request's: through memory where the types differ (C's conventions do)."""
    if has_sret(call):
        _store_members(builder, call.arguments[0], results)
    elif call.uses:
        call.replace_all_uses_with(_as_type(builder, call, results))
    call.erase()


def _as_type(builder: Builder, call: Call, results: list[Value]) -> Value:
    layout = builder.module.layout
    if len(results) == 1:
        single = _fitted(builder, results[0], call.type)
        if single.type is call.type:
            return single
    if not results:
        raise RequestError("the result of a request that returns nothing is used", at=None)
    whole = struct(*(r.type for r in results))
    if layout.size_of(whole) < layout.store_size_of(call.type):
        raise RequestError(f"the request is declared to return {call.type}, but it has {len(results)} results: {whole}")
    entry = call.function.entry
    slot = Builder(builder.module).before(entry.instructions[0]).alloca(whole, "results")
    _store_members(builder, slot, results)
    return builder.load(call.type, slot)


def _store_members(builder: Builder, address: Value, results: list[Value]) -> None:
    whole = struct(*(r.type for r in results))
    for result, offset in zip(results, builder.module.layout.offsets_of(whole)):
        place = builder.gep(I8, address, [offset]) if offset else address
        builder.store(result, place)


def _remove_entry_points(module: Module) -> None:
    """No request is left: neither are the names that requests are written with."""
    for name, function in list(module.functions.items()):
        if function.is_declaration and entry_point_of(name):
            del module.functions[name]
    for function in module.functions.values():
        if function.is_parsed:
            for instruction in [i for i in function.instructions() if i.opcode == "load"]:
                if not instruction.uses and marker_in(instruction):
                    instruction.erase()
