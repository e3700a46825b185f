"""The two halves of split modes as users call them: the tape is a `void *`, the library's or the caller's.

    tape = __enzyme_augmentfwd(f, arguments…)         (or {tape, result, shadow of the result})
    __enzyme_reverse(f, arguments…, seed, tape)
    __enzyme_fwdsplit(f, arguments and tangents…, tape)   split forward mode: the tangents from the recorded primals
    __enzyme_augmentsize(f, activities…)              a constant: how many bytes a tape has that the caller owns

A tape of the library's is one block, freed by the other half unless it may run again (`enzyme_nofree`).
"""

from __future__ import annotations

from dataclasses import replace

from enzyme_build import rules
from enzyme_build.differentiate.arguments import ASKED
from enzyme_build.differentiate.derive import derive
from enzyme_build.differentiate.devices import clear_shadows_on_device
from enzyme_build.differentiate.forward_sweep import returns_shadow
from enzyme_build.differentiate.inner_pointers import set_initial_pointers, set_inner_pointers
from enzyme_build.differentiate.kept_arrays import shadow_kept_arrays
from enzyme_build.differentiate.machine import machine_attributes
from enzyme_build.differentiate.memo_checks import look_at_adjoints, mark_tangents
from enzyme_build.differentiate.place_looks import forget_odd_places
from enzyme_build.differentiate.request_places import arguments_of, fitted
from enzyme_build.differentiate.requests import Request
from enzyme_build.differentiate.session import Derivative, Session
from enzyme_build.differentiate.set_before import look_at_given
from enzyme_build.differentiate.shared_shadows import clear_shadows
from enzyme_build.differentiate.signatures import adjoint_types, pack, packed, seed_types, unpack
from enzyme_build.differentiate.split_forward import returned_tangents
from enzyme_build.differentiate.text_checks import begin, end
from enzyme_build.errors import InternalError, RequestError
from enzyme_build.ir import (
    PTR,
    VOID,
    Builder,
    ConstantNull,
    Function,
    GlobalVariable,
    IntegerType,
    Value,
    array,
    constant_int,
    function_type,
    holds_pointer,
    i64,
    member_types,
    quoted,
)


def answer_half(session: Session, builder: Builder, request: Request, is_whole: bool) -> list[Value]:
    """The results of one half; `is_whole`: it is no part of another derivative."""
    reads = request.mode in ("split reverse", "split forward")
    keeps = reads and "enzyme_nofree" in request.options
    signature = request.signature
    if _is_replayed(session, request):
        signature = replace(signature, mode="split forward")
    derivative = derive(session, request.target, replace(signature, keeps_tape=keeps))
    if derivative.tape is not derive(session, request.target, replace(signature, returns_primal=False)).tape:
        raise InternalError("a half that may run again has another tape than the augmented half made")
    if request.mode == "size":
        sizes = [tape_size(session, derivative)]
        if len(session.tape_readers.of(request)) > 1:
            sizes.append(tape_size(session, derive(session, request.target, request.signature)))
        type_ = request.call.type
        return [constant_int(type_ if isinstance(type_, IntegerType) else i64(0).type, max(sizes))]
    if request.mode == "virtual":
        return [_pair(session, request, derivative)]
    _check_size(session, request, derivative)
    if is_whole:
        clear_globals(session, builder, only_numbers=request.mode != "augmented")
    if request.mode == "augmented":
        if not is_whole:
            return _augmented(session, builder, request, derivative)
        look_at_given(session, builder, request)
        shadow_kept_arrays(session, builder)
        begun = begin(session, builder)
        found = _augmented(session, builder, request, derivative)
        end(session, builder, begun)
        return found
    if request.mode == "split forward":
        if is_whole:
            mark_tangents(session, builder)
        return _tangents(session, builder, request, derivative)
    found = _reverse(session, builder, request, derivative)
    if is_whole:
        forget_odd_places(builder)
        look_at_adjoints(session, builder)
    return found


def _is_replayed(session: Session, request: Request) -> bool:
    """Its tape is one for split forward mode."""
    readers = session.tape_readers.of(request)
    if request.mode == "virtual" or "split forward" not in readers:
        return False
    if request.mode == "augmented" and len(readers) > 1:
        raise RequestError(
            f"the tape of `{request.function}` may be read by `__enzyme_reverse` and by `__enzyme_fwdsplit`: it cannot "
            "serve both",
            help="record it once for each, in the function that reads it",
        )
    return True


def clear_globals(session: Session, builder: Builder, only_numbers: bool = False) -> None:
    """The shadows of globals that belong to derivatives start from zero; what files share is cleared once."""
    session.globals.complete_twins()
    twins = session.globals.twins
    if session.one_file and not only_numbers:
        clear_shadows(builder)
        twins = [twin for twin in twins if twin.thread_local]
    if session.module.is_for_device:
        clear_shadows_on_device(builder, twins)
        return
    for twin in twins:
        if not only_numbers or not holds_pointer(twin.value_type):
            rules.zero_fill(builder, twin, i64(session.module.layout.size_of(twin.value_type)))
    if not only_numbers:
        set_inner_pointers(session, builder)
        set_initial_pointers(session, builder)


def tape_size(session: Session, derivative: Derivative) -> int:
    """In bytes."""
    return session.module.layout.size_of(derivative.tape) if derivative.tape is not None else 0


def _check_size(session: Session, request: Request, derivative: Derivative) -> None:
    needed = tape_size(session, derivative)
    if request.tape_size == ASKED:
        raise RequestError("the size of the tape behind `enzyme_allocated` is not known when linking")
    if request.tape_size is not None and request.tape_size < needed:
        raise RequestError(
            f"the tape of `{request.function}` needs {needed} bytes, but `enzyme_allocated` says {request.tape_size}",
            help="ask __enzyme_augmentsize for the size, with the same activities",
        )


def _augmented(session: Session, builder: Builder, request: Request, derivative: Derivative) -> list[Value]:
    assert derivative.augmented is not None
    function, signature = request.target, derivative.signature
    has_result = function.return_type is not VOID
    shadows = returns_shadow(function, signature.result_active) * signature.width
    made = builder.call(derivative.augmented, arguments_of(builder, request))
    parts = unpack(builder, made, (derivative.tape is not None) + has_result + shadows)
    tape = parts.pop(0) if derivative.tape is not None else None
    if "enzyme_noret" in request.options:
        parts = parts[1:]
    if request.tape is not None:
        if tape is not None:
            builder.store(tape, request.tape, 1)
        return parts
    block = _block(session, builder, derivative, tape)
    wants_all = any(request.call.type is not t for t in (VOID, PTR))
    return [block, *parts] if wants_all and request.call.type is not PTR else [block]


def _block(session: Session, builder: Builder, derivative: Derivative, tape: Value | None) -> Value:
    """A pointer to the tape."""
    if tape is None:
        return ConstantNull(PTR)
    if derivative.tape_on_heap:
        return tape
    block = rules.allocate(builder, i64(tape_size(session, derivative)), "tape")
    builder.store(tape, block, 1)
    return block


def _pair(session: Session, request: Request, derivative: Derivative) -> Value:
    """A constant {augmented, reverse}, whose tape is a `void *`."""
    assert derivative.augmented is not None and derivative.reverse is not None
    module, name = session.module, f"{request.function}.virtual"
    found = module.globals.get(name)
    if found is None:
        augmented = _boxed_augmented(session, derivative, derivative.augmented, name)
        reverse = _boxed_reverse(session, derivative, derivative.reverse, name)
        text = f"[ptr @{augmented.name}, ptr @{reverse.name}]"
        found = module.add_global(GlobalVariable(name, array(2, PTR), text, "internal", is_constant=True))
    return found


def _boxed_augmented(session: Session, derivative: Derivative, half: Function, name: str) -> Function:
    result = half.return_type
    others = [] if result is VOID else [result] if derivative.tape is None else []
    if derivative.tape is not None and result is not derivative.tape:
        others = list(member_types(result))[1:]
    types = [a.type for a in half.arguments]
    made = session.module.add_function(quoted(f"{name}.augmented"), function_type(packed([PTR, *others]), types))
    made.syntax.after_parameters = machine_attributes(half)
    builder = Builder(session.module, made.add_block("entry"))
    parts = unpack(builder, builder.call(half, made.arguments), len(others) + (derivative.tape is not None))
    tape = parts.pop(0) if derivative.tape is not None else None
    builder.ret(pack(builder, [_block(session, builder, derivative, tape), *parts]))
    return made


def _boxed_reverse(session: Session, derivative: Derivative, half: Function, name: str) -> Function:
    types = [a.type for a in half.arguments]
    types = [*(types[:-1] if derivative.tape is not None else types), PTR]
    made = session.module.add_function(quoted(f"{name}.reverse"), function_type(half.return_type, types))
    made.syntax.after_parameters = machine_attributes(half)
    builder = Builder(session.module, made.add_block("entry"))
    *values, block = list[Value](made.arguments)
    if derivative.tape is not None and derivative.tape_on_heap:
        values.append(block)
    elif derivative.tape is not None:
        values.append(builder.load(derivative.tape, block, alignment=1))
        rules.release(builder, block)
    result = builder.call(half, values)
    builder.ret(None if half.return_type is VOID else result)
    return made


def _reverse(session: Session, builder: Builder, request: Request, derivative: Derivative) -> list[Value]:
    assert derivative.reverse is not None
    arguments = arguments_of(builder, request)
    types = seed_types(request.target, derivative.signature)
    arguments += [fitted(builder, seed, type_) for seed, type_ in zip(request.seeds, types)]
    arguments += _opened_tape(builder, request, derivative)
    made = builder.call(derivative.reverse, arguments)
    return unpack(builder, made, len(adjoint_types(request.target, derivative.signature)))


def _tangents(session: Session, builder: Builder, request: Request, derivative: Derivative) -> list[Value]:
    assert derivative.reverse is not None
    arguments = arguments_of(builder, request) + _opened_tape(builder, request, derivative)
    made = builder.call(derivative.reverse, arguments)
    return unpack(builder, made, len(returned_tangents(request.target, derivative.signature)))


def _opened_tape(builder: Builder, request: Request, derivative: Derivative) -> list[Value]:
    """The tape as the other half takes it: nothing, if there is nothing on it."""
    assert request.tape is not None
    if derivative.tape is None:
        return []
    if isinstance(request.tape, ConstantNull):
        raise RequestError(
            f"the tape of `{request.function}` is null, but it holds {derivative.tape}",
            help="pass what __enzyme_augmentfwd returned",
        )
    is_block = request.is_callers_tape or not derivative.tape_on_heap
    tape = builder.load(derivative.tape, request.tape, alignment=1) if is_block else request.tape
    if is_block and not request.is_callers_tape and not derivative.signature.keeps_tape:
        rules.release(builder, request.tape)
    return [tape]
