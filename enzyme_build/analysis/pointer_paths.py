"""Where the pointers lie inside a value."""

from __future__ import annotations

from functools import lru_cache

from enzyme_build.ir import Type, is_aggregate, is_pointer, member_types

Path = tuple[int, ...]


@lru_cache(maxsize=4096)
def pointer_paths(type_: Type) -> tuple[Path, ...]:
    """The paths of all pointers inside a value."""
    if is_aggregate(type_):
        return tuple((i, *path) for i, member in enumerate(member_types(type_)) for path in pointer_paths(member))
    return ((),) if is_pointer(type_) else ()
