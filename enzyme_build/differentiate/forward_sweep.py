"""The forward half of reverse mode: the primal, with shadow memory kept walkable and the planned values recorded."""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_build import rules
from enzyme_build.analysis import KeptCopy, Need, called_function
from enzyme_build.differentiate import memory_helpers, operations
from enzyme_build.differentiate.calls import CallPlan
from enzyme_build.differentiate.kept_releases import release_later
from enzyme_build.differentiate.lanes import joined
from enzyme_build.differentiate.late_shadows import note_gone
from enzyme_build.differentiate.loops_written import copy_bytes
from enzyme_build.differentiate.plan import ReversePlan
from enzyme_build.differentiate.primal_sweep import PrimalSweep
from enzyme_build.differentiate.session import Derivative
from enzyme_build.differentiate.signatures import pack, unpack
from enzyme_build.differentiate.tape import Tape
from enzyme_build.differentiate.throwers import throws_itself
from enzyme_build.ir import (
    I32,
    PTR,
    VOID,
    Alloca,
    Block,
    Builder,
    Call,
    CallSyntax,
    Function,
    FunctionType,
    Instruction,
    Invoke,
    LandingPad,
    Load,
    Resume,
    Return,
    Store,
    Value,
    holds_pointer,
    i64,
    struct,
    zero,
)


class ForwardSweep(PrimalSweep):
    """`derivative` is what this is the augmented half of; None for a combined gradient, which goes on at `after`."""

    def __init__(self, plan: ReversePlan, function: Function, derivative: Derivative | None = None):
        super().__init__(plan.session, plan.facts, plan.activity, function, plan.signature.width)
        self.plan = plan
        self.derivative = derivative
        self.after: Block | None = None
        self._leaving: Block | None = None  # where exceptions of calls pass
        self.tape = Tape(plan, self.at_entry)

    def written(self, made: Value) -> None:
        if isinstance(made, (Load, Store)):
            self.tape.accesses.primals.add(made)

    def visited(self, instruction: Instruction) -> None:
        super().visited(instruction)
        operation = operations.of(instruction)
        for _ in self.lanes.each():
            operation.augment(instruction, self)
        self._record(instruction)

    def _record(self, value: Instruction) -> None:
        for need in (Need(value), Need(value, True)):
            if need in self.plan.recorded:
                here = self.primal(value)
                if need.is_shadow:
                    here = joined(self.builder, [self.shadow(value) for _ in self.lanes.each()])
                self.tape.record(need, here, self.builder, self.values)

    def after_phis(self, block: Block) -> None:
        self.tape.open_record_in(block, self.builder)
        self.tape.reserve_iteration(block, self.builder, self.values)
        for phi in block.phis:
            self._record(phi)

    def before_terminator(self, block: Block) -> None:
        self.tape.reserve_before(block, self.builder, self.values)
        for copy in self.plan.copies_at(block):
            self._keep_copy(copy)

    def _keep_copy(self, copy: KeptCopy) -> None:
        """Of the memory as it is now; of none, if there is none."""
        base, size = self.primal(copy.base), self.product_of(copy.allocated)
        size = self.builder.select(self.builder.compare("eq", base, zero(base.type)), i64(0), size)
        made = self.tape.reserve(self.builder, size)
        copy_bytes(self.builder, made, base, size)
        self.tape.record(Need(copy), made, self.builder, self.values)

    # ---- calls -------------------------------------------------------------------------------------------
    def visit_call(self, call: Call) -> None:
        if call in self.plan.overwrites.deferred:
            return
        if release_later(self, call):
            note_gone(self, call)
            return
        call_plan = self.plan.calls.get(call)
        if call_plan is not None and call_plan.derivative is not None:
            self._augmented_call(call, call_plan)
        else:
            self.call_without_derivative(call, call_plan)

    def _augmented_call(self, call: Call, call_plan: CallPlan) -> None:
        derivative = call_plan.derivative
        assert derivative is not None and derivative.augmented is not None
        arguments: list[Value] = []
        for argument, kind in zip(call.arguments, derivative.signature.arguments):
            arguments.append(self.primal(argument))
            if kind == "dup":
                arguments += [self.shadow(argument) for _ in self.lanes.each()]
        if derivative.takes_stack:
            arguments.append(self.tape.stack)
        callee = called_function(call)
        if callee is not None and self.tape.is_on_heap and self.session.throws.of(callee):
            result = self._call_or_leave(derivative.augmented, derivative.augmented.function_type, arguments)
        else:
            result = self.builder.call(derivative.augmented, arguments)
        has_result = call.type is not VOID
        has_shadow = returns_shadow(called_function(call), derivative.signature.result_active)
        shadows = has_shadow * self.lanes.width
        parts = unpack(self.builder, result, (derivative.tape is not None) + has_result + shadows)
        if derivative.tape is not None:
            marker = self.plan.tape_marker(call)
            need = Need(marker)
            if need in self.plan.recorded:
                self.tape.record(need, parts[0], self.builder, self.values)
            parts = parts[1:]
        if has_result:
            self.values[call] = parts[0]
        if has_shadow:
            for lane in self.lanes.each():
                self.shadows[call] = parts[1 + lane]
        if has_result:
            self._record(call)

    # ---- exceptions --------------------------------------------------------------------------------------
    def call_without_derivative(self, call: Call, plan: CallPlan | None) -> None:
        super().call_without_derivative(call, plan)
        if call.parent in self.canonical.passive_blocks and throws_itself(call) and self.tape.is_on_heap:
            made = self.values[call]
            assert isinstance(made, Call)
            self.values[call] = self._call_or_leave(made.callee, made.function_type, made.arguments, made.syntax)
            made.erase()

    def _call_or_leave(
        self, callee: Value, type_: FunctionType, arguments: Sequence[Value], syntax: CallSyntax | None = None
    ) -> Value:
        """A call out of which an exception may come: the tape is given back on its way, in one place for all."""
        if self._leaving is None:
            self._leaving = self.function.add_block("leaving")
        normal = self.function.add_block("returned")
        made = self.builder.insert(Invoke(type_, callee, arguments, [normal, self._leaving], syntax=syntax))
        self.builder.at_end(normal)
        return made

    def close_entry(self) -> None:
        super().close_entry()
        if self._leaving is not None:
            module = self.session.module
            self.function.syntax.after_parameters += f" personality ptr @{rules.personality(module)}"
            builder = Builder(module, self._leaving)
            pad = builder.insert(LandingPad(struct(PTR, I32), [], True))
            self.tape.drop(builder)
            builder.insert(Resume(VOID, [pad]))

    # ---- memory ------------------------------------------------------------------------------------------
    def shadow_alloca(self, alloca: Alloca) -> Value:
        """In split mode the shadow outlives this activation: it goes to the heap, or to the stack of tapes.

        Not if the reverse half has one of its own: here it only is something else than the primal.
        """
        if not self.plan.split or alloca in self.plan.moving:
            return super().shadow_alloca(alloca)
        size = self.shadow_size(alloca)
        on_stack = self.plan.signature.on_stack
        made = self.tape.reserve(self.builder, size) if on_stack else rules.allocate(self.builder, size)
        made.name = f"{alloca.name}.shadow"
        rules.zero_fill(self.builder, made, size)
        return made

    def shadow_allocation(self, call: Call, name: str) -> Value:
        rule = rules.allocation_rule(name)
        assert rule is not None
        if rule.grows is None:
            return super().shadow_allocation(call, name)
        return self._shadow_of_growth(call, rule)

    def _shadow_of_growth(self, call: Call, rule: rules.AllocationRule) -> Value:
        """A new block; pointers and integers move, numbers have no adjoint yet.

        It is zero to its very end, because adjoints go back from all of it: the old block may have been longer.
        """
        size = self.allocated_bytes(call, rule.size)
        made = rules.allocate(self.builder, size, f"{call.name}.shadow")
        rules.zero_fill(self.builder, made, rules.usable_size(self.builder, made))
        before = call.arguments[rule.grows or 0]
        layout = self.types.memory_layout([call, before], None, call)
        has_addresses = not self.types.across.shapes.lead_to_no_address(self.types.primal, [call, before])
        if (layout is None and not has_addresses) or (layout is not None and layout.floats and not layout.others):
            return made  # (nor is the rest of the old block set, which is longer than it was asked for)
        old = self.shadow(before)
        if self.activity.may_lack_shadow(before):  # (its own shadow has gone; what it held is in the new block)
            same = self.builder.compare("eq", old, self.primal(before))
            old = self.builder.select(same, self.primal(call), old)
        known = rules.usable_size(self.builder, old)
        smaller = self.builder.select(self.builder.compare("ult", known, size), known, size)
        if layout is not None and layout.floats:
            self.builder.call(memory_helpers.copy_others(self.session.module, layout), [made, old, smaller])
        else:
            copy_bytes(self.builder, made, old, smaller)
        return made

    # ---- the end -----------------------------------------------------------------------------------------
    def visit_return(self, instruction: Return) -> None:
        if self.derivative is None:
            assert self.after is not None
            self.builder.branch(self.after)
            return
        tape = self._carried(self.derivative)
        parts = [tape] if tape is not None else []
        if instruction.operands:
            result = instruction.operands[0]
            parts.append(self.primal(result))
            if returns_shadow(self.plan.function, self.plan.signature.result_active):
                parts += [self.shadow(result) for _ in self.lanes.each()]
        self.builder.ret(pack(self.builder, parts))

    def _carried(self, derivative: Derivative) -> Value | None:
        """What the reverse half gets: by value, or on the heap."""
        if derivative.tape_on_heap:
            return self.tape.close_record(self.builder)
        return pack(self.builder, [self.builder.load(slot.type, slot.forward) for slot in self.tape.carried])


def returns_shadow(function: Function | None, result_active: bool) -> bool:
    """The augmented half returns the shadow of a result that holds pointers."""
    return function is not None and result_active and holds_pointer(function.return_type)
