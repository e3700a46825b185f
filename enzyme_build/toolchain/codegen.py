"""Machine code from modules: position-independent object files, plain or with their bitcode beside it."""

from __future__ import annotations

from typing import Any

from enzyme_build.artifacts import Bitcode
from enzyme_build.errors import ToolchainError
from enzyme_build.toolchain import bitcode
from enzyme_build.toolchain.llvm import workspace
from enzyme_build.toolchain.optimizer import finish, parse_text, target_machine


def object_bytes(module: Any, level: int) -> bytes:
    """The object file of an optimised module, which is used up by it."""
    try:
        return target_machine(module.triple, level).emit_object(module)
    except RuntimeError as error:
        raise ToolchainError(f"LLVM cannot make machine code of this module: {error}") from None


def compile_natively(source: Bitcode, level: int) -> bytes:
    """The object file of one module as a plain compiler makes it."""
    with workspace() as memory:
        text = str(bitcode.parse(source, memory))
        return object_bytes(finish(text, level, memory), level)


def fat_object(source: Bitcode, level: int) -> bytes:
    """An object file that holds the machine code and, in the section `.llvm.lto`, the bitcode."""
    carried = "".join(f"\\{byte:02X}" for byte in source.data)
    passenger = (
        f'\n@enzyme_build.bitcode = private constant [{len(source.data)} x i8] c"{carried}", '
        f'section "{bitcode.LTO_SECTION}", align 1, !exclude !{{}}\n'
    )
    with workspace() as memory:
        module = finish(str(bitcode.parse(source, memory)), level, memory)
        return object_bytes(parse_text(str(module) + passenger, memory), level)
