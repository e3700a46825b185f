"""What the components of a Fortran type are, by the table that flang makes of each for its runtime.

(Flang's `type-info.h`: `DerivedType`, `Component` and `Binding`, members in the order in which they are declared
there.)
"""

from __future__ import annotations

from collections.abc import Iterator
from math import prod
from typing import cast

from enzyme_build.ir import (
    DOUBLE,
    FLOAT,
    I8,
    I64,
    PTR,
    Constant,
    ConstantAggregate,
    ConstantInt,
    GlobalVariable,
    Module,
    Type,
    initializer_of,
    integer,
)

Leaf = tuple[int, Type]  # its offset
_COMPONENTS = 6  # of a type's members
_GENRE, _CATEGORY, _KIND, _RANK, _OFFSET, _LENGTH, _TYPE, _BOUNDS = 1, 2, 3, 4, 6, 7, 8, 10  # of a component's
_DATA, _AUTOMATIC = 1, 4
_INTEGER, _UNSIGNED, _REAL, _COMPLEX, _CHARACTER, _LOGICAL, _DERIVED = range(7)
_REALS = {4: FLOAT, 8: DOUBLE}
_SIZE = 2  # of a type's members: that of an object
_EXPLICIT = 2  # the genre of a value that is known
_MOST_LEAVES = 256
_DEEPEST = 8


def is_type_table(variable: GlobalVariable) -> bool:
    """Does it tell what a type's objects are made of?"""
    return variable.is_constant and "type_infoTderivedtype" in str(variable.value_type)


def leaves_of_type(module: Module, table: GlobalVariable) -> tuple[Leaf, ...]:
    """Where which scalars lie in an object; none if the table doesn't tell of all, or there are very many."""
    key = f"leaves of {table.name}"
    if key not in module.tags:
        try:
            module.tags[key] = tuple(sorted(_leaves(module, table, 0), key=lambda leaf: leaf[0]))
        except _Unknown:
            module.tags[key] = ()
    found = cast("tuple[Leaf, ...]", module.tags[key])
    return found if len(found) <= _MOST_LEAVES else ()


def is_procedure_table(variable: GlobalVariable) -> bool:
    """Does it list a type's procedures?"""
    return variable.is_constant and "type_infoTbinding" in str(variable.value_type)


def bindings_in(module: Module, table: GlobalVariable) -> list[tuple[int, Constant]]:
    """What is said of each procedure of a type, its address among it, and how far behind the table's beginning."""
    contents = initializer_of(module, table)
    bindings = contents.elements if isinstance(contents, ConstantAggregate) else ()
    return [(k * module.layout.size_of(table.value_type) // len(bindings), one) for k, one in enumerate(bindings)]


class _Unknown(Exception):
    """The table says it in another way, or does not."""


def _leaves(module: Module, table: GlobalVariable | None, depth: int) -> Iterator[Leaf]:
    if table is None or depth > _DEEPEST:
        raise _Unknown
    listed = _address_in(_members(module, table)[_COMPONENTS])
    if listed is None:
        return  # it has none
    for component in _members(module, listed):
        yield from _leaves_of_component(module, component, depth)


def _leaves_of_component(module: Module, component: Constant, depth: int) -> Iterator[Leaf]:
    parts = _elements(component)
    genre, category, kind, offset = (_number(parts[place]) for place in (_GENRE, _CATEGORY, _KIND, _OFFSET))
    if genre != _DATA:  # a descriptor
        if genre == _AUTOMATIC:
            raise _Unknown
        yield from ((offset, PTR), (offset + 8, I64))
        return
    count = prod(_extents(module, parts[_BOUNDS])) if _number(parts[_RANK]) else 1
    element = list(_element(module, category, kind, parts, depth))
    size = _size_of(module, category, kind, parts)
    if count * len(element) > _MOST_LEAVES:
        raise _Unknown
    yield from ((offset + k * size + at, leaf) for k in range(count) for at, leaf in element)


def _element(module: Module, category: int, kind: int, parts: list[Constant], depth: int) -> Iterator[Leaf]:
    match category:
        case _ if category in (_REAL, _COMPLEX) and kind in _REALS:
            yield from ((k * kind, _REALS[kind]) for k in range(1 + (category == _COMPLEX)))
        case _ if category in (_INTEGER, _UNSIGNED, _LOGICAL):
            yield 0, integer(8 * kind)
        case _ if category == _CHARACTER:
            yield from ((k, I8) for k in range(_size_of(module, category, kind, parts)))
        case _ if category == _DERIVED:
            yield from _leaves(module, _address_in(parts[_TYPE]), depth + 1)
        case _:
            raise _Unknown


def _size_of(module: Module, category: int, kind: int, parts: list[Constant]) -> int:
    match category:
        case _ if category == _CHARACTER:
            return kind * _value(parts[_LENGTH])
        case _ if category == _COMPLEX:
            return 2 * kind
        case _ if category == _DERIVED and (table := _address_in(parts[_TYPE])) is not None:
            return _number(_members(module, table)[_SIZE])
        case _:
            return kind


def _extents(module: Module, bounds: Constant) -> list[int]:
    table = _address_in(bounds)
    if table is None:
        raise _Unknown
    pairs = ([_value(value) for value in _elements(pair)] for pair in _members(module, table))
    return [max(0, last - first + 1) for first, last in pairs]


def _value(value: Constant) -> int:
    parts = _elements(value)
    if _number(parts[0]) != _EXPLICIT:
        raise _Unknown
    return _number(parts[-1])


def _address_in(descriptor: Constant) -> GlobalVariable | None:
    """Where a descriptor leads to; None: nowhere."""
    base = _elements(descriptor)[0]
    return base if isinstance(base, GlobalVariable) else None


def _members(module: Module, variable: GlobalVariable) -> list[Constant]:
    contents = initializer_of(module, variable)
    if contents is None:
        raise _Unknown
    return _elements(contents)


def _elements(constant: Constant) -> list[Constant]:
    if not isinstance(constant, ConstantAggregate):
        raise _Unknown
    return list(constant.elements)


def _number(constant: Constant) -> int:
    if not isinstance(constant, ConstantInt):
        raise _Unknown
    return constant.value
