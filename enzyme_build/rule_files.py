"""What is said about functions in a file, `enzyme.toml`, so that no source need change.

    inactive = ["log_*", "progress"]               # functions without a derivative; * stands for anything
    inactive-globals = ["call_count"]

    [function-like]                                # known under another name
    fast_exp = "exp"

    [derivatives]                                  # parameters -> the partial derivative by each floating one
    softplus = "x -> 1 / (1 + exp(-x))"            # `result` is the function's own value

    [allocators]                                   # argument with the bytes (counted from 0), and who frees
    pool_alloc = { size = 1, freed-by = "pool_free" }

Names are the linker's.  A link reads the files that it is given, the first one in its folder or above it up to the
project's root, and those that installed packages carry (`PACKAGE/enzyme.toml`).

A rule file is data: it states facts about functions, and nothing in it is run or names a file.  What a package
carries says less: it must name what it speaks of (a pattern begins with three literal characters or more), and
about a name that the project's own file mentions, only that file counts.  A file above the link's folder counts if it
belongs to the user, to the owner of that folder or to root: other users write into shared folders as well.
"""

from __future__ import annotations

import importlib
import os
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from difflib import get_close_matches
from pathlib import Path
from typing import Any, cast

from enzyme_build.errors import SettingsError, SourceLocation

NAME = "enzyme.toml"
_ROOT_MARKS = (".git", "pyproject.toml")
_SITES = ("site-packages", "dist-packages")
_LITERAL = 3  # characters that a package's pattern begins with at least


@dataclass(frozen=True)
class Derivative:
    """A function's parameters, and the text of its partial derivatives, with the place where they stand."""

    parameters: tuple[str, ...]
    partials: str
    at: SourceLocation


@dataclass(frozen=True)
class Allocator:
    """`size`: the argument with the number of bytes; `freed_with`: what `freed_by` takes, -1 for the memory."""

    size: int
    freed_by: str
    freed_with: tuple[int, ...] = (-1,)


@dataclass(frozen=True)
class RuleFile:
    """One file's rules, by the linker's names."""

    path: Path
    of_package: bool = False
    places: Mapping[str, SourceLocation] = field(default_factory=dict[str, SourceLocation])  # of each name or pattern
    inactive: tuple[str, ...] = field(
        default=(), metadata={"doc": "Functions without a derivative; `*` stands for any letters (`log_*`)."}
    )
    inactive_globals: tuple[str, ...] = field(
        default=(), metadata={"doc": "Global variables that hold nothing to differentiate; `*` as above."}
    )
    function_like: Mapping[str, str] = field(
        default_factory=dict[str, str],
        metadata={"doc": 'Functions that are known under another name: `fast_exp = "exp"`.'},
    )
    derivatives: Mapping[str, Derivative] = field(
        default_factory=dict[str, Derivative],
        metadata={
            "doc": "The partial derivatives of a function of numbers: its parameters, `->`, and one formula for each "
            'floating-point parameter. `result` is the value of the function: `power = "x, y -> y * result / x, '
            'log(x) * result"`.'
        },
    )
    allocators: Mapping[str, Allocator] = field(
        default_factory=dict[str, Allocator],
        metadata={
            "doc": "Functions that return new memory. `size` is the argument with the number of bytes, counted from 0; "
            "`freed-by` names the function that frees it; `freed-with` lists what that one takes, where this is more "
            'than the memory: `["pointer", 0]` is the memory, then the first argument of the allocator.'
        },
    )

    @property
    def names(self) -> tuple[str, ...]:
        """Every name and pattern that the file speaks of."""
        keys = (
            *self.function_like,
            *self.derivatives,
            *self.allocators,
            *(a.freed_by for a in self.allocators.values()),
        )
        return tuple(dict.fromkeys((*self.inactive, *self.inactive_globals, *keys)))


_KEYS = tuple(entry.name.replace("_", "-") for entry in fields(RuleFile) if "doc" in entry.metadata)


def find(folder: Path, given: Sequence[Path] = ()) -> list[Path]:
    """The rule files of a link in `folder`: given ones, the project's, and those of installed packages."""
    found = [*given, *_of_project(folder)]
    for entry in sys.path:
        if entry and Path(entry).name in _SITES:
            found += sorted(Path(entry).glob(f"*/{NAME}"))
    return list(dict.fromkeys(path.absolute() for path in found))


def _is_of_package(path: Path) -> bool:
    return path.name == NAME and path.absolute().parent.parent.name in _SITES


def _of_project(folder: Path) -> Iterator[Path]:
    owners = {0, folder.stat().st_uid, *([os.getuid()] if hasattr(os, "getuid") else [])}
    for above in [folder.absolute(), *folder.absolute().parents]:
        if (above / NAME).is_file() and (above / NAME).stat().st_uid in owners:
            yield above / NAME
            return
        if any((above / mark).exists() for mark in _ROOT_MARKS):
            return


def read(path: Path) -> RuleFile:
    """The rules of one file.

    Raises SettingsError, with the line, for whatever is not as the module's docstring says.
    """
    try:
        text = path.read_text(encoding="utf-8")
        table: dict[str, Any] = _toml().loads(text)
    except OSError as error:
        raise SettingsError(f"the rule file cannot be read: {os.strerror(error.errno or 0)}", _at(path)) from error
    except ValueError as error:  # no TOML, or no UTF-8
        line = re.search(r"at line (\d+)", str(error))
        raise SettingsError(f"not a TOML file: {error}", _at(path, int(line[1]) if line else 0)) from error
    return _Reader(path, text).rules(table)


def _toml() -> Any:
    """Most links have no rule file, and need not wait for this."""
    return importlib.import_module("tomllib" if sys.version_info >= (3, 11) else "tomli")


def _at(path: Path, line: int = 0) -> SourceLocation:
    return SourceLocation(str(path), line)


class _Reader:
    def __init__(self, path: Path, text: str):
        self.path = path
        self.lines = text.splitlines()

    def rules(self, table: dict[str, Any]) -> RuleFile:
        for key in table:
            if key not in _KEYS:
                close = get_close_matches(key, _KEYS, 1)
                hint = f"did you mean `{close[0]}`?" if close else f"known: {', '.join(_KEYS)}"
                raise self._error(key, f"`{key}` is not known", hint)
        said = RuleFile(
            self.path,
            _is_of_package(self.path),
            {},
            self._names(table, "inactive"),
            self._names(table, "inactive-globals"),
            {n: self._text(n, v) for n, v in self._table(table, "function-like").items()},
            {n: self._derivative(n, v) for n, v in self._table(table, "derivatives").items()},
            {n: self._allocator(n, v) for n, v in self._table(table, "allocators").items()},
        )
        for pattern in (*said.inactive, *said.inactive_globals):
            if said.of_package and not re.match(rf"[^*?\[]{{{_LITERAL}}}|[^*?\[]+$", pattern):
                raise self._error("inactive", f"the package's pattern `{pattern}` may mean the functions of others",
                                  "a package names its own: begin patterns with its prefix")  # fmt: skip
        return replace(said, places={name: self._place(name) for name in said.names})

    def _place(self, name: str) -> SourceLocation:
        """The first line that holds a name, in quotes or as a key."""
        pattern = re.compile(rf"""(["']){re.escape(name)}\1|^\s*{re.escape(name)}\s*=""")
        return _at(self.path, next((k for k, line in enumerate(self.lines, 1) if pattern.search(line)), 0))

    def _line(self, key: str) -> int:
        """The first line that a key stands on."""
        pattern = re.compile(rf"""\s*(\[.*)?["']?{re.escape(key)}["']?\s*[=\].]""")
        return next((number for number, line in enumerate(self.lines, 1) if pattern.match(line)), 0)

    def _error(self, key: str, message: str, help: str = "") -> SettingsError:
        return SettingsError(message, _at(self.path, self._line(key)), help=help)

    def _names(self, table: dict[str, Any], key: str) -> tuple[str, ...]:
        value = table.get(key, [])
        if not isinstance(value, list) or not all(isinstance(v, str) for v in cast("list[object]", value)):
            raise self._error(key, f"`{key}` is a list of names", f'{key} = ["name", "prefix_*"]')
        return tuple(cast("list[str]", value))

    def _table(self, table: dict[str, Any], key: str) -> dict[str, Any]:
        value = table.get(key, {})
        if not isinstance(value, dict):
            raise self._error(key, f"`{key}` is a table", f"[{key}]")
        return cast("dict[str, Any]", value)

    def _text(self, name: str, value: object) -> str:
        if not isinstance(value, str) or not value:
            raise self._error(name, f"`{name}` is like a function: give its name", f'{name} = "exp"')
        return value

    def _derivative(self, name: str, value: object) -> Derivative:
        example = f'{name} = "x, y -> y * x, log(x) * result"'
        if not isinstance(value, str) or "->" not in value:
            raise self._error(name, f"the derivative of `{name}` is text: parameters -> partial derivatives", example)
        left, _, right = value.partition("->")
        parameters = tuple(word.strip() for word in left.split(","))
        if not all(word.isidentifier() for word in parameters) or len(set(parameters)) != len(parameters):
            raise self._error(name, f"the parameters of `{name}` are not names: `{left.strip()}`", example)
        return Derivative(parameters, right.strip(), _at(self.path, self._line(name)))

    def _allocator(self, name: str, value: object) -> Allocator:
        example = f'{name} = {{ size = 0, freed-by = "free_it" }}'
        if not isinstance(value, dict):
            raise self._error(name, f"`{name}` is a table with `size` and `freed-by`", example)
        given = cast("dict[str, Any]", value)
        unknown = [key for key in given if key not in ("size", "freed-by", "freed-with")]
        freed_with = given.get("freed-with", ["pointer"])
        well = isinstance(given.get("size"), int) and isinstance(given.get("freed-by"), str) and not unknown
        if not well or not isinstance(freed_with, list):
            wanted = f"`{name}` needs `size`, a number, and `freed-by`, a name"
            raise self._error(name, f"`{unknown[0]}` is not known" if unknown else wanted, example)
        order = tuple(-1 if v == "pointer" else v for v in cast("list[object]", freed_with))
        if not all(isinstance(v, int) for v in order) or order.count(-1) != 1:
            raise self._error(
                name,
                f"`freed-with` of `{name}` lists what `{given['freed-by']}` takes",
                f'["pointer", 0]: the memory, then the first argument of `{name}`',
            )
        return Allocator(given["size"], given["freed-by"], cast("tuple[int, ...]", order))
