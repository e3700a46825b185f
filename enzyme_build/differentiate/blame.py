"""Errors that leave the handling of an instruction get its place, and the instruction as the trail's first step."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

from enzyme_build.errors import EnzymeBuildError, Errors, blame
from enzyme_build.ir import Function, Instruction, function_location, inlined_at_chain, location_of


class blamed_on:  # noqa: N801, it reads as a verb
    """Where an error comes from: this instruction, and the calls that it was inlined through."""

    __slots__ = ("_instruction",)

    def __init__(self, instruction: Instruction):
        self._instruction = instruction

    def __enter__(self) -> None:
        """Nothing to do, unless there is an error."""

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, EnzymeBuildError) and error.at is None:
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
        steps = [f"reached from  {location_of(call)}", *(f"inlined at  {place}" for place in inlined_at_chain(call))]
        for one in error.errors if isinstance(error, Errors) else [error]:
            if steps[0] not in one.trail:
                one.trail += steps
        raise
