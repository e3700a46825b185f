"""`enzyme-build init`: an existing project ─► one that this backend builds.

    no pyproject.toml            one is written, with a table for each function that has a derivative
    a pyproject.toml             what it lacks is appended; what it says stays, and is named where it stands in the way
    a CMakeLists.txt             CMake goes on building; the lines that it needs are said, never written
    headers alone                a source is written that offers their functions to C

What is known of functions is read off the sources by compiling them, as `load` does; what that needs, and metadata,
is read from the files of other build systems.
"""

from __future__ import annotations

import argparse
import importlib
import json
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

from packaging.licenses import InvalidLicenseExpression, canonicalize_license_expression
from packaging.version import InvalidVersion, Version

from enzyme_build.bindings import Wrapper
from enzyme_build.cli import header_only, parsers
from enzyme_build.cli.found_facts import Facts, read_facts
from enzyme_build.cli.new import package_name
from enzyme_build.errors import EnzymeBuildError, InputError, SettingsError, SourceLocation
from enzyme_build.toolchain.compilers import Language, language_of

tomllib = importlib.import_module("tomllib" if sys.version_info >= (3, 11) else "tomli")

_NO_SOURCES = re.compile(r"\..*|build.*|dist|tests?|examples?|bench.*|docs?|node_modules|target|venv|__pycache__")
_TARGET = re.compile(
    r"^\s*(?:add_library|add_executable|pybind11_add_module|nanobind_add_module)\s*\(\s*([\w.-]+)", re.M
)
_BACKEND = '[build-system]\nrequires = ["enzyme-build"]\nbuild-backend = "enzyme_build.backend"\n'
_HEADER_SUFFIXES = (".h", ".hh", ".hpp", ".hxx", ".inc")
_OURS = '"enzyme-build"'
_BINDING = re.compile(r"^\s*#\s*include\s*[<\"](Python\.h|pybind11/|nanobind/|boost/python)", re.MULTILINE)
_PROGRAM = {
    Language.C: re.compile(r"^\s*(?:int|void)\s+main\s*\(", re.MULTILINE),
    Language.FORTRAN: re.compile(r"^\s*program\s+\w+\s*(?:!.*)?$", re.MULTILINE | re.IGNORECASE),
}
_PROGRAM[Language.CXX] = _PROGRAM[Language.C]
_HEADERS = re.compile(r"^\[([\w.-]+)\]", re.MULTILINE)
_EXAMPLES = (
    ("enzyme-build init", "the project in this folder"),
    ("enzyme-build init ~/solver", "another one; then `pip install --no-build-isolation ~/solver` builds it"),
)


def register(subparsers: Any) -> None:
    """Describe the command."""
    parser = parsers.add(
        subparsers,
        "init",
        "Looks at the sources of an existing project and adds the build backend to it. Nothing that is there is "
        "changed: what is missing is written, and what has to be changed is said.",
        _EXAMPLES,
    )
    parser.add_argument("directory", type=Path, nargs="?", default=Path(), metavar="DIR", help="the project's folder")


def run(options: argparse.Namespace) -> int:
    """Add the backend and say what was done."""
    for line in adopt(options.directory):
        print(line)
    return 0


@dataclass
class _Project:
    """What was found in a folder, and what is said about it."""

    folder: Path
    document: Mapping[str, Any] = field(default_factory=dict[str, Any])
    facts: Facts = field(default_factory=Facts)
    said: list[str] = field(default_factory=list[str])

    @property
    def settings(self) -> Path:
        return self.folder / "pyproject.toml"

    @property
    def cmake(self) -> Path:
        return self.folder / "CMakeLists.txt"

    def table(self, *names: str) -> Mapping[str, Any]:
        found: Any = self.document
        for name in names:
            found = cast("Mapping[str, Any]", found).get(name, {}) if isinstance(found, dict) else {}
        return cast("Mapping[str, Any]", found)


def adopt(folder: Path) -> list[str]:
    """Add the build backend to the project in `folder`; what was done, in lines.

    Raises InputError for a folder without sources, SettingsError for a pyproject.toml that is none.
    """
    if not folder.is_dir():
        raise InputError(f"there is no folder `{folder}`", SourceLocation(str(folder)))
    project = _Project(folder.resolve(), facts=read_facts(folder.resolve()))
    if project.settings.is_file():
        try:
            project.document = tomllib.loads(project.settings.read_text(encoding="utf-8"))
        except ValueError as error:
            raise SettingsError(f"not a TOML file: {error}", SourceLocation(str(project.settings))) from error
    sources = [path for path in _sources(project.folder) if _belongs(path, project)]
    if not sources and not project.cmake.is_file():
        sources = _offered_headers(project)
    if not sources and not project.cmake.is_file():
        raise InputError(
            f"`{folder}` has no source in C, C++, Fortran or Rust", SourceLocation(str(folder)),
            help="`enzyme-build new NAME` writes a project to start with",
        )  # fmt: skip
    parts = [_build_system(project), _project_table(project)]
    if project.cmake.is_file():
        _say_cmake(project)
    elif "enzyme-build" in project.table("tool"):
        project.said.append("[tool.enzyme-build] is there already: left as it is")
    else:
        parts.append(_settings(project, sources))
    _write(project, [part for part in parts if part])
    return project.said


def _sources(folder: Path) -> Iterator[Path]:
    """The files to compile, without those of tests, examples, builds and hidden folders; of Rust, the crate's root."""
    for path in sorted(folder.rglob("*")):
        inside = path.relative_to(folder).parts[:-1]
        if language_of(path) is None or any(_NO_SOURCES.fullmatch(part.lower()) for part in inside):
            continue
        if path.suffix != ".rs" or path.name == "lib.rs":
            yield path


def _belongs(path: Path, project: _Project) -> bool:
    """Programs and bindings are no part of a library that is differentiated; what is left out is said."""
    text, shown = path.read_text(encoding="utf-8", errors="replace"), path.relative_to(project.folder).as_posix()
    program = _PROGRAM.get(language_of(path) or Language.RUST)
    if found := _BINDING.search(text):
        project.said.append(f"{shown} is left out: it binds Python, by <{found[1]}>; keep computations in other files")
    elif program is not None and program.search(text):
        project.said.append(f"{shown} is left out: it is a program")
    else:
        return True
    return False


def _offered_headers(project: _Project) -> list[Path]:
    """A source for a library of headers alone, which is written; nothing where there are no headers of C++."""
    headers = list(_files(project.folder, header_only.SUFFIXES))
    written = project.folder / "src" / "functions.cpp"
    if not headers or written.exists():
        return []
    written.parent.mkdir(exist_ok=True)
    written.write_text(header_only.source_of(headers, _include_folders(project)), encoding="utf-8")
    project.said.append("wrote src/functions.cpp, which offers the functions of the headers to C: look at it")
    return [written]


def _files(folder: Path, suffixes: tuple[str, ...]) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        inside = path.relative_to(folder).parts[:-1]
        if path.suffix in suffixes and not any(_NO_SOURCES.fullmatch(part.lower()) for part in inside):
            yield path


def _include_folders(project: _Project) -> list[Path]:
    named = {folder for path in _files(project.folder, _HEADER_SUFFIXES) for folder in path.parents
             if folder.name in ("include", "inc") and folder.is_relative_to(project.folder)}  # fmt: skip
    return sorted({*named, *(folder.resolve() for folder in project.facts.includes)})


def _build_system(project: _Project) -> str:
    backend = project.table("build-system").get("build-backend")
    if backend == "enzyme_build.backend":
        project.said.append("the build backend is there already")
        return ""
    if "build-system" not in project.document:
        return _BACKEND
    kept = [f'"{name}"' for name in cast("list[str]", project.table("build-system").get("requires", []))]
    kept = [
        name for name in kept if not re.match(r'"(setuptools|wheel|scikit-build-core|hatchling|meson-python)\b', name)
    ]
    project.said += [
        f"pyproject.toml names another backend, {backend or 'setuptools'}: change [build-system] to",
        f"    requires = [{', '.join([_OURS, *kept])}]",
        '    build-backend = "enzyme_build.backend"',
    ]
    project.said += [_without(module, project) for module in project.facts.modules]
    return ""


def _without(module: str, project: _Project) -> str:
    """What an extension module of setup.py, which this backend does not build, means for the package."""
    last = re.escape(module.rpartition(".")[2])
    imports = re.compile(rf"^\s*(?:from\s+[\w.]*\s*import\s+.*\b{last}\b|(?:from|import)\s+[\w.]*\b{last}\b)", re.M)
    users = [path for path in _files(project.folder, (".py",)) if imports.search(path.read_text(errors="replace"))]
    shown = ", ".join(path.relative_to(project.folder).as_posix() for path in users)
    instead = f"; {shown} imports it: `_native` beside it has the functions below" if shown else ""
    return f"it then builds no {module}, which setup.py describes{instead}"


def _project_table(project: _Project) -> str:
    if "project" in project.document:
        return ""
    found = project.facts.metadata
    name = re.sub(r"[^A-Za-z0-9._-]+", "-", found.get("name", project.folder.name)).strip("-._")
    package_name(name)
    lines = ["[project]", f'name = "{name}"', f'version = "{_version(found.get("version", ""))}"']
    if "description" in found:
        lines.append(f"description = {json.dumps(' '.join(found['description'].split()), ensure_ascii=False)}")
    if licence := _licence(found.get("license", "")):
        lines.append(f'license = "{licence}"')
    if (project.folder / "README.md").is_file():
        lines.append('readme = "README.md"')
    if licences := sorted(path.name for path in project.folder.glob("LICEN[CS]E*")):
        lines.append(f"license-files = {json.dumps(licences)}")
    return "\n".join([*lines, 'dependencies = ["numpy"]']) + "\n"


def _version(text: str) -> str:
    try:
        return str(Version(text))
    except InvalidVersion:
        return "0.1.0"


def _licence(text: str) -> str:
    """The expression of SPDX that a text is; "" if it is none, as in older files."""
    try:
        return str(canonicalize_license_expression(text.replace("/", " OR ")))
    except InvalidLicenseExpression:
        return ""


def _settings(project: _Project, sources: list[Path]) -> str:
    """`[tool.enzyme-build]`: patterns for the sources, and a table for each function that can be differentiated."""
    found, facts = list(_patterns(sources, project.folder)), project.facts
    lists: dict[str, list[str]] = {
        "sources": found,
        "include-directories": [
            folder.relative_to(project.folder).as_posix()
            for folder in _include_folders(project)
            if folder.is_relative_to(project.folder)
        ],
        "definitions": list(dict.fromkeys(facts.definitions)),
        "link-libraries": list(dict.fromkeys(facts.libraries)),
    }
    lines = [f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in lists.items() if value]
    project.said += [f"sources: {', '.join(found)}"]
    try:
        tables = list(_tables(sources, project))
    except EnzymeBuildError as error:
        tables = []
        why = next((line for line in error.message.splitlines() if "error" in line), error.message.splitlines()[0])
        project.said.append(f"the sources were not read, because they do not compile as they are: {why}")
    if tables:
        project.said.append(
            f"functions: {', '.join(name for name, _ in tables)}; their tables are read off the sources: look at them"
        )
    else:
        tables = [("", '# [tool.enzyme-build.functions.NAME]\n# arrays = { x = "n" }\n')]
        project.said.append("functions: none was found; write a table for each, as the comment in pyproject.toml shows")
    return "\n".join(["[tool.enzyme-build]", *lines]) + "\n\n" + "\n".join(table for _, table in tables)


def _patterns(sources: list[Path], folder: Path) -> Iterator[str]:
    """One for all files of a kind in a folder, unless some are left out."""
    for path in sources:
        others = set(path.parent.glob(f"*{path.suffix}"))
        shown = path.relative_to(folder)
        whole = path.suffix != ".rs" and others <= set(sources)
        if not whole or path == min(others):
            yield (shown.with_name(f"*{path.suffix}") if whole else shown).as_posix()


def _tables(sources: list[Path], project: _Project) -> Iterator[tuple[str, str]]:
    from enzyme_build.functions import load

    flags = [f"-I{folder}" for folder in _include_folders(project)]
    library = load(sources, flags=[*flags, *(f"-D{text}" for text in project.facts.definitions)])
    for name in library:
        try:
            wrapper = library[name].wrapper
        except EnzymeBuildError:
            continue
        if wrapper.is_differentiable:
            yield name, _table(name, wrapper)


def _table(name: str, wrapper: Wrapper) -> str:
    key = name if re.fullmatch(r"[\w-]+", name) else json.dumps(name)
    lines = [f"[tool.enzyme-build.functions.{key}]"]
    arrays = [
        a for a in wrapper.arguments if a.role == "array" and a.shape and all(a.shape) and a.parameter.rank is None
    ]
    if arrays:
        shapes = [
            f"{a.name} = {json.dumps(a.shape[0] if len(a.shape) == 1 else list(a.shape))}" for a in arrays if a.shape
        ]
        lines.append(f"arrays = {{ {', '.join(shapes)} }}")
    for intent in ("out", "inout"):
        names = [a.name for a in wrapper.arguments if a.intent == intent and a.parameter.intent != "result"]
        lines += [f"{intent} = {json.dumps(names)}"] if names else []
    return "\n".join(lines) + "\n"


def _say_cmake(project: _Project) -> None:
    code = project.cmake.read_text(encoding="utf-8", errors="replace")
    if "EnzymePy" in code:
        project.said.append("CMakeLists.txt finds EnzymePy already: left as it is")
        return
    targets = _TARGET.findall(code) or ["TARGET"]
    project.said += [
        "CMakeLists.txt goes on building the project; behind its targets, write",
        "    find_package(EnzymePy REQUIRED)",
        *(f"    enzymepy_differentiate({target})" for target in targets),
        "and install(TARGETS …) what the wheel shall hold",
    ]


def _write(project: _Project, parts: list[str]) -> None:
    if not parts:
        return
    text = project.settings.read_text(encoding="utf-8").rstrip("\n") + "\n\n" if project.settings.is_file() else ""
    tables = ", ".join(_HEADERS.findall("\n".join(parts)))
    done = f"{'added to' if text else 'wrote'} pyproject.toml: {tables}"
    temporary = project.settings.with_name(".pyproject.toml.new")
    temporary.write_text(text + "\n".join(parts), encoding="utf-8")
    temporary.replace(project.settings)
    project.said.insert(0, done)
