"""The types that TBAA's scalars stand for: what an access tag says about the data that is accessed."""

from __future__ import annotations

import re
from collections.abc import Mapping

from enzyme_build import rules
from enzyme_build.analysis.offsets import address_of
from enzyme_build.analysis.type_trees import WORD
from enzyme_build.ir import (
    CXX_TYPE,
    DOUBLE,
    FLOAT,
    I8,
    I16,
    I32,
    I64,
    PTR,
    X86_FP80,
    Instruction,
    Load,
    Module,
    Store,
    Type,
    Value,
    integer,
    tbaa_access,
    tbaa_ancestors,
)

_WORD_SIZE = 8  # bytes
TABLE_POINTER = "vtable pointer"
WORDS = "enzyme_build words"  # how the roots of the types of words begin
INTEGERS = "enzyme_build integers"  # and of those of integers that derivatives copy
TBAA_LEAVES: dict[str, Type] = {
    "double": DOUBLE,
    "float": FLOAT,
    "long double": X86_FP80,
    "any pointer": PTR,
    TABLE_POINTER: PTR,
    "int": I32,
    "long": I64,
    "long long": I64,
    "short": I16,
    "bool": I8,
    "_Bool": I8,
    "__int128": integer(128),
    WORD.name: WORD,
}


def is_member(access: Instruction) -> bool:
    """Of a record, by its tag."""
    tag = access.metadata.get("tbaa", "")
    known = tbaa_access(access.function.module, tag) if tag else None
    return known is not None and known.is_member


def leaf_named(name: str) -> Type | None:
    """The type that a scalar's name stands for; None for char, which may be anything.

    A scalar with the name of a C++ type is an enumeration: an integer, of which one byte is known.
    """
    if name.startswith(CXX_TYPE):
        return I8
    return PTR if re.match(r"p\d+ ", name) else TBAA_LEAVES.get(name)


def tagged_leaf(module: Module, tag: str) -> Type | None:
    """The type of the data that an access tag ("!5", or "") is about; None if it does not say."""
    access = tbaa_access(module, tag) if tag else None
    for name in tbaa_ancestors(module, access.access_reference) if access is not None else ():
        leaf = leaf_named(name)
        if leaf is not None:
            return I32 if leaf is I8 and name.startswith(CXX_TYPE) else leaf
    return None


def may_be_half(access: Load | Store, member: int, fields: Mapping[int, str]) -> bool:
    """A word of a longer member that may be anything: where it lies in there is not known.

    LLVM tags each half of a pointer to a member function as the whole of it.
    """
    value = access.accessed
    size = access.function.module.layout.store_size_of(value.type)
    behind = min((offset for offset in fields if offset > member), default=member)
    return leaf_named(fields.get(member, "int")) is None and size >= _WORD_SIZE and behind - member >= 2 * size


def views_word(module: Module, tag: str) -> bool:
    """True for an access to a union's word as what it is taken for there, and nothing else (see `word_webs`)."""
    access = tbaa_access(module, tag) if tag else None
    return access is not None and tbaa_ancestors(module, access.access_reference)[-1].startswith(WORDS)


def element_leaf(pointer: Value) -> Type | None:
    """What lies behind a pointer that a library's container holds, by the pointer's own type ("p1 double": numbers;
    "p2 …": addresses); None if it is no such pointer, or leads to characters or objects."""
    base = address_of(pointer).base
    stores = [u for u in base.users if isinstance(u, Store) and u.value is base]
    found = {_member_leaf(access) for access in ([base] if isinstance(base, Load) else stores)} - {None}
    return found.pop() if len(found) == 1 else None


def _member_leaf(access: Load | Store) -> Type | None:
    module, tag = access.function.module, access.metadata.get("tbaa", "")
    found = tbaa_access(module, tag) if tag else None
    kind = re.match(r"p(\d+) (.*)", found.access) if found is not None else None
    if found is None or kind is None or not rules.is_container_class(found.base):
        return None
    return PTR if kind[1] != "1" else TBAA_LEAVES.get(kind[2])


def is_bookkeeping(module: Module, tag: str) -> bool:
    """True if an access tag is of Fortran's descriptors: bounds, kinds and addresses, never a number that counts."""
    access = tbaa_access(module, tag) if tag else None
    return access is not None and access.access == "descriptor member"


def leads_out(load: Value) -> bool:
    """True for a pointer that a library class holds, and what such a pointer leads to: nothing active (see `rules`)."""
    while isinstance(load, Load):
        tag = load.metadata.get("tbaa", "")
        access = tbaa_access(load.function.module, tag) if tag else None
        if access is not None and rules.is_inactive_class(access.base):
            return True
        load = address_of(load.pointer).base
    return False
