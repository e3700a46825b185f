"""What CMake asks of Python while it configures (`cmake/enzymepy.py` calls this).

    facts LANGUAGE...                          CMake variables: each language's compiler and run-time library
    project DIRECTORY NAME OUTPUT OVERRIDE...  the CMake code of a project without CMakeLists.txt
    rust SOURCE STEM OPTION...                 a crate: bitcode STEM.o, its library STEM.a, what both are made of STEM.d

Errors are printed here, and the exit code is 1.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from enzyme_build.backend.project import cmake_project, find_sources, languages_of, quoted
from enzyme_build.errors import EnzymeBuildError, InternalError, from_system, with_page
from enzyme_build.settings import read_settings, with_overrides
from enzyme_build.toolchain import compilers
from enzyme_build.toolchain.llvm import LLVM_MAJOR
from enzyme_build.toolchain.targets import chosen_target

_LANGUAGES = {
    "C": compilers.Language.C,
    "CXX": compilers.Language.CXX,
    "Fortran": compilers.Language.FORTRAN,
    "Rust": compilers.Language.RUST,
}
_SCRIPTS = {"C": "enzyme-cc", "CXX": "enzyme-c++", "Fortran": "enzyme-fc"}


def run(part: str, arguments: Sequence[str]) -> int:
    """One part, by its name; the exit code."""
    parts = {"facts": _facts, "project": _project, "rust": _rust}
    try:
        if part not in parts:
            raise InternalError(f"CMake asked for `{part}`, which does not exist")
        return parts[part](arguments)
    except EnzymeBuildError as error:
        print(with_page(error), file=sys.stderr)
        return 1
    except OSError as error:
        print(with_page(from_system(error)), file=sys.stderr)
        return 1


def _facts(arguments: Sequence[str]) -> int:
    print(f"set(EnzymePy_INCLUDE_DIR {quoted(compilers.include_directory())})")
    print(f"set(EnzymePy_LLVM_VERSION_MAJOR {LLVM_MAJOR})")
    for language in arguments:
        for name, values in language_facts(language).items():
            print(f"set(EnzymePy_{language}_{name} {' '.join(map(quoted, values))})")
    return 0


def language_facts(language: str) -> dict[str, list[str]]:
    """What a CMake project must know of a language (CMake's name for it)."""
    try:
        tool = compilers.require(_LANGUAGES[language])
    except EnzymeBuildError as error:
        return {"ERROR": [f"{error.message}. {error.help}"]}
    script = Path(sys.executable).parent / _SCRIPTS.get(language, "-")
    facts = {"ERROR": [], "COMPILER": [str(script) if script.exists() else tool.command[0]]}
    is_here = chosen_target() is None  # flang has its run-time library for this machine alone
    archives = fortran_runtime(tool.command) if language == "Fortran" and is_here else []
    facts["LINK_LIBRARIES"] = [*map(str, archives), "m"] if archives else []
    # zig's C++ objects need zig's C++ library, which only zig links
    facts["LINKER"] = [_SCRIPTS[language]] if language == "CXX" and tool.is_zig else []
    facts["HIDDEN_ARCHIVES"] = [archive.name for archive in archives]
    return facts


def fortran_runtime(command: Sequence[str]) -> list[Path]:
    """The archives of a flang's run-time library: those that it names itself when it links a program."""
    done = subprocess.run(
        [*command, "-###", "-o", os.devnull, "-x", "f95", os.devnull], capture_output=True, text=True, check=False
    )
    words = [word for line in done.stderr.splitlines() if "-lm" in line for word in shlex.split(line)]
    folders = [Path(word[2:]) for word in words if word.startswith("-L")]
    names = [word[2:] for word in words if re.match(r"-l(flang_rt|Fortran)", word)]
    found = [(folder / f"lib{name}.a" for folder in folders) for name in names]
    return [next(path for path in paths if path.is_file()) for paths in found]


def _project(arguments: Sequence[str]) -> int:
    directory, name, output, *overrides = arguments
    project = Path(directory)
    settings = with_overrides(read_settings(project), overrides)
    for language in languages_of(find_sources(project, settings)):
        compilers.require(_LANGUAGES[language])
    Path(output).write_text(cmake_project(project, name, settings, Path(output).parent), encoding="utf-8")
    return 0


def _rust(arguments: Sequence[str]) -> int:
    source, stem, *options = arguments
    compilers.compile_rust_crate(Path(source), Path(f"{stem}.o"), Path(f"{stem}.a"), options)
    compilers.list_rust_sources(Path(source), Path(f"{stem}.o"), Path(f"{stem}.d"), options)
    return 0
