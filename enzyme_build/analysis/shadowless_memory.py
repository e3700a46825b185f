"""Memory that nobody gives a shadow: what globals without one lead to, such globals that are records of numbers and
addresses, what a steady pointer in another one leads to, and what inactive functions made.

An address of such memory is its own shadow.  It may be put beside addresses that have one, in a record say, so that
whoever takes an address from there can't see which kind it is: then it looks, where the derivative runs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property

from enzyme_build import rules
from enzyme_build.analysis.calls import called_function, callee_name, calls_in
from enzyme_build.analysis.shape_nodes import Node, Position, alternatives, reachable
from enzyme_build.analysis.shapes import Home, Shapes
from enzyme_build.ir import Call, Function, GlobalVariable, Invoke, Value, is_pointer


class ShadowlessMemory:
    """`is_own_shadow`: is the address of a global, or an address that lies so far behind it, its own shadow?

    `with_inactive`: what inactive functions made belongs to it.
    """

    def __init__(
        self, shapes: Shapes, is_own_shadow: Callable[[GlobalVariable, int | None], bool], with_inactive: bool = True
    ):
        self._shapes = shapes
        self._is_own_shadow = is_own_shadow
        self._with_inactive = with_inactive

    def is_empty(self) -> bool:
        return not self._nodes

    def may_be_at(self, function: Function, pointer: Value) -> bool:
        """True if the pointer may lead to such memory, here or for a caller."""
        return bool(self._nodes) and bool(self._shapes.of_memory(self._facts, function, pointer))

    def behind(self, function: Function, pointers: Iterable[Value]) -> set[int | None]:
        """How far behind pointers, here or for callers, addresses of such memory may lie; None: or further behind."""
        found: set[int | None] = set()
        for _, start in self._shapes.everywhere(function, pointers) if self._nodes else ():
            for place in alternatives(start):
                for (at, period), target in place.node.slots.items():
                    nodes = [one.node for one in alternatives(target)]
                    if not self._nodes.isdisjoint(nodes):
                        found.add(None if period or place.period else at - place.offset)
                    if not self._nodes.isdisjoint(reachable(p for node in nodes for p in node.slots.values())):
                        found.add(None)
        return found

    def _facts(self, _: Home, node: Node) -> list[bool]:
        return [True] if any(place.node in self._nodes for place in alternatives(Position(node))) else []

    @cached_property
    def _nodes(self) -> set[Node]:
        roots = [Position(node) for node in self._shapes.inactive_nodes() if self._with_inactive]
        for variable, place in list(self._shapes.globals().items()):  # (what is asked there may look at more)
            if self._is_own_shadow(variable, None):
                roots.append(place)
            for one in alternatives(place):
                slots = one.node.slots.items()
                roots += [target for (at, _), target in slots if self._is_own_shadow(variable, at - one.offset)]
        return set(reachable(roots))


def calls_by_callee(
    functions: Iterable[Function],
    body_of: Callable[[Function], Function],
    targets: Callable[[Call | Invoke], tuple[list[Function], bool]],
) -> dict[Function, list[tuple[Function, Call | Invoke]]]:
    """All calls in the functions, by name or perhaps through a pointer, each with the function that it stands in."""
    found: dict[Function, list[tuple[Function, Call | Invoke]]] = {}
    for function in functions:
        for call in calls_in(body_of(function)):
            callee = called_function(call)
            for one in [callee] if callee is not None else targets(call)[0]:
                found.setdefault(one, []).append((function, call))
    return found


def unseen_links(
    shapes: Shapes,
    functions: Iterable[Function],
    body_of: Callable[[Function], Function],
    is_by_body: Callable[[Function], bool],
) -> set[Node]:
    """What calls relink that are made again on shadows, and what lies behind the arguments of derivatives that are made
    from no body: nobody looks at each pointer there, and none may be its own shadow."""
    found: set[Node] = set()
    for function in functions:
        for call in calls_in(body_of(function)):
            rule, callee = rules.mirrored_rule(callee_name(call)), called_function(call)
            relinks = rule is not None and rule.changes_memory
            if relinks or (callee is not None and not is_by_body(callee)):
                places = shapes.everywhere(function, [a for a in call.arguments if is_pointer(a.type)])
                nodes = {place.node for _, start in places for place in alternatives(start)}
                behind = [target for node in nodes for target in node.slots.values()]
                found.update(nodes if relinks else reachable(behind))
    return found
