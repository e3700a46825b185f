"""Objects of different structs that one pointer may lead to, told apart by what accesses name (TBAA).

C and C++ let an object be accessed by the members of its own type: what is read as a member of one struct was not
written as a member of another one that has something else at this offset (ISO/IEC 9899:2018, 6.5 §7).  Two structs
differ if they have scalars of unlike types at one offset.  `char` may be anything, and a pointer to a struct any other:
structs that begin alike, as programs write base classes in C, are one up to where they differ.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from math import gcd
from typing import NamedTuple, cast

from enzyme_build import rules
from enzyme_build.analysis.calls import callee_name, displacement
from enzyme_build.analysis.class_tables import are_unlike_classes, class_described, class_of_method, class_stored
from enzyme_build.analysis.tbaa_leaves import TABLE_POINTER, may_be_half
from enzyme_build.ir import Argument, Call, Function, Load, Module, Store, tbaa_access, tbaa_fields

_BYTES = {"short": 2, "int": 4, "float": 4, "long": 8, "long long": 8, "double": 8, "long double": 16, "__int128": 16}
_LONGEST = 256  # members of a struct that are compared
_POINTER = re.compile(r"p\d+ |any (p\d+ )?pointer|vtable pointer|class ")
_TO_SCALAR = re.compile(r"p\d+ (bool|_Bool|short|int|long|long long|float|double|long double|__int128)$")
_ANYTHING = ("", "omnipotent char")


@dataclass(frozen=True, eq=False, slots=True)
class RecordType:
    """A struct, or a scalar by itself: the names of its scalars by their offsets.  A module has one object of each."""

    reference: str
    leaves: tuple[tuple[int, str], ...]
    is_struct: bool

    def leaf_over(self, offset: int) -> str:
        """What lies there: an array goes on until something else begins."""
        return next((name for at, name in reversed(self.leaves) if at <= offset), "")


class Record(NamedTuple):
    """Where one begins: at `offset`, or at it and each multiple of `period` from there.

    Of an array of scalars, `offset` is where it begins, as far as accesses show.
    """

    type: RecordType
    offset: int = 0
    period: int = 0

    def seen_from(self, offset: int, period: int) -> Record:
        step, distance = gcd(self.period, period), self.offset - offset
        return Record(self.type, distance % step if step and self.type.is_struct else distance, step)

    def is_like(self, other: Record) -> bool:
        """The same, perhaps from another element on."""
        step = self.period
        is_same = self.type is other.type and step == other.period
        return is_same and not ((self.offset - other.offset) % step if step else self.offset - other.offset)


def record_accessed(access: Load | Store) -> tuple[RecordType, int] | None:
    """The record of which an access names a member, and where in it; None if it names none."""
    module, tag = access.function.module, access.metadata.get("tbaa", "")
    if isinstance(access, Store) and (stored := class_stored(access)):
        return _class(module, stored), 0
    found = tbaa_access(module, tag) if tag else None
    if found is None or may_be_half(access, found.offset, tbaa_fields(module, found.base_reference)):
        return None
    type_ = _record_type(module, found.base_reference, found.is_member)
    return (type_, found.offset) if type_ is not None else None


def _record_type(module: Module, reference: str, is_struct: bool) -> RecordType | None:
    key = f"record of {reference} {is_struct}"
    if key not in module.tags:
        leaves = tuple(sorted(tbaa_fields(module, reference).items()))
        is_known = 0 < len(leaves) <= _LONGEST and any(name not in _ANYTHING for _, name in leaves)
        module.tags[key] = RecordType(reference, leaves, is_struct) if is_known else None
    return cast("RecordType | None", module.tags[key])


def record_of_object(method: Function) -> tuple[Argument, Record] | None:
    """What a method's object is; None of other functions."""
    found = class_of_method(method)
    return (found[0], Record(_class(method.module, found[1]))) if found is not None else None


def record_cast_to(cast: Call) -> Record | None:
    """What a `dynamic_cast` whose result holds its argument at a known place takes the object for, seen from there."""
    rule, distance = rules.mirrored_rule(callee_name(cast)), displacement(cast)
    if rule is None or rule.described is None or distance is None:
        return None
    module = cast.function.module
    name = class_described(cast.arguments[rule.described], module)
    return Record(_class(module, name), distance) if name else None


def _class(module: Module, name: str) -> RecordType:
    """Where the table of a class lies, and anything behind that."""
    if name not in module.tags:
        size = module.layout.pointer_size()
        module.tags[name] = RecordType(name, ((0, name), (size, _ANYTHING[1])), True)
    return cast("RecordType", module.tags[name])


def differ(left: Record, right: Record) -> bool:
    """No object is both: unlike scalars would lie at one place.  (Of two scalars by themselves, programs make puns.)

    A scalar by itself may be an element of an array that is a member: only where it begins is known.
    """
    if not left.type.is_struct:
        left, right = right, left
    if not left.type.is_struct or left.type is right.type:
        return False
    if not right.type.is_struct:
        return _differs_from_scalar(left.type, left.period, right.offset - left.offset, right.type)
    return left.period == right.period and _structs_differ(
        left.type, right.type, left.period, left.offset - right.offset
    )


@lru_cache(maxsize=1 << 16)
def _differs_from_scalar(struct: RecordType, period: int, at: int, scalar: RecordType) -> bool:
    """(Where the table of a member's class lies, nothing is listed: that is not one more element in front of it.)"""
    record, name = Record(struct, 0, period), scalar.leaves[0][1]
    if name == TABLE_POINTER and (at % period if period else at) not in dict(struct.leaves):
        return False
    return not _is_behind(record, at) and _are_unlike(_leaf_over(record, at), name)


@lru_cache(maxsize=1 << 16)
def _structs_differ(left: RecordType, right: RecordType, period: int, distance: int) -> bool:
    """`distance`: how far behind the other one the first begins; both lie in steps of `period`, if that is not 0."""
    if 0 < period <= max(left.leaves[-1][0], right.leaves[-1][0]):
        return False
    there = dict(right.leaves)
    return any(
        _are_unlike(name, there.get((at + distance) % period if period else at + distance, ""))
        for at, name in left.leaves
    )


def is_inside(record: Record) -> bool:
    """The place that a record is seen from is a member of it, behind others of other kinds."""
    here = _leaf_over(record, 0)
    return record.offset < 0 and any(name != here for _, name in record.type.leaves)


def _is_behind(record: Record, place: int) -> bool:
    """It lies behind the last scalar, and so not in the record, unless that is an array."""
    last, name = record.type.leaves[-1]
    return not record.period and place - record.offset - last >= (8 if _POINTER.match(name) else _BYTES.get(name, 1))


def _leaf_over(record: Record, place: int) -> str:
    at = place - record.offset
    return record.type.leaf_over(at % record.period if record.period else at)


def _are_unlike(left: str, right: str) -> bool:
    if left == right or left in _ANYTHING or right in _ANYTHING:
        return False
    if not (_POINTER.match(left) and _POINTER.match(right)) or are_unlike_classes(left, right):
        return True
    named = [name for name in (left, right) if re.match(r"p\d+ (?!omnipotent)", name)]
    return len(named) == 2 and any(map(_TO_SCALAR.match, named))


def may_access(seen: Record, place: int, known: Record) -> bool:
    """May an access at a place, which names a record, be one to the other record?"""
    if not _leaf_over(known, place) or differ(seen, known):
        return False
    return seen.type.is_struct or known.type.is_struct or seen.type is known.type
