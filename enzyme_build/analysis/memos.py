"""Memos: state that keeps what was computed from active inputs, until the program finds that it must be made again.

A *guard* is a branch that looks at state which the code behind it changes (`if (t != last) { …; last = t; }`,
`if (!filled[n]) { …; filled[n] = 1; }`).  A global is a memo where a number that varies is stored under a guard:
whether it holds a result of this derivative or of an earlier call depends on the guard.  What every call writes before
it reads has no guard, nor has a state that every call reads before it writes: that is an input, and constant.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property

from enzyme_build import rules
from enzyme_build.analysis.call_graph import reached_by_calls
from enzyme_build.analysis.calls import (
    CallKind,
    called_function,
    callee_name,
    classify,
    copied_from,
    is_of_fortran_runtime,
)
from enzyme_build.analysis.closure import Closure
from enzyme_build.analysis.control_dependence import ControlDependence
from enzyme_build.analysis.control_flow import ControlFlow
from enzyme_build.analysis.initialised_once import initialised_once
from enzyme_build.analysis.offsets import address_of
from enzyme_build.analysis.shape_nodes import Node
from enzyme_build.analysis.spots import Spot, Spots, is_local, overlap
from enzyme_build.analysis.varied_numbers import VariedNumbers
from enzyme_build.ir import (
    Block,
    Branch,
    Call,
    Compare,
    ConstantNull,
    Function,
    GlobalVariable,
    Instruction,
    Load,
    Phi,
    Select,
    Store,
    Switch,
    Value,
    is_pointer,
)

ByOwner = dict[GlobalVariable | Node, list[Spot]]


@dataclass(eq=False)
class Memo:
    """`spots`: where in the global; `keys`: the globals that its guards look at; `is_countable`: no other state."""

    spots: dict[Spot, None] = field(default_factory=dict[Spot, None])
    keys: dict[GlobalVariable, None] = field(default_factory=dict[GlobalVariable, None])
    is_countable: bool = True


class Memos:
    def __init__(
        self,
        spots: Spots,
        functions: Iterable[Function],
        body_of: Callable[[Function], Function],
        varied: Callable[[], VariedNumbers],
    ):
        self.spots = spots
        self.functions = list(functions)
        self._body_of = body_of
        self._varied = varied
        self._bodies: dict[Function, Body] = {}
        self._guarded_calls: dict[Function, dict[Spot, None]] = {}  # functions under guards, and what those look at
        self._known = frozenset(self.functions)
        self._written = Closure[Function, Spot](lambda f: (self._own_writes(f), self._known_callees(f)))
        self._linked = Closure[Function, Spot](lambda f: (self._own_links(f), self._known_callees(f)))
        self._read: dict[Function, list[Spot]] = {}

    @property
    def varied(self) -> VariedNumbers:
        return self._varied()

    @cached_property
    def found(self) -> dict[GlobalVariable | Node, Memo]:
        """By the globals, and by the memory that can be reached from one."""
        stores = [s for f in self.functions for s in self._guarded_stores(f)]
        for function in list(self._guarded_calls):
            read = self._guarded_calls[function]
            stores += [(function, i, read) for i in self._body_of(function).instructions() if written_by(i)]
        if not any(self._state_of(function, instruction) for function, instruction, _ in stores):
            return {}
        varied = self.varied
        found: dict[GlobalVariable | Node, Memo] = {}
        first_set = {s.owner for f, i, _ in stores if not updates_itself(i) for s in self._state_of(f, i)}
        for function, instruction, read in stores:
            if not _stores_varied(function, instruction, varied):
                continue
            is_update = updates_itself(instruction)
            for spot in self._state_of(function, instruction):
                if not varied.is_varied([spot]):
                    continue  # (other callers of the function have what varies stored)
                if is_update and spot.owner not in first_set:
                    continue  # a sum, a state that moves on
                memo = found.setdefault(spot.owner, Memo())
                memo.spots[spot] = None
                memo.keys |= {s.owner: None for s in read if isinstance(s.owner, GlobalVariable)}
                memo.is_countable &= all(isinstance(s.owner, GlobalVariable) for s in read)
        return found

    def _state_of(self, function: Function, instruction: Instruction) -> list[Spot]:
        return [s for p in written_by(instruction) if not is_local(p) for s in self.state_at(function, p)]

    # ---- guards --------------------------------------------------------------------------------------------
    def body(self, function: Function) -> Body:
        if function not in self._bodies:
            self._bodies[function] = Body(self._body_of(function))
        return self._bodies[function]

    def _guarded_stores(self, function: Function) -> Iterator[tuple[Function, Instruction, dict[Spot, None]]]:
        """What is written under guards, with what these look at; calls under guards are noted."""
        body = self.body(function)
        if is_of_fortran_runtime(function):
            return  # its branches decide how something is copied, not whether
        written = by_owner(self._written.of(function))
        if not written:
            return
        guards = {block: read for block in body.branching if (read := self._looks_at(function, block, written))}
        guards |= {block: guards.get(block, {}) | read for block, read in self._null_guards(function, body)}
        chosen = {s: r for s in body.selects if (r := self._looked_at_by(function, s.operands[0], written))}
        if not guards and not chosen:
            return
        for instruction in (i for i in body.function.instructions() if i.parent not in body.once):
            read = union_of(guards.get(block) for block in body.dependence.of(instruction.block))
            if read and isinstance(instruction, Call) and classify(instruction) is CallKind.DEFINED:
                self._note_call(instruction, read)
            elif written_by(instruction):
                if not read and isinstance(instruction, Store):
                    read = _chosen_under(instruction.value, guards, chosen, body)
                if read:
                    yield function, instruction, read

    def _null_guards(self, function: Function, body: Body) -> Iterator[tuple[Block, dict[Spot, None]]]:
        """Branches that look at a pointer which is set behind them: `if (!known[n]) known[n] = …`."""
        asking = {block: read for block in body.branching if (read := self._asks_for_null(function, block))}
        behind: dict[Block, dict[Spot, None]] = {}
        for block in body.flow.order if asking else ():
            guards = [g for g in body.dependence.of(block) if g in asking] if block not in body.once else []
            links = dict.fromkeys(self._links_in(function, block)) if guards else {}
            for guard in guards:
                behind.setdefault(guard, {}).update(links)
        for guard, links in behind.items():
            linked = by_owner(links)
            read = {s: None for s in asking[guard] if any(overlap(s, link) for link in linked.get(s.owner, ()))}
            if read:
                yield guard, read

    def _asks_for_null(self, function: Function, block: Block) -> list[Spot]:
        condition = block.terminator.operands[0]
        if not isinstance(condition, Compare) or not any(isinstance(o, ConstantNull) for o in condition.operands):
            return []
        asked = (o for o in condition.operands if isinstance(o, Load) and not is_local(o.pointer))
        return [spot for load in asked for spot in self.state_at(function, load.pointer)]

    def _links_in(self, function: Function, block: Block) -> list[Spot]:
        """Where a block puts addresses, or what it calls does."""
        callees = (called_function(i) for i in block.instructions if isinstance(i, Call))
        known = [callee for callee in callees if callee is not None and callee in self._known]
        return [*self._own_links_in(function, block), *(s for callee in known for s in self._linked.of(callee))]

    def _own_links_in(self, function: Function, block: Block) -> list[Spot]:
        links = [i.pointer for i in block.instructions if isinstance(i, Store) and is_pointer(i.value.type)]
        return [s for p in links if not is_local(p) for s in self.state_at(function, p)]

    def _note_call(self, call: Call, read: dict[Spot, None]) -> None:
        callee = called_function(call)
        for function in self.reached(callee) if callee is not None else ():
            self._guarded_calls.setdefault(function, {}).update(read)

    def _looks_at(self, function: Function, block: Block, written: ByOwner) -> dict[Spot, None]:
        return self._looked_at_by(function, block.terminator.operands[0], written)

    def _looked_at_by(self, function: Function, condition: Value, written: ByOwner) -> dict[Spot, None]:
        """The state that a condition looks at and that the function changes."""
        body = self.body(function)
        read: dict[Spot, None] = {}
        for part in parts_of_condition(condition):
            match part:
                case Load() if not is_local(part.pointer) and not body.is_fresh(part):
                    read |= dict.fromkeys(self.state_at(function, part.pointer))
                case Call() if classify(part) is CallKind.DEFINED:
                    read |= self._state_read_by_calls(part)
                case Call() if classify(part) is CallKind.INACTIVE:
                    for pointer in (a for a in part.arguments if is_pointer(a.type)):
                        read |= dict.fromkeys(self.state_at(function, pointer))
                case _:
                    pass
        return {spot: None for spot in read if any(overlap(spot, other) for other in written.get(spot.owner, ()))}

    def state_at(self, function: Function, pointer: Value) -> list[Spot]:
        return [spot for spot in self.spots.of(function, pointer) if self.spots.is_state(spot)]

    def _own_writes(self, function: Function) -> list[Spot]:
        once = self.body(function).once
        written = (i for i in self._body_of(function).instructions() if i.parent not in once)
        pointers = [p for i in written for p in written_by(i) if not is_local(p)]
        return [s for p in pointers for s in self.state_at(function, p)]

    def _own_links(self, function: Function) -> list[Spot]:
        once = self.body(function).once
        return [s for b in self.body(function).flow.order if b not in once for s in self._own_links_in(function, b)]

    def _own_reads(self, function: Function) -> list[Spot]:
        if function not in self._read:
            loads = (i for i in self._body_of(function).instructions() if isinstance(i, Load))
            numbers = [i.pointer for i in loads if not is_pointer(i.type) and not is_local(i.pointer)]
            self._read[function] = [s for pointer in numbers for s in self.state_at(function, pointer)]
        return self._read[function]

    def _state_read_by_calls(self, call: Call) -> dict[Spot, None]:
        callee = called_function(call)
        return dict.fromkeys(
            s for f in (self.reached(callee) if callee is not None else ()) for s in self._own_reads(f)
        )

    def reached(self, function: Function) -> list[Function]:
        return [f for f in reached_by_calls([function], self._callees) if f in self._known]

    def _known_callees(self, function: Function) -> list[Function]:
        return [callee for callee in self._callees(function) if callee in self._known]

    def _callees(self, function: Function) -> list[Function]:
        return self.body(function).callees if function in self._known else []


class Body:
    """What is asked of one body again and again."""

    def __init__(self, function: Function):
        self.function = function
        self.flow = ControlFlow(function)

    @cached_property
    def dependence(self) -> ControlDependence:
        return ControlDependence(self.function, self.flow)

    @cached_property
    def once(self) -> set[Block]:
        """What makes static variables: the guard is no memo's, and what is made is constant."""
        return initialised_once(self.function, self.flow)

    @cached_property
    def branching(self) -> list[Block]:
        return [b for b in self.flow.order if isinstance(b.terminator, (Branch, Switch)) and len(b.successors) > 1]

    @cached_property
    def selects(self) -> list[Select]:
        return [i for i in self.function.instructions() if isinstance(i, Select)]

    @cached_property
    def stores_of_choices(self) -> list[Store]:
        """What is stored behind a loop or a branch that has decided what it is."""
        return [i for i in self.function.instructions() if isinstance(i, Store) and isinstance(i.value, (Phi, Select))]

    @cached_property
    def callees(self) -> list[Function]:
        calls = (i for i in self.function.instructions() if isinstance(i, Call) and classify(i) is CallKind.DEFINED)
        return list(dict.fromkeys(callee for call in calls if (callee := called_function(call)) is not None))

    @cached_property
    def _stores(self) -> dict[tuple[Value, int], list[Store]]:
        found: dict[tuple[Value, int], list[Store]] = {}
        for store in (i for i in self.function.instructions() if isinstance(i, Store)):
            address = address_of(store.pointer)
            if not address.terms:
                found.setdefault((address.base, address.offset), []).append(store)
        return found

    def is_fresh(self, load: Load) -> bool:
        """Has the function itself stored what is loaded, whatever way control came?"""
        address = address_of(load.pointer)
        stores = self._stores.get((address.base, address.offset), []) if not address.terms else []
        return any(s.block is not load.block and self.flow.dominates(s.block, load.block) for s in stores)


def by_owner(spots: Iterable[Spot]) -> ByOwner:
    found: ByOwner = {}
    for spot in spots:
        found.setdefault(spot.owner, []).append(spot)
    return found


def union_of(parts: Iterable[dict[Spot, None] | None]) -> dict[Spot, None]:
    found: dict[Spot, None] = {}
    for part in parts:
        found |= part or {}
    return found


def parts_of_condition(condition: Value) -> Iterator[Instruction]:
    """What a condition is computed from, through the branches that choose among a phi's values."""
    seen: set[Value] = set()
    work = [condition]
    while work:
        part = work.pop()
        if part in seen or not isinstance(part, Instruction):
            continue
        seen.add(part)
        yield part
        if isinstance(part, Phi):
            work += [b.terminator.operands[0] for b in part.blocks if len(b.successors) > 1]
        if isinstance(part, Call):
            work += [argument for argument in part.arguments if not is_pointer(argument.type)]
        elif not isinstance(part, Load):
            work += part.operands


def _chosen_under(
    value: Value, guards: dict[Block, dict[Spot, None]], chosen: dict[Select, dict[Spot, None]], body: Body
) -> dict[Spot, None]:
    """What the guards look at that decide which value it is."""
    found: dict[Spot, None] = {}
    seen: set[Value] = set()
    work = [value]
    while work:
        part = work.pop()
        if part in seen or not isinstance(part, (Phi, Select)):
            continue
        seen.add(part)
        if isinstance(part, Phi):
            found |= union_of(guards.get(g) for b in part.blocks for g in (b, *body.dependence.of(b)))
            work += part.operands
        else:
            found |= chosen.get(part, {})
            work += part.operands[1:]
    return found


def written_by(instruction: Instruction) -> list[Value]:
    """The pointers through which an instruction writes what is no address."""
    match instruction:
        case Store():
            return [instruction.pointer] if not is_pointer(instruction.value.type) else []
        case Call() if classify(instruction) is CallKind.MEMORY:
            rule = rules.memory_rule(callee_name(instruction))
            return [instruction.arguments[rule.destination]] if rule is not None else []
        case Call() if classify(instruction) is CallKind.OUTPUTS:
            return [a for a in instruction.arguments if is_pointer(a.type)]
        case _:
            return []


def _stores_varied(function: Function, instruction: Instruction, varied: VariedNumbers) -> bool:
    match instruction:
        case Store():
            return varied.varies(instruction.value)
        case Call() if classify(instruction) is CallKind.MEMORY:
            source = copied_from(instruction)
            return source is not None and varied.varies_at(function, source, True)
        case Call():
            return any(map(varied.varies, instruction.arguments))
        case _:
            return False


def updates_itself(instruction: Instruction) -> bool:
    """Is what is stored computed from what lay at the same address?"""
    if not isinstance(instruction, Store):
        return False
    place = address_of(instruction.pointer)
    seen: set[Value] = set()
    work: list[Value] = [instruction.value]
    while work:
        part = work.pop()
        if part in seen or not isinstance(part, Instruction):
            continue
        seen.add(part)
        if isinstance(part, Load):
            if address_of(part.pointer) == place:
                return True
        elif not isinstance(part, Phi):
            work += part.operands
    return False
