"""The commands `enzyme-cc`, `enzyme-c++` and `enzyme-fc` as a build calls them: hundreds of times, for a file each.

A compilation like one before is the compiler's command and a mark in the object (`toolchain.recipes`); everything else
is for `drivers`, whose imports take as long as compiling a short file.
"""

from __future__ import annotations

import os
import sys

from enzyme_build.toolchain import embedded_bitcode, recipes
from enzyme_build.toolchain.dropped_statements import Listing, dropped


def enzyme_cc() -> int:
    """The C compiler."""
    return _run("C", "enzyme_cc")


def enzyme_cxx() -> int:
    """The C++ compiler."""
    return _run("C++", "enzyme_cxx")


def enzyme_fc() -> int:
    """The Fortran compiler."""
    return _run("Fortran", "enzyme_fc")


def enzyme_driver() -> int:
    """One of them, by the first argument: the script that is behind all three (see `toolchain.launcher`)."""
    language = sys.argv.pop(1)
    return _run(language, {"C": "enzyme_cc", "C++": "enzyme_cxx", "Fortran": "enzyme_fc"}[language])


def _run(language: str, name: str) -> int:
    compiled = os.environ.pop("_ENZYME_COMPILED", None)  # by the launcher, which listed the headers in this file
    found = recipes.recall(language, sys.argv[1:])
    if found is not None:
        command, source, output = found
        listing = Listing(command, output, compiled)
        code = _compile(command, listing) if compiled is None else 0
        headers = listing.take()
        if code is not None and (code or (not dropped([source, *headers], output) and _is_marked(output))):
            os._exit(code & 0xFF)  # nothing is left to do, and to say so takes Python a while
    from enzyme_build.cli import drivers

    return int(getattr(drivers, name)())


def _compile(command: list[str], listing: Listing) -> int | None:
    """The compiler's exit code; None if there is no compiler."""
    try:
        process = os.posix_spawnp(command[0], command, listing.environment)
    except OSError:
        return None
    return os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])


def _is_marked(output: str) -> bool:
    try:
        return embedded_bitcode.mark(output)
    except OSError:
        return False  # the other driver says what is wrong
