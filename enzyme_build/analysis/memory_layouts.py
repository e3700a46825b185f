"""The layout of bytes in memory, by all that evidence, descriptors, tags, copies and the rest of the program say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from enzyme_build import rules
from enzyme_build.analysis.calls import callee_name, most_bytes_moved
from enzyme_build.analysis.declared_layouts import (
    declared_layout,
    is_character_buffer,
    is_text_literal,
    without_unplaced,
)
from enzyme_build.analysis.described_types import is_described_text, pointed_layout
from enzyme_build.analysis.generic_elements import element_layout
from enzyme_build.analysis.number_blocks import number_in_copy
from enzyme_build.analysis.offsets import address_of, multiple_of
from enzyme_build.analysis.overlays import Sighting, overlaid, sees_others_numbers
from enzyme_build.analysis.shapes import TEXT
from enzyme_build.analysis.tbaa_leaves import element_leaf, tagged_leaf
from enzyme_build.analysis.type_trees import (
    WORD,
    Evidence,
    Layout,
    contradicts,
    layout_of,
    scalars_in_a_row,
)
from enzyme_build.analysis.unknown_words import (
    copies_literal,
    tells_of_half,
    told_by_places,
    whole_words,
    words_anywhere,
)
from enzyme_build.ir import I8, I64, Call, Instruction, IntegerType, Type, Value

if TYPE_CHECKING:
    from enzyme_build.analysis.type_inference import TypeInference

_Asked = tuple[tuple[Value, ...], int | None, Instruction]


class MemoryLayouts:
    """Of a function whose evidence is complete: each question has one answer."""

    def __init__(self, types: TypeInference):
        self._types = types
        self._primal = types.primal
        self._shapes = types.across.shapes
        self._data = types.layout
        self._known: dict[_Asked, Layout | None] = {}

    def of(self, pointers: tuple[Value, ...], size: int | None, instruction: Instruction) -> Layout | None:
        """See `TypeInference.memory_layout`."""
        asked = pointers, size, instruction
        if asked not in self._known:
            self._known[asked] = self._whole_numbers(list(pointers), size, instruction)
        return self._known[asked]

    def declared(self, pointer: Value, size: int | None) -> Layout | None:
        """See `TypeInference.declared_layout`."""
        address = address_of(pointer)
        found: set[Layout | None] = set()
        for made in self._types.objects.of(pointer):
            offset, strides = self._types.within(made, address.base, *address.reach)
            evidence = without_unplaced(made, self._types.evidence.get(made, ()))
            found.add(declared_layout(made, offset, size, evidence, self._data) if not strides else None)
        only = found.pop() if len(found) == 1 else None
        return only or pointed_layout(self._primal, [pointer], size)

    def _whole_numbers(self, pointers: list[Value], size: int | None, instruction: Instruction) -> Layout | None:
        found = self._find(pointers, size, instruction)
        if size is None or size > self._data.size_of(WORD) or found is None or not found.floats:
            return found
        return None if self._shapes.cuts_numbers(self._primal, pointers, size) else found

    def _find(self, pointers: list[Value], size: int | None, instruction: Instruction) -> Layout | None:
        types, sightings = self._types, self._shapes.sightings(self._primal, pointers, size)
        at_once = self._said_at_once(pointers, size, instruction, sightings)
        if at_once is not None:
            return at_once
        layouts = [found for pointer in pointers for found in self._layouts_at(pointer, size)]
        told = [layout for layout in layouts if layout is None or layout != TEXT]
        found = told[0] if told else None
        if found is not None and (size is None or not found.floats) and tells_of_half(types, found, told, pointers):
            found = None
        if found is not None and self._shapes.hides_numbers(self._primal, pointers, found, size):
            found = None
        if found is None or (sightings and size is None and not found.leaves):
            found = self._layout_elsewhere(pointers, size, instruction)
        if found is None and layouts and all(layout == TEXT for layout in layouts) and not self._are_numbers(pointers):
            found = TEXT  # bytes that are looked at one by one: they may be of anything, as far as others know
        if found is None and (element := element_layout(instruction, size)) is not None:
            return element
        found = found or pointed_layout(self._primal, pointers, size)
        if (
            found is None
            and (most := most_bytes_moved(instruction))
            and is_described_text(self._primal, pointers, most)
        ):
            return TEXT
        if found is None:
            return words_anywhere(types, pointers, size, instruction)
        whole = overlaid(found, sightings, size, self._data)
        if whole is not None:
            return told_by_places(types, pointers, size, whole)
        element = element_layout(instruction, size)
        is_said = element is not None and any(leaf is not I64 for _, leaf in element.leaves)
        return element if is_said else words_anywhere(types, pointers, size, instruction)

    def _said_at_once(
        self, pointers: list[Value], size: int | None, instruction: Instruction, sightings: list[Sighting]
    ) -> Layout | None:
        """What a descriptor, the copied block, an access tag or the type of elements says: no other evidence counts."""
        said = (self._said_of_all(pointer, size) for pointer in pointers if size)
        if (whole := next(filter(None, said), None)) is not None:
            return whole
        kind = number_in_copy(self._types, pointers, size, instruction, sightings)
        if kind is None and size is None:
            kind = self._element_of_member(pointers, instruction)
        if kind is not None:
            return self._row_of(kind)
        leaf = tagged_leaf(self._types.module, instruction.metadata.get("tbaa", ""))
        may_be_numbers = leaf is I64 and self._are_numbers(pointers)
        if leaf is not None and not may_be_numbers and not sees_others_numbers(leaf, sightings, size):
            return self._row_of(leaf)
        if any(map(is_character_buffer, pointers)) or self._shapes.are_characters(self._primal, pointers):
            return TEXT
        elements = {element_leaf(pointer) for pointer in pointers} - {None}
        element = elements.pop() if len(elements) == 1 else None
        return self._row_of(element) if element is not None else None

    def _element_of_member(self, pointers: list[Value], instruction: Instruction) -> Type | None:
        """The element of the array in a record that a copy of so many elements begins in, or goes to.

        It stays in that array.  (Bytes may be of anything, and integers as wide as numbers these numbers' bits.)
        """
        rule = rules.memory_rule(callee_name(instruction)) if isinstance(instruction, Call) else None
        if not isinstance(instruction, Call) or rule is None:
            return None
        addresses = [address_of(pointer) for pointer in pointers]
        found = {leaf for at in addresses if (leaf := self._types.across.element_at(self._primal, at)) is not None}
        leaf = found.pop() if len(found) == 1 else None
        if leaf in (None, I8) or multiple_of(instruction.arguments[rule.length]) != self._data.size_of_leaf(leaf):
            return None
        numbers = self._shapes.numbers_anywhere_in(self._primal, pointers) if isinstance(leaf, IntegerType) else ()
        return None if any(self._data.size_of(n) == self._data.size_of_leaf(leaf) for n in numbers) else leaf

    def _are_numbers(self, pointers: list[Value]) -> bool:
        """May numbers lie among these bytes, nobody knows where?"""
        is_text = copies_literal(self._types, pointers)
        return not is_text and self._shapes.hides_numbers(self._primal, pointers, TEXT, None)

    def _row_of(self, leaf: Type) -> Layout:
        return Layout(((0, leaf),), self._data.size_of(leaf))

    def _said_of_all(self, pointer: Value, size: int) -> Layout | None:
        """What a descriptor says of all these bytes."""
        address = address_of(pointer)
        said = self._types.by_base.get(address.base, ()) if not address.terms else ()
        return scalars_in_a_row([e for e in said if e.sure], address.offset, size, self._data)

    def _layout_elsewhere(self, pointers: list[Value], size: int | None, instruction: Instruction) -> Layout | None:
        """What the rest of the program says; not of memory where numbers lie that it does not place."""
        if self._shapes.is_vague(self._primal, pointers) and (
            words := whole_words(self._types, pointers, size, instruction)
        ):
            return words
        return self._shapes.layout(self._primal, pointers, size) or whole_words(
            self._types, pointers, size, instruction
        )

    def _layouts_at(self, pointer: Value, size: int | None) -> Iterator[Layout | None]:
        """What the evidence about each piece of memory says, then that of the pointer; None for a union, of which
        the other side of a copy may show one half."""
        address = address_of(pointer)
        pointed_to = self._types.objects.of(pointer)
        others = frozenset(made for made in pointed_to if not is_text_literal(made.value))
        pointed_to = others or pointed_to  # a text says nothing about other memory that the pointer may lead to
        for made in (o for o in self._types.objects.objects if o in pointed_to):
            offset, strides = self._types.within(made, address.base, *address.reach)
            evidence = self._types.evidence.get(made, ())
            if made.kind == "alloca" and offset is not None:
                here = [e.shifted(-offset, ()) for e in evidence if not e.strides]
                if contradicts(here, size, self._data):
                    yield None
                    return
            found = layout_of(evidence, offset, strides, size, self._data)
            if found is not None and not found.floats and all(e.offset is None for e in evidence):
                found = None  # seen through pointers that may lead elsewhere: no proof that there are no numbers
            if found is None and not strides:
                found = declared_layout(made, offset, size, evidence, self._data)
            if found is not None:
                yield found
        found = layout_of(self._seen_from(address.base, size), *address.reach, size, self._data)
        if found is not None:
            yield found

    def _seen_from(self, base: Value, size: int | None) -> list[Evidence]:
        """The evidence relative to one pointer; none if the length is unknown and others see other things there."""
        here = list(self._types.by_base.get(base, ()))
        others = {e.leaf for made in self._types.objects.of(base) for e in self._types.evidence.get(made, ())}
        return here if size is not None or others <= {e.leaf for e in here} else []
