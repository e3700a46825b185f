"""Addresses as C writes them: `x[i]`, `body->p[k]`, `*(double *)((char *)p + 8)`.

A place is an expression that can stand left of `=`, with LLVM's type of what lies there.  Where an access has another
type than the place, or nothing says that integers lie there, C's rules about types of memory forbid the plain access:
such an integer goes through `memcpy`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from enzyme_build.errors import UnsupportedError
from enzyme_build.ir import (
    I8,
    Alloca,
    ArrayType,
    Cast,
    Constant,
    ConstantExpression,
    ConstantInt,
    GetElementPtr,
    GlobalVariable,
    IntegerType,
    Load,
    Module,
    Store,
    Type,
    Value,
    VectorType,
    element_type,
    struct_body,
    tbaa_access,
)
from enzyme_build.readable.c_types import CHAR_POINTER, CType, Types, pointer_to
from enzyme_build.readable.expressions import (
    COMMA,
    POSTFIX,
    UNARY,
    Expression,
    binary,
    build,
    call,
    cast,
    text,
)
from enzyme_build.readable.library import Helpers


@dataclass(frozen=True)
class Place:
    """Something in memory: `expression` may be assigned to; `type` is LLVM's."""

    expression: Expression
    type: Type
    is_declared: bool = True  # a member or an object of this type, not memory that is only taken for it


@dataclass
class Memory:
    """The addresses of one function; `value` gives the expression of an operand, `index` that of an index."""

    module: Module
    types: Types
    pointees: dict[Value, Type]
    value: Callable[[Value], Expression]
    index: Callable[[Value], Expression]
    helpers: Helpers
    tagged: frozenset[Value] = frozenset()  # pointers to what is accessed as an integer of the source somewhere

    def place(self, pointer: Value) -> Place:
        """What lies at an address, of the type that its declaration or computation says."""
        match pointer:
            case Alloca() if _is_one(pointer):
                return Place(self.value(pointer), pointer.allocated_type)
            case GlobalVariable():
                return Place(self.value(pointer), pointer.value_type)
            case GetElementPtr():
                return self._element(pointer.source_type, pointer.pointer, pointer.indices)
            case ConstantExpression(opcode="getelementptr") if pointer.source_type is not None:
                return self._element(pointer.source_type, pointer.operands[0], list(pointer.operands[1:]))
            case Cast(opcode="addrspacecast"):
                return self.place(pointer.operands[0])
            case _:
                type_ = self.pointees.get(pointer, I8)
                expression = self.value(pointer)
                wanted = pointer_to(self._pointed(type_))
                if isinstance(pointer, Constant) or expression.type != wanted:
                    expression = cast(wanted, expression)
                return Place(build("*{0}", UNARY, self.types.of(type_), (expression, UNARY)), type_, False)

    def address(self, pointer: Value) -> Expression:
        """The address, of whatever type is at hand."""
        place = self.place(pointer)
        expression = place.expression
        if expression.template == "*{0}":
            return expression.arguments[0]
        if isinstance(place.type, ArrayType) and place.expression.type.kind == "array":
            return Expression(
                expression.template,
                expression.level,
                pointer_to(self._pointed(place.type.element)),
                expression.arguments,
                expression.needs,
                expression.leaf,
            )
        if expression.template == "{0}[{1}]" and place.type is I8:
            return binary("+", expression.arguments[0], expression.arguments[1], expression.arguments[0].type)
        return build("&{0}", UNARY, pointer_to(expression.type), (expression, UNARY))

    def typed(self, pointer: Value, type_: Type) -> Expression:
        """The address as one of elements of the type."""
        place = self.place(pointer)
        target = self._pointed(type_)
        if isinstance(place.type, ArrayType) and place.type.element is type_:
            return self.address(pointer)
        if place.type is type_:
            found = self.address(pointer)
            if found.type == pointer_to(target):
                return found
            if isinstance(type_, ArrayType):
                return build("&{0}", UNARY, pointer_to(target), (place.expression, UNARY))
        return cast(pointer_to(target), self.address(pointer))

    def seen_as(self, pointer: Value, type_: Type) -> Place:
        """What lies at an address, taken for something of the type."""
        place = self.place(pointer)
        while place.type is not type_ or (
            isinstance(type_, VectorType) and not place.expression.type.name.endswith("_m")
        ):
            inner = self._first(place)
            if inner is None or isinstance(type_, VectorType):
                target = self.types.in_memory(type_)
                address = cast(pointer_to(target), self.address(pointer))
                return Place(build("*{0}", UNARY, target, (address, UNARY)), type_, False)
            place = inner
        return place

    def _first(self, place: Place) -> Place | None:
        """The first member of a struct or array."""
        body = struct_body(place.type)
        if body is not None and body.fields:
            return self._member(place, 0)
        if isinstance(place.type, ArrayType) and place.type.count:
            return self._indexed(place, text("0", self.index_type))
        return None

    @property
    def index_type(self) -> CType:
        return CType("integer", "int64_t", bits=64)

    def _pointed(self, type_: Type) -> CType:
        return self.types.of(type_) if type_ is not I8 else CHAR_POINTER.target or self.types.of(type_)

    def _element(self, type_: Type, base: Value, indices: list[Value]) -> Place:
        first, rest = indices[0], indices[1:]
        if type_ is I8 and not rest:
            return self._byte(base, first)
        if isinstance(first, ConstantInt) and first.value == 0:
            if isinstance(type_, ArrayType) and rest and self.place(base).type is not type_:
                place = self._from(base, type_.element, rest.pop(0))
            else:
                place = self.seen_as(base, type_)
        else:
            place = self._from(base, type_, first)
        for index in rest:
            place = self._step(place, index)
        return place

    def _from(self, base: Value, type_: Type, index: Value) -> Place:
        """`base[index]`, among elements of the type."""
        if isinstance(index, ConstantInt) and index.value == 0:
            return self.seen_as(base, type_)
        pointer = self.typed(base, type_)
        return Place(_subscript(pointer, self.index(index), self.types.of(type_)), type_)

    def _byte(self, base: Value, offset: Value) -> Place:
        """So many bytes on: a member, where the offset is one of a member of a declared struct."""
        place = self.place(base)
        if isinstance(offset, ConstantInt) and place.type is not I8:
            found = self._beside(place, offset.value) or (self._at(place, offset.value) if offset.value >= 0 else None)
            if found is not None:
                return found
        pointer = cast(CHAR_POINTER, self.address(base))
        return Place(_subscript(pointer, self.index(offset), self.types.of(I8)), I8, False)

    def _beside(self, place: Place, offset: int) -> Place | None:
        """Another element of the same array."""
        size, expression = self.types.layout.size_of(place.type), place.expression
        if expression.template != "{0}[{1}]" or not size or offset % size:
            return None
        pointer, index = expression.arguments
        operator = "+" if offset >= 0 else "-"
        moved = binary(operator, index, text(str(abs(offset) // size), self.index_type), self.index_type)
        return Place(_subscript(pointer, moved, expression.type), place.type, place.is_declared)

    def _at(self, place: Place, offset: int) -> Place | None:
        """The member or element that begins at a byte of something."""
        layout = self.types.layout
        while offset:
            body = struct_body(place.type)
            if body is not None and body.fields and offset < layout.size_of(place.type):
                starts = layout.offsets_of(body)
                number = max(n for n, start in enumerate(starts) if start <= offset)
                offset, place = offset - starts[number], self._member(place, number)
            elif isinstance(place.type, ArrayType) and offset < layout.size_of(place.type):
                size = layout.size_of(place.type.element)
                place, offset = self._indexed(place, text(str(offset // size), self.index_type)), offset % size
            elif place.expression.template == "*{0}" and offset % max(layout.size_of(place.type), 1) == 0:
                pointer = place.expression.arguments[0]
                count = text(str(offset // layout.size_of(place.type)), self.index_type)
                return Place(_subscript(pointer, count, place.expression.type), place.type, place.is_declared)
            else:
                return None
        return place

    def _step(self, place: Place, index: Value) -> Place:
        if struct_body(place.type) is not None:
            assert isinstance(index, ConstantInt)
            return self._member(place, index.value)
        if not isinstance(place.type, ArrayType):
            raise UnsupportedError(f"an address inside of `{place.type}`")
        return self._indexed(place, self.index(index))

    def _indexed(self, place: Place, index: Expression) -> Place:
        assert isinstance(place.type, ArrayType)
        type_ = place.type.element
        return Place(_subscript(place.expression, index, self.types.of(type_)), type_)

    def _member(self, place: Place, number: int) -> Place:
        type_ = element_type(place.type, number)
        name, expression = self.types.member(place.type, number), place.expression
        c_type = self.types.of(type_)
        if expression.template == "*{0}":
            return Place(build(f"{{0}}->{name}", POSTFIX, c_type, (expression.arguments[0], POSTFIX)), type_)
        return Place(build(f"{{0}}.{name}", POSTFIX, c_type, (expression, POSTFIX)), type_)

    def load(self, instruction: Load) -> Expression:
        """The value at the address."""
        if instruction.ordering not in ("", "unordered"):
            return self.atomic("__atomic_load_n", instruction.type, instruction.pointer)
        place = self._accessible(instruction, instruction.pointer, instruction.type)
        if place is not None:
            return self._volatile(place.expression, instruction.flags)
        name = f"load_i{self._bits(instruction.type)}"
        self.helpers.use(name)
        return call(name, self.types.of(instruction.type), self.address(instruction.pointer))

    def store(self, instruction: Store) -> tuple[Expression | None, str]:
        """The place that is assigned to, or None and the name of the helper that stores."""
        if instruction.ordering not in ("", "unordered"):
            return None, "__atomic_store_n"
        place = self._accessible(instruction, instruction.pointer, instruction.value.type)
        if place is not None:
            return self._volatile(place.expression, instruction.flags), ""
        name = f"store_i{self._bits(instruction.value.type)}"
        self.helpers.use(name)
        return None, name

    def atomic(self, function: str, type_: Type, pointer: Value, *arguments: Expression) -> Expression:
        """A call of gcc's and clang's functions for memory that threads share, in the strictest order."""
        c_type = self.types.of(type_)
        if c_type.kind == "float":
            raise UnsupportedError("an atomic access to a floating-point number")
        order = text("__ATOMIC_SEQ_CST", c_type)
        return call(function, c_type, cast(pointer_to(c_type), self.address(pointer)), *arguments, order)

    def _bits(self, type_: Type) -> int:
        assert isinstance(type_, IntegerType)
        if type_.bits not in (8, 16, 32, 64):
            raise UnsupportedError(f"memory holds an integer of {type_.bits} bits")
        return type_.bits

    def _volatile(self, expression: Expression, flags: tuple[str, ...]) -> Expression:
        if "volatile" not in flags:
            return expression
        name = f"volatile {expression.type}"
        address = build(f"({name} *)&{{0}}", UNARY, pointer_to(expression.type), (expression, UNARY))
        return build("*{0}", UNARY, expression.type, (address, UNARY))

    def _accessible(self, instruction: Load | Store, pointer: Value, type_: Type) -> Place | None:
        """The place, if C may access it as something of the type."""
        place = self.seen_as(pointer, type_)
        if not isinstance(type_, IntegerType) or type_.bits in (1, 8):
            return place
        if type_.bits not in (16, 32, 64, 128):
            self._bits(type_)
        if place.is_declared and not _is_address_of_bytes(pointer) and self._is_object(pointer):
            return place
        if pointer in self.tagged or is_of_an_integer(self.module, instruction):
            return place
        return place if "tape" in _base(pointer).name or "index" in _base(pointer).name else None

    def _is_object(self, pointer: Value) -> bool:
        """Whether the address is of a member of a struct or of a declared object: those have their declared types."""
        while isinstance(pointer, GetElementPtr):
            if struct_body(pointer.source_type) is not None and len(pointer.indices) > 1:
                return True
            pointer = pointer.pointer
        return isinstance(pointer, (Alloca, GlobalVariable))


def is_of_an_integer(module: Module, access: Load | Store) -> bool:
    """Whether the source accesses an integer there, by its type."""
    tag = access.metadata.get("tbaa", "")
    found = tbaa_access(module, tag) if tag else None
    return found is not None and bool(found.access) and not found.access.startswith(("omnipotent char", "any "))


def _base(pointer: Value) -> Value:
    while isinstance(pointer, (GetElementPtr, Cast)):
        pointer = pointer.operands[0]
    return pointer.pointer if isinstance(pointer, Load) else pointer


def _is_address_of_bytes(pointer: Value) -> bool:
    return isinstance(pointer, GetElementPtr) and pointer.source_type is I8


def _is_one(alloca: Alloca) -> bool:
    return isinstance(alloca.count, ConstantInt) and alloca.count.value == 1


def _subscript(pointer: Expression, index: Expression, type_: CType) -> Expression:
    return build("{0}[{1}]", POSTFIX, type_, (pointer, POSTFIX), (index, COMMA))
