"""The derivative of a fixed point: see `fixed_points`."""

from __future__ import annotations

from dataclasses import replace

from enzyme_build import rules
from enzyme_build.differentiate.fixed_points import FIXED, iterate
from enzyme_build.differentiate.loops_written import Frame, copy_bytes, counted
from enzyme_build.differentiate.registrations import noted
from enzyme_build.differentiate.repeated_steps import check_step, communicates, step_of
from enzyme_build.differentiate.session import Derivative, Session
from enzyme_build.differentiate.signatures import Signature, adjoint_types, pack, packed, parameters, unpack
from enzyme_build.errors import UnsupportedError
from enzyme_build.ir import (
    DOUBLE,
    PTR,
    Builder,
    Function,
    Value,
    bare_name,
    function_type,
    i64,
    quoted,
)


def write_fixed_point(session: Session, function: Function, derivative: Derivative) -> None:
    """The two halves; the tape is a copy of the fixed point."""
    step, signature = step_of(function), derivative.signature
    check_step(session, step, 1)
    if communicates(session, step):
        raise UnsupportedError(
            "the step of a fixed point communicates, and each process would end its adjoint by itself",
            help="write the iterations as a loop, whose steps are differentiated",
        )
    if signature.mode != "split" or signature.keeps_tape:
        raise UnsupportedError("a fixed point has no derivative that is asked for alone, or runs twice")
    if signature.arguments[:FIXED] != ("dup", "const", "const"):
        raise UnsupportedError("the state of a fixed point is inactive, but what it is computed from is not")
    types, names = parameters(function, signature, with_tangents=False)
    made = session.module.add_function(
        quoted(f"{bare_name(function.name)}.augmented"), function_type(PTR, types), names
    )
    builder = Builder(session.module, made.add_block("entry"))
    primals, _ = _sorted(signature, list(made.arguments))
    builder.call(function, primals)
    kept = rules.allocate(builder, primals[1])
    copy_bytes(builder, kept, primals[0], primals[1])
    builder.ret(kept)
    derivative.augmented, derivative.tape = made, PTR
    derivative.reads_primal = tuple(True for _ in function.arguments)
    derivative.reverse = _reverse(session, function, step, signature)


def _sorted(signature: Signature, values: list[Value], lane: int = 0) -> tuple[list[Value], list[Value]]:
    """(the primal arguments; the shadow of the state in a lane, and each of `more` with its shadow behind it)"""
    primals: list[Value] = []
    behind: list[Value] = []
    rest = list(values)
    for index, kind in enumerate(signature.arguments):
        primals.append(rest.pop(0))
        shadows = [rest.pop(0) for _ in range(signature.width if kind == "dup" else 0)]
        behind += [primals[-1]] if index >= FIXED else []
        behind += shadows[lane : lane + 1]
    return primals, behind


def _step_gradient(session: Session, step: Function, signature: Signature, kinds: tuple[str, ...]) -> Function:
    from enzyme_build.differentiate.derive import derive

    asked = replace(
        signature, mode="gradient", arguments=("dup", *kinds), result_active=False, caller_may_change=(), width=1
    )
    asked = replace(asked, on_stack=False)
    found = derive(session, step, asked).function
    assert found is not None
    return found


def _reverse(session: Session, function: Function, step: Function, signature: Signature) -> Function:
    kinds = signature.arguments[FIXED:]
    through = _step_gradient(session, step, signature, tuple("const" for _ in kinds))
    last = _step_gradient(session, step, signature, kinds)
    types, names = parameters(function, signature, with_tangents=False)
    outs = adjoint_types(function, signature)
    name = quoted(f"{bare_name(function.name)}.reverse")
    made = session.module.add_function(name, function_type(packed(outs), [*types, PTR]), [*names, "tape"])
    frame = Frame(Builder(session.module, made.add_block("entry")), made)
    *values, point = list[Value](made.arguments)
    most = int(noted(function, "enzyme_fixed_point") or 0)
    what = f"the adjoint of the fixed point of {bare_name(step.name)}"
    lanes: list[list[Value]] = []
    for lane in range(signature.width):
        primals, (adjoint, *behind) = _sorted(signature, values, lane)
        _solve(frame, through, primals, adjoint, point, most, what)
        given = _last_step(frame, last, primals[1], adjoint, behind, point)
        lanes.append(unpack(frame.builder, given, len(outs) // signature.width))
    rules.release(frame.builder, point)
    frame.builder.ret(pack(frame.builder, [value for results in zip(*lanes) for value in results]))
    return made


def _solve(
    frame: Frame, through: Function, primals: list[Value], adjoint: Value, point: Value, most: int, what: str
) -> None:
    """Repeat adjoint = seed + adjoint * dF/dz at the fixed point."""
    builder = frame.builder
    _, size, tolerance, *more = primals
    seed, state, moved = (rules.allocate(builder, size) for _ in range(3))
    copy_bytes(builder, seed, adjoint, size)

    def once() -> None:
        copy_bytes(builder, state, point, size)
        copy_bytes(builder, moved, adjoint, size)
        builder.call(through, [state, moved, *more])
        counted(frame, i64(0), builder.binary("udiv", size, i64(8)), add)

    def add(index: Value) -> None:
        first = builder.load(DOUBLE, builder.gep(DOUBLE, seed, [index]))
        second = builder.load(DOUBLE, builder.gep(DOUBLE, moved, [index]))
        builder.store(builder.binary("fadd", first, second), builder.gep(DOUBLE, adjoint, [index]))

    iterate(frame, adjoint, size, tolerance, most, once, what)
    for block in (seed, state, moved):
        rules.release(builder, block)


def _last_step(frame: Frame, last: Function, size: Value, adjoint: Value, behind: list[Value], point: Value) -> Value:
    """What the parameters get from the adjoint of the fixed point, which is used up."""
    builder = frame.builder
    state = rules.allocate(builder, size)
    copy_bytes(builder, state, point, size)
    given = builder.call(last, [state, adjoint, *behind])
    rules.zero_fill(builder, adjoint, size)
    rules.release(builder, state)
    return given


__all__ = ["write_fixed_point"]
