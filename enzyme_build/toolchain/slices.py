"""Which modules of a program derivatives are made of, and which of them go together.

A *root* is a module with requests.  From what they ask about, references lead through functions and the initial values
of variables to all that a derivative may need; a module that holds any of it joins whole, so that its variables and
the addresses of its functions stay the ones that there are.  Where a call goes to a pointer, every function whose
address is taken joins; where only callers know what is asked about, they join with everything that they reach.  Modules
that mention the same variables join, too.

Parts that share nothing are differentiated one by one.  A module may be in several of them if copies of it cannot be
told apart: it has no variables that change, nobody takes the address of its functions, and it says nothing of others.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from enzyme_build.artifacts import Bitcode
from enzyme_build.toolchain.units import LOCAL, SAME, STRONG, WEAK, Unit

_Node = tuple[int, str]  # a definition: the module's number, and the name


@dataclass(frozen=True)
class Part:
    """Modules that are differentiated together; of those in `copied`, others have definitions, too."""

    modules: tuple[int, ...]
    copied: frozenset[int]


@dataclass(frozen=True)
class Program:
    """All modules of a link, with what is known of each; `shared` variables have one definition elsewhere."""

    modules: Sequence[Bitcode]
    units: Sequence[Unit]
    harmless: frozenset[str] = frozenset()  # variables through which nothing passes: the C library's

    @cached_property
    def definers(self) -> Mapping[str, Sequence[int]]:
        """The modules that define a name for others: the one that counts, or all of which one is chosen."""
        found: dict[str, list[int]] = {}
        for number, unit in enumerate(self.units):
            for name, binding in unit.defines.items():
                if binding != LOCAL:
                    found.setdefault(name, []).append(number)
        return {name: self._chosen(name, numbers) for name, numbers in found.items()}

    @cached_property
    def address_taken(self) -> frozenset[str]:
        """The names whose addresses somebody takes."""
        return frozenset(name for unit in self.units for names in unit.addresses.values() for name in names)

    @property
    def is_one(self) -> bool:
        """No two modules define the same name: the linker would say so, but not where."""
        strong = [n for unit in self.units for n, binding in unit.defines.items() if binding == STRONG]
        return len(strong) == len(set(strong))

    def parts(self) -> list[Part]:
        """The parts, in the order of their first modules."""
        joined = {root: self._reached(root) for root in self._roots()}
        seen = [number for numbers in joined.values() for number in numbers]
        groups = _Groups(len(self.units))
        for root, numbers in joined.items():
            for number in numbers:
                if not self._may_be_copied(number):
                    groups.join(root, number)
        self._join_those_that_share(joined, groups)
        made: dict[int, set[int]] = {}
        for root, numbers in joined.items():
            made.setdefault(groups.of(root), set()).update({root, *numbers})
        several = {n for n in set(seen) if sum(n in numbers for numbers in made.values()) > 1}
        found = [Part(tuple(sorted(numbers)), frozenset(numbers & several)) for numbers in made.values()]
        return sorted(found, key=lambda part: part.modules)

    def _roots(self) -> list[int]:
        return [n for n, unit in enumerate(self.units) if unit.targets or unit.open or unit.states]

    def _reached(self, root: int) -> frozenset[int]:
        """The modules that the requests of one need."""
        unit = self.units[root]
        asking = set(unit.targets) | unit.open
        work = [(root, name) for function in asking for name in unit.targets.get(function, ())]
        work += [(root, name) for function in asking for name in unit.addresses[function]]
        for number, function in self._callers([(root, function) for function in unit.open]):
            work += [(number, function), *((number, name) for name in self.units[number].refers[function])]
        if unit.states:
            work += [(root, name) for name in unit.defines]
        nodes = set[_Node]()
        everywhere = False
        while work:
            for number, name in self._definitions(*work.pop()):
                if (number, name) in nodes:
                    continue
                nodes.add((number, name))
                work += [(number, other) for other in self.units[number].refers[name]]
                if name in self.units[number].indirect and not everywhere:
                    everywhere = True
                    work += [(n, a) for n, u in enumerate(self.units) for names in u.addresses.values() for a in names]
        return frozenset({root, *(number for number, _ in nodes), *self._users(nodes)})

    def _users(self, nodes: set[_Node]) -> set[int]:
        """The modules that mention a variable among these: who else writes to it must be seen."""
        changing = {name for number, name in nodes if name in self.units[number].mutable}
        changing -= {name for number, name in nodes if self.units[number].defines[name] == LOCAL}
        return {number for number, unit in enumerate(self.units) if changing & (unit.variables | unit.mutable)}

    def _callers(self, functions: Iterable[_Node]) -> set[_Node]:
        """These functions and all that refer to them, directly or not."""
        found = set(functions)
        work = list(found)
        while work:
            number, name = work.pop()
            is_local = self.units[number].defines[name] == LOCAL
            for other, unit in enumerate(self.units):
                if is_local and other != number:
                    continue
                for referrer, names in unit.refers.items():
                    if name in names and (other, referrer) not in found:
                        found.add((other, referrer))
                        work.append((other, referrer))
        return found

    def _definitions(self, number: int, name: str) -> list[_Node]:
        """What a name means in a module."""
        binding = self.units[number].defines.get(name)
        if binding is not None and binding != WEAK:
            return [(number, name)]
        return [(other, name) for other in self.definers.get(name, ())]

    def _chosen(self, name: str, numbers: list[int]) -> list[int]:
        bindings = [self.units[number].defines[name] for number in numbers]
        if WEAK in bindings:
            return numbers
        order = STRONG if STRONG in bindings else SAME
        return [numbers[bindings.index(order)]]

    def _may_be_copied(self, number: int) -> bool:
        unit = self.units[number]
        if unit.mutable or unit.states or unit.fixed or unit.targets or unit.open:
            return False
        return not unit.defines.keys() & self.address_taken

    def _join_those_that_share(self, joined: Mapping[int, frozenset[int]], groups: _Groups) -> None:
        """Derivatives may meet in a variable of either, in one of a library, and in what a third module says."""
        met: dict[str, int] = {}
        said = {name for unit in self.units if unit.states for name in _mentioned(unit)}
        for root, numbers in joined.items():
            for unit in (self.units[number] for number in numbers):
                variables = (unit.mutable & unit.defined) | (unit.variables - self.harmless)
                for name in variables | (said & _mentioned(unit)):
                    if not name.startswith("enzyme_"):
                        groups.join(met.setdefault(name, root), root)


def _mentioned(unit: Unit) -> frozenset[str]:
    return unit.undefined | unit.defined


class _Groups:
    """Numbers that belong together."""

    def __init__(self, count: int) -> None:
        self._above = list(range(count))

    def of(self, number: int) -> int:
        while self._above[number] != number:
            number = self._above[number]
        return number

    def join(self, one: int, other: int) -> None:
        first, second = sorted((self.of(one), self.of(other)))
        self._above[second] = first
