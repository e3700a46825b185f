"""Which numbers of a program are short if some variables are: the rule of C, C++ and Fortran for mixed operands.

    an operation whose operands are all short is done in the short type
    constants and converted integers take the type of the operands beside them
    results and by-value arguments of functions keep their type; they are rounded where they are assigned

So `s = s + a * b` is done in single precision throughout if s, a and b are single, and in double if one of them is.
"""

from __future__ import annotations

from collections.abc import Collection

from enzyme_build.ir import Cast, Constant, Load, Phi, Select, Value
from enzyme_build.precision.places import Places, Variable
from enzyme_build.precision.sites import Kind, Site, is_operation

_SHORT, _LONG, _NEUTRAL = "short", "long", "neutral"


class Narrowing:
    """What becomes of each site if the given variables are short."""

    def __init__(self, places: Places, short: Collection[Variable]):
        self._places = places
        self._short = {variable.number for variable in short}
        self._known: dict[Value, str] = {}

    def rounds(self, site: Site) -> bool:
        """Whether the number at a site is rounded to the short type there."""
        match site.kind:
            case Kind.OPERATION:
                return self.of(site.instruction) is _SHORT
            case Kind.LITERAL:
                return self.of(site.instruction) is _SHORT
            case Kind.ASSIGNMENT:
                return self._holds(site.variable) and self.of(site.value) is not _SHORT
            case Kind.READ:
                return self._holds(site.variable)

    def _holds(self, variable: Variable | None) -> bool:
        return variable is not None and variable.number in self._short

    def of(self, value: Value) -> str:
        """The type of a value: short, long, or that of its neighbours."""
        if value not in self._known:
            self._known[value] = _NEUTRAL  # of a phi that depends on itself
            self._known[value] = self._found(value)
        return self._known[value]

    def _found(self, value: Value) -> str:
        match value:
            case Constant():
                return _NEUTRAL
            case Load():
                return _SHORT if self._holds(self._places.variable_of(value.pointer)) else _LONG
            case Cast(opcode="sitofp" | "uitofp"):
                return _NEUTRAL
            case Cast(opcode="fpext"):
                return _SHORT
            case Phi():
                return self._together(value.operands)
            case Select():
                return self._together(value.operands[1:])
            case _ if is_operation(value):
                return self._together([o for o in value.operands if o.type is value.type])  # pyright: ignore
            case _:
                return _LONG

    def _together(self, values: list[Value]) -> str:
        kinds = {self.of(value) for value in values}
        return _LONG if _LONG in kinds else _SHORT if _SHORT in kinds else _NEUTRAL
