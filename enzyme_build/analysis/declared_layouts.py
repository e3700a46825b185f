"""What a variable's declared type says about bytes in it, where accesses alone have no answer.

Functions that walk a descriptor step through its bounds and find what its last words hold only at run time: what they
say of the whole variable is contradictory.  One struct, declared with all its members, holds what it declares, unless
something accesses one of these members as another kind of number.
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_build import rules
from enzyme_build.analysis.memory_objects import MemoryObject
from enzyme_build.analysis.offsets import address_of, origins_of
from enzyme_build.analysis.type_trees import UNTYPED, Evidence, Layout
from enzyme_build.ir import (
    I8,
    I32,
    VOID,
    Alloca,
    ArrayType,
    ConstantInt,
    DataLayout,
    FloatType,
    GetElementPtr,
    GlobalVariable,
    IntegerType,
    Load,
    NamedStructType,
    Store,
    Type,
    Value,
    integer,
    struct_body,
    tbaa_access,
    tbaa_ancestors,
)


def declared_layout(
    made: MemoryObject, offset: int | None, size: int | None, evidence: Iterable[Evidence], data: DataLayout
) -> Layout | None:
    """The layout of `size` bytes (None: up to the end, as far as a copy reaches) at this offset of a variable.

    None if the variable is no single struct, or is not used as what it is declared to be.
    """
    if is_text_literal(made.value):
        return Layout((), 0)
    type_ = _declared_type(made)
    if type_ is None or offset is None or not 0 <= offset < data.size_of(type_):
        return None
    end = data.size_of(type_) if size is None else offset + size
    if end > data.size_of(type_):
        return None
    leaves = {place: leaf for place, leaf in data.leaves(type_) if offset <= place < end}
    if not _is_of_fortran(type_) and _holds_bytes(leaves):
        return None
    for item in evidence:
        known = leaves.get(item.offset) if item.offset is not None and not item.strides else None
        if known is not None and _is_other_kind(known, item.leaf):
            return None
    found = tuple((place - offset, leaf) for place, leaf in leaves.items() if not _is_byte(leaf))
    return Layout(found, data.size_of(type_) if size is None else 0) if leaves else None


def without_unplaced(made: MemoryObject, evidence: Iterable[Evidence]) -> list[Evidence]:
    """Without what says nothing of a place's kind: words that are moved, and members that may be arrays.

    (Tags say the same of a union, but that has a type of its own.)
    """
    type_ = _declared_type(made)
    has_arrays = type_ is not None and _is_struct_of_c(type_)
    return [e for e in evidence if e.leaf not in UNTYPED and not (e.leaf is VOID and has_arrays)]


def _is_struct_of_c(type_: Type) -> bool:
    """A struct or class by clang's name, and no union in it."""
    while isinstance(type_, ArrayType):
        type_ = type_.element
    body = struct_body(type_)
    if body is None:
        return not isinstance(type_, NamedStructType)
    is_named = not isinstance(type_, NamedStructType) or type_.name.strip('"').startswith(("struct.", "class."))
    return is_named and all(map(_is_struct_of_c, body.fields))


def record_leaf(pointer: Value, size: int, data: DataLayout) -> Type | None:
    """What these bytes of a Fortran record are by its type, through which their address is computed: Fortran has no
    unions.  The integer of this size for text, one number for several; None if the type does not say, or one is cut."""
    offset = 0
    while isinstance(pointer, GetElementPtr) and not _is_of_fortran(pointer.source_type):
        if not all(isinstance(index, ConstantInt) for index in pointer.indices):
            return None
        offset += address_of(pointer).offset - address_of(pointer.pointer).offset
        pointer = pointer.pointer
    leaves = [_leaf_in_record(record, offset, size, data) for record in origins_of(pointer)]
    return leaves[0] if leaves and all(leaf is leaves[0] for leaf in leaves) else None


def _leaf_in_record(record: Value, offset: int, size: int, data: DataLayout) -> Type | None:
    """The same so far behind an address that a record's type says all about."""
    match record:
        case GetElementPtr(source_type=type_) if not address_of(record.pointer).offset:
            offset += address_of(record).offset
        case Alloca(allocated_type=type_, count=ConstantInt(value=1)):
            pass
        case _:
            return None
    if not _is_of_fortran(type_):
        return None
    offset %= data.size_of(type_)
    leaves = [(at, leaf) for at, leaf in data.leaves(type_) if at < offset + size and offset < at + data.size_of(leaf)]
    if leaves and all(isinstance(leaf, IntegerType) for _, leaf in leaves):
        return integer(8 * size)
    start, one = leaves[0] if leaves else (-1, None)
    is_whole = one is not None and start == offset and data.size_of(one) * len(leaves) == size
    return one if is_whole and all(leaf is one for _, leaf in leaves) else None


def described_leaf(access: Load | Store, type_: Type) -> Type | None:
    """The integer that an element of an array behind a descriptor is, or a member of it.

    Flang accesses members by their types, also where it copies records.  (A loop over several may become a copy of a
    longer integer, and what its library makes, for TRANSFER, is data without a name.)
    """
    base, names = address_of(access.pointer).base, _named_by_tag(access)
    is_described = isinstance(base, Load) and rules.DESCRIPTOR_TAG in _named_by_tag(base)
    is_named = rules.FORTRAN_DATA in names and names[0] != rules.MADE_DATA
    return type_ if type_ is I32 and is_described and is_named else None


def _named_by_tag(access: Load | Store) -> list[str]:
    module, tag = access.function.module, access.metadata.get("tbaa", "")
    found = tbaa_access(module, tag) if tag else None
    return tbaa_ancestors(module, found.access_reference) if found is not None else []


def is_text_literal(variable: Value | None) -> bool:
    """A text in the source, by flang's name or by its letters: what is copied from there is no number."""
    if not isinstance(variable, GlobalVariable) or not variable.is_constant:
        return False
    letters = (variable.initializer or "").removesuffix('\\00"')
    return variable.name.startswith("_QQcl") or (letters.startswith('c"') and "\\00" not in letters)


def _declared_type(made: MemoryObject) -> Type | None:
    match made.value:
        case Alloca(count=ConstantInt(value=1)):
            type_ = made.value.allocated_type
        case GlobalVariable():
            type_ = made.value.value_type
        case _:
            return None
    return type_ if struct_body(type_) is not None else None


def _is_of_fortran(type_: Type) -> bool:
    """Flang's name of a derived type: an array of bytes in it is text (storage that is shared has no such type)."""
    return isinstance(type_, NamedStructType) and type_.name.strip('"').startswith(("_QM", "_QF", "_QT"))


def _is_byte(leaf: Type) -> bool:
    return isinstance(leaf, IntegerType) and leaf.bits == 8


def _holds_bytes(leaves: dict[int, Type]) -> bool:
    """True for a run of bytes as long as a word: it may hold anything (text, or a union)."""
    run = 0
    for leaf in leaves.values():
        run = run + 1 if _is_byte(leaf) else 0
        if run > 4:
            return True
    return False


def _is_other_kind(declared: Type, accessed: Type) -> bool:
    either = isinstance(declared, FloatType) or isinstance(accessed, FloatType)
    return either and declared is not accessed


def is_character_buffer(pointer: Value) -> bool:
    """True for bytes that lie anywhere, as many as a value says: flang's room for what concatenations make.

    (A variable-length array in C is aligned for numbers.)
    """
    base = address_of(pointer).base
    if not isinstance(base, Alloca) or isinstance(base.count, ConstantInt):
        return False
    return base.allocated_type is I8 and base.alignment == 1
