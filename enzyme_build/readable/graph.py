"""A function between LLVM's blocks and C's statements: nodes with statements, and exits that lead to other nodes.

Structuring (`structure`), joining of variables (`joining`) and shortening (`shortening`) work on it, and know nothing
of LLVM's instructions.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from enzyme_build.ir import Value, immediate_dominators, reverse_postorder
from enzyme_build.readable.expressions import ADD, MULTIPLY, Expression, Names

Line = tuple[str, int]  # a file and a line of it


@dataclass(eq=False, slots=True)
class Statement:
    """`target = expression`, `place = expression`, or an expression for its effect."""

    expression: Expression
    target: Value | None = None
    place: Expression | None = None
    line: Line | None = None
    declares: str = ""  # the beginning of a declaration, where the variable is declared here

    def reads(self) -> set[Value]:
        """The variables that it reads."""
        found = set(self.expression.leaves())
        return found if self.place is None else found | set(self.place.leaves())

    def render(self, names: Names) -> str:
        """The text, with its semicolon."""
        written = self.expression.render(names)
        if self.target is None and self.place is None:
            return f"{written};"
        to = names(self.target) if self.target is not None else self.place.render(names) if self.place else ""
        if self.declares:
            return f"{self.declares} = {written};"
        return f"{self._update(to, names) or f'{to} = {written}'};"

    def is_idle(self, names: Names) -> bool:
        """Whether it assigns a variable to itself."""
        leaf = self.expression.leaf
        return self.target is not None and leaf is not None and names(leaf) == names(self.target)

    def _update(self, to: str, names: Names) -> str:
        """`to += x` for `to = to + x`."""
        operator, level = self.expression.operator, self.expression.level
        if operator not in ("+", "-", "*", "/") or level not in (ADD, MULTIPLY):
            return ""
        left, right = self.expression.arguments
        if left.render(names) == to:
            if operator in "+-" and right.template == "1" and self.expression.type.kind == "integer":
                return f"{operator * 2}{to}"
            return f"{to} {operator}= {right.render(names)}"
        if operator in "+*" and right.render(names) == to:
            return f"{to} {operator}= {left.render(names)}"
        return ""


@dataclass(eq=False, slots=True)
class Jump:
    """To one node."""

    target: Node

    def targets(self) -> list[Node]:
        return [self.target]


@dataclass(eq=False, slots=True)
class Condition:
    """To one of two nodes."""

    expression: Expression
    yes: Node
    no: Node
    line: Line | None = None

    def targets(self) -> list[Node]:
        return [self.yes, self.no]


@dataclass(eq=False, slots=True)
class Selection:
    """To the node of the value, else to the default."""

    expression: Expression
    cases: list[tuple[list[int], Node]]
    default: Node
    line: Line | None = None

    def targets(self) -> list[Node]:
        return list(dict.fromkeys([*(node for _, node in self.cases), self.default]))


@dataclass(eq=False, slots=True)
class Leave:
    """Out of the function: a return, or a call that does not return."""

    statement: str
    expression: Expression | None = None
    line: Line | None = None

    def targets(self) -> list[Node]:
        return []


Exit = Jump | Condition | Selection | Leave


@dataclass(eq=False, slots=True)
class Node:
    """Statements that run one after the other."""

    number: int
    statements: list[Statement] = field(default_factory=list[Statement])
    exit: Exit = field(default_factory=lambda: Leave("abort();"))

    def redirect(self, old: Node, new: Node) -> None:
        """Go to another node instead."""
        match self.exit:
            case Jump() as jump:
                jump.target = new if jump.target is old else jump.target
            case Condition() as condition:
                condition.yes = new if condition.yes is old else condition.yes
                condition.no = new if condition.no is old else condition.no
            case Selection() as selection:
                selection.cases = [(values, new if node is old else node) for values, node in selection.cases]
                selection.default = new if selection.default is old else selection.default
            case Leave():
                pass

    def exit_reads(self) -> set[Value]:
        """The variables that the exit reads."""
        expression = None if isinstance(self.exit, Jump) else self.exit.expression
        return set(expression.leaves()) if expression is not None else set()


def in_order(entry: Node) -> list[Node]:
    """The nodes that the entry leads to, in reverse postorder."""
    return reverse_postorder(entry, lambda node: node.exit.targets()[::-1])


def predecessors(nodes: Iterable[Node]) -> dict[Node, list[Node]]:
    """The nodes that lead to each, once for each."""
    order = list(nodes)
    found: dict[Node, list[Node]] = {node: [] for node in order}
    for node in order:
        for target in dict.fromkeys(node.exit.targets()):
            found[target].append(node)
    return found


def dominators(order: list[Node], before: dict[Node, list[Node]]) -> dict[Node, Node]:
    """The immediate dominator of each node; the entry's is itself."""
    number = {node: n for n, node in enumerate(order)}
    parents = immediate_dominators([[number[p] for p in before[node]] for node in order])
    return {node: order[parent] for node, parent in zip(order, parents)}


def dominates(parent: dict[Node, Node], above: Node, below: Node) -> bool:
    """Whether every way from the entry to `below` goes through `above`."""
    while below is not above:
        if parent[below] is below:
            return False
        below = parent[below]
    return True


def loops_of(order: list[Node], before: dict[Node, list[Node]], parent: dict[Node, Node]) -> dict[Node, set[Node]]:
    """The natural loops by their headers: the nodes of each, the header among them."""
    number = {node: n for n, node in enumerate(order)}
    found: dict[Node, set[Node]] = {}
    for node in order:
        ends = [p for p in before[node] if number[p] >= number[node] and dominates(parent, node, p)]
        if not ends:
            continue
        inside, work = {node}, [end for end in ends if end is not node]
        while work:
            at = work.pop()
            if at not in inside:
                inside.add(at)
                work += before[at]
        found[node] = inside
    return found
