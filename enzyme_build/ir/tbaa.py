"""Type-based alias information: what an access tag says about the type of the memory it describes.

tag    ::= !{ base type, access type, offset }
scalar ::= !{ name, parent, 0 }
struct ::= !{ name, member, offset, member, offset, ... }

or, as newer front ends may write it, with sizes:

tag  ::= !{ base type, access type, offset, size }
type ::= !{ parent, size, name, member, offset, size, member, offset, size, ... }

A scalar's parent is an abstract type ("omnipotent char", "any pointer", a root): one that accesses nothing itself.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Mapping
from typing import NamedTuple, cast

from enzyme_build.ir.metadata import MetadataNode, metadata_node
from enzyme_build.ir.module import Module

_ACCESS_TAG = re.compile(r"!\{(!\d+), \1, i64 0\}")
_DUMMY = "dummy arg data"  # (flang's `optimizer/Analysis/TBAAForest`)
_FLANG_KINDS = 3  # data or descriptors, below any access, below the procedure
CXX_TYPE = "_ZTS"  # (Itanium C++ ABI, 5.1.4.1)
_ABSTRACT = ("omnipotent char", "any ", "Simple C", "Flang")


class TypeAccess(NamedTuple):
    """An access at `offset` in `base`, to the scalar `access`: names, and references for further questions."""

    base: str
    access: str
    offset: int
    base_reference: str
    access_reference: str

    @property
    def is_member(self) -> bool:
        """It is to a member of a structure, not to a scalar by itself."""
        return self.base_reference != self.access_reference


def tbaa_access(module: Module, reference: str) -> TypeAccess | None:
    """What an access tag ("!5") says; None for a tag of another form."""
    if reference not in module.tags:
        module.tags[reference] = _read_access(module, reference)
    found = module.tags[reference]
    return found if isinstance(found, TypeAccess) else None


def _read_access(module: Module, reference: str) -> TypeAccess | None:
    operands = metadata_node(module, reference).operands
    if len(operands) < 3 or not operands[2].startswith("i64 "):
        return None
    base, access = operands[0], operands[1]
    return TypeAccess(tbaa_name(module, base), tbaa_name(module, access), int(operands[2][4:]), base, access)


def _type_node(module: Module, reference: str) -> MetadataNode:
    """The node of a type, in the older form."""
    node = metadata_node(module, reference)
    operands = node.operands
    if not _has_size(operands):
        return node
    members = [part for i in range(3, len(operands) - 1, 3) for part in operands[i : i + 2]]
    return MetadataNode("", {}, [operands[2], *(members or [operands[0], "i64 0"])])


def _has_size(operands: list[str]) -> bool:
    return len(operands) > 2 and operands[0].startswith("!") and operands[1].startswith("i64 ")


def tbaa_name(module: Module, reference: str) -> str:
    """The name that the frontend gave a type; "" for a node of another form."""
    operands = _type_node(module, reference).operands
    return operands[0] if operands and not operands[0].startswith("!") else ""


def tbaa_ancestors(module: Module, reference: str) -> list[str]:
    """The names of a scalar type and of its parents, up to the root."""
    return [tbaa_name(module, node) for node in _chain(module, reference)]


def _chain(module: Module, reference: str) -> list[str]:
    found: dict[str, None] = {}
    while reference and reference not in found:
        found[reference] = None
        operands = _type_node(module, reference).operands
        reference = operands[1] if len(operands) > 1 else ""
    return list(found)


def tbaa_across_calls(module: Module, tag: str) -> str:
    """An access tag that holds for several calls of a procedure in one function, too.

    Flang's leaves tell the dummy arguments of one call apart: what is `y` in one call may be `x` in the next one.
    """
    access = tbaa_access(module, tag)
    chain = _chain(module, access.access_reference) if access is not None else []
    if len(chain) < _FLANG_KINDS or not tbaa_name(module, chain[-1]).startswith("Flang"):
        return tag
    kind = chain[-_FLANG_KINDS]
    return _scalar_tag(module, kind)


def tell_no_arguments_apart(module: Module) -> None:
    """Flang's access tags for the dummy arguments of a procedure do not tell them apart any more.

    Two calls of it that are inlined into one function have the same tags: what is `y` in one may be `x` in the other.
    (That the arguments of one call differ is said by `noalias`, too, which inlining keeps for that call.)
    """
    for reference, text in list(module.metadata.items()):
        access = tbaa_access(module, reference) if _ACCESS_TAG.fullmatch(text) else None
        chain = _chain(module, access.access_reference) if access is not None else []
        for kind in chain[1:]:
            if tbaa_name(module, kind) == _DUMMY:
                module.metadata[reference] = f"!{{{kind}, {kind}, i64 0}}"
                del module.tags[reference]


def tbaa_of_scalar(module: Module, tag: str) -> str:
    """The access tag without the structure that the access is a part of."""
    access = tbaa_access(module, tag)
    if access is None or not access.is_member:
        return tag
    return _scalar_tag(module, access.access_reference)


def _scalar_tag(module: Module, reference: str) -> str:
    """The access tag of a scalar type."""
    operands = metadata_node(module, reference).operands
    size = f", {operands[1]}" if _has_size(operands) else ""
    return module.add_metadata(f"!{{{reference}, {reference}, i64 0{size}}}")


def tbaa_fields(module: Module, reference: str) -> Mapping[int, str]:
    """The scalar type's name at each offset of a struct type, nested ones included (unions: the first member)."""
    key = f"fields of {reference}"
    if key not in module.tags:
        module.tags[key] = _read_fields(module, reference)
    return cast("Mapping[int, str]", module.tags[key])


def _read_fields(module: Module, reference: str) -> dict[int, str]:
    node = _type_node(module, reference)
    if len(node.operands) <= 2:  # a root, or a class without members
        return {}
    if _is_scalar(module, node):
        is_class = node.operands[0].startswith(CXX_TYPE) and reference not in _accessed(module)
        return {0: tbaa_name(module, node.operands[1]) if is_class else node.operands[0]}
    fields: dict[int, str] = {}
    for member, offset in zip(node.operands[1::2], node.operands[2::2]):
        start = int(offset.removeprefix("i64 "))
        for at, name in tbaa_fields(module, member).items():
            fields.setdefault(start + at, name)
    return fields


def _accessed(module: Module) -> frozenset[str]:
    """The scalars that something accesses.

    A class whose only member is an array looks like an enumeration, but its elements are accessed as what they are.
    """
    key = "accessed"
    if key not in module.tags:
        tags = (re.match(r"!\{!\d+, (!\d+), i64 ", text) for text in module.metadata.values())
        module.tags[key] = frozenset(tag[1] for tag in tags if tag is not None)
    return cast("frozenset[str]", module.tags[key])


def tbaa_members_at(module: Module, reference: str, offset: int) -> list[tuple[str, int]]:
    """The struct types, nested ones included, that a place in a struct type is in, and where it is in them."""
    found: list[tuple[str, int]] = []
    while reference and not _is_scalar(module, node := _type_node(module, reference)):
        found.append((reference, offset))
        members = _members(module, reference, node)
        before = bisect_right(members, offset, key=lambda member: member[0])
        start, reference = members[before - 1] if before else (0, "")
        offset -= start
    return found


def _members(module: Module, reference: str, node: MetadataNode) -> list[tuple[int, str]]:
    """Where the members of a struct type begin, in order; the first one of several there."""
    key = f"members of {reference}"
    if key not in module.tags:
        found: dict[int, str] = {}
        for member, start in zip(node.operands[1::2], node.operands[2::2]):
            found.setdefault(int(start.removeprefix("i64 ")), member)
        module.tags[key] = sorted(found.items())
    return cast("list[tuple[int, str]]", module.tags[key])


def tbaa_path(module: Module, tag: str) -> list[tuple[str, int]]:
    """The same for an access tag; empty for an access that does not say what its scalar is a member of."""
    key = f"path of {tag}"
    if key not in module.tags:
        access = tbaa_access(module, tag)
        is_member = access is not None and access.is_member
        module.tags[key] = tbaa_members_at(module, access.base_reference, access.offset) if access and is_member else []
    return cast("list[tuple[str, int]]", module.tags[key])


def tbaa_struct(module: Module, reference: str) -> list[tuple[int, int, str]]:
    """The (offset, size, access tag) triples of a `!tbaa.struct` node, for the memory that a copy moves."""
    operands = metadata_node(module, reference).operands
    numbers = [int(operand.removeprefix("i64 ")) for operand in operands if operand.startswith("i64 ")]
    return list(zip(numbers[::2], numbers[1::2], operands[2::3]))


def _is_scalar(module: Module, node: MetadataNode) -> bool:
    """A scalar looks like a struct with one member; that member is an abstract type."""
    if len(node.operands) < 2:  # a root
        return True
    if len(node.operands) > 3:
        return False
    parent = _type_node(module, node.operands[1])
    return len(parent.operands) <= 1 or parent.operands[0].startswith(_ABSTRACT)


def tag_of_own_tree(module: Module, name: str, root: str) -> str:
    """An access tag for a scalar below a root of its own, whose name begins with `root`.

    LLVM takes the access for one to any other tree's, too; of one tree, it keeps scalars apart.
    """
    parent = module.add_metadata(f'!{{!"{root} {name}"}}')
    kind = module.add_metadata(f'!{{!"{name}", {parent}, i64 0}}')
    return module.add_metadata(f"!{{{kind}, {kind}, i64 0}}")
