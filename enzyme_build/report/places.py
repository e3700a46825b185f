"""Where an instruction stands, for people: in their own files, and as short as can be said."""

from __future__ import annotations

from pathlib import PurePath

from enzyme_build.errors import SourceLocation
from enzyme_build.ir import Instruction, function_location, inlined_at_chain, location_of

SYSTEM = ("/usr/", "/opt/", "/lib/", "/rustc/")  # where compilers have their headers


def located(instruction: Instruction) -> Instruction:
    """The instruction itself, or if it has no place of its own (a phi) the first one of its block that has."""
    around = [instruction, *(instruction.block.instructions if instruction.parent is not None else [])]
    return next((i for i in around if location_of(i).column), instruction)


def shown_place(instruction: Instruction) -> SourceLocation:
    """The place in the user's own files: for what was inlined from a system header, where that was used."""
    instruction = located(instruction)
    at = location_of(instruction)
    return next((place for place in (at, *inlined_at_chain(instruction)) if not _is_system(place)), at)


def short_place(instruction: Instruction) -> str:
    """` (12:5)`, or ` (other.h:12:5)` outside of the function's file; nothing for what has no place."""
    at = shown_place(instruction)
    if not at.line or not at.column or instruction.parent is None:
        return ""
    is_here = at.file == function_location(instruction.function).file
    return f" ({at.line}:{at.column})" if is_here else f" ({PurePath(at.file).name}:{at.line}:{at.column})"


def _is_system(at: SourceLocation) -> bool:
    return at.file.startswith(SYSTEM) or not at.line
