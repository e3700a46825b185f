"""Where an address lies relative to what it was computed from: base + offset + Σ indexᵢ·strideᵢ, in bytes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from math import gcd, lcm
from typing import NamedTuple

from enzyme_build.ir import (
    ArrayType,
    Binary,
    Cast,
    Constant,
    ConstantExpression,
    ConstantInt,
    DataLayout,
    Freeze,
    GetElementPtr,
    GlobalVariable,
    Phi,
    Poison,
    Select,
    Type,
    Undef,
    Value,
    VectorType,
    struct_body,
)

CHOICES = (Phi, Select, Freeze)


class Address(NamedTuple):
    """`terms`: the indices that are not constant, with their bytes; `ahead`: none of them is negative."""

    base: Value
    offset: int
    terms: tuple[tuple[Value, int], ...]
    ahead: bool = False

    @property
    def strides(self) -> tuple[int, ...]:
        """What the terms are multiples of."""
        return tuple(stride for index, step in self.terms if (stride := step * multiple_of(index)))

    @property
    def reach(self) -> tuple[int, tuple[int, ...]]:
        """Where it may be: an offset from the base, and the steps that come on top."""
        known = [(rest_and_step(index), bytes_) for index, bytes_ in self.terms]
        offset = self.offset + sum(rest * bytes_ for (rest, _), bytes_ in known)
        return offset, tuple(step * bytes_ for (_, step), bytes_ in known if step * bytes_)


def is_in_constant(pointer: Value) -> bool:
    """It leads into a table of constants: whatever these are, they do not vary."""
    table = address_of(pointer).base
    return isinstance(table, GlobalVariable) and table.is_constant


def address_of(pointer: Value) -> Address:
    """The address through all getelementptr instructions and expressions above it."""
    offset = 0
    terms: list[tuple[Value, int]] = []
    ahead = True
    while True:
        match pointer:
            case GetElementPtr():
                layout = pointer.function.module.layout
                ahead &= "nuw" in pointer.flags or not any(map(_may_be_negative, pointer.indices))
                for index, step in scaled_indices(pointer.source_type, pointer.indices, layout):
                    if isinstance(index, ConstantInt):
                        offset += index.value * step
                    else:
                        terms.append((index, step))
                pointer = pointer.pointer
            case ConstantExpression(opcode="getelementptr"):
                assert pointer.source_type is not None
                for index, step in scaled_indices(pointer.source_type, list(pointer.operands[1:]), _LAYOUT):
                    offset += index.value * step if isinstance(index, ConstantInt) else 0
                pointer = pointer.operands[0]
            case Freeze() | Cast(opcode="bitcast" | "addrspacecast"):
                pointer = pointer.operands[0]
            case ConstantExpression(opcode="bitcast" | "addrspacecast"):
                pointer = pointer.operands[0]
            case ConstantExpression() if (found := _integer_address(pointer)) is not None:
                if found[1] is None:
                    terms.append((pointer, 1))
                    ahead = False
                offset += found[1] or 0
                pointer = found[0]
            case _:
                return Address(pointer, offset, tuple(terms), ahead)


def _may_be_negative(index: Value) -> bool:
    return not isinstance(index, ConstantInt) and not (isinstance(index, Cast) and index.opcode == "zext")


def _integer_address(constant: Constant) -> tuple[Constant, int | None] | None:
    """The pointer that an integer, or a pointer made of one, is computed from, and how far it is away: None for
    anything but sums.  None without such a pointer, or with several."""
    match constant:
        case ConstantExpression(opcode="ptrtoint" | "ptrtoaddr", operands=(inner,)):
            return inner, 0
        case ConstantExpression(opcode="inttoptr" | "trunc", operands=(inner,)):
            return _integer_address(inner)
        case ConstantExpression(opcode=opcode, operands=(left, right)) if opcode != "getelementptr":
            ours, theirs = _integer_address(left), _integer_address(right)
            found = ours or theirs
            if found is None or (ours and theirs):
                return None
            number = right if ours else left
            if opcode not in ("add", "sub") or (opcode == "sub" and theirs) or not isinstance(number, ConstantInt):
                return found[0], None
            step = number.value if opcode == "add" else -number.value
            return found[0], None if found[1] is None else found[1] + step
        case _:
            return None


_LAYOUT = DataLayout()


_MOST_PHIS = 8
_LARGEST_ELEMENT = 1 << 16  # bytes


def origins_of(value: Value, casts: Collection[str] = ()) -> list[Value]:
    """What a value is chosen from, through phis and selects, and through these casts."""
    found: list[Value] = []
    seen: set[Value] = set()
    work = [value]
    while work:
        value = work.pop()
        if value in seen or isinstance(value, (Poison, Undef)):
            continue
        seen.add(value)
        match value:
            case Phi() | Freeze():
                work += value.operands
            case Select():
                work += value.operands[1:]
            case Cast() if value.opcode in casts:
                work += value.operands
            case _:
                found.append(value)
    return found


def multiple_of(
    value: Value,
    difference: Callable[[Value, Value], int] = lambda left, right: 1,
    assumed: frozenset[Value] = frozenset(),
) -> int:
    """A number that divides an integer, whatever its value; `difference` answers that for two pointers.

    What a loop adds to a phi divides it if that divides what it starts with: `assumed` are the phis in question.
    """

    def inner(part: Value) -> int:
        return multiple_of(part, difference, assumed)

    match value:
        case ConstantInt():
            return abs(value.value)
        case Binary(opcode="mul", operands=[left, right]):
            return inner(left) * inner(right)
        case Binary(opcode="shl", operands=[left, ConstantInt(value=bits)]):
            return inner(left) << bits
        case Binary(opcode="and", operands=[left, ConstantInt(value=mask)]):
            found = inner(left)
            return max(found & -found, mask & -mask) if found and mask else 0
        case Binary(opcode="sub", operands=[left, right]) if (pairs := _pointers_apart(left, right)) is not None:
            return lcm(_common_divisor(difference(*pair) for pair in pairs), _size_of_elements(value))
        case Binary(opcode="add" | "sub" | "or", operands=operands):
            found = _common_divisor(map(inner, operands))
            return found if value.opcode != "or" or "disjoint" in value.flags else found & -found
        case Cast(opcode="zext" | "sext" | "trunc", operands=[part]):
            found = inner(part)
            return found & -found  # whatever wraps round is a power of two
        case Select(operands=[_, *operands]):
            return _common_divisor(map(inner, operands))
        case Phi():
            if value in assumed or len(assumed) > _MOST_PHIS:
                return 0 if value in assumed else 1
            return _common_divisor(multiple_of(o, difference, assumed | {value}) for o in value.operands)
        case _:
            return 1


def _size_of_elements(distance: Binary) -> int:
    """What the distance of two pointers is divided by without a rest: it counts elements of that size.

    LLVM divides by an odd number as it multiplies by its inverse modulo 2⁶⁴.
    """
    found = 1
    for user in distance.users:
        match user:
            case Binary(opcode="ashr" | "lshr", operands=[_, ConstantInt(value=bits)]) if "exact" in user.flags:
                factors = [u.operands[1] for u in user.users if isinstance(u, Binary) and u.opcode == "mul"]
                odd = [_inverse(f.value) for f in factors if isinstance(f, ConstantInt) and f.value % 2]
                found = lcm(found, 1 << bits, *(size for size in odd if size < _LARGEST_ELEMENT))
            case Binary(opcode="sdiv" | "udiv", operands=[_, ConstantInt(value=size)]) if "exact" in user.flags:
                found = lcm(found, abs(size))
            case _:
                pass
    return found


def _inverse(odd: int) -> int:
    return pow(odd, -1, 1 << 64)


def rest_and_step(value: Value, difference: Callable[[Value, Value], int] = lambda left, right: 1) -> tuple[int, int]:
    """(rest, step): an integer is a multiple of `step` and a smaller rest, or the rest (0); see `multiple_of`."""
    match value:
        case ConstantInt():
            return value.value, 0
        case Binary(opcode="add", operands=[part, ConstantInt(value=more)]):
            rest, step = rest_and_step(part, difference)
            return (rest + more) % step if step else rest + more, step
        case Phi() if (found := _counted_from(value, difference)) is not None:
            return found
        case _:
            return 0, multiple_of(value, difference)


def _counted_from(phi: Phi, difference: Callable[[Value, Value], int]) -> tuple[int, int] | None:
    """The constant that a loop counts from, and by how much; None if it does anything else."""
    starts: list[int] = []
    steps: list[int] = []
    for operand in phi.operands:
        match operand:
            case ConstantInt():
                starts.append(operand.value)
            case Binary(opcode="add" | "sub", operands=[before, more]) if before is phi:
                steps.append(multiple_of(more, difference, frozenset({phi})))
            case _:
                return None
    step = gcd(*steps, *(start - starts[0] for start in starts[1:])) if starts else 0
    return (starts[0] % step, step) if step else None


def _common_divisor(numbers: Iterable[int]) -> int:
    """The greatest one; numbers behind those that have none but 1 are not asked for."""
    found = 0
    for number in numbers:
        found = gcd(found, number)
        if found == 1:
            break
    return found


def _pointers_apart(left: Value, right: Value) -> list[tuple[Value, Value]] | None:
    """The pointers of which a difference may be the distance; None if it may be anything else."""
    sides = [origins_of(left), origins_of(right)]
    if not all(isinstance(o, Cast) and o.opcode == "ptrtoint" for side in sides for o in side):
        return None
    ours, theirs = ([o.operands[0] for o in side if isinstance(o, Cast)] for side in sides)
    return [(a, b) for a in ours for b in theirs]


def scaled_indices(source: Type, indices: list[Value], layout: DataLayout) -> Iterator[tuple[Value, int]]:
    """(index, bytes for each unit of it); a struct's field index becomes a constant in bytes."""
    current = source
    for position, index in enumerate(indices):
        if position == 0:
            yield index, layout.size_of(source)
            continue
        body = struct_body(current)
        if body is not None:
            assert isinstance(index, ConstantInt)
            yield ConstantInt(index.type, 1), layout.offsets_of(body)[index.value]
            current = body.fields[index.value]
        elif isinstance(current, (ArrayType, VectorType)):
            current = current.element
            yield index, layout.size_of(current)
