"""What is thrown and caught inside of a derivative carries no active numbers: the runtime hands it over.

Numbers in the object itself may vary where no handler reads them.  Memory behind it may not: the runtime frees that.
What lies behind it the program's shapes say: to points-to sets, which do not tell a text's buffer from the log that it
is appended to, an exception with a text leads to most of what its function has.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from enzyme_build import rules
from enzyme_build.analysis import Activity, CallKind, Node, callee_name, classify
from enzyme_build.differentiate.caught_exceptions import THROWN
from enzyme_build.differentiate.session import Session
from enzyme_build.errors import UnsupportedError
from enzyme_build.ir import Call, FloatType, Instruction, Store, Value, is_pointer

_TAKE_NO_ADDRESS = (CallKind.INACTIVE, CallKind.ALLOCATION, CallKind.DEALLOCATION)


def refuse_active_exceptions(session: Session, call: Call, activity: Activity) -> None:
    """UnsupportedError if numbers that depend on active inputs lie in what a call throws, or behind it.

    What a handler changes in what it has caught another handler may see: it is thrown once more.
    """
    object_ = _object_of(call)
    if object_ is None or call.parent in activity.passive_blocks:
        return
    types, shapes = activity.types, activity.types.across.shapes
    own = shapes.pieces(types.primal, [object_])
    unread = () if session.handlers_read_numbers else own
    thrown = _Thrown(activity, shapes.reached_with_open(types.primal, [object_]), unread)
    if any(map(thrown.is_brought_numbers, call.function.instructions())):
        raise UnsupportedError(
            "an exception that is caught carries active numbers: what is thrown has no derivative",
            help="keep the numbers in variables outside of the `try`, or throw what depends on no active input",
        )


def _object_of(call: Call) -> Value | None:
    """What a call throws, or answers to a handler."""
    name = callee_name(call)
    return call.arguments[0] if name == THROWN else call if rules.answers_exception(name) else None


@dataclass(frozen=True)
class _Thrown:
    """The memory that an exception carries, and that among it in which no handler reads a number."""

    activity: Activity
    carried: Collection[Node]
    unread: Collection[Node]

    def is_brought_numbers(self, instruction: Instruction) -> bool:
        match instruction:
            case Store(pointer=pointer, value=value):
                return self._is_varied(value) and self._is_at(pointer, value)
            case Call(arguments=arguments) if classify(instruction) not in _TAKE_NO_ADDRESS:
                varied = [a for a in arguments if self._is_varied(a)]
                filled = [a for i, a in enumerate(arguments) if is_pointer(a.type) and self._may_fill(instruction, i)]
                return any(self._is_at(to, value) for value in varied for to in filled if to is not value)
            case _:
                return False

    def _may_fill(self, call: Call, index: int) -> bool:
        """The callee may put numbers, or addresses, into the memory that this argument leads to."""
        traffic = self.activity.types.number_traffic(call)
        return traffic is None or any(place[0] == index for place in traffic.writes | traffic.stored)

    def _is_at(self, pointer: Value, value: Value) -> bool:
        """A pointer leads to where such a value counts: bits of a number handlers read as they read integers."""
        types = self.activity.types
        is_bits = not is_pointer(value.type) and not isinstance(types.kind_of(value), FloatType)
        unread = () if is_bits else self.unread
        pieces = types.across.shapes.pieces(types.primal, [pointer])
        return any(node in self.carried and node not in unread for node in pieces)

    def _is_varied(self, value: Value) -> bool:
        """It is an active number, or the address of some."""
        if not is_pointer(value.type):
            return value in self.activity.varied
        objects, types = self.activity.objects, self.activity.types
        varied = any(o in self.activity.varied for o in objects.of(value) if o.kind not in ("world", "inactive"))
        return varied and types.across.shapes.lead_to_numbers(types.primal, [value])
