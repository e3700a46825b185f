"""`enzyme-build docs [PAGE]`: the documentation of this very version, as a site, as text, or as files to work with.

The pages come with the installation.  Where Sphinx is installed they are made into a site once, in the user's cache,
and opened in a browser; elsewhere they are shown as text.
"""

from __future__ import annotations

import argparse
import importlib.util
import subprocess
import sys
import webbrowser
from pathlib import Path
from typing import Any

from enzyme_build import documents
from enzyme_build.cli import parsers
from enzyme_build.errors import InputError, SourceLocation, ToolchainError
from enzyme_build.resources import docs_directory
from enzyme_build.toolchain.cache import cache_folder

_EXAMPLES = (
    ("enzyme-build docs settings", "the page about settings, in a browser; in a terminal: --text"),
    ("enzyme-build docs hessians --files .", "the files of a tutorial, into this folder"),
)
_NEEDED = ("sphinx", "myst_parser", "furo", "sphinx_copybutton", "sphinx_design")


def register(subparsers: Any) -> None:
    """Describe the command."""
    parser = parsers.add(
        subparsers,
        "docs",
        "Opens the documentation of this version in a browser: as a site if enzyme-build[docs] is installed, else as "
        "text in the terminal. PAGE is a page's name, its end, or an error's code.",
        _EXAMPLES,
    )
    parser.add_argument("page", nargs="?", default="index", metavar="PAGE", help="the page to open (index)")
    parser.add_argument("--text", action="store_true", help="show the page in the terminal")
    parser.add_argument("--path", action="store_true", help="print where the page lies, and stop")
    parser.add_argument("--list", action="store_true", help="list the pages, and stop")
    parser.add_argument("--files", type=Path, metavar="DIR", help="write the files that the page shows into a folder")


def run(options: argparse.Namespace) -> int:
    """Open, show, list, or write."""
    if options.list:
        print(*documents.names(), sep="\n")
        return 0
    name, place = documents.find(options.page)
    if options.path:
        print(documents.source(name))
    elif options.files is not None:
        _write_files(name, options.files)
    elif options.text or not all(map(importlib.util.find_spec, _NEEDED)):
        show(name, place)
    else:
        _open(name, place)
    return 0


def _write_files(name: str, folder: Path) -> None:
    found = documents.files_of(name)
    if not found:
        raise InputError(f"the page `{name}` has no files", help="`enzyme-build docs --list` lists the pages")
    there = [file for file in found if (folder / file).exists()]
    if there:
        raise InputError(f"`{there[0]}` already exists", SourceLocation(str(folder / there[0])), help="choose a folder "
                         "of its own: --files NEW")  # fmt: skip
    for file, text in found.items():
        path = folder / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(path)


def show(name: str, place: str) -> None:
    """Print a page, or the section of it that is called `place`."""
    from rich.console import Console
    from rich.markdown import Markdown

    text = documents.text_of(name)
    if place:
        text = documents.part_of(text, place)
    Console().print(Markdown(text))


def _open(name: str, place: str) -> None:
    site = _site()
    address = (site / f"{name}.html").as_uri() + (f"#{place}" if place else "")
    print(address)
    if sys.stdout.isatty():
        webbrowser.open(address)


def _site() -> Path:
    """The pages as HTML; Sphinx knows what is up to date."""
    site = cache_folder() / "docs"
    command = [sys.executable, "-m", "sphinx", "-q", "-b", "html", str(docs_directory()), str(site)]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode != 0:
        raise ToolchainError(f"Sphinx failed:\n{done.stdout}", help="`enzyme-build docs --text` needs no Sphinx")
    return site
