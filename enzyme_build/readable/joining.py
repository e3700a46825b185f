"""Variables that may be one: a phi and what it is assigned, where the two are never needed side by side.

Two variables interfere if one is assigned while the other is still read later (Chaitin 1982); a copy of one into the
other does not make them interfere.  Joined variables are those that copies connect and that do not interfere; what is
left of the copies of an edge is put in an order in which no variable is lost, with a temporary one for a circle.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from enzyme_build.ir import Phi, Value
from enzyme_build.readable.c_types import CType
from enzyme_build.readable.expressions import Expression, variable
from enzyme_build.readable.graph import Node, Statement, in_order

Copies = list[tuple[Phi, Expression]]


@dataclass
class Joining:
    """The classes of a function's variables; `base` is the source's name for a value, "" if it has none."""

    entry: Node
    copies: dict[Node, Copies]
    arguments: Iterable[Value]
    objects: frozenset[Value]
    type_of: Callable[[Value], CType]
    base: Callable[[Value], str]
    _number: dict[Value, int] = field(default_factory=dict[Value, int])
    _apart: list[int] = field(default_factory=list[int])

    def __post_init__(self) -> None:
        self.order = in_order(self.entry)
        self._collect()
        self._parent = list(range(len(self._number)))
        self._members = [1 << n for n in self._parent]
        self._interfere(self._live_after())
        values = list(self._number)
        self._bases = [self.base(value) for value in values]
        self._types = [self.type_of(value) for value in values]
        for only_named in (True, False):
            for node in self.order:
                for phi, expression in self.copies.get(node, ()):
                    if expression.leaf is not None and expression.leaf in self._number:
                        self._join(self._number[phi], self._number[expression.leaf], only_named)

    def representative(self, value: Value) -> int:
        """The number of the class of a variable."""
        return self._find(self._number[value])

    def knows(self, value: Value) -> bool:
        """Whether it is a variable of the function, not an object in memory."""
        return value in self._number

    def classes(self) -> dict[int, list[Value]]:
        """The variables of each class."""
        found: dict[int, list[Value]] = {}
        for value, number in self._number.items():
            found.setdefault(self._find(number), []).append(value)
        return found

    def write_copies(self) -> None:
        """Make the copies of all edges statements."""
        for node, copies in self.copies.items():
            node.statements += _in_sequence(copies, self.representative, self.knows)

    def _collect(self) -> None:
        for value in self.arguments:
            self._note(value)
        for node in self.order:
            for statement in node.statements:
                if statement.target is not None:
                    self._note(statement.target)
                for value in statement.reads():
                    self._note(value)
            for phi, expression in self.copies.get(node, ()):
                self._note(phi)
                for value in expression.leaves():
                    self._note(value)
            for value in node.exit_reads():
                self._note(value)

    def _note(self, value: Value) -> None:
        if value not in self.objects and value not in self._number:
            self._number[value] = len(self._number)
            self._apart.append(0)

    def _mask(self, values: Iterable[Value]) -> int:
        made = 0
        for value in values:
            if value in self._number:
                made |= 1 << self._number[value]
        return made

    def _live_after(self) -> dict[Node, int]:
        """What is read behind each node, before it is assigned again."""
        before: dict[Node, int] = dict.fromkeys(self.order, 0)
        after: dict[Node, int] = dict.fromkeys(self.order, 0)
        changed = True
        while changed:
            changed = False
            for node in reversed(self.order):
                live = 0
                for target in node.exit.targets():
                    live |= before[target]
                after[node] = live
                live = self._through(node, live)
                if live != before[node]:
                    before[node], changed = live, True
        return after

    def _through(self, node: Node, live: int, note: Callable[[int, int], None] | None = None) -> int:
        """What is live before a node, by what is behind it; `note` hears what is live where each is assigned."""
        live |= self._mask(node.exit_reads())
        copies = self.copies.get(node, ())
        if copies:
            assigned = self._mask(phi for phi, _ in copies)
            for phi, expression in copies if note is not None else ():
                same = self._mask([expression.leaf]) if expression.leaf is not None else 0
                assert note is not None
                note(self._number[phi], (live | assigned) & ~same)
            live &= ~assigned
            for _, expression in copies:
                live |= self._mask(expression.leaves())
        for statement in reversed(node.statements):
            if statement.target is not None:
                if note is not None:
                    note(self._number[statement.target], live)
                live &= ~(1 << self._number[statement.target])
            live |= self._mask(statement.reads())
        return live

    def _interfere(self, after: dict[Node, int]) -> None:
        def note(number: int, live: int) -> None:
            self._apart[number] |= live & ~(1 << number)

        for node in self.order:
            live = self._through(node, after[node], note)
            if node is self.entry:
                for value in self.arguments:
                    note(self._number[value], live | self._mask(self.arguments))
        for number, mask in enumerate(list(self._apart)):
            while mask:
                low = mask & -mask
                self._apart[low.bit_length() - 1] |= 1 << number
                mask ^= low

    def _find(self, number: int) -> int:
        while self._parent[number] != number:
            self._parent[number] = self._parent[self._parent[number]]
            number = self._parent[number]
        return number

    def _join(self, left: int, right: int, only_named: bool) -> None:
        left, right = self._find(left), self._find(right)
        if left == right or self._types[left] != self._types[right] or self._apart[left] & self._members[right]:
            return
        first, second = self._bases[left], self._bases[right]
        if (first and second and first != second) or (only_named and first != second):
            return
        self._parent[right] = left
        self._members[left] |= self._members[right]
        self._apart[left] |= self._apart[right]
        self._bases[left] = first or second


def _in_sequence(copies: Copies, class_of: Callable[[Value], int], knows: Callable[[Value], bool]) -> list[Statement]:
    """Copies that happen at once, one after the other: a variable is assigned when nobody reads it any more."""
    left: list[tuple[Value, Expression]] = [
        (phi, expression)
        for phi, expression in copies
        if expression.leaf is None or not knows(expression.leaf) or class_of(expression.leaf) != class_of(phi)
    ]
    left.sort(key=lambda one: _is_counter(one[1]))
    made: list[Statement] = []
    while left:
        for index, (phi, _) in enumerate(left):
            others = [e for n, (_, e) in enumerate(left) if n != index]
            if not any(knows(v) and class_of(v) == class_of(phi) for e in others for v in e.leaves()):
                _, expression = left.pop(index)
                made.append(Statement(expression, phi))
                break
        else:
            phi, _ = left[0]
            kept = Value(phi.type, "kept")
            made.append(Statement(variable(phi, left[0][1].type), kept))
            left = [(p, _renamed(e, _keeper(kept, class_of(phi), class_of, knows))) for p, e in left]
    return made


def _keeper(
    kept: Value, number: int, class_of: Callable[[Value], int], knows: Callable[[Value], bool]
) -> Callable[[Value], Value]:
    return lambda value: kept if knows(value) and class_of(value) == number else value


def _is_counter(expression: Expression) -> bool:
    return expression.type.kind == "integer"


def _renamed(expression: Expression, new: Callable[[Value], Value]) -> Expression:
    if expression.leaf is not None:
        return variable(new(expression.leaf), expression.type)
    if not expression.arguments:
        return expression
    arguments = tuple(_renamed(argument, new) for argument in expression.arguments)
    return Expression(
        expression.template, expression.level, expression.type, arguments, expression.needs, None, expression.operator
    )
