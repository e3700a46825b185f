"""`enzyme-build new NAME`: a template and a name ─► a project that builds and tests itself.

A template is a folder: a file `x.jinja` is rendered to `x`, any other file is copied; `__package__` in a path is
the package's name, and `dot-` at the beginning of a file name is a dot.
"""

from __future__ import annotations

import argparse
import difflib
import keyword
import re
import shutil
import tempfile
from pathlib import Path
from typing import Any

import jinja2

from enzyme_build.cli import parsers
from enzyme_build.errors import InputError, SettingsError, SourceLocation
from enzyme_build.resources import templates_directory

_NAME = re.compile(r"[A-Za-z]([A-Za-z0-9._-]*[A-Za-z0-9])?")


_EXAMPLES = (
    ("enzyme-build new springs", "a Python package with a C kernel, in the folder `springs`"),
    (
        "enzyme-build new springs --template fortran --directory ~/projects",
        "the same in Fortran, somewhere else",
    ),
)


def register(subparsers: Any) -> None:
    """Describe the command."""
    parser = parsers.add(
        subparsers,
        "new",
        "Writes a complete project into a new folder: sources, pyproject.toml, tests, README.",
        _EXAMPLES,
    )
    parser.add_argument("name", metavar="NAME", help="the project's name, and its folder's")
    parser.add_argument("--template", default="c", metavar="TEMPLATE", help=f"one of {', '.join(template_names())}")
    parser.add_argument("--directory", type=Path, default=Path(), metavar="DIR", help="where to put the folder")


def run(options: argparse.Namespace) -> int:
    """Write the project and say what to do with it."""
    project = create_project(options.name, options.template, options.directory)
    commands = (f"cd {project}", "pip install --no-build-isolation .", "pip install pytest", "pytest")
    print(f"{project} is a project of its own now:\n", *commands, sep="\n  ")
    return 0


def template_names() -> list[str]:
    """The templates that there are."""
    return sorted(path.name for path in templates_directory().iterdir() if path.is_dir())


def create_project(name: str, template: str, parent: Path) -> Path:
    """Write the project `name` into a new folder of that name in `parent`; whole, or not at all."""
    source = _template(template)
    package = package_name(name)
    target = parent / name
    if target.exists():
        raise InputError(f"`{target}` already exists", SourceLocation(str(target)), help="choose another name")
    if not parent.is_dir():
        raise InputError(f"there is no folder `{parent}`", SourceLocation(str(parent)))
    with tempfile.TemporaryDirectory(prefix=f".{name}.", dir=parent) as folder:
        project = Path(folder) / name
        _render(source, project, {"name": name, "package": package})
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


def _template(name: str) -> Path:
    known = template_names()
    if name not in known:
        close = difflib.get_close_matches(name, known, 1)
        raise SettingsError(
            f"there is no template `{name}`",
            help=f"did you mean `{close[0]}`?" if close else f"there are {', '.join(known)}",
        )
    return templates_directory() / name


def _render(source: Path, target: Path, values: dict[str, str]) -> None:
    environment = jinja2.Environment(undefined=jinja2.StrictUndefined, keep_trailing_newline=True, autoescape=False)
    for path in sorted(source.rglob("*")):
        if path.is_dir() or "__pycache__" in path.parts:
            continue
        parts = [part.replace("__package__", values["package"]) for part in path.relative_to(source).parts]
        parts[-1] = re.sub(r"^dot-", ".", parts[-1].removesuffix(".jinja"))
        output = target.joinpath(*parts)
        output.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".jinja":
            text = environment.from_string(path.read_text(encoding="utf-8")).render(values)
            output.write_text(text, encoding="utf-8")
        else:
            shutil.copyfile(path, output)
