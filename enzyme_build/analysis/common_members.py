"""Members of Fortran's common blocks: flang's tags say which bytes of which block an access is to.

    common /state/ x(13), step, order

An element of `x` at an index that nobody knows is no other member: Fortran's subscripts are in bounds.  Where program
units lay a block out in different ways, members of one overlap those of another.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from enzyme_build.analysis.bits import bits_of
from enzyme_build.ir import Instruction, Load, Store, Value, is_float, tbaa_access

_MEMBER = re.compile(r"global data/(.*)/bytes_(\d+)_to_(\d+)$")


class Member(NamedTuple):
    """The bytes from `first` to `last` of a block."""

    block: str
    first: int
    last: int


class CommonMembers:
    def __init__(self, instructions: Iterable[Instruction]):
        accesses = {access: member_of(access) for access in instructions if isinstance(access, (Load, Store))}
        self._numbers = {member for access, member in accesses.items() if member and is_float(access.accessed.type)}

    def is_integer(self, access: Load | Store) -> bool:
        """All of a member is an integer, and no unit keeps numbers in its bytes."""
        member = member_of(access)
        if member is None or is_float(access.accessed.type):
            return False
        block, first, last = member
        is_whole = bits_of(access.accessed.type) == 8 * (last - first + 1)
        return is_whole and not any(b == block and begin <= last and first <= end for b, begin, end in self._numbers)


def member_of(access: Load | Store) -> Member | None:
    """The member that an access names."""
    tag = access.metadata.get("tbaa", "")
    found = tbaa_access(access.function.module, tag) if tag else None
    parts = _MEMBER.match(found.access) if found is not None else None
    return Member(parts[1], int(parts[2]), int(parts[3])) if parts else None


def member_behind(pointer: Value) -> Member | None:
    """The member that all accesses through a pointer name; None if one does not, or if the pointer is handed on."""
    accesses = [user for user in pointer.users if isinstance(user, (Load, Store)) and user.pointer is pointer]
    members = {member_of(access) for access in accesses}
    return members.pop() if len(accesses) == len(pointer.users) and len(members) == 1 else None
