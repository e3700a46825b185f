"""The commands `enzyme-cc`, `enzyme-c++` and `enzyme-fc` as a build calls them: hundreds of times, for a file each.

A compilation like one before is the compiler's command and a mark in the object (`toolchain.recipes`); everything else
is for `drivers`, whose imports take as long as compiling a short file.
"""

from __future__ import annotations

import atexit
import gc
import os
import sys

from enzyme_build.toolchain import embedded_bitcode, recipes
from enzyme_build.toolchain.dropped_statements import Listing, dropped

TYPE_CHECKING = False  # typing takes a while to import
if TYPE_CHECKING:
    from typing import NoReturn


def enzyme_cc() -> NoReturn:
    """The C compiler."""
    _run("C", "enzyme_cc")


def enzyme_cxx() -> NoReturn:
    """The C++ compiler."""
    _run("C++", "enzyme_cxx")


def enzyme_fc() -> NoReturn:
    """The Fortran compiler."""
    _run("Fortran", "enzyme_fc")


def enzyme_driver() -> NoReturn:
    """One of them, by the first argument: the script that is behind all three (see `toolchain.launcher`)."""
    language = sys.argv.pop(1)
    _run(language, {"C": "enzyme_cc", "C++": "enzyme_cxx", "Fortran": "enzyme_fc"}[language])


def _run(language: str, name: str) -> NoReturn:
    compiled = os.environ.pop("_ENZYME_COMPILED", None)  # by the launcher, which listed the headers in this file
    found = recipes.recall(language, sys.argv[1:])
    if found is not None:
        command, source, output = found
        listing = Listing(command, output, compiled)
        code = _compile(command, listing) if compiled is None else 0
        headers = listing.take()
        if code is not None and (code or (not dropped([source, *headers], output) and _is_marked(output))):
            os._exit(code & 0xFF)  # nothing is left to do, and to say so takes Python a while
    gc.disable()  # nearly all that a link makes stays to its end
    from enzyme_build.cli import drivers

    _end(getattr(drivers, name)())


def _end(code: int) -> NoReturn:
    """End as `sys.exit` does, without the objects of a link being freed one by one: that takes a while."""
    sys.stdout.flush()
    sys.stderr.flush()
    atexit._run_exitfuncs()  # pyright: ignore[reportPrivateUsage]
    os._exit(code & 0xFF)


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
