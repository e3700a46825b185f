"""Nodes become nested statements: loops, branches, and a goto only where neither `break`, `continue` nor order serves.

Every node is written once, below its immediate dominator: at the branch that alone leads to it, else behind it, in
reverse postorder (Ramsey 2022, "Beyond Relooper", by C's means).  What a loop's nodes dominate outside of the loop is
written behind the loop.  Control that reaches the end of a list goes to what is written next; every other way says
where it goes.  So the program is right whatever the graph; nodes with several predecessors out of order cost a goto.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from enzyme_build.readable.expressions import Expression, negated
from enzyme_build.readable.graph import (
    Condition,
    Jump,
    Leave,
    Line,
    Node,
    Selection,
    Statement,
    dominators,
    in_order,
    loops_of,
    predecessors,
)


@dataclass(eq=False, slots=True)
class Plain:
    """A statement as it is."""

    statement: Statement


@dataclass(eq=False, slots=True)
class If:
    """`if (condition) yes else no`."""

    condition: Expression
    yes: list[Piece]
    no: list[Piece]
    line: Line | None = None


@dataclass(eq=False, slots=True)
class Loop:
    """`for (;;) body`, `while (test) body`, `do body while (test)`, or, with a first statement and a step, a `for`."""

    body: list[Piece]
    label: Node | None = None
    test: Expression | None = None
    is_tested_last: bool = False
    first: Statement | None = None
    step: Statement | None = None
    line: Line | None = None


@dataclass(eq=False, slots=True)
class Choose:
    """`switch (expression)`: each case ends with a way out of it."""

    expression: Expression
    cases: list[tuple[list[int] | None, list[Piece]]]
    line: Line | None = None


@dataclass(eq=False, slots=True)
class Go:
    """`break`, `continue` or `goto`, to a node; or a return or call that does not come back."""

    word: str
    target: Node | None = None
    expression: Expression | None = None
    line: Line | None = None


@dataclass(eq=False, slots=True)
class Label:
    """A place that a goto leads to."""

    target: Node


Piece = Plain | If | Loop | Choose | Go | Label


@dataclass(frozen=True)
class _Around:
    """What `continue` and `break` mean, and what comes when the list ends."""

    next: Node | None = None
    again: Node | None = None
    out: Node | None = None  # where `break` leads
    loop: frozenset[Node] = frozenset()


@dataclass
class _Structure:
    entry: Node
    labels: set[Node] = field(default_factory=set[Node])
    again: dict[Node, Node] = field(default_factory=dict[Node, Node])  # where the next iteration of a loop begins

    def __post_init__(self) -> None:
        self.order = in_order(self.entry)
        self.number = {node: n for n, node in enumerate(self.order)}
        self.before = predecessors(self.order)
        self.parent = dominators(self.order, self.before)
        self.loops = loops_of(self.order, self.before, self.parent)
        self.inside: dict[Node, list[Node]] = {node: [] for node in self.order}  # headers of loops, outermost first
        for header in self.order:
            for node in self.loops.get(header, ()):
                self.inside[node].append(header)
        for headers in self.inside.values():
            headers.sort(key=lambda header: -len(self.loops[header]))
        self.behind: dict[Node, list[Node]] = {node: [] for node in self.order}
        self.behind_loop: dict[Node, list[Node]] = {header: [] for header in self.loops}
        self.again = {header: Node(header.number) for header in self.loops}
        for node in self.order[1:]:
            self._place(node)

    def _place(self, node: Node) -> None:
        above = self.parent[node]
        left = [header for header in self.inside[above] if node not in self.loops[header]]
        if left:
            self.behind_loop[left[0]].append(node)
        elif not self._has_one_way(node):
            self.behind[above].append(node)

    def _has_one_way(self, node: Node) -> bool:
        """Whether only its immediate dominator leads to it, but for what comes back to a loop's header."""
        forward = [p for p in self.before[node] if self.number[p] < self.number[node]]
        return forward == [self.parent[node]]

    def write(self, node: Node, around: _Around) -> list[Piece]:
        """A node with all that it dominates."""
        if node not in self.loops:
            return self._body(node, around)
        after = self.behind_loop[node]
        out = after[0] if after else around.next
        inner = _Around(next=node, again=node, out=out, loop=frozenset(self.loops[node]))
        made: list[Piece] = [Loop(self._body(node, inner), self.again[node])]
        return made + self._following(after, around)

    def _body(self, node: Node, around: _Around) -> list[Piece]:
        after = self.behind[node]
        following = after[0] if after else around.next
        made: list[Piece] = [Plain(statement) for statement in node.statements]
        made += self._exit(node, _Around(following, around.again, around.out, around.loop))
        return made + self._following(after, around)

    def _following(self, after: list[Node], around: _Around) -> list[Piece]:
        made: list[Piece] = []
        for index, node in enumerate(after):
            following = after[index + 1] if index + 1 < len(after) else around.next
            made += [Label(node), *self.write(node, _Around(following, around.again, around.out, around.loop))]
        return made

    def _exit(self, node: Node, around: _Around) -> list[Piece]:
        match node.exit:
            case Jump(target=target):
                return self._to(node, target, around)
            case Condition(expression=expression, yes=yes, no=no, line=line):
                first, second = self._to(node, yes, around), self._to(node, no, around)
                return [If(expression, first, second, line)]
            case Selection() as selection:
                return self._selection(node, selection, around)
            case Leave(statement=statement, expression=expression, line=line):
                return [Go(statement, None, expression, line)]

    def _selection(self, node: Node, selection: Selection, around: _Around) -> list[Piece]:
        """Inside a switch `break` leads to what follows; `continue` is still the loop's."""
        inner = _Around(None, around.again, around.next, around.loop)
        targets: dict[Node, list[int]] = {}
        for values, target in selection.cases:
            if target is not selection.default:
                targets.setdefault(target, []).extend(values)
        cases: list[tuple[list[int] | None, list[Piece]]] = []
        for target, values in targets.items():
            cases.append((values, self._to(node, target, inner)))
        cases.append((None, self._to(node, selection.default, inner)))
        return [Choose(selection.expression, cases, selection.line)]

    def _to(self, node: Node, target: Node, around: _Around) -> list[Piece]:
        """What goes from a node to another one: the other itself, if it stands here, else how to get there."""
        if self._is_here(node, target):
            return [Label(target), *self.write(target, around)]
        if target is around.next:
            return []
        if target is around.again:
            return [Go("continue", target)]
        if target is around.out:
            return [Go("break", target)]
        label = self.again[target] if node in self.loops.get(target, ()) else target
        self.labels.add(label)
        return [Go("goto", label)]

    def _is_here(self, node: Node, target: Node) -> bool:
        if self.parent[target] is not node or target is node or target is self.entry:
            return False
        if any(header for header in self.inside[node] if target not in self.loops[header]):
            return False
        return self._has_one_way(target)


def structured(entry: Node) -> tuple[list[Piece], set[Node]]:
    """The statements of a function, and the nodes that a goto leads to."""
    made = _Structure(entry)
    pieces = made.write(entry, _Around())
    return pieces, made.labels


def tidied(pieces: list[Piece], labels: set[Node]) -> list[Piece]:
    """The same with empty branches turned round and labels that nobody goes to left out."""
    made: list[Piece] = []
    for piece in pieces:
        match piece:
            case Label(target=target) if target not in labels:
                continue
            case If():
                made += _tidied_if(piece, labels)
                continue
            case Loop():
                piece.body = tidied(piece.body, labels)
            case Choose():
                piece.cases = [(values, tidied(body, labels)) for values, body in piece.cases]
            case _:
                pass
        made.append(piece)
    return made


def _tidied_if(piece: If, labels: set[Node]) -> list[Piece]:
    piece.yes, piece.no = tidied(piece.yes, labels), tidied(piece.no, labels)
    if not piece.yes and not piece.no:
        return []
    if not piece.yes:
        piece.condition, piece.yes, piece.no = negated(piece.condition), piece.no, []
    if piece.no and isinstance(piece.yes[-1], Go):  # the other branch needs no else
        if len(piece.no) == 1 and isinstance(piece.no[0], Go) and len(piece.yes) > 1:
            rest, piece.yes, piece.no = piece.yes, piece.no, []
            piece.condition = negated(piece.condition)
            return [piece, *rest]
        rest, piece.no = piece.no, []
        return [piece, *rest]
    if piece.no and isinstance(piece.no[-1], Go) and len(piece.no) <= 2:
        rest, piece.yes, piece.no = piece.yes, piece.no, []
        piece.condition = negated(piece.condition)
        return [piece, *rest]
    return [piece]
