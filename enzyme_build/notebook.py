"""Cells in C, C++, Fortran or Rust: `%load_ext enzyme_build`, then

    %%enzyme [c | c++ | fortran | rust] [-FLAG …] [-lLIBRARY …] [ARRAY=LENGTH[,LENGTH …] …]

compiles the cell; its functions appear in the notebook, with their derivatives.
"""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Any

from enzyme_build.errors import EnzymeBuildError
from enzyme_build.functions import load
from enzyme_build.toolchain import cache

SUFFIXES = {"c": ".c", "c++": ".cpp", "cpp": ".cpp", "fortran": ".f90", "rust": ".rs"}


def register(shell: Any) -> None:
    """Make `%%enzyme` known to an IPython shell."""

    def enzyme(line: str, cell: str) -> None:
        try:
            functions = functions_of(line, cell)
        except EnzymeBuildError as error:
            raise _Shown(str(error)) from None
        shell.push(functions)
        print("\n".join(map(repr, functions.values())))

    enzyme.__doc__ = __doc__
    shell.register_magic_function(enzyme, "cell", "enzyme")


class _Shown(Exception):
    """An error of the user's cell, without the places in this package that it came through."""

    def _render_traceback_(self) -> list[str]:
        return [str(self)]


def functions_of(line: str, cell: str) -> dict[str, Any]:
    """The functions of a cell by name."""
    words = shlex.split(line)
    language = words.pop(0).lower() if words and words[0].lower() in SUFFIXES else "c"
    wrong = [word for word in words if not word.startswith("-") and "=" not in word]
    if wrong:
        raise _Shown(f"%%enzyme: `{wrong[0]}` is no language ({', '.join(SUFFIXES)}), flag, or ARRAY=LENGTH")
    libraries = [word for word in words if word.startswith("-l")]
    flags = [word for word in words if word.startswith("-") and word not in libraries]
    shapes = [word.partition("=") for word in words if not word.startswith("-")]
    options: dict[str, Any] = {"arrays": {n: tuple(lengths.split(",")) for n, _, lengths in shapes}} if shapes else {}
    library = load(_file(cell, SUFFIXES[language]), flags=flags, libraries=libraries, **options)
    return {name: library[name] for name in library}


def _file(cell: str, suffix: str) -> Path:
    name = f"cell{suffix}"
    folder = cache.cache_folder() / "cells" / cache.digest([cell, suffix])
    return cache.entry(folder, lambda work: _write(work / name, cell)) / name


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")
