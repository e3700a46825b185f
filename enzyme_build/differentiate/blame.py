"""Errors that leave the handling of an instruction get its place, and the instruction as the trail's first step."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

from enzyme_build.differentiate.registrations import is_own, noted
from enzyme_build.errors import EnzymeBuildError, Errors, blame
from enzyme_build.ir import Function, Instruction, function_location, inlined_at_chain, location_of

CALLED_AT = "enzyme_called_at"  # says of a function that makes calls for others where those are


class blamed_on:  # noqa: N801, it reads as a verb
    """Where an error comes from: this instruction, and the calls that it was inlined through."""

    __slots__ = ("_instruction",)

    def __init__(self, instruction: Instruction):
        self._instruction = instruction

    def __enter__(self) -> None:
        """Nothing to do, unless there is an error."""

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if not isinstance(error, EnzymeBuildError):
            return
        error.culprits.append(self._instruction)
        if error.at is None and not _is_made(self._instruction):
            error.at = location_of(self._instruction)
            error.trail += [f"inlined at  {place}" for place in inlined_at_chain(self._instruction)]


@contextmanager
def blamed_on_function(function: Function) -> Generator[None]:
    """Errors without a place get the function's own."""
    with blame(function_location(function)):
        yield


@contextmanager
def reached_through(call: Instruction) -> Generator[None]:
    """Errors inside a callee say from which call it was reached."""
    try:
        yield
    except EnzymeBuildError as error:
        place, others = location_of(call), [f"inlined at  {place}" for place in inlined_at_chain(call)]
        for one in error.errors if isinstance(error, Errors) else [error]:
            one.culprits.append(call)
            if _is_made(call):
                continue
            step = f"reached from  {place}"
            if one.at is None:
                one.at = place
                one.trail += others
            elif step not in one.trail:
                one.trail += [step, *others]
        raise


def _is_made(call: Instruction) -> bool:
    """It stands in a function that no user has written, and that works for others: those have the place."""
    if call.parent is None:
        return False
    is_helper = is_own(call.function) and "dbg" not in call.function.metadata
    return is_helper or noted(call.function, CALLED_AT) is not None
