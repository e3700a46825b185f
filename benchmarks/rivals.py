"""The others: what else makes gradients of the same programs, as far as this machine has it.

`first`: this engine on what was written, before any optimisation, as a compiler's plugin would see it at -O0.
`enzyme`: upstream Enzyme, inside the compiler driver of the Python package `pennylane-catalyst` (LLVM 22), or as a
plugin for clang that the user names; the same optimiser and code generator follow.  `adolc`, `sacado`, `cppad`: C++
libraries whose numbers record what is done with them; they take the programs that are templates.  `jax`, `torch`: see
`frameworks`.
"""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from benchmarks import frameworks
from benchmarks.timing import FLAGS, NOT_MEANT, Failure, Program, command, driver
from enzyme_build.artifacts import Bitcode
from enzyme_build.toolchain import bitcode, codegen, compilers, module_linker, optimizer
from enzyme_build.toolchain.compilers import Language
from enzyme_build.toolchain.llvm import workspace

AS_WRITTEN = ["-O1", "-Xclang", "-disable-llvm-passes"]
PLAIN_LOOPS = ["-fno-vectorize", "-fno-slp-vectorize", "-fno-unroll-loops"]
RECORDERS = {  # header and library
    "adolc": ("adolc/adolc.h", "-ladolc"),
    "sacado": ("trilinos/Sacado_trad.hpp", "-ltrilinos_sacado"),
    "cppad": ("cppad/cppad.hpp", "-lcppad_lib"),
}
_INCLUDES = (Path("/usr/include"), Path("/usr/local/include"))


@dataclass(frozen=True)
class Rival:
    """`missing` says why it cannot take part, if it cannot."""

    name: str
    build: Callable[[Program, str, Path], Path]
    missing: str = ""


def rivals(catalyst: str, plugin: str) -> list[Rival]:
    """Everyone that there is a way to run, present or not."""
    with_clang = Rival("first", _build_first, "" if _clang() else "no clang")
    recorders = (_recorder(name) for name in RECORDERS)
    return [with_clang, _enzyme(catalyst, plugin), *recorders, *(_framework(name) for name in frameworks.NAMES)]


def _clang() -> str:
    tool = compilers.find(Language.C)
    return "" if tool.is_zig or not tool.fits else tool.command[0]


def _compiler(source: Path) -> str:
    tool = compilers.find({".cpp": Language.CXX, ".f90": Language.FORTRAN}.get(source.suffix, Language.C))
    return tool.command[0]


def _as_bitcode(program: Program, flags: list[str], fortran_flags: list[str], folder: Path) -> list[Path]:
    made: list[Path] = []
    for source, macros in program.sources:
        out = folder / f"{source.stem}.bc"
        own = fortran_flags if source.suffix == ".f90" else [*flags, *macros]
        command([_compiler(source), *own, "-emit-llvm", "-c", str(source), "-o", str(out)])
        made.append(out)
    return made


def _place(program: Program, tool: str, mode: str, folder: Path) -> Path:
    place = folder / tool / f"{program.name.replace(' ', '-')}-{mode}"
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    return place


# ---- this engine, before optimisation -------------------------------------------------------------------------------
def _build_first(program: Program, mode: str, folder: Path) -> Path:
    place = _place(program, "first", mode, folder)
    inputs = _as_bitcode(program, [*AS_WRITTEN, *FLAGS[mode][1:]], ["-O0", *FLAGS[mode][1:]], place)
    out = place / "program"
    words = [driver(program.path), "-O3", *map(str, inputs), "-o", str(out), "-lm"]
    command(words, {optimizer.DIFFERENTIATE_FIRST: "1"})
    return out


# ---- upstream Enzyme ------------------------------------------------------------------------------------------------
def _enzyme(catalyst: str, plugin: str) -> Rival:
    if plugin:
        return Rival("enzyme", lambda p, mode, folder: _build_with_plugin(p, mode, folder, plugin))
    found = shutil.which(catalyst or "catalyst")
    why = "" if found else "pip install --no-deps pennylane-catalyst==0.15.0, or name its driver: --catalyst PATH"
    return Rival("enzyme", lambda p, mode, folder: _build_with_catalyst(p, mode, folder, found or ""), why)


def _build_with_plugin(program: Program, mode: str, folder: Path, plugin: str) -> Path:
    place = _place(program, "enzyme", mode, folder)
    out = place / "program"
    if program.path.suffix != ".c":
        raise Failure("the plugin is tried on C")
    sources = [word for source, macros in program.sources for word in (*macros, str(source))]
    command([_clang(), *FLAGS[mode], f"-fplugin={plugin}", *sources, "-o", str(out), "-lm"])
    return out


def _build_with_catalyst(program: Program, mode: str, folder: Path, catalyst: str) -> Path:
    """It runs Enzyme where a function has this unmangled name, and leaves the module as it is behind that."""
    place = _place(program, "enzyme", mode, folder)
    flags = ["-O2", *FLAGS[mode][1:], *PLAIN_LOOPS]
    modules = bitcode.read_inputs(_as_bitcode(program, flags, flags, place))
    text = module_linker.link([m for m in modules if isinstance(m, Bitcode)]).text
    module = place / "in.ll"
    module.write_text(text + "\ndeclare void @__enzyme_autodiff0(...)\n")
    words = [catalyst, "--tool=llc", str(module), "--module-name=m", f"--workspace={place}", "--keep-intermediate"]
    subprocess.run([*words, "-o", str(place / "m.o")], capture_output=True)
    derived = place / "2_AfterEnzymePasses.ll"
    if not derived.exists():
        raise Failure("its compiler fails")
    with workspace() as memory:
        made = optimizer.finish(derived.read_text(), 3, memory)
        (place / "derived.o").write_bytes(codegen.object_bytes(made, 3))
    out = place / "program"
    command([_compiler(program.path), str(place / "derived.o"), "-o", str(out), "-lm"])
    return out


# ---- libraries that record ------------------------------------------------------------------------------------------
def _recorder(name: str) -> Rival:
    header, _ = RECORDERS[name]
    present = any((folder / header).exists() for folder in _INCLUDES)
    why = "" if present and _clang() else f"<{header}> is not installed"
    return Rival(name, lambda program, mode, folder: _build_recorder(program, mode, folder, name), why)


def _build_recorder(program: Program, mode: str, folder: Path, name: str) -> Path:
    if not program.is_template:
        raise Failure(NOT_MEANT)
    place = _place(program, name, mode, folder)
    header, library = RECORDERS[name]
    includes = [f"-I{folder / Path(header).parent}" for folder in _INCLUDES if (folder / header).exists()]
    objects: list[str] = []
    for source, macros in program.sources:
        out = str(place / f"{source.stem}.o")
        own = [f"-D{name.upper()}", *includes, "-w"] if source.suffix == ".cpp" else []
        command([_compiler(source), *FLAGS[mode], *own, *macros, "-c", str(source), "-o", out])
        objects.append(out)
    out = place / "program"
    command([_compiler(program.path), *objects, "-o", str(out), *_present([library]), "-lm"])
    return out


def _present(libraries: list[str]) -> list[str]:
    """Those that can be linked: headers suffice for some of these libraries."""
    folders = [Path(name) for name in ("/usr/lib/x86_64-linux-gnu", "/usr/lib", "/usr/local/lib")]
    return [flag for flag in libraries if any((f / f"lib{flag[2:]}.so").exists() for f in folders)]


# ---- array frameworks -----------------------------------------------------------------------------------------------
def _framework(name: str) -> Rival:
    why = "" if importlib.util.find_spec(name) else f"pip install {name}"
    return Rival(name, lambda program, mode, folder: _script(program, mode, folder, name), why)


def _script(program: Program, mode: str, folder: Path, name: str) -> Path:
    """An executable file that times the same function of arrays."""
    if program.name not in frameworks.PROGRAMS:
        raise Failure(NOT_MEANT)
    out = _place(program, name, mode, folder) / "program"
    root = str(Path(__file__).resolve().parent.parent)
    lines = [f"#!{sys.executable}", "import sys", f"sys.path.insert(0, {root!r})", "from benchmarks import frameworks"]
    out.write_text("\n".join([*lines, f"frameworks.main({name!r}, {program.name!r}, int(sys.argv[1]))", ""]))
    out.chmod(0o755)
    return out
