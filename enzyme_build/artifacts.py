"""What travels between the stages of a link: frozen values, each made by one stage and read by the next.

    LinkJob -> Inputs (Bitcode, NativeObject) -> LinkedModule -> object file -> SharedLibrary or executable

A module travels as LLVM's text, the only thing that the two halves of this package share.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path


class Separate(Enum):
    """Whether derivatives are made for others: not at all, of a finished library, or of one file of several."""

    NO = ""
    LIBRARY = "library"
    FILE = "file"


class OutputKind(Enum):
    """What a link makes; the value is the word that users write."""

    OBJECT = "object"
    RELOCATABLE = "relocatable"
    SHARED = "shared"
    EXECUTABLE = "executable"


@dataclass(frozen=True)
class Bitcode:
    """One module of LLVM bitcode (or text) and where it was found."""

    path: Path
    data: bytes
    member: str = ""  # its name inside an archive
    is_text: bool = False
    native: bytes = field(default=b"", repr=False, compare=False)  # the object that holds its machine code beside it

    @property
    def name(self) -> str:
        return f"{self.path}({self.member})" if self.member else str(self.path)

    @property
    def mentions_requests(self) -> bool:
        """Whether any symbol or string of the module could belong to a derivative request."""
        return b"__enzyme_" in self.data


@dataclass(frozen=True)
class NativeObject:
    """Machine code: linked as it is, never differentiated."""

    path: Path
    data: bytes = field(repr=False)
    member: str = ""

    @property
    def name(self) -> str:
        return f"{self.path}({self.member})" if self.member else str(self.path)


@dataclass(frozen=True)
class Archive:
    """A static library; its members are linked when something needs them, or all of them if `whole`."""

    path: Path
    members: tuple[Bitcode | NativeObject, ...]
    whole: bool = False

    @property
    def has_bitcode(self) -> bool:
        return any(isinstance(member, Bitcode) for member in self.members)


@dataclass(frozen=True)
class LinkedModule:
    """One whole program, or all that is known of it, as text."""

    text: str
    sources: tuple[str, ...]  # names of the inputs that went in, in link order


@dataclass(frozen=True)
class SharedLibrary:
    """A finished library or program."""

    path: Path
    kind: OutputKind


@dataclass(frozen=True)
class LinkJob:
    """What to link and how: everything that a command line can say."""

    inputs: tuple[Path, ...]
    output: Path
    kind: OutputKind = OutputKind.SHARED
    level: int = 3
    keep: frozenset[str] | None = None  # the only symbols left visible; None: by the kind of output
    wanted: frozenset[str] = frozenset()  # names that archive members are searched for, `-u`
    save_stages: Path | None = None
    shared_libraries: tuple[Path, ...] = ()  # beside the inputs: errors say what is defined there
    shared_variables: frozenset[str] = frozenset()  # that libraries define: common blocks of such names are theirs
    rule_files: tuple[Path, ...] = ()  # beside those that are found
    separate: Separate = Separate.NO
    is_part: bool = False  # of a program: rules may be about the rest of it
    stops_late: bool = False  # what has no derivative is refused when a derivative comes there
    processor: str = ""  # compile all code for this one, whatever its own attributes say
    driver: tuple[str, ...] | None = None  # the command that links; None: found
    link_arguments: tuple[str, ...] = ()  # passed on to the driver, behind the objects
    environment: Mapping[str, str] = field(default_factory=dict[str, str])
