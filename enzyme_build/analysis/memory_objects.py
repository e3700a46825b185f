"""Which memory a pointer may point into, within one function.

A memory object is an alloca, an allocation, a global, everything that can be reached from one pointer argument, the
result of a call, memory that is never active (from a call without derivative), or the rest of the world.  The
points-to set of a pointer and the contents of an object (what the pointers stored in it point to) are the least
sets closed under the function's instructions, in any order (L. Andersen's analysis, 1994, one function at a time).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import gcd

from enzyme_build import rules
from enzyme_build.analysis.calls import (
    WRITES,
    CallKind,
    argument_attribute,
    callee_name,
    classify,
    may_allocate,
    memory_effects,
)
from enzyme_build.analysis.inner_addresses import inner_addresses
from enzyme_build.analysis.integer_sources import widened_integers
from enzyme_build.analysis.left_addresses import left_addresses, made_behind
from enzyme_build.analysis.offsets import address_of, origins_of
from enzyme_build.analysis.pointer_stores import PointerStores
from enzyme_build.analysis.returned_addresses import ReturnedAddresses
from enzyme_build.ir import (
    Alias,
    Alloca,
    AtomicRMW,
    Binary,
    Call,
    Cast,
    CompareExchange,
    Constant,
    ConstantAggregate,
    ConstantExpression,
    ConstantInt,
    DataLayout,
    Function,
    GetElementPtr,
    GlobalVariable,
    Instruction,
    Load,
    Return,
    Store,
    Value,
    bare_name,
    holds_float,
    holds_pointer,
    initializer_of,
    is_float,
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
    number: int = -1  # the bit that stands for it in a `Mask`
    owner: MemoryObjects | None = None

    @property
    def contents(self) -> Objects:
        """What the pointers that are stored there point to."""
        return self.owner.inside(self) if self.owner is not None else NOTHING

    @property
    def is_local(self) -> bool:
        """Made by this activation of the function."""
        return self.kind in ("alloca", "allocation")

    def room(self, layout: DataLayout) -> int | None:
        """The size of a variable in bytes, if it is known."""
        match self.value:
            case GlobalVariable(value_type=type_) if self.kind == "global":
                return layout.size_of(type_) or None  # (an array of unknown size is declared with none)
            case Alloca(allocated_type=type_, operands=[ConstantInt(value=count)]):
                return layout.size_of(type_) * count
            case _:
                return None

    def __repr__(self) -> str:
        return f"<{self.kind} {getattr(self.value, 'name', '')}{' deep' if self.is_deep else ''}>"


Objects = frozenset[MemoryObject]
NOTHING: Objects = frozenset()
Mask = int  # a set of objects, one bit for each
FEW = 8


class MemoryObjects:
    """Points-to sets of one function."""

    def __init__(
        self, function: Function, stores: PointerStores | None = None, returned: ReturnedAddresses | None = None
    ):
        self.function = function
        self._stores = stores
        self._returned_by = returned
        self.objects: list[MemoryObject] = []
        self._inside: list[Mask] = []  # what lies in each
        self._unwritten = self._roomy = self._variables = 0  # those of a kind
        self._made: dict[Value, MemoryObject] = {}
        self._points_to: dict[Value, Mask] = {}
        self._masks: dict[Mask, Mask] = {}  # each once
        self._sets: dict[Mask, Objects] = {}
        self._returned: Mask = 0
        self._changed = False
        self._version = 0  # of what lies in all objects
        self._reached: dict[Mask, Mask] = {}  # by roots, in this version
        self._seen: dict[Call, tuple[int, ...]] = {}  # what a call was handed when it was looked at
        self._widened = widened_integers(function)
        self._relevant = [i for i in function.instructions() if _moves_pointers(i)]
        self.world = self._new("world", None)
        self._world = self._inside[0] = 1 << self.world.number
        for argument in function.arguments:
            if holds_pointer(argument.type):
                made = self._object("argument", argument)
                deep = self._new("argument", argument, is_deep=True)
                self._inside[made.number] = self._inside[deep.number] = 1 << deep.number
                self._points_to[argument] = 1 << made.number
        self._solve()
        self.returned = self._as_set(self._returned)
        known = _mask([o for o in self.objects if o.kind in ("argument", "global", "result", "world")])
        self.escaped = self._as_set(self._reach(known | self._returned))

    # ---- questions ---------------------------------------------------------------------------------------
    def of(self, pointer: Value) -> Objects:
        """The objects that a pointer (or a value that carries pointers) may point into."""
        return self._as_set(self._of(pointer))

    def reach(self, roots: Iterable[MemoryObject]) -> Objects:
        """The roots and all that can be reached from them through stored pointers."""
        return self._as_set(self._reach(_mask(roots)))

    def behind(self, pointer: Value) -> Objects:
        """What can be reached through pointers that are stored where this one points."""
        return self._as_set(self._reach(self._contents(pointer)))

    def inside(self, made: MemoryObject) -> Objects:
        """What the pointers that are stored in the object point to."""
        return self._as_set(self._inside[made.number])

    def is_own(self, pointer: Value) -> bool:
        """True if the pointer can only point to memory that this activation made."""
        return all(made.is_local for made in self.of(pointer))

    def is_new(self, pointer: Value) -> bool:
        """True if the pointer can only point to memory that this activation made, or a function that it called."""
        return all(self.is_own(o) or self._is_made_by_callee(o) for o in origins_of(address_of(pointer).base))

    def _is_made_by_callee(self, value: Value) -> bool:
        return isinstance(value, Call) and self._returned_by is not None and self._returned_by.of(value).are_new

    def escapes(self, made: MemoryObject) -> bool:
        """True if code outside this function may know the object's address."""
        return not made.is_local or made in self.escaped

    # ---- the closure -------------------------------------------------------------------------------------
    def _of(self, pointer: Value) -> Mask:
        return self._of_constant(pointer) if isinstance(pointer, Constant) else self._points_to.get(pointer, 0)

    def _as_set(self, mask: Mask) -> Objects:
        found = self._sets.get(mask)
        if found is None:
            found = self._sets[mask] = frozenset([self.objects[number] for number in _numbers(mask)])
        return found

    def _reach(self, roots: Mask) -> Mask:
        found = self._reached.get(roots)
        if found is None:
            seen, new = 0, roots
            while new:
                seen |= new
                new = self._united(new) & ~seen
            found = self._reached[roots] = seen
        return found

    def _united(self, objects: Mask) -> Mask:
        """What lies in any of these."""
        inside = 0
        for number in _numbers(objects):
            inside |= self._inside[number]
        return inside

    def _new(self, kind: str, value: Value | None, is_deep: bool = False) -> MemoryObject:
        made = MemoryObject(kind, value, is_deep, number=len(self.objects), owner=self)
        self.objects.append(made)
        self._inside.append(0)
        bit = 1 << made.number
        self._unwritten |= bit if kind == "inactive" or _is_constant(value) else 0  # nothing that counts comes there
        self._roomy |= bit if self._has_room(made) else 0
        self._variables |= bit if kind == "global" and _is_variable(value) else 0
        return made

    def _object(self, kind: str, value: Value) -> MemoryObject:
        found = self._made.get(value)
        if found is None:
            found = self._made[value] = self._new(kind, value)
            self._contents_changed()
            if isinstance(value, GlobalVariable) and is_table(value):
                self._inside[found.number] |= self._listed_in(value)
            elif kind in ("global", "result", "inactive"):
                self._inside[found.number] = 1 << found.number | (self._world if kind != "inactive" else 0)
        return found

    def _bit(self, kind: str, value: Value) -> Mask:
        return 1 << self._object(kind, value).number

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
        state = (self._version, *(self._of(a) for a in call.arguments))
        is_known = self._seen.get(call) == state
        self._seen[call] = state
        return is_known

    def _add(self, value: Value, objects: Mask) -> None:
        known = self._points_to.get(value, 0)
        if objects & ~known:
            united = known | objects
            self._points_to[value] = self._masks.setdefault(united, united)
            self._changed = True

    def _fill(self, targets: Mask, added: Mask) -> None:
        for number in _numbers(targets & ~self._unwritten) if added else ():
            known = self._inside[number]
            if added & ~known:
                united = known | added
                self._inside[number] = self._masks.setdefault(united, united)
                self._contents_changed()

    def _transfer(self, instruction: Instruction) -> None:
        match instruction:
            case Alloca():
                self._add(instruction, self._bit("alloca", instruction))
            case Load():
                self._add(instruction, self._contents(instruction.pointer))
            case Store():
                self._fill(self._of(instruction.pointer), self._of(instruction.value))
            case AtomicRMW() | CompareExchange():
                self._fill(self._of(instruction.operands[0]), self._of(instruction.operands[-1]))
                self._add(instruction, self._contents(instruction.operands[0]))
            case Cast(opcode="inttoptr", operands=[source]):
                carried = self._of(source)
                self._add(instruction, carried or self._world)
            case Call():
                self._transfer_call(instruction)
            case GetElementPtr():
                for operand in (instruction.pointer, *self._far_indices(instruction)):
                    self._add(instruction, self._of(operand))
            case Binary(opcode="mul" | "udiv" | "sdiv" | "urem" | "srem", operands=[left, right]) if not (
                isinstance(left, ConstantInt) or isinstance(right, ConstantInt)
            ):
                pass  # a product with a number that the program computes is no address, and no way to another object
            case Return(operands=[value]):
                before, self._returned = self._returned, self._returned | self._of(value)
                self._changed |= self._returned != before
            case _:
                for operand in instruction.operands:
                    self._add(instruction, self._of(operand))

    def _far_indices(self, step: GetElementPtr) -> list[Value]:
        """The indices that may be an address, or lead from one object to another."""
        return [i for i in step.indices if not isinstance(i, ConstantInt) and i not in self._widened]

    def _contents(self, pointer: Value) -> Mask:
        return self._united(self._of(pointer))

    def _passed(self, call: Call) -> Mask:
        """What the arguments point to."""
        passed = 0
        for argument in call.arguments:
            passed |= self._of(argument)
        return passed

    def _transfer_call(self, call: Call) -> None:
        kind = classify(call)
        name = callee_name(call)
        if kind is CallKind.ALLOCATION:
            self._transfer_allocation(call, name)
        elif kind is CallKind.MEMORY:
            rule = rules.memory_rule(name)
            assert rule is not None
            if rule.source is not None:
                self._fill(self._of(call.arguments[rule.destination]), self._contents(call.arguments[rule.source]))
            if holds_pointer(call.type):
                self._add(call, self._of(call.arguments[rule.destination]))
        elif kind is CallKind.INACTIVE:
            self._transfer_inactive(call)
        elif kind is CallKind.MIRRORED:
            self._transfer_mirrored(call, name)
        else:
            self._transfer_ordinary(call)

    def _transfer_inactive(self, call: Call) -> None:
        inner = inner_addresses(call)
        if holds_pointer(call.type) and all(one.place is not None for one in inner):
            self._add(call, self._passed(call) | self._bit("inactive", call))
        for place, base, is_behind in inner:
            found = self._contents(base) if is_behind else self._of(base)
            if place is None:
                self._add(call, found)
            else:
                self._fill(self._of(place), found)
        for pointer in made_behind(call):
            self._fill(self._of(pointer), self._bit("inactive", call))
        for pointer in (left.pointer for left in left_addresses(call) if len(left.path) > 1):
            self._fill(self._contents(pointer), self._bit("inactive", call))

    def _transfer_mirrored(self, call: Call, name: str) -> None:
        """One linked structure: whatever is in it may be linked to anything else in it, and returned."""
        rule = rules.mirrored_rule(name)
        assert rule is not None
        passed = self._passed(call)
        structure = self._reach(passed)
        if rule.changes_memory:
            self._fill(structure, structure)
        if holds_pointer(call.type):
            self._add(call, passed if rule.displaces is not None else structure)

    def _transfer_allocation(self, call: Call, name: str) -> None:
        rule = rules.allocation_rule(name)
        assert rule is not None
        made = self._bit("allocation", call)
        if rule.result_argument is not None:
            self._fill(self._of(call.arguments[rule.result_argument]), made)
        else:
            self._add(call, made)
        if rule.grows is not None:
            self._fill(made, self._contents(call.arguments[rule.grows]))

    def _transfer_ordinary(self, call: Call) -> None:
        """Whatever the callee can reach it may store anywhere that it can write, and return."""
        if self._is_as_before(call):
            return
        effects = memory_effects(call)
        kept = 0
        for index, argument in enumerate(call.arguments):
            kept |= self._contents(argument) if self._only_looks_at(call, index) else self._of(argument)
        outside = self._reach(self._world) if effects["other"] != "none" else 0
        reachable = self._reach(kept) | outside
        if holds_pointer(call.type):
            found = outside & ~self._world  # what "result" does not stand for: memory that was kept there
            self._add(call, self._reach(self._passed(call)) | found | self._unpassed(call))
        if self._stores is not None and not self._stores.may_store(call):
            return
        if effects["argmem"] in WRITES:
            reachable |= self._new_memory(call, reachable)
            for index, argument in enumerate(call.arguments):
                if not argument_attribute(call, index, "readonly") and not argument_attribute(call, index, "readnone"):
                    self._hand(self._of(argument), reachable)
        if effects["other"] in WRITES:  # pointers that the callee loads are no arguments
            self._hand(self._reach(self._united(self._passed(call))), reachable)
            self._hand(self._world | self._variables, reachable)

    def _new_memory(self, call: Call, inside: Mask) -> Mask:
        """What the callee may have made, of which it leaves the address; `inside`: what may be linked to from there.

        What it has from elsewhere stands for that, too.
        """
        if inside & self._world or not may_allocate(call):
            return 0
        made = self._bit("result", call)
        self._fill(made, inside)
        return made

    def _hand(self, targets: Mask, objects: Mask) -> None:
        """A callee may store the addresses of these objects."""
        self._fill(targets & self._roomy, objects)

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

    def _unpassed(self, call: Call) -> Mask:
        """What a result may point to besides what was passed: what the callee made, or has from elsewhere."""
        result = self._object("result", call)
        unpassed = 1 << result.number
        if self._returned_by is None:
            result.from_outside = True
            return unpassed
        origins = self._returned_by.of(call)
        result.from_outside = origins.from_outside
        for variable in origins.variables:
            unpassed |= self._of_constant(variable)
        return unpassed

    def _only_looks_at(self, call: Call, index: int) -> bool:
        """The callee keeps no copy of this argument (perhaps of pointers that it finds there)."""
        return any(argument_attribute(call, index, word) for word in (r"captures\(none\)", "nocapture"))

    def _listed_in(self, table: GlobalVariable) -> Mask:
        """What the addresses in a constant table point to."""
        if "@" not in (table.initializer or ""):
            return 0
        whole = initializer_of(self.function.module, table)
        return self._of_constant(whole) if whole is not None else 0

    def _of_constant(self, constant: Constant) -> Mask:
        match constant:
            case GlobalVariable() if constant.initializer is None and rules.is_inactive_memory(
                bare_name(constant.name)
            ):
                return self._bit("inactive", constant)
            case GlobalVariable() | Function() | Alias():
                return self._bit("global", constant)
            case ConstantExpression(operands=operands) | ConstantAggregate(elements=operands):
                listed = 0
                for operand in operands:
                    listed |= self._of_constant(operand)
                return listed
            case _:
                return 0


def _mask(objects: Iterable[MemoryObject]) -> Mask:
    mask = 0
    for made in objects:
        mask |= 1 << made.number
    return mask


def _numbers(mask: Mask) -> Iterator[int]:
    """The bits that are set."""
    while mask:
        if mask.bit_count() > FEW:
            bits = f"{mask:b}"[::-1]  # one pass over all
            yield from (number for number, bit in enumerate(bits) if bit == "1")
            return
        yield mask.bit_length() - 1
        mask ^= 1 << (mask.bit_length() - 1)


def is_table(variable: GlobalVariable) -> bool:
    """A constant whose contents are known here."""
    return variable.is_constant and variable.initializer is not None and not variable.linkage.startswith("weak")


def leads_on(variable: GlobalVariable) -> bool:
    """A variable of numbers beside addresses: what zeros in its place would lead to is not known."""
    return holds_float(variable.value_type) and holds_pointer(variable.value_type) and not is_table(variable)


def _is_variable(value: Value | None) -> bool:
    return isinstance(value, GlobalVariable) and not value.is_constant


def _is_constant(value: Value | None) -> bool:
    return isinstance(value, GlobalVariable) and value.is_constant


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
