"""Memory of unknown content where nobody keeps numbers but doubles and floats: the bits of words tell what they are."""

from __future__ import annotations

from collections.abc import Set
from typing import TYPE_CHECKING

from enzyme_build.analysis.calls import CallKind, classify
from enzyme_build.analysis.declared_layouts import is_text_literal
from enzyme_build.analysis.only_doubles import is_aligned
from enzyme_build.analysis.type_trees import (
    MIXED_ANYWHERE,
    PAIRS_ANYWHERE,
    WHOLE_WORDS,
    WORD,
    WORDS_ANYWHERE,
    Layout,
)
from enzyme_build.ir import DOUBLE, FLOAT, Call, Instruction, Type, Value

if TYPE_CHECKING:
    from enzyme_build.analysis.type_inference import TypeInference


def whole_words(
    types: TypeInference, pointers: list[Value], size: int | None, instruction: Instruction
) -> Layout | None:
    """The layout of such memory behind these pointers, which begins with a word, in a program without other numbers."""
    if not isinstance(instruction, Call) or not types.across.only_doubles:
        return None
    is_whole = _begins_with_word(instruction, pointers) and _holds_words(types, pointers, size)
    return WHOLE_WORDS if is_whole else None


def words_anywhere(
    types: TypeInference, pointers: list[Value], size: int | None, instruction: Instruction
) -> Layout | None:
    """The same where the program keeps other numbers elsewhere, or floats here, and wherever words begin.

    In memory that others have filled, too, it must keep numbers: else nothing says what theirs are.
    """
    if not isinstance(instruction, Call):
        return None
    found = _words(types, pointers, size, instruction)
    return found and _where_none_are_odd(types, pointers, found)


def _words(types: TypeInference, pointers: list[Value], size: int | None, instruction: Call) -> Layout | None:
    kinds = types.across.shapes.numbers_anywhere_in(types.primal, pointers).keys()
    are_doubles = bool(kinds) and kinds <= {DOUBLE, WORD}
    is_known = are_doubles or (types.across.only_doubles and _is_own(types, pointers))
    if not is_known or not _holds_words(types, pointers, size):
        return _with_floats(types, kinds, pointers, size) if kinds else None
    begins = _begins_with_word(instruction, pointers) and types.across.are_doubles_aligned
    return WHOLE_WORDS if begins else WORDS_ANYWHERE


def _with_floats(types: TypeInference, kinds: Set[Type], pointers: list[Value], size: int | None) -> Layout | None:
    """The layout of memory that keeps floats, and perhaps doubles, and where nobody else keeps other numbers."""
    others = frozenset[int]() if _is_own(types, pointers) else types.across.declared_others
    are_floats = FLOAT in kinds or bool(others)
    if not (are_floats and (size is None or size >= types.layout.size_of(FLOAT))):
        return None
    if not (kinds <= {DOUBLE, FLOAT, WORD} and others is not None and others <= {FLOAT.bits}):
        return None
    return PAIRS_ANYWHERE if kinds == {FLOAT} and _is_own(types, pointers) else MIXED_ANYWHERE


def told_by_places(types: TypeInference, pointers: list[Value], size: int | None, found: Layout) -> Layout | None:
    """The layout; if it is one of words throughout, of however many bytes, one that looks where these begin."""
    if size is not None or found != WHOLE_WORDS:
        return found
    return _where_none_are_odd(types, pointers, WORDS_ANYWHERE)


def _where_none_are_odd(types: TypeInference, pointers: list[Value], found: Layout) -> Layout | None:
    """The layout, unless numbers are accessed there that may lie at no multiple of their size."""
    shapes = types.across.shapes
    is_odd = not types.across.odd_pieces.isdisjoint(shapes.pieces(types.primal, pointers))
    return None if is_odd and shapes.numbers_anywhere_in(types.primal, pointers) else found


def copies_literal(types: TypeInference, pointers: list[Value]) -> bool:
    """Is a text that is in the program copied?  No numbers are."""
    sides = [types.objects.of(pointer) for pointer in pointers]
    return any(objects and all(is_text_literal(made.value) for made in objects) for objects in sides)


def tells_of_half(types: TypeInference, found: Layout, told: list[Layout | None], pointers: list[Value]) -> bool:
    """Is this layout, of a whole block as a function sees it, without what else is kept in that memory?

    Numbers may lie in one of its pieces that others say have none; addresses may lie there, nobody knows where.
    """
    if not found.floats:
        return any(layout is not None and layout.floats for layout in told)
    shapes = types.across.shapes
    is_vague = not found.others and shapes.is_vague(types.primal, pointers)
    return is_vague and shapes.has_addresses(types.primal, pointers)


def _begins_with_word(call: Call, pointers: list[Value]) -> bool:
    return classify(call) is not CallKind.MEMORY or is_aligned(call, pointers)


def _holds_words(types: TypeInference, pointers: list[Value], size: int | None) -> bool:
    """There is room for a number, and no others keep other numbers there."""
    if size is not None and size < types.layout.size_of(WORD):
        return False
    return _is_own(types, pointers) or types.across.declared_others == frozenset()


def _is_own(types: TypeInference, pointers: list[Value]) -> bool:
    """Only code that is differentiated has filled the memory."""
    return any(types.objects.is_own(p) or types.is_private(p) for p in pointers)
