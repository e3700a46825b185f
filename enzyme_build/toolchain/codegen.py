"""Machine code from modules: position-independent object files, plain or with their bitcode beside it."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from enzyme_build.artifacts import Bitcode
from enzyme_build.errors import ToolchainError
from enzyme_build.toolchain import bitcode, device_code, user_compiler
from enzyme_build.toolchain.compilers import TARGET, Language, Tool, require, target_flags
from enzyme_build.toolchain.llvm import workspace
from enzyme_build.toolchain.optimizer import (
    finish,
    parse_text,
    ready_to_finish,
    target_machine,
    without_unrolling_mark,
)

Watch = Callable[[str], None]
_ASSEMBLY = re.compile(r"^module asm |\basm (?:sideeffect |alignstack |inteldialect |unwind )*\"", re.MULTILINE)
_SANITIZED = re.compile(
    r"^(?:attributes #\d+ = \{|define )[^\n]*\bsanitize_(address|hwaddress|memory|thread)\b", re.MULTILINE
)


def object_bytes(module: Any, level: int) -> bytes:
    """The object file of an optimised module, which is used up by it.

    Level 0 is for what came from a compiler's -O0 as it is (`optnone`); it loses the result of a cast between a double
    and an integer (LLVM 20's FastISel, x86-64), which optimised code is full of.
    """
    if not _reads_assembly_of(module.triple) and _ASSEMBLY.search(text := str(module)):
        return _by_c_compiler(text, [f"-O{max(level, 1)}", *_target(module.triple)], "make machine code of")
    try:
        return target_machine(module.triple, max(level, 1)).emit_object(module)
    except RuntimeError as error:
        raise ToolchainError(f"LLVM cannot make machine code of this module: {error}") from None


def instrumentation(text: str) -> list[str]:
    """The compilers' options for what instruments a module: sanitizers, and counters of executions."""
    found = [f"-fsanitize={name}" for name in dict.fromkeys(_SANITIZED.findall(text))]
    return [*found, *["-fprofile-instr-generate"] * ("@llvm.instrprof." in text)]


def instrumented_object(module: Any, level: int, options: Sequence[str]) -> bytes:
    """The same with instrumentation: that is the business of the C compiler, which has its run-time library."""
    return _by_c_compiler(str(module), [f"-O{min(level, 1)}", *options], "instrument")


def _by_c_compiler(text: str, options: Sequence[str], what: str) -> bytes:
    tool = require(Language.C)
    with TemporaryDirectory(prefix="enzyme-") as folder:
        source, output = Path(folder) / "derived.ll", Path(folder) / "derived.o"
        source.write_text(text, encoding="utf-8", errors="surrogateescape")
        done = user_compiler.run(tool, source, output, ["-fPIC", *options, "-c"])
        if done.returncode != 0:
            raise ToolchainError(f"`{tool.label}` cannot {what} this module: {done.stderr.strip()}")
        return output.read_bytes()


def _reads_assembly_of(triple: str) -> bool:
    """llvmlite has an assembler for the machine that it runs on, and would end the process for others."""
    machine = triple.partition("-")[0]
    return {"arm64": "aarch64"}.get(machine, machine) == os.uname().machine


def _target(triple: str) -> list[str]:
    """The options that make the C compiler write for a module's machine."""
    tool = require(Language.C)
    return target_flags(tool) if os.environ.get(TARGET) or tool.is_zig else [f"--target={triple}"]


def optimised_object(text: str, level: int, has_derivatives: bool, watch: Watch | None = None) -> bytes:
    """The object file of a whole program, optimised for speed; `watch` is shown the optimised text."""
    if device_code.is_for_device(text):
        return device_code.machine_code(ready_to_finish(text, has_derivatives), level)
    text, extra = ready_to_finish(text, has_derivatives), instrumentation(text)
    made = None
    if level > 0 and not extra and user_compiler.takes(text):
        vectors = "-fslp-vectorize" if level > 1 and not has_derivatives else "-fno-slp-vectorize"
        made = _by_user_compiler(text, [f"-O{level}", vectors], watch)
    if made is not None:
        return made
    with workspace() as memory:
        module = finish(text, level, memory, short_vectors=not has_derivatives)
        if watch is not None:
            watch(str(module))
        return instrumented_object(module, level, extra) if extra else object_bytes(module, level)


def _by_user_compiler(text: str, options: list[str], watch: Watch | None) -> bytes | None:
    """In two steps where somebody wants to see what is between them."""
    if watch is None:
        return user_compiler.machine_code(text, options)
    optimised = user_compiler.optimised(text, options)
    if optimised is None:
        return None
    watch(optimised)
    return user_compiler.machine_code(optimised, [*options, "-Xclang", "-disable-llvm-passes"])


def compile_natively(source: Bitcode, level: int) -> bytes:
    """The object file of one module as a plain compiler makes it."""
    with workspace() as memory:
        text = str(bitcode.parse(source, memory))
        return object_bytes(finish(ready_to_finish(text), level, memory), level)


def machine_code_by(tool: Tool, source: Bitcode, level: int) -> bytes:
    """The same, made by the user's own compiler if it can: its build of LLVM takes half the time of the one in here."""
    if not tool.compiles_bitcode:
        bitcode.check([source])
        return compile_natively(source, level)
    with TemporaryDirectory(prefix="enzyme-") as folder:
        written, output = Path(folder) / f"module.{'ll' if source.is_text else 'bc'}", Path(folder) / "module.o"
        written.write_bytes(without_unrolling_mark(source.data))
        done = user_compiler.run(tool, written, output, [f"-O{level}", "-fPIC", "-c"])
        if done.returncode != 0:
            bitcode.check([source])  # says whose fault it is
            raise ToolchainError(f"`{tool.label}` cannot make machine code of `{source.name}`: {done.stderr.strip()}")
        return output.read_bytes()


def fat_object(source: Bitcode, level: int) -> bytes:
    """An object file that holds the machine code and, in the section `.llvm.lto`, the bitcode."""
    carried = "".join(f"\\{byte:02X}" for byte in source.data)
    passenger = (
        f'\n@enzyme_build.bitcode = private constant [{len(source.data)} x i8] c"{carried}", '
        f'section "{bitcode.LTO_SECTION}", align 1, !exclude !{{}}\n'
    )
    with workspace() as memory:
        text = str(bitcode.parse(source, memory))
        if options := instrumentation(text):
            return instrumented_object(text + passenger, level, options)
        module = finish(ready_to_finish(text), level, memory)
        return object_bytes(parse_text(str(module) + passenger, memory), level)
