"""Forward mode that carries error bounds instead of tangents: e(y) = Σ |∂y/∂xₖ|·e(xₖ) + |y|·rounding of the operation.

A bound goes where a tangent goes: beside values, and in shadow memory.  If the program defines the hook

    void enzymeLogError(double value, double error, const char *opcode, const char *called,
                        const char *module, const char *function, const char *block)

it is called at every operation that adds an error.
"""

from __future__ import annotations

from enzyme_build import rules
from enzyme_build.differentiate.forward_mode import ForwardMode
from enzyme_build.differentiate.operations.arithmetic import leaf_value
from enzyme_build.differentiate.preparation import HOOK
from enzyme_build.ir import (
    DOUBLE,
    I8,
    Builder,
    Call,
    FloatType,
    GlobalVariable,
    Instruction,
    Value,
    array,
    bare_name,
    float_constant,
    is_float,
)


class ErrorEstimate(ForwardMode):
    def visited(self, instruction: Instruction) -> None:
        applied = rules.scalar_rule(instruction) if self.activity.is_active(instruction) else None
        if applied is None or not is_float(instruction.type):
            super().visited(instruction)
            return
        for _ in self.lanes.each():
            self.tangents[instruction] = self._error(instruction, applied)
            self._log(instruction)

    def _error(self, instruction: Instruction, applied: rules.AppliedRule) -> Value:
        builder, value = self.builder, self.primal(instruction)
        unit = float_constant(value.type, rules.rounding_error(applied, value.type))
        total = builder.binary("fmul", self._size(value), unit)
        for index, operand in enumerate(applied.operands):
            error = self.tangent(operand) if applied.rule.differentiable[index] else None
            if error is None:
                continue
            alone = [error if k == index else None for k in range(len(applied.operands))]
            moved = rules.emit_tangent(builder, applied, alone, lambda leaf: self.primal(leaf_value(applied, leaf)))
            if moved is not None:
                total = builder.binary("fadd", total, self._size(moved))
        return total

    def _size(self, value: Value) -> Value:
        return self.builder.intrinsic("fabs", [value.type], value.type, [value])

    def _log(self, instruction: Instruction) -> None:
        hook = next((f for n, f in self.session.module.functions.items() if bare_name(n) == HOOK), None)
        if hook is None or len(hook.arguments) != 7 or not isinstance(instruction.type, FloatType):
            return
        called = bare_name(instruction.callee.name) if isinstance(instruction, Call) else ""
        texts = [
            instruction.opcode,
            called,
            "program",
            bare_name(self.facts.canonical.primal.name),
            bare_name(instruction.block.name),
        ]
        numbers = [self._as_double(self.primal(instruction)), self._as_double(self.tangents[instruction])]
        self.builder.call(hook, [*numbers, *(text_constant(self.builder, t) for t in texts)])

    def _as_double(self, value: Value) -> Value:
        assert isinstance(value.type, FloatType)
        if value.type is DOUBLE:
            return value
        return self.builder.cast("fpext" if value.type.bits < 64 else "fptrunc", value, DOUBLE)


def text_constant(builder: Builder, text: str) -> Value:
    """The address of a C string."""
    data = text.encode() + b"\0"
    spelled = "".join(chr(b) if 32 <= b < 127 and chr(b) not in '"\\' else f"\\{b:02X}" for b in data)
    name = f"enzyme_build.text.{text}"
    found = builder.module.globals.get(name)
    made = found or GlobalVariable(name, array(len(data), I8), f'c"{spelled}"', "private", is_constant=True)
    return made if found is not None else builder.module.add_global(made)
