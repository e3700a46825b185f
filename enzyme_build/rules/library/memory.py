"""Who copies and sets memory: which argument is the destination, the source, the length, the byte that is set.

LLVM's intrinsics and C's functions are the same rows; the element-wise atomic intrinsics have none and are refused.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import lru_cache


@dataclass(frozen=True, slots=True)
class MemoryRule:
    """`kind` is copy (no overlap), move or set; `returns` is destination, end (behind it) or "" (nothing).

    `source` is None where memory is set; `value` is then the argument that holds the byte, or None for zero.
    `is_apart`: what is known of one end's layout does not hold of the other's.
    """

    name: str
    kind: str
    destination: int
    length: int
    source: int | None = None
    value: int | None = None
    volatile: int | None = None
    returns: str = ""
    is_apart: bool = False


C_ROWS = {
    rule.name: rule
    for rule in (
        MemoryRule("memcpy", "copy", 0, 2, source=1, returns="destination"),
        MemoryRule("mempcpy", "copy", 0, 2, source=1, returns="end"),
        MemoryRule("memmove", "move", 0, 2, source=1, returns="destination"),
        MemoryRule("memset", "set", 0, 2, value=1, returns="destination"),
        MemoryRule("bcopy", "move", 1, 2, source=0),
        MemoryRule("bzero", "set", 0, 1),
        MemoryRule("explicit_bzero", "set", 0, 1),
        MemoryRule("enzyme_build.numbers_go", "copy", 0, 2, source=1, is_apart=True),
    )
}
INTRINSIC = re.compile(r"llvm\.(memcpy|memmove|memset)(?:\.inline)?(?:\.p\d+)+\.i\d+")
FORTIFIED = re.compile(r"__(\w+?)_chk")


@lru_cache(maxsize=4096)
def memory_rule(name: str) -> MemoryRule | None:
    """The roles of the arguments of a function that copies or sets memory; None if it does neither."""
    if found := C_ROWS.get(name):
        return found
    if match := INTRINSIC.fullmatch(name):
        return replace(C_ROWS[match[1]], name=name, volatile=3, returns="")
    if match := FORTIFIED.fullmatch(name):
        found = C_ROWS.get(match[1])
        return replace(found, name=name) if found is not None else None
    if name in ("__mempcpy", "__bzero", "__memcpy", "__memmove", "__memset", "__explicit_bzero"):
        return replace(C_ROWS[name[2:]], name=name)
    return None


def compares_memory(name: str) -> bool:
    """It is 0 where the blocks that the first two arguments point to are the same."""
    return name in ("memcmp", "bcmp")
