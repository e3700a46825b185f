"""Sources with settings become an importable module: compiled natively, or linked with derivatives."""

from __future__ import annotations

import importlib.util
import itertools
import subprocess
from pathlib import Path
from types import ModuleType
from typing import Any

from enzyme_build import ir
from enzyme_build.bindings import Prototype, bind, prototypes
from enzyme_build.settings import settings_from_table
from enzyme_build.toolchain import bitcode, module_linker
from enzyme_build.toolchain.compilers import Language, compile_to_bitcode, language_of, require

_numbers = itertools.count()
FLOW_AND_CHAIN = """
#include <math.h>
void flow(const double *x, double k, int n, double *y) {
    for (int i = 0; i < n; ++i) y[i] = k * sin(x[i]) + (i ? x[i - 1] * x[i] : 0);
}
double chain(const double *x, int n, double k) {
    double sum = 0;
    for (int i = 0; i + 1 < n; ++i) sum += k * pow(x[i + 1] - x[i], 4);
    return sum;
}
"""


def compiled(folder: Path, sources: dict[str, str], *flags: str) -> list[Path]:
    """Each source as a bitcode object with debug information."""
    objects: list[Path] = []
    for name, text in sources.items():
        source = folder / name
        source.write_text(text)
        modules = (f"-J{folder}",) if language_of(source) is Language.FORTRAN else ()
        options = ("-g", "-fPIC", *modules, *(flags or ("-O2",)))
        objects.append(compile_to_bitcode(source, folder / f"{name}.o", options))
    return objects


def read(objects: list[Path]) -> dict[str, Prototype]:
    """The prototypes in some objects, by name."""
    found: dict[str, Prototype] = {}
    for item in bitcode.read_inputs(objects):
        parsed = ir.parse_module(module_linker.link([item]).text)
        found |= {prototype.name: prototype for prototype in prototypes(parsed)}
    return found


def load(path: Path) -> ModuleType:
    """Import a generated module, under a name of its own."""
    spec = importlib.util.spec_from_file_location(f"{path.stem}_{next(_numbers)}", path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def build_native(folder: Path, sources: dict[str, str], functions: dict[str, Any]) -> ModuleType:
    """A module of the functions alone, made without the differentiating linker."""
    without = {name: {**table, "gradient": False, "jvp": False, "hvp": False} for name, table in functions.items()}
    decided = bind(compiled(folder, sources), settings_from_table({"functions": without}))
    languages = {language_of(folder / name) for name in sources}
    driver = require(Language.FORTRAN if Language.FORTRAN in languages else Language.C).command
    files = [str(folder / name) for name in sources]
    command = [*driver, "-O1", "-shared", "-fPIC", *files, "-o", str(folder / "libnative.so"), "-lm"]
    subprocess.run(command, check=True, cwd=folder)
    decided.write_package_files(folder / "native.py", "libnative.so")
    return load(folder / "native.py")


def build_derived(
    folder: Path, sources: dict[str, str], functions: dict[str, Any], archive: bool = False, has_c: bool = False
) -> ModuleType:
    """A module with the gradients that the tables ask for; its objects may come out of an archive.

    `has_c`: with a header and a module of Fortran, too, `derivatives.h` and `derivatives.f90`.
    """
    from enzyme_build.cli.main import main

    objects = compiled(folder, sources)
    if archive:
        subprocess.run(["ar", "qcS", str(folder / "liball.a"), *map(str, objects)], check=True)
        objects = [folder / "liball.a"]
    decided = bind(objects, settings_from_table({"functions": functions}), has_c=has_c)
    decided.write_requests(folder / "requests.ll")
    for suffix in ("h", "f90") if has_c else ():
        decided.write_interface(folder / f"derivatives.{suffix}")
    words = [*map(str, objects), str(folder / "requests.ll"), "-shared", "-o", str(folder / "libderived.so"), "-lm"]
    assert main(["link", *words]) == 0
    decided.write_package_files(folder / "derived.py", "libderived.so")
    return load(folder / "derived.py")
