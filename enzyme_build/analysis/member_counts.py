"""Counts in structs that begin like the nodes of a list or a tree, where the nodes have a number.

    struct link { struct link *next; };
    struct list { struct link first; size_t count; };   struct node { struct link link; double value; };

Such a count looks as if it lay where numbers do.  It is one if it becomes a constant more or less.  If it is copied,
swapped or added to another's, its member must be counted somewhere in the program, lie behind a struct with addresses,
and be seen by nobody but as itself: no bytes or words without a type are accessed there, and no number from where the
struct is known to begin.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from math import gcd
from typing import TYPE_CHECKING

from enzyme_build import rules
from enzyme_build.analysis.calls import CallKind, callee_name, classify
from enzyme_build.analysis.offsets import Address, address_of
from enzyme_build.analysis.shape_nodes import Node, Position
from enzyme_build.analysis.shapes import Home
from enzyme_build.analysis.tbaa_leaves import leaf_named, tagged_leaf
from enzyme_build.ir import (
    Binary,
    Call,
    Constant,
    ConstantInt,
    FloatType,
    Freeze,
    Function,
    IntegerType,
    Load,
    Module,
    Phi,
    PointerType,
    Select,
    Store,
    Value,
    metadata_node,
    tbaa_access,
    tbaa_fields,
    tbaa_name,
)

if TYPE_CHECKING:
    from enzyme_build.analysis.hidden_bits import HiddenBits

_Access = Load | Store | Call
_WORD = 8  # bytes


class MemberCounts:
    """The counts of a program."""

    def __init__(self, bits: HiddenBits):
        self.bits = bits
        self.shapes = bits.shapes
        self._members: dict[Function, dict[Address, str]] = {}

    def is_count(self, store: Store, function: Function) -> bool:
        """The store leaves nothing but a count."""
        if _counts(store):
            return True
        tag = self._tag_of(store)
        values = list(_summands(store.value))
        loads = [v for v in values if isinstance(v, Load) and tag and self._tag_of(v) == tag]
        if not tag or len(loads) + sum(isinstance(v, ConstantInt) for v in values) < len(values):
            return False
        is_behind = _lies_behind_addresses(function.module, tag)
        return is_behind and all(self._is_only_count(access.pointer, function, tag) for access in (store, *loads))

    def _tag_of(self, access: Load | Store) -> str:
        """That of the counted member which is accessed, perhaps as an integer by reference (`swap`); "" if none is."""
        tag = access.metadata.get("tbaa", "")
        if tag in self._counted:
            return tag
        is_integer = isinstance(tagged_leaf(access.function.module, tag), IntegerType)
        return self._members_in(access.function).get(address_of(access.pointer), "") if is_integer else ""

    def _members_in(self, body: Function) -> dict[Address, str]:
        """The counted members that a function accesses, by their addresses."""
        if body not in self._members:
            accesses = [i for i in body.instructions() if isinstance(i, (Load, Store))]
            tagged = [(a, a.metadata.get("tbaa", "")) for a in accesses]
            self._members[body] = {address_of(a.pointer): tag for a, tag in tagged if tag in self._counted}
        return self._members[body]

    def _is_only_count(self, pointer: Value, function: Function, tag: str) -> bool:
        struct = _struct(function.module, tag)
        for home, place in self.shapes.everywhere(function, [pointer]):
            for there, access, body in self._accesses.get((home, place.node), ()):
                step, distance = gcd(place.period, there.period), there.offset - place.offset
                if _meets(access, distance, step, function.module) and self._may_be_view(access, body, struct):
                    return False
        return True

    def _may_be_view(self, access: _Access, body: Function, struct: str) -> bool:
        """Something else than counts and other structs' members may be read or left there."""
        if isinstance(access, Call):
            return True
        value = access.accessed
        leaf = tagged_leaf(body.module, access.metadata.get("tbaa", ""))
        if isinstance(value, Constant) or isinstance(value.type, PointerType):
            return False
        return leaf is None or (isinstance(leaf, FloatType) and struct in self._structs_at(access.pointer))

    def _structs_at(self, pointer: Value) -> set[str]:
        """The structs that begin, as far as accesses to their members say, at what an address is computed from."""
        found: set[str] = set()
        work = [address_of(pointer).base]
        seen = set(work)
        while work:
            for user in work.pop().users:
                if isinstance(user, (Load, Store)):
                    found.add(_struct(user.function.module, user.metadata.get("tbaa", "")))
                elif isinstance(user.type, PointerType) and user not in seen and address_of(user).base in seen:
                    seen.add(user)
                    work.append(user)
        return found

    @cached_property
    def _counted(self) -> set[str]:
        """The tags of the members that the program counts up or down."""
        stores = (i for _, i in self.bits.instructions() if isinstance(i, Store))
        return {store.metadata["tbaa"] for store in stores if _counts(store)}

    @cached_property
    def _accesses(self) -> dict[tuple[Home, Node], list[tuple[Position, _Access, Function]]]:
        """All accesses by the memory that they are to."""
        found: dict[tuple[Home, Node], list[tuple[Position, _Access, Function]]] = {}
        for body, access in self.bits.instructions():
            for pointer in _accessed(access):
                assert isinstance(access, (Load, Store, Call))
                for home, place in self.shapes.everywhere(body, [pointer]):
                    found.setdefault((home, place.node), []).append((place, access, body))
        return found


def _accessed(instruction: object) -> list[Value]:
    match instruction:
        case Load(pointer=pointer) | Store(pointer=pointer):
            return [pointer]
        case Call() if classify(instruction) is CallKind.MEMORY:
            rule = rules.memory_rule(callee_name(instruction))
            assert rule is not None
            indices = [rule.destination] if rule.source is None else [rule.destination, rule.source]
            return [instruction.arguments[i] for i in indices]
        case _:
            return []


def _meets(access: _Access, distance: int, step: int, module: Module) -> bool:
    """An access at a distance (and multiples of a step on) meets the count.

    Copies of more than a word are of structs; one of a length that is not known may be of the word alone.
    """
    if isinstance(access, Call):
        rule = rules.memory_rule(callee_name(access))
        size = access.arguments[rule.length] if rule is not None else None
        if rule is None or rule.source is None or (isinstance(size, ConstantInt) and size.value > _WORD):
            return False
        return (distance % step if step else distance) == 0
    size = module.layout.store_size_of(access.accessed_type)
    if not step:
        return -size < distance < _WORD
    return distance % step < _WORD or distance % step - step > -size


def _counts(store: Store) -> bool:
    """An integer that is a member of a struct becomes a constant more or less, whichever way it comes there."""
    tag = store.metadata.get("tbaa", "")
    if not isinstance(store.value.type, IntegerType) or not tag or not _struct(store.function.module, tag):
        return False
    before, is_changed = _counted_from(store.value)
    return is_changed and all(
        isinstance(v, Load) and v.metadata.get("tbaa") == tag and _is_same(v.pointer, store.pointer) for v in before
    )


def _counted_from(value: Value) -> tuple[list[Value], bool]:
    """What constants are added to, and whether any are."""
    found: list[Value] = []
    seen: set[Value] = set()
    is_changed = False
    work = [value]
    while work:
        value = work.pop()
        if value in seen:
            continue
        seen.add(value)
        match value:
            case Phi() | Select() | Freeze():
                work += value.operands[isinstance(value, Select) :]
            case Binary(opcode="add" | "sub", operands=[part, ConstantInt()]):
                is_changed = True
                work.append(part)
            case ConstantInt():
                pass
            case _:
                found.append(value)
    return found, is_changed and bool(found)


def _is_same(one: Value, other: Value) -> bool:
    return one is other or address_of(one) == address_of(other)


def _struct(module: Module, tag: str) -> str:
    """The struct whose member an access is to; "" if it does not say."""
    found = tbaa_access(module, tag) if tag else None
    return found.base_reference if found is not None and found.is_member else ""


def _lies_behind_addresses(module: Module, tag: str) -> bool:
    """The member comes after one that is a struct with addresses."""
    found = tbaa_access(module, tag)
    return found is not None and _has_addresses_before(module, found.base_reference, found.offset)


def _has_addresses_before(module: Module, struct: str, end: int) -> bool:
    operands = metadata_node(module, struct).operands
    for member, at in zip(operands[1::2], (int(offset.removeprefix("i64 ")) for offset in operands[2::2])):
        fields = tbaa_fields(module, member)
        if at >= end or fields == {0: tbaa_name(module, member)}:  # a scalar
            continue
        if at + max(fields, default=0) >= end:
            if _has_addresses_before(module, member, end - at):
                return True
        elif any(isinstance(leaf_named(name), PointerType) for name in fields.values()):
            return True
    return False


def _summands(value: Value) -> Iterator[Value]:
    """What is added up to an integer, whichever way it comes there."""
    seen: set[Value] = set()
    work = [value]
    while work:
        value = work.pop()
        if value in seen:
            continue
        seen.add(value)
        if isinstance(value, (Phi, Select, Freeze)) or (isinstance(value, Binary) and value.opcode in ("add", "sub")):
            work += value.operands[isinstance(value, Select) :]
        else:
            yield value
