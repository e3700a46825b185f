"""What has no derivative, and why: the face of the tables of inactive functions.

An inactive function neither returns nor stores anything that depends differentiably on its arguments.
`does_not_return` for those that end the program, `throws` if by an exception; `writes` are the pointer arguments
through which new data arrives (a read from a file), so that what lay there before is gone: as many bytes as the
arguments `bytes` say, multiplied (`RESULT` is what the call returns: less may arrive than was asked for, and the rest
stays), or `numbers` numbers of the kind that lies there (none where characters arrive, which may be fewer than a number
has bytes: nobody reads them as one), for as many of `writes` as the call returns if it `counts` them;
`returns_argument` is the argument that comes back as the result, unchanged; `makes` are the pointer arguments behind
which it leaves addresses of memory that it made, `address_at` that many bytes further, if it does not `exchange` them
with one another; `grows`: what already lay there is made larger if it is too small; `only_makes`: whatever lay there;
`inside`: the addresses into its arguments' memory that it returns or leaves (see `Inside`); `returns_text`: characters
lie where its result points to; `text` says that numbers are "written" as text through `writes`, "printed" to the stream
that the argument `stream` points to (the bytes behind the argument `bytes_from`, if it has one), or "read" from the
text or stream that the argument `stream` points to; `wins_guard` is for one that answers whether a static variable is
to be initialised now, `at_exit` for one that has a function called when the program ends.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from enzyme_build.errors import InternalError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from enzyme_build.ir import Value


class Inside(NamedTuple):
    """The address that it returns (`RESULT`; the first member of a record), or leaves behind the argument `where`,
    leads into other memory.

    That is what `argument` points to, or what the address led to that lay behind it before (`is_behind`).  Of several
    that are for one place, the first counts of which this is not null.
    """

    where: int
    argument: int
    is_behind: bool = False


@dataclass(frozen=True, slots=True)
class InactiveRule:
    name: str
    because: str
    does_not_return: bool = False
    writes: tuple[int, ...] = ()
    returns_argument: int | None = None
    wins_guard: bool = False
    throws: bool = False
    at_exit: bool = False
    text: str = ""
    makes: tuple[int, ...] = ()
    bytes: tuple[int, ...] = ()
    numbers: int = 1
    counts: bool = False
    stream: int = 0
    bytes_from: int | None = None
    address_at: int = 0
    returns_text: bool = False
    exchanges: bool = False
    grows: bool = False
    only_makes: bool = False
    inside: tuple[Inside, ...] = ()

    def written(self, arguments: Sequence[Value]) -> list[Value]:
        """The arguments that it writes through, of those that are given: `scanf` takes as many as its text says."""
        return [arguments[index] for index in self.writes if index < len(arguments)]

    @property
    def calls_writers(self) -> bool:
        """Does it write by functions of what it is given, which may grow (Rust's `write!`)?"""
        return self.because.startswith("formatting")

    @property
    def writes_text(self) -> bool:
        """Does it write numbers as text, or print them?"""
        return self.text in ("written", "printed")

    @property
    def moves_text(self) -> bool:
        """May it copy text from any of its arguments to another?"""
        return self.because in ("text", "input") or "streams" in self.because or "strings" in self.because

    @property
    def takes_list(self) -> bool:
        """Do its numbers come in a `va_list`?"""
        return re.match(r"_*v", self.name) is not None


RESULT = -1  # what the call returns; in `bytes`: none if that is negative

IN_FIRST = (Inside(RESULT, 0),)

TEXTS = "remembers numbers in text"  # the differentiator's own words, see `texts`

# the reasons of those that answer differently when they are asked again
NEVER_THE_SAME = frozenset({"random numbers depend on no input", "input", TEXTS})

FILLED = "enzyme_build.filled"  # (place, bytes): the differentiator's own word

NAMED: dict[str, InactiveRule] = {}
PATTERNS: list[tuple[re.Pattern[str], InactiveRule]] = []
MEMORY: list[re.Pattern[str]] = []
CLASSES: list[re.Pattern[str]] = []


def inactive(
    names: str,
    because: str,
    *,
    does_not_return: bool = False,
    writes: tuple[int, ...] = (),
    returns_argument: int | None = None,
    wins_guard: bool = False,
    throws: bool = False,
    at_exit: bool = False,
    text: str = "",
    makes: tuple[int, ...] = (),
    bytes: tuple[int, ...] = (),
    numbers: int = 1,
    counts: bool = False,
    stream: int = 0,
    bytes_from: int | None = None,
    returns_text: bool = False,
    grows: bool = False,
    only_makes: bool = False,
    inside: tuple[Inside, ...] = (),
) -> None:
    """Registers functions by name, separated by blanks."""
    for name in names.split():
        if name in NAMED:
            raise InternalError(f"two inactive rows for `{name}`")
        NAMED[name] = InactiveRule(
            name,
            because,
            does_not_return,
            writes,
            returns_argument,
            wins_guard,
            throws,
            at_exit,
            text,
            makes,
            bytes,
            numbers,
            counts,
            stream,
            bytes_from,
            returns_text=returns_text,
            grows=grows,
            only_makes=only_makes,
            inside=inside,
        )


def inactive_pattern(
    pattern: str,
    because: str,
    *,
    does_not_return: bool = False,
    writes: tuple[int, ...] = (),
    returns_argument: int | None = None,
    throws: bool = False,
    makes: tuple[int, ...] = (),
    text: str = "",
    numbers: int = 1,
    address_at: int = 0,
    exchanges: bool = False,
    inside: tuple[Inside, ...] = (),
) -> None:
    """Registers every function whose name matches the regular expression from its start; earlier patterns win."""
    rule = InactiveRule(
        pattern,
        because,
        does_not_return,
        writes,
        returns_argument,
        throws=throws,
        makes=makes,
        text=text,
        numbers=numbers,
        address_at=address_at,
        exchanges=exchanges,
        inside=inside,
    )
    PATTERNS.append((re.compile(pattern), rule))


def inactive_memory_pattern(pattern: str) -> None:
    """Registers every global variable of a library that holds no numbers with derivatives."""
    MEMORY.append(re.compile(pattern))


def inactive_class_pattern(pattern: str) -> None:
    """Registers library classes, by the names of their type descriptions, that never lead to active memory."""
    CLASSES.append(re.compile(pattern))


@lru_cache(maxsize=8192)
def is_inactive_class(name: str) -> bool:
    """True if the pointers that objects of this class hold lead to nothing active."""
    return any(pattern.match(name) for pattern in CLASSES)


@lru_cache(maxsize=8192)
def is_inactive_memory(name: str) -> bool:
    """True if the library's global variable `name`, and what can be reached from it, is never active."""
    return any(pattern.match(name) for pattern in MEMORY)


@lru_cache(maxsize=8192)
def inactive_rule(name: str) -> InactiveRule | None:
    """Why the function `name` has no derivative; None if that is not known."""
    if found := NAMED.get(name):
        return found
    for pattern, rule in PATTERNS:
        if pattern.match(name):
            return replace(rule, name=name)
    return None


_C_NAME = re.compile(r"[a-z]\w*")


def is_another_function(name: str, takes_float: bool, returns_float: bool) -> bool:
    """A function of numbers that has the name of an inactive C function, none of which makes a number of numbers."""
    return takes_float and returns_float and name in NAMED and _C_NAME.fullmatch(name) is not None
