"""What the files of other build systems say about a project: Makefile, setup.py, setup.cfg, Cargo.toml, fpm.toml.

They are read, never run; what is computed in them is not known.
"""

from __future__ import annotations

import ast
import configparser
import importlib
import re
import shlex
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

tomllib = importlib.import_module("tomllib" if sys.version_info >= (3, 11) else "tomli")

_MAKEFILES = ("GNUmakefile", "makefile", "Makefile", "config.mk", "make.inc")
_FLAGS = re.compile(r"^\s*(?:override\s+)?\w*(?:FLAGS|DEFINES|DEFS|LIBS|INCLUDES?)\w*\s*[:+?]?=\s*(.*)$", re.MULTILINE)
_EVERYWHERE = ("m", "c", "dl", "pthread", "rt", "stdc++", "gcc", "gfortran")
_METADATA = ("name", "version", "description", "license")


@dataclass
class Facts:
    """The metadata (name, version, description, license), and what the sources need to compile.

    `includes` are folders, `modules` the names of extension modules of Python that setup.py builds.
    """

    metadata: dict[str, str] = field(default_factory=dict[str, str])
    definitions: list[str] = field(default_factory=list[str])
    includes: list[Path] = field(default_factory=list[Path])
    libraries: list[str] = field(default_factory=list[str])
    modules: list[str] = field(default_factory=list[str])


def read_facts(folder: Path) -> Facts:
    """What is said in a project's folder; where several files say something, the first one counts."""
    facts = Facts()
    for name, read in (
        ("setup.py", _read_setup),
        ("setup.cfg", _read_setup_configuration),
        ("Cargo.toml", _read_manifest),
        ("fpm.toml", _read_manifest),
        *((name, _read_makefile) for name in _MAKEFILES),
    ):
        path = folder / name
        if path.is_file():
            read(path.read_text(encoding="utf-8", errors="replace"), folder, facts)
    return facts


def _add(facts: Facts, found: Mapping[str, Any]) -> None:
    for key in _METADATA:
        if isinstance(value := found.get(key), str) and value and "{" not in value:
            facts.metadata.setdefault(key, value)


def _read_manifest(text: str, folder: Path, facts: Facts) -> None:
    try:
        document = cast("dict[str, Any]", tomllib.loads(text))
    except ValueError:
        return
    _add(facts, document.get("package", document))


def _read_setup_configuration(text: str, folder: Path, facts: Facts) -> None:
    parser = configparser.ConfigParser(interpolation=None)
    try:
        parser.read_string(text)
    except configparser.Error:
        return
    if parser.has_section("metadata"):
        _add(
            facts, {key: value for key, value in parser["metadata"].items() if not value.startswith(("attr:", "file:"))}
        )


def _read_setup(text: str, folder: Path, facts: Facts) -> None:
    try:
        tree = ast.parse(text)
    except SyntaxError:
        return
    for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
        words = {k.arg: value for k in call.keywords if k.arg and (value := _constant(k.value)) is not None}
        match getattr(call.func, "attr", getattr(call.func, "id", "")):
            case "setup":
                _add(facts, words)
            case "Extension" | "Pybind11Extension":
                name = _constant(call.args[0]) if call.args else words.get("name")
                facts.modules += [name] if isinstance(name, str) else []
                facts.definitions += _macros(words.get("define_macros"))
                facts.includes += [p for p in map(folder.joinpath, _texts(words.get("include_dirs"))) if p.is_dir()]
                facts.libraries += [name for name in _texts(words.get("libraries")) if name not in _EVERYWHERE]
            case _:
                pass


def _constant(node: ast.expr) -> Any:
    try:
        return ast.literal_eval(node)
    except (ValueError, TypeError):
        return None


def _macros(found: Any) -> Iterator[str]:
    for macro in cast("list[Any]", found) if isinstance(found, list) else []:
        match macro:
            case (str(name), str(value)):
                yield f"{name}={value}"
            case (str(name), None):
                yield name
            case _:
                pass


def _texts(found: Any) -> list[str]:
    return [text for text in cast("list[Any]", found) if isinstance(text, str)] if isinstance(found, list) else []


def _read_makefile(text: str, folder: Path, facts: Facts) -> None:
    for line in _FLAGS.findall(text.replace("\\\n", " ")):
        for word in _words(re.sub(r"\s#.*", "", line)):
            if "$" in word:
                continue
            if word.startswith("-D") and len(word) > 2:
                facts.definitions.append(word[2:])
            elif word.startswith("-I") and (folder / word[2:]).is_dir() and len(word) > 2:
                facts.includes.append(folder / word[2:])
            elif word.startswith("-l") and word[2:] not in _EVERYWHERE:
                facts.libraries.append(word[2:])


def _words(line: str) -> list[str]:
    try:
        return shlex.split(line)
    except ValueError:
        return line.split()
