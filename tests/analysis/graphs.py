"""Control flow graphs as functions: from their edges, or at random."""

from __future__ import annotations

import random
from collections.abc import Iterator

from enzyme_build.ir import Function, parse_module

Edges = dict[str, list[str]]


def function_of(edges: Edges) -> Function:
    """A function with these blocks, the first one the entry; a block without successors returns."""
    lines = ["define void @f(i32 %which) {"]
    for name, targets in edges.items():
        lines += [f"{name}:", f"  {_terminator(targets)}"]
    return parse_module("\n".join([*lines, "}", ""])).functions["f"]


def _terminator(targets: list[str]) -> str:
    if not targets:
        return "ret void"
    cases = " ".join(f"i32 {number}, label %{target}" for number, target in enumerate(targets[1:], 1))
    return f"switch i32 %which, label %{targets[0]} [ {cases} ]" if cases else f"br label %{targets[0]}"


def random_graphs(count: int, size: int = 8) -> Iterator[Edges]:
    """Graphs of `size` blocks behind an entry, with up to three successors each; some blocks cannot be reached."""
    source = random.Random(7)
    for _ in range(count):
        names = [f"b{number}" for number in range(size)]
        edges = {"entry": [names[0]]}
        for name in names:
            edges[name] = source.sample(names, source.choice([0, 1, 1, 2, 2, 3]))
        yield edges


def reached(edges: Edges, start: str, without: str = "") -> set[str]:
    """What can be reached from a block (itself included) on ways that do not pass `without`."""
    seen: set[str] = set()
    work = [start]
    while work:
        name = work.pop()
        if name not in seen and name != without:
            seen.add(name)
            work += edges[name]
    return seen
