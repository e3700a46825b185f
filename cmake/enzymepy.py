"""Runs one part of enzyme-build for CMake, from the copy that these CMake files belong to.

enzymepy.py ready                              succeeds where enzyme-build can run
enzymepy.py enzyme-build ARGUMENT...           this command
enzymepy.py enzyme-cc ARGUMENT...              this compiler; enzyme-c++ and enzyme-fc too
enzymepy.py compile LANGUAGE N [--launcher M WORD...] COMPILER...   the N words of the compiler are replaced
enzymepy.py rust SOURCE STEM OPTION...           STEM.o, STEM.a and STEM.d of a Rust crate
enzymepy.py facts LANGUAGE...                  CMake code that says what these languages need
enzymepy.py project DIRECTORY NAME OUTPUT ...  CMake code for a project that has no CMakeLists.txt
"""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent.parent if HERE.parent.name == "share" else HERE.parent
sys.path[0] = str(ROOT)


COMPILERS = {"C": "enzyme-cc", "CXX": "enzyme-c++", "Fortran": "enzyme-fc"}


def main(arguments: list[str]) -> int:
    part, *rest = arguments
    if part == "ready":
        import llvmlite.binding

        return 0 if llvmlite.binding.llvm_version_info else 1
    if part == "enzyme-build":
        from enzyme_build.cli.main import main as command

        return command(rest) or 0
    if part == "compile":
        return compilation(*rest)
    if part in COMPILERS.values():
        return compiler(part, rest)
    from enzyme_build.backend import cmake_side

    return cmake_side.run(part, rest)


def compilation(language: str, count: str, *words: str) -> int:
    """Run our compiler in place of another one, and what was to run that one (ccache) in front of ours."""
    import os
    import shlex

    from enzyme_build.toolchain import driver_words
    from enzyme_build.toolchain.compilers import Language
    from enzyme_build.toolchain.drivers import LAUNCHER
    from enzyme_build.toolchain.foreign_flags import without_foreign

    launcher: list[str] = []
    if words[:1] == ("--launcher",):
        end = 2 + int(words[1])
        launcher = list(words[2:end])
        words = words[end:]
    theirs = words[: int(count)]
    if launcher := launcher or driver_words.launcher_in(theirs):
        os.environ.setdefault(LAUNCHER, shlex.join(launcher))
    name = theirs[len(driver_words.launchers(theirs))]
    kinds = {"C": Language.C, "CXX": Language.CXX, "Fortran": Language.FORTRAN}
    return compiler(COMPILERS[language], without_foreign(kinds[language], name, words[int(count) :]))


def compiler(name: str, arguments: list[str]) -> int:
    """Run one of our compilers."""
    from enzyme_build.cli.drivers import main as driver
    from enzyme_build.toolchain.compilers import Language

    languages = {"enzyme-cc": Language.C, "enzyme-c++": Language.CXX, "enzyme-fc": Language.FORTRAN}
    return driver(languages[name], arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
