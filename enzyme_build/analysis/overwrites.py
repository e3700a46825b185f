"""Can a load be repeated in the reverse sweep, or may the memory have changed by then?

The reverse sweep of a load runs after everything that may follow the load in its activation, and, in split mode,
after whatever the caller does between the halves.  Primal memory is not written by the reverse sweep.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from enzyme_build import rules
from enzyme_build.analysis.aliasing import Aliasing
from enzyme_build.analysis.calls import WRITES, CallKind, argument_attribute, callee_name, classify, memory_effects
from enzyme_build.analysis.control_flow import ControlFlow
from enzyme_build.analysis.loops import Loop
from enzyme_build.analysis.memory_objects import MemoryObject
from enzyme_build.analysis.refills import Refills, is_barrier, may_wait
from enzyme_build.analysis.writers import Writer, WriterIndex
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
)


@dataclass(frozen=True)
class Obstacle:
    """Why a value cannot be had again in the reverse sweep; `by`: the instruction that stands in the way."""

    reason: str
    by: Instruction | None = None


class Overwrites:
    """`split`: the reverse sweep is another function; `caller_may_change[k]`: what argument k reaches may change.

    `deferrable`: releases that may happen in the reverse sweep, with their allocations; `deferred` those that do.
    """

    def __init__(
        self,
        function: Function,
        flow: ControlFlow,
        aliasing: Aliasing,
        split: bool,
        caller_may_change: tuple[bool, ...],
        deferrable: Mapping[Call, Call] = MappingProxyType({}),
    ):
        self.objects = aliasing.objects
        self.split = split
        self.caller_may_change = caller_may_change
        self.layout = function.module.layout
        self.refills = Refills(function, flow, aliasing.forest, aliasing.objects)
        self.writers = self._index(flow, aliasing, deferrable)
        self.deferred = self._worth_keeping(function, deferrable)
        self.kept = frozenset(self.deferred.values())
        if len(self.deferred) != len(deferrable):
            self.writers = self._index(flow, aliasing, self.deferred)
        self.refills.drop_copies(self.writers.may_change_behind)
        self._known: dict[Load, bool] = {}
        self._steady: dict[Load, frozenset[Loop]] = {}

    def _index(self, flow: ControlFlow, aliasing: Aliasing, deferred: Mapping[Call, Call]) -> WriterIndex:
        # (Behind the other blocks comes no reverse sweep.)
        written = [i for block in flow.returning for i in block.instructions if i not in deferred]
        writers = [w for i in written if not is_barrier(i) for w in self._writes(i)]
        others = [w for i in written if may_wait(i) for w in self._written_by_others(i, writers, flow)]
        return WriterIndex(flow, aliasing, [*writers, *others])

    def _written_by_others(self, barrier: Instruction, writers: list[Writer], flow: ControlFlow) -> list[Writer]:
        """What other threads write behind a barrier: where this thread's code does, at whatever distance."""
        later = (w for w in writers if flow.may_follow(w.instruction, barrier))
        found = (replace(w, instruction=barrier, size=None, is_anywhere=w.pointer is not None) for w in later)
        return list(dict.fromkeys(found))

    def _worth_keeping(self, function: Function, deferrable: Mapping[Call, Call]) -> dict[Call, Call]:
        """The releases of memory from which something can be loaded again, or that other functions look into."""
        wanted: set[MemoryObject] = set()
        for instruction in function.instructions() if deferrable else ():
            if isinstance(instruction, Load):
                size = self.layout.store_size_of(instruction.type)
                if not self.writers.may_change_later(instruction, size):
                    wanted |= self.objects.of(instruction.pointer)
            elif isinstance(instruction, Call) and classify(instruction) in (CallKind.DEFINED, CallKind.CUSTOM):
                wanted |= self.objects.reach(o for argument in instruction.arguments for o in self.objects.of(argument))
        return {release: made for release, made in deferrable.items() if self.objects.of(made) & wanted}

    def can_reload(self, load: Load) -> bool:
        """True if the load gives the same value in the reverse sweep."""
        found = self._known.get(load)
        if found is None:
            found = self._known[load] = self._can_reload(load)
        return found

    def give_up_refill(self, load: Load) -> None:
        """What the load gives is needed where its memory is not filled again."""
        self.refills.drop(load)
        self._known.pop(load, None)

    def steady_loops(self, load: Load) -> frozenset[Loop]:
        """The loops around a load whose turns do not matter to what it gives."""
        if load not in self._steady:
            self._steady[load] = self.writers.steady_loops(load)
        return self._steady[load]

    def _can_reload(self, load: Load) -> bool:
        if self._never_changes(load) or (not self.split and self.refills.of(load) is not None):
            return True
        is_later = self.writers.may_change_later(load, self.layout.store_size_of(load.type))
        return not is_later and self._hindrance(load) is None

    def _never_changes(self, load: Load) -> bool:
        if "volatile" in load.flags or load.ordering:
            return False
        objects = self.objects.of(load.pointer)
        if objects and all(isinstance(o.value, GlobalVariable) and o.value.is_constant for o in objects):
            return True
        return "invariant.load" in load.metadata and not self.split

    def _hindrance(self, load: Load) -> Obstacle | None:
        """What is against the load itself, whoever writes in this function."""
        if "volatile" in load.flags or load.ordering:
            return Obstacle("the load is volatile or atomic")
        if self.split and any(self._may_change_outside(o) for o in self.objects.of(load.pointer)):
            return Obstacle("the caller may change the memory before the reverse sweep")
        return None

    def obstacle(self, load: Load) -> Obstacle | None:
        """Why the load may give another value in the reverse sweep; None if it gives the same."""
        if self.can_reload(load):
            return None
        size = self.layout.store_size_of(load.type)
        return self._hindrance(load) or Obstacle("the memory may be overwritten", self.writers.first_change(load, size))

    def _may_change_outside(self, made: MemoryObject) -> bool:
        if made.kind == "argument":
            assert isinstance(made.value, Argument)
            return self.caller_may_change[made.value.index]
        if made.value in self.kept:
            return False
        return not (isinstance(made.value, GlobalVariable) and made.value.is_constant)

    def changes_after(self, call: Call, index: int) -> bool:
        """May the memory behind argument `index` of a call change before the call's reverse half runs?"""
        return self.may_change(call, self.objects.reach(self.objects.of(call.arguments[index])))

    def may_change(
        self,
        call: Call,
        objects: frozenset[MemoryObject],
        spares: Callable[[Instruction], bool] = lambda _: False,
    ) -> bool:
        """May one of these objects change before the call's reverse half runs, by what does not spare them?"""
        if self.split and any(o.kind == "alloca" or self._may_change_outside(o) for o in objects):
            return True
        return self.writers.may_change_objects_later(call, objects, spares)

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
        if kind is CallKind.MIRRORED:
            return self._mirrored_writes(call, name)
        if kind is CallKind.DEALLOCATION:
            rule = rules.deallocation_rule(name)
            assert rule is not None
            return [Writer(call, arguments[rule.pointer], None, "")]
        return self._ordinary_writes(call)

    def _mirrored_writes(self, call: Call, name: str) -> list[Writer]:
        """Links anywhere in the structure."""
        rule = rules.mirrored_rule(name)
        assert rule is not None
        if not rule.changes_memory:
            return []
        passed = (o for argument in call.arguments for o in self.objects.of(argument))
        return [Writer(call, None, None, "", self.objects.reach(passed))]

    def _ordinary_writes(self, call: Call) -> list[Writer]:
        effects = memory_effects(call)
        found: list[Writer] = []
        if effects["argmem"] in WRITES:
            for index, argument in enumerate(call.arguments):
                if self.objects.of(argument) and not any(
                    argument_attribute(call, index, word) for word in ("readonly", "readnone")
                ):
                    found.append(Writer(call, argument, None, ""))
        if effects["other"] in WRITES:
            behind = (self.objects.behind(argument) for argument in call.arguments)
            reached = frozenset(o for objects in behind for o in objects)
            found += [Writer(call, None, None, "", reached)] if reached else []
            found.append(Writer(call, None, None, ""))
        return found
