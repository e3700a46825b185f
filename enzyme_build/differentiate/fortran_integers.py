"""Fortran's integers say that they are integers.

Flang's tags name the variables that are accessed, or the bytes of a COMMON block, but no types.  An array of reals
whose index varies then seems to go on to the end of the block, and the integers behind it seem to be parts of its
elements; so do those that lie behind a pointer of which nobody else says what it leads to.  Where the only numbers are
doubles, accesses to four bytes get a type of their own below flang's.
"""

from __future__ import annotations

import re

from enzyme_build import rules
from enzyme_build.analysis import becomes_number, bits_behind, is_of_fortran_runtime
from enzyme_build.differentiate.registrations import NO_NUMBERS, noted
from enzyme_build.ir import (
    FLOAT,
    I32,
    Cast,
    Function,
    Load,
    Module,
    Store,
    is_float,
    tbaa_access,
    tbaa_ancestors,
)

_IN_MEMORY = re.compile(
    r"(?:\b(?:load|store|alloca)(?: volatile)?|\bx) (?:<\d+ x )?float\b"
    rf"|\bi8 (?:{'|'.join(map(str, rules.SINGLES))})\b"  # in a descriptor
)


def has_single_precision(module: Module) -> bool:
    """Do numbers lie in memory that are as long as an integer?  TRANSFER may move the bits of one to the other.

    (A power of a literal alone does not: `10.0**k`.)
    """
    defined = [function for function in module.functions.values() if not function.is_declaration]
    bodies = [f for f in defined if noted(f, "enzyme_inactive") != NO_NUMBERS]  # (these are kept, called or not)
    bodies = [f for f in bodies if not is_of_fortran_runtime(f)]  # (they move elements of all kinds)
    if any(_IN_MEMORY.search(f.body_text) for f in bodies if f.body_text is not None):
        return True
    accesses = (i for f in bodies if f.is_parsed for i in f.instructions() if isinstance(i, (Load, Store)))
    return any(i.accessed_type is FLOAT for i in accesses)


def tag_integers(function: Function) -> None:
    module = function.module
    for access in function.instructions():
        if isinstance(access, (Load, Store)) and "tbaa" in access.metadata and _is_integer(access):
            found = tbaa_access(module, access.metadata["tbaa"])
            if found is not None and tbaa_ancestors(module, found.access_reference)[-1].startswith("Flang"):
                kind = module.add_metadata(f'!{{!"int", {found.access_reference}, i64 0}}')
                tag = module.add_metadata(f"!{{{kind}, {kind}, i64 0}}")
                access.metadata = access.metadata | {"tbaa": tag}


def _is_integer(access: Load | Store) -> bool:
    """Is it no number's bits (of TRANSFER), nor part of a longer word?"""
    if isinstance(access, Store):
        return access.value.type is I32 and all(
            isinstance(v, Load) and v.type is I32 for v in bits_behind(access.value)
        )
    return access.type is I32 and not any(_is_cast_to_number(user) or becomes_number(user) for user in access.users)


def _is_cast_to_number(user: object) -> bool:
    return isinstance(user, Cast) and user.opcode == "bitcast" and is_float(user.type)
