"""The engine under test: the package's own pipeline, at link time or file by file."""

from __future__ import annotations

import sys
from pathlib import Path

from enzyme_build.artifacts import LinkJob, OutputKind
from enzyme_build.pipeline import run
from enzyme_build.toolchain.compilers import Language, language_of

from .builds import EXTRA, BuildFailure, compile_derivable, languages, link_arguments, link_driver
from .builds import run as run_tool
from .programs import Program


class Ours:
    """Builds with enzyme_build."""

    def build(self, program: Program, driver: Path, options: list[str], folder: Path) -> Path:
        """Compiles, differentiates and links by the package's pipeline, keeping its stages."""
        made = [compile_derivable(source, folder, options) for source in (*program.files, driver)]
        native = [str(path) for _, paths in made for path in paths]
        job = LinkJob(
            inputs=tuple(bitcode for bitcode, _ in made),
            output=folder / "library.so",
            kind=OutputKind.SHARED,
            level=0 if options[0] == "-O0" else 3,
            save_stages=folder,
            driver=tuple(link_driver(program)),
            link_arguments=(*native, *link_arguments(program)),
        )
        run(job)
        _check_debug_information(folder)
        return job.output


def _check_debug_information(stages: Path) -> None:
    """LLVM drops all debug information of a module in which some is wrong."""
    derived, optimised = ((stages / name).read_text(errors="replace") for name in ("4-derived.ll", "5-optimized.ll"))
    if "!llvm.dbg.cu" in derived and "!llvm.dbg.cu" not in optimised:
        raise BuildFailure("LLVM refused the debug information of the derived module")


class Separate:
    """The same by the drop-in compilers, each file on its own: separate mode; Rust's files are bitcode beside them."""

    def build(self, program: Program, driver: Path, options: list[str], folder: Path) -> Path:
        """Compiles every file to machine code with its derivatives, and links."""
        commands = {Language.C: "enzyme-cc", Language.CXX: "enzyme-c++", Language.FORTRAN: "enzyme-fc"}
        objects: list[str] = []
        for source in (*program.files, driver):
            language = language_of(source)
            if language not in commands:
                bitcode, native = compile_derivable(source, folder, options)
                objects += map(str, (bitcode, *native))
                continue
            where = [f"-J{folder}"] if language is Language.FORTRAN else []
            made = str(folder / f"{source.stem}.o")
            flags = [*options, *EXTRA.get(language, []), *where, "-w", "-fPIC", "-fenzyme-separate"]
            run_tool([_tool(commands[language]), *flags, "-c", str(source), "-o", made], folder)
            objects.append(made)
        known = languages(program)
        which = Language.FORTRAN if Language.FORTRAN in known else Language.CXX if Language.CXX in known else Language.C
        library = folder / "library.so"
        words = ["-shared", *objects, "-o", str(library), *link_arguments(program)]
        run_tool([_tool(commands[which]), *words], folder)
        return library


def _tool(name: str) -> str:
    return str(Path(sys.executable).parent / name)
