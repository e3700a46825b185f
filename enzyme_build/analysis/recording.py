"""Which values to record on the tape, given which values the reverse sweep needs.

A needed value is free (a constant, an argument, a loop index), or it can be computed again from its inputs, or it must
be recorded.  What must be recorded are sources, what is needed are sinks, and an edge goes from each input to what
is computed from it; the cheapest set of values to record is a minimum vertex cut, weighted by bytes and by how often
the value is computed (loop depth).  Each block of the reverse sweep computes for itself, so a chain of values is cut
when it gets long: otherwise n blocks would compute a recurrence of n steps again from its start.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, Protocol

from enzyme_build.analysis.max_flow import VertexCut
from enzyme_build.ir import Value

LONGEST_CHAIN = 24  # values that are computed again one from another


class Need(NamedTuple):
    """A primal value, or the shadow of one, that the reverse sweep reads."""

    value: Value
    is_shadow: bool = False


class Recomputation(Protocol):
    def is_free(self, need: Need) -> bool:
        """Always at hand in the reverse sweep."""
        ...

    def inputs(self, need: Need) -> list[Need] | None:
        """From what the value can be computed again; None if it can't be."""
        ...

    def cost(self, need: Need) -> int:
        """Of recording the value."""
        ...

    def is_always_computed(self, need: Need) -> bool:
        """It must not be recorded, but computed again."""
        ...


def choose_recorded(needs: Iterable[Need], recomputation: Recomputation) -> set[Need]:
    """The values to record so that every need can be met, at the least cost."""
    needs = [n for n in dict.fromkeys(needs) if not recomputation.is_free(n)]
    cut = VertexCut()
    inputs: dict[Need, list[Need] | None] = {}
    work = list(needs)
    while work:
        need = work.pop()
        if need in inputs:
            continue
        found = recomputation.inputs(need)
        if found is not None:
            found = [n for n in found if not recomputation.is_free(n)]
            work += found
        inputs[need] = found
        cut.add_vertex(need, recomputation.cost(need))
    _cut_chains(inputs, recomputation)
    for need, found in inputs.items():
        if found is None:
            cut.add_source(need)
        for before in found or ():
            cut.connect(before, need)
    for need in needs:
        cut.add_sink(need)
    return {n for n in cut.minimum() if isinstance(n, Need)}


def _cut_chains(inputs: dict[Need, list[Need] | None], recomputation: Recomputation) -> None:
    """Let values be recorded (their inputs None) so that no chain is longer than LONGEST_CHAIN."""
    length: dict[Need, int] = {}
    for start in inputs:
        work = [start]
        while work:
            need = work[-1]
            before = inputs[need] or ()
            missing = [n for n in before if n not in length]
            if missing:
                work += missing
                continue
            work.pop()
            length[need] = 1 + max((length[n] for n in before), default=-1)
            if length[need] > LONGEST_CHAIN and not recomputation.is_always_computed(need):
                length[need], inputs[need] = 0, None
