"""What generic code moves, by the debug information of its instance: `copy::<(u32, f64)>` moves such pairs.

Containers of Rust and C++ move keys and values of any type through pointers into one block of memory, by lengths that
are known at run time. The instance's type parameter lists the members of each element. It is asked where nothing else
has an answer, and says nothing where the element is a word or bytes: they may be of anything.
"""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_build import rules
from enzyme_build.analysis.type_trees import WORD, Layout
from enzyme_build.ir import (
    DOUBLE,
    FLOAT,
    I8,
    I64,
    PTR,
    Instruction,
    IntegerType,
    Load,
    MetadataNode,
    Module,
    Store,
    Type,
    integer,
    metadata_node,
)

Leaves = dict[int, Type]
_MOST_ELEMENTS = 64
_WORD = 8  # bytes
_FLOATS = {32: FLOAT, 64: DOUBLE}
_CLASSES = ("DW_TAG_structure_type", "DW_TAG_class_type")
_NO_DATA = ("DW_TAG_typedef", "DW_TAG_variable", "DW_TAG_friend")
_ADDRESSES = ("DW_TAG_pointer_type", "DW_TAG_reference_type", "DW_TAG_rvalue_reference_type")
_STORAGE = ("unsigned char", "byte")  # C++'s, in arrays: room for anything
_OTHER_NAMES = ("DW_TAG_typedef", "DW_TAG_const_type", "DW_TAG_volatile_type")


def element_layout(instruction: Instruction, size: int | None) -> Layout | None:
    """The layout of the elements that an instruction moves, `size` bytes of them; None if its instance does not say."""
    type_ = _element(instruction)
    leaves = _leaves(instruction.function.module, type_) if type_ is not None else None
    if size is None and any(rules.copies_text(name) for name in _names_around(instruction)):
        return Layout(((0, I8),), 1)
    if type_ is None or not leaves or _is_bytes(type_, leaves):
        return None
    if len(leaves) == 1 and next(iter(leaves.values())) is I64:
        return None
    return Layout(tuple(sorted(leaves.items(), key=lambda leaf: leaf[0])), type_.number("size") // 8)


def element_leaf(access: Load | Store) -> Type | None:
    """The integer of less than a word that is loaded or stored, as a whole element."""
    type_ = _element(access)
    leaves = _leaves(access.function.module, type_) if type_ is not None else None
    leaf = leaves.get(0) if leaves is not None and len(leaves) == 1 else None
    return leaf if isinstance(leaf, IntegerType) and I8.bits < leaf.bits < I64.bits else None


def word_leaf(access: Load | Store) -> Type | None:
    """What the words are that a hash table moves without a type: integers, addresses perhaps, or a union's word."""
    module = access.function.module
    for node in _instances(module, access.metadata.get("dbg", "")):
        if rules.is_table_of(node.text("linkageName")):
            parameters = [metadata_node(module, p) for p in metadata_node(module, node.text("templateParams")).operands]
            types = [metadata_node(module, p.text("type")) for p in parameters if p.text("name") == "T"]
            leaves = _leaves(module, types[0]) if types else None
            return _words_of(leaves) if leaves else None
    return None


def _words_of(leaves: Leaves) -> Type | None:
    """What a word of such elements may be; None where other code says enough, or a number lies in a part of one."""
    whole = {leaf for leaf in leaves.values() if not isinstance(leaf, IntegerType)}
    if not whole <= {DOUBLE, PTR} or any(at % _WORD for at, leaf in leaves.items() if leaf in whole):
        return None
    if DOUBLE in whole:
        return WORD if PTR in whole else None
    return PTR if whole else I64


def _names_around(instruction: Instruction) -> Iterator[str]:
    """The linker's names of the functions that an instruction was inlined through."""
    nodes = _instances(instruction.function.module, instruction.metadata.get("dbg", ""))
    return (node.text("linkageName") for node in nodes)


def _instances(module: Module, reference: str) -> Iterator[MetadataNode]:
    """The subprograms that an instruction was written in and inlined into, from inside."""
    while reference:
        yield _instance(module, reference)
        reference = metadata_node(module, reference).text("inlinedAt")


def _element(instruction: Instruction) -> MetadataNode | None:
    """The type that the instance moves which the instruction was written in."""
    module = instruction.function.module
    node = _instance(module, instruction.metadata.get("dbg", ""))
    if not rules.moves_elements(node.text("linkageName")):
        return None
    parameters = metadata_node(module, node.text("templateParams")).operands
    types = {metadata_node(module, parameter).text("type") for parameter in parameters}
    return _inside_union(module, metadata_node(module, types.pop())) if len(types) == 1 else None


def _instance(module: Module, reference: str) -> MetadataNode:
    """The subprogram that an instruction was written in."""
    node = metadata_node(module, reference)
    while (scope := node.text("scope")) and node.kind != "DISubprogram":
        node = metadata_node(module, scope)
    return node


def _is_bytes(type_: MetadataNode, leaves: Leaves) -> bool:
    is_record = type_.text("tag") == "DW_TAG_structure_type"
    return not is_record and all(leaf is I8 for leaf in leaves.values())


def _inside_union(module: Module, type_: MetadataNode) -> MetadataNode:
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


def _leaves(module: Module, type_: MetadataNode) -> Leaves | None:
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
            return _leaves(module, metadata_node(module, type_.text("baseType")))
        case ("DICompositeType", "DW_TAG_enumeration_type"):
            return {0: integer(bits)}
        case ("DICompositeType", tag) if tag in _CLASSES:
            return _leaves_of_record(module, type_)
        case ("DICompositeType", "DW_TAG_array_type"):
            return _leaves_of_array(module, type_)
        case ("DICompositeType", "DW_TAG_union_type"):
            inside = _inside_union(module, type_)
            return _leaves(module, inside) if inside is not type_ else None
        case _:
            return None


def _leaves_of_record(module: Module, type_: MetadataNode) -> Leaves | None:
    found: Leaves = {}
    for member in _members(module, type_):
        inner = metadata_node(module, member.text("baseType"))
        leaves = _leaves(module, inner) if member.text("tag") in ("DW_TAG_member", "DW_TAG_inheritance") else None
        if leaves is None or any(flag in member.text("flags") for flag in ("DIFlagBitField", "DIFlagVirtual")):
            return None
        found |= {member.number("offset") // 8 + offset: leaf for offset, leaf in leaves.items()}
    return found


def _leaves_of_array(module: Module, type_: MetadataNode) -> Leaves | None:
    inner = metadata_node(module, type_.text("baseType"))
    while inner.text("tag") in _OTHER_NAMES:
        inner = metadata_node(module, inner.text("baseType"))
    if inner.text("name") in _STORAGE:
        return None
    leaves, size = _leaves(module, inner), inner.number("size") // 8
    count = type_.number("size") // 8 // size if size else 0
    if leaves is None or count > _MOST_ELEMENTS:
        return None
    return {k * size + offset: leaf for k in range(count) for offset, leaf in leaves.items()}
