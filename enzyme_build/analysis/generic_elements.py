"""What generic code moves, by the debug information of its instance: `copy::<(u32, f64)>` moves such pairs.

Containers of Rust and C++ move keys and values of any type through pointers into one block of memory, by lengths that
are known at run time. The instance's type parameter lists the members of each element. It is asked where nothing else
has an answer, or others' answers contradict, and says nothing where the element is a word or bytes: they may be of
anything.
"""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_build import rules
from enzyme_build.analysis.described_types import Leaves, inside_union, leaves_of
from enzyme_build.analysis.type_trees import WORD, Layout
from enzyme_build.ir import (
    DOUBLE,
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
    metadata_node,
)

_WORD = 8  # bytes


def element_layout(instruction: Instruction, size: int | None) -> Layout | None:
    """The layout of the elements that an instruction moves, `size` bytes of them; None if its instance does not say."""
    type_ = _element(instruction)
    leaves = leaves_of(instruction.function.module, type_) if type_ is not None else None
    if size is None and any(rules.copies_text(name) for name in _names_around(instruction)):
        return Layout(((0, I8),), 1)
    if type_ is None or not leaves or (_is_bytes(type_, leaves) and not is_one_of_pair(instruction)):
        return None
    if len(leaves) == 1 and next(iter(leaves.values())) is I64:
        return None
    return Layout(tuple(sorted(leaves.items(), key=lambda leaf: leaf[0])), type_.number("size") // 8)


def element_leaf(access: Load | Store) -> Type | None:
    """The integer of less than a word that is loaded or stored: a whole element, or a member as no other is as long."""
    type_ = _element(access)
    leaves = leaves_of(access.function.module, type_) if type_ is not None else None
    layout, own = access.function.module.layout, access.accessed_type
    size = layout.size_of(own)
    alike = {leaf for leaf in (leaves or {}).values() if layout.size_of_leaf(leaf) == size}
    return own if alike == {own} and isinstance(own, IntegerType) and I8.bits < own.bits < I64.bits else None


def word_leaf(access: Load | Store) -> Type | None:
    """What the words are that a hash table moves without a type: integers, addresses perhaps, or a union's word."""
    module = access.function.module
    for node in _instances(module, access.metadata.get("dbg", "")):
        if rules.is_table_of(node.text("linkageName")):
            types = [metadata_node(module, p.text("type")) for p in _parameters(module, node) if p.text("name") == "T"]
            leaves = leaves_of(module, types[0]) if types else None
            return _words_of(leaves) if leaves else None
    return None


def is_one_of_pair(instruction: Instruction) -> bool:
    """Are the bytes that it moves whole keys or values, in the code of a tree whose others are of another type?"""
    module = instruction.function.module
    for node in _instances(module, instruction.metadata.get("dbg", "")):
        types = {p.text("name"): metadata_node(module, p.text("type")) for p in _parameters(module, node)}
        if rules.is_in_tree(node.text("linkageName")):
            if {"K", "V"} <= types.keys():
                sizes = {types[name].number("size") for name in ("K", "V")} - {0}
                return I8.bits in sizes and len(sizes) > 1
        elif not rules.moves_anything(node.text("linkageName")):
            return False  # what else is inlined there may move parts of a key or value
    return False


def moves_characters(instruction: Instruction) -> bool:
    """Are they characters of a string, or what the program keeps as such?"""
    return any(map(rules.moves_characters, _names_around(instruction)))


def _parameters(module: Module, instance: MetadataNode) -> list[MetadataNode]:
    """Of a generic function's instance."""
    nodes = metadata_node(module, instance.text("templateParams")).operands
    return [metadata_node(module, node) for node in nodes]


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
    types = {parameter.text("type") for parameter in _parameters(module, node)}
    return inside_union(module, metadata_node(module, types.pop())) if len(types) == 1 else None


def _instance(module: Module, reference: str) -> MetadataNode:
    """The subprogram that an instruction was written in."""
    node = metadata_node(module, reference)
    while (scope := node.text("scope")) and node.kind != "DISubprogram":
        node = metadata_node(module, scope)
    return node


def _is_bytes(type_: MetadataNode, leaves: Leaves) -> bool:
    is_record = type_.text("tag") == "DW_TAG_structure_type"
    return not is_record and all(leaf is I8 for leaf in leaves.values())
