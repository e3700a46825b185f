"""The types that TBAA's scalars stand for: what an access tag says about the data that is accessed."""

from __future__ import annotations

import re

from enzyme_build import rules
from enzyme_build.analysis.offsets import address_of
from enzyme_build.ir import (
    DOUBLE,
    FLOAT,
    I8,
    I16,
    I32,
    I64,
    PTR,
    X86_FP80,
    Load,
    Module,
    Type,
    Value,
    integer,
    tbaa_access,
    tbaa_ancestors,
)

TBAA_LEAVES: dict[str, Type] = {
    "double": DOUBLE,
    "float": FLOAT,
    "long double": X86_FP80,
    "any pointer": PTR,
    "vtable pointer": PTR,
    "int": I32,
    "long": I64,
    "long long": I64,
    "short": I16,
    "bool": I8,
    "_Bool": I8,
    "__int128": integer(128),
}


def leaf_named(name: str) -> Type | None:
    """The type that a scalar's name stands for; None for char, which may be anything."""
    return PTR if re.match(r"p\d+ ", name) else TBAA_LEAVES.get(name)


def tagged_leaf(module: Module, tag: str) -> Type | None:
    """The type of the data that an access tag ("!5", or "") is about; None if it does not say."""
    access = tbaa_access(module, tag) if tag else None
    for name in tbaa_ancestors(module, access.access_reference) if access is not None else ():
        leaf = leaf_named(name)
        if leaf is not None:
            return leaf
    return None


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
