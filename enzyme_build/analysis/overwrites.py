"""Can a load be repeated in the reverse sweep, or may the memory have changed by then?

The reverse sweep of a load runs after everything that may follow the load in its activation, and, in split mode,
after whatever the caller does between the halves.  Primal memory is not written by the reverse sweep.
"""

from __future__ import annotations

from dataclasses import dataclass

from enzyme_build import rules
from enzyme_build.analysis.aliasing import Aliasing
from enzyme_build.analysis.calls import CallKind, argument_attribute, callee_name, classify, memory_effects
from enzyme_build.analysis.control_flow import ControlFlow
from enzyme_build.analysis.memory_objects import MemoryObject
from enzyme_build.ir import (
    Argument,
    AtomicRMW,
    Call,
    CompareExchange,
    Function,
    GlobalVariable,
    Instruction,
    Load,
    Store,
    Value,
)


@dataclass(frozen=True)
class Writer:
    """An instruction that may write: at `pointer` (None: anywhere that code outside may reach)."""

    instruction: Instruction
    pointer: Value | None
    size: int | None
    tag: str


@dataclass(frozen=True)
class Obstacle:
    """Why a value cannot be had again in the reverse sweep; `by`: the instruction that stands in the way."""

    reason: str
    by: Instruction | None = None


class Overwrites:
    """`split`: the reverse sweep is another function; `caller_may_change[k]`: what argument k reaches may change."""

    def __init__(
        self,
        function: Function,
        flow: ControlFlow,
        aliasing: Aliasing,
        split: bool,
        caller_may_change: tuple[bool, ...],
    ):
        self.flow = flow
        self.aliasing = aliasing
        self.objects = aliasing.objects
        self.split = split
        self.caller_may_change = caller_may_change
        self.layout = function.module.layout
        self.writers = [w for i in function.instructions() for w in self._writes(i)]
        self._known: dict[Load, Obstacle | None] = {}

    def can_reload(self, load: Load) -> bool:
        """True if the load gives the same value in the reverse sweep."""
        return self.obstacle(load) is None

    def obstacle(self, load: Load) -> Obstacle | None:
        """Why the load may give another value in the reverse sweep; None if it gives the same."""
        if load not in self._known:
            self._known[load] = self._decide(load)
        return self._known[load]

    def _decide(self, load: Load) -> Obstacle | None:
        if "volatile" in load.flags or load.ordering:
            return Obstacle("the load is volatile or atomic")
        objects = self.objects.of(load.pointer)
        if objects and all(isinstance(o.value, GlobalVariable) and o.value.is_constant for o in objects):
            return None
        if "invariant.load" in load.metadata and not self.split:
            return None
        if self.split and any(self._may_change_outside(o) for o in objects):
            return Obstacle("the caller may change the memory before the reverse sweep")
        size, tag = self.layout.store_size_of(load.type), load.metadata.get("tbaa", "")
        for writer in self.writers:
            if self._may_write(writer, load.pointer, size, tag, load):
                return Obstacle("the memory may be overwritten", writer.instruction)
        return None

    def _may_change_outside(self, made: MemoryObject) -> bool:
        if made.kind == "argument":
            assert isinstance(made.value, Argument)
            return self.caller_may_change[made.value.index]
        return not (isinstance(made.value, GlobalVariable) and made.value.is_constant)

    def _may_write(self, writer: Writer, pointer: Value, size: int | None, tag: str, earlier: Instruction) -> bool:
        if not self.flow.may_follow(writer.instruction, earlier):
            return False
        if writer.pointer is None:
            return any(self.objects.escapes(o) for o in self.objects.of(pointer))
        return self.aliasing.may_alias(writer.pointer, pointer, (writer.size, size), (writer.tag, tag))

    def changes_after(self, call: Call, index: int) -> bool:
        """May the memory behind argument `index` of a call change before the call's reverse half runs?"""
        pointer = call.arguments[index]
        objects = self.objects.reach(self.objects.of(pointer))
        if self.split and any(o.kind == "alloca" or self._may_change_outside(o) for o in objects):
            return True
        for writer in self.writers:
            if not self.flow.may_follow(writer.instruction, call) and writer.instruction is not call:
                continue
            if writer.instruction is call and not self._call_is_followed_by_itself(call):
                continue
            if writer.pointer is None:
                if any(self.objects.escapes(o) for o in objects):
                    return True
            elif any(self.aliasing.may_be_same(a, b) for a in self.objects.of(writer.pointer) for b in objects):
                return True
        return False

    def _call_is_followed_by_itself(self, call: Call) -> bool:
        return call.block in self.flow.reachable_from(call.block)

    # ---- who writes --------------------------------------------------------------------------------------
    def _writes(self, instruction: Instruction) -> list[Writer]:
        tag = instruction.metadata.get("tbaa", "")
        match instruction:
            case Store():
                return [
                    Writer(instruction, instruction.pointer, self.layout.store_size_of(instruction.value.type), tag)
                ]
            case AtomicRMW() | CompareExchange():
                return [Writer(instruction, instruction.operands[0], None, tag)]
            case Call():
                return self._call_writes(instruction)
            case _:
                return []

    def _call_writes(self, call: Call) -> list[Writer]:
        kind = classify(call)
        arguments = call.arguments
        name = callee_name(call)
        if kind in (CallKind.SCALAR,):
            return []
        if kind is CallKind.OUTPUTS:
            rule = rules.outputs_rule(call)
            assert rule is not None
            return [Writer(call, arguments[i], None, "") for i in rule.written_pointers(call)]
        if kind is CallKind.MEMORY:
            rule = rules.memory_rule(name)
            assert rule is not None
            return [Writer(call, arguments[rule.destination], None, "")]
        if kind is CallKind.ALLOCATION:
            rule = rules.allocation_rule(name)
            assert rule is not None
            touched = [i for i in (rule.grows, rule.result_argument) if i is not None]
            return [Writer(call, arguments[i], None, "") for i in touched]
        if kind is CallKind.DEALLOCATION:
            rule = rules.deallocation_rule(name)
            assert rule is not None
            return [Writer(call, arguments[rule.pointer], None, "")]
        return self._ordinary_writes(call)

    def _ordinary_writes(self, call: Call) -> list[Writer]:
        effects = memory_effects(call)
        found: list[Writer] = []
        if effects["argmem"] not in ("none", "read"):
            for index, argument in enumerate(call.arguments):
                if self.objects.of(argument) and not any(
                    argument_attribute(call, index, word) for word in ("readonly", "readnone")
                ):
                    found.append(Writer(call, argument, None, ""))
        if effects["other"] not in ("none", "read"):
            found.append(Writer(call, None, None, ""))
        return found
