"""What one instruction says about the kind of data in memory: its accesses, their TBAA tags, declared types."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from enzyme_build import rules
from enzyme_build.analysis.calls import CallKind, callee_name, classify
from enzyme_build.analysis.descriptors import said_by_descriptor
from enzyme_build.analysis.offsets import address_of
from enzyme_build.analysis.tbaa_leaves import leaf_named, may_be_half, tagged_leaf
from enzyme_build.analysis.total_order import compared_number
from enzyme_build.analysis.transit import Transit
from enzyme_build.analysis.type_trees import LISTED
from enzyme_build.ir import (
    I8,
    PTR,
    VOID,
    Alloca,
    ArrayType,
    AtomicRMW,
    Call,
    CompareExchange,
    ConstantInt,
    DataLayout,
    FloatType,
    GetElementPtr,
    GlobalVariable,
    Instruction,
    IntegerType,
    Load,
    Module,
    NamedStructType,
    PointerType,
    Store,
    Type,
    Value,
    VectorType,
    is_aggregate,
    scalar_of,
    struct_body,
    tbaa_access,
    tbaa_fields,
)

_LONG = 1024  # elements of an array in a struct, of which only some are listed one by one


class Claim(NamedTuple):
    """A leaf of this type lies `offset` bytes, and multiples of `strides`, behind what `pointer` points to.

    `declared`: by a type that lists all its members, rather than by an access.  `sure`: by a descriptor.  `stored`: see
    `Evidence`.  `is_view`: an integer by one view of a union, of which another may show a number.
    """

    pointer: Value
    offset: int
    leaf: Type
    strides: tuple[int, ...] = ()
    declared: bool = False
    stored: bool = False
    sure: bool = False
    is_view: bool = False


class StructsSeen:
    """The structs of which accesses have said already what lies in them: each access to a member says it again."""

    def __init__(self) -> None:
        self._seen: set[tuple[object, ...]] = set()
        self._elements: set[tuple[Value, Type, bool]] = set()

    def is_new_element(self, address: GetElementPtr) -> bool:
        """Has no other address said it of the same pointer?"""
        key = address.pointer, address.source_type, isinstance(address.indices[0], ConstantInt)
        if key in self._elements:
            return False
        self._elements.add(key)
        return True

    def is_new(self, struct: str, member: int, access: Load | Store) -> bool:
        """Has no other access said it of the same address?"""
        address = address_of(access.pointer)
        exact = address.offset if address.terms else 0  # (how far steps reach is known by the whole address)
        key = (address.base, address.terms, address.offset - member, exact, struct, isinstance(access, Store))
        if key in self._seen:
            return False
        self._seen.add(key)
        return True


def claims_of(instruction: Instruction, transit: Transit, seen: StructsSeen | None = None) -> Iterator[Claim]:
    """What the instruction says, globals among its operands aside (see `claims_of_global`)."""
    module = instruction.function.module
    match instruction:
        case Load() if (number := compared_number(instruction)) is not None:
            yield Claim(instruction.pointer, 0, number)
        case Load():
            yield from _of_access(module, instruction, instruction, transit, seen)
        case Store():
            yield from _of_access(module, instruction, instruction.value, transit, seen)
            for pointer, offset, leaf, strides in said_by_descriptor(instruction, module.layout):
                is_whole = bool(strides) and isinstance(pointer, Call) and classify(pointer) is CallKind.ALLOCATION
                yield Claim(pointer, offset, leaf, strides, declared=is_whole, sure=True)
        case AtomicRMW() | CompareExchange():
            new = instruction.operands[-1]
            if isinstance(new.type, (FloatType, PointerType)):
                yield Claim(instruction.operands[0], 0, new.type)
        case Alloca():
            type_ = instruction.allocated_type
            if is_aggregate(type_) or isinstance(scalar_of(type_), (FloatType, PointerType)):
                yield from _of_declaration(instruction, type_, module.layout)
        case Call():
            yield from _of_call(instruction)
        case GetElementPtr() if struct_body(instruction.source_type) is not None:
            if seen is None or seen.is_new_element(instruction):
                yield from _of_elements(instruction, module.layout)
        case _:
            pass


def claims_of_global(variable: GlobalVariable, layout: DataLayout) -> Iterator[Claim]:
    """What the declared type of a global says."""
    yield from _of_declaration(variable, variable.value_type, layout)


def _of_declaration(pointer: Value, type_: Type, layout: DataLayout) -> Iterator[Claim]:
    """Declared element types count unless they are plain bytes, which may hold anything."""
    strides: tuple[int, ...] = ()
    while isinstance(type_, ArrayType):
        type_ = type_.element
        strides = (layout.size_of(type_),)
    if isinstance(type_, IntegerType):
        return
    for offset, leaf, is_view, steps in _declared_leaves(type_, layout, has_bytes=False):
        yield Claim(pointer, offset, leaf, (*strides, *steps), declared=True, is_view=is_view)


def _of_elements(address: GetElementPtr, layout: DataLayout) -> Iterator[Claim]:
    """`getelementptr %struct, p, i`: structs lie at p, one behind the other.

    Or at a constant distance behind p, which LLVM adds later: then what is accessed there is not what the struct has.
    """
    strides = () if isinstance(address.indices[0], ConstantInt) else (layout.size_of(address.source_type),)
    leaves = list(_declared_leaves(address.source_type, layout))
    if strides and not _are_elements(
        address, {o: VOID if is_view else leaf for o, leaf, is_view, _ in leaves}, strides[0]
    ):
        return
    for offset, leaf, is_view, steps in leaves:
        yield Claim(address.pointer, offset, leaf, (*strides, *steps), declared=True, is_view=is_view)


def _are_elements(address: GetElementPtr, declared: dict[int, Type], size: int) -> bool:
    """Is something used where such a struct begins or has a member like that, and nothing where it has another one?"""
    alike = [
        user
        for user, index in address.pointer.uses
        if index == 0 and isinstance(user, GetElementPtr) and user.source_type is address.source_type
    ]
    is_seen = any(_is_used_itself(other) for other in alike)
    for distance, leaf in (accessed for other in alike for accessed in _accessed_from(other)):
        if not 0 <= distance < size or not _fits(declared.get(distance), leaf):
            return False
        is_seen |= declared.get(distance) is leaf
    return is_seen


def _is_used_itself(address: GetElementPtr) -> bool:
    return not all(isinstance(user, GetElementPtr) and _is_constant_step(user) for user in address.users)


def _is_constant_step(address: GetElementPtr) -> bool:
    return all(isinstance(step, ConstantInt) for step in address.indices)


def _accessed_from(address: GetElementPtr) -> Iterator[tuple[int, Type]]:
    """What is loaded and stored at constant distances behind an address; VOID for bytes that may be anything."""
    module, begin = address.function.module, address_of(address).offset
    work: list[GetElementPtr] = [address]
    while work:
        pointer = work.pop()
        distance = address_of(pointer).offset - begin
        for user, index in pointer.uses:
            match user:
                case Load() | Store() if index == (1 if isinstance(user, Store) else 0):
                    type_ = user.accessed_type
                    leaf = tagged_leaf(module, user.metadata.get("tbaa", ""))
                    yield distance, type_ if isinstance(type_, (FloatType, PointerType)) else leaf or VOID
                case GetElementPtr() if _is_constant_step(user):
                    work.append(user)
                case _:
                    pass


def _fits(declared: Type | None, accessed: Type) -> bool:
    """May it be accessed where a struct has a member of the declared type, or none that is known?"""
    if VOID in (declared, accessed) or I8 in (declared, accessed) or declared is None:
        return True
    return declared is accessed or (not isinstance(declared, FloatType) and not isinstance(accessed, FloatType))


def _declared_leaves(
    type_: Type, layout: DataLayout, base: int = 0, has_bytes: bool = True
) -> Iterator[tuple[int, Type, bool, tuple[int, ...]]]:
    """The scalars of a declared type, which of them are integers in a union, and the steps of those in long arrays.

    Where a union has an address, it may have a number, too (VOID).  `has_bytes`: with arrays of bytes and bytes in
    unions.
    """
    body = struct_body(type_)
    if isinstance(type_, ArrayType) and (is_aggregate(type_.element) or type_.count > _LONG):
        count, element = type_.count, type_.element
        while isinstance(element, ArrayType):
            count, element = count * element.count, element.element
        if element is I8 and not has_bytes:
            return
        step = layout.size_of(element)
        listed = count if count <= _LONG else LISTED
        for index in range(listed):
            yield from _declared_leaves(element, layout, base + index * step, has_bytes)
        if listed < count:
            rest = _declared_leaves(element, layout, base + listed * step, has_bytes)
            yield from ((offset, leaf, is_view, (step, *steps)) for offset, leaf, is_view, steps in rest)
    elif body is None or _is_union(type_):
        for offset, leaf in layout.leaves(type_, base):
            if has_bytes or leaf is not I8 or type_ is I8:
                is_union = body is not None
                view = VOID if is_union and isinstance(leaf, PointerType) else leaf
                yield offset, view, is_union and isinstance(leaf, IntegerType), ()
    else:
        for offset, part in zip(layout.offsets_of(body), body.fields):
            if not _is_room(part, body.fields):
                yield from _declared_leaves(part, layout, base + offset, has_bytes)


def _is_room(part: Type, fields: Sequence[Type]) -> bool:
    """An array of integers beside nothing but such integers: so Rust declares room for what an enum may hold."""
    if not isinstance(part, ArrayType) or not isinstance(part.element, IntegerType):
        return False
    return all((f.element if isinstance(f, ArrayType) else f) is part.element for f in fields)


def _is_union(type_: Type) -> bool:
    return isinstance(type_, NamedStructType) and type_.name.strip('"').startswith("union.")


def _of_access(
    module: Module, access: Load | Store, value: Value, transit: Transit, seen: StructsSeen | None
) -> Iterator[Claim]:
    tag, pointer = access.metadata.get("tbaa", ""), access.pointer
    yield from _of_tagged_struct(module, access, tag, seen)
    if isinstance(value.type, IntegerType):
        leaf = tagged_leaf(module, tag)
        if leaf is None and value in transit:
            leaf = _number_addressed(pointer, value.type)
        elif leaf is None and (not isinstance(value, ConstantInt) or value.type is I8):
            leaf = value.type
        if leaf is not None:
            yield Claim(pointer, 0, value.type if isinstance(leaf, IntegerType) else leaf)
    elif not (isinstance(value.type, VectorType) and isinstance(value.type.element, IntegerType)):
        for offset, leaf in module.layout.leaves(value.type):
            yield Claim(pointer, offset, leaf)


def _number_addressed(pointer: Value, type_: IntegerType) -> FloatType | None:
    """The number that lies at `getelementptr double, p, i`, from where bits are only moved elsewhere."""
    element = pointer.source_type if isinstance(pointer, GetElementPtr) else None
    return element if isinstance(element, FloatType) and element.bits == type_.bits else None


def _of_tagged_struct(module: Module, access: Load | Store, tag: str, seen: StructsSeen | None) -> Iterator[Claim]:
    """An access to a member says what the other members are, too (TBAA's struct types)."""
    known = tbaa_access(module, tag) if tag else None
    if known is None or known.base_reference == known.access_reference:
        return
    fields = tbaa_fields(module, known.base_reference)
    if may_be_half(access, known.offset, fields):
        return
    if seen is not None and not seen.is_new(known.base_reference, known.offset, access):
        return
    for offset, name in fields.items():
        yield Claim(access.pointer, offset - known.offset, leaf_named(name) or VOID, declared=True)


def _of_call(call: Call) -> Iterator[Claim]:
    kind = classify(call)
    if kind is CallKind.OUTPUTS:
        rule = rules.outputs_rule(call)
        assert rule is not None
        for index, leaf in rule.pointer_leaves(call):
            yield Claim(call.arguments[index], 0, leaf)
    elif kind is CallKind.MIRRORED:
        rule = rules.mirrored_rule(callee_name(call))
        assert rule is not None
        for argument in call.arguments:
            if isinstance(argument.type, PointerType):
                yield from (Claim(argument, offset, PTR) for offset in rule.links)
