"""C's types as values, with declarations that C accepts, and how LLVM's types are spelled in C.

An integer of LLVM has no sign: a variable of N bits is a signed integer, and an operation that wants the other sign
casts.  A struct is declared under one name for each type of LLVM, with the source's names for its members where debug
information has them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from enzyme_build.errors import UnsupportedError
from enzyme_build.ir import (
    VOID,
    ArrayType,
    DataLayout,
    FloatType,
    FunctionType,
    IntegerType,
    NamedStructType,
    PointerType,
    StructType,
    Type,
    VectorType,
    bare_name,
    struct_body,
)

KEYWORDS = frozenset(
    "auto break case char const continue default do double else enum extern float for goto if inline int long register "
    "restrict return short signed sizeof static struct switch typedef union unsigned void volatile while asm typeof "
    "bool true false nullptr alignas alignof constexpr static_assert thread_local NULL INFINITY NAN I main errno "
    "stdin stdout stderr EOF unix linux int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t size_t "
    "signbit isnan isinf isfinite isunordered islessgreater y0 y1 yn j0 j1 jn gamma".split()
)
_ODD = re.compile(r"\W", re.ASCII)


@dataclass(frozen=True)
class CType:
    """`kind`: void, integer, float, struct, vector, pointer, array or function; `name`: of a type without parts."""

    kind: str
    name: str = ""
    target: CType | None = None  # what a pointer points to, an array consists of, a function returns
    count: int = 0  # members of an array
    bits: int = 0  # of an integer
    parameters: tuple[CType, ...] = ()

    def declare(self, name: str) -> str:
        """`double (*name)[3]`: a declaration of the name, without a semicolon; with "" the type itself."""
        inner, type_ = name, self
        while type_.target is not None:
            if type_.kind == "pointer":
                wraps = type_.target.kind in ("array", "function")
                inner = f"(*{inner})" if wraps else f"*{inner}"
            elif type_.kind == "array":
                inner += f"[{type_.count}]"
            else:
                inner += f"({', '.join(p.declare('') for p in type_.parameters) or 'void'})"
            type_ = type_.target
        return f"{type_.name} {inner}" if inner else type_.name

    def __str__(self) -> str:
        return self.declare("")


C_VOID = CType("void", "void")
C_INT = CType("integer", "int", bits=32)
C_I64 = CType("integer", "int64_t", bits=64)
C_BOOL = CType("integer", "bool", bits=1)
C_CHAR = CType("integer", "char", bits=8)
_FLOATS = {
    "double": "double", "float": "float", "half": "_Float16", "x86_fp80": "long double", "fp128": "__float128",
    "bfloat": "__bf16",
}  # fmt: skip


def pointer_to(target: CType) -> CType:
    return CType("pointer", target=target)


VOID_POINTER = pointer_to(C_VOID)
CHAR_POINTER = pointer_to(C_CHAR)


def integer_type(bits: int) -> CType:
    """The signed type of that many bits, or of the next larger number that C has."""
    if bits == 1:
        return C_BOOL
    width = next((width for width in (8, 16, 32, 64, 128) if width >= bits), 0)
    if not width:
        raise UnsupportedError(f"C has no integers of {bits} bits")
    name = {32: "int", 128: "__int128"}.get(width, f"int{width}_t")
    return CType("integer", name, bits=bits)


def unsigned_name(type_: CType) -> str:
    """How the unsigned integer of the same size is written."""
    return {"int": "unsigned", "__int128": "unsigned __int128", "bool": "bool", "char": "uint8_t"}.get(
        type_.name, f"u{type_.name}"
    )


def container_bits(type_: CType) -> int:
    """How many bits the C type has that holds the integer."""
    return 1 if type_.bits == 1 else next(width for width in (8, 16, 32, 64, 128) if width >= type_.bits)


def identifier(name: str, taken: set[str] | frozenset[str] = frozenset()) -> str:
    """A C identifier like the name that is not taken yet."""
    made = _ODD.sub("_", name) or "v"
    if made[0].isdigit():
        made = f"v{made}"
    base, count = made, 1
    while made in taken or made in KEYWORDS or (made.startswith("__") and count == 1):
        count += 1
        made = f"{base.lstrip('_')}_{count}" if made not in KEYWORDS else f"{base}_"
        if made in taken and made.endswith("_"):
            base = made
    return made


@dataclass
class Struct:
    """A struct's declaration: its members by their names and types."""

    tag: str
    members: list[tuple[str, CType]]
    packed: bool = False
    alignment: int = 0

    def text(self) -> str:
        """The declaration, a member a line."""
        inside = "".join(f"  {type_.declare(name)};\n" for name, type_ in self.members)
        attribute = " __attribute__((packed))" if self.packed else ""
        return f"struct{attribute} {self.tag} {{\n{inside}}};\n"


@dataclass
class Vector:
    """A vector's declaration, by gcc's and clang's extension; `tag` in memory that may be aligned less is `tag_m`."""

    tag: str
    element: CType
    size: int

    def text(self) -> str:
        """The declarations of both."""
        begin, size = f"typedef {self.element} {self.tag}", f"vector_size({self.size})"
        return f"{begin} __attribute__(({size}));\n{begin}_m __attribute__(({size}, aligned(1), may_alias));\n"


@dataclass
class Types:
    """The C types of a module's types; `structs` are those that have to be declared, the innermost first."""

    layout: DataLayout
    member_names: dict[str, dict[int, str]] = field(default_factory=dict[str, dict[int, str]])
    structs: dict[Type, Struct] = field(default_factory=dict[Type, Struct])
    vectors: dict[Type, Vector] = field(default_factory=dict[Type, Vector])
    tags: set[str] = field(default_factory=set[str])

    def of(self, type_: Type) -> CType:
        """The C type of a value; a pointer's is `void *`."""
        match type_:
            case IntegerType(bits=bits):
                return integer_type(bits)
            case FloatType(name=name) if name in _FLOATS:
                return CType("float", _FLOATS[name])
            case PointerType():
                return VOID_POINTER
            case ArrayType(count=count, element=element):
                return CType("array", target=self.of(element), count=count)
            case StructType() | NamedStructType():
                return CType("struct", f"struct {self._declared(type_).tag}")
            case FunctionType(result=result, parameters=parameters):
                return CType("function", target=self.of(result), parameters=tuple(map(self.of, parameters)))
            case _ if type_ is VOID:
                return C_VOID
            case VectorType():
                return CType("vector", self._vector(type_).tag)
            case _:
                raise UnsupportedError(f"C has no type such as LLVM's `{type_}`")

    def in_memory(self, type_: Type) -> CType:
        """The type by which memory is accessed: of vectors, it need not be aligned as they are."""
        return CType("vector", f"{self._vector(type_).tag}_m") if isinstance(type_, VectorType) else self.of(type_)

    def _vector(self, type_: VectorType) -> Vector:
        found = self.vectors.get(type_)
        if found is None:
            element, size = type_.element, self.layout.store_size_of(type_)
            is_plain = isinstance(element, (FloatType, IntegerType)) and element.bits in (8, 16, 32, 64)
            if not is_plain or type_.scalable or size & (size - 1):
                raise UnsupportedError(f"C has no vectors such as LLVM's `{type_}`")
            inner = self.of(element)
            found = self.vectors[type_] = Vector(self._tag(f"{_short(inner)}_x{type_.count}"), inner, size)
        return found

    def value(self, type_: Type) -> CType:
        """The type of a variable that holds such a value: an array is wrapped, for C does not copy arrays."""
        if isinstance(type_, ArrayType):
            return CType("struct", f"struct {self._declared(type_).tag}")
        return self.of(type_)

    def member(self, type_: Type, index: int) -> str:
        """The name of a struct's member, or `a` for the elements of an array that is a value."""
        return self._declared(type_).members[index if struct_body(type_) else 0][0]

    def _declared(self, type_: Type) -> Struct:
        found = self.structs.get(type_)
        if found is None:
            found = self._declare(type_)
            self.structs[type_] = found
        return found

    def _declare(self, type_: Type) -> Struct:
        if isinstance(type_, ArrayType):
            element = self.of(type_.element)
            name = f"{_short(element)}_{type_.count}"
            return Struct(self._tag(name), [("a", CType("array", target=element, count=type_.count))])
        body = struct_body(type_)
        if body is None:
            raise UnsupportedError(f"the contents of `{type_}` are not known here")
        parts = [self.of(part) for part in body.fields]
        if isinstance(type_, NamedStructType):
            name = re.sub(r"^(struct|class|union)\.", "", bare_name(type_.name))
            name = name.removeprefix("_QM").removeprefix("_QF")
        else:
            name = "_".join(["pack", *dict.fromkeys(map(_short, parts)), str(len(parts))])
        names = self.member_names.get(bare_name(type_.name), {}) if isinstance(type_, NamedStructType) else {}
        offsets, taken = self.layout.offsets_of(body), set[str]()
        members: list[tuple[str, CType]] = []
        for number, (offset, part) in enumerate(zip(offsets, parts)):
            member = identifier(names.get(offset, f"f{number}"), taken)
            taken.add(member)
            members.append((member, part))
        return Struct(self._tag(name), members or [("none", CType("array", target=C_CHAR))], body.packed)

    def _tag(self, name: str) -> str:
        made = identifier(name, self.tags)
        self.tags.add(made)
        return made


def _short(type_: CType) -> str:
    if type_.kind == "pointer":
        return "p"
    if type_.kind == "array" and type_.target is not None:
        return f"{_short(type_.target)}{type_.count}"
    return identifier(type_.name.removeprefix("struct "))
