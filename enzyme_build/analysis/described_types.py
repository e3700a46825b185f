"""What lies in a type, by its debug information; and where a pointer leads to, by the variables that hold it.

The types of variables are asked where nothing else has an answer: `struct state *s` leads to what a state is made of.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from enzyme_build.analysis.offsets import address_of
from enzyme_build.analysis.type_trees import ONCE, Layout
from enzyme_build.ir import (
    DOUBLE,
    FLOAT,
    PTR,
    Argument,
    FloatType,
    Function,
    Instruction,
    IntegerType,
    MetadataNode,
    Module,
    Type,
    Value,
    debug_records,
    integer,
    metadata_node,
)

Leaves = dict[int, Type]
_MOST_ELEMENTS = 64
_FLOATS = {32: FLOAT, 64: DOUBLE}
_CLASSES = ("DW_TAG_structure_type", "DW_TAG_class_type")
_NO_DATA = ("DW_TAG_typedef", "DW_TAG_variable", "DW_TAG_friend")
_ADDRESSES = ("DW_TAG_pointer_type", "DW_TAG_reference_type", "DW_TAG_rvalue_reference_type")
_STORAGE = ("unsigned char", "byte")  # C++'s, in arrays: room for anything
_OTHER_NAMES = ("DW_TAG_typedef", "DW_TAG_const_type", "DW_TAG_volatile_type")
_QUALIFIED = (*_OTHER_NAMES, "DW_TAG_restrict_type", "DW_TAG_atomic_type")


def pointed_layout(primal: Function, pointers: Iterable[Value], size: int | None) -> Layout | None:
    """The layout of `size` bytes (None: unknown many) at these addresses, by the types of variables that hold them.

    A struct or a part of one, or numbers: what lies behind a struct that is a part of something else is not known.
    """
    module = primal.module
    types = {(node.text("type"), at) for pointer in pointers for node, at in _variables_of(primal, pointer)}
    found = {_layout_behind(module, metadata_node(module, type_), at, size) for type_, at in types} - {None}
    return found.pop() if len(found) == 1 else None


def is_described_text(primal: Function, pointers: Iterable[Value], most: int) -> bool:
    """Are at most so many bytes at one of these addresses a Fortran variable of characters, or a member that is one?"""
    module = primal.module
    declared = (found for pointer in pointers for found in _variables_of(primal, pointer, "dbg_declare"))
    return any(_is_text(module, metadata_node(module, node.text("type")), at, most) for node, at in declared)


def _is_text(module: Module, type_: MetadataNode, at: int, size: int) -> bool:
    type_ = _unqualified(module, type_)
    if at < 0 or at + size > type_.number("size") // 8:
        return False
    if type_.kind == "DIStringType":
        return True
    members = _members(module, type_) if type_.text("tag") in _CLASSES else []
    parts = ((metadata_node(module, m.text("baseType")), at - m.number("offset") // 8) for m in members)
    return any(_is_text(module, part, distance, size) for part, distance in parts)


def _variables_of(primal: Function, pointer: Value, kind: str = "dbg_value") -> Iterator[tuple[MetadataNode, int]]:
    """The variables that hold an address (`dbg_declare`: that lie there), or one that lies so many bytes before it."""
    address = address_of(pointer)
    value = _original(primal, address.base)
    if address.offset < 0 or address.terms or value is None:
        return
    for record in debug_records(primal):
        parts = record.text.split(", ")
        is_whole = record.kind == kind and parts[0] == "{0}" and parts[2:3] == ["!DIExpression()"]
        if is_whole and record.values == [value]:
            yield metadata_node(primal.module, parts[1]), address.offset


def _original(primal: Function, value: Value) -> Value | None:
    """What a value of a copy was copied from."""
    if isinstance(value, Argument):
        return primal.arguments[value.index]
    while isinstance(value, Instruction) and (value.parent is None or value.function is not primal):
        if value.origin is None:
            return None
        value = value.origin
    return value


def _layout_behind(module: Module, pointer: MetadataNode, at: int, size: int | None) -> Layout | None:
    """What lies so many bytes behind a pointer of this type."""
    pointer = _unqualified(module, pointer)
    if pointer.text("tag") not in _ADDRESSES:
        return None
    type_ = _unqualified(module, metadata_node(module, pointer.text("baseType")))
    whole = type_.number("size") // 8
    if type_.kind == "DIBasicType":
        leaves = leaves_of(module, type_) if whole and not at else None
        return Layout(tuple(leaves.items()), whole) if leaves and isinstance(leaves[0], FloatType) else None
    if type_.text("tag") not in _CLASSES or size is None or at + size > whole:
        return None
    leaves = _leaves_between(module, type_, at, at + size)
    return Layout(tuple(sorted((offset - at, leaf) for offset, leaf in leaves.items())), 0) if leaves else None


def _leaves_between(module: Module, type_: MetadataNode, start: int, end: int) -> Leaves | None:
    """The leaves of a type that lie between two offsets; None where one is cut in two, or not known."""
    type_ = _unqualified(module, type_)
    if start <= 0 and type_.number("size") // 8 <= end:
        return leaves_of(module, type_)
    if type_.text("tag") in _CLASSES:
        return _of_record(module, type_, start, end)
    leaves = leaves_of(module, type_) if type_.text("tag") == "DW_TAG_array_type" else None
    if leaves is None:
        return None
    ends = {offset: offset + module.layout.size_of_leaf(leaf) for offset, leaf in leaves.items()}
    inside = {offset: leaf for offset, leaf in leaves.items() if ends[offset] > start and offset < end}
    return inside if all(start <= offset and ends[offset] <= end for offset in inside) else None


def _unqualified(module: Module, type_: MetadataNode) -> MetadataNode:
    while type_.text("tag") in _QUALIFIED:
        type_ = metadata_node(module, type_.text("baseType"))
    return type_


def inside_union(module: Module, type_: MetadataNode) -> MetadataNode:
    """The type itself, or the only member with a size of a union (memory that need not be initialised)."""
    while type_.text("tag") in ("DW_TAG_union_type", "DW_TAG_structure_type"):
        members = [m for m in _members(module, type_) if metadata_node(module, m.text("baseType")).number("size")]
        whole = [m for m in members if m.number("size") == type_.number("size")]
        if len(members) != 1 or not whole or (type_.text("tag") == "DW_TAG_structure_type" and not _wraps(type_)):
            break
        type_ = metadata_node(module, members[0].text("baseType"))
    return type_


def _wraps(type_: MetadataNode) -> bool:
    return type_.text("name").startswith(("ManuallyDrop<", "MaybeDangling<"))


def _members(module: Module, type_: MetadataNode) -> list[MetadataNode]:
    """What lies in each object of the type: members, and the classes that it inherits from."""
    elements = [metadata_node(module, m) for m in metadata_node(module, type_.text("elements")).operands]
    parts = [e for e in elements if e.kind not in ("DISubprogram", "DITemplateTypeParameter")]
    return [p for p in parts if p.text("tag") not in _NO_DATA and "DIFlagStaticMember" not in p.text("flags")]


def leaves_of(module: Module, type_: MetadataNode) -> Leaves | None:
    """The leaves of a type by offset; None for a type that is not the same at all times."""
    bits = type_.number("size")
    match type_.kind, type_.text("tag"):
        case ("DIBasicType", _):
            if bits == 0:
                return {}
            if type_.text("encoding") == "DW_ATE_float":
                return {0: _FLOATS[bits]} if bits in _FLOATS else None
            return {0: integer(bits)}
        case ("DIDerivedType", tag) if tag in _ADDRESSES:
            return {0: PTR}
        case ("DIDerivedType", tag) if tag in _OTHER_NAMES:
            return leaves_of(module, metadata_node(module, type_.text("baseType")))
        case ("DICompositeType", "DW_TAG_enumeration_type"):
            return {0: integer(bits)}
        case ("DICompositeType", tag) if tag in _CLASSES:
            return _of_record(module, type_)
        case ("DICompositeType", "DW_TAG_array_type"):
            return _of_array(module, type_)
        case ("DICompositeType", "DW_TAG_union_type"):
            inside = inside_union(module, type_)
            return leaves_of(module, inside) if inside is not type_ else None
        case _:
            return None


def _of_record(module: Module, type_: MetadataNode, start: int = 0, end: int = ONCE) -> Leaves | None:
    """The leaves of a struct, or of its members between two offsets."""
    found: Leaves = {}
    for member in _members(module, type_):
        if member.text("tag") == "DW_TAG_variant_part":
            variants = _of_variants(module, member) if start <= 0 and member.number("size") // 8 <= end else None
            if variants is None:
                return None
            found |= variants
            continue
        inner = _unqualified(module, metadata_node(module, member.text("baseType")))
        at = member.number("offset") // 8
        if at >= end or (start > 0 and at + inner.number("size") // 8 <= start):
            continue
        is_member = member.text("tag") in ("DW_TAG_member", "DW_TAG_inheritance")
        leaves = _leaves_between(module, inner, start - at, end - at) if is_member else None
        if leaves is None or any(flag in member.text("flags") for flag in ("DIFlagBitField", "DIFlagVirtual")):
            return None
        found |= {at + offset: leaf for offset, leaf in leaves.items()}
    return found


def _of_variants(module: Module, part: MetadataNode) -> Leaves | None:
    """The leaves of an enum of Rust's, if no two variants have different ones in the same bytes.

    What tells the variants apart may be a member of one of them that has a value of no use to it.
    """
    found: Leaves = {}
    ends: dict[int, int] = {}
    told = metadata_node(module, part.text("discriminator"))
    for member in [*_members(module, part), *([told] if told.kind else [])]:
        leaves = leaves_of(module, metadata_node(module, member.text("baseType")))
        if leaves is None:
            return None
        begin = member.number("offset") // 8
        for at, leaf in ((begin + offset, leaf) for offset, leaf in leaves.items()):
            end = at + module.layout.size_of_leaf(leaf)
            meets = [o for o in found if at < ends[o] and o < end]
            if meets and member is told:
                continue
            if any(o != at or found[o] is not leaf for o in meets):
                return None
            found[at], ends[at] = leaf, end
    return found


def _of_array(module: Module, type_: MetadataNode) -> Leaves | None:
    inner = metadata_node(module, type_.text("baseType"))
    while inner.text("tag") in _OTHER_NAMES:
        inner = metadata_node(module, inner.text("baseType"))
    if inner.text("name") in _STORAGE:
        return None
    leaves, size = leaves_of(module, inner), inner.number("size") // 8
    count = type_.number("size") // 8 // size if size else 0
    if leaves is not None and count > _MOST_ELEMENTS and all(isinstance(leaf, IntegerType) for leaf in leaves.values()):
        return leaves  # where numbers lie is all that matters: of a long text, its first character says enough
    if leaves is None or count > _MOST_ELEMENTS:
        return None
    return {k * size + offset: leaf for k in range(count) for offset, leaf in leaves.items()}
