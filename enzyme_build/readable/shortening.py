"""A graph with fewer nodes that does the same: no empty nodes, no equal ones side by side, conditions joined.

if (a) if (b) x else y else y    becomes    if (a && b) x else y
"""

from __future__ import annotations

from enzyme_build.ir import Value
from enzyme_build.readable.c_types import C_BOOL
from enzyme_build.readable.expressions import Expression, Names, binary, choice, negated
from enzyme_build.readable.graph import Condition, Jump, Node, Statement, in_order, predecessors

_LONGEST = 12  # leaves of a condition


def shortened(entry: Node, names: Names) -> Node:
    """The entry of the graph in its shortest form."""
    changed = True
    while changed:
        for node in in_order(entry):
            node.statements = [s for s in node.statements if not s.is_idle(names)]
        entry = _without_empty(entry)
        changed = _merge_equal(entry, names) | _join_conditions(entry) | _merge_chains(entry) | _choices(entry, names)
    return entry


def _without_empty(entry: Node) -> Node:
    """Skip what only jumps."""
    goal: dict[Node, Node] = {}
    for node in in_order(entry):
        at, seen = node, {node}
        while not at.statements and isinstance(at.exit, Jump) and at.exit.target not in seen:
            at = at.exit.target
            seen.add(at)
        goal[node] = at
    for node in list(goal):
        for target in node.exit.targets():
            if goal[target] is not target:
                node.redirect(target, goal[target])
        if isinstance(node.exit, Condition) and node.exit.yes is node.exit.no:
            node.exit = Jump(node.exit.yes)
    return goal[entry]


def _merge_chains(entry: Node) -> bool:
    """A node and the only one that it leads to, if nobody else does."""
    order = in_order(entry)
    before, changed = predecessors(order), False
    gone: set[Node] = set()
    for node in order:
        while node not in gone and isinstance(node.exit, Jump):
            target = node.exit.target
            if len(before[target]) != 1 or target is node or target is entry:
                break
            node.statements += target.statements
            node.exit = target.exit
            for following in node.exit.targets():
                before[following] = [node if p is target else p for p in before[following]]
            gone.add(target)
            changed = True
    return changed


def _merge_equal(entry: Node, names: Names) -> bool:
    """Two branches that do the same, of a condition and of the one that it leads to: then the two can be joined."""
    order = in_order(entry)
    before, changed = predecessors(order), False
    for inner in order:
        above = before.get(inner, [])
        if len(above) != 1 or inner.statements or not isinstance(inner.exit, Condition):
            continue
        outer = above[0].exit
        if not isinstance(outer, Condition):
            continue
        other = outer.no if outer.yes is inner else outer.yes
        for side in (inner.exit.yes, inner.exit.no):
            if side is not other and len(before.get(side, ())) == 1 and _is_equal(side, other, names):
                inner.redirect(side, other)
                changed = True
                before = predecessors(in_order(entry))
                break
    return changed


def _is_equal(left: Node, right: Node, names: Names) -> bool:
    if len(left.statements) != len(right.statements) or not isinstance(left.exit, Jump):
        return False
    if not isinstance(right.exit, Jump) or left.exit.target is not right.exit.target:
        return False
    return all(a.render(names) == b.render(names) for a, b in zip(left.statements, right.statements))


def _join_conditions(entry: Node) -> bool:
    order = in_order(entry)
    before, changed = predecessors(order), False
    for node in order:
        if not isinstance(node.exit, Condition):
            continue
        joined = _joined(node.exit, before, entry)
        if joined is not None:
            node.exit, changed = joined, True
            before = predecessors(in_order(entry))
    return changed


def _joined(exit_: Condition, before: dict[Node, list[Node]], entry: Node) -> Condition | None:
    """The condition with the one that it leads to, if both have a target in common."""
    for is_yes, inner in ((True, exit_.yes), (False, exit_.no)):
        other = exit_.no if is_yes else exit_.yes
        second = inner.exit
        if inner.statements or not isinstance(second, Condition) or len(before.get(inner, ())) != 1 or inner is entry:
            continue
        if other not in (second.yes, second.no) or inner in (second.yes, second.no):
            continue
        if exit_.expression.size + second.expression.size > _LONGEST:
            continue
        meets = second.yes is other
        rest = second.no if meets else second.yes
        expression = negated(second.expression) if meets is is_yes else second.expression
        if is_yes:  # on to the rest if both hold
            return Condition(binary("&&", exit_.expression, expression, C_BOOL), rest, other, exit_.line)
        return Condition(binary("||", exit_.expression, expression, C_BOOL), other, rest, exit_.line)
    return None


def _choices(entry: Node, names: Names) -> bool:
    """`x = c ? a : b` for two branches that only assign the same variable."""
    order = in_order(entry)
    before, changed = predecessors(order), False
    for node in order:
        exit_ = node.exit
        if not isinstance(exit_, Condition):
            continue
        left, right = _only_assigns(exit_.yes), _only_assigns(exit_.no)
        if left is None or right is None:
            continue
        if any(len(before.get(side, ())) != 1 for side in (exit_.yes, exit_.no)):
            continue
        (yes, first, name), (no, second, other) = left, right
        if yes is not no or names(name) != names(other):
            continue
        if "pointer" in (first.expression.type.kind, second.expression.type.kind):
            continue  # C would make one of `char *` and `void *` a `void *`
        if exit_.expression.size + first.expression.size + second.expression.size > _LONGEST - 4:
            continue
        made: Expression = choice(exit_.expression, first.expression, second.expression, first.expression.type)
        node.statements.append(Statement(made, name, line=first.line))
        node.exit, changed = Jump(yes), True
        before = predecessors(in_order(entry))
    return changed


def _only_assigns(node: Node) -> tuple[Node, Statement, Value] | None:
    """Where a node leads to, its only statement, and the variable that this assigns; None for other nodes."""
    if len(node.statements) != 1 or not isinstance(node.exit, Jump):
        return None
    statement = node.statements[0]
    return (node.exit.target, statement, statement.target) if statement.target is not None else None
