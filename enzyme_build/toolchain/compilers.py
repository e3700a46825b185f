"""Finds the compilers, and compiles a file to bitcode.

For each language: an explicit setting (an argument, or `ENZYME_CC`, `ENZYME_CXX`, `ENZYME_FC`,
`ENZYME_RUSTC`), then an LLVM compiler on the PATH whose major is not newer than our LLVM, the newest first,
then, for C and C++, the clang inside the package `ziglang`.  A compiler *fits* if our LLVM reads its bitcode.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from pathlib import Path

from enzyme_build.errors import InputError, SourceLocation, ToolchainError
from enzyme_build.toolchain import openmp
from enzyme_build.toolchain.dropped_statements import compile_all
from enzyme_build.toolchain.known_versions import version_text
from enzyme_build.toolchain.llvm import LLVM_MAJOR

OLDEST_CLANG = 15  # the first whose pointers are opaque
OLDEST_FLANG = 19
TARGET = "ENZYME_TARGET"
_ZIG_GLIBC = "2.17"


class Language(Enum):
    """A source language; the value is how it is called in messages."""

    C = "C"
    CXX = "C++"
    FORTRAN = "Fortran"
    RUST = "Rust"


class Verdict(Enum):
    """Whether a tool can be used."""

    FITS = "fits"
    TOO_NEW = "too new"
    TOO_OLD = "too old"
    UNFIT = "writes no bitcode"
    MISSING = "missing"


@dataclass(frozen=True)
class Tool:
    """A compiler that was looked for, and what was found."""

    language: Language
    command: tuple[str, ...] = ()
    version: str = ""
    llvm_major: int | None = None
    verdict: Verdict = Verdict.MISSING
    is_zig: bool = False

    @property
    def fits(self) -> bool:
        return self.verdict is Verdict.FITS

    @property
    def compiles_bitcode(self) -> bool:
        """Whether it makes machine code of any module that our LLVM reads."""
        return self.llvm_major == LLVM_MAJOR and self.language in (Language.C, Language.CXX) and not self.is_zig

    @property
    def install_command(self) -> str:
        return _INSTALL[self.language]

    @property
    def label(self) -> str:
        name = "zig" if self.is_zig else Path(self.command[0]).name if self.command else "none"
        return f"{name} {self.version}".strip()


_VARIABLES = {
    Language.C: "ENZYME_CC",
    Language.CXX: "ENZYME_CXX",
    Language.FORTRAN: "ENZYME_FC",
    Language.RUST: "ENZYME_RUSTC",
}
_PROGRAMS = {Language.C: ("clang",), Language.CXX: ("clang++",), Language.FORTRAN: ("flang", "flang-new")}
_INSTALL = {
    Language.C: f"apt-get install -y clang-{LLVM_MAJOR}",
    Language.CXX: f"apt-get install -y clang-{LLVM_MAJOR}",
    Language.FORTRAN: f"apt-get install -y flang-{LLVM_MAJOR}",
    Language.RUST: "apt-get install -y rustc",
}
_OR_FROM_PIP = ", or `pip install 'enzyme-build[tools]'`"
_FROM_PIP: dict[Language, str] = {Language.C: _OR_FROM_PIP, Language.CXX: _OR_FROM_PIP}
_SUFFIXES = {
    Language.C: {".c", ".i"},
    Language.CXX: {".cc", ".cp", ".cpp", ".cxx", ".c++", ".C", ".CPP", ".ii"},
    Language.FORTRAN: {
        ".f",
        ".for",
        ".ftn",
        ".f77",
        ".f90",
        ".f95",
        ".f03",
        ".f08",
        ".f18",
        ".F",
        ".FOR",
        ".FTN",
        ".F77",
        ".F90",
        ".F95",
        ".F03",
        ".F08",
        ".F18",
    },
    Language.RUST: {".rs"},
}
# Without debug sections nobody asks where variables are, which LLVM's newer way finds out even where there are none.
_NO_VARIABLES = ("-mllvm", "-experimental-debug-variable-locations=false")
# Remarks that match no pass: with them the compiler keeps source places for our messages, yet makes no debug sections.
_PLACES = "-Rpass=^enzyme-build$"
# What is registered about a function, in whatever file, must be known before anything inlines it or concludes from its
# body what it returns: the link optimises, once it knows.
_AS_WRITTEN = ("-disable-llvm-passes",)  # of the compiler behind the driver, as the next
_JOINED_SINCE = 16  # clang's `-Xclang=OPTION`
_NEVER_INLINED = ("-mllvm", "-inline-threshold=-1000000")  # flang cannot be told to leave functions alone
# At -O0 clang does not say what types lie in memory (TBAA).  This is the same code, with that.
_UNOPTIMISED_WITH_TYPES = ("-O1", "-U__OPTIMIZE__")
# The class that a virtual call is written for stands beside it, and beside each table the classes that it is of.
_STATIC_TYPES = ("-fwhole-program-vtables", "-flto-unit")
_NO_LOOP_TRANSFORMS = ("-fno-vectorize", "-fno-slp-vectorize", "-fno-unroll-loops")


def find(language: Language, explicit: str | None = None) -> Tool:
    """The compiler for a language: one that fits, else the best reason why there is none."""
    chosen = explicit or os.environ.get(_VARIABLES[language], "")
    if not chosen and language in (Language.C, Language.CXX) and os.environ.get(TARGET):
        return _zig(language) or Tool(language)  # which has the C library of every target with it
    return _find(language, chosen, os.environ.get("PATH", ""))


def forget() -> None:
    """Look for every compiler anew: something was installed."""
    _find.cache_clear()


def require(language: Language, explicit: str | None = None) -> Tool:
    """The compiler for a language, or an error that names the way to get one."""
    tool = find(language, explicit)
    if tool.fits:
        return tool
    import shlex  # only errors need it

    if tool.verdict is Verdict.MISSING:
        named = f" (`{shlex.join(tool.command)}` does not run)" if tool.command else ""
        raise ToolchainError(
            f"there is no {language.value} compiler on this machine that writes LLVM bitcode{named}",
            help=f"install one: `{tool.install_command}`{_FROM_PIP.get(language, '')}, "
            f"or name one in {_VARIABLES[language]}",
        )
    raise ToolchainError(
        f"the {language.value} compiler `{shlex.join(tool.command)}` (version {tool.version}) is of no use here: "
        f"{tool.verdict.value}; LLVM {LLVM_MAJOR} reads the bitcode",
        help=f"install one that fits: `{tool.install_command}`, or name one in {_VARIABLES[language]}",
    )


def language_of(source: Path) -> Language | None:
    """The language that a file name says."""
    return next((language for language, suffixes in _SUFFIXES.items() if source.suffix in suffixes), None)


def include_directory() -> Path:
    """Where `enzyme.h` is: served to every C and C++ compilation."""
    return Path(__file__).resolve().parent / "include"


def bitcode_flags(tool: Tool, flags: Sequence[str]) -> list[str]:
    """What to add behind a user's flags so that an object is bitcode with loops as they were written."""
    optimised: list[str] = []
    if tool.language is Language.FORTRAN and not any(re.fullmatch(r"-O[1-3sz]|-Ofast", flag) for flag in flags):
        # At -O0 flang calls its library for every array expression; what is differentiated is optimised anyway.
        optimised = ["-O1" if (tool.llvm_major or 0) < 20 else "-O2"]
    if tool.language is Language.FORTRAN:
        optimised += _NEVER_INLINED
    if tool.language is Language.FORTRAN and (tool.llvm_major or 0) < 20:
        return [*optimised, "-flto", "-mllvm", "-vectorize-loops=false", "-mllvm", "-vectorize-slp=false"]
    if tool.language in (Language.C, Language.CXX):
        optimised = [*(_UNOPTIMISED_WITH_TYPES if is_unoptimised(flags) else ()), *_inner(tool, *_AS_WRITTEN)]
    if tool.language is Language.CXX:
        optimised += _inner(tool, *_STATIC_TYPES)
    if tool.is_zig:
        plain = [] if any(flag.startswith("-g") for flag in flags) else ["-g0"]
        # zig refuses -flto for Mach-O, and with -emit-llvm and -MD writes no object; what they all write is the same
        is_macho = re.search(r"-macos|-darwin", " ".join([*target_flags(tool), *flags])) is not None
        kind = ("-Xclang", "-emit-llvm-bc") if is_macho else ("-flto",)
        return [*optimised, *kind, *plain, _PLACES, *_NO_LOOP_TRANSFORMS]
    return [*optimised, "-flto=full", _PLACES, *_NO_LOOP_TRANSFORMS]


def fat_flags(tool: Tool, language: str, flags: Sequence[str]) -> list[str]:
    """What to add instead, so that an object is machine code with such bitcode beside it; nothing where none can be.

    Without optimisation the two differ from the start (see above): machine code is made of the bitcode at the link.
    `language` is that of `-x`, or "".
    """
    if tool.language not in (Language.C, Language.CXX) or tool.is_zig or is_unoptimised(flags):
        return []
    if language not in ("", "c", "c++") or _NO_MACHINE_CODE.intersection(flags):
        return []
    inner = ["-fembed-bitcode=bitcode", *(_STATIC_TYPES if tool.language is Language.CXX else ())]
    has_sections = any(flag.startswith(("-g", "-fdebug", "-mllvm")) for flag in flags)  # or the user says how
    return [*_inner(tool, *inner), _PLACES, *(() if has_sections else _NO_VARIABLES)]


def _inner(tool: Tool, *options: str) -> list[str]:
    """Options for the compiler behind clang's driver: in one word each where it knows that form, as sccache does."""
    if tool.is_zig or (tool.llvm_major or 0) < _JOINED_SINCE:
        return [word for option in options for word in ("-Xclang", option)]
    return [f"-Xclang={option}" for option in options]


_NO_MACHINE_CODE = {"-emit-llvm", "-save-temps", "-fembed-bitcode", "-m32", "-mx32"}


def is_unoptimised(flags: Sequence[str]) -> bool:
    """The last level that the user named is 0, or there is none."""
    levels = [flag for flag in flags if re.fullmatch(r"-O\w*", flag)]
    return not levels or levels[-1] == "-O0"


# Attributes that Enzyme's own compiler plugin knows, `__attribute__((enzyme_inactive))`, as annotations.
_ATTRIBUTES = (
    '-Denzyme_inactive=annotate("enzyme_inactive")',
    '-Denzyme_inactive_noblock=annotate("enzyme_inactive")',
    '-Denzyme_shadow(name)=annotate("enzyme_shadow", &name)',
    '-Denzyme_shouldrecompute=annotate("enzyme_shouldrecompute")',
    '-Denzyme_function_like(name)=annotate("enzyme_function_like=" name)',
    "-Denzyme_sparse_accumulate=noinline",
)


def base_flags(tool: Tool) -> list[str]:
    """What comes before a user's flags: our header, and for zig what makes it a plain, portable compiler."""
    if tool.language in (Language.FORTRAN, Language.RUST):
        return target_flags(tool)
    quiet = ["-fno-sanitize=undefined"] if tool.is_zig else []
    strings = ["-isystem", str(Path(__file__).parent / "libstdcxx")] if tool.language is Language.CXX else []
    return ["-idirafter", str(include_directory()), *_ATTRIBUTES, *strings, *quiet, *target_flags(tool)]


def target_flags(tool: Tool) -> list[str]:
    """The target of the build; of zig, where none is said, the oldest C library and the plainest processor."""
    if os.environ.get(TARGET) and tool.language is not Language.RUST:
        from enzyme_build.toolchain.targets import chosen_target  # few builds have one

        target = chosen_target()
        assert target is not None
        if tool.language is Language.FORTRAN and not target.is_linux:
            raise ToolchainError(
                f"flang compiles for Linux here, and not for {target.triple}",
                help="leave Fortran out of wheels for that system, or build them there",
            )
        return ["-target", target.triple] if tool.is_zig else [f"--target={target.plain}"]
    if not tool.is_zig or os.uname().sysname != "Linux":
        return []
    return ["-target", f"{os.uname().machine}-linux-gnu.{_ZIG_GLIBC}"]


def zig_answer(arguments: Sequence[str]) -> str | None:
    """The answer to a question that build systems ask every compiler, and that zig does not know."""
    from enzyme_build.toolchain.targets import chosen_target

    target = chosen_target()
    known = {
        "-dumpmachine": target.plain if target else f"{os.uname().machine}-linux-gnu",
        "-v": "clang version " + find(Language.C).version,
    }
    return known.get(arguments[0]) if len(arguments) == 1 else None


def translate_for_zig(flags: Sequence[str]) -> list[str]:
    """A user's flags as zig wants them: processors are spelt with underscores, in `-mcpu`."""
    return [
        "-mcpu=" + flag.split("=", 1)[1].replace("-", "_") if flag.startswith(("-march=", "-mtune=")) else flag
        for flag in flags
        if not flag.startswith("-mtune=") and not flag.startswith("-ffat-lto-objects")
    ]


def compile_to_bitcode(source: Path, output: Path, flags: Sequence[str] = (), tool: Tool | None = None) -> Path:
    """Compile one file to a bitcode object; the compiler's own message is the error's."""
    language = _known_language(source)
    tool = tool or require(language)
    return _compiled(tool, compile_command(tool, source, output, flags), source, output)


def compile_unoptimised(source: Path, output: Path, flags: Sequence[str] = ()) -> Path:
    """Compile one Fortran file to bitcode as it is written: for a reader, not for a link."""
    from enzyme_build.toolchain.fortran_module import module_flags  # which is compiled by these compilers
    from enzyme_build.toolchain.mpi_module import mpi_flags

    tool = require(_known_language(source))
    made = ["-O0", "-g", "-emit-llvm", "-c", str(source), "-o", str(output)]
    words = [*mpi_flags(tool, source, flags), *flags, *module_flags(tool, source)]
    return _compiled(tool, [*tool.command, *words, *made], source, output)


# As the crate is written: the link optimises.
_RUST_LIBRARY = ("--crate-type=staticlib", "-C", "panic=abort", "-A", "warnings")
_RUST_AS_WRITTEN = ("-C", "opt-level=1", "-C", "no-prepopulate-passes")


def compile_rust_crate(source: Path, output: Path, runtime: Path, flags: Sequence[str] = ()) -> None:
    """Bitcode of a crate, and an archive of it with Rust's own library, which a link of the bitcode may need."""
    compile_to_bitcode(source, output, [*_RUST_LIBRARY, *_RUST_AS_WRITTEN, "-g", *flags])
    tool = require(Language.RUST)
    archive = ["-C", "opt-level=1", str(source), "-o", str(runtime)]
    _compiled(tool, [*tool.command, *_RUST_LIBRARY, *flags, *archive], source, runtime)


def list_rust_sources(source: Path, output: Path, rule: Path, flags: Sequence[str] = ()) -> None:
    """Write a Makefile rule: `output` is made of these files of the crate."""
    tool = require(Language.RUST)
    _compiled(
        tool, [*tool.command, *_RUST_LIBRARY, *flags, "--emit=dep-info", str(source), "-o", str(rule)], source, rule
    )
    files = rule.read_text(encoding="utf-8").splitlines()[0].partition(": ")[2]
    target = str(output).replace(" ", "\\ ")
    rule.write_text(f"{target}: {files}\n", encoding="utf-8")


def _known_language(source: Path) -> Language:
    """The language of a source that is there."""
    language = language_of(source)
    if language is None:
        raise InputError(
            f"`{source}` is of no known language",
            SourceLocation(str(source)),
            help="known endings: .c .cpp .f90 .rs and their kin",
        )
    if not source.is_file():
        raise InputError(f"cannot read `{source}`: there is no such file", SourceLocation(str(source)))
    return language


def _compiled(tool: Tool, command: Sequence[str], source: Path, output: Path) -> Path:
    """The output of a compiler; its message is the error's."""
    import subprocess  # drivers shall not wait for it

    def run(words: list[str], environment: Mapping[str, str]) -> None:
        done = subprocess.run(words, capture_output=True, text=True, env=environment)
        if done.returncode != 0:
            raise ToolchainError(
                f"`{source}` does not compile\n{done.stderr.strip() or done.stdout.strip()}",
                SourceLocation(str(source)),
                help=f"the compiler was {tool.label}",
            )

    if tool.language in (Language.C, Language.CXX):
        compile_all([*command], str(source), str(output), run)
    else:
        run([*command], os.environ)
    return output


def compile_command(tool: Tool, source: Path, output: Path, flags: Sequence[str] = ()) -> list[str]:
    """The command that compiles one file to a bitcode object."""
    if tool.language is Language.RUST:
        quiet = ["-C", "no-vectorize-loops", "-C", "no-vectorize-slp"]
        kind = [] if any(flag.startswith("--crate-type") for flag in flags) else ["--crate-type=lib"]
        return [
            *tool.command,
            "--emit=llvm-bc",
            *kind,
            *quiet,
            "-C",
            "codegen-units=1",
            *flags,
            str(source),
            "-o",
            str(output),
        ]
    own = translate_for_zig(flags) if tool.is_zig else list(flags)
    if tool.language is Language.FORTRAN:
        from enzyme_build.toolchain.fortran_module import module_flags  # which is compiled by these compilers
        from enzyme_build.toolchain.mpi_module import mpi_flags

        own = [*mpi_flags(tool, source, own), *own, *module_flags(tool, source)]
    else:
        own += openmp.header_flags(own)
    made = [*bitcode_flags(tool, own), *flags_for_source(tool, source), "-c", str(source), "-o", str(output)]
    return [*tool.command, *base_flags(tool), *own, *made]


# flang 22 says of its own code for a circular shift by a negative number that it does not overflow where it does.
_SHIFTS_CIRCULARLY = re.compile(rb"\bcshift\b", re.IGNORECASE)
_LIBRARY_FOR_ARRAYS = ("-mmlir", "--use-hlfir-intrinsic-ops=false")


def flags_for_source(tool: Tool, source: Path) -> list[str]:
    """What one source needs: where arrays are shifted circularly, flang's library does such things."""
    if tool.language is not Language.FORTRAN or (tool.llvm_major or 0) < 21 or not source.is_file():
        return []
    return list(_LIBRARY_FOR_ARRAYS) if _SHIFTS_CIRCULARLY.search(source.read_bytes()) else []


@cache
def _find(language: Language, explicit: str, _path: str) -> Tool:
    if explicit:
        import shlex

        return _examine(language, tuple(shlex.split(explicit)))
    if language is Language.RUST:
        return _examine(language, ("rustc",))
    unfit: Tool | None = None
    for name in _candidates(language):
        tool = _examine(language, (name,))
        if tool.fits:
            return tool
        unfit = unfit or (tool if tool.verdict is not Verdict.MISSING else None)
    return _zig(language) or unfit or Tool(language)


def _candidates(language: Language) -> Iterator[str]:
    versions = range(LLVM_MAJOR, 14, -1)
    names = [f"{program}-{version}" for version in versions for program in _PROGRAMS[language]]
    return (name for name in [*names, *_PROGRAMS[language]] if shutil.which(name))


def _zig(language: Language) -> Tool | None:
    if language not in (Language.C, Language.CXX):
        return None
    import importlib.util

    found = importlib.util.find_spec("ziglang")
    if found is None or not found.submodule_search_locations:
        return None
    program = Path(next(iter(found.submodule_search_locations))) / "zig"
    return _examine(language, (str(program), "cc" if language is Language.C else "c++"), is_zig=True)


def _examine(language: Language, command: tuple[str, ...], is_zig: bool = False) -> Tool:
    program = shutil.which(command[0])
    if program is None:
        return Tool(language, command)
    command = (program, *command[1:])
    text = version_text(command, "-vV" if language is Language.RUST else "--version")
    if text is None:
        return Tool(language, command)
    if language is Language.RUST:
        version, major = _rust_version(text)
    else:
        version, major = _clang_version(text, language)
    is_zig = is_zig or Path(program).stem == "zig"
    return Tool(language, command, version, major, _judge(language, major), is_zig)


def _clang_version(text: str, language: Language) -> tuple[str, int | None]:
    word = "flang" if language is Language.FORTRAN else "clang"
    found = re.search(rf"\b{word}(?:-new)? version (\d+)\.([\d.]+)", text)
    if found:
        return f"{found[1]}.{found[2]}", int(found[1])
    other = re.search(r"\d+\.\d+[\d.]*", text)
    return (other[0] if other else "unknown"), None


def _rust_version(text: str) -> tuple[str, int | None]:
    release = re.search(r"release: (\S+)", text)
    found = re.search(r"LLVM version: (\d+)", text)
    return (release[1] if release else "unknown"), int(found[1]) if found else None


def _judge(language: Language, major: int | None) -> Verdict:
    oldest = OLDEST_FLANG if language is Language.FORTRAN else OLDEST_CLANG
    if major is None:
        return Verdict.UNFIT
    if major > LLVM_MAJOR:
        return Verdict.TOO_NEW
    return Verdict.TOO_OLD if major < oldest else Verdict.FITS
