"""What a project asks of this package: the table `[tool.enzyme-build]` of its pyproject.toml.

A setting is one field of `Settings` or `FunctionSettings`: its type is the type accepted, its default is
what an absent key means, and its metadata is its documentation.  The key in the file is the field's name
with dashes.  Reading is total: a table becomes one `Settings`, or a `SettingsError` that names the key.
"""

from __future__ import annotations

import difflib
import importlib
import re
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, cast

from enzyme_build.errors import EnzymeBuildError, Errors, SettingsError, SourceLocation

tomllib = importlib.import_module("tomllib" if sys.version_info >= (3, 11) else "tomli")

Table = Mapping[str, Any]
Shape = tuple[str, ...]


def _documented(text: str, default: Any, choices: tuple[int | str, ...] = ()) -> Any:
    """A field with its documentation and the values that it may have; a container is copied for each instance."""
    metadata = {"doc": text, "choices": choices}
    if isinstance(default, dict):
        return field(default_factory=lambda: dict(cast("dict[str, Any]", default)), metadata=metadata)
    return field(default=default, metadata=metadata)


@dataclass(frozen=True)
class FunctionSettings:
    """`[tool.enzyme-build.functions.NAME]`: what no source says about one function."""

    name: str = _documented("The function's name in Python: the table's own name.", "")
    symbol: str = _documented("The name that the linker knows, where it is not NAME itself (`energy_`).", "")
    arrays: Mapping[str, Shape] = _documented(
        "The shape of each pointer argument that is an array: a length (`x = 'n'`, `x = 3`, `x = 'n*m'`) or one "
        "length a dimension (`a = ['n', 'm']`); lengths are arguments' names, numbers, and + - * of these.",
        {},
    )
    active: tuple[str, ...] | None = _documented(
        "The arguments to differentiate with respect to; absent: every floating-point argument that is not `out`.", None
    )
    out: tuple[str, ...] = _documented(
        "Arguments that the function only writes: allocated by the wrapper, and returned.", ()
    )
    inout: tuple[str, ...] = _documented("Arguments that the function reads and writes: copied, and returned.", ())
    result_active: bool = _documented("Whether the function's floating result is differentiated.", True)
    gradient: bool = _documented("Whether a gradient is made, or only the function itself is wrapped.", True)
    jvp: bool = _documented("Whether tangents by forward mode are made too.", False)
    hvp: bool = _documented(
        "Whether products with second derivatives are made too, by forward over reverse mode.", False
    )
    vjp: bool = _documented("Whether a function with one scalar output has products with seeds, too.", False)
    jacobian: bool = _documented(
        "Whether the dense Jacobian is made too: by forward mode, or by reverse mode where that is made and the "
        "outputs have fewer numbers.",
        False,
    )
    hessian: bool = _documented("Whether the dense Hessian of a scalar output is made too.", False)
    sparse_jacobian: bool = _documented(
        "Whether entries of a sparse Jacobian are made too, of one array by one array: its pattern is coloured.", False
    )
    sparse_hessian: bool = _documented(
        "Whether entries of a sparse Hessian are made too, of a scalar output by one array.", False
    )
    batch: bool = _documented(
        "Whether each of these is made for stacks, too: active arguments, seeds and tangents have one more axis.", False
    )


@dataclass(frozen=True)
class CompileOptions:
    """`[tool.enzyme-build.compile-options]`: options added to each compilation, by language."""

    c: tuple[str, ...] = _documented("Options for C.", ())
    cxx: tuple[str, ...] = _documented("Options for C++.", ())
    fortran: tuple[str, ...] = _documented("Options for Fortran.", ())
    rust: tuple[str, ...] = _documented("Options for rustc.", ())


@dataclass(frozen=True)
class Settings:
    """`[tool.enzyme-build]`."""

    sources: tuple[str, ...] = _documented(
        "Files to compile, as patterns relative to pyproject.toml (`src/*.c`, `src/**/*.f90`); of Rust, the root of a "
        "crate without others (`src/lib.rs`).",
        (),
    )
    module: str = _documented(
        "The dotted name of the generated Python module; absent: `PACKAGE._native`, PACKAGE being the project's name.",
        "",
    )
    include_directories: tuple[str, ...] = _documented("Directories for #include, relative to pyproject.toml.", ())
    definitions: tuple[str, ...] = _documented("Preprocessor definitions (`NAME` or `NAME=VALUE`).", ())
    compile_options: CompileOptions = field(
        default_factory=CompileOptions,
        metadata={"doc": "Further compiler options, by language: c, cxx, fortran, rust.", "choices": ()},
    )
    c_standard: int | None = _documented("The C standard.", None, (90, 99, 11, 17, 23))
    cxx_standard: int | None = _documented("The C++ standard.", None, (98, 11, 14, 17, 20, 23, 26))
    optimization: int = _documented("The optimisation level of the differentiated code.", 3, (0, 1, 2, 3))
    link_libraries: tuple[str, ...] = _documented("Native libraries to link, by name (`blas`) or path.", ())
    link_options: tuple[str, ...] = _documented("Further options of the native link.", ())
    bitcode_libraries: tuple[str, ...] = _documented(
        "Static archives that hold bitcode and are differentiated too, relative to pyproject.toml.", ()
    )
    separate: bool = _documented(
        "Whether the library carries the derivatives of its functions, for other packages (`uses`).", False
    )
    runtime_errors: bool = _documented(
        "Whether what has no derivative only warns when linking, and stops the derivative that comes there: for "
        "libraries with parts that are never used. `ENZYME_RUNTIME_ERRORS=1` says the same.",
        False,
    )
    interfaces: tuple[str, ...] = _documented(
        "Other languages that call the derivatives, too: `c` (a header) and `fortran` (the source of a module), "
        "installed in the package as `include/NAME.h` and `include/NAME.f90`, NAME being the package's.",
        (),
        ("c", "fortran"),
    )
    uses: tuple[str, ...] = _documented(
        "Installed packages whose functions are called, and differentiated by the derivatives that they carry "
        "(`separate`).",
        (),
    )
    portable: bool = _documented(
        "Whether the wheel runs on every Linux of this machine's kind (`manylinux_2_17`): C and C++ are compiled by "
        "zig's clang for the oldest C library, and what the wheel needs of a machine is checked.",
        False,
    )
    target: str = _documented(
        "The machine to build for, where it is another one: `aarch64-linux-gnu.2.28` (`manylinux_2_28_aarch64`), "
        "`x86_64-linux-musl` (`musllinux`), `aarch64-macos.13.0`, `x86_64-windows-gnu`.",
        "",
    )
    offline: bool = _documented(
        "Whether the build must not need a network: what is missing is an error that names it, and CMake's "
        "`FetchContent` downloads nothing. `ENZYME_OFFLINE=1` says the same.",
        False,
    )
    save_stages: bool = _documented("Whether the link keeps the program of each stage beside the library.", False)
    functions: Mapping[str, FunctionSettings] = _documented("What no source says about a function, by name.", {})


def read_settings(project: Path) -> Settings:
    """The settings of the project in directory `project`; all defaults where its pyproject.toml has no table."""
    return settings_from_table(read_tool_table(project, "enzyme-build"), SourceLocation(str(_pyproject(project))))


def place_of(project: Path, key: str) -> SourceLocation:
    """Where pyproject.toml sets a dotted key (`tool.enzyme-build.sources`), or the table that it lies in."""
    return _place(SourceLocation(str(_pyproject(project))), key)


def _place(at: SourceLocation, key: str) -> SourceLocation:
    """The line whose own dotted key is the longest beginning of `key`; else the first that goes on from it."""
    wanted = key.split(".")
    best, line, below, table = 0, 0, 0, list[str]()
    text = Path(at.file).read_text(encoding="utf-8", errors="replace") if Path(at.file).is_file() else ""
    for number, words in enumerate(text.splitlines(), 1):
        found = _HEADER.match(words) or _ASSIGNMENT.match(words)
        if found is None:
            continue
        parts = [part.strip().strip("\"'") for part in found[1].split(".")]
        parts, table = (parts, parts) if words.lstrip().startswith("[") else ([*table, *parts], table)
        if len(parts) > best and wanted[: len(parts)] == parts:
            best, line = len(parts), number
        elif not below and parts[: len(wanted)] == wanted:
            below = number
    return SourceLocation(at.file, below if best < len(wanted) and below else line)


def read_tool_table(project: Path, tool: str) -> Table:
    """`[tool.TOOL]` of a project's pyproject.toml as it is written there; empty where there is none."""
    file = _pyproject(project)
    at = SourceLocation(str(file))
    try:
        document: Table = tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise SettingsError("there is no pyproject.toml", at, help="run this in a project's directory") from error
    except ValueError as error:  # no TOML, or no UTF-8
        raise SettingsError(f"not a TOML file: {error}", at) from error
    reader = _Reader(at)
    tools = reader.table(document.get("tool", {}), "tool")
    for name in tools:
        if name != "enzyme-build" and re.sub(r"[^a-z]", "", name.lower()) in _MISSPELT:
            raise SettingsError(
                f"[tool.{name}] has no effect", reader.place(f"tool.{name}"), help="did you mean [tool.enzyme-build]?"
            )
    return reader.table(tools.get(tool, {}), f"tool.{tool}")


def _pyproject(project: Path) -> Path:
    return project / "pyproject.toml" if project.is_dir() else project


def settings_from_table(table: Table, at: SourceLocation | None = None) -> Settings:
    """The settings that `table` says; `at` is the file to name in errors."""
    return cast("Settings", _Reader(at).record(Settings, table, "tool.enzyme-build"))


def with_overrides(settings: Settings, overrides: Iterable[str]) -> Settings:
    """`settings` with some fields replaced: each override is `key=value`, a list's items separated by commas."""
    table: dict[str, Any] = {}
    for override in overrides:
        key, equals, text = override.partition("=")
        name = key.replace("-", "_")
        if not equals:
            raise SettingsError(f"`{override}` is not of the form key=value")
        table[key] = _parsed(str(Settings.__annotations__.get(name, "str")), text)
    changed = settings_from_table(table)
    return replace(settings, **{key.replace("-", "_"): getattr(changed, key.replace("-", "_")) for key in table})


def _parsed(declared: str, text: str) -> object:
    if declared.startswith("tuple"):
        return [item for item in text.split(",") if item]
    if declared.startswith("bool"):
        return {"true": True, "1": True, "on": True, "false": False, "0": False, "off": False}.get(text.lower(), text)
    if declared.startswith("int"):
        return int(text) if text.isdigit() else text
    return text


def setting_keys(record: type = Settings) -> dict[str, str]:
    """Each key that a table accepts, with its documentation: what a reference page prints."""
    return {key_of(f.name): str(f.metadata["doc"]) for f in fields(record) if not _is_table_name(record, f.name)}


DERIVATIVES = ("gradient", "vjp", "jvp", "hvp", "jacobian", "hessian", "sparse-jacobian", "sparse-hessian")


def with_derivatives(settings: Settings, words: Iterable[str]) -> Settings:
    """`settings` with the derivatives that words (`energy:jvp`) name; a function that they lack has no others."""
    functions = dict(settings.functions)
    for word in words:
        name, _, what = word.partition(":")
        if not name or what not in (*DERIVATIVES, "batch"):
            close = difflib.get_close_matches(what, (*DERIVATIVES, "batch"), 1)
            known = f"did you mean `{name}:{close[0]}`?" if close else f"known: {', '.join(DERIVATIVES)}, batch"
            raise SettingsError(f"`{word}` is not of the form FUNCTION:DERIVATIVE", help=known)
        own = functions.get(name, FunctionSettings(name, gradient=False))
        functions[name] = replace(own, **{what.replace("-", "_"): True})
    return replace(settings, functions=functions)


# What `enzymepy_python_module` reads for a project that has a CMakeLists.txt of its own; the rest is for those without.
READ_BY_CMAKE = ("functions", "uses")
# What the backend reads for every project.
READ_BY_BACKEND = ("portable", "target", "offline")


def key_of(name: str) -> str:
    """The key in the file for a field."""
    return name.replace("_", "-")


def _is_table_name(record: type, name: str) -> bool:
    return record is FunctionSettings and name == "name"


def _items(value: object) -> list[object] | None:
    return list(cast("list[object]", value)) if isinstance(value, list) else None


_MISSPELT = ("enzymebuild", "enzymepy", "enzymbuild")
_HEADER = re.compile(r"\s*\[{1,2}([^\[\]]+)\]")
_ASSIGNMENT = re.compile(r"""\s*([\w.\s"'-]+?)\s*=""")
_MODULE = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*|")
LENGTH = re.compile(r"\s*[A-Za-z_0-9]+(\s*[-+*]\s*[A-Za-z_0-9]+)*\s*")


@dataclass(frozen=True)
class _Reader:
    """Turns tables into records; knows the file for its errors."""

    at: SourceLocation | None

    def record(self, kind: type, table: object, where: str) -> object:
        """One record; raises all that is wrong with its table together."""
        values: dict[str, object] = {}
        errors: list[EnzymeBuildError] = []
        accepted = setting_keys(kind)
        for key, value in self.table(table, where).items():
            name = key.replace("-", "_")
            try:
                if key not in accepted:
                    raise self.unknown(key, list(accepted), where)
                values[name] = self.value(kind, name, value, f"{where}.{key}")
            except EnzymeBuildError as error:
                errors.append(error)
        if errors:
            raise errors[0] if len(errors) == 1 else Errors(errors)
        return kind(**values)

    def value(self, kind: type, name: str, value: object, where: str) -> object:
        if name == "functions":
            return self.functions(self.table(value, where), where)
        if name == "compile_options":
            return self.record(CompileOptions, value, where)
        if name == "arrays":
            return {key: self.shape(shape, f"{where}.{key}") for key, shape in self.table(value, where).items()}
        declared = str(kind.__annotations__[name])
        choices = {f.name: f.metadata["choices"] for f in fields(kind)}[name]
        if declared.startswith("tuple"):
            return self.strings(value, where, choices)
        if choices and (isinstance(value, bool) or value not in choices):
            words = ", ".join(map(str, choices[:-1]))
            raise self.error(where, f"{words} or {choices[-1]}", value)
        if name == "module" and not (isinstance(value, str) and _MODULE.fullmatch(value)):
            raise self.error(where, "a dotted name such as 'package._native'", value)
        return self.scalar(declared, value, where)

    def functions(self, tables: Table, where: str) -> dict[str, FunctionSettings]:
        found: dict[str, FunctionSettings] = {}
        errors: list[EnzymeBuildError] = []
        for name, table in tables.items():
            try:
                found[name] = self.function(name, table, where)
            except EnzymeBuildError as error:
                errors.append(error)
        if errors:
            raise errors[0] if len(errors) == 1 else Errors(errors)
        return found

    def function(self, name: str, table: object, where: str) -> FunctionSettings:
        read = cast("FunctionSettings", self.record(FunctionSettings, table, f"{where}.{name}"))
        return replace(read, name=name)

    def shape(self, value: object, where: str) -> Shape:
        several = _items(value)
        lengths = [value] if several is None else several
        allowed = [x for x in lengths if isinstance(x, (int, str)) and not isinstance(x, bool)]
        if not lengths or len(allowed) < len(lengths) or not all(LENGTH.fullmatch(str(x)) for x in lengths):
            raise self.error(where, "a length such as 'n', 3 or 'n*m', or a list of lengths", value)
        return tuple(str(x).replace(" ", "") for x in lengths)

    def strings(self, value: object, where: str, choices: tuple[str, ...] = ()) -> tuple[str, ...]:
        items = _items(value)
        if wrong := [item for item in items or () if choices and isinstance(item, str) and item not in choices]:
            raise self.error(where, f"a list of {' and '.join(choices)}", wrong[0])
        if items is None or not all(isinstance(item, str) for item in items):
            raise self.error(where, "a list of strings", value)
        return tuple(cast("list[str]", items))

    def scalar(self, declared: str, value: object, where: str) -> object:
        kinds = {"str": (str, "a string"), "bool": (bool, "true or false"), "int": (int, "a number")}
        wanted, words = kinds[declared.split(" ")[0]]
        if not isinstance(value, wanted) or (wanted is int and isinstance(value, bool)):
            raise self.error(where, words, value)
        return value

    def table(self, value: object, where: str) -> Table:
        if not isinstance(value, dict):
            raise self.error(where, "a table", value)
        return cast("dict[str, Any]", value)

    def error(self, where: str, wanted: str, value: object) -> SettingsError:
        return SettingsError(f"`{where}` must be {wanted}, not {value!r}", self.place(where))

    def unknown(self, key: str, accepted: list[str], where: str) -> SettingsError:
        close = difflib.get_close_matches(key, accepted, 1)
        known = f"did you mean `{close[0]}`?" if close else "known keys: " + ", ".join(accepted)
        return SettingsError(f"unknown key `{key}` in [{where}]", self.place(f"{where}.{key}"), help=known)

    def place(self, key: str) -> SourceLocation | None:
        return self.at and _place(self.at, key)
