"""Upstream Enzyme as a second engine, where the `catalyst` driver is installed: a rival, never an oracle.

The whole program is merged, optimised without vectorising or unrolling, differentiated by upstream's pass, optimised
again and linked.  It is used by hand (`python -m tests.harness --engine rival`) to tell a wrong program from a wrong
engine; differences decide.  CATALYST names the driver.  The shadows of globals are left to upstream's user, and both
modes share them: so each mode has its library, and each call of a derivative a fresh copy of that.
"""

from __future__ import annotations

import ctypes
import os
import re
import shutil
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm

from .builds import BuildFailure, compile_derivable, link_arguments, link_driver, run
from .checks import Entries, RequestCheck
from .drivers import derivative_driver
from .programs import Program, Request

_TRIGGER = "\ndeclare void @__enzyme_autodiff0(...)\n"


class Rival:
    """Builds with upstream Enzyme: one library for each mode, because both would share the shadows of globals."""

    def build(self, program: Program, driver: Path, options: list[str], folder: Path) -> Path:
        """The path of the library without the mode."""
        for mode in dict.fromkeys(mode for request in program.requests for mode in request.modes):
            only = tuple(replace(r, modes=(mode,) if mode in r.modes else ()) for r in program.requests)
            driver.write_text(derivative_driver(only))
            (folder / mode).mkdir(exist_ok=True)
            library = self._build(program, driver, options, folder / mode)
            library.rename(library_of(folder / "library.so", mode))
        return folder / "library.so"

    def _build(self, program: Program, driver: Path, options: list[str], folder: Path) -> Path:
        """Compiles, merges, differentiates with `catalyst`, and links."""
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        llvm.initialize_native_asmparser()
        made = [compile_derivable(source, folder, options, debug=False) for source in (*program.files, driver)]
        archives = [path for _, paths in made for path in paths]
        modules = [llvm.parse_bitcode(bitcode.read_bytes()) for bitcode, _ in made]
        whole = modules[0]
        for module in modules[1:]:
            whole.link_in(module, preserve=False)
        source = folder / "in.ll"
        source.write_text(str(whole).replace("optnone", "") + _TRIGGER)
        after = folder / "2_AfterEnzymePasses.ll"
        after.unlink(missing_ok=True)
        keep = ["--tool=llc", "--module-name=m", "--workspace=.", "--keep-intermediate"]
        run([_driver(), str(source), *keep, "-o", "m.o"], folder)
        if not after.exists():
            raise BuildFailure("catalyst wrote no derived module")
        return self._link(program, after, archives, folder)

    @staticmethod
    def _link(program: Program, derived: Path, archives: list[Path], folder: Path) -> Path:
        module = llvm.parse_assembly(derived.read_text())
        target = llvm.Target.from_triple(module.triple or llvm.get_default_triple())
        machine = target.create_target_machine(opt=2, reloc="pic", codemodel="default")
        tuning = llvm.create_pipeline_tuning_options(speed_level=2)
        builder = llvm.create_pass_builder(machine, tuning)
        builder.getModulePassManager().run(module, builder)
        module_object = folder / "derived.o"
        module_object.write_bytes(machine.emit_object(module))
        library = folder / "library.so"
        objects = [str(path) for path in (module_object, *archives)]
        command = [*link_driver(program), "-shared", *objects, "-o", str(library), *link_arguments(program)]
        run([*command, "-Wl,-z,defs"], folder)
        return library


def library_of(library: Path, mode: str) -> Path:
    """The library of a mode."""
    return library.with_stem(f"{library.stem}-{mode}")


class FreshEntries(Entries):
    """Entries that start from a mode's library as it was built."""

    def __init__(self, library: Path, k: int, request: Request) -> None:
        self._path = library
        super().__init__(library_of(library, request.modes[0]), k, request)

    def _call(self, what: str, *arguments: Any) -> None:
        mode = what if what in self.request.modes else self.request.modes[0]
        with tempfile.NamedTemporaryFile(suffix=".so") as copy:
            shutil.copyfile(library_of(self._path, mode), copy.name)
            self._library = ctypes.CDLL(copy.name)
        super()._call(what, *arguments)


class RivalCheck(RequestCheck):
    """The checks of one request, of upstream's derivatives."""

    derived_entries = FreshEntries


def version() -> str:
    """The driver's package and its LLVM."""
    package = Path(_driver()).parent / "python"
    said = run([str(package), "-m", "pip", "list", "--disable-pip-version-check"], Path.cwd())
    name = re.search(r"pennylane.catalyst\s+(\S+)", said, re.IGNORECASE)
    llvm_version = re.search(r"LLVM version (\S+)", run([_driver(), "--version"], Path.cwd()))
    parts = [f"pennylane-catalyst {name[1]}" if name else "catalyst", f"LLVM {llvm_version[1]}" if llvm_version else ""]
    return " with ".join(part for part in parts if part)


def _driver() -> str:
    return os.environ.get("CATALYST", "catalyst")
