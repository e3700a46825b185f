"""The adjoints of values in one lane of a reverse sweep.

Between blocks an adjoint lies in a stack variable, zero at first (LLVM turns it into registers).  Within a block it is
what was last computed; where control leaves the block, `settle` writes what has changed.  The adjoint of a value that
is used in its own block alone begins and ends there: it has no variable.
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_build.analysis import TypeInference
from enzyme_build.differentiate.adjoint_types import adjoint_type, lanes_in, sum_of
from enzyme_build.errors import InternalError
from enzyme_build.ir import Alloca, Block, Builder, Compare, Instruction, Phi, Value, is_integer, zero


class Adjoints:
    """`block` is the primal block that the sweep goes through."""

    def __init__(self, entry: Builder, types: TypeInference):
        self.block: Block | None = None
        self._entry = entry
        self._types = types
        self._slots: dict[Value, Alloca] = {}
        self._current: dict[Value, Value] = {}  # in this block
        self._local: dict[Value, bool] = {}

    @property
    def slots(self) -> Iterable[Alloca]:
        return self._slots.values()

    def take(self, value: Value, builder: Builder) -> Value:
        """The adjoint of a value, which is zero from here on."""
        found = self._now(value, builder)
        self._current[value] = zero(found.type)
        return found

    def add(self, value: Value, contribution: Value, builder: Builder) -> None:
        """value's adjoint += contribution."""
        before = self._now(value, builder)
        if contribution.type is not before.type:
            raise InternalError(f"an adjoint of type {contribution.type} for {before.type}")
        self._current[value] = sum_of(builder, before, contribution, lanes_in(value, self._types))

    def settle(self, builder: Builder) -> None:
        """Write what the next block reads, where control leaves this one."""
        for value, adjoint in self._current.items():
            if not self._is_local(value):
                builder.store(adjoint, self._slots[value])
        self._current.clear()

    def _now(self, value: Value, builder: Builder) -> Value:
        found = self._current.get(value)
        if found is not None:
            return found
        if self._is_local(value):
            if isinstance(value, Instruction) and value.parent is not self.block:
                raise InternalError(f"an adjoint of `{value.name}` comes from a block where it is not used")
            return zero(adjoint_type(value, self._types))
        slot = self._slots.get(value)
        if slot is None:
            type_ = adjoint_type(value, self._types)
            slot = self._slots[value] = self._entry.alloca(type_, f"{value.name}.adjoint")
            self._entry.store(zero(type_), slot)
        return builder.load(slot.allocated_type, slot)

    def _is_local(self, value: Value) -> bool:
        found = self._local.get(value)
        if found is None:
            found = self._local[value] = _is_used_in_its_block(value)
        return found


def _is_used_in_its_block(value: Value) -> bool:
    """Alone, and not for its bits: what is put together of them gives its adjoint to them from wherever it is."""
    if not isinstance(value, Instruction) or isinstance(value, Phi) or is_integer(value.type):
        return False
    return all(
        user.parent is value.parent
        and not isinstance(user, Phi)
        and (isinstance(user, Compare) or not is_integer(user.type))
        for user, _ in value.uses
    )
