"""Helpers that serve memory of every kind: they move elements of a size that is an argument.

What lies there is known where they are called; inlined, each use has its own copy with its own size and types.
"""

from __future__ import annotations

import re

# Rust's hash table swaps and copies its buckets in place, byte by byte but for the size of one.
_HELPERS = re.compile(r"_(R|ZN)\w*9hashbrown3raw\w*13RawTableInner15rehash_in_place(17h[0-9a-f]{16}E)?$")


def serves_any_memory(name: str) -> bool:
    """Does this function of a library move elements whose size only its caller knows?"""
    return _HELPERS.match(name) is not None
