"""What functions say of the data behind their arguments, for those that call them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from enzyme_build.analysis.counted_bits import CountedBits
from enzyme_build.analysis.declared_numbers import DeclaredNumbers
from enzyme_build.analysis.hidden_bits import HiddenBits
from enzyme_build.analysis.kinds import KindsByPath
from enzyme_build.analysis.memory_objects import MemoryObjects
from enzyme_build.analysis.number_texts import TextTraffic, text_traffic_of, writes_text
from enzyme_build.analysis.number_traffic import Traffic, traffic_of
from enzyme_build.analysis.offsets import Address
from enzyme_build.analysis.only_doubles import (
    are_doubles_aligned,
    only_doubles,
    size_of_number,
    unaligned_copies,
    unaligned_numbers,
)
from enzyme_build.analysis.piece_moves import MayBe, PieceMoves, may_be_of_addresses, may_be_of_numbers
from enzyme_build.analysis.pointer_stores import PointerStores
from enzyme_build.analysis.record_arrays import Member
from enzyme_build.analysis.returned_addresses import ReturnedAddresses
from enzyme_build.analysis.shape_nodes import Node, alternatives
from enzyme_build.analysis.shapes import Program, Shapes
from enzyme_build.analysis.type_inference import Summary, TypeInference
from enzyme_build.ir import DOUBLE, Function, Module, Type, Value


@dataclass(frozen=True)
class FunctionTypes:
    """Evidence about the memory behind the arguments, what kind of data arguments and result are, and the traffic."""

    summary: Summary
    arguments: list[KindsByPath]
    result: KindsByPath
    traffic: Traffic | None
    texts: TextTraffic


class ModuleTypes:
    """Evidence that crosses calls: what callees say about their arguments, and what callers told them.

    `body_of` answers the form of a function in which it is looked at (every invoke a call), `final_body_of` the same
    with the words of unions in memory, for which shapes were asked; `program` what else is looked at, which may be one
    file of several (not `is_whole`); `askers` the functions that ask for derivatives, and those that lead to them.
    """

    def __init__(
        self,
        body_of: Callable[[Function], Function] = lambda function: function,
        program: Callable[[], Program] = Program,
        is_whole: bool = True,
        final_body_of: Callable[[Function], Function] | None = None,
        askers: Callable[[], Iterable[Function]] = tuple,
    ) -> None:
        self._is_whole = is_whole
        self._body_of = body_of
        self.body = final_body_of or body_of
        self.shapes = Shapes(body_of, program)
        self.stores, self.returned = PointerStores(self.body), ReturnedAddresses(self.body)
        self.given: dict[Function, Summary] = {}
        self._about: dict[Function, FunctionTypes] = {}
        self._objects: dict[Function, MemoryObjects] = {}
        self._program = program
        self._askers = askers
        self._piece_moves: dict[MayBe, PieceMoves] = {}

    @property
    def functions(self) -> tuple[Function, ...]:
        """What is looked at in the whole program."""
        return self._program().functions

    @property
    def module(self) -> Module:
        return self.functions[0].module

    @cached_property
    def hidden_bits(self) -> HiddenBits:
        """See `HiddenBits`."""
        return HiddenBits(self)

    def piece_moves(self, function: Function) -> PieceMoves:
        """The ways of single bytes through the program, and through one of its functions (see `PieceMoves`)."""
        return self._moves(may_be_of_numbers, function)

    def address_moves(self, function: Function) -> PieceMoves:
        """The same of addresses."""
        return self._moves(may_be_of_addresses, function)

    def _moves(self, may_be: MayBe, function: Function) -> PieceMoves:
        found = self._piece_moves.get(may_be)
        if found is None or not found.knows(self.body(function)):
            extra = [function] if found is None else [*found.functions, function]
            found = self._piece_moves[may_be] = PieceMoves(self, extra, may_be)
        return found

    @cached_property
    def counted_bits(self) -> CountedBits:
        """See `CountedBits`."""
        return CountedBits(self.hidden_bits)

    @cached_property
    def writes_texts(self) -> bool:
        """May the program write numbers as text, or print them?"""
        return bool(self.functions) and any(map(writes_text, self.module.functions))

    @cached_property
    def only_doubles(self) -> bool:
        """See `only_doubles`."""
        return self.are_doubles_aligned and only_doubles(map(self._body_of, self.functions))

    @cached_property
    def are_doubles_aligned(self) -> bool:
        """See `are_doubles_aligned`.  (What is moved as a word in a canonical copy was a number in the program.)"""
        return are_doubles_aligned([*self.functions, *map(self._body_of, self.functions)])

    @cached_property
    def odd_pieces(self) -> set[Node]:
        """The memory where numbers are accessed that may lie at no multiple of their size."""
        return {
            node
            for function in self.functions
            for access in unaligned_numbers(self._body_of(function))
            for node in self._where_odd(function, access.pointer, size_of_number(access))
        }

    @cached_property
    def odd_copies(self) -> set[Node]:
        """The memory of which copies may begin at no multiple of a number's size, or go to such a place."""
        return {
            node
            for function in self.functions
            for pointer in unaligned_copies(self._body_of(function))
            for node in self._where_odd(function, pointer, DOUBLE.bits // 8)
        }

    def _where_odd(self, function: Function, pointer: Value, size: int) -> Iterator[Node]:
        """The memory that a pointer leads to, where this may be at no multiple of so many bytes."""
        for _, start in self.shapes.everywhere(function, [pointer]):
            for place in alternatives(start):
                if place.offset % size or place.period % size:
                    yield place.node

    @cached_property
    def _elements(self) -> dict[Member, set[Type]]:
        """What is accessed by an index in the arrays of records, anywhere in the program."""
        found: dict[Member, set[Type]] = {}
        for function in self.functions:
            for member, type_ in self.shapes.complete(function).record_arrays.elements():
                found.setdefault(member, set()).add(type_)
        return found

    def element_at(self, function: Function, address: Address) -> Type | None:
        """The elements of the array in a record in which an address of the function lies, if they have one type."""
        members = list(self.shapes.complete(function).record_arrays.members_at(address))
        kinds = {kind for member, _ in members for kind in self._elements.get(member, ())}
        leaf = kinds.pop() if len(kinds) == 1 else None
        width = function.module.layout.size_of_leaf(leaf) if leaf is not None else 0
        steps = [*address.strides, *(distance for _, distance in members)]
        return leaf if width and not any(step % width for step in steps) else None

    @cached_property
    def declared_others(self) -> frozenset[int] | None:
        """Bits of numbers other than doubles in memory that others have filled; None: any.  See `DeclaredNumbers`."""
        if not self._is_whole or not self.functions:
            return None
        return DeclaredNumbers(self.module).others([*self.functions, *self._askers()])

    def objects(self, function: Function) -> MemoryObjects:
        """What the pointers of the function may point to."""
        found = self._objects.get(function)
        if found is None:
            body = self.body(function)
            found = self._objects[function] = MemoryObjects(body, self.stores, self.returned)
        return found

    def about(self, function: Function) -> FunctionTypes:
        """What the function says of its arguments and its result; a recursive question gets nothing."""
        found = self._about.get(function)
        if found is None:
            self._about[function] = FunctionTypes({}, [], {}, None, TextTraffic())
            types = TypeInference(self.objects(function), self, function, hears_callers=False)
            kinds = [types.kinds.by_path(argument) for argument in types.function.arguments]
            found = self._about[function] = FunctionTypes(
                types.summary(),
                kinds,
                types.kinds_of_result(),
                traffic_of(types),
                text_traffic_of(types),
            )
        return found
