"""Forward mode that carries error bounds instead of tangents: e(y) = max(Σ |∂y/∂xₖ|·e(xₖ), a unit in y's last place).

An operation whose result is exact adds nothing.  A bound goes where a tangent goes: beside values, and in shadow
memory.  If the program defines the hook

    void enzymeLogError(double value, double error, const char *opcode, const char *called,
                        const char *module, const char *function, const char *block)

it is called at every operation that adds an error.
"""

from __future__ import annotations

from functools import cached_property

from enzyme_build import rules
from enzyme_build.differentiate.forward_mode import ForwardMode
from enzyme_build.differentiate.preparation import is_error_hook
from enzyme_build.errors import RequestError
from enzyme_build.ir import (
    DOUBLE,
    I8,
    PTR,
    Builder,
    Call,
    Constant,
    ConstantAggregate,
    FloatType,
    Function,
    GlobalVariable,
    Instruction,
    Type,
    Value,
    VectorType,
    array,
    bare_name,
    constant_int,
    float_constant,
    integer,
    is_float,
    scalar_of,
    vector,
    zero,
)

_HOOK = (
    "void enzymeLogError(double value, double error, const char *opcode, const char *called, const char *module, "
    "const char *function, const char *block)"
)


class ErrorEstimate(ForwardMode):
    def visited(self, instruction: Instruction) -> None:
        applied = rules.scalar_rule(instruction) if self.activity.is_active(instruction) else None
        if applied is None or not is_float(instruction.type):
            super().visited(instruction)
            return
        for _ in self.lanes.each():
            self.tangents[instruction] = self._error(instruction, applied)
            if not rules.is_exact(applied):
                self._log(instruction)

    def _error(self, instruction: Instruction, applied: rules.AppliedRule) -> Value:
        builder = self.builder
        total: Value | None = None
        for index, operand in enumerate(applied.operands):
            error = self.tangent(operand) if applied.rule.differentiable[index] else None
            if error is None:
                continue
            alone = [error if k == index else None for k in range(len(applied.operands))]
            moved = rules.emit_tangent(builder, applied, alone, lambda leaf: self.primal(applied.value_of(leaf)))
            if moved is not None:
                moved = self._size(moved)
                total = builder.binary("fadd", total, moved) if total is not None else moved
        if rules.is_exact(applied):
            return total if total is not None else zero(instruction.type)
        unit = self._unit(self.primal(instruction))
        return self.builder.intrinsic("maxnum", [unit.type], unit.type, [unit, total]) if total is not None else unit

    def _unit(self, value: Value) -> Value:
        """The distance to a neighbour of the value, which differs in the last bit."""
        builder, element = self.builder, scalar_of(value.type)
        assert isinstance(element, FloatType)
        if element.bits > 64:  # whose last bit no integer of the machine holds alone
            return builder.binary("fmul", self._size(value), float_constant(value.type, rules.unit_of(element)))
        word = integer(element.bits)
        bits: Type = word
        last: Constant = constant_int(word, 1)
        if isinstance(value.type, VectorType):
            bits = vector(value.type.count, word)
            last = ConstantAggregate(bits, [last] * value.type.count)
        flipped = builder.binary("xor", builder.cast("bitcast", value, bits), last)
        neighbour = builder.cast("bitcast", flipped, value.type)
        return self._size(builder.binary("fsub", neighbour, value))

    def _size(self, value: Value) -> Value:
        return self.builder.intrinsic("fabs", [value.type], value.type, [value])

    @cached_property
    def _hook(self) -> Function | None:
        hooks = [function for function in self.session.module.functions.values() if is_error_hook(function)]
        hook = next((h for h in hooks if [a.type for a in h.arguments] == [DOUBLE, DOUBLE, *[PTR] * 5]), None)
        if hooks and hook is None:
            name = bare_name(hooks[0].name)
            raise RequestError(f"the hook `{name}` has other parameters", help=f"declare it as {_HOOK}")
        return hook

    def _log(self, instruction: Instruction) -> None:
        hook = self._hook if isinstance(instruction.type, FloatType) else None
        if hook is None:
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
