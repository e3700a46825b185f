"""The variables of the environment that this package reads: what the drivers' help and the reference page say of them.

A variable whose name is nearly one of these is a mistake that nobody would see: `misspelt` finds it.
"""

from __future__ import annotations

from collections.abc import Mapping

from enzyme_build.errors import NoEffect, Remark

# Names that belong together stand on one line, as in the help.
DRIVERS = {
    "ENZYME_CC, ENZYME_CXX, ENZYME_FC": "the real compiler of a language",
    "ENZYME_TARGET=TARGET": "the machine to build for: aarch64-linux-gnu.2.28, …",
    "ENZYME_RUNTIME_ERRORS=1": "as -fenzyme-runtime-errors",
    "ENZYME_SAVE_STAGES=DIR": "as --save-stages",
    "ENZYME_REPORT=DIR": "each link writes there what it did, as JSON and as a page",
    "ENZYME_KEEP_BITCODE=1": "a link leaves the bitcode in its output, for `enzyme-build explain`",
    "ENZYME_CACHE=0": "a link takes nothing from the cache, and keeps nothing",
    "ENZYME_CACHE_DIR, ENZYME_CACHE_SIZE": "where the cache is, and how much it may hold (2G)",
    "ENZYME_COMPILER_LAUNCHER=COMMAND": "runs each compilation: ccache, sccache",
    "ENZYME_DIAGNOSTICS=json|sarif:FILE": "errors and warnings for machines",
}
OTHERS = {
    "ENZYME_RUSTC": "the Rust compiler",
    "ENZYME_OFFLINE=1": "builds of packages must not need a network, as the setting `offline`",
    "ENZYME_BUILD_KEY=VALUE": "the setting KEY of `[tool.enzyme-build]` for one build, with underscores for dashes",
    "ENZYME_DIFFERENTIATE_FIRST=1": "differentiate what the compiler wrote, with all optimisation behind it, to "
    "measure what optimising first is worth",
}
_FREE = ("ENZYME_BUILD_", "ENZYME_VERSION_")  # settings, which are checked as such; and what CMake projects set
_NOT_OURS = ("ENZYME_INCLUDE", "ENZYME_CHECKPOINT", "ENZYME_REGISTER_GRADIENT", "ENZYME_REGISTER_DERIVATIVE")


def names() -> list[str]:
    """All of them."""
    return [name.partition("=")[0] for line in (*DRIVERS, *OTHERS) for name in line.split(", ")]


def table() -> str:
    """Those of the drivers as lines of a help text."""
    width = max(map(len, DRIVERS)) + 2
    return "".join(f"  {name:{width}}{said}\n" for name, said in DRIVERS.items())


def misspelt(environment: Mapping[str, str]) -> list[Remark]:
    """What users should hear about variables that nobody reads."""
    known = names()
    unknown = [
        name
        for name in environment
        if name.startswith("ENZYME_") and name not in (*known, *_NOT_OURS) and not name.startswith(_FREE)
    ]
    if not unknown:
        return []
    from difflib import get_close_matches  # most links need not wait for it

    close = {name: get_close_matches(name, known, 1, 0.85) for name in unknown}
    return [
        NoEffect(f"the variable {name} is read by nobody", help=f"did you mean {found[0]}?")
        for name, found in close.items()
        if found
    ]
