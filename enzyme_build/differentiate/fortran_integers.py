"""Fortran's integers say that they are integers.

Flang's tags name the variables that are accessed, or the bytes of a COMMON block, but no types.  An array of reals
whose index varies then seems to go on to the end of the block, and the integers behind it seem to be parts of its
elements; so do those that lie behind a pointer of which nobody else says what it leads to.  Accesses to four bytes get
a type of their own below flang's.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from enzyme_build import rules
from enzyme_build.analysis import becomes_number, bits_behind, is_of_fortran_runtime, origins_of
from enzyme_build.differentiate.registrations import NO_NUMBERS, noted
from enzyme_build.ir import (
    FLOAT,
    I32,
    Binary,
    Call,
    Cast,
    Freeze,
    Function,
    GetElementPtr,
    Instruction,
    Load,
    Phi,
    Return,
    Select,
    Store,
    Value,
    is_float,
    is_integer,
    tbaa_access,
    tbaa_ancestors,
)

_IN_MEMORY = re.compile(
    r"(?:\b(?:load|store|alloca)(?: volatile)?|\bx) (?:<\d+ x )?float\b"
    rf"|\bi8 (?:{'|'.join(map(str, rules.SINGLES))})\b"  # in a descriptor
)


def has_single_precision(functions: Iterable[Function]) -> bool:
    """Do numbers lie in memory that are as long as an integer?  TRANSFER may move the bits of one to the other.

    (A power of a literal alone does not: `10.0**k`.)
    """
    active = (f for f in functions if noted(f, "enzyme_inactive") != NO_NUMBERS)
    bodies = [f for f in active if not is_of_fortran_runtime(f)]  # (they move elements of all kinds)
    if any(_IN_MEMORY.search(f.body_text) for f in bodies if f.body_text is not None):
        return True
    accesses = (i for f in bodies if f.is_parsed for i in f.instructions() if isinstance(i, (Load, Store)))
    return any(i.accessed_type is FLOAT for i in accesses)


def tag_integers(function: Function, only_doubles: bool) -> None:
    """Tags what is an integer.

    Where singles are in memory, too, only what counts: integers that an index, a quotient, or a number is made of, and
    that are not moved on as they are (bits of singles may be hashed, and kept where the hash says).
    """
    found = [i for i in function.instructions() if isinstance(i, (Load, Store)) and i.accessed_type is I32]
    accesses = [(access, named) for access in found if (named := _named_by_flang(access))]
    counted = _counted(function) if accesses and not only_doubles else None
    module = function.module
    for access, named in accesses:
        if _is_integer(access) and (counted is None or _counts(access, counted)):
            kind = module.add_metadata(f'!{{!"int", {named}, i64 0}}')
            tag = module.add_metadata(f"!{{{kind}, {kind}, i64 0}}")
            access.metadata = access.metadata | {"tbaa": tag}


def _named_by_flang(access: Load | Store) -> str:
    """What flang's tag says of the place; "" if there is none."""
    module, tag = access.function.module, access.metadata.get("tbaa", "")
    found = tbaa_access(module, tag) if tag else None
    is_of_flang = found is not None and tbaa_ancestors(module, found.access_reference)[-1].startswith("Flang")
    return found.access_reference if found is not None and is_of_flang else ""


def _is_integer(access: Load | Store) -> bool:
    """Is it no number's bits (of TRANSFER), nor part of a longer word?"""
    if isinstance(access, Store):
        return all(isinstance(v, Load) and v.type is I32 for v in bits_behind(access.value))
    return not any(_is_cast_to_number(user) or becomes_number(user) for user in access.users)


def _counted(function: Function) -> set[Value]:
    """The integers that indices, quotients and numbers are computed from by arithmetic."""
    found: set[Value] = set()
    work: list[Value] = []
    for instruction in function.instructions():
        match instruction:
            case GetElementPtr(operands=[_, *indices]):
                work += indices
            case Cast(opcode="sitofp" | "uitofp", operands=[value]):
                work.append(value)
            case Binary(opcode="sdiv" | "srem" | "udiv" | "urem"):
                work.append(instruction)
            case _:
                pass
    while work:
        value = work.pop()
        if isinstance(value, Instruction) and is_integer(value.type) and value not in found:
            found.add(value)
            work += _terms(value)
    return found


def _counts(access: Load | Store, counted: set[Value]) -> bool:
    """Does it read what counts, and is not moved on, or write what is computed from such by arithmetic?"""
    if isinstance(access, Load):
        return access in counted and not _is_moved(access)
    return all(isinstance(origin, Binary) and origin in counted for origin in origins_of(access.value))


def _is_moved(load: Load) -> bool:
    """Does it come into memory, or to others, as it is?"""
    seen: set[Value] = {load}
    work: list[Value] = [load]
    while work:
        for user, index in work.pop().uses:
            if (isinstance(user, Store) and index == 0) or isinstance(user, (Call, Return)):
                return True
            if isinstance(user, (Phi, Select, Freeze)) and user not in seen:
                seen.add(user)
                work.append(user)
    return False


def _terms(value: Instruction) -> list[Value]:
    """What an integer is computed from by arithmetic, or chosen from: not by operations on bits."""
    match value:
        case Binary(opcode="add" | "sub" | "mul" | "shl" | "sdiv" | "srem" | "udiv" | "urem") | Phi() | Freeze():
            return value.operands
        case Cast(opcode="sext" | "zext" | "trunc"):
            return value.operands
        case Select(operands=[_, *choices]):
            return choices
        case _:
            return []


def _is_cast_to_number(user: object) -> bool:
    return isinstance(user, Cast) and user.opcode == "bitcast" and is_float(user.type)
