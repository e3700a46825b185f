"""`--cuda-device-only` and its kin: sources for a device, all files as one module, become PTX or machine code.

enzyme-c++ -x cuda --cuda-device-only --cuda-gpu-arch=sm_80 -S kernels.cu -o kernels.ptx
enzyme-c++ -x hip --cuda-device-only --offload-arch=gfx90a -c kernels.hip -o kernels.hsaco
"""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

from enzyme_build import diagnostics
from enzyme_build.artifacts import LinkJob, OutputKind
from enzyme_build.cli.driver_link import stages_of
from enzyme_build.errors import InputError
from enzyme_build.toolchain import cuda, device_code, drivers, shared_linker
from enzyme_build.toolchain.bitcode import read_inputs
from enzyme_build.toolchain.command_line import Command, Item, Kind

LEVEL = 3  # of a command that does not say
_ONLY = ("--cuda-device-only", "--offload-device-only")
_TARGET = re.compile(r"--target=(nvptx64|amdgcn)")
_TEXT = ("-emit-llvm",)  # the compiler's own text, for a link


def is_for_device(command: Command) -> bool:
    """Whether a command makes code for a device, which is then differentiated and complete."""
    flags = [item.words[0] for item in command.of(Kind.FLAG)]
    asked = any(flag in _ONLY or _TARGET.match(flag) for flag in flags)
    return asked and not any(flag in _TEXT for flag in flags) and bool(command.of(Kind.SOURCE, Kind.OBJECT))


def is_whole_cuda(command: Command) -> bool:
    """Whether a command compiles CUDA or HIP for the host and a device at once."""
    sources = command.of(Kind.SOURCE)
    names = {source.language or Path(source.value).suffix.removeprefix(".") for source in sources}
    flags = {item.words[0] for item in command.of(Kind.FLAG)}
    return bool(names & {"cuda", "cu", "hip"}) and not flags & {*_ONLY, "--cuda-host-only", "--offload-host-only"}


def refuse_whole_cuda() -> None:
    """Raise InputError: a program for both machines has no derivatives of its launches."""
    raise InputError(
        "a program for the host and a device at once is not differentiated: `<<<…>>>` has no derivative",
        help="compile the kernels alone (--cuda-device-only), with requests inside of them, and load their PTX; the "
        "host's side goes to the compiler itself, or here with --cuda-host-only",
    )


def make(driver: drivers.Driver, command: Command, folder: Path) -> None:
    """Compile every source, differentiate all of it, and write PTX (`-S`) or machine code (`-c`, or nothing)."""
    from enzyme_build import pipeline  # plain compilations shall not wait for it

    flags = {item.words[0] for item in command.of(Kind.FLAG)}
    is_text, output = "-S" in flags, command.output
    own = (item for item in command.items if item.words[0] != "-S")
    compiled = replace(command, items=(*own, Item(Kind.FLAG, ("-emit-llvm",))))
    paths: list[Path] = []
    for number, item in enumerate(command.of(Kind.SOURCE, Kind.OBJECT)):
        if item.kind is Kind.OBJECT:
            paths.append(Path(item.value))
            continue
        made = folder / f"{number}-{Path(item.value).stem}.bc"
        driver.compile_source(compiled, item, made)
        paths.append(made)
    name = f"{Path(command.of(Kind.SOURCE, Kind.OBJECT)[0].value).stem}.{'s' if is_text else 'o'}"
    output = output or Path(name)
    with diagnostics.about(str(output)):
        inputs = read_inputs(paths)
        job = LinkJob(
            inputs=(),
            output=output,
            kind=OutputKind.OBJECT,
            level=LEVEL if command.level is None else command.level,
            rule_files=tuple(map(Path, command.ours("--rules"))),
            save_stages=stages_of(command),
            stops_late=command.stops_late,
        )
        code = pipeline.derive(inputs, job, lambda name, hidden: True)
        is_ptx = not code.startswith(b"\x7fELF")
        if is_text and not is_ptx:
            raise InputError("AMD's code is not written as text", help="leave `-S` out")
        shared_linker.write_output(output, code if is_text or not is_ptx else device_code.assembled(code))


def words_for_toolkit(command: Command) -> list[str]:
    """What a command for CUDA or HIP lacks: the headers, and that mathematical functions keep their names.

    (They have derivatives by name, and get their bodies when everything is differentiated.)
    """
    flags = {item.words[0].split("=")[0] for item in command.of(Kind.FLAG)}
    languages = {source.language or Path(source.value).suffix.removeprefix(".") for source in command.of(Kind.SOURCE)}
    is_alone = bool(flags & {*_ONLY})
    if languages & {"cuda", "cu"}:
        has_place = bool(flags & {"--cuda-path", "-nocudainc"})
        place = [] if has_place else _places(cuda.require_toolkit())
        return [*place, "-Wno-unknown-cuda-version", *["-nocudalib"] * is_alone]
    return ["-nogpulib"] if languages & {"hip"} and is_alone else []


def _places(toolkit: Path) -> list[str]:
    """Where a toolkit has its headers: those of CUDA's C++ library may be in a folder of their own."""
    library = toolkit / "include" / "cccl"
    return [f"--cuda-path={toolkit}", *(["-isystem", str(library)] if library.is_dir() else [])]
