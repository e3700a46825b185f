"""Several lanes of a derivative that was written for one: it is called once a lane.

This runs the function again and again, so the function must only compute.
"""

from __future__ import annotations

from dataclasses import replace

from enzyme_build.differentiate.forward_sweep import returns_shadow
from enzyme_build.differentiate.lanes import joined, type_in_lanes
from enzyme_build.differentiate.registrations import CustomRule, noted
from enzyme_build.differentiate.session import Derivative, Session
from enzyme_build.differentiate.signatures import (
    FORWARD,
    Signature,
    adjoint_types,
    pack,
    packed,
    parameters,
    seed_types,
    unpack,
)
from enzyme_build.errors import UnsupportedError
from enzyme_build.ir import VOID, Builder, Function, Type, Value, bare_name, function_type, quoted


def write_in_lanes(session: Session, rule: CustomRule, derivative: Derivative, single: Derivative) -> None:
    """Fill a derivative of several lanes from `single`, the same of one."""
    function, signature = rule.function, derivative.signature
    if noted(function, "enzyme_computes") is None:
        raise UnsupportedError(
            f"the custom {rule.kind} of `{bare_name(function.name)}`, which does more than compute, "
            "is called in several lanes",
            help="ask for one lane at a time",
        )
    writer = _Writer(session, function, signature, single)
    if single.function is not None:
        derivative.function = writer.whole(single.function)
        return
    assert single.augmented is not None and single.reverse is not None
    derivative.tape = type_in_lanes(single.tape, signature.width) if single.tape is not None else None
    derivative.augmented = writer.augmented(single.augmented, derivative.tape)
    derivative.reverse = writer.reverse(single.reverse, derivative.tape)
    derivative.reads_primal = single.reads_primal


class _Writer:
    def __init__(self, session: Session, function: Function, signature: Signature, single: Derivative):
        self.session = session
        self.function = function
        self.signature = signature
        self.single = single
        self.width = signature.width
        self.is_forward = signature.mode in FORWARD

    def _new(
        self, suffix: str, result: Type, more: list[Type]
    ) -> tuple[Function, Builder, list[list[Value]], list[Value]]:
        """A function, its builder, the arguments of each lane, and the parameters behind them."""
        types, _ = parameters(self.function, self.signature, with_tangents=self.is_forward)
        name = quoted(f"{bare_name(self.function.name)}.{suffix}.lanes")
        made = self.session.module.add_function(name, function_type(result, [*types, *more]))
        rest = list[Value](made.arguments)
        lanes: list[list[Value]] = [[] for _ in range(self.width)]
        for kind in self.signature.arguments:
            primal = rest.pop(0)
            doubled = kind == "dup" or (kind == "out" and self.is_forward)
            for lane in lanes:
                lane += [primal, *([rest.pop(0)] if doubled else [])]
        return made, Builder(self.session.module, made.add_block("entry")), lanes, rest

    def whole(self, single: Function) -> Function:
        """Forward mode, or the gradient."""
        one = replace(self.signature, width=1)
        result = self.function.return_type
        first = [result] if self.signature.returns_primal and result is not VOID else []
        if self.is_forward:
            found = [result] if self.signature.result_active and result is not VOID else []
        else:
            found = adjoint_types(self.function, one)
        seeds = [] if self.is_forward else seed_types(self.function, self.signature)
        types = [*first, *(t for t in found for _ in range(self.width))]
        made, builder, lanes, given = self._new("forward" if self.is_forward else "gradient", packed(types), seeds)
        parts: list[list[Value]] = []
        for lane, values in enumerate(lanes):
            call = builder.call(single, [*values, *given[lane : lane + 1]])
            parts.append(unpack(builder, call, len(first) + len(found)))
        results = [parts[0][k] for k in range(len(first))]
        results += [parts[lane][len(first) + k] for k in range(len(found)) for lane in range(self.width)]
        builder.ret(pack(builder, results))
        return made

    def augmented(self, single: Function, tape: Type | None) -> Function:
        result = self.function.return_type
        primal = [result] if result is not VOID else []
        shadow = primal if returns_shadow(self.function, self.signature.result_active) else []
        types = [*([tape] if tape is not None else []), *primal, *(shadow * self.width)]
        made, builder, lanes, _ = self._new("augmented", packed(types), [])
        count = (tape is not None) + len(primal) + len(shadow)
        parts = [unpack(builder, builder.call(single, values), count) for values in lanes]
        results = [joined(builder, [p.pop(0) for p in parts])] if tape is not None else []
        results += [parts[0][0]] if primal else []
        results += [p[1] for p in parts] if shadow else []
        builder.ret(pack(builder, results))
        return made

    def reverse(self, single: Function, tape: Type | None) -> Function:
        one = adjoint_types(self.function, replace(self.signature, width=1))
        seeds = seed_types(self.function, self.signature)
        more = [*seeds, *([tape] if tape is not None else [])]
        made, builder, lanes, given = self._new("reverse", packed(adjoint_types(self.function, self.signature)), more)
        parts: list[list[Value]] = []
        for lane, values in enumerate(lanes):
            behind = given[lane : lane + 1] if seeds else []
            behind += [builder.extract_value(given[-1], lane)] if tape is not None else []
            parts.append(unpack(builder, builder.call(single, [*values, *behind]), len(one)))
        builder.ret(pack(builder, [parts[lane][k] for k in range(len(one)) for lane in range(self.width)]))
        return made
