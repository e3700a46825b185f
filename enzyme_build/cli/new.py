"""`enzyme-build new NAME`: a template and a name ─► a project that builds and tests itself.

A template is a folder: a file `x.jinja` is rendered to `x`, any other file is copied; `__package__` in a path is the
package's name, and `dot-` at the beginning of a name is a dot; what is rendered to nothing is not written.  Folders
that begin with `_` are no templates: they hold what several have in common, to be included, or as layers of files below
the template's own.
"""

from __future__ import annotations

import argparse
import datetime
import difflib
import keyword
import re
import shutil
import tempfile
from collections.abc import Mapping
from itertools import takewhile
from pathlib import Path
from typing import Any

import jinja2

from enzyme_build.cli import parsers
from enzyme_build.errors import InputError, SettingsError, SourceLocation
from enzyme_build.resources import templates_directory
from enzyme_build.toolchain.llvm import LLVM_MAJOR, LLVM_RELEASE

_NAME = re.compile(r"[A-Za-z]([A-Za-z0-9._-]*[A-Za-z0-9])?")
_PACKAGE = ("_common/every", "_common/package")
_CLUSTER = (*_PACKAGE, "_common/cluster/package")


class Template:
    """What a template is about, and the layers of files that lie below its own; the later covers the earlier."""

    def __init__(self, about: str, layers: tuple[str, ...] = _PACKAGE):
        self.about = about
        self.layers = layers


TEMPLATES = {
    "c": Template("a Python package of C functions"),
    "cmake": Template("a library in C, built, tested and installed by CMake alone", ("_common/every",)),
    "fortran": Template("a Python package of Fortran functions"),
    "mixed": Template("a Python package of C and Fortran together"),
    "mpi": Template("a Python package for several processes: each differentiates its part, MPI adds them up"),
    "nanobind": Template("a Python package in C++, bound by nanobind", _CLUSTER),
    "pybind11": Template("a Python package in C++, bound by pybind11", _CLUSTER),
    "pytorch": Template("a layer of PyTorch, computed in C"),
    "rust": Template("a Python package of Rust functions"),
}
LICENSES = ("Apache-2.0", "BSD-3-Clause", "MIT", "none")

_EXAMPLES = (
    ("enzyme-build new springs", "a Python package with a C kernel, in the folder `springs`"),
    (
        "enzyme-build new springs --template fortran --license Apache-2.0 --directory ~/projects",
        "the same in Fortran, under another licence, somewhere else",
    ),
)


def register(subparsers: Any) -> None:
    """Describe the command."""
    parser = parsers.add(
        subparsers,
        "new",
        "Writes a complete project into a new folder: sources, pyproject.toml, tests, README, licence, and a workflow "
        "that builds wheels by cibuildwheel.\n\n"
        + "\n".join(f"  {name:<10} {kind.about}" for name, kind in TEMPLATES.items()),
        _EXAMPLES,
    )
    parser.add_argument("name", metavar="NAME", help="the project's name, and its folder's")
    parser.add_argument("--template", default="c", metavar="TEMPLATE", help=f"one of {', '.join(TEMPLATES)}")
    parser.add_argument(
        "--license", default="MIT", choices=LICENSES, metavar="LICENSE", help=f"one of {', '.join(LICENSES)}; MIT else"
    )
    parser.add_argument("--directory", type=Path, default=Path(), metavar="DIR", help="where to put the folder")


def run(options: argparse.Namespace) -> int:
    """Write the project and say what to do with it."""
    project = create_project(options.name, options.template, options.directory, options.license)
    terms = "no licence" if options.license == "none" else f"the licence {options.license}"
    print(
        f"{project} is a project of its own now, with {terms}:\n", f"cd {project}", *first_commands(project), sep="\n  "
    )
    return 0


def first_commands(project: Path) -> list[str]:
    """The commands that a project's README begins with."""
    lines = iter((project / "README.md").read_text(encoding="utf-8").splitlines())
    for line in lines:
        if line == "```sh":
            break
    return list(takewhile(lambda line: line != "```", lines))


def create_project(name: str, template: str, parent: Path, license: str = "MIT") -> Path:
    """Write the project `name` into a new folder of that name in `parent`; whole, or not at all."""
    layers = [*_template(template).layers, template]
    package = package_name(name)
    target = parent / name
    if target.exists():
        raise InputError(f"`{target}` already exists", SourceLocation(str(target)), help="choose another name")
    if not parent.is_dir():
        raise InputError(f"there is no folder `{parent}`", SourceLocation(str(parent)))
    values = {
        "name": name,
        "package": package,
        "license": license,
        "holder": f"the authors of {name}",
        "year": datetime.date.today().year,
        "llvm": f"{LLVM_RELEASE[0]}.{LLVM_RELEASE[1]}.0",
        "llvm_major": LLVM_MAJOR,
    }
    with tempfile.TemporaryDirectory(prefix=f".{name}.", dir=parent) as folder:
        project = Path(folder) / name
        for layer in layers:
            render(templates_directory() / layer, project, values)
        project.rename(target)
    return target


def package_name(name: str) -> str:
    """The name to import a distribution `name` by."""
    package = re.sub(r"[._-]+", "_", name).lower()
    if not _NAME.fullmatch(name) or keyword.iskeyword(package) or keyword.iskeyword(name):
        raise SettingsError(
            f"`{name}` is no name for a Python project",
            help="letters, digits, dots, dashes and underscores; the first a letter, the last a letter or digit",
        )
    return package


def _template(name: str) -> Template:
    if name not in TEMPLATES:
        close = difflib.get_close_matches(name, TEMPLATES, 1)
        raise SettingsError(
            f"there is no template `{name}`",
            help=f"did you mean `{close[0]}`?" if close else f"there are {', '.join(TEMPLATES)}",
        )
    return TEMPLATES[name]


def render(source: Path, target: Path, values: Mapping[str, object]) -> None:
    """Write the files of a folder of templates into another one."""
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(templates_directory()),
        undefined=jinja2.StrictUndefined,
        keep_trailing_newline=True,
        autoescape=False,
    )
    for path in sorted(source.rglob("*")):
        if path.is_dir() or "__pycache__" in path.parts:
            continue
        parts = [part.replace("__package__", str(values["package"])) for part in path.relative_to(source).parts]
        parts = [re.sub(r"^dot-", ".", part) for part in parts]
        output = target.joinpath(*parts[:-1], parts[-1].removesuffix(".jinja"))
        output.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix != ".jinja":
            shutil.copyfile(path, output)
            continue
        text = environment.get_template(path.relative_to(templates_directory()).as_posix()).render(values).strip("\n")
        if text:
            output.write_text(text + "\n", encoding="utf-8")
