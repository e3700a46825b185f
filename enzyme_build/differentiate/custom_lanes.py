"""Several lanes of a derivative that was written for one.

If the function only computes, its derivative is called once a lane; otherwise it is expanded (`lane_expansion`), so
that what it does to primal memory, and to its tape, happens once.
"""

from __future__ import annotations

from dataclasses import replace

from enzyme_build.differentiate.forward_sweep import returns_shadow
from enzyme_build.differentiate.lane_expansion import LaneExpansions, unpacked
from enzyme_build.differentiate.lanes import joined
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
from enzyme_build.ir import VOID, Builder, Function, Type, Value, bare_name, function_type, quoted


def write_in_lanes(session: Session, rule: CustomRule, derivative: Derivative, single: Derivative) -> None:
    """Fill a derivative of several lanes from `single`, the same of one."""
    function, signature = rule.function, derivative.signature
    only_computes = noted(function, "enzyme_computes") is not None
    expansions = None if only_computes else LaneExpansions(session, signature.width)
    writer = _Writer(session, function, signature, expansions)
    if single.function is not None:
        derivative.function = writer.whole(single.function)
        return
    assert single.augmented is not None and single.reverse is not None
    derivative.augmented, derivative.tape = writer.augmented(single.augmented, single.tape)
    derivative.reverse = writer.reverse(single.reverse, derivative.tape)
    derivative.reads_primal = single.reads_primal


class _Writer:
    def __init__(self, session: Session, function: Function, signature: Signature, expansions: LaneExpansions | None):
        self.session = session
        self.function = function
        self.signature = signature
        self.expansions = expansions
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

    def _in_each_lane(
        self, builder: Builder, single: Function, lanes: list[list[Value]], count: int
    ) -> tuple[list[list[Value]], bool]:
        """What the function of one lane returns, lane by lane, and whether its first result varies."""
        if self.expansions is None:
            return [unpack(builder, builder.call(single, values), count) for values in lanes], True
        columns = list(zip(*lanes))
        varying = tuple(any(value is not column[0] for value in column) for column in columns)
        expansion = self.expansions.expand(single, varying)
        values = [v for column, varies in zip(columns, varying) for v in (column if varies else column[:1])]
        made = builder.call(expansion.function, values)
        return unpacked(builder, made, expansion, self.width), bool(expansion.members) and expansion.members[0]

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
        lanes = [[*values, *given[lane : lane + 1]] for lane, values in enumerate(lanes)]
        parts, _ = self._in_each_lane(builder, single, lanes, len(first) + len(found))
        results = [parts[0][k] for k in range(len(first))]
        results += [parts[lane][len(first) + k] for k in range(len(found)) for lane in range(self.width)]
        builder.ret(pack(builder, results))
        return made

    def augmented(self, single: Function, tape: Type | None) -> tuple[Function, Type | None]:
        result = self.function.return_type
        primal = [result] if result is not VOID else []
        shadow = primal if returns_shadow(self.function, self.signature.result_active) else []
        made, builder, lanes, _ = self._new("augmented", VOID, [])
        count = (tape is not None) + len(primal) + len(shadow)
        parts, varies = self._in_each_lane(builder, single, lanes, count)
        results: list[Value] = []
        if tape is not None:
            tapes = [p.pop(0) for p in parts]
            results.append(joined(builder, tapes if varies else tapes[:1]))
        results += [parts[0][0]] if primal else []
        results += [p[1] for p in parts] if shadow else []
        whole = pack(builder, results)
        made.value_type = function_type(whole.type if whole is not None else VOID, [a.type for a in made.arguments])
        builder.ret(whole)
        return made, results[0].type if tape is not None else None

    def reverse(self, single: Function, tape: Type | None) -> Function:
        one = adjoint_types(self.function, replace(self.signature, width=1))
        seeds = seed_types(self.function, self.signature)
        more = [*seeds, *([tape] if tape is not None else [])]
        made, builder, lanes, given = self._new("reverse", packed(adjoint_types(self.function, self.signature)), more)
        for lane, values in enumerate(lanes):
            values += given[lane : lane + 1] if seeds else []
            if tape is not None:
                is_shared = tape is single.arguments[-1].type
                values.append(given[-1] if is_shared else builder.extract_value(given[-1], lane))
        parts, _ = self._in_each_lane(builder, single, lanes, len(one))
        builder.ret(pack(builder, [parts[lane][k] for k in range(len(one)) for lane in range(self.width)]))
        return made
