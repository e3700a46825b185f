"""May two accesses touch the same byte?

No, if their points-to sets are made of different objects that cannot be one; if one goes through a `noalias`
argument and the other does not; if both are at constant, disjoint offsets from one fixed address; or if their TBAA
access types are unrelated (LangRef, "tbaa").  Otherwise perhaps.

Types do not tell apart what lies in memory *now* and what is put there later: C lets a buffer hold floats first and
doubles then.  So they count for nothing where both addresses are in one block, but for parts of one structure.
"""

from __future__ import annotations

from enzyme_build.analysis.loops import LoopForest
from enzyme_build.analysis.memory_objects import MemoryObject, MemoryObjects, Objects
from enzyme_build.analysis.offsets import address_of
from enzyme_build.ir import (
    Alloca,
    Argument,
    Cast,
    Freeze,
    GetElementPtr,
    GlobalVariable,
    Instruction,
    Load,
    Module,
    Phi,
    Select,
    Value,
    tbaa_access,
    tbaa_ancestors,
)


class Aliasing:
    """`apart`: what arguments point to does not overlap."""

    def __init__(self, objects: MemoryObjects, forest: LoopForest, apart: bool = False):
        self.objects = objects
        self.forest = forest
        self.apart = apart
        self.module: Module = objects.function.module
        self._bases: dict[Value, frozenset[Value]] = {}
        self._sharing: dict[tuple[Objects, Objects], bool] = {}
        self._kept = frozenset(inner for o in objects.objects if not o.is_local for inner in o.contents)

    def may_alias(
        self,
        left: Value,
        right: Value,
        sizes: tuple[int | None, int | None] = (None, None),
        tags: tuple[str, str] = ("", ""),
    ) -> bool:
        """`left` and `right` are addresses; `sizes` in bytes and `tags` (`!tbaa` references) where they are known."""
        if left is right:
            return True
        return self.may_alias_somewhere(left, right, tags) and not self._apart_by_offset(left, right, sizes)

    def may_alias_somewhere(self, left: Value, right: Value, tags: tuple[str, str] = ("", "")) -> bool:
        """May addresses that are computed from what these are computed from, at whatever offsets, be the same?"""
        if not self._may_share_object(left, right):
            return False
        if self._noalias_apart(left, right) or self._noalias_apart(right, left):
            return False
        if not tags[0] or not tags[1] or not tbaa_unrelated(self.module, *tags):
            return True
        structures = [_structure(self.module, tag) for tag in tags]
        if None in structures or (structures[0] == structures[1] != ""):
            return False
        return self._are_in_one_block(left, right, may_be_array_in_structure=structures.count("") == 1)

    def _may_share_object(self, left: Value, right: Value) -> bool:
        ours, theirs = self.objects.of(left), self.objects.of(right)
        if not ours.isdisjoint(theirs):
            return True
        known = self._sharing.get((ours, theirs))
        if known is None:  # (of null or undef there is no access)
            known = any(self.may_be_same(a, b) for a in ours for b in theirs)
            self._sharing[ours, theirs] = known
        return known

    def _are_in_one_block(self, left: Value, right: Value, may_be_array_in_structure: bool) -> bool:
        common = self.objects.of(left) & self.objects.of(right)
        if any(o.kind == "allocation" for o in common):
            return True
        if may_be_array_in_structure or not common:
            return False
        if any(o.kind in ("alloca", "argument", "global") and not o.is_deep for o in common):
            return True
        return not {_origin(b) for b in self.bases(left)}.isdisjoint(_origin(b) for b in self.bases(right))

    def may_be_same(self, a: MemoryObject, b: MemoryObject) -> bool:
        if a is b:
            return True
        if a.is_local and b.is_local:
            return False
        if a.is_local or b.is_local:
            local, other = (a, b) if a.is_local else (b, a)
            return other.kind in ("world", "result") and self.objects.escapes(local)
        if a.kind == b.kind == "global":
            return False
        constant = [o for o in (a, b) if isinstance(o.value, GlobalVariable) and o.value.is_constant]
        return not constant

    def _noalias_apart(self, left: Value, right: Value) -> bool:
        """`left` is based on noalias arguments only, and `right` on none of them, stored and loaded again or not."""
        ours = self.bases(left)
        if not all(isinstance(b, Argument) and (self.apart or "noalias" in b.attributes) for b in ours):
            return False
        pointed = frozenset(o for base in ours for o in self.objects.of(base))
        theirs = self.objects.of(right)
        if not pointed or pointed & theirs:
            return False
        return not (pointed & self._kept and any(o.is_deep or o.kind in ("result", "world") for o in theirs))

    def bases(self, pointer: Value) -> frozenset[Value]:
        """What a pointer is computed from, through address arithmetic, phis and selects."""
        found = self._bases.get(pointer)
        if found is not None:
            return found
        seen: set[Value] = set()
        bases: set[Value] = set()
        work = [pointer]
        while work:
            value = work.pop()
            if value in seen:
                continue
            seen.add(value)
            match value:
                case GetElementPtr() | Freeze() | Cast(opcode="bitcast" | "addrspacecast"):
                    work.append(value.operands[0])
                case Phi():
                    work += value.operands
                case Select():
                    work += value.operands[1:]
                case _:
                    bases.add(value)
        result = self._bases[pointer] = frozenset(bases)
        return result

    def _apart_by_offset(self, left: Value, right: Value, sizes: tuple[int | None, int | None]) -> bool:
        ours, theirs = self.fixed_place(left), self.fixed_place(right)
        if ours is None or theirs is None or ours[0] is not theirs[0]:
            return False
        (low, low_size), (high, _) = sorted([(ours[1], sizes[0]), (theirs[1], sizes[1])], key=lambda x: x[0])
        return low_size is not None and low + low_size <= high

    def fixed_place(self, pointer: Value) -> tuple[Value, int] | None:
        """(base, offset) of an address that is the same in the whole activation; None for one that is not."""
        found = address_of(pointer)
        return None if found.strides or not self._is_fixed(found.base) else (found.base, found.offset)

    def _is_fixed(self, base: Value) -> bool:
        """The base has one value in the whole activation."""
        if not isinstance(base, Instruction):
            return True
        return self.forest.of(base) is None or (isinstance(base, Alloca) and self.forest.of(base) is None)


def tbaa_unrelated(module: Module, left: str, right: str) -> bool:
    """True if accesses with these two tags may not overlap by the language's rules.

    Trees with different roots (other languages, other Fortran procedures) say nothing of each other.  Flang's leaves
    tell the dummy arguments of one call apart, which says nothing of the next call: only data and descriptors differ.
    """
    ours, theirs = tbaa_access(module, left), tbaa_access(module, right)
    if ours is None or theirs is None:
        return False
    our_chain = tbaa_ancestors(module, ours.access_reference)
    their_chain = tbaa_ancestors(module, theirs.access_reference)
    if our_chain[-1] != their_chain[-1]:
        return False
    if our_chain[-1].startswith("Flang"):
        return our_chain[-3:-2] != their_chain[-3:-2]
    return our_chain[0] not in their_chain and their_chain[0] not in our_chain


def tag_kind(module: Module, tag: str) -> object:
    """What is equal for access tags that say the same of other tags: those of the members of one type in a struct."""
    access = tbaa_access(module, tag) if tag else None
    return (access.access_reference, _structure(module, tag)) if access is not None else tag


def _origin(base: Value) -> object:
    """What is equal for addresses that are loaded from one place."""
    if not isinstance(base, Load):
        return base
    place = address_of(base.pointer)
    return _origin(place.base), place.offset, place.terms


def _structure(module: Module, tag: str) -> str | None:
    """The structure that an access is to a field of, or ""; None in a language whose programs cannot reuse memory."""
    access = tbaa_access(module, tag)
    if access is None or tbaa_ancestors(module, access.access_reference)[-1].startswith("Flang"):
        return None
    return "" if access.base_reference == access.access_reference else access.base_reference
