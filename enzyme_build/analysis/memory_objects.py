"""Which memory a pointer may point into, within one function.

A memory object is an alloca, an allocation, a global, everything that can be reached from one pointer argument, the
result of a call, memory that is never active (from a call without derivative), or the rest of the world.  The
points-to set of a pointer and the contents of an object (what the pointers stored in it point to) are the least
sets closed under the function's instructions, in any order (L. Andersen's analysis, 1994, one function at a time).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import gcd

from enzyme_build import rules
from enzyme_build.analysis.calls import (
    WRITES,
    CallKind,
    argument_attribute,
    callee_name,
    classify,
    memory_effects,
)
from enzyme_build.analysis.pointer_stores import PointerStores
from enzyme_build.analysis.returned_addresses import ReturnedAddresses
from enzyme_build.ir import (
    Alias,
    Alloca,
    AtomicRMW,
    Call,
    Cast,
    CompareExchange,
    Constant,
    ConstantAggregate,
    ConstantExpression,
    ConstantInt,
    Function,
    GlobalVariable,
    Instruction,
    Load,
    Return,
    Store,
    Value,
    bare_name,
    initializer_of,
    is_float,
    is_pointer,
    scalars_of,
)


@dataclass(eq=False)
class MemoryObject:
    """`kind`: alloca, allocation, global, argument, result, inactive or world; `value` made it (None for world).

    An argument has two: what it points to, and (`is_deep`) whatever can be reached from there.  A result that is
    `from_outside` may also be memory that the function shares with others.
    """

    kind: str
    value: Value | None
    is_deep: bool = False
    from_outside: bool = False
    contents: set[MemoryObject] = field(default_factory=set["MemoryObject"])

    @property
    def is_local(self) -> bool:
        """Made by this activation of the function."""
        return self.kind in ("alloca", "allocation")

    def __repr__(self) -> str:
        return f"<{self.kind} {getattr(self.value, 'name', '')}{' deep' if self.is_deep else ''}>"


Objects = frozenset[MemoryObject]
NOTHING: Objects = frozenset()


class MemoryObjects:
    """Points-to sets of one function."""

    def __init__(
        self, function: Function, stores: PointerStores | None = None, returned: ReturnedAddresses | None = None
    ):
        self.function = function
        self._stores = stores
        self._returned_by = returned
        self.world = MemoryObject("world", None)
        self.world.contents.add(self.world)
        self.objects: list[MemoryObject] = [self.world]
        self._made: dict[Value, MemoryObject] = {}
        self._points_to: dict[Value, set[MemoryObject]] = {}
        self._settled: dict[Value, Objects] = {}  # the same, once nothing is added any more
        self.returned: set[MemoryObject] = set()
        self._changed = False
        self._version = 0  # of what lies in all objects
        self._reached: dict[Objects, Objects] = {}  # by roots, in this version
        self._seen: dict[Call, tuple[int, ...]] = {}  # what a call was handed when it was looked at
        self._relevant = [i for i in function.instructions() if _moves_pointers(i)]
        for argument in function.arguments:
            if holds_pointer(argument.type):
                made = self._object("argument", argument)
                deep = MemoryObject("argument", argument, is_deep=True)
                deep.contents.add(deep)
                made.contents.add(deep)
                self.objects.append(deep)
                self._points_to[argument] = {made}
        self._solve()
        self._settled = {value: frozenset(objects) for value, objects in self._points_to.items()}
        self.escaped = self.reach(
            [o for o in self.objects if o.kind in ("argument", "global", "result", "world")] + list(self.returned)
        )

    # ---- questions ---------------------------------------------------------------------------------------
    def of(self, pointer: Value) -> Objects:
        """The objects that a pointer (or a value that carries pointers) may point into."""
        if isinstance(pointer, Constant):
            return self._of_constant(pointer)
        settled = self._settled.get(pointer)
        return frozenset(self._points_to.get(pointer, ())) if settled is None else settled

    def reach(self, roots: Iterable[MemoryObject]) -> Objects:
        """The roots and all that can be reached from them through stored pointers."""
        first = frozenset(roots)
        found = self._reached.get(first)
        if found is None:
            seen: set[MemoryObject] = set()
            new: set[MemoryObject] = set(first)
            while new:
                seen |= new
                new = set[MemoryObject]().union(*(made.contents for made in new)) - seen
            found = self._reached[first] = frozenset(seen)
        return found

    def behind(self, pointer: Value) -> Objects:
        """What can be reached through pointers that are stored where this one points."""
        return self.reach(inner for made in self.of(pointer) for inner in made.contents)

    def is_own(self, pointer: Value) -> bool:
        """True if the pointer can only point to memory that this activation made."""
        return all(made.is_local for made in self.of(pointer))

    def escapes(self, made: MemoryObject) -> bool:
        """True if code outside this function may know the object's address."""
        return not made.is_local or made in self.escaped

    # ---- the closure -------------------------------------------------------------------------------------
    def _object(self, kind: str, value: Value) -> MemoryObject:
        found = self._made.get(value)
        if found is None:
            found = self._made[value] = MemoryObject(kind, value)
            self.objects.append(found)
            self._contents_changed()
            if isinstance(value, GlobalVariable) and is_table(value):
                found.contents |= self._listed_in(value)
            elif kind in ("global", "result", "inactive"):
                found.contents.add(found)
                if kind != "inactive":
                    found.contents.add(self.world)
        return found

    def _solve(self) -> None:
        self._changed = True
        while self._changed:
            self._changed = False
            for instruction in self._relevant:
                self._transfer(instruction)

    def _contents_changed(self) -> None:
        self._changed = True
        self._version += 1
        self._reached.clear()

    def _is_as_before(self, call: Call) -> bool:
        """Nothing that the call can reach has changed since it was looked at."""
        state = (self._version, *(len(self.of(a)) for a in call.arguments))
        is_known = self._seen.get(call) == state
        self._seen[call] = state
        return is_known

    def _add(self, value: Value, objects: Iterable[MemoryObject]) -> None:
        known = self._points_to.setdefault(value, set())
        before = len(known)
        known.update(objects)
        self._changed |= len(known) != before

    def _fill(self, targets: Iterable[MemoryObject], objects: Iterable[MemoryObject]) -> None:
        added = set(objects)
        for target in targets:
            if target.kind == "inactive":
                continue  # nothing active is ever kept there
            if not added <= target.contents:
                target.contents |= added
                self._contents_changed()

    def _transfer(self, instruction: Instruction) -> None:
        match instruction:
            case Alloca():
                self._add(instruction, [self._object("alloca", instruction)])
            case Load():
                self._add(instruction, self._contents(instruction.pointer))
            case Store():
                self._fill(self.of(instruction.pointer), self.of(instruction.value))
            case AtomicRMW() | CompareExchange():
                self._fill(self.of(instruction.operands[0]), self.of(instruction.operands[-1]))
                self._add(instruction, self._contents(instruction.operands[0]))
            case Cast(opcode="inttoptr", operands=[source]):
                carried = self.of(source)
                self._add(instruction, carried or [self.world])
            case Call():
                self._transfer_call(instruction)
            case Return(operands=[value]):
                before = len(self.returned)
                self.returned |= self.of(value)
                self._changed |= len(self.returned) != before
            case _:
                for operand in instruction.operands:
                    self._add(instruction, self.of(operand))

    def _contents(self, pointer: Value) -> set[MemoryObject]:
        return {inner for made in self.of(pointer) for inner in made.contents}

    def _transfer_call(self, call: Call) -> None:
        kind = classify(call)
        name = callee_name(call)
        if kind is CallKind.ALLOCATION:
            self._transfer_allocation(call, name)
        elif kind is CallKind.MEMORY:
            rule = rules.memory_rule(name)
            assert rule is not None
            if rule.source is not None:
                self._fill(self.of(call.arguments[rule.destination]), self._contents(call.arguments[rule.source]))
            if holds_pointer(call.type):
                self._add(call, self.of(call.arguments[rule.destination]))
        elif kind is CallKind.INACTIVE:
            if holds_pointer(call.type):
                passed = [o for a in call.arguments for o in self.of(a)]
                self._add(call, [*passed, self._object("inactive", call)])
            rule = rules.inactive_rule(name)
            makes = rule.makes if rule is not None else ()
            for index, argument in enumerate(call.arguments):
                # a text, say, whose characters lie elsewhere
                if index in makes or argument_attribute(call, index, "sret"):
                    self._fill(self.of(argument), [self._object("inactive", call)])
        elif kind is CallKind.MIRRORED:
            self._transfer_mirrored(call, name)
        else:
            self._transfer_ordinary(call)

    def _transfer_mirrored(self, call: Call, name: str) -> None:
        """One linked structure: whatever is in it may be linked to anything else in it, and returned."""
        rule = rules.mirrored_rule(name)
        assert rule is not None
        passed = [o for argument in call.arguments for o in self.of(argument)]
        structure = self.reach(passed)
        if rule.changes_memory:
            self._fill(structure, structure)
        if holds_pointer(call.type):
            self._add(call, passed if rule.displaces is not None else structure)

    def _transfer_allocation(self, call: Call, name: str) -> None:
        rule = rules.allocation_rule(name)
        assert rule is not None
        made = self._object("allocation", call)
        if rule.result_argument is not None:
            self._fill(self.of(call.arguments[rule.result_argument]), [made])
        else:
            self._add(call, [made])
        if rule.grows is not None:
            self._fill([made], self._contents(call.arguments[rule.grows]))

    def _transfer_ordinary(self, call: Call) -> None:
        """Whatever the callee can reach it may store anywhere that it can write, and return."""
        if self._is_as_before(call):
            return
        effects = memory_effects(call)
        passed = [(i, self.of(a)) for i, a in enumerate(call.arguments) if not isinstance(a, Constant) or self.of(a)]
        kept = (self._contents(a) if self._only_looks_at(call, i) else self.of(a) for i, a in enumerate(call.arguments))
        reachable = self.reach(o for objects in kept for o in objects)
        outside = self.reach([self.world]) if effects["other"] != "none" else NOTHING
        reachable |= outside
        if holds_pointer(call.type):
            returned = self.reach(o for _, objects in passed for o in objects)
            found = outside - {self.world}  # what "result" does not stand for: memory that was kept there
            self._add(call, [*returned, *found, *self._unpassed(call)])
        if self._stores is not None and not self._stores.may_store(call):
            return
        if effects["argmem"] in WRITES:
            for index, objects in passed:
                if not argument_attribute(call, index, "readonly") and not argument_attribute(call, index, "readnone"):
                    self._hand(objects, reachable)
        if effects["other"] in WRITES:  # pointers that the callee loads are no arguments
            self._hand((o for a in call.arguments for o in self.behind(a)), reachable)
            variables = [o for o in self.objects if o.kind == "global" and _is_variable(o.value)]
            self._hand([self.world, *variables], reachable)

    def _hand(self, targets: Iterable[MemoryObject], objects: Iterable[MemoryObject]) -> None:
        """A callee may store the addresses of these objects."""
        self._fill(filter(self._has_room, targets), objects)

    def _has_room(self, made: MemoryObject) -> bool:
        """False for a variable of fewer bytes than an address has."""
        match made.value:
            case Alloca(allocated_type=type_, count=ConstantInt(value=1)):
                pass
            case GlobalVariable(linkage="internal" | "private", value_type=type_):
                pass
            case _:
                return True
        layout = self.function.module.layout
        return layout.store_size_of(type_) >= layout.pointer_size()

    def _unpassed(self, call: Call) -> list[MemoryObject]:
        """What a result may point to besides what was passed: what the callee made, or has from elsewhere."""
        result = self._object("result", call)
        if self._returned_by is None:
            result.from_outside = True
            return [result]
        origins = self._returned_by.of(call)
        result.from_outside = origins.from_outside
        return [result, *(o for variable in origins.variables for o in self._of_constant(variable))]

    def _only_looks_at(self, call: Call, index: int) -> bool:
        """The callee keeps no copy of this argument (perhaps of pointers that it finds there)."""
        return any(argument_attribute(call, index, word) for word in (r"captures\(none\)", "nocapture"))

    def _listed_in(self, table: GlobalVariable) -> Objects:
        """What the addresses in a constant table point to."""
        if "@" not in (table.initializer or ""):
            return NOTHING
        whole = initializer_of(self.function.module, table)
        return self._of_constant(whole) if whole is not None else NOTHING

    def _of_constant(self, constant: Constant) -> Objects:
        match constant:
            case GlobalVariable() if constant.initializer is None and rules.is_inactive_memory(
                bare_name(constant.name)
            ):
                return frozenset([self._object("inactive", constant)])
            case GlobalVariable() | Function() | Alias():
                return frozenset([self._object("global", constant)])
            case ConstantExpression(operands=operands) | ConstantAggregate(elements=operands):
                return frozenset(o for operand in operands for o in self._of_constant(operand))
            case _:
                return NOTHING


def is_table(variable: GlobalVariable) -> bool:
    """A constant whose contents are known here."""
    return variable.is_constant and variable.initializer is not None and not variable.linkage.startswith("weak")


def _is_variable(value: Value | None) -> bool:
    return isinstance(value, GlobalVariable) and not value.is_constant


def holds_pointer(type_: object) -> bool:
    return any(is_pointer(t) for t in scalars_of(type_))  # type: ignore[arg-type]


def _moves_pointers(instruction: Instruction) -> bool:
    """Integers count: they may carry addresses between ptrtoint and inttoptr.  Numbers do not."""
    match instruction:
        case Call():
            return classify(instruction) not in (CallKind.SCALAR, CallKind.OUTPUTS, CallKind.DEALLOCATION)
        case Store():
            return not is_float(instruction.value.type)
        case Alloca() | AtomicRMW() | CompareExchange() | Return():
            return True
        case _:
            return not instruction.is_terminator and not is_float(instruction.type) and instruction.opcode != "icmp"


Placed = tuple[MemoryObject, "int | None", tuple[int, ...]]


def may_meet(left: Placed, right: Placed) -> bool:
    """True unless the two places lie in different objects, or in different members of one."""
    if left[0] is not right[0]:
        return False
    if left[1] is None or right[1] is None:
        return True
    step = gcd(*left[2], *right[2])
    distance = left[1] - right[1]
    return (distance % step if step else distance) == 0
