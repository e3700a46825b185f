"""The real compilers behind the drop-in ones: how they are called to compile, and to link at last.

A compilation shall not wait for what only links need: that is imported there.

A driver is the real compiler with three differences: objects carry bitcode, `enzyme.h` is found, and a link
sees bitcode.  Whatever is neither a compilation nor a link goes to the real compiler as it came.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from enzyme_build.errors import CompilerFailed, ToolchainError
from enzyme_build.toolchain import embedded_bitcode, openmp
from enzyme_build.toolchain.command_line import Command, Item, Kind
from enzyme_build.toolchain.compilers import (
    TARGET,
    Language,
    Tool,
    base_flags,
    bitcode_flags,
    fat_flags,
    flags_for_source,
    language_of,
    require,
    target_flags,
    translate_for_zig,
    zig_answer,
)
from enzyme_build.toolchain.dropped_statements import compile_all

LAUNCHER = "ENZYME_COMPILER_LAUNCHER"  # what runs each compilation: ccache, sccache
_FAT = ["-ffat-lto-objects", "-fno-fat-lto-objects"]
_LONGEST_COMMAND = 100_000  # characters; longer ones go through a response file


@dataclass(frozen=True)
class Driver:
    """A drop-in compiler: for which language, and with which real compiler."""

    language: Language
    tool: Tool

    @classmethod
    def of(cls, language: Language) -> Driver:
        return cls(language, require(language))

    @property
    def linker(self) -> Tool:
        """What links: for another machine the one compiler that has its C library."""
        is_fortran = self.tool.language is Language.FORTRAN
        return require(Language.C) if is_fortran and os.environ.get(TARGET) else self.tool

    def pass_through(self, arguments: Sequence[str]) -> int:
        """Run the real compiler as the user called us, our header aside."""
        if self.tool.is_zig and (answer := zig_answer(arguments)) is not None:
            print(answer)
            return 0
        given = translate_for_zig(arguments) if self.tool.is_zig else list(arguments)
        given += openmp.header_flags(given)
        if {"-S", "-emit-llvm"} <= set(arguments):  # text for a link
            given += _silently(self.tool, bitcode_flags(self.tool, given))
        return _exit_code([*self.tool.command, *base_flags(self.tool), *given])

    def compile(self, command: Command, remember: Callable[[list[str]], None] | None = None) -> list[Path]:
        """`-c`: one object for each source.

        `remember` hears of the compiler's command where it is all that there is to making the only object.
        """
        made: list[Path] = []
        sources = command.of(Kind.SOURCE, Kind.OBJECT)
        if len(sources) > 1 and command.output is not None:
            raise ToolchainError("one `-o` cannot name the objects of several sources", help="leave `-o` out")
        for source in sources:
            output = command.output or Path(Path(source.value).stem + ".o")
            ran = self.compile_source(command, source, output, fat=not command.is_separate)
            if ran and remember is not None and len(sources) == 1:
                remember(ran)
            made.append(output)
        return made

    def compile_source(self, command: Command, source: Item, output: Path, fat: bool = False) -> list[str]:
        """Compile one source to one object of bitcode with all the flags of the command.

        A `fat` one holds machine code, too, where the compiler makes both at once or the user asks for it; the command
        that made both, or nothing.
        """
        tool = self._tool_for(source)
        if _is_header(source):  # one from before would be read in the place of the header itself
            output.unlink(missing_ok=True)
        flags = _flags_for(tool, command)
        flags = [flag for flag in flags if flag != "-c" and not flag.startswith("-flto")]
        asked = [flag for flag in flags if flag in _FAT][-1:]
        flags = [flag for flag in flags if flag not in _FAT]
        own = translate_for_zig(flags) if tool.is_zig else flags
        if tool.language is Language.FORTRAN:
            own = [*_mpi_flags(tool, Path(source.value), own), *own]
        language = ["-x", source.language] if source.language else []
        start = [*_launcher(), *tool.command, *base_flags(tool), *own, *_dependencies(command, output, tool)]
        is_fortran = tool.language is Language.FORTRAN
        end = _module_flags(tool, Path(source.value)) if is_fortran else openmp.header_flags(own)
        end += ["-c", *language, source.value, "-o", str(output)]
        both = fat_flags(tool, source.language, own) if fat and asked != _FAT[1:] and not _is_header(source) else []
        if both:
            full = [*start, *_silently(tool, both), *end]
            is_all_there = compile_all(full, source.value, str(output), _run)
            try:
                if embedded_bitcode.mark(str(output)):
                    return full if is_all_there else []
            except OSError as error:
                raise ToolchainError(f"cannot write `{output}`: {str(error.strerror).lower()}") from None
        plain = [*bitcode_flags(tool, own), *flags_for_source(tool, Path(source.value))]
        words = [*start, *_silently(tool, plain), *end]
        if tool.language is Language.FORTRAN:
            _run(words)
        else:
            compile_all(words, source.value, str(output), _run)
        if asked == _FAT[:1] and not _is_header(
            source
        ):  # what the compiler writes is not optimised: its machine code would be slow
            _fatten(output, command.level or 0)
        return []

    def link(self, command: Command, words: Sequence[str]) -> list[str]:
        """Let the real compiler link `words`, in which no bitcode is left, to the output that the command names.

        Returns its command without `-o`.
        """
        import tempfile

        from enzyme_build.toolchain import shared_linker

        tool = self.linker
        own = [word for word in words if not word.startswith(("-flto", "-ffat-lto"))]
        if os.environ.get(TARGET):
            _refuse_fortran_runtime(own)
        with tempfile.TemporaryDirectory(prefix="enzyme-") as folder:
            if tool.is_zig:
                from enzyme_build.toolchain import exclude_libs

                own = exclude_libs.as_version_script(translate_for_zig(own), Path(folder))
            if tool.is_zig and any("--version-script" in word for word in own):
                own.append("-Wl,--undefined-version")  # as GNU's linker: a script may name what is not there
            full = [*tool.command, *target_flags(tool), *own, *openmp.library_words(tool, own)]
            with _short(full) as short:
                shared_linker.run_driver(short, command.output or Path("a.out"))
        return full

    def _tool_for(self, source: Item) -> Tool:
        language = language_of(Path(source.value))
        if source.language.startswith("f") or (not source.language and language is Language.FORTRAN):
            return require(Language.FORTRAN)
        if self.language is Language.FORTRAN:
            return require(language or Language.C)
        return self.tool


def _flags_for(tool: Tool, command: Command) -> list[str]:
    """The flags of a command that a tool takes: a C compiler writes no module files, and refuses to be told where."""
    items = command.of(Kind.FLAG)
    if tool.language is not Language.FORTRAN:
        items = [item for item in items if not item.words[0].startswith(("-J", "-module-dir"))]
    return [word for item in items for word in item.words]


def _is_header(source: Item) -> bool:
    """Whether compiling it makes a precompiled header, which is no object."""
    said = source.language
    return said.endswith("-header") if said else Path(source.value).suffix in (".h", ".hh", ".hpp", ".hxx")


def _refuse_fortran_runtime(words: Sequence[str]) -> None:
    """A library may leave flang's run-time library to be found when it is loaded: on another machine it never is."""
    from enzyme_build.errors import LinkError
    from enzyme_build.toolchain import elf

    if any("flang_rt" in word or "FortranRuntime" in word for word in words):
        return
    for path in (Path(word) for word in words if word.endswith(".o")):
        data = path.read_bytes() if path.is_file() else b""
        wanted = elf.read(data).symbols.needed if data.startswith(elf.MAGIC) else frozenset[str]()
        if missing := sorted(name for name in wanted if name.startswith("_Fortran")):
            raise LinkError(
                f"the program calls flang's run-time library (`{missing[0]}`), which is here for this machine alone, "
                f"and not for {os.environ[TARGET]}",
                help="leave out what needs it (input and output, above all), or link the library of that machine: "
                "libflang_rt.runtime.a",
            )


def compile_sources(driver: Driver, command: Command, folder: Path) -> Command:
    """Compile every source of a link command; the command with objects in their places."""
    items: list[Item] = []
    for number, item in enumerate(command.items):
        if item.kind is Kind.SOURCE:
            output = folder / f"{number}-{Path(item.value).stem or 'stdin'}.o"
            driver.compile_source(command, item, output)
            item = Item(Kind.OBJECT, (str(output),), str(output))
        items.append(item)
    return replace(command, items=tuple(items))


def _launcher() -> list[str]:
    words = os.environ.get(LAUNCHER, "")
    if not words:
        return []
    import shlex  # most compilations have none

    return shlex.split(words)


def _dependencies(command: Command, output: Path, tool: Tool) -> list[str]:
    """The options that ask for a dependency file; what zig would name wrongly is said to it."""
    words = command.words(Kind.DEPENDENCIES)
    if not any(word in ("-MD", "-MMD") for word in words):
        return words
    final = command.output or output
    if not any(word.startswith("-MF") for word in words):
        words += ["-MF", str(final.with_suffix(".d"))]
    if not any(word.startswith(("-MT", "-MQ")) for word in words):
        words += ["-MQ", str(final)]
    return words


def _mpi_flags(tool: Tool, source: Path, flags: Sequence[str]) -> list[str]:
    from enzyme_build.toolchain.mpi_module import mpi_flags

    return mpi_flags(tool, source, flags)


def _module_flags(tool: Tool, source: Path) -> list[str]:
    from enzyme_build.toolchain.fortran_module import module_flags  # C shall not wait for it

    return module_flags(tool, source)


def _silently(tool: Tool, flags: list[str]) -> list[str]:
    """Our own flags, so that the compiler does not warn where it has no use for them (assembly, for one)."""
    if tool.is_zig or tool.language is Language.FORTRAN:
        return flags
    return ["--start-no-unused-arguments", *flags, "--end-no-unused-arguments"]


def _fatten(path: Path, level: int) -> None:
    """Machine code beside the bitcode of an object; what was assembly has none."""
    from enzyme_build.artifacts import Bitcode
    from enzyme_build.toolchain import bitcode, codegen, shared_linker

    for module in bitcode.read_input(path):
        if isinstance(module, Bitcode):
            shared_linker.write_output(path, codegen.fat_object(module, level))


def _run(command: list[str], environment: Mapping[str, str] = os.environ) -> None:
    with _short(command) as short:
        code = _exit_code(short, environment)
    if code != 0:
        raise CompilerFailed(code)


def _exit_code(command: list[str], environment: Mapping[str, str] = os.environ) -> int:
    """Run a program; `subprocess` would do the same, and takes a third of a short compilation to import."""
    try:
        return os.spawnvpe(os.P_WAIT, command[0], command, environment)  # pyright: ignore[reportDeprecated]
    except OSError as error:
        raise ToolchainError(f"cannot run `{command[0]}`: {error.strerror}") from None


@contextmanager
def _short(command: list[str]) -> Generator[list[str], None, None]:
    """The command, its arguments in a response file if they are too long for one."""
    if sum(map(len, command)) < _LONGEST_COMMAND:
        yield command
        return
    import tempfile

    handle, name = tempfile.mkstemp(suffix=".rsp")
    try:
        with os.fdopen(handle, "w", errors="surrogateescape") as stream:
            stream.writelines('"' + word.replace("\\", "\\\\").replace('"', '\\"') + '"\n' for word in command[1:])
        yield [command[0], f"@{name}"]
    finally:
        Path(name).unlink(missing_ok=True)
