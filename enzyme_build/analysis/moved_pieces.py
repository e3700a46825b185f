"""Stores of less than a number, of bytes that may be a number's, as far as the function itself and its memory show it.

Where such bytes come from is another question: see `PieceMoves`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_build.analysis.byte_places import (
    goes_by_bytes,
    has_neighbours,
    is_in_bytes,
    is_narrow,
    seems_to_go_by_bytes,
)
from enzyme_build.analysis.moved_words import is_untyped_run
from enzyme_build.analysis.offsets import address_of
from enzyme_build.analysis.piece_moves import is_whole, may_be_of_numbers
from enzyme_build.ir import Argument, Constant, Load, Store

if TYPE_CHECKING:
    from enzyme_build.analysis.type_inference import TypeInference


def ends_piece(types: TypeInference, store: Store) -> bool:
    """Does a byte that is no active number's take the place of one that may be: moved, given, or computed?"""
    value, shapes, function = store.value, types.across.shapes, types.primal
    if isinstance(value, Constant) or not is_narrow(value.type) or is_in_bytes(store.pointer):
        return False  # (a constant is an end of a text, say)
    if not isinstance(value, Load) or len(value.uses) > 1:
        is_one_of_many = goes_by_bytes(shapes, function, store.pointer)
    elif is_whole(store) or is_whole(value):
        return False
    else:
        pointers = (store.pointer, value.pointer)
        is_one_of_many = any(goes_by_bytes(shapes, function, p) or has_neighbours(p) for p in pointers)
        is_one_of_many |= is_untyped_run(store)
    return is_one_of_many and may_be_of_numbers(types.across, function, store.pointer)


def is_moved_piece(store: Store) -> bool:
    """Does it store a byte that may be a number's on its way, as far as the function itself shows it?

    What callers give may be one of many.
    """
    value = store.value
    if not is_narrow(value.type) or isinstance(value, Constant):
        return False
    if isinstance(value, Argument):
        return True
    if not isinstance(value, Load):  # (computed, or a result)
        return seems_to_go_by_bytes(store.pointer)
    if is_whole(store) or is_whole(value):
        return False
    pointers = (store.pointer, value.pointer)
    is_given = any(isinstance(address_of(p).base, Argument) for p in pointers)
    return is_given or is_untyped_run(store) or any(seems_to_go_by_bytes(p) or has_neighbours(p) for p in pointers)
