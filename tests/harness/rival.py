"""Upstream Enzyme as a second engine, where the `catalyst` driver is installed: a rival, never an oracle.

The whole program is merged, optimised without vectorising or unrolling, differentiated by upstream's pass, optimised
again and linked.  It is used by hand (`python -m tests.harness --engine rival`) to tell a wrong program from a wrong
engine; differences decide.  CATALYST names the driver.
"""

from __future__ import annotations

import os
from pathlib import Path

import llvmlite.binding as llvm

from .builds import BuildFailure, compile_derivable, link_arguments, link_driver, run
from .programs import Program

_TRIGGER = "\ndeclare void @__enzyme_autodiff0(...)\n"


class Rival:
    """Builds with upstream Enzyme."""

    def build(self, program: Program, driver: Path, options: list[str], folder: Path) -> Path:
        """Compiles, merges, differentiates with `catalyst`, and links."""
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        llvm.initialize_native_asmparser()
        made = [compile_derivable(source, folder, options) for source in (*program.files, driver)]
        archives = [path for _, paths in made for path in paths]
        modules = [llvm.parse_bitcode(bitcode.read_bytes()) for bitcode, _ in made]
        whole = modules[0]
        for module in modules[1:]:
            whole.link_in(module, preserve=False)
        source = folder / "in.ll"
        source.write_text(str(whole).replace("optnone", "") + _TRIGGER)
        catalyst = os.environ.get("CATALYST", "catalyst")
        keep = ["--tool=llc", "--module-name=m", "--workspace=.", "--keep-intermediate"]
        run([catalyst, str(source), *keep, "-o", "m.o"], folder)
        after = folder / "2_AfterEnzymePasses.ll"
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
