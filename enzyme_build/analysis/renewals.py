"""Memos whose keys are compared with active inputs, so that they can be made again: `if (t != last) { …; last = t; }`.

A comparison that says "not the same" where it is the same leads to the same state if what follows puts the input into
the key, and reads nothing of what it writes before it has written it: nothing counts or moves on.  (What it reads and
does not write over afterwards is as it was: `power[k] = power[k - 1] * x` begins with a constant.)

What follows may ask other memos, also of what does not vary: that their keys are found tells as much as making them.
Where none of that can be shown, the derivative can look whether all state is as it was, if that lies in globals.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from enzyme_build import rules
from enzyme_build.analysis.calls import CallKind, called_function, callee_name, classify, copied_from
from enzyme_build.analysis.memos import Body, ByOwner, Memos, by_owner, parts_of_condition, written_by
from enzyme_build.analysis.offsets import address_of, origins_of
from enzyme_build.analysis.renewal_hits import goes_on_alike
from enzyme_build.analysis.shape_nodes import Node
from enzyme_build.analysis.spots import Spot, is_local, overlap
from enzyme_build.ir import (
    Argument,
    AtomicRMW,
    Binary,
    Block,
    Branch,
    Call,
    Compare,
    CompareExchange,
    Constant,
    ConstantFloat,
    ConstantInt,
    ConstantNull,
    Function,
    GlobalVariable,
    Instruction,
    Invoke,
    Load,
    Phi,
    Return,
    Select,
    Store,
    Value,
    float_value,
    is_pointer,
)

_EQUAL, _DIFFERENT = ("oeq", "ueq", "eq"), ("one", "une", "ne")
_SLIGHT = 1e-6  # how far a key may be from what it is compared with
_GREATER, _LESS = ("ogt", "oge", "ugt", "uge"), ("olt", "ole", "ult", "ule")
Part = tuple[Function, list[Block]]
Places = frozenset[Spot]
_NONE: Places = frozenset()


@dataclass(frozen=True)
class Looks:
    """What makes a memo again, and where control goes from there; all that it writes must be as it was.

    `keys`: (variable, offset, bytes) of what the guard looks at, and finds again when it is asked the same.
    """

    written: tuple[GlobalVariable, ...]
    keys: tuple[tuple[GlobalVariable, int, int], ...]
    blocks: frozenset[Block]
    exits: tuple[Block, ...]
    returns: tuple[Block, ...]


@dataclass(frozen=True)
class Renewal:
    """A comparison of what varies with the key of a memo, and the instructions that set the key behind the guard.

    `guard`: the block that branches, to `start` if the sides are not the same.
    """

    comparison: Compare
    differs: bool  # what it says of sides that are not the same
    stores: tuple[Instruction, ...]
    guard: Block
    start: Block
    inputs: frozenset[Value]  # what is compared with the key, and what that is loaded from: no state
    varies: bool  # what is compared; of others it is only asked whether they are made alike
    looks: Looks | None = None  # where it must be looked at whether the memo is made alike


class Renewals:
    """`stays`: is what a load in a function reads written over by nothing that comes after it?  `ways`: phis that only
    say which way control has come."""

    def __init__(
        self, memos: Memos, stays: Callable[[Function, Load], bool], ways: Callable[[Function], Collection[Phi]]
    ):
        self._memos = memos
        self._stays = stays
        self._ways = ways
        self._made: dict[Block, tuple[Block, Places]] = {}  # by guards that are known: see `_on_edge`
        self._surely_set: dict[Function, Places] = {}
        self._regions: dict[tuple[Block, Block], tuple[list[Block], list[Function]]] = {}

    def find(self) -> list[Renewal]:
        """The inner ones first: where a memo is made by others, these are made again, too."""
        left = [c for f in self._memos.functions for c in self._candidates(f)] if self._memos.found else []
        left = [(f, renewal) for f, renewal in left if self._goes_on_alike(f, renewal)]
        found: dict[Compare, Renewal] = {}
        before = -1
        while len(found) != before:
            before = len(found)
            for function, renewal in left:
                if renewal.comparison not in found and self._is_made_alike(function, renewal):
                    found[renewal.comparison] = renewal
        left = [(f, renewal) for f, renewal in left if renewal.varies and renewal.comparison not in found]
        looked_at = [replace(r, looks=looks) for f, r in left if (looks := self._looks(f, r)) is not None]
        return [*(renewal for renewal in found.values() if renewal.varies), *looked_at]

    def _candidates(self, function: Function) -> list[tuple[Function, Renewal]]:
        body = self._memos.body(function)
        behind: dict[Block, list[Instruction]] = {}
        for instruction in body.function.instructions():
            for block in body.dependence.of(instruction.block):
                behind.setdefault(block, []).append(instruction)
        found: list[tuple[Function, Renewal]] = []
        for guard in (g for g in body.branching if g in behind):
            for comparison in parts_of_condition(guard.terminator.operands[0]):
                sides = _sides_of(comparison) if isinstance(comparison, Compare) else None
                if sides is None or not isinstance(comparison, Compare):
                    continue
                stores = self._key_stores(function, sides, behind[guard])
                start = _way_of_others(body, guard, comparison, sides.differs, list(stores)) if stores else None
                if start is not None:
                    renewal = Renewal(
                        comparison,
                        sides.differs,
                        tuple(stores),
                        guard,
                        start,
                        _inputs_of(sides),
                        any(stores.values()),
                    )
                    found.append((function, renewal))
        return found

    def _key_stores(self, function: Function, sides: _Sides, behind: list[Instruction]) -> dict[Instruction, bool]:
        """What puts one side of a comparison into the other one, which is state, and whether that side varies."""
        memos = self._memos
        found: dict[Instruction, bool] = {}
        for key, given in ((sides.left, sides.right), (sides.right, sides.left)):
            if isinstance(given, Constant):
                continue
            if is_pointer(given.type):
                varies = memos.varied.varies_at(function, given, True)
                places = memos.state_at(function, key) if not is_local(key) else []
            else:
                varies = memos.varied.varies(given)
                loads = [o for o in origins_of(key) if isinstance(o, Load) and not memos.body(function).is_fresh(o)]
                places = [spot for load in loads for spot in memos.state_at(function, load.pointer)]
            for instruction in [*behind, *memos.body(function).stores_of_choices] if places else ():
                if _puts(instruction, given):
                    target = (s for p in written_by(instruction) for s in memos.spots.of(function, p))
                    if any(overlap(spot, place) for spot in target for place in places):
                        found[instruction] = varies or found.get(instruction, False)
        return found

    # ---- is it made alike? ---------------------------------------------------------------------------------
    def _is_made_alike(self, function: Function, renewal: Renewal) -> bool:
        """Is nothing read that was there before, of what is written from the start on and in functions called there?"""
        blocks, called = self._region(function, renewal)
        parts = [(function, blocks), *((f, self._memos.body(f).flow.order) for f in called)]
        if any(_is_never_the_same(i) for _, part in parts for block in part for i in block.instructions):
            return False
        written = frozenset(s for f, part in parts for b in part for s in self._written_in(f, b))
        if self._takes_from_before(function, blocks, written):
            return False
        changed = {address_of(p).base for block in blocks for i in block.instructions for p in written_by(i)}
        inputs = renewal.inputs - changed
        entered = self._set_at_calls(parts, written)
        for f, part in parts:
            before = self._set_before(f, part, written, entered[f])
            unset = (u for b in part for u in self._read_before_set(f, b, before[b], written, inputs))
            if not all(f is function and self._stays(f, load) for load in unset):
                return False
        self._made[renewal.guard] = renewal.start, written
        self._surely_set.clear()
        return True

    def _takes_from_before(self, function: Function, blocks: list[Block], written: Places) -> bool:
        """Is anything computed there from what was loaded in front of the guard, of what is written?"""
        inside, owners = set(blocks), by_owner(written)
        seen: set[Value] = set()
        work = [o for block in blocks for i in block.instructions for o in _given(i, inside)]
        while work:
            value = work.pop()
            if value in seen or not isinstance(value, Instruction) or value.parent in inside:
                continue
            seen.add(value)
            if isinstance(value, Load):
                places = self._memos.state_at(function, value.pointer) if not is_local(value.pointer) else []
                if any(_meets(spot, owners) for spot in places):
                    return True
            elif not isinstance(value, (Call, Invoke)):
                work += value.operands
        return False

    def _region(self, function: Function, renewal: Renewal) -> tuple[list[Block], list[Function]]:
        """What makes the memo, and the functions that it reaches."""
        ends = renewal.guard, renewal.start
        if ends not in self._regions:
            self._regions[ends] = self._find_region(function, renewal)
        return self._regions[ends]

    def _find_region(self, function: Function, renewal: Renewal) -> tuple[list[Block], list[Function]]:
        body = self._memos.body(function)
        behind = {block for block in body.flow.order if renewal.guard in body.dependence.of(block)}
        blocks = _reached_from(renewal.start, behind - {renewal.guard})
        calls = [i for b in blocks for i in b.instructions if isinstance(i, Call) and classify(i) is CallKind.DEFINED]
        callees = (called_function(call) for call in calls)
        return blocks, list(dict.fromkeys(f for c in callees if c is not None for f in self._memos.reached(c)))

    def _taking(self, function: Function, renewal: Renewal, making: frozenset[Block]) -> list[Block]:
        """The blocks where the program takes what is kept."""
        body = self._memos.body(function)
        behind = [b for b in body.flow.order if renewal.guard in body.dependence.of(b)]
        return [b for b in behind if b not in making and b is not renewal.guard]

    def _goes_on_alike(self, function: Function, renewal: Renewal) -> bool:
        making = frozenset(self._region(function, renewal)[0])
        taking = self._taking(function, renewal, making)
        return goes_on_alike(renewal.guard, making, taking, self._ways(function))

    def _looks(self, function: Function, renewal: Renewal) -> Looks | None:
        """Where a derivative can look; None where it cannot see all state, or would not find that again."""
        body, guard = self._memos.body(function), renewal.guard
        blocks, called = self._region(function, renewal)
        inside = frozenset(blocks)
        exits = dict.fromkeys(s for block in blocks for s in block.successors if s not in inside)
        taking = self._taking(function, renewal, inside)
        parts = [(function, blocks), *((f, self._memos.body(f).flow.order) for f in called)]
        instructions = [(f, i) for f, part in parts for b in part for i in b.instructions]
        if any(_is_never_the_same(i) or _is_unseen(i) for _, i in instructions):
            return None  # what they do does not show in the program's globals
        written = dict.fromkeys(s.owner for f, i in instructions for s in self._spots_written(f, i))
        is_memo = not self._memos.found.keys().isdisjoint(written)
        if not is_memo or any(self._written_in(function, block) for block in taking):
            return None
        if self._has_other_inputs(function, renewal, blocks):
            return None  # what is kept may be of others, that are as large by chance
        flow = body.flow
        repeats = any(flow.dominates(end, before) for end in exits for before in flow.predecessors[end])
        is_entered_once = guard not in exits and all(flow.dominates(guard, block) for block in blocks)
        if repeats or not is_entered_once or not isinstance(guard.terminator, Branch):
            return None  # there is no place where the copy is known, and all has been written
        written = [owner for owner in written if owner not in self._statistics]
        variables = tuple(owner for owner in written if isinstance(owner, GlobalVariable))
        returns = tuple(block for block in blocks if isinstance(block.terminator, Return))
        if len(variables) < len(written):
            return None
        return Looks(variables, tuple(self._keys(function, guard, blocks)), inside, tuple(exits), returns)

    @cached_property
    def _statistics(self) -> set[GlobalVariable | Node]:
        """State that is read to count on from it, and for nothing else."""
        loads = [(f, i) for f in self._memos.functions for i in self._memos.body(f).function.instructions()]
        counted: set[GlobalVariable | Node] = set()
        read: set[GlobalVariable | Node] = set()
        for function, load in loads:
            if isinstance(load, Load) and not is_local(load.pointer):
                owners = {spot.owner for spot in self._memos.state_at(function, load.pointer)}
                (counted if _is_counted_on(load) else read).update(owners)
        return counted - read

    def _has_other_inputs(self, function: Function, renewal: Renewal, blocks: list[Block]) -> bool:
        """Is the memo made of something that varies and is no key?  Then what is kept may be of another one."""
        condition = renewal.guard.terminator.operands[0]
        compared = [o for part in parts_of_condition(condition) if isinstance(part, Compare) for o in part.operands]
        places = {address_of(o.pointer) for o in compared if isinstance(o, Load)}
        inside = {i for block in blocks for i in block.instructions}
        varied = self._memos.varied
        for instruction in inside:
            if isinstance(instruction, Load) and varied.varies(instruction) and not is_local(instruction.pointer):
                is_key = address_of(instruction.pointer) in places
                if not is_key and not self._memos.state_at(function, instruction.pointer):
                    return True
            for given in instruction.operands:
                is_given = isinstance(given, (Instruction, Argument)) and given not in inside and given not in compared
                if is_given and not is_pointer(given.type) and varied.varies(given):
                    return True
        return False

    def _keys(self, function: Function, guard: Block, blocks: list[Block]) -> Iterator[tuple[GlobalVariable, int, int]]:
        """What a guard compares with something that is put there behind it, in whatever way it does."""
        layout = guard.function.module.layout
        stores = [i for block in blocks for i in block.instructions if isinstance(i, Store)]
        for comparison in parts_of_condition(guard.terminator.operands[0]):
            if not isinstance(comparison, Compare):
                continue
            for key, given in (comparison.operands, comparison.operands[::-1]):
                place = address_of(key.pointer) if isinstance(key, Load) else None
                if place is None or not isinstance(place.base, GlobalVariable) or place.terms:
                    continue
                if any(address_of(store.pointer) == place and _puts(store, given) for store in stores):
                    yield place.base, place.offset, layout.store_size_of(key.type)

    def _set_at_calls(self, parts: list[Part], everything: Places) -> dict[Function, Places]:
        """What has been written wherever one of these parts calls the function of another one; the first is entered.

        Nothing where a call does not say which function it calls.
        """
        calls = (call for _, part in parts for block in part for call in _calls_in(block))
        if any(classify(call) is CallKind.INDIRECT for call in calls):
            return dict.fromkeys((f for f, _ in parts), _NONE)
        entered = dict.fromkeys((f for f, _ in parts), everything) | {parts[0][0]: _NONE}
        changed = True
        while changed:
            changed = False
            for function, part in parts:
                before = self._set_before(function, part, everything, entered[function])
                for callee, known in ((c, k) for b in part for c, k in self._known_at_calls(function, b, before[b])):
                    changed |= callee in entered and not entered[callee] <= known
                    entered[callee] = entered.get(callee, _NONE) & known
        return entered

    def _known_at_calls(self, function: Function, block: Block, before: Places) -> Iterator[tuple[Function, Places]]:
        """The functions called there, each with what has been written before the call."""
        for instruction in block.instructions:
            callee = called_function(instruction) if isinstance(instruction, (Call, Invoke)) else None
            if callee is not None:
                yield callee, before
            before |= self._sets(function, [instruction])

    def _written_in(self, function: Function, block: Block) -> list[Spot]:
        return [s for i in block.instructions for s in self._spots_written(function, i)]

    def _spots_written(self, function: Function, instruction: Instruction) -> list[Spot]:
        pointers = [p for p in written_by(instruction) if not is_local(p)]
        return [s for p in pointers for s in self._memos.state_at(function, p)]

    def _set_before(
        self, function: Function, blocks: list[Block], everything: Places, entered: Places = _NONE
    ) -> dict[Block, Places]:
        """From the first block on, through these: what has been written on every way to a block."""
        flow, inside = self._memos.body(function).flow, set(blocks)
        own = {block: self._sets(function, block.instructions) for block in blocks}
        own[blocks[0]] |= entered
        after = dict.fromkeys(blocks, everything)
        before = dict.fromkeys(blocks, _NONE) | {blocks[0]: entered}
        changed = True
        while changed:
            changed = False
            for block in blocks[1:]:
                known = [after[p] | self._on_edge(p, block) for p in flow.predecessors[block] if p in inside]
                before[block] = known[0].intersection(*known) if known else _NONE
                new = before[block] | own[block]
                changed |= after[block] != new
                after[block] = new
            changed |= after[blocks[0]] != own[blocks[0]]
            after[blocks[0]] = own[blocks[0]]
        return before

    def _on_edge(self, source: Block, target: Block) -> Places:
        """Where the guard of another memo finds its key: it was made in the same derivative."""
        start, owners = self._made.get(source, (target, _NONE))
        return owners if target is not start else _NONE

    def _sets(self, function: Function, instructions: Iterable[Instruction]) -> Places:
        found: set[Spot] = set()
        for instruction in instructions:
            found.update(self._spots_written(function, instruction))
            if isinstance(instruction, Call) and classify(instruction) is CallKind.DEFINED:
                callee = called_function(instruction)
                found |= self._set_by(callee) if callee is not None else _NONE
        return frozenset(found)

    def _set_by(self, function: Function) -> Places:
        """What a function writes in every call, but for memos that are known."""
        if function not in self._surely_set:
            self._surely_set[function] = _NONE
            if function in self._memos.functions:
                blocks = self._memos.body(function).flow.order
                ends = [block for block in blocks if isinstance(block.terminator, Return)]
                everything = frozenset(s for block in blocks for s in self._written_in(function, block))
                before = self._set_before(function, blocks, everything)
                known = [before[end] | self._sets(function, end.instructions) for end in ends]
                self._surely_set[function] = known[0].intersection(*known) if known else _NONE
        return self._surely_set[function]

    def _read_before_set(
        self, function: Function, block: Block, before: Places, written: Iterable[Spot], inputs: frozenset[Value]
    ) -> Iterator[Load]:
        """The loads from what is written that may come before it has been, and that do not only look at it."""
        known = by_owner(before)
        anywhere = by_owner(written)
        for instruction in block.instructions:
            if isinstance(instruction, Load) and not is_local(instruction.pointer):
                if address_of(instruction.pointer).base in inputs:
                    continue
                places = self._memos.state_at(function, instruction.pointer)
                unset = any(_meets(spot, anywhere) and not _meets(spot, known) for spot in places)
                if unset and not _is_only_looked_at(instruction):
                    yield instruction
            else:
                for spot in self._sets(function, [instruction]):
                    known.setdefault(spot.owner, []).append(spot)


def _is_counted_on(load: Load) -> bool:
    """What is loaded goes back to its place, with something added."""
    place = address_of(load.pointer)
    sums = [user for user in load.users if isinstance(user, Binary)]
    stores = [user for value in sums for user in value.users]
    if not sums or len(sums) < len(list(load.users)):
        return False
    return all(isinstance(s, Store) and address_of(s.pointer) == place for s in stores)


def _given(instruction: Instruction, inside: set[Block]) -> list[Value]:
    """What it is computed from; of a phi, on these ways."""
    if isinstance(instruction, Phi):
        return [value for value, block in zip(instruction.operands, instruction.blocks) if block in inside]
    return instruction.operands


def _is_never_the_same(call: Instruction) -> bool:
    """It does something else when it is done again (a random number, a count that threads share), or leaves text.

    (Text is no state that is looked at.)
    """
    if isinstance(call, (AtomicRMW, CompareExchange)):
        return isinstance(address_of(call.operands[0]).base, GlobalVariable)
    if not isinstance(call, (Call, Invoke)):
        return False
    rule = rules.inactive_rule(callee_name(call))
    if rule is None:
        return False
    leaves_text = rule.text == "written" and not all(map(is_local, rule.written(call.arguments)))
    return leaves_text or rule.because in rules.NEVER_THE_SAME or rule.because == "files"


def _is_unseen(call: Instruction) -> bool:
    return isinstance(call, (Call, Invoke)) and classify(call) in (CallKind.INDIRECT, CallKind.UNKNOWN)


def _calls_in(block: Block) -> list[Call | Invoke]:
    return [i for i in block.instructions if isinstance(i, (Call, Invoke))]


def _meets(spot: Spot, others: ByOwner) -> bool:
    return any(overlap(spot, other) for other in others.get(spot.owner, ()))


@dataclass(frozen=True)
class _Sides:
    left: Value
    right: Value
    differs: bool


def _sides_of(comparison: Compare) -> _Sides | None:
    """What is compared: two numbers, whether they are the same or how far they are apart, or two blocks of memory."""
    left, right = comparison.operands
    if comparison.predicate in (*_EQUAL, *_DIFFERENT) and not is_pointer(left.type) and not isinstance(right, Constant):
        return _Sides(left, right, comparison.predicate in _DIFFERENT)
    for distance, bound, larger in ((left, right, _GREATER), (right, left, _LESS)):
        apart = _difference_in(distance) if _is_slight(bound) else None
        if apart is not None and comparison.predicate in (*_GREATER, *_LESS):
            return _Sides(apart.operands[0], apart.operands[1], comparison.predicate in larger)
    is_memory = isinstance(left, Call) and rules.compares_memory(callee_name(left)) and isinstance(right, Constant)
    if is_memory and isinstance(left, Call) and comparison.predicate in ("eq", "ne"):
        return _Sides(left.arguments[0], left.arguments[1], comparison.predicate == "ne")
    return None


def _is_slight(bound: Value) -> bool:
    """What is no farther apart is the same: an iteration that looks how far it has come goes by more."""
    if isinstance(bound, Binary) and bound.opcode == "fmul":
        return any(map(_is_slight, bound.operands))
    return isinstance(bound, ConstantNull) or (
        isinstance(bound, ConstantFloat) and abs(float_value(str(bound.type), bound.text)) <= _SLIGHT
    )


def _inputs_of(sides: _Sides) -> frozenset[Value]:
    """Arguments among what the sides are loaded from."""
    found: set[Value] = set()
    for side in (sides.left, sides.right):
        pointer = side.pointer if isinstance(side, Load) else side
        base = address_of(pointer).base if is_pointer(pointer.type) else None
        if isinstance(base, Argument):
            found.add(base)
    return frozenset(found)


def _difference_in(distance: Value) -> Binary | None:
    """The difference of two numbers in its absolute value."""
    if not isinstance(distance, Call) or classify(distance) is not CallKind.SCALAR or len(distance.arguments) != 1:
        return None
    inner = distance.arguments[0]
    return inner if isinstance(inner, Binary) and inner.opcode == "fsub" else None


def _puts(instruction: Instruction, given: Value) -> bool:
    """Does it store a value, or copy what that was loaded from?"""
    source = address_of(given.pointer) if isinstance(given, Load) else None
    if is_pointer(given.type):
        source = address_of(given)
    match instruction:
        case Store(value=value):
            if given in origins_of(value) or value is given:
                return True
            return isinstance(value, Load) and source is not None and address_of(value.pointer).base is source.base
        case Call() if source is not None and (copied := copied_from(instruction)) is not None:
            return address_of(copied).base is source.base
        case _:
            return False


def _way_of_others(
    body: Body, guard: Block, comparison: Compare, differs: bool, stores: list[Instruction]
) -> Block | None:
    """Where the guard leads to if the comparison says that its sides are not the same."""
    decided = _decided_by(guard.terminator.operands[0], comparison, differs)
    if decided is not None and isinstance(guard.terminator, Branch):
        return guard.successors[0 if decided else 1]
    within = set(body.flow.order) - {guard}
    ways = [s for s in guard.successors if any(i.block in _reached_from(s, within) for i in stores)]
    return ways[0] if len(ways) == 1 else None


def _reached_from(start: Block, within: set[Block]) -> list[Block]:
    found = {start: None}
    work = [start]
    while work:
        for block in work.pop().successors:
            if block in within and block not in found:
                found[block] = None
                work.append(block)
    return list(found)


def _decided_by(condition: Value, comparison: Compare, differs: bool) -> bool | None:
    """What the condition is if the comparison says that its sides are not the same; None if that is not all."""
    work = [condition]
    while work:
        part = work.pop()
        if part is comparison:
            return differs
        match part:
            case Binary(opcode="or") if differs:
                work += part.operands
            case Binary(opcode="and") if not differs:
                work += part.operands
            case Select(operands=[first, ConstantInt(value=yes), other]) if yes and differs:
                work += [first, other]
            case Select(operands=[first, other, ConstantInt(value=0)]) if not differs:
                work += [first, other]
            case _:
                pass
    return None


def _is_only_looked_at(load: Load) -> bool:
    """Only whether it is equal to something matters, or how far from it."""
    seen: set[Value] = set()
    work: list[Value] = [load]
    while work:
        value = work.pop()
        if value not in seen:
            seen.add(value)
            for user in value.users:
                if isinstance(user, Phi):
                    work.append(user)
                elif isinstance(user, Binary) and all(_difference_in(u) is user for u in user.users):
                    seen.update(user.users)
                    if not all(isinstance(u, Compare) for distance in user.users for u in distance.users):
                        return False
                elif not isinstance(user, Compare) or user.predicate not in (*_EQUAL, *_DIFFERENT):
                    return False
    return True
