"""How many bytes a call of a derivative leaves on its tape, as a formula of its trip counts.

A value recorded in a loop nest takes its size times the product of the trip counts; a count without a closed form is
an unknown of its own, `iterations(12)` for a loop at line 12, and the tape grows while the loop runs.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import reduce
from operator import mul
from pathlib import PurePath

from enzyme_build.analysis import KeptCopy, Loop, Need
from enzyme_build.differentiate import ReversePlan
from enzyme_build.ir import (
    Binary,
    Call,
    Cast,
    Compare,
    ConstantInt,
    Instruction,
    Select,
    Value,
    function_location,
    location_of,
    metadata_node,
    node_location,
)
from enzyme_build.report.formulas import Formula
from enzyme_build.report.labels import Labels, name_of

STACK, HEAP, GROWING = "stack", "heap", "growing"


@dataclass(frozen=True)
class Recorded:
    """One thing on the tape: bytes of one record, how often it is recorded, where (stack, heap or growing)."""

    need: Need
    bytes: int
    times: Formula
    where: str
    copied: Formula = field(default_factory=Formula)  # bytes of memory whose address is recorded with it

    @property
    def size(self) -> Formula:
        return (Formula.of(self.bytes) + self.copied) * self.times


class TapeSize:
    """What a plan records, and how much that is; `nameless` unknowns of the formulas, by their labels."""

    def __init__(self, plan: ReversePlan, labels: Labels):
        self.plan = plan
        self.labels = labels
        self.nameless: dict[str, Value] = {}
        self.records = {need: self._record(need) for need in plan.recorded}

    @property
    def slots(self) -> int:
        """Bytes of what is recorded once: stack variables, most of which become registers."""
        return sum(r.size.constant or 0 for r in self.records.values() if r.where == STACK)

    @property
    def columns(self) -> Formula:
        """Bytes of what is recorded in loops."""
        return sum((r.size for r in self.records.values() if r.where != STACK), Formula())

    @property
    def callees(self) -> dict[str, Formula]:
        """The functions whose own tapes are left behind, and by how many calls."""
        found: dict[str, Formula] = {}
        for call, plan in self.plan.calls.items():
            derivative = plan.derivative
            if derivative is not None and derivative.plan is not None and derivative.plan.recorded:
                name = name_of(derivative.plan.function)
                found[name] = found.get(name, Formula()) + self._times(self.plan.canonical.forest.nest(call.block))
        return found

    @property
    def growing_loops(self) -> list[Loop]:
        """The loops for which the tape grows while they run."""
        nests = [self._nest(r.need) for r in self.records.values() if r.where == GROWING]
        return list(dict.fromkeys(loop for nest in nests for loop in nest if self._is_unknown(loop, nest)))

    def _record(self, need: Need) -> Recorded:
        size = self.plan.session.module.layout.size_of(need.value.type)
        nest = self._nest(need)
        if isinstance(need.value, KeptCopy):
            return Recorded(need, size, self._times(nest), HEAP, self._size_of(need.value))
        if not nest:
            return Recorded(need, size, Formula.of(1), STACK)
        assert isinstance(need.value, Instruction)
        outer, group = self.plan.storage_nest(need.value.block)
        where = HEAP if self.plan.is_counted(group) and not outer else GROWING
        return Recorded(need, size, self._times(nest), where)

    def _size_of(self, copy: KeptCopy) -> Formula:
        return reduce(mul, map(self.formula, copy.allocated), Formula.of(1))

    def _nest(self, need: Need) -> list[Loop]:
        assert isinstance(need.value, Instruction)
        return self.plan.canonical.forest.nest(need.value.block)

    def _is_unknown(self, loop: Loop, nest: list[Loop]) -> bool:
        """No closed form, or one that is known only inside an outer loop of the nest."""
        count = self.plan.canonical.loops[loop].count
        return count is None or any(not outer.is_invariant(count) for outer in nest)

    def _times(self, nest: list[Loop]) -> Formula:
        """How often the innermost loop of a nest runs altogether."""
        return reduce(mul, (self.count(loop, nest) for loop in nest), Formula.of(1))

    def count(self, loop: Loop, nest: list[Loop]) -> Formula:
        """The iterations of one entry of a loop."""
        count = self.plan.canonical.loops[loop].count
        if count is None or self._is_unknown(loop, nest):
            return Formula.of(f"iterations({self.place(loop)})")
        return self.formula(count)

    def place(self, loop: Loop) -> str:
        """A loop is called by the line that it starts at, and by its file where that is another than the function's."""
        module = self.plan.session.module
        home = function_location(self.plan.function).file
        for latch in loop.latches:
            for part in metadata_node(module, latch.terminator.metadata.get("llvm.loop", "")).operands[1:2]:
                if at := node_location(module, metadata_node(module, part)):
                    return str(at.line) if at.file == home else f"{PurePath(at.file).name}:{at.line}"
        places = [location_of(i) for b in loop.blocks for i in b.instructions]
        lines = [
            at.line for at in places if at.column and at.function == function_location(self.plan.function).function
        ]
        return str(min(lines)) if lines else loop.header.name or "?"

    def formula(self, value: Value) -> Formula:
        """An integer as a sum of products of what the program calls by a name; a bound of zero below is left out."""
        match value:
            case ConstantInt():
                return Formula.of(value.value)
            case _ if self.labels.is_named(value):
                return Formula.of(self.labels.label(value))
            case Cast(operands=[inner]):
                return self.formula(inner)
            case Binary(opcode="add", operands=[left, right]):
                return self.formula(left) + self.formula(right)
            case Binary(opcode="sub", operands=[left, right]):
                return self.formula(left) - self.formula(right)
            case Binary(opcode="mul", operands=[left, right]):
                return self.formula(left) * self.formula(right)
            case Binary(opcode="shl", operands=[left, ConstantInt(value=bits)]):
                return self.formula(left) * Formula.of(1 << bits)
            case Binary(opcode="sdiv" | "udiv", operands=[left, right]):
                return Formula.of(f"floor({self.formula(left).as_factor} / {self.formula(right).as_factor})")
            case Binary(opcode="lshr" | "ashr", operands=[left, ConstantInt(value=bits)]):
                return Formula.of(f"{self.formula(left).as_factor} / {2**bits}")
            case Call(arguments=[left, ConstantInt(value=bound)]) if self.labels.callee(value) in ("smax", "umax"):
                return Formula.of(f"max({self.formula(left)}, {bound})") if bound else self.formula(left)
            case Select(operands=[Compare(predicate="sgt"), yes, ConstantInt(value=0)]):
                return self.formula(yes)
            case _:
                label = self.labels.label(value)
                self.nameless[label] = value
                return Formula.of(label)
