"""What goes wrong, said so that a user can act on it.

A diagnostic has a message, a place (`at`), a trail (how the place was reached, innermost first) and a
help line (what to do).  Every error that a user can cause is an `EnzymeBuildError`; `InternalError` is a
defect of this package.  `with blame(location):` adds the place to errors that pass through it, so nobody
has to pass locations around.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class SourceLocation:
    """A place in a user's source, or in a file that has no lines (then `line` is 0)."""

    file: str
    line: int = 0
    column: int = 0
    function: str = ""

    def __str__(self) -> str:
        place = _as_seen_from_here(self.file)
        if self.line:
            place += f":{self.line}"
            if self.column:
                place += f":{self.column}"
        return place + (f"  in `{self.function}`" if self.function else "")


def _as_seen_from_here(file: str) -> str:
    """A file below the working directory is named from there, as compilers do, and none by a detour."""
    if "/../" in file:
        file = os.path.normpath(file)
    path = Path(file)
    try:
        return str(path.relative_to(Path.cwd())) if path.is_absolute() else file
    except (ValueError, OSError):
        return file


@dataclass
class EnzymeBuildError(Exception):
    """The root of all errors that a user can act on.

    `culprits`: the instructions that it passed, innermost first.
    """

    message: str
    at: SourceLocation | None = None
    trail: list[str] = field(default_factory=list[str])
    help: str = ""
    culprits: list[Any] = field(default_factory=list[Any], repr=False, compare=False)

    code = "EB000"
    severity = "error"
    may_stop_late = False  # it is about a place of the program that perhaps no derivative comes to
    exit_code = 1  # of `enzyme-build`: 1 the program, 2 settings and command lines, 3 the toolchain, 70 a defect here

    def __str__(self) -> str:
        lines = [f"{self.severity}[{self.code}]: {self.message}"]
        if self.at is not None:
            lines.append(f"  --> {self.at}")
        lines += [f"  {step}" for step in self.trail]
        if self.help:
            lines.append(f"  help: {self.help}")
        return "\n".join(lines)


class InputError(EnzymeBuildError):
    """A file is missing, unreadable, corrupt or of the wrong kind."""

    code = "EB101"


class ToolchainError(EnzymeBuildError):
    """A compiler or linker is missing, too new, or failed."""

    code = "EB102"
    exit_code = 3


class LinkError(EnzymeBuildError):
    """Modules that do not fit together: a symbol defined twice, a wrong data layout."""

    code = "EB103"


class RequestError(EnzymeBuildError):
    """A derivative request that is written wrongly."""

    code = "EB201"


class RegistrationError(EnzymeBuildError):
    """A custom derivative or another registration that is written wrongly."""

    code = "EB202"


@dataclass
class MissingRuleError(EnzymeBuildError):
    """Nothing is known about the derivative of a called function, `symbol`."""

    symbol: str = ""

    code = "EB301"
    may_stop_late = True


class UnsupportedError(EnzymeBuildError):
    """An instruction or situation that the engine refuses on active data."""

    code = "EB302"
    may_stop_late = True


class TypeDeductionError(EnzymeBuildError):
    """What kind of data lies in some memory could not be deduced, or was deduced twice differently."""

    code = "EB303"
    may_stop_late = True


class SettingsError(EnzymeBuildError):
    """A setting in pyproject.toml, the environment or on a command line is wrong."""

    code = "EB401"
    exit_code = 2


class BindingError(EnzymeBuildError):
    """A Python wrapper for a compiled function cannot be made."""

    code = "EB402"


class StoppedError(EnzymeBuildError, RuntimeError):
    """A compiled derivative came to something that has no derivative while it ran."""

    code = "EB501"


class ForeignError(EnzymeBuildError, RuntimeError):
    """A compiled function ended with an exception of its own language."""

    code = "EB502"


class Remark(EnzymeBuildError):
    """What users should hear of although nothing fails; nobody raises it."""

    severity = "warning"
    exit_code = 0

    @property
    def fields(self) -> dict[str, Any]:
        """What makes the same remark again: of plain data, to be kept."""
        at = asdict(self.at) if self.at is not None else None
        return {"code": self.code, "message": self.message, "at": at, "trail": self.trail, "help": self.help}

    @staticmethod
    def of(fields: dict[str, Any]) -> Remark:
        """The remark with these fields."""
        kind = {kind.code: kind for kind in Remark.__subclasses__()}[fields["code"]]
        at = SourceLocation(**fields["at"]) if fields["at"] else None
        return kind(fields["message"], at, fields["trail"], fields["help"])


class NoEffect(Remark):
    """Something that is said has no effect: a name in a rule file, a custom derivative, a variable."""

    code = "EB601"


class LateStop(Remark):
    """A place that derivatives may come to has none, and stops them (`-fenzyme-runtime-errors`)."""

    code = "EB602"


class OneThread(Remark):
    """What runs in several threads in the program runs in one in a derivative."""

    code = "EB603"


class InternalError(EnzymeBuildError):
    """A defect of this package, never the user's fault."""

    code = "EB999"
    exit_code = 70


class Errors(EnzymeBuildError):
    """Several errors of one link, reported together, as compilers do."""

    def __init__(self, errors: list[EnzymeBuildError]):
        self.errors = [one for error in errors for one in (error.errors if isinstance(error, Errors) else [error])]
        super().__init__(f"{len(self.errors)} errors")
        different = {error.exit_code for error in self.errors}
        self.exit_code = different.pop() if len(different) == 1 else 1

    def __str__(self) -> str:
        return "\n\n".join(str(error) for error in self.errors)


def with_page(error: EnzymeBuildError) -> str:
    """An error as people see it in a terminal: also where the documentation speaks of its code.

    What is refused at some place of the program may stop late.
    """
    several = error.errors if isinstance(error, Errors) else [error]
    codes = dict.fromkeys(one.code for one in several if one.code != EnzymeBuildError.code)
    lines = [str(error)]
    if any(one.may_stop_late and one.culprits for one in several):
        lines.append("  or:  if the program never comes there, let it stop instead: -fenzyme-runtime-errors")
    return "\n".join([*lines, *(f"  see: enzyme-build explain {code}" for code in codes)])


def described(error: EnzymeBuildError) -> dict[str, Any]:
    """One error as plain data."""
    at = error.at or SourceLocation("")
    return {
        "severity": error.severity,
        "code": error.code,
        "message": error.message,
        "file": at.file or None,
        "line": at.line or None,
        "column": at.column or None,
        "function": at.function or None,
        "trail": list(error.trail),
        "help": error.help,
    }


_OF_THE_MACHINE = frozenset(
    getattr(errno, name)
    for name in ("ENOSPC", "EDQUOT", "EFBIG", "EROFS", "EACCES", "EPERM", "EIO", "EMFILE", "ENFILE", "ENOMEM")
    if hasattr(errno, name)
)


def from_system(error: OSError) -> EnzymeBuildError:
    """What the machine refused, as an error that a user can act on; a defect of ours is raised again."""
    if error.errno not in _OF_THE_MACHINE:
        raise error
    reason = str(error.strerror).lower()
    if error.filename is not None:
        file = os.fsdecode(error.filename)
        return ToolchainError(f"cannot use `{file}`: {reason}", SourceLocation(file))
    import tempfile  # compilations shall not wait for it

    folder = tempfile.gettempdir()
    return ToolchainError(
        f"cannot write: {reason}",
        help=f"what a build needs for a moment lies in {folder}: make room there and where the result goes, "
        "or name another folder in TMPDIR",
    )


class CompilerFailed(Exception):
    """The real compiler failed and has said why; its exit code is ours."""

    def __init__(self, code: int):
        super().__init__(f"exit code {code}")
        self.code = code


@contextmanager
def blame(location: SourceLocation | None) -> Generator[None]:
    """Give errors that leave this block the place `location`, unless they have one already."""
    try:
        yield
    except EnzymeBuildError as error:
        if error.at is None and location is not None:
            error.at = location
        raise


@contextmanager
def reached_from(step: str) -> Generator[None]:
    """Append `step` to the trail of errors that leave this block."""
    try:
        yield
    except EnzymeBuildError as error:
        error.trail.append(step)
        raise
