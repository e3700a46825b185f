"""The memory that a loop changes, as regions: an address and a number of bytes, both known in front of the loop.

A place in memory is named by how it is reached: a value from outside the loop, or a pointer that is read at a constant
offset behind such a place (`("at", g, 8)`).  A region is what the annotation names; otherwise a whole variable, global
or allocation, or what lies between the first and the last byte that are written at constant offsets.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from enzyme_build import rules
from enzyme_build.analysis import (
    Address,
    CallKind,
    Loop,
    address_of,
    argument_attribute,
    callee_name,
    classify,
    makes_memory,
    memory_effects,
)
from enzyme_build.differentiate.lasting_variables import users_of_address
from enzyme_build.errors import UnsupportedError, blame
from enzyme_build.ir import (
    I8,
    Alloca,
    AtomicRMW,
    Binary,
    Builder,
    Call,
    Cast,
    CompareExchange,
    Constant,
    ConstantInt,
    ConstantNull,
    Freeze,
    GetElementPtr,
    GlobalVariable,
    Instruction,
    Invoke,
    Load,
    Phi,
    Select,
    Store,
    Value,
    clone_instruction,
    holds_pointer,
    i64,
    is_pointer,
    location_of,
)

WAY_OUT = (
    "name the memory that the loop changes, `ENZYME_CHECKPOINT(scheme, number, pointer, bytes, …)`, "
    "or write the loop as `__enzyme_checkpoint_for`"
)
Place = tuple[object, ...]
_MOVES = (Cast, GetElementPtr, Binary, Freeze, Load)


def outside(builder: Builder, loop: Loop, value: Value) -> Value:
    """The value as it is in front of the loop, where the builder writes."""
    if loop.is_invariant(value):
        return value
    if isinstance(value, Phi) and value.parent is loop.header:
        return next(v for v, block in value.incoming if block not in loop.blocks)
    if isinstance(value, _MOVES):
        return builder.insert(clone_instruction(value, [outside(builder, loop, o) for o in value.operands]))
    raise UnsupportedError("what the annotation of a loop names is not known in front of the loop", help=WAY_OUT)


class LoopMemory:
    """`named`: (address, bytes) of what the annotation names; `builder` writes in front of the loop."""

    def __init__(self, loop: Loop, builder: Builder, named: Sequence[tuple[Value, Value]]):
        self.loop = loop
        self.builder = builder
        self.regions: dict[Place, list[tuple[Value, Value]]] = {}
        self.own: set[Alloca] = set()  # variables of one iteration
        self._extents: dict[Place, tuple[Value, int, int]] = {}
        for address, size in named:
            self.regions.setdefault(self._key(address), []).append((address, size))
        for instruction in self._instructions():
            with blame(location_of(instruction)):
                for pointer, size in self._written(instruction):
                    self._write(pointer, size)
                self._check_stored(instruction)
        self._keep_handles()
        for key, (base, first, last) in self._extents.items():
            address = self.builder.gep(I8, base, [first]) if first else base
            self.regions[key] = [(address, i64(last - first))]

    def candidates(self, pointer: Value) -> list[Value] | None:
        """The values from outside the loop that a pointer may equal; None if it may be something else."""
        found: list[Value] = []
        seen: set[Value] = set()
        work = [pointer]
        while work:
            value = work.pop()
            if value in seen:
                continue
            seen.add(value)
            if self.loop.is_invariant(value):
                found.append(value)
            elif isinstance(value, (Phi, Freeze)):
                work += value.operands
            elif isinstance(value, Select):
                work += value.operands[1:]
            else:
                return None
        return found

    @property
    def bases(self) -> list[Value]:
        """The values from outside that the loop writes through."""
        return [key[1] for key in self.regions if key[0] == "from" and isinstance(key[1], Value)]

    def _keep_handles(self) -> None:
        """What is behind the loop in a variable that holds a handle may be another one: it is freed."""
        loads = [i for i in self._instructions() if isinstance(i, Load)]
        for base in dict.fromkeys(address_of(load.pointer).base for load in loads):
            if isinstance(base, Alloca) and self._key(base) not in self.regions and _gets_handle(base):
                self._find(self._key(base), base, None)

    # ---- regions -----------------------------------------------------------------------------------------
    def _keys(self, pointer: Value) -> list[Place] | None:
        """The places that a pointer may point into."""
        base = address_of(pointer).base
        if isinstance(base, Load) and not self.loop.is_invariant(base):
            behind = address_of(base.pointer)
            inner = self._keys(base.pointer)
            if behind.terms or inner is None or len(inner) != 1:
                return None
            return [("at", inner[0], behind.offset)]
        found = self.candidates(base)
        return None if found is None else [self._key(value) for value in found]

    def _key(self, value: Value) -> Place:
        """A load in front of the loop and one in it are of the same place."""
        base = address_of(value).base
        if isinstance(base, Load) and not (behind := address_of(base.pointer)).terms:
            return ("at", self._key(base.pointer), behind.offset)
        return ("from", base)

    def _write(self, pointer: Value, size: int | None) -> None:
        address = address_of(pointer)
        if self._is_made_here(address.base):
            return
        keys = self._keys(pointer)
        if keys is None:
            raise UnsupportedError(
                "an annotated loop writes memory that is not known in front of the loop", help=WAY_OUT
            )
        for key in keys:
            if key not in self.regions:
                self._find(key, address.base, None if address.terms or size is None else (address.offset, size))

    def _find(self, key: Place, base: Value, at: tuple[int, int] | None) -> None:
        """The region of memory that the annotation does not name."""
        value = key[1] if key[0] == "from" else None
        if isinstance(value, Alloca) and self._is_of_iteration(value):
            self.own.add(value)
        elif isinstance(value, Value) and (size := self._size_of(value)) is not None:
            self.regions[key] = [(value, size)]
        elif at is not None:
            start = value if isinstance(value, Value) else outside(self.builder, self.loop, base)
            known, first, last = self._extents.get(key, (start, at[0], at[0]))
            self._extents[key] = (known, min(first, at[0]), max(last, at[0] + at[1]))
        else:
            raise UnsupportedError(
                "an annotated loop writes memory whose size is not known in front of the loop", help=WAY_OUT
            )

    def _is_made_here(self, base: Value) -> bool:
        """Its memory begins in this iteration."""
        if self.loop.is_invariant(base):
            return False
        return makes_memory(base)

    def _is_of_iteration(self, variable: Alloca) -> bool:
        """It is declared in the loop: it begins and ends in every iteration."""
        users = list(variable.users)
        inside = all(u.parent in self.loop.blocks for u in users)
        return inside and any(isinstance(u, Call) and "lifetime.start" in callee_name(u) for u in users)

    def _size_of(self, value: Value) -> Value | None:
        layout = self.builder.module.layout
        match value:
            case Alloca(count=ConstantInt(value=count), allocated_type=type_):
                return i64(count * layout.size_of(type_))
            case GlobalVariable(value_type=type_):
                return i64(layout.size_of(type_))
            case Call() if (rule := rules.allocation_rule(callee_name(value))) and rule.result_argument is None:
                sizes = [value.arguments[k] for k in rule.size]
                return sizes[0] if len(sizes) == 1 and sizes[0].type is i64(0).type else None
            case _:
                return None

    # ---- what an instruction writes ----------------------------------------------------------------------
    def _instructions(self) -> Iterator[Instruction]:
        for block in self.loop.header.function.blocks:
            if block in self.loop.blocks:
                yield from block.instructions

    def _written(self, instruction: Instruction) -> Iterator[tuple[Value, int | None]]:
        """(pointer, bytes; None if that is not known)"""
        layout = self.builder.module.layout
        match instruction:
            case Store(value=value, pointer=pointer):
                yield pointer, layout.store_size_of(value.type)
            case AtomicRMW() | CompareExchange():
                yield instruction.operands[0], layout.store_size_of(instruction.operands[1].type)
            case Invoke():
                raise UnsupportedError(
                    "an exception may leave an annotated loop", help="write it as `enzyme::checkpoint_for`"
                )
            case Call():
                yield from self._written_by(instruction)
            case _:
                pass

    def _written_by(self, call: Call) -> Iterator[tuple[Value, int | None]]:
        kind, name = classify(call), callee_name(call)
        if rules.roles_of_call(name):
            written = map(call.arguments.__getitem__, rules.written_by_message(name))
            yield from ((pointer, None) for pointer in written if _is_memory(pointer))
            return
        if kind is CallKind.MEMORY:
            rule = rules.memory_rule(name)
            assert rule is not None
            length = call.arguments[rule.length]
            size = length.value if isinstance(length, ConstantInt) else None
            yield call.arguments[rule.destination], size
        elif kind is CallKind.DEALLOCATION:
            rule = rules.deallocation_rule(name)
            assert rule is not None
            self._check_freed(call.arguments[rule.pointer])
        elif kind is CallKind.INACTIVE and (inactive := rules.inactive_rule(name)) is not None:
            yield from ((pointer, None) for pointer in inactive.written(call.arguments))
        elif kind not in (CallKind.SCALAR, CallKind.ALLOCATION) and memory_effects(call)["argmem"] in (
            "write",
            "readwrite",
        ):
            for index, argument in enumerate(call.arguments):
                if is_pointer(argument.type) and not isinstance(argument, ConstantNull) and not _only_read(call, index):
                    yield argument, None

    def _check_freed(self, pointer: Value) -> None:
        if not isinstance(pointer, ConstantNull) and not self._is_made_here(address_of(pointer).base):
            raise UnsupportedError("an annotated loop frees memory that is older than an iteration", help=WAY_OUT)

    def _check_stored(self, instruction: Instruction) -> None:
        """Snapshots hold numbers: an address that is carried from step to step would miss its shadow."""
        if not isinstance(instruction, Store) or not holds_pointer(instruction.value.type):
            return
        base = address_of(instruction.pointer).base
        if isinstance(base, Alloca) and self._holds_only(base, address_of(instruction.pointer), instruction.value):
            return
        if not self._is_made_here(base) and base not in self.own:
            raise UnsupportedError("an annotated loop stores addresses in memory", help=WAY_OUT)

    def _holds_only(self, variable: Alloca, address: Address, value: Value) -> bool:
        """Is this address from outside the loop the only one that is ever stored there, as in a descriptor?"""
        if not self.loop.is_invariant(value) or address.terms:
            return False
        for user in users_of_address(variable):
            if isinstance(user, Store) and holds_pointer(user.value.type):
                other = address_of(user.pointer)
                if other.terms or (other.offset == address.offset and user.value is not value):
                    return False
            elif isinstance(user, Call) and _copies_into(user, variable):
                return False
        return True


def _copies_into(call: Call, variable: Alloca) -> bool:
    rule = rules.memory_rule(callee_name(call))
    if rule is None or rule.source is None:
        return False
    return address_of(call.arguments[rule.destination]).base is variable


def _gets_handle(variable: Alloca) -> bool:
    calls = [user for user in users_of_address(variable) if isinstance(user, (Call, Invoke))]
    written = [call.arguments[k] for call in calls for k in rules.written_by_message(callee_name(call))]
    return any(address_of(pointer).base is variable for pointer in written)


def _is_memory(pointer: Value) -> bool:
    """Not one of a library's constants, such as what says that a status is ignored."""
    base = address_of(pointer).base
    return is_pointer(pointer.type) and (isinstance(base, GlobalVariable) or not isinstance(base, Constant))


def _only_read(call: Call, index: int) -> bool:
    return any(argument_attribute(call, index, word) for word in ("readonly", "readnone"))
