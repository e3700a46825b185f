"""Looks, when the derivative runs, whether numbers lie at multiples of their size.

Where memory of unknown content is copied, words are told by where they lie (`analysis.unknown_words`).  A number there
stops the derivative if it lies at another place, and the access does not say that it doesn't.  Where the copy may turn
out to move all bytes as they are (`moved_bytes`), that such a number was seen is noted.  Which memory that is shows in
the end.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from enzyme_build.analysis import Node
from enzyme_build.differentiate.loops_written import Frame
from enzyme_build.differentiate.memory_helpers import as_name, stop_unless_zero
from enzyme_build.ir import (
    I64,
    PTR,
    VOID,
    Builder,
    Call,
    Function,
    GlobalVariable,
    Instruction,
    Module,
    Value,
    function_type,
    i64,
    location_of,
)

if TYPE_CHECKING:
    from enzyme_build.differentiate.reverse_sweep import ReverseSweep

NOT_ALIGNED = (
    "a number does not lie at a multiple of its size, in memory that is copied where nothing but that tells what its "
    "words are; copy typed elements"
)
_SEEN = "enzyme_build.odd_place_seen"


class PlaceLooks:
    """Of one session: one function for each place in the program, and the memory that it looks at."""

    def __init__(self) -> None:
        self._pieces: dict[Function, set[Node]] = {}
        self._stopping: set[Node] = set()
        self._noting: set[Node] = set()

    def look(self, builder: Builder, address: Value, size: int, place: str, pieces: Iterable[Node]) -> None:
        """At an adjoint of `size` bytes; `pieces`: the memory where it may be."""
        made = _function(builder.module, size, place)
        self._pieces.setdefault(made, set()).update(pieces)
        builder.call(made, [address])

    def tell_by_places(self, pieces: Iterable[Node], only_note: bool = False) -> None:
        """In this memory nothing but their places tells what words are; `only_note`: a copy asks whether that holds."""
        (self._noting if only_note else self._stopping).update(pieces)

    def finish(self) -> None:
        """In all other memory numbers may lie as they like."""
        for function, pieces in self._pieces.items():
            if pieces & self._stopping:
                continue
            for call in [i for i in function.instructions() if isinstance(i, Call)]:
                if pieces & self._noting:
                    call.set_operand(len(call.operands) - 1, _note(function.module))
                else:
                    call.erase()


def seen_odd(builder: Builder) -> Value:
    """Not zero where the derivative has met a number at no multiple of its size, since it was last asked."""
    found = builder.load(I64, _seen(builder.module), alignment=8)
    forget_odd_places(builder)
    return found


def forget_odd_places(builder: Builder) -> None:
    """Behind a derivative: it was about other memory."""
    if _SEEN in builder.module.globals:
        builder.store(i64(0), _seen(builder.module), 8)


def _seen(module: Module) -> GlobalVariable:
    """A derivative runs in one thread: parallel regions have a team of one."""
    found = module.globals.get(_SEEN)
    if found is None:
        found = module.add_global(GlobalVariable(_SEEN, I64, "0", "internal"))
        found.thread_local = True
    return found


def _note(module: Module) -> Function:
    """What is called instead of a stop."""
    name = "enzyme_build.note_odd_place"
    if name in module.functions:
        return module.functions[name]
    made = module.add_function(name, function_type(VOID, [I64]))
    frame = Frame(Builder(module, made.add_block("entry")), made)
    is_odd = frame.builder.compare("ne", made.arguments[0], i64(0))
    frame.when(is_odd, lambda: frame.builder.store(i64(1), _seen(module), 8))
    frame.builder.ret()
    return made


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
    stop = stop_unless_zero(module, I64, f"{place}: {NOT_ALIGNED}", f"{name}.stop")
    builder.call(stop, [turned])
    builder.ret()
    return made
