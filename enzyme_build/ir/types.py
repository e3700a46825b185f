"""LLVM's types as values, and where their parts lie in memory.

Types are frozen and interned: two equal types are the same object, so they are compared with `is`.  Make
them with the functions and constants at the end (`integer(64)`, `pointer()`, `DOUBLE`, ...), never with the
classes.  `DataLayout` answers sizes, alignments and offsets, all in bytes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeVar, cast


class Type:
    """Any type.  `str(type)` is LLVM's text for it."""

    __slots__ = ()


@dataclass(frozen=True, eq=False, slots=True)
class SimpleType(Type):
    """void, label, metadata, token, x86_amx: types without parts."""

    name: str

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, eq=False, slots=True)
class IntegerType(Type):
    bits: int

    def __str__(self) -> str:
        return f"i{self.bits}"


@dataclass(frozen=True, eq=False, slots=True)
class FloatType(Type):
    """A floating type: half, bfloat, float, double, x86_fp80, fp128 or ppc_fp128."""

    name: str
    bits: int

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, eq=False, slots=True)
class PointerType(Type):
    address_space: int

    def __str__(self) -> str:
        return f"ptr addrspace({self.address_space})" if self.address_space else "ptr"


@dataclass(frozen=True, eq=False, slots=True)
class VectorType(Type):
    count: int
    element: Type
    scalable: bool

    def __str__(self) -> str:
        return f"<{'vscale x ' if self.scalable else ''}{self.count} x {self.element}>"


@dataclass(frozen=True, eq=False, slots=True)
class ArrayType(Type):
    count: int
    element: Type

    def __str__(self) -> str:
        return f"[{self.count} x {self.element}]"


@dataclass(frozen=True, eq=False, slots=True)
class StructType(Type):
    """A literal struct `{ i32, double }` or packed struct `<{ ... }>`."""

    fields: tuple[Type, ...]
    packed: bool

    def __str__(self) -> str:
        inner = "{ " + ", ".join(map(str, self.fields)) + " }" if self.fields else "{}"
        return f"<{inner}>" if self.packed else inner


@dataclass(eq=False, slots=True)
class NamedStructType(Type):
    """`%struct.name`; `body` is None while it is opaque.  One object a name and module."""

    name: str  # with the quotes that LLVM's text needs, without the %
    body: StructType | None = None

    def __str__(self) -> str:
        return f"%{self.name}"


@dataclass(frozen=True, eq=False, slots=True)
class FunctionType(Type):
    result: Type
    parameters: tuple[Type, ...]
    variadic: bool

    def __str__(self) -> str:
        parts = [str(p) for p in self.parameters] + (["..."] if self.variadic else [])
        return f"{self.result} ({', '.join(parts)})"


@dataclass(frozen=True, eq=False, slots=True)
class TargetType(Type):
    """`target("name", ...)`: kept as text."""

    text: str

    def __str__(self) -> str:
        return self.text


_T = TypeVar("_T", bound=Type)
_interned: dict[tuple[object, ...], Type] = {}


def _intern(cls: type[_T], *key: object) -> _T:
    found = _interned.get((cls, *key))
    if found is None:
        found = _interned[(cls, *key)] = cls(*key)
    return cast(_T, found)


VOID = _intern(SimpleType, "void")
LABEL = _intern(SimpleType, "label")
METADATA = _intern(SimpleType, "metadata")
TOKEN = _intern(SimpleType, "token")

FLOATS: dict[str, FloatType] = {
    name: _intern(FloatType, name, bits)
    for name, bits in {
        "half": 16,
        "bfloat": 16,
        "float": 32,
        "double": 64,
        "x86_fp80": 80,
        "fp128": 128,
        "ppc_fp128": 128,
    }.items()
}
HALF, FLOAT, DOUBLE, X86_FP80 = (FLOATS[n] for n in ("half", "float", "double", "x86_fp80"))


def simple(name: str) -> SimpleType:
    return _intern(SimpleType, name)


def integer(bits: int) -> IntegerType:
    return _intern(IntegerType, bits)


def pointer(address_space: int = 0) -> PointerType:
    return _intern(PointerType, address_space)


def vector(count: int, element: Type, scalable: bool = False) -> VectorType:
    return _intern(VectorType, count, element, scalable)


def array(count: int, element: Type) -> ArrayType:
    return _intern(ArrayType, count, element)


def struct(*fields: Type, packed: bool = False) -> StructType:
    return _intern(StructType, fields, packed)


def function_type(result: Type, parameters: Sequence[Type], variadic: bool = False) -> FunctionType:
    return _intern(FunctionType, result, tuple(parameters), variadic)


def target_type(text: str) -> TargetType:
    return _intern(TargetType, text)


I1, I8, I16, I32, I64 = (integer(n) for n in (1, 8, 16, 32, 64))
PTR = pointer()


def scalar_of(type_: Type) -> Type:
    """The element type of a vector, else the type itself."""
    return type_.element if isinstance(type_, VectorType) else type_


def is_float(type_: Type) -> bool:
    """True for a floating scalar or a vector of floating scalars."""
    return isinstance(type_.element if isinstance(type_, VectorType) else type_, FloatType)


def holds_float(type_: Type) -> bool:
    """True if some scalar inside is floating."""
    return any(isinstance(t, FloatType) for t in scalar_types(type_))


def holds_pointer(type_: Type) -> bool:
    """Is it a pointer, or made of some?"""
    return any(isinstance(t, PointerType) for t in scalar_types(type_))


def is_pointer(type_: Type) -> bool:
    return isinstance(type_.element if isinstance(type_, VectorType) else type_, PointerType)


def is_integer(type_: Type) -> bool:
    return isinstance(type_.element if isinstance(type_, VectorType) else type_, IntegerType)


def struct_body(type_: Type) -> StructType | None:
    """The fields of a literal or named struct; None for anything else and for opaque structs."""
    if isinstance(type_, NamedStructType):
        return type_.body
    return type_ if isinstance(type_, StructType) else None


def is_opaque(type_: Type) -> bool:
    """A struct without a body: nobody here knows what is in it, nor how large it is."""
    if isinstance(type_, ArrayType):
        return is_opaque(type_.element)
    return isinstance(type_, NamedStructType) and type_.body is None


def is_aggregate(type_: Type) -> bool:
    return isinstance(type_, (StructType, NamedStructType, ArrayType))


def element_type(aggregate: Type, index: int) -> Type:
    """The type of member `index` of a struct, array or vector."""
    body = struct_body(aggregate)
    if body is not None:
        return body.fields[index]
    if isinstance(aggregate, (ArrayType, VectorType)):
        return aggregate.element
    raise TypeError(f"{aggregate} has no elements")


def member_types(aggregate: Type) -> list[Type]:
    """The types of all members of a struct or array."""
    body = struct_body(aggregate)
    if body is not None:
        return list(body.fields)
    if isinstance(aggregate, ArrayType):
        return [aggregate.element] * aggregate.count
    raise TypeError(f"{aggregate} has no members")


def scalars_of(type_: Type) -> Iterator[Type]:
    """Every scalar inside a type, in memory order; none of an opaque struct."""
    if is_opaque(type_):
        return
    if is_aggregate(type_):
        for member in member_types(type_):
            yield from scalars_of(member)
    elif isinstance(type_, VectorType):
        yield from [type_.element] * type_.count
    else:
        yield type_


def scalar_types(type_: Type) -> frozenset[Type]:
    """The types that the scalars inside a type have, however many there are of each; none of an opaque struct."""
    if isinstance(type_, (ArrayType, VectorType)):
        return scalar_types(type_.element) if type_.count else frozenset()
    body = struct_body(type_)
    if body is not None:
        return frozenset(t for part in dict.fromkeys(body.fields) for t in scalar_types(part))
    return frozenset() if is_opaque(type_) else frozenset((type_,))


def _round_up(value: int, multiple: int) -> int:
    return -(-value // multiple) * multiple


@dataclass
class DataLayout:
    """Sizes and alignments in bytes, read from a `target datalayout` string (LangRef, "Data Layout")."""

    text: str = ""
    _pointer_bits: dict[int, int] = field(default_factory=lambda: {0: 64})
    _alignments: dict[str, int] = field(default_factory=dict[str, int])
    _sizes: dict[Type, int] = field(default_factory=dict[Type, int])
    _leaves: dict[Type, int] = field(default_factory=lambda: {VOID: 0})
    _struct_alignments: dict[Type, int] = field(default_factory=dict[Type, int])
    _offsets: dict[Type, list[int]] = field(default_factory=dict[Type, list[int]])

    def __post_init__(self) -> None:
        for part in self.text.split("-"):
            if match := re.fullmatch(r"p(\d*):(\d+):.*", part):
                self._pointer_bits[int(match[1] or 0)] = int(match[2])
            elif match := re.fullmatch(r"([ifv]\d+):(\d+).*", part):
                self._alignments[match[1]] = int(match[2]) // 8

    def pointer_size(self, address_space: int = 0) -> int:
        return self._pointer_bits.get(address_space, self._pointer_bits[0]) // 8

    def size_of(self, type_: Type) -> int:
        """Bytes between two consecutive elements of an array of this type (LLVM's alloc size)."""
        found = self._sizes.get(type_)
        if found is None:
            found = self._sizes[type_] = _round_up(self.store_size_of(type_), self.align_of(type_))
        return found

    def store_size_of(self, type_: Type) -> int:
        """Bytes that a store of this type may write."""
        match type_:
            case IntegerType(bits=bits) | FloatType(bits=bits):
                return (bits + 7) // 8
            case PointerType(address_space=space):
                return self.pointer_size(space)
            case VectorType(count=count, element=element):
                bits = element.bits if isinstance(element, IntegerType) else 8 * self.store_size_of(element)
                return (count * bits + 7) // 8
            case ArrayType(count=count, element=element):
                return count * self.size_of(element)
            case _:
                body = struct_body(type_)
                if body is None and is_opaque(type_):
                    return 0
                if body is None:
                    raise TypeError(f"{type_} has no size")
                offsets = self.offsets_of(body)
                end = offsets[-1] + self.size_of(body.fields[-1]) if offsets else 0
                return _round_up(end, self.align_of(body))

    def size_of_leaf(self, leaf: Type) -> int:
        """Bytes of a scalar; 0 for void."""
        found = self._leaves.get(leaf)
        if found is None:
            found = self._leaves[leaf] = self.size_of(leaf)
        return found

    def align_of(self, type_: Type) -> int:
        match type_:
            case IntegerType(bits=bits):
                if (own := self._alignments.get(f"i{bits}")) is not None:
                    return own
                return next((size for size in (1, 2, 4, 8) if 8 * size >= bits), 16 if bits > 64 else 8)
            case FloatType(bits=bits):
                return self._alignments.get(f"f{bits}", max(1, bits // 8) if bits != 80 else 16)
            case PointerType(address_space=space):
                return self.pointer_size(space)
            case VectorType():
                size = self.store_size_of(type_)
                return 1 << max(0, size - 1).bit_length()
            case ArrayType(element=element):
                return self.align_of(element)
            case _:
                body = struct_body(type_)
                if body is None and is_opaque(type_):
                    return 1
                if body is None:
                    raise TypeError(f"{type_} has no alignment")
                found = self._struct_alignments.get(body)
                if found is None:
                    found = 1 if body.packed else max((self.align_of(f) for f in body.fields), default=1)
                    self._struct_alignments[body] = found
                return found

    def offsets_of(self, body: StructType) -> list[int]:
        """The byte offset of every field."""
        known = self._offsets.get(body)
        if known is None:
            known = self._offsets[body] = self._place_fields(body)
        return known

    def _place_fields(self, body: StructType) -> list[int]:
        offsets: list[int] = []
        end = 0
        for part in body.fields:
            start = end if body.packed else _round_up(end, self.align_of(part))
            offsets.append(start)
            end = start + self.size_of(part)
        return offsets

    def leaves(self, type_: Type, base: int = 0, only_pointers: bool = False) -> Iterator[tuple[int, Type]]:
        """(byte offset, scalar type) of every scalar, or every pointer, inside `type_`, in memory order."""
        if only_pointers and not holds_pointer(type_):
            return
        body = struct_body(type_)
        if body is not None:
            for offset, part in zip(self.offsets_of(body), body.fields):
                yield from self.leaves(part, base + offset, only_pointers)
        elif isinstance(type_, (ArrayType, VectorType)):
            step = self.size_of(type_.element)
            for index in range(type_.count):
                yield from self.leaves(type_.element, base + index * step, only_pointers)
        elif is_opaque(type_):
            return
        else:
            yield base, type_


def extract_path(layout: DataLayout, type_: Type, path: Sequence[int]) -> tuple[int, Type]:
    """(byte offset, type) of the member that `path` leads to inside an aggregate."""
    offset = 0
    for index in path:
        body = struct_body(type_)
        if body is not None:
            offset += layout.offsets_of(body)[index]
        else:
            offset += index * layout.size_of(element_type(type_, index))
        type_ = element_type(type_, index)
    return offset, type_
