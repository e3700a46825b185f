"""Looks, when the derivative runs, whether numbers lie at multiples of their size.

Where memory of unknown content is copied, words are told by where they lie (`analysis.unknown_words`).  A number there
stops the derivative if it lies at another place, and the access does not say that it doesn't.  Which memory that is
shows in the end.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from enzyme_build.analysis import Node
from enzyme_build.differentiate.memory_helpers import as_name, stop_unless_zero
from enzyme_build.ir import (
    I64,
    PTR,
    VOID,
    Builder,
    Call,
    Function,
    Instruction,
    Module,
    Value,
    function_type,
    i64,
    location_of,
)

if TYPE_CHECKING:
    from enzyme_build.differentiate.reverse_sweep import ReverseSweep

_NOT_ALIGNED = (
    "a number does not lie at a multiple of its size, in memory that is copied where nothing but that tells what its "
    "words are; copy typed elements"
)


class PlaceLooks:
    """Of one session: one function for each place in the program, and the memory that it looks at."""

    def __init__(self) -> None:
        self._pieces: dict[Function, set[Node]] = {}

    def look(self, builder: Builder, address: Value, size: int, place: str, pieces: Iterable[Node]) -> None:
        """At an adjoint of `size` bytes; `pieces`: the memory where it may be."""
        made = _function(builder.module, size, place)
        self._pieces.setdefault(made, set()).update(pieces)
        builder.call(made, [address])

    def finish(self, copied_by_words: set[Node]) -> None:
        """In all other memory numbers may lie as they like."""
        for function, pieces in self._pieces.items():
            if not pieces & copied_by_words:
                for call in [i for i in function.instructions() if isinstance(i, Call)]:
                    call.erase()


def look_at_place(sweep: ReverseSweep, instruction: Instruction, pointer: Value, address: Value, size: int) -> None:
    """At an adjoint of which an access to the number that a pointer leads to does not say how it is aligned."""
    pieces = sweep.types.across.shapes.pieces(sweep.types.primal, [pointer])
    sweep.session.place_looks.look(sweep.builder, address, size, f"at {location_of(instruction)}", pieces)


def _function(module: Module, size: int, place: str) -> Function:
    name = f"enzyme_build.at_multiple.{size}.{as_name(place)}"
    if name in module.functions:
        return module.functions[name]
    made = module.add_function(name, function_type(VOID, [PTR]), ["address"])
    builder = Builder(module, made.add_block("entry"))
    turned = builder.binary("and", builder.cast("ptrtoint", made.arguments[0], I64), i64(size - 1))
    stop = stop_unless_zero(module, I64, f"{place}: {_NOT_ALIGNED}", f"{name}.stop")
    builder.call(stop, [turned])
    builder.ret()
    return made
