"""Memory of unknown content where nobody keeps numbers but doubles: the bits of each word tell what it is (`WORD`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_build.analysis.calls import CallKind, classify
from enzyme_build.analysis.only_doubles import is_aligned
from enzyme_build.analysis.type_trees import WHOLE_WORDS, WORD, WORDS_ANYWHERE, Layout
from enzyme_build.ir import DOUBLE, Call, Instruction, Value

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
    """The same where the program keeps other numbers elsewhere, and wherever words begin.

    In memory that others have filled, too, it must keep doubles: else nothing says what their numbers are.
    """
    if not isinstance(instruction, Call) or not types.across.are_doubles_aligned:
        return None
    shapes = types.across.shapes
    kinds = shapes.numbers_anywhere_in(types.primal, pointers)
    are_doubles = bool(kinds) and kinds.keys() <= {DOUBLE, WORD}
    is_known = are_doubles or (types.across.only_doubles and _is_own(types, pointers))
    if not is_known or not _holds_words(types, pointers, size):
        return None
    return WHOLE_WORDS if _begins_with_word(instruction, pointers) else WORDS_ANYWHERE


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
    return _is_own(types, pointers) or not types.across.declares_others


def _is_own(types: TypeInference, pointers: list[Value]) -> bool:
    """Only code that is differentiated has filled the memory."""
    return any(types.objects.is_own(p) or types.is_private(p) for p in pointers)
