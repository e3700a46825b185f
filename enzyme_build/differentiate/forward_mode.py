"""Forward mode: every active value carries its tangent, active memory its shadow, in one sweep with the primal."""

from __future__ import annotations

from functools import cached_property

from enzyme_build import rules
from enzyme_build.analysis import Activity, Unchosen, callee_name
from enzyme_build.differentiate import memory_helpers, operations
from enzyme_build.differentiate.adjoint_types import adjoint_type
from enzyme_build.differentiate.blame import blamed_on
from enzyme_build.differentiate.calls import CallPlan, plan_calls
from enzyme_build.differentiate.caught_exceptions import THROWN
from enzyme_build.differentiate.lanes import PerLane
from enzyme_build.differentiate.machine import machine_attributes
from enzyme_build.differentiate.operations.base import shadow_unless_own
from enzyme_build.differentiate.operations.memory import float_parts
from enzyme_build.differentiate.primal_sweep import PrimalSweep
from enzyme_build.differentiate.session import Derivative, Facts, Session
from enzyme_build.differentiate.signatures import Signature, pack, packed, parameters, promise_apart, unpack
from enzyme_build.errors import TypeDeductionError
from enzyme_build.ir import (
    I8,
    PTR,
    VOID,
    Alloca,
    Argument,
    Call,
    Function,
    Instruction,
    Phi,
    Return,
    Type,
    Value,
    bare_name,
    function_type,
    holds_pointer,
    i64,
    is_aggregate,
    quoted,
    zero,
)


def write_forward(
    session: Session,
    function: Function,
    signature: Signature,
    derivative: Derivative,
    carried: type[ForwardMode] | None = None,
) -> None:
    """Make the forward derivative; it is declared first, so that a recursive function can call it."""
    types, names = parameters(function, signature, with_tangents=True)
    returned = returned_types(function, signature)
    name = quoted(f"{bare_name(function.name)}.forward")
    made = session.module.add_function(name, function_type(packed(returned), types), names)
    made.syntax.after_parameters = machine_attributes(function)
    promise_apart(made, function, signature, with_tangents=True)
    derivative.function = made
    facts = session.facts(function)
    activity = session.activity(function, signature)
    mode = (carried or ForwardMode)(session, facts, activity, made, signature)
    bind_tangents(mode, facts.canonical.copy)
    mode.calls = plan_calls(session, facts, activity, signature)
    mode.run()
    mode.close_entry()


def bind_tangents(mode: ForwardMode, copy: Function) -> list[Argument]:
    """Map the canonical copy's arguments to the derivative's parameters; answers the parameters that are left over."""
    rest = list(mode.function.arguments)
    for argument, kind in zip(copy.arguments, mode.signature.arguments):
        mode.values[argument] = rest.pop(0)
        for _ in mode.lanes.each():
            if kind == "dup":
                mode.shadows[argument] = rest.pop(0)
            elif kind == "out":
                mode.tangents[argument] = rest.pop(0)
    return rest


def returned_types(function: Function, signature: Signature) -> list[Type]:
    """The primal result, then its tangent (or shadow)."""
    found: list[Type] = []
    if function.return_type is not VOID:
        found += [function.return_type] if signature.returns_primal else []
        found += [function.return_type] * signature.width if signature.result_active else []
    return found


class ForwardMode(PrimalSweep):
    reads_tangents = True
    moves_addresses = True  # in shadow memory: in split mode the augmented half did

    def __init__(self, session: Session, facts: Facts, activity: Activity, function: Function, signature: Signature):
        super().__init__(session, facts, activity, function, signature.width)
        self.signature = signature
        self.all_tangents = PerLane(self.lanes, [dict[Value, Value]() for _ in range(signature.width)])
        self.calls: dict[Call, CallPlan] = {}
        self._tangent_phis: list[tuple[Phi, Phi, int]] = []
        self._scratch: Alloca | None = None

    @property
    def tangents(self) -> dict[Value, Value]:
        """Of the current lane."""
        return self.all_tangents.here

    @cached_property
    def unchosen(self) -> Unchosen:
        return Unchosen(self.canonical.copy, self.types.primal not in self.session.asked)

    # ---- tangents ----------------------------------------------------------------------------------------
    def tangent(self, value: Value) -> Value | None:
        """The tangent of a number; None if it is inactive."""
        return self.tangents.get(value)

    def tangent_or_zero(self, value: Value, like: Value | None = None) -> Value:
        """The tangent, or the zero of its type (of the type of `like`'s tangent)."""
        found = self.tangents.get(value)
        return found if found is not None else zero(adjoint_type(like or value, self.types))

    def shadow_address(self, pointer: Value, reading: Type | None = None) -> Value:
        """The shadow of an address; a scratch place (zero if it is read) where it may be the primal address itself."""
        shadow = self.shadow(pointer)
        if not self.activity.may_lack_shadow(pointer):
            return shadow
        if self._scratch is None:
            self._scratch = self.at_entry.alloca(I8, "scratch", i64(256), 16)
        if reading is not None:
            rules.zero_fill(self.builder, self._scratch, i64(self.layout.store_size_of(reading)))
        same = self.builder.compare("eq", shadow, self.primal(pointer))
        return self.builder.select(same, self._scratch, shadow)

    # ---- the walk ----------------------------------------------------------------------------------------
    def run(self) -> None:
        super().run()
        for original, made, lane in self._tangent_phis:
            self.lanes.lane = lane
            for value, block in original.incoming:
                made.add_incoming(self.tangent_or_zero(value, original), self.ends[block])
        self.lanes.lane = 0

    def visit_phi(self, phi: Phi) -> None:
        super().visit_phi(phi)
        if not self.activity.is_active(phi):
            return
        for lane in self.lanes.each():
            with blamed_on(phi):
                made = Phi(adjoint_type(phi, self.types), f"{phi.name}.tangent")
            assert self.builder.block is not None
            self.builder.block.append(made)
            self.tangents[phi] = made
            self._tangent_phis.append((phi, made, lane))

    def visited(self, instruction: Instruction) -> None:
        super().visited(instruction)
        operation = operations.of(instruction)
        for _ in self.lanes.each():
            made = operation.tangent(instruction, self)
            if made is not None:
                self.tangents[instruction] = made

    def visit_call(self, call: Call) -> None:
        plan = self.calls.get(call)
        if plan is None or plan.derivative is None:
            self.call_without_derivative(call, plan)
            if callee_name(call) == THROWN and self.activity.needs_shadow(call.arguments[0]):
                self._forget_thrown(call.arguments[0])
            return
        derivative, callee = plan.derivative, plan.callee
        assert derivative.function is not None and callee is not None
        result = self.builder.call(derivative.function, self.arguments_of_call(call, derivative))
        parts = unpack(self.builder, result, len(returned_types(callee, derivative.signature)))
        if parts:
            self.values[call] = parts[0]
        if len(parts) > 1:
            for lane in self.lanes.each():
                if holds_pointer(call.type):
                    self.shadows[call] = parts[1 + lane]
                if not holds_pointer(call.type) or self.activity.is_active(call):
                    self.tangents[call] = parts[1 + lane]

    def _forget_thrown(self, thrown: Value) -> None:
        """What is thrown carries nothing active: its shadow ends here."""
        free = self.session.module.declare("__cxa_free_exception", VOID, [PTR])
        for _ in self.lanes.each():
            shadow = self.shadow(thrown)
            same = self.builder.compare("eq", shadow, self.primal(thrown))
            skip, here = self.function.add_block("thrown.on"), self.function.add_block("thrown.freed")
            self.builder.branch_if(same, skip, here)
            self.builder.at_end(here)
            self.builder.call(free, [shadow], function_type(VOID, [PTR]))
            self.builder.branch(skip)
            self.builder.at_end(skip)

    def arguments_of_call(self, call: Call, derivative: Derivative) -> list[Value]:
        """Each argument, and behind it its shadow or tangent."""
        arguments: list[Value] = []
        for argument, kind in zip(call.arguments, derivative.signature.arguments):
            arguments.append(self.primal(argument))
            if kind == "dup":
                arguments += [self.shadow(argument) for _ in self.lanes.each()]
            elif kind == "out":
                arguments += [self.tangent_or_zero(argument) for _ in self.lanes.each()]
        return arguments

    def shadow_allocation(self, call: Call, name: str) -> Value:
        rule = rules.allocation_rule(name)
        assert rule is not None
        if rule.grows is None:
            return super().shadow_allocation(call, name)
        arguments = [self.primal(a) for a in call.arguments]
        before = call.arguments[rule.grows]
        arguments[rule.grows] = shadow_unless_own(before, self)
        made = self.builder.call(call.callee, arguments, call.function_type)
        if self.activity.may_lack_shadow(before):
            is_new = self.builder.compare("eq", arguments[rule.grows], zero(PTR))
            size = self.builder.select(is_new, self.allocated_bytes(call, rule.size), i64(0))
            self._set_out_of_own(call, made, before, size)
        return made

    def _set_out_of_own(self, call: Call, made: Value, before: Value, size: Value) -> None:
        """A new shadow of a block that was its own: no tangents, and the addresses that are in the primal."""
        layout = self.types.memory_layout([call, before], None, call)
        if layout is None and not self.types.across.shapes.lead_to_no_address(self.types.primal, [call, before]):
            raise TypeDeductionError("cannot deduce what kind of data the reallocated memory holds")
        rules.zero_fill(self.builder, made, size)
        if layout is not None and layout.others:
            helper = memory_helpers.copy_others(self.session.module, layout)
            self.builder.call(helper, [made, self.primal(call), size])

    def visit_return(self, instruction: Return) -> None:
        parts: list[Value] = []
        if instruction.operands:
            result = instruction.operands[0]
            if self.signature.returns_primal:
                parts.append(self.primal(result))
            if self.signature.result_active:
                parts += [self.tangent_of_result(result) for _ in self.lanes.each()]
        self.builder.ret(pack(self.builder, parts))

    def tangent_of_result(self, result: Value) -> Value:
        """What is returned beside the primal."""
        if holds_pointer(result.type):
            return self.shadow_with_tangents(result)
        return self.tangent_or_zero(result) if self.activity.is_active(result) else zero(result.type)

    def shadow_with_tangents(self, value: Value) -> Value:
        """A pointer's shadow; of a struct the shadows of its pointers and the tangents of its numbers."""
        whole, tangent = self.shadow(value), self.tangent(value)
        if not is_aggregate(value.type):
            return whole
        for path, leaf in float_parts(value, self.types):
            part = self.builder.extract_value(tangent, path) if tangent is not None else zero(leaf)
            whole = self.builder.insert_value(whole, part, path)
        return whole
