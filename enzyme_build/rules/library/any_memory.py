"""Helpers that serve memory of every kind: they make room for, or move, elements of a size that is an argument.

What lies there is known where they are called; inlined, each use has its own copy with its own size and types.
"""

from __future__ import annotations

import re

# Rust's hash table: the layout of its buckets is an argument of what all tables share.
_HELPERS = re.compile(
    r"_(R|ZN)\w*9hashbrown3raw\w*13RawTableInner"
    r"(15rehash_in_place|22fallible_with_capacity|17new_uninitialized)(17h[0-9a-f]{16}E)?$"
)


def serves_any_memory(name: str) -> bool:
    """Does this function of a library handle elements whose size only its caller knows?"""
    return _HELPERS.match(name) is not None
